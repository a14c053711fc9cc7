"""What is shown of each event of Elementos: tokens glide, leave the board and turn over, wands hop."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QPixmap

from elios_desktop.engine.contract import Event
from elios_desktop.engine.games.elementos import TokenFlipped, TokenMoved, TokenTaken, WandCarried, WandPassed
from elios_desktop.ui.board.animator import Step
from elios_desktop.ui.board.items import LIFTED_Z, Piece
from elios_desktop.ui.board.motion import glide, scale, together, tween

if TYPE_CHECKING:
    from elios_desktop.ui.games.elementos.table import ElementosTable


def step_for(table: ElementosTable, event: Event) -> Step | None:
    """How to show one event, or None."""
    where = table.where
    match event:
        case TokenMoved(origin=origin, target=target):
            return _moving(table, {f"token {origin}": where.centre(target)})
        case TokenTaken(square=square):
            return _taking(table, square)
        case TokenFlipped(square=square, seat=seat, after=after):
            return _turning(table, square, table.token_picture(seat, after, lifted=True))
        case WandPassed(seat=seat, target=target):
            return _moving(table, {f"wand {seat}": table.wand_spot(target)}, arc=where.cell * 0.35)
        case WandCarried(seat=seat, origin=origin, target=target):
            return _moving(table, {f"token {origin}": where.centre(target), f"wand {seat}": table.wand_spot(target)})
    return None


def _moving(table: ElementosTable, ends: dict[str, QPointF], arc: float = 0.0) -> Step:
    """These pieces at once, each to its end."""

    def step() -> QAbstractAnimation | None:
        pieces = table.scene.pieces
        flights = [glide(pieces[key], end, table.ms(210), arc=arc) for key, end in ends.items() if key in pieces]
        return together(*flights) if flights else None

    return step


def _taking(table: ElementosTable, square: str) -> Step:
    """Off the board, to where the taker's others lie."""

    def step() -> QAbstractAnimation | None:
        piece = table.scene.pieces.get(f"token {square}")
        if piece is None:
            return None
        spot, size = table.taken_spot(piece.data_["owner"])
        piece.setZValue(LIFTED_Z - 2)
        piece.smooth(True)
        table.sounded.emit("take")
        return together(
            glide(piece, spot, table.ms(260), arc=table.where.cell * 0.3),
            scale(piece, size / piece.boundingRect().width(), table.ms(260)),
            _plain(piece, table.token_picture(piece.data_["owner"], "?", lifted=True), table.ms(260)),
        )

    return step


def _plain(piece: Piece, picture: QPixmap, ms: int) -> QAbstractAnimation:
    """Half-way it looks as it does in the tray, where its symbol is of no use any more."""

    def begin() -> Callable[[float], None]:
        def at(t: float) -> None:
            if t >= 0.5:
                piece.show_pixmap(picture)

        return at

    return tween(ms, begin)


def _turning(table: ElementosTable, square: str, picture: QPixmap) -> Step:
    def step() -> QAbstractAnimation | None:
        piece = table.scene.pieces.get(f"token {square}")
        return _turn(piece, picture, table.ms(260)) if piece else None

    return step


def _turn(piece: Piece, picture: QPixmap, ms: int) -> QAbstractAnimation:
    """Narrow until it is seen from its edge, then wide again with its other side; a little nearer on its way."""

    def begin() -> Callable[[float], None]:
        piece.smooth(True)

        def at(t: float) -> None:
            if t >= 0.5:
                piece.show_pixmap(picture)
            transform = piece.transform()
            transform.reset()
            if t < 1.0:
                near = 1 + 0.10 * sin(pi * t)
                transform.scale(max(0.05, abs(1 - 2 * t)) * near, near)
            piece.setTransform(transform)

        return at

    return tween(ms, begin)
