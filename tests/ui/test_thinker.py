"""How long an answer is waited for."""

from __future__ import annotations

import sys
import time
from typing import Any

from PySide6.QtCore import QObject

from elios_desktop.ui.session.thinker import Failure, Thinker, Trouble

LONG = 60_000
PATIENCE_MS, ASLEEP_SECONDS, THINKS_SECONDS = 2_000, 2.3, 2.6
SCRIPT = f"""
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    time.sleep({{"at once": 0, "after a while": {THINKS_SECONDS}, "never": 600}}[question["do"]])
    print(json.dumps({{"id": question["id"], "said": question["do"]}}), flush=True)
"""


def heard_from(thinker: Thinker, what: str) -> list[Any]:
    heard: list[Any] = []
    thinker.ask({"do": what}, heard.append)
    return heard


def test_while_the_program_is_stopped_it_waits_for_nothing(qtbot: Any) -> None:
    parent = QObject()
    thinker = Thinker(parent, (sys.executable, "-c", SCRIPT), PATIENCE_MS)
    ready = heard_from(thinker, "at once")
    qtbot.waitUntil(lambda: bool(ready), timeout=LONG)
    answers = heard_from(thinker, "after a while")
    qtbot.wait(1)
    time.sleep(ASLEEP_SECONDS)  # as by Ctrl+Z, or on a machine that is put to sleep
    qtbot.waitUntil(lambda: bool(answers), timeout=LONG)
    assert [answer["said"] for answer in ready + answers] == ["at once", "after a while"]
    late = heard_from(thinker, "never")
    qtbot.waitUntil(lambda: bool(late), timeout=LONG)
    assert late == [Trouble(Failure.LATE)]
    thinker.close()
