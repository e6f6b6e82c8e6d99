"""Ratings, ladders, profiles and friends."""
