"""What every rulebook promises: links lead somewhere, refusals are explained, pictures and their positions agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elios_desktop.engine.contract import GAME_IDS
from elios_desktop.engine.record import SeatInfo, known_game
from elios_desktop.engine.session import Session
from elios_desktop.games.exagon.rules.tiles import TILES
from elios_desktop.games.holi.rules import RIVALRY
from elios_desktop.games.holi.rules.cards import PATTERNS
from elios_desktop.rulebook.blocks import (
    Block,
    Paragraph,
    Picture,
    Question,
    Ruling,
    Section,
    Specimens,
    Strip,
    anchors,
    explained,
    pictures,
    plain,
    ruling_anchor,
    spans,
    targets,
    texts,
)
from elios_desktop.rulebook.library import find_positions, find_rulebook, section_for_phase
from elios_desktop.texts.catalogue import translator
from elios_desktop.texts.translate import LANGUAGES, english
from elios_desktop.texts.words import SHARED_REFUSALS, find_words

LONGEST = 350
"""A translator sees one text at a time; longer ones are hard to keep in the head."""
games = pytest.mark.parametrize("game", GAME_IDS)


def asked(game: str, most: int, each: float) -> int:
    """How much of something a rulebook has at least: the more its rules refuse, the more, up to so much."""
    return min(most, round(len(find_words(game).REFUSALS) * each))


def sections(game: str) -> list[Section]:
    return find_rulebook(game).sections(english)


def blocks(game: str) -> Iterator[Block]:
    for section in sections(game):
        yield from section.blocks
    yield from find_rulebook(game).card(english)


@games
def test_every_link_leads_somewhere(game: str) -> None:
    known = anchors(sections(game))
    links = [target for block in blocks(game) for text in texts(block) for target in targets(text)]
    assert len(links) >= asked(game, 6, 1)
    assert [link for link in links if link not in known] == []
    assert len(known) == len(set(known)), "an anchor names one place"


@games
def test_every_refusal_is_explained_in_the_section_that_it_cites(game: str) -> None:
    where = {code: section.id for section in sections(game) for block in section.blocks for code in explained(block)}
    cited = {**find_words(game).REFUSALS, **SHARED_REFUSALS}
    said = f"games/{game}: REFUSALS of words.py are not what rulebook.md {{explains …}}, each in its section"
    assert where == {code: sentence.section for code, sentence in cited.items()}, said


@games
def test_every_rulebook_has_what_a_rulebook_has(game: str) -> None:
    ids = {section.id for section in sections(game)}
    assert {"goal", "turn", "end", "notation"} <= ids
    if asked(game, 5, 1) == 5:
        assert {"box", "machine", "questions"} <= ids
    found = list(blocks(game))
    assert sum(isinstance(block, Question) for block in found) >= asked(game, 6, 1)
    assert sum(isinstance(block, Ruling) for block in found) >= asked(game, 2, 0.2)
    assert sum(isinstance(block, Picture) for block in found) >= asked(game, 4, 1)
    assert sum(isinstance(block, Strip) for block in found) >= asked(game, 1, 0.2)
    assert all(block.reason for block in found if isinstance(block, Ruling))
    words = sum(len(plain(text).split()) for block in found for text in texts(block))
    assert asked(game, 1200, 120) <= words <= 3500


@games
def test_texts_are_short_enough_to_translate(game: str) -> None:
    for block in blocks(game):
        for text in texts(block):
            assert 0 < len(text) <= LONGEST
            assert text == text.strip()
            assert "**" not in plain(text), text
            assert "](" not in plain(text), text


@games
def test_pictures_and_positions_are_the_same(game: str) -> None:
    shown = [name for block in blocks(game) for name in pictures(block)]
    assert sorted(shown) == sorted(find_positions(game))


@games
def test_every_label_is_explained(game: str) -> None:
    positions = find_positions(game)
    explained = {block.name: len(block.parts) for block in blocks(game) if isinstance(block, Picture) and block.parts}
    assert explained == {name: len(position.labels) for name, position in positions.items() if position.labels}
    assert explained, "one picture says what everything on the table is"


@games
def test_rulings_stand_together_and_are_marked_where_they_apply(game: str) -> None:
    found = [each for each in sections(game) if any(isinstance(block, Ruling) for block in each.blocks)]
    if asked(game, 2, 0.2) == 0 and not found:
        return
    [section] = found
    rulings = [block.id for block in section.blocks if isinstance(block, Ruling)]
    marked = [block.ruling for block in blocks(game) if isinstance(block, Paragraph) and block.ruling]
    assert section.id == "rulings"
    assert sorted(rulings) == sorted(set(marked))
    assert {ruling_anchor(ruling) for ruling in rulings} <= set(anchors(sections(game)))


@games
def test_a_rulebook_begins_with_what_the_first_turn_needs(game: str) -> None:
    first, *_ = sections(game)
    assert first.id == "goal"
    assert [type(block) for block in first.blocks].count(Picture) == 1, "it shows the first turn"
    read = (text for block in first.blocks if not isinstance(block, Picture) for text in texts(block))
    assert sum(len(plain(text).split()) for text in read) <= 200


@games
def test_every_position_is_a_game_by_the_rules(game: str) -> None:
    for name, position in find_positions(game).items():
        seats = [SeatInfo(str(seat)) for seat in range(position.seats)]
        session = Session(known_game(game), seats, position.options, dict(position.setup))
        for move in position.moves:
            assert session.why(move) is None, (name, move)
            session.play_text(move)


def test_everything_can_be_looked_up() -> None:
    found = {
        (game, block.kind, entry.id)
        for game in GAME_IDS
        for block in blocks(game)
        if isinstance(block, Specimens)
        for entry in block.entries
    }
    assert {("elios", "beam", letter) for letter in "ROYLGABPJ"} <= found
    assert {("elementos", "element", letter) for letter in "FWA"} <= found
    assert {("exagon", "tile", str(number)) for number in TILES} <= found
    assert {("holi", "pattern", str(number)) for number in PATTERNS} <= found
    assert {("holi", "rivalry", str(number)) for number in RIVALRY} <= found


def test_the_score_in_holis_picture_is_what_its_caption_says() -> None:
    position = find_positions("holi")["score"]
    session = Session(known_game("holi"), [SeatInfo("Anna"), SeatInfo("Bruno")], position.options, dict(position.setup))
    for move in position.moves:
        session.play_text(move)
    levels = [list(level.values()) for level in session.state.to_json()["levels"]]
    assert [level.count(1) for level in levels] == [6, 2, 0]
    assert [level.count(2) for level in levels] == [3, 0, 0]
    rows = [
        [owner for cell, owner in session.state.to_json()["levels"][0].items() if cell[1] == row] for row in "123456"
    ]
    most = [max({1, 2}, key=row.count) for row in rows if row.count(1) != row.count(2)]
    assert (2 * most.count(1), 2 * most.count(2)) == (4, 2)


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_links_emphasis_and_shape(game: str, language: str) -> None:
    translate = translator(language)
    translated = find_rulebook(game).sections(translate)
    assert anchors(translated) == anchors(sections(game))
    pages = [*zip(sections(game), translated, strict=True)]
    for ours, theirs in pages:
        assert theirs.title.strip()
        for block, other in zip(ours.blocks, theirs.blocks, strict=True):
            for text, translation in zip(texts(block), texts(other), strict=True):
                assert sorted(targets(translation)) == sorted(targets(text)), translation
                bold = [sum(span.bold for span in spans(each)) for each in (text, translation)]
                assert bold[0] == bold[1], translation
                assert "**" not in plain(translation), translation
                assert "](" not in plain(translation), translation
    cards = find_rulebook(game).card(english), find_rulebook(game).card(translate)
    for block, other in zip(*cards, strict=True):
        assert [targets(text) for text in texts(block)] == [targets(text) for text in texts(other)]


@games
def test_every_phase_has_its_section(game: str) -> None:
    ids = {section.id for section in sections(game)}
    found = known_game(game)
    for seats in found.seats:
        options = {name: option.default for name, option in found.options.items()}
        start = found.start(seats, options, found.deal(seats, options, 1))
        assert {section_for_phase(phase) for phase in (start.phase, "play", "over")} <= ids
