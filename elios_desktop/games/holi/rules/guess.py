"""What a seat can't see, guessed: cards in other hands, in all decks, and thrown face-down by others.

All that is possible is equally likely. Somebody who stopped had no card in hand that could be thrown, so the game is
replayed up to there to see which cards that may have been.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from elios_desktop.engine.contract import Seen
from elios_desktop.games.holi.rules.cards import CARDS
from elios_desktop.games.holi.rules.core import Core
from elios_desktop.games.holi.rules.moves import parse
from elios_desktop.games.holi.rules.state import State
from elios_desktop.games.holi.rules.views import HIDDEN, UNKNOWN, View, core_of


def guess(seen: Seen[View], rng: Random) -> State:
    """A position that the seat can't tell from the true one."""
    core = core_of(seen.view, seen.setup["first"])
    _fill(core, _kept_by_stopping(seen) if "stop" in seen.moves else {}, rng)
    return State(core)


def _fill(core: Core, kept: Mapping[int, Sequence[int]], rng: Random) -> None:
    """Put cards by chance where they are hidden; a seat (from 0) in `kept` has only such cards in hand."""
    for seat in range(core.rules.seats):
        hand, pile = core.hands[seat], core.discards[seat]
        seen = {*hand, *map(abs, pile)}
        hidden = _shuffled(rng, [card for card in CARDS if card not in seen])
        may_be_held = [card for card in hidden if card in kept.get(seat, CARDS)]
        held = may_be_held[: hand.count(UNKNOWN)]
        others = iter([card for card in hidden if card not in held])
        core.hands[seat] = tuple(sorted([*filter(None, hand), *held]))
        core.discards[seat] = tuple([card or -next(others) for card in pile])  # only face-down ones are hidden
        core.decks[seat] = tuple(others)


def _kept_by_stopping(seen: Seen[View]) -> dict[int, list[int]]:
    """By seat (from 0) whose hand is hidden and that stopped: the cards that it couldn't throw then.

    The game is replayed with decks that could have led here, in which the cards come in the order in which they were
    thrown.
    """
    now = core_of(seen.view, seen.setup["first"])
    _fill(now, {}, Random(0))
    decks = [[*map(abs, now.discards[seat]), *now.hands[seat], *now.decks[seat]] for seat in range(now.rules.seats)]
    opening_hand = seen.options["opening_hand"]
    assert isinstance(opening_hand, int)
    core = Core(now.rules, decks, opening_hand)
    kept = {}
    for text in seen.moves:
        seat = core.turn
        if text == "stop" and seat + 1 != seen.seat:
            tokens, cell = core.tokens[core.level[seat]], core.cell[seat]
            kept[seat] = [card for card in CARDS if all(throw & tokens for throw in core.rules.throws[card][cell])]
        move = parse(text.replace(HIDDEN, str(decks[seat][len(core.discards[seat])])) if HIDDEN in text else text)
        assert move is not None
        core.make(move.number)
    return kept


def _shuffled(rng: Random, cards: Sequence[int]) -> list[int]:
    """In an order by chance that is the same in every version of Python."""
    return [card for _, card in sorted((rng.random(), card) for card in cards)]
