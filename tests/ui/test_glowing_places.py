"""Every place that glows while a piece is held answers: a click, a drag and a key, in random positions of every game.

What glows is what may be done, so something has to come of it: a move, or the next step of a half-done turn; never
nothing, and never a refusal. And what has been taken can always be put where it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from random import Random
from typing import Any

from PySide6.QtCore import Qt

from elios_desktop.engine.contract import GAME_IDS, Transition, find_game
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.hand import HandState
from tests.sizes import sized
from tests.ui import drive

_PIECES, _PLACES = 2, 3
"""How many pieces are tried in a position, and how many of the places of each."""


def _by_click(page: TablePage, piece: str, place: str) -> None:
    drive.click(page, piece)
    assert page.hand.how is HandState.CARRIED
    drive.click(page, place)


def _by_drag(page: TablePage, piece: str, place: str) -> None:
    drive.drag(page, piece, place)


def _by_key(page: TablePage, piece: str, place: str) -> None:
    drive.walk_to(page, piece)
    drive.press(page, Qt.Key.Key_Return)
    assert page.hand.how is HandState.KEYS
    drive.walk_to(page, place)
    drive.press(page, Qt.Key.Key_Return)


WAYS: dict[str, Callable[[TablePage, str, str], None]] = {"click": _by_click, "drag": _by_drag, "key": _by_key}


def _some_way_into(game_id: str, seed: int) -> Controller:
    """A game by chance, and by chance so far that somebody can still do something."""
    game, chance = find_game(game_id), Random(seed)
    assert game is not None
    seats = chance.choice([count for count in game.seats if count <= 3])
    options = {"opening_hand": 3} if game_id == "holi" else {}
    controller = drive.begin(drive.new_game(game_id, seats, options, seed=seed, timed=False))
    for _ in range(chance.randrange(40)):
        controller.turns.come()
        state, acting = controller.session.state, controller.turns.now.acting
        assert acting is not None
        if state.pending:
            assert controller.arrange(acting, game.arrangement(state, acting, seed)) is None
        else:
            move = chance.choice(game.legal(state))
            answer = game.apply(state, move)
            assert isinstance(answer, Transition)
            if answer.after.result is not None:
                break
            assert controller.submit(move) is None
        controller.turns.pass_on()
    controller.turns.come()
    return controller


def _open(qtbot: Any, controller: Controller) -> TablePage:
    page = drive.open_page(qtbot, controller)
    drive.settle(page)
    return page


def _what_is(page: TablePage) -> tuple[object, ...]:
    """All that putting something somewhere could change."""
    pieces = {key: piece.home for key, piece in sorted(page.scene.pieces.items()) if page.table.can_lift(piece)}
    where = {key: (round(home.x()), round(home.y())) for key, home in pieces.items()}
    return page.controller.session.ply, repr(page.table.draft()), where, tuple(page.controller.kept.arrangements)


def _glowing(page: TablePage, piece: str) -> Sequence[str]:
    """The places that glow while a piece is held, and then it is back where it was."""
    before = _what_is(page)
    drive.click(page, piece)
    assert page.hand.how is HandState.CARRIED, f"{piece} may be lifted, and a click doesn't take it"
    found = sorted(page.scene.glowing())
    drive.press(page, Qt.Key.Key_Escape)
    assert page.hand.how is HandState.NOTHING
    assert _what_is(page) == before, "whoever lets go has done nothing"
    return found


@sized(("game_id", "seed"), [(GAME_IDS[0], 1)], list(product(GAME_IDS, range(1, 11))))
def test_what_glows_answers(qtbot: Any, game_id: str, seed: int) -> None:
    chance = Random(seed)
    page = _open(qtbot, _some_way_into(game_id, seed))
    pieces = sorted(key for key in page.table.walk() if _may_be_lifted(page, key))
    chance.shuffle(pieces)
    tried = 0
    for piece in pieces:
        glowing = _glowing(page, piece)
        for place in chance.sample(list(glowing), min(_PLACES, len(glowing))):
            for way, put in WAYS.items():
                before, document = _what_is(page), page.controller.document()
                told = page.controller.session.ply, piece, place, way
                put(page, piece, place)
                assert page.hand.how is HandState.NOTHING, told
                assert not page.prompt.refused, told
                assert _what_is(page) != before or place in _came_from(page, piece), told
                page = _back(qtbot, page, before, document)
        tried += bool(glowing)
        if tried == _PIECES:
            break
    assert tried or not [key for key in pieces if page.table.legal_places(page.scene.pieces[key])]


def _may_be_lifted(page: TablePage, key: str) -> bool:
    piece = page.scene.pieces.get(key)
    return piece is not None and page.table.can_lift(piece)


def _came_from(page: TablePage, piece: str) -> Sequence[str]:
    """The places where a piece lies: it may be put back there, and then nothing has happened."""
    home = page.scene.pieces[piece].home if piece in page.scene.pieces else None
    return [key for key, place in page.scene.places.items() if home is not None and place.shape.contains(home)]


def _back(qtbot: Any, page: TablePage, before: tuple[object, ...], document: SaveDocument) -> TablePage:
    """The position as it was: taken back, or come to anew where that isn't allowed."""
    for _ in range(3):
        page.controller.turns.come()
        drive.settle(page)
        if _what_is(page) == before:
            return page
        page.undoing.undo()
        drive.settle(page)
    controller = Controller.resume(document, Controller.load(document), drive.DiskInMemory(), drive.Rules())
    controller.turns.come()
    return _open(qtbot, controller)
