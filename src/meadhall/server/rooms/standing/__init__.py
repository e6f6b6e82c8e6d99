"""What a name stands for: ratings, ladders, profiles, friends."""
