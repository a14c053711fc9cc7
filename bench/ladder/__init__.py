"""How strong the computer players are beside each other, and how well they know their chances: `make ladder`.

Every game that was played is a line in `build/ladder/`; what is missing is played on the next run. When the players or
the rules have changed, their old games don't count any more.
"""
