"""The Action phase: whose turn it is, and what can be done in it."""
