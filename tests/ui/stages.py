"""Every page, window, dialog and moment at a table that a person can come to, by name."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, Json, Move, find_game
from elios_desktop.games import entry_of
from elios_desktop.games.holi import setup as holi_setup
from elios_desktop.lessons import find_lesson
from elios_desktop.ui.charts.statistics_page import StatisticsPage
from elios_desktop.ui.learn.page import LearnPage
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.asking import remove_question
from elios_desktop.ui.shell.crash import crash_question
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.facts import facts_of
from tests.ui.drive import NAMES
from tests.ui.waiting import until
from tests.waiting import PATIENCE

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
RECORDS = {game: facts_of(game).record or f"{game}-" for game in GAME_IDS}
"""How the file of the golden game begins that stands for each game."""


def golden(beginning: str) -> Json:
    """The record of the first golden game whose file is called so; other options than these have their first value."""
    path = min(PLAYTHROUGHS.glob(f"{beginning}*.json"))
    record: Json = json.loads(path.read_text())["record"]
    return record


class Stage:
    """The real program, brought to one of the moments."""

    def __init__(self, program: Program, folder: Path) -> None:
        self.program = program
        self.window: MainWindow = program.window
        self._folder = folder
        self.window.services.preferences.change(animation="off", curtain="never")

    @property
    def page(self) -> TablePage:
        """The table."""
        assert self.window.table is not None
        return self.window.table

    def come_to(self, name: str) -> None:
        """Bring the program there, and wait until it is at rest."""
        MOMENTS[name](self)
        self.rest()

    def rest(self) -> None:
        """Wait until nothing is being done."""

        def at_rest() -> bool:
            table, front = self.window.table, self.window.page
            waiting = isinstance(front, StatisticsPage) and front.answers is None
            return (table is None or not (table.controller.save_queue.busy or table.animator.busy)) and not waiting

        until(at_rest, "rest")
        for _ in range(3):
            QApplication.processEvents()

    # -- how to get somewhere

    def open(self, game: str, share: float) -> None:
        """A game that has been played so far."""
        record = golden(RECORDS[game])
        for seat, name in zip(record["seats"], NAMES, strict=False):
            seat["name"] = name
        record["moves"] = record["moves"][: round(len(record["moves"]) * share)]
        path = self._folder / f"{game}.elios"
        path.write_text(json.dumps(record))
        assert self.window.host.open_file(str(path))
        self.rest()
        self.page.controller.turns.come()
        self.rest()

    def begin(self, game: str, seats: int, tournament: bool = False, **setup: Any) -> None:
        """A new game."""
        found = find_game(game)
        assert found is not None
        options = {name: option.default for name, option in found.options.items()}
        dealt = {**found.deal(seats, options, 3), **setup}
        chosen = tuple(ChosenSeat(NAMES[index], index) for index in range(seats))
        self.window.host.begin(NewGame(game, chosen, options, dealt, tournament, True))
        self.rest()

    def hold(self) -> None:
        """Lift something and hold it over a place where it may go."""
        page = self.page
        for piece in list(page.scene.pieces.values()):
            places = page.table.legal_places(piece) if page.table.can_lift(piece) else []
            if places:
                page.hand.press(piece.pos())
                centre = page.scene.places[places[0]].centre
                for share in (0.3, 0.7, 1.0):
                    page.hand.move(piece.pos() + (centre - piece.pos()) * share)
                page.hand.move(QPointF(centre))
                if page.hand.holding:
                    return
        raise AssertionError("nothing can be held")

    def refuse(self) -> None:
        """Have something refused, with the longest sentence that a few tries bring."""
        page = self.page
        game = page.controller.session.game
        tried = [page.controller.why(move) for move in self._wrong_moves()] or [page.controller.session.why("nonsense")]
        refusals = [refusal for refusal in tried if refusal is not None]
        assert refusals, f"everything is allowed in {game.id}"
        page.table.refuse(max(refusals, key=str))

    def _wrong_moves(self) -> list[Move]:
        page = self.page
        moves = []
        for piece in filter(page.table.can_lift, list(page.scene.pieces.values())):
            for place in page.scene.places.values():
                move = page.table.move_for(piece, place)
                if move is not None and move not in page.controller.legal:
                    moves.append(move)
        return moves[:60]

    def finish(self, game: str) -> None:
        """To the end of a game and its card."""
        record = golden(RECORDS[game])
        self.open(game, 1 - 1 / len(record["moves"]))
        assert self.page.controller.submit_text(record["moves"][-1]) is None
        self.rest()
        self.rest()
        assert self.page.end_card.isVisible()

    def tournament_between_games(self) -> None:
        """A tournament's table of standings."""
        self.begin("exagon", 5, tournament=True)
        record = golden("exagon-5")
        self.begin("exagon", 5, tournament=True, **record["setup"])
        for move in record["moves"]:
            assert self.page.controller.submit_text(move) is None
            self.rest()
        self.rest()
        assert self.page.end_card.isVisible()

    def curtain(self, game: str) -> None:
        """The curtain is down."""
        self.window.services.preferences.change(curtain="always")
        self.open(game, 0.5)
        self.page.controller.turns.hide()
        self.rest()
        assert self.page.curtain.isVisible()

    def holi_setup(self) -> None:
        """Holi's page with three rivalry cards chosen."""
        self.window.show_new_game("holi")
        page = self.window.page
        assert isinstance(page, NewGamePage)
        part = page.part
        assert isinstance(part, holi_setup.Part)
        part.way.button_of("chosen").click()
        for number in list(part.cards)[-3:]:
            part.cards[number].click()

    def same_names(self) -> None:
        """A new game that can't begin."""
        self.window.show_new_game("elios")
        page = self.window.page
        assert isinstance(page, NewGamePage)
        for row in page.seats.rows:
            row.name.setText("Anna")
        page.start()

    def waiting(self) -> None:
        """Home with games that wait."""
        for game in RECORDS:
            self.open(game, 0.4)
        self.window.show_home()
        self.program.services.writer.flush(PATIENCE)
        self.window.refresh_home()
        for _ in range(20):
            QApplication.processEvents()

    def notice(self) -> None:
        """Home with a notice: a file that is no game."""
        path = self._folder / "x.elios"
        path.write_text("{}")
        assert not self.window.host.open_file(str(path))

    def statistics(self) -> None:
        """Statistics of two finished games."""
        for game in ("elementos", "exagon"):
            self.finish(game)
        self.program.services.writer.flush(PATIENCE)
        self.window.show_statistics()

    def course(self) -> None:
        """The course of a game, with its charts."""
        self.open("holi", 0.8)
        self.window.charts.show_course(self.page.controller)
        charts = self.window.charts
        until(lambda: charts.course is not None and charts.course.plot is not None, "the chart")

    def card(self, game: str) -> None:
        """A reference card beside its table."""
        self.open(game, 0.3)
        self.window.shelf.toggle_card(game)

    def found_in_rulebook(self) -> None:
        """A search in the rulebooks."""
        self.window.rulebook_requested.emit("exagon", "")
        book = self.window.shelf.book
        assert book is not None
        book.field.setText("Exagon")
        book.search()


def _new(stage: Stage, game: str) -> None:
    stage.window.show_new_game(game)


def _question(stage: Stage) -> None:
    remove_question(stage.window.services, stage.window, "Holi", ("Anna", "Bruno")).show()


def _learning(game: str, share: float) -> Callable[[Stage], None]:
    def come(stage: Stage) -> None:
        stage.window.show_lesson(game)
        page = stage.window.page
        assert isinstance(page, LearnPage)
        page.go_to(round(share * len(find_lesson(game).steps)))
        stage.rest()
        if page.lesson is not None and not page.ended:
            page.lesson.show()

    return come


def _crash(stage: Stage) -> None:
    crash_question(stage.window).show()


def _looking_back(stage: Stage) -> None:
    stage.open("holi", 0.5)
    stage.page.looking_back.begin()
    stage.page.replay.step_forward()


def _held(game: str, share: float) -> Callable[[Stage], None]:
    def come(stage: Stage) -> None:
        stage.open(game, share)
        stage.hold()

    return come


def _refused(game: str, share: float) -> Callable[[Stage], None]:
    def come(stage: Stage) -> None:
        stage.open(game, share)
        stage.refuse()

    return come


FEW: tuple[str, ...] = (
    *("home", "new-holi", "settings", "elios-end", "elementos-refused", "exagon-held", "looking-back", "curtain"),
    *("learning-exagon", "question"),
)
"""Moments of all kinds, and each game once."""

MOMENTS: dict[str, Callable[[Stage], None]] = {
    "home": lambda stage: stage.window.show_home(),
    "waiting": Stage.waiting,
    "notice": Stage.notice,
    "new-holi": Stage.holi_setup,
    "same-names": Stage.same_names,
    "settings": lambda stage: stage.window.show_settings(),
    "statistics": Stage.statistics,
    "elios-arranging": lambda stage: stage.begin("elios", 4),
    "elios": lambda stage: stage.open("elios", 0.6),
    "elios-held": _held("elios", 0.5),
    "elios-refused": _refused("elios", 0.5),
    "elementos": lambda stage: stage.open("elementos", 0.6),
    "elementos-held": _held("elementos", 0.4),
    "elementos-refused": _refused("elementos", 0.4),
    "exagon": lambda stage: stage.begin("exagon", 5),
    "exagon-held": _held("exagon", 0.6),
    "exagon-refused": _refused("exagon", 0.6),
    "exagon-tournament": Stage.tournament_between_games,
    "holi-start": lambda stage: stage.begin("holi", 3, rivalry=[1, 2]),
    "holi": lambda stage: stage.open("holi", 0.7),
    "holi-held": _held("holi", 0.5),
    "holi-refused": _refused("holi", 0.5),
    "looking-back": _looking_back,
    "curtain": lambda stage: stage.curtain("holi"),
    "course": Stage.course,
    "card": lambda stage: stage.card("holi"),
    "rulebook": lambda stage: stage.window.rulebook_requested.emit("elios", ""),
    "rulebooks": lambda stage: stage.window.rulebook_requested.emit("", ""),
    "found-in-rulebook": Stage.found_in_rulebook,
    "keyboard": lambda stage: stage.window.actions_["keyboard"].trigger(),
    "about": lambda stage: stage.window.actions_["about"].trigger(),
    "learning-elios": _learning("elios", 0.0),
    "learning-elementos": _learning("elementos", 0.6),
    "learning-exagon": _learning("exagon", 0.6),
    "learning-holi": _learning("holi", 0.3),
    "learned": _learning("holi", 1.0),
    "question": _question,
    "crash": _crash,
}
for _game in GAME_IDS:
    _of_each: dict[str, Callable[[Stage], None]] = {
        f"new-{_game}": partial(_new, game=_game),
        _game: partial(Stage.open, game=_game, share=0.6),
        f"{_game}-held": _held(_game, 0.5),
        f"{_game}-refused": _refused(_game, 0.5),
        f"{_game}-end": partial(Stage.finish, game=_game),
    }
    if entry_of(_game).has("lessons"):
        _of_each[f"learning-{_game}"] = _learning(_game, 0.3)
    MOMENTS = _of_each | MOMENTS
"""Every game has at least these; what stands above is what some have besides, or at another moment."""
