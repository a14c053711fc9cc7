"""Sounds are played by the real library, into the device that every system has: the one that nobody hears."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from threading import current_thread
from threading import enumerate as threads
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.resources import resource
from elios_desktop.storage.settings import Settings
from elios_desktop.ui.kit import sound
from elios_desktop.ui.kit.preferences import Preferences
from elios_desktop.ui.kit.sound import Sounds
from elios_desktop.ui.kit.speaker import RATE, Mixer, Speaker, faster, pitched
from elios_desktop.ui.play.requests import Requests
from elios_desktop.ui.shell.settings_page import SettingsPage
from tests.sizes import sized
from tests.ui import drive
from tests.ui.real_games import begin, make_moves

NAMES = sorted(path.stem for path in Path(str(resource("sounds"))).glob("*.wav"))
WAYS_OUT = sound.ways_out
_LOUDEST_SAMPLE = 32_767


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    """Into nowhere, as loud as it goes."""
    monkeypatch.setattr(sound, "ways_out", lambda: ["NULL"])
    made = Sounds(Preferences(Settings(volume=100), lambda _: None))
    yield made
    made.close()


def _heard(mixer: Mixer, count: int) -> list[int]:
    return list(array("h", mixer.mixed(count)))


def test_what_is_heard_at_the_same_time_is_added_and_never_wraps() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300]))
    assert _heard(mixer, 2) == [100, 200]
    mixer.add(array("h", [1, 30_000, 5]))
    mixer.add(array("h", [0, 30_000]))
    assert mixer.seconds == 3 / RATE
    assert _heard(mixer, 4) == [301, _LOUDEST_SAMPLE, 5, 0]
    assert mixer.seconds == 0
    assert _heard(mixer, 2) == [0, 0]


def test_every_sound_is_of_the_kind_that_is_mixed_and_the_time_out_is_the_loudest() -> None:
    loudest, names = {}, set(NAMES)
    for name in names:
        with wave.open(str(resource("sounds", f"{name}.wav"))) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            samples = array("h", file.readframes(file.getnframes()))
            loudest[name] = float(sum(each * each for each in samples))
    assert {"tick", "hurry", "time"} <= names
    assert max(loudest, key=lambda name: loudest[name]) == "time"


def test_all_of_them_together_are_small() -> None:
    folder = Path(str(resource("sounds")))
    assert sum(path.stat().st_size for path in folder.glob("*.wav")) < 1_500_000


def test_two_never_fight() -> None:
    """The same twice at once is heard once, a crowd is a few, and what counts most is heard alone."""
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [100] * RATE), "click")
    assert _heard(mixer, 1) == [100]
    mixer.mixed(RATE // 10)
    mixer.add(array("h", [50] * RATE), "click")
    assert _heard(mixer, 1) == [150], "a moment later it is another one"
    for number in range(9):
        mixer.add(array("h", [1] * RATE), f"other{number}")
    assert _heard(mixer, 1) == [5]
    mixer.add(array("h", [1000] * RATE * 2), "time", alone=True)
    mixer.add(array("h", [1] * RATE), "click")
    assert _heard(mixer, 1) == [1000]
    mixer.mixed(RATE)
    mixer.add(array("h", [1] * RATE), "click")
    assert _heard(mixer, 1) == [1001]


def test_a_name_says_how_high() -> None:
    assert pitched("gong") == ("gong", 0)
    assert pitched("gong+12") == ("gong", 12)
    assert pitched("thud-2") == ("thud", -2)
    assert pitched("gong+99") == ("gong", 24)
    wave_of = array("h", [0, 100, 200, 300, 400])
    assert list(faster(wave_of, 2)) == [0, 200]
    assert list(faster(wave_of, 0.5))[:4] == [0, 50, 100, 150]
    assert list(faster(array("h"), 2)) == []


@sized(("game", "animation"), [("elementos", "normal"), ("exagon", "off")], [*product(GAME_IDS, ["normal", "off"])])
def test_every_move_sounds_like_what_happens(qtbot: Any, game: str, animation: str) -> None:
    """Something is heard, and each sound has a file."""
    heard: list[str] = []
    controller = drive.begin(drive.new_game(game, 2, seed=4), Settings(curtain="never"))
    page = drive.open_page(qtbot, controller, size=(800, 600), requests=Requests(play=heard.append))
    page.set_animation(animation)
    chance = Random(3)
    for _ in range(24):
        acting = controller.turns.now.acting
        if acting is None or controller.session.state.result is not None:
            break
        if controller.session.state.pending:
            controller.arrange(acting, controller.session.game.arrangement(controller.session.state, acting, 1))
        else:
            legal = sorted(controller.legal, key=lambda move: move.text)
            longest = max(len(move.text) for move in legal)
            assert controller.submit(chance.choice([each for each in legal if len(each.text) >= longest - 1])) is None
        QApplication.processEvents()
        if page.animator.running is not None:
            page.animator.running.setCurrentTime(page.animator.running.duration() - 1)
        page.animator.finish()
        drive.settle(page)
        controller.turns.come()
    names = {pitched(name)[0] for name in heard if name}
    assert names
    assert names <= set(NAMES)


def test_the_device_runs_while_something_is_heard_and_only_then(
    sounds: Sounds, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not sounds.sounding
    at_work: set[str] = set()

    def play(speaker: Speaker, name: str, volume: int) -> None:
        at_work.add(current_thread().name)
        usual(speaker, name, volume)

    usual = Speaker.play
    monkeypatch.setattr(Speaker, "play", play)
    for _ in range(5):
        sounds.play("place")
    qtbot.waitUntil(lambda: sounds.sounding)
    qtbot.waitUntil(lambda: not sounds.sounding)
    sounds.play("tick")
    qtbot.waitUntil(lambda: sounds.sounding)
    sounds.close()
    assert not sounds.sounding
    assert at_work == {"sounds"}, "the event loop waits for nothing"


def test_where_there_is_no_device_nothing_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    speaker = Speaker([])
    speaker.play("place", 70)
    speaker.play("no such sound", 70)
    assert not speaker.running
    speaker.stop()
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_this_machine_with_or_without_a_device_says_nothing(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    monkeypatch.setattr(sound, "ways_out", WAYS_OUT)
    made = Sounds(Preferences(Settings(volume=1), lambda _: None))
    made.play("no such sound")
    made.play("tick")
    qtbot.waitUntil(lambda: not made.at_work or made._wanted.empty())
    made.close()
    assert not [each for each in threads() if each.name == "sounds"]
    assert capfd.readouterr() == ("", "")


def test_moves_are_heard_in_the_window_unless_sounds_are_off(
    start: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    monkeypatch.setattr(sound, "ways_out", lambda: ["NULL"])
    window = start().window
    services = window.services
    services.preferences.change(sound=False)
    page = begin(window)
    make_moves(page, 3)
    assert not services.sounds.at_work
    services.preferences.change(sound=True)
    make_moves(page, 1)
    assert services.sounds.at_work
    qtbot.waitUntil(lambda: services.sounds.sounding)
    window.show_settings()
    qtbot.waitUntil(lambda: not services.sounds.sounding)
    settings = window.page
    assert isinstance(settings, SettingsPage)
    QTest.keyClick(settings.volume, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: services.sounds.sounding)
