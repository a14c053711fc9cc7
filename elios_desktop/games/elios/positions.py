"""The positions that the rulebook of Elios shows."""

from dataclasses import replace

from elios_desktop.rulebook.library import Label, Position

_SETUP = {"sun": "ROYLGABP", "hands": ["RROOYYLLGGAABBPPJJ", "RROOYYLLGGAABBPPJJ"]}
_ARRANGED = ("arrange 2 AJR.BGY.JLO.APR.BGO.LP.Y", "arrange 1 BGJ.AG.JOR.ALY.BPR.OP.LY")
_OPENING = "BGJ@7,5,1"
_NEARLY_DONE = (
    "arrange 2 ABG.AOR.AP.BJ.BJP.BLY.O.O", "arrange 1 AGJ.GJP.GLR.LOY.LRY.PRY", "AGJ@5,3,8", "O@2", "disc",
    "split BJP/J", "LRY@7,6,4", "BJ@8,3", "split GJP/P", "J@4", "split GLR/L", "split BP/B", "split PRY/Y",
    "AOR@5,2,6", "P@1", "split ABG/A", "split LOY/L", "split BLY/Y", "split PR/P", "disc", "GJ@3,6", "split AP/A",
    "L@7", "disc", "OY@2,4", "A@5", "GR@3,6", "BL@8,7", "Y@4", "O@2", "P@1", "P@1", "L@7", "disc",
)  # fmt: skip


def _after(
    *moves: str, light: tuple[str, ...] = (), bad: tuple[str, ...] = (), held: str = "", over: str = ""
) -> Position:
    return Position(2, _SETUP, (*_ARRANGED, *moves), light=light, bad=bad, held=held, over=over)


def _sun(*moves: str, light: tuple[str, ...] = (), bad: tuple[str, ...] = ()) -> Position:
    return replace(_after(*moves, light=light, bad=bad), crop=_COLUMNS, shown=(440, 400))


_COLUMNS = ("column 1", "column 3", "column 5", "column 7")
_THREE_DISCS = (_OPENING, "disc", "split OP/O")
_SETUP_OF_FOUR = {"sun": "RLBAPYOG", "hands": ["ABBGGJLPR", "AGJLORYYY", "ABGJLOPPY", "ABJLOOPRR"]}
_ARRANGED_BY_FOUR = (
    "arrange 4 AB.JO.LOP.R.R", "arrange 3 A.B.GJP.LOP.Y", "arrange 2 A.G.JRY.L.OY.Y", "arrange 1 AB.BGJ.GLP.R",
    "BGJ@3,8,1", "OY@7,6", "disc", "JO@3,7", "disc", "JRY@8,1,6",
)  # fmt: skip
_LABELS = (
    Label("column 2", (0.95, 0.95)),
    Label("sun", (0.5, 0.05)),
    Label("bundle BGJ", (0.1, 0.85)),
    Label("seat 2", (0.9, 0.95)),
    Label("disc", (0.1, 0.1)),
    Label(at=(0.03, 0.43)),
)


POSITIONS = {
    "first": _after(_OPENING, light=("column 7", "column 5", "column 1")),
    "start": Position(2, _SETUP, _ARRANGED, labels=_LABELS),
    "arranging": Position(2, _SETUP),
    "place": _after(held="bundle BGJ", over="sun"),
    "placed": _after(_OPENING, light=("column 7", "column 5", "column 1")),
    "fits": _sun(_OPENING, "disc", light=("column 2", "column 6")),
    "levels": _sun(_OPENING, "disc", bad=("column 5", "column 6")),
    "above": _sun(_OPENING, bad=("column 5", "column 7", "discs")),
    "joker": _sun(*_THREE_DISCS, light=("column 1",)),
    "joker-covered": _sun(*_THREE_DISCS, "BGY@7,5,1", bad=("column 1",)),
    "teams": Position(4, _SETUP_OF_FOUR, _ARRANGED_BY_FOUR),
    "disc": _after(_OPENING, "disc", light=("sun",)),
    "split": _after(_OPENING, "split AJR/J"),
    "last": Position(
        2,
        {"sun": "POGYARLB", "hands": ["AGGGJJLLLOPPRRRYYY", "AAABBBBGJJLOOOPPRY"]},
        _NEARLY_DONE,
        {"joker": "keeps"},
        held="bundle R",
        over="sun",
    ),
}
