"""What the parts share: a figure and what it is judged by, the program in a home of its own, moves on its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, Transition, find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.start_request import StartRequest
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame

WAITING = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
ROOT = Path(__file__).resolve().parent.parent.parent
PICTURE = QGraphicsPixmapItem
FRAME_MS = 1000 / 60
SIZE = (1280, 800)


@dataclass(frozen=True)
class Line:
    """A figure, and what it is judged by."""

    what: str
    value: float
    beside: float
    most: float

    def judge(self) -> bool:
        """Print it; whether its target is met."""
        ratio = self.value / self.beside if self.beside else 0.0
        good = ratio <= self.most
        figures = f"{self.value:9.2f} beside {self.beside:9.2f} {ratio:8.2f}"
        print(f"{self.what:62} {figures}   at most {self.most:6.2f}   {'ok' if good else 'MISSED'}", flush=True)
        return good


def application() -> QApplication:
    """The one application of a process."""
    app = QApplication.instance() or QApplication(["elios-desktop", "-style", "Fusion"])
    assert isinstance(app, QApplication)
    return app


@contextmanager
def at_home(waiting: int = 0) -> Iterator[Program]:
    """The program in a home of its own, where so many games wait; home has been seen, and all is done that follows."""
    app = application()
    with TemporaryDirectory() as home:
        paths = Paths.under(Path(home))
        fill_home(paths.games, waiting)
        program = Program(app, paths, FileSystem())
        program.window.setGeometry(0, 0, *SIZE)
        finished = []
        program.completed.connect(lambda: finished.append(True))
        program.start(StartRequest(), listen=False)
        while not finished:
            app.processEvents(WAITING)
        until(lambda: len(program.window.home.heads) == waiting)
        yield program
        program.close()


def fill_home(games: Path, count: int) -> None:
    """So many games that wait, of two to four people with all sorts of names."""
    from elios_desktop.storage.saves import SaveDocument, encode
    from elios_desktop.ui.session.saving import SavedExtras, head_of

    chance = Random(3)
    played = {}
    for game_id in GAME_IDS:
        game = find_game(game_id)
        assert game is not None
        session = Session.dealt(game, [SeatInfo("Anna"), SeatInfo("Bruno")], {}, 3)
        while session.ply < 20 and session.state.result is None:
            moves = game.legal(session.state) or [game.arrangement(session.state, session.state.pending[0], 1)]
            session.play(moves[chance.randrange(len(moves))])
        if session.state.result is not None:
            session.undo()  # it waits, however short the game is
        played[game_id] = session
    for number in range(count):
        session = played[GAME_IDS[number % len(GAME_IDS)]]
        names = chance.sample(PEOPLE, 2)
        kept = SavedExtras(tuple(ChosenSeat(name, colour) for colour, name in enumerate(names)))
        head = head_of(session, None, kept, 1, over=False)
        identity = f"{number:032x}"
        stamp = f"2026-0{1 + number % 9}-1{number % 10}T10:{number % 60:02}:00+00:00"
        document = SaveDocument(identity, stamp, session.record(), None, {}, head)
        place = games / identity
        place.mkdir(parents=True)
        (place / "save-000001.json").write_bytes(encode(document, stamp))


PEOPLE = ("Anna", "Bruno", "Nonna Pina", "Max", "Federica Maria", "Giovanni Battista", "Zoë", "Jürgen")


def until(true: Callable[[], object], every_ms: int = 1) -> float:
    """Let the event loop run until this holds, which is asked so often; the longest time in milliseconds for which it
    was held."""
    if true():
        return 0.0
    loop, timer, beats = QEventLoop(), QTimer(), [thread_time()]

    def beat() -> None:
        beats.append(thread_time())
        if true():
            loop.quit()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(beat)
    timer.start(every_ms)
    loop.exec()
    return max(later - earlier for earlier, later in pairwise(beats)) * 1000


def rest(page: TablePage, every_ms: int = 1) -> None:
    """Until what is under way at a table is done and on the disk."""
    QApplication.processEvents()
    until(lambda: not (page.controller.save_queue.busy or page.animator.busy), every_ms)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def complete(program: Program) -> bool:
    return program.window.home.complete and program.window.waiting_games.complete


def until_quiet() -> None:
    """Until the loop has gone round a few times."""
    rounds = iter(range(20))
    until(lambda: next(rounds, None) is None)


def new_game(game_id: str, seed: int = 1, timed: bool = False) -> NewGame:
    """A game of two people, without the hourglass."""
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    seats = (ChosenSeat("Anna", 0), ChosenSeat("Bruno", 1))
    return NewGame(game_id, seats, options, game.deal(2, options, seed), timed=timed)


def spent_on(job: Callable[[], object]) -> float:
    """Milliseconds of this thread."""
    begin = thread_time()
    job()
    return (thread_time() - begin) * 1000


def open_table(program: Program) -> TablePage:
    page = program.window.table
    assert page is not None
    rest(page)
    return page


def table_of(program: Program, game_id: str, moves: int = 12) -> TablePage:
    """A table on which some moves were made."""
    program.window.host.begin(new_game(game_id))
    page = open_table(program)
    page.set_animation("off")
    play(page, moves)
    return page


def play(page: TablePage, moves: int, around: Callable[[], AbstractContextManager[None]] = nullcontext) -> list[float]:
    """Make so many moves that don't end the game; the milliseconds from each to the table that shows it."""
    controller, chance, times = page.controller, Random(5), []
    for _ in range(moves):
        session = controller.session
        state = session.state
        legal = sorted(session.game.legal(state), key=lambda move: str(move.text))
        chance.shuffle(legal)
        answers = (session.game.apply(state, move) for move in legal)
        going_on = (each for each in answers if isinstance(each, Transition) and each.after.result is None)
        found = next(going_on, None)
        if found is None and not state.pending:
            break
        begin = thread_time()
        with around():
            if found is not None:
                controller.submit(found.move)
            else:
                controller.arrange(state.pending[0], session.game.arrangement(state, state.pending[0], 1))
            rest(page)
        times.append((thread_time() - begin) * 1000)
        controller.turns.come()
        rest(page)
    return times


def private_kb() -> float:
    """What this process has written to memory. What it has only mapped counts as private, too, until another program
    with Qt is started: 40 MB."""
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("Private_Dirty"))


def at_rest(program: Program) -> None:
    """Until all that is done later has been done, too: what was made is searched for what nobody needs."""
    end = perf_counter() + 4
    until(lambda: perf_counter() > end and _complete_or_empty(program))


def _complete_or_empty(program: Program) -> bool:
    return not program.window.home.heads or complete(program)


def almost_over(program: Program, game_id: str, names: Sequence[str], seed: int) -> tuple[TablePage, str]:
    """A table on which one move is left, and that move."""
    saves, chance = program.services.saves, Random(seed)
    game = find_game(game_id)
    assert game is not None
    session = Session.dealt(game, [SeatInfo(name) for name in names], {}, seed)
    while session.state.result is None:
        moves = game.legal(session.state) or [game.arrangement(session.state, session.state.pending[0], seed)]
        session.play(moves[chance.randrange(len(moves))])
    record = session.record()
    last = record["moves"].pop()
    document = saves.new_document(record=record)
    saves.save(document)
    saves.release(document.id)
    program.window.host.resume(document.id)
    page = open_table(program)
    page.controller.turns.come()
    rest(page)
    return page, last


def pass_by(seconds: float) -> None:
    """Let the loop run for so long."""
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
