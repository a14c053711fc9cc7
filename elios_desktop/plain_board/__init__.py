"""What is on a table as a plain list, without Qt: for the keyboard, screen readers, hints, lessons and tests."""
