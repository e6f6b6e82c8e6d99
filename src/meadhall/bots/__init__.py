"""Bots. They get what a seat may know, and nothing that leads back to the match."""
