"""Build `dist/elios-desktop-VERSION-x86_64.AppImage`, one file for any Linux: `make appimage`.

It is our own small program (packaging/appimage/runtime.c, linked statically) and, after it in the same file, a packed
file system with the self-contained folder that `make deb` has built, the libraries of the window that many desktops
don't have, and what a desktop wants to know.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bundle
import make_deb
import notices

ROOT = bundle.ROOT
BUILD = ROOT / "build" / "appimage"
MOST_BYTES = 65_000_000
MARK = b"AI\x02"
"""At byte 8 of the file: an AppImage of the second type."""
LIBRARIES = (
    *("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1", "libxcb-render-util.so.0"),
    *("libxcb-util.so.1", "libxcb-shape.so.0", "libxcb-xkb.so.1", "libxkbcommon.so.0", "libxkbcommon-x11.so.0"),
)
"""What Qt's window needs that isn't on every desktop; the two last ones only work together. (Those that talk to the
graphics drivers have to be the system's own.)"""
LINKED = {
    "libsquashfuse-dev": "squashfuse",
    "libfuse3-dev": "libfuse",
    "libzstd-dev": "Zstandard",
    "libc6-dev": "glibc",
}
"""Debian's packages of what the small program at the beginning is linked with."""


def runtime() -> bytes:
    """The program that the file begins with, marked as an AppImage's."""
    BUILD.mkdir(parents=True, exist_ok=True)
    made = BUILD / "runtime"
    libraries = ["-lsquashfuse_ll", "-lfuse3", "-lzstd", "-lpthread", "-ldl"]
    warn = ["-Wall", "-Wextra", "-Werror"]
    done = subprocess.run(
        [
            *("gcc", "-std=gnu11", "-Os", *warn, "-static-pie", "-fstack-protector-strong", "-D_FORTIFY_SOURCE=2"),
            *("-Wl,-z,relro,-z,now", "-Wl,--build-id=none", "-s", "-o", str(made)),
            *(str(Path(__file__).parent / "appimage" / "runtime.c"), *libraries),
        ],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    program = bytearray(made.read_bytes())
    program[8 : 8 + len(MARK)] = MARK
    return bytes(program)


def add_libraries(folder: Path) -> list[str]:
    """Copy the window's libraries beside the others; their names."""
    known = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    for name in LIBRARIES:
        found = re.search(rf"^\s*{re.escape(name)} \(libc6,x86-64\) => (.*)$", known, re.MULTILINE)
        if found is None:
            raise SystemExit(f"{name} isn't there: `make play` says how it is installed")
        shutil.copyfile(found[1], folder / name)
    return list(LIBRARIES)


def tell(folder: Path, names: list[str]) -> None:
    """Name what was added in the folder's NOTICES.txt, too."""
    asked = ["dpkg-query", "-W", "-f", "${Package} ${source:Upstream-Version}\n", *LINKED]
    answers = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()
    linked = zip(answers[::2], answers[1::2], strict=True)
    notices.know({LINKED[package]: version.partition("+")[0] for package, version in linked})
    if strange := notices.unnamed(names):
        raise SystemExit("packaging/parts.toml doesn't name:\n  " + "\n  ".join(strange))
    told = folder / "elios_desktop" / "NOTICES.txt"
    added = notices.carried([*names, "elios-desktop.AppImage"], [], frozen=False)
    told.write_text(told.read_text("utf-8") + "\n" + notices.list_parts(added), encoding="utf-8")


def lay_out(root: Path) -> None:
    """Everything that is packed."""
    built = ROOT / "dist" / "elios-desktop"
    if not built.is_dir():
        raise SystemExit("`make deb` builds the folder that goes in")
    folder = root / "usr" / "lib" / "elios-desktop"
    shutil.copytree(built, folder, symlinks=True)
    tell(folder / "_internal", add_libraries(folder / "_internal"))
    make_deb.lay_out_share(root / "usr" / "share")
    (root / "AppRun").symlink_to("usr/lib/elios-desktop/elios-desktop")
    entry = (root / "usr" / "share" / "applications" / f"{make_deb.APP}.desktop").read_text(encoding="utf-8")
    entry = re.sub(r"^TryExec=.*\n", "", entry, flags=re.MULTILINE)  # nobody finds the program in a folder of programs
    entry = entry.replace("\n\n[", f"\nX-AppImage-Version={make_deb.version()}\n\n[", 1)
    (root / f"{make_deb.APP}.desktop").write_text(entry, encoding="utf-8")
    icons = "usr/share/icons/hicolor"
    (root / f"{make_deb.APP}.svg").symlink_to(f"{icons}/scalable/apps/{make_deb.APP}.svg")
    (root / ".DirIcon").symlink_to(f"{icons}/256x256/apps/{make_deb.APP}.png")


def main(release: bool = False) -> Path:
    """The AppImage; `release`: one for all the systems that it shall be for."""
    root = BUILD / "AppDir"
    shutil.rmtree(BUILD, ignore_errors=True)
    root.mkdir(parents=True)
    lay_out(root)
    make_deb.check_needs(root, release)
    make_deb.set_modes(root)
    make_deb.set_times(root)
    packed, begins = BUILD / "packed", runtime()
    time = str(bundle.release_time())
    subprocess.run(
        [
            *("mksquashfs", str(root), str(packed), "-comp", "zstd", "-Xcompression-level", "19", "-b", "256K"),
            *("-all-root", "-no-xattrs", "-noappend", "-mkfs-time", time, "-all-time", time, "-no-progress", "-quiet"),
        ],
        check=True,
        env={name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"},
    )
    package = ROOT / "dist" / f"elios-desktop-{make_deb.version()}-x86_64.AppImage"
    made = BUILD / package.name
    made.write_bytes(begins + packed.read_bytes())
    made.chmod(0o755)
    told = subprocess.run([str(made), "--appimage-offset"], check=True, capture_output=True, text=True).stdout
    if int(told) != len(begins):
        raise SystemExit(f"It looks for its files at {told.strip()}, not at {len(begins)}")
    if made.stat().st_size > MOST_BYTES:
        raise SystemExit(f"{made.name} has {made.stat().st_size / 1e6:.0f} MB, more than {MOST_BYTES / 1e6:.0f}")
    return made.replace(package)


if __name__ == "__main__":
    print(main(release=sys.argv[1:] == ["--release"]))
