"""The translations' two commands: `update` (source -> .ts, with lupdate) and `release` (.ts -> .qm, with `qm.py`).

Run by `make translations-update` and `make translations`.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import qm  # noqa: E402

from elios_desktop.engine.contract import GAME_IDS  # noqa: E402
from elios_desktop.rulebook.library import context_of  # noqa: E402
from elios_desktop.rulebook.reader import SHARED, SHARED_CONTEXT, keys  # noqa: E402
from elios_desktop.texts.translate import LANGUAGES, plural  # noqa: E402

PACKAGE = ROOT / "elios_desktop"
LIST = PACKAGE / "games" / "__init__.py"
"""The list of games."""
SOURCES = ROOT / "translations"
COMPILED = PACKAGE / "translations"


def area(path: Path) -> str:
    """Which .ts files have a source file's texts: `app`, a game's own, or a game's rulebook's."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    for game in GAME_IDS:
        if any(part == game or part.startswith(f"{game}_") for part in parts):
            return f"rulebook_{game}" if {"rulebook", "positions", "specimens"} & {*parts} else game
    return "app"


def with_plurals_marked(source: str) -> str:
    """The same source, with a number in place of every `n` argument of a translate call.

    lupdate knows a plural form in Python only by a literal number; a variable makes it take the text as a plain one.
    """
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    data = bytearray(b"".join(lines))
    cuts: list[tuple[int, int, bytes]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", getattr(node.func, "attr", "")) != "translate":
            continue
        keyword = next((each for each in node.keywords if each.arg == "n"), None)
        count: ast.expr | ast.keyword | None = keyword or (node.args[3] if len(node.args) > 3 else None)
        if count is None:
            continue
        missing = b"None, " if keyword is not None and len(node.args) < 3 else b""
        begin = starts[count.lineno - 1] + count.col_offset
        end = starts[(count.end_lineno or count.lineno) - 1] + (count.end_col_offset or 0)
        cuts.append((begin, end, missing + b"1"))
    for begin, end, text in sorted(cuts, reverse=True):
        data[begin:end] = text
    return data.decode()


def entries_of(source: str) -> dict[str, str]:
    """What the list of games says of each game, as lupdate can read it: it goes to the game's own .ts files."""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Entry" and node.args:
            texts = [ast.unparse(each) for each in node.args if isinstance(each, ast.Call)]
            found[ast.literal_eval(node.args[0])] = "\n".join(texts) + "\n"
    return found


def rulebooks() -> list[Path]:
    """The texts of all rulebooks, and what they share."""
    return [SHARED, *sorted((PACKAGE / "games").glob("*/rulebook.md"))]


def calls_of(path: Path) -> str:
    """The texts of a rulebook as lupdate can read them: a translate call each."""
    context = SHARED_CONTEXT if path == SHARED else context_of(path.parent.name)
    texts = keys(path.read_text(encoding="utf-8"), context)
    return "".join(f"translate({json.dumps(context)}, {json.dumps(text, ensure_ascii=False)})\n" for text in texts)


def tool(name: str) -> str:
    """A Qt tool that came with the PySide6 of this Python."""
    return shutil.which(name, path=str(Path(sys.executable).parent)) or name


def update() -> None:
    """Bring every .ts file up to date with the sources; translations made so far are kept, vanished texts dropped."""
    SOURCES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        files: dict[str, list[str]] = defaultdict(list)
        for game, texts in entries_of(LIST.read_text(encoding="utf-8")).items():
            copy = Path(folder, f"{game}.py")
            copy.write_text(texts, encoding="utf-8")
            files[game].append(str(copy))
        for path in sorted({*PACKAGE.rglob("*.py")} - {LIST}):
            copy = Path(folder, path.relative_to(ROOT))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(with_plurals_marked(path.read_text(encoding="utf-8")), encoding="utf-8")
            files[area(path)].append(str(copy))
        for path in rulebooks():
            copy = Path(folder, path.relative_to(ROOT)).with_suffix(".py")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(calls_of(path), encoding="utf-8")
            files[area(path)].append(str(copy))
        for name, copies in sorted(files.items()):
            for language in LANGUAGES:
                target = SOURCES / f"{name}.{language}.ts"
                plural_only = ["-pluralonly"] if language == "en" else []
                choices = ["-source-language", "en", "-target-language", language, "-locations", "none", *plural_only]
                command = [tool("pyside6-lupdate"), *copies, "-ts", str(target), "-no-obsolete", "-silent", *choices]
                subprocess.run(command, check=True)
                if language == "en":
                    fill_english(target)
    for language in LANGUAGES:
        tidy(language)


def fill_english(path: Path) -> None:
    """English needs its plural forms only, and they follow from the sources' `(s)`."""
    tree = ET.parse(path).getroot()
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        translation = message.find("translation")
        if translation is None:
            continue
        translation.attrib.pop("type", None)
        for form, n in zip(translation.findall("numerusform"), (1, 2), strict=True):
            form.text = plural(source, n)
    write_ts(path, tree)


def write_ts(path: Path, tree: ET.Element) -> None:
    """A .ts file as lupdate begins it."""
    body = ET.tostring(tree, encoding="unicode", short_empty_elements=False)
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def tidy(language: str) -> None:
    """A text that several areas use stands in one file only (`app`, if it is there); a file without texts goes."""
    known: set[tuple[str, str, str]] = set()
    for path in sorted(SOURCES.glob(f"*.{language}.ts"), key=lambda path: (not path.name.startswith("app."), path)):
        tree = ET.parse(path).getroot()
        left, twins = 0, 0
        for context in tree.findall("context"):
            for message in context.findall("message"):
                key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
                if key in known:
                    twins += 1
                    context.remove(message)
                else:
                    left += 1
                    known.add(key)
            if context.find("message") is None:
                tree.remove(context)
        if not left:
            path.unlink()
        elif twins:
            write_ts(path, tree)


if __name__ == "__main__":
    if sys.argv[1] == "update":
        update()
    else:
        qm.release(SOURCES, COMPILED)
