"""The entries of menus that export: of a game's board, and of the chart of its course."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from elios_desktop.ui.kit.i18n import translate

if TYPE_CHECKING:  # the exporter is imported when something is exported
    from elios_desktop.ui.export.exporter import Exporter
    from elios_desktop.ui.session.controller import Controller


def add_board(menu: QMenu, exporter: Exporter, board: Controller, game: Controller, window: QWidget) -> None:
    """What can be exported of a game whose board is shown as `board` has it, in the language in force."""
    name = game.file_name
    menu.addAction(translate("Export", "Board as PNG…"), partial(exporter.board, board, name, "png", window))
    menu.addAction(translate("Export", "Board as SVG…"), partial(exporter.board, board, name, "svg", window))
    menu.addAction(translate("Export", "Game as animation…"), partial(exporter.replay, board, name, window))
    menu.addAction(translate("Export", "Game as web page…"), partial(exporter.web_page, board, game, window))
    menu.addAction(translate("Export", "Moves as a spectator saw them…"), partial(exporter.moves, game, window))
    menu.addSeparator()
    menu.addAction(translate("Export", "Copy the board as a picture"), partial(exporter.copy_board, board, window))
    menu.addAction(translate("Export", "Copy the game as text"), partial(exporter.copy_game, game, window))
    play = game.tournament or game.session
    menu.addAction(
        translate("Export", "Copy the moves as a spectator saw them"), partial(exporter.copy_moves, play, window)
    )


def add_chart(menu: QMenu, exporter: Exporter, chart: QWidget, name: str, window: QWidget) -> None:
    """What can be exported of a chart."""
    menu.addAction(translate("Export", "Chart as PNG…"), partial(exporter.chart, chart, name, "png", window))
    menu.addAction(translate("Export", "Chart as SVG…"), partial(exporter.chart, chart, name, "svg", window))
