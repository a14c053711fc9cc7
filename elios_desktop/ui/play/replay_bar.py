"""The bar for looking back: step or play through a game, and go on from any moment of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QToolButton, QWidget

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.plain import plain
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import button, label
from elios_desktop.ui.session.controller import Controller

PLAY_MS = 1100


class _Seek(QSlider):
    """Goes where it is clicked, as in any player; the button may stay down and draw it on."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider = QStyle.ComplexControl.CC_Slider
        handle = self.style().subControlRect(slider, option, QStyle.SubControl.SC_SliderHandle, self)
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(event.position().toPoint()):
            groove = self.style().subControlRect(slider, option, QStyle.SubControl.SC_SliderGroove, self)
            along = round(event.position().x() - groove.x() - handle.width() / 2)
            room = groove.width() - handle.width()
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), along, room))
        super().mousePressEvent(event)


class ReplayBar(QWidget):
    """Steers `Controller.look_at`."""

    closed = Signal()
    play_on_wanted = Signal(int)

    def __init__(self, theme: Theme, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._controller = controller
        self._buttons = {name: QToolButton() for name in ("first", "back", "pause", "forward", "last", "close")}
        self.slider = _Seek(Qt.Orientation.Horizontal)
        self._count = label("soft")
        self.play_on = button()
        for made in (*self._buttons.values(), self.play_on):
            made.setProperty("finger", True)
        steer, leave = self._steer, self._leave = QHBoxLayout(), QHBoxLayout()
        for name in ("first", "back", "pause", "forward", "last"):
            steer.addWidget(self._buttons[name])
        steer.addWidget(self.slider, 1)
        self.slider.setMinimumWidth(90)
        steer.addWidget(self._count)
        leave.addStretch(1)
        for made in (self.play_on, self._buttons["close"]):
            leave.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)  # else the lower one bounds the higher one
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
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
        """One move back."""
        self._go(self.slider.value() - 1)

    def step_forward(self) -> None:
        """One move forward."""
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
            plain(translate("Replay", "A new game begins at this moment; this one stays as it is."))
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for any window: then it takes two lines."""
        return QSize(200, super().minimumSizeHint().height())

    def _fit(self) -> None:
        """In a narrow window or in large type two lines."""
        beside = self._steer.minimumSize().width() + self._leave.sizeHint().width() + 40 <= self.width()
        self._halves.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def _restyle(self) -> None:
        palette = self._theme.palette
        for name, made in self._buttons.items():
            shape = "forward" if name == "pause" and not self._timer.isActive() else name
            shape = "last" if name == "last" else shape
            made.setIconSize(QSize(16, 16) * max(1.0, self._theme.text_scale))
            made.setIcon(icon(shape, palette.accent if name == "pause" else palette.text, palette.faded))

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
