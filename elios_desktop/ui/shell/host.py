"""The host brings games to the window's table, does what menus ask for while they are played, and clears the table.

Made when the first game is wanted: home's first picture doesn't need it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtWidgets

from elios_desktop.engine.record import WAYS, is_known_kind
from elios_desktop.evening.tonight import left_out
from elios_desktop.games import GAMES, entry_of
from elios_desktop.outside import quoted
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.texts.words import isolated
from elios_desktop.ui.charts.shelf import ChartShelf
from elios_desktop.ui.kit.actions import Actions
from elios_desktop.ui.kit.i18n import ByDevice, Sentence, Sentences, plain, translate
from elios_desktop.ui.kit.notices import NEWS_MS
from elios_desktop.ui.kit.page import unheard
from elios_desktop.ui.kit.preferences import help_texts, help_title
from elios_desktop.ui.kit.services import Services
from elios_desktop.ui.play.requests import Requests, nothing
from elios_desktop.ui.rulebook.shelf import Shelf
from elios_desktop.ui.session.evening import EveningKeeper
from elios_desktop.ui.session.facts import SeriesAsker
from elios_desktop.ui.shell.game_files import GameFiles
from elios_desktop.ui.shell.pages import Pages

if TYPE_CHECKING:
    from elios_desktop.engine.session import Session
    from elios_desktop.storage.statistics import Series
    from elios_desktop.ui.learn.companion import Companion
    from elios_desktop.ui.play.table_page import TablePage
    from elios_desktop.ui.session.controller import Controller
    from elios_desktop.ui.session.new_game import NewGame

_GREETING = "greeting"
_GESTURES = ByDevice(
    Sentence.translate("Window", "Drag a piece, or click it and then the place where it should go."),
    Sentence.translate("Window", "Tab goes from piece to piece; Enter picks one up, and puts it down again."),
    Sentence.translate("Window", "Drag a piece, or tap it and then the place where it should go."),
)
_OTHERS = "other-files"
_GREETING_MS = 20_000
_PLAYED_ON = "played-on"
_STRANGERS = "strangers"


class WhenSeen:
    """Does what a window's first picture doesn't need: at once, or when that has been seen."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._waiting: list[Callable[[], object]] = []

    def do(self, job: Callable[[], object]) -> None:
        """Do this, sooner or later."""
        if self._pages.window().isVisible():
            job()
        else:
            self._waiting.append(job)

    def catch_up(self) -> None:
        """Do what has waited."""
        jobs, self._waiting = self._waiting, []
        for job in jobs:
            job()


class Host(QtCore.QObject):
    """There is one table at a time, or none."""

    retitled = QtCore.Signal()
    """What is on the table may be called something else now."""

    def __init__(
        self,
        services: Services,
        actions: Actions,
        export_menu: QtWidgets.QMenu,
        pages: Pages,
        shelf: Shelf,
        charts: ChartShelf,
        evening: EveningKeeper,
    ) -> None:
        """Make the host; it brings the table to the front of `pages`, and belongs to the window like them."""
        super().__init__(pages)
        self._services = services
        self._actions = actions
        self._export_menu = export_menu
        self._pages = pages
        self._shelf = shelf
        self._charts = charts
        self._series: SeriesAsker | None = None
        self.evening = evening
        evening.changed.connect(self._on_evening)
        self.beyond = Requests()
        """Does what lies beyond the table and this: home, the settings, the rulebook."""
        self.try_out: Callable[[Controller], object] = nothing
        """Shows a table on which moves are tried out."""
        self.look_over: Callable[[Controller], object] = nothing
        """Shows what was missed in a game that is over."""
        self.table: TablePage | None = None
        """The page of the game on the table."""
        self.podium_wanted: Callable[[], object] = lambda: None
        """Shows who has won the evening."""
        self._leads_on: Controller | None = None
        """The game that was finished here, and from which the evening goes on."""
        self._companion: Companion | None = None
        self.when_seen = WhenSeen(pages)
        self._told_the_way = False
        self.playing = GameFiles(services, self._make_room, self)
        """Games from and to the disk."""
        self.playing.file_changed.connect(self._on_file_changed)
        for name, slot in (
            ("save", self.save),
            ("save_as", self.save_as),
            ("undo", self._on_undo),
            ("redo", self._on_redo),
            *((name, partial(self._on_help, name)) for name in ("recap", "ask", "hint")),
            ("panel", self._on_panel),
            ("card", self._on_card),
            *((way, partial(self._on_end_together, way)) for way in WAYS),
        ):
            actions[name].triggered.connect(slot)
        charts.play_on = self._on_play_on
        export_menu.aboutToShow.connect(self._fill_export)
        services.preferences.changed.connect(self._on_preference)

    # -- games come to the table

    def begin(self, new: NewGame) -> None:
        """Put a new game on the table."""
        self.begin_with_hints(new, False)

    def begin_with_hints(self, new: NewGame, hints: bool = True) -> None:
        """Do the same for somebody who has just learned the game: each of their turns begins with a hint."""
        if self._make_room():
            page = self._put(self.playing.begin(new), hints)
            page.show_beginning(new.drawn)

    def go_on_with_night(self) -> bool:
        """Play the current game of the planned night, from where it is; False if there is none."""
        night = self.evening.night
        here = night.current if night is not None else None
        if night is None or here is None:
            return False
        if here.save and here.save in {each.id for each in self._services.saves.unfinished()}:
            return self.resume(here.save)
        from elios_desktop.evening.tonight import left_out
        from elios_desktop.ui.shell.night_page import game_as_last, seats_of

        if left_out(here.game, night.seats) is not None:
            return False
        new = game_as_last(here.game, seats_of(night, self._services), self._services)
        if self._make_room():
            self._put(self.playing.begin(new, self.evening.begun)).show_beginning()
        return True

    def resume(self, save_id: str) -> bool:
        """Continue a game that waits; False if it can't be had (a notice says why)."""
        if not self._make_room():  # first: the game on the table may be the one
            return False
        controller = self.playing.resume(save_id)
        if controller is None:
            self.beyond.home()
            return False
        self._put(controller)
        if controller.over:
            self._lead_on(controller)
        return True

    def open_file(self, path: str) -> bool:
        """Open a file of the user's; False if it can't be opened (a notice says why)."""
        return self.open_files([path])

    def paste(self, text: str) -> bool:
        """Put a game on the table that was copied as text; False if it is none (a notice says so), and all stays."""
        return self._put_if_any(self.playing.paste(text)) is not None

    def open_files(self, paths: Sequence[str]) -> bool:
        """Open the first that is a game, and say where those after it are; False if none is, and all stays. A notice
        says why those before it can't be opened."""
        controller, others = self.playing.open_files([Path(path) for path in paths])
        if others:
            self._services.notices.show(
                _OTHERS,
                Sentence.translate(
                    "Window",
                    "Only one game at a time can be on the table. The other files are in the menu under “Open recent”.",
                ),
                stays_ms=NEWS_MS,
            )
        return self._put_if_any(controller) is not None

    def look_back(self, game_id: str) -> bool:
        """Put a finished game on the table, from its beginning; False if it can't be had (a notice says why), and all
        stays."""
        page = self._put_finished(game_id)
        if page is not None:
            page.looking_back.begin()
        return page is not None

    def look_at_moment(self, game_id: str, ply: int) -> bool:
        """The same, at one of its moves."""
        page = self._put_finished(game_id)
        if page is not None:
            page.looking_back.look_at(ply)
        return page is not None

    def show_course_of(self, game_id: str) -> None:
        """The course of a finished game, which comes to the table with it."""
        page = self._put_finished(game_id)
        if page is not None:
            self._charts.show_course(page.controller)

    def speak(self, setting: str) -> bool:
        """Change the language of whoever sits at the table in one of their own; False if nobody does."""
        seat = self.table.controller.turns.now.called if self.table is not None else None
        if self.table is None or seat is None or not self._services.language.seat:
            return False
        controller = self.table.controller
        controller.speak(seat, setting if setting in LANGUAGES else "")
        self._services.language.sit_down(controller.kept.seats[seat - 1].language)
        return True

    def greet(self) -> None:
        """Say at the very first table how to play, and where the rules are."""
        books = Sentence.translate("Window", "{rules}: the rulebook; {card}: the reference card.")
        books = books.fill(rules=self._actions.later_key("rulebook"), card=self._actions.later_key("card"))
        said = Sentences.of(_GESTURES, books)
        self._services.notices.show(_GREETING, said, stays_ms=_GREETING_MS)

    def _put_finished(self, game_id: str) -> TablePage | None:
        return self._put_if_any(self.playing.look_back(game_id))

    def _put_if_any(self, controller: Controller | None) -> TablePage | None:
        return self._put(controller) if controller is not None else None

    def _put(self, controller: Controller, hints: bool = False) -> TablePage:
        from elios_desktop.ui.play.table_page import TablePage

        settings, language = self._services.preferences.now, self._services.language
        animation = self._services.preferences.animation
        with unheard():
            page = self.table = TablePage(self._services.theme, controller, animation, settings.pace, self._requests())
        page.set_help(controller.settings_here().help)
        controller.jumped.connect(self.retitled)
        controller.jumped.connect(self._on_jumped)
        self.when_seen.do(self._services.sounds.get_ready)
        page.panel.open(settings.panel_open)
        if page.table.wants_room:
            page.panel.fold()
        if hints:
            page.prompt.keep_room_for_hints()
        seat = controller.turns.now.called
        if seat is not None:
            language.sit_down(controller.kept.seats[seat - 1].language)
        self._pages.bring(page, stays=True)

        def accompany() -> None:
            from elios_desktop.ui.learn.companion import Companion

            if page is self.table:
                self._companion = Companion(page, self._services, hints)

        self.when_seen.do(accompany)
        self._tell_the_way(page)
        if strangers := strangers_sentences(controller):
            self._services.notices.show(_STRANGERS, Sentences.of(*strangers))
        return page

    def _requests(self) -> Requests:
        """Say what comes of what people at the table ask for."""
        return replace(
            self.beyond,
            save=self.save_as,
            card=self._on_card,
            charts=self._on_charts,
            missed=self._on_missed,
            try_out=self._on_try,
            fill_menu=self._fill_more,
            language=self._on_sit_down,
            new_game=self.begin,
            onward=self._on_onward,
            share=self._on_share,
            play_on=self._on_play_on,
            finished=self._on_finished,
            play=self._services.sounds.play,
        )

    def _on_sit_down(self, language: str) -> None:
        """Follow who comes to the machine: language and help are as they like them."""
        self._services.language.sit_down(language)
        self._follow_help()

    def _follow_help(self) -> None:
        if self.table is not None:
            wanted = self.table.controller.settings_here().help
            if self.table.table.help.value != wanted:
                self.table.set_help(wanted)

    def _choose_help(self, value: str) -> None:
        """Of whoever is at the machine, if they have a table of their own; else everybody's."""
        preferences, people = self._services.preferences, self._services.people
        now = self.table.controller.turns.now if self.table is not None else None
        seat = (now.alone or now.called) if now is not None else None
        if self.table is not None and "help" in self.table.controller.likes_of(seat):
            assert seat is not None
            people.change(self.table.controller.kept.seats[seat - 1].name, help=value)
            self._services.keep_people()
            self._follow_help()
        else:
            preferences.change(help=value)

    def _tell_the_way(self, page: TablePage) -> None:
        """By voice, once: others see that there is more than the table."""
        if not self._told_the_way:
            self._told_the_way = True
            said = Sentence.translate("Window", "F6 moves from the table to its buttons and on; {keys} lists all keys.")
            page.announcer.say(said.fill(keys=self._actions.later_key("keyboard"))())

    def _on_finished(self) -> None:
        self.playing.keep_in_history()
        if self.table is not None:
            if self._series is None:
                self._series = SeriesAsker(self._services.statistics, self._services.writer.perform, self)
                self._series.answered.connect(self._on_series)
            self._series.ask(self.table.controller)
            self._lead_on(self.table.controller)

    def _on_jumped(self) -> None:
        """Follow an end that was taken back: the game counts nowhere before it is over again."""
        if self.table is not None and self.table.controller is self._leads_on and self._leads_on.result is None:
            self._leads_on = None
            self.playing.take_from_history()
            self.evening.refresh()

    def _lead_on(self, controller: Controller) -> None:
        """The game on the table is over: the evening goes on."""
        self.evening.finished(controller.id)
        self._leads_on = controller
        if self.table is not None:  # what tonight is at comes with this game in it
            self.table.end_card.show_onward(*self._way_on(controller))

    def _on_evening(self) -> None:
        """Tonight has changed, or what comes next has."""
        if self.table is not None and self.table.controller is self._leads_on:
            self.table.end_card.show_tonight(self.evening.tonight)
            onward, led = self._way_on(self.table.controller)
            self.table.end_card.show_onward(onward, led)

    def _way_on(self, controller: Controller) -> tuple[Sentence | None, bool]:
        """Return how the evening goes on after this game, and whether it was planned so."""
        night = self.evening.night
        if night is not None and night.is_over:
            return Sentence.translate("Evening", "To the podium"), True
        if night is not None and night.current is not None:
            title = Sentence("Home", entry_of(night.current.game).title)
            return Sentence.translate("Evening", "Next: {game}").fill(game=title), True
        game = self._suggestion(controller)
        if not game:
            return None, False
        return Sentence.translate("Evening", "Next: {game}").fill(game=Sentence("Home", entry_of(game).title)), False

    def _suggestion(self, controller: Controller) -> str:
        """A game that seats the same people, of those that weren't played tonight if there are any."""
        seats, here = len(controller.kept.seats), controller.session.game.id
        fit = [entry.id for entry in GAMES if entry.id != here and left_out(entry.id, seats) is None]
        found = self.evening.tonight
        fresh = [game for game in fit if found is None or game not in found.kinds]
        return next(iter(fresh or fit), "")

    def _on_share(self, sheet: QtWidgets.QWidget, keep: bool) -> None:
        if self.table is not None:
            exporter, window = self._charts.exporter, self._pages.window()
            (exporter.end if keep else exporter.copy_end)(self.table.controller, sheet, window)

    def _on_onward(self) -> None:
        """To the next game of the night or to its podium; else another game with the same people."""
        if self.evening.night is not None:
            if not self.go_on_with_night():
                self.podium_wanted()
        elif self.table is not None and (game := self._suggestion(self.table.controller)):
            from elios_desktop.ui.shell.night_page import game_as_last

            seats = self.table.controller.kept.seats
            self.begin(game_as_last(game, (*seats[1:], seats[0]), self._services))

    def _on_series(self, controller: Controller, series: Series) -> None:
        if self.table is not None and self.table.controller is controller:
            self.table.end_card.show_series(series)

    def _on_play_on(self, session: Session) -> None:
        if self.table is not None and self.may_leave():
            like, ply = self.table.controller, session.ply
            self.clear()
            self._put(self.playing.go_on_from(session, like))
            said = played_on_sentence(ply, waits=not like.over)
            self._services.notices.show(_PLAYED_ON, said, stays_ms=_GREETING_MS)

    # -- and leave it

    def clear(self) -> None:
        """Take the game off the table, if there is one; it waits on home."""
        page, self.table = self.table, None
        self._leads_on = None
        if page is None:
            return
        self._services.notices.clear(_GREETING)
        self._services.notices.clear(_STRANGERS)
        if self._companion is not None:
            self._companion.stop()
            self._companion = None
        self._services.notices.clear(_PLAYED_ON)
        self._services.preferences.change(panel_open=page.panel.wanted)
        page.shut()
        self._shelf.put_card_away()
        self._charts.put_course_away()
        self.playing.leave()
        self._pages.take_away(page)
        self._services.language.sit_down("")

    def _make_room(self) -> bool:
        """Take the game off the table, if there is one; False if the person would rather keep it there."""
        if not self.may_leave():
            return False
        self.clear()
        return True

    def may_leave(self, quitting: bool = False) -> bool:
        """Return whether the game can be taken off the table (or the program ended): asks about one that can't be
        saved."""
        if self.table is None or not self.playing.unsaved or self.playing.save_now():
            return True
        from elios_desktop.ui.shell.asking import leave_question, unsaved_question

        question = (unsaved_question if quitting else leave_question)(self._services, self._pages.window())
        question.exec()
        question.deleteLater()
        if question.answer == 0:
            self.save_as()
        return question.answer == 1

    # -- the user's files

    def save(self) -> None:
        """Write the user's file again, or ask where."""
        path = self.playing.file
        if path is None:
            self.save_as()
        else:
            self.playing.save_to(path, overwrite=False)

    def save_as(self) -> None:
        """Ask where to save the game."""
        from elios_desktop.ui.shell.asking import ask_where_to_save

        if self.table is not None:
            path = ask_where_to_save(self._pages.window(), self.table.controller.file_name)
            if path is not None:
                self.playing.save_to(path, overwrite=True)

    def _on_file_changed(self, path: Path) -> None:
        from elios_desktop.ui.shell.asking import ask, replace_question

        if ask(replace_question(self._services, self._pages.window(), path)):
            self.playing.save_to(path, overwrite=True)

    # -- what menus, keys and the table's own buttons ask for

    def _on_end_together(self, way: str) -> None:
        """Ask everybody whether the game is to end, as somebody at the table would have it."""
        if self.table is None:
            return
        controller = self.table.controller
        agreed = controller.ways_to_end().get(way)
        if agreed is None:
            return
        now, names = controller.turns.now, controller.kept.names
        ahead = controller.ahead
        unwilling = next((seat for seat in ahead if seat in now.computers), None) if way == "draw" else None
        if unwilling is not None:
            said = Sentence.translate("Window", "{name} is ahead, and would rather play on.")
            self.table.voice.tell(said.fill(name=names[unwilling - 1]))
            return
        from elios_desktop.ui.shell.asking import agree_question, ask

        acting = names[now.acting - 1] if now.acting is not None else ""
        winners = [names[seat - 1] for seat in agreed.winners]
        if ask(agree_question(self._services, self._pages.window(), way, acting, winners)):
            controller.end_together(agreed)

    def _on_undo(self) -> None:
        if self.table is not None:
            self.table.undoing.undo()

    def _on_redo(self) -> None:
        if self.table is not None:
            self.table.undoing.redo()

    def _on_help(self, name: str) -> None:
        if self.table is not None:
            helpers = self.table.assistants
            {"recap": self.table.recap.ask, "ask": helpers.questions.ask, "hint": helpers.hints.ask}[name]()

    def _on_panel(self) -> None:
        if self.table is not None:
            panel = self.table.panel
            panel.open(not panel.isVisibleTo(self.table))

    def _on_card(self) -> None:
        if self.table is not None:
            self._shelf.toggle_card(self.table.controller.session.game.id)
            if self._shelf.card is not None:
                self.table.table.step_away()

    def _on_try(self) -> None:
        if self.table is not None and self.table.controller.may_try:
            self.try_out(self.table.controller)

    def _on_missed(self) -> None:
        if self.table is not None:
            self.look_over(self.table.controller)

    def _on_charts(self) -> None:
        if self.table is not None:
            self._charts.show_course(self.table.controller)

    def _fill_export(self) -> None:
        self._export_menu.clear()
        self._add_exports(self._export_menu)

    def _fill_more(self, menu: QtWidgets.QMenu) -> None:
        self._add_help(menu)
        self._add_exports(menu.addMenu(translate("Window", "Export")))
        ways = self.table.controller.ways_to_end() if self.table is not None else {}
        menu.addSeparator()
        for way in ways:
            menu.addAction(self._actions[way].text(), partial(self._on_end_together, way))

    def _add_help(self, menu: QtWidgets.QMenu) -> None:
        """How much the table helps, without a way to the settings in the middle of a game."""
        here = self.table.controller.settings_here().help if self.table is not None else ""
        menu = menu.addMenu(help_title())
        for value, (name, meaning) in help_texts().items():
            action = menu.addAction(name, partial(self._choose_help, value))
            action.setToolTip(plain(meaning))
            action.setCheckable(True)
            action.setChecked(value == here)

    def _add_exports(self, menu: QtWidgets.QMenu) -> None:
        if self.table is not None:
            self._charts.fill_menu(menu, self.table.controller)

    # -- settings

    def _on_preference(self, field: str) -> None:
        if field == "pace" and self.table is not None:
            self.table.assistants.computers.pace = self._services.preferences.now.pace
        elif field == "animation" and self.table is not None:
            self.table.set_animation(self._services.preferences.animation)
        elif field == "help" and self.table is not None:
            self._follow_help()


def strangers_sentences(controller: Controller) -> list[Sentence]:
    """Say who plays in a game that this version knows nothing of; nobody if it knows everybody, or the game is over."""
    said = Sentence.translate(
        "Window",
        "{name}’s moves came from “{kind}”, a player this program doesn’t know, so a person takes over.",
    )
    seats = zip(controller.session.seats, controller.kept.names, strict=True)
    strangers = [] if controller.over else [(seat.kind, name) for seat, name in seats if not is_known_kind(seat.kind)]
    return [said.fill(kind=isolated(quoted(kind, 40)), name=name) for kind, name in strangers]


def played_on_sentence(ply: int, waits: bool) -> Sentence:
    """Say what playing on from a move has done."""
    if waits:
        said = Sentence.translate(
            "Window", "This is a new game now, continued from move {ply}. The original is waiting on the home page."
        )
    else:
        said = Sentence.translate(
            "Window", "This is a new game now, continued from move {ply}. The original stays as it ended."
        )
    return said.fill(ply=ply)
