"""Holi, learned by playing: the first rounds of one game of two."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_SETUP = {
    "first": 1,
    "decks": [[9, 2, 3, 12, 1, 4, 5, 6, 7, 8, 10, 11, 13], [1, 4, 5, 6, 2, 3, 7, 8, 9, 10, 11, 12, 13]],
    "rivalry": [],
}
_CORNERS = ("corner a1", "corner f6")
_MOVED = (*_CORNERS, "move c3")
_FIRST_ROUND = (*_MOVED, "throw 9 b3 c4 d3", "end", "throw 1 d6 e6", "move d4", "end")
_SURROUNDED = (*_FIRST_ROUND, "throw 2 c2 d2")
_ABOVE = (*_SURROUNDED, "climb", "end", "drop 4 a4", "end")
_COLOURED = ("a4", "b3", "c2", "c4", "d2", "d3", "d6", "e6")
"""Where the lower level then holds a token: colour thrown above it stays up."""
_RAINED = (*_ABOVE, "throw 12 b2 c4 d3")


def _after(*moves: str) -> Position:
    return Position(_SETUP, moves)


LESSON = Lesson(
    "HoliLessons",
    (
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "The courtyard"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "The courtyard has three levels, one above the other. Put your pawn on a corner of the lower one.",
            ),
            position=_after(),
            wanted=("corner *",),
            show="corner a1",
            praise=QT_TRANSLATE_NOOP("HoliLessons", "There it stands. From here it colours the courtyard."),
            otherwise="",
            light=("1a1", "1f1", "1a6", "1f6"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Move, and take what you find"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Once a turn your pawn may go to any cell of its level without a pawn, however far, and it "
                "takes what it finds there. Fetch some sweets.",
            ),
            position=_after(*_CORNERS),
            wanted=tuple(f"move {cell}" for cell in ("a2", "b1", "e1", "f2", "a5", "b6", "e6", "f5")),
            show="move a2",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "At the end, sweets bring 5 points for each other player who has fewer of them."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "HoliLessons", "You could, but now go where the sweets are: next to the corners."
            ),
            light=("1a2", "1b1", "1e1", "1f2", "1a5", "1b6", "1e6", "1f5"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "The pattern goes around your pawn"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Every turn you throw colour. Take the card and hold it over the level: the pawn symbol lies on your "
                "pawn, R or the wheel rotates it. Then put it down.",
            ),
            position=_after(*_MOVED),
            wanted=("throw 9 *",),
            show="throw 9 b3 c4 d3",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Colour on three cells. At the end each of them is worth a point on the lower level."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now throw the card face-up."),
            light=("card 9",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Cards without a pawn symbol"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "If a card has no pawn symbol, your pawn is on one of the coloured spaces, and only the others "
                "get colour. Throw one of these cards.",
            ),
            position=_after(*_FIRST_ROUND),
            wanted=("throw 2 *", "throw 3 *"),
            show="throw 2 c2 d2",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "That’s it. Where there’s already a token, you can’t throw a second one."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now throw one of your cards face-up."),
            light=("card 2", "card 3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Direct hit"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Colour that lands on another pawn is a direct hit: a point at once, and two more at the end. Hit "
                "the pawn on d4.",
            ),
            position=_after(*_FIRST_ROUND),
            wanted=("throw 3 *d4*",),
            show="throw 3 b2 d4",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Splash! Your token is in the other player’s reserve now, and there it stays."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "HoliLessons", "You could, but it hits nobody. The card with the diagonal reaches d4."
            ),
            light=("1d4", "card 3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Face-down it goes anywhere"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Any card can be thrown face-down instead: one single token, on any free cell of your level. Flip a "
                "card by a double click or with F, and put it there.",
            ),
            position=_after(*_FIRST_ROUND),
            wanted=("drop *",),
            show="drop 12 c2",
            praise=QT_TRANSLATE_NOOP("HoliLessons", "Good for closing gaps. But never twice in a row."),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now throw a card face-down."),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Up you go"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "All four cells around your pawn hold colour, no matter whose: so it may climb. "
                "Take the pawn to the same cell of the middle level.",
            ),
            position=_after(*_SURROUNDED),
            wanted=("climb",),
            show="climb",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "From up here tokens count 2 points, on the upper level even 3. There is no way down."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now your pawn can climb, to the cell above it."),
            light=("1b3", "1c4", "1d3", "1c2", "2c3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Colour rain"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Up here colour stays only where there’s a token below it; everything else falls. Throw a "
                "card, and watch what stays and what rains down.",
            ),
            position=_after(*_ABOVE),
            wanted=("throw *", "drop *"),
            but=("throw 12 b3 c4 d2", "throw 1 b3 d3", "throw 1 c2 c4", *(f"drop * {cell}" for cell in _COLOURED)),
            show="throw 12 b2 c4 d3",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "It’s raining! Whoever stands where a token comes down catches it for their reserve."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "HoliLessons", "You could, but nothing would fall. Throw to where there’s no token below."
            ),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "End your turn"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "You throw once, and may move once and climb once, in any order. When you’re done, press “End "
                "turn”: then you draw until you hold three cards.",
            ),
            position=_after(*_RAINED),
            wanted=("end",),
            show="end",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Once you’re out of your own tokens or cards, you’ve finished. When everybody has, points are counted.",
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now try the button “End turn”."),
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "HoliLessons",
        "Points: your tokens by their level 1, 2 or 3, your tokens in others’ reserves 2 each, and the sweets. "
        "Rivalry cards bring more or change a rule. The rest you learn by playing.",
    ),
)

TIPS = (
    Tip(
        "rain",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "Colour rain: up there, colour stays only where there’s a token below it. What falls on a pawn is caught.",
        ),
        event="TokenFell",
    ),
    Tip(
        "climb",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "There’s colour on all four sides of your pawn: you may climb. Tokens count more up there.",
        ),
        possible=("climb",),
        known=("climb",),
    ),
    Tip(
        "stop",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "From here you can’t throw. Go somewhere else first: whoever finishes gets no more turns.",
        ),
        possible=("stop",),
    ),
    Tip(
        "hit",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "You were hit: whoever stands within reach of a pattern is an easy target. Move away, or hit back.",
        ),
        event="DirectHit",
        whom="target",
        known=("move *",),
    ),
)
