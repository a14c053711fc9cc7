"""Games in the real window: on its table, over, in its statistics and charts; shared by tests of all that."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import AnyGame, Json, find_game
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.tournament import Tournament
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.history import FinishedGame, FinishedSeat
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import Saves
from elios_desktop.ui.charts.course_window import CourseWindow
from elios_desktop.ui.charts.statistics_page import StatisticsPage
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.play import play_on, played, random_move
from tests.ui.drive import NAMES, lift_curtain, new_game, settle
from tests.waiting import PATIENCE


def begin(window: MainWindow, game: str = "elementos", seats: int = 2) -> TablePage:
    """A new game on the table, without animations."""
    window.services.preferences.change(animation="off")
    window.services.preferences.flush()
    window.host.begin(new_game(game, seats))
    assert window.table is not None
    settle(window.table)
    return window.table


def under_way(window: MainWindow, game_id: str, plies: int, seats: int = 2, seed: int = 1) -> TablePage:
    """A game on the table after so many moves by chance, without animations; nobody played it there."""
    window.services.preferences.change(animation="off")
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    session = played(game, seats, options, seed, plies)
    if session.result is not None:  # in a short game
        session = played(game, seats, options, seed, session.ply // 2)
    assert window.host.resume(keep(window.services.paths, session.record()))
    assert window.table is not None
    settle(window.table)
    lift_curtain(window.table)
    return window.table


def make_moves(page: TablePage, count: int, seed: int = 1) -> None:
    """Random moves, one after the other, as far as the game goes."""
    controller, chance = page.controller, Random(seed)
    for _ in range(count):
        lift_curtain(page)
        state = controller.session.state
        if state.result is not None:
            return
        if state.pending:
            seat = controller.turns.now.acting
            assert seat is not None
            assert controller.arrange(seat, controller.session.game.arrangement(state, seat, seed)) is None
        else:
            assert controller.submit(random_move(controller.session.game, state, chance)) is None
        settle(page)


def play_game(window: MainWindow, game_id: str, seats: int = 2, seed: int = 3) -> None:
    """A game that was played by chance, a second and a half a move; the last one is made at the window's table."""
    game = find_game(game_id)
    assert game is not None
    save_id, last = almost_over(window.services.paths, game, seats, seed)
    finish(window, save_id, last)


def almost_over(paths: Paths, game: AnyGame, seats: int = 2, seed: int = 1) -> tuple[str, str]:
    """A game that waits, one move before its end; its id and that move."""
    whole = played(game, seats, {name: option.default for name, option in game.options.items()}, seed)
    record = whole.record()
    last = record["moves"].pop()
    return keep(paths, record), last


def tournament_almost_over(paths: Paths) -> tuple[str, str]:
    """A tournament of Exagon that waits, one move before its end; its id and that move."""
    tournament = Tournament(known_game("exagon"), [SeatInfo(name) for name in NAMES[:2]], {})
    while not tournament.winners:
        number = len(tournament.games)
        for _ in play_on(tournament.next_game(number), Random(number)):
            pass
    return _keep_without_the_last_move(paths, tournament)


def first_game_almost_over(paths: Paths, seats: int = 3, seed: int = 3) -> tuple[str, str]:
    """A tournament of Exagon that waits, one move before the end of its first game; its id and that move."""
    tournament = Tournament(known_game("exagon"), [SeatInfo(name) for name in NAMES[:seats]], {})
    for _ in play_on(tournament.next_game(seed), Random(seed)):
        pass
    return _keep_without_the_last_move(paths, tournament)


def _keep_without_the_last_move(paths: Paths, tournament: Tournament) -> tuple[str, str]:
    *earlier, session = tournament.games
    last = session.transitions[-1].move.text
    session.undo()
    saves = Saves(paths.games, paths.set_aside, FileSystem())
    document = saves.new_document(tournament=tournament.record())
    times = {"move_ms": [1500] * session.ply, "earlier_ms": [[1500] * game.ply for game in earlier]}
    saves.save(replace(document, table=times))
    saves.release_all()
    return document.id, last


def keep(paths: Paths, record: Json) -> str:
    """Save a game; its id."""
    for seat, name in zip(record["seats"], NAMES, strict=False):
        seat["name"] = name
    saves = Saves(paths.games, paths.set_aside, FileSystem())
    document = saves.new_document(record=record)
    saves.save(replace(document, table={"move_ms": [1500] * len(record["moves"])}))
    saves.release_all()
    return document.id


def play_tournament_game(window: MainWindow, seats: int = 3) -> TablePage:
    """The first game of a tournament, played by chance; its last move is made at the window's table."""
    return finish(window, *first_game_almost_over(window.services.paths, seats))


def finish(window: MainWindow, save_id: str, last: str) -> TablePage:
    """Make the last move."""
    window.services.preferences.change(animation="off")
    assert window.host.resume(save_id)
    page = window.table
    assert page is not None
    lift_curtain(page)
    assert page.controller.submit_text(last) is None
    settle(page)
    QApplication.processEvents()
    assert page.end_card.isVisible()
    return page


def waiting(window: MainWindow) -> list[str]:
    """The games that wait, when all is written."""
    assert window.services.writer.flush(PATIENCE)
    return [each.id for each in window.services.saves.unfinished()]


def finished(number: int, game_id: str = "holi", winner: int = 1, names: tuple[str, ...] = NAMES[:3]) -> FinishedGame:
    """A game that was really played, as the window keeps it."""
    game = find_game(game_id)
    assert game is not None
    seats = min(3, game.seats[-1])
    session = played(game, seats, {}, number)
    result = session.state.result
    assert result is not None
    record = session.record()
    for seat, name in zip(record["seats"], names, strict=False):
        seat["name"] = name
    return FinishedGame(
        f"{number:032x}",
        (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=number)).isoformat(timespec="milliseconds"),
        game_id,
        tuple(
            FinishedSeat(names[seat], won=seat + 1 == winner, points=10.0 * number + seat, thinking_ms=60_000)
            for seat in range(seats)
        ),
        result.reason,
        dict(result.scores),
        session.ply,
        600_000,
        record,
        {"move_ms": [1000] * session.ply, "seats": [{"colour": 4}, {"colour": 0}, {"colour": 2}][:seats]},
    )


def statistics(qtbot: Any, window: MainWindow) -> StatisticsPage:
    """The statistics page with everything on it."""
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.answers is not None and (not page.answers.totals.games or page.chart.bars is not None))
    QApplication.processEvents()
    return page


def course_window(qtbot: Any, window: MainWindow) -> CourseWindow:
    """The course of the game on the table, drawn."""
    assert window.table is not None
    window.table.requests.charts()
    course = window.charts.course
    assert course is not None
    qtbot.waitUntil(lambda: course.plot is not None)
    QApplication.processEvents()
    return course
