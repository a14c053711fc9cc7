"""The provers of the books beside the second one, on positions that nobody chose."""

from __future__ import annotations

from random import Random
from typing import Any

from elios_desktop.engine.contract import find_game
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.puzzles.book import find_puzzles
from tests.puzzles.prover import prove
from tests.sizes import sized

EFFORT = 40_000
LATE = {"elementos": 70, "elios": 24, "exagon": 20, "holi": 40}
"""So many moves by chance lead to positions where something is near."""


def chance_game(game_id: str, seed: int) -> Session:
    """A game for two, played by chance up to some late turn."""
    game = find_game(game_id)
    assert game is not None
    rng = Random(f"{game_id} {seed}")
    session = Session.dealt(game, (SeatInfo(""),) * 2, {}, seed)
    for seat in session.state.pending:
        session.play(game.arrangement(session.state, seat, seed))
    for _ in range(LATE[game_id] + rng.randrange(30)):
        if session.state.result is not None:
            session.undo()
            break
        moves = game.legal(session.state)
        ahead = [move for move in moves if move.text.startswith(("carry", "throw", "climb")) or "@" in move.text]
        session.play(rng.choice(ahead if ahead and rng.random() < 0.4 else moves))
    return session


@sized(
    ("game_id", "seed"),
    [(game_id, seed) for game_id in LATE for seed in range(6)],
    [(game_id, seed) for game_id in LATE for seed in range(300)],
)
def test_what_is_claimed_is_so(game_id: str, seed: int) -> None:
    session = chance_game(game_id, seed)
    for claim in find_puzzles(game_id).claims(session.state, EFFORT):
        puzzle: dict[str, Any] = {
            "kind": claim.kind,
            "seat": claim.seat,
            "goal": claim.goal,
            "first": list(claim.first),
            "line": list(claim.line),
            "key": list(claim.key or ()),
            "blind": claim.blind,
            "record": session.record(),
        }
        prove(puzzle, 1)
