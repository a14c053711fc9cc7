"""The hourglass on the table: when its sand runs, how it is shown, heard and saved."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter

from elios_desktop.games.exagon.table.furniture import SAND_STEPS, paint_hourglass, paint_seconds, paint_stream
from elios_desktop.games.exagon.table.hourglass import WARNING_SECONDS, AwakeClock, Hourglass, clocked_turns, sand
from elios_desktop.games.exagon.table.turn_end import STANDS_STILL, runs_now_sentence, seconds_left_sentence
from elios_desktop.ui.board.plates import shrunk
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.sentence import Sentences, Text
from elios_desktop.ui.kit.theme import SIZES
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.contract import Voice

TICK_MS = 250
_SAVED = "hourglass"
_Z = 82.0
_LAST_SAID = (10, 3)
"""At so many seconds before the end it is said how little sand is left."""
_SLENDER = 1.45
"""How much higher than wide the glass is at least, however little room its time leaves it."""


class Clock(QObject):
    """Sand falls while the controller says that somebody thinks; it is looked at four times a second as it falls."""

    time_out = Signal()
    """The sand of this turn is through; said at each look until the turn has ended."""

    def __init__(self, scene: TableScene, controller: Controller, voice: Voice, parent: QObject) -> None:
        super().__init__(parent)
        self._voice = voice
        self._scene = scene
        self.controller = controller
        self._session = controller.session
        self._shown_second = -1
        self._phase = 0
        self._rect = QRectF()
        self._stopped = False
        self.glass = self.new_glass()
        self.known = False
        """Whether the save that the game came from has a clock."""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.look)
        controller.turns.time_runs.connect(self._go_on)
        if self.wanted:
            saved = controller.kept.extra.get(_SAVED)
            self.known = isinstance(saved, dict)
            self.glass.take_up(saved if isinstance(saved, dict) else {})
            controller.turns.pause(self.glass.paused)
            self.follow()
            if not self.known:  # a record knows no times
                self.glass.begin_here()
                self.keep()

    def new_glass(self, clock: Callable[[], float] | None = None) -> Hourglass:
        """A full one, as it was chosen when the game began; `clock` gives its time."""
        seconds, most = sand(self.controller.kept.own)
        return Hourglass(clock or AwakeClock(), seconds * 1000, None if most is None else most * 1000)

    @property
    def wanted(self) -> bool:
        """Whether the game is played against the hourglass."""
        return self.controller.kept.timed

    @property
    def in_play(self) -> bool:
        """Whether the turn under way has a clock."""
        return self.wanted and self.glass.in_play and self.controller.session.state.phase == "play"

    def told_with(self, prompt: Text) -> Text:
        """What is to be done; and, before the sand runs for the first time and when it does, that as well."""
        if not self.wanted or self.controller.shown.ply is not None or self.controller.session.state.result:
            return prompt
        if not self.in_play:
            return Sentences.of(prompt, STANDS_STILL)
        return Sentences.of(prompt, runs_now_sentence(self.glass.turn_seconds)) if self.glass.first_turn else prompt

    @property
    def paused(self) -> bool:
        """Whether everybody agreed to stop it. A picture shows the table all the same: the tiles lie open anyway."""
        return self.glass.paused and not self.controller.turns.now.only_shown

    def pause(self, on: bool) -> None:
        """Everybody agreed to stop it, or to go on."""
        self.glass.pause(on)
        self.controller.turns.pause(on)
        self.follow()

    def follow(self) -> None:
        """A move was made or taken back, or another seat sits down."""
        if not self.wanted or self._stopped:
            return
        session = self.controller.session
        if session is not self._session:
            self._session = session
            self.glass.reset()
            self.controller.turns.pause(False)
        phases = [session.state_at(ply).phase for ply in range(session.ply + 1)]
        self.glass.turn_over_to(clocked_turns(phases, session.transitions))
        self._run()
        if session.state.result is None and self.glass.running:
            self._watch()
        else:
            self._timer.stop()

    def look(self) -> None:
        """A quarter of a second has passed."""
        self._run()
        self._show()
        if not self.glass.running:
            self._timer.stop()  # shown as it stands: nothing changes before the time runs again
            return
        seconds = self.glass.seconds
        if seconds != self._shown_second and 0 < seconds <= WARNING_SECONDS:
            self._voice.play("hurry" if seconds == WARNING_SECONDS else "tick")
        if passed := [each for each in self._worth_saying if seconds <= each < self._shown_second]:
            self._voice.note(seconds_left_sentence(min(passed)))
        self._shown_second = seconds
        if self.glass.out:
            self.time_out.emit()

    @property
    def _worth_saying(self) -> set[int]:
        return {self.glass.allowance_ms // 2000, *_LAST_SAID}

    def keep(self) -> None:
        """Write into the table's state how much sand is left; the next save has it."""
        if self.wanted:
            self.controller.kept.extra[_SAVED] = self.glass.to_json()

    def stop(self) -> None:
        """The table is being closed."""
        self._stopped = True
        self._timer.stop()
        self.glass.run(False)
        self.keep()

    def _run(self) -> None:
        self.glass.run(self.controller.turns.thinking and self._session.state.phase == "play")
        self.keep()

    def _watch(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _go_on(self) -> None:
        """The acting seat's time runs."""
        if self.wanted and not self._stopped:
            self._run()
            if self.glass.running:
                self._watch()

    # -- the picture

    def draw(self, rect: QRectF) -> None:
        """Show it in this rectangle (within a redrawing of the scene)."""
        self._rect = rect
        if self.wanted:
            self._show()

    @property
    def text(self) -> str:
        """The time left as people read it: "1:05"."""
        seconds = self.glass.seconds
        return f"{seconds // 60}:{seconds % 60:02}"

    def _show(self) -> None:
        if self._rect.isEmpty() or self.paused:
            return
        scene, glass, theme = self._scene, self.glass, self._scene.theme
        text_font = theme.font("large", bold=True)
        line = QFontMetricsF(text_font).height() + 8
        text_font = shrunk(text_font, "00:00", self._rect.width() - 12, SIZES["large"])
        body = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), self._rect.height() - line - 2)
        spare = max(0.0, body.width() - body.height() / _SLENDER) / 2
        body.adjust(spare, 0, -spare, 0)
        full = glass.left_ms / glass.allowance_ms
        step = min(SAND_STEPS, ceil(full * SAND_STEPS))

        def paint(painter: QPainter, room: QRectF) -> None:
            paint_hourglass(painter, room.adjusted(4, 4, -4, -8), step, theme.palette)

        scene.decoration("hourglass", scene.art.pixmap(("hourglass", step), body.size(), paint), body.center(), _Z)
        last = self.in_play and glass.seconds <= WARNING_SECONDS
        text = self.text
        numbers = QRectF(self._rect.left(), self._rect.bottom() - line, self._rect.width(), line)

        def paint_text(painter: QPainter, room: QRectF) -> None:
            paint_seconds(painter, room, text, text_font, theme.palette, last)

        picture = scene.art.pixmap(("seconds", text, last), numbers.size(), paint_text)
        scene.decoration("seconds", picture, numbers.center(), _Z + 1)
        self._show_stream(body)

    def _show_stream(self, body: QRectF) -> None:
        """The falling sand moves with each look, while it falls."""
        scene, falling = self._scene, self.glass.running and not self.glass.out
        if falling:
            self._phase = (self._phase + 1) % 3
        phase = self._phase
        size = QRectF(0, 0, max(4.0, body.width() * 0.1), body.height() * 0.34).size()

        def paint(painter: QPainter, room: QRectF) -> None:
            paint_stream(painter, room, phase)

        at = body.center() + QPointF(0, size.height() * 0.5 - 4)
        scene.decoration("sand", scene.art.pixmap(("sand", phase), size, paint), at, _Z + 0.5).setVisible(falling)
