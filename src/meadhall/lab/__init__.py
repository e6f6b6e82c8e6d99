"""The laboratory: plays many games and reports statistics."""
