"""A night of games, from the first press to the podium: planned, led, stopped, killed, read out, shown as a picture."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from elios_desktop.app import Program
from elios_desktop.engine.contract import Refusal
from elios_desktop.evening.tonight import planned
from elios_desktop.games import entry_of
from elios_desktop.storage.atomic import SaveError
from elios_desktop.storage.evening_file import Evening, evening_to_json
from elios_desktop.storage.paths import Paths
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.writer import Done, Writer
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.kit.announcer import Announcer
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.evening import points_text
from elios_desktop.ui.shell.night_page import NightPage
from elios_desktop.ui.shell.podium_page import PodiumPage, PrizeTile
from elios_desktop.ui.shell.window import MainWindow
from tests.facts import begun_later
from tests.play import random_move
from tests.sizes import sized
from tests.ui.drive import settle
from tests.ui.waiting import until
from tests.waiting import PATIENCE

LEFT = Qt.MouseButton.LeftButton
NO_MARKS = {0x2068: None, 0x2069: None}
"""Nobody sees what keeps a name together."""


def ready(window: MainWindow, names: tuple[str, ...] = ("Anna", "Ben", "Carla")) -> None:
    """These are known, and nothing moves by itself."""
    window.services.preferences.change(names=names, animation="off", curtain="never", pace="instant", tips="never")
    window.resize(1280, 800)


def click(widget: QWidget) -> None:
    """Press it, as with the mouse."""
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def plan(window: MainWindow, people: int = 2, games: tuple[str, ...] = ("elementos", "elios")) -> NightPage:
    """The plan of a night with so many of those who are known and these games, by presses."""
    window.desk.show_plan()
    page = window.page
    assert isinstance(page, NightPage)
    QApplication.processEvents()
    for number, tile in enumerate(page.people):
        if tile.isChecked() != (number < people):
            click(tile)
    for game, box in page.rounds.items():
        if game not in games and box.isEnabled():
            click(box)
    return page


def play(window: MainWindow, seed: int = 5) -> None:
    """The game on the table to its end, by chance, quicker than the table can show it."""
    page, chance = window.table, Random(seed)
    assert page is not None
    controller = page.controller
    while not controller.over:
        controller.turns.come()
        state, acting = controller.session.state, controller.turns.now.acting
        if state.pending:
            assert acting is not None
            answer = controller.arrange(acting, controller.session.game.arrangement(state, acting, seed))
            settle(page)
        else:
            answer = controller.submit(random_move(controller.session.game, state, chance))
        assert not isinstance(answer, Refusal)
    settle(page)
    until(page.end_card.isVisible, "the end of the game")
    assert window.services.writer.flush(PATIENCE)
    QApplication.processEvents()


def all_whole(widgets: list[QPushButton]) -> bool:
    """Whether nothing cuts any of these."""
    return all(each.visibleRegion().boundingRect().size() == each.size() for each in widgets)


def table_of(window: MainWindow) -> TablePage:
    """The page of the game on the table."""
    assert window.table is not None
    return window.table


def onward(window: MainWindow) -> QPushButton:
    """The button of the end card that leads on."""
    assert window.table is not None
    button = window.table.end_card.findChild(QPushButton, "end-onward")
    assert button is not None
    return button


def podium(window: MainWindow, qtbot: Any) -> PodiumPage:
    """The podium with its prizes."""
    page = window.page
    assert isinstance(page, PodiumPage)
    qtbot.waitUntil(lambda: page.awards is not None)
    QApplication.processEvents()
    return page


@sized("code", ["de"], list(LANGUAGES))
def test_a_night_from_the_first_press_to_the_podium(
    start: Callable[..., Program], qtbot: Any, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda self, text, urgent=False: said.append(text))
    window = start().window
    ready(window)
    window.services.preferences.change(language=code)
    presses: list[QWidget] = [window.home.ways["winner"]]
    click(presses[0])
    page = window.page
    assert isinstance(page, NightPage)
    assert all(tile.isChecked() for tile in page.people), "who is known is here, where nobody has played yet"
    assert not page.rounds["elementos"].isEnabled()
    assert "Elementos" in page.notes.text()
    click(page.start_button)
    assert len(presses) + 1 <= 5
    for title in ("Exagon", "Holi", ""):
        play(window)
        button = onward(window)
        assert window.focusWidget() is button
        assert title in button.text()
        assert button.sizeHint().width() <= button.width(), "no word is cut"
        assert window.table is not None
        moments = window.table.end_card.findChildren(QPushButton)
        shown = [each for each in moments if each.property("ply") is not None and each.isVisible()]
        until(partial(all_whole, shown), "every prize in sight")
        click(button)
        qtbot.waitUntil(lambda: window.page is window.table or isinstance(window.page, PodiumPage))
    page_of_podium = podium(window, qtbot)
    assert [each.game for each in page_of_podium.found.games] == ["elios", "exagon", "holi"]
    qtbot.waitUntil(lambda: page_of_podium.summary in said)
    for row in page_of_podium.found.rows:
        assert row.name in page_of_podium.summary
    click(page_of_podium.copy_button)
    assert QApplication.clipboard().image().width() == 2 * page_of_podium.sheet.width()
    prizes = [each for each in page_of_podium.findChildren(PrizeTile) if each.isVisible()]
    assert prizes
    assert all(each.accessibleName() for each in prizes)
    click(prizes[0])
    assert window.table is not None
    assert window.table.controller.shown.ply is not None
    click(window.table.tools["home"])
    assert window.page is page_of_podium, "from a moment of the evening one comes back to it"
    click(page_of_podium.end_button)
    assert window.page is window.home
    assert window.evening.night is None


def test_everybody_moves_on_by_a_seat(start: Callable[..., Program]) -> None:
    window = start().window
    ready(window)
    click(plan(window).start_button)
    assert window.table is not None
    assert [seat.name for seat in window.table.controller.kept.seats] == ["Anna", "Ben"]
    play(window)
    click(onward(window))
    assert [seat.name for seat in window.table.controller.kept.seats] == ["Ben", "Anna"]


def test_the_order_is_theirs_and_a_name_is_typed(start: Callable[..., Program]) -> None:
    window = start().window
    ready(window, ("Anna",))
    window.desk.show_plan()
    page = window.page
    assert isinstance(page, NightPage)
    click(page.start_button)
    assert page.problem_label.text()
    assert window.evening.night is None
    if not page.people[0].isChecked():
        click(page.people[0])
    page.new_name.setFocus()
    QTest.keyClicks(page.new_name, "Zoe")
    QTest.keyClick(page.new_name, Qt.Key.Key_Return)
    click(page.earlier["exagon"])
    click(page.rounds["elios"])
    night = page.chosen()
    assert night.people == ("Anna", "Zoe")
    assert [each.game for each in night.rounds if each.game not in begun_later()] == ["exagon", "elementos", "holi"]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.evening.night is not None
    assert window.evening.night.people == ("Anna", "Zoe")
    assert [each.name for each in window.services.people.all[:2]] == ["Anna", "Zoe"]


def test_computers_play_along(start: Callable[..., Program]) -> None:
    window = start().window
    ready(window)
    page = plan(window, games=("exagon",))
    click(page.computers[2])
    assert not page.rounds["elementos"].isEnabled()
    click(page.start_button)
    assert window.table is not None
    assert [seat.kind for seat in window.table.controller.kept.seats] == ["human", "human", "computer:3"]


def test_a_night_that_was_left_goes_on_from_home(start: Callable[..., Program], qtbot: Any) -> None:
    window = start().window
    ready(window)
    click(plan(window).start_button)
    play(window)
    click(onward(window))
    assert window.table is not None
    begun = window.table.controller.id
    window.show_home()
    again = start().window
    again.services.preferences.change(animation="off", curtain="never")
    again.resize(1280, 800)
    qtbot.waitUntil(lambda: again.home.tonight is not None and again.evening.tonight is not None)
    QApplication.processEvents()
    card = again.home.tonight
    assert card is not None
    click(card.next_button)
    assert again.table is not None
    assert again.table.controller.id == begun
    again.show_home()
    click(card.skip_button)
    assert again.evening.night is not None
    assert again.evening.night.is_over


def test_an_end_that_is_taken_back_is_played_on_before_the_night_goes_on(start: Callable[..., Program]) -> None:
    window = start().window
    ready(window)
    click(plan(window).start_button)
    play(window)
    page = table_of(window)
    assert window.evening.night is not None
    assert window.evening.night.number == 2
    click(page.tools["undo"])
    settle(page)
    window.show_home()
    until(lambda: window.evening.night is not None and window.evening.night.number == 1, "the same game again")
    window.desk.go_on()
    assert table_of(window).controller.id == page.controller.id
    play(window, seed=6)
    click(onward(window))
    assert table_of(window).controller.session.game.id == "elementos"


def test_somebody_comes_and_somebody_goes_in_the_middle(start: Callable[..., Program], qtbot: Any) -> None:
    """What was played stays, a game that was begun is played to its end by those who began it, and what follows is
    theirs who are here."""
    window = start().window
    ready(window)
    click(plan(window, games=("elios", "exagon", "holi")).start_button)
    play(window)
    click(onward(window))
    begun = table_of(window).controller.id
    window.show_home()
    card = window.home.tonight
    assert card is not None
    click(card.change_button)
    page = window.page
    assert isinstance(page, NightPage)
    assert [tile.name for tile in page.people if tile.isChecked()] == ["Anna", "Ben"]
    assert not page.rounds["exagon"].isEnabled(), "it has been begun"
    assert page.rounds["exagon"].number == 2
    assert page.rounds["elios"].number == 0
    click(next(tile for tile in page.people if tile.name == "Carla"))
    click(page.rounds["elios"])
    click(page.earlier["elios"])
    click(page.start_button)
    assert table_of(window).controller.id == begun
    assert window.evening.night is not None
    assert [(each.game, each.done) for each in window.evening.night.rounds] == [
        ("elios", True),
        ("exagon", False),
        ("elios", False),
        ("holi", False),
    ]
    play(window)
    click(onward(window))
    assert {seat.name for seat in table_of(window).controller.kept.seats} == {"Anna", "Ben", "Carla"}
    play(window)
    window.show_home()
    click(window.home.ways["winner"])
    page = window.page
    assert isinstance(page, NightPage)
    click(next(tile for tile in page.people if tile.name == "Ben"))
    click(page.start_button)
    assert {seat.name for seat in table_of(window).controller.kept.seats} == {"Anna", "Carla"}
    play(window)
    click(onward(window))
    assert {row.name for row in podium(window, qtbot).found.rows} == {"Anna", "Ben", "Carla"}


def test_who_always_gets_a_head_start_has_it_all_night(start: Callable[..., Program]) -> None:
    window = start().window
    ready(window)
    window.services.people.change("Ben", head_start=2)
    click(plan(window, games=("holi", "exagon")).start_button)
    assert table_of(window).controller.session.options["head_start"] == "2:2"
    play(window)
    click(onward(window))
    session = table_of(window).controller.session
    assert session.seats[0].name == "Ben"
    assert session.options["head_start"] == "1:2"


def reading_order(thing: QAccessibleInterface) -> Iterator[str]:
    """The names of all that is shown, as a reader walks through them."""
    if thing.state().invisible:
        return
    name = thing.text(QAccessible.Text.Name).translate(NO_MARKS)
    if name:
        yield name
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None:
            yield from reading_order(child)


@sized("code", ["en"], list(LANGUAGES))
def test_the_podium_is_read_in_order(
    start: Callable[..., Program], qtbot: Any, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Who has won, then everybody with their points, most first, then the prizes and whose they are; and the same by
    voice."""
    said: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda self, text, urgent=False: said.append(text))
    monkeypatch.setattr("elios_desktop.ui.shell.night_page.fresh_seed", lambda: 2)  # somebody wins, and has a prize
    window = start().window
    ready(window)
    window.services.preferences.change(language=code)
    click(plan(window, 3, ("elios", "exagon")).start_button)
    for _ in range(2):
        play(window)
        click(onward(window))
    end = podium(window, qtbot)
    sheet = QAccessible.queryAccessibleInterface(end.sheet)
    assert sheet is not None
    names = list(reading_order(sheet))
    rows = [f"{row.name}: {points_text(row.points)}" for row in end.found.rows]
    prizes = [tile.accessibleName() for tile in end.findChildren(PrizeTile) if tile.isVisible()]
    assert prizes
    wanted = [end.podium.accessibleName(), *rows, *(each.translate(NO_MARKS) for each in prizes)]
    places = [names.index(each) for each in wanted]
    assert places == sorted(places)
    first = end.found.leaders[0].name
    assert first in wanted[0]
    for row in end.found.rows:
        for game, brought in zip(end.found.games, row.by_game, strict=True):
            if brought is not None:
                title = entry_of(game.game).name(translate)
                assert f"{row.name}, {title}: {points_text(brought)}" in names
    tile = next(each for each in end.findChildren(PrizeTile) if each.isVisible())
    read = QAccessible.queryAccessibleInterface(tile)
    assert read is not None
    assert read.role() == QAccessible.Role.Button
    assert read.text(QAccessible.Text.Description), "what a press does"
    until(lambda: end.summary in said, "all of it by voice")
    spoken = end.summary.translate(NO_MARKS)
    told = [spoken.index(each) for each in (wanted[0], *rows, *(tile.split(":")[0] for tile in prizes))]
    assert told == sorted(told)


SIZES = (((760, 520), 100), ((1024, 700), 100), ((1280, 800), 150), ((1920, 1080), 200))


@pytest.mark.long
def test_its_pages_are_whole_in_every_size(start: Callable[..., Program], qtbot: Any) -> None:
    window = start().window
    ready(window)
    click(plan(window, games=("elementos",)).start_button)
    play(window)
    for size, percent in SIZES:
        window.services.preferences.change(text_percent=percent)
        window.resize(*size)
        QApplication.processEvents()
        window.desk.show_plan()
        page = window.page
        assert isinstance(page, NightPage)
        QApplication.processEvents()
        assert page.rect().contains(page.start_button.geometry()), (size, percent)
        window.desk.show_podium()
        end = podium(window, qtbot)
        assert end.rect().contains(end.end_button.geometry()), (size, percent)
        assert end.podium.width() <= end.width(), (size, percent)


@sized("every", [3], [1])
def test_killed_between_any_two_steps_it_goes_on(
    start: Callable[..., Program],
    paths: Paths,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: Any,
    every: int,
) -> None:
    """What is on the disk after each job of the disk's thread is what a kill would leave there."""
    left: dict[tuple[tuple[str, ...], bytes, int], Path] = {}
    perform, submit = Writer.perform, Writer.submit

    def and_look(done: Done, error: SaveError | None) -> None:
        games = sorted(each.name for each in paths.games.glob("*") if each.is_dir()) if paths.games.exists() else []
        evening = paths.evening_file.read_bytes() if paths.evening_file.exists() else b""
        state = (tuple(games), evening, paths.history_file.stat().st_size if paths.history_file.exists() else 0)
        if evening and state not in left:  # before there is a plan, the first job may be over before there is a folder
            left[state] = tmp_path / f"left-{len(left)}"
            shutil.copytree(paths.data, left[state] / "data", ignore=shutil.ignore_patterns("*.lock"))
        done(error)

    window = start().window
    ready(window)

    def perform_and_look(writer: Writer, job: Callable[[], object], done: Done) -> None:
        perform(writer, job, partial(and_look, done))

    def submit_and_look(writer: Writer, document: SaveDocument, done: Done) -> None:
        submit(writer, document, partial(and_look, done))

    monkeypatch.setattr(Writer, "perform", perform_and_look)
    monkeypatch.setattr(Writer, "submit", submit_and_look)
    click(plan(window).start_button)
    play(window)
    click(onward(window))
    play(window)
    click(onward(window))
    podium(window, qtbot)
    assert window.services.writer.flush(PATIENCE)
    monkeypatch.undo()
    window.close()
    snapshots = list(left.values())
    assert len(snapshots) >= 5
    for number, folder in list(enumerate(snapshots))[::-every]:
        shutil.rmtree(paths.data)
        shutil.copytree(folder / "data", paths.data)
        again = start().window
        ready(again)
        again.refresh_home()
        assert again.services.writer.flush(PATIENCE)
        QApplication.processEvents()
        night = again.evening.night
        assert night is not None, number
        assert [each.game for each in night.rounds] == ["elios", "elementos"]
        done = len(night.done)
        if again.host.go_on_with_night():
            assert again.table is not None
            assert again.table.controller.session.game.id == night.rounds[done].game
            if again.table.controller.over:  # killed after its last move, before the history had it
                assert again.table.end_card.isVisible()
        else:
            assert night.is_over
        assert len(again.services.saves.unfinished()) <= 1, "no game is begun twice"
        again.close()


def test_a_plan_is_asked_for_by_nobody_alone() -> None:
    assert planned(["Anna"]).is_over


def test_a_plan_that_no_game_seats_leads_nowhere(start: Callable[..., Program], paths: Paths, qtbot: Any) -> None:
    """A file with more people than there are colours; and a game of it that was begun and isn't there any more."""
    night = planned(("Anna", "Ben")).begun("0" * 32)
    form = evening_to_json(Evening(night=night))
    form["night"]["people"] = [f"P{number}" for number in range(20)]
    paths.evening_file.parent.mkdir(parents=True)
    paths.evening_file.write_text(json.dumps(form), encoding="utf-8")
    window = start().window
    with qtbot.waitSignal(window.evening.changed):
        window.evening.refresh()
    window.desk.go_on()
    assert window.table is None
    window.evening.plan(replace(night, people=tuple(form["night"]["people"])))  # and where nothing is read anew
    window.desk.go_on()
    assert window.table is None


def walk_to(window: MainWindow, widget: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> None:
    """Tab (or F6, from area to area), until the keyboard is there."""
    for _ in range(80):
        here = window.focusWidget()
        if here is widget:
            return
        QTest.keyClick(here or window, key)
    raise AssertionError(f"{key.name} doesn’t lead there")


@sized("code", [], list(LANGUAGES))
def test_a_night_by_keys_alone(start: Callable[..., Program], qtbot: Any, code: str) -> None:
    window = start().window
    ready(window, ("Anna", "Ben"))
    window.services.preferences.change(language=code)
    window.activateWindow()
    walk_to(window, window.home.ways["winner"])
    QTest.keyClick(window.home.ways["winner"], Qt.Key.Key_Space)
    page = window.page
    assert isinstance(page, NightPage)
    for tile in page.people:
        walk_to(window, tile)
        QTest.keyClick(tile, Qt.Key.Key_Space)
    assert page.problem(), "those who were here aren’t any more"
    for tile in page.people:
        walk_to(window, tile, Qt.Key.Key_Backtab)
        QTest.keyClick(tile, Qt.Key.Key_Space)
    for game in page.rounds.keys() - {"elios", "elementos"}:
        walk_to(window, page.rounds[game])
        QTest.keyClick(page.rounds[game], Qt.Key.Key_Space)
    assert page.chosen().people == ("Anna", "Ben")
    QTest.keyClick(page, Qt.Key.Key_Return)
    for _ in ("elios", "elementos"):
        play(window)
        button = onward(window)
        assert window.focusWidget() is button
        QTest.keyClick(button, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: window.page is window.table or isinstance(window.page, PodiumPage))
    end = podium(window, qtbot)
    prizes = [each for each in end.findChildren(PrizeTile) if each.isVisible()]
    assert prizes
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # F6 is the active window's
    for prize in prizes:
        walk_to(window, prize)
        QTest.keyClick(prize, Qt.Key.Key_Space)
        settle(table_of(window))
        assert table_of(window).controller.shown.ply is not None, "its moment"
        walk_to(window, table_of(window).tools["home"], Qt.Key.Key_F6)
        QTest.keyClick(table_of(window).tools["home"], Qt.Key.Key_Space)
        assert window.page is end
        assert window.focusWidget() is prize, "the keyboard is where it was"
    walk_to(window, end.end_button)
    QTest.keyClick(end.end_button, Qt.Key.Key_Space)
    assert window.page is window.home
    assert window.evening.night is None
