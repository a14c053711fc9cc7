"""The loudspeaker: the system's device and what is mixed for it. Belongs to the thread of `sound`, which imports it.

The device is opened for the first sound, runs as long as something is heard, and stands still in between: in silence
nothing wakes the processor. Where there is no device nothing is heard, and nothing is said about it.
"""

import re
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
_ALONE = frozenset({"time", "win", "hurry"})
"""What is heard alone, ..."""
_ALONE_SECONDS, _SAME_SECONDS = 0.6, 0.03
"""... at least so long; and how soon after itself a sound is the same one."""
_MOST_VOICES = 5
_PITCHED = re.compile(r"([a-z]+)([+-][0-9]{1,2})")
_MOST_STEPS = 24
"""No sound is heard more than two octaves higher or lower than it was made."""

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
    """Import without numpy, which takes longer to load, and more memory, than all the rest; charts load it when one
    opens."""
    finder = _NoNumpy()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


with _without_numpy():
    import miniaudio


def pitched(name: str) -> tuple[str, int]:
    """Return the file's name of a sound, and by how many semitones it is heard higher: "gong+3", "thud-2"."""
    found = _PITCHED.fullmatch(name)
    return (found[1], max(-_MOST_STEPS, min(_MOST_STEPS, int(found[2])))) if found else (name, 0)


def faster(samples: Samples, share: float) -> Samples:
    """Return the same so many times faster, and so much higher."""
    count = int((len(samples) - 1) / share)
    made = array("h", bytes(2 * max(0, count)))
    for number in range(count):
        at = number * share
        here = int(at)
        made[number] = int(samples[here] + (samples[here + 1] - samples[here]) * (at - here))
    return made


class Mixer:
    """The sounds that are heard at the same time, added up when the device asks for them, on a thread of its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._voices: list[tuple[str, int, Samples, bool]] = []
        """The name and the length of each, what is still to be heard of it, and whether it is heard alone."""

    def add(self, samples: Samples, name: str = "", *, alone: bool = False) -> None:
        """Play this one, too, from now on; but not two of a name at once, nor more than a few, and one that is heard
        alone silences the others and isn't drowned while it begins."""
        with self._lock:
            heard = {each: (full - len(left)) / RATE for each, full, left, _ in self._voices if each}
            if name in heard and heard[name] < _SAME_SECONDS:
                return
            if not alone and any(
                by_itself and full - len(left) < _ALONE_SECONDS * RATE for _, full, left, by_itself in self._voices
            ):
                return
            kept = [] if alone else self._voices[-_MOST_VOICES + 1 :]
            self._voices = [*kept, (name, len(samples), samples, alone)]

    def clear(self) -> None:
        """Play nothing any more."""
        with self._lock:
            self._voices = []

    @property
    def seconds(self) -> float:
        """How long something will be heard still."""
        with self._lock:
            return max((len(left) for _, _, left, _ in self._voices), default=0) / RATE

    def stream(self) -> Generator[bytes, int, None]:
        """Yield what the device takes: it is sent a number of samples, and gets so many."""
        count = yield b""
        while True:
            count = yield self.mixed(count)

    def mixed(self, count: int) -> bytes:
        """Return the next so many samples."""
        with self._lock:
            heard = [left[:count] for _, _, left, _ in self._voices]
            self._voices = [
                (name, full, left[count:], alone) for name, full, left, alone in self._voices if len(left) > count
            ]
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
            self._mixer.add(samples, name, alone=name in _ALONE)

    def stop(self) -> None:
        """Let nothing be heard any more."""
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
            base, higher = pitched(name)
            file = resource("sounds", f"{base}.wav")
            samples = array("h")
            if file.is_file():
                with wave.open(str(file)) as opened:
                    samples.frombytes(opened.readframes(opened.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            if higher:
                samples = faster(samples, 2 ** (higher / 12))
            self._loaded[key] = array("h", (each * volume // 100 for each in samples))
        return self._loaded[key]
