"""In games that have been played more is looked for than what makes a puzzle for a book."""

from __future__ import annotations

import pytest

from elios_desktop.puzzles.book import find_puzzles, load_book
from tests.puzzles.test_proofs import EFFORT, chance_game


@pytest.mark.parametrize(("game_id", "seed", "kind"), [("elios", 126, "elios.hold"), ("exagon", 12, "exagon.most")])
def test_what_goes_farther_than_a_book_is_found(game_id: str, seed: int, kind: str) -> None:
    in_book = {puzzle.claim.goal for puzzle in load_book(game_id).puzzles if puzzle.claim.kind == kind}
    claims = find_puzzles(game_id).claims(chance_game(game_id, seed).state, EFFORT)
    goals = {claim.goal for claim in claims if claim.kind == kind}
    assert min(goals) > max(in_book)
