"""Render the SVG icons to PNG files in several sizes, and to .ico and .icns: `make_icons.py FOLDER SIZE…`."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
APP = "io.github.elios_desktop.EliosDesktop"
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def png(svg: Path, size: int) -> bytes:
    """An icon as PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise OSError(f"{svg.name}: no PNG of {size} pixels")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' icon file: a directory, then the PNG files."""
    usable = {size: data for size, data in pictures.items() if size <= 256}
    offset, entries, bodies = 6 + 16 * len(usable), b"", b""
    for size, data in usable.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset + len(bodies))
        bodies += data
    return struct.pack("<HHH", 0, 1, len(usable)) + entries + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """macOS's icon file."""
    body = b"".join(_ICNS[s] + struct.pack(">I", len(d) + 8) + d for s, d in pictures.items() if s in _ICNS)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path, sizes: list[int]) -> None:
    """Write all of them."""
    app = QGuiApplication(["make_icons"])
    for svg in sorted(ICONS.glob("*.svg")):
        pictures = {size: png(svg, size) for size in sizes}
        for size, data in pictures.items():
            (folder / f"{svg.stem}-{size}.png").write_bytes(data)
        if svg.stem == APP:
            (folder / "elios-desktop.ico").write_bytes(ico(pictures))
            (folder / "elios-desktop.icns").write_bytes(icns(pictures))
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]), [int(size) for size in sys.argv[2:]])
