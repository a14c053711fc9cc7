"""Who plays as one seat: a tag with its portrait, its name, who that is, and the language it reads."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN, computer_level
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import name_of
from elios_desktop.texts.languages import LANGUAGES
from elios_desktop.texts.names import plain_name
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.faces import paint_face
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.look import TAG
from elios_desktop.ui.kit.page import unheard
from elios_desktop.ui.kit.portrait import paint_portrait
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.kit.widgets import DropButton, button
from elios_desktop.ui.session.new_game import computer_name, kind_meaning, kind_name, level_word

MOST_LETTERS = 30
PORTRAIT = 58
_COLOUR_NAMES = {
    "blue": QT_TRANSLATE_NOOP("Seats", "Blue"),
    "red": QT_TRANSLATE_NOOP("Seats", "Red"),
    "green": QT_TRANSLATE_NOOP("Seats", "Green"),
    "violet": QT_TRANSLATE_NOOP("Seats", "Violet"),
    "amber": QT_TRANSLATE_NOOP("Seats", "Amber"),
}


def colour_name(index: int) -> str:
    """A seat colour's name in the language in force."""
    return translate("Seats", _COLOUR_NAMES[SEAT_STYLES[index].name])


class SeatCard(QFrame):
    """The tag of one seat."""

    def __init__(self, number: int, services: Services) -> None:
        super().__init__()
        self.number = number
        self.colour = number - 1
        self.language = ""
        self.kind = HUMAN
        self.twin = 1
        """Which of the computers of this level it is at this table."""
        self._services = services
        self._lit = False
        self.colour_button = _Portrait(self)
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.kind_button = DropButton(services.theme)
        self.language_button = button("drop")
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        for each in self.widgets:
            each.setCursor(Qt.CursorShape.ArrowCursor if each is not self.name else Qt.CursorShape.IBeamCursor)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.kind_button, 1)
        below.addWidget(self.language_button)
        column = QVBoxLayout()
        column.setSpacing(5)
        column.addWidget(self.name)
        column.addLayout(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 12, 22, 8)
        row.setSpacing(8)
        row.addWidget(self.colour_button)
        row.addLayout(column, 1)
        for before, after in zip(self.widgets, self.widgets[1:], strict=False):
            QWidget.setTabOrder(before, after)

    @property
    def widgets(self) -> tuple[QPushButton, QLineEdit, QPushButton, QPushButton]:
        """In the order in which Tab walks them."""
        return self.colour_button, self.name, self.kind_button, self.language_button

    @property
    def person(self) -> str:
        """The name of the person who was typed in; nothing for a computer."""
        return name_of(self.name.text()) if self.kind == HUMAN else ""

    def placeholder(self) -> str:
        """What a seat without a name is called."""
        return plain_name("", self.number, translate) if self.kind == HUMAN else computer_name(self.kind, self.twin)

    def sizeHint(self) -> QSize:
        """The same for every seat, whoever sits there: seats are swapped."""
        letters = self.name.fontMetrics().horizontalAdvance("Maria Antonietta") + 26
        below = max(self.kind_button.sizeHint().width(), 0) + 6 + self.language_button.sizeHint().width()
        high = max(PORTRAIT, self.name.sizeHint().height() + 5 + self.kind_button.sizeHint().height())
        return QSize(10 + PORTRAIT + 8 + max(letters, below) + 22, high + 20)

    def light(self, lit: bool) -> None:
        """Show that the seat that is dragged would change places with this one."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def retranslate(self) -> None:
        """Every text and picture."""
        seat = self.placeholder()
        self.name.setPlaceholderText(seat)
        self.name.setAccessibleName(fill(translate("NewGame", "Name of {player}"), player=seat))
        colour = fill(
            translate("NewGame", "Colour of {player}: {colour}"), player=seat, colour=colour_name(self.colour)
        )
        self.colour_button.setToolTip(plain(colour))
        self.colour_button.setAccessibleName(colour)
        self.colour_button.update()
        kind = fill(translate("NewGame", "Who plays as {player}: {kind}"), player=seat, kind=kind_name(self.kind))
        self.kind_button.setAccessibleName(kind)  # first: another text is told as another name
        level = computer_level(self.kind)
        self.kind_button.setText(literal(kind_name(self.kind) if level is None else level_word(level)))
        with unheard():  # it is read out with the name, as the keyboard comes back from the menu
            self.kind_button.setToolTip(plain(kind_meaning(self.kind) or kind))
            self.kind_button.setAccessibleDescription(kind_meaning(self.kind))
        self.language_button.setEnabled(self.kind == HUMAN)
        own = LANGUAGES.get(self.language)
        spoken = own.name if own is not None else translate("NewGame", "the program’s language")
        language = fill(translate("NewGame", "Language of {player}: {language}"), player=seat, language=spoken)
        self.language_button.setAccessibleName(language)
        self.language_button.setText(self.language.upper() or "–")
        self.language_button.setIcon(icon("language", self._services.theme.palette.text_soft))
        self.language_button.setToolTip(plain(language))
        self.update()

    def portrait(self, painter: QPainter, rect: QRectF) -> None:
        """Paint whoever sits here."""
        name = name_of(self.name.text()) or self.placeholder()
        font = self._services.theme.font()
        paint_portrait(painter, rect, str(self.number) if not self.person else name, self.kind, self.colour, font)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A paper tag with an edge in the seat's colour, and a grip."""
        palette = self._services.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tag = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(30, 12, 0, 60))
        painter.drawRoundedRect(tag.translated(0, 2), TAG, TAG)
        painter.setBrush(QColor(palette.panel))
        painter.setPen(QPen(QColor(palette.focus if self._lit else palette.line), 3 if self._lit else 1))
        painter.drawRoundedRect(tag, TAG, TAG)
        painter.save()
        painter.setClipRect(QRectF(tag.left(), tag.top(), tag.width(), 7))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(SEAT_STYLES[self.colour].colour))
        painter.drawRoundedRect(tag, TAG, TAG)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.border))
        for row in (-1, 0, 1):
            for column in (0, 1):
                painter.drawEllipse(QPointF(tag.right() - 14 + column * 6, tag.center().y() + row * 7), 1.6, 1.6)
        painter.end()


class _Portrait(QPushButton):
    """The picture of whoever sits there; pressed, it lets one choose the colour."""

    def __init__(self, card: SeatCard) -> None:
        super().__init__(card)
        self._card = card
        self.setAutoDefault(False)
        self.setFixedSize(PORTRAIT, PORTRAIT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The portrait, and where the keyboard is."""
        painter = QPainter(self)
        self._card.portrait(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.palette().link().color(), 2))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.end()


def mark_icon(colour: int, size: int = 24, ratio: float = 2.0) -> QIcon:
    """A seat's mark in its colour, as an icon."""
    return _icon(size, ratio, lambda painter: draw_mark(painter, colour, QPointF(size / 2, size / 2), size / 2 - 2))


def face_icon(level: int, size: int = 28, ratio: float = 2.0) -> QIcon:
    """The face of the computer of a level, as an icon."""
    return _icon(size, ratio, lambda painter: paint_face(painter, QRectF(0, 0, size, size), level))


def _icon(size: int, ratio: float, paint: Callable[[QPainter], None]) -> QIcon:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return QIcon(pixmap)
