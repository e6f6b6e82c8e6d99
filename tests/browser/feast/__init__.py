"""Feast: a small game that no page knows. A test lays this folder beside the games of the house."""
