"""Outgoing calls: the webhook for players who are away."""
