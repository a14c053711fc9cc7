"""A card on home for a game that waits to be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import QToolButton

from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, seat_names
from elios_desktop.ui.covers import Facts, find_box, find_front, paint_box
from elios_desktop.ui.kit.actions import begin_at_choice
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.faces import paint_face
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.widgets import Tile, paint_mark
from elios_desktop.ui.session.facts import when_text
from elios_desktop.ui.session.saving import SaveHead, title_with_number

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu


_STEP = 4.0


class Spot(NamedTuple):
    """The place of one name: a name that is wider than its place is cut."""

    line: int
    x: float
    width: float


def name_flow(widths: Sequence[float], room: float, gap: float, most_lines: int) -> list[Spot]:
    """A place for each name. Only where there are more names than lines is a name given less than a line, and then
    the longest are cut first."""
    widest = room
    while True:
        spots = _flow([min(width, widest) for width in widths], room, gap)
        if not spots or spots[-1].line < most_lines or widest <= room / len(widths):
            return spots
        widest -= _STEP


def _flow(widths: Sequence[float], room: float, gap: float) -> list[Spot]:
    spots: list[Spot] = []
    line, x = 0, 0.0
    for width in widths:
        if x > 0 and x + width > room:
            line, x = line + 1, 0.0
        spots.append(Spot(line, x, width))
        x += width + gap
    return spots


Thumbnail = Callable[[SaveHead, QSize, float], QtGui.QPixmap | None]
"""A picture of a game's board as it stands, for a size and a pixel ratio; None if none can be drawn."""

CARD = QSize(376, 132)
"""How large a card is at least, in text of normal size."""
_REMOVE = 38
_PICTURE, _SLIM_PICTURE, _PICTURE_SHARE = 1.22, 0.95, 0.3
"""How wide the picture is for its height, at most and at least; between them it has this share of the card."""
_FEW_LINES, _MOST_LINES = 2, 3
"""Lines of names that every card has room for, and that a card grows for."""
_MARK, _MARK_GAP, _NAME_GAP = 13, 4, 14


class ContinueCard(Tile):
    """A game that waits: its board, who plays, whose turn it is, and since when."""

    asked = Signal(str, object)
    """What people want of the game, "remove", "rename", "copy" or "copy_moves", and the head of its save."""

    def __init__(self, head: SaveHead, services: Services, thumbnail: Thumbnail | None, art: Art) -> None:
        super().__init__()
        self.head = head
        self._services = services
        self._thumbnail = thumbnail
        self._art = art
        self._title = ""
        self._turn: tuple[str, ...] = ()
        self._last: tuple[str, ...] = ()
        """What may stand in a line: the first of these that it has room for."""
        self._names: list[str] = []
        self._picture: QtGui.QPixmap | None = None
        self.setFixedSize(self._least())
        self.remove_button = QToolButton(self)
        self.remove_button.clicked.connect(self._ask_to_remove)
        self.more_button = QToolButton(self)
        self.more_button.clicked.connect(self._on_more)
        self.restyle()

    @property
    def has_picture(self) -> bool:
        """Whether the board itself is on it."""
        return self._picture is not None

    def forget_picture(self) -> None:
        """There may be a picture of the board now."""
        self._picture = None
        self.update()

    def restyle(self) -> None:
        """Colours or type changed."""
        self._picture = None
        side = self._remove_side()
        for made, name in ((self.remove_button, "close"), (self.more_button, "more")):
            made.setFixedSize(side, side)
            made.setIcon(icon(name, self._services.theme.palette.text_soft))
            made.setIconSize(QSize(side // 2, side // 2))
        self.resize_to(self.size().expandedTo(self._least()))
        self.update()

    def height_for(self, width: int) -> int:
        """The height that a card of this width needs for its people."""
        spots = self._spots(self._text_room(width))
        more = max(0, spots[-1].line + 1 - _FEW_LINES) if spots else 0
        return self._least().height() + round(more * self._name_height())

    def resize_to(self, size: QSize) -> None:
        """Take this size, the same as the cards beside it."""
        self.setFixedSize(size)
        side = self._remove_side() + 4
        self.remove_button.move(self.width() - side, 4)
        self.more_button.move(self.width() - side, self.height() - side)

    def retranslate(self, now: datetime) -> None:
        """Say it in the language in force."""
        head = self.head
        names = self._names = seat_names(head.names, translate)
        shorter = ""
        if head.condition == "newer":
            turn = translate("Home", "Saved by a newer version of the program")
            shorter = translate("Home", "From a newer version")
        elif head.condition == "damaged":
            turn = translate("Home", "This game can’t be read")
        elif head.open_in is not None:
            turn = translate("Home", "Open in another window")
        elif head.acting is not None:
            turn = fill(translate("Home", "{name}’s turn"), name=names[head.acting - 1])
        else:
            turn = translate("Home", "The game is over")
        people = ", ".join(names)
        when = when_text(head.saved, now) if head.saved is not None else ""
        title = head.title or translate("Home", "Unknown game")
        game, name = title_with_number(title, head.game_number), isolated(head.name)
        move = fill(translate("Home", "Move {number}"), number=head.moves) if head.moves else ""
        origin = self._origin()
        since = translate("Home", "Move {number} (from {from})")
        short = move if head.played_from is None else fill(since, **{"number": head.moves, "from": head.played_from})
        self._title = name or game
        self._turn = (f"{game} · {turn}" if name else turn, turn, shorter or turn)
        self._last = (_listed(when, short), short if origin else when)
        self.setAccessibleName(
            fill(
                translate("Home", "Continue {game}: {names}. {turn}, {when}"),
                game=f"{name}, {game}" if name else game, names=people, turn=turn, when=_listed(when, move, origin),
            )
        )  # fmt: skip
        told = (self._title, game if name else "", people, turn, _listed(when, move), origin)
        self.setToolTip(plain("\n".join(filter(None, told))))
        remove = fill(translate("Home", "Remove this game of {game}"), game=self._title)
        self.remove_button.setToolTip(plain(remove))
        self.remove_button.setAccessibleName(remove)
        more = fill(translate("Home", "More about this game of {game}"), game=self._title)
        self.more_button.setToolTip(plain(more))
        self.more_button.setAccessibleName(more)
        self.update()

    def _origin(self) -> str:
        """From what it was played on, and how far it has come; nothing of a game that was begun as one."""
        head = self.head
        if head.played_from is None:
            return ""
        if head.origin:
            text = translate("Home", "Move {number}, played on from move {from} of “{game}”")
        else:
            text = translate("Home", "Move {number}, played on from move {from}")
        values = {"number": head.moves, "from": head.played_from, "game": isolated(head.origin)}
        return fill(text, **values)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        """The same menu under the pointer, or with the menu key."""
        self.menu().popup(event.globalPos())

    def _on_more(self) -> None:
        self.menu().popup(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """What can be done with this game."""
        from PySide6.QtWidgets import QMenu

        head, menu = self.head, begin_at_choice(QMenu(self))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        readable = head.condition in ("whole", "previous")
        menu.addAction(translate("Home", "Continue"), self.click)
        rename = menu.addAction(translate("Home", "Rename…"), partial(self.asked.emit, "rename", head))
        rename.setEnabled(readable and head.open_in is None)
        copy = menu.addAction(translate("Home", "Copy as text"), partial(self.asked.emit, "copy", head))
        told = menu.addAction(
            translate("Home", "Copy as a spectator sees it"), partial(self.asked.emit, "copy_moves", head)
        )
        for each in (copy, told):
            each.setEnabled(readable)
        menu.addSeparator()
        menu.addAction(translate("Home", "Remove…"), self._ask_to_remove)
        return menu

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Enter continues, Delete asks to remove."""
        if event.key() == Qt.Key.Key_Delete:
            self._ask_to_remove()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """A card with the picture on the left and three lines beside it."""
        theme, palette = self._services.theme, self._services.theme.palette
        painter = QtGui.QPainter(self)
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ring = palette.focus if self.ring else palette.accent if self.underMouse() else palette.line
        painter.setPen(QtGui.QPen(QtGui.QColor(ring), 3 if self.ring else 1.5))
        painter.setBrush(QtGui.QColor(palette.panel))
        painter.drawRoundedRect(frame, 12, 12)
        shown = QRectF(10, 10, self._picture_width(self.width()), self.height() - 20)
        self._paint_picture(painter, shown)
        left = shown.right() + 14
        room = self._text_room(self.width())
        title_font, body, small = theme.font("large", bold=True), theme.font("body"), theme.font("small")
        y = 12.0
        beside = room - self._remove_side() + 8
        painter.setPen(QtGui.QColor(palette.text))
        for font, texts, width in ((title_font, (self._title,), beside), (body, self._turn, room)):
            metrics = QtGui.QFontMetricsF(font)
            painter.setFont(font)
            painter.drawText(QPointF(left, y + metrics.ascent()), _fitting(texts, metrics, width))
            y += metrics.height() + 1
        self._paint_seats(painter, left, y + 2, room)
        metrics = QtGui.QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(QtGui.QColor(palette.text_soft))
        last = QPointF(left, self.height() - 10.0 - metrics.descent())
        painter.drawText(last, _fitting(self._last, metrics, beside))
        painter.end()

    def _paint_seats(self, painter: QtGui.QPainter, left: float, y: float, room: float) -> None:
        theme = self._services.theme
        font = theme.font("small")
        metrics = QtGui.QFontMetricsF(font)
        painter.setFont(font)
        levels = (*self.head.levels, *[0] * len(self._names))
        for spot, name, colour, level in zip(self._spots(room), self._names, self.head.colours, levels, strict=False):
            x, top = left + spot.x, y + spot.line * self._name_height()
            where = QRectF(x, top + (metrics.height() - _MARK) / 2, _MARK, _MARK)
            if level:
                paint_face(painter, where.adjusted(-2, -2, 2, 2), level)
            else:
                paint_mark(painter, where, colour)
            painter.setPen(QtGui.QColor(theme.palette.text))
            words = _MARK + _MARK_GAP
            shortened = metrics.elidedText(name, Qt.TextElideMode.ElideRight, spot.width - words)
            painter.drawText(QPointF(x + words, top + metrics.ascent()), shortened)

    def _spots(self, room: float) -> list[Spot]:
        """Where each person's mark and name stand."""
        metrics = QtGui.QFontMetricsF(self._services.theme.font("small"))
        # A pixel more: `elidedText` cuts what is as wide as its room to the last fraction.
        widths = [_MARK + _MARK_GAP + metrics.horizontalAdvance(name) + 1 for name in self._names]
        return name_flow(widths, room, _NAME_GAP, _MOST_LINES)

    def _name_height(self) -> float:
        return QtGui.QFontMetricsF(self._services.theme.font("small")).height() + 1

    def _picture_width(self, width: int) -> float:
        high = self._least().height() - 20
        return min(max(high * _SLIM_PICTURE, width * _PICTURE_SHARE), high * _PICTURE)

    def _text_room(self, width: int) -> float:
        return width - 10 - self._picture_width(width) - 14 - 14

    def _paint_picture(self, painter: QtGui.QPainter, where: QRectF) -> None:
        if self._picture is None and self._thumbnail is not None:
            self._picture = self._thumbnail(self.head, where.size().toSize(), self.devicePixelRatioF())
        palette = self._services.theme.palette
        painter.setPen(QtGui.QPen(QtGui.QColor(palette.surface_edge), 1))
        painter.setBrush(QtGui.QColor(palette.surface))
        painter.drawRoundedRect(where, 7, 7)
        if self._picture is not None and not self._picture.isNull():
            ratio = self._picture.devicePixelRatio()
            shown = QSizeF(self._picture.width() / ratio, self._picture.height() / ratio).boundedTo(where.size())
            target = QRectF(where.center() - QPointF(shown.width() / 2, shown.height() / 2), shown)
            middle = QRectF(self._picture.rect()).center()
            source = QRectF(0, 0, shown.width() * ratio, shown.height() * ratio)
            source.moveCenter(middle)
            clip = QtGui.QPainterPath()
            clip.addRoundedRect(target, 7, 7)
            painter.save()
            painter.setClipPath(clip)
            painter.drawPixmap(target, self._picture, source)
            painter.restore()
        elif (box := find_box(self.head.game)) is not None:
            font, front = self._services.theme.font(), find_front(self.head.game)
            facts = Facts(self.head.title, "", "", "")

            def paint(on: QtGui.QPainter, rect: QRectF) -> None:
                paint_box(on, rect, box.look, facts, font, QtGui.QColor(palette.shadow), front)

            inner = where.adjusted(6, 6, -6, -6)
            picture = self._art.pixmap(("small", self.head.game, palette.dark), inner.size(), paint)
            painter.drawPixmap(inner.topLeft(), picture)

    def _remove_side(self) -> int:
        return round(_REMOVE * max(1.0, self._services.theme.text_scale))

    def _least(self) -> QSize:
        return CARD * max(1.0, self._services.theme.text_scale)

    def _ask_to_remove(self) -> None:
        self.asked.emit("remove", self.head)


def _fitting(texts: Sequence[str], metrics: QtGui.QFontMetricsF, room: float) -> str:
    """The first of these that there is room for; else the last one, shortened."""
    fits = next((each for each in texts if metrics.horizontalAdvance(each) < room), texts[-1])
    return metrics.elidedText(fits, Qt.TextElideMode.ElideRight, room)


def _listed(*parts: str) -> str:
    return " · ".join(filter(None, parts))
