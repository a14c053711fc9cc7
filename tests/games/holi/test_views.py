"""What a seat sees of Holi as a value: written and read back, counted, and what it can foresee."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import AnyTransition, Ended, Refusal, Scored, head_start, seen
from elios_desktop.games.holi.rules import GAME, End, View
from elios_desktop.games.holi.rules.core import START_POINTS
from elios_desktop.games.holi.rules.state import State
from tests.play import carried_out, played

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("holi-*.json"))
each_game = pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)


def transitions(path: Path) -> Iterator[AnyTransition]:
    """A whole game."""
    record = json.loads(path.read_text(encoding="utf-8"))["record"]
    state = GAME.start(len(record["seats"]), record["options"], record["setup"])
    for move in record["moves"]:
        done = carried_out(GAME, state, move)
        assert not isinstance(done, Refusal)
        yield done
        assert isinstance(done.after, State)
        state = done.after


@each_game
def test_a_view_is_written_and_read_back(path: Path) -> None:
    for done in transitions(path):
        for seat in (None, 1, 2):
            view = done.after.view(seat)
            written = view.to_json()
            assert GAME.view_from_json(json.loads(json.dumps(written))) == view
            assert (view.phase, view.to_move) == (done.after.phase, done.after.to_move)


def broken(value: Any, rng: Random) -> Any:
    """A value with one part replaced, dropped, repeated or of another type."""
    junk: list[Any] = [None, True, -1, 0, 41, 10**30, 1.5, "", "?", "x", "1", "a1", "\ud800", [], {}, [[]], {"a1": 9}]
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(list(value))
        if rng.random() < 0.1:
            return {each: value[each] for each in value if each != name}
        return {**value, name: broken(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        way = rng.random()
        new = [] if way < 0.2 else [value[at]] * 2 if way < 0.4 else [broken(value[at], rng)]
        return [*value[:at], *new, *value[at + 1 :]]
    return rng.choice(junk)


@each_game
def test_anything_else_is_no_view(path: Path) -> None:
    """What is read at all is written as it was read, to the letter."""
    rng = Random(path.stem)
    refused = 0
    for done in list(transitions(path))[::7]:
        for _ in range(40):
            spoilt = broken(done.after.view(1).to_json(), rng)
            try:
                view = View.from_json(spoilt)
            except ValueError:
                refused += 1
            else:
                assert json.dumps(view.to_json(), sort_keys=True) == json.dumps(spoilt, sort_keys=True)
    assert refused > 100


@each_game
def test_what_is_counted_now_is_what_the_end_counts(path: Path) -> None:
    """From what everybody sees; what was counted at once grows with the hits."""
    hits = [0] * 4
    seat, step = head_start(json.loads(path.read_text(encoding="utf-8"))["record"]["options"])
    if step:
        hits[seat - 1] = START_POINTS[step]
    for done in transitions(path):
        for event in done.events:
            if isinstance(event, Scored) and not event.final:
                hits[event.seat - 1] += event.points
        counts = done.after.view(None).counts()
        assert [each.hits for each in counts] == hits[: len(counts)]
        tokens = done.after.to_json()["levels"]
        for seat, each in enumerate(counts, start=1):
            assert each.levels == sum(
                worth * list(level.values()).count(seat) for worth, level in enumerate(tokens, start=1)
            )
            assert each.total == each.levels + each.reserves + each.sweets + each.hits + sum(each.of_cards.values())
            assert list(each.of_cards) == done.after.to_json()["rivalry"]
    assert done.after.result is not None
    parts = [{part: getattr(each, part) for part in each.PARTS} for each in counts]
    assert dict(zip("1234", parts, strict=False)) == done.after.result.scores


@each_game
def test_a_seat_foresees_what_it_may_know(path: Path) -> None:
    """All that will happen but the faces of cards not drawn yet and the final count."""
    for done in transitions(path):
        known = [
            event
            for event in seen(done, None if done.move == End() else done.seat)
            if not (isinstance(event, Ended) or (isinstance(event, Scored) and event.final))
        ]
        assert list(done.before.view(done.seat).foresee(done.move)) == known


@pytest.mark.parametrize(
    ("path", "broken"),
    [
        (("result",), {"winners": [1], "reason": "scored"}),
        (("result",), "over"),
        (("result", "scores"), {}),
        (("result", "scores", "1"), {"total": 1}),
        (("result", "reason"), "won"),
        (("discards", 0, 0), {"card": 1}),
        (("discards", 0, 0), {"card": "?", "up": True}),
    ],
)
def test_a_broken_view_is_refused(path: tuple[str | int, ...], broken: object) -> None:
    written = played(GAME, 2, {"opening_hand": 1}, 3).state.view(None).to_json()
    assert GAME.view_from_json(written).to_json() == written
    part: Any = written
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = broken
    with pytest.raises(ValueError, match=r"."):
        GAME.view_from_json(written)
