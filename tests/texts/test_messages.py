"""Every reason why a file or a record can't be used has a sentence, and the sentence's placeholders are given."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

from elios_desktop.engine.record import RecordError
from elios_desktop.strict_json import StrictJsonError
from elios_desktop.texts.messages import RECORD_REASONS, record_error
from elios_desktop.texts.translate import english
from tests.sources import nodes_of

FROM_MOVES = {"number", "move", "why"}


def raised(checkout: Path) -> dict[str, set[str]]:
    """The reasons that the source raises with, and the details it gives with each."""
    found: dict[str, set[str]] = {}
    package = checkout / "elios_desktop"
    for path in [*package.glob("*.py"), *(package / "engine").rglob("*.py")]:
        for node in nodes_of(path.read_text(encoding="utf-8")):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            at = {"RecordError": 1, "StrictJsonError": 0}.get(name)
            if at is None or not isinstance(node, ast.Call):
                continue
            reason = node.args[at] if len(node.args) > at else None
            if isinstance(reason, ast.Constant):
                found.setdefault(str(reason.value), set()).update(each.arg or "" for each in node.keywords)
    return found


def test_each_reason_has_its_sentence_and_its_details(checkout: Path) -> None:
    reasons = raised(checkout)
    assert set(reasons) == set(RECORD_REASONS)
    assert set(StrictJsonError.REASONS) <= set(RECORD_REASONS)
    for reason, given in reasons.items():
        wanted = {field for _, field, _, _ in Formatter().parse(RECORD_REASONS[reason]) if field}
        assert wanted <= given | FROM_MOVES, reason


def test_what_is_quoted_stays_on_a_line() -> None:
    error = RecordError("game.unknown", "unknown_game", game="\ud800{0}{x}\n")
    assert record_error(error, english) == "There is no game “\\ud800{0}{x}\\n”."
