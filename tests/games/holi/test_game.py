"""Holi as a whole: setups, views, whole games by chance, counted move trees, going back."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elios_desktop.engine.contract import Event, Refusal, Scored, SetupError, seen
from elios_desktop.games.holi.rules import (
    GAME,
    RIVALRY,
    RULE_CARDS,
    Core,
    Drop,
    State,
    View,
    from_core,
    random_rivalry,
    with_rivalry,
)
from elios_desktop.games.holi.rules import state as holi_state
from elios_desktop.games.holi.rules.grid import CELL_NAMES
from elios_desktop.games.holi.rules.moves import CardPlayed, CardsDrawn, parse
from elios_desktop.games.holi.words import move as move_sentence
from elios_desktop.games.holi.words import result as result_sentence
from elios_desktop.games.holi.words import turn as turn_sentence
from elios_desktop.texts.translate import english
from tests.games.holi.courtyard import played
from tests.play import carried_out, listed, why

NAMES = ("Asha", "Ravi", "Mina", "Dev")


def core_of(seats: int, seed: int, rivalry: list[int], opening_hand: int = 1) -> Core:
    setup = with_rivalry(GAME.deal(seats, {}, seed), rivalry)
    return Core.set_up(seats, {"opening_hand": opening_hand}, setup)


deals = st.builds(
    core_of,
    st.sampled_from([2, 3, 4]),
    st.integers(0, 10_000),
    st.lists(st.sampled_from(RIVALRY), max_size=3),
    st.sampled_from([1, 3]),
)
chances = st.builds(random.Random, st.integers(0, 10_000))


# Setups


def test_a_deal_is_a_setup_and_the_same_for_the_same_seed() -> None:
    for seats in GAME.seats:
        setup = GAME.deal(seats, {}, 11)
        assert setup == GAME.deal(seats, {}, 11)
        assert setup != GAME.deal(seats, {}, 12)
        assert 1 <= setup["first"] <= seats
        assert [sorted(deck) for deck in setup["decks"]] == [list(range(1, 14))] * seats
    assert {GAME.deal(3, {}, seed)["first"] for seed in range(30)} == {1, 2, 3}


def test_the_first_position() -> None:
    setup = {"first": 2, "decks": [list(range(1, 14)), list(range(13, 0, -1))], "rivalry": [3, 16]}
    state = GAME.start(2, {"opening_hand": 3}, setup)
    beside = ["a2", "a5", "b1", "b6", "e1", "e6", "f2", "f5"]
    assert state.to_json() == {
        "game": "holi",
        "phase": "corners",
        "levels": [{}, {}, {}],
        "sweets": [dict.fromkeys(beside, 2), dict.fromkeys(beside, 1), {}],
        "pawns": [None, None],
        "reserves": [{"1": 25, "2": 0}, {"1": 0, "2": 25}],
        "held_sweets": [0, 0],
        "hands": [[1, 2, 3], [11, 12, 13]],
        "decks": [list(range(4, 14)), list(range(10, 0, -1))],
        "discards": [[], []],
        "hits": [0, 0],
        "finished": [],
        "done": [],
        "rivalry": [3, 16],
        "to_move": 2,
        "pending": [],
        "result": None,
    }
    assert GAME.start(2, {"opening_hand": 1}, setup).to_json()["hands"] == [[1], [13]]


def broken(**changes: Any) -> dict[str, Any]:
    return {**GAME.deal(2, {}, 1), **changes}


DECK = list(range(1, 14))
BAD_DECKS: list[Any] = [[DECK], [DECK] * 3, None, {}, [DECK, None], [DECK, "abc"]]
BAD_RIVALRY: list[Any] = [[0], [RIVALRY[-1] + 1], [2, 1], [1, 1], [1, 2, 3, 4], [True], ["1"], None, {}, (1,), [1.0]]


@pytest.mark.parametrize(
    "setup",
    [
        [],
        None,
        {},
        {"first": 1, "decks": [DECK, DECK]},
        broken(extra=1),
        *(broken(first=first) for first in (0, 3, -1, True, "1", 1.0, None)),
        *(broken(decks=decks) for decks in BAD_DECKS),
        *(
            broken(decks=[DECK, deck])
            for deck in (DECK[1:], [*DECK[1:], 2], [*DECK[1:], 14], [True, *DECK[1:]], [1.0, *DECK[1:]], [*DECK, 1])
        ),
        *(broken(rivalry=rivalry) for rivalry in BAD_RIVALRY),
    ],
)
def test_a_setup_that_the_rules_do_not_allow(setup: Any) -> None:
    with pytest.raises(SetupError):
        GAME.start(2, {"opening_hand": 1}, setup)


def test_more_than_one_rule_card_is_allowed_but_never_dealt() -> None:
    GAME.start(2, {"opening_hand": 1}, broken(rivalry=[16, 17, 18]))
    for seed in range(40):
        shown = random_rivalry(3, seed)
        assert shown == sorted(set(shown))
        assert sum(card in RULE_CARDS for card in shown) <= 1


def test_a_setup_given_is_not_kept() -> None:
    setup = broken()
    state = GAME.start(2, {"opening_hand": 1}, setup)
    before = state.to_json()
    setup["decks"][0].reverse()
    setup["rivalry"].append(1)
    assert state.to_json() == before


def test_nothing_is_arranged() -> None:
    state = GAME.start(2, {"opening_hand": 1}, broken())
    with pytest.raises(ValueError, match="arranged"):
        GAME.arrangement(state, 1, 1)


# Notation


@given(st.sampled_from(range(1, 14)), st.sets(st.sampled_from(CELL_NAMES), min_size=1, max_size=5))
def test_throws_are_read_back(card: int, cells: set[str]) -> None:
    text = f"throw {card} {' '.join(sorted(cells))}"
    move = parse(text)
    assert move is not None
    assert move.text == text
    assert from_core(move.number) == move


@given(st.text(alphabet="abcdefgthrowdpmvecliks 0123456789\n?-+", max_size=20) | st.text(max_size=12))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    state = GAME.start(2, {"opening_hand": 1}, broken())
    move = parse(text)
    assert move is None or move.text == text
    outcome = carried_out(GAME, state, text)
    assert isinstance(outcome, Refusal) == (text not in listed(GAME, state))


# Whole games


def check_pieces(state: State) -> None:
    """All tokens, sweets and cards are somewhere, each once; nothing lies on nothing or under a pawn."""
    view = state.to_json()
    seats = len(view["pawns"])
    for owner in range(1, seats + 1):
        placed = sum(list(level.values()).count(owner) for level in view["levels"])
        assert placed + sum(held[str(owner)] for held in view["reserves"]) == 25
        cards = view["hands"][owner - 1] + view["decks"][owner - 1]
        assert sorted(cards + [each["card"] for each in view["discards"][owner - 1]]) == DECK
    assert sum(sum(level.values()) for level in view["sweets"]) + sum(view["held_sweets"]) == 24
    for lower, upper in zip(view["levels"], view["levels"][1:], strict=False):
        assert set(upper) <= set(lower)
    for pawn in view["pawns"]:
        assert pawn is None or pawn[1:] not in view["levels"][int(pawn[0]) - 1]


@settings(max_examples=25, deadline=None)
@given(deals, chances)
def test_whole_games_end_with_one_winner_and_lose_no_piece(core: Core, chance: random.Random) -> None:
    state = State(core)
    hits: Counter[int] = Counter()
    while state.result is None:
        legal = listed(GAME, state)
        assert legal == sorted(set(legal))
        transition = played(state, chance.choice(legal))
        assert transition.before is state
        assert transition.seat == state.to_move
        for event in transition.events:
            if isinstance(event, Scored) and not event.final:
                hits[event.seat] += event.points
        assert isinstance(transition.after, State)
        state = transition.after
        check_pieces(state)
        assert holi_state.core_of(View.from_json(state.to_json()), core.rules.first + 1).key() == state.core().key()
    assert len(state.result.winners) == 1
    assert state.to_json()["hits"] == [hits[seat + 1] for seat in range(core.rules.seats)]
    final = Counter[int]()
    for event in transition.events:
        if isinstance(event, Scored) and event.final:
            final[event.seat] += event.points
    for seat, parts in state.result.scores.items():
        assert parts["total"] == final[int(seat)] + hits[int(seat)] == sum(parts.values()) - parts["total"]


@settings(max_examples=25, deadline=None)
@given(deals, chances)
def test_unmake_takes_every_move_back(core: Core, chance: random.Random) -> None:
    keys = []
    while not core.over:
        keys.append((core.key(), core.legal()))
        core.make(chance.choice(core.legal()))
        if chance.random() < 0.3:
            core.unmake()
            assert (core.key(), core.legal()) == keys.pop()
    for expected in reversed(keys):
        core.unmake()
        assert (core.key(), core.legal()) == expected


@settings(max_examples=10, deadline=None)
@given(deals, chances)
def test_the_log_changes_nothing_and_applying_is_pure(core: Core, chance: random.Random) -> None:
    state = State(core.copy())
    for _ in range(60):
        if core.over:
            break
        move = chance.choice(core.legal())
        before, view = hash(state), state.to_json()
        after = played(state, core.notation(move)).after
        assert (hash(state), state.to_json()) == (before, view)
        core.make(move)
        state = State(core.copy())
        assert state == after
        assert hash(state) == hash(after)


def candidates(state: State) -> set[str]:
    """All texts of the notation but throws too far from the pawn, and of cards in nobody's interest."""
    view = state.to_json()
    seat = view["to_move"] - 1
    cards = [*view["hands"][seat], next(card for card in DECK if card not in view["hands"][seat])]
    texts = {"climb", "descend", "end", "stop"}
    for cell in CELL_NAMES:
        texts |= {f"corner {cell}", f"move {cell}", *(f"drop {card} {cell}" for card in cards)}
    pawn = view["pawns"][seat]
    if pawn:
        near = [
            cell for cell in CELL_NAMES if abs(ord(cell[0]) - ord(pawn[1])) < 3 and abs(int(cell[1]) - int(pawn[2])) < 3
        ]
        for count in (1, 2, 3):
            for cells in combinations(near, count):
                texts |= {f"throw {card} {' '.join(cells)}" for card in cards}
    return texts


@pytest.mark.parametrize("seed", range(6))
def test_the_legal_moves_are_exactly_what_is_not_refused(seed: int) -> None:
    chance = random.Random(seed)
    core = core_of(2 + seed % 3, seed, [[], [16, 21], [18, 19], [20, 21], [19], [17]][seed])
    for ply in range(120):
        if core.over:
            break
        if ply % 17 == 0 or (len(core.hands[core.turn]) == 1 and ply % 5 == 0):
            state = State(core.copy())
            assert {text for text in candidates(state) if why(GAME, state, text) is None} == set(listed(GAME, state))
        legal = core.legal()
        rare = [move for move in legal if from_core(move).text.startswith(("throw", "climb", "descend"))]
        core.make(chance.choice(rare if rare and chance.random() < 0.6 else legal))


def test_a_short_reserve_is_met_in_play_and_listed_exactly() -> None:
    """Throwing whenever it can, seat 1 comes to its last tokens."""
    short = 0
    for seed in range(12):
        chance = random.Random(seed)
        core = core_of(2, seed, [18, 20], 3)
        while not core.over:
            legal = core.legal()
            if 0 < core.own_tokens(core.turn) < 3 and not core.done and core.phase == 1:
                short += 1
                state = State(core.copy())
                assert {text for text in candidates(state) if why(GAME, state, text) is None} == set(
                    listed(GAME, state)
                )
            throws = [move for move in legal if from_core(move).text.startswith("throw")]
            big = [move for move in throws if from_core(move).text.count(" ") == 4]
            moves = [move for move in legal if from_core(move).text.startswith("move")]
            core.make(chance.choice(big or (moves if chance.random() < 0.5 else throws) or legal))
    assert short


# Counted move trees


def perft(core: Core, depth: int) -> int:
    """How many sequences of so many moves there are from here."""
    if depth == 0:
        return 1
    count = 0
    for move in core.legal():
        core.make(move)
        count += perft(core, depth - 1)
        core.unmake()
    return count


def from_middle(seats: int, seed: int, rivalry: list[int]) -> Core:
    """A position in the middle of a fixed game."""
    core = core_of(seats, seed, rivalry, 3)
    chance = random.Random(seed)
    for _ in range(40):
        legal = sorted(core.legal(), key=lambda move: from_core(move).text)
        core.make(legal[chance.randrange(len(legal))])
    return core


# Rivalry cards, then the counts at depth 1 to 4 from the start and 1 to 3 from the middle of a game.
PERFT: list[tuple[int, int, list[int], list[int]]] = [
    (2, 1, [], [4, 12, 816, 28920, 58, 58, 2187]),
    (3, 2, [16, 19, 21], [4, 12, 24, 1072, 1, 77, 1390]),
    (4, 3, [18, 20], [4, 12, 24, 24, 108, 4920, 13316]),
]


@pytest.mark.parametrize(("seats", "seed", "rivalry", "counts"), PERFT)
def test_counted_move_trees(seats: int, seed: int, rivalry: list[int], counts: list[int]) -> None:
    fresh, middle = core_of(seats, seed, rivalry), from_middle(seats, seed, rivalry)
    found = [perft(fresh, depth) for depth in range(1, 5)] + [perft(middle, depth) for depth in range(1, 4)]
    assert found == counts


# What others may see


def without_hidden(view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    view["decks"] = [["?"] * len(deck) for deck in view["decks"]]
    for index, (hand, pile) in enumerate(zip(view["hands"], view["discards"], strict=True), start=1):
        if index != seat:
            hand[:] = ["?"] * len(hand)
            pile[:] = [each if each["up"] else {"card": "?", "up": False} for each in pile]
    return view


def hidden_from(event: Event, seat: int | None) -> bool:
    """Whether an event as a seat sees it tells nothing of another's cards."""
    if isinstance(event, CardsDrawn) and event.seat != seat:
        return set(event.cards) == {None}
    if isinstance(event, CardPlayed) and event.seat != seat:
        return event.up or event.card is None
    return True


@settings(max_examples=8, deadline=None)
@given(deals, chances)
def test_views_events_moves_and_sentences_hide_what_is_hidden(core: Core, chance: random.Random) -> None:
    state = State(core)
    seats = core.rules.seats
    viewers = [None, *range(1, seats + 1)]
    while state.result is None:
        said = turn_sentence(state.view(None), GAME.legal(state), NAMES, english)
        assert said.startswith(NAMES[(state.to_move or 0) - 1])
        transition = played(state, chance.choice(listed(GAME, state)))
        for viewer in viewers:
            assert state.view(viewer).to_json() == without_hidden(state.to_json(), viewer)
            assert all(hidden_from(event, viewer) for event in seen(transition, viewer))
            sentence = move_sentence(transition, viewer, NAMES, english)
            assert NAMES[transition.seat - 1] in sentence
            assert "{" not in sentence
            if isinstance(transition.move, Drop):
                text = GAME.move_as_seen(state, transition.move, viewer)
                assert ("?" in text) == (viewer != transition.seat) == ("throws a card face-down" in sentence)
            else:
                assert GAME.move_as_seen(state, transition.move, viewer) == transition.move.text
        assert isinstance(transition.after, State)
        state = transition.after
    for viewer in viewers:
        assert state.view(viewer).to_json() == without_hidden(state.to_json(), viewer)
    assert json.loads(json.dumps(state.to_json())) == state.to_json()
    assert result_sentence(state.result, state, NAMES, english).startswith(NAMES[state.result.winners[0] - 1])
