"""Commands for the host of a hall."""
