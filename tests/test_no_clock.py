"""No test depends on how fast or busy the machine is: this one reads the others' sources.

They wait for what they wait for (`tests/waiting.py`, `tests/ui/waiting.py`), with a patience that no machine needs;
where time is the matter an injected clock decides; where speed is, steps are counted; what has to be measured is in
`bench`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import nodes_of
from tests.waiting import PATIENCE

CLOCKS = {
    *("sleep", "msleep", "usleep", "qWait", "qSleep", "pass_time"),
    *("perf_counter", "process_time", "thread_time", "monotonic", "getrusage", "timeit"),
    *("QElapsedTimer", "QDeadlineTimer"),
}
IN_SCRIPTS = re.compile(r"\b(sleep|perf_counter|process_time|thread_time|monotonic)\(")
"""A test may be a program that another Python runs."""
WAITS = {"flush", "wait", "join", "close", "communicate", "waitForFinished", "waitForStarted", "waitForReadyRead"}
NO_TIME = 0.01
"""Who waits so little wants to see that something isn't over, and holds it up until it has seen that."""

EXCEPTIONS: dict[str, dict[str, str]] = {
    "waiting.py": {
        "sleep": "this is how a test waits",
        "monotonic": "so that a test that fails ends, too",
    },
    "ui/waiting.py": {"qWait": "this is how a test waits while the event loop runs"},
    "ui/test_kill.py": {
        "monotonic": "a program is killed somewhere between two moves",
        "pass_time": "and by chance somewhere there; whatever it has done by then is right",
    },
    "storage/test_processes.py": {"pass_time": "a process is killed while it writes, by chance sooner or later"},
    "ui/test_seen_time.py": {"pass_time": "the window is busy for a while; that time doesn't count is what is tested"},
    "ui/test_stopped.py": {
        "pass_time": "a process is stopped for a while; it may be longer",
        "monotonic": "the process says for how long it wasn't",
    },
    "ui/test_thinker.py": {"pass_time": "the program stands still for a while; so does its patience"},
    "ui/hostile_programs.py": {"sleep": "programs that do nothing and never end are what is tried there"},
    "ui/test_idle.py": {"process_time": "it waits for a time in which the processor rests"},
    "ui/test_monkey.py": {"qWait": "one of the things that a monkey does, for as long as it likes"},
    "ui/test_soak.py": {"monotonic": "plays for as many minutes as somebody has said"},
    "storage/test_mutations.py": {"getrusage": "memory, not time"},
    "access/reader.py": {
        "sleep": "another Python's program, that can't use our way of waiting; its patience is as long",
        "monotonic": "the same",
    },
    "access/wishes.py": {"monotonic": "the same"},
}


def sources() -> dict[str, str]:
    folder = Path(__file__).parent
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*.py"))
        if path != Path(__file__)
    }


def found(source: str) -> Iterator[tuple[str, int]]:
    """What looks at a clock or waits for a time, and in which line."""
    for node in nodes_of(source):
        match node:
            case ast.ImportFrom(names=names):
                yield from ((each.name, node.lineno) for each in names if each.name in CLOCKS)
            case ast.Attribute(value=ast.Name(id="qtbot"), attr="wait"):
                yield "qtbot.wait", node.lineno
            case ast.Attribute(value=ast.Name(id="time"), attr="time"):
                yield "time.time", node.lineno
            case ast.Attribute(attr=name) if name in CLOCKS:
                yield name, node.lineno
            case ast.Constant(value=str(text)):
                yield from ((name, node.lineno) for name in IN_SCRIPTS.findall(text))
            case ast.Call():
                yield from ((name, node.lineno) for name in _limits(node))


def _limits(call: ast.Call) -> Iterator[str]:
    """Whether it gives something less time than any machine needs, or a timer one of its own."""
    match call.func:
        case ast.Attribute(attr="singleShot") if _number(call.args[0]) > 0:
            yield "singleShot"
        case ast.Attribute(attr=name) if name in WAITS and call.args and NO_TIME < _number(call.args[0]) < PATIENCE:
            yield f"{name}({ast.unparse(call.args[0])})"
    of_qtbot = isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "qtbot"
    for word in call.keywords:
        if word.arg == "timeout" and of_qtbot:
            yield "less patience than qtbot's own"
        elif word.arg == "timeout" and NO_TIME < _number(word.value) < PATIENCE:
            yield f"timeout={ast.unparse(word.value)}"


def _number(node: ast.expr) -> float:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) else 0.0


def test_no_test_looks_at_a_clock() -> None:
    seen = {(path, name): line for path, tree in sources().items() for name, line in found(tree)}
    allowed = {(path, name) for path, reasons in EXCEPTIONS.items() for name in reasons}
    assert sorted(f"{path}:{line} {name}" for (path, name), line in seen.items() if (path, name) not in allowed) == []
    assert allowed - seen.keys() == set(), "exceptions that nobody needs any more"


@pytest.mark.parametrize(
    "source",
    [
        "from time import sleep",
        "time.sleep(1)",
        "begin = time.process_time()",
        "QTest.qWait(20)",
        "qtbot.wait(5)",
        "script = 'import time; time.sleep(600)'",
        "writer.flush(5)",
        "process.wait(timeout=10)",
        "subprocess.run(command, timeout=60)",
        "qtbot.waitUntil(done, timeout=SLOW)",
        "QTimer.singleShot(50, look)",
        "now = time.time()",
    ],
)
def test_it_is_found(source: str) -> None:
    assert [line for _, line in found(source)] != []


@pytest.mark.parametrize(
    "source",
    ["qtbot.waitUntil(done)", "writer.flush(PATIENCE)", "writer.close(0)", "QTimer.singleShot(0, look)", "a.now += 60"],
)
def test_what_waits_for_something_is_no_clock(source: str) -> None:
    assert list(found(source)) == []
