"""Exports: pictures that other programs read, animations whose frames are the game, and one sentence when it fails."""

from __future__ import annotations

import csv
import errno
import os
import struct
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from elios_desktop import strict_json
from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.statistics import Filter
from elios_desktop.ui.export.exporter import KINDS, NOTICE, Exporter
from elios_desktop.ui.export.pictures import png_of
from elios_desktop.ui.export.replay import (
    FIRST_MS,
    LAST_MS,
    MOVE_MS,
    SIGNATURE,
    ApngWriter,
    changed_box,
    changed_pixels,
    chunk,
    read_chunks,
)
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import onlooker_of
from elios_desktop.ui.shell.window import MainWindow
from tests.sizes import sized
from tests.ui.real_games import course_window, finished, play_game, statistics, under_way
from tests.ui.waiting import rest
from tests.waiting import PATIENCE

# -- a decoder of our own: each frame becomes a PNG file that Qt reads


def decoded(data: bytes) -> list[tuple[QImage, int]]:
    """Every frame of an animated PNG as it is seen, with the milliseconds for which it is shown."""
    chunks = list(read_chunks(data))
    assert [kind for kind, _ in chunks[:2]] == [b"IHDR", b"acTL"]
    assert chunks[-1] == (b"IEND", b"")
    header = chunks[0][1]
    count, _ = struct.unpack(">II", chunks[1][1])
    frames: list[tuple[tuple[int, ...], bytes]] = []
    expected = 0
    for kind, body in chunks[2:-1]:
        if kind == b"fcTL":
            assert len(body) == 26
            sequence, *control = struct.unpack(">IIIIIHHBB", body)
            assert sequence == expected
            expected += 1
            frames.append((tuple(control), b""))
        elif kind == b"fdAT":
            assert len(frames) > 1
            assert struct.unpack(">I", body[:4])[0] == expected
            expected += 1
            frames[-1] = (frames[-1][0], frames[-1][1] + body[4:])
        else:
            assert kind == b"IDAT"
            assert len(frames) == 1
            frames[-1] = (frames[-1][0], frames[-1][1] + body)
    assert len(frames) == count
    width, height = struct.unpack_from(">II", header)
    canvas = QImage(width, height, QImage.Format.Format_RGB32)
    seen: list[tuple[QImage, int]] = []
    for (w, h, x, y, num, den, dispose, blend), pixels in frames:
        assert (dispose, blend) == (0, 1 if seen else 0)
        png = SIGNATURE + chunk(b"IHDR", struct.pack(">II", w, h) + header[8:]) + chunk(b"IDAT", pixels)
        part = QImage.fromData(QByteArray(png + chunk(b"IEND", b"")))
        assert (part.width(), part.height()) == (w, h)
        painter = QPainter(canvas)
        painter.drawImage(x, y, part)
        painter.end()
        seen.append((canvas.copy(), num * 1000 // den))
    return seen


def picture(width: int, height: int, seed: int) -> QImage:
    """Some pixels."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#345678"))
    rng = Random(seed)
    for _ in range(40):
        image.setPixelColor(rng.randrange(width), rng.randrange(height), QColor(rng.randrange(1 << 24)))
    return image


# -- the file format


def test_an_animation_decodes_to_its_frames() -> None:
    writer = ApngWriter()
    frames = [picture(60, 40, seed) for seed in range(4)]
    before = b""
    for number, frame in enumerate(frames):
        pixels = bytes(frame.constBits())
        x = y = 0
        part = frame
        if before:
            x, y, width, height = changed_box(before, pixels, 60, 40)
            part = frame.copy(x, y, width, height)
        before = pixels
        writer.add(png_of(part), 100 + number, x, y)
    data = writer.finish()
    seen = decoded(data)
    assert [image for image, _ in seen] == frames
    assert [ms for _, ms in seen] == [100, 101, 102, 103]
    # A program that knows no animations shows the first frame.
    assert QImage.fromData(QByteArray(data)).convertToFormat(QImage.Format.Format_RGB32) == frames[0]


def test_a_frame_holds_only_the_pixels_that_changed() -> None:
    before, after = picture(60, 40, 1), picture(60, 40, 2)
    part = changed_pixels(before, after)
    for y in range(40):
        for x in range(60):
            same = before.pixelColor(x, y) == after.pixelColor(x, y)
            assert part.pixelColor(x, y) == (QColor(0, 0, 0, 0) if same else after.pixelColor(x, y))


def test_frames_have_to_fit() -> None:
    writer = ApngWriter()
    with pytest.raises(ValueError, match="no frames"):
        writer.finish()
    with pytest.raises(ValueError, match="cover everything"):
        writer.add(png_of(picture(4, 4, 1)), 10, 1, 0)
    writer.add(png_of(picture(8, 8, 1)), 10)
    with pytest.raises(ValueError, match="outside"):
        writer.add(png_of(picture(4, 4, 1)), 10, 5, 0)
    with pytest.raises(ValueError, match="other pixels"):
        writer.add(png_of(picture(4, 4, 1).convertToFormat(QImage.Format.Format_ARGB32)), 10)
    with pytest.raises(ValueError, match="not a PNG"):
        writer.add(b"GIF89a", 10)
    damaged = bytearray(png_of(picture(4, 4, 1)))
    damaged[30] ^= 1
    with pytest.raises(ValueError, match="damaged"):
        writer.add(bytes(damaged), 10)
    assert writer.frames == 1


def test_the_changed_box_is_the_smallest() -> None:
    rng = Random(3)
    for _ in range(200):
        width, height = rng.randint(1, 12), rng.randint(1, 12)
        before = bytearray(rng.randbytes(width * height * 4))
        after = bytearray(before)
        changed = [(rng.randrange(width), rng.randrange(height)) for _ in range(rng.randint(0, 4))]
        for x, y in changed:
            after[(y * width + x) * 4 + rng.randrange(4)] ^= 0x41
        different = [
            (x, y)
            for x in range(width)
            for y in range(height)
            if before[(y * width + x) * 4 :][:4] != after[(y * width + x) * 4 :][:4]
        ]
        box = changed_box(bytes(before), bytes(after), width, height)
        if not different:
            assert box == (0, 0, 1, 1)
            continue
        xs, ys = [x for x, _ in different], [y for _, y in different]
        assert box == (min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


# -- the real exports


def written(qtbot: Any, exporter: Exporter) -> Any:
    """Waits for an export."""
    return qtbot.waitSignal(exporter.done)


def begin(window: MainWindow, game_id: str, moves: int) -> Exporter:
    """A game on the table after some moves."""
    under_way(window, game_id, moves)
    return window.charts.exporter


@sized("game_id", ["exagon"], GAME_IDS)
def test_the_replay_shows_every_position_as_everybody_may_see_it(
    qtbot: Any, window: MainWindow, tmp_path: Path, game_id: str
) -> None:
    exporter = begin(window, game_id, 5)
    assert window.table is not None
    file = tmp_path / "game.png"
    with written(qtbot, exporter) as waited:
        exporter.replay_to(window.table.controller, file)
    assert waited.args == [str(file), None]
    seen = decoded(file.read_bytes())
    assert [ms for _, ms in seen] == [FIRST_MS, *[MOVE_MS] * 4, LAST_MS]
    still = onlooker_of(window.table.controller, window.services.preferences.read)
    still.shown.look_at(0)
    snapshot = Snapshot(window.services.theme, still)
    try:
        for ply, (frame, _) in enumerate(seen):
            still.shown.look_at(ply)
            snapshot.table.redraw()
            board = snapshot.image().convertToFormat(QImage.Format.Format_RGB32)
            assert frame.copy(0, 0, board.width(), board.height()) == board, ply
    finally:
        snapshot.close()


def test_the_window_stays_awake_while_a_replay_is_made(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    exporter = begin(window, "elios", 6)
    assert window.table is not None
    exporter.replay_to(window.table.controller, tmp_path / "game.png")
    notice = window.services.notices.current
    assert notice is not None
    assert "of 7." in notice.text()
    with written(qtbot, exporter):
        window.table.undoing.undo()  # the game goes on meanwhile
        window.show_home()
    assert (tmp_path / "game.png").exists()


def test_a_replay_can_be_cancelled(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    exporter = begin(window, "elios", 6)
    assert window.table is not None
    file = tmp_path / "game.png"
    exporter.replay_to(window.table.controller, file)
    QApplication.processEvents()
    button = next(
        each for each in window.notice_bar.findChildren(QPushButton) if each.isVisible() and each.text() == "Cancel"
    )
    button.click()
    rest()
    assert not file.exists()
    assert list(tmp_path.glob(".elios*")) == []
    assert window.services.notices.current is None


def test_closing_the_window_stops_a_replay(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    exporter = begin(window, "elios", 6)
    assert window.table is not None
    exporter.replay_to(window.table.controller, tmp_path / "game.png")
    QApplication.processEvents()
    window.close()
    assert not (tmp_path / "game.png").exists()


@sized("game_id", ["holi"], GAME_IDS)
def test_the_board_as_png_and_svg(qtbot: Any, window: MainWindow, tmp_path: Path, game_id: str) -> None:
    exporter = begin(window, game_id, 4)
    assert window.table is not None
    controller = window.table.controller
    with written(qtbot, exporter):
        exporter.board_to(controller, "A board & more", tmp_path / "board.png")
    with written(qtbot, exporter):
        exporter.board_to(controller, "A board & more", tmp_path / "board.svg")
    png = QImage(str(tmp_path / "board.png"))
    assert (png.width(), png.height()) == (2000, 1320)
    drawn = _drawn(tmp_path / "board.svg", png)
    assert _difference(drawn, png) < 0.03
    title = ET.parse(tmp_path / "board.svg").getroot().find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "A board & more"


def test_a_chart_as_png_and_svg(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    play_game(window, "holi")
    course = course_window(qtbot, window)
    exporter = window.charts.exporter
    width = course.chart.width()
    with written(qtbot, exporter):
        exporter.chart_to(course.chart, "Holi", tmp_path / "chart.png")
    with written(qtbot, exporter):
        exporter.chart_to(course.chart, "Holi", tmp_path / "chart.svg")
    png = QImage(str(tmp_path / "chart.png"))
    assert png.width() == 2 * width
    svg = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert "All points" in svg
    assert "Anna" in svg
    assert svg.count("<polyline") + svg.count("<path") > 20  # lines, not one picture of them
    assert _difference(_drawn(tmp_path / "chart.svg", png), png) < 0.08


def test_the_menu_of_the_course_offers_all_exports(qtbot: Any, window: MainWindow) -> None:
    play_game(window, "elios")
    course = course_window(qtbot, window)
    course.fill_export_menu()
    assert len([each for each in course.export_menu.actions() if not each.isSeparator()]) == 10


def test_each_kind_of_export_has_a_file_name_of_its_own(
    qtbot: Any, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def asked(_parent: object, name: str, kind: str) -> None:
        proposed.append(f"{name}.{next(iter(KINDS[kind]))}")

    monkeypatch.setattr("elios_desktop.ui.export.exporter.ask_where_to_export", asked)
    play_game(window, "elios")
    course = course_window(qtbot, window)
    course.fill_export_menu()
    for action in course.export_menu.actions():
        action.trigger()
    assert len(set(proposed)) == 7, proposed
    window.menus.export.aboutToShow.emit()
    for action in window.menus.export.actions():
        action.trigger()
    assert proposed[7:] == proposed[2:7], "the same things from another menu"


def test_the_game_menu_and_the_table_offer_exports(window: MainWindow) -> None:
    assert not window.menus.export.menuAction().isVisible()
    begin(window, "elios", 1)
    assert window.menus.export.menuAction().isVisible()
    window.menus.export.aboutToShow.emit()
    texts = [action.text() for action in window.menus.export.actions()]
    files = ["Board as PNG…", "Board as SVG…", "Game as animation…", "Game as web page…"]
    copies = ["Copy the board as a picture", "Copy the game as text", "Copy the moves as a spectator saw them"]
    assert texts == [*files, "Moves as a spectator saw them…", "", *copies]
    assert window.table is not None
    window.table.tools.menu.aboutToShow.emit()
    inner = [each for each in window.table.tools.menu.findChildren(QMenu) if each.title() == "Export"]
    assert [action.text() for action in inner[-1].actions()] == texts
    window.show_home()
    assert not window.menus.export.menuAction().isVisible()


def test_statistics_as_csv(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    for number in (1, 2):
        window.services.history.add(finished(number))
    exporter = window.charts.exporter
    with written(qtbot, exporter):
        exporter.statistics_to(Filter("holi"), tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 6
    assert {row["name"] for row in rows} == {"Anna", "Bruno", "Carla"}


class _FullDisk(FileSystem):
    """Has no room for what comes from now on."""

    full = False

    def write(self, descriptor: int, data: memoryview) -> int:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(descriptor, data)


def test_a_full_disk_is_one_sentence_and_leaves_the_old_file(qtbot: Any, start: Any, tmp_path: Path) -> None:
    disk = _FullDisk()
    window = start(fs=disk).window
    exporter = begin(window, "elios", 2)
    assert window.table is not None
    file = tmp_path / "game.png"
    file.write_bytes(b"old")
    window.services.writer.flush(PATIENCE)
    disk.full = True
    for export in (
        lambda: exporter.replay_to(window.table.controller, file),
        lambda: exporter.board_to(window.table.controller, "x", file),
    ):
        with written(qtbot, exporter) as waited:
            export()
        assert waited.args[1].reason == "full"
        notice = window.services.notices._notices[NOTICE]
        assert notice.text() == "“game.png” couldn’t be written. The disk is full."
        assert notice.bad
        assert file.read_bytes() == b"old"
    disk.full = False
    with written(qtbot, exporter):
        exporter.board_to(window.table.controller, "x", file)
    assert not QImage(str(file)).isNull()


def test_a_folder_that_is_gone_is_one_sentence(qtbot: Any, window: MainWindow, tmp_path: Path) -> None:
    exporter = begin(window, "elios", 1)
    assert window.table is not None
    with written(qtbot, exporter) as waited:
        exporter.board_to(window.table.controller, "x", tmp_path / "gone" / "board.png")
    assert waited.args[1].reason == "gone"
    assert not (tmp_path / "gone").exists()


def _drawn(file: Path, like: QImage) -> QImage:
    renderer = QSvgRenderer(str(file))
    assert renderer.isValid()
    image = QImage(like.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _difference(one: QImage, other: QImage) -> float:
    """The share of visibly different pixels."""
    assert one.size() == other.size()
    small = [each.scaled(400, 264).convertToFormat(QImage.Format.Format_RGB32) for each in (one, other)]
    first, second = (bytes(each.constBits()) for each in small)
    pixels = range(0, len(first), 4)
    return sum(max(abs(first[i + c] - second[i + c]) for c in range(3)) > 40 for i in pixels) / len(pixels)


def test_the_statistics_chart_offers_both_kinds_of_picture(qtbot: Any, window: MainWindow) -> None:
    window.services.history.add(finished(1))
    page = statistics(qtbot, window)
    page.chart_menu.aboutToShow.emit()
    assert [action.text() for action in page.chart_menu.actions()] == ["Chart as PNG…", "Chart as SVG…"]
    assert all(action.isEnabled() for action in page.chart_menu.actions())


@sized("suffix", ["webp"], ["gif", "webp"])
def test_the_replay_as_gif_and_webp_shows_every_move_for_its_time(
    qtbot: Any, window: MainWindow, tmp_path: Path, suffix: str
) -> None:
    exporter = begin(window, "elementos", 4)
    assert window.table is not None
    controller, exact, file = window.table.controller, tmp_path / "game.png", tmp_path / f"game.{suffix}"
    for each in (exact, file):
        with written(qtbot, exporter) as waited:
            exporter.replay_to(controller, each)
        assert waited.args == [str(each), None]
    frames = [frame for frame, _ in decoded(exact.read_bytes())]
    with Image.open(file) as moving:
        assert (moving.format, moving.info["loop"]) == (suffix.upper(), 0)
        assert len(list(ImageSequence.Iterator(moving))) == len(frames)
        for number, frame in enumerate(frames):
            moving.seek(number)
            moving.load()
            shown = moving.convert("RGB")
            assert shown.size == frame.size().toTuple()
            expected = MOVE_MS if 0 < number < len(frames) - 1 else FIRST_MS if number == 0 else LAST_MS
            assert moving.info["duration"] == expected
            small = frame.convertToFormat(QImage.Format.Format_RGBX8888)
            wanted = Image.frombytes("RGBX", shown.size, bytes(small.constBits())).convert("RGB")
            difference = ImageStat.Stat(ImageChops.difference(shown, wanted)).mean
            assert max(difference) < 6, (number, difference)


def test_what_was_exported_is_told_in_the_window_that_made_it(
    qtbot: Any, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_game(window, "elios")
    course = course_window(qtbot, window)
    opened: list[str] = []
    monkeypatch.setattr(
        "elios_desktop.ui.export.exporter.QDesktopServices.openUrl", lambda url: opened.append(url.toLocalFile())
    )
    with written(qtbot, window.charts.exporter):
        window.charts.exporter.chart_to(course.chart, "chart", tmp_path / "chart.png", course)
    assert course.notice_strip.isVisible()
    assert course.notice_strip.text.text() == "Exported as “chart.png”."
    assert window.services.notices.current is None
    QTest.mouseClick(course.notice_strip.action, Qt.MouseButton.LeftButton)
    assert opened == [str(tmp_path)]
    window.services.preferences.change(language="it")
    assert course.notice_strip.text.text() == "Esportato come “chart.png”."
    QTest.mouseClick(course.notice_strip.close_button, Qt.MouseButton.LeftButton)
    assert not course.notice_strip.isVisible()
    window.services.preferences.change(language="en")


def test_the_board_and_the_game_are_copied(window: MainWindow) -> None:
    exporter = begin(window, "holi", 4)
    assert window.table is not None
    controller, clipboard = window.table.controller, QApplication.clipboard()
    exporter.copy_board(controller)
    assert clipboard.image().width() == 2 * LAID_OUT.width()
    exporter.copy_game(controller)
    assert strict_json.loads(clipboard.text().encode()) == controller.session.record()
    notice = window.services.notices.current
    assert notice is not None
    assert notice.text().startswith("Copied.")
