"""Another's program at a seat: asked like our own thinker, but kept on a short leash.

What it says is bounded, what it writes beside its answers is kept for whoever wants to know what went wrong, and it
ends with everything that it has started when the seat, the table or the window does.
"""

import ctypes
import os
import sys
from ctypes import Structure, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any

from PySide6.QtCore import QDir, QObject, QProcess

from elios_desktop.keeper import NOT_STARTED
from elios_desktop.outside import quoted_lines
from elios_desktop.ui.session.thinker import Thinker, own_command, words_of

LONGEST_LINE = 2**16
"""Of an answer, in bytes."""
MOST_MESSAGES = 2**16
"""Of what it writes beside its answers the last bytes are kept."""
MOST_LATE, MOST_LATE_BYTES = 100, 2**16
"""Lines that answer other questions than the one that is open; whoever says more talks to itself."""


class Guest(Thinker):
    """The process of a program of this command line."""

    def __init__(self, parent: QObject, command: str, patience_ms: int) -> None:
        words = words_of(command)
        keep = () if sys.platform == "win32" else own_command("keep", str(os.getpid()))
        super().__init__(parent, (*keep, *words) if words else (), patience_ms, longest=LONGEST_LINE)
        self._job = _Job() if sys.platform == "win32" else None
        self._messages = b""
        self._late = self._late_bytes = 0

    @property
    def messages(self) -> str:
        """The last of what it has written beside its answers."""
        return quoted_lines(self._messages.decode("utf-8", "replace"))

    def _begin(self, process: QProcess) -> None:
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        # Not where the window was started: “python3 player.py” is one file, and none of a folder of downloads.
        process.setWorkingDirectory(QDir.homePath())
        process.readyReadStandardError.connect(self._note)
        self._late = self._late_bytes = 0
        self._messages = b""
        super()._begin(process)
        if self._job is not None and process.waitForStarted():
            self._job.hold(process.processId())

    def _stop(self, process: QProcess) -> None:
        self._note()
        process.readyReadStandardError.disconnect(self._note)
        super()._stop(process)

    def _never_started(self, process: QProcess) -> bool:
        return super()._never_started(process) or process.exitCode() == NOT_STARTED

    def _note(self) -> None:
        if self._process is not None:
            said = self._process.readAllStandardError().data()
            self._messages = (self._messages + said)[-MOST_MESSAGES:]

    def _hear(self, line: bytes) -> None:
        asked = self._asked
        super()._hear(line)
        if self.busy and asked == self._asked:
            self._late += 1
            self._late_bytes += len(line)
            if self._late > MOST_LATE or self._late_bytes > MOST_LATE_BYTES:
                self._refuse(line)


class _Limits(Structure):
    """Windows' JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("times", c_int64 * 2),
        ("flags", c_uint32),
        ("sizes", c_size_t * 2),
        ("processes", c_uint32),
        ("affinity", c_size_t),
        ("classes", c_uint32 * 2),
        ("counters", c_uint64 * 6),
        ("memory", c_size_t * 4),
    )


_EXTENDED_LIMITS, _KILL_ON_CLOSE = 9, 0x2000
_SET_QUOTA_AND_TERMINATE = 0x0101


class _Job:
    """Windows ends everything in a job when its last handle is closed, by us or with the window's process."""

    def __init__(self, kernel: Any = None) -> None:
        """`kernel` is Windows' kernel32, or what stands for it in a test."""
        self._kernel = kernel or ctypes.windll.kernel32  # type: ignore[attr-defined, unused-ignore]
        for makes in (self._kernel.CreateJobObjectW, self._kernel.OpenProcess):
            makes.restype = c_void_p
        self._job: c_void_p | None = None

    def hold(self, pid: int) -> None:
        """Have this process, and all that it will start, end with the job."""
        self.close()
        kernel = self._kernel
        self._job = c_void_p(kernel.CreateJobObjectW(None, None))
        limits = _Limits(flags=_KILL_ON_CLOSE)
        kernel.SetInformationJobObject(self._job, _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits))
        process = c_void_p(kernel.OpenProcess(_SET_QUOTA_AND_TERMINATE, False, pid))
        if process:
            kernel.AssignProcessToJobObject(self._job, process)
            kernel.CloseHandle(process)

    def close(self) -> None:
        """End what is in it."""
        if self._job is not None:
            self._kernel.CloseHandle(self._job)
            self._job = None
