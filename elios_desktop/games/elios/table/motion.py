"""How moves of Elios are shown, and its end: beams land with their weight, each disc makes the sun brighter, a cord
snaps; whoever wins is shone upon.

A move is one timeline of nine tenths of a second at most, over the position before it. At its end, or wherever it is
cut short, the table is drawn from the position after it.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin
from random import Random

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from elios_desktop.engine.contract import AnyTransition, Event, Seat
from elios_desktop.games.elios.board import draft, listing
from elios_desktop.games.elios.rules import View
from elios_desktop.games.elios.rules.moves import BeamLanded, DiscAdded, GroupSplit, Passed, SeatFinished
from elios_desktop.games.elios.table import layout, light
from elios_desktop.games.elios.table.beams import COLOURS, TIE, paint_mark
from elios_desktop.games.elios.table.drawing import Drawing
from elios_desktop.texts.translate import fill
from elios_desktop.ui.board import animator
from elios_desktop.ui.board.items import LIFTED_SCALE, LIFTED_Z, Picture
from elios_desktop.ui.board.scene import BACKGROUND_Z, TableScene
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.materials import with_alpha

MOST_MS = 900
"""A move takes so long at most."""
_AIR_Z = LIFTED_Z - 2
_GLIDE, _APART, _ARC, _DAWN, _SNAP = 220, 60, 260, 450, 120
_OUT, _IN = 180, 220


def sound_of(transition: AnyTransition) -> str:
    """Say what is heard of a move where nothing moves: a beam by its level, a disc by how many there are."""
    for event in reversed(transition.events):
        match event:
            case BeamLanded(level=level):
                return f"marimba+{2 * level - 2}"
            case DiscAdded(discs=discs):
                return f"gong+{discs - 1}"
            case GroupSplit():
                return "string"
            case _:
                pass
    return "place"


class Motion:
    """The animations, over the scene as it shows the position before the move."""

    def __init__(
        self,
        scene: TableScene,
        drawing: Drawing,
        ms: Callable[[int], int],
        bundle_key: Callable[[Seat, str], str],
        groups: Callable[[View, Seat], Sequence[str]],
        sound: Callable[[str], None],
    ) -> None:
        self._scene = scene
        self._drawing = drawing
        self._ms = ms
        self._bundle_key = bundle_key
        """The key of the bundle with these letters that a seat's move is about."""
        self._groups = groups
        """A seat's groups in a position, as they lie."""
        self._sound = sound
        self._line = animator.Timeline()

    def step_for(
        self, events: Sequence[Event], transition: AnyTransition, names: Sequence[str], comes: Seat | None
    ) -> animator.Step:
        """Tell how to show a move; `comes` has the rack after it, if that is somebody else."""

        def step() -> QAbstractAnimation | None:
            self._line = animator.Timeline()
            for event in events:
                self._show(event, transition, names)
            if comes is not None and self._line.length:
                self._exchange(self._groups(transition.after.view(None), comes))
            return self._line.animation(self._ms, MOST_MS) if self._line.length else None

        return step

    def _show(self, event: Event, transition: AnyTransition, names: Sequence[str]) -> None:
        match event:
            case BeamLanded(seat=seat):
                beams = [each for each in transition.events if isinstance(each, BeamLanded)]
                if event is beams[0]:
                    self._land(beams, seat, transition.move.group, transition)
            case DiscAdded(discs=discs):
                self._disc(discs, transition)
            case GroupSplit(seat, group, single):
                self._split(seat, group, single, transition)
            case Passed(seat=seat):
                self._say(fill(translate("Elios", "{name} passes"), name=names[seat - 1]))
            case SeatFinished(seat=seat):
                self._say(fill(translate("Elios", "{name} has placed everything"), name=names[seat - 1]))
            case _:
                pass

    def _sprite(self, name: str, pixmap: QPixmap, spot: QPointF, z: float = _AIR_Z) -> Picture:
        """Return a picture for the time of the motion, unseen at first."""
        found = self._scene.decoration(f"moving {name}", pixmap, spot, z)
        found.setOpacity(0.0)
        found.smooth(True)
        return found

    # -- beams

    def _land(self, beams: list[BeamLanded], seat: Seat, group: str, transition: AnyTransition) -> None:
        """All beams of a bundle, each from where it is to its column."""
        key = self._bundle_key(seat, group)
        bundle = self._scene.pieces.get(key) or self._small(seat, group, transition)
        start = bundle.pos() if bundle is not None else self._from_seat(seat)
        for number, event in enumerate(beams):
            single = self._scene.pieces.get(f"{key}: {event.letter}")
            self._land_one(event, start if single is None else single.pos(), number * _APART)
            if single is not None:
                single.setVisible(False)
        if bundle is not None:
            bundle.setVisible(False)

    def _land_one(self, event: BeamLanded, start: QPointF, at: float) -> None:
        sun, line = self._drawing.where.sun, self._line
        picture, centre = self._drawing.laid_beam(event.column, event.level, event.letter)
        beam = self._sprite(f"beam {event.letter} {event.column}", picture, start)
        beam.setOpacity(1.0)
        high = sun.radius * 0.12 if start != centre else 0.0
        down = line.add(at, _GLIDE, animator.flying(beam, start, centre, high, 1.0, LIFTED_SCALE))
        spread = QSizeF(sun.half * 5.2, sun.half * 5.2 * layout.TILT)
        dust = self._sprite(f"dust {event.column}", self._drawing.ring(spread, "#fff0cc"), centre, _AIR_Z - 1)
        line.call(down, partial(self._sound, f"marimba+{2 * event.level - 2}"))
        animator.land(line, down, beam)
        line.add(down, 180, animator.swelling(dust, 0.45, 1.15, 0.8), animator.EVEN)
        self._glint(event.column, event.level, down + 60)

    def _glint(self, column: int, level: int, at: float) -> None:
        """Light runs outward over a beam."""
        sun = self._drawing.where.sun
        glint = self._sprite(
            f"glint {column}", self._drawing.glint(sun.half * 3.4), sun.spot(column, level), _AIR_Z + 1
        )

        def run(t: float) -> None:
            glint.setPos(sun.spot(column, level, t * 1.12))
            glint.setOpacity(sin(pi * min(1.0, t)))

        self._line.add(at, 200, run, animator.EVEN)

    def _small(self, seat: Seat, group: str, transition: AnyTransition) -> Picture | None:
        """Return a group in the tray of another seat."""
        groups = self._groups(transition.before.view(None), seat)
        if group not in groups:
            return None
        return self._scene.decorations().get(f"bundle {seat} {groups.index(group)}")

    def _from_seat(self, seat: Seat) -> QPointF:
        place = self._scene.places.get(f"seat {seat}")
        return place.centre if place is not None else self._drawing.where.rack.center()

    # -- discs

    def _disc(self, discs: int, transition: AnyTransition) -> None:
        """A disc comes onto the stack, and the sun is brighter."""
        drawing, sun, line = self._drawing, self._drawing.where.sun, self._line
        piece = self._scene.pieces.get("disc")
        if piece is None:
            return
        piece.setZValue(_AIR_Z)
        start, end = piece.pos(), sun.disc_top(discs)
        first = drawing.supply_size().width() / sun.disc.width() if start == piece.home else LIFTED_SCALE
        piece.show_pixmap(drawing.disc_picture(lifted=True))
        piece.smooth(True)
        high = sun.radius * 0.15 if (end - start).manhattanLength() > sun.radius * 0.2 else 0.0
        down = line.add(0, _ARC, animator.flying(piece, start, end, high, first, LIFTED_SCALE))
        line.call(down, partial(self._sound, f"gong+{discs - 1}"))
        lies = animator.land(line, down, piece)
        higher = self._sprite("stack", *drawing.stack(discs), _AIR_Z + 1)
        line.add(lies - 80, 160, animator.fading(higher, 0.0, 1.0), animator.EVEN)  # it says how many there are now
        halo = self._sprite("halo", drawing.ring(sun.disc * 4.4, "#ffe08a"), sun.disc_top(discs), _AIR_Z - 1)
        line.add(down, 300, animator.swelling(halo, 0.45, 1.25), animator.EVEN)
        self._dawn(discs, transition, _ARC - 40)

    def _dawn(self, discs: int, transition: AnyTransition, at: float) -> None:
        """The light of one more disc comes over the table, and the shadows follow."""
        drawing, line = self._drawing, self._line
        view = transition.after.view(None)
        lit = drawing.light(discs, view.result is not None)
        day = self._sprite("day", lit, self._scene.sceneRect().center(), BACKGROUND_Z + 1)
        line.add(at, _DAWN, animator.fading(day, 0.0, 1.0), animator.EVEN)
        ring = drawing.limit("moving limit", discs)
        ring.setOpacity(0.0)
        line.add(at, _DAWN, animator.fading(ring, 0.0, 1.0), animator.EVEN)
        for column, letters in enumerate(view.columns, start=1):
            if letters:
                shade = drawing.shade(f"moving shade {column}", column, len(letters), discs)
                shade.setOpacity(0.0)
                line.add(at, _DAWN, animator.fading(shade, 0.0, 1.0), animator.EVEN)
                if (before := self._scene.decorations().get(f"shade {column}")) is not None:
                    line.add(at, _DAWN, animator.fading(before, 1.0, 0.0), animator.EVEN)

    # -- groups

    def _split(self, seat: Seat, group: str, single: str, transition: AnyTransition) -> None:
        """The cord snaps, and the beams part."""
        line, key = self._line, self._bundle_key(seat, group)
        bundle = self._scene.pieces.get(key) or self._small(seat, group, transition)
        if bundle is None:
            return
        length = bundle.boundingRect().height() / 1.1
        tie = bundle.pos() + QPointF(0, length * (0.5 - TIE))
        cord = self._sprite("cord", self._drawing.cord_picture(length * 0.16), tie)
        line.call(0, partial(self._sound, "string"))
        line.add(0, _SNAP, animator.swelling(cord, 1.0, 2.3), animator.EVEN)
        beam = self._scene.pieces.get(f"{key}: {single}") or self._scene.decorations().get(
            listing.BeamChoice.key_of(single)
        )
        if beam is None:  # in the tray of another seat
            picture = self._drawing.beam_picture(single, length * 0.92, 0.0, share=0.5, lifted=True)
            beam = self._sprite("single", picture, bundle.pos(), _AIR_Z - 1)
            line.add(0, 30, animator.fading(beam, 0.0, 1.0), animator.EVEN)
        else:
            beam.setZValue(_AIR_Z)
        start = beam.pos()
        aside = start + QPointF(length * 0.5 if start.x() < self._drawing.where.split.left() else 0.0, -length * 0.06)
        line.add(_SNAP * 0.6, 200, lambda t: beam.setPos(start + (aside - start) * t), animator.SPRING)

    def _exchange(self, groups: Sequence[str]) -> None:
        """One hand leaves the rack, the next comes."""
        line, drawing = self._line, self._drawing
        at, low = min(line.length, MOST_MS - _IN - 60), QPointF(0, drawing.where.rack.height() * 1.1)
        for key, piece in self._scene.pieces.items():
            if key.startswith("bundle ") and piece.isVisible():
                line.add(
                    at - _OUT * 0.6,
                    _OUT,
                    self._slide(piece, piece.pos(), piece.pos() + low, 1.0, 0.0),
                    animator.FALLING,
                )
        shown = list(listing.bundles_of(groups))
        for bundle, bouquet in zip(shown, drawing.rack_bouquets(groups), strict=True):
            picture = drawing.bouquet_picture(bouquet, bundle.shown)
            comes = self._sprite(f"next {bundle.key}", picture, bouquet.centre + low, 40.0)
            line.add(at, _IN, self._slide(comes, bouquet.centre + low, bouquet.centre, 0.0, 1.0))

    @staticmethod
    def _slide(item: Picture, start: QPointF, end: QPointF, first: float, last: float) -> Callable[[float], None]:
        def go(t: float) -> None:
            item.setPos(start + (end - start) * t)
            item.setOpacity(first + (last - first) * min(1.0, t * 1.5 if last else t))

        return go

    def _say(self, text: str) -> None:
        line = self._line
        shown = self._drawing.caption("moving words", text, self._drawing.where.sun.centre)
        shown.setOpacity(0.0)
        at = line.add(line.length, 60, animator.fading(shown, 0.0, 1.0), animator.EVEN)
        line.add(at + 400, 200, animator.fading(shown, 1.0, 0.0), animator.EVEN)


# -- the end -----------------------------------------------------------------------------------------------------------

_SPARKS = 90
_SIZE = 26.0
_LASTS = animator.LASTS_MS / 1000
_FIRST_FLARE, _NEXT_FLARE, _FLARE = 0.12, 0.06, 0.9
"""Seconds: when the first column flares, how much later the next, how long each."""


def festivity(scene: TableScene, drawing: Drawing, area: QRectF, columns: Sequence[str]) -> animator.Paint:
    """Rays shimmer behind the board, columns flare one after the other in rainbow order, the discs spin up, and marks
    fly along the rays. Everything is painted before; a frame only shows it."""
    sun, flares = drawing.where.sun, _flares(scene, drawing, columns)
    rays = [_rays(scene, drawing, area, turn) for turn in (0.0, 0.5)]
    arcs = _arcs(scene, sun)
    sparks = _marks(scene, sun)
    top = sun.disc_top(drawing.lit_by)

    def paint(painter: QPainter, _area: QRectF, seconds: float) -> None:
        strength = min(1.0, seconds * 2.2, max(0.0, (_LASTS - seconds) * 1.4))
        for number, picture in enumerate(rays):
            painter.setOpacity(strength * (0.5 + 0.5 * sin(seconds * 3.4 + number * pi)))
            painter.drawPixmap(area.topLeft(), picture)
        painter.setCompositionMode(light.Mode.CompositionMode_Plus)
        for number, (picture, spot, tip, star) in enumerate(flares):
            age = (seconds - _FIRST_FLARE - number * _NEXT_FLARE) / _FLARE
            if age >= 0:
                glow = strength * max(0.30 + 0.12 * sin(seconds * 5 - number), 1.0 - age)
                painter.setOpacity(min(1.0, glow * min(1.0, age * 12)))
                _centred(painter, picture, spot)
                _centred(painter, star, tip)
        painter.setCompositionMode(light.Mode.CompositionMode_SourceOver)
        for number, way in enumerate((1.0, -0.7)):
            painter.save()
            painter.setOpacity(strength * 0.9)
            painter.translate(top)
            painter.scale(1.0 + 0.16 * number, layout.TILT * (1.0 + 0.16 * number))
            painter.rotate(way * 200 * min(seconds, 1.0) ** 2 + way * 240 * seconds)
            _centred(painter, arcs, QPointF(0, 0))
            painter.restore()
        painter.setOpacity(1.0)
        animator.paint_sparks(painter, sparks, seconds)

    return paint


def _centred(painter: QPainter, picture: QPixmap, spot: QPointF) -> None:
    half = picture.deviceIndependentSize() / 2
    painter.drawPixmap(spot - QPointF(half.width(), half.height()), picture)


def _rays(scene: TableScene, drawing: Drawing, area: QRectF, turn: float) -> QPixmap:
    def paint(painter: QPainter, room: QRectF) -> None:
        strong = 0.30 if scene.theme.palette.dark else 0.55
        light.paint_rays(painter, room, drawing.where.sun, drawing.in_the_way, turn, strong)

    picture = QPixmap((area.size() * scene.art.ratio).toSize())  # not in the cache: it is as large as the table
    picture.setDevicePixelRatio(scene.art.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter, QRectF(QPointF(0, 0), area.size()))
    painter.end()
    return picture


def _flares(
    scene: TableScene, drawing: Drawing, columns: Sequence[str]
) -> list[tuple[QPixmap, QPointF, QPointF, QPixmap]]:
    """Of each column, in rainbow order: its light and its middle, its tip and the star there."""
    sun, made = drawing.where.sun, []
    order = sorted((draft.rainbow(letters[-1]), number) for number, letters in enumerate(columns, start=1) if letters)
    for _, column in order:
        letter, level = columns[column - 1][-1], len(columns[column - 1])
        face = sun.beam(column, level)
        box = face.boundingRect().adjusted(-12, -12, 12, 12)
        paint = partial(light.paint_flare, face=face.translated(-box.topLeft()), colour=COLOURS[letter])
        picture = scene.art.pixmap(("flare", column, level, letter), box.size(), paint)
        made.append((picture, box.center(), sun.spot(column, level, 1.1), _star(scene, sun, letter)))
    return made


def _star(scene: TableScene, sun: layout.Sun, letter: str) -> QPixmap:
    """Return the light at a beam's tip: white within, its colour around."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        light.paint_star(painter, rect, COLOURS[letter])

    size = sun.half * 4.6
    return scene.art.pixmap(("star", letter), QSizeF(size, size), paint)


def _arcs(scene: TableScene, sun: layout.Sun) -> QPixmap:
    """Arcs of light around the discs."""
    reach = sun.disc.width() * 1.32

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for wide, alpha in ((7.0, 0.16), (4.0, 0.3), (1.6, 0.95)):
            pen = QPen(with_alpha("#fff3c0", alpha), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for part in range(3):
                painter.drawArc(rect.adjusted(6, 6, -6, -6), (part * 120) * 16, 62 * 16)

    return scene.art.pixmap("arcs of light", QSizeF(2 * reach, 2 * reach), paint)


def _marks(scene: TableScene, sun: layout.Sun) -> list[animator.Spark]:
    chance, sparks = Random(7), []
    pictures = [_mark(scene, letter) for letter in COLOURS if letter != "J"]
    for number in range(_SPARKS):
        angle, size = chance.random() * 2 * pi, chance.uniform(0.6, 1.3)
        way = QPointF(cos(angle), sin(angle) * layout.TILT)
        flight = way * sun.radius * chance.uniform(0.7, 1.5)
        start = sun.board + way * sun.radius * 0.75
        born = 0.25 + chance.random() * 1.0
        sparks.append(
            animator.Spark(pictures[number % len(pictures)], start, flight, born, 1.3, size * 0.4, size, 60.0)
        )
    return sparks


def _mark(scene: TableScene, letter: str) -> QPixmap:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_mark(painter, letter, rect.center(), rect.width() * 0.44, QColor("#fff8ea"))
        paint_mark(painter, letter, rect.center(), rect.width() * 0.38, QColor(COLOURS[letter]))

    return scene.art.pixmap(("flying mark", letter), QSizeF(_SIZE, _SIZE), paint)
