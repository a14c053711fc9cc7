"""The door for text from outside."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.outside import LONGEST, MOST_MARKS, file_name, name_of, quoted, quoted_lines

ANY = st.text(alphabet=st.characters(), max_size=300)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna\tMaria \r\n", "Anna Maria"),
        ("Anna\u2028Maria", "Anna Maria"),
        ("\x1b]0;owned\x07Anna", "]0;ownedAnna"),
        ("Anna\u202e\u2066\u2067", "Anna"),
        ("Jürgen Ñ", "Jürgen Ñ"),
        ("e\u0301" * 3, "e\u0301" * 3),
        ("Z" + "\u0300" * 500 + "algo", "Z" + "\u0300" * MOST_MARKS + "algo"),
        ("\u0301\u0301Anna", "Anna"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("نسیم\u200cها", "نسیم\u200cها"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("\u200d\u200d\u200dA\u200d", "A"),
        ("A\ufffe\uffff\U0001fffe\ufdd0B", "AB"),
        ("\u3164\u2800", ""),
        ("\ud800", ""),
        ("\ue000\u00adA\ufeff", "A"),
        ("x" * 61, "x" * 59 + "…"),
        (None, ""),
        (7, ""),
        (["Anna"], ""),
    ],
)
def test_a_name_is_one_line_of_visible_letters(given_name: object, shown: str) -> None:
    assert name_of(given_name) == shown


@given(ANY)
def test_whatever_is_given_the_name_is_harmless(text: str) -> None:
    name = name_of(text)
    assert len(name) <= LONGEST
    assert name == name.strip()
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert {letter for letter in name if unicodedata.category(letter) == "Cf"} <= {"\u200c", "\u200d"}
    assert not unicodedata.category((name or "x")[0]).startswith("M") or unicodedata.category(name[0]) == "Mc"
    name.encode()
    assert name_of(name) == name


def test_a_million_letters_are_cut_without_being_looked_at() -> None:
    assert name_of("\u0300" * 1_000_000) == ""
    assert len(name_of("x" * 1_000_000)) == len(quoted("x\u0300" * 1_000_000)) == LONGEST


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("a\nb\x00\u202e", "a\\nb\\x00\\u202e"),
        ("“Grüße” 💥", "“Grüße” 💥"),
        ("\ud800", "\\ud800"),
        (12, "12"),
        ("x" * 61, "x" * 59 + "…"),
        ("\0" * 100, "\\x00" * 14 + "\\x0…"),
        ("Z" + "\u0300" * 50, "Z" + "\u0300" * MOST_MARKS),
    ],
)
def test_what_is_quoted_shows_what_is_there(value: object, shown: str) -> None:
    assert quoted(value) == shown


@given(ANY)
def test_whatever_is_quoted_can_be_printed(text: str) -> None:
    assert quoted(text).isprintable()
    assert len(quoted(text)) <= LONGEST


def test_lines_stay_lines() -> None:
    assert quoted_lines("one\r\n\ttwo\x1b[31m\u202e") == "one\n        two\\x1b[31m\\u202e"
    assert quoted_lines("x" * 1000, 10) == "x" * 9 + "…"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Elios Anna Ben", "Elios Anna Ben"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("con", "_con"),
        ("NUL.txt", "_NUL.txt"),
        ("Anna\n\x07.", "Anna"),
        ("ж" * 300, "ж" * 100),
        (" . ", ""),
    ],
)
def test_a_file_can_be_called_so_on_any_system(text: str, name: str) -> None:
    assert file_name(text) == name
