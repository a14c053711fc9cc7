"""The page of a game under way: table, line, panel, cover, end."""
