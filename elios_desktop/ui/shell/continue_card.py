"""The cards on home for games that wait to be continued: one card, and all of them side by side."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, seat_names
from elios_desktop.ui.covers import Facts, find_box, find_front, paint_box
from elios_desktop.ui.kit import actions, faces, icons, widgets
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
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


class ContinueCard(widgets.Tile):
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
        self._said = "", ""
        """Since when it waits, as it was said last, and a word in the language of that."""
        self._picture: QtGui.QPixmap | None = None
        self.setFixedSize(_least(self._services.theme))
        self.remove_button = QToolButton(self)
        self.remove_button.clicked.connect(self._ask_to_remove)
        self.more_button = QToolButton(self)
        self.more_button.clicked.connect(self._on_more)
        self.restyle()

    @property
    def has_picture(self) -> bool:
        """Whether the board itself is on it."""
        return self._picture is not None

    def use_thumbnail(self, thumbnail: Thumbnail) -> None:
        """Ask this for the board's picture."""
        self._thumbnail = thumbnail
        self.look_for_picture()

    def look_for_picture(self) -> None:
        """Show the picture of the board if there is one now."""
        if self._picture is None and self._find_picture(self._picture_room):
            self.update()

    @property
    def _picture_room(self) -> QRectF:
        return QRectF(10, 10, _picture_width(self._services.theme, self.size()), self.height() - 20)

    def _find_picture(self, room: QRectF) -> bool:
        if self._picture is None and self._thumbnail is not None:
            self._picture = self._thumbnail(self.head, room.size().toSize(), self.devicePixelRatioF())
        return self._picture is not None

    def restyle(self) -> None:
        """Colours or type changed."""
        self._picture = None
        side = self._remove_side()
        for made, name in ((self.remove_button, "close"), (self.more_button, "more")):
            made.setFixedSize(side, side)
            made.setIcon(icons.icon(name, self._services.theme.palette.text_soft))
            made.setIconSize(QSize(side // 2, side // 2))
        self.resize_to(self.size().expandedTo(_least(self._services.theme)))
        self.update()

    def resize_to(self, size: QSize) -> None:
        """Take this size, the same as the cards beside it."""
        self.setFixedSize(size)
        side = self._remove_side() + 4
        self.remove_button.move(self.width() - side, 4)
        self.more_button.move(self.width() - side, self.height() - side)

    def retranslate(self, now: datetime) -> None:
        """Say it in the language in force."""
        head = self.head
        when = when_text(head.saved, now) if head.saved is not None else ""
        remove = translate("Home", "Remove…")
        if (when, remove) == self._said:
            return  # coming home says all cards again
        if remove != self._said[1] and self._said[1]:
            self._picture = None  # another language, other words on the board
        self._said = when, remove
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
        title = head.title or translate("Home", "Unknown game")
        game, name = title_with_number(title, head.game_number), isolated(head.name)
        move = fill(translate("Home", "Move {number}"), number=head.moves) if head.moves else ""
        origin = self._origin()
        since = translate("Home", "Move {number}, continued from {from}")
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
        """Say from what it was played on, and how far it has come; nothing of a game that was begun as one."""
        head = self.head
        if head.played_from is None:
            return ""
        if head.origin:
            text = translate("Home", "Move {number}, continued from move {from} of “{game}”")
        else:
            text = translate("Home", "Move {number}, continued from move {from}")
        values = {"number": head.moves, "from": head.played_from, "game": isolated(head.origin)}
        return fill(text, **values)

    def contextMenuEvent(self, event: QtGui.QContextMenuEvent) -> None:
        """The same menu under the pointer, or with the menu key."""
        self.menu().popup(event.globalPos())

    def _on_more(self) -> None:
        self.menu().popup(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """Return a menu of what can be done with this game."""
        from PySide6.QtWidgets import QMenu

        head, menu = self.head, actions.begin_at_choice(QMenu(self))
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
        shown = self._picture_room
        self._paint_picture(painter, shown)
        left = shown.right() + 14
        room = _text_room(theme, self.size())
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
        spots = _spots(self._names, metrics, room)
        for spot, name, colour, level in zip(spots, self._names, self.head.colours, levels, strict=False):
            x, top = left + spot.x, y + spot.line * self._name_height()
            where = QRectF(x, top + (metrics.height() - _MARK) / 2, _MARK, _MARK)
            if level:
                faces.paint_face(painter, where.adjusted(-2, -2, 2, 2), level)
            else:
                widgets.paint_mark(painter, where, colour)
            painter.setPen(QtGui.QColor(theme.palette.text))
            words = _MARK + _MARK_GAP
            shortened = metrics.elidedText(name, Qt.TextElideMode.ElideRight, spot.width - words)
            painter.drawText(QPointF(x + words, top + metrics.ascent()), shortened)

    def _name_height(self) -> float:
        return QtGui.QFontMetricsF(self._services.theme.font("small")).height() + 1

    def _paint_picture(self, painter: QtGui.QPainter, where: QRectF) -> None:
        self._find_picture(where)
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

    def _ask_to_remove(self) -> None:
        self.asked.emit("remove", self.head)


def _least(theme: Theme) -> QSize:
    return CARD * max(1.0, theme.text_scale)


def _picture_width(theme: Theme, card: QSize) -> float:
    """A card that is higher than the least has a picture that is as much larger, as far as words keep their room."""
    high, least = max(_least(theme).height(), card.height()) - 20, _least(theme).height() - 20
    widest = max(least * _PICTURE, min(high * _PICTURE, card.width() - _least(theme).width() * 0.62))
    return min(max(least * _SLIM_PICTURE, card.width() * _PICTURE_SHARE * high / least), widest)


def _text_room(theme: Theme, card: QSize) -> float:
    return card.width() - 10 - _picture_width(theme, card) - 14 - 14


def _spots(names: Sequence[str], metrics: QtGui.QFontMetricsF, room: float) -> list[Spot]:
    """Find where each person's mark and name stand."""
    # A pixel more: `elidedText` cuts what is as wide as its room to the last fraction.
    widths = [_MARK + _MARK_GAP + metrics.horizontalAdvance(name) + 1 for name in names]
    return name_flow(widths, room, _NAME_GAP, _MOST_LINES)


def _fitting(texts: Sequence[str], metrics: QtGui.QFontMetricsF, room: float) -> str:
    """The first of these that there is room for; else the last one, shortened."""
    fits = next((each for each in texts if metrics.horizontalAdvance(each) < room), texts[-1])
    return metrics.elidedText(fits, Qt.TextElideMode.ElideRight, room)


def _listed(*parts: str) -> str:
    return " · ".join(filter(None, parts))


_TALLEST = 1.7
"""So much higher than it needs to be a card may be, where there is room."""
GAP = 16
"""Between cards."""
_AT_ONCE, _LATER = 4, 3
"""So many cards are made at once, the others that are near so many at a time while nothing else is to be done."""
_FEW = 48
"""So many games all have their cards; of more only those near what is in sight."""


class CardGrid(QWidget):
    """All cards side by side, as large as the largest. Only those in sight, and near it, are there: what home costs
    doesn't grow with the games that wait."""

    def __init__(
        self,
        services: Services,
        art: Art,
        chosen: Callable[[SaveHead], object],
        asked: Callable[[str, SaveHead], object],
        parent: QWidget,
    ) -> None:
        """`chosen` hears which game is to be continued, `asked` what else is wanted (see `ContinueCard.asked`)."""
        super().__init__(parent)
        self._chosen = chosen
        self._asked = asked
        self._services = services
        self._art = art
        self._thumbnail: Thumbnail | None = None
        self._now: datetime | None = None
        self._heads: list[SaveHead] = []
        self._shown: list[SaveHead] = []
        """Those of them that are looked for."""
        self._words = ""
        self._texts: list[str] | None = None
        """What each can be found by; put together when first something is looked for."""
        self.given: Sequence[SaveHead] | None = None
        """The list that was shown last, with those that can't be read."""
        self._many: set[tuple[str, ...]] = set()
        """The names of those with more people than lines."""
        self._cards: dict[str, ContinueCard] = {}
        self._place: dict[str, int] = {}
        self._size = QSize()
        self._columns = 1
        self._seen = (0, 0)
        """From where to where this is seen."""
        self.made = 0
        """How many cards have been made."""
        self._later = QTimer(self)
        self._later.setInterval(0)
        self._later.timeout.connect(partial(self._make, _LATER))

    # -- what it shows

    @property
    def heads(self) -> list[SaveHead]:
        """All games that wait."""
        return self._heads

    @property
    def nothing_found(self) -> bool:
        """Whether nothing has the name that is looked for."""
        return bool(self._heads) and not self._shown

    @property
    def cards(self) -> tuple[ContinueCard, ...]:
        """The cards that are there, in their order."""
        there = (each for each in self._cards.values() if each.head.id in self._place)
        return tuple(sorted(there, key=lambda each: self._place[each.head.id]))

    @property
    def complete(self) -> bool:
        """Whether every card is there that is to be there now."""
        return not self._later.isActive()

    @property
    def card_height(self) -> int:
        """The height of each."""
        return self._size.height()

    def show_heads(self, heads: Sequence[SaveHead], now: datetime) -> None:
        """Show these games; one that is as it was keeps its card."""
        old, keyboard = self.cards, self._with_keyboard()
        self._heads, self._texts = list(heads), None
        at = None if keyboard is None else old.index(keyboard)
        here = {head.id: head for head in heads} if self._cards else {}
        gone = [one for one in self._cards.values() if here.get(one.head.id) != one.head]
        for one in gone:
            del self._cards[one.head.id]
        self._many = {head.names for head in heads if len(head.names) > _FEW_LINES}
        self.tell_time(now)
        self._find()
        if self._size.isValid():
            self._follow()
        # Before the old ones go: Qt would hand the keyboard to the next widget, and scroll there.
        if keyboard is not None and keyboard in gone and at is not None:
            self._pass_keyboard(keyboard, at)
        for one in gone:
            one.hide()
            one.deleteLater()

    def tell_time(self, now: datetime) -> None:
        """Say how long ago each was played."""
        self._now = now
        for one in self._cards.values():
            one.retranslate(now)

    def look_for(self, words: str) -> None:
        """Show only the games that somebody may mean with these words."""
        if words != self._words:
            self._words = words
            self._find()
            self._follow()

    def _find(self) -> None:
        wanted = self._words.casefold().split()
        if wanted and self._texts is None:
            self._texts = [head.found_by for head in self._heads]
        if wanted and self._texts is not None:
            pairs = zip(self._heads, self._texts, strict=True)
            self._shown = [head for head, text in pairs if all(word in text for word in wanted)]
        else:
            self._shown = self._heads
        self._place = {head.id: number for number, head in enumerate(self._shown)}
        for one in self._cards.values():
            one.setVisible(one.head.id in self._place)

    # -- where they are

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-len(self._shown) // self._columns)

    def least(self, room: int) -> QSize:
        """Return the size that a card needs where they share so much room, in as many columns as it has."""
        least = CARD.width() * max(1.0, self._services.theme.text_scale)
        self._columns = max(1, int((room + GAP) // (least + GAP)))
        width = min((room + GAP) // self._columns - GAP, room)
        return QSize(width, height_of_cards(self._services.theme, self._many, width))

    def fit(self, room: int, spare: int) -> None:
        """Share so much room, all as high as the highest; in a single row they grow by as much as is to `spare`."""
        size = self.least(room)
        if self.rows <= 1:
            size.setHeight(min(size.height() + max(0, spare), round(size.height() * _TALLEST)))
        if size != self._size:
            self._size = size
            for one in self._cards.values():
                one.resize_to(size)
        self._follow()

    def see(self, top: int, bottom: int) -> None:
        """Follow what is in sight now."""
        if (top, bottom) != self._seen:
            self._seen = top, bottom
            if self._size.isValid():
                self._make(_AT_ONCE)

    def _follow(self) -> None:
        self.setFixedHeight(max(0, self.rows * (self._size.height() + GAP) - GAP))
        for head_id, one in self._cards.items():
            if head_id in self._place:
                one.move(self._spot(self._place[head_id]))
        if self.complete:  # else they come a few at a time already
            self._make(_AT_ONCE)

    def _spot(self, number: int) -> QPoint:
        row, column = divmod(number, self._columns)
        return QPoint(column * (self._size.width() + GAP), row * (self._size.height() + GAP))

    def _near(self) -> Sequence[SaveHead]:
        """The games whose cards are to be there: first those in sight, then a screen below and above."""
        if len(self._shown) <= _FEW:
            return self._shown
        high, (top, bottom) = self._size.height() + GAP, self._seen
        screen = max(bottom - top, high)

        def part(begin: int, end: int) -> list[SaveHead]:
            rows = max(0, begin // high), max(0, -(-end // high))
            return self._shown[rows[0] * self._columns : rows[1] * self._columns]

        near = {
            head.id: head for head in (*part(top, bottom), *part(bottom, bottom + screen), *part(top - screen, top))
        }
        return [*near.values()]

    # -- making them

    def _make(self, most: int) -> None:
        """Make so many of those that are missing; those that are far away go."""
        near = self._near()
        missing = [head for head in near if head.id not in self._cards]
        if len(missing) > most:
            self._later.start()
        else:
            self._later.stop()
            self._drop_far(near)
        for head in missing[:most]:
            self._make_card(head)
        if missing:
            self._order_keys()

    def _make_card(self, head: SaveHead) -> None:
        card = ContinueCard(head, self._services, self._thumbnail, self._art)
        self.made += 1
        card.setParent(self)
        card.resize_to(self._size)
        if self._now is not None:
            card.retranslate(self._now)
        card.clicked.connect(partial(self._on_clicked, head.id))
        card.asked.connect(self._asked)
        card.move(self._spot(self._place[head.id]))
        self._cards[head.id] = card
        card.show()

    def _drop_far(self, near: Sequence[SaveHead]) -> None:
        kept = {head.id for head in near}
        far = [one for one in self._cards.values() if one.head.id not in kept]
        keyboard = self._with_keyboard()
        for one in far if len(self._cards) > 2 * _FEW else ():
            if one is not keyboard:
                del self._cards[one.head.id]
                one.hide()
                one.deleteLater()

    def _order_keys(self) -> None:
        """Tab walks them as they lie."""
        walked: list[QWidget] = []
        for one in self.cards:
            walked += (one, one.remove_button, one.more_button)
        for before, following in pairwise(walked):
            QWidget.setTabOrder(before, following)

    def _on_clicked(self, game: str) -> None:
        self._chosen(self._cards[game].head)

    # -- the keyboard

    def _with_keyboard(self) -> ContinueCard | None:
        """Find the card that the keyboard is on, or on whose cross it is."""
        has = QApplication.focusWidget()
        if has is None or not self.isAncestorOf(has):
            return None
        return next((one for one in self._cards.values() if one is has or one.isAncestorOf(has)), None)

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is on one of them."""
        return self._with_keyboard() is not None

    def _pass_keyboard(self, left: ContinueCard, place: int) -> None:
        """Give it to the card of the same game; if it is gone, to the one that takes its place, or to the last."""
        cards = self.cards
        target = self._cards.get(left.head.id) or (cards[min(place, len(cards) - 1)] if cards else None)
        reason = Qt.FocusReason.TabFocusReason if left.ring else Qt.FocusReason.OtherFocusReason
        if target is not None:
            target.setFocus(reason)

    def card_of(self, game: str) -> ContinueCard:
        """Return the card of one of the games, wherever it lies."""
        if game not in self._cards:
            self._make_card(self._shown[self._place[game]])
            self._order_keys()
        return self._cards[game]

    # -- what all of them follow

    def use_thumbnails(self, thumbnail: Thumbnail) -> None:
        """Show the boards from now on."""
        self._thumbnail = thumbnail
        for one in self._cards.values():
            one.use_thumbnail(thumbnail)

    def refresh_pictures(self) -> None:
        """Ask again for the boards' pictures."""
        for one in self._cards.values():
            one.look_for_picture()

    def retranslate(self, now: datetime) -> None:
        """Write every text in the language in force."""
        self._texts = None  # games have other names
        self.tell_time(now)

    def restyle(self) -> None:
        """Colours or type changed."""
        for one in self._cards.values():
            one.restyle()


def height_of_cards(theme: Theme, many: Collection[tuple[str, ...]], width: int) -> int:
    """Return the height that cards of this width need for their people: two are never more than two lines."""
    metrics = QtGui.QFontMetricsF(theme.font("small"))
    room, more = _text_room(theme, QSize(width, 0)), 0
    for names in many:
        spots = _spots(seat_names(names, translate), metrics, room)
        more = max(more, spots[-1].line + 1 - _FEW_LINES)
        if more == _MOST_LINES - _FEW_LINES:
            break
    return _least(theme).height() + round(more * (metrics.height() + 1))
