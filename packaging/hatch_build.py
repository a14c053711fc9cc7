"""What goes into the wheel beside the code: art, sounds, and translations, for the window and for the command line. And
the page about it: README.md, whose pictures and files are looked for on the web there.

The compiled translations are not in the repository: building a wheel compiles them. An editable installation
finds everything else in the checkout, and the compiled files are put there.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import qm


class Contents(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook for the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and name the files."""
        root = Path(self.root)
        sources = root / "translations"
        if version == "editable":
            qm.release(sources, root / "elios_desktop" / "translations")
            return
        self._folder = tempfile.TemporaryDirectory()
        include = build_data["force_include"]
        for path in qm.release(sources, Path(self._folder.name)):
            include[str(path)] = f"elios_desktop/translations/{path.name}"
        for path in sorted(sources.glob("*.ts")):
            if path.name.startswith("rulebook_"):
                continue  # the command line shows no rulebook; the window reads the compiled file
            include[str(path)] = f"elios_desktop/translations/{path.name}"
        include[str(root / "resources")] = "elios_desktop/resources"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel has them."""
        if version != "editable":
            self._folder.cleanup()


class About(MetadataHookInterface):
    """Hatchling's hook for what is said about the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """README.md as it can be read anywhere: on a package's page nothing lies beside it."""
        root = Path(self.root)
        project = metadata["urls"]["Source"]
        pages, files = f"{project}/blob/v{metadata['version']}/", f"{project}/raw/v{metadata['version']}/"
        text = (root / "README.md").read_text(encoding="utf-8")
        text = re.sub(r"(!\[[^\]]*\])\((?!\w+:|#)", rf"\1({files}", text)
        text = re.sub(r"(?<!!)(\[[^\]!]*\])\((?!\w+:|#)", rf"\1({pages}", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
