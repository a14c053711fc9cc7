"""`python -m elios_desktop` and the installed command."""

from __future__ import annotations

import sys

from elios_desktop.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
