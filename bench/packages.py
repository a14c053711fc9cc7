"""The packaged program's start beside Pentobi's (a board game in C++ and Qt), on the same screen in the same run.

What is started is the folder that the Debian package carries. A program has painted when at least COLOURS colours are
to be seen on a screen that was black before: the same test for both, asked every few milliseconds. Each round starts
both; the first, which fills the caches, isn't counted, and a round is judged by the ratio within it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "dist" / "elios-desktop" / "elios-desktop"
PENTOBI = ("pentobi", "/usr/games/pentobi")
ROUNDS = 11
WIDTH, HEIGHT, ROW_STEP = 1280, 800, 40
COLOURS = 16
MEMORY_SHARE = 0.45
"""Of Pentobi's resident memory, a second after the first paint."""


def run() -> bool:
    """Print the figures; whether both targets are met."""
    pentobi = next(filter(None, map(shutil.which, PENTOBI)), None)
    if not OURS.exists() or pentobi is None or shutil.which("Xvfb") is None:
        print("left out: this needs `make deb`, Pentobi and Xvfb")
        return True
    programs = {"pentobi": pentobi, "ours": str(OURS)}
    times: dict[str, list[float]] = {name: [] for name in programs}
    memory: dict[str, list[int]] = {name: [] for name in programs}
    with virtual_screen() as screen, TemporaryDirectory() as home:
        for number in range(ROUNDS + 1):
            for name, program in programs.items():
                seconds, kib = _start(program, Path(home, name), screen)
                if number:
                    times[name].append(seconds)
                    memory[name].append(kib)
    for name in programs:
        milliseconds, mib = median(times[name]) * 1000, median(memory[name]) / 1024
        print(f"{name:8} first paint {milliseconds:5.0f} ms   memory {mib:5.0f} MB")
    later = median(ours / theirs for ours, theirs in zip(times["ours"], times["pentobi"], strict=True))
    bigger = median(memory["ours"]) / median(memory["pentobi"])
    return all(
        [_judge("first paint, times Pentobi's", later, 1.0), _judge("memory, times Pentobi's", bigger, MEMORY_SHARE)]
    )


def _judge(what: str, value: float, most: float) -> bool:
    good = value <= most
    print(f"{what:32} {value:6.2f}   at most {most:5.2f}   {'ok' if good else 'MISSED'}", flush=True)
    return good


def _start(program: str, home: Path, screen: Screen) -> tuple[float, int]:
    """Seconds to the first paint, and resident KiB a second later."""
    home.mkdir(exist_ok=True)
    environment = os.environ | {"HOME": str(home), "DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(home / name.lower())
    while screen.colours() > 1:  # what the last one left
        sleep(0.05)
    begin = monotonic()
    with subprocess.Popen([program], env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            while screen.colours() < COLOURS:
                if monotonic() - begin > 30:
                    raise TimeoutError(f"{program} painted nothing")
                sleep(0.002)
            seconds = monotonic() - begin
            sleep(1)
            status = Path(f"/proc/{process.pid}/status").read_text()
        finally:
            process.terminate()
    return seconds, next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


class Screen:
    """Looks at the pixels of an X display."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._x = ctypes.CDLL("libX11.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
        self._x.XGetImage.restype = ctypes.POINTER(_Image)
        self._x.XGetImage.argtypes = [
            *(ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint),
            *(ctypes.c_ulong, ctypes.c_int),
        ]
        self._x.XFree.argtypes = [ctypes.c_void_p]
        self._display = self._x.XOpenDisplay(name.encode())
        if not self._display:
            raise OSError(f"no X display {name}")
        self._root = self._x.XDefaultRootWindow(self._display)

    def colours(self) -> int:
        """How many different colours some rows of the screen have."""
        seen: set[int] = set()
        for y in range(0, HEIGHT, ROW_STEP):
            image = self._x.XGetImage(self._display, self._root, 0, y, WIDTH, 1, 2**32 - 1, 2)
            seen.update(memoryview(ctypes.string_at(image.contents.data, WIDTH * 4)).cast("I"))
            self._x.XFree(image.contents.data)
            self._x.XFree(image)
        return len(seen)


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = (
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("xoffset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
    )


@contextmanager
def virtual_screen() -> Iterator[Screen]:
    """A screen of its own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            *("Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
            *("-nolisten", "tcp", "-ac", "-noreset"),
        ],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield Screen(f":{pipe.readline().strip()}")
    finally:
        server.terminate()
        server.wait()
