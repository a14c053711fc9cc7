"""How strong the computer players are beside each other, and how well they know their chances: `make ladder`.

Every game that was played is a line in `build/ladder/`; what is missing is played on the next run. Games count as long
as players who answer alike would play them today. What came of them is kept in `docs/players.json`, too, for machines
that haven't played.
"""
