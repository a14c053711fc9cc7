"""A position of Elios as a value: what was dealt and arranged, and from the first turn on a core."""

from dataclasses import dataclass

from elios_desktop.engine.contract import Json, Result, Seat
from elios_desktop.games.elios.rules import deal, views
from elios_desktop.games.elios.rules.core import Core


@dataclass(frozen=True, slots=True, eq=False)
class State:
    """A position of Elios. Nothing in it ever changes, the core included."""

    sun: str
    hands: tuple[str, ...]
    """Each seat's beams as dealt, sorted."""
    joker: str
    arranged: tuple[Seat, ...] = ()
    """The seats in the order in which they finished arranging."""
    bundles: tuple[tuple[str, ...], ...] = ()
    """While seats arrange: each seat's groups, sorted, none for a seat that has yet to arrange."""
    core: Core | None = None
    """From the first turn on."""

    def _key(self) -> tuple[object, ...]:
        position = None if self.core is None else self.core.key()
        return (self.sun, self.hands, self.joker, self.arranged, self.bundles, position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> str:
        if self.core is None:
            return "arrange"
        return "over" if self.core.over else "play"

    @property
    def to_move(self) -> Seat | None:
        return None if self.core is None or self.core.over else self.core.player + 1

    @property
    def pending(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in self.arranged)

    @property
    def result(self) -> Result | None:
        core = self.core
        if core is None or not core.over:
            return None
        winners = tuple(player + 1 for player in core.winners())
        # The core ends a game either when its winners have placed everything or when all have passed.
        reason = "blocked" if core.passes else "all_placed"
        return Result(winners, reason, {str(seat): left for seat, left in enumerate(core.left, start=1)})

    def to_json(self) -> Json:
        return self.view(None).to_json()

    def view(self, seat: Seat | None) -> views.View:
        core = self.core
        return views.View(
            phase=self.phase,
            columns=tuple(self.sun if core is None else core.columns),
            discs=deal.FIRST_DISCS if core is None else core.discs,
            hands=self.hands if core is None else (),
            groups=self.bundles if core is None else tuple(tuple(core.grouped(player)) for player in range(self.seats)),
            arranged=self.arranged,
            to_move=self.to_move,
            pending=self.pending,
            passes=0 if core is None else core.passes,
            joker=self.joker,
            result=self.result,
        )
