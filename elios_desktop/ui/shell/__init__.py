"""The window, its pages and what leads from one to the other."""
