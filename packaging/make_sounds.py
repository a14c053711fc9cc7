"""Makes the program's sounds: wood, paper, powder, glass, brass. Run once; the files are kept in resources/sounds.

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


def bar(pitch: float, decay: float) -> Wave:
    """A wooden bar struck with felt: its tone, and one four times as high that dies at once."""

    def at(t: float) -> float:
        strike = 1 - math.exp(-t * 700)
        tone = math.sin(2 * math.pi * pitch * t) * math.exp(-t * decay)
        return strike * (tone + 0.35 * math.sin(2 * math.pi * pitch * 3.93 * t) * math.exp(-t * decay * 4.5))

    return at


def glass(pitch: float, decay: float, second: float = 0.0) -> Wave:
    """A rim of glass or a coin: high partials that beat against each other; perhaps struck twice."""
    partials = [(1.0, 1.0), (1.006, 0.7), (2.32, 0.55), (4.25, 0.3)]

    def struck(t: float) -> float:
        return sum(a * math.sin(2 * math.pi * pitch * f * t) * math.exp(-t * decay * f**0.5) for f, a in partials)

    def at(t: float) -> float:
        return struck(t) + (0.8 * struck(t - second) if second and t > second else 0.0)

    return at


def click(pitch: float) -> Wave:
    """Two pieces of cardboard that snap together."""
    chance = random.Random(7)

    def at(t: float) -> float:
        tone = math.sin(2 * math.pi * pitch * t) + 0.5 * math.sin(2 * math.pi * pitch * 2.41 * t)
        return tone * math.exp(-t * 95) + 0.7 * (chance.random() * 2 - 1) * math.exp(-t * 420)

    return at


def string(pitch: float, decay: float) -> Wave:
    """A cord that is plucked until it snaps."""

    def at(t: float) -> float:
        bend = pitch * (1 + 0.25 * math.exp(-t * 60))
        return sum(math.sin(2 * math.pi * bend * n * t) / n * math.exp(-t * decay * n**0.8) for n in range(1, 9))

    return at


def powder(cutoff: float, attack: float, decay: float) -> Wave:
    """A handful of powder: dull noise that comes softly and settles."""
    chance, state = random.Random(11), [0.0, 0.0]
    k = 1 - math.exp(-2 * math.pi * cutoff / RATE)

    def at(t: float) -> float:
        state[0] += k * ((chance.random() * 2 - 1) - state[0])
        state[1] += k * (state[0] - state[1])
        return state[1] * (1 - math.exp(-t * attack)) * math.exp(-t * decay)

    return at


def thud(pitch: float, decay: float, noise: float = 0.2) -> Wave:
    """Something heavy: a low tone that sinks, and what it stirs up."""
    dust = powder(500, 400, decay * 1.4)

    def at(t: float) -> float:
        phase = 2 * math.pi * pitch * (t + 0.35 * (1 - math.exp(-t * 30)) / 30)
        return math.sin(phase) * math.exp(-t * decay) + noise * 8 * dust(t)

    return at


def grains(rate: float, length: float, pitch: float, seed: int) -> Wave:
    """Many small cracks, one by one: fire, leaves, sweets between teeth."""
    chance = random.Random(seed)
    times, now = [], 0.0
    while now < length:
        times.append((now, pitch * chance.uniform(0.5, 1.9), chance.uniform(0.2, 1.0)))
        now += chance.expovariate(rate)

    def at(t: float) -> float:
        total = 0.0
        for start, tone, loud in times:
            u = t - start
            if 0 <= u < 0.02:
                total += loud * math.sin(2 * math.pi * tone * u) * math.exp(-u * 420)
        return total

    return at


def drop(pitch: float) -> Wave:
    """A drop of water: a tone that rises as the bubble closes; then a breath of steam."""
    steam = powder(5200, 60, 9)

    def at(t: float) -> float:
        tone = math.sin(2 * math.pi * pitch * (t + 4.5 * t * t)) * math.exp(-t * 26)
        return tone + (5 * steam(t) if t > 0.09 else 0.0)

    return at


def heart() -> Wave:
    """Two soft beats, and the tick of a clock far away."""
    first, second, tick = thud(58, 26, 0.05), thud(50, 30, 0.05), knock(1500, 120, 0.02)

    def at(t: float) -> float:
        return first(t) + (0.7 * second(t - 0.14) if t > 0.14 else 0.0) + 0.18 * tick(t)

    return at


def creak() -> Wave:
    """A wooden post under weight."""
    chance, state = random.Random(17), [0.0]

    def at(t: float) -> float:
        pitch = 92 + 55 * math.sin(math.pi * min(1.0, t / 0.3))
        pulse = (t * pitch) % 1.0
        state[0] += 0.3 * ((1.0 if pulse < 0.12 else 0.0) * (0.7 + 0.3 * chance.random()) - state[0])
        return (state[0] - 0.08) * math.sin(math.pi * min(1.0, t / 0.3))

    return at


def both(*parts: tuple[float, float, Wave]) -> Wave:
    """Several together: when each begins, how loud it is, and what it is."""
    return lambda t: sum(loud * part(t - start) for start, loud, part in parts if t >= start)


SOUNDS: dict[str, tuple[float, Wave]] = {
    # wood
    "lift": (0.09, knock(620, 60, 0.05)),
    "place": (0.16, knock(310, 34, 0.20)),
    "take": (0.22, knock(210, 26, 0.35)),
    "clack": (0.14, both((0.0, 1.0, knock(520, 55, 0.3)), (0.045, 0.6, knock(430, 60, 0.2)))),
    "marimba": (0.60, bar(262, 7.5)),
    "step": (0.09, knock(240, 70, 0.15)),
    "creak": (0.34, creak()),
    "refuse": (0.22, both((0.0, 1.0, thud(150, 30, 0.1)), (0.08, 0.8, thud(130, 32, 0.1)))),
    # paper and cloth
    "flip": (0.20, swish(500, 3200, 0.20)),
    "paper": (0.24, swish(900, 4600, 0.24)),
    "card": (0.13, both((0.0, 1.0, swish(1200, 5200, 0.07)), (0.045, 0.5, click(420)))),
    "click": (0.09, click(560)),
    "chord": (0.55, bell([(0, 523.25), (0.03, 659.25), (0.06, 783.99)], 8)),
    "curtain": (0.55, swish(160, 900, 0.55)),
    # powder and water
    "whoosh": (0.26, swish(220, 1700, 0.26)),
    "puff": (0.26, powder(1500, 300, 16)),
    "splash": (0.40, swish(300, 2600, 0.40)),
    "splat": (0.34, both((0.0, 1.0, thud(96, 24, 0.5)), (0.01, 5.0, powder(2600, 500, 13)))),
    "thud": (0.34, thud(74, 15, 0.3)),
    "pop": (0.12, drop(480)),
    "drop": (0.45, drop(620)),
    # fire, leaves, sweets
    "crackle": (0.55, grains(70, 0.5, 1900, 3)),
    "rustle": (0.50, both((0.0, 1.0, grains(140, 0.42, 3200, 5)), (0.0, 0.5, swish(1400, 4200, 0.45)))),
    "crunch": (0.20, grains(160, 0.16, 1100, 9)),
    # glass and brass
    "point": (0.45, bell([(0, 660), (0.08, 880)], 9)),
    "coin": (0.42, glass(1480, 11, 0.07)),
    "chime": (0.60, glass(880, 6)),
    "bells": (0.50, both((0.0, 1.0, glass(2100, 10)), (0.06, 0.7, glass(2500, 11)), (0.13, 0.5, glass(1870, 10)))),
    "gong": (1.10, gong(196, 3.4)),
    "string": (0.28, string(196, 14)),
    # the hourglass, the end
    "tick": (0.36, heart()),
    "hurry": (0.75, bell([(0, 784), (0.16, 784), (0.32, 988)], 9)),
    "time": (1.90, gong(147, 2.2)),
    "win": (1.30, bell([(0, 523.25), (0.14, 659.25), (0.28, 783.99), (0.44, 1046.5)], 4)),
}


LOUD = {"time": 30000, "hurry": 21000, "splat": 21000, "lift": 9000, "step": 9000, "paper": 9000, "click": 12000}
"""What nobody may overhear, and what is only felt; everything else peaks at 17000."""


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
