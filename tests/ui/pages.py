"""Web pages that replay a game: made by the program, read by Python alone."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from PySide6.QtGui import QImage

from elios_desktop.engine.contract import Json
from elios_desktop.engine.record import SeatInfo
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.saves import SaveDocument
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.export.page import PageExport, open_record
from elios_desktop.ui.kit.i18n import aside
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import Controller
from elios_desktop.ui.session.hindsight import Hindsight
from elios_desktop.ui.session.saving import SavedExtras

CELL, COLUMNS = 8, 128
VOID = {"meta", "img", "input", "link", "br", "path", "polyline"}


def still_of(session: Session) -> Controller:
    """A controller that only shows this game, to an onlooker."""
    made = Controller(session, SavedExtras.from_json({}, session.seats), SaveDocument("0" * 32, ""), None, Settings)
    made.turns.only_show(None)
    return made


def called(session: Session, names: Sequence[str]) -> Session:
    """The same game, played by people of these names."""
    session.seat_again([SeatInfo(name) for name in names])
    return session


def make_page(
    qtbot: Any, theme: Theme, session: Session, path: Path, language: str = "en", hindsight: Hindsight | None = None
) -> bytes:
    """A page of a game."""
    record = open_record(session, session.record())
    job = PageExport(theme, still_of(session), record, language, hindsight, path, FileSystem())
    with qtbot.waitSignal(job.over):
        job.start()
    return path.read_bytes()


def pictures_of(
    session: Session, theme: Theme, language: str, plies: Sequence[int], ratio: float = 1.0
) -> list[Image.Image]:
    """The table as the program draws it for an onlooker, after so many moves, in so many pixels each way."""
    with aside(language):
        still = still_of(session)
        still.shown.look_at(0)
        snapshot = Snapshot(theme, still, ratio=ratio)
        drawn = []
        for ply in plies:
            still.shown.look_at(ply)
            snapshot.table.redraw()
            image = snapshot.image().convertToFormat(QImage.Format.Format_RGBX8888)
            size = (image.width(), image.height())
            drawn.append(Image.frombytes("RGBX", size, bytes(image.constBits())).convert("RGB"))
        snapshot.close()
    return drawn


_PARTS = (
    "<script>alert(1)</script>", "</script>", "<img src=x onerror=alert(1)>", "\"'>", "&lt;&amp;", "<!--", "-->", "]]>",
    "\u2028", "{ply}", "`", "{names}", "%n", "${7*7}", "\u202e", "</style>", "</title><h1>", "javascript:alert(1)",
    "http://127.0.0.1:9/x", "\U0001f600", "a\u0301\u0302", "\\u003cscript\\u003e", "<", "\u05d0\u05d1", "*/ body{}",
    "<svg/onload=alert(1)>", "&#60;b&#62;", "\\", "<iframe src=//127.0.0.1:9>", "Anna", "';alert(1)//", "</ol>",
)  # fmt: skip


def hostile_names(count: int) -> list[str]:
    """Names that would like to be more than names."""
    chance = Random(7)
    names = list(_PARTS)
    while len(names) < count:
        names.append("".join(chance.choice(_PARTS) for _ in range(chance.randint(2, 4))))
    return names[:count]


@dataclass
class ReadPage(HTMLParser):
    """A page, read as a browser without scripts would."""

    tags: list[tuple[str, dict[str, str | None]]] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)
    """What stands in an element with an id."""
    seen: list[str] = field(default_factory=list)
    """All text outside of scripts and style sheets."""

    def __post_init__(self) -> None:
        super().__init__()
        self._open: list[tuple[str, str]] = []

    @classmethod
    def of(cls, data: bytes) -> ReadPage:
        """From a file."""
        page = cls()
        page.feed(data.decode())
        page.close()
        assert page._open == [], "every element has its end"
        return page

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.tags.append((tag, attributes))
        if tag not in VOID:
            self._open.append((tag, attributes.get("id") or ""))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        name, _ = self._open.pop()
        assert name == tag

    def handle_data(self, data: str) -> None:
        for _, name in self._open:
            if name:
                self.texts[name] = self.texts.get(name, "") + data
        if self._open and self._open[-1][0] not in ("script", "style"):
            self.seen.append(data)

    def one(self, tag: str, **wanted: str) -> dict[str, str | None]:
        """The only element like this."""
        found = [each for name, each in self.tags if name == tag and wanted.items() <= each.items()]
        assert len(found) == 1, (tag, wanted, len(found))
        return found[0]

    def picture(self, name: str) -> Image.Image:
        """A picture in the page."""
        source = self.one("img", id=name)["src"] or ""
        head, _, data = source.partition(",")
        assert head == "data:image/webp;base64"
        return Image.open(BytesIO(b64decode(data)))

    @property
    def ratio(self) -> float:
        """How many pixels the table has for each of its units."""
        return int(self.one("canvas")["width"] or 0) / LAID_OUT.width()

    @property
    def scene(self) -> Json:
        """What lies where."""
        loaded: Json = json.loads(zlib.decompress(b64decode(self.texts["scene"]), -15))
        return loaded

    @property
    def record(self) -> Json | None:
        """The game in it."""
        text = self.texts.get("elios-desktop-game")
        return None if text is None else json.loads(text)

    def tables(self, language: str, plies: Sequence[int]) -> list[Image.Image]:
        """The table after so many moves: what the page's script does, done once more."""
        scene, sheet, ground = self.scene, self.picture("sheet").convert("RGBA"), self.picture("background")
        wide, high = (int(self.one("canvas")[side] or 0) for side in ("width", "height"))
        grids: list[list[int]] = []
        for number, (width, height, back, *runs) in enumerate(scene["cuts"]):
            cells = list(grids[number - back]) if back > 0 else [0] * (-(-width // CELL) * -(-height // CELL))
            place = 0
            for passed, count, first in zip(*[iter(runs)] * 3, strict=True):
                place += passed
                cells[place : place + count] = [first + n if first else 0 for n in range(count)]
                place += count
            grids.append(cells)
        drawn, made = [], dict[tuple[int, ...], Image.Image]()
        for wanted in plies:
            now: dict[int, int] = {}
            for step in scene["steps"][: wanted + 1]:
                now |= dict(zip(step[::2], step[1::2], strict=True))
            entries = []
            for thing, number in now.items():
                entry = scene["lying"][number]
                if entry and any(isinstance(part, list) for part in entry):
                    entry = entry[scene["languages"].index(language)]
                if entry:
                    entries.append((entry[3], thing, entry))
            table = ground.convert("RGBA").crop((0, 0, wide, high))
            for _, _, (which, x, y, _, *rest) in sorted(entries):
                source = made.get((which, *rest))
                if source is None:
                    source = made[(which, *rest)] = _put_together(
                        scene["cuts"][which], grids[which], sheet, ground, rest
                    )
                table.alpha_composite(source, (max(0, x), max(0, y)), (max(0, -x), max(0, -y)))
            drawn.append(table.convert("RGB"))
        return drawn


def _put_together(
    cut: Sequence[int], grid: Sequence[int], sheet: Image.Image, ground: Image.Image, rest: Sequence[int]
) -> Image.Image:
    """One of the sheet's pictures, in the size and as faint as it is used."""
    wide, high, back = cut[:3]
    source = Image.new("RGBA", (wide, high))
    if back < 0:
        source = ground.crop((0, -back * high, wide, (1 - back) * high)).convert("RGBA")
    across = -(-wide // CELL)
    for place, cell in enumerate(grid):
        if cell:
            top, left = divmod(cell - 1, COLUMNS)
            box = (left * CELL, top * CELL, left * CELL + CELL, top * CELL + CELL)
            source.paste(sheet.crop(box), (place % across * CELL, place // across * CELL))
    if rest and rest[0]:
        source = source.resize((rest[0], rest[1]), Image.Resampling.BICUBIC)
    if len(rest) > 2:
        source.putalpha(source.getchannel("A").point([alpha * rest[2] // 100 for alpha in range(256)]))
    return source


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How much two pictures differ, of 255: all in all, and in that spot of 20 pixels each way where it is most."""
    import numpy as np

    assert one.size == other.size
    away = abs(np.asarray(one, np.int16) - np.asarray(other, np.int16)).mean(axis=2)
    spots = away[: away.shape[0] // 20 * 20, : away.shape[1] // 20 * 20]
    spots = spots.reshape(spots.shape[0] // 20, 20, spots.shape[1] // 20, 20).mean(axis=(1, 3))
    return float(away.mean()), float(spots.max())
