"""How moves of Elios are shown one after the other, and its end: the sun shines, and colours go out from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF, QRadialGradient

from elios_desktop.engine.contract import AnyTransition, Event, Seat
from elios_desktop.games.elios.board.listing import Choice
from elios_desktop.games.elios.rules.moves import BeamLanded, DiscAdded, GroupSplit, Passed, SeatFinished
from elios_desktop.games.elios.table.beams import COLOURS, paint_mark
from elios_desktop.games.elios.table.drawing import Drawing
from elios_desktop.games.elios.table.layout import Sun
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board.animator import (
    LASTS_MS,
    Paint,
    Spark,
    Step,
    fade,
    glide,
    in_turn,
    paint_sparks,
    pause,
    together,
)
from elios_desktop.ui.board.items import LIFTED_Z
from elios_desktop.ui.board.scene import TableScene
from elios_desktop.ui.kit.i18n import translate


class Motion:
    """The animations, over the scene as it shows the position before the move."""

    def __init__(
        self, scene: TableScene, drawing: Drawing, ms: Callable[[int], int], bundle_key: Callable[[Seat, str], str]
    ) -> None:
        self._scene = scene
        self._drawing = drawing
        self._ms = ms
        self._bundle_key = bundle_key
        """The key of the bundle with these letters that a seat's move is about."""

    def step_for(self, event: Event, transition: AnyTransition, names: Sequence[str]) -> Step | None:
        """How to show one event, or None."""
        match event:
            case BeamLanded():
                beams = [each for each in transition.events if isinstance(each, BeamLanded)]
                return self._land(beams, transition.move.group) if event is beams[0] else None
            case DiscAdded(discs=discs):
                return self._disc(discs)
            case GroupSplit(seat, group, single):
                return self._split(seat, group, single)
            case Passed(seat=seat):
                return self._say(fill(translate("Elios", "{name} passes"), name=names[seat - 1]))
            case SeatFinished(seat=seat):
                return self._say(fill(translate("Elios", "{name} has placed everything"), name=names[seat - 1]))
        return None

    def _land(self, beams: list[BeamLanded], group: str) -> Step:
        """All beams of a bundle at once: each from where it is to its column."""

        def step() -> QAbstractAnimation | None:
            key = self._bundle_key(beams[0].seat, group)
            bundle = self._scene.pieces.get(key)
            start = bundle.pos() if bundle is not None else self._from_seat(beams[0].seat)
            flights = []
            for event in beams:
                picture, centre = self._drawing.laid_beam(event.column, event.level, event.letter)
                single = self._scene.pieces.get(f"{key}: {event.letter}")
                here = single.pos() if single is not None else start
                flights.append(self._fly(f"flying {event.letter}", picture, here, centre))
                if single is not None:
                    single.setVisible(False)
            if bundle is not None:
                bundle.setVisible(False)
            return together(*flights)

        return step

    def _from_seat(self, seat: Seat) -> QPointF:
        place = self._scene.places.get(f"seat {seat}")
        return place.centre if place is not None else self._drawing.where.rack.center()

    def _fly(self, key: str, picture: QPixmap, start: QPointF, end: QPointF) -> QAbstractAnimation:
        flying = self._scene.decoration(key, picture, start, LIFTED_Z - 2)
        return glide(flying, end, self._ms(220), arc=self._drawing.where.sun.radius * 0.12)

    def _disc(self, discs: int) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get("disc")
            if piece is None:
                return None
            piece.setZValue(LIFTED_Z - 2)
            sun = self._drawing.where.sun
            return glide(piece, sun.disc_top(discs), self._ms(220), arc=sun.radius * 0.15)

        return step

    def _split(self, seat: Seat, group: str, single: str) -> Step:
        def step() -> QAbstractAnimation | None:
            piece = self._scene.pieces.get(f"{self._bundle_key(seat, group)}: {single}")
            if piece is not None:
                piece.lift()
            flying = piece or self._scene.decorations().get(Choice.key_of(single))
            return (
                None if flying is None else glide(flying, self._drawing.where.split.center(), self._ms(200), arc=20.0)
            )

        return step

    def _say(self, text: str) -> Step:
        def step() -> QAbstractAnimation | None:
            shown = self._drawing.caption("said", text, self._drawing.where.sun.centre)
            return in_turn(pause(self._ms(450)), fade(shown, 0.0, self._ms(200)))

        return step


_RAYS = 16
_SPARKS = 90
_SIZE = 26.0
_LASTS = LASTS_MS / 1000


def festivity(scene: TableScene, sun: Sun) -> Paint:
    """Rays that turn slowly, and marks that fly."""
    chance, sparks = Random(7), []
    pictures = [_mark(scene, letter) for letter in COLOURS if letter != "J"]
    for number in range(_SPARKS):
        angle, size = chance.random() * 2 * pi, chance.uniform(0.6, 1.3)
        flight = QPointF(cos(angle), sin(angle)) * sun.radius * chance.uniform(0.7, 1.7)
        born = chance.random() * 1.1
        sparks.append(Spark(pictures[number % len(pictures)], sun.centre, flight, born, 1.3, size * 0.4, size, 90.0))

    def paint(painter: QPainter, area: QRectF, seconds: float) -> None:
        strength = min(1.0, seconds * 2.2, max(0.0, (_LASTS - seconds) * 1.4))
        _paint_rays(painter, sun, area, seconds, strength)
        paint_sparks(painter, sparks, seconds)

    return paint


def _paint_rays(painter: QPainter, sun: Sun, area: QRectF, seconds: float, strength: float) -> None:
    reach = max(area.width(), area.height()) * min(1.0, 0.25 + seconds * 0.9)
    light = QRadialGradient(sun.centre, reach)
    for at, alpha in ((0.0, 0.95), (0.25, 0.5), (0.7, 0.16), (1.0, 0.0)):
        colour = QColor("#ffd75a")
        colour.setAlphaF(alpha * strength)
        light.setColorAt(at, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for ray in range(_RAYS):
        middle, half = ray * 2 * pi / _RAYS + seconds * 0.22, pi / _RAYS * (0.62 if ray % 2 else 0.36)
        ends = [sun.centre + QPointF(cos(each), sin(each)) * reach for each in (middle - half, middle + half)]
        painter.drawPolygon(QPolygonF([sun.centre, *ends]))


def _mark(scene: TableScene, letter: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_mark(painter, letter, rect.center(), rect.width() * 0.44, QColor("#fff8ea"))
        paint_mark(painter, letter, rect.center(), rect.width() * 0.38, QColor(COLOURS[letter]))

    return scene.art.pixmap(("flying mark", letter), QSizeF(_SIZE, _SIZE), paint)
