"""The hourglass on Exagon's page: when it runs, pauses and time out, what a save keeps; tournaments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from elios_desktop.engine.record import HUMAN
from elios_desktop.games.exagon.rules.tournament import totals_after
from elios_desktop.games.exagon.table import furniture
from elios_desktop.games.exagon.table.clock import CALM_MS, LONGEST_LOOK, TICK_MS
from elios_desktop.games.exagon.table.hourglass import WARNING_SECONDS, sand
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit.seen_time import AwakeClock
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.play.table_page import TablePage
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.saving import SaveDone
from elios_desktop.ui.shell.window import MainWindow
from elios_desktop.ui.table.hand import HandState
from tests.games.exagon.drive import (
    GOLDEN_MOVES,
    GOLDEN_SEED,
    Seconds,
    open_table,
    play_by_mouse,
    table_of,
    with_own_time,
)
from tests.ui.drive import (
    DiskInMemory,
    Rules,
    at,
    click,
    drag,
    lift_curtain,
    listen,
    moves_of,
    new_game,
    open_page,
    press,
    push,
    settle,
)

pytestmark = pytest.mark.usefixtures("_in_the_window")

IN_PLAY = GOLDEN_MOVES[:2]
"""After the opening: seat 3 is to move and has a clock."""


def _playing(qtbot: Any, moves: list[str] = IN_PLAY, **rest: Any) -> tuple[TablePage, Seconds]:
    page = open_table(qtbot, 5, GOLDEN_SEED, moves, **rest)
    return page, with_own_time(page)


def _seconds(page: TablePage) -> int:
    table_of(page).clock.look()
    return table_of(page).clock.glass.seconds


def test_no_sand_falls_in_the_opening(qtbot: Any) -> None:
    page, time = _playing(qtbot, GOLDEN_MOVES[:1])
    time.now += 500
    assert _seconds(page) == 60
    assert page.prompt.buttons.of("pause") is None
    play_by_mouse(page, GOLDEN_MOVES[1])
    time.now += 5
    assert _seconds(page) == 55


def test_an_hour_in_which_the_process_was_stopped_takes_next_to_no_sand(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, IN_PLAY)
    clock = table_of(page).clock
    assert isinstance(clock.glass.clock, AwakeClock)
    time = Seconds()
    clock.glass = clock.new_glass(AwakeClock(LONGEST_LOOK, time))
    clock.follow()
    time.now += 3600
    assert _seconds(page) >= 60 - LONGEST_LOOK


def test_when_the_sand_begins_to_run_is_said_before_and_then(qtbot: Any) -> None:
    still, runs = (
        "The hourglass doesn’t run until there are two tiles on the table.",
        "From now on the hourglass runs: 60 second(s) a turn.",
    )
    page, _ = _playing(qtbot, GOLDEN_MOVES[:1])
    assert page.prompt.text.accessibleName().endswith(f". {still}")
    play_by_mouse(page, GOLDEN_MOVES[1])
    assert page.prompt.text.accessibleName().endswith(f". {runs}")
    play_by_mouse(page, GOLDEN_MOVES[2])
    assert page.prompt.text.accessibleName().endswith(f". {runs}"), "it is the same turn"
    press(page, Qt.Key.Key_E)
    assert table_of(page).clock.in_play
    assert "hourglass" not in page.prompt.text.accessibleName()


def test_the_clock_goes_on_while_a_turn_goes_on_and_what_is_left_is_carried_over(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    time.now += 10
    play_by_mouse(page, GOLDEN_MOVES[2])
    time.now += 10
    assert _seconds(page) == 40
    play_by_mouse(page, GOLDEN_MOVES[3])
    assert table_of(page).clock.text == "0:40"
    press(page, Qt.Key.Key_E)
    assert table_of(page).clock.text == "1:40"


def test_a_move_taken_back_gives_no_time_back(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    time.now += 10
    play_by_mouse(page, GOLDEN_MOVES[2])
    time.now += 10
    page.undoing.undo()
    settle(page)
    assert moves_of(page) == IN_PLAY
    time.now += 1
    assert _seconds(page) == 39


def test_time_out_ends_the_turn_and_says_so(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    press(page, Qt.Key.Key_Return)
    assert page.hand.holding
    time.now += 61
    _seconds(page)
    settle(page)
    assert moves_of(page)[-1] == "timeout"
    assert not page.hand.holding
    assert page.prompt.text.text() == "Bruno is out of time: it is Carla’s turn."
    assert _seconds(page) == 60


def test_the_last_ten_seconds_are_heard_once_each(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    heard = listen(page, "play")
    time.now += 47
    for _ in range(48):
        time.now += 0.25
        _seconds(page)
    assert [each for each in heard if each in ("hurry", "tick")] == ["hurry"] + 9 * ["tick"]
    time.now += 2
    _seconds(page)
    settle(page)
    assert "time" in heard


def test_a_pause_covers_everything_until_everybody_agrees(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    time.now += 10
    press(page, Qt.Key.Key_P)
    assert not page.scene.pieces
    assert not page.scene.places
    assert set(page.scene.decorations()) == {"cover"}
    assert page.prompt.buttons.of("end") is None
    assert not page.controller.turns.thinking
    QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    time.now += 100
    page.tools["look"].click()
    page.panel.ply_chosen.emit(0)
    assert (page.replay.isVisible(), page.controller.shown.ply) == (False, None), "nor does anybody look back meanwhile"
    assert page.prompt.text.text() == "The hourglass is paused until everybody agrees to go on."
    assert _seconds(page) == 50
    push(page, "pause")
    assert page.scene.pieces
    time.now += 1
    assert _seconds(page) == 49


def test_the_keyboard_is_on_what_ends_a_pause(qtbot: Any) -> None:
    page, _ = _playing(qtbot)
    for begin_pause in (lambda: push(page, "pause"), lambda: press(page, Qt.Key.Key_P)):
        begin_pause()
        button = page.prompt.buttons.of("pause")
        assert button is not None
        assert page.focusWidget() is button
        QTest.keyClick(button, Qt.Key.Key_Space)
        settle(page)
        assert not table_of(page).clock.paused
        assert page.focusWidget() is page.view
    press(page, Qt.Key.Key_P)
    button = page.prompt.buttons.of("pause")
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_P)
    assert not table_of(page).clock.paused, "its letter, too"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_game_opened_during_a_pause_goes_on_with_enter(qtbot: Any, key: Qt.Key) -> None:
    page, _ = _playing(qtbot)
    press(page, Qt.Key.Key_P)
    document = page.controller.document()
    again = open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))
    assert table_of(again).clock.paused
    press(again, key)
    assert not table_of(again).clock.paused


def test_a_pause_takes_what_is_held_and_what_is_lit_off_the_table(qtbot: Any) -> None:
    page, _ = _playing(qtbot, GOLDEN_MOVES[:-2])
    tile = next(key for key, piece in page.scene.pieces.items() if page.table.can_lift(piece))
    click(page, tile)
    assert page.hand.how is HandState.CARRIED
    page.scene.light([(place.shape, place.centre, None) for place in list(page.scene.places.values())[:2]])
    press(page, Qt.Key.Key_P)
    assert page.hand.how is HandState.NOTHING
    assert not page.scene.glowing()
    assert not page.scene.lights
    assert page.prompt.text.text() == "The hourglass is paused until everybody agrees to go on."


def test_sand_and_pause_are_saved_and_taken_up(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    time.now += 20
    press(page, Qt.Key.Key_E, Qt.Key.Key_E)
    time.now += 30.5
    press(page, Qt.Key.Key_P)
    document = page.controller.document()
    assert document.table["extra"]["hourglass"] == {"spent": {"2": 20_000, "3": 30_500}, "paused": True}
    again = open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))
    clock = table_of(again).clock
    assert clock.paused
    assert (clock.glass.carried_ms, clock.glass.left_ms) == (40_000, 69_500)
    assert not again.scene.pieces
    push(again, "pause")
    assert again.scene.pieces
    assert clock.glass.running


def test_every_move_and_closing_saves_the_sand(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    disk = page.controller.save_queue.disk
    assert isinstance(disk, DiskInMemory)
    time.now += 12
    play_by_mouse(page, GOLDEN_MOVES[2])
    assert disk.documents[-1].table["extra"]["hourglass"]["spent"] == {"2": 12_000}
    time.now += 7
    page.shut()
    assert disk.documents[-1].table["extra"]["hourglass"]["spent"] == {"2": 19_000}
    assert not table_of(page).clock.glass.running


def _reopened(qtbot: Any, document: SaveDocument) -> TablePage:
    return open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))


def _saves(page: TablePage) -> int:
    disk = page.controller.save_queue.disk
    assert isinstance(disk, DiskInMemory)
    return len(disk.documents)


def _like_a_file(page: TablePage) -> SaveDocument:
    """What the page plays, with nothing but the record."""
    document = page.controller.document()
    return SaveDocument(document.id, document.created, record=document.record, table={"hourglass": True})


def test_a_record_without_times_begins_with_the_plain_minute(qtbot: Any) -> None:
    page, _ = _playing(qtbot, GOLDEN_MOVES[:-2])
    again = _reopened(qtbot, _like_a_file(page))
    glass = table_of(again).clock.glass
    assert (glass.carried_ms, glass.seconds) == (0, 60)
    push(again, "pause")
    push(again, "pause")
    once_more = _reopened(qtbot, again.controller.document())
    assert table_of(once_more).clock.glass.allowance_ms == 60_000


def test_a_game_that_is_only_looked_at_is_not_saved(qtbot: Any) -> None:
    page, _ = _playing(qtbot, GOLDEN_MOVES[:-2])
    again = _reopened(qtbot, _like_a_file(page))
    again.looking_back.toggle()
    again.controller.shown.look_at(1)
    again.looking_back.toggle()
    again.shut()
    assert _saves(again) == 0
    acted = _reopened(qtbot, _like_a_file(page))
    play_by_mouse(acted, GOLDEN_MOVES[-2])
    saved = _saves(acted)
    acted.shut()
    assert _saves(acted) == saved + 1


def test_a_picture_of_a_paused_game_shows_the_table(qtbot: Any) -> None:
    page, _ = _playing(qtbot, GOLDEN_MOVES[:-2])
    push(page, "pause")
    document = page.controller.document()
    controller = Controller.resume(document, Controller.load(document), None, Rules())
    controller.turns.only_show(None)
    snapshot = Snapshot(page.theme, controller)
    shown = snapshot.scene.decorations()
    assert "cover" not in shown
    assert {f"laid {cell.text}" for cell in snapshot.table.view.board} <= set(shown)
    snapshot.close()


def test_time_out_is_said_after_a_hand_over_that_waits_for_the_disk(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    disk = _SlowDisk()
    press(page, Qt.Key.Key_S)  # somebody is there
    page.controller.save_queue.disk = disk
    time.now += 61
    _seconds(page)
    assert page.controller.save_queue.busy
    assert moves_of(page)[-1] == "timeout"
    time.now += 1
    _seconds(page)  # another look while the disk is still at work ends nothing else
    assert moves_of(page).count("timeout") == 1
    assert "out of time" not in page.prompt.text.text()
    disk.finish()
    settle(page)
    assert page.prompt.text.text() == "Bruno is out of time: it is Carla’s turn."
    assert page.controller.turns.now.viewer == page.controller.turns.now.acting


class _SlowDisk:
    """Takes autosaves, and has written them when it is told so."""

    def __init__(self) -> None:
        self._waiting: list[SaveDone] = []

    def __call__(self, document: SaveDocument, done: SaveDone) -> None:
        self._waiting.append(done)

    def finish(self) -> None:
        waiting, self._waiting = self._waiting, []
        for done in waiting:
            done(None)


def test_it_stands_still_while_somebody_looks_back(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    page.looking_back.toggle()
    page.controller.shown.look_at(1)
    _seconds(page)
    time.now += 30
    assert _seconds(page) == 60
    page.looking_back.toggle()
    _seconds(page)
    time.now += 30
    assert _seconds(page) == 30


def test_it_stands_still_behind_a_curtain(qtbot: Any) -> None:
    settings = Settings(curtain="always")
    page, time = _playing(qtbot, [], settings=settings)
    lift_curtain(page)
    for move in IN_PLAY:
        play_by_mouse(page, move)
        assert page.controller.turns.now.awaited is not None
        time.now += 100
        assert _seconds(page) == 60
        lift_curtain(page)
    time.now += 9
    assert _seconds(page) == 51


def test_it_stands_still_while_the_table_is_not_in_front(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    page.controller.turns.set_active(False)
    _seconds(page)
    time.now += 30
    assert _seconds(page) == 60
    page.controller.turns.set_active(True)
    _seconds(page)
    time.now += 30
    assert _seconds(page) == 30


def test_without_the_hourglass_there_is_none(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, IN_PLAY, timed=False)
    assert "hourglass" not in page.scene.decorations()
    assert page.prompt.buttons.of("pause") is None
    assert "hourglass" not in page.controller.document().table["extra"]
    assert not table_of(page).clock._timer.isActive()


@pytest.mark.usefixtures("_paints_anew")
def test_only_the_sand_is_painted_while_it_falls(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The glass is kept; and until the last seconds it is looked at twice a second, then often enough to beat."""
    painted: Counter[str] = Counter()

    def count(name: str) -> None:
        inner = getattr(furniture, name)

        def counted(*args: Any) -> None:
            painted[name] += 1
            inner(*args)

        monkeypatch.setattr(furniture, name, counted)

    for name in ("paint_glass", "paint_sand", "paint_glass_before", "take_sand_away"):
        count(name)
    page, time = _playing(qtbot)
    page.view.lay_out()
    clock = table_of(page).clock
    painted.clear()
    looks = Counter({CALM_MS: 0})
    while not clock.glass.out:
        clock.look()
        step = clock._timer.interval()
        looks[step] += 1
        time.now += step / 1000
        assert step <= CALM_MS
        assert step == TICK_MS or clock.glass.left_ms >= WARNING_SECONDS * 1000
    assert painted["take_sand_away"] <= furniture.SAND_STEPS
    assert painted["take_sand_away"] > furniture.SAND_STEPS // 2
    assert sum(painted.values()) == painted["take_sand_away"], "the glass was kept"
    assert looks[CALM_MS] == 60 - WARNING_SECONDS
    assert looks[TICK_MS] == 4 * WARNING_SECONDS


@pytest.mark.parametrize("step", [1, 17, 47, 48])
def test_the_glass_in_parts_is_the_glass(qtbot: Any, step: int) -> None:
    """Whole, as a sign paints it, and from its kept parts."""
    page, time = _playing(qtbot)
    clock = table_of(page).clock
    time.now += 60 - 60 * step / furniture.SAND_STEPS
    clock.look()
    shown = page.scene.decorations()["hourglass"].pixmap().toImage()
    whole = QPixmap(shown.size())
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(whole.rect()).adjusted(4, 4, -4, -8)
    furniture.paint_hourglass(painter, room, step, page.theme.palette)
    painter.end()
    expected = whole.toImage()
    spots = [(x, y) for x in range(shown.width()) for y in range(shown.height())]
    far = [at for at in spots if _apart(shown.pixelColor(*at), expected.pixelColor(*at)) > 40]
    assert len(far) < len(spots) * 0.02


def _apart(one: QColor, other: QColor) -> int:
    parts = (QColor.red, QColor.green, QColor.blue, QColor.alpha)
    return max(abs(part(one) - part(other)) for part in parts)


def test_at_rest_nothing_is_painted_anew(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    scene = page.scene
    _seconds(page)
    before = {key: item.pixmap().cacheKey() for key, item in scene.decorations().items()}
    time.now += 0.25
    _seconds(page)
    after = {key: item.pixmap().cacheKey() for key, item in scene.decorations().items()}
    changed = {key for key in after if after[key] != before[key]}
    assert changed <= {"sand", "seconds", "hourglass"}
    page.shut()
    assert not table_of(page).clock._timer.isActive()


# -- a tournament


def test_a_tournament_goes_from_game_to_game(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, tournament=True)
    time = with_own_time(page)
    assert "0 point" in page.scene.places["seat 1"].label
    for move in GOLDEN_MOVES:
        assert page.controller.submit_text(move) is None
        settle(page)
        time.now += 1
    tournament = page.controller.tournament
    assert tournament is not None
    assert page.end_card.isVisible()
    result = page.controller.session.state.result
    assert result is not None
    assert tournament.totals == totals_after((0,) * 5, result.scores) == (0, 20, 0, 0, 0)
    assert "20 point" in page.scene.places["seat 2"].label
    texts = [label.text() for label in page.end_card.findChildren(QLabel)]
    assert {"Bruno wins!", "Game 1", "+20 → 20", "−14 → 0, never below 0", "20", "0"} <= set(texts)
    following = page.end_card.findChild(QPushButton, "end-next")
    assert following is not None
    assert following.isVisible()
    QTest.mouseClick(following, Qt.MouseButton.LeftButton)
    settle(page)
    assert not page.end_card.isVisible()
    assert QApplication.focusWidget() is page.view, "not what stands next to the button that went"
    assert (len(tournament.games), moves_of(page)) == (2, [])
    assert "20 point" in page.scene.places["seat 2"].label
    clock = table_of(page).clock
    assert (clock.in_play, clock.glass.seconds) == (False, 60)
    acting = page.controller.turns.now.acting
    assert acting is not None
    click(page, next(iter(page.scene.pieces)))
    assert page.scene.glowing() == {"cell 0,0"}


def test_a_tournament_between_two_games_is_taken_up_at_its_end_card(qtbot: Any) -> None:
    page = open_table(qtbot, 5, GOLDEN_SEED, tournament=True)
    for move in GOLDEN_MOVES:
        page.controller.submit_text(move)
        settle(page)
    document = page.controller.document()
    again = open_page(qtbot, Controller.resume(document, Controller.load(document), DiskInMemory(), Rules()))
    assert again.end_card.isVisible()
    assert "20 point" in again.scene.places["seat 2"].label


# -- when nobody is there, and other hourglasses


def test_a_doorbell_ends_no_game(qtbot: Any) -> None:
    """A turn in which nobody touched anything is over; then the sand stops until everybody agrees."""
    page, time = _playing(qtbot)
    for _ in range(6):
        time.now += 100
        _seconds(page)
        settle(page)
    assert moves_of(page) == [*IN_PLAY, "timeout"]
    assert table_of(page).clock.paused
    assert not page.scene.pieces
    assert page.prompt.text.text().startswith("Anybody there? Nobody touched anything on Bruno’s turn")
    page.prompt.back_to_prompt()  # whoever comes back from the door reads it, too
    assert page.prompt.text.text().startswith("Anybody there? Nobody touched anything on Bruno’s turn")
    document = page.controller.document()
    assert document.table["extra"]["hourglass"]["paused"]
    push(page, "pause")
    assert _seconds(page) == 60
    for _ in range(2):
        push(page, "pause")
        assert not page.prompt.text.text().startswith("Nobody touched anything")
    time.now += 4
    assert _seconds(page) == 56


def test_a_turn_in_which_somebody_did_something_goes_on_to_the_next(qtbot: Any) -> None:
    page, time = _playing(qtbot)
    press(page, Qt.Key.Key_S)
    time.now += 61
    _seconds(page)
    settle(page)
    assert moves_of(page)[-1] == "timeout"
    assert not table_of(page).clock.paused


def test_an_hourglass_of_another_length_and_a_limit(qtbot: Any) -> None:
    page, time = _playing(qtbot, own={"seconds": 90, "most": 30})
    assert _seconds(page) == 90
    time.now += 10
    play_by_mouse(page, GOLDEN_MOVES[2])
    press(page, Qt.Key.Key_E)
    assert _seconds(page) == 120, "of 80 seconds, 30 go to the next"
    document = page.controller.document()
    assert document.table["own"] == {"seconds": 90, "most": 30}
    again = _reopened(qtbot, document)
    assert table_of(again).clock.glass.allowance_ms == 120_000


@pytest.mark.parametrize("own", [{}, {"seconds": 61, "most": 7}, {"seconds": True, "most": "30"}, {"seconds": None}])
def test_wrong_choices_of_a_save_are_the_usual_ones(qtbot: Any, own: dict[str, Any]) -> None:
    page, _ = _playing(qtbot, own=own)
    assert _seconds(page) == 60
    assert ("own" in page.controller.document().table) == bool(own)


@pytest.mark.parametrize("how", ["F1", "F3", "card"])
def test_who_reads_the_rules_loses_no_sand(window: MainWindow, how: str) -> None:
    """Rulebook, keys and card stop the sand and cover the tiles until somebody is back at the table."""
    window.services.preferences.change(animation="off")
    window.host.begin(new_game("exagon", 5, seed=GOLDEN_SEED, timed=True))
    page = window.table
    assert page is not None
    lift_curtain(page)
    for move in IN_PLAY:
        assert page.controller.submit_text(move) is None
        settle(page)
        lift_curtain(page)
    time = with_own_time(page)
    table = table_of(page)
    left = table.clock.glass.seconds
    action = {"F1": "rulebook", "F3": "keyboard", "card": "card"}[how]
    window.actions_[action].trigger()
    QApplication.processEvents()
    assert "cover" in page.scene.decorations()
    assert not [key for key in page.scene.pieces if key.startswith("tile ")]
    time.now += 30
    table.clock.look()
    assert table.clock.glass.seconds == left
    assert "while you read" in page.prompt.text.accessibleName() + page.prompt.text.text()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().bottomLeft())
    settle(page)
    assert "cover" not in page.scene.decorations()
    assert [key for key in page.scene.pieces if key.startswith("tile ")]
    page.controller.turns.set_active(True)
    time.now += 7
    table.clock.look()
    assert table.clock.glass.seconds == left - 7
    window.shelf.put_away()
    window.show_home()


def test_what_the_turn_before_brought_stays_until_the_next_one_acts(qtbot: Any) -> None:
    page, _ = _playing(qtbot)
    page.hand_over.tells = True
    play_by_mouse(page, GOLDEN_MOVES[2])
    press(page, Qt.Key.Key_E)
    settle(page)
    told = page.prompt.text.text()
    assert page.prompt.interrupted
    assert page.prompt.stays, "it doesn't leave by itself"
    tile = next(iter(page.table.board.goals))
    drag(page, tile, at(page, tile) + QPoint(0, -40), release=False)
    assert page.prompt.text.text() != told
    assert not page.prompt.interrupted


def test_computers_hand_on_half_a_minute_unless_somebody_chose(start: Callable[..., Any]) -> None:
    window = start().window
    window.show_new_game("exagon")
    page = window.page
    part = page.part
    assert part.most.value == 0
    page.seats.set_kind(2, "computer:2")
    QApplication.processEvents()
    assert part.most.value == 30
    assert part.own()["most"] == 30
    part.most.button_of(0).click()
    assert part.own()["most"] == 0, "chosen, and remembered as that"
    assert sand(part.own())[1] is None
    page.seats.set_kind(2, HUMAN)
    assert part.most.value == 0
