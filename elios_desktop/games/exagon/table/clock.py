"""Keeps the time of a turn of Exagon: the hourglass, the button that ends a turn, and whether anybody is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import cast

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from elios_desktop.engine.contract import Refusal, head_start
from elios_desktop.games.exagon.rules import MORE_SECONDS, End, Move, Timeout, View
from elios_desktop.games.exagon.table import furniture
from elios_desktop.games.exagon.table.hourglass import WARNING_SECONDS, Hourglass, clocked_turns, sand
from elios_desktop.ui.board.animator import Animator
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import SILENCE, ByDevice, Sentence, Sentences, Text
from elios_desktop.ui.kit.seen_time import AwakeClock
from elios_desktop.ui.kit.theme import SIZES, shrunk
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.contract import TableAction, Voice

LONGEST_LOOK = 2.0
"""In seconds: running sand is looked at far more often."""
ASKED = Sentence.translate("Exagon", "You can still put a tile down. Press again to end your turn without one.")
"""Whether somebody really means to end a turn without a tile."""
STANDS_STILL = Sentence.translate("Exagon", "The hourglass doesn’t run until there are two tiles on the table.")
SORT = Sentence.translate("Exagon", "Sort")
GO_BACK = Sentence.translate("Exagon", "Back to the table")
READS = ByDevice(
    Sentence.translate("Exagon", "The sand waits while you read. Click on the table to go on."),
    Sentence.translate("Exagon", "The sand waits while you read. Press a key to go on."),
    Sentence.translate("Exagon", "The sand waits while you read. Tap the table to go on."),
)
PAUSE = Sentence.translate("Exagon", "Pause")
GO_ON = Sentence.translate("Exagon", "Everybody agrees: go on")
END = Sentence.translate("Exagon", "End turn")
REALLY = Sentence.translate("Exagon", "Really end without a tile?")


def rows(timed: bool) -> Sequence[Sequence[Text]]:
    """Return the rows in which the buttons can stand, in a game with the hourglass or without."""
    return [[SORT, PAUSE, END], [SORT, PAUSE, REALLY], [GO_ON], [GO_BACK]] if timed else [[SORT, END], [SORT, REALLY]]


def time_out_sentence(name: Text, following: Text | None) -> Sentence:
    """Tell whose sand is through, and whose turn it is now, if the game goes on."""
    if following is None:
        return Sentence.translate("Exagon", "{name} is out of time.").fill(name=name)
    return Sentence.translate("Exagon", "{name} is out of time: it is {next}’s turn.").fill(name=name, next=following)


def next_sentence(name: Text) -> Sentence:
    """Tell whose turn it is after one whose sand was through."""
    return Sentence.translate("Exagon", "{name}’s turn. The sand waits.").fill(name=name)


def runs_now_sentence(seconds: int) -> Sentence:
    """In the first turn that has a clock."""
    return Sentence.translate("Exagon", "From now on the hourglass runs: %n second(s) a turn.", None, seconds)


def seconds_left_sentence(seconds: int) -> Sentence:
    """Tell how much sand is left."""
    return Sentence.translate("Exagon", "%n second(s) left.", None, seconds)


def left_alone_sentence(name: Text) -> Sentence:
    """Say that nobody seems to be there."""
    said = Sentence.translate(
        "Exagon",
        "Anybody there? Nobody touched anything on {name}’s turn, so the sand waits for you all.",
    )
    return said.fill(name=name)


def paused_sentence(nobody_in: Text | None) -> Sentence:
    """Say what there is to do while the hourglass stands still; `nobody_in`: because of whose turn."""
    if nobody_in is not None:
        return left_alone_sentence(nobody_in)
    return Sentence.translate("Exagon", "The hourglass is paused until everybody agrees to go on.")


def only_one_side_sentence(name: Text) -> Sentence:
    """That whatever is put down now is the last of the turn."""
    return Sentence.translate(
        "Exagon", "{name}, your tiles match on only one side now: putting one down ends your turn."
    ).fill(name=name)


def look_sentence(seat: str) -> Sentence:
    """Say what a click on a seat's plate does."""
    return Sentence.translate("Exagon", "{seat}. Click to see the tiles.").fill(seat=seat)


def bonus_sentence(count: int) -> Sentence:
    """Say what the bonuses are."""
    said = Sentence.translate(
        "Exagon",
        "Bonuses left this turn: {count}. Each lets you put down a tile with a single matching side, or give a tile "
        "to somebody who has just one.",
    )
    return said.fill(count=count)


class TurnEnd:
    """Asks who wants to end a turn without a tile whether they mean it."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._asked_at: int | None = None

    @property
    def asks(self) -> bool:
        """Whether the question stands, in the very position in which it was asked."""
        return self._asked_at is not None and self._asked_at == self._controller.session.ply

    def button(self, view: View, press: Callable[[], None]) -> TableAction:
        """Make the button for this position."""
        if self.asks:
            label = REALLY
            hint = Sentence.translate("Exagon", "Yes, end it (E)")
        else:
            label, hint = END, Sentence.translate("Exagon", "End your turn (E)")
        primary = self.asks or not view.playable()
        return TableAction("end", label, run=press, hint=hint, primary=primary, ends=True, key="E")

    def forget(self) -> None:
        """The turn goes on."""
        self._asked_at = None

    def is_meant(self) -> bool:
        """Tell whether the turn is to end now that the button was pressed; else the question stands from now on."""
        view = cast(View, self._controller.shown.view())
        idle = not view.placed and bool(view.playable())
        if idle and not self.asks and End() in self._controller.legal:
            self._asked_at = self._controller.session.ply
            return False
        return True


class InactivityWatch(QObject):
    """Ends a turn whose sand is through, as if its player had said so; the clock of a turn in which nobody touched
    anything stands still after it. `submit` is the table's."""

    def __init__(
        self,
        clock: Clock,
        animator: Animator,
        voice: Voice,
        submit: Callable[[Move], Refusal | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        controller = self._controller = clock.controller
        self._voice = voice
        self._clock = clock
        self._animator = animator
        self._submit = submit
        self._opened_at = controller.session.ply
        self._acted = False
        self._touched = False
        self._to_be_said: Text = SILENCE
        self._nobody_in: Text | None = None
        clock.time_out.connect(self._on_time_out)
        controller.moved.connect(self.act)
        controller.jumped.connect(self._on_jumped)

    def touch(self) -> None:
        """Note that somebody did something in the turn under way."""
        self._touched = True

    def act(self) -> None:
        """Note that somebody changed the game: one that was only looked at isn't saved."""
        self._acted = True

    def agree(self) -> None:
        """Note that everybody agreed to stop the clock, or to go on."""
        self.act()
        self._nobody_in = None

    @property
    def nobody_in(self) -> Text | None:
        """In whose turn nobody touched anything, so that the clock stands still now; None if it doesn't."""
        return self._nobody_in if self._clock.paused else None

    def button(self, pause: Callable[[], None]) -> list[TableAction]:
        """Return what lets the hourglass stand still, or go on, if there is one."""
        if self._clock.paused:
            return [TableAction("pause", GO_ON, run=pause, primary=True, key="P")]
        if not self._clock.in_play:
            return []
        hint = Sentence.translate("Exagon", "Stop the hourglass and cover the tiles, if everybody agrees (P)")
        return [TableAction("pause", PAUSE, run=pause, hint=hint, key="P")]

    @property
    def worth_saving(self) -> bool:
        """Whether what the clock shows belongs into the save of a game that is left."""
        return self._clock.in_play and (self._acted or self._clock.known)

    def _on_jumped(self) -> None:
        self._acted = self._acted or self._controller.session.ply != self._opened_at

    def begin_turn(self) -> Text:
        """Wait for whose turn it is now to touch something; what there is to be said of how the turn before ended."""
        self._touched = False
        said, self._to_be_said = self._to_be_said, SILENCE
        return said

    @property
    def _busy(self) -> bool:
        """Whether a move is on its way to the disk or onto the table."""
        return self._controller.save_queue.busy or self._animator.busy

    def _on_time_out(self) -> None:
        turns, acting = self._controller.turns, self._controller.turns.now.acting
        by_itself = turns.now.computer_acts and self._controller.shown.ply is None  # a computer's sand is no other sand
        if acting is None or not (self._controller.may_act or by_itself) or self._busy:
            return  # the next look, a moment later, comes here again
        left_alone = self._controller.waits_for_absent and not self._touched and not by_itself
        if self._submit(Timeout()) is not None:
            return
        names, following = self._controller.kept.later_names, self._controller.turns.now.acting
        self._to_be_said = time_out_sentence(names[acting - 1], names[following - 1] if following else None)
        if left_alone and following:
            # Perhaps nobody is there: a doorbell ends no game.
            self._to_be_said = left_alone_sentence(names[acting - 1])
            self._nobody_in = names[acting - 1]
            self._clock.pause(True)
            self._controller.save_queue.save()
            if not self._animator.busy:
                self._animator.play([])  # the table is drawn anew, and covered
        self._voice.play("time")
        if not self._busy:  # else the hand-over is still to come, which clears away what was said before it
            said, self._to_be_said = self._to_be_said, SILENCE
            self._voice.tell(said)


TICK_MS = 250
"""How often the sand is looked at in the last seconds of a turn, ..."""
CALM_MS = 1000
"""... and before those, when another second begins: each look wakes the processor."""
_SAVED = "hourglass"
_Z = 82.0
_LAST_SAID = (10, 3)
"""At so many seconds before the end it is said how little sand is left."""
_PULSE, _PULSE_DEEP, _PULSE_Z = (1.0, 0.72, 0.55, 0.45), 0.10, 190.0
"""How strongly the edge of the table shines in the last seconds, look by look; how deep, in shares of the table."""
_SLENDER = 1.45
"""How much higher than wide the glass is at least, however little room its time leaves it."""


class Clock(QObject):
    """Sand falls while the controller says that somebody thinks; it is looked at as it falls."""

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
        self._area = QRectF()
        self._beat = 0
        """How many looks ago the second began that is shown."""
        self.waits = self.away = False
        """Whether the sand waits until everybody has seen whose it is now, or while somebody reads the rules."""
        self.glass = self.new_glass()
        self.known = False
        """Whether the save that the game came from has a clock."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)  # never early: else each second had two looks
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
        """Return a full one, as it was chosen when the game began; `clock` gives its time."""
        seconds, most = sand(self.controller.kept.own)
        return Hourglass(clock or AwakeClock(LONGEST_LOOK), seconds * 1000, None if most is None else most * 1000)

    @property
    def wanted(self) -> bool:
        """Whether the game is played against the hourglass."""
        return self.controller.kept.timed

    @property
    def in_play(self) -> bool:
        """Whether the turn under way has a clock."""
        return self.wanted and self.glass.in_play and self.controller.session.state.phase == "play"

    @property
    def nearly_out(self) -> bool:
        """Whether the last seconds of the turn run."""
        return self.in_play and self.glass.seconds <= WARNING_SECONDS

    def told_with(self, prompt: Text) -> Text:
        """Say what is to be done; and, before the sand runs for the first time and when it does, that as well."""
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
        """Stop it, or let it go on, as everybody agreed."""
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
        turns = clocked_turns(phases, session.transitions)
        seat, step = head_start(session.options)
        self.glass.lengthen([ply for ply in turns if session.state_at(ply).to_move == seat], MORE_SECONDS * step)
        self.glass.turn_over_to(turns)
        self._run()
        if session.state.result is None and self.glass.running:
            self._watch()
        else:
            self._timer.stop()

    def look(self) -> None:
        """A moment has passed."""
        self._run()
        self._timer.setInterval(self._until_next)
        seconds = self.glass.seconds
        self._beat = 0 if seconds != self._shown_second else self._beat + 1
        self._show()
        if not self.glass.running:
            self._timer.stop()  # shown as it stands: nothing changes before the time runs again
            return
        if seconds != self._shown_second and 0 < seconds <= WARNING_SECONDS:
            self._voice.play("hurry" if seconds == WARNING_SECONDS else "tick")
        if passed := [each for each in self._worth_saying if seconds <= each < self._shown_second]:
            self._voice.note(seconds_left_sentence(min(passed)))
        self._shown_second = seconds
        if self.glass.out:
            self.time_out.emit()

    @property
    def _until_next(self) -> int:
        """Milliseconds until it is looked at again: seldom at first, then so often that the table's edge can beat."""
        left = self.glass.left_ms - WARNING_SECONDS * 1000
        return TICK_MS if left < TICK_MS else left % CALM_MS or CALM_MS

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
        play = self._session.state.phase == "play" and not (self.waits or self.away)
        self.glass.run(self.controller.turns.thinking and play)
        self.keep()

    def _watch(self) -> None:
        if not self._timer.isActive():
            self._timer.start(self._until_next)

    def _go_on(self) -> None:
        """The acting seat's time runs."""
        if self.wanted and not self._stopped:
            self._run()
            if self.glass.running:
                self._watch()

    # -- the picture

    def show_last(self, share: float) -> None:
        """Show a moment of the last seconds, for a picture: so much of them has passed."""
        self.glass.run(True)
        left = (WARNING_SECONDS - 0.4) * (1 - share) * 1000
        then = self.glass.clock() + (self.glass.left_ms - left) / 1000
        self.glass.clock = lambda: then
        self._beat = round(share * (len(_PULSE) - 1))
        self._show()

    @property
    def covered(self) -> bool:
        """Whether nobody sees the tiles: in a pause, and while somebody reads the rules."""
        return self.paused or self.away

    def wait_away(self, on: bool) -> None:
        """Wait while somebody reads the rules, or go on when they have come back."""
        self.away = on
        self.follow()

    def go_on(self) -> None:
        """The sand has waited long enough."""
        self.waits = False
        self._go_on()

    def draw(self, rect: QRectF, area: QRectF) -> None:
        """Show it in this rectangle of the whole table (within a redrawing of the scene)."""
        self._rect, self._area = rect, area
        if self.wanted:
            self._show()

    @property
    def text(self) -> str:
        """The time left as people read it: "1:05"."""
        seconds = self.glass.seconds
        return f"{seconds // 60}:{seconds % 60:02}"

    def _show(self) -> None:
        if self._rect.isEmpty() or self.covered:
            return
        scene, glass, theme = self._scene, self.glass, self._scene.theme
        text_font = theme.font("large", bold=True)
        line = QFontMetricsF(text_font).height() + 8
        text_font = shrunk(text_font, "00:00", self._rect.width() - 12, SIZES["large"])
        body = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), self._rect.height() - line - 2)
        spare = max(0.0, body.width() - body.height() / _SLENDER) / 2
        body.adjust(spare, 0, -spare, 0)
        body = QRectF(body.toRect())  # between pixels it is blurred
        full = glass.left_ms / glass.allowance_ms
        step = min(furniture.SAND_STEPS, ceil(full * furniture.SAND_STEPS))

        def part(name: str, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
            return scene.art.pixmap((f"hourglass {name}",), body.size(), lambda on, room: paint(on, _inside(room)))

        def paint(painter: QPainter, room: QRectF) -> None:
            """Only the sand is another one at each step; the glass is kept."""
            painter.drawPixmap(0, 0, part("behind", lambda on, at: furniture.paint_glass(on, at, theme.palette)))
            sand = part("sand", furniture.paint_sand).copy()
            inside = QPainter(sand)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            furniture.take_sand_away(inside, _inside(room), step)
            inside.end()
            painter.drawPixmap(0, 0, sand)
            painter.drawPixmap(0, 0, part("before", lambda on, at: furniture.paint_glass_before(on, at, theme.palette)))

        scene.decoration("hourglass", scene.art.pixmap(("hourglass", step), body.size(), paint), body.center(), _Z)
        last = self.nearly_out
        text = self.text
        numbers = QRectF(QRectF(self._rect.left(), self._rect.bottom() - line, self._rect.width(), line).toRect())

        def paint_text(painter: QPainter, room: QRectF) -> None:
            furniture.paint_seconds(painter, room, text, text_font, theme.palette, last)

        picture = scene.art.pixmap(("seconds", text, last), numbers.size(), paint_text)
        scene.decoration("seconds", picture, numbers.center(), _Z + 1)
        self._show_stream(body)
        scene.update(self._rect)  # as one: what is within several rectangles Qt paints with threads of its own
        self._show_pulse(last and glass.running)

    def _show_pulse(self, on: bool) -> None:
        """In the last seconds the edge of the table beats, strongest when a second begins."""
        scene, area = self._scene, self._area
        deep = min(area.width(), area.height()) * _PULSE_DEEP
        sides = {
            "left": QRectF(area.left(), area.top(), deep, area.height()),
            "right": QRectF(area.right() - deep, area.top(), deep, area.height()),
            "top": QRectF(area.left(), area.top(), area.width(), deep),
            "bottom": QRectF(area.left(), area.bottom() - deep, area.width(), deep),
        }
        strength = _PULSE[min(self._beat, len(_PULSE) - 1)]
        for side, rect in sides.items():
            if not on and f"pulse {side}" not in scene.decorations():
                continue

            def paint(painter: QPainter, room: QRectF, side: str = side) -> None:
                furniture.paint_pulse(painter, room, side)

            picture = scene.art.pixmap(("pulse", side), rect.size(), paint)
            item = scene.decoration(f"pulse {side}", picture, rect.center(), _PULSE_Z)
            item.setVisible(on)
            item.setOpacity(strength)

    def _show_stream(self, body: QRectF) -> None:
        """The falling sand moves with each look, while it falls."""
        scene, falling = self._scene, self.glass.running and not self.glass.out
        if falling:
            self._phase = (self._phase + 1) % 3
        phase = self._phase
        size = QRectF(0, 0, max(4, round(body.width() * 0.1)), round(body.height() * 0.34)).size()

        def paint(painter: QPainter, room: QRectF) -> None:
            furniture.paint_stream(painter, room, phase)

        at = QRectF(body.center() - QPointF(size.width() / 2, 4), size).toRect().toRectF().center()
        scene.decoration("sand", scene.art.pixmap(("sand", phase), size, paint), at, _Z + 0.5).setVisible(falling)


def _inside(room: QRectF) -> QRectF:
    """Return where the glass itself is, without its shadow."""
    return room.adjusted(4, 4, -4, -8)
