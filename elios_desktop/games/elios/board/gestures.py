"""How a hand makes a move of Elios."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from elios_desktop.games.elios.board.draft import Arranging, Draft, Placing, Splitting, letters_of
from elios_desktop.games.elios.board.things import Choice
from elios_desktop.games.elios.rules import Arrange, Core, Disc, Move, Pass, Place, Split, View
from elios_desktop.games.elios.rules.moves import from_core
from elios_desktop.games.elios.rules.placing import placements, settled
from elios_desktop.plain_board.contract import Gesture


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """One gesture, or several one after the other."""
    match move:
        case Arrange():
            return list(_tying(move, view))
        case Place():
            return list(_placing(move, view))
        case Split(group, single):
            return [Gesture(f"bundle {group}: {single}", "split")]
        case Disc():
            return [Gesture("disc", "sun")]
        case Pass():
            return [Gesture(button="pass")]


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture] | None:
    """How a move is made from what is half done; None if that has to be taken back first."""
    match draft:
        case Placing(bundle, letters, put):
            fits = isinstance(move, Place) and move.group == letters and put.items() <= move.column_of.items()
            return list(_beam_by_beam(move, view, bundle, put)) if isinstance(move, Place) and fits else None
        case Splitting(_, letters):
            fits = isinstance(move, Split) and move.group == letters
            return [Gesture(place=Choice.key_of(move.single))] if isinstance(move, Split) and fits else None
    return gestures_of(move, view)


def _placing(move: Place, view: View) -> Iterator[Gesture]:
    """The group onto the sun, where beams without a choice find their columns; then the others one by one."""
    bundle = f"bundle {move.group}"
    if len(move.group) == 1:
        yield Gesture(bundle, f"column {move.columns[0]}")
        return
    yield Gesture(bundle, "sun")
    yield from _beam_by_beam(move, view, bundle, {})


def _beam_by_beam(move: Place, view: View, bundle: str, there: Mapping[str, int]) -> Iterator[Gesture]:
    """What follows when some of the beams are there."""
    legal = list(map(from_core, Core.seen(view).legal()))
    put = dict(there)
    while len(ways := placements(legal, move.group, put)) > 1:
        put |= settled(ways)
        letter = next(each for each in move.group if each not in put)
        put[letter] = move.column_of[letter]
        yield Gesture(f"{bundle}: {letter}", f"column {put[letter]}")


def _tying(move: Arrange, view: View) -> Iterator[Gesture]:
    """Everything untied, and tied anew beam by beam."""
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
    """A bundle with just these letters."""
    return next(index for index, bundle in enumerate(draft.bundles) if letters_of(bundle) == letters)
