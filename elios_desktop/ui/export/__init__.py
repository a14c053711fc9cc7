"""Pictures, animations and tables for use outside the program."""
