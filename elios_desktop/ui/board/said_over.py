"""More than a place's name while a piece is held over it: what putting it there would bring, for who can't see it."""

from __future__ import annotations

from elios_desktop.ui.board.items import Place


class SaidOver:
    """Of one place at a time."""

    def __init__(self) -> None:
        self._now: tuple[Place, str] | None = None
        """The place, and its own label."""

    @property
    def place(self) -> Place | None:
        """The place of whose name more is said."""
        return self._now[0] if self._now is not None else None

    def say(self, place: Place | None, text: str) -> None:
        """Add this to the place's name. The next call takes it back."""
        if self._now is not None:
            before, label = self._now
            before.label = label
        self._now = None
        if place is not None and text:
            self._now = place, place.label
            place.label = f"{place.label}. {text}"
