"""The positions that the rulebook of Elementos shows."""

from elios_desktop.rulebook.library import Label, Position

_NINE = "FW WA AF FW WA AF FW WA AF"
_LAID_OUT = (f"arrange 1 {_NINE}", f"arrange 2 {_NINE}")
_SETUP = {"first": 1}
_ACROSS = (
    "a3-b4", "flip a7", "wand b2-c3", "flip b6", "b4-c5", "b6xc5", "b3-b4", "a6-a5", "wand c3-b4", "c6-b6",
    "carry b4-b5", "flip a7", "a2-a3", "flip b6", "flip a1", "flip c5", "c3-c4", "b6-c6", "a3-a4", "flip a7",
    "carry b5-b6", "flip a7", "a1-a2", "flip a7", "c4-b5", "flip b8", "b5xc6", "wand b7-c7", "b2-a3", "b7xc6",
    "carry b6-b7", "flip a5", "a3-b4", "flip c8", "a2-a3", "flip c5", "b1-a1", "a7-a6", "c2-b3", "b8-a7",
)  # fmt: skip
_BOARD = ("a1", "c8")
_SHAPE = (580, 242)


def _after(*moves: str, light: tuple[str, ...] = (), bad: tuple[str, ...] = (), held: str = "") -> Position:
    return Position(2, _SETUP, (*_LAID_OUT, *moves), light=light, bad=bad, held=held, crop=_BOARD, shown=_SHAPE)


POSITIONS = {
    "first": _after(held="token b3"),
    "start": Position(
        2,
        _SETUP,
        _LAID_OUT,
        labels=(
            Label("token a3", (0.15, 0.15)),
            Label("wand 1", (0.5, 0.0)),
            Label("b8", (0.5, 0.05)),
            Label(at=(0.5, 0.9)),
            Label(at=(0.36, 0.8)),
        ),
    ),
    "directions": _after("b3-b4", "b6-b5", "b4-a4", "b5-c5", held="token a4"),
    "take": _after("a3-a4", "b6-b5", held="token a4"),
    "taken": _after("a3-a4", "b6-b5", "a4xb5", light=("b5",)),
    "beats": _after("a3-a4", "b6-b5", "b3-b4", "c6-c5", held="token a4"),
    "beaten": _after("a3-a4", "c6-b5", bad=("b5",)),
    "before-flip": _after("b3-b4", "a6-b5", light=("b4",)),
    "after-flip": _after("b3-b4", "a6-b5", "flip b4", light=("b4",)),
    "home": _after("a3-a4", "b6-c5", "a4-a5", "carry b7-b6", bad=("b6",)),
    "wand": _after("b3-b4", "a6-a5", held="wand 1"),
    "carry": _after("b3-a4", "b6-c5", held="token b2"),
    "locks": _after("a3-a4", "a6-a5", "flip a4", "flip a5", "flip a4", "flip a5", bad=("a4", "a5")),
    "undersides": Position(2, _SETUP, (*_LAID_OUT, "b3-b4", "b6-b5"), pressed="look"),
    "win": _after(*_ACROSS, held="wand 1"),
}
