"""What goes into the wheel beside the code: art, sounds, and translations, for the window and for the command line.

The compiled translations are not in the repository; a package without them would speak English to everybody, so none is
built without them. An editable installation finds everything in the checkout.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Contents(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook for both the sdist and the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files, and say what to do where some are missing."""
        if version == "editable":
            return
        root = Path(self.root)
        sources = sorted((root / "translations").glob("*.ts"))
        compiled = {path.stem.rpartition("_")[2] for path in (root / "elios_desktop" / "translations").glob("*.qm")}
        missing = sorted({path.stem.rpartition(".")[2] for path in sources} - compiled)
        if missing:
            raise FileNotFoundError(f"No compiled translation of: {', '.join(missing)}. “make wheel” compiles them.")
        if self.target_name != "wheel":
            return
        include = build_data["force_include"]
        for path in sources:
            if path.name.startswith("rulebook_"):
                continue  # the command line shows no rulebook; the window reads the compiled file
            include[str(path)] = f"elios_desktop/translations/{path.name}"
        include[str(root / "resources")] = "elios_desktop/resources"
