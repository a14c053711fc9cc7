"""The four game boxes of home: the carton that all have, and the picture on the front of each."""
