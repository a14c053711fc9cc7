"""The loudspeaker: the system's device and what is mixed for it. Belongs to the thread of `sound`, which imports it.

The device is opened for the first sound, runs as long as something is heard, and stands still in between: in silence
nothing wakes the processor. Where there is no device nothing is heard, and nothing is said about it.
"""

from __future__ import annotations

import wave
from collections.abc import Generator, Sequence
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, TypeAlias

import miniaudio
import numpy as np

from elios_desktop.resources import resource

if TYPE_CHECKING:
    from numpy.typing import NDArray

RATE = 22_050
"""Of all files in resources/sounds, which have one channel of 16 bits."""
_PERIOD_MS = 30
_TAIL_SECONDS = 0.3
"""What is in the device's own memory is heard, too, before it stops."""
_AGAIN_SECONDS = 20.0
"""A device may be plugged in later: it is looked for again, but not at every sound."""
_LOUDEST = 32_767

Samples: TypeAlias = "NDArray[np.int32]"


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
        """What the device takes: it is sent a number of samples, and gets so many."""
        count = yield b""
        while True:
            count = yield self.mixed(count)

    def mixed(self, count: int) -> bytes:
        """The next so many samples."""
        with self._lock:
            voices = self._voices
            self._voices = [each[count:] for each in voices if len(each) > count]
        total: Samples = np.zeros(count, np.int32)
        for each in voices:
            part = each[:count]
            total[: len(part)] += part
        return total.clip(-_LOUDEST, _LOUDEST).astype(np.int16).tobytes()


class Speaker:
    """Plays sounds through the first of these ways that leads to a device."""

    def __init__(self, ways_out: Sequence[str]) -> None:
        self._ways_out = [miniaudio.Backend[each] for each in ways_out]
        self._mixer = Mixer()
        self._device: miniaudio.PlaybackDevice | None = None
        self._not_before = 0.0
        self._loaded: dict[str, Samples] = {}

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
        samples = self._samples(name)
        if len(samples) and (self.running or self._start()):
            self._mixer.add(samples * volume // 100)

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

    def _samples(self, name: str) -> Samples:
        if name not in self._loaded:
            file = resource("sounds", f"{name}.wav")
            data = b""
            if file.is_file():
                with wave.open(str(file)) as opened:
                    data = opened.readframes(opened.getnframes())
            self._loaded[name] = np.frombuffer(data, "<i2").astype(np.int32)
        return self._loaded[name]
