"""What the rulebook of Holi shows: positions, and all cards."""

from collections.abc import Iterable

from elios_desktop.games.holi.rules import RIVALRY, RULE_CARDS
from elios_desktop.games.holi.rules.cards import PATTERNS
from elios_desktop.games.holi.words import rivalry_card
from elios_desktop.rulebook import blocks, reader
from elios_desktop.rulebook.library import Label, Position
from elios_desktop.texts.translate import Translate, fill

_SETUP = {
    "first": 1,
    "decks": [[9, 2, 3, 12, 1, 4, 5, 6, 7, 8, 10, 11, 13], [1, 4, 5, 6, 2, 3, 7, 8, 9, 10, 11, 12, 13]],
    "rivalry": [3, 12],
}
_STUCK = {
    "first": 1,
    "decks": [[10, 12, 11, 9, 4, 5, 6, 3, 7, 1, 8, 2, 13], [8, 11, 7, 12, 2, 5, 9, 3, 6, 13, 10, 1, 4]],
    "rivalry": [],
}
_CORNERS = ("corner a1", "corner f6")
_FIRST_ROUND = (*_CORNERS, "move c3", "throw 9 b3 c4 d3", "end", "throw 1 d6 e6", "move d4", "end")
_SECOND_ROUND = (*_FIRST_ROUND, "throw 2 c2 d2", "climb", "end", "drop 4 a4", "end")

_IN_THE_CORNER = (*_CORNERS, "drop 9 c4", "end", "throw 1 d6 e6", "end")
_THIRD_THROW = (*_SECOND_ROUND, "throw 12 b2 c4 d3")
_LOWER = ("1a1", "1f1", "1a6", "1f6")
_LOWER_TWO = (*_LOWER, "2a6", "2f6")


def _lower(
    *moves: str, held: str = "", over: str = "", bad: tuple[str, ...] = (), shows: tuple[str, ...] = ()
) -> Position:
    """Return the lower level, and what else is named."""
    return Position(2, _SETUP, moves, bad=bad, held=held, over=over, crop=(*_LOWER, *shows), shown=(580, 300))


POSITIONS = {
    "first": _lower(*_CORNERS, "move c3", held="card 9", over="1c4", shows=("card 9",)),
    "courtyard": Position(
        2,
        _SETUP,
        _SECOND_ROUND,
        labels=(
            Label("pawn 1", (0.5, 0.05)),
            Label("1b3", (0.5, 0.5)),
            Label("2b6", (0.3, 0.5)),
            Label("card 1", (0.0, 0.0)),
            Label("plate 1", (1.0, 0.15)),
            Label("rivalry 3", (0.0, 0.1)),
            Label("3d4", (0.5, 0.5)),
        ),
    ),
    "corners": _lower("corner a1", held="pawn 2"),
    "throw": _lower(*_FIRST_ROUND, held="card 2", over="1d2", shows=("card 2",)),
    "inside": _lower(*_IN_THE_CORNER, held="card 2", over="1a2", shows=("card 2",)),
    "outside": _lower(*_IN_THE_CORNER, bad=("1a1",), shows=("card 12",)),
    "face-down": Position(2, _SETUP, _SECOND_ROUND, light=("1a4",)),
    "stop": Position(2, _STUCK, ("corner a6", "corner f1", "drop 10 a5", "end", "drop 8 e4", "end"), light=("1a6",)),
    "hit": _lower(*_FIRST_ROUND, held="card 3", over="1d4", shows=("card 3",)),
    "move": _lower(*_FIRST_ROUND, held="pawn 1"),
    "climb": Position(2, _SETUP, (*_FIRST_ROUND, "throw 2 c2 d2"), light=("2c3",), crop=_LOWER_TWO, shown=(580, 400)),
    "climbed": Position(2, _SETUP, (*_FIRST_ROUND, "throw 2 c2 d2", "climb"), crop=_LOWER_TWO, shown=(580, 400)),
    "rain": Position(2, _SETUP, _SECOND_ROUND, held="card 12", over="2c4", crop=_LOWER_TWO, shown=(580, 400)),
    "score": Position(2, _SETUP, _THIRD_THROW, crop=_LOWER_TWO, shown=(580, 400)),
}


def _rivalry(numbers: Iterable[int], translate: Translate) -> blocks.Specimens:
    entries = ((number, *rivalry_card(number, translate)) for number in numbers)
    return blocks.Specimens(
        "rivalry", tuple(blocks.Specimen(str(number), title, text) for number, title, text in entries), columns=3
    )


def _patterns(translate: Translate) -> blocks.Specimens:
    title = translate("RulebookHoli", "Card {number}")
    cards = tuple(blocks.Specimen(str(number), fill(title, number=number)) for number in sorted(PATTERNS))
    return blocks.Specimens("pattern", cards, columns=5)


LISTS: reader.GameLists = {
    "rivalry": lambda translate: _rivalry((number for number in RIVALRY if number not in RULE_CARDS), translate),
    "rule-cards": lambda translate: _rivalry(RULE_CARDS, translate),
    "patterns": _patterns,
}
