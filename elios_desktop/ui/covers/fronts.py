"""The picture on the front of each game's box. Home's first picture does without; see `ui.game_box`."""

from __future__ import annotations

from elios_desktop.ui.covers.carton import Front
from elios_desktop.ui.covers.elementos import paint_elementos
from elios_desktop.ui.covers.elios import paint_elios
from elios_desktop.ui.covers.exagon import paint_exagon
from elios_desktop.ui.covers.holi import paint_holi

FRONTS: dict[str, Front] = {
    "elios": paint_elios,
    "elementos": paint_elementos,
    "exagon": paint_exagon,
    "holi": paint_holi,
}
"""By game id."""
