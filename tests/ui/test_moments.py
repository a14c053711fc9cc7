"""Pages, windows, dialogs and moments at a table, come to once in English; in the long run, all of them.

There, whatever takes the keyboard has a name; everything follows a change of language, there and back; and in a
language 40 % longer no text is cut and nothing lies on anything else, in the largest type and a small window. Other
long forms come to each moment in each language, in an ordinary and in a small window, in three type sizes.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

from elios_desktop.texts.catalogue import FOLDERS, read_ts
from elios_desktop.texts.translate import plural
from elios_desktop.ui.learn.page import LearnPage
from tests.lessons.test_lessons import LEARNED
from tests.sizes import sized
from tests.ui.drive import NAMES
from tests.ui.fit import misfits, resize
from tests.ui.names import nameless
from tests.ui.pseudo import PSEUDO, is_pseudo
from tests.ui.spoken import LeftOver, Painted, everything_said, windows
from tests.ui.stages import FEW, MOMENTS, Stage

SIZES = ((1280, 800), (1024, 640))
PERCENTS = (100, 150, 200)


@cache
def texts_of(language: str) -> tuple[str, ...]:
    """All texts of a language; the sources are the English ones."""
    texts: list[str] = []
    for path in sorted(Path(FOLDERS[-1]).glob("*.de.ts" if language == "en" else f"*.{language}.ts")):
        for (_, source, _), forms in read_ts(str(path)).items():
            texts += [plural(source, 1), plural(source, 2)] if language == "en" else list(forms)
    return tuple(texts)


@cache
def left_over(old: str, new: str = "") -> LeftOver:
    """Finds what is said in the old language still; without a new one, in the language of the tests."""
    return LeftOver(texts_of(old), texts_of(new) if new else (), NAMES)


def faults(stage: Stage, painted: Painted, looks: list[tuple[int, tuple[int, int]]]) -> list[str]:
    """What doesn't fit at this moment in any of these type and window sizes."""
    found = []
    for percent, size in looks:
        stage.program.services.preferences.change(text_percent=percent)
        stage.rest()
        told = [line for each in windows() if not isinstance(each, QDialog) for line in resize(each, size)]
        stage.rest()
        told += misfits(painted, NAMES)
        found += [f"{percent} %, {size[0]}×{size[1]}: {line}" for line in told]
    return found


@pytest.mark.usefixtures("pseudo_language")
@sized("moment", FEW[::4], [*MOMENTS])
def test_a_moment_in_every_way(stage: Stage, painted: Painted, moment: str) -> None:
    preferences = stage.program.services.preferences
    preferences.change(language="en")
    stage.window.resize(*SIZES[1])
    stage.come_to(moment)
    assert nameless() == []
    assert not [each for each in everything_said(painted) if is_pseudo(each.text)]
    preferences.change(language=PSEUDO)
    stage.rest()
    said = everything_said(painted)
    assert [each for each in said if is_pseudo(each.text)]
    found = [f"not translated: {line}" for line in left_over("en").faults(said)]
    found += faults(stage, painted, [(200, SIZES[1])])
    preferences.change(language="en")
    stage.rest()
    found += [f"{each.where} stays: {each.text[:90]}" for each in everything_said(painted) if is_pseudo(each.text)]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", ["pseudo", "de", "it", "en"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_fits_in_every_language(
    request: pytest.FixtureRequest, stage: Stage, painted: Painted, moment: str, language: str
) -> None:
    if language == "pseudo":
        request.getfixturevalue("pseudo_language")
    stage.program.services.preferences.change(language=PSEUDO if language == "pseudo" else language)
    stage.come_to(moment)
    found = faults(stage, painted, list(product(PERCENTS, SIZES)))
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize(("old", "new"), [("de", "it"), ("it", "en"), ("en", "de")])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_left_of_a_real_language(stage: Stage, painted: Painted, moment: str, old: str, new: str) -> None:
    preferences = stage.program.services.preferences
    preferences.change(language=old)
    stage.come_to(moment)
    preferences.change(language=new)
    stage.rest()
    found = left_over(old, new).faults(everything_said(painted))
    assert not found, "\n".join(found)


@sized("game", ["exagon"], LEARNED)
@sized("language", ["de"], ["de", "en", "it"])
def test_each_step_of_a_lesson_is_whole_in_the_largest_type(
    stage: Stage, painted: Painted, game: str, language: str
) -> None:
    stage.program.services.preferences.change(language=language, text_percent=200)
    stage.window.resize(1024, 700)
    stage.window.show_lesson(game)
    page, found = stage.window.page, []
    assert isinstance(page, LearnPage)
    for number in range(len(page.script.steps) + 1):
        page.go_to(number)
        stage.rest()
        assert stage.window.size().toTuple() == (1024, 700)
        found += [f"step {number + 1}: {line}" for line in misfits(painted, NAMES)]
    assert not found, "\n".join(found)
