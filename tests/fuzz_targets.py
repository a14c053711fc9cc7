"""What is done with made-up bytes, by kind: files, pasted texts, answers of programs, requests of programs. Whatever
stands there is understood or refused with a sentence, and a target fails where it isn't.

`fuzz.py` looks for such bytes, and what it has found lies in `fuzz_cases`; `test_fuzz.py` tries those again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QObject, QProcess

from elios_desktop.engine.record import PROGRAM, RecordError, is_known_kind, load_json
from elios_desktop.engine.session import Session
from elios_desktop.engine.tournament import play_of
from elios_desktop.outside import LONGEST, file_name, name_of, quoted
from elios_desktop.protocol import INTERNAL, Engine
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.files import RECORD_BEGINS, RECORD_ENDS, FileError, UserFiles
from elios_desktop.storage.saves import SaveDamagedError, SaveDocument, decode, decode_head
from elios_desktop.storage.settings import Settings
from elios_desktop.strict_json import StrictJsonError, loads
from elios_desktop.texts.messages import record_error
from elios_desktop.texts.translate import english
from elios_desktop.ui.export.exporter import told_game
from elios_desktop.ui.kit.troubles import pasted_sentence
from elios_desktop.ui.session import computers as computers_module
from elios_desktop.ui.session.computers import Computers
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.guest import Guest
from elios_desktop.ui.session.new_game import program_name
from tests.play import random_move
from tests.storage.games import GAME_SEATS, session, tournament
from tests.ui.drive import DiskInMemory, Rules

LONGEST_SENTENCE = 400
FIRST_STRONG, POP = "\u2068", "\u2069"


def harmless(said: str) -> None:
    """Seen as it stands there, but for what keeps a name's direction of writing to itself."""
    assert said.count(FIRST_STRONG) == said.count(POP), said
    new = (letter for letter in said if not letter.isprintable() and letter not in FIRST_STRONG + POP)
    assert all(0x1F000 <= ord(letter) < 0x1FFFE for letter in new), said  # pictures that this Python doesn't know


def sensible(said: str) -> None:
    """A sentence for people."""
    harmless(said)
    assert 0 < len(said) <= LONGEST_SENTENCE, said


def read_file(data: bytes) -> None:
    """Files of every kind."""
    try:
        play_of(load_json(data))
    except RecordError as error:
        sensible(record_error(error, english))
    for read in (decode, decode_head):
        with suppress(SaveDamagedError):
            read(data)
    with suppress(StrictJsonError):
        loads(data, 2**16)
    text = data.decode("utf-8", "replace")
    assert len(name_of(text)) <= LONGEST
    assert quoted(text).isprintable()
    assert "/" not in file_name(text)


def paste(data: bytes) -> None:
    """A text from the clipboard, up to the game that could be played on, and is told again."""
    try:
        text = data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        text = data.decode("utf-8", "replace")
    try:
        opened = UserFiles(FileSystem()).take(text.encode(errors="replace"), Path(), play_of)
    except FileError as error:
        sensible(pasted_sentence(error)())
        return
    is_record = isinstance(opened.loaded, Session)
    document = SaveDocument(
        "0" * 32, "2026-01-01T00:00:00+00:00",
        record=opened.document if is_record else None, tournament=None if is_record else opened.document,
    )  # fmt: skip
    controller = Controller.resume(document, opened.loaded, DiskInMemory(), Rules())
    assert controller.document().record is not None or not is_record
    for seat in controller.kept.seats:
        assert is_known_kind(seat.kind) or program_name(seat.kind) == "", "none of this machine's programs"
    for line in told_game(opened.loaded, english).splitlines():
        harmless(line)


class _Pieces:
    """A process that has said this, in two pieces."""

    def __init__(self, data: bytes) -> None:
        self._pieces = [data[: len(data) // 3], data[len(data) // 3 :]]

    def read(self, _most: int) -> Any:
        return self

    def bytesAvailable(self) -> int:
        return 0

    def state(self) -> QProcess.ProcessState:
        return QProcess.ProcessState.Running

    def data(self) -> bytes:
        return self._pieces.pop(0) if self._pieces else b""


class _Said(Guest):
    """A program that is no process: what it says is what the fuzzer has made up."""

    said = b""

    def _start(self) -> None:
        """Nothing starts."""

    def _end(self) -> None:
        self._process = None

    def say(self) -> None:
        """In two pieces, as if they came through a pipe."""
        for _ in range(2):
            if self.busy:
                self._process = self._process or _Pieces(self.said)  # type: ignore[assignment]
                self._read()


@cache
def _asked(game: str, plies: int) -> SaveDocument:
    """A game at whose seats one program sits, after so many moves."""
    played = session(game, plies).record()
    seats = [{"name": f"Seat {number}", "kind": PROGRAM} for number in range(1, GAME_SEATS[game] + 1)]
    return SaveDocument(
        "0" * 32, "2026-01-01T00:00:00+00:00", record=played | {"seats": seats},
        table={"seats": [{"program": "Bot"} for _ in seats]},
    )  # fmt: skip


def answer(data: bytes) -> None:
    """What a program says when it is asked for a move: the first byte is which game, the second how far it is."""
    if len(data) < 2:
        return
    document = _asked(sorted(GAME_SEATS)[data[0] % len(GAME_SEATS)], data[1] % 12)
    controller = Controller.resume(
        document, Controller.load(document), DiskInMemory(), Rules(Settings(programs={"Bot": "bot"}))
    )
    parent = QObject()
    computers = Computers(controller, _Said(parent, "none", 30_000), "instant")
    guest = _Said(parent, "bot", 30_000)
    guest.said = data[2:]
    turn, ply = controller.turns.now, controller.session.ply
    with patch.object(computers_module, "started", lambda _command, _parent: guest):
        computers.follow()
    guest.say()
    QCoreApplication.processEvents()
    arranged = set(controller.kept.arrangements)
    if computers.stuck is not None:
        sensible(computers.trouble_sentence()())
        assert (controller.session.ply, arranged) == (ply, set())
        assert len(computers.messages) <= 2**16
    elif guest.busy:
        assert (controller.session.ply, arranged) == (ply, set()), "it has said nothing yet"
    else:
        made = controller.session.transitions[ply:]
        assert len(made) + len(arranged) <= 1, "one move for one question"
        assert {each.seat for each in made} | arranged <= {turn.acting}, "and its own"
    computers.close()


def request(data: bytes) -> None:
    """What other people's programs ask the engine: a line each."""
    engine = Engine()
    engine.answer(b'{"do": "new", "game": "elementos", "seats": 2, "seed": 7}')
    for line in data.split(b"\n")[:20]:
        said = engine.answer(line)
        reply = json.loads(said)
        assert b"\n" not in said
        assert isinstance(reply["ok"], bool)
        assert reply.get("error") != INTERNAL, reply
        if not reply["ok"]:
            sensible(reply["message"])


TARGETS: dict[str, Callable[[bytes], None]] = {"file": read_file, "paste": paste, "answer": answer, "request": request}

_REQUESTS = (
    *({"do": do} for do in ("games", "record", "state", "legal", "undo", "levels", "chances", "quit")),
    {"do": "new", "game": "holi", "seats": 3, "options": {"opening_hand": 3}, "seed": 7},
    {"do": "new", "game": "elementos", "seats": 2, "setup": {"first": 1}},
    {"do": "view", "seat": 2}, {"do": "play", "move": "arrange 2 FW WA AF FW WA AF FW WA AF"},
    {"do": "why", "move": "b3-b5", "lang": "de"}, {"do": "choose", "seat": 1, "level": 1, "seed": 7},
    {"do": "hint", "seat": 1, "count": 1, "lang": "it"}, {"do": "load", "record": {"format": "elios-desktop.record"}},
)  # fmt: skip


def seeds(kind: str) -> Iterator[bytes]:
    """What is understood, to begin with."""
    if kind == "request":
        yield from (json.dumps(each).encode() for each in _REQUESTS)
        yield b"\n".join(json.dumps(each).encode() for each in _REQUESTS)
    for number, game in enumerate(sorted(GAME_SEATS)):
        for plies in (0, 3, 9):
            played = session(game, plies)
            if kind in ("file", "paste"):
                yield json.dumps(played.record()).encode()
            elif kind == "answer":
                state = played.state
                moves = [random_move(played.game, state, Random(1)).text, "timeout", "x" * 1001]
                for move in moves:
                    yield bytes((number, plies)) + json.dumps({"id": 1, "move": move}).encode() + b"\n"
    if kind in ("file", "paste"):
        yield json.dumps(tournament().record()).encode()
        yield b"<!doctype html>" + (RECORD_BEGINS + json.dumps(session("exagon", 3).record()) + RECORD_ENDS).encode()
