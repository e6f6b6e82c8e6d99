"""Pictures of the games, drawn by programs: `make art`."""
