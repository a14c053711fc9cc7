"""Build the Debian package `dist/elios-desktop_VERSION_amd64.deb` around the self-contained folder: `make deb`.

The folder lies in /usr/lib/elios-desktop; everything else is what a desktop wants to know: menu entry, icons, the type
of .elios files, AppStream metainfo, a man page.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle

ROOT = bundle.ROOT
APP = "io.github.elios_desktop.EliosDesktop"
GAME_TYPE = "application-x-elios-desktop-game"
LINUX = ROOT / "packaging" / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
DEPENDS = (
    "libstdc++6, libexpat1, libgl1, libegl1, libglib2.0-0t64 | libglib2.0-0, libxkbcommon0, "
    "libfontconfig1, libfreetype6, libdbus-1-3, libgssapi-krb5-2, zlib1g, libxkbcommon-x11-0, libxcb-cursor0, "
    "libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libxcb-xkb1, libxcb-image0, libxcb-render-util0, libx11-6, "
    "libx11-xcb1"
)
RECOMMENDS = (
    "libpulse0, libasound2t64 | libasound2, "
    "libcups2 | libcups2t64, libwayland-client0, libwayland-cursor0, fonts-dejavu-core | fonts-noto-core, "
    "shared-mime-info, desktop-file-utils"
)
MOST = {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13)}
"""Versions of the system's libraries' symbols: what Ubuntu 22.04 has, the oldest system that a release is for."""
THE_SYSTEMS = re.compile(r"lib(c|m|dl|pthread|stdc\+\+|gcc_s|expat|GL|EGL|GLX|GLdispatch|X11|xcb|drm|gbm)\.so")
"""Libraries that must be the system's own: graphics drivers are linked against them."""
MOST_BYTES = 60_000_000


def version() -> str:
    """The program's version."""
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "elios_desktop" / "__init__.py").read_text())
    assert found is not None
    return found[1]


def put(source: Path, target: Path) -> None:
    """Copy a file, with its folders."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def put_packed(text: bytes, target: Path) -> None:
    """Write a file as Debian packs documentation."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text, 9, mtime=0))


def lay_out(root: Path) -> None:
    """Everything that the package contains."""
    shutil.copytree(bundle.bundle(), root / "usr" / "lib" / "elios-desktop", symlinks=True)
    launcher = root / "usr" / "games" / "elios-desktop"
    launcher.parent.mkdir(parents=True)
    launcher.symlink_to("../lib/elios-desktop/elios-desktop")
    share = root / "usr" / "share"
    lay_out_share(share)
    put_packed((LINUX / "elios-desktop.6").read_bytes(), share / "man" / "man6" / "elios-desktop.6.gz")
    put_packed((LINUX / "changelog").read_bytes(), share / "doc" / "elios-desktop" / "changelog.gz")
    overrides = share / "lintian" / "overrides" / "elios-desktop"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(overridden(root), encoding="utf-8")


def overridden(root: Path) -> str:
    """What lintian is told to overlook: of our list, what is about files that this package has. Debian's own Python
    has built in what others have in libraries apart."""
    lines = (LINUX / "lintian-overrides").read_text(encoding="utf-8").splitlines(keepends=True)
    patterns = {line: re.search(r"\[(.+)\]", line) for line in lines}
    return "".join(line for line, found in patterns.items() if found is None or any(root.glob(found[1])))


def lay_out_share(share: Path) -> None:
    """What every desktop wants to know, and whose works are in it."""
    put(LINUX / f"{APP}.desktop", share / "applications" / f"{APP}.desktop")
    put(LINUX / f"{APP}.metainfo.xml", share / "metainfo" / f"{APP}.metainfo.xml")
    put(LINUX / f"{APP}.xml", share / "mime" / "packages" / f"{APP}.xml")
    icons, pictures = share / "icons" / "hicolor", ROOT / "build" / "icons"
    for name, kind in ((APP, "apps"), (GAME_TYPE, "mimetypes")):
        put(ROOT / "resources" / "icons" / f"{name}.svg", icons / "scalable" / kind / f"{name}.svg")
        for size in SIZES:
            put(pictures / f"{name}-{size}.png", icons / f"{size}x{size}" / kind / f"{name}.png")
    doc = share / "doc" / "elios-desktop"
    doc.mkdir(parents=True)
    others = (ROOT / "build" / "notices" / "copyright").read_text(encoding="utf-8")
    (doc / "copyright").write_text(f"{(LINUX / 'copyright').read_text(encoding='utf-8')}\n{others}", encoding="utf-8")


def control(root: Path, glibc: str) -> str:
    """The package's own description."""
    kib = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file()) // 1024
    return f"""Package: elios-desktop
Version: {version()}
Architecture: amd64
Maintainer: The Elios Desktop developers <elios-desktop@users.noreply.github.com>
Section: games
Priority: optional
Installed-Size: {kib}
Depends: libc6 (>= {glibc}), {DEPENDS}
Recommends: {RECOMMENDS}
Homepage: https://elios-desktop.github.io/
Description: four tabletop games for friends at one computer
 Elios, Elementos, Exagon and Holi: drag pieces on one warm table, switch
 between Italian, English and German at any moment, pass the computer around,
 stop, and carry on another day.
 .
 This is an unofficial program; the games' names and rules are their
 publishers'.
"""


def sums(root: Path) -> str:
    """What `dpkg --verify` compares the installed files with."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)


def set_modes(root: Path) -> None:
    """Folders and programs 755, everything else 644, whatever the builder's umask is."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        program = path.name == "elios-desktop" and path.is_file() and path.parent.name == "elios-desktop"
        path.chmod(0o755 if path.is_dir() or program else 0o644)


def set_times(root: Path) -> None:
    """Everything is as old as the release, whenever it is built."""
    for path in (*root.rglob("*"), root):
        os.utime(path, (bundle.release_time(),) * 2, follow_symlinks=False)


def check_needs(folder: Path, release: bool) -> str:
    """The glibc that the folder needs; fail where it needs newer system libraries than MOST, or brings some of its own.

    The Python of a newer system needs that system's glibc: such a package is for its own system, and no release.
    """
    wrong = []
    highest: dict[str, tuple[int, ...]] = dict.fromkeys(MOST, ())
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        with path.open("rb") as file:
            if file.read(4) != b"\x7fELF":
                continue
        if THE_SYSTEMS.match(path.name):
            wrong.append(f"{path.name} is the system's")
        needs = subprocess.run(["objdump", "-p", str(path)], check=True, capture_output=True, text=True).stdout
        places = ":".join(re.findall(r"^ +R(?:UN)?PATH +(.*)$", needs, re.MULTILINE)).split(":")
        wrong += [f"{path.name} looks for libraries in {place}" for place in places if place[:7] not in ("", "$ORIGIN")]
        for library, numbers in re.findall(r"\b(GLIBC|GLIBCXX|CXXABI)_([0-9.]+)$", needs, re.MULTILINE):
            version = tuple(map(int, numbers.split(".")))
            highest[library] = max(highest[library], version)
            if version > MOST[library] and (release or library != "GLIBC"):
                wrong.append(f"{path.name} needs {library}_{numbers}")
    if wrong:
        raise SystemExit("The package would not run on every system it is for:\n  " + "\n  ".join(wrong))
    print("needs", ", ".join(f"{library} {'.'.join(map(str, version))}" for library, version in highest.items()))
    return ".".join(map(str, max(highest["GLIBC"], MOST["GLIBC"])))


def main(release: bool = False) -> Path:
    """The package; `release`: one for all the systems that it shall be for."""
    root = ROOT / "build" / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(root)
    glibc = check_needs(root / "usr" / "lib" / "elios-desktop", release)
    description, listed = control(root, glibc), sums(root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(description)
    (root / "DEBIAN" / "md5sums").write_text(listed)
    set_modes(root)
    set_times(root)
    package = ROOT / "dist" / f"elios-desktop_{version()}_amd64.deb"
    made = ROOT / "build" / package.name
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build", str(root), str(made)],
        check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(bundle.release_time())},
    )
    if made.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{made.name} has {made.stat().st_size / 1e6:.0f} MB, more than {MOST_BYTES / 1e6:.0f}")
    return made.replace(package)  # whole or not at all: somebody might install what an interrupted build has left


if __name__ == "__main__":
    print(main(release=sys.argv[1:] == ["--release"]))
