"""Home: four boxes to open, and under them the games that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from elios_desktop.texts.isolate import isolated
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.art import Art
from elios_desktop.ui.boxart import COVERS, SHEET_HEIGHT, SHEET_WIDTH, Facts, paint_box
from elios_desktop.ui.cover_store import CoverStore
from elios_desktop.ui.games.boxes import BOXES, Box
from elios_desktop.ui.i18n import translate
from elios_desktop.ui.icons import icon
from elios_desktop.ui.notices import AUTOSAVE_NOTICE
from elios_desktop.ui.services import Services
from elios_desktop.ui.widgets import Flow, button, label, paint_mark, scrolled

if TYPE_CHECKING:
    from elios_desktop.ui.entries import Entry

Thumbnail = Callable[["Entry", QSize, float], QPixmap | None]
"""A picture of a game's board as it stands, for a size and a pixel ratio; None if none can be drawn."""

_LIFT = 4.0
_MOST_WIDE = 1560
_SMALLEST_SCALE = 0.8
_CARD = QSize(352, 132)
_REMOVE = 38
_MOST_UNREADABLE = 2
"""More games that can't be read than this stand behind one button."""
_UNREADABLE = ("damaged", "newer")
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Tile(QAbstractButton):
    """A painted button: Enter presses it as the space bar does, and it knows whether to show a focus ring.

    The ring is for people who walk with the keyboard; a click leaves none behind.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ring = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus by a key shows a ring."""
        self.ring = event.reason() in _BY_KEY
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No focus, no ring."""
        self.ring = False
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class GameBox(Tile):
    """One closed box. It lifts a little under the mouse."""

    def __init__(self, box: Box, services: Services, art: Art, covers: CoverStore) -> None:
        super().__init__()
        self.box = box
        self._covers = covers
        self._painted: QPixmap | None = None
        self._theme = services.theme
        self._art = art
        self._facts = Facts("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Print the box in the language in force."""
        self._facts = self.box.facts()
        self.setAccessibleName(fill(translate("Home", "New game of {game}"), game=self.box.title))
        self.setAccessibleDescription(self.box.spoken())
        self.setToolTip(self.box.spoken())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box's picture, from the cache."""
        size = QSizeF(self.width(), self.height() - _LIFT)
        lifted = (self.underMouse() or self.ring) and not self.isDown()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0 if lifted else _LIFT), self._picture(size))
        if self.ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.end()

    def keep_cover(self) -> None:
        """Remember the picture for the next start, if it had to be painted for this one."""
        if self._painted is not None:
            self._covers.keep(self.box.game, self._what(), self._painted)
            self._painted = None

    def _picture(self, size: QSizeF) -> QPixmap:
        palette = self._theme.palette
        font = self._theme.font()
        ratio = self._art.ratio
        pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        painted = False

        def paint(painter: QPainter, rect: QRectF) -> None:
            nonlocal painted
            kept = self._covers.load(self.box.game, self._what(), pixels)
            if kept is not None:
                painter.drawImage(rect, kept)
                return
            painted = True
            paint_box(painter, rect, COVERS[self.box.game], self._facts, font, QColor(palette.shadow))

        picture = self._art.pixmap((self.box.game, self._facts, palette.dark), size, paint)
        if painted:
            self._painted = picture
        return picture

    def _what(self) -> str:
        """All that the picture depends on besides its size and the program."""
        facts, theme = self._facts, self._theme
        texts = f"{facts.title} {facts.players} {facts.minutes} {facts.age}"
        return f"{texts} {self._art.ratio} {theme.palette.shadow} {theme.font().key()} {theme.missing_fonts}"


class ContinueCard(Tile):
    """A game that waits: its board, who plays, whose turn it is, and since when."""

    remove_requested = Signal(object)

    def __init__(self, entry: Entry, services: Services, thumbnail: Thumbnail | None, art: Art) -> None:
        super().__init__()
        self.entry = entry
        self._services = services
        self._thumbnail = thumbnail
        self._art = art
        self._lines = ("", "", "")
        self._picture: QPixmap | None = None
        self.setFixedSize(self._size())
        self.remove_button = QToolButton(self)
        self.remove_button.clicked.connect(self._ask_to_remove)
        self.restyle()

    def forget_picture(self) -> None:
        """There may be a picture of the board now."""
        self._picture = None
        self.update()

    def restyle(self) -> None:
        """Colours or type changed."""
        self._picture = None
        self.setFixedSize(self._size())
        side = self._remove_side()
        self.remove_button.setFixedSize(side, side)
        self.remove_button.setIcon(icon("close", self._services.theme.palette.text_soft))
        self.remove_button.setIconSize(QSize(side // 2, side // 2))
        self.remove_button.move(self.width() - side - 4, 4)
        self.update()

    def retranslate(self, now: datetime) -> None:
        """Say it in the language in force."""
        entry = self.entry
        if entry.standing == "newer":
            turn = translate("Home", "Saved by a newer version of the program")
        elif entry.standing == "damaged":
            turn = translate("Home", "This game can’t be read")
        elif entry.open_in is not None:
            turn = translate("Home", "Open in another window")
        elif entry.acting is not None:
            turn = fill(translate("Home", "{name}’s turn"), name=isolated(entry.names[entry.acting - 1]))
        else:
            turn = translate("Home", "The game is over")
        from elios_desktop.ui.when import when_text

        names = ", ".join(map(isolated, entry.names))
        when = when_text(entry.saved, now) if entry.saved is not None else ""
        self._lines = (entry.title or translate("Home", "Unknown game"), turn, when)
        self.setAccessibleName(
            fill(
                translate("Home", "Continue {game}: {names}. {turn}. {when}"),
                game=self._lines[0], names=names, turn=turn, when=when,
            )
        )  # fmt: skip
        self.setToolTip("\n".join(filter(None, (self._lines[0], names, turn, when))))
        remove = fill(translate("Home", "Remove this game of {game}"), game=self._lines[0])
        self.remove_button.setToolTip(remove)
        self.remove_button.setAccessibleName(remove)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, Delete asks to remove."""
        if event.key() == Qt.Key.Key_Delete:
            self._ask_to_remove()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with the picture on the left and three lines beside it."""
        theme, palette = self._services.theme, self._services.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ring = palette.focus if self.ring else palette.accent if self.underMouse() else palette.line
        painter.setPen(QPen(QColor(ring), 3 if self.ring else 1.5))
        painter.setBrush(QColor(palette.panel))
        painter.drawRoundedRect(frame, 12, 12)
        shown = QRectF(10, 10, (self.height() - 20) * 1.22, self.height() - 20)
        self._paint_picture(painter, shown)
        left = shown.right() + 14
        room = self.width() - left - 14
        title_font, body, small = theme.font("large", bold=True), theme.font("body"), theme.font("small")
        y = 12.0
        for font, text, colour, width in (
            (title_font, self._lines[0], palette.text, room - self._remove_side() + 8),
            (body, self._lines[1], palette.text, room),
        ):
            metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            shortened = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QPointF(left, y + metrics.ascent()), shortened)
            y += metrics.height() + 1
        self._paint_seats(painter, left, y + 2, room)
        metrics = QFontMetricsF(small)
        painter.setFont(small)
        painter.setPen(QColor(palette.text_soft))
        painter.drawText(QPointF(left, self.height() - 10.0 - metrics.descent()), self._lines[2])
        painter.end()

    def _paint_seats(self, painter: QPainter, left: float, y: float, room: float) -> None:
        theme = self._services.theme
        font = theme.font("small")
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        names = self.entry.names
        columns = min(3, len(names)) if len(names) > 4 else min(2, len(names))
        each = room / max(1, columns)
        for number, name in enumerate(names):
            x, top = left + number % columns * each, y + number // columns * (metrics.height() + 1)
            paint_mark(painter, QRectF(x, top + (metrics.height() - 13) / 2, 13, 13), self.entry.colours[number])
            painter.setPen(QColor(theme.palette.text))
            shortened = metrics.elidedText(name, Qt.TextElideMode.ElideRight, each - 22)
            painter.drawText(QPointF(x + 17, top + metrics.ascent()), shortened)

    def _paint_picture(self, painter: QPainter, where: QRectF) -> None:
        if self._picture is None and self._thumbnail is not None:
            self._picture = self._thumbnail(self.entry, where.size().toSize(), self.devicePixelRatioF())
        palette = self._services.theme.palette
        painter.setPen(QPen(QColor(palette.surface_edge), 1))
        painter.setBrush(QColor(palette.surface))
        painter.drawRoundedRect(where, 7, 7)
        if self._picture is not None and not self._picture.isNull():
            ratio = self._picture.devicePixelRatio()
            shown = QSizeF(self._picture.width() / ratio, self._picture.height() / ratio).boundedTo(where.size())
            target = QRectF(where.center() - QPointF(shown.width() / 2, shown.height() / 2), shown)
            middle = QRectF(self._picture.rect()).center()
            source = QRectF(0, 0, shown.width() * ratio, shown.height() * ratio)
            source.moveCenter(middle)
            clip = QPainterPath()
            clip.addRoundedRect(target, 7, 7)
            painter.save()
            painter.setClipPath(clip)
            painter.drawPixmap(target, self._picture, source)
            painter.restore()
        elif self.entry.game in COVERS:
            cover = COVERS[self.entry.game]
            font = self._services.theme.font()

            def paint(on: QPainter, rect: QRectF) -> None:
                paint_box(on, rect, cover, Facts(self.entry.title, "", "", ""), font, QColor(palette.shadow))

            inner = where.adjusted(6, 6, -6, -6)
            picture = self._art.pixmap(("small", self.entry.game, palette.dark), inner.size(), paint)
            painter.drawPixmap(inner.topLeft(), picture)

    def _remove_side(self) -> int:
        return round(_REMOVE * max(1.0, self._services.theme.text_scale))

    def _size(self) -> QSize:
        return _CARD * max(1.0, self._services.theme.text_scale)

    def _ask_to_remove(self) -> None:
        self.remove_requested.emit(self.entry)


class HomePage(QWidget):
    """The first page."""

    game_chosen = Signal(str)
    continue_requested = Signal(object)
    remove_requested = Signal(object)
    rulebook_requested = Signal()
    statistics_requested = Signal()
    settings_requested = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._services = services
        self._thumbnail: Thumbnail | None = None
        self._art = Art()
        self._now: Callable[[], datetime] = _utc_now
        self._cards: list[ContinueCard] = []
        self._unreadable: list[Entry] = []
        """Those behind the button."""

        self._title = label("display")
        self._rulebook, self._statistics, self._settings = (button("quiet") for _ in range(3))
        self._rulebook.clicked.connect(self.rulebook_requested)
        self._statistics.clicked.connect(self.statistics_requested)
        self._settings.clicked.connect(self.settings_requested)
        covers = CoverStore(services.paths.state / "covers")
        self.boxes = [GameBox(box, services, self._art, covers) for box in BOXES]
        for box in self.boxes:
            box.clicked.connect(self._on_box)
        self._waiting_title = label("title")
        self.unreadable_button = button("quiet")
        self.unreadable_button.clicked.connect(self._on_unreadable)
        self._hint = label("soft", wrap=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self.setFocusProxy(self.boxes[0])
        services.theme.changed.connect(self._on_theme)
        services.notices.changed.connect(self._show_waiting)
        self._restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._title, 1)
        for each in (self._rulebook, self._statistics, self._settings):
            self._top.addWidget(each)
        self._row = QHBoxLayout()
        for box in self.boxes:
            self._row.addWidget(box)
        self._card_area = QWidget()
        self._card_row = Flow(16, self._card_area)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addLayout(self._top)
        self._column.addStretch(1)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        self._column.addWidget(self._waiting_title)
        self._column.addWidget(self._card_area)
        self._column.addWidget(self.unreadable_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._hint)
        self._area = scrolled(content)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # `_fit` sees to the width
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self._show_waiting()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Fill in the games to continue; those that can't be read stand last."""
        readable = [each for each in entries if each.standing not in _UNREADABLE]
        unreadable = [each for each in entries if each.standing in _UNREADABLE]
        self._unreadable = unreadable if len(unreadable) > _MOST_UNREADABLE else []
        self._show_cards(readable if self._unreadable else readable + unreadable)

    def _show_cards(self, entries: Sequence[Entry]) -> None:
        for old in self._cards:
            self._card_row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._cards = [ContinueCard(entry, self._services, self._thumbnail, self._art) for entry in entries]
        for one in self._cards:
            one.retranslate(self._now())
            one.clicked.connect(self._on_card)
            one.remove_requested.connect(self.remove_requested)
            self._card_row.addWidget(one)
            one.show()
        self._write_unreadable()
        self._show_waiting()
        self._fit()

    def use_thumbnails(self, thumbnail: Thumbnail) -> None:
        """From now on cards show the boards; call `refresh_pictures` when one that was asked for is ready."""
        self._thumbnail = thumbnail

    def refresh_pictures(self) -> None:
        """Ask again for the boards' pictures."""
        for one in self._cards:
            one.forget_picture()

    @property
    def cards(self) -> tuple[ContinueCard, ...]:
        """The games to continue, as shown."""
        return tuple(self._cards)

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Home", "What shall we play?"))
        self._rulebook.setText(translate("Home", "Rulebook"))
        self._statistics.setText(translate("Home", "Statistics"))
        self._settings.setText(translate("Home", "Settings"))
        self._waiting_title.setText(translate("Home", "Games to continue"))
        self._hint.setText(translate("Home", "Every move is saved. A game that you leave waits here for you."))
        self._write_unreadable()
        for box in self.boxes:
            box.retranslate()
        for one in self._cards:
            one.retranslate(self._now())
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The boxes take the room that there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        ratio = self.devicePixelRatioF()
        if ratio != self._art.ratio:
            self._art.clear(ratio)
        width, height = self.width(), self.height()
        side = max(20, round(min(56, width * 0.03)), (width - _MOST_WIDE) // 2)
        self._column.setContentsMargins(side, 18, side, 20)
        gap = max(12, round(width * 0.018))
        self._row.setSpacing(gap)
        self._column.setSpacing(round(min(18, max(8, height * 0.015))))
        # In a narrow window or with large text the three buttons need the room of the question.
        beside = sum(each.sizeHint().width() + 12 for each in (self._rulebook, self._statistics, self._settings))
        self._title.setVisible(self._title.sizeHint().width() + beside <= width - 2 * side)
        widest = (width - 2 * side - (len(self.boxes) - 1) * gap) / len(self.boxes)
        taken = 18 + 20 + self._top.sizeHint().height() + 4 * self._column.spacing() + _LIFT + 12
        if self._cards:
            taken += self._waiting_title.sizeHint().height() + self._cards[0].height() + self._column.spacing()
        else:
            taken += 40
        highest = height - taken
        scale = min(widest / SHEET_WIDTH, max(_SMALLEST_SCALE, highest / SHEET_HEIGHT), 1.75)
        for box in self.boxes:
            box.setFixedSize(int(SHEET_WIDTH * scale), int(SHEET_HEIGHT * scale + _LIFT))

    def _show_waiting(self) -> None:
        waiting = bool(self._cards or self._unreadable)
        self._waiting_title.setVisible(waiting)
        self._card_area.setVisible(bool(self._cards))
        self.unreadable_button.setVisible(bool(self._unreadable))
        # What it promises is not so as long as the disk takes nothing.
        self._hint.setVisible(not waiting and AUTOSAVE_NOTICE not in self._services.notices)

    def _write_unreadable(self) -> None:
        self.unreadable_button.setText(
            translate("Home", "Show %n game(s) that can’t be read", None, len(self._unreadable))
        )

    def _on_unreadable(self) -> None:
        unreadable, self._unreadable = self._unreadable, []
        self._show_cards([*(one.entry for one in self._cards), *unreadable])
        if len(self._cards) >= len(unreadable):
            self._cards[-len(unreadable)].setFocus()

    def _restyle(self) -> None:
        theme = self._services.theme
        for each, name in ((self._rulebook, "rulebook"), (self._statistics, "chart"), (self._settings, "settings")):
            each.setIcon(icon(name, theme.palette.text))
            each.setIconSize(QSize(20, 20) * theme.text_scale)
        for one in self._cards:
            one.restyle()

    def _on_theme(self) -> None:
        self._art.clear()
        self._restyle()
        self._fit()
        for box in self.boxes:
            box.update()

    def _on_box(self) -> None:
        sender = self.sender()
        if isinstance(sender, GameBox):
            self.game_chosen.emit(sender.box.game)

    def _on_card(self) -> None:
        sender = self.sender()
        if isinstance(sender, ContinueCard):
            self.continue_requested.emit(sender.entry)


def _utc_now() -> datetime:
    return datetime.now(UTC)
