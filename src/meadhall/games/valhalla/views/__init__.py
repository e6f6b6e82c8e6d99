"""What a seat sees: views for people, observations for learning, figures for the laboratory."""
