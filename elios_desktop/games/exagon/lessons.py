"""Exagon, learned by playing: one game of five, in which the others put down nothing after the second tile."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip, one_game
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_HANDS = {
    "hands": [
        [9, 13, 17, 18, 26, 33, 34, 37],
        [1, 2, 3, 4, 5, 6, 7, 16],
        [8, 10, 11, 12, 14, 15, 19, 20],
        [21, 22, 23, 24, 25, 27, 28, 29],
        [30, 31, 32, 35, 36, 38, 39, 40],
    ],
    "table": None,
}
_OTHERS = ("end",) * 4

LESSON = Lesson(
    "ExagonLessons",
    one_game(
        Position(_HANDS, seats=5),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "The first tile"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "Whoever gets rid of all their tiles first wins. The star in the middle of a tile holds the sum of its "
                "digits: your 39 is the highest, so you begin. Put the marked tile on the table.",
            ),
            wanted=("13@*",),
            show="13@0,0/0",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "One less! The next player joins a tile to it: digits that meet must be the same."
            ),
            otherwise=QT_TRANSLATE_NOOP("ExagonLessons", "You could, but take the marked tile for a start."),
            light=("tile 13",),
            replies=("16@0,-1/4", "end", "end", "end"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Two sides: your turn goes on"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "Now digits have to match wherever tiles touch. If a tile matches on two sides, you may put down "
                "another. Put the marked tile where it touches both tiles: it turns by itself.",
            ),
            wanted=("18@1,-1/*",),
            show="18@1,-1/3",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Two sides match: it is still your turn. R or the wheel rotates a tile by hand."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but try the marked tile in the marked place: there two sides match."
            ),
            light=("tile 18", "cell 1,-1"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "One side: your turn is over"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "A tile that matches just one side ends your turn. Put the marked tile into the marked place and see.",
            ),
            wanted=("17@2,-2/*",),
            show="17@2,-2/5",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "Over at once! So keep a single side for the end: first two, two and two again."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but see what happens with the marked tile in the marked place."
            ),
            light=("tile 17", "cell 2,-2"),
            replies=_OTHERS,
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Three sides earn a bonus"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "The marked place touches three tiles, and one of yours fits there: the small numbers below your tiles "
                "say how many sides they can match. Three sides earn a bonus.",
            ),
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
                "Put the marked tile into the marked place: it matches just one side.",
            ),
            wanted=("9@1,-3/*",),
            show="9@1,-3/3",
            praise=QT_TRANSLATE_NOOP("ExagonLessons", "The bonus is used up, and your turn goes on."),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but try the bonus with the marked tile, in the marked place."
            ),
            light=("tile 9", "cell 1,-3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "Stop in time"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "Now the hourglass runs: 30 seconds here, usually a minute. Time you don’t use goes to the next "
                "player; when the sand runs out, your turn is over. Stop in time: press “End turn”.",
            ),
            wanted=("end", "timeout"),
            show="end",
            timed=True,
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "Stopped, and the rest of your sand goes to the next player. Now the hourglass goes back into the "
                "box: take your time.",
            ),
            praised={
                "timeout": QT_TRANSLATE_NOOP(
                    "ExagonLessons",
                    "The sand has run out, and your turn is over: that’s how it goes. Now the hourglass goes back "
                    "into the box: take your time.",
                )
            },
            otherwise=QT_TRANSLATE_NOOP("ExagonLessons", "You could, but this time try the button “End turn”."),
            replies=_OTHERS,
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "The jolly"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "One of your tiles has a jolly area instead of a digit: it stands for any digit that isn’t on its "
                "own tile. Put that tile into the marked place.",
            ),
            wanted=("37@1,0/*",),
            show="37@1,0/5",
            praise=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "It matches. On the opposite side is the Exagon area: nothing ever goes against that one.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ExagonLessons", "You could, but this is about the jolly: put its tile into the marked place."
            ),
            light=("tile 37", "cell 1,0"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ExagonLessons", "The last two tiles"),
            text=QT_TRANSLATE_NOOP(
                "ExagonLessons",
                "If you have no tile left, you win at once. You have two left. Play on; the others play from now on, "
                "too. If nothing fits, or you’d rather wait, end your turn.",
            ),
            wanted=("*",),
            show="26@0,-3/1",
            praise=QT_TRANSLATE_NOOP("ExagonLessons", "All gone: that’s how nearly every game ends."),
            played=True,
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "ExagonLessons",
        "You know how to play. Two more things: with a bonus you can also give a tile to somebody who has only one "
        "left, and in a tournament the coloured tips of the stars count.",
    ),
)

TIPS = (
    Tip(
        "bonus",
        QT_TRANSLATE_NOOP(
            "ExagonLessons",
            "A bonus pays for one tile with a single side, and your turn goes on. It’s lost when your turn ends.",
        ),
        event="BonusEarned",
        own=True,
    ),
    Tip(
        "give",
        QT_TRANSLATE_NOOP(
            "ExagonLessons",
            "Somebody has only one tile left. With a bonus you can give them one of yours: put it onto their plate.",
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
