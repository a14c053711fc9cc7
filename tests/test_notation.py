"""Moves and views are values: outside the engine nobody composes or cuts notation, and nobody reads a view by its keys.

This reads the source. What looks like it and is something else stands in a list with its reason; a line of a list that
nothing needs any more fails the test, too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from elios_desktop.engine.contract import GAME_IDS
from tests.facts import facts_of
from tests.sources import nodes_of

CUTTING = {"split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith"}
"""Methods that take a text apart."""
OF_A_MOVE = {
    *("text", "move", "notation", "cell", "square", "place", "pawn", "origin", "target", "about", "group", "tile"),
    *("token", "key"),
}
"""What code calls a text of the notation, or a part of one."""
VERBS = ("arrange ", "flip ", "wand ", "carry ", "split ", "throw ", "drop ", "corner ", "move ", "give ")
SIGNS = ("-", "x", "@", ">", "/")
"""With these a move's text begins, or it has one of these between its first two parts."""
VIEWS = {"view", "state", "position", "to_json", "shown"}
BAGS = {"dict[str, Any]", "Mapping[str, Any]", "Json"}
OF_GAMES = (
    *(
        f"games/<id>/{part}"
        for part in ("words", "hints", "course", "players", "board", "lessons", "rulebook", "positions")
    ),
    *("games/<id>/table", "games/<id>/setup"),
    *("course", "players", "plain_board", "lessons", "ui/board", "ui/table"),
)
"""Where one game or another is known, and its moves."""
ABOUT_GAMES = (*OF_GAMES, "ui/session", "ui/play", "ui/export", "ui/charts", "protocol", "replay")
"""All that have to do with moves."""
WRITTEN_DOWN = ("games/<id>/positions",)
"""Parts with games written down in notation, to be read by the engine."""
PIECES_AND_PLACES = ("plain_board", "games/<id>/board", "ui/board", "ui/table", "games/<id>/table", "games/<id>/setup")

Found = Iterator[tuple[str, str]]
"""A module, and the code that was found in it."""


@cache
def everything(checkout: Path) -> list[tuple[str, list[ast.AST]]]:
    """Every module with all that is in it."""
    program = checkout / "elios_desktop"
    return [
        (path.relative_to(program).as_posix(), nodes_of(path.read_text(encoding="utf-8")))
        for path in sorted(program.rglob("*.py"))
    ]


def modules(checkout: Path, rooms: tuple[str, ...]) -> Iterator[tuple[str, list[ast.AST]]]:
    """The modules of these rooms, none of which is in the engine."""
    return ((name, nodes) for name, nodes in everything(checkout) if of_any_game(name).startswith(rooms))


def of_any_game(name: str) -> str:
    """The name of a module without the game that it belongs to."""
    return re.sub(r"^games/\w+/", "games/<id>/", name)


def search(checkout: Path, rooms: tuple[str, ...], wanted: Callable[[ast.AST], bool]) -> set[tuple[str, str]]:
    """Where in these rooms there is code of a kind; a call without what it is called with."""
    return {
        (name, ast.unparse(node.func if isinstance(node, ast.Call) else node))
        for name, nodes in modules(checkout, rooms)
        for node in nodes
        if wanted(node)
    }


def called(node: ast.expr) -> str:
    """The last name of an expression: `x.text`, `text` and `x.text()` are all called text."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=inner):
            return called(inner)
    return ""


def cuts(node: ast.AST) -> bool:
    """Any text: where games are known, it may be a move under any name."""
    match node:
        case ast.Call(func=ast.Attribute(attr=method)) if method in CUTTING:
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
            return True
        case ast.Subscript(
            value=ast.Name() | ast.Attribute() as text, slice=ast.Slice() | ast.Constant() | ast.UnaryOp()
        ):
            return called(text) in OF_A_MOVE
    return False


def cuts_a_move(node: ast.AST) -> bool:
    """What is called like a move, or a part of one."""
    match node:
        case ast.Call(func=ast.Attribute(value=text, attr=method)) if method in CUTTING:
            return called(text) in OF_A_MOVE
        case ast.Subscript():
            return cuts(node)
    return False


def composes(node: ast.AST) -> bool:
    if not isinstance(node, ast.JoinedStr):
        return False
    match node.values:
        case [ast.Constant(value=str(first)), *_]:
            return first.startswith(VERBS)
        case [ast.FormattedValue(), ast.Constant(value=str(between)), ast.FormattedValue(), *_]:
            return between in SIGNS
        case [ast.FormattedValue(), ast.FormattedValue(value=cell)]:
            return called(cell) in OF_A_MOVE
    return False


def reads_by_key(node: ast.AST) -> bool:
    match node:
        case ast.Subscript(value=view, slice=ast.Constant(value=str())):
            return called(view) in VIEWS
        case ast.Call(func=ast.Attribute(value=view, attr="get"), args=[ast.Constant(value=str()), *_]):
            return called(view) in VIEWS
    return False


def of_games(kind: str) -> dict[tuple[str, str], str]:
    """What stands in the facts of each game."""
    return {
        (f"games/{game}/{name}", code): why
        for game in GAME_IDS
        for (name, code), why in getattr(facts_of(game), kind).items()
    }


A_NAME = "names a piece in a refusal or a point, as the engine does; it is no part of a move"
A_KEY = "a decoration's key on the scene"
CUT = {
    **of_games("cuts"),
    ("ui/play/action_buttons.py", "text.split"): "the words of a sentence",
    ("ui/play/table_view.py", "text.removesuffix"): "the words of a sentence",
    ("ui/play/table_page.py", "text.removeprefix"): "sentences that were said already",
    ("ui/play/table_page.py", "text.startswith"): "sentences that were said already",
}
THE_WAND = "the key of a wand on the table"
A_NUMBER = "the key of a question or a file"
COMPOSED = {
    **of_games("composes"),
    ("ui/session/computers.py", "f'{self._controller.id}/{moment.number}/{seat}'"): A_NUMBER,
}
ELSE = "say why it is none: in tests/games/<id>/facts.py,"
SAVED = {"draft", "restore", "to_json", "from_json", "draft_to_json", "draft_from_json"}
"""Functions that write what is half done into a save, or read it."""
CARRIED = {
    **of_games("carries"),
}


def test_nobody_cuts_notation(checkout: Path) -> None:
    found = search(checkout, OF_GAMES, cuts) | search(checkout, ABOUT_GAMES, cuts_a_move)
    assert found - set(CUT) == set(), f"ask the rules for parts of a move, a cell’s column, say; or {ELSE} cuts"
    assert set(CUT) - found == set(), "isn’t there any more"


def test_nobody_composes_notation(checkout: Path) -> None:
    found = search(checkout, ABOUT_GAMES, composes)
    written_down = {each for each in found if of_any_game(each[0]).startswith(WRITTEN_DOWN)}
    assert found - written_down - set(COMPOSED) == set(), f"let the rules write a move; or {ELSE} composes"
    assert set(COMPOSED) - found == set(), "isn’t there any more"
    assert all(any(of_any_game(name).startswith(room) for name, _ in written_down) for room in WRITTEN_DOWN)


def test_nobody_reads_a_view_or_a_state_by_its_keys(checkout: Path) -> None:
    assert search(checkout, ABOUT_GAMES, reads_by_key) == set()


def test_nothing_shapeless_travels_on_pieces_and_places(checkout: Path) -> None:
    """A bag of JSON is only written into saves and read from them."""
    carrying = set()
    for name, nodes in modules(checkout, PIECES_AND_PLACES):
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        inside = {id(node): function.name for function in functions for node in ast.walk(function)}
        for node in nodes:
            if isinstance(node, ast.Name | ast.Subscript) and ast.unparse(node) in BAGS:
                carrying.add((name, inside.get(id(node), "")))
    assert {each for each in carrying if each[1] not in SAVED} == set(CARRIED)
    assert {function for _, function in carrying if function in SAVED} == SAVED


def test_what_this_test_finds() -> None:
    """So that it isn't blind: each kind, as it stood in the tables once."""
    for source, found in {
        "verb, _, cells = move.text.partition(' ')": cuts,
        "re.match('[abc][1-8]', text)": cuts,
        "column = square[0]": cuts,
        "cells = self._move.text[2:]": cuts,
        "level = int(place[0])": cuts,
        "cell = turn.pawn[1:]": cuts,
        "place = f'{level + 1}{cell}'": composes,
        "move = f'flip {square}'": composes,
        "move = f'{origin}-{target}'": composes,
        "move = f'{tile}@{q},{r}/{rotation}'": composes,
        "hands = view['hands']": reads_by_key,
        "self.controller.view()['hands']": reads_by_key,
        "state.to_json()['hands']": reads_by_key,
        "session.state.get('hands')": reads_by_key,
    }.items():
        assert any(found(node) for node in nodes_of(source)), source
