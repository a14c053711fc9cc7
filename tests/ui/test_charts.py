"""Charts and statistics in the real window: what they show, how they are steered, and what they cost."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from elios_desktop.engine.contract import GAME_IDS, Transition
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.elementos.words import symbol
from elios_desktop.players.contract import Reason
from elios_desktop.texts.translate import english
from elios_desktop.ui.charts.course_window import CHANCES, TOURNAMENT, CourseWindow
from elios_desktop.ui.charts.look import Bar, Column, Line, NumbersTable, line_colour, line_pen, nice_ticks
from elios_desktop.ui.charts.statistics_page import StatisticsPage
from elios_desktop.ui.kit.theme import SEAT_STYLES, Theme
from elios_desktop.ui.session.hindsight import NOTICEABLE, Hindsight, TurningPoint, what_it_cost
from elios_desktop.ui.session.thinker import Thinker
from elios_desktop.ui.shell.window import MainWindow
from tests.play import played, random_move
from tests.sizes import sized
from tests.ui.drive import lift_curtain, new_game, settle
from tests.ui.real_games import course_window, finished, play_game, play_tournament_game, statistics
from tests.ui.waiting import rest
from tests.waiting import PATIENCE

LOOKS = (("de", "dark", 150), ("it", "light", 200), ("en", "dark", 100))


def choose(qtbot: Any, page: StatisticsPage, game: str | None = None, view: str | None = None) -> None:
    """Click on a game or a view."""
    with qtbot.waitSignal(page.filled):
        if game is not None:
            page.game_choice.button_of(game).click()
        if view is not None:
            page.view.button_of(view).click()


# -- what it costs


def test_nothing_of_the_charts_library_is_loaded_before_a_chart_opens(checkout: Path, tmp_path: Path) -> None:
    code = f"""
import sys
from pathlib import Path
from elios_desktop.app import Program, StartRequest, _application
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.paths import Paths
from PySide6.QtCore import QEventLoop
app = _application()
program = Program(app, Paths.under(Path({str(tmp_path)!r})), FileSystem())
program.start(StartRequest(), listen=False)
loop = QEventLoop(); program.completed.connect(loop.quit); loop.exec()
from tests.ui.drive import new_game
program.window.host.begin(new_game("holi", 2))
program.window.show_home()
before = [name for name in ("numpy", "pyqtgraph") if name in sys.modules]
hook = sys.excepthook
program.window.show_statistics()
program.window.page.chart.load()
loop = QEventLoop(); program.window.page.chart._library.ready.connect(loop.quit); loop.exec()
print(before, "pyqtgraph" in sys.modules, sys.excepthook is hook)
program.window.close(); program.close()
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=checkout, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == "[] True True", done.stderr


def test_only_one_module_imports_the_charts_library_and_one_more_numpy(checkout: Path) -> None:
    package = checkout / "elios_desktop"
    named = [
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if any(
            line.split()[:2] in (["import", "pyqtgraph"], ["from", "pyqtgraph"], ["import", "numpy"])
            for line in path.read_text(encoding="utf-8").splitlines()
        )
    ]
    assert sorted(named) == ["ui/charts/plot.py", "ui/export/sheet.py"]


# -- how lines look


def test_lines_differ_in_grey_and_stand_out_in_both_themes(qapp: QApplication) -> None:
    def luminance(colour: QColor) -> float:
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for name in ("light", "dark"):
        theme = Theme()
        theme.use(name)
        ground = luminance(QColor(theme.palette.panel))
        dashes = [tuple(line_pen(theme, style).dashPattern()) for style in range(len(SEAT_STYLES))]
        assert len(set(dashes)) == len(SEAT_STYLES)
        for style in range(len(SEAT_STYLES)):
            bright, dark = sorted((luminance(line_colour(theme, style)), ground), reverse=True)
            assert (bright + 0.05) / (dark + 0.05) >= 2.6, (name, style)


def test_ticks_are_round_and_few() -> None:
    for high in (1, 2, 3, 7, 9, 13, 40, 77, 100, 999, 12345):
        ticks = nice_ticks(0, high, 8)
        assert 2 <= len(ticks) <= 9, high
        assert ticks[0] == 0
        assert all(tick == int(tick) for tick in ticks)
        steps = {round(b - a, 6) for a, b in pairwise(ticks)}
        assert len(steps) == 1
    assert nice_ticks(-30, 20, 8)[0] >= -30


# -- the course of a game


def test_the_course_opens_from_the_end_card_and_shows_every_move(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "holi")
    assert window.table is not None
    names = window.table.controller.kept.names
    course = course_window(qtbot, window)
    plies = window.table.controller.session.ply
    assert course.ply == plies
    assert course.plot is not None
    assert [line.name for line in course.plot.lines] == names
    assert [list(line.ys) for line in course.plot.lines] == [
        list(course.course.series("total", seat)) for seat in (1, 2)
    ]
    first = QImage(course.board.picture())
    QTest.keyClick(course.plot, Qt.Key.Key_Home)
    assert course.ply == 0
    assert course.board.picture() != first
    QTest.keyClick(course.plot, Qt.Key.Key_Right)
    assert course.ply == 1
    assert course.board.controller.shown.state == window.table.controller.session.state_at(1)
    QTest.keyClick(course.plot, Qt.Key.Key_End)
    assert course.ply == plies
    assert course.board.picture() == first
    # The real table has not been touched.
    assert window.table.controller.shown.ply is None


def test_a_finished_game_is_looked_at_in_hindsight(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "holi")
    assert window.table is not None
    session = window.table.controller.session
    course = course_window(qtbot, window)
    hindsight, card = course.chances.hindsight, course.chances.card
    assert hindsight is not None
    assert card is not None
    assert not hindsight.running
    course.show_measure(CHANCES)
    qtbot.waitUntil(lambda: hindsight.looked_at > 3)
    QTest.mouseClick(card.stop_button, Qt.MouseButton.LeftButton)
    assert not hindsight.running
    stopped_at = hindsight.looked_at
    assert not hindsight.thinker.busy, "no answer is waited for"
    rest()
    assert hindsight.looked_at == stopped_at
    QTest.mouseClick(card.stop_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: hindsight.complete)
    assert len(hindsight.chances) == session.ply + 1
    assert all(sum(each) == pytest.approx(1) for each in hindsight.chances)
    result = session.state.result
    assert result is not None
    assert [seat for seat in (1, 2) if hindsight.chances[-1][seat - 1] == 1] == list(result.winners)
    qtbot.waitUntil(lambda: course.plot is not None and len(course.plot.lines[0].xs) == session.ply + 1)
    assert hindsight.turning_points
    point = hindsight.turning_points[0]
    assert point.before - point.after >= NOTICEABLE
    assert session.game.why(session.state_at(point.ply), point.better) is None
    assert point.better != session.transitions[point.ply].move
    names = window.table.controller.kept.names
    for each in hindsight.turning_points:
        course.show_turning_point(each)
        assert course.ply == each.ply
        assert f"“{names[each.seat - 1]} " in what_it_cost(session, each, names)
    course.show_turning_point(point)
    with_light = QImage(course.board.picture())
    course.show_ply(point.ply)
    assert course.board.picture() != with_light
    # And from there people can do better.
    [*_, play_on] = [each for each in card.findChildren(QPushButton) if each.text() == "Play on from here"]
    QTest.mouseClick(play_on, Qt.MouseButton.LeftButton)
    assert window.table.controller.session.ply == hindsight.turning_points[-1].ply
    assert window.charts.course is None


def test_what_was_better_is_said_in_words_that_uncover_nothing(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elementos")
    assert window.table is not None
    session = window.table.controller.session
    names = window.table.controller.kept.names
    state = session.state_at(2)
    assert state.to_move is not None
    texts = {}
    for move in session.game.legal(state):
        point = TurningPoint(2, state.to_move, 0.6, 0.4, move, Reason("elementos.waits"))
        texts[move.text] = what_it_cost(session, point, names)
    assert len(texts) > 10
    for text, sentence in texts.items():
        # What lies under a token would be seen only if it were flipped.
        assert text not in sentence, "in words"
        if text.startswith("flip "):
            up = state.view(None).to_json()["tokens"][text[-2:]][1]  # as in "1FW"
            name, before = session.seats[state.to_move - 1].name, symbol(up, english)
            assert f"“{name} flips {before} on {text[-2:]}” would have been better. " in sentence


MISSED_WIN = """
27@0,0/0 18@0,1/3 2@-1,2/0 20@0,2/3 36@-1,3/4 21@0,3/4 3@-1,4/1 13@0,4/4 31@-1,5/5 39@-2,5/3 10@-2,6/4 33@-1,6/2
26@-2,7/1 6@-3,7/4 32@1,1/1 12@-2,3/4 40@-1,0/0 16@-4,8/4 30@-2,1/0 22@-1,-1/4 4@1,4/1 28@-2,-1/1 29@0,6/3 8@1,5/4
1@1,6/3 35@-1,-2/4 38@-2,-2/4 34@-1,-3/1 11@-3,-1/5 17@0,-2/4 9@0,7/0 37@2,4/3 25@2,3/4 24@-3,5/0 5@-3,3/1 7@-4,-1/5
15@-2,8/1
"""


def test_a_win_that_only_a_hint_sees_is_named(qtbot: Any) -> None:
    """It takes sixteen tiles in a row, and the chances had known nothing of it, before or after."""
    exagon = known_game("exagon")
    session = Session.dealt(exagon, [SeatInfo("Anna"), SeatInfo("Ben")], {}, 11)
    for text in MISSED_WIN.split():
        assert isinstance(session.play_text(text), Transition), text
    hindsight = Hindsight(session, Thinker())
    hindsight.start()
    qtbot.waitUntil(lambda: hindsight.complete)
    point = next(each for each in hindsight.turning_points if each.ply == 21)
    assert hindsight.chances[21][0] - hindsight.chances[23][0] < NOTICEABLE
    assert point.before == 1
    assert "from 100% to 1%" in what_it_cost(session, point, ["Anna", "Ben"])
    assert point.reason.code == "exagon.wins"
    hindsight.close()


def test_chances_that_cannot_be_had_are_said(qtbot: Any) -> None:
    hindsight = Hindsight(played(known_game("elementos"), 2, {}, 1), Thinker(None, ("/nowhere/at all",)))
    hindsight.start()
    qtbot.waitUntil(lambda: hindsight.failed)
    assert not hindsight.running
    assert not hindsight.complete
    hindsight.close()


def test_pointing_at_the_chart_shows_the_board_at_that_move(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elios")
    course = course_window(qtbot, window)
    plot = course.plot
    assert plot is not None
    box = plot.plot.getViewBox()
    for ply in (3, 10, 0):
        point = plot.view.mapFromScene(box.mapViewToScene(QPointF(ply, 1)))
        _move_mouse(plot.view.viewport(), point)
        assert course.ply == ply
        assert course.board.controller.shown.state == course.controller.session.state_at(ply)
        assert plot.place == ply


@sized("games", [("elios", "holi")], [GAME_IDS])
def test_every_game_has_its_measures_and_sentences(qtbot: Any, window: MainWindow, games: tuple[str, ...]) -> None:
    for game_id in games:
        play_game(window, game_id)
        course = course_window(qtbot, window)
        for measure in course.course.measures:
            course.show_measure(measure.id)
            assert course.measure == measure.id
            assert course.numbers.numbers.rowCount() == course.course.plies + 1
            row = course.numbers.numbers.rows[-1]
            last = [course.course.value(measure.id, seat, course.course.plies) for seat in (1, 2)]
            assert [float(text.replace(",", "")) for text in row[2:4]] == last
        assert "0:01" in course.facts.text() or "0:02" in course.facts.text()
        assert "lead" in course.facts.text()


def test_long_names_leave_room_for_what_happened(qtbot: Any) -> None:
    table = NumbersTable()
    qtbot.addWidget(table)
    table.resize(500, 300)
    table.show()
    names = ["Maximiliane-Hildegard von Dona", "Nepomuk Amadeus Christoph-Maria"]
    columns = [Column("Move", True), Column("What happened"), *(Column(name, True) for name in names)]
    table.show_rows(columns, [["1", "Anna places on level 2: red on column 5.", "10", "20"]], stretch=1)
    sentence = table.fontMetrics().horizontalAdvance("Anna places on level")
    assert table.columnWidth(1) >= sentence
    assert table.columnWidth(2) < table.fontMetrics().horizontalAdvance(names[0])
    assert table.numbers.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole) == names[0]
    table.resize(1400, 300)
    assert table.horizontalHeader().length() == table.viewport().width(), "the sentences get the room that is left"


def test_a_row_of_the_numbers_shows_its_board(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elementos")
    course = course_window(qtbot, window)
    course._form.button_of(True).click()
    assert course.numbers.isVisible()
    course.numbers.selectRow(4)
    assert course.ply == 4
    QTest.keyClick(course.numbers, Qt.Key.Key_Down)
    assert course.ply == 5


def test_it_follows_a_game_under_way_and_gives_nothing_away(qtbot: Any, window: MainWindow) -> None:
    window.host.begin(new_game("holi", 2))
    page = window.table
    assert page is not None
    page.set_animation("off")
    lift_curtain(page)
    course = course_window(qtbot, window)
    assert course.board.controller.turns.now.viewer is None
    assert course.course.turning_point is None
    rng = Random(1)
    for number in range(1, 9):
        session = page.controller.session
        page.controller.submit(random_move(session.game, session.state, rng))
        settle(page)
        qtbot.waitUntil(lambda number=number: course.course.plies == number)
        assert course.ply == number
    view = course.board.controller.shown.view()
    assert all(card == "?" for hand in view.to_json()["hands"] for card in hand)
    course.show_ply(2)
    lift_curtain(page)
    page.controller.submit(random_move(page.controller.session.game, page.controller.session.state, rng))
    settle(page)
    qtbot.waitUntil(lambda: course.course.plies == 9)
    assert course.ply == 2  # somebody is looking there


def test_a_tournament_shows_its_standings_and_goes_on_with_the_next_game(qtbot: Any, window: MainWindow) -> None:
    page = play_tournament_game(window)
    assert page.controller.tournament is not None
    course = course_window(qtbot, window)
    course.show_measure(TOURNAMENT)
    assert course.plot is not None
    totals = page.controller.tournament.totals
    assert [line.ys[-1] for line in course.plot.lines] == [float(total) for total in totals]
    page.controller.next_game(7)
    qtbot.waitUntil(lambda: course.course.plies == 0)
    course.show_measure("tiles")
    assert course.board.controller.session is page.controller.session


@sized("looks", [LOOKS[1:2]], [LOOKS])
def test_course_in_every_language_theme_and_text_size(
    qtbot: Any, window: MainWindow, looks: tuple[tuple[str, str, int], ...]
) -> None:
    play_game(window, "holi", seats=3)
    course = course_window(qtbot, window)
    preferences = window.services.preferences
    for language, theme, percent in looks:
        preferences.change(language=language, theme=theme, text_percent=percent)
        QApplication.processEvents()
        image = course.grab().toImage()
        colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in range(40, 700, 9)}
        assert len(colours) > 30


def test_leaving_the_table_closes_its_course(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elios")
    course_window(qtbot, window)
    window.show_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.charts.course is None
    assert not [each for each in QApplication.topLevelWidgets() if isinstance(each, CourseWindow)]


# -- statistics


def test_nobody_has_finished_a_game_yet(qtbot: Any, window: MainWindow) -> None:
    page = statistics(qtbot, window)
    assert page.empty_title.isVisible()
    assert page.empty_title.text() == "Nothing to count yet."
    assert not page.export_button.isEnabled()


def test_statistics_count_games_wins_and_runs(qtbot: Any, window: MainWindow) -> None:
    for number, winner in enumerate((1, 2, 2, 2, 1), 1):
        window.services.history.add(finished(number, "holi", winner))
    window.services.history.add(finished(9, "elementos", 1, ("Bruno", "Zoe", "")))
    page = statistics(qtbot, window)
    assert page.chart.bars is not None
    bars = {bar.name: (bar.filled, bar.whole) for bar in page.chart.bars.bars}
    assert bars == {"Anna": (2, 5), "Bruno": (4, 6), "Carla": (0, 5), "Zoe": (0, 1)}
    rows = {(row[0], row[1]): row[2:] for row in page.chart.numbers.numbers.rows}
    assert rows["Bruno", "Holi"][:3] == ["5", "3", "0"]
    assert rows["Bruno", "Elementos"][:2] == ["1", "1"]
    assert rows["Bruno", "Holi"][-2:] == ["3", "1"]
    choose(qtbot, page, game="elementos")
    assert [bar.name for bar in page.chart.bars.bars] == ["Bruno", "Zoe"]
    choose(qtbot, page, game="")
    with qtbot.waitSignal(page.filled):
        page.person_choice.setCurrentIndex(page.person_choice.findData("Zoe"))
    assert page.games.numbers.rowCount() == 1
    choose(qtbot, page, game="exagon")
    assert page.empty_title.text() == "No finished games match this choice."


def test_statistics_open_with_people(qtbot: Any, window: MainWindow) -> None:
    """Portraits above the chart, a star for each win; who can't see them is told the same."""
    for number, winner in enumerate((1, 2, 2), 1):
        window.services.history.add(finished(number, "holi", winner))
    window.services.history.add(finished(9, "elementos", 1, ("Bruno", "Zoe", "")))
    page = statistics(qtbot, window)
    strip = page.people
    assert strip.mapTo(page, strip.rect().bottomLeft()).y() < page.chart.mapTo(page, page.chart.rect().topLeft()).y()
    assert strip.accessibleName().split("; ")[0] == "Bruno: 4 games, 3 won"
    everybody = strip.grab().toImage()
    assert len({everybody.pixel(x, everybody.height() // 2) for x in range(everybody.width())}) > 20
    choose(qtbot, page, game="elementos")
    assert strip.accessibleName() == "Bruno: 1 game, 1 won; Zoe: 1 game, 0 won"
    assert strip.grab().toImage() != everybody


def test_points_length_and_thinking_time(qtbot: Any, window: MainWindow) -> None:
    for number in range(1, 6):
        window.services.history.add(finished(number))
    page = statistics(qtbot, window)
    choose(qtbot, page, view="points")
    assert page.chart.shown is page.chart._waiting  # every game counts points in its own way
    assert "choose a game" in page.chart._waiting.text()
    choose(qtbot, page, game="holi")
    lines = page.chart.lines
    assert lines is not None
    assert page.chart.shown is lines
    points = {line.name: list(line.ys) for line in lines.lines}
    assert points["Anna"] == [10.0, 20.0, 30.0, 40.0, 50.0]
    assert page.chart.numbers.numbers.rows[0][1:] == ["10", "11", "12"]
    assert page.chart.hint.text().startswith("Everybody who played under a name.")
    choose(qtbot, page, view="length")
    assert [list(line.ys) for line in lines.lines] == [[10.0] * 5]
    choose(qtbot, page, view="thinking")
    assert page.chart.bars is not None
    assert page.chart.bars.bars[0].text == "1:00"
    page.form.button_of(True).click()
    assert page.chart.shown is page.chart.numbers


def test_bars_have_their_names_from_the_first_picture_on(qtbot: Any, window: MainWindow) -> None:
    from elios_desktop.ui.charts.plot import BarPlot

    names = ("Elsa", "Maximiliane", "Bruno")
    shown = [Bar(name, 1.0, 2.0, "2 games, 1 won") for name in names]
    bars = BarPlot(window.services.theme)
    qtbot.addWidget(bars)
    bars.resize(900, 300)
    bars.show_bars(shown, "Games")
    bars.show()
    first = bars.grab().toImage()
    for _ in range(20):
        QApplication.processEvents()
    assert bars.grab().toImage() == first
    bars.show_bars([Bar("", each.filled, each.whole, each.text) for each in shown], "Games")
    assert bars.grab().toImage() != first


def test_of_many_people_the_points_of_those_are_shown_who_have_played_most(qtbot: Any, window: MainWindow) -> None:
    for number, names in enumerate((("Anna", "Bruno", "Carla"), ("Dario", "Elsa", "Fritz"), ("Anna", "Bruno", "")), 1):
        window.services.history.add(finished(number, names=names))
    page = statistics(qtbot, window)
    choose(qtbot, page, game="holi", view="points")
    assert page.chart.lines is not None
    assert [line.name for line in page.chart.lines.lines][:2] == ["Anna", "Bruno"]
    assert len(page.chart.lines.lines) == 5
    assert page.chart.hint.text().startswith("The five who have played most.")


def test_a_finished_game_opens_for_looking_back(qtbot: Any, window: MainWindow) -> None:
    kept = finished(3)
    window.services.history.add(kept)
    page = statistics(qtbot, window)
    QTest.mouseClick(page.look_button, Qt.MouseButton.LeftButton)
    table = window.table
    assert table is not None
    assert window.page is table
    assert table.replay.isVisible()
    assert table.controller.shown.ply == 0
    assert table.controller.session.record()["moves"] == kept.record["moves"]
    assert [seat.colour for seat in table.controller.kept.seats] == [4, 0, 2]
    table.replay.step_forward()
    assert table.controller.shown.ply == 1
    window.show_home()
    window.services.writer.flush(PATIENCE)
    assert window.services.saves.unfinished() == []
    assert [line.id for line in window.services.history.lines()] == [kept.id]


def test_the_course_of_a_finished_game_has_its_thinking_time(qtbot: Any, window: MainWindow) -> None:
    kept = finished(4)
    window.services.history.add(kept)
    page = statistics(qtbot, window)
    page.course_button.click()
    course = window.charts.course
    assert course is not None
    qtbot.waitUntil(lambda: course.plot is not None)
    assert course.course.plies == kept.plies
    assert sum(course.course.move_ms) == 1000 * kept.plies


def test_taking_back_the_end_of_a_finished_game_makes_a_game_of_its_own(qtbot: Any, window: MainWindow) -> None:
    window.services.preferences.change(undo="free", curtain="never")
    window.services.history.add(finished(5, "elementos"))
    page = statistics(qtbot, window)
    page.look_button.click()
    table = window.table
    assert table is not None
    table.looking_back.toggle()
    assert table.controller.steps.undo()
    settle(table)
    window.show_home()
    window.services.writer.flush(PATIENCE)
    waiting = window.services.saves.unfinished()
    assert len(waiting) == 1
    assert len(window.services.history.lines()) == 1


def test_a_game_that_cannot_be_opened_is_said_in_a_sentence(qtbot: Any, window: MainWindow) -> None:
    assert not window.host.look_back("no such game")
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text() == "This finished game can’t be opened any more."


def test_a_whole_game_from_the_table_to_the_statistics(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elementos")
    assert window.table is not None
    qtbot.waitUntil(lambda: window.table is not None and window.table.end_card.isVisible())
    QApplication.processEvents()
    window.services.writer.flush(PATIENCE)
    page = statistics(qtbot, window)
    assert page.answers is not None
    assert page.answers.totals.games == 1
    assert page.answers.totals.duration_ms > 0


def test_a_broken_history_is_said_and_not_thrown(qtbot: Any, window: MainWindow) -> None:
    file = window.services.paths.history_file
    file.parent.mkdir(parents=True, exist_ok=True)
    window.services.history.add(finished(1))
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.empty_title.text() != "")
    assert page.empty_title.text() == "The finished games can’t be read."


def test_lines_can_be_drawn_from_one_point_and_none(qtbot: Any, window: MainWindow) -> None:
    from elios_desktop.ui.charts.plot import BarPlot, LinePlot

    plot = LinePlot(window.services.theme)
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    plot.show()
    plot.show_lines([], "", "")
    QTest.keyClick(plot, Qt.Key.Key_Right)
    plot.show_lines([Line("Anna", 0, [0], [5.0])], "x", "y")
    QApplication.processEvents()
    assert plot.place is None
    bars = BarPlot(window.services.theme)
    qtbot.addWidget(bars)
    bars.show_bars([], "")
    bars.show()
    QApplication.processEvents()


def _move_mouse(widget: Any, point: QPoint) -> None:
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(widget.mapToGlobal(point)),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)
