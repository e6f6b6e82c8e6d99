"""The cards: what is printed on them, how a set is read, and where sets lie."""
