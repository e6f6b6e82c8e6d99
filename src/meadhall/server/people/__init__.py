"""Accounts, credentials, sessions, roles, personal data."""
