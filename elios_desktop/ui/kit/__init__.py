"""What every page and table may use: theme, language, settings in force, notices, small widgets. Knows no game."""
