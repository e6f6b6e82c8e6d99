"""Simulation, tournaments, balance, training, review of finished games, puzzles."""
