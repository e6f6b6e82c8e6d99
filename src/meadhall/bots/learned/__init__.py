"""What bots learned from games: a judge of positions and tastes for answers."""
