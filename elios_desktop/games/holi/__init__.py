"""Everything that belongs to Holi."""
