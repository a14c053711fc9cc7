"""Animated GIF and WebP files, by Pillow, which is imported with this module.

Frames are kept as what differs from the one before, packed: a long game's would take half a gigabyte otherwise.
(Animated PNG is our own, see `apng`: Pillow's are five times as large.)
"""

from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from zlib import compress, decompress

from PIL import Image
from PySide6.QtGui import QImage

_COLOURS = 255
"""One is left for what stays as it was."""
_SAMPLES = 6
"""So many frames the colours of a GIF are taken from."""
_WEBP = {"quality": 80, "method": 2, "kmin": 9, "kmax": 17}


class MovingPicture:
    """Takes frames one by one; all have the first one's size."""

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
        pixels, length = 0, 4 * self._size[0] * self._size[1]
        for packed in self._differences:
            pixels ^= int.from_bytes(decompress(packed), "little")
            yield Image.frombytes("RGBX", self._size, pixels.to_bytes(length, "little")).convert("RGB")

    def _palette(self) -> Image.Image:
        """Return the same colours for all frames: with its own each would flicker, and what stays could not be left
        out."""
        step = max(1, len(self._differences) // _SAMPLES)
        samples = list(islice(self._frames(), 0, None, step))
        sheet = Image.new("RGB", (self._size[0], self._size[1] * len(samples)))
        for number, sample in enumerate(samples):
            sheet.paste(sample, (0, number * self._size[1]))
        return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
