"""The pieces, places and notes of Holi on the scene: each where the layout has it, under the key of the plain board."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap, QPolygonF, QTransform

from elios_desktop.engine.contract import Seat
from elios_desktop.games.holi.board import gestures
from elios_desktop.games.holi.board.listing import HoliBoard, HoliSituation, Marks
from elios_desktop.games.holi.rules import SCORING_CARDS, Count, View, grid, mutable_position
from elios_desktop.games.holi.table.cards import Worth
from elios_desktop.games.holi.table.layout import CARD_RATIO, FORWARD, LEVELS, Layout, aside, split
from elios_desktop.games.holi.table.pictures import PLATE_AIR, Pictures
from elios_desktop.games.holi.table.plates import SeatPlate, SheetLine
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.items import Piece, Place
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit import materials, theme
from elios_desktop.ui.kit.i18n import translate

_FLOOR_Z = -500.0
_BESIDE_Z = 5.0
_HAND_Z = 800.0
_READING_Z = 4000.0


@dataclass(frozen=True, slots=True)
class AtTable:
    """What is to be seen of a seat besides the position."""

    level: int = 0
    """Of a computer that plays it; 0 for anybody else."""
    stains: tuple[int, ...] = ()
    """The colours that hit its pawn, the first one first."""


class Pieces:
    """Draws positions for one layout."""

    def __init__(self, scene: TableScene, where: Layout, pictures: Pictures) -> None:
        self._scene, self._where, self._pictures = scene, where, pictures
        self._ground: dict[str, tuple[QPainterPath, QPointF]] = {}
        """The shape and the middle of each cell, as far as they have been needed."""
        self._seats: Sequence[AtTable] = ()
        self._plates: dict[Seat, SeatPlate] = {}
        self._aside: frozenset[str] = frozenset()
        """The cells whose pawns step aside."""

    def draw(
        self,
        board: HoliBoard,
        situation: HoliSituation,
        seats: Sequence[AtTable],
        acting: Seat | None,
        marks: Marks,
    ) -> None:
        """Everything anew; `seats` is what the position doesn't say of them, `acting` the one whose plate is marked,
        `marks` what the turn before brought about."""
        view = situation.view
        self._seats, self._aside = seats, aside(view.pawns)
        self._floors()
        for place in board.cells.values():
            self._cell(place, board.labels[place.key], view)
        waiting = [held.seat for held in board.held.values() if isinstance(held, gestures.Pawn) and not held.place]
        cards = [held for held in board.held.values() if isinstance(held, gestures.HandCard)]
        for held in board.held.values():
            match held:
                case gestures.Pawn():
                    piece = self._pawn(held, waiting, view.to_move)
                case gestures.HandCard():
                    piece = self._card(held, cards.index(held), len(cards), len(waiting), situation)
                case gestures.Ghost(cell):
                    piece = self._ghost(held, board.turn.place(cell), board.turn.seat)
            piece.label = board.labels[held.key]
        for thing in board.things:
            if thing.key in board.held and isinstance(board.held[thing.key], gestures.HandCard) and not thing.enabled:
                self._scene.pieces[thing.key].setOpacity(0.72)
        choice = situation.draft.choice
        for cell in choice.free if choice is not None and situation.legal else ():
            self._space(board.turn.place(cell), board.turn.seat)
        self._marks(marks)
        self._notes(board, view, board.counts, acting)

    # -- the courtyard

    def _floors(self) -> None:
        for level in range(LEVELS):
            pixmap, spot = self._pictures.floor(level)
            self._scene.decoration(f"floor {level + 1}", pixmap, spot, _FLOOR_Z + level)

    def _cell(self, cell: gestures.Cell, label: str, view: View) -> None:
        where, place = self._where, cell.key
        _, column, row = split(place)
        key = ("flat",) if where.flat else ("cell", column, row)
        z = where.depth_of(place)
        # What lies on it keeps its colours while it glows.
        if place not in self._ground:
            self._ground[place] = where.cell_shape(place), where.centre(place)
        shape, centre = self._ground[place]
        self._scene.add_place(Place(place, shape, centre, label, key, 0.0, glow_z=z - 1))
        owner, sweets = view.levels[cell.level].get(cell.cell), view.sweets[cell.level].get(cell.cell)
        if owner:
            pixmap, spot = self._pictures.token(owner, place)
            self._scene.decoration(f"token {place}", pixmap, spot, z)
        if sweets:
            pixmap, spot = self._pictures.sweets(place, sweets)
            if owner:
                wide, high = where.cell_size(place)
                spot = spot + QPointF(wide * 0.20, high * 0.16)
            self._scene.decoration(f"sweets {place}", pixmap, spot, z + 1)

    def _pawn(self, pawn: gestures.Pawn, waiting: Sequence[Seat], to_move: Seat | None) -> Piece:
        piece = self._scene.piece(pawn.key)
        where, seat, place = self._where, pawn.seat, pawn.place
        size = where.pawn_size(place) if place else where.waiting_size
        spot = where.pawn_spot(place, place in self._aside) if place else where.waiting_spot(waiting.index(seat))
        z = where.depth_of(place) + 5 if place else _HAND_Z + 20
        stains = self._seats[seat - 1].stains
        piece.stand(
            spot,
            z,
            self._pictures.pawn(seat, size, stains=stains),
            self._pictures.pawn(seat, size, lifted=True, stains=stains),
        )
        piece.grip = QPainterPath()
        piece.grip.addRoundedRect(QRectF(-size * 0.30, -size * 0.44, size * 0.60, size * 0.92), size * 0.2, size * 0.2)
        if not place and seat != to_move:
            piece.setOpacity(0.5)
        if place and seat == to_move:
            feet = where.feet(place, place in self._aside)
            self._scene.decoration(f"light {place}", self._pictures.light(size), feet, where.depth_of(place) - 0.7)
        return piece

    def _ghost(self, ghost: gestures.Ghost, place: str, seat: Seat) -> Piece:
        """Return a token of a half-done throw, which can be moved."""
        piece = self._scene.piece(ghost.key)
        pixmap, spot = self._pictures.token(seat, place, ghost=True)
        piece.stand(spot, self._where.depth_of(place) + 600, pixmap, pixmap)
        wide, high = self._where.cell_size(place)
        piece.grip = QPainterPath()
        piece.grip.addEllipse(QPointF(0, 0), wide * 0.45, high * 0.55)
        return piece

    def _space(self, place: str, seat: Seat) -> None:
        """An open space of a half-done throw."""
        ring, z = self._pictures.space(seat, place), self._where.depth_of(place) + 600
        self._scene.decoration(f"space {grid.split_place(place)[1]}", ring, self._where.centre(place), z)

    def _marks(self, marks: Marks) -> None:
        """What the turn before brought about: below what lies on the cells, but for splashes."""
        where, pictures = self._where, self._pictures
        for place in dict.fromkeys((*marks.left, *marks.new)):
            pixmap = pictures.new(place) if place in marks.new else pictures.left(place)
            spot = where.cell_shape(place).boundingRect().center()
            self._scene.decoration(f"mark {place}", pixmap, spot, where.depth_of(place) - 0.5)
        for start, end, owner in marks.falls:
            top, foot = where.centre(start), where.centre(end)
            if not where.flat and foot.y() - top.y() >= 24:
                trail = pictures.trail(owner, foot.y() - top.y() - 14)
                self._scene.decoration(f"fall {end}", trail, (top + foot) / 2, where.depth_of(end) + 350)
        for place, owner in marks.splashes:
            splash = pictures.splash(owner, where.pawn_size(place) * 0.62)
            pawn = where.pawn_spot(place, place in self._aside)
            spot = pawn + QPointF(where.pawn_size(place) * 0.3, -where.pawn_size(place) * 0.3)
            self._scene.decoration(f"splash {place}", splash, spot, where.depth_of(place) + 6)

    # -- the hand

    def _card(self, held: gestures.HandCard, index: int, count: int, waiting: int, situation: HoliSituation) -> Piece:
        piece = self._scene.piece(held.key)
        spot = self._where.card_spot(index, count, waiting)
        choice = situation.draft.choice
        if choice is not None and choice.card == held.card:
            spot -= QPointF(0, 8)
        angle = self._where.card_angle(index, count)
        rest, lifted = self.card_pictures(held, situation.seat or 0, situation.draft, angle)
        piece.stand(spot, _HAND_Z + index, rest, lifted)
        high = self._where.card
        box = QRectF(-high * CARD_RATIO / 2, -high / 2, high * CARD_RATIO, high)
        piece.grip = QPainterPath()
        piece.grip.addPolygon(QTransform().rotate(angle).map(QPolygonF(box)))
        return piece

    def card_pictures(
        self, held: gestures.HandCard, seat: Seat, draft: gestures.Draft, angle: float = 0.0
    ) -> tuple[QPixmap, QPixmap]:
        """Return a card of the hand at rest and lifted, as it is held now."""
        high = self._where.card
        if held.down:
            return (
                self._pictures.card_back(seat, held.card, high, angle=angle),
                self._pictures.card_back(seat, held.card, high, lifted=True),
            )
        way = draft.turned.get(held.card)
        return (
            self._pictures.colour_card(held.card, seat, way, high, angle=angle),
            self._pictures.colour_card(held.card, seat, way, high, lifted=True),
        )

    # -- what can only be asked

    def _notes(self, board: HoliBoard, view: View, counts: Sequence[Count], acting: Seat | None) -> None:
        cards = self._rivalry(
            [note.number for note in board.notes.values() if isinstance(note, gestures.RivalryCard)], counts
        )
        for note in board.notes.values():
            match note:
                case gestures.CoveredHand(seat, cards_in_hand):
                    words = fill(translate("Holi", "{name}, tap your cards"), name=board.names[seat - 1])
                    pixmap = self._pictures.covered_hand(seat, cards_in_hand, words)
                    piece = self._beside(note.key, pixmap, self._where.hand.center(), _HAND_Z)
                case gestures.Plate(seat):
                    rect = self._where.plates[seat - 1]
                    plate = self._plates[seat] = self._seat_plate(seat, board, view, acting)
                    size = rect.size() + QSizeF(2 * PLATE_AIR, 2 * PLATE_AIR)
                    forward = QPointF(FORWARD if plate.active else 0.0, 0.0)
                    piece = self._beside(note.key, self._pictures.plate(plate, size), rect.center() + forward)
                    piece.grip = materials.rounded(rect.translated(-rect.center()), theme.TAG)
                case gestures.RivalryCard(number):
                    piece = self._beside(note.key, *cards[number])
                case gestures.Reading(number):
                    wide = min(420.0 * self._scene.theme.text_scale, self._where.tower.width())
                    pixmap = self._pictures.reading(number, wide, self._worth(number, counts))
                    piece = self._beside(note.key, pixmap, self._where.tower.center(), _READING_Z)
                case gestures.ViewButton():
                    pixmap = self._pictures.view_button()
                    piece = self._beside(note.key, pixmap, self._button_spot(pixmap.deviceIndependentSize()))
            piece.label = board.labels[note.key]

    def _beside(self, key: str, pixmap: QPixmap, spot: QPointF, z: float = _BESIDE_Z) -> Piece:
        piece = self._scene.piece(key)
        piece.stand(spot, z, pixmap)
        piece.grip = None
        return piece

    def _seat_plate(self, seat: Seat, board: HoliBoard, view: View, acting: Seat | None) -> SeatPlate:
        """Return what the plate of a seat shows."""
        reserve, pile, colours = view.reserves[seat - 1], view.discards[seat - 1], self._pictures.colours
        at_table, total = self._seats[seat - 1], board.counts[seat - 1].total
        whole = translate("Holi", "%n point(s)", "", total)
        short = translate("Holi", "%n pt(s)", "points, where there is no room for the whole word", total)
        return SeatPlate(
            name=board.names[seat - 1],
            colour=colours[seat - 1],
            tokens=reserve[seat - 1],
            total=mutable_position.TOKENS,
            sweets=view.held_sweets[seat - 1],
            hits=board.counts[seat - 1].hits,
            others=tuple((colours[owner - 1], reserve[owner - 1]) for owner in view.seats if owner != seat),
            hand=len(view.hands[seat - 1]),
            deck=len(view.decks[seat - 1]),
            discards=len(pile),
            top=0 if not pile else (pile[-1].card or -1) if pile[-1].up else -1,
            active=acting == seat,
            finished=seat in view.finished,
            won=view.result is not None and seat in view.result.winners,
            points=total,
            word=whole.replace(str(total), "", 1).strip(),
            word_short=short.replace(str(total), "", 1).strip(),
            level=at_table.level,
            stains=at_table.stains,
        )

    def unfold(self, seat: Seat, board: HoliBoard) -> tuple[QPixmap, QPointF]:
        """Return the plate of a seat that is drawn, unfolded over the table, and where its middle is."""
        plate, count, view = self._plates[seat], board.counts[seat - 1], board.turn.view

        def worth(points: int) -> str:
            return translate("Holi", "%n point(s)", "", points)

        given = sum(view.reserves[holder - 1][seat - 1] for holder in view.seats if holder != seat)
        lines = [
            SheetLine("levels", translate("Holi", "Tokens on the levels"), worth(count.levels)),
            SheetLine("given", translate("Holi", "%n token(s) in others’ reserves", "", given), worth(count.reserves)),
            SheetLine("sweets", translate("Holi", "%n sweet(s)", "", plate.sweets), worth(count.sweets)),
            SheetLine("hits", translate("Holi", "Direct hits"), worth(count.hits)),
        ]
        if not SCORING_CARDS.isdisjoint(view.rivalry):
            lines.append(SheetLine("rivalry", translate("Holi", "Rivalry cards"), worth(count.rivalry)))
        lines += [
            SheetLine("taken", translate("Holi", "%n of the others’ tokens collected", "", plate.taken)),
            SheetLine("hand", translate("Holi", "%n card(s) in hand", "", plate.hand)),
            SheetLine("deck", translate("Holi", "%n card(s) in the deck", "", plate.deck)),
        ]
        head = fill(translate("Holi", "{left} of {all} tokens left to throw"), left=plate.tokens, all=plate.total)
        room = self._scene.sceneRect()
        pixmap = self._pictures.sheet(plate, head, tuple(lines), room.height() - 4 * PLATE_AIR)
        size, rect = pixmap.deviceIndependentSize(), self._where.plates[seat - 1]
        half = QPointF(size.width() / 2, size.height() / 2)
        spot = rect.topLeft() - QPointF(2 * PLATE_AIR, 2 * PLATE_AIR) + half  # the air around a sheet
        least, most = room.topLeft() + half, room.bottomRight() - half
        return pixmap, QPointF(max(least.x(), min(spot.x(), most.x())), max(least.y(), min(spot.y(), most.y())))

    def _worth(self, number: int, counts: Sequence[Count]) -> Worth:
        """Return what a rivalry card gives each seat now, if it is counted at the end."""
        if number not in SCORING_CARDS:
            return ()
        return tuple((self._pictures.colours[seat], count.of_cards[number]) for seat, count in enumerate(counts))

    def _rivalry(self, numbers: Sequence[int], counts: Sequence[Count]) -> dict[int, tuple[QPixmap, QPointF]]:
        """Return the rivalry cards, with their texts where there is room, and where they lie."""
        room = self._where.rivalry
        scale, full, heights = 1.0, False, [0.0] * len(numbers)
        if numbers and not self._where.rivalry_across:
            for scale in self._pictures.rivalry_scales():
                heights = [self._pictures.rivalry_height(number, room.width(), True, scale) for number in numbers]
                full = sum(heights) + 6 * (len(numbers) - 1) <= room.height()
                if full:
                    break
        found = {}
        top = room.top()
        for index, number in enumerate(numbers):
            if self._where.rivalry_across:
                wide = (room.width() - 6 * (len(numbers) - 1)) / len(numbers)
                rect = QRectF(room.left() + index * (wide + 6), room.top(), wide, room.height())
            else:
                high = heights[index] if full else self._pictures.rivalry_height(number, room.width(), False)
                rect = QRectF(room.left(), top, room.width(), high)
                top += high + 6
            found[number] = (
                self._pictures.rivalry(number, rect.size(), full, self._worth(number, counts), scale if full else 1.0),
                rect.center(),
            )
        return found

    def _button_spot(self, size: QSizeF) -> QPointF:
        room = self._where.button
        left = room.right() - size.width() / 2 if self._where.rivalry_across else room.left() + size.width() / 2 - 4
        return QPointF(left, room.center().y())
