"""Texts for players in four languages: messages and rulebook pages."""
