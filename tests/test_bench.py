"""The benchmark plays whole games by the rules; how fast they are is for `make bench` to say."""

from __future__ import annotations

from bench.engines import TARGETS, measure, own_runners
from elios_desktop.engine.registry import GAME_IDS


def test_each_game_is_measured() -> None:
    runners = own_runners()
    measure(runners, rounds=2, seconds=0.005)
    assert [runner.name for runner in runners] == list(GAME_IDS)
    assert set(TARGETS) == set(GAME_IDS)
    for runner in runners:
        assert len(runner.rates) == 2
        assert min(runner.rates) > 0
