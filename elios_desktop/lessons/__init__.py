"""The first game of each: a lesson of steps on the real table, and tips for the first games. Data, without Qt."""
