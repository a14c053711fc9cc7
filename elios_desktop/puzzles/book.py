"""Books of puzzles as files, and single puzzles as files: `resources/puzzles/<game>.json`, docs/file-format.md.

What of a book can be read is used. Whatever is damaged, newer or of an unknown kind is left out and counted.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, cast

from elios_desktop.engine.contract import Json, Refusal
from elios_desktop.engine.record import (
    Record,
    RecordError,
    bad_field,
    checked_header,
    load_json,
    parse_record,
    refuse_endless,
)
from elios_desktop.engine.session import Session
from elios_desktop.games import entry_of, find_entry
from elios_desktop.puzzles.contract import LEVELS, Claim, GamePuzzles, Kind, Puzzle
from elios_desktop.resources import resource
from elios_desktop.strict_json import StrictJsonError, read_file

FORMAT = "elios-desktop.puzzles"
VERSION = 1
_ID_DIGITS = 12


@dataclass(frozen=True, slots=True)
class Book:
    """The puzzles of a file."""

    puzzles: tuple[Puzzle, ...]
    left_out: int = 0
    """How many couldn't be read."""


def id_of(claim: Claim, record: Record) -> str:
    """Return the name of a puzzle: it says what is claimed of which position, whatever way led to the claim's proof."""
    what = [claim.kind, claim.seat, claim.goal, record.game, dict(record.options), record.setup, list(record.moves)]
    canonical = json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return f"{record.game}-{sha256(canonical.encode('ascii')).hexdigest()[:_ID_DIGITS]}"


def puzzle_of(claim: Claim, level: int, record: Record) -> Puzzle:
    """Return a puzzle with the id that it has by its claim and record."""
    return Puzzle(id_of(claim, record), claim, level, record)


def find_puzzles(game_id: str) -> GamePuzzles:
    """Return the puzzles' module of a game, imported when first asked for."""
    return cast(GamePuzzles, entry_of(game_id).load("puzzles"))


def find_kind(game_id: str, name: str) -> Kind | None:
    """Return a kind of puzzle, if this version knows it."""
    entry = find_entry(game_id)
    if entry is None or not entry.has("puzzles"):
        return None
    return next((kind for kind in find_puzzles(game_id).KINDS if kind.name == name), None)


def written(puzzles: Iterable[Puzzle]) -> bytes:
    """Return a file of puzzles, one a line, so that a difference can be read."""
    lines = ",\n".join(json.dumps(each.to_json(), separators=(",", ":")) for each in puzzles)
    return f'{{"format":"{FORMAT}","version":{VERSION},"puzzles":[\n{lines}\n]}}\n'.encode("ascii")


def load_book(game_id: str) -> Book:
    """Return the book of a game that comes with the program. One that isn't there or can't be read has no puzzles."""
    try:
        return read_book(read_file(resource("puzzles", f"{game_id}.json")))
    except (StrictJsonError, RecordError):
        return Book((), 1)


def read_book(data: bytes) -> Book:
    """Return what can be read of a file of puzzles; raises RecordError if it is none, or a newer one."""
    fields = checked_header(load_json(data), FORMAT, VERSION)
    listed = fields.get("puzzles")
    if not isinstance(listed, list):
        raise bad_field("puzzles")
    puzzles: dict[str, Puzzle] = {}
    for value in listed:
        try:
            puzzle = parse_puzzle(value)
        except RecordError:
            continue
        puzzles.setdefault(puzzle.id, puzzle)
    return Book(tuple(puzzles.values()), len(listed) - len(puzzles))


def parse_puzzle(value: object) -> Puzzle:
    """Return a puzzle from its JSON form. Whether its claim is true isn't asked, and its record isn't replayed; raises
    RecordError."""
    if not isinstance(value, dict):
        raise bad_field("puzzles")
    record = parse_record(value.get("record"))
    refuse_endless(record.moves)
    name = value.get("kind")
    kind = find_kind(record.game, name) if isinstance(name, str) else None
    if kind is None:
        raise bad_field("kind")
    claim = Claim(
        kind.name,
        _number(value, "seat", range(1, len(record.seats) + 1)),
        _number(value, "goal", kind.goals),
        _texts(value, "first"),
        _texts(value, "line"),
        _texts(value, "key") if kind.has_key else None,
        _flag(value, "blind") if kind.may_be_blind else None,
    )
    if not claim.first or not claim.line or (kind.one_first and len(claim.first) != 1):
        raise bad_field("first")
    if claim.line[0] not in claim.first:
        raise bad_field("line")
    puzzle = puzzle_of(claim, _number(value, "level", LEVELS), record)
    if value.get("id") != puzzle.id:
        raise bad_field("id")
    return puzzle


def started(puzzle: Puzzle) -> Session:
    """Return the game up to the puzzle's position; raises RecordError if the rules refuse anything, or it isn't the
    solver's turn there."""
    session = Session.from_record(puzzle.record)
    if session.state.to_move != puzzle.claim.seat:
        raise bad_field("seat")
    if isinstance(session.why(puzzle.claim.line[0]), Refusal):
        raise bad_field("line")
    return session


def _number(value: Mapping[str, Any], name: str, allowed: Sequence[int]) -> int:
    number = value.get(name)
    if type(number) is not int or number not in allowed:
        raise bad_field(name)
    return number


def _texts(value: Mapping[str, Any], name: str) -> tuple[str, ...]:
    texts = value.get(name)
    if not isinstance(texts, list) or not all(isinstance(each, str) for each in texts):
        raise bad_field(name)
    return tuple(texts)


def _flag(value: Mapping[str, Any], name: str) -> bool:
    flag = value.get(name)
    if type(flag) is not bool:
        raise bad_field(name)
    return flag


def puzzle_json(puzzle: Puzzle) -> Json:
    """Return a file of this one puzzle, to be sent to somebody."""
    return {"format": FORMAT, "version": VERSION, "puzzles": [puzzle.to_json()]}
