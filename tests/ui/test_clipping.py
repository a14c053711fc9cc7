"""No text is cut and nothing lies on anything else: in a language 40 % longer, in each real one, in every type size,
in an ordinary and in a small window."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtWidgets import QDialog

from tests.ui.drive import NAMES
from tests.ui.fit import misfits, resize
from tests.ui.pseudo import PSEUDO
from tests.ui.spoken import Painted, windows
from tests.ui.stages import MOMENTS, Stage

SIZES = ((1280, 800), (1024, 640))
PERCENTS = (100, 150, 200)


def faults(stage: Stage, painted: Painted, language: str, moment: str, looks: list[tuple[int, tuple[int, int]]]) -> str:
    """What doesn't fit at a moment in any of these type and window sizes."""
    preferences = stage.program.services.preferences
    preferences.change(language=language)
    stage.come_to(moment)
    found = []
    for percent, size in looks:
        preferences.change(text_percent=percent)
        stage.rest()
        told = [line for each in windows() if not isinstance(each, QDialog) for line in resize(each, size)]
        stage.rest()
        told += misfits(painted, NAMES)
        found += [f"{percent} %, {size[0]}×{size[1]}: {line}" for line in told]
    return "\n".join(found)


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_fits_in_a_longer_language(stage: Stage, painted: Painted, moment: str) -> None:
    found = faults(stage, painted, PSEUDO, moment, [(100, SIZES[1]), (200, SIZES[1])])
    assert not found, found


@pytest.mark.long
@pytest.mark.parametrize("language", ["pseudo", "de", "it", "en"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_fits_in_every_language(
    request: pytest.FixtureRequest, stage: Stage, painted: Painted, moment: str, language: str
) -> None:
    if language == "pseudo":
        request.getfixturevalue("pseudo_language")
    spoken = PSEUDO if language == "pseudo" else language
    found = faults(stage, painted, spoken, moment, list(product(PERCENTS, SIZES)))
    assert not found, found
