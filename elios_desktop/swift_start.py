"""Importing this brings in PySide, and keeps from the start what would take a quarter of the time until home is seen.

It lets Python's search for cyclic garbage rest until a `Collector` takes it over: a start makes many objects that all
stay (Qt's enums alone are thousands), and they would be looked through again and again. And it has PySide read no
sources: after each import it would read the module's own, to learn whether it mentions PySide and so could want one of
PySide's optional features, and would keep the text in memory for ever. Nothing here wants one. What PySide brings to
say what a call should have been and to write descriptions of itself, it would compile at each start, for a sixth of
that time: this is done when it is first wanted, for the words of an error.
"""

import gc
import sys
from importlib import machinery
from types import ModuleType
from typing import Any

gc.disable()

_WANTED_LATER = {
    f"shibokensupport.signature.{name}"
    for name in ("errorhandler", "layout", "parser", "lib.enum_sig", "lib.pyi_generator", "lib.tool")
}
_waiting: set[str] = set()
"""Those of them that nothing has been asked of yet."""


class _Later(ModuleType):
    """A module that is loaded when something in it is first asked for."""

    def __getattr__(self, name: str) -> object:
        if self.__name__ not in _waiting or name.startswith("__"):  # of what is in it nothing is called so
            raise AttributeError(name)
        _waiting.remove(self.__name__)
        spec: Any = self.__spec__
        published, spec.name = spec.name, self.__name__
        spec.loader.loader.exec_module(self)
        spec.name = published
        return getattr(self, name)


class _Laggard:
    """Puts off what a loader does."""

    def __init__(self, loader: Any) -> None:
        self.loader = loader

    def create_module(self, spec: machinery.ModuleSpec) -> ModuleType:
        _waiting.add(spec.name)
        return _Later(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass


def _spec(name: str, loader: Any, **rest: Any) -> machinery.ModuleSpec:
    laggard: Any = _Laggard(loader) if name in _WANTED_LATER else loader
    return _Spec(name, laggard, **rest)


_Spec, machinery.ModuleSpec = machinery.ModuleSpec, _spec  # type: ignore[assignment, misc]
try:
    import PySide6.QtCore  # noqa: F401  # what it makes is the first of the many objects
finally:
    machinery.ModuleSpec = _Spec  # type: ignore[misc]


def done() -> None:
    """The program has started. What is there by now stays, so later searches need not look at it."""
    if not gc.get_freeze_count():  # who starts it again in one process doesn't keep what the first one left for ever
        gc.freeze()


def _read_no_sources() -> None:
    """PySide has no switch for it. One that goes about it in another way just stays as slow as it is."""
    features: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(features, "_mod_uses_pyside"):
        features._mod_uses_pyside = _wants_no_feature


def _wants_no_feature(module: object) -> bool:
    return False


_read_no_sources()
