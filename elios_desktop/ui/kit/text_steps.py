"""The text sizes that the settings offer, and the keys that go through them."""

from __future__ import annotations

from elios_desktop.storage.settings import FIELDS

TEXT_STEPS: tuple[int, ...] = FIELDS["text_percent"].values
"""In percent."""


def stepped(now: int, direction: int) -> int:
    """The next larger (1) or smaller (-1) size; with 0 the ordinary one."""
    if direction > 0:
        return next((step for step in TEXT_STEPS if step > now), TEXT_STEPS[-1])
    if direction < 0:
        return next((step for step in reversed(TEXT_STEPS) if step < now), TEXT_STEPS[0])
    return TEXT_STEPS[0]
