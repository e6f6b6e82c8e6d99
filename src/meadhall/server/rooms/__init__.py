"""The hall and its rooms: who sits where, who watches, accounts, and what other processes did."""
