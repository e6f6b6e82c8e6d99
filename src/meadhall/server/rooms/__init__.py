"""The hall and its rooms: seats, spectators, accounts, and what other processes did."""
