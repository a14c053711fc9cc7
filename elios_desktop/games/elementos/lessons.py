"""Elementos, learned by playing: one game from laying out on, and, some moves later, its end."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip, one_game
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_LATER = (
    *("wand a4-a5", "flip a8", "b2-a3", "c7-c6", "c2-b3", "carry b7-b6", "b3-c4", "wand b6-c6"),
    *("c4xc5", "b8-b7", "c5xb6", "a6-b5", "carry a5-a6", "c8-c7"),
)
"""What is played before the last step begins."""

LESSON = Lesson(
    "ElementosLessons",
    one_game(
        Position({"first": 1}, ("arrange 2 FA FW WA AW FW WF AF WA FA",)),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Lay out your tokens"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Whoever brings their wand to the far row wins. First you lay out your nine tokens: "
                "put the fire on a3 onto b3, so that the two swap, and press “Ready”.",
            ),
            wanted=("arrange 1 FW WA AF FW WA AF WA FW AF",),
            show="arrange 1 FW WA AF FW WA AF WA FW AF",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Fire stands in the middle. Your wand waits behind it: the stick in the token on b2.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could lay them out like that. But for now just swap the tokens on a3 and b3."
            ),
            light=("a3", "b3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "One square at a time"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "The light tokens are yours. A token goes one square: ahead, diagonally ahead or sideways. "
                "Move the fire from b3 to b4.",
            ),
            wanted=("b3-b4",),
            show="b3-b4",
            praise=QT_TRANSLATE_NOOP("ElementosLessons", "Off it goes! But mind: tokens never go back."),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but your fire has something to do: move it from b3 to b4."
            ),
            light=("b3", "b4"),
            replies=("b6-a5",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Fire takes wood"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Fire takes wood, wood takes water, water takes fire. Take the wood on a5 with your fire.",
            ),
            wanted=("b4xa5",),
            show="b4xa5",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Taken! That token has left the game, and yours stands in its place."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could. But look: the wood on a5 is diagonally ahead of your fire."
            ),
            light=("b4", "a5"),
            replies=("flip c8",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Flip instead of running away"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Only the side on top counts, and flipping a token is a turn, too. The water on a6 is after your "
                "fire on a5: flip your token ({flip}).",
            ),
            wanted=("flip a5",),
            show="flip a5",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Well flipped: now it’s wood, and the water is in danger. Look, it flips, too!"
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but this time flip the token on a5, and see what becomes of it."
            ),
            light=("a5", "a6"),
            replies=("flip a6",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Pass the wand on"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Now the wand sets out. It goes to a token of yours next to it: ahead, diagonally ahead or sideways. "
                "Pick up the wand and put it on a3.",
            ),
            wanted=("wand b2-a3",),
            show="wand b2-a3",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Passed on. The token it stands in is a home now: it can’t be taken, and it can’t take.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but now it’s all about the wand: the stick in the token on b2."
            ),
            said={
                "carry *": QT_TRANSLATE_NOOP(
                    "ElementosLessons",
                    "That takes its token along: we’ll come to that in a moment. This time pass the wand to the "
                    "token on a3.",
                ),
                "wand *": QT_TRANSLATE_NOOP(
                    "ElementosLessons", "That passes it on, too. But on a3 it is further ahead: put it there."
                ),
            },
            light=("b2", "a3"),
            replies=("flip a8",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Straight ahead with the wand"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "A home can move, too, but only straight ahead to an empty square, and it carries the wand along. "
                "Move it to a4.",
            ),
            wanted=("carry a3-a4",),
            show="carry a3-a4",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Nobody can take it, but they can stand in its way. Then you pass it on again."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could. But the way is clear for your wand: carry it from a3 to a4."
            ),
            light=("a3", "a4"),
            replies=("c6-c5",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "To the far row!"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Fourteen moves later: your wand is on a6, two rows from its goal. Play on against Mira and bring it "
                "across. Anything that the rules allow will do.",
            ),
            wanted=("*",),
            show="b6xb7",
            praise=QT_TRANSLATE_NOOP("ElementosLessons", "Across, and won: that’s how nearly every game ends."),
            light=("a6",),
            meanwhile=_LATER,
            played=True,
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "ElementosLessons",
        "You know how to play. One more thing: when you both keep flipping until everything is as it was before, "
        "there’s no more flipping until one of you does something else.",
    ),
)

TIPS = (
    Tip(
        "locked",
        QT_TRANSLATE_NOOP(
            "ElementosLessons",
            "You’re back where you were: the flipped tokens are locked until one of you does something else.",
        ),
        filled="locked",
    ),
    Tip(
        "taken",
        QT_TRANSLATE_NOOP(
            "ElementosLessons",
            "Before each turn, look for what could be taken: a token in danger can be flipped instead of moved.",
        ),
        event="TokenTaken",
        own=False,
        known=("flip *",),
    ),
    Tip(
        "wand",
        QT_TRANSLATE_NOOP(
            "ElementosLessons",
            "The wand moves on in two ways: passed to a token beside it, or carried straight ahead.",
        ),
        event="WandPassed",
        own=False,
        known=("wand *", "carry *"),
    ),
)
