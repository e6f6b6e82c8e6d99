"""Playing in a terminal: drawn with rich, questions as sentences, answers as numbers."""
