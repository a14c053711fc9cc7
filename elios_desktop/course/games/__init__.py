"""What is counted in each game: one module a game, with the names of `course.contract.GameCourse`."""
