"""Translations read from `.ts` files without Qt give what Qt's own reader gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from elios_desktop.texts.catalogue import Catalogue, CatalogueError, read_ts, translator
from elios_desktop.texts.translate import english

HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de">\n'
APP = (
    HEAD
    + """<context>
    <name>Game</name>
    <message><source>The game is over.</source><translation>Das Spiel ist aus.</translation></message>
    <message><source>a &lt; “{move}”</source><translation type="unfinished">a &lt; „{move}“</translation></message>
    <message><source>empty</source><translation type="unfinished"></translation></message>
    <message><source>gone</source><translation type="vanished">weg</translation></message>
    <message><source>old</source><translation type="obsolete">alt</translation></message>
    <message><source>fan</source><comment>wind</comment><translation>Lüfter</translation></message>
    <message><source>fan</source><comment>person</comment><translation>Anhänger</translation></message>
    <message><source>say</source><translation>sag<byte value="x9"/>es</translation></message>
    <message numerus="yes"><source>%n move(s)</source><translation>
        <numerusform>%n Zug</numerusform>
        <numerusform>%n Züge</numerusform>
    </translation></message>
    <message numerus="yes"><source>%n half(s)</source><translation type="unfinished">
        <numerusform>%n halb</numerusform>
        <numerusform></numerusform>
    </translation></message>
</context>
<context><name>Other</name>
    <message><source>The game is over.</source><translation>Anders.</translation></message>
</context></TS>"""
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "app.de.ts").write_text(APP, encoding="utf-8")
    holi = HEAD + "<context><name>Holi</name><message><source>Throw</source><translation>Wirf</translation></message>"
    (tmp_path / "holi.de.ts").write_text(holi + "</context></TS>", encoding="utf-8")
    (tmp_path / "rulebook_holi.de.ts").write_text("not XML at all", encoding="utf-8")
    return tmp_path


def test_texts_and_what_has_no_translation(folder: Path) -> None:
    translate = translator("de", [str(folder)])
    assert translate("Game", "The game is over.") == "Das Spiel ist aus."
    assert translate("Other", "The game is over.") == "Anders."
    assert translate("Game", "a < “{move}”") == "a < „{move}“"
    assert translate("Game", "say") == "sag\tes"
    for text in ("empty", "gone", "old", "unknown"):
        assert translate("Game", text) == text
    assert translate("Nowhere", "The game is over.") == "The game is over."


def test_disambiguation(folder: Path) -> None:
    translate = translator("de", [str(folder)])
    assert translate("Game", "fan", "wind") == "Lüfter"
    assert translate("Game", "fan", "person") == "Anhänger"
    assert translate("Game", "fan") == "fan"
    assert translate("Game", "The game is over.", "unknown") == "Das Spiel ist aus."


def test_plural_forms(folder: Path) -> None:
    translate = translator("de", [str(folder)])
    assert [translate("Game", "%n move(s)", None, n) for n in (0, 1, 2)] == ["0 Züge", "1 Zug", "2 Züge"]
    assert translate("Game", "%n half(s)", None, 1) == "1 half"
    assert [english("Game", "%n move(s)", None, n) for n in (0, 1, 2)] == ["0 moves", "1 move", "2 moves"]
    assert [english("Game", "passed %n time(s)", None, n) for n in (1, 2)] == ["passed once", "passed 2 times"]


def test_files_are_read_when_needed(folder: Path) -> None:
    catalogue = Catalogue("de", [str(folder)])
    assert catalogue("Holi", "Throw") == "Wirf"
    assert catalogue.broken == []
    assert catalogue("Holi", "nothing") == "nothing"
    assert [Path(path).name for path in catalogue.broken] == ["rulebook_holi.de.ts"]


def test_english_and_unknown_languages_need_no_files(tmp_path: Path) -> None:
    for language in ("en", "cy", "", "../de"):
        assert translator(language, [str(tmp_path)])("Game", "The game is over.") == "The game is over."
    assert translator("de", [str(tmp_path / "missing")])("Game", "The game is over.") == "The game is over."


def test_a_bomb_is_refused_at_its_first_entity(tmp_path: Path) -> None:
    entities = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    bomb = tmp_path / "app.de.ts"
    bomb.write_text(f'<?xml version="1.0"?><!DOCTYPE TS [<!ENTITY e0 "ha">{entities}]><TS>&e11;</TS>')
    with pytest.raises(CatalogueError, match="e0"):
        read_ts(str(bomb))


def test_the_projects_own_files_are_whole(checkout: Path) -> None:
    for path in (checkout / "translations").glob("*.ts"):
        read_ts(str(path))
