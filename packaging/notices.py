"""What the self-contained folder carries of others' works: packaging/parts.toml says it once, and from there come the
folder's NOTICES.txt, which Help → About shows, and the Debian package's copyright.

A file or a module that no part names stops the build.
"""

from __future__ import annotations

import platform
import sqlite3
import sys
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import __libmpdec_version__
from fnmatch import fnmatchcase
from importlib import metadata
from pathlib import Path
from pyexpat import EXPAT_VERSION
from types import MappingProxyType

PACKAGING = Path(__file__).resolve().parent
PROGRAM = "elios_desktop"
_VERSIONS = {
    "Python": platform.python_version(),
    "Expat": EXPAT_VERSION.removeprefix("expat_"),
    "mpdecimal": __libmpdec_version__,
    "SQLite": sqlite3.sqlite_version,
}
_PLACES = [sys.path]
"""Where packages are asked for their versions and licenses: in what builds, or in what has been unpacked for another
system."""
_OWN = {"LICENSE": "Elios Desktop", "resources/fonts/OFL.txt": "The font Cabin"}
"""What the program's own files are under."""
_DEBIANS = ("GPL-2", "GPL-3", "LGPL-2.1", "LGPL-3", "Apache-2.0")
"""The texts that every Debian has."""
_RULE = "=" * 100
_HEAD = """Elios Desktop is free software under the MIT License. This folder carries works of others as well, each under
its own license: they are listed here, and the texts of their licenses follow.

Qt and PySide6 are under the GNU Lesser General Public License, version 3. They are distributed unchanged. You may
replace them by other versions with the same interface, also by ones that you have changed and built yourself: put the
libraries in place of those of the same names in the folders that are named below. (On macOS, sign the application again
afterwards: codesign --force --deep --sign - "Elios Desktop.app".) You may also take this program apart to find mistakes
in such changes. The addresses below have the complete sources of exactly these versions.
"""


@dataclass(frozen=True)
class Part:
    """One of the others' works."""

    name: str
    license: str
    copyright: str
    sources: str
    files: Sequence[str] = ()
    modules: Sequence[str] = ()
    texts: Sequence[str] = ()
    distribution: str = ""
    remark: str = ""

    @property
    def version(self) -> str:
        """Of the copy that is carried; empty where only the library's file knows it."""
        return _distribution(self.distribution).version if self.distribution else _VERSIONS.get(self.name, "")

    @property
    def address(self) -> str:
        """Where the sources of this version are."""
        return self.sources.format(version=self.version, minor=".".join(self.version.split(".")[:2]))

    def has(self, name: str) -> bool:
        """Whether a file (a path inside the folder of the libraries) belongs to it."""
        return any(fnmatchcase(name, pattern) for pattern in self.files)

    def brings(self, module: str) -> bool:
        """Whether a top-level module belongs to it."""
        return any(fnmatchcase(module, pattern) for pattern in self.modules)


def of_another_system(packages: Path, python: Path, version: str) -> None:
    """From now on, tell about these unpacked packages and this Python, in the folder `python`, instead of those that
    run here; what it brings itself is of versions that only its files know."""
    _PLACES[0] = [str(packages)]
    _PYTHONS.insert(0, python / "LICENSE.txt")
    _VERSIONS.clear()
    _VERSIONS["Python"] = version


def know(versions: Mapping[str, str]) -> None:
    """Of which versions these parts are, which nothing else tells."""
    _VERSIONS.update(versions)


def _distribution(name: str) -> metadata.Distribution:
    return next(iter(metadata.distributions(name=name, path=_PLACES[0])))


def all_parts() -> tuple[Part, ...]:
    """Those of every system."""
    listed = tomllib.loads((PACKAGING / "parts.toml").read_text(encoding="utf-8"))["part"]
    return tuple(Part(**each) for each in listed)


def unnamed(files: Iterable[str], modules: Iterable[str] = ()) -> list[str]:
    """The files and the modules that are neither the program's own nor any part's."""
    parts = all_parts()
    own = {PROGRAM, *sys.stdlib_module_names}
    tops = {module.partition(".")[0] for module in modules} - own
    strange = [name for name in files if not name.startswith(f"{PROGRAM}/") and not any(p.has(name) for p in parts)]
    return sorted(strange) + sorted(top for top in tops if not any(part.brings(top) for part in parts))


def carried(files: Collection[str], modules: Collection[str], frozen: bool = True) -> list[Part]:
    """The parts that a folder with these files and modules has; `frozen`: PyInstaller has made it."""
    tops = {module.partition(".")[0] for module in modules}
    return [
        part
        for part in all_parts()
        if any(part.has(name) for name in files)
        or any(part.brings(top) for top in tops)
        or (frozen and part.distribution == "pyinstaller")
    ]


def notices(parts: Collection[Part]) -> str:
    """NOTICES.txt: who, which version, under what, where its sources and its files are; then every text once."""
    own = {(PACKAGING.parent / own).read_text(encoding="utf-8"): [name] for own, name in _OWN.items()}
    return f"{_HEAD}\n{list_parts(parts, own)}"


def list_parts(parts: Collection[Part], own: Mapping[str, list[str]] = MappingProxyType({})) -> str:
    """Who, which version, under what, where its sources and its files are; then every text once, beside one's own."""
    blocks, texts = [], dict(own)
    for part in parts:
        for text in _texts(part):
            texts.setdefault(text, []).append(part.name)
        lines = [f"{part.name} {part.version}".strip(), f"Copyright: {part.copyright}", f"License: {part.license}"]
        lines.append(f"Sources: {part.address}")
        if part.files:
            lines.append(f"Files: {', '.join(part.files)}")
        if part.modules:
            lines.append(f"Modules: {', '.join(part.modules)}")
        if part.remark:
            lines.append(part.remark)
        blocks.append("\n    ".join(lines) + "\n")
    for text, names in texts.items():
        blocks.append(f"{_RULE}\n{', '.join(names)}\n{_RULE}\n\n{text}")
    return "\n".join(blocks)


def _texts(part: Part) -> list[str]:
    paths = [PACKAGING / "licenses" / f"{name}.txt" for name in part.texts]
    if part.distribution and not part.distribution.startswith("PySide6"):
        paths += _of_distribution(part.distribution)
    if part.name == "Python":
        paths.append(next(path for path in _PYTHONS if path.is_file()))
    return [path.read_text(encoding="utf-8").strip("\n") + "\n" for path in paths]


_PYTHONS = [
    Path(sys.base_prefix, "lib", f"python{sys.version_info[0]}.{sys.version_info[1]}", "LICENSE.txt"),
    Path(sys.base_prefix, "LICENSE.txt"),  # Windows
    Path("/usr/share/doc", f"python{sys.version_info[0]}.{sys.version_info[1]}", "copyright"),  # Debian
]


def _of_distribution(name: str) -> list[Path]:
    found = [
        Path(str(file.locate()))
        for file in _distribution(name).files or ()
        if ".dist-info" in str(file) and any(word in file.name.upper() for word in ("LICENSE", "COPYING", "LICENCE"))
    ]
    if not found:
        raise SystemExit(f"{name} brings no text of its license: put it into packaging/licenses")
    return sorted(found)


def debian_copyright(parts: Collection[Part], folder: str) -> str:
    """Paragraphs for the Debian package's copyright, whose libraries are in `folder`."""
    blocks = []
    inside = [f"{part.name} {part.version} ({part.license})" for part in parts if not part.files]
    for part in parts:
        if not part.files:
            continue
        files = [f"{folder}/{name}" for name in part.files if not name.endswith((".dll", ".pyd"))]
        text = [f"The sources: {part.address}", *([part.remark] if part.remark else [])]
        text += [
            f"On Debian systems the text of the {name} is in /usr/share/common-licenses/{name}."
            for name in part.texts
            if name in _DEBIANS
        ]
        text.append(f"All texts are in /{folder}/{PROGRAM}/NOTICES.txt.")
        comment = f"{part.name} {part.version}".rstrip()
        if part.distribution == "pyinstaller":
            comment += f". In its archive: {', '.join(inside)}."
        blocks.append(
            f"Files: {' '.join(files).replace('_internal/../', '')}\nCopyright: {part.copyright}\n"
            f"License: {part.license}\n " + "\n ".join(text) + f"\nComment: {comment}\n"
        )
    return "\n".join(blocks)
