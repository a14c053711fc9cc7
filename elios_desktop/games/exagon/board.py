"""Lists what is on the table of Exagon, by key, where each tile may go, and how the tiles lie before a person.

There are the tiles in front, `tile 17`, and the places `cell 2,-1` and `seat 2`. Each tile lies as it was last turned;
they are sorted or not, and they may be somebody else's who is looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from elios_desktop.engine.contract import Json, Seat
from elios_desktop.games.exagon.rules import Cell, End, Gain, Give, Laid, Move, Outcome, Put, View
from elios_desktop.games.exagon.rules.tiles import EXAGON, JOLLY, SIDES, TILES, area, around, placement_of
from elios_desktop.plain_board import Action, Gesture, PlainBoard, Role, Situation, Thing
from elios_desktop.texts.translate import Translate, fill


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile in the rack in front."""

    number: int

    @property
    def key(self) -> str:
        return f"tile {self.number}"


@dataclass(frozen=True, slots=True)
class CellSpot:
    """A cell of the plane, free or not."""

    cell: Cell

    @property
    def key(self) -> str:
        return f"cell {self.cell.text}"


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """A seat's plate: a tile that is put there is given."""

    seat: Seat

    @property
    def key(self) -> str:
        return f"seat {self.seat}"


Spot = CellSpot | SeatSpot
"""Where a tile can be put, or at least dropped."""


class Sort(Enum):
    """By what the rack is sorted; one key goes from each to the next."""

    SUM = "sum"
    POINTS = "points"
    FITS = "fits"

    @property
    def following(self) -> Sort:
        """The next one."""
        every = list(Sort)
        return every[(every.index(self) + 1) % len(every)]


@dataclass(frozen=True, slots=True)
class Draft:
    """It changes nothing of the game; a save keeps how tiles are turned and sorted."""

    turned: Mapping[int, int] = field(default_factory=dict)
    """The rotation of each tile that was turned."""
    sort: Sort = Sort.SUM
    open_seat: Seat | None = None
    """Whose tiles are shown in a strip."""

    # -- turning

    def rotation(self, tile: int) -> int:
        """Tell how a tile was last turned."""
        return self.turned.get(tile, 0)

    def turn(self, tile: int, rotation: int) -> Draft:
        """A tile lies like this from now on."""
        return replace(self, turned={**self.turned, tile: rotation % SIDES})

    def rotation_on(self, view: View, tile: int, cell: Cell) -> int:
        """Return the rotation that a tile gets on a cell: as it is held, else the nearest one that fits."""
        held = self.rotation(tile)
        return min(_fitting(view, tile, cell), key=lambda rotation: _away(held, rotation), default=held)

    def turn_on(self, view: View, tile: int, cell: Cell | None, steps: int) -> Draft:
        """Turned on, clockwise; over a cell to the next rotation that fits there."""
        fitting = _fitting(view, tile, cell) if cell is not None else []
        if cell is None or not fitting:
            return self.turn(tile, self.rotation(tile) + steps)
        here = fitting.index(self.rotation_on(view, tile, cell))
        return self.turn(tile, fitting[(here + (1 if steps > 0 else -1)) % len(fitting)])

    def turns_to(self, view: View, put: Put) -> int:
        """Tell how often a tile is turned on over a cell until it lies as this move wants it."""
        fitting = _fitting(view, put.tile, put.cell)
        here = self.rotation_on(view, put.tile, put.cell)
        return (fitting.index(put.rotation) - fitting.index(here)) % len(fitting)

    def move(self, view: View, tile: HandTile, spot: Spot) -> Move:
        """Return what putting a tile there would be, legal or not."""
        if isinstance(spot, SeatSpot):
            return Give(tile.number, spot.seat)
        return Put(tile.number, spot.cell, self.rotation_on(view, tile.number, spot.cell))

    # -- sorting, looking

    def sort_next(self) -> Draft:
        """Sorted by the next thing."""
        return replace(self, sort=self.sort.following)

    def looking_at(self, seat: Seat | None) -> Draft:
        """Return it with this seat's tiles in the strip; None: nobody's."""
        return replace(self, open_seat=seat)

    def sorted(self, view: View, hand: Iterable[int]) -> list[int]:
        """Return a hand's tiles in the order in which they lie."""
        if self.sort is Sort.POINTS:
            return sorted(hand, key=lambda tile: (TILES[tile].points, TILES[tile].star, tile))
        if self.sort is Sort.FITS and view.to_move is not None:
            best = {tile: view.most_sides(tile) for tile in hand}
            return sorted(best, key=lambda tile: (-best[tile], TILES[tile].star, tile))
        return sorted(hand, key=lambda tile: (TILES[tile].star, tile))

    # -- saving

    def to_json(self) -> Json:
        """Return it for a save."""
        turned = {str(tile): rotation for tile, rotation in self.turned.items() if rotation}
        return {"turned": turned, "sort": self.sort.value}

    @classmethod
    def from_json(cls, saved: Mapping[str, Any]) -> Draft:
        """Return what `to_json` returned; wrong parts are ignored."""
        turned, sort = saved.get("turned"), saved.get("sort")
        return cls(
            {
                int(tile): rotation
                for tile, rotation in (turned if isinstance(turned, dict) else {}).items()
                if isinstance(tile, str) and tile.isdecimal() and int(tile) in TILES
                and type(rotation) is int and 0 <= rotation < SIDES
            },
            next((each for each in Sort if each.value == sort), Sort.SUM),
        )  # fmt: skip


def _fitting(view: View, tile: int, cell: Cell) -> list[int]:
    return sorted(spot.rotation for spot in view.spots(tile) if spot.cell == cell)


def _away(one: int, other: int) -> tuple[int, int]:
    """Tell how many steps of turning lie between two rotations; clockwise first when it is the same."""
    clockwise = (other - one) % SIDES
    return min(clockwise, SIDES - clockwise), clockwise


def gestures_of(move: Move, view: View) -> Sequence[Gesture]:
    """Return one gesture; none for the clock's move."""
    return gestures_left(move, view, Draft())


def gestures_left(move: Move, view: View, draft: Draft) -> Sequence[Gesture]:
    """Return the same with the tiles turned as they are now."""
    match move:
        case Put(tile, cell):
            turns = draft.turns_to(view, move)
            return (Gesture(HandTile(tile).key, CellSpot(cell).key, turns=turns, turned_there=True),)
        case Give(tile, to):
            return (Gesture(HandTile(tile).key, SeatSpot(to).key),)
        case End():
            return (Gesture(button="end"),)
    return ()


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


def say_tile(tile: int, rotation: int, translate: Translate, sides: int | None = None) -> str:
    """Return a whole tile, its areas clockwise from the upper right as it is turned; and of how many sides it can match
    others now (0: in the opening none has to)."""
    areas = " ".join(say_area(area(placement_of(tile, rotation), side), translate) for side in range(SIDES))
    if sides:
        text = translate(
            "Exagon",
            "Tile with star {tile}, star points {points}, clockwise {areas}; fits with %n side(s)",
            None,
            sides,
        )
    elif sides is not None:
        text = translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}; fits somewhere")
    else:
        text = translate("Exagon", "Tile with star {tile}, star points {points}, clockwise {areas}")
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
        Sort.SUM: translate("Exagon", "The rack is sorted by the sum in the star. Press to sort by star points (S)."),
        Sort.POINTS: translate("Exagon", "The rack is sorted by star points. Press to put what fits best first (S)."),
        Sort.FITS: translate(
            "Exagon", "What fits best comes first on the rack. Press to sort by the sum in the star (S)."
        ),
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


def board(
    situation: ExagonSituation, translate: Translate, totals: Sequence[int] = (), stays: Seat | None = None
) -> ExagonBoard:
    """Return everything on the table. `totals`: what the seats have in the tournament, if it is one; `stays`: the seat
    whose tiles lie in the rack whoever is to move."""
    view, draft = situation.view, situation.draft
    owner = stays or view.in_front
    held = {each.key: each for each in map(HandTile, draft.sorted(view, view.hands[owner - 1]))}
    spots = {each.key: each for each in _spots(view)}
    sides = {key: _sides(each, view) if owner == view.in_front else {} for key, each in held.items()}
    goals = {key: _goals(each, situation, sides[key]) for key, each in held.items()} if acts(situation) else {}
    ring = free_ring(view)
    things = [
        *(
            _tile(each, owner, situation, next(iter(sides[each.key].values()), None), translate)
            for each in held.values()
        ),
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


def _tile(tile: HandTile, owner: Seat, situation: ExagonSituation, sides: int | None, translate: Translate) -> Thing:
    label = say_tile(tile.number, situation.draft.rotation(tile.number), translate, sides)
    mine = acts(situation)
    actions = (Action.TAKE, Action.TURN, Action.FLIP) if mine else ()
    return Thing(tile.key, Role.PIECE, label, owner, enabled=mine, actions=actions)


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
