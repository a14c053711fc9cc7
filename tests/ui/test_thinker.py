"""How long an answer is waited for, and when its process runs."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject

from elios_desktop.ui.session import thinker as thinker_module
from elios_desktop.ui.session.thinker import Failure, Thinker, Trouble
from tests.ui.waiting import rest, ring
from tests.waiting import pass_time

SCRIPT = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "answer":
        print(json.dumps({"id": question["id"], "said": question["do"]}), flush=True)
"""
FOR_EVER, SHORT = 2**30, 200
"""In milliseconds."""


def heard_from(thinker: Thinker, what: str) -> list[Any]:
    heard: list[Any] = []
    thinker.ask({"do": what}, heard.append)
    return heard


def test_an_answer_is_waited_for_until_all_of_the_patience_has_gone_by(qtbot: Any) -> None:
    parent = QObject()
    thinker = Thinker(parent, (sys.executable, "-c", SCRIPT), FOR_EVER)
    for answered in (True, False):
        answers = heard_from(thinker, "answer" if answered else "say nothing")
        for _ in range(thinker_module._PARTS - 1):
            ring(thinker._timer)
        assert answers == []
        if answered:
            qtbot.waitUntil(lambda heard=answers: bool(heard))
            assert [answer["said"] for answer in answers] == ["answer"]
        else:
            ring(thinker._timer)
            assert answers == [Trouble(Failure.LATE)]
    thinker.close()


def test_who_closes_it_has_no_process_that_was_about_to_start(qtbot: Any) -> None:
    parent = QObject()
    thinker = Thinker(parent, (sys.executable, "-c", SCRIPT), FOR_EVER)
    heard_from(thinker, "say nothing")
    thinker.cancel()  # a new one is made ready
    thinker.close()
    rest()
    assert thinker.process is None
    answers = heard_from(thinker, "answer")  # who asks all the same is answered
    qtbot.waitUntil(lambda: bool(answers))
    thinker.close()


def test_while_the_program_is_stopped_it_waits_for_nothing(qtbot: Any) -> None:
    """As by Ctrl+Z, or on a machine that is put to sleep: of the patience one part goes by at most."""
    parent = QObject()
    thinker = Thinker(parent, (sys.executable, "-c", SCRIPT), SHORT)
    late = heard_from(thinker, "say nothing")
    pass_time(2 * SHORT / 1000)
    QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    assert thinker._waited <= 1
    assert late == []
    qtbot.waitUntil(lambda: bool(late))
    assert late == [Trouble(Failure.LATE)]
    thinker.close()
