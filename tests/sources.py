"""What sources are made of, read once in each process: many tests look at all of them."""

from __future__ import annotations

import ast
import gc
from functools import cache


def tree_of(source: str) -> ast.AST:
    """A module's text, parsed."""
    return nodes_of(source)[0]


@cache
def nodes_of(source: str) -> list[ast.AST]:
    """All that a module's text is made of, from the outside in; no search for garbage looks through it, ever."""
    searching = gc.isenabled()
    gc.disable()
    found: list[ast.AST] = [ast.parse(source)]
    for node in found:  # it grows
        for name in node._fields:
            match getattr(node, name, None):
                case ast.AST() as one:
                    found.append(one)
                case [*several]:
                    found.extend(each for each in several if isinstance(each, ast.AST))
    gc.freeze()
    if searching:
        gc.enable()
    return found
