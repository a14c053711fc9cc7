"""Who plays here, over all their finished games: a page a person, the family's table, and the evenings they had."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from elios_desktop.engine.record import HUMAN, RecordError, computer_level
from elios_desktop.engine.session import Session
from elios_desktop.evening.remembered import Against, BestMoment, Profile, best_moment, evenings, profiles, runs
from elios_desktop.evening.tonight import Tonight
from elios_desktop.games import find_entry
from elios_desktop.storage.history import History, HistoryError, person_key
from elios_desktop.texts.translate import fill
from elios_desktop.texts.words import isolated, joined_names
from elios_desktop.ui.charts.library import Background
from elios_desktop.ui.kit.faces import colour_of, portrait_pixmap
from elios_desktop.ui.kit.i18n import literal, plain, translate
from elios_desktop.ui.kit.page import Page, WayBack
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.kit.troubles import reason_sentence
from elios_desktop.ui.kit.widgets import Choices, button, card, label, scrolled
from elios_desktop.ui.session.evening import played_of, points_text
from elios_desktop.ui.session.new_game import level_word
from elios_desktop.ui.session.saving import moment_of

TOPICS = ("people", "family", "evenings")
_FACE, _LARGE = 34, 84
_WIDEST = 1240
_MOST_GAMES = 240
"""So many of the newest games are asked for evenings, ..."""
_MOST_MOMENTS = 40
"""... and so many of a person's for their best moment."""
_MOST_AT_TABLE = 8
"""The family's table has so many rows at most."""


@dataclass(frozen=True, slots=True)
class FamilyWishes:
    """What people ask for that lies beyond the page."""

    show_evening: Callable[[Tonight], object]
    look_at: Callable[[str, int], object]
    """Shows a finished game after one of its moves."""


def past_evenings(history: History) -> list[Tonight]:
    """Return the evenings of the newest games. Only games that may belong to one are replayed. Raises HistoryError."""
    lines = [line for line in reversed(history.lines(limit=_MOST_GAMES)) if moment_of(line.finished) is not None]
    moments = [moment for line in lines if (moment := moment_of(line.finished)) is not None]
    wanted = [lines[place].id for run in runs(moments) if len(run) > 1 for place in run]
    games = [game for each in wanted if (game := history.get(each)) is not None]
    return evenings([found for game in games if (found := played_of(game)) is not None])


def moment_of_person(history: History, name: str) -> BestMoment | None:
    """Return somebody's best moment in their newest games. Raises HistoryError."""
    key, seats, sessions = person_key(name), {}, []
    for line in history.lines(person=name, limit=_MOST_MOMENTS):
        game = history.get(line.id)
        if game is None:
            continue
        try:
            sessions.append((game.id, Session.from_record(game.record)))
        except RecordError:
            continue
        seats[game.id] = [
            number for number, seat in enumerate(game.seats, 1) if seat.kind == HUMAN and person_key(seat.name) == key
        ]
    return best_moment(sessions, lambda game_id: seats[game_id])


class FamilyPage(Page):
    """Made anew each time it is opened."""

    def __init__(self, services: Services, wishes: FamilyWishes) -> None:
        super().__init__(services.theme)
        self._services = services
        self._wishes = wishes
        self.profiles: Sequence[Profile] | None = None
        self.evenings: Sequence[Tonight] | None = None
        self._chosen = ""
        self._moments: dict[str, BestMoment | None] = {}
        self._asker = Background[Sequence[Profile]](self)
        self._evening_asker = Background[Sequence[Tonight]](self)
        self._moment_asker = Background[BestMoment | None](self)
        self.way_back = WayBack(services.theme)
        self.way_back.clicked.connect(self.home_requested)
        self._title = label("display")
        self.topic = Choices(TOPICS)
        self.topic.choose("people")
        self.topic.chosen.connect(self._on_topic)
        self.people: dict[str, QPushButton] = {}
        """By their keys."""
        self.rows: list[QPushButton] = []
        """The evenings, the newest first."""
        self._face = QLabel()
        self._face.setTextFormat(Qt.TextFormat.PlainText)
        self._name, self._won = label("display", wrap=True), label("large", wrap=True)
        self.facts = QGridLayout()
        self.facts.setHorizontalSpacing(18)
        self.facts.setVerticalSpacing(10)
        self.facts.setColumnStretch(1, 1)
        self.moment_button = button()
        self.moment_button.clicked.connect(self._on_moment)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(20)
        self._table.setVerticalSpacing(8)
        self._table.setColumnStretch(_MOST_AT_TABLE + 2, 1)
        self._table_note, self._waiting = label("soft", wrap=True), label("soft", wrap=True)
        self._empty = label("large", wrap=True)
        self._lay_out()
        self.retranslate()
        self._asker.ask(lambda: profiles(services.statistics.seats()), self._on_profiles, self._on_failed)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.way_back)
        top.addWidget(self._title, 1)
        top.addWidget(self.topic)
        listed, self._list_column = card()
        self._list = QVBoxLayout()
        self._list.setSpacing(4)
        self._list_column.addLayout(self._list)
        self._list_column.addStretch(1)
        person, column = card()
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._face)
        named = QVBoxLayout()
        named.addWidget(self._name)
        named.addWidget(self._won)
        head.addLayout(named, 1)
        column.addLayout(head)
        column.addSpacing(10)
        column.addLayout(self.facts)
        column.addWidget(self.moment_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        people = QWidget()
        beside = QHBoxLayout(people)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(14)
        beside.addWidget(scrolled(listed), 2)
        beside.addWidget(scrolled(person), 5)
        family, family_column = card()
        family_column.addLayout(self._table)
        family_column.addSpacing(8)
        family_column.addWidget(self._table_note)
        family_column.addStretch(1)
        past, self._past_column = card()
        self._past = QVBoxLayout()
        self._past.setSpacing(6)
        self._past_column.addWidget(self._waiting)
        self._past_column.addLayout(self._past)
        self._past_column.addStretch(1)
        nobody = QWidget()
        empty = QVBoxLayout(nobody)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.addWidget(self._empty)
        self._body = QStackedWidget()
        for each in (people, scrolled(family), scrolled(past), nobody):
            self._body.addWidget(each)
        self._outer = QVBoxLayout(self)
        self._outer.setSpacing(12)
        self._outer.addLayout(top)
        self._outer.addWidget(self._body, 1)

    def first_focus(self) -> QWidget:
        """Return whoever is chosen."""
        return self.people.get(self._chosen, self.way_back)

    def fit(self) -> None:
        """Keep the page in the middle."""
        side = max(20, (self.width() - round(_WIDEST * max(1.0, self._services.theme.text_scale))) // 2)
        self._outer.setContentsMargins(side, 12, side, 18)

    # -- asking

    def _on_profiles(self, found: Sequence[Profile]) -> None:
        self.profiles = found
        if found:
            self._chosen = found[0].person
        self._fill()

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, HistoryError):
            raise error
        said = translate("Statistics", "The finished games can’t be read.")
        self._empty.setText(f"{said} {reason_sentence(error)()}")
        self._body.setCurrentIndex(len(TOPICS))

    def _on_topic(self) -> None:
        if self.topic.value == "evenings" and self.evenings is None and not self._evening_asker.busy:
            job = partial(past_evenings, self._services.history)
            self._evening_asker.ask(job, self._on_evenings, self._on_failed)
        self._fill()

    def _on_evenings(self, found: Sequence[Tonight]) -> None:
        self.evenings = found
        self._fill()

    def _ask_moment(self, profile: Profile) -> None:
        def then(found: BestMoment | None) -> None:
            self._moments[profile.person] = found
            self._write_person()

        if profile.person not in self._moments:
            job = partial(moment_of_person, self._services.history, profile.name)
            self._moment_asker.ask(job, then, self._on_failed)

    # -- what is shown

    def retranslate(self) -> None:
        """Write every text in the language in force."""
        self._title.setText(translate("Family", "People and evenings"))
        texts = [translate("Family", "People"), translate("Family", "The family"), translate("Family", "Evenings")]
        self.topic.set_texts(texts, name=translate("Statistics", "Show"))
        self._table_note.setText(
            translate(
                "Family",
                "Each row shows how often that person won and the one named above the column didn’t, then the other "
                "way round, in games they both played. Games against computers don’t count here.",
            )
        )
        self._fill()

    def restyle(self) -> None:
        """Follow the theme, or another size of type."""
        self._fill()
        self.fit()

    def _fill(self) -> None:
        found = self.profiles
        if found is None:
            return
        if not found:
            self._empty.setText(
                translate(
                    "Family", "Nobody with a name has finished a game yet. Type your names when you set up a game."
                )
            )
            self._body.setCurrentIndex(len(TOPICS))
            return
        self._body.setCurrentIndex(TOPICS.index(str(self.topic.value)))
        self._write_list(found)
        self._write_person()
        self._write_table(found[:_MOST_AT_TABLE])
        self._write_evenings()

    def _portrait(self, name: str, size: int, kind: str = HUMAN) -> QIcon:
        services = self._services
        colour = colour_of(name, services)
        return QIcon(portrait_pixmap(services.theme, name, kind, colour, size, self.devicePixelRatioF()))

    def _write_list(self, found: Sequence[Profile]) -> None:
        if list(self.people) != [each.person for each in found]:
            _clear(self._list)
            self.people = {}
            for each in found:
                made = self.people[each.person] = button("segment")
                made.setCheckable(True)
                made.setIconSize(QSize(_FACE, _FACE))
                made.clicked.connect(partial(self.choose, each.person))
                self._list.addWidget(made)
        for each in found:
            made = self.people[each.person]
            made.setIcon(self._portrait(each.name, _FACE))
            made.setText(literal(isolated(each.name)))
            made.setChecked(each.person == self._chosen)

    def choose(self, key: str) -> None:
        """Show this person."""
        self._chosen = key
        self._fill()

    @property
    def profile(self) -> Profile | None:
        """Whoever is shown."""
        return next((each for each in self.profiles or () if each.person == self._chosen), None)

    def _write_person(self) -> None:
        profile = self.profile
        if profile is None:
            return
        ratio, theme = self.devicePixelRatioF(), self._services.theme
        colour = colour_of(profile.name, self._services)
        self._face.setPixmap(portrait_pixmap(theme, profile.name, HUMAN, colour, _LARGE, ratio))
        self._name.setText(isolated(profile.name))
        won = fill(
            translate("Family", "{games}, {wins} won"),
            games=translate("Statistics", "%n game(s)", None, profile.games),
            wins=profile.wins,
        )
        self._won.setText(won)
        _clear(self.facts)
        for line, (title, text) in enumerate(self.told(profile)):
            head, words = label("soft"), label("large", wrap=True)
            head.setText(title)
            words.setText(text)
            words.setAccessibleName(f"{title}: {text}")
            self.facts.addWidget(head, line, 0, Qt.AlignmentFlag.AlignTop)
            self.facts.addWidget(words, line, 1)
            head.show()
            words.show()
        self._ask_moment(profile)
        moment = self._moments.get(profile.person)
        self.moment_button.setVisible(moment is not None)
        if moment is not None:
            text = translate("Family", "Best moment: {what}")
            self.moment_button.setText(literal(fill(text, what=moment.kind.line(translate, round(moment.value)))))
            self.moment_button.setToolTip(plain(translate("End", "See this moment again")))
            self.moment_button.setAccessibleDescription(translate("End", "See this moment again"))

    def told(self, profile: Profile) -> Iterable[tuple[str, str]]:
        """Yield what is told of a person, each with its heading."""
        game, times = profile.favourite
        entry = find_entry(game)
        title = entry.name(translate) if entry is not None else game
        often = translate("Statistics", "%n game(s)", None, times)
        yield translate("Family", "Favourite game"), fill("{game} ({often})", game=title, often=often)
        if profile.rival is not None:
            yield translate("Family", "Rival"), _score(profile.rival)
        longest = translate("Statistics", "%n game(s)", None, profile.longest)
        if profile.longest > 1:
            yield translate("Family", "Longest winning streak"), longest
        if profile.streak > 1:
            now = translate("Statistics", "%n game(s)", None, profile.streak)
            yield translate("Family", "Current winning streak"), now
        for against in profile.computers:
            level = computer_level(against.who)
            text = translate("Family", "Against {name} ({level})")
            if level is not None:
                head = fill(text, name=isolated(against.name), level=level_word(level))
                yield head, f"{against.wins} : {against.losses}"

    def _write_table(self, found: Sequence[Profile]) -> None:
        _clear(self._table)
        for place, each in enumerate(found, 1):
            for row, column in ((0, place), (place, 0)):
                head = QLabel()
                head.setTextFormat(Qt.TextFormat.PlainText)
                head.setPixmap(self._portrait(each.name, _FACE).pixmap(QSize(_FACE, _FACE), self.devicePixelRatioF()))
                head.setAccessibleName(each.name)
                head.setToolTip(plain(each.name))
                if row:
                    named = QWidget()
                    line = QHBoxLayout(named)
                    line.setContentsMargins(0, 0, 0, 0)
                    name = label("large")
                    name.setText(isolated(each.name))
                    line.addWidget(head)
                    line.addWidget(name, 1)
                    self._table.addWidget(named, row, column)
                else:
                    self._table.addWidget(head, row, column, Qt.AlignmentFlag.AlignCenter)
            stands = {against.who: against for against in each.people}
            for other, them in enumerate(found, 1):
                cell = label("large")
                against = stands.get(them.person)
                cell.setText("" if them is each else "–" if against is None else f"{against.wins} : {against.losses}")
                if against is not None:
                    cell.setAccessibleName(f"{isolated(each.name)}, {isolated(them.name)}: {cell.text()}")
                self._table.addWidget(cell, place, other, Qt.AlignmentFlag.AlignCenter)
                cell.show()
            total = label("soft")
            total.setText(translate("Family", "%n won", None, each.wins))
            self._table.addWidget(total, place, len(found) + 1, Qt.AlignmentFlag.AlignRight)

    def _write_evenings(self) -> None:
        found = self.evenings
        if found is None:
            self._waiting.setText(translate("Family", "Looking through the finished games…"))
        elif not found:
            self._waiting.setText(
                translate(
                    "Family",
                    "No evenings yet. When two people play a second game within a few hours, that’s an evening.",
                )
            )
        self._waiting.setVisible(not found)
        _clear(self._past)
        self.rows = []
        for each in found or ():
            made = button()
            made.setText(literal(evening_sentence(each)))
            made.setAccessibleDescription(translate("Family", "See its podium again"))
            made.setToolTip(plain(made.accessibleDescription()))
            made.clicked.connect(partial(self._wishes.show_evening, each))
            self._past.addWidget(made)
            self.rows.append(made)

    def _on_moment(self) -> None:
        moment = self._moments.get(self._chosen)
        if moment is not None:
            self._wishes.look_at(moment.game, moment.ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_requested.emit()
        else:
            super().keyPressEvent(event)


def _score(against: Against) -> str:
    text = translate("Family", "{name}, {wins} : {losses}")
    return fill(text, name=isolated(against.name), wins=against.wins, losses=against.losses)


def evening_sentence(found: Tonight) -> str:
    """ "12 November 2026: Ben won, Ben 7 · Anna 5 (4 games)"."""
    began: datetime = found.games[0].finished.astimezone()
    date = QLocale().toString(QDate(began.year, began.month, began.day), QLocale.FormatType.LongFormat)
    each = translate("Evening", "{name} {points}")
    rows = " · ".join(fill(each, name=isolated(row.name), points=points_text(row.points)) for row in found.rows)
    names = [row.name for row in found.leaders]
    if len(names) == 1:
        text = translate("Family", "{date}: {names} won. {rows} ({games})")
    else:
        text = translate("Family", "{date}: {names} were level. {rows} ({games})")
    games = translate("Statistics", "%n game(s)", None, len(found.games))
    return fill(text, date=date, names=joined_names(names, translate), rows=rows, games=games)


def _clear(layout: QGridLayout | QVBoxLayout) -> None:
    """Take out what was shown before, at once."""
    while (item := layout.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()
