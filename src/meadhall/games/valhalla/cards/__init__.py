"""The cards: their printed values, how a set is read, and where sets are stored."""
