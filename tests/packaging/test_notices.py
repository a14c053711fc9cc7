"""Everything that the self-contained folder carries of others' works is named, with its licence."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from elios_desktop.ui.kit.dialogs import ALSO_USED

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

import notices

LIBRARIES = (
    "PySide6/Qt/lib/libQt6Core.so.6",
    "libQt6Core.so.6",
    "PySide6/QtCore.abi3.so",
    "python3.11/lib-dynload/_decimal.cpython-311-x86_64-linux-gnu.so",
    "PySide6/Qt6Core.dll",
    "elios_desktop/resources/icons/any.svg",
)


def test_what_is_known_has_a_name() -> None:
    assert notices.unnamed(LIBRARIES, ["elios_desktop.app", "json", "numpy.linalg", "PySide6.QtCore"]) == []


@pytest.mark.parametrize(
    "stranger",
    ["libavcodec.so.61", "PySide6/libcurl.so.4", "PySide6/Qt/lib/libavcodec.so.61", "PySide6.Qt/lib/libQt6Core.so.6"],
)
def test_a_library_that_no_part_names_is_found(stranger: str) -> None:
    assert notices.unnamed([*LIBRARIES, stranger]) == [stranger]


def test_a_module_that_no_part_names_is_found() -> None:
    assert notices.unnamed(LIBRARIES, ["requests.api", "requests"]) == ["requests"]


def test_every_part_says_what_the_law_asks_for() -> None:
    for part in notices.all_parts():
        assert "" not in (part.name, part.license, part.copyright)
        assert part.sources.startswith("https://")
        assert part.files or part.modules
        for text in part.texts:
            assert (notices.PACKAGING / "licenses" / f"{text}.txt").stat().st_size > 200


def test_the_notices_tell_how_qt_is_replaced_and_bring_the_texts() -> None:
    qt = [part for part in notices.all_parts() if part.name in ("Qt", "PySide6 and Shiboken6", "NumPy")]
    told = notices.notices(qt)
    assert "You may\nreplace them" in told
    for part in qt:
        assert f"{part.name} {part.version}\n" in told
        assert f"Sources: {part.address}\n" in told
        assert part.version in part.address
    for text in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "HarfBuzz", "OpenBLAS", "Cabin"):
        assert told.count(text) >= 1
    assert told.count("GNU LESSER GENERAL PUBLIC LICENSE\n" + 23 * " " + "Version 3") == 1  # of two parts


def test_what_the_program_asks_for_is_named_in_about(checkout: Path) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {each.partition(">")[0].partition("=")[0].strip().lower() for each in project["dependencies"]}
    qt = {name for name in names if name.startswith("pyside6")}
    assert qt
    assert {name.lower() for name in ALSO_USED} == names - qt
