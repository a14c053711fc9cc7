"""`elios-desktop keep WINDOW PROGRAM…`: starts another's program for the window, and ends all of it. Not for people.

The window knows the outer one of its processes and kills it when it wants no more of the program; where the kernel can
say so, it is killed with the window, however that ends. The inner one notices the end of the outer one, whatever the
reason, and ends the program with everything that the program has started. A third one sees to it that the inner one
isn't stopped then.

Linux gives orphans to the inner process, so that nothing escapes by leaving its parent. On other systems what has left
the program's process group (a daemon) lives on.
"""

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from select import select
from time import sleep

NOT_STARTED = 127
"""The status if the program can't be started."""

_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_KINDER = 5
"""How much less of the processor it gets than the window, where both want it."""
_LOOKS_AFTER = 0.5
"""Seconds from one look at the window to the next, where the kernel says nothing."""
_ROUNDS, _BETWEEN = 500, 0.01
"""How often it is tried to end what goes on starting others, and the seconds between."""


def run(arguments: Sequence[str]) -> int:
    """Start the program and wait until it has ended, or is to."""
    window, *command = arguments
    if window != str(os.getppid()):
        return 0  # the window has gone, or it wasn't a window that asked: three files may be called so
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's is for the window
    _die_with(int(window))
    inner_end, outer_end = os.pipe()
    inner = os.fork()
    if inner == 0:
        os.close(outer_end)
        # Not by the way of the outer one: that one has what Python does at its end.
        os._exit(_keep(inner_end, command))
    os.close(inner_end)
    _let_go()
    while True:
        pid, status = os.waitpid(inner, os.WNOHANG if _told_by_window() else 0)
        if pid:
            return max(0, os.waitstatus_to_exitcode(status))
        if os.getppid() != int(window):
            return 0
        sleep(_LOOKS_AFTER)


def _told_by_window() -> bool:
    """Tell whether it has to look by itself for the window's end."""
    return not sys.platform.startswith("linux")


def _keep(end: int, command: Sequence[str]) -> int:
    """Return the inner process: `end` is readable when the outer one is no more."""
    os.setsid()
    _control(_PR_SET_CHILD_SUBREAPER, 1)
    _control(_PR_SET_PDEATHSIG, signal.SIGCONT)  # the program may have stopped us
    woken, wakes = os.pipe()
    for each in (woken, wakes):
        os.set_blocking(each, False)
    signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    me = os.getpid()
    waker = _waker(end, me)
    try:
        program = subprocess.Popen(command, process_group=0, preexec_fn=lambda: _begin(me), env=_environment())
    except (OSError, ValueError, subprocess.SubprocessError):
        os.kill(waker, signal.SIGKILL)
        return NOT_STARTED
    _let_go()
    ended = False
    while not ended and end not in select([end, woken], [], [])[0]:
        with suppress(BlockingIOError):
            os.read(woken, 4096)
        ended = program.pid in _reaped()
    _end_all(program.pid, waker)
    return 0


def _waker(end: int, inner: int) -> int:
    """Start what has the inner process go on once the outer one is no more: the program may stop it at any moment, also
    in the one between that end and its notice of it."""
    waker = os.fork()
    if waker == 0:
        os.setsid()
        _die_with(inner)
        _let_go()
        select([end], [], [])
        while os.getppid() == inner:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(inner, signal.SIGCONT)
            sleep(_BETWEEN)
        os._exit(0)
    return waker


def _begin(parent: int) -> None:
    """Prepare the program's process, before it becomes the program."""
    with suppress(OSError):
        os.nice(_KINDER)
    _die_with(parent)


def _environment() -> dict[str, str]:
    """A bundled program's own libraries are nobody else's."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        environment |= {"LD_LIBRARY_PATH": before} if before else {}
    return environment


def _control(option: int, value: int) -> None:
    """Ask Linux for something; other systems have nothing like it."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _die_with(parent: int) -> None:
    """Be killed when that process ends; it may have ended before this was said."""
    _control(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(0)


def _let_go() -> None:
    """Leave its input and output to the program alone: who waits for their end waits for the program's."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)


def _reaped() -> set[int]:
    """Children, and orphans of theirs, that have ended by now."""
    found = set()
    with suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            found.add(pid)
    return found


def _end_all(program: int, waker: int) -> None:
    """End the program's process group at one blow, then what has left it; the waker last."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    for _ in range(_ROUNDS):
        left = [pid for pid in _descendants(os.getpid()) if pid != waker] or [waker]
        for pid in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        sleep(_BETWEEN)


def _descendants(root: int) -> list[int]:
    """Return what it has started, and what that has started, as far as the system tells."""
    children: dict[int, list[int]] = {}
    with suppress(OSError):
        for name in os.listdir("/proc"):
            if name.isdecimal():
                with suppress(OSError, ValueError), open(f"/proc/{name}/stat", "rb") as file:
                    # The name in brackets can hold anything.
                    parent = int(file.read().rpartition(b")")[2].split()[1])
                    children.setdefault(parent, []).append(int(name))
    found = [root]
    for pid in found:
        found += children.get(pid, [])
    return found[1:]
