"""A language for tests only: every English source with accents, between marks and 40 % longer, as no person would say
it. What isn't written in it was never translated; what doesn't fit in it will not fit in the next language either.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from elios_desktop.texts.catalogue import FOLDERS
from elios_desktop.texts.translate import plural
from tests.waiting import PATIENCE

FIRST, LAST = "‹", "›"
LONGER = 1.4
PSEUDO = "de"
"""It takes the place of this language."""
_KEPT = re.compile(
    r"""\{[^}]*\}          # a placeholder
    | %n | \*\*            # a count; bold in the rulebooks
    | \(\#[\w.\-]+\)       # where a link of the rulebooks leads
    | \(\*\.[^)]*\)        # a pattern of file names
    | &(?=\w)              # the mark of a menu key
    """,
    re.VERBOSE,
)
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_MARKS = re.compile(r"[áéíóúýÁÉÍÓÚÝ‹›]")


def pseudo(text: str) -> str:
    """The text in the language of the tests: each word longer by its vowels."""
    parts, at = [], 0
    for kept in _KEPT.finditer(text):
        parts += [_strange(text[at : kept.start()]), kept.group()]
        at = kept.end()
    made = "".join([*parts, _strange(text[at:])])
    missing = round(len(text) * LONGER) - len(made) - 2
    words = " óóóóó" * (max(0, missing) // 6)
    return f"{FIRST}{made}{words}{LAST}"


def is_pseudo(text: str) -> bool:
    """Whether any of it is written in the language of the tests."""
    return bool(_MARKS.search(text))


def _strange(text: str) -> str:
    budget = len(text) * (LONGER - 1)
    made, used, owed = [], 0, 0.0
    for letter in text:
        strange = letter.translate(_ACCENTS)
        made.append(strange)
        owed += budget / max(1, len(text))
        if strange != letter and used < owed:
            made.append(strange.lower())
            used += 1
    return "".join(made)


def compile_pseudo(target: Path) -> None:
    """Write the language as a .qm file. The German .ts files have every text of the program: a test holds that."""
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for path in sorted(Path(FOLDERS[-1]).glob("*.de.ts")):
            tree = ET.parse(path)
            for message in tree.iter("message"):
                source, translation = message.findtext("source", ""), message.find("translation")
                assert translation is not None
                forms = translation.findall("numerusform")
                for form, number in zip(forms, (1, 2), strict=False):
                    form.text = pseudo(plural(source, number))
                if not forms:
                    translation.text = pseudo(source)
            files.append(str(Path(folder, path.name)))
            tree.write(files[-1], encoding="utf-8", xml_declaration=True)
        command = [str(Path(sys.executable).with_name("pyside6-lrelease")), "-silent", *files, "-qm", str(target)]
        subprocess.run(command, check=True, timeout=PATIENCE)
