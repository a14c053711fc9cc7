"""Which language is spoken when: at the first start, by each seat, and by the button that is always in reach."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from elios_desktop.engine.contract import find_game
from elios_desktop.ui.kit.actions import LanguageButton
from elios_desktop.ui.kit.dialogs import Question
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session.new_game import ChosenSeat, NewGame
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.stages import Stage
from tests.waiting import PATIENCE


@sized(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "cy_GB.UTF-8"}, "en"),
        ({"LANG": "cy_GB.UTF-8", "LANGUAGE": "cy:it"}, "it"),
    ],
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "it_CH.UTF-8"}, "it"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "cy_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:en"}, "de"),
        ({"LANG": "cy_GB.UTF-8", "LANGUAGE": "cy:it"}, "it"),
    ],
)
def test_the_first_start_follows_the_system(checkout: Path, environment: dict[str, str], language: str) -> None:
    code = (
        "from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
        "from elios_desktop.ui.kit.i18n import system_language; print(system_language())"
    )
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**kept, **environment},
        cwd=checkout,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.strip() == language


PLACES = ["home", "new-holi", "settings", "statistics", "holi", "curtain", "elios-end"]


@sized(
    ("moment", "full"), [("home", True), ("curtain", False), ("elios-end", False)], list(product(PLACES, (False, True)))
)
def test_the_button_is_on_every_page(stage: Stage, moment: str, full: bool) -> None:
    if full:
        stage.window.actions_["fullscreen"].trigger()
    stage.come_to(moment)
    button = stage.window.menus.language_button
    assert _in_reach(button)
    button.choices["it"].trigger()
    assert stage.program.services.language.code == "it"
    assert button.text() == "IT"
    if full:
        stage.window.actions_["fullscreen"].trigger()


def _in_reach(button: LanguageButton) -> bool:
    window = button.window()
    middle = button.mapTo(window, button.rect().center())
    hit: QWidget | None = window.childAt(middle)
    return button.isVisible() and button.isEnabled() and hit is button and button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("moment", ["question", "crash"])
def test_a_question_has_a_button_of_its_own(stage: Stage, moment: str) -> None:
    stage.come_to(moment)
    question = stage.window.findChild(Question)
    assert question is not None
    assert _in_reach(question.language_button)
    question.language_button.choices["de"].trigger()
    stage.rest()
    assert stage.program.services.language.code == "de"
    assert stage.window.menus.language_button.text() == "DE"
    assert question.isVisible()


@sized("moment", ["exagon-held"], ["elios-held", "elementos-held", "exagon-held", "holi-held"])
def test_a_piece_stays_in_the_hand(stage: Stage, moment: str) -> None:
    stage.come_to(moment)
    hand = stage.page.hand
    held, at = hand.piece, hand.piece.pos() if hand.piece is not None else None
    assert hand.holding
    assert held is not None
    for language in ("de", "it", "en"):
        stage.program.services.preferences.change(language=language)
        stage.rest()
        assert hand.holding
        assert hand.piece is held
        assert held.pos() == at
    hand.cancel(spring=False)


def test_each_seat_reads_its_own_language_at_its_turn(stage: Stage) -> None:
    game = find_game("elementos")
    assert game is not None
    options = {name: option.default for name, option in game.options.items()}
    seats = (ChosenSeat("Anna", 0, "de"), ChosenSeat("Bruno", 1, "it"))
    language = stage.program.services.language
    stage.program.services.preferences.change(curtain="always", language="en")
    stage.window.host.begin(NewGame("elementos", seats, options, {**game.deal(2, options, 1)}))
    stage.rest()
    spoken = []
    for _ in range(3):
        controller = stage.page.controller
        seat = controller.turns.now.awaited
        assert seat is not None
        spoken.append((seat, language.code))  # the curtain speaks to the one who comes
        controller.turns.come()
        stage.rest()
        assert language.code == {1: "de", 2: "it"}[seat]
        state = controller.session.state
        if state.phase == "arrange" or state.pending:
            assert controller.arrange(seat, game.arrangement(state, seat, 1)) is None
        else:
            assert controller.submit(min(controller.legal, key=lambda move: move.text)) is None
        stage.rest()
    assert {code for _, code in spoken} == {"de", "it"}
    stage.window.show_home()
    assert language.code == "en"
    assert stage.program.services.preferences.now.language == "en"


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("de", ["&Suchen in:", "Datei&typ:", "Ordner"]),
        ("it", ["&Cerca in:", "&Tipo di file:", "Cartella"]),
        ("en", ["&Look in:", "Files of &type:", "Folder"]),
    ],
)
def test_the_file_dialog_of_qt_speaks_one_language(window: MainWindow, language: str, texts: list[str]) -> None:
    """Qt's translations lack some of its texts, each language others."""
    window.services.preferences.change(language=language)
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    labels = [dialog.labelText(each) for each in (QFileDialog.DialogLabel.LookIn, QFileDialog.DialogLabel.FileType)]
    dialog.deleteLater()
    assert labels == texts[:2]
    assert translate("QAbstractFileIconProvider", "Folder") == texts[2]
