"""What is asked and said at a hall, and what comes back; how it travels is not known here."""
