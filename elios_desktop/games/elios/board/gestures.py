"""How hands and moves of Elios go together: what putting a piece somewhere means, and which gestures make a move."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from elios_desktop.engine.contract import Refusal
from elios_desktop.games.elios.board import listing
from elios_desktop.games.elios.board.draft import Arranging, Draft, Placing, Splitting, letters_of
from elios_desktop.games.elios.rules import Arrange, Core, Disc, Move, Pass, Place, Split, View, moves
from elios_desktop.games.elios.rules.game import Put, against, meant_for, nearest, placements, settled, through
from elios_desktop.plain_board import Gesture
from elios_desktop.texts.translate import Translate


class Advice(Enum):
    """What is said when something is put where it means nothing."""

    NOT_ON_THE_SUN = "not on the sun"
    ONTO_THE_STACK = "onto the stack"

    def sentence(self, translate: Translate) -> str:
        return {
            Advice.NOT_ON_THE_SUN: translate(
                "Elios", "A single beam goes on a column; the whole group goes on the sun."
            ),
            Advice.ONTO_THE_STACK: translate("Elios", "Discs go on the stack in the middle of the sun."),
        }[self]


@dataclass(frozen=True, slots=True)
class NextStep:
    """The turn isn't over: this is half done now."""

    draft: Draft


Outcome = Move | NextStep | Advice | Refusal | None


def put(held: listing.Held, spot: listing.Spot, situation: listing.EliosSituation) -> Outcome:
    """Return what comes of it. A disc or a split may turn out to be illegal: then the engine says why."""
    match held:
        case listing.LooseBeam(name):
            return _loose(name, spot, situation.draft)
        case listing.SpareDisc():
            return _disc(spot)
        case listing.Bundle():
            return _bundle(held, spot, situation)
        case listing.TiedBeam():
            return _beam(held, spot, situation)


def move_of(held: listing.Held, spot: listing.Spot, situation: listing.EliosSituation) -> Move | None:
    """Return the move that it would be, legal or not; of several placements the first. None if it is none at all."""
    if isinstance(held, listing.Bundle | listing.TiedBeam) and (on := _placed(held, spot, situation)) is not None:
        return on.ways[0] if on.ways else on.nearest
    made = put(held, spot, situation)
    return None if isinstance(made, NextStep | Advice | Refusal) else made


def landings(held: listing.Held, spot: listing.Spot, situation: listing.EliosSituation) -> Put:
    """Return the columns that beams would land on at once, as far as they aren't there already."""
    if not isinstance(held, listing.Bundle | listing.TiedBeam):
        return {}
    on = _placed(held, spot, situation)
    if on is None or not on.ways:
        return {}
    beam = held.letter if isinstance(held, listing.TiedBeam) else ""
    there = listing.put_of(held.bundle if isinstance(held, listing.TiedBeam) else held, situation.draft)
    return {each: column for each, column in on.known.items() if each not in there or each == beam}


def _loose(name: str, spot: listing.Spot, draft: Draft) -> Outcome:
    if not isinstance(draft, Arranging) or not isinstance(spot, listing.Slot | listing.OnBeam):
        return None
    if isinstance(spot, listing.OnBeam) and draft.may_swap(name, spot.name):
        return NextStep(draft.swapped(name, spot.name))
    index = draft.home_of(spot.name) if isinstance(spot, listing.OnBeam) else spot.index
    return None if index == draft.home_of(name) else NextStep(draft.moved(name, index))


def _disc(spot: listing.Spot) -> Outcome:
    if isinstance(spot, listing.Sun):
        return Disc()
    return None if isinstance(spot, listing.Supply | listing.Rack) else Advice.ONTO_THE_STACK


def _bundle(held: listing.Bundle, spot: listing.Spot, situation: listing.EliosSituation) -> Outcome:
    match spot:
        case listing.Sun() | listing.Column():
            return _placing(held, spot, situation)
        case listing.SplitBox() if not listing.put_of(held, situation.draft):
            # A pair falls apart, three are opened so that one can be chosen; else the engine says why not.
            split = Split.taking(held.letters[0], held.letters)
            asks = len(held.letters) > 2 and split in situation.legal
            return NextStep(Splitting(held.key, held.letters)) if asks else split
    return None


def _beam(held: listing.TiedBeam, spot: listing.Spot, situation: listing.EliosSituation) -> Outcome:
    there, draft = listing.put_of(held.bundle, situation.draft), situation.draft
    match spot:
        case listing.Column():
            return _placing(held, spot, situation)
        case listing.Sun():
            return Advice.NOT_ON_THE_SUN
        case listing.SplitBox() if not there:
            return Split.taking(held.letter, held.bundle.letters)
        case listing.Rack() if held.letter in there and isinstance(draft, Placing):
            return NextStep(draft.without(held.letter))
    return None


# -- placing ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Placed:
    """A bundle, or one of its beams, put somewhere on the sun."""

    bundle: listing.Bundle
    put: Put
    """The beams whose column is said by that."""
    ways: Sequence[Place]
    """The legal placements that follow from it."""
    situation: listing.EliosSituation

    @property
    def known(self) -> Put:
        """The beams whose column is certain now."""
        return {**self.put, **settled(self.ways)}

    @property
    def nearest(self) -> Place:
        """The placement that comes closest to a legal one."""
        return nearest(self.situation.view, self.bundle.letters, self.put)


def _placed(
    held: listing.Bundle | listing.TiedBeam, spot: listing.Spot, situation: listing.EliosSituation
) -> _Placed | None:
    match held, spot:
        case listing.TiedBeam(bundle, letter), listing.Column(number):
            put = {**listing.put_of(bundle, situation.draft), letter: number}
            return _Placed(bundle, put, placements(situation.legal, bundle.letters, put), situation)
        case listing.Bundle(_, letters), listing.Column(number):
            ways = through(placements(situation.legal, letters), number)
            return _Placed(held, {meant_for(situation.view, letters, number): number}, ways, situation)
        case listing.Bundle(_, letters), listing.Sun():
            return _Placed(held, {}, placements(situation.legal, letters), situation)
    return None


def _placing(held: listing.Bundle | listing.TiedBeam, spot: listing.Spot, situation: listing.EliosSituation) -> Outcome:
    on = _placed(held, spot, situation)
    assert on is not None  # it is a column or the sun
    if len(on.ways) > 1:
        return NextStep(Placing(on.bundle.key, on.bundle.letters, on.known))
    return on.ways[0] if on.ways else against(situation.view, on.bundle.letters, on.put)


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """Return one gesture, or several one after the other."""
    match move:
        case Arrange():
            return list(_tying(move, view))
        case Place():
            return list(_by_hand(move, view))
        case Split(group, single):
            return [Gesture(f"bundle {group}: {single}", "split")]
        case Disc():
            return [Gesture("disc", "sun")]
        case Pass():
            return [Gesture(button="pass")]


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture] | None:
    """Tell how a move is made from what is half done; None if that has to be taken back first."""
    match draft:
        case Placing(bundle, letters, put):
            fits = isinstance(move, Place) and move.group == letters and put.items() <= move.column_of.items()
            return list(_beam_by_beam(move, view, bundle, put)) if isinstance(move, Place) and fits else None
        case Splitting(_, letters):
            fits = isinstance(move, Split) and move.group == letters
            return [Gesture(place=listing.BeamChoice.key_of(move.single))] if isinstance(move, Split) and fits else None
    return gestures_of(move, view)


def _by_hand(move: Place, view: View) -> Iterator[Gesture]:
    """Yield the group onto the sun, where beams without a choice find their columns; then the others one by one."""
    bundle = f"bundle {move.group}"
    if len(move.group) == 1:
        yield Gesture(bundle, f"column {move.columns[0]}")
        return
    yield Gesture(bundle, "sun")
    yield from _beam_by_beam(move, view, bundle, {})


def _beam_by_beam(move: Place, view: View, bundle: str, there: Mapping[str, int]) -> Iterator[Gesture]:
    """Yield what follows when some of the beams are there."""
    legal = list(map(moves.from_core, Core.seen(view).legal()))
    put = dict(there)
    while len(ways := placements(legal, move.group, put)) > 1:
        put |= settled(ways)
        letter = next(each for each in move.group if each not in put)
        put[letter] = move.column_of[letter]
        yield Gesture(f"{bundle}: {letter}", f"column {put[letter]}")


def _tying(move: Arrange, view: View) -> Iterator[Gesture]:
    """Yield everything untied, and tied anew beam by beam."""
    yield Gesture(button="reset")
    draft = Arranging.of(move.seat, [view.hands[move.seat - 1]]).untied()
    for group in move.groups:
        tied = draft.bundles[_bundle_of(draft, group[0])]
        for letter in group[1:]:
            to = draft.bundles.index(tied)
            beam = draft.bundles[_bundle_of(draft, letter)][0]
            yield Gesture(f"beam {beam}", f"bundle {to + 1}")
            before = draft.bundles[to]
            draft = draft.moved(beam, to)
            tied = next(each for each in draft.bundles if set(before) < set(each))
    yield Gesture(button="ready")


def _bundle_of(draft: Arranging, letters: str) -> int:
    """Return a bundle with just these letters."""
    return next(index for index, bundle in enumerate(draft.bundles) if letters_of(bundle) == letters)
