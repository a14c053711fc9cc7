"""Puts pieces, places and previews of Elios on the scene, where the layout has them, under keys of the plain board."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6 import QtCore, QtGui

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.elios.board import gestures, listing
from elios_desktop.games.elios.board.draft import Arranging, Placing
from elios_desktop.games.elios.rules import deal, game, moves
from elios_desktop.games.elios.table import beams, layout
from elios_desktop.games.elios.table.drawing import Drawing
from elios_desktop.games.elios.table.tags import Tag
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate


class Pieces:
    """What the plain board lists, and the decorations around it, for one position."""

    def __init__(self, scene: TableScene, drawing: Drawing, situation: listing.EliosSituation) -> None:
        self._scene = scene
        self._drawing = drawing
        self._board = listing.EliosBoard(())
        self._situation = situation
        self._bouquets: dict[str, beams.Bouquet] = {}
        """Where bundles lie, by the key of the bundle, or of the slot while a seat arranges."""
        self._corners: dict[Seat, layout.Corner] = {}
        self._raised: listing.TiedBeam | None = None

    def draw(
        self,
        board: listing.EliosBoard,
        situation: listing.EliosSituation,
        tags: Mapping[Seat, Tag],
        last: Sequence[Event],
    ) -> None:
        """Everything anew. The first seat of `tags` has the rack, the others sit clockwise; `last`: the last move."""
        self._board, self._situation, self._raised = board, situation, None
        view, draft, drawing = situation.view, situation.draft, self._drawing
        put = draft.put if isinstance(draft, Placing) else {}
        drawing.columns(view.columns, view.discs)
        drawing.discs(view.discs, view.result is not None)
        drawing.elevation(view.columns, view.discs, {column: letter for letter, column in put.items()})
        drawing.supply(deal.MOST_DISCS - view.discs)
        front, *others = tags
        drawing.tag(front, drawing.where.own, tags[front])
        self._corners = dict(zip(others, drawing.where.corners, strict=True))
        for seat, corner in self._corners.items():
            drawing.tag(seat, corner.plate, tags[seat])
            drawing.small_bundles(seat, corner.room, listing.groups_before(view, seat, board.orders))
        for event in last:
            self._mark(event, tags)
        self._bouquets = dict(self._lay_bouquets())
        for held in board.held.values():
            piece = self._scene.piece(held.key)
            match held:
                case listing.SpareDisc():
                    self._disc(piece)
                case listing.Bundle():
                    self._bundle(piece, held)
                case listing.TiedBeam():
                    self._tied(piece, held)
                case listing.LooseBeam():
                    self._loose(piece, held)
        for spot in board.spots.values():
            self._scene.add_place(self._place(spot))
        for thing in board.things:
            if thing.key in board.held:
                self._scene.pieces[thing.key].label = thing.label
            else:
                self._scene.places[thing.key].label = thing.label
        if isinstance(draft, Placing):
            for column in game.open_columns(game.placements(situation.legal, draft.letters, draft.put), draft.left):
                drawing.open_column(column, view.height(column) + 1)

    # -- where things lie

    def corner_of(self, seat: Seat) -> layout.Corner | None:
        """Tell where a seat sits; None: its groups lie in the rack."""
        return self._corners.get(seat)

    def _mark(self, event: Event, tags: Mapping[Seat, Tag]) -> None:
        """What the last move brought, as long as nothing lies on it."""
        view = self._situation.view
        match event:
            case moves.BeamLanded(seat, _, column, level) if view.height(column) == level:
                self._drawing.last_beam(column, level, tags[seat].colour)
            case moves.DiscAdded(seat, discs) if view.discs == discs:
                self._drawing.last_disc(discs, tags[seat].colour)
            case moves.GroupSplit(seat, _, single, rest) if seat in self._corners:
                room, groups = self._corners[seat].room, listing.groups_before(view, seat, self._board.orders)
                self._drawing.last_parts(room, groups, (single, rest), tags[seat].colour)

    def _lay_bouquets(self) -> Iterator[tuple[str, beams.Bouquet]]:
        where, draft = self._drawing.where, self._situation.draft
        whole = where.whole
        if isinstance(draft, Arranging):
            slots = [spot for spot in self._board.spots.values() if isinstance(spot, listing.Slot)]
            laid = beams.bouquets(whole, [*map(len, draft.bundles), 0], middle=True)
            yield from zip((slot.key for slot in slots), laid, strict=True)
            return
        groups = listing.groups_before(self._situation.view, listing.front_seat(self._situation), self._board.orders)
        laid = self._drawing.rack_bouquets(groups)
        yield from zip((bundle.key for bundle in listing.bundles_of(groups)), laid, strict=True)

    # -- pieces

    def _disc(self, piece: Piece) -> None:
        left, size = deal.MOST_DISCS - self._situation.view.discs, self._drawing.supply_size()
        lifted = self._drawing.disc_picture(lifted=True)
        piece.stand(self._drawing.supply_spot(left - 1), 28.0, self._drawing.supply_picture(left == 1), lifted)
        piece.grip = QtGui.QPainterPath()
        piece.grip.addEllipse(QtCore.QPointF(0, 0), size.width(), size.height() * 1.2)

    def _bundle(self, piece: Piece, bundle: listing.Bundle) -> None:
        put = listing.put_of(bundle, self._situation.draft)
        self._drawing.stand_bundle(piece, self._bouquets[bundle.key], bundle.shown, "".join(put))

    def _tied(self, piece: Piece, beam: listing.TiedBeam) -> None:
        bouquet, column = (
            self._bouquets[beam.bundle.key],
            listing.put_of(beam.bundle, self._situation.draft).get(beam.letter),
        )
        if column is None:
            self._drawing.stand_tip(piece, bouquet, beam.bundle.shown.index(beam.letter), beam.letter)
            return
        picture, centre = self._drawing.laid_beam(column, self._situation.view.height(column) + 1, beam.letter)
        lifted = self._drawing.beam_picture(beam.letter, bouquet.length, 0.0, share=0.5, lifted=True)
        piece.stand(centre, 50.0, picture, lifted)
        piece.grip = None

    def _loose(self, piece: Piece, beam: listing.LooseBeam) -> None:
        draft = self._situation.draft
        assert isinstance(draft, Arranging)  # only then beams are loose
        home = draft.home_of(beam.name)
        bundle, bouquet = draft.bundles[home], self._bouquets[listing.Slot(home, False).key]
        self._drawing.stand_beam(piece, bouquet, bundle.index(beam.name), beam.name[0])
        if len(bundle) > 1 and beam.name == bundle[0]:
            self._drawing.cord(f"cord {home + 1}", bouquet)

    # -- places

    def _place(self, spot: listing.Spot) -> Place:
        where = self._drawing.where
        match spot:
            case listing.Column(number):
                height = self._situation.view.height(number)
                centre = where.sun.spot(number, min(height + 1, deal.HIGHEST))
                return Place(spot.key, self._drawing.outline(number, height), centre, hollow=True)
            case listing.Sun():
                return Place(spot.key, where.sun.disc_shape(), where.sun.centre, glow_key=spot.key)
            case listing.SplitBox():
                self._drawing.slot(spot.key, where.split, self._label(spot))
                return Place(spot.key, rounded(where.split), where.split.center(), glow_key=spot.key)
            case listing.Rack():
                rack = where.whole.adjusted(-5, -1, 5, 1)
                if listing.SplitBox.key in self._board.spots:
                    rack.setRight(where.split.left() - 6)
                return Place(spot.key, rounded(rack), rack.center(), glow_key=spot.key)
            case listing.Supply():
                return self._supply(spot)
            case listing.SeatPlace(seat):
                return self._seat(seat, spot)
            case listing.BeamChoice(bundle, letter):
                bouquet, index = self._bouquets[bundle.key], bundle.shown.index(letter)
                shape, centre = self._drawing.choice(spot.key, bouquet, index, letter)
                return Place(spot.key, shape, centre)
            case listing.OnBeam(name):
                draft = self._situation.draft
                assert isinstance(draft, Arranging)  # only then there are single beams
                home = draft.home_of(name)
                bouquet = self._bouquets[listing.Slot(home, False).key]
                shape, centre = self._drawing.beam_shape(bouquet, draft.bundles[home].index(name))
                return Place(spot.key, shape, centre, hollow=True)
            case listing.Slot(new=True):
                room = self._bouquets[spot.key].room.adjusted(2, 4, -2, -4)
                self._drawing.slot(spot.key, room, self._label(spot))
                return Place(spot.key, rounded(room), room.center())
            case listing.Slot():
                room = self._bouquets[spot.key].room
                return Place(spot.key, rounded(room.adjusted(1, 2, -1, -2)), room.center(), hollow=True)

    def _supply(self, spot: listing.Supply) -> Place:
        size, left = self._drawing.supply_size(), deal.MOST_DISCS - self._situation.view.discs
        centre, shape = self._drawing.supply_spot(max(0, left - 1)), QtGui.QPainterPath()
        shape.addEllipse(centre, size.width(), size.height())
        return Place(spot.key, shape, centre, glow_key=spot.key)

    def _seat(self, seat: Seat, spot: listing.SeatPlace) -> Place:
        """Return a tag; its place reaches over the tray with its groups, which the label names."""
        corner = self._corners.get(seat)
        if corner is None:
            own = self._drawing.where.own
            return Place(spot.key, rounded(own), own.center())
        shape = rounded(corner.plate)
        shape.addRect(corner.room)
        return Place(spot.key, shape, corner.plate.center())

    def _label(self, spot: listing.Spot) -> str:
        thing = self._board.thing(spot.key)
        return "" if thing is None else thing.label

    # -- while something is pointed at, or held

    def raise_beam(self, beam: listing.TiedBeam | None) -> None:
        """Draw a beam out of its bundle a little: it can be taken by itself."""
        if beam == self._raised:
            return
        if self._raised is not None:
            self.take_beam(self._raised, False)
            for key, shown in self._scene.decorations().items():
                if key.startswith("raised"):
                    shown.setVisible(False)
        self._raised = beam
        if beam is not None:
            self.take_beam(beam, True)
            index, bouquet = beam.bundle.shown.index(beam.letter), self._bouquets[beam.bundle.key]
            self._drawing.raised_beam(bouquet, index, beam.letter).setVisible(True)
            if len(beam.bundle.letters) == 2:  # it is still tied to the other
                self._drawing.cord("raised cord", bouquet).setVisible(True)

    def take_bundle(self, bundle: listing.Bundle, taken: bool) -> None:
        """A whole bundle in the hand has its beams painted on it; the tips stay out of sight."""
        put = listing.put_of(bundle, self._situation.draft)
        for beam in bundle.beams:
            piece = self._scene.pieces.get(beam.key)
            if piece is not None and beam.letter not in put:
                piece.setVisible(not taken)

    def take_beam(self, beam: listing.TiedBeam, taken: bool) -> None:
        """While a beam is in the hand, its bundle lies there without it."""
        put, bundle = listing.put_of(beam.bundle, self._situation.draft), self._scene.pieces.get(beam.bundle.key)
        if bundle is not None and beam.letter not in put:
            hide = "".join(put) + (beam.letter if taken else "")
            bouquet = self._bouquets[beam.bundle.key]
            bundle.show_pixmap(self._drawing.bouquet_picture(bouquet, beam.bundle.shown, hide))


def rounded(rect: QtCore.QRectF) -> QtGui.QPainterPath:
    """Return a rectangle with round corners."""
    path = QtGui.QPainterPath()
    path.addRoundedRect(rect, 9, 9)
    return path


class Preview:
    """Ghosts of what would come, and what the bundles look like meanwhile. The table says what may be taken and put."""

    def __init__(self, scene: TableScene, drawing: Drawing, pieces: Pieces) -> None:
        self._scene = scene
        self._drawing = drawing
        self._pieces = pieces

    def point_at(self, held: listing.Held | None, situation: listing.EliosSituation) -> None:
        """With an empty hand: a beam that can be taken out of its bundle rises a little."""
        tied = isinstance(held, listing.TiedBeam) and held.letter not in listing.put_of(held.bundle, situation.draft)
        self._pieces.raise_beam(held if tied and isinstance(held, listing.TiedBeam) else None)

    def hold(
        self, piece: Piece, held: listing.Held, spot: listing.Spot | None, situation: listing.EliosSituation
    ) -> None:
        """Preview what is in the hand where it would be put, if anywhere."""
        self._clear()
        self._pieces.raise_beam(None)
        if isinstance(held, listing.Bundle):
            self._pieces.take_bundle(held, True)
        elif isinstance(held, listing.TiedBeam):
            piece.rest = piece.lifted  # refused, it is seen on its way back; the redrawing after it puts this right
            self._pieces.take_beam(held, True)
        if spot is not None:
            self._show(held, spot, situation)

    def let_go(self, held: listing.Held | None) -> None:
        """Take the preview away: nothing is in the hand any more."""
        self._clear()
        if isinstance(held, listing.Bundle):
            self._pieces.take_bundle(held, False)
        elif isinstance(held, listing.TiedBeam):
            self._pieces.take_beam(held, False)

    def _show(self, held: listing.Held, spot: listing.Spot, situation: listing.EliosSituation) -> None:
        view, level = situation.view, 0
        match held:
            case listing.SpareDisc():
                self._drawing.ghost_disc(view.discs + 1)
                self._say(fill(translate("Elios", "Disc {discs}"), discs=view.discs + 1))
            case listing.Bundle() | listing.TiedBeam():
                for letter, column in gestures.landings(held, spot, situation).items():
                    level = view.height(column) + 1
                    self._drawing.ghost_beam(column, level, letter)
                if level:
                    self._say(fill(translate("Elios", "Level {level}"), level=level))

    def _say(self, text: str) -> None:
        """Over the sun."""
        self._drawing.caption("ghost words", text, self._drawing.where.sun.point(1.5, 0.84, 0, 0))

    def _clear(self) -> None:
        for key, shown in self._scene.decorations().items():
            if key.startswith("ghost"):
                shown.setVisible(False)
