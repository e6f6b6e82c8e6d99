"""Moderation: reports, votes to kick, bans, moderators' actions, and figures for the host."""
