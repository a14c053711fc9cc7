"""The two marks of a text, and searching."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from elios_desktop.rulebook.blocks import Items, Paragraph, Section, Span, Specimen, Specimens, plain, spans, targets
from elios_desktop.rulebook.library import fold, search

BOOK = [
    Section("stick", "Der Stab", (Paragraph("Der Stab steht in einem **Plättchen**. Siehe [Größe](#size)."),)),
    Section("size", "Größe und Maß", (Items(("acht Reihen", "drei Spalten")), Paragraph("Stäbe sind klein."))),
    Section("cards", "Karten", (Specimens("card", (Specimen("1", "Ecken", "3 Punkte für jede Ecke"),)),)),
]


def found(words: str) -> list[str]:
    return [hit.section for hit in search("game", BOOK, words)]


def test_marks() -> None:
    assert list(spans("a **b** [c d](#e-1)!")) == [
        Span("a "),
        Span("b", bold=True),
        Span(" "),
        Span("c d", target="e-1"),
        Span("!"),
    ]
    assert targets("[a](#x) and [b](#holi.no_way_down)") == ["x", "holi.no_way_down"]
    assert plain("2 * 3 ** 4 [x] (#y)") == "2 * 3 ** 4 [x] (#y)"


@given(st.text())
def test_any_text_can_be_read(text: str) -> None:
    assert "".join(span.text for span in spans(text)) == plain(text)


def test_case_and_accents_make_no_difference() -> None:
    assert fold("GRÖSSE") == fold("größe") == "grosse"
    assert found("GROSSE")[0] == "size"
    assert found("stab") == ["stick", "size"]


def test_headings_come_before_sentences_and_sentences_before_scattered_words() -> None:
    assert found("größe") == ["size", "stick"]
    assert found("stab plättchen") == ["stick"]
    assert found("reihen klein") == ["size"]
    assert [hit.rank for hit in search("game", BOOK, "reihen klein")] == [2]


def test_all_words_have_to_be_there() -> None:
    assert found("reihen punkte") == []
    assert found("") == found("   ") == []


def test_cards_and_their_texts_are_found() -> None:
    [hit] = search("game", BOOK, "punkte ecke")
    assert (hit.game, hit.section, hit.title, hit.snippet) == ("game", "cards", "Karten", "3 Punkte für jede Ecke")


def test_the_snippet_shows_the_words() -> None:
    long = "Wort " * 60 + "Nadel " + "Heu " * 60
    [hit] = search("game", [Section("s", "T", (Paragraph(long),))], "nadel")
    assert "Nadel" in hit.snippet
    assert hit.snippet.startswith("… ")
    assert hit.snippet.endswith(" …")
    assert len(hit.snippet) < 180


@given(st.text(min_size=1, max_size=8))
def test_searching_never_fails(words: str) -> None:
    for hit in search("game", BOOK, words):
        assert hit.section in {"stick", "size", "cards"}
