"""Animated PNG files, put together from the frames' own PNG files. Standard library only.

An animated PNG is a PNG that programs without animations show as its first frame: after IHDR an acTL chunk counts the
frames, each frame has an fcTL chunk (its place, size and duration) and its pixels, the first frame's as IDAT, the
others' as fdAT: IDAT with a running number in front. (PNG specification, third edition.) A GIF would have 256 colours a
frame, too few for wood and shadows.
"""

import struct
from collections.abc import Iterator
from zlib import crc32

SIGNATURE = b"\x89PNG\r\n\x1a\n"
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
