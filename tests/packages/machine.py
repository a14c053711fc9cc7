"""A clean Debian 12 in a folder: as root, with debootstrap, in mount and process spaces of its own.

Nothing that runs in it outlives its command, and nothing has to be unmounted: both end with the command's own spaces.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path

PLAYER = "player"
_MIRROR = "http://deb.debian.org/debian"
_EVERY_DESKTOP_HAS = "desktop-file-utils,shared-mime-info,xdg-utils,libfile-mimeinfo-perl,hicolor-icon-theme,locales"
_LOCALES = ("it_IT", "en_GB", "de_DE")
_ENTER = """
mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/dev/shm" && mount -t devpts devpts "$0/dev/pts"
root=$0; exec chroot "$root" "$@"
"""
_NOT_COMPARED = ("proc", "sys", "dev", "run", "tmp", "home", "var/cache", "var/log", "var/lib/apt", "etc/ld.so.cache")


class Machine:
    """The machine in `root`."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def command(self, arguments: Sequence[str], user: str = "root", **environment: str) -> list[str]:
        """What to run on the host so that the arguments run in the machine."""
        home = "/root" if user == "root" else f"/home/{user}"
        given = {"HOME": home, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LANG": "C.UTF-8", **environment}
        switch = [] if user == "root" else ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups"]
        return [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"),
            *("sh", "-c", _ENTER, str(self.root)),
            *switch,
            *("env", "-i", f"--chdir={home}", *(f"{name}={value}" for name, value in given.items())),
            *arguments,
        ]

    def run(self, *arguments: str, user: str = "root", text: str = "", **environment: str) -> str:
        """What a command prints; it has to succeed."""
        done = subprocess.run(
            self.command(arguments, user, **environment), input=text, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0, f"{' '.join(arguments)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def apt(self, *arguments: str) -> str:
        """apt-get, asking nothing."""
        return self.run("apt-get", "-qq", "-o", "Acquire::Retries=3", *arguments, DEBIAN_FRONTEND="noninteractive")

    def files(self) -> dict[str, str]:
        """Every file outside people's and passing folders, with what it contains."""
        found = {}
        for folder, names, files in os.walk(self.root):
            inside = Path(folder).relative_to(self.root)
            names[:] = [name for name in names if (inside / name).as_posix() not in _NOT_COMPARED]
            for name in (*names, *files):
                path, here = Path(folder, name), (inside / name).as_posix()
                if here not in _NOT_COMPARED:
                    found[here] = _content(path)
        return found


def _content(path: Path) -> str:
    if path.is_symlink():
        return f"-> {path.readlink()}"
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    return ""


def bare_machine(root: Path, cache: Path, suite: str, packages: Sequence[str]) -> Machine:
    """A machine with these packages and nobody's home; made once, then unpacked from `cache`."""
    if not cache.exists():
        made = cache.with_suffix(".folder")
        shutil.rmtree(made, ignore_errors=True)
        bootstrap = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", suite, str(made)]
        subprocess.run([*bootstrap, _MIRROR], check=True, stdout=subprocess.DEVNULL, timeout=900)
        (made / "dev" / "shm").mkdir(exist_ok=True)
        partial = cache.with_suffix(".partial")
        subprocess.run(["tar", "-C", str(made), "--numeric-owner", "-cf", str(partial), "."], check=True)
        shutil.rmtree(made)
        partial.rename(cache)
    root.mkdir()
    subprocess.run(["tar", "-C", str(root), "--numeric-owner", "-xpf", str(cache)], check=True)
    trusted = ssl.get_default_verify_paths().cafile
    if trusted is not None:  # in some networks there is somebody between it and the registry
        (root / "etc" / "ssl" / "certs").mkdir(parents=True, exist_ok=True)
        shutil.copy(trusted, root / "etc" / "ssl" / "certs" / "ca-certificates.crt")
    return Machine(root)


def clean_machine(root: Path, cache: Path) -> Machine:
    """A new machine in `root`, which becomes a folder; made once, then unpacked from `cache`."""
    if not cache.exists():
        made = cache.with_suffix(".folder")
        shutil.rmtree(made, ignore_errors=True)
        bootstrap = ["debootstrap", "--variant=minbase", f"--include={_EVERY_DESKTOP_HAS}", "bookworm", str(made)]
        subprocess.run([*bootstrap, _MIRROR], check=True, stdout=subprocess.DEVNULL, timeout=900)
        machine = Machine(made)
        (made / "dev" / "shm").mkdir(exist_ok=True)
        shutil.copy("/etc/resolv.conf", made / "etc" / "resolv.conf")
        for name in _LOCALES:
            machine.run("localedef", "-i", name, "-f", "UTF-8", f"{name}.UTF-8")
        machine.run("useradd", "--create-home", PLAYER)
        machine.apt("clean")
        partial = cache.with_suffix(".partial")
        subprocess.run(["tar", "-C", str(made), "--numeric-owner", "-cf", str(partial), "."], check=True)
        shutil.rmtree(made)
        partial.rename(cache)
    root.mkdir()
    subprocess.run(["tar", "-C", str(root), "--numeric-owner", "-xpf", str(cache)], check=True)
    return Machine(root)
