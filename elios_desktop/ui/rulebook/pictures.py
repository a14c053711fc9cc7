"""The pictures of the rulebook: positions drawn by the games' own tables, and single things by their art.

Single things (a beam, a tile, a card) are painted by the module `games.<id>.specimens`, with the names of
`SpecimenArt`. So a picture can't differ from what people see when they play. Each is painted when it first comes into
sight and kept until language, theme or text size change.
"""

from dataclasses import replace
from typing import Protocol, cast

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from elios_desktop.engine import contract, record
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of
from elios_desktop.rulebook.library import Label, Position, find_positions
from elios_desktop.storage import saves, settings
from elios_desktop.ui.covers import find_box, find_front, paint_box
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import Snapshot, part_of
from elios_desktop.ui.session import new_game, saving
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.table.base import AnyTable


class SpecimenArt(Protocol):
    """What such a module offers."""

    def size(self, kind: str) -> tuple[int, int]:
        """Return the size of a picture of this kind on the page."""

    def paint(self, painter: QPainter, rect: QRectF, kind: str, name: str, theme: Theme) -> None:
        """Paint one of them into a rectangle of that size."""


def find_art(game_id: str) -> SpecimenArt:
    """Return the pictures of a game's single things, imported when first asked for."""
    return cast(SpecimenArt, entry_of(game_id).load("specimens"))


NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")
"""Who sits at the tables in the pictures."""
_LABEL = 12.0
"""Half the width of a number on a picture."""
_ROUGH = 0.05
"""The pixel ratio at which a table is laid out just to see where things are."""


def _settings() -> settings.Settings:
    """Return settings by which nobody hides anything: the table shows what the seat to move sees."""
    return settings.Settings(curtain="never", animation="off")


COVER = "cover/front"
_COVER_SIZE = (142, 178)
CHAPTER_SIZE = (194, 124)
_NEAR = 0.5
"""A small picture shows what its chapter is about, and at least so much of the table around it."""


class Pictures:
    """Paints and keeps pictures. A name is "position/<name>", "chapter/<name>" (the same position, small),
    "cover/front" or "specimen/<kind>/<id>"."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._images: dict[tuple[str, str, float], QImage] = {}

    def clear(self) -> None:
        """Language, theme or text size changed."""
        self._images.clear()

    def size(self, game: str, name: str) -> QSizeF:
        """Return a picture's size on the page; known without painting it."""
        kind, rest = name.split("/", 1)
        match kind:
            case "position":
                width, height = find_positions(game)[rest].shown
            case "chapter":
                width, height = CHAPTER_SIZE
            case "cover":
                width, height = _COVER_SIZE
            case _:
                width, height = find_art(game).size(rest.split("/")[0])
        return QSizeF(width, height)

    def ready(self, game: str, name: str, ratio: float) -> QImage | None:
        """Return a picture, if it has been painted already."""
        return self._images.get((game, name, ratio))

    def blank(self) -> QImage:
        """Return what stands in a picture's place until it is painted."""
        image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(self._theme.palette.window))
        return image

    def image(self, game: str, name: str, ratio: float) -> QImage:
        """Return a picture for a pixel ratio."""
        key = (game, name, ratio)
        found = self._images.get(key)
        if found is None:
            found = self._images[key] = self._paint(game, name, ratio)
        return found

    def _paint(self, game: str, name: str, ratio: float) -> QImage:
        size = self.size(game, name)
        image = QImage(
            round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        target = QRectF(QPointF(0, 0), size)
        kind, rest = name.split("/", 1)
        if kind in ("position", "chapter"):
            position = find_positions(game)[rest]
            self._paint_position(painter, target, game, position if kind == "position" else _near(position), ratio)
        elif kind == "cover":
            self._paint_cover(painter, target, game)
        else:
            family, _, one = rest.partition("/")
            find_art(game).paint(painter, target, family, one, self._theme)
        painter.end()
        return image

    def _paint_cover(self, painter: QPainter, target: QRectF, game: str) -> None:
        """Paint the box that home shows; a game without one has its name there."""
        palette, box = self._theme.palette, find_box(game)
        if box is not None:
            shadow = QColor(palette.shadow)
            paint_box(painter, target, box.look, box.facts(), self._theme.font(), shadow, find_front(game))

    def _paint_position(self, painter: QPainter, target: QRectF, game: str, position: Position, ratio: float) -> None:
        controller = controller_for(game, position)
        snapshot = Snapshot(self._theme, controller, QSize(*position.table), _ROUGH)
        table, scene = snapshot.table, snapshot.scene
        table.explains = True
        source = part_of(table, position.crop, target.size(), position.least)
        # Once more, so that every piece is painted at exactly the size at which the picture shows it.
        scene.art.clear(ratio * target.width() / source.width())
        table.lay_out_anew(table.area)
        if position.held:
            piece = scene.pieces[position.held]
            legal = table.legal_places(piece)
            if position.over:
                table.hold(piece, scene.places[position.over])
            scene.glow(legal, position.over or None)
        if position.pressed:
            action = next(each for each in table.actions() if each.id == position.pressed)
            assert action.run is not None
            action.run()
        for names, colour in ((position.light, "glow_strong"), (position.bad, "bad")):
            if names:
                table.light(names, colour)
        painter.fillRect(target, QColor(self._theme.palette.surface))
        scene.render(painter, target, source, Qt.AspectRatioMode.IgnoreAspectRatio)
        for number, label in enumerate(position.labels, 1):
            self._paint_label(painter, target, _spot(table, label, source), number)
        snapshot.close()
        controller.deleteLater()

    def _paint_label(self, painter: QPainter, target: QRectF, spot: QPointF, number: int) -> None:
        """A number in a disc; `spot` is given in shares of the picture."""
        palette = self._theme.palette
        centre = QPointF(target.left() + spot.x() * target.width(), target.top() + spot.y() * target.height())
        disc = QRectF(0, 0, 2 * _LABEL, 2 * _LABEL)
        disc.moveCenter(centre)
        painter.setPen(QPen(QColor(palette.surface), 2))
        painter.setBrush(QColor(palette.accent))
        painter.drawEllipse(disc)
        painter.setPen(QColor(palette.surface))
        painter.setFont(self._theme.font("small", bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))


def _near(position: Position) -> Position:
    """Return a position for a small picture: near what it is about, without numbers, which nothing there explains."""
    about = position.crop or (*position.light, *((position.held,) if position.held else ()))
    return replace(position, labels=(), crop=about, least=_NEAR)


def _spot(table: AnyTable, label: Label, source: QRectF) -> QPointF:
    """Tell where a label's middle is, in shares of the part of the table that the picture shows."""
    across, down = label.at
    if not label.about:
        return QPointF(across, down)
    rect = QRectF()
    for shape, _, _ in table.shapes(label.about):
        rect = rect.united(shape.boundingRect())
    if rect.isEmpty():
        raise ValueError(f"nothing on the table is called {label.about!r}")
    x, y = rect.left() + across * rect.width(), rect.top() + down * rect.height()
    return QPointF((x - source.left()) / source.width(), (y - source.top()) / source.height())


def controller_for(game: str, position: Position) -> Controller:
    """Return the game of a position, as far as it was played; nothing of it is ever saved."""
    names = NAMES[: position.seats]
    session = Session(
        record.known_game(game), [record.SeatInfo(name) for name in names], position.options, dict(position.setup)
    )
    for move in position.moves:
        answer = session.play_text(move)
        if isinstance(answer, contract.Refusal):
            raise ValueError(f"a rulebook position of {game}: {move!r} is refused ({answer.code})")
    seats = [new_game.ChosenSeat(name, index) for index, name in enumerate(names)]
    document = saves.SaveDocument("0" * 32, "2000-01-01T00:00:00+00:00", record=session.record())
    return Controller(session, saving.SavedExtras.fresh(seats, timed=False), document, None, _settings)
