"""Reads JSON that may come from anywhere: files, pipes, other people's programs; and writes the program's own.

Python's own reader accepts more than JSON (NaN, a key twice), and follows nested brackets by recursion. This one says
no to all of that, at once and with a reason, before any of the text has been turned into objects.
"""

import errno
import json
import math
import os
import re
import stat
from typing import Any, Literal

MAX_BYTES = 4 * 1024 * 1024
"""Far more than any game: a thousand moves take 10 kB."""
MAX_VALUES = 300_000
"""Objects, lists and their entries together. A megabyte of `{},` would take 70 megabytes of memory."""
MAX_DEPTH = 32
"""A tournament's records nest 8 levels deep."""
MAX_DIGITS = 1000
"""No number in a game is near that long, and Python takes quadratic time for very long ones."""

_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NOT_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
_BOM = b"\xef\xbb\xbf"


class StrictJsonError(Exception):
    """A text that is not taken as JSON. `reason` is one of the names in `REASONS`, `args` its details."""

    REASONS = (
        "cannot_read",  # detail
        "not_a_file",
        "too_large",  # megabytes
        "too_many_values",  # most
        "empty",
        "not_utf8",  # position
        "too_deep",  # depth
        "not_json",  # line, column
        "duplicate_key",  # key
        "bad_number",  # text
    )

    def __init__(self, reason: str, **details: Any) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details


def read_file(path: str | os.PathLike[str], limit: int = MAX_BYTES) -> bytes:
    """Return a file's bytes, if it is an ordinary file of at most `limit` bytes; a bigger one is not read at all."""
    try:
        # Not blocking: a named pipe nobody writes to would be waited for without end.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(descriptor, "rb") as file:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise StrictJsonError("not_a_file")
            if status.st_size > limit:
                raise _too_large(limit)
            data = file.read(limit + 1)
            if data is None:  # there may be something later, as in the kernel's log
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
    except (OSError, ValueError) as error:
        # ValueError: a name with a zero byte in it.
        raise StrictJsonError("cannot_read", detail=getattr(error, "strerror", None) or str(error)) from error
    if len(data) > limit:
        raise _too_large(limit)
    return data


def reading_problem(error: StrictJsonError) -> Literal["missing", "denied", "not_a_file", "io"] | None:
    """Return what kept `read_file` from reading; None if the file could be read and is not what it should be."""
    if error.reason == "not_a_file":
        return "not_a_file"
    if error.reason != "cannot_read":
        return None
    cause = error.__cause__
    match cause.errno if isinstance(cause, OSError) else errno.ENOENT:
        case errno.ENOENT | errno.ENOTDIR | errno.ENAMETOOLONG | errno.ELOOP:
            return "missing"
        case errno.EACCES | errno.EPERM:
            return "denied"
        case errno.EISDIR | errno.ENXIO:
            return "not_a_file"
        case _:
            return "io"


def loads(data: bytes | str, limit: int = MAX_BYTES) -> Any:
    """Return the value that a JSON text stands for; raises StrictJsonError and nothing else."""
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    if len(data) > limit:
        raise _too_large(limit)
    # What stands in strings doesn't count, but is only looked for where it matters.
    if _values(data) > MAX_VALUES and _values(_STRING.sub(b"", data)) > MAX_VALUES:
        raise StrictJsonError("too_many_values", most=MAX_VALUES)
    try:
        text = data.removeprefix(_BOM).decode("utf-8")
    except UnicodeDecodeError as error:
        raise StrictJsonError("not_utf8", position=error.start + 1) from None
    if not text.strip():
        raise StrictJsonError("empty")
    if _deeper_than(data, MAX_DEPTH):
        raise StrictJsonError("too_deep", depth=MAX_DEPTH)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_decimal,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise StrictJsonError("not_json", line=error.lineno, column=error.colno) from None


def _too_large(limit: int) -> StrictJsonError:
    return StrictJsonError("too_large", megabytes=limit // (1024 * 1024))


def _values(data: bytes) -> int:
    """Tell how many objects, lists and further entries of them there are, if none of it stands in a string."""
    return sum(map(data.count, (b"[", b"{", b",")))


def _deeper_than(data: bytes, depth: int) -> bool:
    """Tell whether brackets outside strings nest deeper than `depth`: each pass takes the innermost pairs away."""
    if data.count(b"[") + data.count(b"{") <= depth:
        return False
    brackets = _STRING.sub(b"", data).translate(None, _NOT_BRACKETS)
    for _ in range(depth):
        folded = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(folded) == len(brackets):
            break
        brackets = folded
    # What is left is nested deeper, or its brackets don't pair; of those the reader itself finds a short one.
    return brackets.count(b"[") + brackets.count(b"{") > depth or b"[]" in brackets or b"{}" in brackets


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        names: set[str] = set()
        for name, _ in pairs:
            if name in names:
                raise StrictJsonError("duplicate_key", key=name)
            names.add(name)
    return value


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise StrictJsonError("bad_number", text=digits)
    return int(digits)


def _decimal(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise StrictJsonError("bad_number", text=digits)
    return value


def _constant(name: str) -> Any:
    raise StrictJsonError("bad_number", text=name)


def compact(value: object) -> str:
    """Return one line, ASCII only, keys in the order given. TypeError or ValueError if it isn't JSON."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def pretty(value: object) -> bytes:
    """Write it for people to read: indented, letters as they are, a line end at the end. TypeError if it isn't JSON."""
    text = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    try:
        return f"{text}\n".encode()
    except UnicodeEncodeError:  # half of a surrogate pair has no UTF-8; escaped it survives
        return f"{json.dumps(value, indent=1, allow_nan=False)}\n".encode()
