"""Chat at tables, its limits, and mutes."""
