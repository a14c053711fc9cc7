"""Work in a thread: answered from the event loop, forgotten when nobody waits."""

from __future__ import annotations

import threading
from typing import Any

from PySide6.QtCore import QObject

from elios_desktop.ui.charts.library import Background
from tests.ui.waiting import rest, until
from tests.waiting import PATIENCE


def gone() -> None:
    """Wait until no thread works any more, and whatever follows has come."""
    until(lambda: not any(each.name == "elios-background" for each in threading.enumerate()), "the end of the work")
    rest()


def test_the_answer_comes_on_the_thread_that_asked(qtbot: Any) -> None:
    owner = QObject()
    background = Background[int](owner)
    answers: list[tuple[int, int]] = []
    background.ask(
        threading.get_ident,
        lambda answer: answers.append((answer, threading.get_ident())),
        lambda error: answers.append((0, 0)),
    )
    assert background.busy
    qtbot.waitUntil(lambda: bool(answers))
    worker, here = answers[0]
    assert worker != here == threading.get_ident()
    assert not background.busy


def test_an_error_is_handed_over(qtbot: Any) -> None:
    owner = QObject()
    background = Background[int](owner)
    errors: list[Exception] = []
    background.ask(lambda: 1 // 0, lambda answer: None, errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert isinstance(errors[0], ZeroDivisionError)


def test_only_the_newest_question_is_answered(qtbot: Any) -> None:
    owner = QObject()
    background = Background[str](owner)
    go = threading.Event()
    answers: list[str] = []

    def slow() -> str:
        go.wait(PATIENCE)
        return "first"

    background.ask(slow, answers.append, lambda error: None)
    background.ask(lambda: "second", answers.append, lambda error: None)
    qtbot.waitUntil(lambda: answers == ["second"])
    go.set()
    gone()
    assert answers == ["second"]


def test_who_forgets_hears_nothing(qtbot: Any) -> None:
    owner = QObject()
    background = Background[int](owner)
    answers: list[int] = []
    background.ask(lambda: 1, answers.append, lambda error: None)
    background.forget()
    gone()
    assert answers == []
