"""Finds the plain board of a game."""

from __future__ import annotations

from typing import cast

from elios_desktop.games import entry_of
from elios_desktop.plain_board.contract import GameBoard


def find_board(game_id: str) -> GameBoard:
    """What is on the table of a game, imported when first asked for."""
    return cast(GameBoard, entry_of(game_id).load("board"))
