"""What every game's plain board promises, on the real table: the list is what is drawn and what can be done."""

from __future__ import annotations

from random import Random
from typing import Any

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.plain_board import Action, Role, find_board
from elios_desktop.ui.play.table_page import TablePage
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import begin, lift_curtain, new_game, open_page, settle

MOVES = 14


def check(page: TablePage) -> int:
    """Compare the list with the table as it is now; how many moves a hand could make."""
    controller, scene, board = page.controller, page.scene, page.table.board
    things = {thing.key: thing for thing in board.things}
    assert len(things) == len(board.things), "a key names one thing"
    assert all(thing.label for thing in board.things), "everything has a name"
    assert set(scene.pieces) | set(scene.places) <= set(things), "what is drawn is on the list, under the same key"
    assert {key for key, thing in things.items() if Action.TAKE in thing.actions} == set(board.goals)
    for key, places in board.goals.items():
        assert things[key].role is Role.PIECE
        assert page.table.can_lift(scene.pieces[key])
        assert set(places) == set(page.table.legal_places(scene.pieces[key])), key
    if controller.session.state.pending:
        return 0
    view = controller.shown.view()
    for move in controller.legal:
        for gesture in find_board(controller.session.game.id).gestures_of(move, view):
            assert gesture.piece in board.goals or gesture.button, f"{move.text}: {gesture}"
            assert gesture.place in scene.places or not gesture.place, f"{move.text}: {gesture}"
    return len(controller.legal)


@sized("game_id", ["elementos", "holi"], GAME_IDS)
def test_the_list_is_what_is_drawn_and_what_can_be_done(qtbot: Any, game_id: str) -> None:
    page = open_page(qtbot, begin(new_game(game_id, 2)))
    controller, chance, could = page.controller, Random(4), 0
    for number in range(MOVES):
        lift_curtain(page)
        state = controller.session.state
        if state.result is not None:
            break
        could += check(page)
        if state.pending:
            seat = controller.turns.now.acting
            assert seat is not None
            assert controller.arrange(seat, controller.session.game.arrangement(state, seat, number)) is None
        else:
            assert controller.submit(random_move(controller.session.game, state, chance)) is None
        settle(page)
    check(page)
    assert could > 20
