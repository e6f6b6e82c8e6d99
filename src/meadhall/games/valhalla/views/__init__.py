"""Views for people, observations for learning, statistics for research."""
