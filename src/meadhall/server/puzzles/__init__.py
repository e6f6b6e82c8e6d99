"""Puzzles and lessons: tables for one person."""
