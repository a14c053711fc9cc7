"""Tips: each can come up, at the moment that it is about, and not for whoever knows."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from elios_desktop.engine.contract import Refusal
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.holi.rules.moves import DirectHit
from elios_desktop.lessons import Tip, due, find_lesson, find_tips, known
from tests.games.exagon.drive import GOLDEN_MOVES, GOLDEN_SEED
from tests.lessons.test_lessons import LEARNED

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
NINE = "FW WA AF FW WA AF FW WA AF"
EARLIER = tuple(tip.id for tip in find_tips("holi") if tip.id != "hit")
FLIPPED = ("a3-a4", "a6-a5", "flip a4", "flip a5", "flip a4")


def elementos(*moves: str) -> Session:
    session = Session(known_game("elementos"), [SeatInfo("Anna"), SeatInfo("Ben")], {}, {"first": 1})
    for move in (f"arrange 1 {NINE}", f"arrange 2 {NINE}", *moves):
        assert not isinstance(session.play_text(move), Refusal), move
    return session


def tip_of(session: Session, told: frozenset[str] = frozenset(), since: int = 0) -> str | None:
    """What the seat to move is told."""
    seat = session.state.to_move or 0
    legal = [move.text for move in session.game.legal(session.state)]
    found = due(find_tips(session.game.id), told, seat, session.transitions[since:], session.state, legal)
    return None if found is None else found.id


def test_a_lock_is_explained_once_and_to_both() -> None:
    before, after = elementos(*FLIPPED), elementos(*FLIPPED, "flip a5")
    assert tip_of(before) is None
    assert tip_of(after) == "locked"
    assert tip_of(after, frozenset({"locked"})) is None
    assert tip_of(elementos(*FLIPPED, "flip a5", "b3-b4")) is None, "nothing is locked any more"


def test_what_happened_before_one_was_last_asked_is_past() -> None:
    session = elementos("a3-a4", "b6-b5", "a4xb5")
    assert tip_of(session) == "taken"
    assert tip_of(session, since=session.ply) is None


def test_who_has_just_done_it_is_not_told() -> None:
    session = elementos("b3-b4", "b6-b5", "flip a1")
    tips = find_tips("elementos")
    assert set(known(tips, 1, session.transitions)) == {"taken"}
    assert set(known(tips, 2, session.transitions)) == set()


def test_only_who_was_hit_is_told_of_it() -> None:
    hit: set[int] = set()
    for seed in range(12):
        session = Session.dealt(known_game("holi"), [SeatInfo("")] * 3, {}, seed)
        rng = Random(seed)
        while session.state.result is None:
            session.play_text(rng.choice(session.game.legal(session.state)).text)
            made = session.transitions[-1:]
            now = {event.target for event in made[0].events if isinstance(event, DirectHit)}
            for seat in (1, 2, 3):
                found = due(find_tips("holi"), EARLIER, seat, made, session.state, ())
                assert (found is not None) == (seat in now)
            hit |= now
    assert hit == {1, 2, 3}


def test_what_is_possible_and_impossible_counts() -> None:
    tip = Tip("x", "", possible=("split *",), impossible=("*@*",))
    state = elementos().state
    assert due([tip], (), 1, (), state, ["split AG/A", "disc"]) is tip
    assert due([tip], (), 1, (), state, ["split AG/A", "G@5"]) is None
    assert due([tip], (), 1, (), state, ["disc"]) is None
    both = Tip("y", "", possible=("*@*", "end"))
    assert due([both], (), 1, (), state, ["17@0,0/1", "end"]) is both
    assert due([both], (), 1, (), state, ["17@0,0/1"]) is None


def test_numbers_are_explained_when_there_are_any() -> None:
    """In the opening of Exagon every tile that fits just has a mark."""
    session = Session.dealt(known_game("exagon"), [SeatInfo("")] * 2, {}, 7)
    opening = [tip_of(session)]
    while session.state.phase == "opening":
        session.play_text(session.game.legal(session.state)[0].text)
        opening.append(tip_of(session))
    assert opening[-1] == "numbers"
    assert set(opening[:-1]) == {None}


@pytest.mark.parametrize("game", LEARNED)
def test_every_tip_has_a_moment_of_its_own(game: str) -> None:
    tips = find_tips(game)
    assert len({tip.id for tip in tips}) == len(tips) >= 3
    for tip in tips:
        assert tip.event or tip.possible or tip.filled, tip.id
        assert len(tip.text) <= 130, tip.text
    assert find_lesson(game).context


@pytest.mark.parametrize("game", LEARNED)
def test_every_tip_comes_up_in_real_games(game: str) -> None:
    never = {tip.id for tip in find_tips(game)}
    sessions = [
        Session.from_record(json.loads(file.read_text())["record"])
        for file in sorted(PLAYTHROUGHS.glob(f"{game}-*.json"))
    ]
    if game == "exagon":
        sessions.append(Session.dealt(known_game(game), [SeatInfo("")] * 5, {}, GOLDEN_SEED))
        for move in GOLDEN_MOVES:  # with a tile that is given
            assert not isinstance(sessions[-1].play_text(move), Refusal)
    for session in sessions:
        for ply in range(session.ply):
            state, seat = session.state_at(ply), session.transitions[ply].seat
            if state.to_move == seat and never:
                legal = [move.text for move in session.game.legal(state)]
                recent = session.transitions[max(0, ply - 4) : ply]
                never -= {tip.id for tip in find_tips(game) if due([tip], (), seat, recent, state, legal)}
    assert not never
