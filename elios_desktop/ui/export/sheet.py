"""Many small pictures as one: cut into cells, each of which is kept once.

The pictures of a table have much in common. A plate on which a number has changed is else the same plate, in another
language it is the same but for a word, and a piece that comes nearer is the same piece, larger. So a game of a hundred
moves, each of which draws the whole table, fits into what two photographs take.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

CELL = 8
"""In pixels each way: as WebP cuts its pictures, so that no cell bleeds into its neighbour."""
COLUMNS = 128
_LIKE = 60
"""So many earlier pictures of its size are looked at for one that a picture differs little from."""
_THUMB = 12
_NEAR = 6.0
"""Of 255: thumbnails of one picture in two sizes differ less, all in all."""
_SAME = 36.0
"""And no spot of the pictures themselves by more; another digit on a piece makes it 90."""
_SPOT = 6
_SHAPE = 0.03
_TRIED = 3

_MIXED, _MIXED_SPOT, _EVERY = 2.0, 10.0, 4
"""Of 255: a picture that differs less from a mix of two, all in all and in any spot, is that mix. Every fourth pixel
each way is looked at."""

FINE, _FINE_ALPHA = 90, 80
"""The best quality, and that of how far something lets through there."""

Pixels = Any
"""An array of rows of pixels, each red, green, blue and alpha."""


@dataclass(frozen=True, slots=True)
class Use:
    """How a picture that was added is drawn: which one of the sheet's, and how large."""

    number: int
    width: int
    height: int
    scaled: bool
    """Whether it is one that was painted larger."""


@dataclass(frozen=True, slots=True)
class Mix:
    """A picture as another one that lets something else shine through."""

    picture: int
    share: float


class Sheet:
    """Takes pictures one by one."""

    def __init__(self) -> None:
        self._added: list[Pixels] = []
        self._cells: list[Pixels] = []
        self._wholes: list[int] = []
        self.cuts: list[list[int]] = []
        """For each picture of the sheet: its width and height in pixels, how far back the one lies that it is like (0:
        it is like none), and its own cells in runs: so many are passed over, so many follow, and the number of the
        first of them. 0 is the cell in which nothing is. Of those that aren't cut, the first has -1, the next -2, …"""
        self.uses: list[Use] = []
        """For each picture that was added."""

    def add(self, pixels: bytes, width: int, height: int) -> int:
        """Return its number among those that were added. The pixels are red, green, blue, alpha, row by row."""
        self._added.append(np.frombuffer(pixels, np.uint8).reshape(height, width, 4))
        return len(self._added) - 1

    def mixes(self, pixels: bytes, width: int, height: int, numbers: list[int]) -> dict[int, Mix]:
        """Find, of the pictures with these numbers, those that are nothing but another one of them over a picture like
        this; they are kept no longer."""
        below = np.frombuffer(pixels, np.uint8).reshape(height, width, 4)[::_EVERY, ::_EVERY, :3].astype(np.float32)
        fine = {number: self._added[number] for number in numbers}
        coarse = {
            number: picture[::_EVERY, ::_EVERY, :3].astype(np.float32) - below
            for number, picture in fine.items()
            if picture.shape == (height, width, 4) and (picture[:, :, 3] == 255).all()
        }
        best: dict[int, Mix] = {}
        for above, difference in coarse.items():
            shares = {number: _share(each, difference) for number, each in coarse.items() if number != above}
            found = {number: Mix(above, share) for number, share in shares.items() if share is not None}
            best = max(best, found, key=len)
        for number in best:
            self._added[number] = np.zeros((1, 1, 4), np.uint8)
        return best

    def keep_whole(self, numbers: Sequence[int]) -> None:
        """Don't cut these, photographs as large as the table: cells of one would disturb those beside them."""
        self._wholes = list(numbers)

    def wholes(self) -> list[Image.Image]:
        """Return the pictures that aren't cut."""
        return [Image.fromarray(self._added[number]) for number in self._wholes]

    def cut(self) -> None:
        """Find out what they have in common, once all have been added."""
        sources = originals(self._added)
        numbers: dict[int, int] = {}
        grids: list[Pixels] = []
        like: dict[tuple[int, int], list[int]] = {}
        known: dict[bytes, int] = {}
        for added, source in enumerate(sources):
            if source not in numbers and source in self._wholes:
                numbers[source] = len(grids)
                grids.append(np.zeros((0, 0), int))
                self.cuts.append([*self._added[source].shape[1::-1], -1 - self._wholes.index(source)])
            elif source not in numbers:
                pixels = self._added[source]
                grid = self._grid(pixels, known)
                numbers[source] = len(grids)
                alike = like.setdefault(grid.shape, [])
                before = [(len(grids) - each, grids[each]) for each in alike[-_LIKE:]]
                self.cuts.append([pixels.shape[1], pixels.shape[0], *_cut(grid, before)])
                alike.append(len(grids))
                grids.append(grid)
            height, width = self._added[added].shape[:2]
            self.uses.append(Use(numbers[source], width, height, scaled=source != added))

    def picture(self, quality: int) -> bytes:
        """Return the sheet as a WebP file: `COLUMNS` cells a row, from cell 1."""
        rows = max(1, -(-len(self._cells) // COLUMNS))
        sheet = np.zeros((rows * CELL, COLUMNS * CELL, 4), np.uint8)
        for number, cell in enumerate(self._cells):
            row, column = divmod(number, COLUMNS)
            sheet[row * CELL : (row + 1) * CELL, column * CELL : (column + 1) * CELL] = cell
        return webp(Image.fromarray(sheet), quality)

    def _grid(self, pixels: Pixels, known: dict[bytes, int]) -> Pixels:
        """Return the numbers of a picture's cells."""
        height, width = pixels.shape[:2]
        rows, columns = -(-height // CELL), -(-width // CELL)
        whole = np.zeros((rows * CELL, columns * CELL, 4), np.uint8)
        whole[:height, :width] = pixels
        whole[whole[:, :, 3] == 0] = 0
        grid = np.zeros((rows, columns), int)
        for row in range(rows):
            for column in range(columns):
                cell = whole[row * CELL : (row + 1) * CELL, column * CELL : (column + 1) * CELL]
                if cell[:, :, 3].any():
                    content = cell.tobytes()
                    if content not in known:
                        self._cells.append(cell)
                        known[content] = len(self._cells)
                    grid[row, column] = known[content]
        return grid


def _share(part: Pixels, whole: Pixels) -> float | None:
    """Tell how much of a difference another one is; None if it is no part of it."""
    square = float((whole * whole).sum())
    share = float((part * whole).sum()) / square if square else 0.0
    away = abs(part - share * whole).mean(axis=2)
    side = max(1, min(_SPOT, *away.shape))
    spots = away[: away.shape[0] // side * side, : away.shape[1] // side * side]
    spots = spots.reshape(away.shape[0] // side, side, away.shape[1] // side, side).mean(axis=(1, 3))
    return share if 0 < share <= 1 and away.mean() < _MIXED and spots.max() < _MIXED_SPOT else None


def originals(pictures: list[Pixels]) -> list[int]:
    """Return for each picture the number of the one that it is in a smaller size; its own if it is none."""
    shapes = np.array([picture.shape[:2] for picture in pictures]).reshape(-1, 2)
    thumbs = np.stack([_seen(_resized(picture, _THUMB, _THUMB)).ravel() for picture in pictures])
    found = list(range(len(pictures)))
    for number in sorted(found, key=lambda each: -int(shapes[each].prod())):
        height, width = shapes[number]
        shape = abs(shapes[:, 1] * height / (shapes[:, 0] * width) - 1) < _SHAPE
        larger = np.flatnonzero(shape & (shapes[:, 1] > width))
        differences = abs(thumbs[larger] - thumbs[number]).mean(axis=1)
        for at in np.argsort(differences)[:_TRIED]:
            other = int(larger[at])
            if found[other] == other and differences[at] < _NEAR and is_smaller(pictures[number], pictures[other]):
                found[number] = other
                break
    return found


def is_smaller(pixels: Pixels, larger: Pixels) -> bool:
    """Tell whether a picture is the same as a larger one, but for its size."""
    height, width = pixels.shape[:2]
    return bool(abs(_spots(_resized(larger, width, height)) - _spots(pixels)).max() <= _SAME)


def _resized(pixels: Pixels, width: int, height: int) -> Pixels:
    return np.asarray(Image.fromarray(pixels).resize((width, height), Image.Resampling.BOX))


def _seen(pixels: Pixels) -> Pixels:
    """Return what is seen of pixels on grey, and how far they let it through."""
    alpha = pixels[:, :, 3:].astype(np.float32) / 255
    return np.concatenate((pixels[:, :, :3] * alpha + 128 * (1 - alpha), alpha * 255), axis=2)


def _spots(pixels: Pixels) -> Pixels:
    """Return the same, blurred."""
    height, width = pixels.shape[:2]
    side = min(_SPOT, height, width)
    rows, columns = height // side, width // side
    whole = _seen(pixels[: rows * side, : columns * side])
    return whole.reshape(rows, side, columns, side, 4).mean(axis=(1, 3))


def webp(picture: Image.Image, quality: int) -> bytes:
    """Return a picture as a small WebP file. How far something lets through needs fewer steps than its colours do; but
    light that lies over the whole table shows rings then, and where there is room it gets more."""
    packed = BytesIO()
    alpha = _FINE_ALPHA if quality >= FINE else max(10, quality - 55)
    picture.save(packed, "WEBP", quality=quality, alpha_quality=alpha, method=6)
    return packed.getvalue()


def _cut(grid: Pixels, alike: list[tuple[int, Pixels]]) -> list[int]:
    """Tell how far back the one lies that it is most like, and in which cells it differs."""
    back, base = 0, np.zeros_like(grid)
    for away, other in alike:
        if np.count_nonzero(grid != other) < np.count_nonzero(grid != base):
            back, base = away, other
    cells, changed = grid.ravel().tolist(), (grid != base).ravel().tolist()
    cut = [back]
    at = last = 0
    while at < len(cells):
        if not changed[at]:
            at += 1
            continue
        end, step = at + 1, min(1, cells[at])  # empty cells follow each other, others follow in their order
        while end < len(cells) and changed[end] and cells[end] == cells[end - 1] + step:
            end += 1
        cut += [at - last, end - at, cells[at]]
        at = last = end
    return cut
