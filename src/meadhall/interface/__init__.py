"""What every front end needs from a game: kits, discovery of games, questions, views, serialisation, forms."""
