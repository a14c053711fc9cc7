"""Who can sit down at a new game's table with one press: people who have played here, and the computers' faces.

They lie beside the seats and never on one. A name keeps its place while it is taken, so that a second click in the same
spot doesn't add somebody else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.texts.names import isolated
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.faces import paint_face
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.look import TAG
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Flow, button, label
from elios_desktop.ui.session.new_game import computer_name, kind_meaning, kind_name, level_word

MOST = 8
_FACE = 60
_LETTERS = 20
"""So many letters of a name stand on its button; the whole one is in its tooltip."""


class SitDown(QFrame):
    """The names as small buttons, in as many lines as they need, and the faces beside them."""

    person_chosen = Signal(str)
    computer_chosen = Signal(int)
    """Its level."""

    def __init__(self, names: Sequence[str], services: Services) -> None:
        """`names` are the remembered ones, the last used first."""
        super().__init__()
        self.setProperty("look", "card")
        self._names = tuple(names)
        self._buttons: dict[str, QPushButton] = {}
        self._title = label("large")
        self.names = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.names.setSizePolicy(policy)
        self._flow = Flow(6, self.names)
        faces = QWidget()
        faces.setSizePolicy(policy)
        flow = Flow(2, faces)
        self.faces = [FaceButton(level, services.theme) for level in range(1, COMPUTER_LEVELS + 1)]
        for face in self.faces:
            face.clicked.connect(partial(self.computer_chosen.emit, face.level))
            flow.addWidget(face)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self.names)
        column.addWidget(faces)
        self.names.hide()

    @property
    def buttons(self) -> dict[str, QPushButton]:
        """By the name that each puts into a field."""
        return dict(self._buttons)

    def offer(self, taken: Sequence[str], has_room: Callable[[str], bool]) -> None:
        """Who is at the table already, and whether there is a field for a name."""
        there = {name.casefold() for name in taken}
        for name in self._names:
            if len(self._buttons) < MOST and name.casefold() not in there and name not in self._buttons:
                self._add(name)
        for name, made in self._buttons.items():
            made.setEnabled(name.casefold() not in there and has_room(name))
        self.names.setVisible(bool(self._buttons))

    def retranslate(self) -> None:
        """Every text."""
        self._title.setText(translate("NewGame", "Sit somebody down"))
        for face in self.faces:
            face.retranslate()
        for name in self._buttons:
            self._write(name)

    def _add(self, name: str) -> None:
        made = self._buttons[name] = button("small")
        # A click leaves the keyboard in the field that is being filled in.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.clicked.connect(partial(self.person_chosen.emit, name))
        self._write(name)
        self._flow.addWidget(made)
        before: QWidget = made
        for face in self.faces:  # Tab comes to the people first
            QWidget.setTabOrder(before, face)
            before = face
        made.show()
        self.names.updateGeometry()

    def _write(self, name: str) -> None:
        made = self._buttons[name]
        shown = name if len(name) <= _LETTERS else name[: _LETTERS - 1].rstrip() + "…"
        made.setText(literal(isolated(shown)))
        made.setToolTip(plain(name if shown != name else ""))
        made.setAccessibleName(fill(translate("NewGame", "{name} plays too"), name=isolated(name)))

    def changeEvent(self, event: QEvent) -> None:
        """Larger type: other lines."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.names.updateGeometry()
        super().changeEvent(event)


class FaceButton(QAbstractButton):
    """A computer's face, its name, and how strong it is in a word."""

    def __init__(self, level: int, theme: Theme) -> None:
        super().__init__()
        self.level = level
        self._theme = theme
        self._art = Art()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the seat that is being filled
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        """Every text."""
        kind = f"computer:{self.level}"
        name = computer_name(kind)
        self.setText(name)
        self.setAccessibleName(fill(translate("NewGame", "{name} plays too"), name=f"{name} ({kind_name(kind)})"))
        self.setAccessibleDescription(kind_meaning(kind))
        self.setToolTip(plain(kind_meaning(kind)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A face above two lines."""
        bold, small = QFontMetrics(self._theme.font("body", bold=True)), QFontMetrics(self._theme.font("small"))
        words = max(bold.horizontalAdvance(self.text()), small.horizontalAdvance(level_word(self.level)))
        return QSize(max(_FACE, words) + 18, _FACE + bold.height() + small.height() + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face from the cache, the words below it."""
        palette = self._theme.palette
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.surface))
            painter.drawRoundedRect(room, TAG, TAG)
        face = self._art.pixmap(self.level, QSizeF(_FACE, _FACE), partial(paint_face, level=self.level))
        painter.drawPixmap(QPointF((self.width() - _FACE) / 2, 5), face)
        bold, small = self._theme.font("body", bold=True), self._theme.font("small")
        high = QFontMetrics(bold).height()
        painter.setFont(bold)
        painter.setPen(QColor(palette.text))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, _FACE + 7, self.width(), high), middle, self.text())
        painter.setFont(small)
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(QRectF(0, _FACE + 7 + high, self.width(), high), middle, level_word(self.level))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.drawRoundedRect(room, TAG, TAG)
        painter.end()
