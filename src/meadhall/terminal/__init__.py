"""The table in a terminal: drawn by rich, asked in sentences, answered by numbers."""
