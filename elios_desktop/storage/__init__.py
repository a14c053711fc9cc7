"""What outlives the program: settings, games under way, files, finished games. Knows no Qt and no screen."""
