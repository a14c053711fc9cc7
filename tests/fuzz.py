"""Files, pasted texts and answers of programs, made up by Atheris, which looks for bytes that take new ways through the
program; run by `test_fuzz.py`. What it finds lands in the folder that it is told, and belongs into the tests then."""

from __future__ import annotations

import sys
from contextlib import suppress

import atheris  # type: ignore[import-untyped, import-not-found, unused-ignore]

with atheris.instrument_imports(include=["elios_desktop"]):
    from elios_desktop.engine.record import RecordError, load_json
    from elios_desktop.engine.tournament import play_of
    from elios_desktop.outside import LONGEST, file_name, name_of, quoted
    from elios_desktop.storage.saves import SaveDamagedError, decode, decode_head
    from elios_desktop.strict_json import StrictJsonError, loads
    from elios_desktop.texts.messages import record_error
    from elios_desktop.texts.translate import english


def one(data: bytes) -> None:
    """Whatever stands there is a game or is refused with a reason, and its text is harmless."""
    said = ""
    try:
        play_of(load_json(data))
    except RecordError as error:
        said = record_error(error, english)
    assert said.isprintable()
    for read in (decode, decode_head):
        with suppress(SaveDamagedError):
            read(data)
    with suppress(StrictJsonError):
        loads(data, 2**16)
    text = data.decode("utf-8", "replace")
    assert len(name_of(text)) <= LONGEST
    assert quoted(text).isprintable()
    assert "/" not in file_name(text)


if __name__ == "__main__":
    atheris.Setup(sys.argv, one)
    atheris.Fuzz()
