"""Write python-sources.json beside this file: every wheel that the Flatpak needs, by address and SHA-256, as PyPI has
them for the runtime's Python; Qt and PySide are in the base app. Needs the network; what it writes is committed, and
building needs none.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
PYTHON = "3.13"
"""Of org.kde.Platform 6.10."""
IN_THE_BASE_APP = ("pyside6", "shiboken6")
PLATFORMS = [f"manylinux_2_{minor}_x86_64" for minor in (34, 31, 28, 27, 26, 24, 17)] + ["manylinux2014_x86_64"]


def main() -> None:
    """Ask pip what it would install, and note where that is."""
    project = tomllib.loads((HERE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--isolated", "--quiet", "--dry-run", "--ignore-installed"),
                *("--index-url", "https://pypi.org/simple", "--only-binary", ":all:", "--python-version", PYTHON),
                *(part for platform in PLATFORMS for part in ("--platform", platform)),
                *("--target", folder, "--report", str(report), *wanted),
            ],
            check=True,
        )
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    sources = [
        {
            "type": "file",
            "url": each["download_info"]["url"],
            "sha256": each["download_info"]["archive_info"]["hashes"]["sha256"],
        }
        for each in found
        if not each["metadata"]["name"].lower().startswith(IN_THE_BASE_APP)
    ]
    sources.sort(key=lambda each: each["url"].rpartition("/")[2].lower())
    (HERE / "python-sources.json").write_text(json.dumps(sources, indent=4) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
