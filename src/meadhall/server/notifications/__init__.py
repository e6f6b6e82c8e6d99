"""Notifications for players who are away: mail, web push and the webhook."""
