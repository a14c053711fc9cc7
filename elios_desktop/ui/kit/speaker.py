"""The loudspeaker: the system's device and what is mixed for it. Belongs to the thread of `sound`, which imports it.

The device is opened for the first sound, runs as long as something is heard, and stands still in between: in silence
nothing wakes the processor. Where there is no device nothing is heard, and nothing is said about it.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from itertools import zip_longest
from threading import Lock, get_ident
from time import monotonic
from typing import TypeAlias

from elios_desktop.resources import resource

RATE = 22_050
"""Of all files in resources/sounds, which have one channel of 16 bits."""
_PERIOD_MS = 30
_TAIL_SECONDS = 0.3
"""What is in the device's own memory is heard, too, before it stops."""
_AGAIN_SECONDS = 20.0
"""A device may be plugged in later: it is looked for again, but not at every sound."""
_LOUDEST = 32_767

Samples: TypeAlias = "array[int]"
"""Numbers of 16 bits."""


class _NoNumpy(MetaPathFinder):
    """Keeps numpy, for which miniaudio has a use that nobody makes here, from being loaded by one thread."""

    def __init__(self) -> None:
        self._thread = get_ident()

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname == "numpy" and get_ident() == self._thread:
            raise ImportError(name=fullname)


@contextmanager
def _without_numpy() -> Iterator[None]:
    """It would take longer to load, and more memory, than all the rest; charts load it when one opens."""
    finder = _NoNumpy()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


with _without_numpy():
    import miniaudio


class Mixer:
    """The sounds that are heard at the same time, added up when the device asks for them, on a thread of its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[Samples] = []
        """What is still to be heard of each."""

    def add(self, samples: Samples) -> None:
        """From now on this one, too."""
        with self._lock:
            self._voices.append(samples)

    def clear(self) -> None:
        """Nothing any more."""
        with self._lock:
            self._voices = []

    @property
    def seconds(self) -> float:
        """How long something will be heard still."""
        with self._lock:
            return max(map(len, self._voices), default=0) / RATE

    def stream(self) -> Generator[bytes, int, None]:
        """Yield what the device takes: it is sent a number of samples, and gets so many."""
        count = yield b""
        while True:
            count = yield self.mixed(count)

    def mixed(self, count: int) -> bytes:
        """Return the next so many samples."""
        with self._lock:
            heard = [each[:count] for each in self._voices]
            self._voices = [each[count:] for each in self._voices if len(each) > count]
        sums = map(sum, zip_longest(*heard, fillvalue=0))
        mixed = heard[0] if len(heard) == 1 else array("h", (max(-_LOUDEST, min(_LOUDEST, each)) for each in sums))
        return mixed.tobytes().ljust(count * mixed.itemsize, b"\0")


class Speaker:
    """Plays sounds through the first of these ways that leads to a device."""

    def __init__(self, ways_out: Sequence[str]) -> None:
        self._ways_out = [miniaudio.Backend[each] for each in ways_out]
        self._mixer = Mixer()
        self._device: miniaudio.PlaybackDevice | None = None
        self._not_before = 0.0
        self._loaded: dict[tuple[str, int], Samples] = {}

    @property
    def running(self) -> bool:
        """Whether the device asks for more."""
        return self._device is not None and self._device.running

    @property
    def seconds(self) -> float:
        """How long it has to run still."""
        return self._mixer.seconds + _TAIL_SECONDS

    def play(self, name: str, volume: int) -> None:
        """Let a sound be heard, from 0 to 100 loud."""
        samples = self._samples(name, volume)
        if samples and (self.running or self._start()):
            self._mixer.add(samples)

    def stop(self) -> None:
        """Nothing is to be heard any more."""
        self._mixer.clear()
        try:
            if self._device is not None:
                self._device.stop()
        except miniaudio.MiniaudioError:  # it was unplugged
            self.close()

    def close(self) -> None:
        """Let go of the device."""
        device, self._device = self._device, None
        self._mixer.clear()
        if device is not None:
            device.close()

    def _start(self) -> bool:
        if not self._ways_out or monotonic() < self._not_before:
            return False
        stream = self._mixer.stream()
        next(stream)
        try:
            if self._device is None:
                self._device = miniaudio.PlaybackDevice(
                    nchannels=1,
                    sample_rate=RATE,
                    buffersize_msec=_PERIOD_MS,
                    backends=self._ways_out,
                    app_name="Elios Desktop",
                )
            self._device.start(stream)
        except miniaudio.MiniaudioError:  # there is none, or it has gone
            self.close()
            self._not_before = monotonic() + _AGAIN_SECONDS
            return False
        return True

    def _samples(self, name: str, volume: int) -> Samples:
        key = (name, volume)
        if key not in self._loaded:
            file = resource("sounds", f"{name}.wav")
            samples = array("h")
            if file.is_file():
                with wave.open(str(file)) as opened:
                    samples.frombytes(opened.readframes(opened.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            self._loaded[key] = array("h", (each * volume // 100 for each in samples))
        return self._loaded[key]
