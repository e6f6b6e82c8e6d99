"""Accounts: one guest on several devices, what the hall keeps about a person, and how it forgets."""
