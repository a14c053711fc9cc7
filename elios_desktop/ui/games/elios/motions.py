"""What is shown of each event of Elios: beams fly to their columns, discs onto the stack, beams out of bundles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QPixmap

from elios_desktop.engine.contract import AnyTransition, Event
from elios_desktop.engine.games.elios.events import BeamLanded, DiscAdded, GroupSplit, Passed, SeatFinished
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import LIFTED_Z
from elios_desktop.ui.board.motion import fade, glide, in_turn, pause, together
from elios_desktop.ui.kit.i18n import translate

if TYPE_CHECKING:
    from elios_desktop.ui.games.elios.table import EliosTable


def step_for(table: EliosTable, event: Event, transition: AnyTransition) -> Step | None:
    """How to show one event, or None."""
    match event:
        case BeamLanded():
            beams = [each for each in transition.events if isinstance(each, BeamLanded)]
            return _land(table, beams, transition.move.group) if event is beams[0] else None
        case DiscAdded(discs=discs):
            return _disc(table, discs)
        case GroupSplit(group=group, single=single):
            return _split(table, group, single)
        case Passed(seat=seat):
            return _say(table, fill(translate("Elios", "{name} passes"), name=table.controller.names[seat - 1]))
        case SeatFinished(seat=seat):
            text = translate("Elios", "{name} has placed everything")
            return _say(table, fill(text, name=table.controller.names[seat - 1]))
    return None


def _land(table: EliosTable, beams: list[BeamLanded], group: str) -> Step:
    """All beams of a bundle at once: each from where it is to its column."""

    def step() -> QAbstractAnimation | None:
        scene, drawing = table.scene, table.drawing
        key = _bundle_key(table, group)
        bundle = scene.pieces.get(key)
        start = bundle.pos() if bundle is not None else _from_seat(table, beams[0].seat)
        flights = []
        for event in beams:
            picture, centre = drawing.laid_beam(event.column, event.level, event.letter)
            single = scene.pieces.get(f"{key}: {event.letter}")
            here = single.pos() if single is not None else start
            flights.append(_fly(table, f"flying {event.letter}", picture, here, centre))
            if single is not None:
                single.setVisible(False)
        if bundle is not None:
            bundle.setVisible(False)
        return together(*flights)

    return step


def _bundle_key(table: EliosTable, group: str) -> str:
    """The bundle with these letters; of equal ones, the one that was in the hand."""
    dropped = table.scene.pieces.get(table.dropped)
    return table.dropped if dropped is not None and dropped.data_.get("letters") == group else f"bundle {group}"


def _from_seat(table: EliosTable, seat: int) -> QPointF:
    place = table.scene.places.get(f"seat {seat}")
    return place.centre if place is not None else table.drawing.where.rack.center()


def _fly(table: EliosTable, key: str, picture: QPixmap, start: QPointF, end: QPointF) -> QAbstractAnimation:
    flying = table.scene.decoration(key, picture, start, LIFTED_Z - 2)
    return glide(flying, end, table.ms(220), arc=table.drawing.where.sun.radius * 0.12)


def _disc(table: EliosTable, discs: int) -> Step:
    def step() -> QAbstractAnimation | None:
        piece = table.scene.pieces.get("disc")
        if piece is None:
            return None
        piece.setZValue(LIFTED_Z - 2)
        sun = table.drawing.where.sun
        return glide(piece, sun.disc_top(discs), table.ms(220), arc=sun.radius * 0.15)

    return step


def _split(table: EliosTable, group: str, single: str) -> Step:
    def step() -> QAbstractAnimation | None:
        piece = table.scene.pieces.get(f"{_bundle_key(table, group)}: {single}")
        if piece is None:
            return None
        piece.lift()
        return glide(piece, table.drawing.where.split.center(), table.ms(200), arc=20.0)

    return step


def _say(table: EliosTable, text: str) -> Step:
    def step() -> QAbstractAnimation | None:
        shown = table.drawing.caption("said", text, table.drawing.where.sun.centre)
        return in_turn(pause(table.ms(450)), fade(shown, 0.0, table.ms(200)))

    return step
