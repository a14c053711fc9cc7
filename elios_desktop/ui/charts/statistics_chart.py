"""The card with a chart on the statistics page: four views of the same answers, each as a chart and as numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from PySide6 import QtCore, QtWidgets

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.games import entry_of
from elios_desktop.storage.history import History
from elios_desktop.storage.history import Line as HistoryLine
from elios_desktop.storage.statistics import Filter, Standing, Statistics, Streak, Totals
from elios_desktop.texts.translate import fill
from elios_desktop.ui.charts.library import ChartLibrary
from elios_desktop.ui.charts.look import Bar, Column, Legend, Line, NumbersTable, number_text
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import label
from elios_desktop.ui.session import facts, saving

if TYPE_CHECKING:
    from elios_desktop.ui.charts.plot import BarPlot, LinePlot


View = Literal["wins", "points", "length", "thinking"]
VIEWS: tuple[View, ...] = ("wins", "points", "length", "thinking")

PAGE = 100
"""Games listed at a time."""
_MOST_PLACES = 40
"""A trend has no more points than that; each is then the mean of several games."""
_MOST_PEOPLE = 5
"""As many as there are kinds of line."""
_MS_A_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Trend:
    """A number over time: for each of the names its means, one for each place where it has any."""

    days: tuple[str, ...] = ()
    """The first day of each place on the x axis, ISO 8601."""
    lines: tuple[tuple[str, tuple[tuple[int, float], ...]], ...] = ()
    """A name (a person's, or a game's id) and its places and means."""


@dataclass(frozen=True, slots=True)
class Person:
    """One person over all the games that the filter lets through."""

    name: str
    games: int
    wins: int
    draws: int
    thinking_ms: int
    longest: int
    current: int


@dataclass(frozen=True, slots=True)
class Answers:
    """Everything that the page shows for one choice of filter and view."""

    totals: Totals
    standings: tuple[Standing, ...] = ()
    people: tuple[Person, ...] = ()
    """Those with the most games first."""
    everybody: tuple[str, ...] = ()
    """The names to choose from."""
    trend: Trend = field(default_factory=Trend)
    lines: tuple[HistoryLine, ...] = ()
    """The newest finished games."""


def ask(statistics: Statistics, history: History, only: Filter, view: View, listed: int = PAGE) -> Answers:
    """Answer everything. Raises HistoryError."""
    totals = statistics.totals(only)
    standings = tuple(statistics.standings(only)) if totals.games else ()
    people = _people(standings, statistics.streaks(only)) if totals.games else ()
    return Answers(
        totals,
        standings,
        people,
        tuple(statistics.people()),
        _trend(statistics, only, view, people) if totals.games else Trend(),
        tuple(history.lines(only.game, only.person, listed)) if totals.games else (),
    )


def _people(standings: Sequence[Standing], streaks: Sequence[Streak]) -> tuple[Person, ...]:
    runs = {streak.person: streak for streak in streaks}
    of: defaultdict[str, list[Standing]] = defaultdict(list)
    for standing in standings:
        of[standing.person].append(standing)
    people = [
        Person(
            rows[0].name,
            sum(row.games for row in rows),
            sum(row.wins for row in rows),
            sum(row.draws for row in rows),
            sum(row.thinking_ms for row in rows),
            runs[person].longest if person in runs else 0,
            runs[person].current if person in runs else 0,
        )
        for person, rows in of.items()
    ]
    return tuple(sorted(people, key=lambda each: (-each.games, -each.wins, each.name)))


def _trend(statistics: Statistics, only: Filter, view: View, people: Sequence[Person]) -> Trend:
    if view == "length":
        lengths = statistics.lengths(only)
        games = list(dict.fromkeys(each.game for each in lengths))
        rows = [(each.game, each.finished, each.duration_ms / _MS_A_MINUTE) for each in lengths]
        return _means(rows, [(game, game) for game in sorted(games)])
    if view == "points" and only.game:
        from elios_desktop.storage.history import person_key

        shown = [(person_key(each.name), each.name) for each in people[:_MOST_PEOPLE]]
        return _means([(each.person, each.finished, each.points) for each in statistics.points(only)], shown)
    return Trend()


def _means(rows: Sequence[tuple[str, str, float]], shown: Sequence[tuple[str, str]]) -> Trend:
    """Return rows are whose, when, how much, the oldest first; `shown` are keys and names."""
    days = list(dict.fromkeys(when for _, when, _ in rows))
    size = max(1, -(-len(days) // _MOST_PLACES))
    place_of = {day: number // size for number, day in enumerate(days)}
    sums: defaultdict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for whose, when, much in rows:
        entry = sums[whose, place_of[when]]
        entry[0] += much
        entry[1] += 1
    places = range(-(-len(days) // size))
    lines = tuple(
        (name, tuple((place, sums[key, place][0] / sums[key, place][1]) for place in places if (key, place) in sums))
        for key, name in shown
    )
    return Trend(tuple(days[::size]), tuple(line for line in lines if line[1]))


_MOST_BARS = 10
_X_TEXTS = 6


class ChartCard(QtWidgets.QFrame):
    """Give it answers and a view with `show_answers`."""

    library_missing = QtCore.Signal()
    """No chart can be drawn on this machine; the numbers can be shown."""

    def __init__(self, theme: Theme, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "card")
        self._theme = theme
        self._answers: Answers | None = None
        self._view: View = "wins"
        self._one_game = False
        self._as_numbers = False
        self._chart_title, self.hint = label("large"), label("soft", wrap=True)
        self.legend = Legend(theme)
        self.legend.hide()
        self._waiting = label("soft", wrap=True)
        self._waiting.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        self.numbers = NumbersTable()
        self.bars: BarPlot | None = None
        self.lines: LinePlot | None = None
        self._chart_stack = QtWidgets.QStackedWidget()
        self._waiting.setMinimumHeight(300)  # the stack is as high as the highest of what lies in it
        self._chart_stack.addWidget(self._waiting)
        self._chart_stack.addWidget(self.numbers)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        for each in (self._chart_title, self.hint, self.legend):
            column.addWidget(each)
        column.addWidget(self._chart_stack, 1)
        self._library = ChartLibrary(self)
        self._library.ready.connect(self._on_library)
        self._library.failed.connect(self.library_missing)
        theme.changed.connect(self._draw)

    def load(self) -> None:
        """Bring the charts' library in, if it isn't there."""
        if self.bars is None:
            self._library.load()

    @property
    def title(self) -> str:
        """What is shown."""
        return self._chart_title.text()

    @property
    def shown(self) -> QtWidgets.QWidget | None:
        """The chart, the numbers, or the sentence in their place."""
        return self._chart_stack.currentWidget()

    @property
    def is_drawn(self) -> bool:
        """Whether there is something to export."""
        return self.shown is not self._waiting

    def show_answers(self, answers: Answers, view: View, title: str, one_game: bool, as_numbers: bool) -> None:
        """Draw one of the views. `one_game`: they are all of one game."""
        self._answers, self._view, self._one_game, self._as_numbers = answers, view, one_game, as_numbers
        self._chart_title.setText(title)
        self._draw()

    def _draw(self) -> None:
        answers = self._answers
        if answers is None:
            return
        self.numbers.setAccessibleName(self.title)
        self._waiting.setText(translate("Statistics", "The chart is being drawn…"))
        if self._view == "wins":
            self._draw_wins(answers)
        elif self._view == "thinking":
            self._draw_thinking(answers)
        else:
            self._draw_trend(answers)
        if self._as_numbers and self.numbers.numbers.rows:
            self._chart_stack.setCurrentWidget(self.numbers)

    def _show_bars(self, bars: list[Bar], x_title: str) -> None:
        self.legend.hide()
        if self.bars is None:
            self._chart_stack.setCurrentWidget(self._waiting)
            return
        self.bars.show_bars(bars[:_MOST_BARS], x_title)
        self.bars.setAccessibleName(self._chart_title.text())
        self._chart_stack.setCurrentWidget(self.bars)

    def _draw_wins(self, answers: Answers) -> None:
        if not answers.people:
            self._say(_nobody_named())
            return
        self.hint.setText(translate("Statistics", "The whole bar shows games played, the filled part games won."))
        bars = [
            Bar(
                each.name,
                each.wins,
                each.games,
                fill(
                    translate("Statistics", "{games}, {wins}"),
                    games=translate("Statistics", "%n game(s)", None, each.games),
                    wins=translate("Statistics", "%n won", None, each.wins),
                ),
            )
            for each in answers.people
        ]
        self._show_bars(bars, translate("Statistics", "Games"))
        runs = {each.name: each for each in answers.people}
        columns = [
            Column(translate("Statistics", "Person")),
            Column(translate("Statistics", "Game")),
            Column(translate("Statistics", "Games"), True),
            Column(translate("Statistics", "Wins"), True),
            Column(translate("Statistics", "Draws"), True),
            Column(translate("Statistics", "Win rate"), True),
            Column(translate("Statistics", "Best score"), True),
            Column(translate("Statistics", "Average score"), True),
            Column(translate("Statistics", "Longest winning streak"), True),
            Column(translate("Statistics", "Current winning streak"), True),
        ]
        rows = []
        for each in answers.standings:
            run = runs.get(each.name)
            rows.append(
                [
                    each.name,
                    entry_of(each.game).name(translate) if each.game in GAME_IDS else each.game,
                    number_text(each.games),
                    number_text(each.wins),
                    number_text(each.draws),
                    fill(translate("Statistics", "{number}%"), number=round(100 * each.wins / each.games)),
                    "" if each.best_points is None else number_text(each.best_points),
                    "" if each.mean_points is None else number_text(round(each.mean_points, 1)),
                    number_text(run.longest) if run else "",
                    number_text(run.current) if run else "",
                ]
            )
        self.numbers.show_rows(columns, rows)

    def _draw_thinking(self, answers: Answers) -> None:
        if not answers.people:
            self._say(_nobody_named())
            return
        self.hint.setText(translate("Statistics", "How long each person thinks in a game, on average."))
        means = [each.thinking_ms / each.games for each in answers.people]
        bars = [
            Bar(each.name, mean / _MS_A_MINUTE, mean / _MS_A_MINUTE, facts.time_text(mean))
            for each, mean in zip(answers.people, means, strict=True)
        ]
        self._show_bars(bars, translate("Statistics", "Minutes"))
        columns = [
            Column(translate("Statistics", "Person")),
            Column(translate("Statistics", "Games"), True),
            Column(translate("Statistics", "Thinking time per game"), True),
            Column(translate("Statistics", "Total thinking time"), True),
        ]
        rows = [
            [each.name, number_text(each.games), facts.time_text(mean), facts.time_text(each.thinking_ms)]
            for each, mean in zip(answers.people, means, strict=True)
        ]
        self.numbers.show_rows(columns, rows)

    def _draw_trend(self, answers: Answers) -> None:
        points = self._view == "points"
        trend = answers.trend
        self.legend.setVisible(bool(trend.lines))
        if points and not self._one_game:
            self._say(translate("Statistics", "Each game scores points in its own way: choose a game above."))
            return
        if points and not answers.people:
            self._say(_nobody_named())
            return
        if not trend.lines:
            self._say(translate("Statistics", "This game is played without points."))
            return
        if not points:
            hint = translate(
                "Statistics", "How many minutes a game takes. Where there are many games, each dot is an average."
            )
        elif len(answers.people) > len(trend.lines):
            hint = translate(
                "Statistics", "The five who have played most. Where there are many games, each dot is an average."
            )
        else:
            hint = translate(
                "Statistics", "Everybody who played under a name. Where there are many games, each dot is an average."
            )
        self.hint.setText(hint)
        names = [name if points else entry_of(name).name(translate) for name, _ in trend.lines]
        lines = [
            Line(name, style, [place for place, _ in values], [mean for _, mean in values])
            for style, (name, (_, values)) in enumerate(zip(names, trend.lines, strict=True))
        ]
        self.legend.show_lines(names, range(len(names)))
        y_title = translate("Statistics", "Points") if points else translate("Statistics", "Minutes")
        days = [_day(text) for text in trend.days]
        columns = [Column(translate("Statistics", "From")), *(Column(name, True) for name in names)]
        means = [dict(values) for _, values in trend.lines]
        rows = [
            [day, *(number_text(round(each[place], 1)) if place in each else "" for each in means)]
            for place, day in enumerate(days)
        ]
        self.numbers.show_rows(columns, rows)
        if self.lines is None:
            self._chart_stack.setCurrentWidget(self._waiting)
            return
        step = max(1, -(-len(days) // _X_TEXTS))
        texts = [(float(place), days[place]) for place in range(0, len(days), step)]
        self.lines.show_lines(lines, "", y_title, x_texts=texts)
        self.lines.setAccessibleName(self._chart_title.text())
        self._chart_stack.setCurrentWidget(self.lines)

    def _say(self, sentence: str) -> None:
        """A sentence in the place of a chart."""
        self.hint.setText("")
        self.numbers.show_rows([], [])
        self._waiting.setText(sentence)
        self.legend.hide()
        self._chart_stack.setCurrentWidget(self._waiting)

    def _on_library(self) -> None:
        from elios_desktop.ui.charts.plot import BarPlot, LinePlot

        self.bars, self.lines = BarPlot(self._theme), LinePlot(self._theme)
        self.lines.pointed.connect(self._on_pointed)
        for plot in (self.bars, self.lines):
            self._chart_stack.addWidget(plot)
        self._draw()

    def _on_pointed(self, place: int) -> None:
        if self._answers is not None:
            means = [dict(values).get(place) for _, values in self._answers.trend.lines]
            self.legend.show_values(["" if mean is None else number_text(round(mean, 1)) for mean in means])


def _nobody_named() -> str:
    return translate("Statistics", "Only players with a name count: type your names when you set up a game.")


def _day(text: str) -> str:
    """Return a day's date."""
    moment = saving.moment_of(text)
    if moment is None:
        return "–"
    moment = moment.astimezone()
    day = QtCore.QDate(moment.year, moment.month, moment.day)
    return QtCore.QLocale().toString(day, QtCore.QLocale.FormatType.ShortFormat)
