"""Home: four boxes to open, and under them the games that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.games import entry_of
from elios_desktop.outside import quoted
from elios_desktop.storage.paths import is_writable
from elios_desktop.texts.translate import fill
from elios_desktop.ui.covers import BOXES, SHEET_HEIGHT, SHEET_WIDTH, Box, CoverStore, Facts, find_box, paint_box
from elios_desktop.ui.kit import icons, notices, page
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import Sentence, Text, plain, translate
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import Flow, Tile, button, label, scrolled

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtWidgets import QLineEdit

    from elios_desktop.ui.session.saving import SaveHead
    from elios_desktop.ui.shell.continue_card import CardGrid, ContinueCard, Thumbnail
    from elios_desktop.ui.shell.tonight_card import TonightCard


LIFT = 4.0
_KEEP_AFTER_MS = 100


class GameBox(Tile):
    """One closed box. It lifts a little under the mouse."""

    def __init__(self, box: Box, services: Services, art: Art, covers: CoverStore) -> None:
        super().__init__()
        self.box = box
        self.plain = False
        """Leave the front without its picture, unless it is kept from an earlier start."""
        self.upcoming = False
        """Whether it is the evening's next game: then it stands forward, with a ribbon."""
        self._covers = covers
        self._theme = services.theme
        self._art = art
        self._facts = Facts("", "", "", "")
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.timeout.connect(self._keep_cover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Print the box in the language in force."""
        self._facts = self.box.facts()
        self.setAccessibleName(fill(translate("Home", "New game of {game}"), game=self.box.title))
        said = self.box.spoken()
        self.setAccessibleDescription(f"{_up_next()}, {said}" if self.upcoming else said)
        self.setToolTip(plain(self.box.spoken()))
        self.update()

    def prepare(self) -> None:
        """Make the picture now, for when it is asked for."""
        self._picture()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box's picture, from the cache."""
        lifted = (self.underMouse() or self.ring) and not self.isDown()
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0 if lifted else LIFT), self._picture())
        if self.upcoming:
            _paint_ribbon(painter, self.rect(), self._theme)
        if self.ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.end()

    def picture(self) -> QPixmap:
        """Return the closed box as it stands on the shelf."""
        return self._picture()

    def _picture(self) -> QPixmap:
        size = QSizeF(self.width(), self.height() - LIFT)
        ratio = self._art.ratio
        pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))

        def paint(painter: QPainter, rect: QRectF) -> None:
            kept = self._covers.load(self.box.game, self._what(), pixels)
            if kept is not None:
                painter.drawImage(rect, kept)
            elif self.plain:
                self._paint_box(painter, rect, with_front=False)
            else:
                self._paint_box(painter, rect, with_front=True)
                self._keep.start(_KEEP_AFTER_MS)

        return self._art.pixmap((self.box.game, self._facts, self._theme.palette.dark, self.plain), size, paint)

    def _paint_box(self, painter: QPainter, rect: QRectF, with_front: bool) -> None:
        front = None
        if with_front:
            from elios_desktop.ui.covers import find_front

            front = find_front(self.box.game)
        theme = self._theme
        paint_box(painter, rect, self.box.look, self._facts, theme.font(), QColor(theme.palette.shadow), front)

    def _keep_cover(self) -> None:
        """Keep the picture for the next start."""
        self._covers.keep(self.box.game, self._what(), self._picture())

    def _what(self) -> str:
        """Return all that the picture depends on besides its size and the program."""
        facts, theme = self._facts, self._theme
        texts = f"{facts.title} {facts.players} {facts.minutes} {facts.age}"
        return f"{texts} {self._art.ratio} {theme.palette.shadow} {theme.font().key()} {theme.missing_fonts}"


_MOST_WIDE = 1560
_SMALLEST_SCALE = 0.8
_MOST_UNREADABLE = 2
"""More games that can't be read than this stand behind one button."""
_LONGEST_FOLDER = 200
_SEARCHED_FROM = 8
"""From so many games on they can be searched."""
_UNREADABLE = ("damaged", "newer")
_UNDER_PLANK = 14
"""Below the plates on the shelf's edge: its lower edge, and its shadow."""
_SEARCH_WIDE = 340
_OF_SPARE = 0.6
"""Of the height that the shelf leaves, games that wait take so much."""
_BESIDE_TONIGHT = 700
"""So much room the boxes need beside what tonight is at."""
_ANY = 16_777_215


def _up_next() -> str:
    return translate("Home", "Up next")


def _paint_ribbon(painter: QPainter, box: QRect, theme: Theme) -> None:
    """Paint a ribbon around the lower part of a box, its tail cut like a flag."""
    font = theme.font("body", bold=True)
    text = _up_next()
    metrics = QFontMetrics(font)
    high, wide = metrics.height() * 1.6, min(box.width() * 0.94, metrics.horizontalAdvance(text) + 44.0)
    left, top = box.right() - wide - 2.0, box.bottom() - high - box.height() * 0.19
    right, tip = box.right() - 2.0, high * 0.32
    tail = QPolygonF(
        [
            QPointF(left, top),
            QPointF(right, top),
            QPointF(right - tip, top + high / 2),
            QPointF(right, top + high),
            QPointF(left, top + high),
        ]
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPolygon(tail.translated(2, 4))
    painter.setBrush(QColor(theme.palette.accent))
    painter.drawPolygon(tail)
    painter.setPen(QColor(theme.palette.accent_text))
    painter.setFont(font)
    room = QRectF(left + 8, top, wide - tip - 14, high)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
    painter.restore()


CARDS_LEAST = 376.0
"""Games that wait have today's puzzle beside them where so much room is left for them."""


class TodayCard(Tile):
    """Leads to today's puzzle: which game it is of, how hard it is, and on which days of the week one was solved."""

    def __init__(self, theme: Theme, boxes: Sequence[GameBox]) -> None:
        """`boxes` are those on the shelf."""
        super().__init__()
        self.setObjectName("today")
        self._theme = theme
        self._boxes = boxes
        self._game = ""
        self._level: Text = Sentence.translate("Home", "Today’s puzzle")
        self._week: tuple[bool, ...] = ()
        self._today = 0

    def show_puzzle(self, game: str, level: Text, week: tuple[bool, ...], today: int) -> None:
        """Say more of it, which is known after the first picture; `week` has a day on which one was solved as True."""
        self._game, self._level, self._week, self._today = game, level, week, today
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self.setText(translate("Home", "Today’s puzzle"))
        title = entry_of(self._game).name(translate) if self._game else ""
        said = fill(translate("Home", "Today’s puzzle: {game}, {level}"), game=title, level=self._level())
        self.setAccessibleName(said if title else self.text())
        solved = translate("Home", "Solved on %n day(s) this week", None, sum(self._week)) if any(self._week) else ""
        self.setAccessibleDescription(solved)
        self.setToolTip(plain("\n".join(filter(None, (self.accessibleName(), solved)))))
        self.update()

    def sizeHint(self) -> QSize:
        """Return as wide as its words need, as high as the card of a game."""
        theme = self._theme
        words = QFontMetrics(theme.font("large", bold=True)).horizontalAdvance(self.text())
        level = QFontMetrics(theme.font("small")).horizontalAdvance(self._level() if self._game else "")
        return QSize(max(words + 56, level + 126, 236), round(132 * max(1.0, theme.text_scale)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a card with a band at its head, the box, the level and the week."""
        theme, palette = self._theme, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 12, 12)
        painter.fillPath(shape, QColor(palette.panel))
        heading = theme.font("body", bold=True)
        band = QRectF(frame.left(), frame.top(), frame.width(), QFontMetrics(heading).height() + 10)
        box = find_box(self._game)
        painter.setClipPath(shape)
        painter.fillRect(band, QColor(box.look.base if box is not None else palette.velvet))
        painter.setClipping(False)
        painter.setFont(heading)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(band.adjusted(14, 0, -34, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        sign = QRectF(0, 0, 20, 20)
        sign.moveCenter(QPointF(band.right() - 20, band.center().y()))
        icons.paint_icon(painter, "puzzle", "#ffffff", sign)
        left = frame.left() + 12
        if self._game:
            high = frame.bottom() - band.bottom() - 14
            room = QRectF(left, band.bottom() + 7, high * SHEET_WIDTH / SHEET_HEIGHT, high)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            shown = next(each.picture() for each in self._boxes if each.box.game == self._game)
            painter.drawPixmap(room, shown, QRectF(shown.rect()))
            left = room.right() + 12
        y = band.bottom() + 8.0
        title = entry_of(self._game).name(translate) if self._game else ""
        for words, font, colour in (
            (title, theme.font("large", bold=True), palette.text),
            (self._level() if self._game else "", theme.font("small"), palette.text_soft),
        ):
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(frame.right() - left - 8))
            painter.drawText(QPointF(left, y + metrics.ascent()), cut)
            y += metrics.height() + 2
        self._paint_week(painter, QPointF(left + 6, frame.bottom() - 18))
        ring = palette.focus if self.ring else palette.accent if self.underMouse() else palette.border
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ring), 3 if self.ring else 1.5))
        painter.drawPath(shape)
        painter.end()

    def _paint_week(self, painter: QPainter, at: QPointF) -> None:
        palette = self._theme.palette
        for day, solved in enumerate(self._week):
            painter.setPen(QPen(QColor(palette.text if day == self._today else palette.border), 1.6))
            painter.setBrush(QColor(palette.glow) if solved else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at + QPointF(day * 17.0, 0), 5.5, 5.5)


_PLANK_OVER = 0.045
"""The boxes stand on the shelf, which begins so far, in shares of their height, above what is theirs."""


class _Shelf(QWidget):
    """The boxes beside each other on a shelf, on whose edge brass plates lead to their lessons; while nothing else is
    to be seen on home, a line about each."""

    def __init__(self, boxes: Sequence[GameBox], lessons: Sequence[QWidget], theme: Theme) -> None:
        super().__init__()
        self._boxes = tuple(boxes)
        self._theme = theme
        self._lines = [label("soft", wrap=True) for _ in boxes]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for box, line, learn in zip(boxes, self._lines, lessons, strict=True):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(box)
            column.addWidget(learn, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addSpacing(_UNDER_PLANK)
            column.addWidget(line)
            column.addStretch(1)
            self._row.addLayout(column)
        self._lessons = tuple(lessons)

    def retranslate(self) -> None:
        """Every text."""
        for box, line in zip(self._boxes, self._lines, strict=True):
            box.retranslate()
            line.setText(box.box.line())

    def fit(self, width: float, height: float, gap: int, told: bool) -> int:
        """Take so much room at the most; `told`: with a line about each game. Returns what is left of the height."""
        self._row.setSpacing(gap)
        height -= self._lessons[0].sizeHint().height() + _UNDER_PLANK
        lines = 0
        widest = (width - (len(self._boxes) - 1) * gap) / len(self._boxes)
        scale = _scale(widest, height)
        if told:
            # The narrower the boxes, the higher their lines, and the less room is left for the boxes.
            narrow = int(SHEET_WIDTH * scale)
            lines = max(self._line_height(self._line(box, narrow), narrow) for box in self._boxes)
            scale = _scale(widest, height - lines)
        for box, line in zip(self._boxes, self._lines, strict=True):
            wide = int(SHEET_WIDTH * scale)
            box.setFixedSize(wide, int(SHEET_HEIGHT * scale + LIFT))
            line.setVisible(told)
            line.setFixedWidth(wide)
            line.setText(self._line(box, wide))
            line.setMinimumHeight(self._line_height(line.text(), wide))  # what scrolls doesn't ask for it
        self._row.activate()  # at once, or the page would be as wide as it was for another moment
        return int(height - lines - self._boxes[0].height())

    def _line(self, box: GameBox, width: int) -> str:
        """Say what a game is; where a number and its unit are wider than there is room, each stands by itself."""
        text, metrics = box.box.line(), QFontMetrics(self._theme.font("small"))
        if max(map(metrics.horizontalAdvance, text.split(" "))) <= width:
            return text
        return text.replace("\N{NO-BREAK SPACE}", " ")

    def _line_height(self, text: str, width: int) -> int:
        """By the theme's type: after a change of size a label learns of it later than the page."""
        metrics = QFontMetrics(self._theme.font("small"))
        wrapped = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRect(0, 0, width, 10_000), wrapped, text).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plank that the boxes stand on, and its shadow on the wall."""
        palette, box = self._theme.palette, self._boxes[0]
        top = box.geometry().bottom() - box.height() * _PLANK_OVER
        edge = box.geometry().bottom() - 1.0
        bottom = edge + self._lessons[0].sizeHint().height() + 4
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        for begin, end, colour in (
            (top, edge, QColor(palette.wood_light)),
            (edge, bottom, QColor(palette.wood)),
            (edge, edge + 2, QColor(palette.wood_light).lighter(112)),
            (bottom - 3, bottom, QColor(palette.wood_dark)),
        ):
            painter.setBrush(colour)
            painter.drawRect(QRectF(0, begin, self.width(), end - begin))
        grain = QColor(palette.wood_dark)
        grain.setAlpha(56)
        painter.setBrush(grain)
        for line in range(9):  # the grain, in strokes of different lengths
            y = edge + 4 + (bottom - edge - 9) * ((line * 0.37) % 1.0)
            begin = self.width() * ((line * 0.61) % 1.0) - self.width() * 0.2
            painter.drawRect(QRectF(max(0.0, begin), y, self.width() * (0.25 + 0.04 * line), 1))
        shade = QColor(palette.shadow)
        for step in range(4):
            shade.setAlpha(34 - 8 * step)
            painter.setBrush(shade)
            painter.drawRect(QRectF(4, bottom + 2 * step, self.width() - 8, 2))
        painter.end()


def _scale(widest: float, highest: float) -> float:
    return min(widest / SHEET_WIDTH, max(_SMALLEST_SCALE, highest / SHEET_HEIGHT), 1.75)


class HomePage(page.Page):
    """The first page."""

    wall = True

    game_chosen = Signal(str)
    lesson_chosen = Signal(str)
    continue_requested = Signal(object)
    asked = Signal(str, object)
    """What people want of a game that waits (see `ContinueCard.asked`)."""
    rulebook_requested = Signal()
    puzzles_requested = Signal(bool)
    """The page of all puzzles; True: today's at once."""
    statistics_requested = Signal()
    settings_requested = Signal()
    night_requested = Signal()
    waiting = Signal(object)
    """The ids of all the games that wait now."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        self._services = services
        self._thumbnail: Thumbnail | None = None
        self.tonight: TonightCard | None = None
        """Once there was an evening."""
        self._art = Art()
        self._now: Callable[[], datetime] = _utc_now
        self._courses: tuple[set[str], set[str]] = set(), set()
        """The games whose lessons were left before their end, and those whose were taken to it."""
        self._grid: CardGrid | None = None
        """The games that wait; made when the first of them does."""
        self._unreadable: list[SaveHead] = []
        """Those behind the button."""

        self._title = label("display")
        self.ways = {name: button("quiet") for name in ("winner", "puzzle", "rulebook", "chart", "settings")}
        """What leads away from home, by their icons."""
        self.ways["puzzle"].clicked.connect(partial(self.puzzles_requested.emit, False))
        self.ways["winner"].clicked.connect(self.night_requested)
        self.ways["rulebook"].clicked.connect(self.rulebook_requested)
        self.ways["chart"].clicked.connect(self.statistics_requested)
        self.ways["settings"].clicked.connect(self.settings_requested)
        covers = CoverStore(services.paths.cache / "covers")
        self.boxes = [GameBox(box, services, self._art, covers) for box in BOXES]
        for box in self.boxes:
            box.clicked.connect(self._on_box)
        self.today = TodayCard(services.theme, self.boxes)
        self.today.clicked.connect(partial(self.puzzles_requested.emit, True))
        self.lessons = [button("brass") for _ in self.boxes]
        for learn, box in zip(self.lessons, self.boxes, strict=True):
            learn.setProperty("game", box.box.game)
            if not entry_of(box.box.game).has("lessons"):
                learn.hide()  # nothing is shown before it is in the window: it would be a window itself
            learn.clicked.connect(self._on_lesson)
        self._waiting_title = label("title")
        self.search: QLineEdit | None = None
        """Where there are many games."""
        self._nothing_found = label("soft")
        self._nothing_found.hide()  # until somebody looks for a name that isn't there
        self.unreadable_button = button("quiet")
        self.unreadable_button.clicked.connect(self._on_unreadable)
        self.hint = label("soft", wrap=True)
        self._keeps = True
        """Whether games can be saved."""
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        services.notices.changed.connect(self._show_waiting)
        self._draw_icons()
        self.retranslate()

    def first_focus(self) -> QWidget:
        """Return the first box."""
        return self.boxes[0]

    def _lay_out(self) -> None:
        self._top = QHBoxLayout()
        self._top.addWidget(self._title, 1)
        ways = Flow(6)
        self._top.addLayout(ways)
        for each in self.ways.values():
            ways.addWidget(each)
        self._row = _Shelf(self.boxes, self.lessons, self._services.theme)
        content = self._content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addLayout(self._top)
        self._column.addStretch(1)
        self._column.addWidget(self._row, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)
        self._waiting_row = QHBoxLayout()
        self._waiting_row.setSpacing(24)
        self._waiting_row.addWidget(self._waiting_title)
        self._waiting_row.addStretch(1)
        self._column.addLayout(self._waiting_row)
        self._column.addWidget(self._nothing_found)
        self._games = QHBoxLayout()
        self._games.setSpacing(16)
        self._games.addStretch(1)
        self._games.addWidget(self.today, 0, Qt.AlignmentFlag.AlignTop)
        self._games.addStretch(1)
        self._column.addLayout(self._games)
        self._column.addWidget(self.unreadable_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.hint)
        self._area = scrolled(content)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # `fit` sees to the width
        content.installEventFilter(self)
        self._outer = QHBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self._area)
        walked: list[QWidget] = [*self.boxes, *self.lessons, self.today]
        for one, following in pairwise(walked):
            self.setTabOrder(one, following)
        self._show_waiting()

    def use_tonight(self, card: TonightCard) -> None:
        """Show what the evening is at, beside the boxes; nothing while there is none."""
        self.tonight = card
        self.fit()

    def _place_tonight(self, width: int) -> int:
        """Beside the boxes where there is room, else above them; returns the width that is left for the boxes."""
        card = self.tonight
        if card is None or not card.shown:
            if card is not None:
                card.hide()
            self._outer.setContentsMargins(0, 0, 0, 0)
            return width
        from elios_desktop.ui.shell.tonight_card import WIDTH

        wide = round(WIDTH * max(1.0, self._services.theme.text_scale))
        beside = width - wide >= _BESIDE_TONIGHT * self._services.theme.text_scale
        if beside:
            self._column.removeWidget(card)
            if self._outer.indexOf(card) < 0:
                self._outer.insertWidget(0, card)
            card.setFixedWidth(wide)
        else:
            self._outer.removeWidget(card)
            if self._column.indexOf(card) < 0:
                self._column.insertWidget(1, card)
            card.setMinimumWidth(0)
            card.setMaximumWidth(_ANY)
        margin = 18 if beside else 0
        self._outer.setContentsMargins(margin, margin, 0, margin)
        card.fit(self.height() - 2 * margin if beside else None)
        card.show()
        return width - wide - margin if beside else width

    def follow_lessons(self) -> None:
        """Some go on where they were left."""
        games = [box.box.game for box in self.boxes]
        half_learned = {game for game in games if self._services.learned.step_of(game)}
        learned = {game for game in games if self._services.learned.has_finished(game)} - half_learned
        if (half_learned, learned) != self._courses:
            self._courses = half_learned, learned
            self.retranslate()

    def show_heads(self, heads: Sequence[SaveHead]) -> None:
        """Fill in the games to continue; those that can't be read stand last. Of the same list only the times are told
        anew."""
        if self._grid is not None and heads is self._grid.given:
            self._grid.tell_time(self._now())
            self._show_waiting()
            return
        readable = [each for each in heads if each.condition not in _UNREADABLE]
        unreadable = [each for each in heads if each.condition in _UNREADABLE]
        self._unreadable = unreadable if len(unreadable) > _MOST_UNREADABLE else []
        self._show_cards(readable if self._unreadable else readable + unreadable)
        if self._grid is not None:
            self._grid.given = heads
        self.waiting.emit(frozenset(head.id for head in heads))

    def _show_cards(self, heads: Sequence[SaveHead]) -> None:
        """Show a card for each of these games, as far as they are in sight."""
        if not heads and self._grid is None:
            self._write_unreadable()
            self._show_waiting()
            return
        grid = self._cards
        had_keyboard = grid.has_keyboard
        grid.show_heads(heads, self._now())
        self._write_unreadable()
        self._show_waiting()
        self._filter()
        self.fit()
        if had_keyboard and not grid.has_keyboard:
            self.first_focus().setFocus()

    @property
    def _cards(self) -> CardGrid:
        """The cards; asked for where there are some."""
        if self._grid is None:
            from elios_desktop.ui.shell.continue_card import CardGrid

            chosen, asked = self.continue_requested.emit, self.asked.emit
            self._grid = CardGrid(self._services, self._art, chosen, asked, self._content)
            if self._thumbnail is not None:
                self._grid.use_thumbnails(self._thumbnail)
            self._games.insertWidget(0, self._grid, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.installEventFilter(self)
            self.setTabOrder(self._grid, self.unreadable_button)
        return self._grid

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards come into sight: the page was scrolled, or has another size."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._see()
        return super().eventFilter(watched, event)

    def _see(self) -> None:
        if self._grid is not None and not self._grid.isHidden():
            top = -self._content.y() - self._grid.y()
            self._grid.see(top, top + self._area.height())

    def _filter(self) -> None:
        """Show only the games that are looked for."""
        if self._grid is not None:
            searched = self.search is not None and self.search.isVisibleTo(self)
            self._grid.look_for(self.search.text() if self.search is not None and searched else "")
            self._nothing_found.setVisible(self._grid.nothing_found)

    def leave_plain(self) -> None:
        """Let boxes do without the picture on their front, for a moment, so that home is seen sooner."""
        self.wall = False
        for box in self.boxes:
            box.plain = True

    def paint_fronts(self) -> Iterator[None]:
        """Let them have it, one after the other."""
        for box in self.boxes:
            box.plain = False
            if box.isVisible():
                box.prepare()
                box.update()
                yield
        self.wall = True
        self.update()

    def use_thumbnails(self, thumbnail: Thumbnail) -> None:
        """From now on cards show the boards; call `refresh_pictures` when one that was asked for is ready."""
        self._thumbnail = thumbnail

        if self._grid is not None:
            self._grid.use_thumbnails(thumbnail)

    def refresh_pictures(self) -> None:
        """Ask again for the boards' pictures."""
        if self._grid is not None:
            self._grid.refresh_pictures()

    @property
    def heads(self) -> tuple[SaveHead, ...]:
        """The games to continue, whether or not their cards are in sight."""
        return tuple(self._grid.heads) if self._grid is not None else ()

    @property
    def cards(self) -> tuple[ContinueCard, ...]:
        """The games to continue, as far as they are shown."""
        return self._grid.cards if self._grid is not None else ()

    @property
    def complete(self) -> bool:
        """Whether all cards that are to be there are."""
        return self._grid is None or self._grid.complete

    @property
    def cards_made(self) -> int:
        """How many cards were made since the start."""
        return self._grid.made if self._grid is not None else 0

    def retranslate(self) -> None:
        """Every text in the language in force."""
        self._title.setText(translate("Home", "What shall we play?"))
        self.ways["puzzle"].setText(translate("Home", "Puzzles"))
        self.today.retranslate()
        self.ways["winner"].setText(translate("Home", "Game night"))
        self.ways["rulebook"].setText(translate("Home", "Rulebook"))
        self.ways["chart"].setText(translate("Home", "Statistics"))
        self.ways["settings"].setText(translate("Home", "Settings"))
        self._waiting_title.setText(translate("Home", "Games to continue"))
        self._write_hint()
        if self.search is not None:
            _name(self.search)
        self._nothing_found.setText(translate("Home", "Nothing here matches that."))
        self._write_unreadable()
        self._row.retranslate()
        half_learned, learned = self._courses
        for box, learn in zip(self.boxes, self.lessons, strict=True):
            if box.box.game in half_learned:
                short, whole = translate("Home", "Keep learning"), translate("Home", "Keep learning {game}")
            elif box.box.game in learned:
                short, whole = (
                    translate("Home", "★ Learned"),
                    translate("Home", "You’ve learned {game}: take the lesson again"),
                )
            else:
                short, whole = translate("Home", "Learn it"), translate("Home", "Learn {game} by playing")
            learn.setText(short)
            learn.setAccessibleName(fill(whole, game=box.box.title))
            learn.setToolTip(plain(learn.accessibleName()))
        if self._grid is not None:
            self._grid.retranslate(self._now())
        if self.tonight is not None:
            self.tonight.retranslate()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes home sees its top, wherever they left it."""
        super().showEvent(event)
        if self.heads and not event.spontaneous():
            self._area.verticalScrollBar().setValue(0)
            # Later: the stack of pages hands the keyboard to the card that had it, which may be out of sight now.
            QTimer.singleShot(0, self, lambda: self._grid and self._grid.has_keyboard and self.boxes[0].setFocus())

    def fit(self) -> None:
        """The boxes take the room that there is."""
        ratio = self.devicePixelRatioF()
        if ratio != self._art.ratio:
            self._art.clear(ratio)
        width, height = self._place_tonight(self.width()), self.height()
        widest = round(_MOST_WIDE * max(1.0, self._services.theme.text_scale))
        side = max(20, round(min(56, width * 0.03)), (width - widest) // 2)
        self._column.setContentsMargins(side, 18, side, 20)
        gap = max(12, round(width * 0.018))
        self._column.setSpacing(round(min(18, max(8, height * 0.015))))
        # In a narrow window or with large text the buttons need the room of the question.
        beside = sum(each.sizeHint().width() + 12 for each in self.ways.values())
        beside_title = self._title.sizeHint().width() + beside <= width - 2 * side
        waiting = self._grid is not None and bool(self._grid.heads)
        today, left, card = self.today.sizeHint(), 0, 0
        room = width - 2 * side - self._area.verticalScrollBar().sizeHint().width()
        beside_cards = room - today.width() - 16 >= CARDS_LEAST * self._services.theme.text_scale
        if self._grid is not None and waiting:
            self._games.setDirection(
                QBoxLayout.Direction.LeftToRight if beside_cards else QBoxLayout.Direction.BottomToTop
            )
            left = room - today.width() - 16 if beside_cards else room
            self._grid.setFixedWidth(left)
            card = self._grid.least(left).height()
            today.setHeight(card)
        for number in range(self._games.count()):
            item = self._games.itemAt(number)
            if item is not None and item.spacerItem() is not None:
                self._games.setStretch(number, 0 if waiting else 1)
        beside_it = self._top.itemAt(1)
        ways = beside_it.heightForWidth(width - 2 * side) if beside_it is not None else 0
        top = max(ways, self._title.sizeHint().height()) if beside_title else ways
        taken = 18 + 20 + top + 4 * self._column.spacing() + LIFT + 12
        if self._grid is not None and waiting:
            taken += self._waiting_title.sizeHint().height() + card + self._column.spacing()
            taken += 0 if beside_cards else today.height() + 16
        else:
            taken += 40 + today.height()
        following = self.tonight.next_game if self.tonight is not None else ""
        for box in self.boxes:
            if box.upcoming is not (box.box.game == following):
                box.upcoming = box.box.game == following
                box.retranslate()
        told = not waiting and not following
        spare = self._row.fit(width - 2 * side, height - taken, gap, told)
        asked = self._title.sizeHint().height() + self._top.spacing()
        single = self._grid is None or self._grid.rows <= 1  # else more games are in sight without it
        if above := not beside_title and single and spare > 2 * asked:
            spare -= asked
        self._top.setDirection(QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight)
        self._title.setVisible(beside_title or above)
        if self._grid is not None and waiting:
            self._grid.fit(left, round(spare * _OF_SPARE))
            if beside_cards:
                today.setHeight(self._grid.card_height)
        self.today.setFixedSize(today)

    def _show_waiting(self) -> None:
        count = len(self._grid.heads) if self._grid is not None else 0
        waiting = bool(count or self._unreadable)
        self._waiting_title.setVisible(waiting)
        if self._grid is not None:
            self._grid.setVisible(bool(count))
        many = count >= _SEARCHED_FROM
        if many and self.search is None:
            self._make_search()
        if self.search is not None:
            self.search.setVisible(many)
        self.unreadable_button.setVisible(bool(self._unreadable))
        # What it promises is not so as long as the disk takes nothing.
        self._write_hint()
        failing = notices.AUTOSAVE_NOTICE in self._services.notices
        self.hint.setVisible(not self._keeps or not (waiting or failing))

    def _make_search(self) -> None:
        from PySide6.QtWidgets import QLineEdit

        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.search.setFixedWidth(round(_SEARCH_WIDE * max(1.0, self._services.theme.text_scale)))
        self._waiting_row.addWidget(self.search)
        _name(self.search)

    def _write_hint(self) -> None:
        """What becomes of games here; and if nothing can be kept, that, before anybody begins one."""
        folder = self._services.paths.data
        self._keeps = is_writable(folder)
        if self._keeps:
            self.hint.setText(translate("Home", "Every move is saved. Games that you leave wait for you here."))
        else:
            said = translate(
                "Home", "Games can’t be saved: the folder {folder} can’t be written to. You can still play."
            )
            self.hint.setText(fill(said, folder=quoted(folder, _LONGEST_FOLDER)))

    def _write_unreadable(self) -> None:
        self.unreadable_button.setText(
            translate("Home", "Show %n game(s) that can’t be read", None, len(self._unreadable))
        )

    def _on_unreadable(self) -> None:
        unreadable, self._unreadable, self._cards.given = self._unreadable, [], None
        first = unreadable[0].id
        self._show_cards([*self.heads, *unreadable])
        self._cards.card_of(first).setFocus()

    def _draw_icons(self) -> None:
        theme = self._services.theme
        for name, each in self.ways.items():
            each.setIcon(icons.icon(name, theme.palette.text, tint=theme.palette.accent))
            each.setIconSize(QSize(20, 20) * theme.text_scale)
        if self._grid is not None:
            self._grid.restyle()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self._art.clear()
        if self.tonight is not None:
            self.tonight.retranslate()
        self._draw_icons()
        self.fit()
        for box in (*self.boxes, self.today, self._row):
            box.update()

    def _on_box(self) -> None:
        sender = self.sender()
        if isinstance(sender, GameBox):
            self.game_chosen.emit(sender.box.game)

    def _on_lesson(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.lesson_chosen.emit(sender.property("game"))


def _name(search: QLineEdit) -> None:
    search.setPlaceholderText(translate("Home", "Search by name, person or game"))
    search.setAccessibleName(search.placeholderText())


def _utc_now() -> datetime:
    from datetime import UTC, datetime

    return datetime.now(UTC)
