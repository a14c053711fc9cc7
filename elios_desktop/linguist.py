"""The mark by which Qt Linguist's tools find the texts of tables. It stands below everything that has such a table, the
list of games included: the rules find themselves through that list, and know no words.
"""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation and leave it as it is."""
    return text
