"""Expansions: any subset may be used. Found by walking this folder."""
