"""Work in a thread: answered from the event loop, forgotten when nobody waits, and no garbage collected meanwhile."""

from __future__ import annotations

import gc
import threading
from typing import Any

from PySide6.QtCore import QObject

from elios_desktop.ui.background import Background, no_collection


def test_the_answer_comes_on_the_thread_that_asked(qtbot: Any) -> None:
    owner = QObject()
    background = Background[tuple[int, bool]](owner)
    answers: list[tuple[int, bool, int]] = []
    background.ask(
        lambda: (threading.get_ident(), gc.isenabled()),
        lambda answer: answers.append((*answer, threading.get_ident())),
        lambda error: answers.append((0, False, 0)),
    )
    assert background.busy
    qtbot.waitUntil(lambda: bool(answers))
    (worker, collecting, here) = answers[0]
    assert worker != here == threading.get_ident()
    assert not collecting
    assert gc.isenabled()
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
        go.wait(5)
        return "first"

    background.ask(slow, answers.append, lambda error: None)
    background.ask(lambda: "second", answers.append, lambda error: None)
    qtbot.waitUntil(lambda: answers == ["second"])
    go.set()
    qtbot.wait(30)
    assert answers == ["second"]


def test_who_forgets_hears_nothing(qtbot: Any) -> None:
    owner = QObject()
    background = Background[int](owner)
    answers: list[int] = []
    background.ask(lambda: 1, answers.append, lambda error: None)
    background.forget()
    qtbot.wait(30)
    assert answers == []


def test_several_may_hold_the_collection_off() -> None:
    with no_collection():
        with no_collection():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.disable()
    try:
        with no_collection():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
