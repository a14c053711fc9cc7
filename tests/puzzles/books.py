"""The games that have a book."""

from elios_desktop.games import GAMES
from elios_desktop.resources import resource

WITH_BOOKS = [entry.id for entry in GAMES if entry.has("puzzles") and resource("puzzles", f"{entry.id}.json").is_file()]
