"""Props that pictures are composed of: people, arms, ships, places, beasts, signs."""
