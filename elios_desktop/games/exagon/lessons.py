"""Exagon, learned by playing: one game of five, in which the others put down nothing after the first tile."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_HANDS = {
    "hands": [
        [9, 16, 17, 18, 26, 29, 33, 37],
        [1, 6, 14, 15, 19, 28, 30, 32],
        [10, 21, 23, 24, 35, 38, 39, 40],
        [3, 4, 5, 8, 11, 20, 31, 36],
        [2, 7, 12, 13, 22, 25, 27, 34],
    ],
    "table": None,
}
_OTHERS = ("end",) * 4
_GAME = (
    ("13@0,0/0",),
    ("16@0,-1/4", *_OTHERS),
    ("18@1,-1/3",),
    ("17@2,-2/5", *_OTHERS),
    ("33@1,-2/4",),
    ("9@1,-3/3",),
    ("end", *_OTHERS),
    ("37@1,0/5", "29@-1,1/1", *_OTHERS),
)


def _at(step: int) -> Position:
    return Position(_HANDS, tuple(move for moves in _GAME[: step + 1] for move in moves), seats=5)


LESSON = Lesson(
    "ExagonLessons",
    (
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Digits that meet are the same"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "Take any of your tiles: where it fits, a place glows, and there it turns itself so that the digits "
                "match. Put it down beside the first one.",
            ),
            position=_at(0),
            wanted=("*@*",),
            show="16@0,-1/4",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "It fits. Where it fits in several ways, R or the wheel rotates it."
            ),
            otherwise="",
            light=("cell 0,0",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Two sides: your turn goes on"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "If a tile matches on two sides, you may put down another. Find a place that touches both "
                "tiles, and a tile that fits there.",
            ),
            position=_at(1),
            wanted=("*@-1,0/*", "*@1,-1/*"),
            show="18@1,-1/3",
            praise=QT_TRANSLATE_NOOP("ExagonLessons", "Two sides match: it is still your turn."),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "That matches one side only, and your turn would be over. You can match two!"
            ),
            said={
                "end": QT_TRANSLATE_NOOP(
                    "ExagonLessons", "You could stop, but there is a tile that matches two sides: put it down."
                )
            },
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "One side: your turn is over"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Now try the opposite: put down a tile that matches just one side, and see."
            ),
            position=_at(2),
            wanted=("*@*",),
            but=("*@-1,0/*", "*@1,-2/*", "*@1,0/*"),
            show="17@2,-2/5",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Over at once! So keep a single side for the end: first two, two and two again."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "That matches two sides, and your turn would go on. Look for a place with one."
            ),
            said={
                "end": QT_TRANSLATE_NOOP(
                    "ExagonLessons", "That ends your turn, too, but with all your tiles still on your rack."
                )
            },
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Three sides earn a bonus"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "The marked place touches three tiles, and one of yours fits there. Three sides earn a bonus.",
            ),
            position=_at(3),
            wanted=("33@1,-2/*",),
            show="33@1,-2/4",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "A bonus! Four sides would have earned two, five sides three, and six win the game."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but that earns nothing. One of your tiles fits in the marked place."
            ),
            light=("cell 1,-2",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "What a bonus is good for"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "As long as you have a bonus, a single side doesn’t end your turn. "
                "Put down a tile that matches just one side.",
            ),
            position=_at(4),
            wanted=("*@*",),
            but=("*@-1,0/*", "*@0,-2/*", "*@1,0/*"),
            show="9@1,-3/3",
            praise=QT_TRANSLATE_NOOP("ExagonLessons", "The bonus is used up, and your turn goes on."),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "That matches two sides and needs no bonus. Look for a place with one side."
            ),
            said={"end": QT_TRANSLATE_NOOP("ExagonLessons", "Don’t stop yet: the bonus would be lost with your turn.")},
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Stop in time"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "In a real game the hourglass gives you a minute a turn, unless you choose another time, and "
                "what you leave goes to the next player. You may stop whenever you like: press “End turn”.",
            ),
            position=_at(5),
            wanted=("end",),
            show="end",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Now it is the next player’s turn, with what is left of your time on top."
            ),
            otherwise=QT_TRANSLATE_NOOP("ExagonLessons", "You could, but this time try the button “End turn”."),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "The jolly"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "One of your tiles has a jolly area instead of a digit: it stands for any digit that isn’t on its "
                "own tile. Put that tile into the marked place.",
            ),
            position=_at(6),
            wanted=("37@1,0/*",),
            show="37@1,0/5",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "It matches. Its opposite is the Exagon area: nothing ever goes against that one."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but this is about the jolly: put its tile into the marked place."
            ),
            light=("tile 37", "cell 1,0"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "The last tile"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons", "If you have no tile left, you win at once. Put your last one down, anywhere it fits."
            ),
            position=_at(7),
            wanted=("26@*",),
            show="26@-1,-1/1",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Won! In a tournament the others would now lose the star points they still hold."
            ),
            otherwise=QT_TRANSLATE_NOOP("ExagonLessons", "Don’t stop now: your last tile fits, and you win."),
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "ExagonLessons",
        "That is the whole game. One more thing: with a bonus you can also give a tile to somebody who has only one "
        "left. The rest you learn by playing.",
    ),
)

TIPS = (
    Tip(
        "bonus",
        QT_TRANSLATE_NOOP(
            "ExagonLessons",
            "A bonus pays for one tile with a single side, and your turn goes on. When your turn ends, the bonus is "
            "lost.",
        ),
        event="BonusEarned",
        own=True,
    ),
    Tip(
        "give",
        QT_TRANSLATE_NOOP(
            "ExagonLessons",
            "Somebody has only one tile left. With a bonus you can give them one of yours: drag it onto their plate.",
        ),
        possible=("give *",),
        known=("give *",),
    ),
    Tip(
        "numbers",
        QT_TRANSLATE_NOOP("ExagonLessons", "The small number below each tile says how many sides it can match now."),
        possible=("*@*", "end"),  # in the opening there are no numbers
    ),
)
