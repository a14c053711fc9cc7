"""Where the program is at home on the web: the only place that says so. Nothing ever asks these addresses by itself."""

from __future__ import annotations

from typing import Final

PROJECT: Final = "https://github.com/elios-desktop/elios-desktop"
"""The sources, and whatever is about them."""
HOME: Final = "https://elios-desktop.github.io/"
RELEASES: Final = f"{PROJECT}/releases"
"""Every version, to download, with what is new in it."""
PROBLEMS: Final = f"{PROJECT}/issues"
"""Where one reports what went wrong."""
