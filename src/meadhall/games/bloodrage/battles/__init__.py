"""The battle for a pillaged province and its outcome."""
