"""Holi, by the letter of the rules.

Where the rules leave something open, this is what was chosen:

- Refusals follow the listed order even across kinds of reasons: after throwing, a card that is no longer in the hand
  is `not_in_hand`, and `already_thrown` comes last of all that is said about a throw.
- A second `climb` or `descend` in a turn is `already_climbed`, also without the *Way down* card.
- A reserve that is empty "after throwing" is looked at when everything has fallen and been caught.
- Scores of rivalry card 13 are part of `hits`, not of `rivalry`.
- A turn may come back to the same seat when all others have finished.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.games.holi.reference_courtyard import BORDER, CARDS, CORNERS, GRID, SWEET_CELLS, neighbours, shapes
from tests.games.holi.reference_scoring import Scoring
from tests.reference import Json, demand, favours, is_int

LAST_CARD = 21
POINTS = {"1": 12, "2": 22, "3": 31}
SLIPPERY, FULL_HANDS, WILD_THROWS, MIRROR, EASY_CLIMB, WAY_DOWN, SHARP_EYE = 16, 17, 18, 19, 20, 21, 13


class Holi(Scoring):
    """One game under way."""

    def __init__(self, seats: int, options: Json, setup: Any) -> None:
        demand(isinstance(setup, dict) and {"first", "decks", "rivalry"} <= set(setup), "something is missing")
        first, decks, rivalry = setup["first"], setup["decks"], setup["rivalry"]
        demand(is_int(first) and 1 <= first <= seats, "no such seat begins")
        demand(isinstance(decks, list) and len(decks) == seats, "not a deck for each seat")
        for deck in decks:
            demand(isinstance(deck, list) and all(is_int(card) for card in deck), "a deck is not a list of cards")
            demand(sorted(deck) == list(range(1, 14)), "a deck is not the 13 cards")
        known = range(1, LAST_CARD + 1)
        demand(isinstance(rivalry, list) and all(is_int(card) and card in known for card in rivalry), "rivalry")
        demand(len(rivalry) <= 3 and rivalry == sorted(set(rivalry)), "rivalry cards")
        self.seats = seats
        self.first = first
        self.rivalry = list(rivalry)
        self.levels = [{}, {}, {}]
        self.sweets = [dict.fromkeys(SWEET_CELLS, 2), dict.fromkeys(SWEET_CELLS, 1), {}]
        self.pawns = [None] * seats
        self.reserves = [{other: 25 if other == seat else 0 for other in self._all()} for seat in self._all()]
        self.held_sweets = [0] * seats
        opening_hand = options.get("opening_hand", 1)
        self.hands = [sorted(deck[:opening_hand]) for deck in decks]
        self.decks = [list(deck[opening_hand:]) for deck in decks]
        self.discards: list[list[tuple[int, bool]]] = [[] for _ in decks]
        self.hits = [POINTS[options["head_start"][2]] if favours(options, seat) else 0 for seat in self._all()]
        self.finished: set[int] = set()
        self.done: set[str] = set()
        self.to_move = first
        self.result = None

    @classmethod
    def composed(cls, state: Json, first: int) -> Holi:
        """A game that has come, one way or another, to this position of phase "play"."""
        seats = len(state["pawns"])
        game = cls(seats, {}, {"first": first, "decks": [list(CARDS)] * seats, "rivalry": state["rivalry"]})
        game.levels = [dict(level) for level in state["levels"]]
        game.sweets = [dict(level) for level in state["sweets"]]
        game.pawns = [(int(pawn[0]), pawn[1:]) for pawn in state["pawns"]]
        game.reserves = [{int(seat): tokens for seat, tokens in held.items()} for held in state["reserves"]]
        game.held_sweets = list(state["held_sweets"])
        game.hands = [list(hand) for hand in state["hands"]]
        game.decks = [list(deck) for deck in state["decks"]]
        game.discards = [[(each["card"], each["up"]) for each in pile] for pile in state["discards"]]
        game.hits = list(state["hits"])
        game.finished = set(state["finished"])
        game.done = set(state["done"])
        game.to_move = state["to_move"]
        return game

    # What can be seen

    def state(self) -> Json:
        return {
            "game": "holi",
            "phase": "over" if self.result else "corners" if None in self.pawns else "play",
            "levels": [dict(level) for level in self.levels],
            "sweets": [dict(level) for level in self.sweets],
            "pawns": [f"{pawn[0]}{pawn[1]}" if pawn else None for pawn in self.pawns],
            "reserves": [{str(seat): tokens for seat, tokens in reserve.items()} for reserve in self.reserves],
            "held_sweets": list(self.held_sweets),
            "hands": [sorted(hand) for hand in self.hands],
            "decks": [list(deck) for deck in self.decks],
            "discards": [[{"card": card, "up": up} for card, up in pile] for pile in self.discards],
            "hits": list(self.hits),
            "finished": sorted(self.finished),
            "done": [kind for kind in ("throw", "move", "climb") if kind in self.done],
            "rivalry": list(self.rivalry),
            "to_move": self.to_move,
            "pending": [],
            "result": self.result,
        }

    def view(self, seat: int | None) -> Json:
        state = self.state()
        for other in self._all():
            state["decks"][other - 1] = ["?"] * len(self.decks[other - 1])
            if other != seat:
                state["hands"][other - 1] = ["?"] * len(self.hands[other - 1])
                for discard in state["discards"][other - 1]:
                    if not discard["up"]:
                        discard["card"] = "?"
        return state

    def seen(self, text: str, seat: int | None) -> str:
        words = text.split()
        return f"drop ? {words[2]}" if words[0] == "drop" and seat != self.to_move else text

    # What may be played

    def legal(self) -> list[str]:
        if self.to_move is None:
            return []
        texts = ["climb", "descend", "end", "stop"]
        for cell in GRID:
            texts += [f"corner {cell}", f"move {cell}"]
            texts += [f"drop {card} {cell}" for card in self.hands[self.to_move - 1]]
        if self.pawns[self.to_move - 1]:
            texts += self._face_up_throws()
        return sorted(text for text in set(texts) if self.why(text) is None)

    def _face_up_throws(self) -> set[str]:
        """A superset of the face-up throws: every card, way of turning and choice of cells."""
        assert self.to_move is not None
        texts = set()
        for card in self.hands[self.to_move - 1]:
            for cells in self._ways(card):
                for some in combinations(sorted(cells), min(len(cells), self._tokens_left())):
                    texts.add(f"throw {card} {' '.join(some)}")
        return texts

    def why(self, text: str) -> str | None:
        if self.result:
            return "game.over"
        words = self._read(text)
        if words is None:
            return "game.bad_notation"
        if words[0] == "corner":
            return self._why_not_corner(words[1])
        if None in self.pawns:
            return "holi.pawns_first"
        kinds: dict[str, Callable[..., str | None]] = {
            "throw": self._why_not_throw,
            "drop": self._why_not_drop,
            "move": self._why_not_move,
            "climb": self._why_not_climb,
            "descend": self._why_not_descend,
            "end": self._why_not_end,
            "stop": self._why_not_stop,
        }
        return kinds[words[0]](*words[1:])

    def _read(self, text: str) -> list[Any] | None:
        """The move's words, or None if the text is not in this game's notation."""
        if text in ("climb", "descend", "end", "stop"):
            return [text]
        found = re.fullmatch(r"(corner|move) ([a-f][1-6])", text)
        if found:
            return [found[1], found[2]]
        found = re.fullmatch(r"drop ([1-9]|1[0-3]) ([a-f][1-6])", text)
        if found:
            return ["drop", int(found[1]), found[2]]
        found = re.fullmatch(r"throw ([1-9]|1[0-3])((?: [a-f][1-6])+)", text)
        if found:
            cells = found[2].split()
            return ["throw", int(found[1]), cells] if cells == sorted(set(cells)) else None
        return None

    def _my_pawn(self) -> tuple[int, str]:
        assert self.to_move is not None
        pawn = self.pawns[self.to_move - 1]
        assert pawn is not None
        return pawn

    def _my_hand(self) -> list[int]:
        assert self.to_move is not None
        return self.hands[self.to_move - 1]

    def _tokens_left(self) -> int:
        assert self.to_move is not None
        return self.reserves[self.to_move - 1][self.to_move]

    def _pawn_on(self, level: int, cell: str) -> int | None:
        """The seat whose pawn stands there."""
        for seat in self._all():
            if self.pawns[seat - 1] == (level, cell):
                return seat
        return None

    def _token_on(self, level: int, cell: str) -> bool:
        return cell in self.levels[level - 1]

    def _ways(self, card: int) -> list[set[str]]:
        """The cells where tokens go, for each way of laying the card around the pawn inside the grid."""
        _, pawn = self._my_pawn()
        pawn_x, pawn_y = "abcdef".index(pawn[0]), "123456".index(pawn[1])
        ways = []
        for shape in shapes(card, mirrored=MIRROR in self.rivalry):
            marks = [(x, y) for x, y, mark in shape if mark == "*"]
            stands = marks or [(x, y) for x, y, _ in shape]
            for stand_x, stand_y in stands:
                spaces = [(x - stand_x + pawn_x, y - stand_y + pawn_y) for x, y, _ in shape]
                if all(0 <= x < 6 and 0 <= y < 6 for x, y in spaces):
                    ways.append({"abcdef"[x] + "123456"[y] for x, y in spaces} - {pawn})
        return ways

    def _why_not_corner(self, cell: str) -> str | None:
        if None not in self.pawns:
            return "holi.pawns_placed"
        if cell not in CORNERS:
            return "holi.not_a_corner"
        return "holi.corner_taken" if self._pawn_on(1, cell) else None

    def _why_not_throw(self, card: int, cells: list[str]) -> str | None:
        if card not in self._my_hand():
            return "holi.not_in_hand"
        level, _ = self._my_pawn()
        ways = [way for way in self._ways(card) if set(cells) <= way]
        if not ways:
            return "holi.pattern_does_not_fit"
        ways = [way for way in ways if not any(self._token_on(level, cell) for cell in way)]
        if not ways:
            return "holi.cell_has_token"
        if len(cells) > self._tokens_left():
            return "holi.too_many_tokens"
        if len(cells) < min(self._tokens_left(), max(len(way) for way in ways)):
            return "holi.must_place_all"
        return "holi.already_thrown" if "throw" in self.done else None

    def _why_not_drop(self, card: int, cell: str) -> str | None:
        assert self.to_move is not None
        if card not in self._my_hand():
            return "holi.not_in_hand"
        level, _ = self._my_pawn()
        if self._token_on(level, cell):
            return "holi.cell_has_token"
        if self._pawn_on(level, cell):
            return "holi.cell_has_pawn"
        if self._tokens_left() == 0:
            return "holi.too_many_tokens"
        pile = self.discards[self.to_move - 1]
        if pile and not pile[-1][1] and WILD_THROWS not in self.rivalry:
            return "holi.face_down_twice"
        return "holi.already_thrown" if "throw" in self.done else None

    def _why_not_move(self, cell: str) -> str | None:
        level, pawn = self._my_pawn()
        if self._pawn_on(level, cell) not in (None, self.to_move):
            return "holi.cell_has_pawn"
        if "move" in self.done:
            return "holi.already_moved"
        if cell == pawn:
            return "holi.same_cell"
        if SLIPPERY in self.rivalry and cell[0] != pawn[0] and cell[1] != pawn[1]:
            return "holi.not_in_line"
        return None

    def _why_not_climb(self) -> str | None:
        if "climb" in self.done:
            return "holi.already_climbed"
        level, pawn = self._my_pawn()
        if level == 3:
            return "holi.top_level"
        if pawn in BORDER:
            return "holi.border"
        around = sum(self._token_on(level, cell) for cell in neighbours(pawn))
        if around < (3 if EASY_CLIMB in self.rivalry else 4):
            return "holi.not_surrounded"
        return "holi.pawn_above" if self._pawn_on(level + 1, pawn) else None

    def _why_not_descend(self) -> str | None:
        if "climb" in self.done:
            return "holi.already_climbed"
        if WAY_DOWN not in self.rivalry:
            return "holi.no_way_down"
        level, pawn = self._my_pawn()
        if level == 1:
            return "holi.bottom_level"
        return "holi.pawn_below" if self._pawn_on(level - 1, pawn) else None

    def _why_not_end(self) -> str | None:
        return None if "throw" in self.done else "holi.must_throw"

    def _why_not_stop(self) -> str | None:
        if "throw" in self.done:
            return "holi.already_thrown"
        drops = (self._why_not_drop(card, cell) for card in self._my_hand() for cell in GRID)
        throws = (self.why(text) for text in self._face_up_throws())
        return "holi.can_throw" if None in drops or None in throws else None

    # Playing

    def play(self, text: str) -> None:
        code = self.why(text)
        if code is not None:
            raise ValueError(f"{text!r}: {code}")
        words = self._read(text)
        assert words is not None
        assert self.to_move is not None
        me = self.to_move
        if words[0] == "corner":
            self.pawns[me - 1] = (1, words[1])
            self._next()
            return
        level, pawn = self._my_pawn()
        if words[0] == "throw":
            for cell in words[2]:
                self._throw_face_up(level, cell)
            self._discard(words[1], up=True)
        elif words[0] == "drop":
            self._put(level, words[2])
            self._discard(words[1], up=False)
        elif words[0] == "move":
            self.done.add("move")
            self._come_to(level, words[1])
        elif words[0] in ("climb", "descend"):
            self.done.add("climb")
            self._come_to(level + 1 if words[0] == "climb" else level - 1, pawn)
        elif words[0] == "end":
            hand, deck = self._my_hand(), self.decks[me - 1]
            while len(hand) < (4 if FULL_HANDS in self.rivalry else 3) and deck:
                hand.append(deck.pop(0))
            if not hand:
                self.finished.add(me)
            self._next()
        elif words[0] == "stop":
            self.finished.add(me)
            self._next()
        if words[0] in ("throw", "drop") and self._tokens_left() == 0:
            self.finished.add(me)
            self._next()

    def _discard(self, card: int, up: bool) -> None:
        assert self.to_move is not None
        self._my_hand().remove(card)
        self.discards[self.to_move - 1].append((card, up))
        self.done.add("throw")

    def _throw_face_up(self, level: int, cell: str) -> None:
        assert self.to_move is not None
        hit = self._pawn_on(level, cell)
        if hit:
            self.reserves[self.to_move - 1][self.to_move] -= 1
            self.reserves[hit - 1][self.to_move] += 1
            self.hits[self.to_move - 1] += 2 if SHARP_EYE in self.rivalry else 1
        else:
            self._put(level, cell)

    def _put(self, level: int, cell: str) -> None:
        """A token of the seat to move comes to a cell without token and pawn, and falls from there."""
        assert self.to_move is not None
        self.reserves[self.to_move - 1][self.to_move] -= 1
        self.levels[level - 1][cell] = self.to_move
        self._rain(level, cell)

    def _rain(self, level: int, cell: str) -> None:
        """The token on this cell falls as far as it can."""
        while level > 1 and not self._token_on(level - 1, cell):
            colour = self.levels[level - 1].pop(cell)
            level -= 1
            catcher = self._pawn_on(level, cell)
            if catcher:
                self.reserves[catcher - 1][colour] += 1
                return
            self.levels[level - 1][cell] = colour

    def _come_to(self, level: int, cell: str) -> None:
        """The pawn of the seat to move comes to a cell, collects what lies there, and catches what falls."""
        assert self.to_move is not None
        me = self.to_move
        self.pawns[me - 1] = (level, cell)
        self.held_sweets[me - 1] += self.sweets[level - 1].pop(cell, 0)
        if self._token_on(level, cell):
            self.reserves[me - 1][self.levels[level - 1].pop(cell)] += 1
        for above in range(level + 1, 4):
            if self._token_on(above, cell):
                self._rain(above, cell)

    def _next(self) -> None:
        assert self.to_move is not None
        self.done = set()
        if len(self.finished) == self.seats:
            self._score()
            return
        self.to_move = self.to_move % self.seats + 1
        while self.to_move in self.finished:
            self.to_move = self.to_move % self.seats + 1


REFERENCE = Holi
