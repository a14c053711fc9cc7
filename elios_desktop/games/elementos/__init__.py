"""Everything that belongs to Elementos."""
