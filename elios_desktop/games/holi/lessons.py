"""Holi, learned by playing: the first rounds of one game of two and, some rounds later, its end."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip, one_game
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_SETUP = {
    "first": 1,
    "decks": [[6, 12, 2, 9, 1, 3, 4, 5, 7, 8, 10, 11, 13], [1, 4, 5, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13]],
    "rivalry": [],
}
_LATER = (
    "end",
    *("drop 6 f1", "move d2", "end", "drop 9 e4", "move c2", "end", "move d4", "climb", "throw 3 c5 e3"),
    *("end", "move b1", "throw 5 b2 c3", "end", "move f1", "drop 5 d4", "end", "drop 7 a3", "move d3"),
    *("end", "move e3", "throw 7 c2 c4", "end", "move f4", "throw 4 d4 e5", "end", "move a1", "drop 8 b6"),
    *("end", "move f6", "drop 10 f3", "end", "move e2", "throw 9 d2 e1 f2", "end", "move b3", "throw 8 b1 d1"),
    *("end", "throw 10 d1 f1 f3", "move b2", "end", "drop 11 a5", "move c1", "end", "drop 12 e3", "move e6"),
    *("end",),
)
"""What is played before the last step begins."""

LESSON = Lesson(
    "HoliLessons",
    one_game(
        Position(_SETUP),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "The courtyard"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Most points wins: you get them for your colour in the courtyard, and the higher up, the more. It has "
                "three levels, one above another. Put your pawn on the lit corner of the lower level.",
            ),
            wanted=("corner a1",),
            show="corner a1",
            praise=QT_TRANSLATE_NOOP("HoliLessons", "There it stands. From here it colours the courtyard."),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could begin there, too. But for now take the corner a1."),
            light=("1a1",),
            replies=("corner f6",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Move, and take what you find"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Once a turn your pawn may go to any cell of its level without a pawn, however far, and it "
                "takes what it finds there. Fetch the sweets on b1.",
            ),
            wanted=("move b1",),
            show="move b1",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "At the end, sweets earn you 5 points for each other player who has fewer of them."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now fetch the sweets right beside you, on b1."),
            light=("1b1",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Throw colour"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Every turn you throw colour. Your pawn is on one of the coloured spaces of your card, and tokens go "
                "on the others. Rotate it ({turn}) so that a1 and c2 get colour.",
            ),
            wanted=("throw 6 a1 c2",),
            show="throw 6 a1 c2",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Two tokens of yours. At the end each is worth a point on the lower level."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "HoliLessons", "You could, but throw it face-up this time, so that it colours a1 and c2."
            ),
            light=("card 6", "1a1", "1c2"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "End your turn"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "You throw once a turn, and may move once and climb once, in any order. You’re done: press “End "
                "turn”, and you draw until you hold three cards.",
            ),
            wanted=("end",),
            show="end",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Now it is Mira’s turn: she comes close to you, and throws her colour."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now try the button “End turn”."),
            replies=("move d2", "throw 1 e2 f2", "end"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Get into position"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "You may move first and then throw. From c3 your colour reaches Mira’s pawn on d2: go there.",
            ),
            wanted=("move c3",),
            show="move c3",
            praise=QT_TRANSLATE_NOOP("HoliLessons", "Now she stands within your reach."),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but first go to c3."),
            light=("1c3", "1d2"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Direct hit"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Colour that lands on another pawn is a direct hit: a point at once, and two more at the end. "
                "The marked card has a pawn symbol, which lies on your pawn. Hit d2, b3 and c4.",
            ),
            wanted=("throw 12 b3 c4 d2",),
            show="throw 12 b3 c4 d2",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Splash! Your token sticks to Mira. Then your turn ends, and she runs away."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "HoliLessons", "You could, but with the marked card you hit d2, and colour b3 and c4."
            ),
            light=("card 12", "1d2", "1b3", "1c4"),
            replies=("end", "move e5", "throw 2 d5 e4", "end"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Face-down it goes anywhere"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Three cells beside your pawn hold colour; only d3 doesn’t. Any card can be thrown face-down: one "
                "token on any free cell. Flip the marked card ({flip}) and put it on d3.",
            ),
            wanted=("drop 1 d3",),
            show="drop 1 d3",
            praise=QT_TRANSLATE_NOOP("HoliLessons", "The gap is closed. But never face-down twice in a row."),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now throw the marked card face-down, on d3."),
            light=("card 1", "1d3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Up you go"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "All four cells around your pawn hold colour, no matter whose: so it may climb. "
                "Take the pawn to the same cell of the middle level.",
            ),
            wanted=("climb",),
            show="climb",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "Up here tokens count 2 points, and 3 on the upper level. There’s no way down."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but now your pawn can climb, to the cell above it."),
            light=("1b3", "1c4", "1d3", "1c2", "2c3"),
            replies=("end", "throw 4 e3 f4", "end"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "Colour rain"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Up here colour stays only where there’s a token below it; everything else falls. Throw the marked "
                "card on b2 and b3, and watch what stays and what rains down.",
            ),
            wanted=("throw 2 b2 b3",),
            show="throw 2 b2 b3",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons", "It’s raining! Whoever stands where a token comes down catches it for their reserve."
            ),
            otherwise=QT_TRANSLATE_NOOP("HoliLessons", "You could, but throw the marked card on b2 and b3."),
            light=("card 2", "2b2", "2b3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("HoliLessons", "The final count"),
            text=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Eight rounds later, the cards are running out. Play on against Mira until both of you have finished: "
                "out of tokens, or out of cards. Then the points are counted.",
            ),
            wanted=("*",),
            show="move a1",
            praise=QT_TRANSLATE_NOOP(
                "HoliLessons",
                "Points: your tokens by their level, sweets, hits, and 2 for each token of yours on others’ clothes.",
            ),
            meanwhile=_LATER,
            played=True,
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "HoliLessons",
        "You know how to play. One more thing: rivalry cards, which you can choose for a game, offer more points or "
        "change a rule.",
    ),
)

TIPS = (
    Tip(
        "rain",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "Colour rain: up there, colour stays only where there’s a token below. What falls on a pawn is caught.",
        ),
        event="TokenFell",
    ),
    Tip(
        "climb",
        QT_TRANSLATE_NOOP(
            "HoliLessons",
            "There’s enough colour around your pawn: you may climb. Tokens count more up there.",
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
