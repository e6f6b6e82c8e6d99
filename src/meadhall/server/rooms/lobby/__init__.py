"""Somebody to play with: who waits for whom, who is here, and what the lobby tells."""
