"""What is said later is a `Sentence`, a `Wording` or several of them: nobody passes on a function that makes words.

mypy sees to it wherever a type is written; this reads the sources for where none is, as with what a signal carries.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Set
from pathlib import Path

import pytest

from tests.sources import nodes_of, tree_of

NOW = {"map", "sorted", "min", "max", "filter", "connect", "of"}
"""They call what they get before they return, or show nothing; and what a `Wording` is of is looked at by itself."""


ASKED_OF_OTHERS = ("table.prompt", "table.reveal_label", "controller.turn_sentence", "computers.trouble_sentence")
"""What says something and belongs to something else."""
WORDS = {"str", "Text", "Sentence", "Sentences", "Wording"}


def declared(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """The functions and methods in here that return words; properties are words already."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(returns=ast.Name(kind)) if kind in WORDS:
                if "property" not in map(ast.unparse, node.decorator_list):
                    yield node


def says_itself(function: ast.FunctionDef, method: bool) -> bool:
    """Whether it can be called with nothing, as what is shown later is."""
    return len(function.args.args) - len(function.args.defaults) == int(method)


def closures(source: str, everywhere: Set[str]) -> Iterator[str]:
    """Each function that makes words and is passed on, instead of the words or a sentence. `everywhere` are the
    functions of all modules that make words."""
    tree = tree_of(source)
    for node in nodes_of(source):
        match node:
            case ast.Subscript(value=ast.Name("Callable"), slice=ast.Tuple(elts=[ast.List(elts=[]), ast.Name("str")])):
                yield ast.unparse(node)
            case ast.Call(func=ast.Name("Wording")):
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(value=ast.Name("Wording"), attr="of"), args=[function, *_]):
                if not _remembers_nothing(function):
                    yield ast.unparse(node)
    methods = {each for node in nodes_of(source) if isinstance(node, ast.ClassDef) for each in node.body}
    functions = {each.name for each in declared(tree) if each not in methods and says_itself(each, method=False)}
    yield from _passed_on(tree, functions, everywhere)
    for node in nodes_of(source):
        if isinstance(node, ast.ClassDef):
            own = {f"self.{each.name}" for each in declared(node) if each in methods and says_itself(each, method=True)}
            yield from _passed_on(node, own, set())


def _passed_on(tree: ast.AST, known: Set[str], everywhere: Set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=func) if _name(func) not in NOW:
                passed = [*node.args, *(each.value for each in node.keywords if each.arg != "key")]
                yield from (ast.unparse(each) for each in passed if _makes_words(each, known, everywhere))


def _name(node: ast.AST) -> str:
    return str(getattr(node, "id", getattr(node, "attr", "")))


def _remembers_nothing(function: ast.AST) -> bool:
    """Whether this is the name of a function in a module, or of a method of a class there."""
    match function:
        case ast.Name():
            return True
        case ast.Attribute(value=ast.Attribute(value=ast.Name(id=owner), attr=kind)):
            return owner != "self" and kind[:1].isupper()
        case ast.Attribute(value=ast.Name(id=owner)):
            return owner not in ("self", "cls")
    return False


def _makes_words(passed: ast.AST, known: Set[str], everywhere: Set[str]) -> bool:
    match passed:
        case ast.Lambda(body=ast.Call(func=func)):
            return _name(func) in everywhere
        case ast.Lambda(body=ast.Constant(value=str()) | ast.JoinedStr()) if everywhere:
            return True
        case ast.Lambda(body=ast.Attribute(attr=attr)) if everywhere:
            return attr in ("label", "hint", "text", "title", "name")
        case ast.Call(func=ast.Name(id="partial"), args=[function, *_]):
            return _name(function) in everywhere
    said = ast.unparse(passed)
    return said in known or (bool(everywhere) and said.endswith(ASKED_OF_OTHERS))


@pytest.fixture(scope="module")
def sources(checkout: Path) -> dict[str, str]:
    """The text of every module."""
    return {
        path.relative_to(checkout / "elios_desktop").as_posix(): path.read_text(encoding="utf-8")
        for path in (checkout / "elios_desktop").rglob("*.py")
    }


def test_no_function_that_makes_words_is_passed_on(sources: dict[str, str]) -> None:
    everywhere = {each.name for source in sources.values() for each in declared(tree_of(source))}
    assert {"native_key", "translate", "refusal_sentence", "fill"} <= everywhere
    assert {
        path: found
        for path, source in sources.items()
        if path.startswith(("ui/", "app.py")) and (found := list(closures(source, everywhere)))
    } == {}


NATIVE_KEY = "def native_key(key: str = '') -> str: ..."
EVERYWHERE = {"native_key", "translate", "fill"}


@pytest.mark.parametrize(
    "source",
    [
        "told.emit(lambda: translate('A', 'A sentence.'))",
        "notices.show('key', lambda: 'A sentence.')",
        "notices.show('key', text=lambda: f'{name} sleeps.')",
        "told.emit(partial(native_key, 'A'))",
        "class A:\n    def said(self) -> str:\n        told.emit(self.said)",
        "told.emit(native_key)",
        "told.emit(self._table.prompt)",
        "class A:\n    def prompt(self) -> Text:\n        told.emit(self.prompt)",
        "line.show(lambda: fill(text, name=name))",
        "line.show(lambda: piece.label)",
        "def said() -> str: ...\nline.show(said)",
        "said: Callable[[], str]",
        "Wording.of(self._sentence, held)",
        "Wording.of(lambda held, translate: '', held)",
        "Wording.of(partial(native_key, 'A'))",
        "Wording(native_key, ('A',))",
    ],
)
def test_a_function_that_makes_words_is_found(source: str) -> None:
    assert list(closures(f"{NATIVE_KEY}\n{source}", EVERYWHERE))


@pytest.mark.parametrize(
    "source",
    [
        "told.emit(Sentence.translate('A', 'A sentence.'))",
        "told.emit(Wording.of(native_key, 'A'))",
        "told.emit(Wording.of(putting.Advice.sentence, advice))",
        "text.setText(native_key('A'))",
        "button.clicked.connect(native_key)",
        "class A:\n    @property\n    def said(self) -> str:\n        told.emit(self.said)",
        "words.title(translate)",
        "sorted(names, key=native_key)",
    ],
)
def test_a_value_is_none(source: str) -> None:
    assert not list(closures(f"{NATIVE_KEY}\n{source}", EVERYWHERE))
