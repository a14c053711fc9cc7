"""What the rulebook of Exagon shows: positions, and all tiles."""

from elios_desktop.games.exagon.rules.tiles import TILES
from elios_desktop.rulebook import blocks, reader
from elios_desktop.rulebook.library import Label, Position
from elios_desktop.texts.translate import Translate, fill

_SMALL = {
    "hands": [
        [2, 3, 6, 10, 11, 12, 18, 19, 21, 22, 23, 24, 28, 30, 33, 34, 35, 36, 38, 39],
        [1, 4, 5, 7, 8, 9, 13, 14, 15, 16, 17, 20, 25, 26, 27, 29, 31, 32, 37, 40],
    ],
    "table": None,
}
_LARGE = {
    "hands": [
        [1, 3, 4, 5, 6, 8, 10, 12, 14, 17, 21, 22, 23, 26, 28, 30, 34, 37, 38, 40],
        [2, 7, 9, 11, 13, 15, 16, 18, 19, 20, 24, 25, 27, 29, 31, 32, 33, 35, 36, 39],
    ],
    "table": None,
}
_TWO_TILES = ("12@0,0/0", "7@-1,1/4")
_GAP = (
    "6@0,0/0", "15@1,0/2", "37@-1,0/3", "29@2,0/0", "8@-2,0/1", "25@3,0/1", "23@2,1/2", "30@-3,0/1", "24@-4,1/1",
    "4@0,1/1", "40@-2,1/3", "28@1,2/1", "13@-1,2/1",
)  # fmt: skip

_SHAPE = (580, 300)
_HIGHER = (580, 400)
_AROUND_TWO = ("cell -2,1", "cell 1,-1", "cell 1,0", "cell -2,2", "cell -1,2")
_THREE_CELLS = ("cell 0,0", "cell -1,1", "cell -1,0", "cell 0,-1")
_AROUND_GAP = ("cell -4,1", "cell -3,0", "cell 3,0", "cell 1,2")
_AROUND_TURN = (*_AROUND_GAP, "cell -1,3", "cell 1,-1")
_BELOW_ONE = ("cell 0,0", "cell -1,1", "cell 0,1")
_AROUND_ONE = ("cell 0,0", "cell -1,1", "cell 1,-1")

_GAP_FILLED = (*_GAP, "22@-1,1/4")
_BONUS_USED = (*_GAP_FILLED, "10@-1,3/1")
_SPECIAL = {
    "hands": [
        [1, 2, 3, 6, 10, 11, 12, 18, 19, 21, 22, 23, 24, 28, 30, 33, 34, 35, 36, 39],
        [4, 5, 7, 8, 9, 13, 14, 15, 16, 17, 20, 25, 26, 27, 29, 31, 32, 37, 38, 40],
    ],
    "table": None,
}
_THREE = {
    "hands": [
        [4, 6, 7, 9, 13, 15, 16, 18, 21, 22, 25, 28, 40],
        [2, 3, 5, 10, 20, 23, 24, 29, 30, 32, 35, 37, 38],
        [1, 8, 12, 14, 17, 19, 26, 27, 31, 33, 34, 36, 39],
    ],
    "table": 11,
}
_ONE_LEFT = (
    "1@1,0/3", "6@1,-1/3", "9@2,-1/2", "16@0,-1/0", "22@2,0/5", "15@3,-1/1", "25@3,0/0", "7@2,1/4", "13@3,1/2",
    "18@4,0/1", "28@4,1/2", "4@5,0/4", "40@0,-2/0", "29@3,-2/2", "20@-1,0/3", "37@1,1/0",
)  # fmt: skip

POSITIONS = {
    "first": Position(2, _SMALL, _TWO_TILES, held="tile 34", over="cell -1,0"),
    "anatomy": Position(
        2,
        _SPECIAL,
        ("36@0,0/0", "38@1,0/5"),
        labels=(
            Label("cell 0,0", (0.03, 0.5)),
            Label("cell 0,0", (0.5, 0.72)),
            Label("cell 1,0", (0.63, 0.3)),
            Label("cell 0,0", (0.78, 0.1)),
            Label("cell 1,0", (0.22, 0.1)),
            Label("cell 0,0", (1.0, 0.5)),
        ),
        crop=("cell 0,0", "cell 1,0"),
        shown=_SHAPE,
    ),
    "turn-1": Position(2, _LARGE, _GAP_FILLED, light=("cell -1,1",), crop=_AROUND_TURN, shown=_HIGHER),
    "turn-2": Position(2, _LARGE, _BONUS_USED, light=("cell -1,3",), crop=_AROUND_TURN, shown=_HIGHER),
    "turn-3": Position(2, _LARGE, (*_BONUS_USED, "14@1,-1/3"), light=("cell 1,-1",), crop=_AROUND_TURN, shown=_HIGHER),
    "misfit": Position(2, _SMALL, _TWO_TILES, held="tile 2", over="cell -1,0", crop=_THREE_CELLS, shown=_SHAPE),
    "opening": Position(2, _SMALL, _TWO_TILES[:1], held="tile 7", over="cell -1,1", crop=_AROUND_ONE, shown=_SHAPE),
    "two": Position(2, _SMALL, _TWO_TILES, held="tile 34", over="cell -1,0", crop=_THREE_CELLS, shown=_SHAPE),
    "table": Position(
        3,
        _THREE,
        _ONE_LEFT[:4],
        labels=(
            Label("tile 4", (0.0, 0.2)),
            Label("tile 40", (1.0, 0.8)),
            Label("seat 2", (1.0, 0.5)),
            Label("bonus", (0.0, 0.1)),
        ),
    ),
    "mismatch": Position(2, _LARGE, _GAP, light=("cell -1,1",), crop=_AROUND_GAP, shown=_SHAPE),
    "outside": Position(2, _SPECIAL, _TWO_TILES[:1], held="tile 38", over="cell 0,1", crop=_BELOW_ONE, shown=_SHAPE),
    "against": Position(2, _SPECIAL, _TWO_TILES[:1], held="tile 38", over="cell -1,1", crop=_BELOW_ONE, shown=_SHAPE),
    "jolly": Position(2, _SMALL, _TWO_TILES, held="tile 36", over="cell -1,2", crop=_AROUND_TWO, shown=_SHAPE),
    "give": Position(3, _THREE, _ONE_LEFT, held="tile 10", over="seat 1"),
    "almost": Position(2, _LARGE, _GAP, held="tile 22", over="cell -1,1", crop=_AROUND_GAP, shown=_SHAPE),
}


def _tiles(translate: Translate) -> blocks.Specimens:
    return blocks.Specimens("tile", tuple(_tile(number, translate) for number in TILES), columns=5)


def _tile(number: int, translate: Translate) -> blocks.Specimen:
    tile = TILES[number]
    text = fill(translate("RulebookExagon", "star {star}, points {points}"), star=tile.star, points=tile.points)
    return blocks.Specimen(str(number), fill(translate("RulebookExagon", "No. {number}"), number=number), text)


LISTS: reader.GameLists = {"tiles": _tiles}
