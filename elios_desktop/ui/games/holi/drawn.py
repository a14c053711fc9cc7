"""The table of Holi as it is seen: the layout for one size, a position drawn from its view, events in motion."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.engine.contract import AnyTransition, Event
from elios_desktop.engine.games.holi import Move, Throw, View, Way
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Animator, Step
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.games.base import Table
from elios_desktop.ui.games.holi import courtyard
from elios_desktop.ui.games.holi.drawing import Drawing
from elios_desktop.ui.games.holi.holding import InHand
from elios_desktop.ui.games.holi.layout import Layout, lay_out, room_for_plates
from elios_desktop.ui.games.holi.motion import Motion
from elios_desktop.ui.games.holi.pictures import Pictures
from elios_desktop.ui.games.holi.plates import fonts_for, plate_size
from elios_desktop.ui.games.holi.preview import Preview, Shaft
from elios_desktop.ui.games.holi.turn import Turn
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.controller import Controller


class DrawnTable(Table):
    """Pieces are `card 7`, `pawn 1`, and `ghost c4` while cells are chosen; places are the cells with their level.
    `plate 1`, `rivalry 3` and `view` can be asked, not taken."""

    _where: Layout
    _pictures: Pictures
    _drawing: Drawing
    _motion: Motion | None = None
    _held: InHand
    _look: tuple[object, ...] = ()
    """Pixel ratio, theme and size that the lasting pictures were painted for."""

    def __init__(self, scene: TableScene, animator: Animator, controller: Controller) -> None:
        super().__init__(scene, animator, controller)
        self._lasting = Art()
        """Pictures without words: they outlive a change of the language, and of the view."""
        self._clouds: dict[bool, list[QPixmap]] = {}
        """The powder in the air, for the theme in force; it has no size of its own."""
        self._view = controller.view()
        self.ghosts = Preview(scene)
        self.shaft = Shaft(scene)
        self._held = InHand()

    def layout(self, area: QRectF) -> None:
        theme, controller = self.scene.theme, self.controller
        line = QFontMetricsF(theme.font("body")).height() + 18
        seats, rivalry = len(controller.seats), len(controller.view().rivalry)
        fonts = fonts_for(theme, area, seats, room_for_plates(area, line, rivalry))
        name = QFontMetricsF(theme.font("small", bold=True)).height()
        self._where = lay_out(
            area, seats, plate_size(fonts), fonts.columns, rivalry, self._flat, line, name, theme.text_scale
        )
        ratio = self.scene.art.ratio
        look = (ratio, theme.palette.dark, theme.text_scale, area.width(), area.height())
        if self._look != look:
            self._look = look
            self._lasting.clear(ratio)
        colours = [seat.colour for seat in controller.seats]
        self._pictures = Pictures(self.scene, self._lasting, self._where, fonts, colours)
        self._drawing = Drawing(self.scene, self._where, self._pictures, controller.names)
        if self._motion is not None:
            self._motion.clear()
        self._motion = Motion(self.scene, self._where, self._pictures, self.ms, self.sounded.emit)

        dark = theme.palette.dark

        def paint(painter: QPainter, room: QRectF) -> None:
            if dark not in self._clouds:
                self._clouds = {dark: courtyard.clouds(dark)}
            courtyard.paint_cloth(painter, room, self._where, theme.palette, self._clouds[dark])

        self.scene.set_background(self._lasting.pixmap(("cloth", self._flat), area.size(), paint))

    def draw(self, view: View) -> None:
        self._view = view
        if self._motion is not None:
            self._motion.clear()
        self.ghosts.clear()
        self.shaft.clear()
        self._drawing.courtyard(view)
        self._drawing.plates(view, self.controller.acting if self.controller.shown_ply is None else view.to_move)
        held = self.in_hand
        self._drawing.rivalry(view.rivalry, held.reading)
        if not self.controller.still:  # nobody presses a button in a picture
            self._drawing.view_button()
        self._drawing.hand(view, self.viewer, held, self._unfit(view))
        if held.choice is not None and self.my_turn and self.viewer is not None:
            self._drawing.choice(held.choice, self.turn.level, self.viewer)
            self._show(held.choice.move, pieces=True)

    def _unfit(self, view: View) -> set[int]:
        """The cards of the hand that can be thrown nowhere now, except face-down."""
        if not self.my_turn or view.phase != "play" or "throw" in view.done:
            return set()
        fitting = {move.card for move in self.controller.legal if isinstance(move, Throw)}
        return {card for card in view.hands[self.turn.seat - 1] if card is not None and card not in fitting}

    @property
    def _flat(self) -> bool:
        return self.controller.table.extra.get("flat") is True

    @property
    def in_hand(self) -> InHand:
        """How the cards are held; begun anew when another's turn began or moves were taken back."""
        return self._held

    def animate(self, event: Event, transition: AnyTransition) -> Step | None:
        return self._motion.step(event) if self._motion is not None else None

    @property
    def turn(self) -> Turn:
        """What the seat to move can do."""
        return Turn(self._view, self.controller.legal)

    def _show(self, move: Move, pieces: bool = False, full: Way | None = None) -> None:
        what = (move, full)
        if self.ghosts.shown == what:
            return
        if move in self.controller.legal:
            self.ghosts.show(what, self._view.foresee(move), self._where, self._pictures, pieces)
        if full is None:
            return
        ways = self.turn.legal_ways(full.card)
        if len(ways) > 1 and full in ways:
            text = translate("Holi", "Rotation {number} of {all}: R or wheel")
            text = fill(text, number=ways.index(full) + 1, all=len(ways))
            self.note(text)
        if len(full.cells) > self.turn.tokens:
            self.ghosts.spaces(
                self.turn.seat, [self.turn.place(cell) for cell in full.cells], self._where, self._pictures
            )

    def note(self, text: str) -> None:
        """Words in the rack, beside the cards."""
        self.ghosts.note(text, len(self._view.hands[self.turn.seat - 1]), self._where, self._pictures)
