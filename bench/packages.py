"""The packaged program's start beside Pentobi's (a board game in C++ and Qt), on the same screen in the same run.

What is started is the folder that the Debian package carries. A program is mapped when the X server tells that a
window of its own has come onto the screen, and has painted when at least COLOURS colours are to be seen on a screen
that was black before: the same tests for both, made every few milliseconds. Each round starts both; the first, which
fills the caches, isn't counted, and a round is judged by the ratio within it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / "dist" / "elios-desktop" / "elios-desktop"
PENTOBI = ("pentobi", "/usr/games/pentobi")
ROUNDS = 11
WIDTH, HEIGHT, ROW_STEP = 1280, 800, 40
COLOURS = 16
_SUBSTRUCTURE_NOTIFY, _MAP_NOTIFY = 1 << 19, 19
"""Xlib's."""
MEMORY_SHARE = 0.45
"""Of Pentobi's resident memory, a second after the first paint."""


def run() -> bool:
    """Print the figures; whether all targets are met."""
    pentobi = next(filter(None, map(shutil.which, PENTOBI)), None)
    if not OURS.exists() or pentobi is None or shutil.which("Xvfb") is None:
        print("left out: this needs `make deb`, Pentobi and Xvfb")
        return True
    programs = {"pentobi": pentobi, "ours": str(OURS)}
    starts: dict[str, list[Start]] = {name: [] for name in programs}
    with virtual_screen() as screen, TemporaryDirectory() as home:
        for number in range(ROUNDS + 1):
            for name, program in programs.items():
                one = start(program, Path(home, name), screen)
                if number:
                    starts[name].append(one)
    for name, each in starts.items():
        mapped, painted, kib = (median(figures) for figures in zip(*each, strict=True))
        print(f"{name:8} mapped {mapped:5.0f} ms   first paint {painted:5.0f} ms   memory {kib / 1024:5.0f} MB")
    rounds = list(zip(starts["ours"], starts["pentobi"], strict=True))
    return all(
        [
            _judge("mapped, times Pentobi's", median(ours.mapped / theirs.mapped for ours, theirs in rounds), 1.0),
            _judge(
                "first paint, times Pentobi's", median(ours.painted / theirs.painted for ours, theirs in rounds), 1.0
            ),
            _judge("memory, times Pentobi's", median(ours.kib / theirs.kib for ours, theirs in rounds), MEMORY_SHARE),
        ]
    )


class Start(NamedTuple):
    """Milliseconds until the window was mapped and until something was painted, and resident KiB a second later."""

    mapped: float
    painted: float
    kib: int


def _judge(what: str, value: float, most: float) -> bool:
    good = value <= most
    print(f"{what:32} {value:6.2f}   at most {most:5.2f}   {'ok' if good else 'MISSED'}", flush=True)
    return good


def start(program: str, home: Path, screen: Screen) -> Start:
    """Start it, wait for its window, end it."""
    home.mkdir(exist_ok=True)
    environment = os.environ | {"HOME": str(home), "DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(home / name.lower())
    while screen.colours() > 1:  # what the last one left
        sleep(0.05)
    screen.mapped()
    begin = monotonic()

    def waited(there: Callable[[], bool]) -> float:
        """Milliseconds from the start until this holds."""
        while not there():
            if monotonic() - begin > 30:
                raise TimeoutError(f"{program} shows nothing")
            sleep(0.002)
        return (monotonic() - begin) * 1000

    with subprocess.Popen([program], env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            mapped, painted = waited(screen.mapped), waited(lambda: screen.colours() >= COLOURS)
            sleep(1)
            status = Path(f"/proc/{process.pid}/status").read_text()
        finally:
            process.terminate()
    kib = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return Start(mapped, painted, kib)


class Screen:
    """Looks at the pixels of an X display, and hears of the windows that come onto it."""

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
        self._x.XSelectInput.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_long]
        self._x.XCheckTypedEvent.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p]
        self._display = self._x.XOpenDisplay(name.encode())
        if not self._display:
            raise OSError(f"no X display {name}")
        self._root = self._x.XDefaultRootWindow(self._display)
        self._x.XSelectInput(self._display, self._root, _SUBSTRUCTURE_NOTIFY)

    def mapped(self) -> bool:
        """Whether a window has come onto the screen since this was asked the last time."""
        event = (ctypes.c_long * 24)()
        found = False
        while self._x.XCheckTypedEvent(self._display, _MAP_NOTIFY, event):
            found = True
        return found

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
