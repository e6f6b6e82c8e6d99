"""Chapter 5. Battle: its order, arming, strength."""
