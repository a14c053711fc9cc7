"""The players of Exagon: from looking at a few tiles, one at a time, to whole turns and the others' answers to them."""
