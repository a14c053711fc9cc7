"""A film as the page's script reads it: short lists of whole numbers."""

from __future__ import annotations

from itertools import chain

from elios_desktop.engine.contract import Json
from elios_desktop.ui.export.filming import Film, Lying, Position

Entry = list[int] | int
"""A picture on the table: which, where (x, y), how high, and if it isn't as usual its width, its height and how much of
it is seen; 0 for nothing."""


def page_data(film: Film) -> Json:
    """What the script needs; the film's sheet has been cut.

    `steps` has for each move the things that changed: the thing's number, then the number of how it lies now among
    `lying`. There stands one entry for all languages, or one for each.
    """
    languages = list(film.positions)
    heights = sorted({each.height for taken in film.positions.values() for at in taken for each in at.values()})
    ranks = {height: rank for rank, height in enumerate(heights)}
    plies = len(film.positions[languages[0]])
    things = _things(film)
    known: dict[str, int] = {"0": 0}
    lying: list[Entry | list[Entry]] = [0]
    now = [0] * len(things)
    steps = []
    for ply in range(plies):
        step = []
        for thing, name in enumerate(things):
            entries = [_entry(film, film.positions[language][ply], name, ranks) for language in languages]
            entry: Entry | list[Entry] = entries[0] if all(each == entries[0] for each in entries) else entries
            key = str(entry)
            if key not in known:
                known[key] = len(lying)
                lying.append(entry)
            if known[key] != now[thing]:
                step += [thing, known[key]]
                now[thing] = known[key]
        steps.append(step)
    return {"languages": languages, "cuts": film.sheet.cuts, "lying": lying, "steps": steps}


def _things(film: Film) -> list[str]:
    """The names of all that ever lies on the table, in the order in which it came: of two at the same height the later
    one is drawn over the other."""
    return list(dict.fromkeys(chain.from_iterable(chain.from_iterable(film.positions.values()))))


def _entry(film: Film, position: Position, name: str, ranks: dict[float, int]) -> Entry:
    lying: Lying | None = position.get(name)
    if lying is None:
        return 0
    use = film.sheet.uses[lying.picture]
    entry = [use.number, lying.x, lying.y, ranks[lying.height]]
    if use.scaled or lying.faint != 100:
        entry += [use.width, use.height] if use.scaled else [0, 0]
        entry += [lying.faint] if lying.faint != 100 else []
    return entry
