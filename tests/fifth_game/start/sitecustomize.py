"""Python imports this when it starts, if this folder is in PYTHONPATH: every process of a test run knows five games."""

import tests.fifth_game.entry  # noqa: F401
