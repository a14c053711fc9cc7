"""Draws the table of Holi for one size: stone, pieces, what moves, and by ghosts what a drop would bring."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.engine.contract import AnyTransition, Event, Scored, Seat, seen
from elios_desktop.games.holi.board.gestures import Advice, Cell, Draft, HandCard, Held, OpenTurn, move_of, stuck
from elios_desktop.games.holi.board.listing import HoliBoard, HoliSituation, Marks
from elios_desktop.games.holi.rules import Climb, Corner, Descend, Drop, Move, MovePawn, Throw, View, Way, grid
from elios_desktop.games.holi.rules.moves import (
    DirectHit,
    SweetsCollected,
    TokenCaught,
    TokenCollected,
    TokenFell,
    TokenPlaced,
)
from elios_desktop.games.holi.table import courtyard, effects, motion, plates
from elios_desktop.games.holi.table.layout import LEVELS, Layout, lay_out, room_for_plates
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.games.holi.table.pieces import AtTable, Pieces
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Ghost, Picture, Piece
from elios_desktop.ui.board.scene import GLOW_Z, TableScene
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import Wording, translate
from elios_desktop.ui.table import base, contract


class Shaft:
    """The cells above and below a cell, outlined: where colour falls, where climbing leads."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[Picture] = []
        self.of = ""
        """The cell whose neighbours on the other levels are outlined."""

    def clear(self) -> None:
        """Take the outlines away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self.of = [], ""

    def show(self, place: str, where: Layout, pictures: Pictures) -> None:
        """Outline what lies above and below this cell."""
        if place == self.of:
            return
        self.clear()
        self.of = place
        for level in range(LEVELS):
            other = grid.place_at(level, grid.split_place(place)[1])
            if other != place:
                item = Picture(pictures.outline(other))
                item.setPos(where.cell_shape(other).boundingRect().center())
                item.setZValue(where.depth_of(other) - 2)
                self._scene.addItem(item)
                self._items.append(item)


class Preview:
    """Ghosts on the scene; they leave with `clear`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[Picture] = []
        self._note: Picture | None = None
        self.shown: Hashable = None
        """What the ghosts that are there were made for."""

    @property
    def count(self) -> int:
        """How many ghosts there are."""
        return len(self._items) + (self._note is not None)

    def clear(self) -> None:
        """Take all ghosts away."""
        for item in self._items:
            self._scene.removeItem(item)
        if self._note is not None:
            self._take(self._note)
        self._items, self._note, self.shown = [], None, None

    def show(
        self, what: Hashable, events: Sequence[Event], where: Layout, pictures: Pictures, pieces: bool = False
    ) -> None:
        """Show what a move brings about (`what` names it); with `pieces` the tokens themselves are left out, because
        they are on the scene as pieces."""
        self.clear()
        self.shown = what
        lying: dict[str, int] = {}
        fell_from: dict[str, str] = {}
        for event in events:
            match event:
                case TokenPlaced(owner=owner, cell=cell):
                    lying[cell] = owner
                case TokenFell(owner=owner, start=start, end=end):
                    lying.pop(start, None)
                    lying[end] = owner
                    fell_from[end] = fell_from.pop(start, start)
                case TokenCaught(owner=owner, cell=cell):
                    lying.pop(cell, None)
                    self._trail(owner, fell_from.pop(cell, cell), cell, where, pictures)
                    self._splash(owner, cell, where, pictures)
                case DirectHit(owner=owner, cell=cell):
                    self._splash(owner, cell, where, pictures)
                case Scored(seat=seat, points=points, rule="direct_hit", cells=(cell,)):
                    spot = where.pawn_spot(cell) - QPointF(0, where.pawn_size(cell) * 0.42)
                    self._add(pictures.star(seat, f"+{points}"), spot, 60)
                case SweetsCollected(seat=seat, cell=cell, count=count):
                    spot = where.centre(cell) - QPointF(0, where.pawn_size(cell) * 0.9)
                    self._add(pictures.star(seat, f"+{count}"), spot, 60)
                case TokenCollected(seat=seat, owner=owner, cell=cell):
                    self._splash(owner, cell, where, pictures)
                case _:
                    pass
        for cell, owner in lying.items():
            start = fell_from.get(cell, "")
            if start:
                if not pieces:
                    ghost, spot = pictures.token(owner, start, ghost=True)
                    self._add(ghost, spot, where.depth_of(start), 0.4)
                self._trail(owner, start, cell, where, pictures)
            if start or not pieces:
                ghost, spot = pictures.token(owner, cell, ghost=True)
                self._add(ghost, spot, where.depth_of(cell))

    def spaces(self, owner: int, places: Sequence[str], where: Layout, pictures: Pictures) -> None:
        """The spaces of a pattern for which there are too few tokens: it can be chosen later which of them get one."""
        for place in places:
            self._add(pictures.space(owner, place), where.centre(place), where.depth_of(place) - 5)

    def note(self, text: str, card: Piece, pictures: Pictures) -> None:
        """Words below the card in the hand, which they go along with; none for an empty text."""
        if self._note is not None:
            self._take(self._note)
            self._note = None
        if text:
            self._note = Picture(pictures.note(text), card)
            self._note.setPos(pictures.below_lifted(self._note.boundingRect().size()))

    def _take(self, item: Picture) -> None:
        if item.scene() is not None:  # the card may have left the table, and this with it
            self._scene.removeItem(item)

    def _splash(self, owner: int, cell: str, where: Layout, pictures: Pictures) -> None:
        size = where.pawn_size(cell) * 1.25
        self._add(pictures.splash(owner, size), where.pawn_spot(cell), 50, 0.85)

    def _trail(self, owner: int, start: str, end: str, where: Layout, pictures: Pictures) -> None:
        top, foot = where.centre(start), where.centre(end)
        if where.flat or foot.y() - top.y() < 24:
            return
        length = foot.y() - top.y() - 14
        self._add(pictures.trail(owner, length), (top + foot) / 2, 350, 0.85)

    def _add(self, pixmap: QPixmap, spot: QPointF, z: float, opacity: float = 1.0) -> None:
        item = Picture(pixmap)
        item.setPos(spot)
        item.setZValue(GLOW_Z + 10 + z)
        item.setOpacity(opacity)
        self._scene.addItem(item)
        self._items.append(item)


@dataclass(frozen=True, slots=True)
class _Laid:
    """What was made for one size of the table."""

    where: Layout
    pictures: Pictures
    pieces: Pieces
    over: effects.Effects


def level_in_play(view: View) -> int | None:
    """Return the level that is shown large: where the pawn of the seat to move stands, or will stand; none at the
    end."""
    if view.to_move is None:
        return None
    pawn = view.pawns[view.to_move - 1]
    return grid.split_place(pawn)[0] if pawn else 0


class Drawing:
    """Everything is for the size that was laid out last."""

    def __init__(
        self, scene: TableScene, ms: Callable[[int], int], voice: contract.Voice, colours: Sequence[int]
    ) -> None:
        self._scene, self._ms, self._voice = scene, ms, voice
        self.ghosts = Preview(scene)
        """What the piece in the hand would bring about."""
        self.shaft = Shaft(scene)
        self._lasting = Art(patience=scene.art.patience)
        """Pictures without words: they outlive a change of the language, and of the view."""
        self._clouds: dict[bool, list[QPixmap]] = {}
        """The powder in the air, for the theme in force; it has no size of its own."""
        self._look: tuple[object, ...] = ()
        """Pixel ratio, theme and size that the lasting pictures were painted for."""
        self._for: tuple[QRectF, Sequence[int], int, bool] = (base.FIRST_ROOM, colours, 0, False)
        """The room, the seats' colours, how many rivalry cards, and whether the levels lie side by side."""
        self._made: dict[int | None, _Laid] = {}
        """What was made for this, by the level in play."""
        self._laid = self._for_level(None)
        self._refold: motion.Refold | None = None
        """The change of the level in play that is shown."""

    @property
    def where(self) -> Layout:
        """Where things are."""
        return self._laid.where

    @property
    def pictures(self) -> Pictures:
        """What they look like."""
        return self._laid.pictures

    def lay_out(self, area: QRectF, colours: Sequence[int], rivalry: int, flat: bool, in_play: int | None) -> None:
        """For seats with these colours and so many rivalry cards; `flat`: the levels side by side; `in_play` is shown
        larger than the others."""
        theme = self._scene.theme
        dark = theme.palette.dark
        look = (self._scene.art.ratio, dark, theme.text_scale, area.width(), area.height())
        if self._look != look:
            self._look = look
            self._lasting.clear(self._scene.art.ratio)
        self._clear_motion()
        self._for, self._made = (area, colours, rivalry, flat), {}
        self._laid = self._for_level(in_play)

        if dark not in self._clouds:
            self._clouds = {dark: courtyard.clouds(dark, self._lasting.patience)}

        def paint(painter: QPainter, room: QRectF) -> None:
            courtyard.paint_cloth(painter, room, self.where, theme.palette, self._clouds[dark])

        self._scene.set_background(self._lasting.pixmap(("cloth", flat), area.size(), paint))

    def _clear_motion(self) -> None:
        """Take away what a motion put on the scene."""
        self._laid.over.clear()
        if self._refold is not None:
            self._refold.clear()
            self._refold = None

    def _for_level(self, in_play: int | None) -> _Laid:
        """Return what is made for the size that was laid out last, with this level in play."""
        if in_play not in self._made:
            self._made[in_play] = self._make(*self._for, in_play)
        return self._made[in_play]

    def _make(self, area: QRectF, colours: Sequence[int], rivalry: int, flat: bool, in_play: int | None) -> _Laid:
        theme = self._scene.theme
        line = QFontMetricsF(theme.font("body")).height() + 18
        type_ = plates.type_for(theme, area, len(colours), room_for_plates(area, line, rivalry))
        name = QFontMetricsF(theme.font("small", bold=True)).height()
        where = lay_out(
            area,
            len(colours),
            plates.plate_size(type_),
            type_.columns,
            rivalry,
            flat,
            in_play,
            line,
            name,
            theme.text_scale,
        )
        pictures = Pictures(self._scene, self._lasting, where, type_, colours)
        pieces = Pieces(self._scene, where, pictures)
        return _Laid(where, pictures, pieces, effects.Effects(self._scene, where, pictures, self._voice))

    def draw(
        self,
        board: HoliBoard,
        situation: HoliSituation,
        seats: Sequence[AtTable],
        acting: Seat | None,
        marks: Marks,
    ) -> None:
        """A position; `seats` is what it doesn't say of them, `acting` the one whose plate is marked, `marks` what the
        turn before brought about. The level in play is that of the seat to move."""
        self._clear_motion()
        self._laid = self._for_level(level_in_play(situation.view))
        self.ghosts.clear()
        self.shaft.clear()
        self._laid.pieces.draw(board, situation, seats, acting, marks)
        choice = situation.draft.choice
        if choice is not None and situation.legal:
            self.show(board.turn, choice.move, pieces=True)

    def step_for(self, transition: AnyTransition, viewer: Seat | None, stains: Sequence[Sequence[int]]) -> Step:
        """Tell how to show a move as somebody may see it; `stains` are the colours on each pawn before it."""
        events = seen(transition, viewer)
        before, after = (cast(View, state.view(viewer)) for state in (transition.before, transition.after))

        def step() -> QAbstractAnimation | None:
            laid, then = self._laid, level_in_play(after)
            if self._refold is not None:
                self._refold.clear()
            self._refold = None
            if then != laid.where.in_play:
                there = self._for_level(then)
                places = (laid.where, laid.pictures), (there.where, there.pictures)
                self._refold = motion.Refold(self._scene, *places, after.pawns)
            return motion.Motion(laid.over, before, after, stains, self._refold).play(events, self._ms)

        return step

    def unfold(self, seat: Seat, board: HoliBoard) -> tuple[QPixmap, QPointF]:
        """Return the plate of a seat that is drawn, unfolded, and where its middle is."""
        return self._laid.pieces.unfold(seat, board)

    # -- what the hand is about to do

    def show(self, turn: OpenTurn, move: Move, way: Way | None = None, pieces: bool = False) -> None:
        """What a move would bring about. `way`: it is a throw, and the card is held like this; with `pieces` the tokens
        are on the scene already."""
        what = (move, way)
        if self.ghosts.shown == what:
            return
        if move in turn.legal:
            self.ghosts.show(what, turn.view.foresee(move), self.where, self.pictures, pieces)
        if way is None:
            return
        if turn.short(way):
            self.ghosts.spaces(turn.seat, [turn.place(cell) for cell in way.cells], self.where, self.pictures)

    def ghosts_of(self, turn: OpenTurn, moves: Sequence[Move]) -> list[Ghost]:
        """Return the tokens that these moves throw, where they are thrown, and the pawn wherever it goes."""
        level, cell, seat, found = turn.level, turn.cell, turn.seat, list[Ghost]()
        for move in moves:
            match move:
                case Throw(_, cells):
                    thrown = cells
                case Drop(_, to):
                    thrown = (to,)
                case _:
                    thrown = ()
            found += [Ghost(*self.pictures.token(seat, grid.place_at(level, each))) for each in thrown]
            match move:
                case MovePawn(to) | Corner(to):
                    cell = to
                case Climb():
                    level += 1
                case Descend():
                    level -= 1
                case _:
                    continue
            place = grid.place_at(level, cell)
            pawn = self.pictures.pawn(seat, self.where.pawn_size(place))
            found.append(Ghost(pawn, self.where.pawn_spot(place)))
        return found

    def tell_turn(self, piece: Piece, way: Way, ways: Sequence[Way]) -> None:
        """Say at the card in the hand which of its ways this is, and how to come to the next."""
        text = translate("Holi", "Rotation {number} of {all}: R or wheel")
        told = fill(text, number=ways.index(way) + 1, all=len(ways)) if len(ways) > 1 and way in ways else ""
        self.ghosts.note(told, piece, self.pictures)

    def outline(self, place: str) -> None:
        """The cells above and below this one; none for an empty name."""
        if place:
            self.shaft.show(place, self.where, self.pictures)
        else:
            self.shaft.clear()

    def hold_card(self, piece: Piece, held: HandCard, seat: Seat, draft: Draft) -> None:
        """A card in the hand is held in another way."""
        piece.rest, piece.lifted = self._laid.pieces.card_pictures(held, seat, draft)
        piece.show_pixmap(piece.lifted)


_SHEET_Z = 4500.0


class PlateSheet:
    """Unfolds a seat's plate, which then says every number in words; one at a time."""

    def __init__(self, scene: TableScene, drawing: Drawing) -> None:
        self._scene, self._drawing = scene, drawing
        self._seat: Seat | None = None
        """The seat whose plate says everything in words."""

    def unfold(self, seat: Seat | None, board: HoliBoard) -> None:
        """Unfold the plate of this seat, and no other; none for None."""
        if seat == self._seat:
            return
        self._seat = seat
        if seat is not None:
            self.draw(board)
        elif (sheet := self._scene.decorations().get("sheet")) is not None:
            sheet.setVisible(False)  # the next drawing leaves it out

    def draw(self, board: HoliBoard) -> None:
        """Draw it again, if there is one."""
        if self._seat is not None:
            pixmap, spot = self._drawing.unfold(self._seat, board)
            self._scene.decoration("sheet", pixmap, spot, _SHEET_Z)


class InHand:
    """Shows what putting down the piece in the hand would bring, and says at once if it can go nowhere."""

    def __init__(self, drawing: Drawing, voice: contract.Voice) -> None:
        self._drawing, self._voice = drawing, voice
        self._over: Cell | None = None
        """What is held is over this cell."""
        self._told = ""
        """The piece of which has been said that it can go nowhere."""

    def show(self, piece: Piece, held: Held, cell: Cell | None, turn: OpenTurn) -> Draft:
        """Show what putting it on this cell (None: nowhere) would bring; return how the cards are held for that."""
        self._over = cell
        advice = stuck(held, turn)
        if advice is not None and (cell is None or isinstance(held, HandCard)) and self._told != piece.key:
            self._told = piece.key
            self.advise(advice, held)
        if isinstance(held, HandCard) and not held.down:
            way = turn.way_over(held.card, cell)
            if way is not None:
                draft = self._hold_as(piece, held, way, turn)
                self._show_throw(piece, way, replace(turn, draft=draft))
                return draft
            self._drawing.ghosts.clear()
        elif cell is not None:
            self._drawing.ghosts.clear()
            move = move_of(held, cell, turn)
            if move is not None and move in turn.legal:
                self._drawing.show(turn, move)
        return turn.draft

    def rotate(self, piece: Piece, held: Held, steps: int, turn: OpenTurn, shows: bool) -> tuple[Draft, Move] | None:
        """Rotate a card; return how the cards are held then, and the throw that it would be; None if it can't be.
        `shows`: whether to show what that would bring."""
        way = turn.turned(held.card, steps, self._over) if isinstance(held, HandCard) and not held.down else None
        if not isinstance(held, HandCard) or way is None:
            return None
        draft, throw = self._hold_as(piece, held, way, turn), turn.throw(way)
        if throw in turn.legal and shows:
            self._show_throw(piece, way, replace(turn, draft=draft))
        return draft, throw

    def advise(self, advice: Advice, held: Held) -> None:
        """Say what to do instead with what is held."""
        self._voice.tell(Wording.of(Advice.sentence, advice, held))

    def flipped(self) -> None:
        """Say again if it can go nowhere: it has another side."""
        self._told = ""

    def let_go(self) -> None:
        """Take away what was shown."""
        self._drawing.ghosts.clear()
        self._drawing.shaft.clear()
        self._told = ""

    def _hold_as(self, piece: Piece, held: HandCard, way: Way, turn: OpenTurn) -> Draft:
        draft = turn.draft.with_turned(way)
        self._drawing.hold_card(piece, held, turn.seat, draft)
        return draft

    def _show_throw(self, piece: Piece, way: Way, turn: OpenTurn) -> None:
        """Show what throwing the card like this would bring, and at the card how it could be turned else."""
        self._drawing.show(turn, turn.throw(way), way)
        self._drawing.tell_turn(piece, way, turn.ways_over(way.card, self._over))
