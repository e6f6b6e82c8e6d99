"""Cards: their printed values, the card sets, and where those are stored."""
