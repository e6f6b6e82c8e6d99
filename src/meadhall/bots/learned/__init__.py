"""Learned weights: value networks and weights of policies."""
