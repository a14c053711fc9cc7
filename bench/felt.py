"""What people feel beside bare windows in the same run: coming home, resizing, openings, the hourglass, long games.

Each part runs in a process of its own, on the window system that `bench.window` found, and prints its lines as JSON:
what was measured, the figure, what stands beside it, and how many times of that is allowed at most. Ours and the
yardstick are measured in turns. Where the window's thread alone works, its processor time counts and not the clock's:
what other programs take isn't this one's fault. What grows (games, moves, names, size) has a line for each size.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import astuple, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QRect, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QWidget

from bench.storage import fill_history, long_session
from bench.yardsticks import BareScene
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
ROOT = Path(__file__).resolve().parent.parent
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


def run() -> bool:
    """Print the figures; whether all targets are met."""
    from bench.window import virtual_screen

    good = True
    with virtual_screen():
        for name in PARTS:
            print(f"\n{name}", flush=True)
            judged = [line.judge() for line in measured(name)]
            good = all(judged) and good
    return good


def measured(part: str, **amount: Any) -> list[Line]:
    """Measure one part, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.felt", part, json.dumps(PARTS[part].amount | amount)],
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_SCALE_FACTOR": str(PARTS[part].ratio)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
    )
    return [Line(*each) for each in json.loads(done.stdout.splitlines()[-1])]


# -- what the parts share


@contextmanager
def at_home(waiting: int = 0) -> Iterator[Program]:
    """The program in a home of its own, where so many games wait; home has been seen, and all is done that follows."""
    app = QApplication.instance() or QApplication(["elios-desktop", "-style", "Fusion"])
    assert isinstance(app, QApplication)
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


def until(true: Callable[[], object]) -> float:
    """Let the event loop run until this holds; the longest time in milliseconds for which it was held."""
    if true():
        return 0.0
    loop, timer, beats = QEventLoop(), QTimer(), [thread_time()]

    def beat() -> None:
        beats.append(thread_time())
        if true():
            loop.quit()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(beat)
    timer.start(1)
    loop.exec()
    return max(later - earlier for earlier, later in pairwise(beats)) * 1000


def rest(page: TablePage) -> None:
    """Until what is under way at a table is done and on the disk."""
    QApplication.processEvents()
    until(lambda: not (page.controller.save_queue.busy or page.animator.busy))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


# -- coming home


WAITING_GAMES = (0, 10, 200, 1000)
MANY = 10_000


def homes(rounds: int = 7, counts: Sequence[int] = WAITING_GAMES, many: int = MANY) -> Iterator[Line]:
    """From a table to home's first picture, where so many games wait, beside the same where none does."""
    times: dict[int, list[float]] = {}
    held: dict[int, list[float]] = {}
    for count in counts:
        with at_home(count) as program:
            for _ in range(rounds + 1):
                first, longest = _home_again(program)
                times.setdefault(count, []).append(first)
                held.setdefault(count, []).append(longest)
    bare = median(times[counts[0]][1:])
    for count in counts[1:]:
        more = median(times[count][1:]) - bare
        yield Line(f"table -> home, {count} games wait: more than with none, of a frame", more, FRAME_MS, 1.0)
    for count in counts:
        yield Line(f"  the loop is held, {count} games, of a frame", median(held[count][1:]), FRAME_MS, 2.0)
    with at_home(many) as program:
        _home_again(program)
        begin = thread_time()
        program.window.refresh_home()
        first = (thread_time() - begin) * 1000
        longest_again = until(lambda: _complete(program))
        yield Line(f"a list of {many} games is complete, of 300 ms", (thread_time() - begin) * 1000, 300.0, 1.0)
        yield Line("  the loop is held meanwhile, of a frame", max(first, longest_again), FRAME_MS, 1.0)


def _home_again(program: Program) -> tuple[float, float]:
    """Milliseconds from a table to home's picture, and for which the loop was held until all was there."""
    window = program.window
    waiting = len(window.home.heads)
    window.host.begin(new_game("elementos"))
    begun = _open_table(program).controller.id
    until_quiet()
    begin = thread_time()
    window.show_home()
    window.home.repaint()
    QApplication.processEvents()
    first = (thread_time() - begin) * 1000
    longest = until(lambda: len(window.home.heads) == waiting + 1 and _complete(program))
    window.host.playing.remove(begun)
    until(lambda: len(window.home.heads) == waiting)
    return first, max(first, longest)


def _complete(program: Program) -> bool:
    return program.window.home.complete and program.window.waiting_games.complete


def until_quiet() -> None:
    """Until the loop has gone round a few times."""
    rounds = iter(range(20))
    until(lambda: next(rounds, None) is None)


# -- an evening


def evenings(rounds: int = 7, finished: int = 1000) -> Iterator[Line]:
    """Home with an evening, where so many games were finished, and the end of a game of that evening, to the first
    picture; beside the same where nobody has a name and nothing was finished before."""
    homes: dict[bool, list[float]] = {False: [], True: []}
    ends: dict[bool, list[float]] = {False: [], True: []}
    for named in (False, True):
        with at_home() as program:
            program.services.preferences.change(animation="off", tips="never", curtain="never")
            fill_history(program, finished if named else 0)
            for seed in range(rounds + _WARM):
                ends[named].append(_end(program, ("Anna", "Bruno") if named else ("", ""), seed))
                homes[named].append(_home_again(program)[0])
            if named:
                until(lambda: program.window.home.tonight is not None)
    for what, times in (("table -> home", homes), ("a game’s last move -> its end card", ends)):
        bare, full = (median(times[named][_WARM:]) for named in (False, True))
        yield Line(f"{what}, {finished} finished, an evening: more, of a frame", full - bare, FRAME_MS, 1.0)


_WARM = 2
"""An evening begins with the second game."""


def _end(program: Program, names: Sequence[str], seed: int) -> float:
    """Milliseconds of the window's thread from a game's last move to the first picture of its end."""
    window, saves, chance = program.window, program.services.saves, Random(seed)
    game = find_game("elementos")
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
    window.host.resume(document.id)
    page = _open_table(program)
    page.controller.turns.come()
    rest(page)
    begin = thread_time()
    page.controller.submit_text(last)
    until(page.end_card.isVisible)
    window.repaint()
    spent = (thread_time() - begin) * 1000
    window.show_home()
    until(lambda: _complete(program) and not window.home.heads)
    return spent


def new_game(game_id: str, seed: int = 1, **rest: Any) -> NewGame:
    """A game of two people."""
    game = find_game(game_id)
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    seats = (ChosenSeat("Anna", 0), ChosenSeat("Bruno", 1))
    return NewGame(game_id, seats, options, game.deal(2, options, seed), **rest)


# -- resizing


RESIZE_TIMES = 2.0
FRAME_TIMES = 12.0
"""A frame that is painted again without another size is no limit: a bare window with nothing but the pictures takes
some times as long for a step, because Qt gets it new memory and the window system another size."""


def resizing(size: Sequence[int] = SIZE, games: Sequence[str] = GAME_IDS, steps: int = 12) -> Iterator[Line]:
    """A step of a window that somebody drags larger or smaller, beside a whole frame of a bare scene as large."""
    with at_home() as program:
        window = program.window
        window.resize(*size)
        for game_id in games:
            page = _table_of(program, game_id)
            viewport = page.view.viewport()
            pictures = [(each.pixmap(), each.pos()) for each in page.scene.items() if isinstance(each, PICTURE)]
            room = QRect(QPoint(window.width() + 20, 0), viewport.size())
            bare = BareScene(pictures, page.scene.sceneRect(), room)
            ours, beside, frames = [], [], []
            smaller = [QSize(8, 5) * (number % 6 + 1) for number in range(100 * steps)]
            for step in smaller:
                before = page.view.laid_out, page.view.stretching.on
                spent = _resized(window, QSize(*size) - step)
                if before == (page.view.laid_out, True):  # not the first step, nor one so late that it was laid out
                    ours.append(spent)
                    beside.append(_resized(bare.view, viewport.size()))
                    frames.append(_spent(bare.frame))
                if len(ours) == steps:
                    break
            bare.close()
            until(partial(_is_settled, page))
            ratio = window.devicePixelRatioF()
            what = f"a resize step, {game_id}, {size[0]}x{size[1]} at pixel ratio {ratio:.0f}"
            yield Line(f"{what}, of a bare window's", median(ours), median(beside), RESIZE_TIMES)
            yield Line("  of a whole frame of that", median(ours), median(frames), FRAME_TIMES)


def _is_settled(page: TablePage) -> bool:
    return not page.view.stretching.on


def _spent(job: Callable[[], object]) -> float:
    """Milliseconds of this thread."""
    begin = thread_time()
    job()
    return (thread_time() - begin) * 1000


def _resized(window: QWidget, size: QSize) -> float:
    """Milliseconds of a step as the window system makes it, and of the picture that follows."""
    handle = window.windowHandle()
    assert handle is not None
    handle.resize(size)
    spent = 0.0
    while window.size() != size:
        begin = thread_time()
        QApplication.processEvents()
        spent += thread_time() - begin
    begin = thread_time()
    QApplication.processEvents()
    return (spent + thread_time() - begin) * 1000


def _open_table(program: Program) -> TablePage:
    page = program.window.table
    assert page is not None
    rest(page)
    return page


def _table_of(program: Program, game_id: str, moves: int = 12) -> TablePage:
    """A table on which some moves were made."""
    program.window.host.begin(new_game(game_id))
    page = _open_table(program)
    page.set_animation("off")
    _play(page, moves)
    return page


def _play(page: TablePage, moves: int, around: Callable[[], AbstractContextManager[None]] = nullcontext) -> list[float]:
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


# -- starts


GAME_TIMES, HOME_TIMES = 1.5, 1.5
STARTED = """
import sys, time
from elios_desktop.cli import main
import elios_desktop.app as app_module
class Program(app_module.Program):
    def __init__(self, *args, **keys):
        super().__init__(*args, **keys)
        self.painted.connect(self.tell)
    def tell(self):
        modules = sum(name.startswith("elios_desktop.") for name in sys.modules)
        print(time.process_time(), modules, flush=True)
        app_module.QApplication.instance().quit()
app_module.Program = Program
sys.exit(main(sys.argv[1:]))
"""
BARE_STARTED = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, tell)
def tell():
    print(time.process_time(), 0, flush=True)
    app.quit()
app = QApplication(["bare"])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""


def starts(rounds: int = 9, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Processor time of a start until the first picture: home beside a bare window, a saved game beside home."""
    spent: dict[str, list[float]] = {}
    with TemporaryDirectory() as home:
        folder = Path(home)
        commands = {"bare": [BARE_STARTED], "home": [STARTED]}
        for game_id in games:
            game = find_game(game_id)
            assert game is not None
            file = folder / f"{game_id}.elios"
            file.write_text(json.dumps(long_session(game, 10).record()))
            commands[game_id] = [STARTED, str(file)]
        for number in range(rounds + 1):
            for name, command in commands.items():
                figure = _started(command, folder)
                if number:  # the first round warms the disk's cache
                    spent.setdefault(name, []).append(figure)
    times = {name: median(each) for name, each in spent.items()}
    yield Line("home's start, later ones, of a bare window's", times["home"], times["bare"], HOME_TIMES)
    for game_id in games:
        yield Line(
            f"a saved game of {game_id} by command line, of home's start", times[game_id], times["home"], GAME_TIMES
        )


def _started(command: Sequence[str], home: Path) -> float:
    environment = os.environ | {"HOME": str(home), "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(home / name)
    done = subprocess.run(
        [sys.executable, "-c", *command], env=environment, cwd=home, stdout=subprocess.PIPE, check=True
    )
    return float(done.stdout.split()[0]) * 1000


# -- long games


LENGTHS, FLAT_TIMES = (10, 500, 2000), 1.2


def long_games(lengths: Sequence[int] = LENGTHS, moves: int = 9, rounds: int = 3) -> Iterator[Line]:
    """A move on the table, in long games beside the shortest: in turns, so that the machine is the same for all."""
    game = find_game("elementos")
    assert game is not None
    times: dict[int, list[float]] = {length: [] for length in lengths}
    with at_home() as program, TemporaryDirectory() as folder:
        files = {}
        for length in lengths:
            files[length] = Path(folder) / f"{length}.elios"
            files[length].write_text(json.dumps(long_session(game, length).record()))
        for _ in range(rounds):
            for length, file in files.items():
                program.window.host.open_file(str(file))
                page = _open_table(program)
                page.set_animation("off")
                page.controller.turns.come()
                rest(page)
                times[length] += _play(page, moves + 2)[2:]
                program.window.show_home()
                until_quiet()
    for length in lengths[1:]:
        what = f"a move -> the table redrawn, after {length} moves, of after {lengths[0]}"
        yield Line(what, median(times[length]), median(times[lengths[0]]), FLAT_TIMES)


# -- memory


MEMORY_TIMES, STATISTICS_TIMES, TABLE_KB = 2.0, 3.0, 5.0
THEMES = ("dark", "light")
TABLES = 60


def memory(games: int = 20, switches: int = 10, tables: int = TABLES) -> Iterator[Line]:
    """Private memory at home after an evening beside that before it; and what a table leaves that is opened with a new
    game and closed, in kB, beside one kB."""
    with at_home() as program:
        window, change = program.window, program.services.preferences.change
        _at_rest(program)
        first = _private_kb()
        for number in range(games):
            page = _table_of(program, GAME_IDS[number % len(GAME_IDS)], 4)
            page.recap.ask()
            rest(page)
            if number % 5 == 0:
                window.show_settings()
                until_quiet()
                window.pages.bring(page)
            window.show_home()
            window.host.playing.remove(page.controller.id)
            until_quiet()
        for number in range(switches):
            change(theme=THEMES[number % 2])
            until_quiet()
        window.rulebook_requested.emit("holi", "")
        until_quiet()
        window.shelf.put_away()
        window.show_people()
        until_quiet()
        window.show_home()
        _at_rest(program)
        yield Line("private memory at home after an evening, of the first", _private_kb(), first, MEMORY_TIMES)
        window.show_statistics()
        until_quiet()
        window.show_home()
        _at_rest(program)
        # The modules of numpy and pyqtgraph, which charts need, are 39 MB that nothing gives back.
        yield Line("  and once statistics were looked at", _private_kb(), first, STATISTICS_TIMES)
        before = _private_kb()
        for number in range(tables):
            window.host.begin(new_game("elementos", number))
            window.show_home()
            until_quiet()
        _at_rest(program)
        yield Line(
            f"a table opened and closed {tables} times, kB each", (_private_kb() - before) / tables, 1.0, TABLE_KB
        )


def _private_kb() -> float:
    lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))


def _at_rest(program: Program) -> None:
    """Until all that is done later has been done, too: what was made is searched for what nobody needs."""
    end = perf_counter() + 4
    until(lambda: perf_counter() > end and _complete_or_empty(program))


def _complete_or_empty(program: Program) -> bool:
    return not program.window.home.heads or _complete(program)


# -- frames of motions


LOST = 1.0
"""Per cent of the frames of motions that may be lost beyond those of a bare animation."""
BARE_MS = 400
TABLE_MB = 60.0
_THINKING = """
import json, os, sys
from elios_desktop.engine.record import COMPUTER_LEVELS
from elios_desktop.engine.session import Session
from elios_desktop.players import contract
os.nice(5)
session = Session.from_record(json.load(sys.stdin), ())
seen = session.seen_by(session.state.to_move or 1)
number = 0
while True:
    number += 1
    contract.choose(session.game.id, seen, COMPUTER_LEVELS, number)
"""


def motions(rounds: int = 12, games: Sequence[str] = GAME_IDS) -> Iterator[Line]:
    """Frames lost, in per cent, while moves are shown and the strongest computer thinks beside it, beside those of a
    bare animation in turns with them; and what a table takes of memory beyond home."""
    with at_home() as program:
        for game_id in games:
            _at_rest(program)
            home = _private_kb()
            page = _table_of(program, game_id)
            yield Line(f"a table of {game_id}, MB beyond home", max(0.0, _private_kb() - home) / 1024, 1.0, TABLE_MB)
            page.set_animation("normal")
            pictures = [(each.pixmap(), each.pos()) for each in page.scene.items() if isinstance(each, PICTURE)]
            bare = BareScene(pictures, page.scene.sceneRect(), QRect(SIZE[0], 0, *SIZE))
            thinker = subprocess.Popen([sys.executable, "-c", _THINKING], cwd=ROOT, stdin=subprocess.PIPE, text=True)
            assert thinker.stdin is not None
            json.dump(page.controller.session.record(), thinker.stdin)
            thinker.stdin.close()
            ours, beside = Frames(), Frames()
            try:
                for _ in range(rounds):
                    with beside.counted():
                        bare.move(BARE_MS)
                    _play(page, 1, ours.counted)
            finally:
                thinker.kill()
                thinker.wait()
                bare.close()
            yield Line(f"lost frames of {game_id}, %, a computer thinks", ours.lost, beside.lost + LOST, 1.0)
            program.window.show_home()
            until_quiet()


class Frames:
    """Counts how many frames an animation gets, and how many it should have had."""

    def __init__(self) -> None:
        self._seen = self._missed = 0

    @property
    def lost(self) -> float:
        """Those that it didn't get, in per cent."""
        return 100 * self._missed / max(1, self._seen + self._missed)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count while this is done."""
        probe, ticks = QVariantAnimation(), [perf_counter()]
        probe.setStartValue(0.0)
        probe.setEndValue(1.0)
        probe.setDuration(1_000_000)
        probe.valueChanged.connect(lambda _: ticks.append(perf_counter()))
        probe.start()
        yield
        probe.stop()
        gaps = [later - earlier for earlier, later in pairwise(ticks[1:])]
        self._seen += len(gaps)
        self._missed += sum(max(0, round(gap * 1000 / FRAME_MS) - 1) for gap in gaps)


@dataclass(frozen=True)
class Part:
    """A part of the measurements, and what of the environment it needs."""

    lines: Callable[..., Iterator[Line]]
    amount: dict[str, Any] = field(default_factory=dict)
    ratio: int = 1


PARTS = {
    "homes": Part(homes),
    "evenings": Part(evenings),
    "starts": Part(starts),
    "long games": Part(long_games),
    "memory": Part(memory),
    "motions": Part(motions),
    "resizing": Part(resizing),
    "resizing, Full HD": Part(resizing, {"size": (1920, 1080)}),
    "resizing, 4K": Part(resizing, {"size": (1920, 1080)}, ratio=2),
}


def main(part: str, amount: str = "{}") -> None:
    """Measure one part here, and print its lines."""
    lines = [astuple(line) for line in PARTS[part].lines(**json.loads(amount))]
    print(json.dumps(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
