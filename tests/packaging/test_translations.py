"""What happens to the sources before lupdate reads them, and which file a text belongs to."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from elios_desktop.texts.catalogue import read_ts
from elios_desktop.texts.translate import LANGUAGES
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def tool(checkout: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_tool", checkout / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    before = list(sys.path)
    spec.loader.exec_module(module)
    sys.path[:] = before
    return module


SOURCE = '''
def say(translate, beams):
    """“Größe”"""
    translate("A", "“one” %n beam(s)", None, len(beams))
    translate("A", "%n disc(s)", n=beams.count); translate("A", "%n tile(s)", None, n=max(
        beams, key=len))
    translate("A", "plain"); self.translate("A", "with a remark", "wind")
'''


def test_counts_become_numbers(tool: ModuleType) -> None:
    marked = tool.with_plurals_marked(SOURCE)
    ast.parse(marked)
    assert 'translate("A", "“one” %n beam(s)", None, 1)' in marked
    assert 'translate("A", "%n disc(s)", None, 1); translate("A", "%n tile(s)", None, 1)' in marked
    assert 'translate("A", "plain"); self.translate("A", "with a remark", "wind")' in marked


def test_lupdate_finds_them_as_plurals(tool: ModuleType, tmp_path: Path) -> None:
    source, target = tmp_path / "source.py", tmp_path / "a.de.ts"
    source.write_text(tool.with_plurals_marked(SOURCE), encoding="utf-8")
    command = [tool.tool("pyside6-lupdate"), str(source), "-ts", str(target), "-target-language", "de", "-silent"]
    subprocess.run(command, check=True, timeout=PATIENCE)
    text = target.read_text(encoding="utf-8")
    assert text.count('<message numerus="yes">') == 3
    assert text.count("<message>") == 2
    filled = text.replace("<numerusform></numerusform>", "<numerusform>%n x</numerusform>")
    target.write_text(filled.replace("></translation>", ">y</translation>"), encoding="utf-8")
    read = read_ts(str(target))
    assert read["A", "%n disc(s)", ""] == ("%n x", "%n x")
    assert read["A", "with a remark", "wind"] == ("y",)


@pytest.mark.parametrize(
    ("path", "area"),
    [
        ("cli.py", "app"),
        ("ui/shell/home.py", "app"),
        ("games/elios/words.py", "elios"),
        ("games/holi/table/table.py", "holi"),
        ("games/exagon/rulebook.md", "rulebook_exagon"),
        ("games/exagon/positions.py", "rulebook_exagon"),
        ("games/exagon/specimens.py", "rulebook_exagon"),
        ("rulebook/shared.md", "app"),
    ],
)
def test_areas(tool: ModuleType, path: str, area: str) -> None:
    assert tool.area(tool.PACKAGE / path) == area


def test_rulebooks_are_read_as_calls(tool: ModuleType) -> None:
    assert {path.parent.name for path in tool.rulebooks()} == {"rulebook", *tool.GAME_IDS}
    calls = ast.parse(tool.calls_of(tool.PACKAGE / "games" / "holi" / "rulebook.md")).body
    assert ast.unparse(calls[0]) == "translate('RulebookHoli', 'In two minutes')"
    assert len(calls) > 100
    assert tool.calls_of(tool.SHARED).startswith('translate("Rulebook", "As we play it")\n')


@pytest.mark.parametrize("language", LANGUAGES)
def test_compiled_as_by_lrelease(tool: ModuleType, language: str, tmp_path: Path) -> None:
    sources = sorted(tool.SOURCES.glob(f"*.{language}.ts"))
    target = tmp_path / "a.qm"
    command = [tool.tool("pyside6-lrelease"), "-silent", *map(str, sources), "-qm", str(target)]
    subprocess.run(command, check=True, timeout=PATIENCE)
    assert tool.qm.compiled(sources, language) == target.read_bytes()


def test_nothing_unfinished_is_compiled(tool: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.de.ts").write_text(
        '<TS><context><name>A</name><message><source>one</source><translation type="unfinished"></translation>'
        "</message></context></TS>",
        encoding="utf-8",
    )
    with pytest.raises(ValueError, match=r"a\.de\.ts has an unfinished text: 'one'"):
        tool.qm.release(tmp_path, tmp_path / "made")
