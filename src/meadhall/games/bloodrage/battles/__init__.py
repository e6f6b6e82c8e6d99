"""The battle for a province that is pillaged, and what it decides."""
