"""Elios, learned by playing: one game of three, in which the others split their groups until there is more to do."""

from elios_desktop.lessons import Lesson, LessonStep, Position, Tip, one_game
from elios_desktop.linguist import QT_TRANSLATE_NOOP

_START = Position(
    {"sun": "ROYLGABP", "hands": ["BBGGOOYLPAJ", "RROYYLGABPJ", "RROYLLGABPJ"]},
    ("arrange 2 AGJ.BPR.LOR.Y.Y", "arrange 3 AGJ.BPR.LOR.LY"),
    seats=3,
)

LESSON = Lesson(
    "EliosLessons",
    one_game(
        _START,
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "Tie your beams into groups"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Whoever gets rid of all their beams first wins. You place them in groups: one to three beams, all of "
                "different colours. Put a beam into another group if you like, and press “Ready”.",
            ),
            wanted=("arrange 1 *",),
            show="arrange 1 AG.BGJ.BO.LP.OY",
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "Take your time in a real game, too: the last to be ready begins."
            ),
            otherwise="",
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "The first group"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Let’s go on with these five groups. A beam goes onto its own colour, the white joker anywhere. The "
                "first group placed needs a joker: put that one onto the sun, and its joker onto the lit column.",
            ),
            wanted=("BGJ@*,1",),
            show="BGJ@7,5,1",
            replies=("split AGJ/A", "split AGJ/A"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "And we’re off: three beams fewer. Now the others play, and then it’s your turn again."
            ),
            otherwise=QT_TRANSLATE_NOOP("EliosLessons", "You could, but let the joker go onto the column that is lit."),
            light=("bundle BGJ", "column 1"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "Each onto its own colour"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Place orange and yellow: each beam finds the column of its colour by itself.",
            ),
            wanted=("OY@*",),
            show="OY@2,3",
            replies=("split GJ/G", "split GJ/G"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "Both are on level 2: all beams of a group have to land on the same level."
            ),
            otherwise=QT_TRANSLATE_NOOP("EliosLessons", "You could, but now place the group of orange and yellow."),
            light=("bundle OY",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "All on the same level"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "All beams of a group have to land on the same level. Only one of your groups can be placed now: look "
                "how high the columns are, and place it.",
            ),
            wanted=("LP@*",),
            show="LP@4,8",
            replies=("split BPR/B", "split BPR/B"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Right: both columns were the same height. The small picture of the columns shows it best.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "EliosLessons", "You could, but that places nothing, and one of your groups fits."
            ),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "Not above the discs"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Blue and orange would fit, but on level 3, and there are only two discs: no beam may lie above the "
                "top disc. Add one: put one from the stack onto the sun.",
            ),
            wanted=("disc",),
            show="disc",
            replies=("split PR/P", "split PR/P"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "That used up your turn, but now level 3 is open. For the others, too!"
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "EliosLessons", "You could, but there’s no need to split here: a disc is what’s missing."
            ),
            light=("disc", "sun"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "On a joker anything goes"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Any beam may lie on a joker. Place blue and orange so that blue covers it: put the group on the sun, "
                "then the blue beam on the joker.",
            ),
            wanted=("BO@1,2",),
            show="BO@1,2",
            replies=("split LOR/L", "split LOR/L"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "Covered. From now on this column asks for the colour that lies on top."
            ),
            otherwise=QT_TRANSLATE_NOOP("EliosLessons", "You could, but that doesn’t put blue on the joker."),
            said={
                "AG@*": QT_TRANSLATE_NOOP(
                    "EliosLessons",
                    "That covers the joker, too. But keep azure and green, and take blue and orange for it.",
                )
            },
            light=("column 1",),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "Nothing fits? Split!"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Azure and green don’t fit together any more: their columns differ in height. Then split the group: "
                "put it, or just one of its beams, onto “Take one beam out”, beside your groups.",
            ),
            wanted=("split AG/A",),
            show="split AG/A",
            replies=("split OR/O", "split OR/O"),
            praise=QT_TRANSLATE_NOOP(
                "EliosLessons", "That costs a turn, but two single beams nearly always find their place."
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "EliosLessons", "You could, but a disc doesn’t make the columns the same height. Split the group."
            ),
            light=("bundle AG", "split"),
        ),
        LessonStep(
            title=QT_TRANSLATE_NOOP("EliosLessons", "The last two beams"),
            text=QT_TRANSLATE_NOOP(
                "EliosLessons",
                "Whoever has placed every beam wins at once. You have two left: play on against Mira and Spica until "
                "both beams are gone.",
            ),
            wanted=("*",),
            show="A@6",
            praise=QT_TRANSLATE_NOOP("EliosLessons", "All your beams shine on the sun: that’s how you win."),
            light=("bundle A", "bundle G"),
            played=True,
        ),
    ),
    end=QT_TRANSLATE_NOOP(
        "EliosLessons",
        "That is the whole game. One more thing: when nobody can do anything any more, whoever has the fewest beams "
        "left wins.",
    ),
)

TIPS = (
    Tip(
        "split",
        QT_TRANSLATE_NOOP(
            "EliosLessons",
            "None of your groups fits now. Split one, or add a disc: then there’s more room for everybody.",
        ),
        possible=("split *",),
        impossible=("*@*",),
        known=("split *", "disc"),
    ),
    Tip(
        "disc",
        QT_TRANSLATE_NOOP("EliosLessons", "One more disc: everybody may place one level higher now."),
        event="DiscAdded",
        own=False,
        known=("disc",),
    ),
    Tip(
        "pass",
        QT_TRANSLATE_NOOP(
            "EliosLessons",
            "If you can do nothing, you pass. When everybody has passed, whoever has the fewest beams wins.",
        ),
        event="Passed",
    ),
)
