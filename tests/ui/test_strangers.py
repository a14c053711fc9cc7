"""What a stranger sends: it starts nothing, changes nothing that is another's, and its text stays in its place."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import HUMAN, MOST_MOVES, computer_level
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.strict_json import StrictJsonError, read_file
from elios_desktop.ui.session import computers as computers_module
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.new_game import program_name
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.shell.window import MainWindow
from tests.ui.drive import DiskInMemory, Rules, begin, new_game, open_page, settle
from tests.ui.real_games import under_way

KINDS = (
    "program:Local", "program:", "program", "Program:Local", "program:Local ", "program: Local", "PROGRAM", "computer:",
    "computer:0", "computer:8", "computer:1 ", "computer:１", "computer:program:Local", "human ", "Human", "", "local",
    "program:local", "computer:program", "human\x00", "computer:1\n",
)  # fmt: skip


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that were to be started."""
    commands: list[str] = []

    def note(command: str, parent: QObject) -> Thinker:
        commands.append(command)
        return Thinker(parent, ("/nowhere/at all",))

    monkeypatch.setattr(computers_module, "started", note)
    return commands


@pytest.mark.parametrize("way", ["file", "paste", "save"])
def test_a_record_starts_no_program(window: MainWindow, tmp_path: Path, started: list[str], way: str) -> None:
    window.services.preferences.change(programs={"Local": "local", "": "nameless"})
    record = under_way(window, "elementos", 4).controller.session.record()
    acting = window.table.controller.turns.now.acting if window.table is not None else None
    assert acting is not None
    for number, kind in enumerate(KINDS):
        record["seats"][acting - 1] = {"name": "Bob", "kind": kind, "program": "Local"}
        if way == "file":
            path = tmp_path / f"{number}.elios"
            path.write_text(json.dumps(record | {"table": {"seats": [{"program": "Local"}] * 2}}), encoding="utf-8")
            window.host.open_file(str(path))
        elif way == "paste":
            window.host.paste(json.dumps(record))
        else:
            document = window.services.saves.new_document(record=record)
            window.services.saves.save(document)
            window.services.saves.release(document.id)
            assert window.host.resume(document.id)
        assert window.table is not None
        settle(window.table)
        seated = window.table.controller.kept.seats[acting - 1].kind
        assert seated == HUMAN or computer_level(seated) or program_name(seated) == "", kind
        assert started == []
    window.show_home()


# -- arrangements


ARRANGEMENTS: dict[str, Json] = {
    "of the other seat": {"2": ["arrange 1 FW WA AF FW WA AF FW WA AF", 5]},
    "no arrangement": {"2": ["b2-b3", 5]},
    "not of the notation": {"1": ["\x00", 5], "2": ["", 1]},
    "against the rules": {"1": ["arrange 1 FW FW FW FW FW FW FW FW FW", 5]},
    "all there": {"1": ["arrange 1 FW WA AF FW WA AF FW WA AF", 5], "2": ["arrange 2 FW WA AF FW WA AF FW WA AF", 5]},
    "all there, one wrong": {"1": ["arrange 2 FW WA AF FW WA AF FW WA AF", 5], "2": ["nonsense", 5]},
}


@pytest.mark.parametrize("what", ARRANGEMENTS)
def test_arrangements_of_a_file_leave_somebody_who_can_act(qtbot: Any, what: str) -> None:
    record = begin(new_game("elementos", 2)).session.record()
    document = SaveDocument("0" * 32, "", record=record, table={"arrangements": ARRANGEMENTS[what]})
    controller = Controller.resume(document, Controller.load(document), DiskInMemory(), Rules(Settings()))
    open_page(qtbot, controller)
    while controller.session.state.pending:
        controller.turns.come()
        acting = controller.turns.now.acting
        assert acting is not None
        assert controller.may_act
        move = controller.session.game.arrangement(controller.session.state, acting, 1)
        assert controller.arrange(acting, move) is None
    assert controller.session.ply == 2


def test_nobody_arranges_for_another_seat() -> None:
    for game in ("elementos", "elios"):
        controller = begin(new_game(game, 2))
        theirs = controller.session.game.arrangement(controller.session.state, 2, 1)
        refusal = controller.arrange(1, theirs)
        assert refusal is not None
        assert refusal.code == "game.not_yours"
        assert controller.kept.arrangements == {}


# -- numbers and files


@pytest.mark.parametrize("size", [1001, 1_000_000])
def test_a_long_number_is_quoted_shortly(window: MainWindow, tmp_path: Path, size: int) -> None:
    record = under_way(window, "elementos", 4).controller.session.record()
    text = json.dumps(record | {"version": 123}).replace("123", "9" * size)
    path = tmp_path / "long.elios"
    path.write_text(text, encoding="utf-8")
    window.host.open_file(str(path))
    window.host.paste(text)
    notice = window.services.notices.current
    assert notice is not None
    assert "999…” isn’t a number that can be used." in notice.text()
    assert len(notice.text()) < 200
    window.show_home()


@pytest.mark.parametrize("way", ["file", "paste"])
def test_a_game_without_end_is_not_replayed(window: MainWindow, tmp_path: Path, way: str) -> None:
    """A legal one of 290,000 moves held the window for half a minute, and took a gigabyte."""
    record = under_way(window, "elementos", 4).controller.session.record()
    window.show_home()
    text = json.dumps(record | {"moves": record["moves"] + ["b2-b3"] * (MOST_MOVES - 3)})
    path = tmp_path / "endless.elios"
    path.write_text(text, encoding="utf-8")
    _ = window.host.open_file(str(path)) if way == "file" else window.host.paste(text)
    assert window.table is None
    notice = window.services.notices.current
    assert notice is not None
    assert "too long to be opened: more than 10000 moves" in notice.text()


def test_a_file_that_has_nothing_yet_can_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kmsg.elios"
    path.write_bytes(b"{}")
    opened = os.fdopen

    class Empty:
        def __init__(self, descriptor: int, mode: str) -> None:
            self._file = opened(descriptor, mode)

        def __enter__(self) -> Empty:
            return self

        def __exit__(self, *_error: object) -> None:
            self._file.close()

        def read(self, _limit: int) -> None:
            return None

    monkeypatch.setattr(os, "fdopen", Empty)
    with pytest.raises(StrictJsonError, match="cannot_read"):
        read_file(path)
