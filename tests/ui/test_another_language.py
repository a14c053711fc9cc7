"""A language more: one line in the list of languages, and everything knows it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

FRENCH = """<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="fr">
<context><name>A</name><message numerus="yes"><source>%n move(s)</source>
<translation><numerusform>%n coup</numerusform><numerusform>%n coups</numerusform></translation></message></context>
</TS>
"""

CODE = """
import json, sys
from pathlib import Path
from elios_desktop.texts.translate import LANGUAGES, Language, spoken

LANGUAGES["fr"] = Language("Français", lambda number: 0 if number < 2 else 1)

folder = Path(sys.argv[1])
from elios_desktop.app import Program, StartRequest, _application
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from elios_desktop.texts.catalogue import translator
from PySide6.QtCore import QEventLoop

assert spoken("fr_CH.UTF-8") == "fr"
say = translator("fr", [str(folder)])
assert [say("A", "%n move(s)", None, n) for n in (0, 1, 2)] == ["0 coup", "1 coup", "2 coups"]

paths = Paths.under(folder)
paths.config.mkdir(parents=True)
written = {"format": "elios-desktop.settings", "version": 1, "language": "fr", "name_languages": {"Zo\u00e9": "fr"},
           "last_games": {"holi": {"seats": 2, "languages": ["fr", ""]}}}
paths.settings_file.write_text(json.dumps(written))
program = Program(_application(), paths, FileSystem())
program.start(StartRequest(), listen=False)
loop = QEventLoop(); program.completed.connect(loop.quit); loop.exec()
window, now = program.window, program.services.preferences.now
assert (now.language, now.name_languages, now.last_games["holi"].languages) == ("fr", {"Zo\u00e9": "fr"}, ("fr", ""))
assert program.services.language.code == "fr"
button = window.menus.language_button
assert (button.text(), button.choices["fr"].text()) == ("FR", "Français")
window.show_settings()
assert "fr" in window.page.language._values
told = []
while (notice := program.services.notices.current) is not None:
    told.append(notice.text())
    program.services.notices.clear(notice.key)
print(told)
window.close(); program.close()
"""


def test_a_language_more_is_one_line(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "app.fr.ts").write_text(FRENCH, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(tmp_path)],
        cwd=checkout,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['The translation is missing, so the program speaks English.']"
