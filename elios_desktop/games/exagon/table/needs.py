"""What must find room on the table of Exagon, in the type and the language in force."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from elios_desktop.games.exagon.board.words import point_count, tile_count
from elios_desktop.games.exagon.rules.deal import TILES_EACH
from elios_desktop.games.exagon.table.drawing import bonus_caption
from elios_desktop.games.exagon.table.layout import PLATE_FRAME, Needs
from elios_desktop.ui.board.plates import plate_height
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.kit.theme import Theme


def what_needs_room(theme: Theme, lines: int, seats: int, clocked: bool) -> Needs:
    """For plates with so many lines, as many seats, and an hourglass or none."""
    small, large = QFontMetricsF(theme.font("small")), QFontMetricsF(theme.font("large", bold=True))
    widest = max(map(small.horizontalAdvance, (tile_count(20, translate), point_count(50, translate))))
    return Needs(
        QSizeF(max(118.0, widest + PLATE_FRAME), plate_height(theme, lines)),
        1 / max(1.0, theme.text_scale),
        QSizeF(large.horizontalAdvance("00:00") + 14, large.height() + 10) if clocked else None,
        QSizeF(small.horizontalAdvance(bonus_caption()) + 8, small.height()),
        TILES_EACH[seats],
    )
