"""The curtain: it hides the table until the person whose turn it is says that they are there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from elios_desktop.texts.names import isolated, plain_name
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.art import mark_path
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.plain import literal
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme

_MARK = 22.0
"""The radius of the person's mark, which stands right above their name, ..."""
_BESIDE, _AROUND = 14.0, 34.0
"""... and how far it is from that, and all of it from the edge of what it stands on."""


class Curtain(QWidget):
    """Lies over the whole table. It knows only a name and a colour, so it can't leak anything else."""

    lifted = Signal()
    came = Signal()
    """It has come down for somebody."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name, self._seat = "", 1
        self._colour = 0
        self._ready = False
        self.setAutoFillBackground(False)
        self._title = QLabel(self)
        self._hint = QLabel(self)
        self.button = QPushButton(self)
        """What lifts it, and has the keyboard while it is down."""
        self.button.setProperty("look", "primary")
        self.button.setProperty("finger", True)
        self.button.setDefault(True)
        self.button.clicked.connect(self.lifted)
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a name is never markup, nor a shortcut
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 24, 40, 24)
        column.addStretch(3)
        column.addWidget(self._title)
        column.addSpacing(8)
        column.addWidget(self._hint)
        column.addSpacing(24)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.hide()

    def come_down(self, name: str, seat: int, colour: int, ready: bool = False) -> None:
        """Hide the table until this person says that they are here; `ready`: because their time runs from then on."""
        self._name, self._seat, self._colour, self._ready = name, seat, colour, ready
        self.place()
        self.retranslate()
        self.raise_()
        self.show()
        self.button.setFocus()
        self.came.emit()

    def place(self) -> None:
        """Over the whole parent."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def retranslate(self) -> None:
        """Put the words into the language in force."""
        self._title.setFont(self._theme.font("display", bold=True))
        self._hint.setFont(self._theme.font("large"))
        self.button.setFont(self._theme.font("large", bold=True))
        for label in (self._title, self._hint):
            label.setStyleSheet("color: #fff6e8; background: transparent;")
        name = isolated(plain_name(self._name, self._seat, translate))
        self._title.setText(fill(translate("Curtain", "{name}, it is your turn"), name=name))
        if self._ready:
            hint = translate("Curtain", "Nothing runs yet. Your turn begins when you say so.")
            lift = fill(translate("Curtain", "I’m {name}, and ready"), name=name)
        else:
            hint = translate("Curtain", "The table stays hidden until you lift the curtain.")
            lift = fill(translate("Curtain", "I am {name}: lift the curtain"), name=name)
        self._hint.setText(hint)
        self.button.setText(literal(lift))
        self.button.setAccessibleName(lift)
        self.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self.height()
        cloth = QColor("#7c2430") if not self._theme.palette.dark else QColor("#541a24")
        fold = max(46.0, width / 18)
        position = 0.0
        while position < width:
            shade = QLinearGradient(position, 0, position + fold, 0)
            shade.setColorAt(0.0, cloth.darker(135))
            shade.setColorAt(0.35, cloth.lighter(112))
            shade.setColorAt(0.6, cloth)
            shade.setColorAt(1.0, cloth.darker(135))
            painter.fillRect(QRectF(position, 0, fold + 1, height), shade)
            position += fold
        hem = QPainterPath()
        hem.moveTo(0, height)
        hem.lineTo(0, height - 16)
        step = fold / 2
        position = 0.0
        while position < width:
            hem.quadTo(position + step / 2, height - 4, position + step, height - 16)
            position += step
        hem.lineTo(width, height)
        hem.closeSubpath()
        painter.fillPath(hem, QColor("#d9a94a"))
        words = max(each.fontMetrics().horizontalAdvance(each.text()) for each in (self._title, self._hint))
        broad = max(660.0, words + 100.0)
        centre = QPointF(width / 2, self._title.geometry().top() - _MARK - _BESIDE)
        top, bottom = centre.y() - _MARK - _AROUND, self.button.geometry().bottom() + _AROUND
        veil = QRectF((width - broad) / 2, top, broad, bottom - top)
        veil = veil.intersected(QRectF(20, 20, width - 40, height - 40))
        back = QPainterPath()
        back.addRoundedRect(veil, 22, 22)
        painter.fillPath(back, QColor(30, 8, 12, 150))
        painter.setPen(QColor("#fff6e8"))
        painter.setBrush(QColor(SEAT_STYLES[self._colour].colour))
        painter.drawPath(mark_path(SEAT_STYLES[self._colour].mark, centre, _MARK))
        painter.end()
