"""The hall and its rooms: seats, spectators, lobby, moderation, ratings, and synchronisation between processes."""
