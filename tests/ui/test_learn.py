"""Learning a game on the real table: every step of every lesson by mouse and by keyboard, failed and solved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from elios_desktop.app import Program
from elios_desktop.lessons import LessonStep, find_lesson
from elios_desktop.storage.learned import DONE, STAR
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.texts.words import move_sentence, refusal_sentence
from elios_desktop.ui.kit.dialogs import KeyboardDialog
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.learn.page import LearnPage, by_device
from elios_desktop.ui.puzzles.page import PuzzlePage
from elios_desktop.ui.shell.new_game_page import NewGamePage
from elios_desktop.ui.shell.window import MainWindow
from tests.games.exagon.drive import Seconds
from tests.lessons.test_lessons import LEARNED
from tests.sizes import sized
from tests.ui import drive
from tests.ui.learn_drive import by_finger, by_keys, by_mouse, front, gestures, learn, play_out, unwanted, wrong_drop
from tests.ui.painted_once import PaintedOnce
from tests.ui.real_games import waiting
from tests.ui.spoken import Painted
from tests.ui.waiting import rest, until

Make = Callable[[LearnPage, str], None]


@pytest.fixture
def quick(window: MainWindow) -> MainWindow:
    """Nothing moves for long."""
    window.services.preferences.change(animation="off", pace="instant")
    return window


@pytest.fixture
def painted_anew(painted: Painted, _painted: PaintedOnce) -> Painted:
    """Listens, and nothing was painted before."""
    _painted.forget()
    return painted


@pytest.fixture
def quick_taps() -> Iterator[None]:
    """Two taps are two taps after a moment already."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(60)
    yield
    QApplication.setDoubleClickInterval(usual)


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def comes_to(page: LearnPage, step: int) -> None:
    """What is left out is shown, and goes by."""
    until(lambda: page.at == step, f"step {step}")


def stands_at(page: LearnPage, ply: int) -> bool:
    """Whether so many moves have been made and shown."""
    lesson = page.lesson
    return lesson is not None and lesson.game.session.ply == ply and not lesson.animator.busy


def fail(page: LearnPage, make: Make) -> None:
    """Do what is allowed but not wanted, and what is not allowed: each is answered, and the step stays."""
    step, context, moves = page.step, page.script.context, page.lesson.game.session.ply
    other = unwanted(page)
    if page.lesson.game.session.state.pending and step.otherwise:
        QTest.keyClick(page.lesson.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        QApplication.processEvents()
        assert page.coach.answer.text() == translate(context, step.otherwise), "ready too early"
        return
    if other is not None:
        said = translate(context, step.said_of(other))
        make(page, other)
        if page.coach.buttons.of(other) is not None and page.coach.answer.text() != said:
            make(page, other)  # the table asks once whether that is meant
        assert page.coach.answer.text() == said
    wrong = wrong_drop(page) if make is by_mouse else None  # Tab walks only where a piece may go
    if wrong is not None:
        piece, place, refusal = wrong
        drive.drag(front(page), piece, place)
        assert page.coach.answer.text() == refusal_sentence(page.game.id, refusal, translate)
    assert not page.lesson.game.solved
    assert page.lesson.game.session.ply == moves
    assert page.coach.show_me.isVisible() == (other is not None or wrong is not None)


def take(page: LearnPage, make: Make) -> None:
    """The whole lesson, each step first failed, then solved; then on by Enter or a click."""
    count = len(page.script.steps)
    for number, step in enumerate(page.script.steps):
        assert page.at == number
        assert page.coach.text.text() == by_device(translate(page.script.context, step.text))
        assert page.coach.dots.accessibleName().split()[0] == str(number + 1)
        if step.played:
            play_out(page, make)
            assert page.lesson.game.won
        else:
            fail(page, make)
            make(page, step.show)
        assert page.lesson.game.solved, step.title
        assert translate(page.script.context, step.praise) in page.coach.answer.text()
        rest()
        drive.settle(front(page))
        if not step.played:
            all_of_it = len(step.position.moves) + 1 + len(step.replies)
            until(partial(stands_at, page, all_of_it), "what follows")
            drive.settle(front(page))
        if make is by_keys:
            focus = QApplication.focusWidget()
            assert focus is page.coach.on
            QTest.keyClick(focus, Qt.Key.Key_Return)
            QApplication.processEvents()
        else:
            click(page.coach.on)
    assert page.at == count
    assert page.coach.computer.isVisible()


@sized(("game", "make"), [("elios", by_keys)], list(product(LEARNED, (by_mouse, by_keys))))
def test_a_whole_course(quick: MainWindow, game: str, make: Make) -> None:
    page = learn(quick, game)
    take(page, make)
    assert quick.services.learned.step_of(game) == 0, "whoever comes again begins again"
    click(page.coach.back)
    assert page.at == len(page.script.steps) - 1
    assert waiting(quick) == []
    assert not quick.services.paths.history_file.exists()


@sized(("game", "language"), [], list(product(LEARNED, LANGUAGES)))
def test_a_whole_course_by_finger(quick: MainWindow, quick_taps: None, game: str, language: str) -> None:
    quick.services.preferences.change(language=language)
    page = learn(quick, game)
    for step in page.script.steps:
        if step.played:
            play_out(page, by_mouse)  # what is rotated by hand needs the wheel
        else:
            by_finger(page)
        rest()
        drive.settle(front(page))
        assert page.lesson.game.solved, step.title
        assert translate(page.script.context, step.praise) in page.coach.answer.text()
        click(page.coach.on)
    assert page.ended


@pytest.mark.long
@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize("make", [by_mouse, by_keys])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_course_in_every_language(quick: MainWindow, game: str, make: Make, language: str) -> None:
    quick.services.preferences.change(language=language)
    take(learn(quick, game), make)


@sized("game", LEARNED[:1], LEARNED)
def test_every_step_shows_itself_in_any_language_and_theme(quick: MainWindow, game: str) -> None:
    page = learn(quick, game)
    for number, step in enumerate(page.script.steps):
        if step.played:
            break
        page.showing.setInterval(0)
        click(page.coach.show_me) if page.coach.show_me.isVisible() else page.show_me()
        quick.services.preferences.change(language=list(LANGUAGES)[number % len(LANGUAGES)])
        quick.services.preferences.change(theme=("light", "dark")[number % 2])
        until(lambda: page.lesson.game.solved, step.title)
        assert page.coach.answer.text() == translate(page.script.context, step.praise)
        assert page.coach.heading.text() == translate(page.script.context, step.title)
        drive.settle(front(page))
        click(page.coach.on)


def test_one_goes_on_where_one_left(start: Callable[..., Program]) -> None:
    window = start().window
    game = LEARNED[0]
    home = window.home
    number = [box.box.game for box in home.boxes].index(game)
    assert [each.text() for each in home.lessons] == ["Learn it"] * len(home.lessons)
    click(home.lessons[number])
    page = window.page
    assert isinstance(page, LearnPage)
    for step in (1, 2):
        click(page.coach.skip)
        comes_to(page, step)
    window.show_settings()
    window.page.findChildren(QPushButton)[0].click()
    assert window.page is page, "it waits behind the settings"
    click(page.coach.home)
    assert window.page is window.home
    for _ in range(2):
        lessons = window.home.lessons
        assert [at for at, each in enumerate(lessons) if each.text() == "Keep learning"] == [number]
        assert lessons[number].accessibleName() == "Keep learning Elios"
        window = start().window
    window.show_new_game(game)
    button = window.page.findChild(QPushButton, "learn")
    assert button is not None
    assert button.text() == "Keep learning"
    click(button)
    page = window.page
    assert isinstance(page, LearnPage)
    assert page.at == 2
    click(page.coach.back)
    assert page.at == 1


def test_then_one_plays(quick: MainWindow) -> None:
    page = learn(quick, LEARNED[0])
    page.go_to(len(page.script.steps))
    click(page.coach.friends)
    assert isinstance(quick.page, NewGamePage)
    page = learn(quick, LEARNED[0])
    page.go_to(len(page.script.steps))
    click(page.coach.computer)
    assert quick.table is not None
    assert [seat.kind for seat in quick.table.controller.kept.seats] == ["human", "computer:1"]


@pytest.mark.long
def test_what_is_said_is_in_sight_in_large_type(quick: MainWindow) -> None:
    quick.services.preferences.change(text_percent=200)
    quick.resize(1024, 700)
    page = learn(quick, "holi")
    for step in page.script.steps:
        assert page.lesson is not None
        if step.played:
            play_out(page, by_mouse)
        else:
            page.lesson.show()
        rest()
        drive.settle(front(page))
        answer = page.coach.answer
        shown = answer.visibleRegion().boundingRect()
        assert shown == answer.rect(), step.title
        click(page.coach.on)
        rest()
        heading = page.coach.heading
        assert heading.visibleRegion().boundingRect() == heading.rect(), "a step begins with its heading"


def double_click(button: Any) -> None:
    """Press it twice as quickly as somebody does who doesn't know that once is enough."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)  # the second press; the first one is no part of it
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@sized("game", ["exagon"], LEARNED)
def test_two_presses_are_one(quick: MainWindow, game: str) -> None:
    page = learn(quick, game)
    for number, step in enumerate(page.script.steps):
        assert not page.coach.on.isVisible(), "nothing goes on before something is done"
        if step.played:
            break
        if number % 2:
            double_click(page.coach.skip)
            comes_to(page, number + 1)
        else:
            page.lesson.show()
            rest()
            drive.settle(front(page))
            double_click(page.coach.on)
        assert page.at == number + 1
    marks = page.coach.dots.marks
    assert set(marks) == set(range(0, page.at, 2)), "what was left out looks left out"
    before = page.at
    double_click(page.coach.back)
    assert page.at == before - 1


@sized("language", ["de"], list(LANGUAGES))
@pytest.mark.parametrize("percent", [100, 200])
def test_the_buttons_of_the_card_are_whole(quick: MainWindow, language: str, percent: int) -> None:
    quick.services.preferences.change(language=language, text_percent=percent)
    quick.resize(1024, 700)
    page = learn(quick, "exagon")
    page.lesson.show()
    rest()
    drive.settle(front(page))
    coach = page.coach
    for button in (coach.home, coach.skip, coach.back, coach.on):
        assert button.isVisible()
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()
    page.go_to(len(page.script.steps))
    assert not coach.on.isVisible()
    assert not coach.skip.isVisible()


def test_a_key_that_is_held_down_goes_on_once(quick: MainWindow) -> None:
    page = learn(quick, "elios")
    page.lesson.show()
    rest()
    drive.settle(front(page))
    focus = QApplication.focusWidget()
    assert focus is page.coach.on
    QTest.keyPress(focus, Qt.Key.Key_Return)
    QApplication.processEvents()
    for widget in (page.coach.on, page.coach.skip, page.coach.back):
        repeated = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(widget, repeated)
    assert page.at == 1


def told(heard: list[str], sentence: str) -> bool:
    return sentence in " ".join(heard)


@sized("game", ["elementos"], LEARNED)
def test_a_lesson_speaks_like_a_table(quick: MainWindow, game: str) -> None:
    """Who can't see it hears what is taken, where it may go, that it is let go, and what moves bring."""
    page = learn(quick, game)
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    for step in page.script.steps:
        gesture = next(iter(gestures(page, step.show)), None)
        if gesture is not None and gesture.place and not gesture.flip:
            table = front(page)
            drive.walk_to(table, gesture.piece)
            label = table.scene.pieces[gesture.piece].label.removesuffix(".")
            drive.press(table, Qt.Key.Key_Return)
            QApplication.processEvents()
            assert f"Picked up: {label}." in heard[-1]
            drive.press(table, Qt.Key.Key_Escape)
            QApplication.processEvents()
            assert "Let go" in " ".join(heard)
        before = page.lesson.game.session.ply
        page.lesson.show()
        rest()
        drive.settle(front(page))
        game_now = page.lesson.game
        for transition in game_now.session.transitions[before:]:
            sentence = move_sentence(game, transition, None, game_now.kept.names, translate)
            until(partial(told, heard, sentence), sentence)
        click(page.coach.on)
        if page.step.played:
            break


def test_who_goes_on_at_once_finds_the_same_table(quick: MainWindow) -> None:
    """What others would still do is done: nothing jumps, and the table is no other one."""
    quick.services.preferences.change(animation="normal")
    page = learn(quick, "elios")
    view = page.lesson.view
    for step in page.script.steps[:3]:
        page.lesson.show()
        click(page.coach.on)
        assert page.lesson.view is view, step.title
        assert page.coach.aside.text() == ""
        assert page.lesson.game.may_act, "it is one's own turn"


def test_ctrl_enter_ends_a_turn_in_a_lesson_and_goes_on(quick: MainWindow) -> None:
    page = learn(quick, "elios")
    view = page.lesson.view
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert page.lesson.game.solved, "“Ready” is what ends it"
    rest()
    drive.settle(front(page))
    QTest.keyClick(page.coach.on, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert page.at == 1


def test_stars_are_for_who_finds_it(quick: MainWindow) -> None:
    page = learn(quick, "elementos")
    shown = page.coach
    by_mouse(page, page.step.show)
    assert shown.aside.isVisible()
    assert shown.dots.marks == {0: STAR}
    click(shown.on)
    assert "★" not in shown.aside.text()
    page.showing.setInterval(0)
    page.show_me()
    until(lambda: page.lesson.game.solved, "it shows itself")
    assert "★" not in shown.aside.text()
    assert shown.dots.marks == {0: STAR, 1: DONE}
    assert quick.services.learned.marks("elementos") == {0: STAR, 1: DONE}


def test_what_is_learned_is_on_the_box(start: Callable[..., Program]) -> None:
    window = start().window
    services = window.services
    game, count = LEARNED[0], len(find_lesson(LEARNED[0]).steps)
    for step in range(count - 1):
        services.learned.note_mark(game, step, DONE)
    page = learn(window, game)
    page.go_to(count)
    assert not services.learned.has_finished(game), "a step was left out"
    assert "still waiting for you" in page.coach.text.text()
    services.learned.note_mark(game, count - 1, STAR)
    page.go_to(count)
    assert page.coach.text.text() == page.script.end
    diploma = page.diploma
    assert [each.text()[0] for each in diploma.captions] == ["✓"] * (count - 1) + ["★"]
    assert diploma.isVisible()
    assert not page.lesson.view.isVisible(), "what was won is on it"
    until(lambda: all(not each.pixmap().isNull() for each in diploma.pictures), "each step is painted")
    assert len({each.pixmap().toImage().cacheKey() for each in diploma.pictures}) == count
    heard = QAccessible.queryAccessibleInterface(diploma.area)
    assert heard.text(QAccessible.Text.Name) == "Elios: learned!"
    assert heard.text(QAccessible.Text.Description).endswith("The last two beams: with a star")
    QTest.keyClick(page, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is diploma.area
    click(page.coach.back)
    assert not diploma.isVisible()
    assert page.lesson.view.isVisible()
    page.go_to(count)
    click(page.coach.home)
    for _ in range(2):
        learned = [each for each in window.home.lessons if each.text() == "★ Learned"]
        assert [each.property("game") for each in learned] == [game]
        window = start().window


def test_a_finger_and_a_voice(quick: MainWindow) -> None:
    page = learn(quick, "elementos")
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    for step in (2, 1):
        page.go_to(step)
        QApplication.processEvents()
        assert page.step.text in heard[-1]
    pressed = [each for each in page.findChildren(QPushButton) if each.isVisible()]
    assert pressed
    assert all(min(each.width(), each.height()) >= 44 for each in pressed), "large enough for a finger"
    table, finger = front(page), QTest.createTouchDevice()
    viewport = table.view.viewport()
    for key in ("token b3", "b4"):
        spot = drive.at(table, key)
        QTest.touchEvent(viewport, finger).press(0, spot, viewport).commit()
        QTest.touchEvent(viewport, finger).release(0, spot, viewport).commit()
        drive.settle(table)
    QApplication.processEvents()
    assert page.lesson.game.solved
    assert page.step.praise in " ".join(heard)
    assert page.coach.text.accessibleName() == page.step.text


@sized("game", ["holi"], LEARNED)
def test_a_course_ends_with_three_easy_puzzles(quick: MainWindow, game: str) -> None:
    page = learn(quick, game)
    page.go_to(len(page.script.steps))
    QApplication.processEvents()
    assert QApplication.focusWidget() is page.coach.puzzles
    QTest.keyClick(page.coach.puzzles, Qt.Key.Key_Return)
    QApplication.processEvents()
    puzzle_page = quick.page
    assert isinstance(puzzle_page, PuzzlePage)
    seen = [puzzle_page.puzzle]
    while isinstance(quick.page, PuzzlePage):
        quick.page.card.wanted.emit("next")
        QApplication.processEvents()
        if isinstance(quick.page, PuzzlePage):
            seen.append(quick.page.puzzle)
    assert [each.level for each in seen] == [1, 1, 1]
    assert {each.game for each in seen} == {game}
    assert len({each.id for each in seen}) == 3


def leave_and_return(window: MainWindow, page: LearnPage) -> LearnPage:
    """Home by the card's button, and back by the box's."""
    game = page.game.id
    click(page.coach.home)
    assert window.page is window.home
    click(next(each for each in window.home.lessons if each.property("game") == game))
    again = window.page
    assert isinstance(again, LearnPage)
    assert again is not page
    return again


@sized(
    ("game", "language"),
    [("elementos", "it")],
    list(product(LEARNED, LANGUAGES)),
)
def test_each_step_left_taken_up_again_failed_and_solved(quick: MainWindow, game: str, language: str) -> None:
    """At every step: what is on the table, and what is asked, are as they were; what was done wrongly is gone, and the
    step is solved as if one had never left. Two quick presses go on by one step."""
    quick.services.preferences.change(language=language)
    page = learn(quick, game)
    for number, step in enumerate(page.script.steps):
        asked, stood = page.coach.text.text(), page.lesson.game.session.state
        page = leave_and_return(quick, page)
        assert (page.at, page.coach.text.text()) == (number, asked)
        assert page.lesson.game.session.state == stood
        if step.played:
            break
        fail(page, by_mouse)
        page = leave_and_return(quick, page)
        assert page.at == number
        assert page.coach.answer.text() == "", "nothing is held against anybody"
        assert page.lesson.game.session.state == stood
        by_mouse(page, step.show)
        assert page.lesson.game.solved, step.title
        rest()
        drive.settle(front(page))
        double_click(page.coach.on)
        assert page.at == number + 1
        assert quick.services.learned.marks(game)[number] == STAR


@pytest.mark.parametrize("in_time", [True, False])
def test_the_hourglass_is_learned_with_a_real_one(quick: MainWindow, in_time: bool) -> None:
    """It comes onto the table where it is the subject, runs, can run out, and goes back into the box."""
    page = learn(quick, "exagon")
    at = next(number for number, step in enumerate(page.script.steps) if step.timed)
    page.go_to(at - 1)
    assert not page.lesson.table.clock.wanted
    page.lesson.show()
    rest()
    drive.settle(front(page))
    stood = page.lesson.game.session.state
    click(page.coach.on)
    table: Any = page.lesson.table
    assert page.lesson.game.session.state == stood, "nothing else has changed"
    assert page.coach.aside.text() == ""
    time = Seconds()
    clock = table.clock
    clock.glass = clock.new_glass(time)
    clock.follow()
    clock.glass.begin_here()
    assert clock.in_play
    assert clock.glass.running
    assert clock.glass.seconds == 30
    time.now += 12
    clock.look()
    assert clock.glass.seconds == 18, "it runs"
    quick.show_settings()
    clock.look()
    time.now += 100
    clock.look()
    assert not clock.glass.running, "while somebody is elsewhere it waits"
    quick.pages.bring(page)
    rest()
    assert clock.glass.running
    assert clock.glass.seconds == 18
    if in_time:
        by_mouse(page, "end")
        assert "goes to the next player" in page.coach.answer.text()
        assert clock.glass.seconds > 30, "what was left"
    else:
        time.now += 19
        clock.look()
        rest()
        assert page.lesson.game.solved_by == "timeout"
        assert "The sand has run out" in page.coach.answer.text()
        assert not clock.paused, "nobody is waited for"
    assert page.lesson.game.solved
    rest()
    drive.settle(front(page))
    click(page.coach.on)
    assert page.at == at + 1
    assert not page.lesson.table.clock.wanted


@pytest.mark.parametrize("game", LEARNED)
def test_the_page_of_keys_has_those_of_a_lesson_and_they_work(quick: MainWindow, game: str) -> None:
    page = learn(quick, game)
    page.showing.setInterval(0)
    QTest.keyClick(page.lesson.view, Qt.Key.Key_F3)
    keyboard = quick.findChild(KeyboardDialog)
    assert keyboard is not None
    shown = {tuple(line.split("\t")) for line in keyboard.text.toPlainText().splitlines()}
    keyboard.close()
    quick.activateWindow()
    assert ("F4", "Show me") in shown
    assert {(each.key, each.label()) for each in page.coach.buttons.offered if each.key} <= shown
    assert set(page.lesson.table.keys()) <= shown
    page.lesson.view.setFocus()
    QTest.keyClick(page.lesson.view, Qt.Key.Key_F4)
    until(lambda: page.lesson.game.solved, "it shows itself")


def test_a_face_speaks_where_there_is_room(quick: MainWindow) -> None:
    """It stands below the words, never on them, and looks as is said."""
    quick.resize(1280, 800)
    page = learn(quick, "elementos")
    rest()
    bubble, seen = page.coach.bubble, {}
    for name in ("", "good", "bad"):
        page.coach.show_answer("So." if name else "", name or "good")
        rest()
        face = bubble.face
        assert face.height() >= 64
        below = max(each.geometry().bottom() for each in bubble.findChildren(QLabel) if each.isVisible())
        assert face.top() > below
        assert bubble.rect().contains(face.toAlignedRect())
        seen[name] = bubble.grab(face.toAlignedRect()).toImage()
    assert seen["good"] != seen["bad"] != seen[""]
    quick.services.preferences.change(text_percent=200)
    quick.resize(1024, 700)
    page.coach.show_answer("So long that nothing is left of the room below it. " * 6, "good")
    rest()
    assert bubble.face.isEmpty()


@sized("game", ["exagon"], LEARNED)
def test_a_button_comes_with_the_step_that_explains_it(quick: MainWindow, game: str) -> None:
    """What ends a turn, or climbs, isn't there before a step has asked for it; from then on it stays."""
    page = learn(quick, game)
    asked: list[LessonStep] = []
    for step in page.script.steps:
        if step.played:
            break
        asked.append(step)
        seen = {each.id for each in page.coach.buttons.offered}
        if page.lesson.game.session.state.pending:
            assert seen == {"ready"}
        else:
            assert {each for each in seen if not any(before.wants(each) for before in asked)} == set()
        for gesture in gestures(page, step.show):
            button = page.coach.buttons.of(gesture.button) if gesture.button else None
            assert not gesture.button or (button is not None and button.isVisible()), step.title
        page.lesson.show()
        rest()
        drive.settle(front(page))
        click(page.coach.on)


def test_nothing_moves_away_from_who_is_about_to_press_it(quick: MainWindow) -> None:
    """“Show me” comes after a while, and not where “Ready” has been."""
    page = learn(quick, "elios")
    ready = page.coach.buttons.of("ready")
    assert ready is not None
    assert not page.coach.show_me.isVisible()
    before = ready.mapTo(page, QPoint())
    page.coach.show_me.show()
    rest()
    assert ready.mapTo(page, QPoint()) == before


@sized("size", [(1024, 700)], [(1280, 800), (1024, 700)])
@pytest.mark.parametrize(("game", "button"), [("holi", "view"), ("exagon", "overview")])
def test_no_table_of_a_lesson_has_buttons_that_nobody_explains(
    quick: MainWindow, game: str, button: str, size: tuple[int, int]
) -> None:
    quick.services.preferences.change(text_percent=200)
    quick.resize(*size)
    page = learn(quick, game)
    for number, step in enumerate(page.script.steps):
        page.go_to(number)
        rest()
        assert button not in page.lesson.scene.pieces, step.title


def test_the_rack_of_who_learns_stays_theirs(quick: MainWindow) -> None:
    """While the others have their turns as well: nobody else’s tiles come into it."""
    page = learn(quick, "exagon")
    own = {f"tile {number}" for number in page.lesson.table.view.hands[0]}
    seen: list[set[str]] = []
    for number in range(3):
        page.go_to(number)
        lesson = page.lesson
        lesson.table.actions_changed.connect(lambda table=lesson.table: seen.append({*table.board.held}))
        lesson.show()
        until(partial(stands_at, page, len(page.step.position.moves) + 1 + len(page.step.replies)), "what follows")
    assert seen
    assert all(each <= own for each in seen)


@sized("game", ["elios"], LEARNED)
def test_at_the_end_the_keyboard_goes_straight_to_the_way_on(quick: MainWindow, game: str) -> None:
    """Not by the table, which a reader would name meanwhile."""
    page = learn(quick, game)
    page.go_to(len(page.script.steps) - 1)
    play_out(page, by_mouse)
    page.coach.on.setFocus()
    gone_to: list[Any] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    noted = application.focusChanged.connect(lambda _, now: gone_to.append(now))
    QTest.keyClick(page.coach.on, Qt.Key.Key_Return)
    QApplication.processEvents()
    application.focusChanged.disconnect(noted)
    assert [each for each in gone_to if each is not None] == [page.coach.way_on]


def test_no_clock_hurries_who_learns_to_tie_groups(quick: MainWindow) -> None:
    page = learn(quick, "elios")
    assert "clock" not in page.lesson.scene.decorations()
    by_mouse(page, page.step.show)
    drive.settle(front(page))
    assert [thing.label for thing in page.lesson.table.board.things if "0:" in thing.label] == []


@sized("game", ["elios"], LEARNED)
def test_in_large_type_what_is_pressed_is_in_sight(quick: MainWindow, game: str) -> None:
    """The buttons of each step without scrolling; at the end the way on, which has the keyboard."""
    quick.services.preferences.change(text_percent=200, language="de")
    quick.resize(1024, 700)
    page = learn(quick, game)
    for step in page.script.steps:
        if step.played:
            break
        for action in page.coach.buttons.offered:
            button = page.coach.buttons.of(action.id)
            assert button is not None
            assert button.visibleRegion().boundingRect() == button.rect(), step.title
        page.lesson.show()
        rest()
        drive.settle(front(page))
        click(page.coach.on)
    page.go_to(len(page.script.steps))
    rest()
    focus = QApplication.focusWidget()
    assert focus is page.coach.way_on
    assert focus.visibleRegion().boundingRect() == focus.rect()


@sized(("language", "percent"), [("de", 200)], list(product(LANGUAGES, (100, 200))))
@sized("game", ["exagon"], ["exagon", "holi"])
def test_whoever_learns_reads_their_own_name(
    quick: MainWindow, painted_anew: Painted, game: str, language: str, percent: int
) -> None:
    """Beside the card the table is narrow: the name that a newcomer has is whole on the plate all the same, at the end
    beside the crown, too."""
    quick.services.preferences.change(language=language, text_percent=percent)
    quick.resize(1024, 700)
    page = learn(quick, game)

    def whole() -> bool:
        own = page.lesson.game.kept.names[0]
        plates = [each for key, each in page.lesson.scene.decorations().items() if "1" in key and "plate" in key]
        plates += [each for key, each in page.lesson.scene.pieces.items() if "1" in key and "plate" in key]
        texts = [text for each in plates for text in painted_anew.in_picture(each.pixmap())]
        assert texts
        return any(text.text == own and not text.fault for text in texts)

    assert whole()
    page.go_to(len(page.script.steps) - 1)
    play_out(page, by_mouse)
    assert page.lesson.game.won
    assert whole()
