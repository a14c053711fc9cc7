"""What is on the table of Elios as a plain list, and what a hand can hold and where it can put that, by key.

Pieces: `bundle AGJ` (a second equal one: `bundle AGJ 2`), the beams tied in it `bundle AGJ: G`, while arranging the
loose beams `beam G1`, and `disc`. Places: `column 5`, `sun`, `split`, `rack`, `bundle 3`, `bundle new`, `choice G`,
`supply`, `seat 2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from elios_desktop.engine.contract import Seat
from elios_desktop.games.elios.board.draft import Arranging, Draft, Placing, Splitting, letters_of, rainbow
from elios_desktop.games.elios.rules import Disc, Move, Split, View, deal, game
from elios_desktop.games.elios.words import colour, group_words
from elios_desktop.plain_board import Action, Goals, PlainBoard, Role, Situation, Thing
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class Bundle:
    """A group, tied."""

    key: str
    letters: str

    @property
    def shown(self) -> str:
        """Its letters from left to right."""
        return "".join(sorted(self.letters, key=rainbow))

    @property
    def beams(self) -> list[TiedBeam]:
        """The beams that can be taken by themselves; a single one is the bundle."""
        return [TiedBeam(self, letter) for letter in self.shown] if len(self.letters) > 1 else []


@dataclass(frozen=True, slots=True)
class TiedBeam:
    """One beam of a group."""

    bundle: Bundle
    letter: str

    @property
    def key(self) -> str:
        return f"{self.bundle.key}: {self.letter}"


@dataclass(frozen=True, slots=True)
class LooseBeam:
    """A beam while its seat arranges; `name` is "G1"."""

    name: str

    @property
    def key(self) -> str:
        return f"beam {self.name}"


@dataclass(frozen=True, slots=True)
class SpareDisc:
    """The top one of the discs beside the sun."""

    key = "disc"


Held = Bundle | TiedBeam | LooseBeam | SpareDisc
"""What a hand can hold."""


@dataclass(frozen=True, slots=True)
class Column:
    number: int

    @property
    def key(self) -> str:
        return f"column {self.number}"


@dataclass(frozen=True, slots=True)
class Sun:
    """Its middle, where the discs are stacked."""

    key = "sun"


@dataclass(frozen=True, slots=True)
class SplitBox:
    """The end of the rack where a beam leaves its bundle."""

    key = "split"


@dataclass(frozen=True, slots=True)
class Rack:
    key = "rack"


@dataclass(frozen=True, slots=True)
class Slot:
    """A bundle that beams are put into while a seat arranges, counted from 0; the last one makes a new bundle."""

    index: int
    new: bool

    @property
    def key(self) -> str:
        return "bundle new" if self.new else f"bundle {self.index + 1}"


@dataclass(frozen=True, slots=True)
class OnBeam:
    """A beam of a bundle of two or three while a seat arranges: another one may change places with it."""

    name: str

    @property
    def key(self) -> str:
        """ "on beam A1"."""
        return f"on beam {self.name}"


@dataclass(frozen=True, slots=True)
class BeamChoice:
    """A beam of the opened bundle: pressed, it leaves the others."""

    bundle: Bundle
    letter: str

    @property
    def key(self) -> str:
        return self.key_of(self.letter)

    @staticmethod
    def key_of(letter: str) -> str:
        return f"choice {letter}"


@dataclass(frozen=True, slots=True)
class Supply:
    """Where the spare discs lie."""

    key = "supply"


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's plate and what lies before it."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"seat {self.seat}"


Spot = Column | Sun | SplitBox | Rack | Slot | OnBeam | BeamChoice | Supply | SeatPlace
"""Where something can be put, pressed, or at least dropped."""


def large_first(groups: Sequence[str]) -> list[str]:
    """Groups in the order in which they lie before a seat."""
    return sorted(groups, key=lambda group: (-len(group), sorted(map(rainbow, group))))


def in_order(groups: Sequence[str], arranged: Sequence[str]) -> list[str]:
    """Groups in the order in which their seat has arranged them; what was split off lies where it came from."""
    left, ranks = [Counter(group) for group in arranged], list[tuple[int, int, str]]()
    for number, group in enumerate(large_first(groups)):
        home = next((at for at, beams in enumerate(left) if Counter(group) <= beams), len(left))
        if home < len(left):
            left[home] -= Counter(group)
        ranks.append((home, number, group))
    return [group for _, _, group in sorted(ranks)]


def bundles_of(groups: Sequence[str]) -> Iterator[Bundle]:
    """Yield the bundles of a seat, in the order in which they lie there."""
    counted: Counter[str] = Counter()
    for group in groups:
        counted[group] += 1
        yield Bundle(f"bundle {group}" if counted[group] == 1 else f"bundle {group} {counted[group]}", group)


EliosSituation = Situation[View, Move, Draft]
TEAM_SEATS = 4


@dataclass(frozen=True, slots=True)
class EliosBoard(PlainBoard):
    """The list, with what each key means."""

    held: Mapping[str, Held] = field(default_factory=dict)
    """The pieces, in the order in which they lie there."""
    spots: Mapping[str, Spot] = field(default_factory=dict)
    orders: Orders = field(default_factory=dict, repr=False)


def board(
    situation: EliosSituation,
    translate: Translate,
    times: Mapping[Seat, int] | None = None,
    orders: Orders | None = None,
) -> EliosBoard:
    """Everything on the table. `times`: how long seats took to arrange, as long as that matters."""
    orders = orders or {}
    held = {each.key: each for each in _pieces(situation, orders)}
    spots = {each.key: each for each in _spots(situation)}
    goals = Goals(held if acts(situation) else (), lambda key: goals_of(held[key], spots, situation))
    places = [_place(each, situation, translate, times or {}) for each in spots.values()]
    things = [
        *(each for each in places if Action.PRESS in each.actions),
        *(_piece(held[key], situation, translate) for key in _walked(held, situation.draft)),
        *(each for each in places if Action.PRESS not in each.actions),
    ]
    return EliosBoard(tuple(things), goals, held, spots, orders)


def acts(situation: EliosSituation) -> bool:
    """Tell whether the person at the machine may do something."""
    return bool(situation.legal) or isinstance(situation.draft, Arranging)


def front_seat(situation: EliosSituation) -> Seat:
    """Tell whose bundles lie in the rack: those of the person at the machine, else of the seat to move."""
    if isinstance(situation.draft, Arranging):
        return situation.draft.seat
    return situation.seat or situation.view.to_move or next(iter(situation.view.pending), 1)


Orders = Mapping[Seat, Sequence[str]]
"""The groups of seats as they arranged them, as far as that is known."""


def groups_before(view: View, seat: Seat, orders: Orders) -> list[str]:
    """Return what lies before a seat: its groups, or before it has arranged its single beams."""
    if view.hands and seat not in view.arranged:
        return sorted(view.hands[seat - 1], key=rainbow)
    return in_order(view.groups[seat - 1], orders.get(seat, ()))


def something_tied(situation: EliosSituation) -> bool:
    """Tell whether a beam could be taken out of any group of the seat in front."""
    return any(len(group) > 1 for group in situation.view.groups[front_seat(situation) - 1])


def opened_bundle(situation: EliosSituation) -> Bundle | None:
    """Return the bundle that lies open, so that one of its beams can be chosen."""
    draft = situation.draft
    return Bundle(draft.bundle, draft.letters) if isinstance(draft, Splitting) else None


def put_of(bundle: Bundle, draft: Draft) -> game.Put:
    """Tell which beams of a bundle have been put on which columns."""
    return draft.put if isinstance(draft, Placing) and draft.bundle == bundle.key else {}


# -- what lies there -------------------------------------------------------------------------------------------------


def _pieces(situation: EliosSituation, orders: Orders) -> Iterator[Held]:
    if situation.view.discs < deal.MOST_DISCS:
        yield SpareDisc()
    if isinstance(situation.draft, Arranging):
        yield from (LooseBeam(beam) for bundle in situation.draft.bundles for beam in bundle)
        return
    opened = opened_bundle(situation)
    for bundle in bundles_of(groups_before(situation.view, front_seat(situation), orders)):
        if bundle != opened:
            yield bundle
            yield from bundle.beams


def _spots(situation: EliosSituation) -> Iterator[Spot]:
    view, draft = situation.view, situation.draft
    yield from (Column(number) for number in range(1, len(view.columns) + 1))
    yield Sun()
    if not isinstance(draft, Arranging):
        if something_tied(situation):
            yield SplitBox()
        yield Rack()
    if opened := opened_bundle(situation):
        yield from (BeamChoice(opened, letter) for letter in opened.shown)
    yield Supply()
    yield from (SeatPlace(seat) for seat in range(1, view.seats + 1))
    if isinstance(draft, Arranging):
        yield from (Slot(index, False) for index in range(len(draft.bundles)))
        yield Slot(len(draft.bundles), True)
        yield from (OnBeam(beam) for bundle in draft.bundles if len(bundle) > 1 for beam in bundle)


def _walked(held: Mapping[str, Held], draft: Draft) -> list[str]:
    """Return the pieces as the keyboard comes to them: what is still to be placed, what can be moved, the others, the
    disc."""
    first: list[str] = []
    if isinstance(draft, Placing):
        first = [f"{draft.bundle}: {letter}" for letter in (*draft.left, *draft.put)]
    order = [*(key for key in first if key in held), *(key for key in held if key not in first)]
    return sorted(order, key=lambda key: key == SpareDisc.key)


# -- where it may go -------------------------------------------------------------------------------------------------


def goals_of(held: Held, spots: Mapping[str, Spot], situation: EliosSituation) -> Iterator[str]:
    """Yield the places where a piece may go."""
    legal, draft = situation.legal, situation.draft
    match held:
        case LooseBeam(name) if isinstance(draft, Arranging):
            slots = (spot for spot in spots.values() if isinstance(spot, Slot))
            yield from (slot.key for slot in slots if draft.may_join(name, slot.index))
            beams = (spot for spot in spots.values() if isinstance(spot, OnBeam))
            yield from (each.key for each in beams if draft.may_swap(name, each.name))
        case SpareDisc() if Disc() in legal:
            yield Sun.key
        case Bundle(_, letters):
            ways = game.placements(legal, letters)
            yield from [Sun.key] if ways else []
            yield from (Column(number).key for number in game.open_columns(ways, letters))
            if not put_of(held, draft) and Split.taking(letters[0], letters) in legal:
                yield SplitBox.key
        case TiedBeam(bundle, letter):
            put = put_of(bundle, draft)
            others = {each: column for each, column in put.items() if each != letter}
            ways = game.placements(legal, bundle.letters, others)
            yield from (Column(number).key for number in game.open_columns(ways, letter))
            if letter in put:
                yield Rack.key
            elif not put and Split.taking(letter, bundle.letters) in legal:
                yield SplitBox.key


# -- what it is called -----------------------------------------------------------------------------------------------


def _piece(held: Held, situation: EliosSituation, translate: Translate) -> Thing:
    draft, can_act = situation.draft, acts(situation)
    owner = None if isinstance(held, SpareDisc) else front_seat(situation)
    selected = isinstance(held, TiedBeam) and held.letter in put_of(held.bundle, draft)
    enabled = can_act and not (isinstance(held, SpareDisc) and isinstance(draft, Arranging))
    actions = (Action.TAKE,) if can_act else ()
    return Thing(held.key, Role.PIECE, _called(held, situation, translate), owner, enabled, selected, actions)


def _called(held: Held, situation: EliosSituation, translate: Translate) -> str:
    match held:
        case Bundle(_, letters):
            return fill(translate("Elios", "Group: {group}"), group=group_words(letters, translate))
        case TiedBeam(bundle, letter):
            words = group_words(bundle.letters, translate)
            text = translate("Elios", "{beam}, from the group {group}")
            return fill(text, beam=colour(letter, translate), group=words)
        case LooseBeam(name):
            assert isinstance(situation.draft, Arranging)  # only then beams are loose
            text, number = translate("Elios", "{beam}, in group {number}"), situation.draft.home_of(name) + 1
            return fill(text, beam=colour(name[0], translate), number=number)
        case SpareDisc():
            left = deal.MOST_DISCS - situation.view.discs
            return fill(translate("Elios", "A disc; left beside the sun: {left}"), left=left)


def _place(spot: Spot, situation: EliosSituation, translate: Translate, times: Mapping[Seat, int]) -> Thing:
    view, draft, label = situation.view, situation.draft, ""
    match spot:
        case Column(number):
            text, top = translate("Elios", "Column {column}: {top} on level {level}"), view.columns[number - 1][-1]
            label = fill(text, column=number, top=colour(top, translate), level=view.height(number))
        case Sun():
            label = fill(translate("Elios", "The middle of the sun: {discs} discs"), discs=view.discs)
        case SplitBox():
            label = translate("Elios", "Take one beam out")
        case Rack():
            label = translate("Elios", "The rack: beams put down here go back into their group")
        case Supply():
            label = translate("Elios", "The discs beside the sun")
        case SeatPlace(seat):
            label = _seat(seat, situation, translate, times.get(seat))
            return Thing(spot.key, Role.NOTE, label, seat, enabled=False)
        case BeamChoice(bundle, letter):
            text, words = (
                translate("Elios", "Take {beam} out of the group {group}"),
                group_words(bundle.letters, translate),
            )
            label = fill(text, beam=colour(letter, translate), group=words)
            return Thing(spot.key, Role.PLACE, label, actions=(Action.PRESS,))
        case Slot(new=True):
            label = translate("Elios", "A new group")
        case OnBeam(name):
            assert isinstance(draft, Arranging)  # only then there are single beams
            text = translate("Elios", "Swap with {beam}, in group {number}")
            label = fill(text, beam=colour(name[0], translate), number=draft.home_of(name) + 1)
        case Slot(index):
            assert isinstance(draft, Arranging)  # only then there are slots
            words = group_words(letters_of(draft.bundles[index]), translate)
            label = fill(translate("Elios", "Group {number}: {group}"), number=index + 1, group=words)
    return Thing(spot.key, Role.PLACE, label, enabled=acts(situation), actions=(Action.PUT,))


def _seat(seat: Seat, situation: EliosSituation, translate: Translate, ms: int | None) -> str:
    groups = groups_before(situation.view, seat, {})
    lines = ", ".join(plate_lines(seat, sum(map(len, groups)), situation.names, translate, ms))
    words = ", ".join(group_words(group, translate) for group in groups)
    text = translate("Elios", "{name}, {line}: {groups}")
    return fill(text, name=situation.names[seat - 1], line=lines, groups=words)


def plate_lines(seat: Seat, beams: int, names: Sequence[str], translate: Translate, ms: int | None) -> tuple[str, ...]:
    """Return what stands on a seat's plate under its name."""
    count = translate("Elios", "%n beam(s)", "", beams)
    if ms is not None:
        count = fill(translate("Elios", "{beams} · {time}"), beams=count, time=time_text(ms))
    if len(names) < TEAM_SEATS:
        return (count,)
    return (count, fill(translate("Elios", "With {name}"), name=names[(seat + 1) % TEAM_SEATS]))


def tag_line(groups: int, translate: Translate, ms: int | None) -> str:
    """Say what stands under the name where the number of beams is seen anyway."""
    count = translate("Elios", "%n group(s)", "", groups)
    if ms is None:
        return count
    return fill(translate("Elios", "{groups} · {time}"), groups=count, time=time_text(ms))


def time_text(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60000}:{ms // 1000 % 60:02d}"
