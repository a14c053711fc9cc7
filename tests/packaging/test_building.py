"""What an interrupted build leaves behind: no package, or the one before."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import make_deb

BREAKS_OFF = """#!/bin/sh
for last; do :; done
printf 'half of a pack' > "$last"
exit 1
"""


def test_a_debian_package_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = tmp_path / "bin" / "dpkg-deb"
    tool.parent.mkdir()
    tool.write_text(BREAKS_OFF, encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")
    name = f"elios-desktop_{make_deb.version()}_amd64.deb"
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / name).write_bytes(b"the one before")
    monkeypatch.setattr(make_deb, "version", lambda: name.split("_")[1])
    monkeypatch.setattr(make_deb, "ROOT", tmp_path)
    monkeypatch.setattr(make_deb, "lay_out", lambda root: (root / "usr" / "lib" / "elios-desktop").mkdir(parents=True))
    with pytest.raises(subprocess.CalledProcessError):
        make_deb.main()
    assert {path.name: path.read_bytes() for path in dist.iterdir()} == {name: b"the one before"}
