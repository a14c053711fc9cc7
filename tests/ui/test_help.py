"""How much the table helps: everything, legal places only, nothing."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.drive import at, carry, drag, moves_of, settle
from tests.ui.real_games import under_way

GAMES = ("elios", "elementos", "exagon", "holi")


def something_to_put(page: TablePage) -> tuple[str, str, str]:
    """A piece, a place where it may go, and one of the same shape where it may not."""
    table, scene = page.table, page.scene
    for key, piece in list(scene.pieces.items()):
        legal = table.legal_places(piece) if table.can_lift(piece) else []
        for good in legal:
            size = scene.places[good].shape.boundingRect().size()
            for bad, place in scene.places.items():
                move = table.move_for(piece, place)
                alike = abs(place.shape.boundingRect().width() - size.width()) < 8
                if bad not in legal and alike and move is not None and page.controller.why(move) is not None:
                    return key, good, bad
    raise AssertionError("everything is allowed, or nothing")


def shown(page: TablePage) -> set[str]:
    """What lies over the table only because something is held."""
    return {key for key, picture in page.scene.decorations().items() if picture.isVisible()}


@sized("game", ["elios", "exagon"], GAMES)
def test_what_is_shown_before_the_drop(window: MainWindow, game: str) -> None:
    page = under_way(window, game, 14 if game != "exagon" else 9)
    piece, good, bad = something_to_put(page)
    resting = shown(page)
    seen: dict[str, Any] = {}
    for setting in ("everything", "places", "nothing"):
        window.services.preferences.change(help=setting)
        seen[setting] = []
        for place in (good, bad):
            drag(page, piece, place, release=False)
            assert page.hand.place is not None
            assert page.hand.place.key == place or setting != "nothing"
            glow = page.scene.glowing()
            if setting == "nothing":
                assert glow == {place}, "only over which place it is"
            else:
                assert good in glow
                assert bad not in glow
            seen[setting].append(shown(page) - resting)
            page.hand.cancel(spring=False)
            settle(page)
    for setting in ("places", "nothing"):
        assert seen[setting][0] == seen[setting][1], "what it would bring isn't told"
    before = moves_of(page)
    drag(page, piece, bad)
    assert moves_of(page) == before
    assert page.prompt.interrupted, "a refusal is explained all the same"
    carry(page, piece, good)
    assert moves_of(page) != before or page.table.undo_step()


def test_it_is_chosen_in_the_menu_of_the_table(window: MainWindow) -> None:
    page = under_way(window, "elios", 9)
    page.tools.menu.aboutToShow.emit()
    menu = next(each for each in page.tools.menu.findChildren(QMenu) if each.title() == "Help at the table")
    assert [(each.text(), each.isChecked()) for each in menu.actions()] == [
        ("Everything", True),
        ("Places only", False),
        ("Nothing", False),
    ]
    menu.actions()[2].trigger()
    assert window.services.preferences.now.help == "nothing"
    piece = next(piece for piece in page.scene.pieces.values() if page.table.can_lift(piece))
    page.hand.press(piece.pos())
    page.hand.release(piece.pos())
    assert page.hand.holding
    assert page.scene.glowing() <= {page.hand.place.key if page.hand.place else ""}
    page.hand.key(Qt.Key.Key_Escape, False)
    assert at(page, piece.key) is not None
