"""What every test gets: no display, folders of its own, and property tests that don't depend on the clock."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Generator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests import sizes

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile(
    "short", max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))


class RedAtOnce:
    """Prints the name of what has failed when it fails, not only at the end."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.ensure_newline()
            self._terminal.write_line(f"FAILED {report.nodeid}")


_FOLDER = pytest.StashKey[Path]()
_EXPECTED = ("home", "run", "pytest-of-")
"""What may be in the run's folder at its end: what these hold goes with it."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--order", type=int, help="the tests in an order by chance, which this number gives again")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In each process the same."""
    order = config.getoption("order")
    if order is not None:
        Random(order).shuffle(items)


def pytest_collection_finish() -> None:
    """What is there before the first test is there for all: no search for garbage looks through it."""
    gc.collect()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """What no test of this run can be isn't collected. And the run gets a folder in which all that is temporary lies,
    that of its other processes, too."""
    sizes.both = not str(config.getoption("markexpr")).startswith("not long")
    if hasattr(config, "workerinput"):
        return
    folder = config.stash[_FOLDER] = Path(tempfile.mkdtemp(prefix="elios-tests-"))
    folder.chmod(0o711)  # nobody can list it, but a test that isn't root any more finds what it knows of
    for name, variable in (("home", "HOME"), ("run", "XDG_RUNTIME_DIR")):
        (folder / name).mkdir(mode=0o700)
        os.environ[variable] = str(folder / name)
    os.environ["TMPDIR"] = str(folder)
    # Where no fonts' cache came with the system, whatever paints in a session of its own makes one.
    os.environ["XDG_CACHE_HOME"] = str(folder / "run")
    # pip asks which Rust there is; where rustup answers, it would make a folder of its own in the new home.
    os.environ.setdefault("RUSTUP_HOME", str(folder / "run" / "rustup"))
    tempfile.tempdir = None  # it is asked for anew


def pytest_sessionstart(session: pytest.Session) -> None:
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(RedAtOnce(terminal))


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None, object, object]:
    """Nothing stays behind: neither the run's folder (but after a failure, to be looked at) nor, in it, what a test
    should have cleared away."""
    result = yield
    folder = session.config.stash.get(_FOLDER, None)
    if folder is None:
        return result
    left = sorted(path.name for path in folder.iterdir() if not path.name.startswith(_EXPECTED))
    left += [str(path.relative_to(folder)) for path in (folder / "home").iterdir()]
    if left:
        print(f"\nTests have left behind: {', '.join(left)}")
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED
    if session.exitstatus == pytest.ExitCode.TESTS_FAILED:
        print(f"\nWhat the tests have written is in {folder}")
        del session.config.stash[_FOLDER]
    return result


def pytest_unconfigure(config: pytest.Config) -> None:
    folder = config.stash.get(_FOLDER, None)
    if folder is not None:
        shutil.rmtree(folder)


_HOMES = count()

pytest_plugins = ["tests.ui.fixtures"]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings, saves and caches go to a folder of the test's own; sentences on the command line are English."""
    # Numbered here: a folder's factory would look through those of all tests before.
    home = tmp_path_factory.getbasetemp() / f"home{next(_HOMES)}"
    home.mkdir(mode=0o700)
    monkeypatch.setenv("HOME", str(home))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder that the package is in."""
    return Path(__file__).resolve().parent.parent
