"""Each table in a full position, in the real window: `python -m bench.tables` prints its figures as JSON.

`bench.window` runs this once a pixel ratio; by itself it judges nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, QRect
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QWidget

from bench.yardsticks import BareScene, BareTexts, chess, show, timed, upper, write
from elios_desktop.app import Program
from elios_desktop.engine.contract import GAME_IDS, AnyGame, Transition, all_games
from elios_desktop.games.holi.rules import View as HoliView
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import encode
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame

SIZE = (1280, 800)
BLOCK = 40
WAITING = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
"""As the program's own loop does: one that asks again and again keeps the writer's thread from its work."""


@dataclass(frozen=True)
class Amount:
    """How much is tried and measured."""

    tries: int = 60
    """Games by chance among which the fullest position is looked for."""
    moves: int = 10_000
    """Of each, at most."""
    steps: int = 6 * BLOCK
    """Of a drag."""
    times: int = 9
    """How often the rest is done."""


ALL = Amount()


def main(
    amount: Amount = ALL, yardstick: Callable[[], tuple[float, float]] = chess, games: Sequence[str] = GAME_IDS
) -> dict[str, dict[str, Any]]:
    """The figures of every game, or of these."""
    app = QApplication(["elios-desktop"])
    figures = {}
    with TemporaryDirectory() as home:
        program = Program(app, Paths.under(Path(home)), FileSystem())
        window = program.window
        window.setGeometry(0, 0, *SIZE)
        show(window)
        for game in (each for each in all_games() if each.id in games):
            new, moves, what = _fullest(game, amount)
            window.host.begin(new)
            page = window.table
            assert page is not None
            page.set_animation("off")
            for move in moves:
                page.controller.submit(move)
                _rest(page)
            page.controller.turns.come()
            _rest(page)
            what = _fill_up(page) or what
            figures[game.id] = {"what": what, **_measure(program, page, amount)}
            window.host.begin(new)
            page = window.table
            assert page is not None
            page.set_animation("off")
            for move in moves[: len(moves) // 2]:
                page.controller.submit(move)
                _rest(page)
            figures[game.id] |= _answer(program, page, amount, yardstick)
        program.close()
    return figures


def _fullest(game: AnyGame, amount: Amount) -> tuple[NewGame, list[Any], str]:
    """Of many games by chance, the position with the most pieces on the board in which something can be dragged."""
    best: tuple[int, NewGame, list[Any]] | None = None
    seats = max(game.seats)
    for seed in range(amount.tries):
        options = {name: option.values[-1] for name, option in game.options.items() if not option.quiet}
        chosen = tuple(ChosenSeat(f"Player {index + 1}", index) for index in range(seats))
        new = NewGame(game.id, chosen, options, game.deal(seats, options, seed))
        moves: list[Any] = []
        state, chance = game.start(seats, options, new.setup), Random(seed)
        while state.result is None and len(moves) < amount.moves:
            legal = sorted(game.legal(state), key=lambda move: len(move.text))
            move = chance.choice(legal[len(legal) // 2 :]) if legal else game.arrangement(state, state.pending[0], seed)
            answer = game.apply(state, move)
            assert isinstance(answer, Transition)
            if answer.after.result is not None:
                break
            state = answer.after
            moves.append(move)
        lying = _pieces(state.to_json())
        if best is None or lying > best[0]:
            best = (lying, new, moves)
    assert best is not None
    return best[1], best[2], f"{best[0]} pieces on the board after {len(best[2])} moves"


def _fill_up(page: TablePage) -> str:
    """Holi with all of its 100 tokens in the courtyard: chance never gets there, so the picture is drawn of a made-up
    position. Other games are left as they are."""
    view = page.controller.shown.view()
    if not isinstance(view, HoliView):
        return ""
    cells = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    tokens = [{cell: 1 + (number + level) % 4 for number, cell in enumerate(cells)} for level in range(3)]
    view = replace(view, levels=(tokens[0], tokens[1], dict(list(tokens[2].items())[:28])))
    with page.scene.redrawing():
        page.table.draw(view)
    return "100 tokens on the board"


def _pieces(state: dict[str, Any]) -> int:
    """How many pieces lie on the board, in whichever form a game writes it."""
    columns = sum(len(column) for column in state.get("columns", []))
    levels = sum(len(level) for level in state.get("levels", []))
    return columns + levels + len(state.get("board", {})) + len(state.get("tokens", {}))


def _measure(program: Program, page: TablePage, amount: Amount) -> dict[str, float]:
    viewport = page.view.viewport()
    pictures = [(each.pixmap(), each.pos()) for each in page.scene.items() if isinstance(each, QGraphicsPixmapItem)]
    bare = BareScene(pictures, page.scene.sceneRect(), QRect(QPoint(SIZE[0], 0), viewport.size()))
    drag, beside = _drag(page, bare, amount.steps)
    whole, frames = [], []
    for _ in range(5 * amount.times):
        whole.append(timed(viewport.update))
        frames.append(bare.frame())
    bare.close()
    language, others = [], []
    texts = BareTexts(len(program.window.findChildren(QWidget)), QRect(QPoint(SIZE[0], 0), program.window.size()))
    for code in ("de", "it", "en") * 3:
        language.append(timed(partial(program.services.language.use, code)))
        others.append(texts.change(f"Another text, {code}"))
    texts.close()
    return {
        "drag": upper(drag),
        "bare drag": upper(beside),
        "whole": median(whole),
        "bare whole": median(frames),
        "language": median(language),
        "bare language": median(others),
    }


def _answer(
    program: Program, page: TablePage, amount: Amount, yardstick: Callable[[], tuple[float, float]]
) -> dict[str, float]:
    """How long it takes from what a person does until something moves, and beside it what the parts of it take."""
    saved = encode(page.controller.document(), "2026-01-01T00:00:00+00:00")
    moves, writes = [], []

    def measure_beside() -> None:
        moves.append(yardstick()[0])
        writes.append(write(program.services.paths.games, saved))

    measure_beside()
    release = _release(page)
    measure_beside()
    recap = _recap(page, amount)
    measure_beside()
    return {"release": release, "recap": recap, "chess": median(moves), "a bare write": median(writes)}


def _drag(page: TablePage, bare: BareScene, steps: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each step of a drag across the table, and of as many frames of a bare scene, in turns of BLOCK:
    what comes after the other waits until the window system has done with that."""
    piece = next(piece for piece in page.scene.pieces.values() if page.table.can_lift(piece))
    area = page.scene.sceneRect()
    hand = page.hand
    hand.press(piece.pos())
    drag, beside = [], []
    for step in range(steps):
        share = step / steps
        x = area.left() + area.width() * (0.1 + 0.8 * share)
        y = area.center().y() + area.height() * 0.3 * (share - 0.5)
        drag.append(timed(partial(hand.move, QPointF(x, y))))
        if step % BLOCK == BLOCK - 1:
            beside += [bare.frame() for _ in range(BLOCK)]
    hand.cancel(spring=False)
    _rest(page)
    return drag, beside


def _release(page: TablePage) -> float:
    """Milliseconds from letting a piece go on a legal place until something has moved, the save included."""
    page.controller.turns.come()
    _rest(page)
    page.set_animation("normal")
    times: list[float] = []
    for key, piece in list(page.scene.pieces.items()):
        if len(times) == 3 or not page.controller.may_act:
            break
        if page.scene.pieces.get(key) is not piece or not page.table.can_lift(piece):
            continue
        places = page.table.legal_places(piece)
        if not places:
            continue
        target = page.scene.places[places[0]].centre
        before = page.controller.session.ply
        page.hand.press(piece.pos())
        page.hand.move(target)
        page.hand.move(target)
        QApplication.processEvents()
        begin = perf_counter()
        page.hand.release(target)
        while page.controller.session.ply > before and not page.animator.busy and perf_counter() - begin < 1:
            QApplication.processEvents(WAITING)
        QApplication.processEvents()
        if page.controller.session.ply > before:
            times.append((perf_counter() - begin) * 1000)
        page.animator.finish()
        _rest(page)
        page.controller.turns.come()
        _rest(page)
    page.set_animation("off")
    assert times, "nothing could be dragged"
    return median(times)


def _recap(page: TablePage, amount: Amount) -> float:
    """Milliseconds from the recap's key to its first frame."""
    times: list[float] = []
    for _ in range(amount.times):
        times.append(timed(page.recap.ask))
        assert page.recap.running, "there is nothing to show again"
        page.recap.end()
        _rest(page)
    return median(times)


def _rest(page: TablePage) -> None:
    QApplication.processEvents()
    while page.controller.save_queue.busy or page.animator.busy:
        QApplication.processEvents(WAITING)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # the last game's page, too


if __name__ == "__main__":
    print(json.dumps(main()))
