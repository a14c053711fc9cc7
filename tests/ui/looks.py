"""Pictures that were painted apart, compared as they are seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtGui import QImage

_UNSEEN = 12
"""Of 255. Where in memory a gradient is painted decides how Qt rounds it, by the last bit of a colour; and the outlines
of letters come out of its font engine a 64th of a pixel wider or narrower, after whatever else it has just written."""


class Look:
    """A picture as it is seen."""

    def __init__(self, image: QImage) -> None:
        self._image = image

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Look):
            return NotImplemented
        return self._image == other._image or (
            self._image.size() == other._image.size() and int(abs(self._colours() - other._colours()).max()) <= _UNSEEN
        )

    __hash__ = None  # type: ignore[assignment]  # what is alike isn't the same

    def __repr__(self) -> str:
        return f"a picture of {self._image.width()} x {self._image.height()}"

    def _colours(self) -> Any:
        import numpy as np

        return np.frombuffer(self._image.constBits(), np.uint8).astype(np.int16)


def kinds_of(images: Iterable[QImage]) -> int:
    """How many pictures look different from each other."""
    kinds: list[Look] = []
    for look in map(Look, images):
        if look not in kinds:
            kinds.append(look)
    return len(kinds)
