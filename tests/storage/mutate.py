"""Spoiling files at random, from a flipped bit to text that a reader might choke on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

NASTY = (
    b"[" * 2000, b"]" * 50, b"{" * 40, b"{}," * 20_000, b"[0," * 31 + b"0" + b"]" * 31, b"9" * 5000, b"-0", b"1e999",
    b"1" * 41, b"NaN", b"true", b"null", b'"\\ud800"', b'"\\u0000"', b'""', b'"__import__(\'os\')"', b"\xff\xfe",
    b"\xf0\x9f\x92\xa9", b"\\", b'"', b",", b":", b"\n", b"\0" * 512, b'"version":2', b'"a":1,"a":2,', b"cos\nsystem\n",
    b'"' + b"x" * 100_000 + b'"', b"-1", b"0.5", b"99999999999",
)  # fmt: skip


def mutated(data: bytes, rng: Random) -> bytes:
    """The data after one to four small disasters."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        data = rng.choice(_DISASTERS)(data, rng)
    return data


def _place(data: bytes, rng: Random) -> int:
    return rng.randrange(len(data) + 1)


def _flip(data: bytes, rng: Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + bytes(byte ^ (1 << rng.randrange(8)) for byte in data[at : at + 1]) + data[at + 1 :]


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: _place(data, rng)]


def _drop(data: bytes, rng: Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + data[at + rng.randrange(64) :]


def _double(data: bytes, rng: Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + data[at : at + rng.randrange(200)] + data[at:]


def _zeros(data: bytes, rng: Random) -> bytes:
    """A block that never reached the disk."""
    at = _place(data, rng) // 512 * 512
    length = min(512, len(data) - at)
    return data[:at] + b"\0" * length + data[at + length :]


def _insert(data: bytes, rng: Random) -> bytes:
    at = _place(data, rng)
    return data[:at] + rng.choice(NASTY) + data[at:]


def _swap_value(data: bytes, rng: Random) -> bytes:
    """Another value where one was, so that the JSON often stays whole."""
    at = data.find(b":", _place(data, rng))
    if at < 0:
        return _flip(data, rng)
    ends = [end for end in (data.find(mark, at) for mark in (b",", b"}", b"]")) if end > 0]
    return data[: at + 1] + rng.choice(NASTY) + data[min(ends, default=len(data)) :]


def _change_digit(data: bytes, rng: Random) -> bytes:
    """The smallest change that keeps all forms right."""
    start = _place(data, rng)
    for at in range(start, len(data)):
        if data[at : at + 1].isdigit():
            return data[:at] + str(rng.randrange(10)).encode() + data[at + 1 :]
    return data


_DISASTERS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip, _cut, _drop, _double, _zeros, _insert, _swap_value, _swap_value, _change_digit, _change_digit,
)  # fmt: skip
