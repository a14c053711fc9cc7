"""What assistive technology gets of a window: kinds of things, names, states, actions. See tests/access for another
process that plays by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.ui.play import table_view
from elios_desktop.ui.play.accessible import LET_GO, BoardThing
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui import real_games
from tests.ui.drive import begin, carry, lift_curtain, new_game, open_page, press, push, settle, walk_to


def _all(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield thing
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None:
            yield from _all(child)


def _things(page: TablePage) -> dict[str, Any]:
    table = QAccessible.queryAccessibleInterface(page.view)
    every = ((each, each.object()) for each in _all(table))
    return {widget.key: each for each, widget in every if isinstance(widget, BoardThing)}


def _do(page: TablePage, key: str, action: str) -> None:
    thing = _things(page)[key]
    assert action in thing.actionNames()
    thing.doAction(action)
    settle(page)


def _begun(qtbot: Any, game: str) -> TablePage:
    page = open_page(qtbot, begin(new_game(game, 2)))
    for _ in range(4):
        lift_curtain(page)
        if page.prompt.buttons.of("ready") is not None:
            push(page, "ready")
    lift_curtain(page)
    return page


@sized("game", ["elios", "holi"], GAME_IDS)
def test_each_thing_has_a_name_a_place_and_what_can_be_done_with_it(qtbot: Any, game: str) -> None:
    page = _begun(qtbot, game)
    things = _things(page)
    view = QAccessible.queryAccessibleInterface(page.view).rect()
    assert len(things) > 10
    for key, thing in things.items():
        assert thing.text(QAccessible.Text.Name), key
        assert thing.state().focusable
        assert thing.rect().isEmpty() or thing.rect().intersects(view), key
    walked = [key for key in page.table.walk() if key in page.scene.pieces and key in things]
    assert walked
    for key in walked:
        assert set(things[key].actionNames()) > {"Press", "SetFocus"}, key
    takeable = [key for key, thing in things.items() if "take" in thing.actionNames()]
    assert [key for key in takeable if not page.table.can_lift(page.scene.pieces[key])] == []
    board = page.table.board
    assert {thing.label for thing in board.things} == {thing.text(QAccessible.Text.Name) for thing in things.values()}


def test_a_token_is_taken_let_go_taken_and_put_by_its_actions(qtbot: Any) -> None:
    page = _begun(qtbot, "elementos")
    _do(page, "token b3", "take")
    held = _things(page)["token b3"]
    assert held.state().pressed
    assert page.hand.focus == page.hand.legal[0]
    _do(page, "token b3", LET_GO)
    assert not page.hand.holding
    _do(page, "token b3", "take")
    legal = [key for key, thing in _things(page).items() if "put" in thing.actionNames()]
    assert set(legal) == set(page.hand.legal) == {"a4", "b4", "c4"}
    assert _things(page)["b4"].text(QAccessible.Text.Description) == "It can go here."
    _do(page, "b4", "put")
    assert page.controller.session.record()["moves"][-1] == "b3-b4"


def test_a_press_where_it_may_not_go_is_refused_with_words(qtbot: Any) -> None:
    page = _begun(qtbot, "elementos")
    said: list[str] = []
    page.announcer.said.connect(said.append)
    _do(page, "token b3", "take")
    _do(page, "a5", "Press")
    assert page.controller.session.ply == 2
    assert page.prompt.text.accessibleName() in said[-1]


def test_a_press_on_a_piece_puts_what_is_held_where_that_lies_and_nowhere_else(qtbot: Any) -> None:
    page = _begun(qtbot, "elementos")
    _do(page, "token b3", "take")
    _do(page, "token a3", "Press")
    assert page.controller.session.ply == 2
    assert not page.hand.holding
    assert "a3" in page.prompt.text.accessibleName()


def test_a_token_is_flipped_and_looked_at_by_its_actions(qtbot: Any) -> None:
    page = _begun(qtbot, "elementos")
    said: list[str] = []
    page.announcer.said.connect(said.append)
    _do(page, "token a1", "look")
    assert "The underside shows " in said[-1]
    _do(page, "token a1", "flip")
    assert page.controller.session.record()["moves"][-1] == "flip a1"


def test_the_focus_is_on_the_thing_and_only_while_the_table_has_it(qtbot: Any) -> None:
    page = _begun(qtbot, "elementos")
    page.activateWindow()
    page.view.setFocus()
    walk_to(page, "token a1")
    assert [key for key, thing in _things(page).items() if thing.state().focused] == ["token a1"]
    assert QAccessible.queryAccessibleInterface(page.view).focusChild().key == "token a1"  # type: ignore[attr-defined]
    press(page, Qt.Key.Key_F6)
    page.tools["home"].setFocus()
    assert [key for key, thing in _things(page).items() if thing.state().focused] == []


def test_who_is_called_to_the_table_does_not_hear_where_they_are(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is asked: the keyboard comes to something without a name, until it comes to a piece."""
    page = _begun(qtbot, "elementos")
    page.activateWindow()
    page.view.setFocus()
    came: list[tuple[str, str]] = []

    def note(event: QAccessibleEvent) -> None:
        thing = QAccessible.queryAccessibleInterface(event.object())
        if event.type() == QAccessible.Event.Focus and thing.state().focused:
            came.append((thing.text(QAccessible.Text.Name), thing.role().name))
        elif event.type() == QAccessible.Event.DescriptionChanged and came:
            came.append((thing.text(QAccessible.Text.Description), ""))

    page.announcer._listeners.announcements = False
    walk_to(page, "token b3")
    settle(page)
    QAccessible.setActive(True)
    try:
        monkeypatch.setattr(QAccessible, "updateAccessibility", note)
        carry(page, "token b3", "b4")
        qtbot.waitUntil(lambda: bool(came) and came[-1][0].endswith(page.prompt.text.accessibleName()))
        assert ("", "Client") in came
        assert "Elementos" not in [name for name, _ in came]
        lift_curtain(page)
        walk_to(page, "token b6")
        qtbot.waitUntil(lambda: came[-1][0].startswith("b6: "))
    finally:
        QAccessible.setActive(False)


def test_the_language_button_is_in_the_tree(window: MainWindow) -> None:
    names = [each.text(QAccessible.Text.Name) for each in _all(QAccessible.queryAccessibleInterface(window))]
    assert names.count("Language: English") == 1


def test_exclusive_choices_are_radio_buttons(window: MainWindow) -> None:
    window.show_settings()
    QApplication.processEvents()
    radios = [
        each
        for each in _all(QAccessible.queryAccessibleInterface(window))
        if each.role() == QAccessible.Role.RadioButton and not each.state().invisible
    ]
    named = {each.text(QAccessible.Text.Name): each for each in radios}
    assert named["Colours: Light"].state().checkable
    named["Colours: High contrast"].doAction("Press")  # type: ignore[attr-defined]
    assert named["Colours: High contrast"].state().checked
    assert window.services.preferences.now.theme == "contrast"


def test_the_rulebook_is_read_by_line_and_by_heading(window: MainWindow) -> None:
    window.shelf.open_book("elios")
    assert window.shelf.book is not None
    page = window.shelf.book.page
    headings = []
    for _ in range(3):
        QTest.keyClick(page, Qt.Key.Key_H)
        headings.append(page.textCursor().block().text())
    assert len(set(headings)) == 3
    QTest.keyClick(page, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().block().text() == headings[1]
    before = page.textCursor().position()
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert page.textCursor().position() > before


def test_readers_hear_each_thing_once(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """First where the keyboard has come to, by its name; then what was said, which nobody reads there a second time."""
    heard: list[str] = []
    page = _begun(qtbot, "elementos")
    page.activateWindow()
    page.view.setFocus()
    walk_to(page, "token c2")
    settle(page)
    QAccessible.setActive(True)
    try:
        for name in ("tell_focus", "tell_described"):
            monkeypatch.setattr(table_view, name, lambda view, name=name: heard.append(f"{name} {view.hand_focus}"))
        press(page, Qt.Key.Key_Return)  # it can't go anywhere: the keyboard stays
        qtbot.waitUntil(lambda: bool(heard))
        press(page, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: len(heard) > 1)
        assert heard == ["tell_described token c2"] * 2
        walk_to(page, "token b3")
        settle(page)
        del heard[:]
        press(page, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: len(heard) > 1)
        goal = page.hand.legal[0]
        assert heard == [f"tell_focus {goal}", f"tell_described {goal}"]
        assert _things(page)[goal].text(QAccessible.Text.Description) == "It can go here."
    finally:
        QAccessible.setActive(False)


def test_a_goal_on_which_something_stands_is_there_once(qtbot: Any) -> None:
    """With a token in the hand, another one that it can take is the place where it goes, and no second thing of that
    name: who asks for the name finds what can be put there."""
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    for _ in range(2):
        lift_curtain(page)
        push(page, "ready")
    for piece, place in (("token a3", "a4"), ("token b6", "b5")):
        lift_curtain(page)
        carry(page, piece, place)
    lift_curtain(page)
    goals = page.table.board.goals
    takes = next(
        (key, goal) for key in goals for goal in goals[key]
        if key.startswith("token") and f"token {goal}" in page.scene.pieces
    )  # fmt: skip
    page.view.setFocus()
    page.hand.focus_on(takes[0])
    before = [thing.label for thing in page.view.things]
    assert len(before) == len(set(before))
    press(page, Qt.Key.Key_Return)
    assert page.hand.holding
    now = [thing.label for thing in page.view.things]
    assert len(now) == len(set(now))
    there = page.view.thing(takes[1])
    assert there is not None
    [found] = [thing for thing in page.view.things if thing.label == there.label]
    assert found.key == takes[1]
    press(page, Qt.Key.Key_Escape)
    assert [thing.label for thing in page.view.things] == before


def test_what_has_the_keyboard_is_in_the_tree_where_something_was_put_as_well(qtbot: Any) -> None:
    """Readers follow nothing that isn't in it. What was put there is taken again by the same thing."""
    page = open_page(qtbot, begin(new_game("elementos", 2)))
    lift_curtain(page)
    _do(page, "token a1", "take")
    _do(page, "b1", "put")
    table = QAccessible.queryAccessibleInterface(page.view)
    there: Any = table.focusChild()
    assert there is not None
    assert there.object().key == page.hand.focus == "b1"
    assert there.parent().indexOfChild(there) >= 0
    names = [thing.label for thing in page.view.things]
    assert len(names) == len(set(names)) == len(page.table.board.things) - 9
    assert "take" in there.actionNames()
    _do(page, "b1", "take")
    assert page.hand.holding
    assert page.view.held_key == "token b1"


def _focused(window: MainWindow) -> list[str]:
    """What says that it has the keyboard, and nothing in it does."""
    seen = [each for each in _all(QAccessible.queryAccessibleInterface(window)) if not each.state().invisible]
    return [each.text(QAccessible.Text.Name) or str(each.object()) for each in seen if each.state().focused]


def test_one_thing_has_the_keyboard(window: MainWindow) -> None:
    """And no tab of the panel besides, which is only chosen."""
    window.services.preferences.change(animation="off")
    page = real_games.begin(window)
    lift_curtain(page)
    page.panel.open(True)
    page.view.setFocus()
    walk_to(page, "token b3")
    assert len(_focused(window)) == 1
    ready = page.prompt.buttons.of("ready")
    assert ready is not None
    ready.setFocus()
    assert _focused(window) == [ready.accessibleName()]
    page.panel.tabs.setTabVisible(1, True)  # as in a tournament
    bar = page.panel.tabs.tabBar()
    bar.setFocus()
    assert _focused(window) == ["Moves"]
    tabs = QAccessible.queryAccessibleInterface(bar)
    assert [tabs.child(number).text(QAccessible.Text.Name) for number in range(2)] == ["Moves", "Points"]
    points: Any = tabs.child(1)
    assert not points.state().selected
    points.doAction("Press")
    assert page.panel.shown_list is page.panel.points_view
    assert points.state().selected
    assert _focused(window) == ["Points"]


def _named(thing: Any) -> str:
    return str(thing.text(QAccessible.Text.Name))


def test_cells_are_in_groups_over_which_one_can_step(qtbot: Any) -> None:
    """Three levels of six columns of six cells; and both say what there is, so that who steps over them knows."""
    page = _begun(qtbot, "holi")
    table: Any = QAccessible.queryAccessibleInterface(page.view)
    top = [table.child(number) for number in range(table.childCount())]
    assert len(top) < 25, "and not all of 115"
    levels = [each for each in top if each.childCount()]
    assert [_named(each).split(":")[0] for each in levels] == ["Level 1", "Level 2", "Level 3"]
    assert "there is something on" in _named(levels[0])
    for level in levels:
        assert [level.child(number).childCount() for number in range(level.childCount())] == [6] * 6
    for each in _all(table):
        for number in range(each.childCount()):
            child: Any = each.child(number)
            assert child.parent().object() is each.object()
            assert each.indexOfChild(child) == number
    sweet = next(each for key, each in _things(page).items() if key[0].isdigit() and "sweet" in _named(each))
    assert f"{_named(sweet).split(' ')[0]}: " in _named(sweet.parent())
    assert not levels[0].rect().isEmpty()


def test_keys_step_over_what_belongs_together(qtbot: Any) -> None:
    page = _begun(qtbot, "holi")
    press(page, Qt.Key.Key_Tab)
    pawn = f"pawn {page.controller.turns.now.acting}"
    walk_to(page, pawn)
    press(page, Qt.Key.Key_Return)
    places = [*page.hand.legal]
    columns = list(dict.fromkeys(place[:2] for place in places))
    assert len(places) > len(columns) > 1
    first = [next(place for place in places if place[:2] == column) for column in columns]
    assert page.hand.focus == first[0]
    for expected in (*first[1:], first[0]):
        press(page, Qt.Key.Key_PageDown)
        assert page.hand.focus == expected
    press(page, Qt.Key.Key_Tab)
    press(page, Qt.Key.Key_PageUp)
    assert page.hand.focus == first[-1]
    press(page, Qt.Key.Key_Escape)
    press(page, Qt.Key.Key_PageDown)
    thing = page.view.thing(page.hand.focus or "")
    assert thing is not None
    assert thing.key != pawn
