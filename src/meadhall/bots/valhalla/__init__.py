"""What bots know about Valhalla."""
