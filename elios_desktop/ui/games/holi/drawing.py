"""All that is painted of the table of Holi for one size: stone, pieces, what moves, and what a drop would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.engine.contract import Event, Seat
from elios_desktop.engine.games.holi import Move, Way
from elios_desktop.plain_board.games.holi.draft import Draft
from elios_desktop.plain_board.games.holi.listing import HoliBoard, HoliSituation
from elios_desktop.plain_board.games.holi.marks import Marks
from elios_desktop.plain_board.games.holi.things import HandCard
from elios_desktop.plain_board.games.holi.turn import Turn
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import Piece
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.holi import courtyard
from elios_desktop.ui.games.holi.layout import Layout, lay_out, room_for_plates
from elios_desktop.ui.games.holi.motion import Motion
from elios_desktop.ui.games.holi.pictures import Pictures
from elios_desktop.ui.games.holi.pieces import Pieces
from elios_desktop.ui.games.holi.plates import fonts_for, plate_size
from elios_desktop.ui.games.holi.preview import Preview, Shaft
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate


class Drawing:
    """`lay_out` first; everything else is for the size that was laid out last."""

    where: Layout
    pictures: Pictures
    _pieces: Pieces
    _motion: Motion | None = None

    def __init__(self, scene: TableScene, ms: Callable[[int], int], sound: Callable[[str], None]) -> None:
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

    def lay_out(self, area: QRectF, colours: Sequence[int], rivalry: int, flat: bool) -> None:
        """For seats with these colours and so many rivalry cards; `flat`: the levels side by side."""
        theme = self._scene.theme
        line = QFontMetricsF(theme.font("body")).height() + 18
        fonts = fonts_for(theme, area, len(colours), room_for_plates(area, line, rivalry))
        name = QFontMetricsF(theme.font("small", bold=True)).height()
        self.where = lay_out(
            area, len(colours), plate_size(fonts), fonts.columns, rivalry, flat, line, name, theme.text_scale
        )
        dark = theme.palette.dark
        look = (self._scene.art.ratio, dark, theme.text_scale, area.width(), area.height())
        if self._look != look:
            self._look = look
            self._lasting.clear(self._scene.art.ratio)
        self.pictures = Pictures(self._scene, self._lasting, self.where, fonts, colours)
        self._pieces = Pieces(self._scene, self.where, self.pictures)
        if self._motion is not None:
            self._motion.clear()
        self._motion = Motion(self._scene, self.where, self.pictures, self._ms, self._sound)

        def paint(painter: QPainter, room: QRectF) -> None:
            if dark not in self._clouds:
                self._clouds = {dark: courtyard.clouds(dark)}
            courtyard.paint_cloth(painter, room, self.where, theme.palette, self._clouds[dark])

        self._scene.set_background(self._lasting.pixmap(("cloth", flat), area.size(), paint))

    def draw(self, board: HoliBoard, situation: HoliSituation, acting: Seat | None, marks: Marks) -> None:
        """A position; `acting` is the seat whose plate is marked, `marks` what the turn before brought about."""
        if self._motion is not None:
            self._motion.clear()
        self.ghosts.clear()
        self.shaft.clear()
        self._pieces.draw(board, situation, acting, marks)
        choice = situation.draft.choice
        if choice is not None and situation.legal:
            self.show(board.turn, choice.move, pieces=True)

    def step_for(self, event: Event) -> Step | None:
        """How to show an event, or None."""
        return self._motion.step_for(event) if self._motion is not None else None

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
        piece.rest, piece.lifted = self._pieces.card_pictures(held, seat, draft)
        piece.show_pixmap(piece.lifted)
