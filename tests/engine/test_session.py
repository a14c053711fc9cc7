"""A game under way: playing, taking back, branching."""

from __future__ import annotations

from random import Random

import pytest

from elios_desktop.engine.contract import Refusal, Transition, find_game
from elios_desktop.engine.record import RecordError, SeatInfo, parse_record
from elios_desktop.engine.session import Session
from tests.play import new_session, play_on, played


@pytest.fixture
def session() -> Session:
    game = find_game("elios")
    assert game is not None
    return played(game, 3, {}, 4, plies=20)


def test_a_refusal_changes_nothing(session: Session) -> None:
    before = session.state, session.ply, session.record()
    assert isinstance(session.play_text("nonsense"), Refusal)
    assert (session.state, session.ply, session.record()) == before


def test_a_refused_move_keeps_what_was_undone(session: Session) -> None:
    session.undo()
    session.play_text("nonsense")
    assert len(session.undone) == 1


def test_a_move_after_an_undo_throws_the_undone_away(session: Session) -> None:
    for _ in range(5):
        session.undo()
    assert [session.ply, len(session.undone)] == [15, 5]
    moves = [move for move in session.game.legal(session.state) if move != session.undone[0].move]
    assert isinstance(session.play(moves[0]), Transition)
    assert session.undone == ()
    assert session.redo() is None
    assert session.record()["moves"][-1] == moves[0].text


def test_undone_moves_come_in_the_order_of_redo(session: Session) -> None:
    moves = session.record()["moves"]
    for _ in range(3):
        session.undo()
    assert [transition.move.text for transition in session.undone] == moves[17:]
    again = Session.from_record(session.record(), [transition.move.text for transition in session.undone])
    assert again.transitions == session.transitions
    assert again.undone == session.undone
    assert again.redo() == session.redo()


def test_undone_moves_that_are_illegal_are_named(session: Session) -> None:
    with pytest.raises(RecordError) as caught:
        Session.from_record(session.record(), ["nonsense"])
    assert caught.value.number == 21


def test_there_is_an_end_to_undo_and_redo(session: Session) -> None:
    assert session.redo() is None
    for _ in range(20):
        assert session.undo() is not None
    assert session.undo() is None
    assert session.ply == 0
    assert session.state == session.start_state == session.state_at(0)


def test_positions_at_any_ply(session: Session) -> None:
    assert session.state_at(session.ply) == session.state
    for ply, transition in enumerate(session.transitions):
        assert session.state_at(ply) == transition.before
        assert session.state_at(ply + 1) == transition.after
    for ply in (-1, 21):
        with pytest.raises(IndexError):
            session.state_at(ply)


def test_a_branch_leaves_the_old_game_alone(session: Session) -> None:
    before = session.record()
    branch = session.branch(10)
    assert branch.state == session.state_at(10)
    for _ in play_on(branch, Random(99)):
        pass
    assert branch.record()["moves"][:10] == before["moves"][:10]
    assert session.record() == before
    assert branch.undone == ()


def test_names_can_change_and_are_recorded(session: Session) -> None:
    session.seat_again([SeatInfo("Ada"), SeatInfo("Bea", "computer-2"), SeatInfo("Cleo")])
    assert session.record()["seats"][1] == {"name": "Bea", "kind": "computer-2"}
    assert Session.from_record(session.record()).seats == session.seats
    with pytest.raises(ValueError, match="2 players for 3 seats"):
        session.seat_again([SeatInfo("Ada"), SeatInfo("Bea")])


def test_what_a_session_hands_out_is_a_copy(session: Session) -> None:
    record = session.record()
    session.setup["sun"] = "X"
    session.record()["setup"].clear()
    session.record()["moves"].clear()
    assert session.record() == record


@pytest.mark.parametrize(
    ("seats", "options", "code"), [(1, {}, "game.bad_seats"), (3, {"joker": True}, "game.bad_option")]
)
def test_new_games_are_checked(seats: int, options: dict[str, bool], code: str) -> None:
    game = find_game("elios")
    assert game is not None
    for make in (
        lambda: new_session(game, seats, options, 1),
        lambda: Session(game, [SeatInfo("")] * seats, options, {}),
    ):
        with pytest.raises(RecordError) as caught:
            make()
        assert caught.value.code == code


def test_a_record_that_was_read_is_replayed(session: Session) -> None:
    assert Session.from_record(parse_record(session.record())).record() == session.record()


def test_why_says_what_play_would(session: Session) -> None:
    assert session.why("nonsense") == session.play_text("nonsense")
    assert session.why(session.game.legal(session.state)[0].text) is None
