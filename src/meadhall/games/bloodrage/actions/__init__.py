"""The Action phase: the order of turns, and the actions."""
