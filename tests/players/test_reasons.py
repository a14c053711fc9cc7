"""What hints of Elementos and Elios say of a move is so: each claim is looked for in the legal moves that follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from elios_desktop.games.elementos import players as elementos_play
from elios_desktop.games.elementos import rules as elementos
from elios_desktop.games.elementos.rules.board import SQUARES
from elios_desktop.games.elementos.rules.core import WAND
from elios_desktop.games.elios import players as elios_play
from elios_desktop.games.elios import rules as elios
from elios_desktop.games.elios.rules.deal import MOST_DISCS
from elios_desktop.games.elios.rules.turns import GROUPS, PLACE
from elios_desktop.games.holi import players as holi_play
from elios_desktop.games.holi import rules as holi
from elios_desktop.games.holi.rules.grid import CELL_COUNT
from elios_desktop.games.holi.rules.moves import DROP, MOVE


def takes(core: elementos.Core) -> set[str]:
    """The squares on which the side to move can take."""
    own = core.board[WAND + core.side]
    return {SQUARES[move & 31] for move in core.legal() if move >> 5 not in (own, move & 31) and core.board[move & 31]}


def could_take(core: elementos.Core, at: int, square: str) -> bool:
    """Whether the enemy token on a square has a move after which the token at `at` can take it."""
    for move in core.legal():
        if SQUARES[move >> 5] == square and move >> 5 != move & 31:
            core.make(move)
            can = at * 32 + (move & 31) in core.legal()
            core.unmake()
            if can:
                return True
    return False


def elementos_positions() -> Iterator[elementos.Core]:
    for seed in range(60):
        core, rng = elementos.Core.dealt(2, {}, seed), Random(seed)
        for _ in range(2 * seed):
            legal = core.legal()
            if legal:
                core.make(legal[int(rng.random() * len(legal))])
        if not core.over:
            yield core.copy()


def test_elementos() -> None:
    said: Counter[str] = Counter()
    for core in elementos_positions():
        for move in core.legal():
            after = core.copy()
            after.make(move)
            for reason in elementos_play.reasons_for(core, move, 0):
                said[reason.code] += 1
                square = reason.args.get("square", "")
                if after.over:
                    assert reason.code == "elementos.brings_home"
                elif reason.code in ("elementos.takes", "elementos.takes_guard"):
                    assert square in takes(core)
                elif reason.code in ("elementos.ahead", "elementos.ahead_safe"):
                    assert (square in takes(after)) == (reason.code == "elementos.ahead")
                elif reason.code == "elementos.saves":
                    assert square not in takes(after)
                elif reason.code == "elementos.safe":
                    assert not takes(after)
                elif reason.code == "elementos.guards":
                    assert could_take(after, move >> 5, square)
    assert min(said[f"elementos.{code}"] for code in ("takes", "ahead", "ahead_safe", "saves", "safe", "guards")) > 5


@pytest.mark.parametrize("joker", ["open", "keeps"])
def test_elios(joker: str) -> None:
    said: Counter[str] = Counter()
    for seed in range(60):
        core, rng = elios.Core.dealt(2 + seed % 3, {"joker": joker}, seed), Random(seed)
        for _ in range(seed):
            legal = core.legal()
            if legal:
                core.make(legal[int(rng.random() * len(legal))])
        legal = core.legal()
        placed = [turn for turn in legal if turn.kind == PLACE]
        for turn in legal:
            after = core.copy()
            after.make(turn)
            after.player = core.player
            groups = {other.group for other in after.legal() if other.kind == PLACE}
            for reason in elios_play.reasons_for(core, turn, None):
                said[reason.code] += 1
                if reason.code == "elios.split_frees":
                    assert GROUPS[reason.args["group"]] in groups
                    assert turn.group not in {other.group for other in placed}
                elif reason.code == "elios.only_column":
                    columns = {
                        column for other in placed for letter, column in other.beams if letter == reason.args["colour"]
                    }
                    assert columns == {reason.args["column"] - 1}
                elif reason.code == "elios.shuts_out":
                    opponents = [each for side in core.sides() if core.player not in side for each in side]
                    opponents = [reason.args["seat"] - 1] if "seat" in reason.args else opponents
                    fit = [sum(placeable(position, each) for each in opponents) for position in (core, after)]
                    assert fit[0] - fit[1] == reason.args["groups"]
                elif reason.code in ("elios.places", "elios.places_small"):
                    most = max(len(other.columns) for other in placed)
                    assert (len(turn.columns) == most) == (reason.code == "elios.places")
                elif reason.code == "elios.split_later":
                    assert GROUPS[reason.args["group"]] not in groups
                    after.discs += 1
                    ways = {other.columns for other in after.legal() if other.group is GROUPS[reason.args["group"]]}
                    after.discs -= 1
                    assert after.discs < MOST_DISCS
                    assert (reason.args["column"] - 1,) in ways
    codes = ("split_frees", "only_column", "shuts_out", "places", "places_small")
    assert min(said[f"elios.{code}"] for code in codes) > 5


def placeable(core: elios.Core, player: int) -> int:
    """How many groups of a player could be placed if it were that player's turn."""
    core = core.copy()
    core.player, core.opening = player, False
    ways = {turn.group for turn in core.legal() if turn.kind == PLACE}
    return sum(count for group, count in core.groups[player].items() if group in ways)


def test_why_elios_is_arranged_so() -> None:
    said: dict[str, list[str]] = {}
    for groups in (["AGJ", "BR", "Y"], ["AGR", "BJR"], ["AB", "J", "R"], ["AB", "AB"]):
        said["|".join(groups)] = [each.code.partition(".")[2] for each in elios_play.reasons_for_groups(groups)]
    assert said == {
        "AGJ|BR|Y": ["single_beams", "groups"],
        "AGR|BJR": ["few_groups", "groups"],
        "AB|J|R": ["joker_alone", "single_beams", "groups"],
        "AB|AB": ["few_groups", "groups"],
    }


@pytest.mark.parametrize("hand", [1, 3])
def test_holi_keeps_no_cards_in_a_hand_that_is_empty(hand: int) -> None:
    core = holi.Core.dealt(2, {"opening_hand": hand}, 4)
    for _ in range(2):
        core.make(min(core.legal()))
    drops = [move for move in core.legal() if DROP <= move >> CELL_COUNT < MOVE]
    assert drops
    told = {str(holi_play.reason_for(core, (move,))) for move in drops}
    assert any("holi.saves_cards" in each for each in told) == (hand > 1)
