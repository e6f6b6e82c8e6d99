"""Tournaments and leagues: who plays whom, how it stands, and tables that the hall opens by itself."""
