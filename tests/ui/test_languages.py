"""Every page, window, dialog and moment at a table, and the language changed while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest

from elios_desktop.texts.catalogue import FOLDERS, read_ts
from elios_desktop.texts.translate import plural
from tests.ui.drive import NAMES
from tests.ui.pseudo import PSEUDO, is_pseudo
from tests.ui.spoken import Painted, everything_said, left_over
from tests.ui.stages import MOMENTS, Stage


def texts_of(language: str) -> list[str]:
    """All texts of a language; the sources are the English ones."""
    texts = []
    for path in sorted(Path(FOLDERS[-1]).glob("*.de.ts" if language == "en" else f"*.{language}.ts")):
        for (_, source, _), forms in read_ts(str(path)).items():
            texts += [plural(source, 1), plural(source, 2)] if language == "en" else list(forms)
    return texts


@pytest.mark.usefixtures("pseudo_language")
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_left_in_the_language_before(stage: Stage, painted: Painted, moment: str) -> None:
    """Everything is translated, and everything follows a change, there and back."""
    language = stage.program.services.language
    language.use("en")
    stage.come_to(moment)
    english = texts_of("en")
    assert not [each for each in everything_said(painted) if is_pseudo(each.text)]
    language.use(PSEUDO)
    stage.rest()
    said = everything_said(painted)
    assert [each for each in said if is_pseudo(each.text)]
    faults = left_over(said, english, [], NAMES)
    assert not faults, "\n".join(faults)
    language.use("en")
    stage.rest()
    faults = [f"{each.where}: {each.text[:90]}" for each in everything_said(painted) if is_pseudo(each.text)]
    assert not faults, "\n".join(faults)


@pytest.mark.long
@pytest.mark.parametrize(("old", "new"), [("de", "it"), ("it", "en"), ("en", "de")])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_left_of_a_real_language(stage: Stage, painted: Painted, moment: str, old: str, new: str) -> None:
    preferences = stage.program.services.preferences
    preferences.change(language=old)
    stage.come_to(moment)
    preferences.change(language=new)
    stage.rest()
    faults = left_over(everything_said(painted), texts_of(old), texts_of(new), NAMES)
    assert not faults, "\n".join(faults)
