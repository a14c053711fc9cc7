"""The page that replays a game anywhere, read without a browser: what it shows, what it holds, and what it doesn't.

`tests/web` opens it in real browsers.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from elios_desktop.engine.contract import GAME_IDS, find_game
from elios_desktop.engine.record import known_game
from elios_desktop.engine.session import Session
from elios_desktop.storage.atomic import FileSystem
from elios_desktop.storage.files import RECORD_BEGINS, RECORD_ENDS, FileError, UserFiles, game_in_page
from elios_desktop.texts.translate import LANGUAGES
from elios_desktop.ui.export.filming import Film
from elios_desktop.ui.export.page import MOST_BYTES, content_of, open_record
from elios_desktop.ui.export.page_file import Pictures, json_text, page
from elios_desktop.ui.export.sheet import Sheet, is_smaller, originals
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.play.stage import Snapshot
from elios_desktop.ui.session.controller import onlooker_of
from elios_desktop.ui.shell.window import MainWindow
from tests import sizes
from tests.play import new_session, play_on, played
from tests.sizes import sized
from tests.ui.drive import drop
from tests.ui.pages import ReadPage, called, differences, hostile_names, make_page, pictures_of, still_of
from tests.ui.real_games import play_game, under_way

PLAYED = Path(__file__).parent.parent / "playthroughs"


@pytest.fixture
def theme(qapp: Any) -> Theme:
    made = Theme()
    made.load_fonts()
    return made


def whole(game_id: str, seats: int, seed: int = 1) -> Session:
    """A game by chance, to its end."""
    game = find_game(game_id)
    assert game is not None
    session = new_session(game, seats, {name: option.default for name, option in game.options.items()}, seed)
    for _ in play_on(session, Random(seed)):
        pass
    assert session.state.result is not None
    return called(session, ("Anna", "Bruno", "Carla", "Dario", "Elsa")[:seats])


@sized("game_id", [], GAME_IDS)
def test_every_position_is_there_as_the_table_draws_it(qtbot: Any, theme: Theme, game_id: str, tmp_path: Path) -> None:
    game = find_game(game_id)
    assert game is not None
    session = whole(game_id, game.seats[-1])
    read = ReadPage.of(make_page(qtbot, theme, session, tmp_path / "game.html"))
    plies = range(0, session.ply + 1, 1 if sizes.both else 4)
    for language in LANGUAGES if sizes.both else ["de"]:
        for ply, (shown, drawn) in enumerate(
            zip(read.tables(language, plies), pictures_of(session, theme, language, plies, read.ratio), strict=True)
        ):
            all_in_all, most = differences(shown, drawn)
            assert all_in_all < 7, (language, plies[ply])
            assert most < 32, (language, plies[ply])


@sized("game_id", [], GAME_IDS)
def test_a_whole_game_is_a_small_page_that_asks_for_nothing(
    qtbot: Any, theme: Theme, game_id: str, tmp_path: Path
) -> None:
    game = find_game(game_id)
    assert game is not None
    session = whole(game_id, game.seats[-1], 2)
    data = make_page(qtbot, theme, session, tmp_path / "game.html", "it")
    assert len(data) <= MOST_BYTES
    read = ReadPage.of(data)
    asked = [
        value for _, each in read.tags for name, value in each.items() if name in ("src", "href", "action", "data")
    ]
    assert all(value and value.startswith(("data:image/webp;base64,", "#m")) for value in asked)
    assert not re.search(rb"url\(|@import|https?:|fetch|XMLHttp|\bimport\b", re.sub(rb"base64,[^\"]*", b"", data))
    policy = read.one("meta", **{"http-equiv": "Content-Security-Policy"})["content"] or ""
    assert policy.startswith("default-src 'none'; img-src data:; ")
    for kind in ("style", "script"):
        (text,) = re.findall(f"<{kind}>(.*?)</{kind}>", data.decode(), re.DOTALL)
        assert f"{kind}-src 'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" in policy
    assert not [name for _, each in read.tags for name in each if name == "style" or name.startswith("on")]
    # Everything is there to be read without a script, in each language.
    for ply in range(session.ply + 1):
        assert read.texts[f"m{ply}"]
    marked = {each.get("lang") for tag, each in read.tags if tag == "span"}
    assert marked >= set(LANGUAGES)
    assert read.one("html")["lang"] == "it"
    assert {name for name in ("first", "back", "play", "on", "last") if read.one("button", id=name)}


def test_the_page_of_a_game_is_the_game(window: MainWindow, qtbot: Any, tmp_path: Path) -> None:
    """Exported from the menu's entry, and opened by dropping it on the window."""
    play_game(window, "exagon")
    assert window.table is not None
    controller = window.table.controller
    session = controller.session
    exporter = window.charts.exporter
    path = tmp_path / "a game.html"
    with qtbot.waitSignal(exporter.done) as done:
        exporter.web_page_to(controller, controller, path)
    assert done.args[1] is None
    read = ReadPage.of(path.read_bytes())
    assert read.record == session.record()
    assert 'class="chances"' in path.read_text(encoding="utf-8"), "the computer was asked"
    before = path.read_bytes()
    window.show_home()
    assert drop(window, path)
    assert window.table is not None
    assert window.table.controller.session.record() == session.record()
    # Nothing is ever saved in the place of the page.
    assert window.host.playing.file is None
    assert path.read_bytes() == before


@pytest.mark.parametrize("game_id", ["holi", "elios"])
def test_what_is_drawn_over_something_comes_after_it(theme: Theme, game_id: str) -> None:
    """So the page draws it over that, too, and a game filmed twice is the same film."""
    session = played(known_game(game_id), 2, {}, 3, 9)

    def filmed() -> Film:
        still, film = still_of(session), Film()
        snapshot = Snapshot(theme, still)
        for ply in range(session.ply + 1):
            still.shown.look_at(ply)
            snapshot.table.redraw()
            film.take("en", snapshot)
        snapshot.close()
        return film

    films = [[list(at) for at in filmed().positions["en"]] for _ in range(2)]
    assert films[0] == films[1]
    for at in filmed().positions["en"]:
        heights = [each.height for each in at.values()]
        assert heights == sorted(heights)


@sized("games", [("elementos", "holi")], [GAME_IDS])
def test_what_is_hidden_is_not_in_the_page(
    qtbot: Any, theme: Theme, window: MainWindow, tmp_path: Path, games: Sequence[str]
) -> None:
    for game_id in games:
        table = under_way(window, game_id, 12, seats=3 if 3 in known_game(game_id).seats else 2)
        still = onlooker_of(table.controller, window.services.preferences.read, apart=True)
        session = still.session
        record = open_record(session, session.record())
        seen = session.seen_by(None)
        open_to_all = seen.setup == session.setup and list(seen.moves) == [
            each.move.text for each in session.transitions
        ]
        assert (record is not None) == open_to_all, game_id
        data = make_page(qtbot, theme, session, tmp_path / f"{game_id}.html")
        read = ReadPage.of(data)
        assert read.record == record
        if not open_to_all:
            for hidden in _hidden(session):
                assert hidden not in data.decode(), (game_id, hidden)


def _hidden(session: Session) -> list[str]:
    """The setup and the moves as a record would have them, as far as an onlooker can't know them."""
    seen = session.seen_by(None)
    setup = [json_text(value) for key, value in session.setup.items() if seen.setup.get(key) != value]
    moves = [each.move.text for each, known in zip(session.transitions, seen.moves, strict=True) if "?" in known]
    return [text for text in (*setup, *moves) if len(text) > 3]


def test_a_record_is_there_only_if_everybody_may_know_it() -> None:
    hidden = 0
    for game_id in GAME_IDS:
        game = find_game(game_id)
        assert game is not None
        for seats in game.seats:
            session = played(game, seats, {name: option.default for name, option in game.options.items()}, 1, 9)
            hidden += open_record(session, session.record()) is None
    assert hidden
    over = whole("holi", 2)
    assert open_record(over, over.record()) == over.record()


def test_hostile_names_stay_names(tmp_path: Path) -> None:
    """They are read as text and nothing else, wherever they stand."""
    game = find_game("elementos")
    assert game is not None
    session = played(game, 2, {"memory": False}, 1, 5)
    nothing = Pictures(b"", b"", b"")

    def page_of(names: Sequence[str]) -> bytes:
        still = still_of(called(session, names))
        return page(content_of(still, session.record(), "en", None), nothing)

    plain = ReadPage.of(page_of(("Anna", "Bruno")))
    files = UserFiles(FileSystem())
    for name in hostile_names(200):
        data = page_of((name, f"x{name}"))
        read = ReadPage.of(data)
        assert [tag for tag, _ in read.tags] == [tag for tag, _ in plain.tags], name
        assert [sorted(each) for _, each in read.tags] == [sorted(each) for _, each in plain.tags], name
        assert name in "".join(read.seen), name
        opened = files.take(data, tmp_path, lambda document: document)
        assert opened.in_page
        assert opened.document["seats"][0]["name"] == name


def test_a_page_of_somebody_elses_is_no_game(tmp_path: Path) -> None:
    files = UserFiles(FileSystem())

    def problem(text: str) -> str:
        with pytest.raises(FileError) as error:
            files.take(text.encode(), tmp_path, lambda document: document)
        return error.value.code

    assert problem("<!DOCTYPE html><p>Hello</p>") == "not_ours"
    assert problem(RECORD_BEGINS) == "not_ours"
    assert problem(f"<p>{RECORD_BEGINS}{RECORD_ENDS}") == "not_json"
    assert problem(f"<p>{RECORD_BEGINS}[]{RECORD_ENDS}") == "not_ours"
    assert problem(f"<p>{RECORD_BEGINS}{{{RECORD_ENDS}") == "not_json"
    assert problem("<" * 5_000_000) == "not_ours"
    assert problem(f"<p>{RECORD_BEGINS}{'[' * 100}{RECORD_ENDS}") == "not_json"
    assert game_in_page(f"{RECORD_BEGINS}1{RECORD_ENDS}{RECORD_BEGINS}2{RECORD_ENDS}".encode()) == b"1"


# -- the sheet


def _noise(width: int, height: int, seed: int) -> Image.Image:
    chance = Random(seed)
    small = Image.new("RGBA", (6, 6))
    small.putdata([(*(chance.randrange(256) for _ in range(3)), 255) for _ in range(36)])
    return small.resize((width, height), Image.Resampling.BICUBIC)


def test_a_picture_in_two_sizes_is_kept_once() -> None:
    sheet = Sheet()
    large, other = _noise(96, 96, 1), _noise(96, 96, 2)
    for picture in (large.resize((60, 60), Image.Resampling.LANCZOS), large, other):
        sheet.add(picture.tobytes(), picture.width, picture.height)
    sheet.cut()
    small, whole_one, third = sheet.uses
    assert (small.number, small.width, small.height, small.scaled) == (whole_one.number, 60, 60, True)
    assert not whole_one.scaled
    assert third.number != whole_one.number


def test_pictures_that_only_look_alike_are_two() -> None:
    import numpy as np

    one = np.array(_noise(96, 96, 1))
    other = np.array(_noise(60, 60, 1))
    assert is_smaller(other, one)
    other[20:32, 20:32, :3] = 255 - other[20:32, 20:32, :3]
    assert not is_smaller(other, one)
    assert originals([one, other]) == [0, 1]


def test_what_two_pictures_share_is_kept_once() -> None:
    sheet = Sheet()
    one = _noise(64, 48, 3)
    other = one.copy()
    other.paste((255, 0, 0, 255), (8, 8, 16, 16))
    empty = one.copy()
    empty.paste((0, 0, 0, 0), (0, 0, 64, 8))
    for picture in (one, other, empty):
        sheet.add(picture.tobytes(), picture.width, picture.height)
    sheet.cut()
    assert sheet.cuts[0] == [64, 48, 0, 0, 48, 1]
    assert sheet.cuts[1] == [64, 48, 1, 9, 1, 49]
    assert sheet.cuts[2] == [64, 48, 2, 0, 8, 0]


def test_a_table_that_is_lit_more_and_more_is_kept_once_and_whole() -> None:
    """Each step is the brightest one, seen through so far; another table is another picture, and neither is cut."""
    sheet = Sheet()
    dark, bright, other = _noise(96, 64, 1), _noise(96, 64, 2), _noise(96, 64, 3)
    steps = [Image.blend(dark, bright, share) for share in (0.25, 0.75)]
    for picture in (*steps, bright, other):
        sheet.add(picture.tobytes(), picture.width, picture.height)
    mixes = sheet.mixes(dark.tobytes(), 96, 64, [0, 1, 2, 3])
    assert {number: (mix.picture, round(mix.share, 2)) for number, mix in mixes.items()} == {0: (2, 0.25), 1: (2, 0.75)}
    sheet.keep_whole([2, 3])
    sheet.cut()
    assert [sheet.cuts[sheet.uses[number].number] for number in (2, 3)] == [[96, 64, -1], [96, 64, -2]]
    assert [picture.tobytes() for picture in sheet.wholes()] == [bright.tobytes(), other.tobytes()]
