"""How a rulebook is written, and what becomes of it."""

from __future__ import annotations

import pytest

from elios_desktop.rulebook.blocks import (
    Example,
    Frame,
    Grid,
    Items,
    Paragraph,
    Picture,
    Question,
    Ruling,
    Section,
    Specimen,
    Specimens,
    Steps,
    Strip,
)
from elios_desktop.rulebook.reader import SHARED_CONTEXT, Reader, RulebookError, keys, shared_text
from elios_desktop.texts.translate import Translate, english

BOOK = """# Chess

## Moving {#move}

A piece goes
as far as it likes.
{explains chess.too_far chess.off}
{ruling far}

- one thing,
  told at length
- another
{explains chess.other}

1. first
2. then

> A rook.

![The board.](board)
1. a pawn
2. a rook,
   a tall one

![Right: it goes ahead.](ahead "right")
![Wrong: it
goes back.](back "wrong")

![First.](one)
![Then.](two)

| Written | Meaning |
| --- | --- |
| `e4` | a pawn |

### May it jump?

No.

### As far as it likes. {#ruling-far}

The sheet is silent.

{specimens piece 3}
- R: Rook
- Q: Queen: goes anywhere

{list pieces}

## {shared rulings} {#rulings}

{shared over}

# The card

Move.
"""


def pieces(translate: Translate) -> Specimens:
    return Specimens("piece", (Specimen("K", translate("Pieces", "King")),))


def shout(context: str, key: str, disambiguation: str | None = None, n: int = -1) -> str:
    return f"{context}: {key.upper()}"


def read(text: str) -> list[Section]:
    return Reader(text, "Chess", english, {"pieces": pieces}).sections()


def test_every_block_has_its_mark() -> None:
    moving, rulings = read(BOOK)
    assert moving == Section(
        "move",
        "Moving",
        (
            Paragraph("A piece goes as far as it likes.", ("chess.too_far", "chess.off"), "far"),
            Items(("one thing, told at length", "another"), ("chess.other",)),
            Steps(("first", "then")),
            Example("A rook."),
            Picture("board", "The board.", ("a pawn", "a rook, a tall one")),
            Strip((Frame("ahead", "Right: it goes ahead.", True), Frame("back", "Wrong: it goes back.", False))),
            Strip((Frame("one", "First."), Frame("two", "Then."))),
            Grid(("Written", "Meaning"), (("e4", "a pawn"),)),
            Question("May it jump?", "No."),
            Ruling("far", "As far as it likes.", "The sheet is silent."),
            Specimens("piece", (Specimen("R", "Rook"), Specimen("Q", "Queen", "goes anywhere")), columns=3),
            Specimens("piece", (Specimen("K", "King"),)),
        ),
    )
    assert (rulings.id, rulings.title) == ("rulings", "As we play it")
    assert [type(block) for block in rulings.blocks] == [Paragraph]
    assert Reader(BOOK, "Chess", english).card() == [Paragraph("Move.")]


def test_every_text_is_translated_in_its_own_context() -> None:
    moving, rulings = Reader(BOOK, "Chess", shout, {"pieces": pieces}).sections()
    assert moving.title == "Chess: MOVING"
    assert moving.blocks[7] == Grid(("Chess: WRITTEN", "Chess: MEANING"), (("e4", "Chess: A PAWN"),))
    assert moving.blocks[-1] == Specimens("piece", (Specimen("K", "Pieces: KING"),))
    assert rulings.title == "Rulebook: AS WE PLAY IT"


def test_the_texts_to_translate_come_in_their_order_and_each_once() -> None:
    found = keys(BOOK, "Chess")
    assert found[:4] == ["Moving", "A piece goes as far as it likes.", "one thing, told at length", "another"]
    assert found[-1] == "Move."
    assert "e4" not in found
    assert "King" not in found
    assert not {*found} & {*keys(shared_text(), SHARED_CONTEXT)}
    assert len(found) == len({*found})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A text.", "begins with a section"),
        ("## Moving\n\nA text.", "names its section"),
        ("## A {#a}\n\n### Why?", "nothing stands below '### Why\\?'"),
        ("## A {#a}\n\n![No name]", "a picture is written"),
        ("## A {#a}\n\n![Two.](two) and more", "a picture is written"),
        ("## A {#a}\n\n{list cards}", "no list 'cards'"),
        ("## A {#a}\n\n{specimens beam}\n- R: Red", "no specimens 'beam'"),
        ("## A {#a}\n\n{shared nothing}", "no section 'nothing'"),
        ("## A {#a}\n\n> A rook.\n{explains chess.far}", "explains can’t stand below '> A rook.'"),
        ("## A {#a}\n\n- A rook.\n{ruling far}", "ruling can’t stand below"),
    ],
)
def test_what_is_written_wrong_is_said(text: str, said: str) -> None:
    with pytest.raises(RulebookError, match=said):
        read(text)
