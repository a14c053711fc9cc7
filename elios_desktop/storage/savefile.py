"""The bytes of an autosave: one JSON object, laid out so that it can be checked and listed without being parsed whole.

The first line holds the checksum of everything after that line; the second is what a list of games shows; then come
the record (or the tournament) and what the table needs, a line each. See docs/file-format.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from elios_desktop import strict_json
from elios_desktop.engine.contract import Json
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.jsontext import compact
from elios_desktop.strict_json import StrictJsonError

FORMAT = "elios-desktop.save"
VERSION = 1

Damage = Literal["unreadable", "newer_version", "not_replaying"]
"""unreadable: cut off or changed; newer_version: written by a later program; not_replaying: its moves are refused."""

_OPENING = b'{"checksum":"'
_FIRST_LINE_END = b'",\n'
_DIGITS = 64
_BODY = len(_OPENING) + _DIGITS + len(_FIRST_LINE_END)


class SaveDamagedError(Exception):
    """A save file can't be used; `problem` says in which way."""

    def __init__(self, problem: Damage, detail: str = "") -> None:
        super().__init__(f"{problem} {detail}".strip())
        self.problem: Damage = problem
        self.detail = detail


@dataclass(frozen=True, slots=True)
class SaveDocument:
    """A game under way, as it is saved. Exactly one of `record` and `tournament` is there.

    `head` is what a list of unfinished games shows without opening any: keep it small (names, whose turn, the
    onlooker's view for the picture; never anything hidden). `table` is what the table needs and the record doesn't
    have: curtain, clocks, half-done arrangement, view settings, undone moves.
    """

    id: str
    created: str
    """When the game began, ISO 8601, UTC."""
    record: Json | None = None
    tournament: Json | None = None
    table: Json = field(default_factory=dict)
    head: Json = field(default_factory=dict)
    saved: str = ""
    """When this was written; filled in by writing it."""


@dataclass(frozen=True, slots=True)
class Head:
    """The part of a save that a list shows."""

    id: str
    created: str
    saved: str
    head: Json


def encode(document: SaveDocument, saved: str) -> bytes:
    """A document's bytes. TypeError or ValueError if JSON can't hold it; SaveError if it couldn't be read again."""
    if (document.record is None) == (document.tournament is None):
        raise ValueError("a save has either a record or a tournament")
    head = {
        "format": FORMAT,
        "version": VERSION,
        "id": document.id,
        "created": document.created,
        "saved": saved,
        "head": document.head,
    }
    kind, content = ("record", document.record) if document.record is not None else ("tournament", document.tournament)
    lines = [compact(head)[1:-1] + ",", f'"{kind}":{compact(content)},', f'"table":{compact(document.table)}}}', ""]
    body = "\n".join(lines).encode("ascii")
    if len(body) > strict_json.MAX_BYTES - _BODY:
        raise SaveError("too_large")
    return _OPENING + _digest(body) + _FIRST_LINE_END + body


def decode(data: bytes) -> SaveDocument:
    """The document in a file's bytes; raises SaveDamagedError."""
    fields = _checked(data, strict_json.loads)
    head = _head(fields)
    record, tournament, table = (fields.get(name) for name in ("record", "tournament", "table"))
    if not isinstance(table, dict) or not isinstance(record if tournament is None else tournament, dict):
        raise SaveDamagedError("unreadable", "record or table")
    if record is not None and tournament is not None:
        raise SaveDamagedError("unreadable", "record and tournament")
    return SaveDocument(head.id, head.created, record, tournament, table, head.head, head.saved)


def decode_head(data: bytes) -> Head:
    """Only what a list shows, after the checksum has shown that the rest is whole; raises SaveDamagedError."""
    return _head(_checked(data, _second_line))


def _digest(body: bytes | memoryview) -> bytes:
    from hashlib import sha256  # brings OpenSSL, 3 MB, which home needs only where games wait

    return sha256(body).hexdigest().encode("ascii")


def _checked(data: bytes, read: Callable[[bytes], object]) -> Json:
    if not data.startswith(_OPENING) or data[_BODY - len(_FIRST_LINE_END) : _BODY] != _FIRST_LINE_END:
        raise SaveDamagedError("unreadable", "first line")
    if _digest(memoryview(data)[_BODY:]) != data[len(_OPENING) : len(_OPENING) + _DIGITS]:
        raise SaveDamagedError("unreadable", "checksum")
    try:
        fields = read(data)
    except StrictJsonError as error:
        raise SaveDamagedError("unreadable", str(error)) from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise SaveDamagedError("unreadable", "format")
    version = fields.get("version")
    if type(version) is not int or version < 1:
        raise SaveDamagedError("unreadable", "version")
    if version > VERSION:
        raise SaveDamagedError("newer_version", str(version))
    return fields


def _second_line(data: bytes) -> object:
    end = data.find(b",\n", _BODY)
    return strict_json.loads(b"{" + data[_BODY:end] + b"}")


def _head(fields: Json) -> Head:
    game_id, created, saved, head = (fields.get(name) for name in ("id", "created", "saved", "head"))
    if not isinstance(game_id, str) or not isinstance(created, str) or not isinstance(saved, str):
        raise SaveDamagedError("unreadable", "id or times")
    if not isinstance(head, dict):
        raise SaveDamagedError("unreadable", "head")
    return Head(game_id, created, saved, head)
