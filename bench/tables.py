"""Each table in a full position, in the real window: `python -m bench.tables` prints its figures as JSON.

`bench.window` runs this once a pixel ratio; by itself it judges nothing.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QWidget

from bench.yardsticks import BareScene, texts, upper, write
from elios_desktop.app import Program
from elios_desktop.engine.contract import AnyGame, Transition
from elios_desktop.engine.games.holi import View as HoliView
from elios_desktop.engine.registry import all_games
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.savefile import encode
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame

TRIES = 60
DRAG_STEPS = 240
WHOLE_TIMES = 40
RECAPS = 9


def run() -> bool:
    """Part of `bench.window`."""
    return True


def main() -> dict[str, dict[str, Any]]:
    """The figures of every game."""
    app = QApplication(["elios-desktop"])
    figures = {}
    with TemporaryDirectory() as home:
        program = Program(app, Paths.under(Path(home)), FileSystem())
        window = program.window
        window.resize(1280, 800)
        window.show()
        for game in all_games():
            new, moves, what = _fullest(game)
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
            figures[game.id] = {"what": what, **_measure(program, page)}
            window.host.begin(new)
            page = window.table
            assert page is not None
            page.set_animation("off")
            for move in moves[: len(moves) // 2]:
                page.controller.submit(move)
                _rest(page)
            figures[game.id]["release"] = _release(page)
            figures[game.id] |= _recap(page)
        program.close()
    return figures


def _fullest(game: AnyGame) -> tuple[NewGame, list[Any], str]:
    """Of many games by chance, the position with the most pieces on the board in which something can be dragged."""
    best: tuple[int, NewGame, list[Any]] | None = None
    seats = max(game.seats)
    for seed in range(TRIES):
        options = {name: option.values[-1] for name, option in game.options.items()}
        chosen = tuple(ChosenSeat(f"Player {index + 1}", index) for index in range(seats))
        new = NewGame(game.id, chosen, options, game.deal(seats, options, seed))
        state, moves, chance = game.start(seats, options, new.setup), [], Random(seed)
        while state.result is None:
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


def _measure(program: Program, page: TablePage) -> dict[str, float]:
    drag = _drag(page)
    whole = []
    viewport = page.view.viewport()
    for _ in range(WHOLE_TIMES):
        begin = perf_counter()
        viewport.update()
        QApplication.processEvents()
        whole.append((perf_counter() - begin) * 1000)
    language = []
    for code in ("de", "it", "en", "de", "it", "en"):
        begin = perf_counter()
        program.services.language.use(code)
        QApplication.processEvents()
        language.append((perf_counter() - begin) * 1000)
    pictures = [(each.pixmap(), each.pos()) for each in page.scene.items() if isinstance(each, QGraphicsPixmapItem)]
    bare = BareScene(pictures, page.scene.sceneRect(), viewport.size())
    frames = bare.frames()
    bare.close()
    saved = encode(page.controller.document(), "2026-01-01T00:00:00+00:00")
    return {
        "drag": upper(drag),
        "bare drag": upper(frames),
        "whole": median(whole),
        "bare whole": median(frames),
        "language": median(language),
        "bare language": texts(len(program.window.findChildren(QWidget))),
        "bare release": median(frames) + write(program.services.paths.games, saved),
    }


def _drag(page: TablePage) -> list[float]:
    """Milliseconds of each step of a drag across the table."""
    piece = next(piece for piece in page.scene.pieces.values() if page.table.can_lift(piece))
    area = page.scene.sceneRect()
    hand = page.hand
    hand.press(piece.pos())
    times: list[float] = []
    for step in range(DRAG_STEPS):
        share = step / DRAG_STEPS
        x = area.left() + area.width() * (0.1 + 0.8 * share)
        y = area.center().y() + area.height() * 0.3 * (share - 0.5)
        begin = perf_counter()
        hand.move(QPointF(x, y))
        QApplication.processEvents()
        times.append((perf_counter() - begin) * 1000)
    hand.cancel(spring=False)
    _rest(page)
    return times[10:]


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
            QApplication.processEvents()
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


def _recap(page: TablePage) -> dict[str, float]:
    """Milliseconds from the recap's key to its first frame, and a frame of the same pictures alone."""
    times: list[float] = []
    for _ in range(RECAPS):
        begin = perf_counter()
        page.recap.ask()
        assert page.recap.running, "there is nothing to show again"
        QApplication.processEvents()
        times.append((perf_counter() - begin) * 1000)
        page.recap.end()
        _rest(page)
    pictures = [(each.pixmap(), each.pos()) for each in page.scene.items() if isinstance(each, QGraphicsPixmapItem)]
    bare = BareScene(pictures, page.scene.sceneRect(), page.view.viewport().size())
    frames = bare.frames()
    bare.close()
    return {"recap": median(times), "bare recap": median(frames)}


def _rest(page: TablePage) -> None:
    QApplication.processEvents()
    while page.controller.save_queue.busy or page.animator.busy:
        QApplication.processEvents()


if __name__ == "__main__":
    print(json.dumps(main()))
