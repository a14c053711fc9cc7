"""Hostile JSON is refused at once and with a reason; what is JSON comes back as Python's own reader gives it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.files import HOSTILE
from elios_desktop.strict_json import MAX_BYTES, MAX_DEPTH, StrictJsonError, loads, read_file
from tests.waiting import PATIENCE

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def reason(data: bytes | str) -> str:
    with pytest.raises(StrictJsonError) as caught:
        loads(data)
    assert caught.value.reason in StrictJsonError.REASONS
    return caught.value.reason


@given(values)
def test_json_comes_back(value: object) -> None:
    assert loads(json.dumps(value)) == value
    assert loads(json.dumps(value).encode("utf-8")) == value


@given(st.binary(max_size=80) | st.text(alphabet='[]{}",:\\ue019nfat \n', max_size=60))
def test_anything_is_read_as_python_reads_it_or_refused(data: bytes | str) -> None:
    try:
        value = loads(data)
    except StrictJsonError:
        return
    assert value == json.loads(data if isinstance(data, str) else data.removeprefix(b"\xef\xbb\xbf"))


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("", "empty"),
        (" \n", "empty"),
        ("{", "not_json"),
        ("[1,]", "not_json"),
        ("{} {}", "not_json"),
        ('{"a": 1, "a": 1}', "duplicate_key"),
        ("NaN", "bad_number"),
        ("[-Infinity]", "bad_number"),
        ("1e999", "bad_number"),
        ("9" * 5000, "bad_number"),
        (b"\xff\xfe{\x00}\x00", "not_utf8"),
        (b'"\xed\xa0\x80"', "not_utf8"),
        ("[" * 100_000, "too_deep"),
        ('{"a":' * 5000 + "1" + "}" * 5000, "too_deep"),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), "too_deep"),
        ("[" + "{}," * 400_000 + "{}]", "too_many_values"),
        (b" " * (MAX_BYTES + 1), "too_large"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_reasons(data: bytes | str, expected: str) -> None:
    assert reason(data) == expected


def test_what_only_looks_deep_is_read() -> None:
    deepest = "[" * MAX_DEPTH + "]" * MAX_DEPTH
    assert loads(deepest) == json.loads(deepest)
    assert loads(json.dumps("[" * 1000)) == "[" * 1000
    assert loads(json.dumps(['\\"[{' * 200] * 50)) == ['\\"[{' * 200] * 50
    assert loads("[" + "[],{}," * 1000 + "[]]")[0] == []
    assert loads(b"\xef\xbb\xbf{}") == {}


def test_what_only_looks_like_many_values_is_read() -> None:
    many = "," * 500_000
    assert loads(json.dumps({"move": many})) == {"move": many}
    assert loads(json.dumps([many, "\\", '"[{,'])) == [many, "\\", '"[{,']
    assert reason("[" + json.dumps(many) + ",1" * 300_000 + "]") == "too_many_values"


def test_hostile_texts_are_refused_in_steps_as_many_as_their_letters(checkout: Path) -> None:
    """With the square of them it would take days, in a process that could be ended; `make bench` says how long."""
    script = (
        "import sys; from bench.files import HOSTILE, LARGE, _refused\n"
        "for text in HOSTILE.values(): _refused(text(LARGE)); print('refused')"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE
    )
    assert (done.stderr, done.stdout) == ("", "refused\n" * len(HOSTILE))


def test_files(tmp_path: Path) -> None:
    file = tmp_path / "game.elios"
    file.write_bytes(b"{}")
    assert read_file(file) == b"{}"
    with file.open("wb") as big:
        big.truncate(100 * 1024 * 1024)
    os.mkfifo(tmp_path / "pipe")
    for path, expected in (
        (file, "too_large"),
        (tmp_path, "cannot_read"),
        (tmp_path / "pipe", "not_a_file"),
        (Path("/dev/zero"), "not_a_file"),
        (tmp_path / "missing", "cannot_read"),
        ("a\0b", "cannot_read"),
    ):
        with pytest.raises(StrictJsonError) as caught:
            read_file(path)
        assert caught.value.reason == expected, path
