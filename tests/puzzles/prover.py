"""A second prover: slower, through the engine's contract alone, and without a line of those that made the books.

It takes the rules of puzzles to the letter. Positions are the engine's, moves are texts, nothing is pruned but by what
the rules of the games say: a wand gains one row a turn at most, and a turn places one group at most.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from elios_desktop.engine.contract import AnyGame, AnyState, Refusal, Seen, find_game
from tests.games.holi.reference_scoring import Scoring

Json = dict[str, Any]


class WrongClaimError(AssertionError):
    """What is claimed isn't so."""


def demand(so: bool, what: str) -> None:
    if not so:
        raise WrongClaimError(what)


def replayed(record: Json) -> tuple[AnyGame, list[AnyState]]:
    """Every position of a record."""
    game = find_game(record["game"])
    assert game is not None
    states = [game.start(len(record["seats"]), record["options"], record["setup"])]
    for text in record["moves"]:
        states.append(played(game, states[-1], text))
    return game, states


def played(game: AnyGame, state: AnyState, text: str) -> AnyState:
    move = game.parse(state, text)
    demand(not isinstance(move, Refusal), f"{text!r} is no move")
    transition = game.apply(state, move)
    demand(not isinstance(transition, Refusal), f"{text!r} isn't legal: {transition}")
    after: AnyState = transition.after
    return after


def worlds(record: Json, seat: int, count: int) -> Iterator[AnyState]:
    """Positions that the seat can't tell from the true one."""
    game, states = replayed(record)
    seen = Seen(
        seat,
        len(record["seats"]),
        record["options"],
        game.open_setup(record["setup"], seat),
        states[-1].view(seat),
        tuple(
            game.move_as_seen(before, game.parse(before, text), seat)
            for before, text in zip(states, record["moves"], strict=False)
        ),
    )
    for number in range(count):
        yield game.guess(seen, Random(number))


def prove(puzzle: Json, guesses: int) -> None:
    """Prove a puzzle anew, also for some of what its solver can't know; raises WrongClaimError."""
    record, seat = puzzle["record"], puzzle["seat"]
    game, states = replayed(record)
    state = states[-1]
    demand(state.to_move == seat, "it isn't the solver's turn")
    claim = CLAIMS[puzzle["kind"]]
    claim(game, state, puzzle)
    hides = puzzle["kind"].startswith("holi") or puzzle.get("blind")
    for world in worlds(record, seat, guesses if hides else 0):
        claim(game, world, puzzle)
    position = state
    for text in puzzle["line"]:
        position = played(game, position, text)


# ---- Elementos and Elios: two sides


class Duel:
    """Whether a seat reaches its goal by force."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.known: dict[tuple[AnyState, int], bool] = {}
        self.nexts: dict[AnyState, list[tuple[str, AnyState]]] = {}

    def after(self, state: AnyState) -> list[tuple[str, AnyState]]:
        """The legal moves and where they lead."""
        found = self.nexts.get(state)
        if found is None:
            found = [(move.text, self.game.apply(state, move).after) for move in self.game.legal(state)]
            found.sort(key=lambda each: (each[1].result is None, self.missing(each[1]), "x" not in each[0]))
            if len(self.nexts) > 100_000:
                self.nexts.clear()
            self.nexts[state] = found
        return found

    def missing(self, state: AnyState) -> int:
        """At least so many own turns are needed."""
        value = state.view(None)
        if self.game.id == "elios":
            return len(value.groups[self.seat - 1])
        row = int(value.wands[self.seat][1])
        return row - 1 if self.seat == 2 else 8 - row

    def reached(self, state: AnyState) -> bool:
        result = state.result
        return result is not None and self.seat in result.winners and result.reason in ("wand_across", "all_placed")

    def within(self, state: AnyState, turns: int) -> bool:
        """Whether the seat reaches its goal within so many of its turns, whatever the other does."""
        if self.reached(state):
            return True
        if state.result is not None or self.missing(state) > turns:
            return False
        key = state, turns
        if key not in self.known:
            if state.to_move == self.seat:
                found = any(self.within(after, turns - 1) for _, after in self.after(state))
            else:
                found = all(self.within(after, turns) for _, after in self.after(state))
            self.known[key] = found
        return self.known[key]


def attack(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """Within so many turns, not within fewer, and only with one first move."""
    goal, duel = puzzle["goal"], Duel(game, puzzle["seat"])
    demand(not duel.within(state, goal - 1), "it can be done in fewer turns")
    firsts = [text for text, after in duel.after(state) if duel.within(after, goal - 1)]
    demand(firsts == puzzle["first"], f"what begins a solution is {firsts}")
    demand(len(puzzle["line"]) == 2 * goal - 1, "the line isn't as long as the goal says")


def hold(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """One move only after which the other can't win by force in so many turns: the smallest such number."""
    seat, goal, duel = puzzle["seat"], puzzle["goal"], Duel(game, 3 - puzzle["seat"])
    after = dict(duel.after(state))
    demand(not any(each.result and seat in each.result.winners for each in after.values()), "it can be won at once")
    holding = [text for text, each in after.items() if not duel.within(each, goal)]
    demand(holding == puzzle["first"], f"what holds is {holding}")
    others = [each for text, each in after.items() if text not in holding]
    demand(any(not duel.within(each, goal - 1) for each in others), "a smaller number does")


# ---- Exagon: one turn


def laid_ways(game: AnyGame, state: AnyState, seat: int) -> Iterator[tuple[tuple[str, ...], AnyState]]:
    """Every set of placements of this turn, once, in some order in which it can be laid; and where it leads."""
    seen = set()
    waiting: list[tuple[tuple[str, ...], AnyState]] = [((), state)]
    while waiting:
        laid, at = waiting.pop()
        yield laid, at
        if at.result is not None or at.to_move != seat or (laid and not at.to_json()["placed"]):
            continue
        for move in game.legal(at):
            if "@" in move.text:
                more = frozenset((*laid, move.text))
                if more not in seen:
                    seen.add(more)
                    waiting.append(((*laid, move.text), game.apply(at, move).after))


def six_sides(state: AnyState, text: str) -> bool:
    """Whether a tile that was just laid has six neighbours."""
    q, r = map(int, text.split("@")[1].split("/")[0].split(","))
    board = state.to_json()["board"]
    return all(f"{q + dq},{r + dr}" in board for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)))


def fit(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """A tile that matches six sides, with so many tiles and not with fewer."""
    ways: dict[int, list[tuple[str, ...]]] = {1: [], 2: []}
    for first in _laid(game, state):
        after = played(game, state, first)
        if six_sides(after, first):
            ways[1].append((first,))
        if after.result is None and after.to_move == puzzle["seat"] and after.to_json()["placed"]:
            for second in _laid(game, after):
                if six_sides(played(game, after, second), second):
                    ways[2].append((first, second))
    demand(min(number for number in ways if ways[number]) == puzzle["goal"], "not in so many tiles")
    _check_key(puzzle, [frozenset(way) for way in ways[puzzle["goal"]]], {way[0] for way in ways[puzzle["goal"]]})
    demand(tuple(puzzle["line"]) in ways[puzzle["goal"]], "the line leads nowhere")


def _laid(game: AnyGame, state: AnyState) -> list[str]:
    return [move.text for move in game.legal(state) if "@" in move.text]


def most(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """So many tiles at most, or all tiles of the hand; no perfect fit; and a key."""
    seat, goal = puzzle["seat"], puzzle["goal"]
    value = state.to_json()
    demand(value["phase"] == "play" and value["placed"] == 0, "not the beginning of a turn")
    ways: dict[int, list[frozenset[str]]] = {}
    for laid, after in laid_ways(game, state, seat):
        ways.setdefault(len(laid), []).append(frozenset(laid))
        demand(not laid or not six_sides(after, laid[-1]), "a perfect fit is possible")
        gives = [move.text for move in game.legal(after) if move.text.startswith("give") and after.to_move == seat]
        demand(not gives, "something can be given")
    demand(max(ways) == goal, f"the most are {max(ways)}")
    hand = len(value["hands"][seat - 1])
    demand((hand == goal) == (puzzle["kind"] == "exagon.out"), "the whole hand or not")
    first = {text for text in _laid(game, state) if goal in _reach(game, played(game, state, text), seat, text)}
    _check_key(puzzle, ways[goal], first)
    demand(len(puzzle["key"]) >= max(2, goal - 2), "the key is too small")
    demand(frozenset(puzzle["line"]) in ways[goal] and len(puzzle["line"]) == goal, "the line leads nowhere")


def _reach(game: AnyGame, after: AnyState, seat: int, first: str) -> set[int]:
    """How many tiles can be laid in a turn that begins like this."""
    if after.result is not None or after.to_move != seat or not after.to_json()["placed"]:
        return {1}
    return {1 + len(laid) for laid, _ in laid_ways(game, after, seat)}


def _check_key(puzzle: Json, ways: list[frozenset[str]], first: set[str]) -> None:
    demand(sorted(first) == puzzle["first"], f"what begins a solution is {sorted(first)}")
    shared = sorted(ways[0].intersection(*ways))
    demand(shared == sorted(puzzle["key"]) and bool(shared), f"what all share is {shared}")


# ---- Holi: one turn


def turns(game: AnyGame, state: AnyState, seat: int) -> Iterator[tuple[tuple[str, ...], AnyState]]:
    """Every way to begin the turn, in every order; not its end."""
    waiting: list[tuple[tuple[str, ...], AnyState]] = [((), state)]
    while waiting:
        steps, at = waiting.pop()
        if steps:
            yield steps, at
        if at.result is None and at.to_move == seat and (at.to_json()["done"] or not steps):
            going_on = [move for move in game.legal(at) if move.text not in ("end", "stop")]
            waiting += [((*steps, move.text), game.apply(at, move).after) for move in going_on]


def plain(text: str) -> str:
    """A card that is thrown face-down is no particular one."""
    return f"drop {text.split()[-1]}" if text.startswith("drop") else text


def counted(state: AnyState, seat: int) -> int:
    """The points that a seat would have if the game ended now, by the rules."""
    value = state.to_json()
    count = Scoring()
    count.seats, count.first, count.rivalry = len(value["pawns"]), 1, value["rivalry"]
    count.levels, count.held_sweets, count.hits = value["levels"], value["held_sweets"], value["hits"]
    count.pawns = [(int(pawn[0]), pawn[1:]) for pawn in value["pawns"]]
    count.reserves = [{int(owner): tokens for owner, tokens in each.items()} for each in value["reserves"]]
    count._score()
    assert count.result is not None
    points: int = count.result["scores"][str(seat)]["total"]
    return points


def most_points(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """So many points more than before, and nothing else gives as many; the second best gives two less at least."""
    seat, goal = puzzle["seat"], puzzle["goal"]
    demand(not state.to_json()["done"], "not the beginning of a turn")
    before = counted(state, seat)
    best: dict[frozenset[str], int] = {}
    ways: dict[frozenset[str], list[tuple[str, ...]]] = {}
    for steps, after in turns(game, state, seat):
        what = frozenset(map(plain, steps))
        points = counted(after, seat) - before
        if points > best.get(what, -1000):
            best[what], ways[what] = points, []
        if points == best[what]:
            ways[what].append(steps)
    highest = max(best.values())
    demand(highest == goal, f"the most is {highest}")
    near = [what for what, points in best.items() if points > goal - 2]
    demand(len(near) == 1, "something else gives nearly as many")
    demand(sorted({steps[0] for steps in ways[near[0]]}) == puzzle["first"], "it begins in other ways")
    demand(tuple(puzzle["line"]) in ways[near[0]], "the line doesn't bring them")


def climb(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """A level higher, by one throw and on one cell."""
    seat, goal = puzzle["seat"], puzzle["goal"]
    ways = []
    for steps, after in turns(game, state, seat):
        if int(after.to_json()["pawns"][seat - 1][0]) == goal and steps[-1] == "climb":
            cell = after.to_json()["pawns"][seat - 1][1:]
            ways.append((steps, tuple(plain(text) for text in steps if text.split()[0] in ("throw", "drop")), cell))
    demand({(len(throws), cell) for _, throws, cell in ways} == {(1, ways[0][2])}, "a throw, and one cell")
    demand(len({throws for _, throws, _ in ways}) == 1, "one throw only")
    demand(sorted({steps[0] for steps, _, _ in ways}) == puzzle["first"], "it begins in other ways")
    demand(tuple(puzzle["line"]) in [steps for steps, _, _ in ways], "the line doesn't lead there")


def last(game: AnyGame, state: AnyState, puzzle: Json) -> None:
    """The game's last turn, and one way to win it."""
    seat = puzzle["seat"]
    winning: dict[frozenset[str], list[tuple[str, ...]]] = {}
    for steps, after in turns(game, state, seat):
        ended = (
            [("", after)]
            if after.result is not None
            else [
                (move.text, game.apply(after, move).after) for move in game.legal(after) if move.text in ("end", "stop")
            ]
        )
        for text, at in ended:
            demand(at.result is not None, "the game goes on after it")
            if at.result.winners == (seat,):
                whole = (*steps, text) if text else steps
                winning.setdefault(frozenset(map(plain, steps)), []).append(whole)
    demand(len(winning) == 1, f"{len(winning)} ways win")
    (ways,) = winning.values()
    demand(sorted({steps[0] for steps in ways}) == puzzle["first"], "it begins in other ways")
    demand(tuple(puzzle["line"]) in ways, "the line doesn't win")
    demand(puzzle["goal"] == 0, "no number")


CLAIMS = {
    "elementos.across": attack,
    "elementos.hold": hold,
    "elios.finish": attack,
    "elios.hold": hold,
    "exagon.fit": fit,
    "exagon.out": most,
    "exagon.most": most,
    "holi.most": most_points,
    "holi.climb": climb,
    "holi.last": last,
}
