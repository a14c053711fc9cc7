"""A whole game as an animated picture, made move by move beside everything else that goes on.

Each frame is drawn in the event loop (tables are made of pixmaps, which Qt allows nowhere else), and between two
frames the window does what it has to. Packing a frame and writing the file happen in a thread. Nothing is on the disk
before all of it is.

An animated PNG is a PNG that programs without animations show as its first frame: after IHDR an acTL chunk counts the
frames, each frame has an fcTL chunk (its place, size and duration) and its pixels, the first frame's as IDAT, the
others' as fdAT: IDAT with a running number in front. (PNG specification, third edition.) A GIF would have 256 colours a
frame, too few for wood and shadows.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from concurrent.futures import Future
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from zlib import compress, crc32, decompress

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter

from elios_desktop.engine.contract import Seat
from elios_desktop.games import entry_of
from elios_desktop.storage.atomic import FileSystem, write_file
from elios_desktop.texts.words import find_words
from elios_desktop.ui.export import filming, pictures
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.kit.widgets import paint_mark
from elios_desktop.ui.play.stage import LAID_OUT, Snapshot
from elios_desktop.ui.session.controller import Controller

if TYPE_CHECKING:
    from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COLOURS = 255
"""One is left for what stays as it was."""
_SAMPLES = 6
"""So many frames the colours of a GIF are taken from."""
_WEBP = {"quality": 80, "method": 2, "kmin": 9, "kmax": 17}
_LENGTH_AND_KIND = struct.Struct(">I4s")
_CRC = struct.Struct(">I")
_FRAME = struct.Struct(">IIIIHHBB")
_LONGEST_MS = 65_535
_DISPOSE_NONE, _BLEND_SOURCE, _BLEND_OVER = 0, 0, 1


class ApngWriter:
    """Takes frames one by one; every frame has to have the first one's kind of pixels."""

    def __init__(self, plays: int = 0) -> None:
        """`plays` is how often it is shown; 0 is for ever."""
        self._plays = plays
        self._header = b""
        self._body = bytearray()
        self._frames = 0
        self._sequence = 0

    @property
    def frames(self) -> int:
        """How many there are."""
        return self._frames

    def add(self, png: bytes, milliseconds: int, x: int = 0, y: int = 0) -> None:
        """A frame: a PNG file that is drawn over what is there, with its corner at this place; where it is transparent,
        the frame before shows through."""
        chunks = list(read_chunks(png))
        header = next(data for kind, data in chunks if kind == b"IHDR")
        width, height = struct.unpack_from(">II", header)
        if not self._frames:
            if x or y:
                raise ValueError("the first frame has to cover everything")
            self._header = header
        elif header[8:] != self._header[8:]:
            raise ValueError("this frame has other pixels than the first one")
        whole_width, whole_height = struct.unpack_from(">II", self._header)
        if x < 0 or y < 0 or x + width > whole_width or y + height > whole_height:
            raise ValueError("this frame lies outside of the first one")
        delay = max(1, min(milliseconds, _LONGEST_MS))
        blend = _BLEND_OVER if self._frames else _BLEND_SOURCE
        control = _FRAME.pack(width, height, x, y, delay, 1000, _DISPOSE_NONE, blend)
        self._append(b"fcTL", self._next() + control)
        for kind, data in chunks:
            if kind == b"IDAT":
                if self._frames:
                    self._append(b"fdAT", self._next() + data)
                else:
                    self._append(b"IDAT", data)
        self._frames += 1

    def finish(self) -> bytes:
        """Return the file."""
        if not self._frames:
            raise ValueError("no frames")
        return b"".join(
            (
                SIGNATURE,
                chunk(b"IHDR", self._header),
                chunk(b"acTL", struct.pack(">II", self._frames, self._plays)),
                bytes(self._body),
                chunk(b"IEND", b""),
            )
        )

    def _append(self, kind: bytes, data: bytes) -> None:
        self._body += chunk(kind, data)

    def _next(self) -> bytes:
        number = self._sequence
        self._sequence += 1
        return struct.pack(">I", number)


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file: length, kind, data, checksum."""
    return _LENGTH_AND_KIND.pack(len(data), kind) + data + _CRC.pack(crc32(kind + data))


def read_chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the chunks of a PNG file; raises ValueError for one that is damaged."""
    if not png.startswith(SIGNATURE):
        raise ValueError("not a PNG file")
    place = len(SIGNATURE)
    while place < len(png):
        if place + 12 > len(png):
            raise ValueError("the file is cut off")
        length, kind = _LENGTH_AND_KIND.unpack_from(png, place)
        data = png[place + 8 : place + 8 + length]
        if len(data) != length or png[place + 8 + length : place + 12 + length] != _CRC.pack(crc32(kind + data)):
            raise ValueError(f"chunk {kind!r} is damaged")
        yield kind, data
        place += 12 + length


def changed_box(before: bytes, after: bytes, width: int, height: int, pixel: int = 4) -> tuple[int, int, int, int]:
    """Return the smallest box (x, y, width, height) outside of which two pictures of the same size are equal. One pixel
    at the corner if they are equal everywhere: a frame can't be empty."""
    stride = width * pixel
    lines = [slice(row * stride, (row + 1) * stride) for row in range(height)]
    rows = [row for row, line in enumerate(lines) if before[line] != after[line]]
    if not rows:
        return 0, 0, 1, 1
    left, right = width, 0
    for row in rows:
        old, new = before[lines[row]], after[lines[row]]
        difference = int.from_bytes(old, "big") ^ int.from_bytes(new, "big")
        left = min(left, (stride - (difference.bit_length() + 7) // 8) // pixel)
        lowest = (difference & -difference).bit_length() - 1
        right = max(right, (stride - 1 - lowest // 8) // pixel)
    return left, rows[0], right - left + 1, rows[-1] - rows[0] + 1


MOVE_MS, FIRST_MS, LAST_MS = 900, 1500, 5000
_CAPTION = 46


class ReplayExport(filming.FileJob):
    """Makes a moving picture, a frame a move."""

    def __init__(
        self, theme: Theme, still: Controller, path: Path, fs: FileSystem, parent: QObject | None = None
    ) -> None:
        """`still` is a controller of its own that only shows; its session may go on meanwhile."""
        super().__init__(parent, "elios-export")
        self._theme = theme
        self._still = still
        self._session = still.session
        self._path = path
        self._fs = fs
        self._plies = self._session.ply
        self._ply = 0
        self._snapshot: Snapshot | None = None
        self._packing: Future[None] | None = None
        self._writing: Future[None] | None = None
        self._packer = _packer_for(path.suffix.lower()[1:])

    @property
    def frames(self) -> int:
        """How many frames the file will have."""
        return self._plies + 1

    def advance(self) -> bool:
        if self._writing is not None:
            if self._writing.done():
                self._writing.result()
                return True
            return False
        if self._packing is not None:
            if not self._packing.done():
                return False
            self._packing.result()
            self._packing = None
            self._ply += 1
            self.progress.emit(self._ply, self.frames)
        if self._ply > self._plies or self._session.ply < self._ply:  # all is drawn, or moves were taken back
            self._writing = self.thread_of_file.submit(self._write)
            return False
        if self._snapshot is None:
            self._still.shown.look_at(0)
            self._snapshot = Snapshot(self._theme, self._still)
        frame = self._draw(self._snapshot)
        last = self._ply == self._plies
        shown_ms = FIRST_MS if self._ply == 0 else LAST_MS if last else MOVE_MS
        self._packing = self.thread_of_file.submit(self._packer.add, frame, shown_ms)
        return False

    def _write(self) -> None:
        write_file(self._path, self._packer.finish(), self._fs, mode=0o666, make_folder=False)

    def _draw(self, snapshot: Snapshot) -> QImage:
        self._still.shown.look_at(self._ply)
        snapshot.table.redraw()
        board = snapshot.image()
        image = QImage(QSize(LAID_OUT.width(), LAID_OUT.height() + _CAPTION), QImage.Format.Format_RGB32)
        palette = self._theme.palette
        image.fill(QColor(palette.window))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, board)
        seat, sentence = self._caption()
        room = QRectF(18, LAID_OUT.height(), LAID_OUT.width() - 36, _CAPTION)
        if seat is not None:
            paint_mark(painter, QRectF(16, LAID_OUT.height() + 13, 20, 20), self._still.kept.seats[seat - 1].colour)
            room.setLeft(46)
        font = self._theme.font("large")
        font.setPointSizeF(14)  # the picture has one size, whatever the size of the text on the screen
        painter.setFont(font)
        painter.setPen(QColor(palette.text))
        shown = QFontMetrics(font, image).elidedText(sentence, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()
        return image

    def _caption(self) -> tuple[Seat | None, str]:
        words = find_words(self._session.game.id)
        if self._ply == 0:
            return None, f"{entry_of(self._session.game.id).name(translate)}: {', '.join(self._still.kept.names)}"
        transition = self._session.transitions[self._ply - 1]
        return transition.seat, words.move(transition, None, self._still.kept.names, translate)

    def put_away(self) -> None:
        if self._snapshot is not None:
            self._snapshot.close()
            self._snapshot = None


class Packer(Protocol):
    """Makes a file of frames. Lives in the thread."""

    def add(self, image: QImage, shown_ms: int) -> None:
        """A frame, and how long it is seen."""
        ...

    def finish(self) -> bytes:
        """Return the file."""
        ...


def _packer_for(suffix: str) -> Packer:
    return ApngPacker() if suffix == "png" else MovingPicture(suffix)


class ApngPacker:
    """Compares each frame with the one before and packs what changed."""

    def __init__(self) -> None:
        self._writer = ApngWriter()
        self._before: QImage | None = None

    def add(self, image: QImage, shown_ms: int) -> None:
        x, y = 0, 0
        part = image.convertToFormat(QImage.Format.Format_ARGB32)  # all frames have one kind of pixels
        if self._before is not None:
            before, after = bytes(self._before.constBits()), bytes(image.constBits())
            x, y, width, height = changed_box(before, after, image.width(), image.height())
            part = changed_pixels(self._before.copy(x, y, width, height), image.copy(x, y, width, height))
        self._before = image
        self._writer.add(pictures.png_of(part), shown_ms, x, y)

    def finish(self) -> bytes:
        return self._writer.finish()


class MovingPicture:
    """Packs an animated GIF or WebP file by Pillow. All frames have the first one's size.

    They are kept as what differs from the one before, packed: a long game's would take half a gigabyte otherwise.
    (Animated PNG is our own, see `ApngWriter`: Pillow's are five times as large.)
    """

    def __init__(self, kind: str) -> None:
        """`kind` is "gif" or "webp"."""
        self._kind = kind
        self._size = (0, 0)
        self._differences: list[bytes] = []
        self._durations: list[int] = []
        self._last = 0

    def add(self, image: QImage, shown_ms: int) -> None:
        """A frame, and how long it is seen."""
        frame = image.convertToFormat(QImage.Format.Format_RGBX8888)  # whose lines have no gaps
        self._size = (frame.width(), frame.height())
        pixels = int.from_bytes(bytes(frame.constBits()), "little")
        length = 4 * frame.width() * frame.height()
        self._differences.append(compress((pixels ^ self._last).to_bytes(length, "little"), 1))
        self._durations.append(shown_ms)
        self._last = pixels

    def finish(self) -> bytes:
        """Return the file. It is shown again and again."""
        from PIL import Image

        frames = self._frames()
        settings: dict[str, object] = dict(_WEBP)
        if self._kind == "gif":
            palette = self._palette()
            frames = (each.quantize(palette=palette, dither=Image.Dither.NONE) for each in frames)
            settings = {"optimize": False}
        first, file = next(frames), BytesIO()
        first.save(file, self._kind, save_all=True, append_images=frames, duration=self._durations, loop=0, **settings)
        return file.getvalue()

    def _frames(self) -> Iterator[Image.Image]:
        from PIL import Image

        pixels, length = 0, 4 * self._size[0] * self._size[1]
        for packed in self._differences:
            pixels ^= int.from_bytes(decompress(packed), "little")
            yield Image.frombytes("RGBX", self._size, pixels.to_bytes(length, "little")).convert("RGB")

    def _palette(self) -> Image.Image:
        """Return the same colours for all frames: with its own each would flicker, and what stays could not be left
        out."""
        from PIL import Image

        step = max(1, len(self._differences) // _SAMPLES)
        samples = list(islice(self._frames(), 0, None, step))
        sheet = Image.new("RGB", (self._size[0], self._size[1] * len(samples)))
        for number, sample in enumerate(samples):
            sheet.paste(sample, (0, number * self._size[1]))
        return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def changed_pixels(before: QImage, after: QImage) -> QImage:
    """Return the second picture, transparent where the first is the same: a tenth of the bytes of a whole one."""
    difference = after.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, before)
    painter.end()
    same = QColor(Qt.GlobalColor.black).rgb()
    changed = difference.createMaskFromColor(same, Qt.MaskMode.MaskOutColor)
    result = after.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    result.setAlphaChannel(changed.convertToFormat(QImage.Format.Format_Grayscale8))
    return result.convertToFormat(QImage.Format.Format_ARGB32)
