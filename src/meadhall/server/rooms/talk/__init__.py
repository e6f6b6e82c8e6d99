"""Chat at tables, and who does not want to hear whom."""
