"""The table of Exagon as a plain list, and where each tile may go."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from elios_desktop.engine.contract import Seat
from elios_desktop.games.exagon.board.draft import CellSpot, Draft, HandTile, SeatSpot, Sort, Spot
from elios_desktop.games.exagon.rules import Cell, Gain, Give, Laid, Move, Outcome, View
from elios_desktop.games.exagon.rules.cells import SIDES, around
from elios_desktop.games.exagon.rules.tiles import EXAGON, JOLLY, TILES, area, placement_of
from elios_desktop.plain_board import Action, PlainBoard, Role, Situation, Thing
from elios_desktop.texts.translate import Translate, fill


def tile_count(count: int, translate: Translate) -> str:
    """Tell how many tiles a seat has."""
    return translate("Exagon", "%n tile(s)", "", count)


def point_count(count: int, translate: Translate) -> str:
    """Say what a seat has in a tournament."""
    return translate("Exagon", "%n point(s)", "", count)


def say_area(shown: str, translate: Translate) -> str:
    """Return one of a tile's six areas."""
    if shown == JOLLY:
        return translate("Exagon", "jolly", "one area of a tile")
    if shown == EXAGON:
        return translate("Exagon", "Exagon", "one area of a tile")
    return shown


def say_tile(tile: int, rotation: int, translate: Translate, fits: bool = False) -> str:
    """Return a whole tile, its areas clockwise from the upper right as it is turned."""
    areas = " ".join(say_area(area(placement_of(tile, rotation), side), translate) for side in range(SIDES))
    text = (
        translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere")
        if fits
        else translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}")
    )
    return fill(text, tile=TILES[tile].star, points=TILES[tile].points, areas=areas)


def say_cell(cell: Cell, laid: Laid | None, touches: bool, translate: Translate) -> str:
    """Return a place on the table and what lies there."""
    if laid is not None:
        what = say_tile(laid.tile, laid.rotation, translate)
        return fill(translate("Exagon", "{cell}: {what}"), cell=cell.text, what=what)
    if touches:
        return fill(translate("Exagon", "{cell}, free, beside a tile"), cell=cell.text)
    return fill(translate("Exagon", "{cell}, free"), cell=cell.text)


def sort_hint(sort: Sort, translate: Translate) -> str:
    """Say what the button that sorts the rack says: by what it is sorted, and what comes next."""
    return {
        Sort.SUM: translate("Exagon", "The rack is sorted by the sum in the star. Press for star points (S)."),
        Sort.POINTS: translate("Exagon", "The rack is sorted by star points. Press to see first what fits best (S)."),
        Sort.FITS: translate("Exagon", "What fits best comes first in the rack. Press for the sum in the star (S)."),
    }[sort]


def what_it_brings(outcome: Outcome, translate: Translate) -> str:
    """Say what putting a tile down would bring."""
    match outcome.gain:
        case Gain.MISFIT:
            text = translate("Exagon", "Sides that match: {fitting} of {sides}")
            return fill(text, fitting=outcome.matching, sides=outcome.meeting)
        case Gain.LAST_TILE:
            return translate("Exagon", "Your last tile: you win!")
        case Gain.PERFECT_FIT:
            return translate("Exagon", "6 sides: a perfect fit, you win!")
        case Gain.OPENING:
            return translate("Exagon", "1 side") if outcome.meeting else translate("Exagon", "The first tile")
        case Gain.BONUS:
            text = translate("Exagon", "{sides} sides: bonus +{bonus}")
            return fill(text, sides=outcome.matching, bonus=outcome.bonus)
        case Gain.GOES_ON:
            return translate("Exagon", "2 sides: you go on")
        case Gain.USES_BONUS:
            return translate("Exagon", "1 side: uses a bonus")
        case Gain.ENDS_TURN:
            return translate("Exagon", "1 side: ends your turn")


ExagonSituation = Situation[View, Move, Draft]


@dataclass(frozen=True, slots=True)
class ExagonBoard(PlainBoard):
    """The list, with what each key means."""

    held: Mapping[str, HandTile] = field(default_factory=dict)
    """The tiles in the rack in front, in the order in which they lie there."""
    spots: Mapping[str, Spot] = field(default_factory=dict)
    sides: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """For each tile of who is to move: the cells where it fits, best first, with how many sides match there."""

    def best(self, tile: str) -> int:
        """Return the most sides of a tile that match anywhere; 0 if it fits nowhere."""
        return next(iter(self.sides.get(tile, {}).values()), 0)


def board(situation: ExagonSituation, translate: Translate, totals: Sequence[int] = ()) -> ExagonBoard:
    """Return everything on the table. `totals`: what the seats have in the tournament, if it is one."""
    view, draft = situation.view, situation.draft
    held = {each.key: each for each in map(HandTile, draft.sorted(view, view.hands[view.in_front - 1]))}
    spots = {each.key: each for each in _spots(view)}
    sides = {key: _sides(each, view) for key, each in held.items()}
    goals = {key: _goals(each, situation, sides[key]) for key, each in held.items()} if acts(situation) else {}
    ring = free_ring(view)
    things = [
        *(_tile(each, situation, bool(sides[each.key]), translate) for each in held.values()),
        *(_seat(each.seat, situation, totals, translate) for each in spots.values() if isinstance(each, SeatSpot)),
        *(_cell(each.cell, view, ring, translate) for each in spots.values() if isinstance(each, CellSpot)),
    ]
    return ExagonBoard(tuple(things), goals, held, spots, sides)


def plate_lines(seat: Seat, view: View, totals: Sequence[int], translate: Translate) -> tuple[str, ...]:
    """Return what a seat's plate says under its name."""
    tiles = tile_count(len(view.hands[seat - 1]), translate)
    return (tiles, point_count(totals[seat - 1], translate)) if totals else (tiles,)


def _spots(view: View) -> Iterator[Spot]:
    """Yield the cells with tiles and two rings around them: farther away nobody puts a tile. And the plates."""
    ring = free_ring(view)
    yield from map(CellSpot, (*view.board, *ring, *around({*view.board, *ring})))
    yield from (SeatSpot(seat) for seat in range(1, len(view.hands) + 1))


def free_ring(view: View) -> set[Cell]:
    """Return the cells around the tiles; on an empty table the middle one."""
    return around(view.board.keys()) if view.board else {Cell(0, 0)}


def _sides(tile: HandTile, view: View) -> dict[str, int]:
    """Return the cells where a tile fits in some rotation, those with the most sides first."""
    sides = {spot.cell: spot.sides for spot in view.spots(tile.number)}
    return {CellSpot(cell).key: sides[cell] for cell in sorted(sides, key=lambda cell: (-sides[cell], cell))}


def _goals(tile: HandTile, situation: ExagonSituation, cells: Iterable[str]) -> tuple[str, ...]:
    """Tell where a tile may go: these cells, then seats to give it to."""
    takers = sorted(each.to for each in situation.legal if isinstance(each, Give) and each.tile == tile.number)
    return (*cells, *(SeatSpot(to).key for to in takers))


def acts(situation: ExagonSituation) -> bool:
    """Tell whether the person at the machine may do something."""
    return situation.seat is not None and bool(situation.legal)


def _tile(tile: HandTile, situation: ExagonSituation, fits: bool, translate: Translate) -> Thing:
    label = say_tile(tile.number, situation.draft.rotation(tile.number), translate, fits)
    mine = acts(situation)
    actions = (Action.TAKE, Action.TURN, Action.FLIP) if mine else ()
    return Thing(tile.key, Role.PIECE, label, situation.view.in_front, enabled=mine, actions=actions)


def _seat(seat: Seat, situation: ExagonSituation, totals: Sequence[int], translate: Translate) -> Thing:
    view, draft = situation.view, situation.draft
    label = f"{situation.names[seat - 1]}: {', '.join(plate_lines(seat, view, totals, translate))}"
    looked_at = draft.open_seat == seat
    if looked_at:
        shown = draft.sorted(view, view.hands[seat - 1])
        label = "; ".join((label, *(say_tile(tile, 0, translate) for tile in shown)))
    return Thing(SeatSpot(seat).key, Role.PLACE, label, seat, selected=looked_at, actions=(Action.LOOK, Action.PUT))


def _cell(cell: Cell, view: View, ring: Collection[Cell], translate: Translate) -> Thing:
    laid = view.board.get(cell)
    label = say_cell(cell, laid, bool(view.board) and cell in ring, translate)
    return Thing(CellSpot(cell).key, Role.PLACE, label, enabled=laid is None, actions=() if laid else (Action.PUT,))
