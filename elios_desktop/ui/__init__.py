"""The window: every import of PySide6 is below here."""
