"""How long computer players think about a decision, and how smooth the window stays meanwhile.

Decisions are judged beside random moves of python-chess in the same process, in processor time: the machine may be
busy. The window's clock is judged beside the same window when nobody thinks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from elios_desktop.engine.contract import Json, all_games
from elios_desktop.engine.record import COMPUTER_LEVELS, SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.players import contract

CHESS_MOVES = 45_000
"""Random moves of python-chess: about a second on a good machine."""
MEDIAN, WORST = 1.0, 3.0
"""A decision of the strongest level takes at most so many times as long as these; one of the first two a tenth."""
EASY = (1, 2)
EASY_PART = 0.1
AT = (1, 6, 12, 18, 25)
"""Decisions after so many random moves that follow the arranging."""
TICKS, TICK_MS = 1_000, 16
SMOOTH = 1.2
"""99 of a hundred ticks come after no more than so many times what 99 of a hundred take when nobody thinks."""


def run() -> bool:
    """Print both tables; whether the targets are met."""
    decided = decisions((*EASY, COMPUTER_LEVELS), AT, _chess)
    return ticks(TICKS, COMPUTER_LEVELS) and decided


def decisions(asked: Sequence[int], at: Sequence[int], yardstick: Callable[[], float]) -> bool:
    """How long these levels take, beside the yardstick's seconds."""
    all_met = True
    print(f"{'':28}{'median':>10}{'worst':>10}{'targets':>16}   × {CHESS_MOVES:,} moves of python-chess")
    for game in all_games():
        for level in asked:
            ratios = []
            for seats in game.seats:
                beside = yardstick()
                for number, session in enumerate(_positions(game.id, seats, at)):
                    seat = session.state.to_move or session.state.pending[0]
                    begin = process_time()
                    contract.choose(game.id, session.seen_by(seat), level, number)
                    ratios.append((process_time() - begin) / beside)
            part = EASY_PART if level in EASY else 1.0
            middle, worst = median(ratios), max(ratios)
            met = middle <= MEDIAN * part and worst <= WORST * part
            all_met = all_met and met
            limits = f"{MEDIAN * part:.1f}, {WORST * part:.1f}"
            name = f"{game.id}, level {level}"
            print(f"{name:28}{middle:10.3f}{worst:10.3f}{limits:>16}{'' if met else '  missed'}", flush=True)
    return all_met


def _positions(game_id: str, seats: int, at: Sequence[int]) -> Iterator[Session]:
    """Decisions of a game: one of arranging if there is any, then those after so many random moves."""
    game = next(game for game in all_games() if game.id == game_id)
    infos = [SeatInfo(f"Seat {seat}") for seat in range(1, seats + 1)]
    session = Session.dealt(game, infos, {}, seats)
    rng = Random(seats)
    if session.state.pending:
        yield session
    while session.state.pending:
        session.play(game.arrangement(session.state, session.state.pending[0], 1))
    for moves in range(at[-1] + 1):
        if session.state.result is not None:
            return
        if moves in at:
            yield session
        session.play(rng.choice(game.legal(session.state)))


def _chess() -> float:
    """Seconds of processor time for so many random moves."""
    import chess

    chance, board = Random(1).random, chess.Board()
    begin = process_time()
    for _ in range(CHESS_MOVES):
        legal = list(board.legal_moves)
        if not legal or board.halfmove_clock >= 100:
            board.reset()
            continue
        board.push(legal[int(chance() * len(legal))])
    return process_time() - begin


def ticks(count: int, level: int) -> bool:
    """How even the window's clock stays while this level thinks."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from elios_desktop.app import Program
    from elios_desktop.engine.contract import AnyGame
    from elios_desktop.storage.atomic import FileSystem
    from elios_desktop.storage.paths import Paths
    from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
    from elios_desktop.ui.session.thinker import Thinker, Trouble

    app = QApplication.instance() or QApplication(["bench"])
    assert isinstance(app, QApplication)
    game: AnyGame = next(game for game in all_games() if game.id == "elementos")
    [*_, session] = _positions(game.id, 2, AT)
    seat = session.state.to_move
    answers: list[Json | Trouble] = []
    with TemporaryDirectory() as home:
        program = Program(app, Paths.under(Path(home)), FileSystem())
        window = program.window
        window.resize(1280, 800)
        window.show()
        window.host.begin(NewGame(game.id, (ChosenSeat("Anna", 0), ChosenSeat("Bruno", 1)), {}, game.deal(2, {}, 1)))
        thinker = Thinker(window)

        def think(answer: Json | Trouble | None = None) -> None:
            if answer is not None:
                answers.append(answer)
            thinker.choose(game.id, session.seen_by(seat), level, len(answers), think)

        def gaps() -> list[float]:
            loop, timer = QEventLoop(), QTimer()
            timer.setTimerType(Qt.TimerType.PreciseTimer)
            times = [perf_counter()]

            def tick() -> None:
                times.append(perf_counter())
                if len(times) > count:
                    loop.quit()

            timer.timeout.connect(tick)
            timer.start(TICK_MS)
            loop.exec()
            timer.stop()
            return sorted((later - sooner) * 1000 for sooner, later in pairwise(times))

        idle = gaps()
        think()
        busy = gaps()
        thinker.close()
        window.close()
        program.close()
    p99 = {name: each[round(0.99 * (len(each) - 1))] for name, each in (("idle", idle), ("thinking", busy))}
    most = SMOOTH * p99["idle"]
    met = p99["thinking"] <= most
    print(f"\nThe window’s tick of {TICK_MS} ms, {count:,} times; {len(answers)} decisions meanwhile")
    for name, each in (("idle", idle), ("thinking", busy)):
        print(f"{name:28}median {median(each):5.1f}, 99 %: {p99[name]:5.1f}, worst {each[-1]:6.1f} ms")
    print(f"{'':28}target 99 %: {most:.1f} ms{'' if met else '  missed'}")
    return met and bool(answers) and not any(isinstance(answer, Trouble) for answer in answers)
