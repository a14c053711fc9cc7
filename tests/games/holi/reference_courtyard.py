"""What stands on the table in Holi: the cells of a level, the sweets, and the colour cards."""

from __future__ import annotations

CARDS = {
    1: ("###", "...", "..."),
    2: ("##.", "#..", "..."),
    3: ("#..", ".#.", "..#"),
    4: ("#.#", ".#.", "..."),
    5: ("##.", "..#", "..."),
    6: (".##", "#..", "..."),
    7: ("#.#", "...", ".#."),
    8: ("#.#", "...", "#.."),
    9: (".#.", "#*#", "..."),
    10: ("#.#", ".*.", "#.."),
    11: ("#.#", "#*.", "..."),
    12: (".#.", ".*#", "#.."),
    13: ("###", "...", ".*."),
}
GRID = [column + row for column in "abcdef" for row in "123456"]
CORNERS = ["a1", "f1", "a6", "f6"]
BORDER = [cell for cell in GRID if cell[0] in "af" or cell[1] in "16"]
SWEET_CELLS = ["a2", "b1", "e1", "f2", "a5", "b6", "e6", "f5"]

Shape = frozenset[tuple[int, int, str]]  # column, row, and what is printed there


def shapes(card: int, mirrored: bool) -> set[Shape]:
    """The card's coloured spaces and mark in every way of turning (and mirroring) it."""
    printed = [(x, 2 - line, CARDS[card][line][x]) for x in range(3) for line in range(3)]
    spaces = [(x, y, mark) for x, y, mark in printed if mark != "."]
    found = set()
    for mirror in (False, True) if mirrored else (False,):
        turned = [(2 - x if mirror else x, y, mark) for x, y, mark in spaces]
        for _ in range(4):
            turned = [(y, 2 - x, mark) for x, y, mark in turned]
            found.add(frozenset(turned))
    return found


def neighbours(cell: str) -> list[str]:
    """The orthogonal neighbours on the grid."""
    column, row = ord(cell[0]), int(cell[1])
    around = [chr(column + dx) + str(row + dy) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return [each for each in around if each in GRID]
