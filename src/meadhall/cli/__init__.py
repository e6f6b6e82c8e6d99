"""The command line: commands, and play in the terminal."""
