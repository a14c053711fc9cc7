"""Begin a game of one's own: `new_game.py ID "Title" [it="…" de="…"]` copies the smallest game under another name.

What is written is a whole game with its tests and translations, so that everything is green before the first change.
Run by `make new-game`.
"""

import ast
import keyword
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = "tests/fifth_game"
TITLE, ID, NAME = "Noughts and Crosses", "noughts", "Noughts"
"""How the smallest game is called, in records and modules, and in classes and contexts."""
COPIED = {"game": "elios_desktop/games/{id}", "tests": "tests/games/{id}"}
"""Where its folders go."""
LINE = "Three in a row before the other one. One minute."
WITHOUT = '{"tournament", "setup", "lessons", "feats", "puzzles", "mining", "specimens"}'
"""The parts that the smallest game doesn't have."""
ENTRY = """    Entry(
        "{id}",
        QT_TRANSLATE_NOOP("Home", {title}),
        QT_TRANSLATE_NOOP("Home", "{line}"),
        players=(2, 2),
        minutes=(1, 1),
        age=4,
        colours=("#37474f", "#fafafa"),
        without=frozenset({without}),
    ),
"""
MENU = {"en": "New game of {title}", "de": "Neue Partie: {title}", "it": "Nuova partita di {title}"}
CAPTION = {"en": "A game of {title}", "de": "Eine Partie {title}", "it": "Una partita di {title}"}


class WishError(ValueError):
    """What was asked for can't be made; the message says why."""


def check(root: Path, game: str, title: str) -> None:
    """Raise WishError for a name that can't be a game's."""
    taken = {path.name for path in (root / "elios_desktop" / "games").iterdir()}
    taken |= {path.stem for path in (root / "elios_desktop").iterdir()}
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", game) or keyword.iskeyword(game) or game in sys.stdlib_module_names:
        raise WishError(f"ID={game}: take 2 to 20 small letters, like “nim”; it becomes the name of a folder.")
    known = {name.text for path in (root / "translations").glob("*.ts") for name in ET.parse(path).iter("name")}
    if game in taken | {"noughts"} or game.capitalize() in known:
        raise WishError(f"ID={game}: that name is taken. Take another one.")
    if not title.strip() or len(title) > 40 or not title.isprintable() or set(title) & set("{}\"'\\<>&%"):
        raise WishError("TITLE: take up to 40 letters, without quotes, braces and signs like < and &.")


def renamed(text: str, game: str, title: str) -> str:
    """Return a text of the smallest game as this one has it."""
    for old, new in (
        (f"{TEMPLATE.replace('/', '.')}.game", f"elios_desktop.games.{game}"),
        (f"{TEMPLATE.replace('/', '.')}.tests", f"tests.games.{game}"),
        (TITLE, title),
        (TITLE.lower().capitalize(), title),
        (TITLE.lower(), title),
        (NAME, game.capitalize()),
        (ID, game),
    ):
        text = text.replace(old, new)
    return text


def copy(root: Path, game: str, title: str) -> list[Path]:
    """Copy the folders of the smallest game; return the new ones."""
    made = []
    for name, where in COPIED.items():
        target = root / where.format(id=game)
        shutil.copytree(root / TEMPLATE / name, target, ignore=shutil.ignore_patterns("__pycache__"))
        for path in target.rglob("*"):
            if path.is_file():
                path.write_text(renamed(path.read_text(encoding="utf-8"), game, title), encoding="utf-8")
        made.append(target)
    return made


def enter(root: Path, game: str, title: str) -> None:
    """Write the entry at the end of the list of games."""
    path = root / "elios_desktop" / "games" / "__init__.py"
    source = path.read_text(encoding="utf-8")
    [games] = [
        node.end_lineno or 0
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "GAMES"
    ]
    lines = source.splitlines(keepends=True)
    lines.insert(games - 1, ENTRY.format(id=game, title=f'"{title}"', line=LINE, without=WITHOUT))
    path.write_text("".join(lines), encoding="utf-8")


def tell_the_desktop(root: Path, game: str, titles: dict[str, str]) -> None:
    """Add what menus and shops show of each game."""
    linux = root / "packaging" / "linux"
    [menu] = linux.glob("*.desktop")
    said = [f"Name{'' if code == 'en' else f'[{code}]'}={MENU[code].format(title=titles[code])}" for code in MENU]
    action = "\n".join(["", f"[Desktop Action {game}]", *said, f"Exec=elios-desktop --new-game {game}", ""])
    text = re.sub(r"^(Actions=.*)$", rf"\1{game};", menu.read_text(encoding="utf-8"), flags=re.M)
    menu.write_text(text + action, encoding="utf-8")
    [info] = linux.glob("*.metainfo.xml")
    text = info.read_text(encoding="utf-8")
    last = text[text.rindex("    <screenshot>") : text.index("  </screenshots>")]
    address = re.sub(r"pictures/\w+\.", f"pictures/{game}.", re.search(r"<image>.*</image>", last)[0])  # type: ignore[index]
    captions = [
        f"      <caption{'' if code == 'en' else f' xml:lang={chr(34)}{code}{chr(34)}'}>"
        f"{escape(CAPTION[code].format(title=titles[code]))}</caption>\n"
        for code in CAPTION
    ]
    shot = f"    <screenshot>\n{''.join(captions)}      {address}\n    </screenshot>\n"
    info.write_text(text.replace("  </screenshots>", f"{shot}  </screenshots>"), encoding="utf-8")


def translate(root: Path, game: str, title: str, titles: dict[str, str]) -> None:
    """Copy the smallest game's translations, with the title in each language."""
    for path in (root / TEMPLATE / "translations").glob("*.ts"):
        area, language, _ = path.name.split(".")
        text = path.read_text(encoding="utf-8")
        theirs = next(m.findtext("translation", "") for m in _messages(root, language) if m.findtext("source") == TITLE)
        text = text.replace(escape(theirs), escape(titles[language]))
        target = root / "translations" / f"{renamed(area, game, title)}.{language}.ts"
        target.write_text(renamed(text, game, title), encoding="utf-8")


def _messages(root: Path, language: str) -> list[ET.Element]:
    return list(ET.parse(root / TEMPLATE / "translations" / f"{ID}.{language}.ts").iter("message"))


def new_game(root: Path, game: str, title: str, in_languages: dict[str, str]) -> None:
    """Make it all, or leave everything as it was."""
    check(root, game, title)
    for each in in_languages.values():
        check(root, game, each)
    before = {path: path.read_bytes() for path in _written(root)}
    try:
        _make(root, game, title, in_languages)
    except (OSError, subprocess.CalledProcessError) as error:
        for where in COPIED.values():
            shutil.rmtree(root / where.format(id=game), ignore_errors=True)
        for path in _written(root):
            if path not in before:
                path.unlink()
        for path, data in before.items():
            path.write_bytes(data)
        raise WishError(f"It could not be made, and everything is as it was: {error}") from error


def _written(root: Path) -> list[Path]:
    """The files of others to which a game adds something, and what is beside them."""
    folders = ("translations", "docs/pictures", "tests/playthroughs", "packaging/linux")
    found = [path for folder in folders for path in (root / folder).iterdir() if path.is_file()]
    return [*found, root / "elios_desktop/games/__init__.py"]


def write(root: Path, game: str, title: str, titles: dict[str, str]) -> list[Path]:
    """Write all that isn't made of something else; return the new folders."""
    made = copy(root, game, title)
    enter(root, game, title)
    tell_the_desktop(root, game, titles)
    translate(root, game, title, titles)
    return made


def _make(root: Path, game: str, title: str, in_languages: dict[str, str]) -> None:
    made = write(root, game, title, {code: in_languages.get(code, title) for code in MENU})
    run = [sys.executable, "-m"]
    environment = os.environ | {"PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    folders = [str(path) for path in made]
    for command in (
        [*run, "ruff", "format", "--quiet", *folders, "elios_desktop/games/__init__.py"],
        [*run, "ruff", "check", "--quiet", "--fix", *folders],
        [*run, "ruff", "format", "--quiet", *folders],
        [sys.executable, "packaging/translations.py", "update"],
        [sys.executable, "packaging/translations.py", "release"],
        [*run, "tests.golden", game],
        [sys.executable, "packaging/make_pictures.py", "docs/pictures", "home", game],
    ):
        subprocess.run(command, cwd=root, env=environment, check=True)


def main(arguments: list[str]) -> int:
    """Make a game; say what is wrong with a wish."""
    game, title, *more = [*arguments, "", ""][: max(2, len(arguments))]
    try:
        new_game(ROOT, game, title, {code: said for code, _, said in (each.partition("=") for each in more) if said})
    except WishError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{title} is in the window: make play. Its folders: elios_desktop/games/{game}, tests/games/{game}.")
    print("What to do with them: “A fifth game” in docs/recipes.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
