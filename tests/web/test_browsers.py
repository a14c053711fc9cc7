"""The page that replays a game, in real browsers: each picture beside the program's, nothing asked of anybody."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.session import Session
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.export.page import MOST_BYTES
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.session.hindsight import Hindsight
from elios_desktop.ui.session.thinker import Thinker
from tests.play import new_session, play_on, played
from tests.ui.pages import ReadPage, called, differences, hostile_names, make_page, pictures_of
from tests.web.driver import Browser, Chromium, Trap, chromium, firefox, path_in_canvas

pytestmark = pytest.mark.web
BROWSERS: dict[str, Callable[[Path, Trap], AbstractContextManager[Browser]]] = {
    "chromium": chromium,
    "firefox": firefox,
}
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa")


@pytest.fixture(scope="module")
def trap() -> Iterator[Trap]:
    made = Trap()
    yield made
    made.close()


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest, trap: Trap, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    for needed in {"chromium": ("chromium", "chromedriver"), "firefox": ("firefox-esr",)}[request.param]:
        assert shutil.which(needed), "`make test-web` installs it"
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param), trap) as opened:
        yield opened


@pytest.fixture
def theme(qapp: Any) -> Theme:
    made = Theme()
    made.load_fonts()
    return made


def whole(game_id: str) -> Session:
    """A game by chance with as many people as it takes, to its end."""
    game = find_game(game_id)
    assert game is not None
    session = new_session(game, game.seats[-1], {name: option.default for name, option in game.options.items()}, 4)
    for _ in play_on(session, Random(4)):
        pass
    return called(session, NAMES[: game.seats[-1]])


def open_page(browser: Browser, path: Path) -> None:
    """Wait until the page shows the game."""
    browser.open("about:blank")
    browser.open(path.as_uri())
    for _ in range(200):
        if browser.run("return document.documentElement.classList.contains('scripted')"):
            return
        browser.run("return new Promise((done) => setTimeout(done, 50))")
    raise AssertionError("the script has not begun")


def go_to(browser: Browser, ply: int) -> None:
    browser.run("location.hash = `#m${arguments[0]}`; return new Promise((done) => setTimeout(done, 0))", ply)


def choose(browser: Browser, language: str) -> None:
    browser.run("document.getElementById(`in-${arguments[0]}`).click()", language)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_position_is_shown_as_the_program_draws_it(
    qtbot: Any, theme: Theme, browser: Browser, trap: Trap, game_id: str, tmp_path: Path
) -> None:
    session = whole(game_id)
    path = tmp_path / f"{game_id}.html"
    data = make_page(qtbot, theme, session, path)
    assert len(data) <= MOST_BYTES
    ratio = ReadPage.of(data).ratio
    trap.forget()
    open_page(browser, path)
    for language in LANGUAGES:
        choose(browser, language)
        for ply, drawn in enumerate(pictures_of(session, theme, language, range(session.ply + 1), ratio)):
            go_to(browser, ply)
            all_in_all, most = differences(path_in_canvas(browser), drawn)
            assert all_in_all < 7, (language, ply)
            assert most < 34, (language, ply)
            assert browser.run("return document.getElementById('said').textContent")
    assert trap.asked == []
    policy = browser.run("return performance.getEntriesByType('resource').map((each) => each.name.slice(0, 40))")
    assert all(each.startswith("data:") for each in policy)


def test_people_step_play_and_read(qtbot: Any, theme: Theme, browser: Browser, tmp_path: Path) -> None:
    game = find_game("exagon")
    assert game is not None
    session = whole("exagon")
    path = tmp_path / "game.html"
    make_page(qtbot, theme, session, path, "it", Hindsight(session, Thinker()))
    open_page(browser, path)

    def ply() -> int:
        return int(browser.run("return document.getElementById('ply').value"))

    def press(key: str) -> None:
        browser.run(
            "(document.activeElement || document.body).dispatchEvent(new KeyboardEvent('keydown', {key: arguments[0], "
            "bubbles: true, cancelable: true}))",
            key,
        )

    assert ply() == 0
    press("ArrowRight")
    press("ArrowRight")
    assert ply() == 2
    press("ArrowLeft")
    assert ply() == 1
    press("End")
    assert ply() == session.ply
    assert browser.run("return document.getElementById('on').disabled")
    press("Home")
    browser.run("document.getElementById('on').click()")
    assert ply() == 1
    browser.run("document.querySelector('#m7 a').click()")
    assert ply() == 7
    said = "return document.getElementById('said').textContent"
    assert browser.run(said).startswith("Mossa 7 di ")
    choose(browser, "de")
    assert browser.run(said).startswith("Schritt 7 von ")
    assert browser.run("return document.documentElement.lang") == "de"
    shown = browser.run(
        "return [...document.querySelectorAll('#m7 span')].filter((e) => e.offsetParent).map((e) => e.lang)"
    )
    assert shown == ["de"]
    # What a screen reader gets: every control has a name, the picture says where one is, the move is announced.
    names = browser.run(
        "return [...document.querySelectorAll('button, input, canvas')].map((e) => e.getAttribute('aria-label') || '')"
    )
    assert all(names)
    assert browser.run("return document.querySelector('[aria-current]').closest('li').id") == "m7"
    assert browser.run("return document.getElementById('said').getAttribute('role')") == "status"
    assert browser.run("return document.querySelectorAll('.chances td').length") == (session.ply + 1) * len(
        session.seats
    )
    # Playing goes on by itself, and stops at the end.
    browser.run("document.querySelector(`#m${arguments[0]} a`).click()", session.ply - 1)
    press("p")
    for _ in range(200):
        if ply() == session.ply:
            break
        browser.run("return new Promise((done) => setTimeout(done, 50))")
    assert ply() == session.ply
    assert browser.run("return document.getElementById('play').title") == "Abspielen"


def test_two_hundred_hostile_names(qtbot: Any, theme: Theme, browser: Browser, trap: Trap, tmp_path: Path) -> None:
    """Fifty pages of four people each: no dialog, no element, no request comes of a name."""
    game = find_game("holi")
    assert game is not None
    names = hostile_names(200)
    session = played(game, 4, {name: option.default for name, option in game.options.items()}, 1, 4)
    trap.forget()
    elements = set()
    for number in range(0, 200, 4):
        path = tmp_path / f"{number}.html"
        make_page(qtbot, theme, called(session, names[number : number + 4]), path)
        browser.open("about:blank")
        open_page(browser, path)
        told = browser.run("return document.querySelector('.players').innerText.normalize()")
        for name in names[number : number + 4]:
            word = max(name.split(), key=len, default="")
            assert not word.isascii() or word in told, (name, told)
        elements.add(browser.run("return document.querySelectorAll('body *').length"))
        assert browser.run("return document.querySelectorAll('script, img, iframe, svg').length") == browser.run(
            "return document.querySelectorAll('body > script, body > img, figure > img, button > svg').length"
        )
    assert len(elements) == 1
    assert trap.asked == []


def test_without_scripts_all_of_it_is_to_be_read(qtbot: Any, theme: Theme, browser: Browser, tmp_path: Path) -> None:
    if not isinstance(browser, Chromium):
        pytest.skip("Firefox can't be told so while it runs")
    session = whole("elementos")
    path = tmp_path / "game.html"
    make_page(qtbot, theme, session, path)
    browser.command("Emulation.setScriptExecutionDisabled", value=True)
    try:
        browser.open(path.as_uri())
        document = browser.command("DOM.getDocument", depth=-1)["root"]["nodeId"]

        def box(selector: str) -> Any:
            node = browser.command("DOM.querySelector", nodeId=document, selector=selector)["nodeId"]
            return browser.command("DOM.getBoxModel", nodeId=node)["model"]

        assert box("#end")["width"] > 400
        assert box(f"#m{session.ply} span[lang=en]")["width"] > 50
        data = browser.command("Page.printToPDF", printBackground=True)["data"]
        assert len(data) > 20_000
    finally:
        browser.command("Emulation.setScriptExecutionDisabled", value=False)
