"""Two hundred hostile names: at the table, in titles and tooltips, in files, and in files' names."""

from __future__ import annotations

import csv
import json
import re
import unicodedata
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from elios_desktop.outside import LONGEST, file_name, name_of, quoted
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.history import Database, History
from elios_desktop.storage.statistics import Filter, Statistics
from elios_desktop.ui.export.pictures import widget_svg
from elios_desktop.ui.shell.window import MainWindow
from tests.hostile_names import NAMES
from tests.sizes import sized
from tests.ui.real_games import finished, under_way

SEATS = 5
BATCHES = [NAMES[at : at + SEATS] for at in range(0, len(NAMES), SEATS)]
_OPEN, _CLOSE, _JOINERS = "\u2068", "\u2069", "\u200c\u200d"
EVERY_DAY = [BATCHES[at] for at in (0, 6, 14, 22, 25, 28, 35, 41)]


def harmful(text: str) -> list[str]:
    """What has no business in a text that people see."""
    found = [
        f"U+{ord(letter):04X}"
        for letter in text
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
        and letter not in f"\n{_OPEN}{_CLOSE}{_JOINERS}"
    ]
    depth = 0
    for letter in text:
        depth += (letter == _OPEN) - (letter == _CLOSE)
        if depth < 0:
            found.append("closes what it didn't open")
    return found + (["stays open"] if depth else [])


def texts_of(window: QWidget) -> list[str]:
    """What stands in it, and what it says to who doesn't see."""
    texts = [window.windowTitle()]
    for each in window.findChildren(QWidget):
        texts += [each.toolTip(), each.accessibleName(), each.windowTitle()]
        if isinstance(each, QLabel) or hasattr(each, "text"):
            text = each.text() if callable(getattr(each, "text", None)) else ""
            texts.append(text if isinstance(text, str) else "")
    return [text for text in texts if text]


@sized("names", EVERY_DAY[::3], BATCHES)
def test_at_the_table_and_on_home(window: MainWindow, qtbot: Any, tmp_path: Path, names: tuple[str, ...]) -> None:
    page = under_way(window, "exagon", 6, seats=SEATS)
    record = page.controller.session.record()
    record["seats"] = [{"name": name, "kind": "human"} for name in (*names, *("x",) * SEATS)[:SEATS]]
    path = tmp_path / "names.elios"
    path.write_text(json.dumps(record), encoding="ascii")
    assert window.host.open_file(str(path))
    table = window.table
    assert table is not None
    assert all(len(seat.name) <= LONGEST for seat in table.controller.kept.seats)
    QApplication.processEvents()
    assert [(text, wrong) for text in texts_of(window) if (wrong := harmful(text))] == []
    assert len(window.windowTitle()) < 100 + SEATS * LONGEST
    # Played on, it waits on home.
    document = replace(table.controller.document(), id="f" * 32)
    called = {"name": names[0], "origin": names[-1]}
    head = {**document.head, **called, "seats": [{"name": name} for name in names]}
    window.services.saves.save(replace(document, table={**document.table, **called}, head=head))
    window.services.saves.release(document.id)
    window.show_home()
    qtbot.waitUntil(lambda: any(card.head.id == "f" * 32 for card in window.home.cards))
    for card in window.home.cards:
        for text in (card.toolTip(), card.accessibleName(), *card.head.names, card.head.name, card.head.origin):
            assert harmful(text) == []
    assert window.host.resume("f" * 32)
    QApplication.processEvents()
    assert window.table is not None
    assert harmful(window.table.controller.kept.name) == harmful(window.table.controller.kept.origin) == []
    assert [(text, wrong) for text in texts_of(window) if (wrong := harmful(text))] == []


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_in_a_drawing_and_in_a_file_s_name(qapp: QApplication, tmp_path: Path, name: str) -> None:
    widget = QWidget()
    widget.resize(2, 2)
    for title in (name, file_name(name)):
        root = ET.fromstring(widget_svg(widget, "#fff", title))
        said = root.find("{http://www.w3.org/2000/svg}title")
        assert (said is None) == (name_of(title, 400) == "")
        assert said is None or harmful(said.text or "") == []
        usual = len(ET.fromstring(widget_svg(widget, "#fff", "Anna"))) - (said is None)
        assert len(root) == usual, "nothing stands beside the title"
    file = tmp_path / f"{file_name(name)}.svg"
    assert file.parent == tmp_path
    file.write_bytes(b"")
    assert harmful(file.name) == []
    assert file.name.isprintable() or set(file.name) & set(_JOINERS)
    assert not re.search(r'[/\\:*?"<>|]', file.name)
    assert quoted(name).isprintable()


def test_in_a_table_of_numbers(tmp_path: Path) -> None:
    database = Database(tmp_path / "history.sqlite", tmp_path / "aside", FileSystem())
    history, statistics = History(database), Statistics(database, FileSystem())
    for number, batch in enumerate(BATCHES):
        names = (*batch, "x", "y", "z")[:3]
        history.add(finished(number, names=names))
        if number < 20:
            history.add(finished(1000 + number, names=(*batch[3:], "x", "y", "z")[:3]))
    path = tmp_path / "statistics.csv"
    statistics.export_csv(path, Filter())
    text = path.read_text(encoding="utf-8-sig")
    rows = list(csv.reader(text.splitlines()))
    width = len(rows[0])
    assert len(rows) > 3 * len(BATCHES)
    for row in rows:
        assert len(row) == width
        for cell in row:
            assert harmful(cell) == []
            # Wherever a spreadsheet takes cells to begin: none of them is a formula.
            for part in re.split(r"[;,|\t]", cell):
                assert not re.match(r"[ '\"]*[=+@\uff1d\uff0b\uff0d\uff20]", part.removeprefix("'")) or part[0] == "'"
    for line in history.lines():
        assert all(harmful(name) == [] and len(name) <= LONGEST for name in line.names)
    for name in (*statistics.people(), *(each.name for each in statistics.standings(Filter()))):
        assert harmful(name) == []
        assert name == name_of(name)
