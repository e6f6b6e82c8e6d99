"""Puzzles: positions with one clearly best answer that weaker bots miss."""
