"""All that is painted of the table of Holi for one size: stone, pieces, what moves, and what a drop would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.games.holi.board.gestures import Draft, HandCard, Turn
from elios_desktop.games.holi.board.listing import HoliBoard, HoliSituation, Marks
from elios_desktop.games.holi.rules import Move, Way
from elios_desktop.games.holi.table import courtyard
from elios_desktop.games.holi.table.layout import Layout, lay_out, room_for_plates
from elios_desktop.games.holi.table.motion import Motion
from elios_desktop.games.holi.table.pictures import Pictures
from elios_desktop.games.holi.table.pieces import Pieces
from elios_desktop.games.holi.table.plates import fonts_for, plate_size
from elios_desktop.games.holi.table.preview import Preview, Shaft
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Piece
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.table.base import FIRST_ROOM


@dataclass(frozen=True, slots=True)
class _Laid:
    """What was made for one size of the table."""

    where: Layout
    pictures: Pictures
    pieces: Pieces
    motion: Motion


class Drawing:
    """Everything is for the size that was laid out last."""

    def __init__(
        self, scene: TableScene, ms: Callable[[int], int], sound: Callable[[str], None], colours: Sequence[int]
    ) -> None:
        self._scene, self._ms, self._sound = scene, ms, sound
        self.ghosts = Preview(scene)
        """What the piece in the hand would bring about."""
        self.shaft = Shaft(scene)
        self._lasting = Art()
        """Pictures without words: they outlive a change of the language, and of the view."""
        self._clouds: dict[bool, list[QPixmap]] = {}
        """The powder in the air, for the theme in force; it has no size of its own."""
        self._look: tuple[object, ...] = ()
        """Pixel ratio, theme and size that the lasting pictures were painted for."""
        self._laid = self._for_size(FIRST_ROOM, colours, 0, False)

    @property
    def where(self) -> Layout:
        """Where things are."""
        return self._laid.where

    @property
    def pictures(self) -> Pictures:
        """What they look like."""
        return self._laid.pictures

    def lay_out(self, area: QRectF, colours: Sequence[int], rivalry: int, flat: bool) -> None:
        """For seats with these colours and so many rivalry cards; `flat`: the levels side by side."""
        theme = self._scene.theme
        dark = theme.palette.dark
        look = (self._scene.art.ratio, dark, theme.text_scale, area.width(), area.height())
        if self._look != look:
            self._look = look
            self._lasting.clear(self._scene.art.ratio)
        self._laid.motion.clear()
        self._laid = self._for_size(area, colours, rivalry, flat)

        def paint(painter: QPainter, room: QRectF) -> None:
            if dark not in self._clouds:
                self._clouds = {dark: courtyard.clouds(dark)}
            courtyard.paint_cloth(painter, room, self.where, theme.palette, self._clouds[dark])

        self._scene.set_background(self._lasting.pixmap(("cloth", flat), area.size(), paint))

    def _for_size(self, area: QRectF, colours: Sequence[int], rivalry: int, flat: bool) -> _Laid:
        theme = self._scene.theme
        line = QFontMetricsF(theme.font("body")).height() + 18
        fonts = fonts_for(theme, area, len(colours), room_for_plates(area, line, rivalry))
        name = QFontMetricsF(theme.font("small", bold=True)).height()
        where = lay_out(
            area, len(colours), plate_size(fonts), fonts.columns, rivalry, flat, line, name, theme.text_scale
        )
        pictures = Pictures(self._scene, self._lasting, where, fonts, colours)
        pieces = Pieces(self._scene, where, pictures)
        return _Laid(where, pictures, pieces, Motion(self._scene, where, pictures, self._ms, self._sound))

    def draw(self, board: HoliBoard, situation: HoliSituation, acting: Seat | None, marks: Marks) -> None:
        """A position; `acting` is the seat whose plate is marked, `marks` what the turn before brought about."""
        self._laid.motion.clear()
        self.ghosts.clear()
        self.shaft.clear()
        self._laid.pieces.draw(board, situation, acting, marks)
        choice = situation.draft.choice
        if choice is not None and situation.legal:
            self.show(board.turn, choice.move, pieces=True)

    def step_for(self, event: Event) -> Step | None:
        """How to show an event, or None."""
        return self._laid.motion.step_for(event)

    # -- what the hand is about to do

    def show(self, turn: Turn, move: Move, way: Way | None = None, pieces: bool = False) -> None:
        """What a move would bring about. `way`: it is a throw, and the card is held like this; with `pieces` the tokens
        are on the scene already."""
        what = (move, way)
        if self.ghosts.shown == what:
            return
        if move in turn.legal:
            self.ghosts.show(what, turn.view.foresee(move), self.where, self.pictures, pieces)
        if way is None:
            return
        ways = turn.legal_ways(way.card)
        if len(ways) > 1 and way in ways:
            text = translate("Holi", "Rotation {number} of {all}: R or wheel")
            text = fill(text, number=ways.index(way) + 1, all=len(ways))
            self.ghosts.note(text, len(turn.view.hands[turn.seat - 1]), self.where, self.pictures)
        if turn.short(way):
            self.ghosts.spaces(turn.seat, [turn.place(cell) for cell in way.cells], self.where, self.pictures)

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
