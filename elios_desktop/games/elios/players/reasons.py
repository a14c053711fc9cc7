"""Why a turn is good in Elios, in the game's own terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elios_desktop.games.elios.rules.core import Core
from elios_desktop.games.elios.rules.deal import COLUMNS, JOKER, MOST_DISCS, suggested_groups
from elios_desktop.games.elios.rules.turns import DISC, PASS, SPLIT, Group, Turn
from elios_desktop.players.contract import Reason


def reasons_for(core: Core, turn: Turn, sure_in: int | None) -> list[Reason]:
    """What holds for a turn, the strongest reason first; `sure_in`: in how many turns of all seats it surely wins."""
    if sure_in == 1:
        return [Reason("elios.blocks" if turn.kind == PASS else "elios.last_beams")]
    if sure_in is not None:
        return [Reason("elios.wins", {"turns": (sure_in + 1) // 2})]
    after = core.copy()
    after.make(turn)
    opened = _placeable(after, core.player) - _placeable(core, core.player)
    if turn.kind == PASS:
        return [Reason("elios.passes")]
    if turn.kind == DISC:
        level = {"level": after.discs, "groups": opened}
        return [Reason("elios.disc_opens", level) if opened > 0 else Reason("elios.disc_waits")]
    if turn.kind == SPLIT:
        return list(_splitting(core, turn))
    return list(_placing(core, after, turn, opened))


def reasons_for_groups(groups: Sequence[str]) -> list[Reason]:
    """What holds for a way to split a hand."""
    found = []
    if len(groups) == len(suggested_groups("".join(groups))):
        found.append(Reason("elios.few_groups", {"groups": len(groups)}))
    if JOKER in groups:
        found.append(Reason("elios.joker_alone", {"groups": len(groups)}))
    if any(len(group) == 1 and group != JOKER for group in groups):
        found.append(Reason("elios.single_beams", {"groups": len(groups)}))
    return [*found, Reason("elios.groups", {"groups": len(groups)})]


def _splitting(core: Core, turn: Turn) -> Iterator[Reason]:
    if not _fits(core, turn.group):
        for part in turn.parts:
            if _fits(core, part):
                yield Reason("elios.split_frees", {"group": part.letters})
    for part in turn.parts:
        if len(part.letters) == 1 and core.discs < MOST_DISCS and not _fits(core, part):
            for column, letters in enumerate(core.columns):
                if len(letters) == core.discs and core.takes(column, part.letters):
                    yield Reason("elios.split_later", {"group": part.letters, "column": column + 1})
    yield Reason("elios.split_waits")


def _placing(core: Core, after: Core, turn: Turn, opened: int) -> Iterator[Reason]:
    player, beams = core.player, len(turn.columns)
    if not after.left[player]:
        yield Reason("elios.own_last_beams", {"beams": beams})
    yield from _shutting_out(core, after)
    if opened > 0:
        yield Reason("elios.place_opens", {"groups": opened})
    for letter, at in turn.beams:
        # Before the first turn there is only one for each colour.
        if letter != JOKER and not core.opening and sum(core.takes(column, letter) for column in range(COLUMNS)) == 1:
            yield Reason("elios.only_column", {"column": at + 1, "colour": letter})
    if beams == max(len(other.columns) for other in core.legal()):
        yield Reason("elios.places", {"beams": beams})
    else:
        yield Reason("elios.places_small", {"beams": beams})


def _fits(core: Core, group: Group) -> bool:
    """Whether a group can be placed now, whoever's it is."""
    rows = core.open_rows()
    return any(group.placements[cells & group.cells] for cells, lacking in rows if not group.needs & lacking)


def _placeable(core: Core, player: int) -> int:
    """How many of a player's groups could be placed now, if it were that player's turn."""
    return sum(count for group, count in core.groups[player].items() if _fits(core, group))


def _shutting_out(core: Core, after: Core) -> Iterator[Reason]:
    """How many groups of opponents could be placed, and can't be any more; and whose they are, if they are one's."""
    own = next(side for side in core.sides() if core.player in side)
    opponents = [player for player in range(len(core.left)) if player not in own]
    shut = {player: _placeable(core, player) - _placeable(after, player) for player in opponents}
    groups = sum(shut.values())
    if groups > 0:
        affected = [player for player in opponents if shut[player]]
        yield Reason("elios.shuts_out", {"groups": groups} | ({"seat": affected[0] + 1} if len(affected) == 1 else {}))
