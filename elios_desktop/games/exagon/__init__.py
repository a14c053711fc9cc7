"""Everything that belongs to Exagon."""
