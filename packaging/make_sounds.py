"""Makes the program's sounds: wood on wood, a page, a splash, a tick. Run once; the files are kept in resources/sounds.

All are short, soft, and computed here, so they are ours and can be changed here.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
Wave = Callable[[float], float]


def knock(pitch: float, decay: float, noise: float) -> Wave:
    """Wood on wood: a few partials that die fast, and a little noise at the start."""
    chance = random.Random(3)
    partials = [(1.0, 1.0), (2.76, 0.5), (5.4, 0.25), (8.9, 0.12)]

    def at(t: float) -> float:
        tone = sum(
            a * math.sin(2 * math.pi * pitch * f * t) * math.exp(-t * decay * (1 + f * 0.25)) for f, a in partials
        )
        return 0.45 * tone + noise * (chance.random() * 2 - 1) * math.exp(-t * 260)

    return at


def swish(low: float, high: float, length: float) -> Wave:
    """A card or a token turned over: filtered noise that rises and falls."""
    chance = random.Random(4)
    state = [0.0, 0.0]

    def at(t: float) -> float:
        share = min(1.0, t / length)
        cutoff = low + (high - low) * math.sin(math.pi * share)
        k = 1 - math.exp(-2 * math.pi * cutoff / RATE)
        state[0] += k * ((chance.random() * 2 - 1) - state[0])
        state[1] += k * (state[0] - state[1])
        return 1.6 * state[1] * math.sin(math.pi * share) ** 2

    return at


def bell(notes: list[tuple[float, float]], decay: float) -> Wave:
    """Notes one after the other (start, pitch)."""

    def at(t: float) -> float:
        total = 0.0
        for start, pitch in notes:
            u = t - start
            if u > 0:
                total += math.exp(-u * decay) * (
                    math.sin(2 * math.pi * pitch * u) + 0.3 * math.sin(4 * math.pi * pitch * u)
                )
        return 0.3 * total

    return at


def gong(pitch: float, decay: float) -> Wave:
    """Beaten metal: partials that are no multiples of each other, the high ones gone first."""
    partials = [(1.0, 1.0), (1.52, 0.8), (2.0, 0.7), (2.74, 0.9), (3.76, 0.6), (5.25, 0.45), (6.8, 0.3)]

    def at(t: float) -> float:
        swell = 1 - math.exp(-t * 90)
        return swell * sum(
            a * math.sin(2 * math.pi * pitch * f * t) * math.exp(-t * decay * f**0.7) for f, a in partials
        )

    return at


SOUNDS: dict[str, tuple[float, Wave]] = {
    "lift": (0.09, knock(620, 60, 0.05)),
    "place": (0.16, knock(310, 34, 0.20)),
    "take": (0.22, knock(210, 26, 0.35)),
    "flip": (0.20, swish(500, 3200, 0.20)),
    "refuse": (0.22, bell([(0, 196), (0.07, 174)], 22)),
    "point": (0.45, bell([(0, 660), (0.08, 880)], 9)),
    "splash": (0.40, swish(300, 2600, 0.40)),
    "tick": (0.05, knock(1500, 120, 0.05)),
    "hurry": (0.75, bell([(0, 784), (0.16, 784), (0.32, 988)], 9)),
    "time": (1.90, gong(147, 2.2)),
    "win": (1.30, bell([(0, 523.25), (0.14, 659.25), (0.28, 783.99), (0.44, 1046.5)], 4)),
}


LOUD = {"time": 30000, "hurry": 21000}
"""What nobody may overhear; everything else peaks at 17000."""


def main() -> None:
    """Write every sound."""
    folder = Path(__file__).resolve().parent.parent / "resources" / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seconds, at) in SOUNDS.items():
        count = round(seconds * RATE)
        values = [at(n / RATE) * min(1.0, (count - n) / 200) for n in range(count)]
        peak = max(map(abs, values)) or 1.0
        data = b"".join(struct.pack("<h", round(value / peak * LOUD.get(name, 17000))) for value in values)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data)


if __name__ == "__main__":
    main()
