"""The addresses of the program's own pages: one place says them, and what can't read it says the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elios_desktop.ui.shell.menus import HOME, PROBLEMS, PROJECT, RELEASES

OURS = re.compile(r"https?://[\w.-]*(?:elios-desktop|elios_desktop)[\w./#-]*")
SAID_ELSEWHERE = (
    "pyproject.toml", "README.md", "packaging/linux/io.github.elios_desktop.EliosDesktop.metainfo.xml",
    "packaging/make_deb.py",
)  # fmt: skip


def test_no_other_module_says_an_address(checkout: Path) -> None:
    package = checkout / "elios_desktop"
    said = [
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"https?://", path.read_text(encoding="utf-8"))
    ]
    assert said == ["ui/shell/menus.py"]


@pytest.mark.parametrize("name", SAID_ELSEWHERE)
def test_what_cannot_read_them_says_the_same(checkout: Path, name: str) -> None:
    found = OURS.findall((checkout / name).read_text(encoding="utf-8"))
    raw = PROJECT.replace("https://github.com", "https://raw.githubusercontent.com")
    assert all(each.startswith((HOME, PROJECT, RELEASES, PROBLEMS, raw)) for each in found), found
