"""Ways to look ahead that more than one game uses."""
