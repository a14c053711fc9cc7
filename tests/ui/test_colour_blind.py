"""Nobody needs to see colours: what differs in colour differs in shape, too, computed from what is painted.

The kinds of things that the games tell apart (beams, symbols, seats, numbers on tiles) are painted and looked at with
the eyes of people with protanopia, deuteranopia and tritanopia (Machado 2009, at full strength) and in grey. What
stands out from a thing's own colour there is its sign; each two signs differ.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from elios_desktop.games.elementos.table.art import ELEMENT_COLOURS, paint_symbol
from elios_desktop.games.elios.table.beams import COLOURS, paint_beam
from elios_desktop.games.exagon.table.art import _DARK_INK, DIGIT_COLOURS, INK, PAPER, paint_number
from elios_desktop.ui.kit.art import draw_mark
from elios_desktop.ui.kit.theme import SEAT_STYLES
from tests.sizes import each_once, sized

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
SIZE = 72
ENOUGH = 40
"""So many pixels of another tone are seen as another shape, in a picture of this size."""
STANDS_OUT = 45
"""So much another in some channel, of 255, is another tone."""


def _beam(letter: str) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        painter.translate(SIZE / 2, SIZE)
        paint_beam(painter, letter, SIZE * 1.1, SIZE * 0.6, shadow=0.0)

    return paint


def _symbol(letter: str) -> Callable[[QPainter], None]:
    return lambda painter: paint_symbol(painter, letter, QPointF(SIZE / 2, SIZE / 2), SIZE * 0.36)


def _seat(colour: int) -> Callable[[QPainter], None]:
    return lambda painter: draw_mark(painter, colour, QPointF(SIZE / 2, SIZE / 2), SIZE * 0.36)


def _number(digit: str) -> Callable[[QPainter], None]:
    def paint(painter: QPainter) -> None:
        painter.fillRect(0, 0, SIZE, SIZE, QColor(DIGIT_COLOURS[digit]))
        ink = QColor(INK if digit in _DARK_INK else PAPER)
        paint_number(painter, digit, QPointF(SIZE / 2, SIZE / 2), SIZE * 0.7, ink)

    return paint


KINDS: dict[str, dict[str, Callable[[QPainter], None]]] = {
    "beams": {letter: _beam(letter) for letter in COLOURS},
    "symbols": {letter: _symbol(letter) for letter in ELEMENT_COLOURS},
    "numbers": {digit: _number(digit) for digit in DIGIT_COLOURS},
    "seats": {style.name: _seat(number) for number, style in enumerate(SEAT_STYLES)},
}


def _seen(paint: Callable[[QPainter], None], eye: Matrix) -> list[tuple[int, ...]]:
    """The pixels, as this eye sees them."""
    picture = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    picture.fill(QColor("#e4bf8a"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    pixels = []
    for number in range(SIZE * SIZE):
        colour = picture.pixelColor(number % SIZE, number // SIZE)
        linear = [part**2.2 for part in (colour.redF(), colour.greenF(), colour.blueF())]
        mixed = [sum(weight * part for weight, part in zip(row, linear, strict=True)) for row in eye]
        pixels.append(tuple(round(255 * min(1.0, max(0.0, part)) ** (1 / 2.2)) for part in mixed))
    return pixels


def _sign(pixels: list[tuple[int, ...]]) -> frozenset[int]:
    """Where it differs from the tone that most of its middle has."""
    inside = [n for n in range(SIZE * SIZE) if 12 <= n % SIZE < SIZE - 12 and 8 <= n // SIZE < SIZE - 8]
    tones = sorted(pixels[n] for n in inside)
    usual = max(set(tones[::3]), key=tones.count)
    return frozenset(n for n in inside if max(abs(a - b) for a, b in zip(pixels[n], usual, strict=True)) > STANDS_OUT)


@sized(("kind", "eye"), each_once(KINDS, EYES)[:1], list(product(KINDS, EYES)))
def test_each_two_differ_in_shape(qapp: QApplication, kind: str, eye: str) -> None:
    signs = {name: _sign(_seen(paint, EYES[eye])) for name, paint in KINDS[kind].items()}
    assert [name for name, sign in signs.items() if len(sign) < ENOUGH] == []
    assert [pair for pair in combinations(signs, 2) if len(signs[pair[0]] ^ signs[pair[1]]) < ENOUGH] == []
