"""What bots know about Blood Rage."""
