"""What is built: whole or not at all, and for which systems."""

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


@pytest.mark.parametrize(("library", "glibc"), [("2.17", "2.35"), ("2.38", "2.38")])
def test_a_package_asks_for_the_glibc_that_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, glibc: str
) -> None:
    """And a release, which is for older systems, too, isn't built where it would need a newer one."""
    tool = tmp_path / "bin" / "objdump"
    tool.parent.mkdir()
    tool.write_text(f"#!/bin/sh\necho '    0x0 0x00 02 GLIBC_{library}'\n", encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tool.parent), prepend=":")
    folder = tmp_path / "elios-desktop"
    folder.mkdir()
    (folder / "libpython3.so").write_bytes(b"\x7fELF")
    assert make_deb.check_needs(folder, release=False) == glibc
    assert f"\nDepends: libc6 (>= {glibc}), libstdc++6" in make_deb.control(folder, glibc)
    if glibc == "2.35":
        assert make_deb.check_needs(folder, release=True) == glibc
    else:
        with pytest.raises(SystemExit, match=r"libpython3\.so needs GLIBC_2\.38"):
            make_deb.check_needs(folder, release=True)


def test_lintian_is_told_to_overlook_only_what_is_there(tmp_path: Path) -> None:
    """Debian's own Python has modules built in that are files of others'."""
    modules = tmp_path / "usr" / "lib" / "elios-desktop" / "_internal" / "python3.11" / "lib-dynload"
    modules.mkdir(parents=True)
    assert "_statistics" not in make_deb.overridden(tmp_path)
    (modules / "_statistics.cpython-311-x86_64-linux-gnu.so").touch()
    told = make_deb.overridden(tmp_path)
    assert "library-not-linked-against-libc" in told
    assert "libicu" not in told
