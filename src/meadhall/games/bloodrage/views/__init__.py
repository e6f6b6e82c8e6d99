"""Views for people and observations for learning."""
