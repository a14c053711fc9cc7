"""Who plays as one seat: its colour, name, player and language, as the widgets of a row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QPushButton

from elios_desktop.engine.record import HUMAN
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.texts.languages import LANGUAGES
from elios_desktop.texts.names import plain_name
from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.plain import literal, plain
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import SEAT_STYLES
from elios_desktop.ui.kit.unheard import unheard
from elios_desktop.ui.kit.widgets import DropButton, button
from elios_desktop.ui.session.players import STARS, kind_meaning, kind_name

MOST_LETTERS = 30
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


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, number: int, services: Services) -> None:
        self.number = number
        self.colour = number - 1
        self.language = ""
        self.kind = HUMAN
        self.colour_button = button("drop")
        self.colour_button.setIconSize(QSize(24, 24))
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.kind_button = DropButton(services.theme)
        self.language_button = button("drop")
        self._services = services

    @property
    def widgets(self) -> tuple[QPushButton, QLineEdit, QPushButton, QPushButton]:
        """In the order in which Tab walks them."""
        return self.colour_button, self.name, self.kind_button, self.language_button

    def placeholder(self) -> str:
        """What a seat without a name is called."""
        return plain_name("", self.number, translate) if self.kind == HUMAN else STARS[self.number - 1]

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
        self.colour_button.setIcon(mark_icon(self.colour))
        kind = fill(translate("NewGame", "Who plays as {player}: {kind}"), player=seat, kind=kind_name(self.kind))
        self.kind_button.setAccessibleName(kind)  # first: another text is told as another name
        self.kind_button.setText(literal(kind_name(self.kind)))
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


def mark_icon(colour: int, size: int = 24, ratio: float = 2.0) -> QIcon:
    """A seat's mark in its colour, as an icon."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(painter, colour, QPointF(size / 2, size / 2), size / 2 - 2)
    painter.end()
    return QIcon(pixmap)
