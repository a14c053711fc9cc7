"""Lists what is on the table of Elementos: the things and their keys, what is half done, and how a hand makes a move.

To begin with, a seat lays out its tokens (`LayingOut`); a held thing says where it can be put, and what comes of that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.elementos import rules, words
from elios_desktop.plain_board import Action, Exposure, Gesture, PlainBoard, Role, Situation, Thing
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class LayingOut:
    """A seat's nine tokens while it lays them out, in the order of its `arrange` move."""

    seat: Seat
    tokens: tuple[str, ...] = rules.USUAL_LAYOUT
    out: tuple[str, ...] = ()
    """The squares whose tokens stay out of the game: the other seat has a head start."""

    @property
    def squares(self) -> tuple[str, ...]:
        """Where they lie, in the same order."""
        return rules.home_squares(self.seat)

    def swapped(self, one: str, other: str) -> LayingOut:
        """Return it with the tokens on two squares in each other's place."""
        tokens, first, second = list(self.tokens), self.squares.index(one), self.squares.index(other)
        tokens[first], tokens[second] = tokens[second], tokens[first]
        return replace(self, tokens=tuple(tokens))

    def flipped(self, square: str) -> LayingOut:
        """Return it with the token on a square turned over."""
        tokens, at = list(self.tokens), self.squares.index(square)
        tokens[at] = tokens[at][::-1]
        return replace(self, tokens=tuple(tokens))

    @property
    def move(self) -> rules.Arrange:
        """What it will be when the seat is ready."""
        return rules.Arrange(self.seat, self.tokens)

    def to_json(self) -> Json:
        """Return the form in a save."""
        return {"seat": self.seat, "tokens": list(self.tokens)}


Draft = LayingOut | None


def draft_from_json(value: Json) -> Draft:
    """Return what `LayingOut.to_json` wrote; None for anything else."""
    seat, tokens = value.get("seat"), value.get("tokens")
    if type(seat) is not int or seat not in (1, 2) or not isinstance(tokens, list):
        return None
    layout = tuple(tokens)
    sound = all(isinstance(token, str) for token in layout) and rules.is_layout(layout)
    return LayingOut(seat, layout) if sound else None


READY = "ready"
"""The button that ends laying out."""


def gestures_of(move: rules.Move, view: rules.View) -> Sequence[Gesture]:
    """Return what is taken and where it is put; a layout from the usual one on."""
    match move:
        case rules.Arrange(seat):
            return (*_laying_out(LayingOut(seat), move), Gesture(button=READY))
        case rules.Flip(square):
            return (Gesture(f"token {square}", flip=True),)
        case rules.PassWand(_, target):
            return (Gesture(f"wand {view.to_move}", target),)
        case _:
            return (Gesture(f"token {move.origin}", move.target),)


def _laying_out(draft: LayingOut, wanted: rules.Arrange) -> Iterator[Gesture]:
    """Yield tokens swapped and turned over, from the back row to the front."""
    squares = draft.squares
    for at, (square, token) in enumerate(zip(squares, wanted.layout, strict=True)):
        alike = [n for n in range(at, len(squares)) if sorted(draft.tokens[n]) == sorted(token)]
        if alike[0] != at:
            draft = draft.swapped(square, squares[alike[0]])
            yield Gesture(f"token {squares[alike[0]]}", square)
        if draft.tokens[at] != token:
            draft = draft.flipped(square)
            yield Gesture(f"token {square}", flip=True)


@dataclass(frozen=True, slots=True)
class TokenPiece:
    """A token on its square, as far as the person at the machine knows it."""

    square: str
    token: rules.Token
    home: bool
    """Whether a wand stands in it."""
    locked: bool
    out: bool = False
    """Whether it stays out of the game, once all is laid out."""

    @property
    def key(self) -> str:
        """ "token b3"."""
        return f"token {self.square}"

    @property
    def owner(self) -> Seat:
        """Whose it is."""
        return self.token.owner


@dataclass(frozen=True, slots=True)
class WandPiece:
    """A wand, on the square of the token that it stands in."""

    owner: Seat
    square: str

    @property
    def key(self) -> str:
        """ "wand 1"."""
        return f"wand {self.owner}"


Held = TokenPiece | WandPiece


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the box."""

    name: str

    @property
    def key(self) -> str:
        """Its name."""
        return self.name


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """A seat's plate, and how many tokens it has left."""

    seat: Seat
    left: int

    @property
    def key(self) -> str:
        """ "seat 1"."""
        return f"seat {self.seat}"


Spot = Square | SeatPlate


ElementosSituation = Situation[rules.View, rules.Turn, Draft]
TOKENS = len(rules.USUAL_LAYOUT)
"""How many tokens a seat begins with."""


@dataclass(frozen=True, slots=True)
class ElementosBoard(PlainBoard):
    """The list, with what each key means."""

    held: Mapping[str, Held] = field(default_factory=dict)
    spots: Mapping[str, Spot] = field(default_factory=dict)


def board(situation: ElementosSituation, translate: Translate, looking: bool = False) -> ElementosBoard:
    """Return everything on the table. `looking`: the person at the machine looks at all the undersides that they may
    see."""
    held = {each.key: each for each in _pieces(situation)}
    spots = {each.key: each for each in _spots(situation, held)}
    goals = _goals(held, situation)
    things = (
        *(_piece(each, situation, translate, looking) for each in held.values()),
        *(_place(each, situation, held, translate) for each in spots.values()),
    )
    return ElementosBoard(things, goals, held, spots)


def turn_of(held: Held, spot: Spot, view: rules.View) -> rules.Turn | None:
    """Return what it is to put a piece somewhere, legal or not; None if it is no turn at all."""
    if not isinstance(spot, Square) or spot.name == held.square:
        return None
    if isinstance(held, WandPiece):
        return view.put_wand(held.owner, spot.name)
    return view.put_token(held.square, spot.name)


def exposure(view: rules.View, key: str) -> Exposure | None:
    """Tell what could take the token with this key, or on the square with it."""
    square = next((at for at in view.tokens if key in (at, f"token {at}")), None)
    if square is None:
        return None
    token = view.tokens[square]
    homes = set(view.wands.values())
    if square in homes:
        return Exposure(safe=True)
    takers = (
        at
        for at, other in view.tokens.items()
        if other.owner != token.owner and at not in homes and rules.takes(other.owner, other.up, at, token.up, square)
    )
    return Exposure(tuple(f"token {at}" for at in takers))


def may_look(held: Held, seat: Seat | None) -> bool:
    """Tell whether a person knows what is under a piece, and may look."""
    return isinstance(held, TokenPiece) and held.owner == seat and held.token.under != rules.HIDDEN


# -- what lies there


def _pieces(situation: ElementosSituation) -> Iterator[Held]:
    view, draft = situation.view, situation.draft
    tokens, wands = dict(view.tokens), dict(view.wands)
    if draft is not None:
        laid = zip(draft.squares, draft.tokens, strict=True)
        tokens |= {square: rules.Token(draft.seat, sides[0], sides[1]) for square, sides in laid}
        wands[draft.seat] = rules.wand_start(draft.seat)
    out = draft.out if draft is not None else ()
    for square, token in tokens.items():
        yield TokenPiece(square, token, square in wands.values(), square in view.locked, square in out)
    for seat, square in wands.items():
        yield WandPiece(seat, square)


def _spots(situation: ElementosSituation, held: Mapping[str, Held]) -> Iterator[Spot]:
    yield from (Square(name) for name in rules.SQUARES)
    for seat in (1, 2):
        left = sum(isinstance(each, TokenPiece) and each.owner == seat for each in held.values())
        # While both lay out, those that are not on the board yet, or not to be seen, are not lost.
        yield SeatPlate(seat, TOKENS if situation.view.phase == "arrange" else left)


def _may_take(held: Held, situation: ElementosSituation) -> bool:
    draft = situation.draft
    if draft is not None:
        return isinstance(held, TokenPiece) and held.owner == draft.seat
    return bool(situation.legal) and held.owner == situation.view.to_move


def _goals(held: Mapping[str, Held], situation: ElementosSituation) -> dict[str, tuple[str, ...]]:
    """Return for each piece that can be taken where it may go."""
    goals: dict[str, set[str]] = {key: set() for key, each in held.items() if _may_take(each, situation)}
    draft, wand = situation.draft, f"wand {situation.view.to_move}"
    if draft is not None:
        return {key: tuple(each for each in draft.squares if each != held[key].square) for key in goals}
    for move in situation.legal:
        match move:
            case rules.PassWand():
                goals[wand].add(move.target)
            case rules.Carry():  # whichever of the two is in the hand
                goals[wand].add(move.target)
                goals[f"token {move.origin}"].add(move.target)
            case rules.Step() | rules.Take():
                goals[f"token {move.origin}"].add(move.target)
    return {key: tuple(sorted(squares, key=rules.SQUARES.index)) for key, squares in goals.items()}


# -- what it is called, and what can be done with it


def _piece(held: Held, situation: ElementosSituation, translate: Translate, looking: bool) -> Thing:
    names, takeable = situation.names, _may_take(held, situation)
    actions = [Action.TAKE] if takeable else []
    if isinstance(held, WandPiece):
        text = translate("Elementos", "{name}’s wand, on {square}")
        label = fill(text, name=names[held.owner - 1], square=held.square)
        return Thing(held.key, Role.PIECE, label, held.owner, takeable, actions=tuple(actions))
    label = _token(held, situation, translate)
    if takeable and (situation.draft is not None or rules.Flip(held.square) in situation.legal):
        actions.append(Action.FLIP)
    if may_look(held, situation.seat):
        actions.append(Action.LOOK)
    if looking and held.token.under != rules.HIDDEN:
        text = translate("Elementos", "{what}. Underneath: {symbol}")
        label = fill(text, what=label, symbol=words.symbol(held.token.under, translate))
    return Thing(held.key, Role.PIECE, label, held.owner, takeable, actions=tuple(actions))


def _place(spot: Spot, situation: ElementosSituation, held: Mapping[str, Held], translate: Translate) -> Thing:
    if isinstance(spot, SeatPlate):
        text, count = translate("Elementos", "{name}: {count}"), tokens_left(spot, translate)
        label = fill(text, name=situation.names[spot.seat - 1], count=count)
        return Thing(spot.key, Role.NOTE, label, spot.seat, enabled=False)
    there = held.get(f"token {spot.name}")
    if isinstance(there, TokenPiece):
        label = _token(there, situation, translate)
    else:
        label = fill(translate("Elementos", "{square}, empty"), square=spot.name)
    acts = bool(situation.legal) or isinstance(situation.draft, LayingOut)
    return Thing(spot.key, Role.PLACE, label, enabled=acts, actions=(Action.PUT,))


def tokens_left(plate: SeatPlate, translate: Translate) -> str:
    """Say what stands on a plate under the name."""
    return translate("Elementos", "%n token(s)", "", plate.left)


def _token(held: TokenPiece, situation: ElementosSituation, translate: Translate) -> str:
    text = (
        translate("Elementos", "{square}: {name}’s {symbol}, with the wand")
        if held.home
        else translate("Elementos", "{square}: {name}’s {symbol}")
    )
    up, name = words.symbol(held.token.up, translate), situation.names[held.owner - 1]
    said = fill(text, square=held.square, symbol=up, name=name)
    if held.out:
        said = fill(translate("Elementos", "{what}. It stays out of the game"), what=said)
    if held.locked:
        said = fill(translate("Elementos", "{what}. It can’t be flipped now"), what=said)
    return said
