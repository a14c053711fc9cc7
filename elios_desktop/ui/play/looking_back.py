"""Looking back at a game, under way or over: the bar steps and plays through it, and goes on from any moment.

The recap shows everything since the own last turn of whoever sits there once more on the table, a move at a time. Each
move stands in the line as a sentence while it is shown; any key and any click ends it. It shows what looking back
shows, so nothing that this person may not see.
"""

from collections.abc import Callable

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit import icons, widgets
from elios_desktop.ui.kit.i18n import Sentence, plain, translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.prompt_line import PromptLine
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.play.stage import Stage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.facts import in_words, since_own_turn
from elios_desktop.ui.table.contract import TableAction

PLAY_MS = 1100


class _Seek(QtWidgets.QSlider):
    """Goes where it is clicked, as in any player; the button may stay down and draw it on."""

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        option = QtWidgets.QStyleOptionSlider()
        self.initStyleOption(option)
        slider = QtWidgets.QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(slider, option, QtWidgets.QStyle.SubControl.SC_SliderHandle, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            groove = self.style().subControlRect(slider, option, QtWidgets.QStyle.SubControl.SC_SliderGroove, self)
            along = round(event.position().x() - groove.x() - handle.width() / 2)
            room = groove.width() - handle.width()
            self.setValue(QtWidgets.QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), along, room))
        super().mousePressEvent(event)


class ReplayBar(QtWidgets.QWidget):
    """Steers `Controller.look_at`."""

    closed = Signal()
    play_on_wanted = Signal(int)

    def __init__(self, theme: Theme, controller: Controller, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._controller = controller
        self._buttons = {
            name: QtWidgets.QToolButton() for name in ("first", "back", "pause", "forward", "last", "close")
        }
        self.slider = _Seek(Qt.Orientation.Horizontal)
        self._count = widgets.label("soft")
        self.play_on = widgets.button()
        for made in (*self._buttons.values(), self.play_on):
            made.setProperty("finger", True)
        steer, leave = self._steer, self._leave = QtWidgets.QHBoxLayout(), QtWidgets.QHBoxLayout()
        for name in ("first", "back", "pause", "forward", "last"):
            steer.addWidget(self._buttons[name])
        steer.addWidget(self.slider, 1)
        self.slider.setMinimumWidth(90)
        steer.addWidget(self._count)
        leave.addStretch(1)
        for made in (self.play_on, self._buttons["close"]):
            leave.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)  # else the lower one bounds the higher one
        self._halves = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(12, 4, 12, 4)
        self._halves.addLayout(steer, 1)
        self._halves.addLayout(leave)
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_MS)
        self._timer.timeout.connect(self._tick)
        self._buttons["first"].clicked.connect(self.to_first)
        self._buttons["back"].clicked.connect(self.step_back)
        self._buttons["forward"].clicked.connect(self.step_forward)
        self._buttons["last"].clicked.connect(self.to_last)
        self._buttons["pause"].clicked.connect(self.toggle_play)
        self._buttons["close"].clicked.connect(self.closed)
        self.slider.valueChanged.connect(self._go)
        self.play_on.clicked.connect(self._play_on)
        self.retranslate()
        self.hide()

    def open(self, ply: int | None = None) -> None:
        """Show the bar, at this ply (None: where the game stands)."""
        last = self._controller.session.ply
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.blockSignals(False)
        self.show()
        self._go(last if ply is None else ply)

    def stop(self) -> None:
        """Stop playing by itself."""
        self._timer.stop()
        self._restyle()

    def toggle_play(self) -> None:
        """Play by itself, or stop doing so."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            if self.slider.value() >= self.slider.maximum():
                self._go(0)
            self._timer.start()
        self._restyle()

    def step_back(self) -> None:
        """Go one move back."""
        self._go(self.slider.value() - 1)

    def step_forward(self) -> None:
        """Go one move forward."""
        self._go(self.slider.value() + 1)

    def key(self, key: int) -> bool:
        """A key pressed at the table while it is looked back at; True if it steps, or leads back to the game."""
        steps = {
            Qt.Key.Key_Left: self.step_back,
            Qt.Key.Key_Right: self.step_forward,
            Qt.Key.Key_Home: self.to_first,
            Qt.Key.Key_End: self.to_last,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        step = steps.get(Qt.Key(key))
        if step is not None:
            step()
        return step is not None

    def retranslate(self) -> None:
        """Words in the language in force."""
        names = {
            "first": translate("Replay", "To the beginning"),
            "back": translate("Replay", "One move back"),
            "pause": translate("Replay", "Play automatically, or pause"),
            "forward": translate("Replay", "One move forward"),
            "last": translate("Replay", "To the last move"),
            "close": translate("Replay", "Back to the game"),
        }
        for name, made in self._buttons.items():
            made.setToolTip(plain(names[name]))
            made.setAccessibleName(names[name])
        self.slider.setAccessibleName(translate("Replay", "Move shown"))
        self.play_on.setText(translate("Replay", "Play on from here"))
        self.play_on.setToolTip(
            plain(translate("Replay", "A new game begins from this point; this one stays as it is."))
        )
        self._restyle()
        self._write_count()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        elif event.type() == QEvent.Type.StyleChange:
            self._restyle()
            self._fit()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Also when what it holds has another size: its own change of style comes before theirs."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any window: then it takes two lines."""
        return QSize(200, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """Take two lines in a narrow window or in large type."""
        if self.isHidden():
            return
        beside = self._steer.minimumSize().width() + self._leave.sizeHint().width() + 40 <= self.width()
        self._halves.setDirection(
            QtWidgets.QBoxLayout.Direction.LeftToRight if beside else QtWidgets.QBoxLayout.Direction.TopToBottom
        )

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        self._restyle()
        self._fit()
        super().showEvent(event)

    def _restyle(self) -> None:
        if self.isHidden():  # as nearly always
            return
        palette = self._theme.palette
        for name, made in self._buttons.items():
            shape = "forward" if name == "pause" and not self._timer.isActive() else name
            shape = "last" if name == "last" else shape
            made.setIconSize(QSize(16, 16) * max(1.0, self._theme.text_scale))
            made.setIcon(icons.icon(shape, palette.accent if name == "pause" else palette.text, palette.faded))

    def _write_count(self) -> None:
        self._count.setText(
            fill(translate("Replay", "Move {ply} of {last}"), ply=self.slider.value(), last=self.slider.maximum())
        )

    def _go(self, ply: int) -> None:
        ply = max(0, min(ply, self.slider.maximum()))
        self.slider.blockSignals(True)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self._write_count()
        self._controller.shown.look_at(ply)

    def to_first(self) -> None:
        """The beginning."""
        self._go(0)

    def to_last(self) -> None:
        """The last move."""
        self._go(self.slider.maximum())

    def _tick(self) -> None:
        if self.slider.value() >= self.slider.maximum():
            self.stop()
        else:
            self.step_forward()

    def _play_on(self) -> None:
        self.stop()
        self.play_on_wanted.emit(self.slider.value())


_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class LookingBack(QObject):
    """While one looks back, the arrow keys step through the game at the table, too."""

    opening = Signal()
    """What lies over the table makes way for an earlier moment of it."""

    def __init__(self, bar: ReplayBar, stage: Stage, requests: Requests) -> None:
        super().__init__(bar)
        self._bar = bar
        self._stage = stage
        self._view = stage.view
        self._controller = stage.controller
        bar.closed.connect(self.toggle)
        stage.controller.shown.changed.connect(self._mark)
        bar.play_on_wanted.connect(self._play_on)
        self._requests = requests
        stage.view.installEventFilter(self)

    def offered(self) -> list[TableAction]:
        """Return the way back, also in front of the table."""
        if self._controller.shown.ply is None or not self._bar.isVisible():
            return []
        return [TableAction("back", Sentence.translate("Replay", "Back to the game"), run=self.toggle, primary=True)]

    def begin(self) -> None:
        """Show the game from its beginning."""
        self.look_at(0)
        self._view.setFocus()

    def toggle(self) -> None:
        """Look back at the game, or return to it."""
        if self._bar.isVisible():
            self.stop()
            self._controller.shown.look_at(None)
            self._view.setFocus()
        else:
            self.look_at(self._controller.session.ply)

    def look_at(self, ply: int) -> None:
        """Show the position after so many moves, and the bar; not while the table is hidden from everybody."""
        if self._controller.turns.now.table_hidden:
            return
        if self._stage.table.covered:
            self._stage.voice.tell(self._stage.table.prompt())
        else:
            self._stage.let_go()
            self.opening.emit()
            self._bar.open(ply)

    def stop(self) -> None:
        """Put the bar away."""
        self._bar.stop()
        self._bar.hide()
        self._mark()

    def _mark(self) -> None:
        self._view.frame(self._bar.isVisible() and self._controller.shown.ply is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QtGui.QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._bar.isVisible():
            plain = event.modifiers() in _PLAIN
            if plain and not self._stage.hand.holding and self._bar.key(event.key()):
                return True
        return super().eventFilter(watched, event)

    def _play_on(self, ply: int) -> None:
        session = self._controller.session
        # A move may have been taken back since the bar was last drawn.
        self._requests.play_on(session.branch(min(ply, session.ply)))


LONGEST_MS = 9_000
"""All moves together are read in this time, at normal speed."""
_LEAD_MS = 250
"""The eye finds the sentence, and the table as it was, before anything moves."""
_STILL_MS = 700
"""The same where nothing moves: what was there before is seen for so long."""
_A_SENTENCE_MS, _A_LETTER_MS, _LEAST_MS, _MOST_MS = 400, 14, 500, 1800
_NO_KEYS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}


class Recap(QObject):
    """Shows moves again. While it runs, the controller looks back, and nobody can do anything."""

    begins = Signal()
    ended = Signal()

    def __init__(
        self,
        looking_back: LookingBack,
        stage: Stage,
        line: PromptLine,
    ) -> None:
        super().__init__(looking_back)
        self._looking_back = looking_back
        self._stage = stage
        self._table = stage.table
        self._animator = stage.animator
        self._line = line
        self._controller = stage.controller
        self._moves: list[int] = []
        self._count = 0
        self._moving = False
        """Whether a move is being animated."""
        self._then: Callable[[], None] = self.end
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        stage.animator.finished.connect(self._on_animated)

    @property
    def running(self) -> bool:
        """Whether moves are being shown again."""
        return self._stage.shows_again

    def ask(self) -> None:
        """Show what happened since the last turn of the person at the machine, or say why not."""
        if self._table.covered:
            self._line.show_told(self._table.prompt())
        elif not (self.running or self._controller.turns.now.table_hidden or self._controller.save_queue.waiting):
            self._stage.let_go()
            self._start()

    def _start(self) -> None:
        turns, controller = self._controller.turns, self._controller
        alone = turns.now.persons[0] if len(turns.now.persons) == 1 else None
        over = controller.session.result is not None
        self._moves = since_own_turn(controller.session.transitions, None if over else alone or turns.now.called)
        self._count = len(self._moves)
        if not self._moves:
            self._line.show_told(Sentence.translate("Recap", "Nothing has happened since your last turn."))
            return
        self.begins.emit()
        self._looking_back.opening.emit()
        self._looking_back.stop()
        self._stage.shows_again = self._table.one_by_one = True
        application = QtWidgets.QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._next()

    def end(self) -> None:
        """Back to the game."""
        if not self.running:
            return
        self._stop()
        self._animator.finish()
        self._table.one_by_one = False
        self._line.back_to_prompt()
        self._leave()

    def _on_animated(self) -> None:
        """Go on: the table has come to rest."""
        if self._moving:
            self._moving = False
            self._after()

    def _stop(self) -> None:
        self._timer.stop()
        self._stage.shows_again = self._moving = False
        application = QtWidgets.QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def _leave(self) -> None:
        if self._controller.shown.ply is not None:
            self._controller.shown.look_at(None)
        else:
            self._table.redraw()  # with the marks that it has in play
        self.ended.emit()

    # -- a move

    def _next(self) -> None:
        number = self._count - len(self._moves) + 1
        transition = self._controller.session.transitions[self._moves[0]]
        said = in_words(self._controller, transition)
        if self._count > 1:
            numbered = Sentence.translate("Recap", "{number} of {count}: {sentence}")
            said = numbered.fill(number=number, count=self._count, sentence=said)
        self._line.show_told(said, self._controller.kept.seats[transition.seat - 1].colour)
        self._controller.shown.look_at(self._moves[0])
        self._wait(_LEAD_MS if self._animator.speed else _STILL_MS, self._move)

    def _move(self) -> None:
        self._moving = True
        self._animator.play(self._table.steps(self._controller.session.transitions[self._moves[0]]))

    def _after(self) -> None:
        """The table after the move, for as long as its sentence takes."""
        ply = self._moves.pop(0) + 1
        self._controller.shown.look_at(ply)
        if self._controller.shown.ply is None:
            self._following()  # this is what the table looks like now
            return
        length = len(self._line.text.accessibleName())
        fair = LONGEST_MS // self._count
        self._wait(max(_LEAST_MS, min(_A_SENTENCE_MS + _A_LETTER_MS * length, _MOST_MS, fair)), self._following)

    def _following(self) -> None:
        if self._moves:
            self._next()
            return
        self._stop()
        self._table.one_by_one = False
        if self._controller.shown.ply is not None:
            self._line.back_to_prompt()  # its sentence isn't of what comes now
        self._leave()

    def _wait(self, ms: int, then: Callable[[], None]) -> None:
        self._then = then
        self._timer.start(round(ms * (max(0.6, self._animator.speed) if self._animator.speed else 1.0)))

    def _go_on(self) -> None:
        self._then()

    # -- any key and any click ends it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return what is pressed in the window while it runs does nothing else."""
        kind = event.type()
        if kind not in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress):
            return False
        if not isinstance(watched, QtWidgets.QWidget) or watched.window() is not self._stage.view.window():
            return False
        if isinstance(event, QtGui.QKeyEvent):
            if event.key() in _NO_KEYS:
                return False
            event.accept()  # else a key of the menus would do its work, too
            if kind == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self.end()
            return True
        self.end()
        return True
