"""The rulebook's window, its pictures, paper, and the reference card: as a reader meets them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QToolButton

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.rulebook.blocks import Picture, Specimens, Strip, anchors
from elios_desktop.rulebook.library import find_positions, find_rulebook
from elios_desktop.texts.translate import english
from elios_desktop.ui.kit.theme import Theme
from elios_desktop.ui.rulebook.html import PICTURE
from elios_desktop.ui.rulebook.paper import Paper
from elios_desktop.ui.rulebook.pictures import Pictures
from elios_desktop.ui.rulebook.shelf import beside
from elios_desktop.ui.rulebook.window import RulebookWindow
from elios_desktop.ui.shell.window import MainWindow
from tests.facts import begun_later
from tests.sizes import sized
from tests.ui.drive import new_game
from tests.ui.looks import kinds_of

games = pytest.mark.parametrize("game", GAME_IDS)


class Pseudo(QTranslator):
    """A language in which every text is marked and 40 % longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"¿{text}{'~' * round(len(text) * 0.4)}"


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[Pseudo]:
    """The pseudo-language, not installed yet."""
    made = Pseudo()
    yield made
    QCoreApplication.removeTranslator(made)
    QApplication.processEvents()


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    made = Theme()
    made.load_fonts()
    return made


def settled() -> None:
    for _ in range(4):
        QApplication.processEvents()


def opened(window: MainWindow, game: str, section: str = "") -> RulebookWindow:
    window.shelf.open_book(game, section)
    book = window.shelf.book
    assert book is not None
    settled()
    return book


def colours_in(image: QImage) -> int:
    small = image.scaled(64, 64).convertToFormat(QImage.Format.Format_RGB32)
    return len({small.pixel(x, y) for x in range(64) for y in range(64)})


# -- pictures


@sized(("game", "look"), [("elementos", "dark")], list(product(GAME_IDS, ("light", "dark"))))
def test_every_position_is_painted(theme: Theme, game: str, look: str) -> None:
    theme.use(look)
    pictures = Pictures(theme)
    seen = []
    for name, position in find_positions(game).items():
        image = pictures.image(game, f"position/{name}", 1.0)
        assert (image.width(), image.height()) == position.shown
        assert colours_in(image) > 150, f"{name} is blank"
        assert image.pixelColor(2, 2).alpha() == 255
        seen.append(image)
    assert kinds_of(seen) == len(seen), "every picture shows something else"


@games
def test_every_single_thing_is_painted(theme: Theme, game: str) -> None:
    pictures = Pictures(theme)
    kinds: dict[str, list[QImage]] = {}
    for section in find_rulebook(game).sections(english):
        for block in section.blocks:
            for entry in block.entries if isinstance(block, Specimens) else ():
                name = f"specimen/{block.kind}/{entry.id}"
                image = pictures.image(game, name, 2.0)
                assert image.devicePixelRatio() == 2.0
                assert image.deviceIndependentSize() == pictures.size(game, name)
                assert colours_in(image) > 20, f"{name} is blank"
                kinds.setdefault(block.kind, []).append(image)
    for kind, seen in kinds.items():
        # Rivalry cards have one of two seals; everything else looks different from each other.
        assert kinds_of(seen) == (2 if kind == "rivalry" else len(seen)), kind


def test_pictures_follow_the_theme(theme: Theme) -> None:
    pictures = Pictures(theme)
    theme.use("light")
    light = pictures.image("elementos", "position/start", 1.0)
    theme.use("dark")
    pictures.clear()
    dark = pictures.image("elementos", "position/start", 1.0)
    assert light.pixelColor(3, 3).lightness() > 150 > dark.pixelColor(3, 3).lightness()


def test_pictures_are_painted_when_they_come_into_sight(window: MainWindow) -> None:
    book = opened(window, "elementos")
    pictures = book._pictures
    ratio = book.page.devicePixelRatioF()
    assert pictures.ready("elementos", "position/win", ratio) is None
    book.page.go_to_anchor("end")
    settled()
    assert pictures.ready("elementos", "position/win", ratio) is not None


# -- pages


@sized("game", ["holi"], GAME_IDS)
def test_every_anchor_of_a_rulebook_is_on_its_page(window: MainWindow, game: str) -> None:
    book = opened(window, game)
    expected = anchors(find_rulebook(game).sections(english))
    assert sorted(set(book.page.anchors)) == sorted(expected)
    sections = [section.id for section in book.book(game)]
    for anchor in expected:
        assert book.page.go_to_anchor(anchor), anchor
        if anchor in sections[:-2]:  # the last ones can't come up to the top
            assert book.page.section == anchor
    assert not book.page.go_to_anchor("nowhere")


def test_links_are_followed_and_the_reader_can_come_back(window: MainWindow) -> None:
    book = opened(window, "elementos", "move")
    assert book.page.section == "move"
    book.page.followed.emit("elementos", "take")
    assert book.page.section == "take"
    book.page.followed.emit("holi", "rain")
    assert (book.game, book.page.section) == ("holi", "rain")
    book.back()
    assert (book.game, book.page.section) == ("elementos", "take")
    QTest.keyClick(book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert book.page.section == "move"
    book.back()
    book.forward()
    book.forward()
    assert (book.game, book.page.section) == ("holi", "rain")


def test_links_on_the_page_are_real(window: MainWindow, qtbot: Any) -> None:
    book = opened(window, "elementos", "turn")
    place = book.page.document().find("taking")
    where = book.page.cursorRect(place).center()
    with qtbot.waitSignal(book.page.followed) as followed:
        QTest.mouseClick(book.page.viewport(), Qt.MouseButton.LeftButton, pos=where - QPoint(6, 0))
    assert followed.args == ["elementos", "take"]


def test_contents_lead_to_sections_and_follow_the_reader(window: MainWindow) -> None:
    book = opened(window, "elios")
    tree = book.sidebar.tree
    game = tree.topLevelItem(GAME_IDS.index("holi"))
    assert game is not None
    assert [tree.topLevelItem(i).text(0) for i in range(4)] == ["Elios", "Elementos", "Exagon", "Holi"]
    ids = [section.id for section in book.book("holi")]
    climb = game.child(ids.index("climb"))
    assert climb is not None
    tree.setCurrentItem(climb)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert (book.game, book.page.section) == ("holi", "climb")
    book.page.go_to_anchor("stop")
    assert tree.currentItem() is game.child(ids.index("stop"))


def test_without_a_game_all_rulebooks_are_listed(window: MainWindow) -> None:
    window.actions_["rulebook"].trigger()
    book = window.shelf.book
    assert book is not None
    text = book.page.toPlainText()
    assert all(name in text for name in ("Elios", "Elementos", "Exagon", "Holi"))
    assert not book.tools["pdf"].isEnabled()
    book.page.followed.emit("exagon", "")
    assert book.game == "exagon"
    assert book.tools["pdf"].isEnabled()


# -- searching


def test_search_finds_shows_and_marks(window: MainWindow) -> None:
    book = opened(window, "elementos")
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.field.hasFocus()
    QTest.keyClicks(book.field, "padlock")
    QTest.keyClick(book.field, Qt.Key.Key_Return)
    assert [hit.section for hit in book.sidebar.hits] == ["equilibrium"]
    assert book.page.section == "equilibrium"
    assert book.page.marked == ["padlock"]
    assert "padlock" in book.sidebar.results.item(0).text()
    QTest.keyClick(book, Qt.Key.Key_Escape)
    assert book.sidebar.currentWidget() is book.sidebar.tree
    assert book.page.marked == []


def test_all_games_can_be_searched(window: MainWindow) -> None:
    book = opened(window, "elementos")
    book.field.setText("sweets")
    book.search()
    assert book.sidebar.hits == []
    assert not book.sidebar.results.isVisible()
    QTest.mouseClick(book.sidebar.scope.button_of("all"), Qt.MouseButton.LeftButton)
    assert {hit.game for hit in book.sidebar.hits} == {"holi"}
    results: QListWidget = book.sidebar.results
    assert results.item(0).text().startswith("Holi: ")
    results.setCurrentRow(0)
    QTest.keyClick(results, Qt.Key.Key_Return)
    assert book.game == "holi"


def test_cards_are_found_by_their_text(window: MainWindow) -> None:
    book = opened(window, "holi")
    book.field.setText("gap line")
    book.search()
    assert [hit.section for hit in book.sidebar.hits] == ["rivalry"]


# -- language, theme, size


def test_another_language_keeps_the_place_and_leaves_no_text(window: MainWindow, pseudo: Pseudo) -> None:
    book = opened(window, "holi", "climb")
    window.shelf.toggle_card("holi")
    book.field.setText("pawn")
    book.search()
    place, history = book.page.place, len(book.history)
    QCoreApplication.installTranslator(pseudo)
    settled()
    assert book.page.section == "climb"
    assert (book.page.place.anchor, book.page.place.block) == (place.anchor, place.block)
    assert len(book.history) == history
    lines = [line for line in book.page.toPlainText().splitlines() if line.strip("￼ \t")]
    left = [line for line in lines if "¿" not in line and not re.fullmatch(r"[\d, .a-z?]+", line)]
    assert left == []
    tree, card = book.sidebar.tree, window.shelf.card
    assert card is not None
    assert tree.topLevelItem(0).text(0).startswith("¿")
    assert tree.topLevelItem(0).child(0).text(0).startswith("¿")
    assert "¿" in book.sidebar.results.item(0).text()
    assert all("¿" in each.toolTip() for each in book.findChildren(QToolButton) if each.toolTip())
    assert book.windowTitle().startswith("¿")
    assert "¿" in card.page.toPlainText()
    assert card.windowTitle().startswith("¿")
    QCoreApplication.removeTranslator(pseudo)
    settled()
    assert "¿" not in book.page.toPlainText()
    assert book.page.section == "climb"


def test_another_theme_and_size_keep_the_place(window: MainWindow) -> None:
    book = opened(window, "exagon", "give")
    preferences = window.services.preferences
    before = book.page.grab().toImage()
    preferences.change(theme="dark" if not window.services.theme.palette.dark else "light")
    settled()
    assert book.page.section == "give"
    assert book.page.grab().toImage() != before
    height = book.page.document().size().height()
    QTest.keyClick(book, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    settled()
    assert preferences.now.text_percent == 115
    assert book.page.document().size().height() > height * 1.05
    assert book.page.section == "give"
    book.resize(book.width() - 120, book.height())
    settled()
    assert book.page.section == "give"


@sized("percent", [200], [100, 150, 200])
def test_nothing_is_cut(window: MainWindow, pseudo: Pseudo, percent: int) -> None:
    window.services.preferences.change(text_percent=percent)
    QCoreApplication.installTranslator(pseudo)
    book = opened(window, "elementos")
    book.resize(980, 700)
    settled()
    tree = book.sidebar.tree
    for number in range(tree.topLevelItemCount()):
        top = tree.topLevelItem(number)
        assert top is not None
        for item in (top, *(top.child(index) for index in range(top.childCount()))):
            assert item is not None
            row = tree.visualItemRect(item)
            if row.isEmpty():
                continue
            needed = tree.fontMetrics().boundingRect(
                0, 0, row.width() - 6, 9999, int(Qt.TextFlag.TextWordWrap), item.text(0)
            )
            assert row.height() >= needed.height(), item.text(0)
    for made in book.tools.values():
        assert made.width() >= made.minimumSizeHint().width()
    for code in GAME_IDS:
        book._go(code)
        settled()
        if percent == 100:
            assert book.page.horizontalScrollBar().maximum() <= 12, code


@sized("width", [980], [700, 980, 1500])
def test_the_front_shows_all_games_and_leads_into_each(window: MainWindow, width: int) -> None:
    """Boxes and chapters are pictures, all of them painted once they are seen, and a click on one goes there."""
    window.actions_["rulebook"].trigger()
    book = window.shelf.book
    assert book is not None
    book.resize(width, 760)
    settled()
    page = book.page
    assert page.horizontalScrollBar().maximum() == 0
    html = page.toHtml()
    for game in GAME_IDS:
        assert f"{PICTURE}:{game}/cover/front" in html
        sections = find_rulebook(game).sections(english)
        pictured = sum(any(isinstance(block, Picture | Strip) for block in section.blocks) for section in sections)
        assert pictured >= (1 if game in begun_later() else 6)
        assert html.count(f"{PICTURE}:{game}/chapter/") == min(6, pictured)
    settled()
    seen = page.viewport().grab().toImage()
    assert len({seen.pixel(x, 150) for x in range(0, seen.width(), 3)}) > 60, "the boxes are painted"
    where = next(
        QPoint(x, y)
        for y in range(0, page.viewport().height(), 6)
        for x in range(0, page.viewport().width(), 6)
        if page.anchorAt(QPoint(x, y)) == "holi#"
    )
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=where + QPoint(12, 12))
    assert book.game == "holi"
    book.back()
    assert book.game == ""


def test_the_window_remembers_its_size(window: MainWindow) -> None:
    book = opened(window, "elios")
    book.resize(700, 500)
    book.move(30, 20)
    settled()
    book.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.shelf.book is None
    again = opened(window, "elios")
    assert (again.width(), again.height()) == (700, 500)


# -- beside a game


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (QRect(0, 40, 1280, 800), QRect(1280, 40, 980, 720)),  # room at the right
        (QRect(1300, 0, 1280, 800), QRect(320, 0, 980, 720)),  # room at the left
        (QRect(0, 0, 1900, 1000), QRect(1900, 0, 660, 720)),  # just enough
        (QRect(200, 0, 2200, 1000), QRect(1580, 0, 980, 720)),  # none: at the right edge
    ],
)
def test_it_stands_beside_the_game_where_there_is_room(game: QRect, expected: QRect) -> None:
    assert beside(game, QRect(0, 0, 2560, 1440), QSize(980, 720), 640) == expected


def test_it_neither_covers_nor_stops_the_game(window: MainWindow) -> None:
    window.host.begin(new_game("exagon", 2))
    table = window.table
    assert table is not None
    book = opened(window, "exagon", "turn")
    assert book.parent() is None
    assert book.isWindow()
    assert not book.isModal()
    controller = table.controller
    move = min(controller.legal, key=lambda move: move.text)
    assert controller.submit(move) is None
    assert controller.session.ply == 1
    window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.shelf.book is None


def test_f1_and_the_link_open_the_rule_of_the_refusal_that_is_shown(window: MainWindow, qtbot: Any) -> None:
    setup = {"first": 1}
    window.services.preferences.change(curtain="never")
    window.host.begin(new_game("elementos", 2, setup=setup))
    table = window.table
    assert table is not None
    nine = "FW WA AF FW WA AF FW WA AF"
    for seat in (1, 2):
        assert table.controller.submit_text(f"arrange {seat} {nine}") is None
    qtbot.waitUntil(lambda: not table.controller.save_queue.busy and not table.animator.busy)
    refusal = table.controller.submit_text("a3-a2")
    assert refusal is not None
    table.table.refuse(refusal)
    window.actions_["rulebook"].trigger()
    book = window.shelf.book
    assert book is not None
    settled()
    assert (book.game, book.page.section) == ("elementos", "move")
    table.prompt.back_to_prompt()
    home = table.controller.submit_text("b2-a3")
    assert home is not None
    table.table.refuse(home)
    QTest.mouseClick(table.prompt._rule, Qt.MouseButton.LeftButton)
    settled()
    assert book.page.section == "home"


# -- paper


@sized("game", ["elementos"], GAME_IDS)
def test_a_rulebook_becomes_a_pdf_with_pages(window: MainWindow, game: str, tmp_path: Path) -> None:
    book = opened(window, game)
    path = tmp_path / "rules.pdf"
    assert book.write_pdf(str(path))
    written = path.read_bytes()
    assert written.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type\s*/Page\b", written))
    assert 4 <= pages <= 24
    assert written.count(b"/Subtype /Image") >= len(find_positions(game))


def test_a_pdf_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path, qtlog: Any) -> None:
    book = opened(window, "elios")
    with qtlog.disabled():
        assert not book.write_pdf(str(tmp_path / "missing" / "rules.pdf"))
    notice = window.services.notices.current
    assert notice is not None
    assert "rules.pdf" in notice.text()


# -- the reference card


@sized("game", ["exagon"], GAME_IDS)
def test_one_key_shows_a_card_of_one_page_and_puts_it_away(window: MainWindow, game: str) -> None:
    window.host.begin(new_game(game, 2))
    settled()
    window.actions_["card"].trigger()
    card = window.shelf.card
    assert card is not None
    settled()
    assert card.isVisible()
    assert not card.isModal()
    assert card.page.verticalScrollBar().maximum() == 0, "all of it is in sight"
    paper = Paper(english).card(game, "Card", find_rulebook(game).card(english))
    paper.setPageSize(paper.size())
    assert paper.size().height() < 1000
    QTest.keyClick(card, Qt.Key.Key_F2)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.shelf.card is None
    window.actions_["card"].trigger()
    window.show_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert window.shelf.card is None, "the card belongs to the table"


def test_the_card_opens_the_rulebook(window: MainWindow) -> None:
    window.host.begin(new_game("elios", 2))
    window.actions_["card"].trigger()
    card = window.shelf.card
    assert card is not None
    QTest.mouseClick(card._book, Qt.MouseButton.LeftButton)
    assert window.shelf.book is not None
    assert window.shelf.book.game == "elios"


def test_the_place_is_kept_where_things_lie_in_fewer_columns(window: MainWindow) -> None:
    book = opened(window, "exagon", "tile-23")
    book.resize(1100, 700)
    settled()
    book.page.go_to_anchor("tile-23")
    before = book.page.place
    window.services.preferences.change(text_percent=200)
    settled()
    assert book.page.place.anchor == before.anchor
    book.resize(700, 600)
    settled()
    assert book.page.place.anchor == before.anchor


@pytest.mark.parametrize(
    ("game", "section"),
    [("elios", "arranging"), ("elementos", "arranging"), ("exagon", "opening"), ("holi", "corners")],
)
def test_f1_opens_what_is_done_now(window: MainWindow, game: str, section: str) -> None:
    window.host.begin(new_game(game, 2))
    settled()
    window.actions_["rulebook"].trigger()
    book = window.shelf.book
    assert book is not None
    settled()
    assert (book.game, book.page.section) == (game, section)
