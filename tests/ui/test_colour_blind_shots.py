"""Whole tables as people see them who see no colours, or other ones: whatever is called otherwise looks otherwise, by
its shape. The pictures are those that lie on the table in the middle of a game, as large as they lie there."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from elios_desktop.ui.charts.look import line_pen
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.play.table_page import TablePage
from tests.facts import facts_of
from tests.ui.drive import begin, new_game, open_after
from tests.ui.stages import RECORDS, golden
from tests.ui.test_colour_blind import EYES, STANDS_OUT

Pixels = NDArray[np.float64]
Sign = NDArray[np.bool_]
SIDE = 96
ENOUGH = 80
"""So many pixels of another tone, of a thing drawn in a square of that side, are seen as another shape."""
_WHERE = re.compile(r"^(?:[a-h]\d(?: on level \d)?|−?\d+,−?\d+)[,:] ")
"""How a square or a cell is called, before what lies there."""


def _shown(qtbot: Any, game: str) -> TablePage:
    record = golden(RECORDS[game])
    facts = facts_of(game)
    seats, setup = (2, None) if facts.alone_on_table else (len(record["seats"]), record["setup"])
    controller = begin(new_game(game, seats, record["options"], setup=setup))
    return open_after(qtbot, controller, record["moves"][: round(len(record["moves"]) * facts.most_on_table)])


def _kind(label: str) -> str:
    """What a thing is, without where it is and whose it happens to be: beams, tokens, tiles and what lies on a cell."""
    what = _WHERE.sub("", label)
    return (
        what.partition(", in group")[0].partition(", with the wand")[0].partition("; fits")[0].partition(", beside")[0]
    )


def _pictures(page: TablePage) -> list[tuple[str, QPixmap]]:
    """What lies open on the table, as it is painted there now: its kind and its picture."""
    found = [(_kind(piece.label), piece.pixmap()) for piece in page.scene.pieces.values()]
    for key, picture in page.scene.decorations().items():
        thing = page.view.thing(key.removeprefix("token "))
        if key.startswith("token ") and thing is not None:  # what lies in a courtyard isn't picked up
            found.append((_kind(thing.label).partition(",")[0], picture.pixmap()))
    return found


def _seen(picture: QPixmap, eye: str) -> Pixels:
    """The pixels of a picture on wood, in a square of this side, as this eye sees them."""
    small = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    small.fill(QColor("#e4bf8a"))
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(small.rect(), picture, picture.rect())
    painter.end()
    raw = np.frombuffer(small.constBits(), np.uint8).reshape(SIDE, SIDE, 4)[:, :, 2::-1]
    mixed = (raw / 255.0) ** 2.2 @ np.array(EYES[eye]).T
    seen: Pixels = 255 * np.clip(mixed, 0.0, 1.0) ** (1 / 2.2)
    return seen


def _sign(picture: QPixmap, eye: str) -> Sign:
    """The outlines that are seen in it, whatever the tones are between which they run."""
    pixels = _seen(picture, eye)
    across = np.abs(np.diff(pixels, axis=1)).max(axis=2)[:-1]
    down = np.abs(np.diff(pixels, axis=0)).max(axis=2)[:, :-1]
    softer = min(1.0, max(picture.width(), picture.height()) / SIDE)  # as what was enlarged is blurred
    sign: Sign = np.maximum(across, down) > STANDS_OUT * softer
    return sign


@pytest.mark.parametrize("game", RECORDS)
def test_what_is_called_otherwise_looks_otherwise(qtbot: Any, game: str) -> None:
    pictures = _pictures(_shown(qtbot, game))
    assert len({kind for kind, _ in pictures}) >= facts_of(game).kinds_on_table
    for eye in EYES:
        signs: dict[str, list[Sign]] = {}
        for kind, picture in pictures:
            signs.setdefault(kind, []).append(_sign(picture, eye))
        alike = [
            (one, other) for one, other in combinations(signs, 2) if _differ(signs[one][0], signs[other][0]) < ENOUGH
        ]
        assert alike == [], eye
        if game == "elementos":  # what is called alike looks alike: it is shapes that are compared, not chance
            assert {_differ(same[0], other) for same in signs.values() for other in same} == {0}


def _differ(one: Sign, other: Sign) -> int:
    return int((one ^ other).sum())


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_lines_of_a_chart_differ_by_their_marks_and_dashes(qapp: QApplication, theme: str) -> None:
    look = Theme()
    look.use(theme)
    kinds = [(style.mark, tuple(line_pen(look, number).dashPattern())) for number, style in enumerate(SEAT_STYLES)]
    assert len({mark for mark, _ in kinds}) == len(kinds)
    assert len({dashes for _, dashes in kinds}) > 2
