"""Elementos, learned by playing."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_NINE = "FW WA AF FW WA AF FW WA AF"
_AHEAD = QT_TRANSLATE_NOOP("ElementosLessons", "You could, but that comes later. For now, move a token.")


def _after(*moves: str) -> Position:
    return Position({"first": 1}, (f"arrange 1 {_NINE}", f"arrange 2 {_NINE}", *moves))


LESSON = Lesson(
    "ElementosLessons",
    (
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "One square at a time"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "The light tokens are yours, and they move towards the dark ones. A token goes one square: "
                "ahead, diagonally ahead or sideways. Move one.",
            ),
            position=_after(),
            wanted=("??-??",),
            show="b3-b4",
            praise=QT_TRANSLATE_NOOP("ElementosLessons", "Off it goes! But mind: tokens never go back."),
            otherwise=_AHEAD,
            light=("a3", "b3", "c3"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Fire takes wood"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Fire takes wood, wood takes water, water takes fire. Take the wood on b5 with your fire.",
            ),
            position=_after("a3-a4", "b6-b5"),
            wanted=("a4xb5",),
            show="a4xb5",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Taken! That token has left the game, and yours stands in its place."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could. But look: the wood on b5 is diagonally ahead of your fire."
            ),
            light=("a4", "b5"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Only the side on top counts"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Each token has another symbol underneath, but only the side on top counts. "
                "Which of your two tokens can take the fire on b5? Take it.",
            ),
            position=_after("b3-a4", "a6-b5", "c3-c4", "flip a8"),
            wanted=("c4xb5",),
            show="c4xb5",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Right: water takes fire. The other one has water underneath, but that is no help."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but the fire stays. One of your tokens next to it can take it."
            ),
            light=("a4", "c4", "b5"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Flip instead of running away"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Flipping is a turn, too. The fire on b5 wants your wood on b4: flip your token, by a double click "
                "or with F.",
            ),
            position=_after("b3-b4", "a6-b5"),
            wanted=("flip b4",),
            show="flip b4",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Well flipped: now it is water, and the fire is in danger. See, it flips, too!"
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but this time flip the token on b4, and see what becomes of it."
            ),
            light=("b4", "b5"),
            replies=("flip b5",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "The wand"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Your wand has to reach the far row. Pass it to a token of yours next to it: pick up the wand "
                "and put it there.",
            ),
            position=_after("b3-b4", "b6-b5"),
            wanted=("wand *",),
            show="wand b2-c3",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "Passed on. It goes ahead, diagonally ahead or sideways, like a token."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could, but now it’s all about the wand: the stick in the token on b2."
            ),
            light=("b2",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "A home neither takes nor is taken"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "The token that your wand stands in is home: safe, but it can’t take. "
                "Two of your tokens show fire beside the wood on b5. Take it with the right one.",
            ),
            position=_after("wand b2-a3", "b6-b5", "carry a3-a4", "flip a8", "flip c3", "flip a8", "c3-c4", "flip c8"),
            wanted=("c4xb5",),
            show="c4xb5",
            praise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "That’s it. Everybody tries the home first, but that one has to stay with the wand."
            ),
            otherwise=QT_TRANSLATE_NOOP("ElementosLessons", "You could, but the wood on b5 is still there. Take it."),
            light=("a4", "c4", "b5"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Straight ahead with the wand"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "A home can go, but only straight ahead to an empty square, and it carries the wand along. "
                "Take it to a5.",
            ),
            position=_after(
                "wand b2-a3",
                "b6-b5",
                "carry a3-a4",
                "flip a8",
                "flip c3",
                "flip a8",
                "c3-c4",
                "flip c8",
                "c4xb5",
                "flip a8",
            ),
            wanted=("carry a4-a5",),
            show="carry a4-a5",
            praise=QT_TRANSLATE_NOOP("ElementosLessons", "Three rows to go, and nobody can touch it on the way."),
            otherwise=QT_TRANSLATE_NOOP(
                "ElementosLessons", "You could. But the way is clear for your wand: carry it from a4 to a5."
            ),
            light=("a4", "a5"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("ElementosLessons", "Across!"),
            text=QT_TRANSLATE_NOOP(
                "ElementosLessons",
                "Whoever brings their wand to the far row wins at once. Yours is one step away.",
            ),
            position=_after(
                "a3-b4",
                "flip a7",
                "wand b2-c3",
                "flip b6",
                "b4-c5",
                "b6xc5",
                "b3-b4",
                "a6-a5",
                "wand c3-b4",
                "c6-b6",
                "carry b4-b5",
                "flip a7",
                "a2-a3",
                "flip b6",
                "flip a1",
                "flip c5",
                "c3-c4",
                "b6-c6",
                "a3-a4",
                "flip a7",
                "carry b5-b6",
                "flip a7",
                "a1-a2",
                "flip a7",
                "c4-b5",
                "flip b8",
                "b5xc6",
                "wand b7-c7",
                "b2-a3",
                "b7xc6",
                "carry b6-b7",
                "flip a5",
                "a3-b4",
                "flip c8",
                "a2-a3",
                "flip c5",
                "b1-a1",
                "a7-a6",
                "c2-b3",
                "b8-a7",
            ),
            wanted=("carry b7-b8",),
            show="carry b7-b8",
            praise=QT_TRANSLATE_NOOP("ElementosLessons", "Across, and won!"),
            otherwise=QT_TRANSLATE_NOOP("ElementosLessons", "You could, but look at your wand: you can win now."),
            light=("b7", "b8"),
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "ElementosLessons",
        "That is the whole game. One more thing: when both keep flipping and everything stands as before, flipping "
        "is over until somebody does something else. The rest you learn by playing.",
    ),
)

TIPS = (
    Tip(
        "locked",
        QT_TRANSLATE_NOOP(
            "ElementosLessons",
            "You are back where you were: the flipped tokens are locked until one of you does something "
            "other than flipping.",
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
