"""A table from above with the people around it: where a new game's seats stand, who plays together, and the box.

Seats are swapped by dragging one onto another. Where there is no room for a table, the seats stand one below the other.
"""

from collections.abc import Callable, Sequence

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN, computer_level
from elios_desktop.linguist import QT_TRANSLATE_NOOP
from elios_desktop.outside import name_of
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.texts.words import plain_name
from elios_desktop.ui.kit import art, faces, icons, page, widgets
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import SEAT_STYLES, TAG, Theme
from elios_desktop.ui.session.new_game import FOLLOWS, computer_name, kind_meaning, kind_name, level_word

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
    """Return a seat colour's name in the language in force."""
    return translate("Seats", _COLOUR_NAMES[SEAT_STYLES[index].name])


class SeatCard(QFrame):
    """The tag of one seat."""

    def __init__(self, number: int, services: Services) -> None:
        super().__init__()
        self.number = number
        self.colour = number - 1
        self.language = ""
        self.kind = HUMAN
        self.follows = False
        """Whether a computer's level is chosen anew for each game, by what people have won."""
        self.twin = 1
        """Which of the computers of this level it is at this table."""
        self._services = services
        self._lit = False
        self.colour_button = _Portrait(self)
        self.grow(1.0)
        self.name = QLineEdit()
        self.name.setMaxLength(MOST_LETTERS)
        self.kind_button = widgets.DropButton(services.theme)
        self.language_button = widgets.button("drop")
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

    def grow(self, times: float) -> None:
        """Have a portrait that is so many times as large as in a small window."""
        self.colour_button.setFixedSize(round(PORTRAIT * times), round(PORTRAIT * times))

    @property
    def widgets(self) -> tuple[QPushButton, QLineEdit, QPushButton, QPushButton]:
        """In the order in which Tab walks them."""
        return self.colour_button, self.name, self.kind_button, self.language_button

    @property
    def chosen_kind(self) -> str:
        """What was chosen to play here, which may leave the level open."""
        return FOLLOWS if self.follows else self.kind

    @property
    def person(self) -> str:
        """The name of the person who was typed in; nothing for a computer."""
        return name_of(self.name.text()) if self.kind == HUMAN else ""

    def placeholder(self) -> str:
        """Say what a seat without a name is called."""
        return plain_name("", self.number, translate) if self.kind == HUMAN else computer_name(self.kind, self.twin)

    def sizeHint(self) -> QSize:
        """Return the same for every seat, whoever sits there: seats are swapped."""
        letters = self.name.fontMetrics().horizontalAdvance("Maria Antonietta") + 26
        below = max(self.kind_button.sizeHint().width(), 0) + 6 + self.language_button.sizeHint().width()
        face = self.colour_button.width()
        high = max(face, self.name.sizeHint().height() + 5 + self.kind_button.sizeHint().height())
        return QSize(10 + face + 8 + max(letters, below) + 22, high + 20)

    def light(self, lit: bool) -> None:
        """Show that the seat that is dragged would change places with this one."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def retranslate(self) -> None:
        """Write every text and picture."""
        seat = self.placeholder()
        self.name.setPlaceholderText(seat)
        self.name.setAccessibleName(fill(translate("NewGame", "Name of {player}"), player=seat))
        colour = fill(
            translate("NewGame", "Colour of {player}: {colour}"), player=seat, colour=colour_name(self.colour)
        )
        self.colour_button.setToolTip(plain(colour))
        self.colour_button.setAccessibleName(colour)
        self.colour_button.update()
        kind = fill(
            translate("NewGame", "{player} is played by: {kind}"), player=seat, kind=kind_name(self.chosen_kind)
        )
        self.kind_button.setAccessibleName(kind)  # first: another text is told as another name
        level = computer_level(self.kind)
        word = translate("Players", "like you") if self.follows else kind_name(self.kind)
        self.kind_button.setText(literal(word if level is None or self.follows else level_word(level)))
        with page.unheard():  # it is read out with the name, as the keyboard comes back from the menu
            self.kind_button.setToolTip(plain(kind_meaning(self.chosen_kind) or kind))
            self.kind_button.setAccessibleDescription(kind_meaning(self.chosen_kind))
        self.language_button.setEnabled(self.kind == HUMAN)
        own = LANGUAGES.get(self.language)
        spoken = own.name if own is not None else translate("NewGame", "the program’s language")
        language = fill(translate("NewGame", "Language of {player}: {language}"), player=seat, language=spoken)
        self.language_button.setAccessibleName(language)
        self.language_button.setText(self.language.upper() or "–")
        self.language_button.setIcon(icons.icon("language", self._services.theme.palette.text_soft))
        self.language_button.setToolTip(plain(language))
        self.update()

    def portrait(self, painter: QtGui.QPainter, rect: QRectF) -> None:
        """Paint whoever sits here."""
        name = name_of(self.name.text()) or self.placeholder()
        font = self._services.theme.font()
        faces.paint_portrait(painter, rect, str(self.number) if not self.person else name, self.kind, self.colour, font)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """A paper tag with an edge in the seat's colour, and a grip."""
        palette = self._services.theme.palette
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        tag = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(30, 12, 0, 60))
        painter.drawRoundedRect(tag.translated(0, 2), TAG, TAG)
        painter.setBrush(QtGui.QColor(palette.panel))
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.focus if self._lit else palette.line), 3 if self._lit else 1))
        painter.drawRoundedRect(tag, TAG, TAG)
        painter.save()
        painter.setClipRect(QRectF(tag.left(), tag.top(), tag.width(), 7))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(SEAT_STYLES[self.colour].colour))
        painter.drawRoundedRect(tag, TAG, TAG)
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QtGui.QColor(palette.border))
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

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """The portrait, and where the keyboard is."""
        painter = QtGui.QPainter(self)
        self._card.portrait(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QtGui.QPen(self.palette().link().color(), 2))
            painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        painter.end()


def mark_icon(colour: int, size: int = 24, ratio: float = 2.0) -> QtGui.QIcon:
    """Return a seat's mark in its colour, as an icon."""
    return _icon(size, ratio, lambda painter: art.draw_mark(painter, colour, QPointF(size / 2, size / 2), size / 2 - 2))


def face_icon(level: int, size: int = 28, ratio: float = 2.0) -> QtGui.QIcon:
    """Return the face of the computer of a level, as an icon."""
    return _icon(size, ratio, lambda painter: faces.paint_face(painter, QRectF(0, 0, size, size), level))


def _icon(size: int, ratio: float, paint: Callable[[QtGui.QPainter], None]) -> QtGui.QIcon:
    pixmap = QtGui.QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(pixmap)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return QtGui.QIcon(pixmap)


_GAP = 12
_TEAMS = (("A", "#e0a92e", False), ("B", "#7fd0e0", True))
"""The letter of a team, its line's colour, and whether the line is dashed: colour is never alone."""
PaintBox = Callable[[QtGui.QPainter, QRectF], None]

_ROUND = {
    2: ((0.5, 1.0), (0.5, 0.0)),
    3: ((0.5, 1.0), (0.0, 0.3), (1.0, 0.3)),
    4: ((0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)),
    5: ((0.5, 1.0), (0.0, 0.55), (0.14, 0.0), (0.86, 0.0), (1.0, 0.55)),
}
"""Where seats sit, clockwise from the one in front, as parts of the room that is left beside a card."""


class TableOfSeats(QWidget):
    """Lays the cards out, paints the table under them, and lets people drag one onto another."""

    swapped = Signal(int, int)
    """Two seats change places."""

    def __init__(self, cards: Sequence[SeatCard], theme: Theme, paint_box: PaintBox) -> None:
        super().__init__()
        self._cards = tuple(cards)
        self._theme = theme
        self._paint_box = paint_box
        self._art = art.Art()
        self._count = len(cards)
        self._sides: Sequence[int] = ()
        self.listed = False
        """Whether the seats stand below each other, as the page has no room for a table."""
        self._dragged: tuple[SeatCard, QPoint, QPoint] | None = None
        for card in self._cards:
            card.setParent(self)
            card.installEventFilter(self)

    def show_seats(self, count: int, sides: Sequence[int]) -> None:
        """Show that so many sit here; `sides` says who plays together."""
        self._count, self._sides = count, sides
        for card in self._cards:
            card.setVisible(card.number <= count)
        self.updateGeometry()
        self.lay_out()

    def repaint_all(self) -> None:
        """The theme or the language is another one."""
        self._art.clear()
        self.update()

    # -- room

    @property
    def _size(self) -> QSize:
        """Return the size of the largest card."""
        shown = [card.sizeHint() for card in self._cards[: self._count]]
        return QSize(max(each.width() for each in shown), max(each.height() for each in shown))

    def is_round(self, width: int, height: int) -> bool:
        """Tell whether a table fits between the cards."""
        if self.listed:
            return False
        card = self._size
        across = 2 * card.width() + (_GAP if self._count == 5 else card.width() // 3)
        deep = 2 * card.height() + 60 if self._count < 4 else 3 * card.height() + 2 * _GAP
        return width >= (across if self._count > 2 else card.width() + 80) and height >= deep

    def hasHeightForWidth(self) -> bool:
        """A narrow one is a list."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return what the list needs; a table takes what there is."""
        return self._listed_height(width)

    def _columns(self, width: int) -> int:
        return max(1, min(2, (width + _GAP) // (self._size.width() + _GAP)))

    def _listed_height(self, width: int) -> int:
        rows = -(-self._count // self._columns(width))
        return rows * self._size.height() + (rows - 1) * _GAP

    def minimumSizeHint(self) -> QSize:
        """Return a list of one column's width."""
        return QSize(self._size.width(), self._listed_height(self.width() or self._size.width()))

    def sizeHint(self) -> QSize:
        """Return room for a table, or what the list needs."""
        card = self._size
        if self.listed:
            return QSize(card.width(), self._listed_height(self.width()))
        return QSize(3 * card.width(), 4 * card.height())

    def lay_out(self) -> None:
        """Put every card where it belongs."""
        if self._dragged is None:
            for card in self._cards[: self._count]:
                card.setGeometry(self._place(card.number))
        self.update()

    def _place(self, seat: int) -> QRect:
        card = self._size
        if not self.is_round(self.width(), self.height()):
            columns = self._columns(self.width())
            wide = (self.width() - _GAP * (columns - 1)) // columns
            row, column = divmod(seat - 1, columns)
            return QRect(column * (wide + _GAP), row * (card.height() + _GAP), wide, card.height())
        x, y = _ROUND[self._count][seat - 1]
        room = self._room()
        left = room.left() + x * (room.width() - card.width())
        return QRect(QPoint(round(left), round(room.top() + y * (room.height() - card.height()))), card)

    def _room(self) -> QRectF:
        """Return the middle of a very wide place."""
        wide = min(float(self.width()), self.height() * 1.9)
        return QRectF((self.width() - wide) / 2, 0, wide, self.height())

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        """Lay the table out for another size."""
        super().resizeEvent(event)
        self.lay_out()

    # -- the table

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """The table from the cache; the teams' lines over it."""
        if not self.is_round(self.width(), self.height()):
            return
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        painter = QtGui.QPainter(self)
        painter.drawPixmap(0, 0, self._art.pixmap((self._theme.palette.dark,), QSizeF(self.size()), self._paint_table))
        if len(set(self._sides)) < len(self._sides):
            painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
            self._paint_teams(painter)
        painter.end()

    def _oval(self) -> QRectF:
        card, room = self._size, self._room()
        beside = card.width() * (0.62 if self._count > 2 else 0.3)
        return room.adjusted(beside, card.height() * 0.62, -beside, -card.height() * 0.62)

    def _paint_table(self, painter: QtGui.QPainter, rect: QRectF) -> None:
        palette = self._theme.palette
        oval = self._oval()
        shade = QtGui.QRadialGradient(QPointF(), 1.0)
        shade.setColorAt(0.84, QtGui.QColor(30, 12, 0, 110))
        shade.setColorAt(1, QtGui.QColor(30, 12, 0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.save()
        painter.translate(oval.center() + QPointF(0, oval.height() * 0.1))
        painter.scale(oval.width() * 0.56, oval.height() * 0.57)
        painter.drawEllipse(QPointF(), 1.0, 1.0)
        painter.restore()
        painter.setBrush(QtGui.QColor(palette.wood_dark).darker(118))
        painter.drawEllipse(oval.translated(0, max(8.0, oval.height() * 0.05)))
        wood = QtGui.QRadialGradient(
            oval.center() - QPointF(oval.width() * 0.2, oval.height() * 0.25), oval.width() * 0.75
        )
        wood.setColorAt(0, QtGui.QColor(palette.wood_light))
        wood.setColorAt(1, QtGui.QColor(palette.wood).darker(112))
        painter.setBrush(wood)
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.wood_dark), 2))
        painter.drawEllipse(oval)
        for step in range(9):  # the grain runs along the table
            line = QtGui.QColor(palette.wood_dark)
            line.setAlpha(34)
            painter.setPen(QtGui.QPen(line, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(oval.adjusted(8 + step * 7, 10 + step * 13, -8 - step * 7, -10 - step * 13), 320, 2240)
        painter.setPen(QtGui.QPen(QtGui.QColor(255, 240, 205, 70), 2))
        painter.drawEllipse(oval.adjusted(12, 10, -12, -12))
        felt = QRectF(0, 0, oval.width() * 0.56, oval.height() * 0.6)
        felt.moveCenter(oval.center())
        painter.setBrush(QtGui.QColor(palette.felt))
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.felt).darker(150), 2))
        painter.drawEllipse(felt)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QtGui.QPen(QtGui.QColor("#d9b45c"), 2))
        painter.drawEllipse(felt.adjusted(8, 8, -8, -8))
        box = QRectF(0, 0, felt.height() * 0.8, felt.height())
        box.moveCenter(felt.center() - QPointF(0, felt.height() * 0.04))
        painter.save()
        painter.translate(box.center())
        painter.rotate(-5)
        painter.translate(-box.center())
        self._paint_box(painter, box)
        painter.restore()

    def _paint_teams(self, painter: QtGui.QPainter) -> None:
        oval = self._oval()
        for side, (letter, colour, dashed) in enumerate(_TEAMS):
            ends = [
                QPointF(self._place(seat).center())
                for seat, each in enumerate(self._sides[: self._count], 1)
                if each == side
            ]
            if len(ends) != 2:
                continue
            bend = oval.center() + (QPointF(-0.62 * oval.width(), 0) if side == 0 else QPointF(0, 0.74 * oval.height()))
            path = QtGui.QPainterPath(ends[0])
            path.quadTo(bend, ends[1])
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QtGui.QPen(QtGui.QColor(0, 0, 0, 110), 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)
            line = QtGui.QPen(QtGui.QColor(colour), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            if dashed:
                line.setDashPattern([2.4, 1.6])
            painter.setPen(line)
            painter.drawPath(path)
            at = path.pointAtPercent(0.5)
            painter.setPen(QtGui.QPen(QtGui.QColor("#ffffff"), 2))
            painter.setBrush(QtGui.QColor(colour).darker(210))
            painter.drawEllipse(at, 16, 16)
            face = QtGui.QFont(self._theme.font("body", bold=True))
            face.setPixelSize(17)
            painter.setFont(face)
            painter.setPen(QtGui.QColor("#ffffff"))
            painter.drawText(QRectF(at.x() - 16, at.y() - 16, 32, 32), Qt.AlignmentFlag.AlignCenter, letter)

    # -- one seat onto another

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card is dragged by what of it isn't pressed or written into."""
        if isinstance(watched, SeatCard) and isinstance(event, QtGui.QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._dragged = watched, event.position().toPoint(), watched.pos()
                watched.raise_()
                return True
            if event.type() == QEvent.Type.MouseMove and self._dragged is not None:
                self._drag(event)
                return True
            if event.type() == QEvent.Type.MouseButtonRelease and self._dragged is not None:
                self._let_go()
                return True
        return super().eventFilter(watched, event)

    def _drag(self, event: QtGui.QMouseEvent) -> None:
        assert self._dragged is not None
        card, grip, home = self._dragged
        to = self.mapFromGlobal(event.globalPosition().toPoint()) - grip
        if card.pos() != home or (to - home).manhattanLength() >= QApplication.startDragDistance():
            card.move(to)
            under = self._under(card)
            for each in self._cards:
                each.light(each is under)

    def _let_go(self) -> None:
        assert self._dragged is not None
        card = self._dragged[0]
        under = self._under(card)
        self._dragged = None
        for each in self._cards:
            each.light(False)
        self.lay_out()
        if under is not None:
            self.swapped.emit(card.number, under.number)

    def _under(self, card: SeatCard) -> SeatCard | None:
        """Return the seat whose place the middle of a dragged card is over."""
        middle = card.geometry().center()
        others = (each for each in self._cards[: self._count] if each is not card)
        return next((each for each in others if self._place(each.number).contains(middle)), None)
