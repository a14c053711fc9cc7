"""The players of Holi: one move at a time, whole turns, and whole turns compared by playing on."""
