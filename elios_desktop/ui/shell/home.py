"""Home: four boxes to open, and under them the games that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from elios_desktop.games import entry_of
from elios_desktop.outside import quoted
from elios_desktop.storage.paths import is_writable
from elios_desktop.texts.translate import fill
from elios_desktop.ui.covers import BOXES, SHEET_HEIGHT, SHEET_WIDTH, Box, CoverStore, Facts, paint_box
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
        self.setAccessibleDescription(self.box.spoken())
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
        if self.ring:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._theme.palette.focus), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
        painter.end()

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
_BESIDE_TONIGHT = 700
"""So much room the boxes need beside what tonight is at."""
_ANY = 16_777_215


class TodayButton(QPushButton):
    """Leads to today's puzzle."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self.setObjectName("today")
        self.setProperty("finger", True)
        self._text: Text = Sentence.translate("Home", "Today’s puzzle")

    def show_text(self, text: Text) -> None:
        """Say more of it: that is known after the first picture."""
        self._text = text
        self.retranslate()

    def retranslate(self) -> None:
        """The words in the language in force."""
        self.setText(self._text())


class _BoxRow(QHBoxLayout):
    """The boxes beside each other, each above a line about it and its lesson."""

    def __init__(self, boxes: Sequence[GameBox], lessons: Sequence[QWidget], theme: Theme) -> None:
        super().__init__()
        self._boxes = tuple(boxes)
        self._theme = theme
        self._lines = [label("soft", wrap=True) for _ in boxes]
        for box, line, learn in zip(boxes, self._lines, lessons, strict=True):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(box)
            column.addWidget(line)
            column.addSpacing(4)
            column.addStretch(1)
            column.addWidget(learn, 0, Qt.AlignmentFlag.AlignHCenter)
            self.addLayout(column)

    def retranslate(self) -> None:
        """Every text."""
        for box, line in zip(self._boxes, self._lines, strict=True):
            box.retranslate()
            line.setText(box.box.line())

    def fit(self, width: float, height: float, gap: int) -> None:
        """Take so much room at the most."""
        self.setSpacing(gap)
        widest = (width - (len(self._boxes) - 1) * gap) / len(self._boxes)
        scale = _scale(widest, height)
        # The narrower the boxes, the higher their lines, and the less room is left for the boxes.
        lines = max(self._line_height(line, int(SHEET_WIDTH * scale)) for line in self._lines)
        scale = _scale(widest, height - lines)
        for box, line in zip(self._boxes, self._lines, strict=True):
            wide = int(SHEET_WIDTH * scale)
            box.setFixedSize(wide, int(SHEET_HEIGHT * scale + LIFT))
            line.setFixedWidth(wide)
            line.setMinimumHeight(self._line_height(line, wide))  # what scrolls doesn't ask for it

    def _line_height(self, line: QLabel, width: int) -> int:
        """By the theme's type: after a change of size a label learns of it later than the page."""
        metrics = QFontMetrics(self._theme.font("small"))
        wrapped = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(QRect(0, 0, width, 10_000), wrapped, line.text()).height()


def _scale(widest: float, highest: float) -> float:
    return min(widest / SHEET_WIDTH, max(_SMALLEST_SCALE, highest / SHEET_HEIGHT), 1.75)


class HomePage(page.Page):
    """The first page."""

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
        self.today = TodayButton()
        self.today.clicked.connect(partial(self.puzzles_requested.emit, True))
        self.ways["puzzle"].clicked.connect(partial(self.puzzles_requested.emit, False))
        self.ways["winner"].clicked.connect(self.night_requested)
        self.ways["rulebook"].clicked.connect(self.rulebook_requested)
        self.ways["chart"].clicked.connect(self.statistics_requested)
        self.ways["settings"].clicked.connect(self.settings_requested)
        covers = CoverStore(services.paths.cache / "covers")
        self.boxes = [GameBox(box, services, self._art, covers) for box in BOXES]
        for box in self.boxes:
            box.clicked.connect(self._on_box)
        self.lessons = [button("small") for _ in self.boxes]
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
        self._row = _BoxRow(self.boxes, self.lessons, self._services.theme)
        content = self._content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addLayout(self._top)
        self._column.addStretch(1)
        self._column.addLayout(self._row)
        self._column.addStretch(1)
        self._column.addWidget(self.today, 0, Qt.AlignmentFlag.AlignHCenter)
        self._waiting_row = QHBoxLayout()
        self._waiting_row.setSpacing(24)
        self._waiting_row.addWidget(self._waiting_title)
        self._column.addLayout(self._waiting_row)
        self._column.addWidget(self._nothing_found)
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
        """Fill in the games to continue; those that can't be read stand last."""
        readable = [each for each in heads if each.condition not in _UNREADABLE]
        unreadable = [each for each in heads if each.condition in _UNREADABLE]
        self._unreadable = unreadable if len(unreadable) > _MOST_UNREADABLE else []
        self._show_cards(readable if self._unreadable else readable + unreadable)
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
            self._column.insertWidget(self._column.indexOf(self.unreadable_button), self._grid)
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

    def leave_plain(self, plain: bool) -> None:
        """Whether boxes do without the picture on their front, for a moment, so that home is seen sooner."""
        for box in self.boxes:
            box.plain = plain
            box.update()

    def prepare_boxes(self) -> None:
        """Paint the boxes' pictures before they are asked for."""
        for box in self.boxes:
            box.prepare()

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
            self.search.setPlaceholderText(translate("Home", "Search by name, person or game"))
            self.search.setAccessibleName(self.search.placeholderText())
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
            QTimer.singleShot(0, self, self._keyboard_to_top)

    def _keyboard_to_top(self) -> None:
        if self._grid is not None and self._grid.has_keyboard:
            self.first_focus().setFocus()

    def fit(self) -> None:
        """The boxes take the room that there is."""
        ratio = self.devicePixelRatioF()
        if ratio != self._art.ratio:
            self._art.clear(ratio)
        width, height = self._place_tonight(self.width()), self.height()
        side = max(20, round(min(56, width * 0.03)), (width - _MOST_WIDE) // 2)
        self._column.setContentsMargins(side, 18, side, 20)
        gap = max(12, round(width * 0.018))
        self._column.setSpacing(round(min(18, max(8, height * 0.015))))
        # In a narrow window or with large text the buttons need the room of the question.
        beside = sum(each.sizeHint().width() + 12 for each in self.ways.values())
        self._title.setVisible(self._title.sizeHint().width() + beside <= width - 2 * side)
        if self._grid is not None and self._grid.heads:
            self._grid.fit(width - 2 * side - self._area.verticalScrollBar().sizeHint().width())
        top = self._top.heightForWidth(width - 2 * side) if self._title.isHidden() else self._top.sizeHint().height()
        taken = 18 + 20 + top + 4 * self._column.spacing() + LIFT + 12
        taken += self.lessons[0].sizeHint().height() + 6
        taken += self.today.sizeHint().height() + self._column.spacing()
        if self._grid is not None and self._grid.heads:
            taken += self._waiting_title.sizeHint().height() + self._grid.card_height + self._column.spacing()
        else:
            taken += 40
        self._row.fit(width - 2 * side, height - taken, gap)

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
        self._waiting_row.addWidget(self.search, 1)
        self.retranslate()

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
        unreadable, self._unreadable = self._unreadable, []
        first = unreadable[0].id
        self._show_cards([*self.heads, *unreadable])
        self._cards.card_of(first).setFocus()

    def _draw_icons(self) -> None:
        theme = self._services.theme
        for name, each in (*self.ways.items(), ("puzzle", self.today)):
            each.setIcon(icons.icon(name, theme.palette.text, tint=theme.palette.accent))
            each.setIconSize(QSize(20, 20) * theme.text_scale)
        if self._grid is not None:
            self._grid.restyle()

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        self._art.clear()
        self._draw_icons()
        self.fit()
        for box in self.boxes:
            box.update()

    def _on_box(self) -> None:
        sender = self.sender()
        if isinstance(sender, GameBox):
            self.game_chosen.emit(sender.box.game)

    def _on_lesson(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.lesson_chosen.emit(sender.property("game"))


def _utc_now() -> datetime:
    from datetime import UTC, datetime

    return datetime.now(UTC)
