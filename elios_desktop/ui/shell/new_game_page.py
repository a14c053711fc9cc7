"""The new-game page: who plays, and how. With what was used last, "Start" is one click away."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from elios_desktop.engine.contract import (
    HEAD_START,
    AnyGame,
    OptionValue,
    begun_by,
    checked_options,
    find_game,
    head_start,
    own_head_start,
)
from elios_desktop.engine.record import HUMAN
from elios_desktop.evening.remembered import FairStart, Sat, fair_start
from elios_desktop.games import entry_of
from elios_desktop.storage.settings import LastGame
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import find_words, isolated
from elios_desktop.ui.charts.library import Background
from elios_desktop.ui.covers import find_box, find_front, paint_box
from elios_desktop.ui.kit import faces
from elios_desktop.ui.kit.art import Art
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.icons import icon
from elios_desktop.ui.kit.page import Page
from elios_desktop.ui.kit.radio import RadioButton
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.theme import PAPER, PAPER_INK, SEAT_STYLES, Theme
from elios_desktop.ui.kit.widgets import Choices, Flow, Switch, button, card, label, scrolled
from elios_desktop.ui.session.new_game import FOLLOWS, NewGame, fresh_seed
from elios_desktop.ui.shell.seats_editor import SeatsEditor
from elios_desktop.ui.table.setups import setup_part, show_pictures

_TWO_COLUMNS_FROM = 900
_HOW, _HOW_WIDE, _WIDE_FROM = 388, 408, 1200
"""The width of what is chosen beside the table, and in a window of the usual size."""


class _OptionRow(QWidget):
    """One of the game's options: its name, its sentence, its values, and what the chosen one means."""

    def __init__(self, game: AnyGame, name: str) -> None:
        super().__init__()
        self._game, self._name = game.id, name
        self._words = find_words(game.id)
        option = game.options[name]
        self._values = option.values
        self._title, self._about, self._meaning = label("large"), label("soft", wrap=True), label("soft", wrap=True)
        self.choices = Choices(option.values)
        self.choices.choose(option.default)
        self.choices.chosen.connect(self._show_meaning)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for each in (self._title, self._about, self.choices, self._meaning):
            column.addWidget(each)

    def choose(self, value: OptionValue) -> None:
        """Choose a value of the option."""
        self.choices.choose(value)
        self._show_meaning()

    def show_pictures(self, theme: Theme, there: bool) -> None:
        """Paint what each value changes, or leave it to words."""
        show_pictures(self._game, self._name, self.choices, self._values, theme, there)

    def retranslate(self) -> None:
        """Write every text."""
        title, about = self._words.option(self._name, translate)
        self._title.setText(title)
        self._about.setText(about)
        texts = [self._words.option_value(self._name, value, translate) for value in self._values]
        self.choices.set_texts([name for name, _ in texts], [meaning for _, meaning in texts], title)
        self._show_meaning()

    def _show_meaning(self) -> None:
        self._meaning.setText(self._words.option_value(self._name, self.choices.value, translate)[1])


class _HeadStart(QWidget):
    """Who has a head start, and how large it is: one line, and what it means if somebody has one. To two people who
    have played often enough one is offered that would make them even; it is theirs to take."""

    def __init__(self, game: AnyGame, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed
        self._words = find_words(game.id)
        self.box, self._meaning = QComboBox(), label("soft", wrap=True)
        self.box.currentIndexChanged.connect(self._on_chosen)
        self.why, self.take = label("soft", wrap=True), button("small")
        self.take.clicked.connect(self._on_taken)
        self._offer: FairStart | None = None
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for row, (left, right) in enumerate(((self.box, self._meaning), (self.why, self.take))):
            line = QHBoxLayout()
            line.setSpacing(12)
            line.addWidget(left, row)
            line.addWidget(right, 1 - row)
            rows.addLayout(line)
        self._names: Sequence[str] = ()
        self._chosen = "none"
        self._by_hand = self._follows = False

    @property
    def options(self) -> dict[str, OptionValue]:
        """What is chosen, as an option of the game; nothing if nobody has one."""
        return {HEAD_START: self._chosen} if self._chosen != "none" else {}

    def choose(self, value: OptionValue) -> None:
        """Choose a head start; "none" for nobody."""
        self._chosen = str(value)

    def follow(self, always: str) -> None:
        """Give it to whoever always gets one, until somebody chooses otherwise here."""
        if not self._by_hand and (always != "none" or self._follows):
            self._chosen, self._follows = always, always != "none"

    def offer(self, fair: FairStart | None) -> None:
        """Offer what would make two people even, and say why; nothing if they have as much already."""
        self._offer = fair
        seat, step = head_start({HEAD_START: self._chosen})
        if fair is not None and seat == fair.place + 1 and step >= fair.step:
            fair = None
        for each in (self.why, self.take):
            each.setVisible(fair is not None)
        if fair is not None:
            sizes = (
                translate(
                    "HeadStart", "{winner} has won {wins} of your last {games} games: a small head start for {name}?"
                ),
                translate(
                    "HeadStart", "{winner} has won {wins} of your last {games} games: a medium head start for {name}?"
                ),
                translate(
                    "HeadStart", "{winner} has won {wins} of your last {games} games: a large head start for {name}?"
                ),
            )
            name, winner = (isolated(self._names[place]) for place in (fair.place, 1 - fair.place))
            why = fill(sizes[fair.step - 1], winner=winner, name=name, wins=fair.wins, games=fair.games)
            self.why.setText(why)
            self.take.setText(translate("HeadStart", "Yes, please"))
            self.take.setAccessibleDescription(why)

    def _on_taken(self) -> None:
        if self._offer is not None:
            self._by_hand = True
            self.choose(f"{self._offer.place + 1}:{self._offer.step}")
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)  # before what has the keyboard is gone
            self.show_names(self._names)
            self.offer(self._offer)

    def swap(self, one: int, other: int) -> None:
        """Go along with two people who change seats."""
        seat, step = head_start({HEAD_START: self._chosen})
        if seat in (one, other):
            self._chosen = f"{other if seat == one else one}:{step}"

    def show_names(self, names: Sequence[str]) -> None:
        """Show every text; those who sit at the table can be chosen."""
        self._names = names
        if head_start({HEAD_START: self._chosen})[0] > len(names):
            self._chosen = "none"
        sizes = (
            translate("HeadStart", "{name} has a small head start"),
            translate("HeadStart", "{name} has a medium head start"),
            translate("HeadStart", "{name} has a large head start"),
        )
        _, about = self._words.option(HEAD_START, translate)
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItem(translate("HeadStart", "Nobody has a head start"), "none")
            for seat, name in enumerate(names, start=1):
                for step, text in enumerate(sizes, start=1):
                    self.box.addItem(literal(fill(text, name=name)), f"{seat}:{step}")
            self.box.setCurrentIndex(self.box.findData(self._chosen))
        self.box.setAccessibleName(self._words.option(HEAD_START, translate)[0])
        self.box.setAccessibleDescription(about)
        self.box.setToolTip(plain(about))
        self._show_meaning()

    def _on_chosen(self) -> None:
        self._chosen, self._by_hand = str(self.box.currentData()), True
        self._show_meaning()
        self.offer(self._offer)

    def _show_meaning(self) -> None:
        self._meaning.setText(self._words.option_value(HEAD_START, self._chosen, translate)[1])
        self._meaning.setVisible(self._chosen != "none")
        self._changed()


def _paint_spin(painter: QPainter, square: QRectF, colours: Sequence[int]) -> None:
    """Paint a wheel with everybody's colour, and its hand."""
    disc = square.adjusted(3, 3, -3, -3)
    painter.setPen(QPen(QColor(PAPER), 1.2))
    for place, colour in enumerate(colours):
        painter.setBrush(QColor(SEAT_STYLES[colour].colour))
        share = 5760 / len(colours)
        painter.drawPie(disc, round(1440 - place * share), -round(share))
    painter.setPen(QPen(QColor(PAPER_INK), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(disc.center(), disc.center() + QPointF(disc.width() * 0.2, -disc.height() * 0.3))


class _Pieces(QWidget):
    """What is played with, and what the game is, in the room that the choices leave."""

    def __init__(self, game: str, theme: Theme) -> None:
        super().__init__()
        self._game, self._theme, self._art = game, theme, Art()

    def sizeHint(self) -> QSize:
        """Ask for no room of its own."""
        return QSize(0, 0)

    def restyle(self) -> None:
        """Paint everything anew in the theme in force."""
        self._art.clear()
        self.update()

    def retranslate(self) -> None:
        """Write the line in the language in force."""
        box = find_box(self._game)
        self.setAccessibleName(box.line() if box is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pieces in a row, and below them what the game is."""
        entry, theme = entry_of(self._game), self._theme
        specimens = entry.load("specimens") if entry.has("specimens") else None
        pieces: Sequence[tuple[str, str]] = getattr(specimens, "PIECES", ())
        painter = QPainter(self)
        painter.setFont(theme.font("body"))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        wide = painter.boundingRect(QRectF(self.rect()), middle, self.accessibleName()).height()
        if self.height() - wide - 28 < 44:
            wide = -12.0  # no room for words
        high = min(150.0, self.height() - wide - 28)
        if not pieces or high < 44:
            painter.end()
            return
        assert specimens is not None
        sizes = [QSizeF(*specimens.size(kind)) for kind, _ in pieces]
        gap = 8.0
        times = min(high / sizes[0].height(), (self.width() - gap * len(sizes)) / sum(each.width() for each in sizes))
        total = sum(each.width() for each in sizes) * times + gap * (len(sizes) - 1)
        x, top = (self.width() - total) / 2, (self.height() - sizes[0].height() * times - wide - 12) / 2
        painter.setPen(QPen(QColor(theme.palette.line), 1))
        painter.drawLine(QPointF(0, 4), QPointF(self.width(), 4))
        if self._art.ratio != self.devicePixelRatioF():
            self._art.clear(self.devicePixelRatioF())
        for (kind, name), size in zip(pieces, sizes, strict=True):

            def paint(one: QPainter, rect: QRectF, kind: str = kind, name: str = name, size: QSizeF = size) -> None:
                one.scale(rect.width() / size.width(), rect.height() / size.height())
                specimens.paint(one, QRectF(QPointF(), size), kind, name, theme)

            painter.drawPixmap(QPointF(x, top), self._art.pixmap((kind, name), size * times, paint))
            x += size.width() * times + gap
        if wide >= 0:
            painter.setPen(QColor(theme.palette.text_soft))
            words = QRectF(0, top + sizes[0].height() * times + 12, self.width(), wide + 4)
            painter.drawText(words, middle, self.accessibleName())
        painter.end()


class NewGamePage(Page):
    """One game's page; the window makes a new one for each game."""

    wall = True

    start_requested = Signal(object)
    """A NewGame."""
    lesson_requested = Signal(str)
    """The game's id: to learn it first."""

    def __init__(self, game_id: str, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(services.theme, parent)
        game = find_game(game_id)
        if game is None:
            raise ValueError(f"no game {game_id!r}")
        self.game = game
        self._services = services
        settings = services.preferences.now
        last = settings.last_games.get(game.id, LastGame())

        self._home = button("quiet")
        self._home.clicked.connect(self.home_requested)
        self._title = label("display", wrap=True)
        self._learn = button()
        self._learn.setObjectName("learn")
        if not entry_of(game.id).has("lessons"):
            self._learn.hide()
        self._learn.clicked.connect(self._on_learn)
        self.start_button = button("primary")
        self.start_button.clicked.connect(self.start)
        self._problem = label()
        self._problem.setWordWrap(True)

        self.seats = SeatsEditor(game.id, game.seats, services, self._paint_box)
        self.seats.restore(last)
        self.seats.changed.connect(self._on_change)
        self.seats.full.connect(self._tell)
        self.options = {name: _OptionRow(game, name) for name, option in game.options.items() if not option.quiet}
        self.head_start = _HeadStart(game, self._who_begins) if HEAD_START in game.options else None
        wanted = checked_options(game, {name: last.options[name] for name in last.options if name in game.options})
        for name, value in (wanted or {}).items():
            if name in self.options:
                self.options[name].choose(value)
        if self.head_start is not None:
            self.head_start.choose((wanted or {}).get(HEAD_START, "none"))
            self.seats.goes_along = self.head_start.swap
        self.part = setup_part(game.id, services.theme)
        self.part.restore(last)
        self.part.changed.connect(self._on_change)
        self._first_title, self._first_rule = label("large"), label("soft", wrap=True)
        self.first = Choices(range(game.seats[-1] + 1))
        self.first.choose(last.first if last.first <= self.seats.count else 0)
        self.hints = Switch(services.theme)
        self.hints.setChecked(last.hints)
        self.tries = Switch(services.theme)
        self.tries.setChecked(last.tries)
        self._asker = Background[tuple[Sequence[Sat], Mapping[int, str]]](self)
        self._results: Sequence[Sat] = ()
        self._given: Mapping[int, str] = {}
        self._starts_then = self._faces_there = False
        self._lay_out()
        self.restyle()
        self.retranslate()
        if services.paths.history_file.exists():
            asked = services.statistics
            self._asker.ask(
                lambda: (asked.seats(game.id), asked.head_starts(game.id)), self._on_results, self._on_no_results
            )

    @property
    def knows(self) -> bool:
        """Whether the finished games are read."""
        return not self._asker.busy

    def _on_results(self, answer: tuple[Sequence[Sat], Mapping[int, str]]) -> None:
        """Take note of what was played here before, and begin if that is all that was waited for."""
        self._results, self._given = answer
        self.seats.know(self._results)
        if self._starts_then:
            self.start()

    def _on_no_results(self, _error: Exception) -> None:
        """Finished games that can't be read are told of where they are read in earnest; here they weren't played."""
        self._on_results(((), {}))

    def _lay_out(self) -> None:
        self._top = top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._home)
        top.addWidget(self._title, 1)
        top.addWidget(self.seats.head)
        top.addWidget(self._learn)
        how, how_column = card()
        how_column.setSpacing(16)
        for row in self.options.values():
            how_column.addWidget(row)
        if self.game.asks_who_begins:
            first = QVBoxLayout()
            first.setSpacing(6)
            first.addWidget(self._first_title)
            first.addWidget(self.first)
            first.addWidget(self._first_rule)
            how_column.addLayout(first)
        if not self.part.is_empty:
            how_column.addWidget(self.part)
        switches = QWidget()
        allowed = Flow(24, switches)
        allowed.addWidget(self.hints)
        allowed.addWidget(self.tries)
        how_column.addWidget(switches)
        self._pieces = _Pieces(self.game.id, self._services.theme)
        how_column.addWidget(self._pieces, 1)
        self._chosen, self._how = how, scrolled(how)
        self.start_button.setProperty("large", True)
        self._beside = QVBoxLayout()
        self._beside.setSpacing(10)
        self._beside.addWidget(self._how, 1)
        self._beside.addWidget(self._problem)
        self._problem.hide()
        self._beside.addWidget(self.start_button)
        content = QWidget()
        self._people = people = QVBoxLayout(content)
        people.setContentsMargins(0, 0, 0, 0)
        people.setSpacing(12)
        people.addWidget(self.seats)
        if self.head_start is not None:
            people.addWidget(self.head_start)
        self._area = scrolled(content)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(18)
        self._columns.addWidget(self._area, 1)
        self._columns.addLayout(self._beside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(top)
        outer.addLayout(self._columns, 1)

    def _paint_box(self, painter: QPainter, rect: QRectF) -> None:
        """The game's box, in the middle of the table."""
        box = find_box(self.game.id)
        if box is not None:
            theme = self._services.theme
            shadow, front = QColor(theme.palette.shadow), find_front(self.game.id)
            paint_box(painter, rect, box.look, box.facts(), theme.font(), shadow, front)

    def first_focus(self) -> QWidget:
        """Enter starts with what was used last."""
        return self.start_button

    def _on_learn(self) -> None:
        self.lesson_requested.emit(self.game.id)

    # -- what is chosen

    def start(self) -> None:
        """Remember what is chosen and ask for the game."""
        problem = self.seats.problem() or self.part.problem()
        self._tell(problem)
        if problem:
            self.seats.go_to_problem()
            return
        if FOLLOWS in self.seats.kinds and not self.knows:
            self._starts_then = True  # in a moment: who plays is decided by what is being read
            return
        new = self.chosen()
        self._remember(new)
        self.start_requested.emit(new)

    def _tell(self, problem: str) -> None:
        self._say(problem)
        self.announcer.say(problem, urgent=True)

    def chosen(self) -> NewGame:
        """Return the game as chosen, dealt anew each time."""
        seats = self.seats.chosen()
        options = self._chosen_options()
        setup = self.game.deal(len(seats), options, fresh_seed())
        chosen = self.game.asks_who_begins and self.first.value and not self._begins_by_head_start
        if chosen:
            setup = begun_by(setup, self.first.value)
        hints, tries = self.hints.isChecked(), self.tries.isChecked()
        drawn = not (chosen or self._begins_by_head_start)
        new = NewGame(self.game.id, seats, options, setup, hints=hints, tries=tries, drawn=drawn)
        return self.part.complete(new, fresh_seed())

    def _chosen_options(self) -> dict[str, OptionValue]:
        options = {name: row.choices.value for name, row in self.options.items()}
        return options | (self.head_start.options if self.head_start is not None else {})

    @property
    def _begins_by_head_start(self) -> bool:
        """Whether the head start is to begin: then nobody chooses who does."""
        if self.head_start is None or not self.head_start.options or not self.game.asks_who_begins:
            return False
        options = {name: option.default for name, option in self.game.options.items()} | self.head_start.options
        dealt = {self.game.deal(self.seats.count, options, seed)["first"] for seed in range(8)}
        return dealt == {head_start(self.head_start.options)[0]}

    def _who_begins(self) -> None:
        self.first.setEnabled(not self._begins_by_head_start)

    def _remember(self, new: NewGame) -> None:
        preferences = self._services.preferences
        settings = preferences.now
        people = tuple(seat.name for seat in new.seats if seat.kind == HUMAN)
        last = LastGame(
            seats=len(new.seats),
            names=self.seats.kept_names,
            colours=tuple(seat.colour for seat in new.seats),
            kinds=self.seats.kinds,
            languages=self.seats.languages,
            options=new.options,
            first=self.first.value if self.game.asks_who_begins else 0,
            tournament=new.tournament,
            timed=new.timed,
            hints=new.hints,
            tries=new.tries,
            own=self.part.own(),
        )
        self._services.people.played({seat.name: seat.colour for seat in new.seats if seat.name and seat.kind == HUMAN})
        for seat in new.seats:
            if seat.name and seat.language and seat.kind == HUMAN:
                self._services.people.change(seat.name, language=seat.language)
        self._services.keep_people()
        own = {seat.name: seat.language for seat in new.seats if seat.name and seat.kind == HUMAN}
        languages = {**settings.name_languages, **own}
        preferences.change(
            last_game=self.game.id,
            last_games={**settings.last_games, self.game.id: last},
            names=settings.with_names(people),
            name_languages={name: language for name, language in languages.items() if language},
        )

    # -- what is shown

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        title = entry_of(self.game.id).name(translate)
        self._home.setText(translate("NewGame", "Home"))
        self._title.setText(fill(translate("NewGame", "A new game of {game}"), game=title))
        self.start_button.setAccessibleDescription(self._title.text())
        half = self._services.learned.step_of(self.game.id)
        self._learn.setText(translate("NewGame", "Keep learning") if half else translate("NewGame", "Learn it"))
        self.start_button.setText(translate("NewGame", "Start"))
        for row in self.options.values():
            row.retranslate()
        self._pieces.retranslate()
        self.part.retranslate()
        self.hints.setText(translate("NewGame", "Hints"))
        self.tries.setText(translate("NewGame", "Trial moves"))
        self.seats.retranslate()
        self._on_change()

    def fit(self) -> None:
        """The table beside what is chosen, where there is room; else one above the other."""
        scale = self._services.theme.text_scale
        wide = self.width() >= _TWO_COLUMNS_FROM * scale
        grown = min(1.6, max(1.0, self.width() / 1280))
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        if wide:
            self._how.setFixedWidth(round((_HOW if self.width() < _WIDE_FROM else _HOW_WIDE) * max(scale, grown)))
        if wide != self._how.isVisibleTo(self):
            self._put_beside(wide)
        self.seats.grow(min(1.6, max(0.8, min(self.width() / 1280, self.height() / 760))))
        side = max(20, (self.width() - 1900) // 2)
        self._top.setContentsMargins(side, 12, side, 8)
        self._columns.setContentsMargins(side, 0, side, 18)
        outer = self.layout()
        if outer is not None:
            outer.activate()
        self._fit_pictures()

    @property
    def scrolls(self) -> bool:
        """Whether something has to be scrolled to be seen."""
        return any(area.verticalScrollBar().maximum() > 0 for area in (self._area, self._how) if area.isVisible())

    def _put_beside(self, wide: bool) -> None:
        """Where there is little room, everything that is chosen is one list to scroll; only Start stays in sight."""
        if wide:
            self._how.setWidget(self._chosen)
            self._top.insertWidget(2, self.seats.head)
        else:
            self._how.takeWidget()
            self._people.insertWidget(0, self.seats.head)
            self._people.addWidget(self._chosen)
            self._chosen.show()
        self._how.setVisible(wide)
        self.seats.table.listed = not wide
        self.seats.table.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, wherever the focus is; Escape goes home."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        elif event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)

    def _on_change(self) -> None:
        count = self.seats.count
        self.part.show_seats(count)
        self.part.show_computers(any(seat.kind != HUMAN for seat in self.seats.chosen()))
        title = translate("NewGame", "Who begins")
        self._first_title.setText(title)
        rule = self.part.beginner_rule()
        self._first_rule.setText(rule)
        self._first_rule.setVisible(bool(rule))
        if self.head_start is not None:
            people = [row.person for row in self.seats.rows[:count]]
            always = [self._services.liking(person).get(HEAD_START, 0) for person in people]
            self.head_start.follow(own_head_start(always))
            self.head_start.show_names(self.seats.shown_names())
            pair = self.seats.pair
            self.head_start.offer(fair_start(self._results, self._given, pair) if pair else None)
        texts = [translate("NewGame", "At random"), *self.seats.shown_names()]
        texts += [""] * (self.game.seats[-1] - count)
        self.first.set_texts(texts, name=title)
        self._paint_who_begins(self._faces_there)
        for seat in range(1, self.game.seats[-1] + 1):
            self.first.button_of(seat).setVisible(seat <= count)
        if self.first.value > count:
            self.first.choose(0)
        if self._problem.text():
            self._say(self.seats.problem() or self.part.problem())

    def _fit_pictures(self) -> None:
        """Show what there is to choose as pictures, as far as nothing has to be scrolled for them."""
        layout, room = self._chosen.layout(), self._how.size()
        beside = self._how.isVisibleTo(self)  # else all of it is one list to scroll
        for options, begins in ((True, True), (True, False), (False, False)) if beside else ((False, False),):
            for row in self.options.values():
                row.show_pictures(self._services.theme, options)
            self.part.show_pictures(options)
            self._paint_who_begins(begins)
            for each in (*self.options.values(), self.part):
                own = each.layout()
                if own is not None:
                    own.activate()
                each.updateGeometry()
            if layout is None:
                return
            layout.activate()
            if layout.totalHeightForWidth(room.width()) <= room.height():
                return

    def _paint_who_begins(self, there: bool) -> None:
        """Show everybody's face above their name, and a wheel of all colours for chance."""
        self._faces_there = there
        theme, seats = self._services.theme, self.seats.chosen()
        room = QSize(40, 40) * max(1.0, theme.text_scale)

        def paint(painter: QPainter, rect: QRectF, _share: float, place: int) -> None:
            side = min(rect.width(), rect.height())
            square = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
            if place < 0:
                _paint_spin(painter, square, [seat.colour for seat in seats])
            else:
                seat = seats[place]
                faces.paint_portrait(painter, square, seat.name or str(place + 1), seat.kind, seat.colour, theme.font())

        for place in range(-1, len(seats)):
            shown = self.first.button_of(place + 1)
            assert isinstance(shown, RadioButton)
            shown.show_picture(room, theme.palette.panel, partial(paint, place=place) if there else None)

    def _say(self, problem: str) -> None:
        """Say why a game can't be begun, above Start; as long as nothing is wrong, the choices have that room."""
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))

    def restyle(self) -> None:
        """The theme or the size of type has changed."""
        palette = self._services.theme.palette
        self._pieces.restyle()
        self._home.setIcon(icon("home", palette.text))
        self._home.setIconSize(QSize(20, 20) * self._services.theme.text_scale)
        self._problem.setStyleSheet(f"color: {palette.bad};")
        self._problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    @property
    def problem_label(self) -> QLabel:
        """Where it says why a game can't be begun."""
        return self._problem
