"""Order in the hall: reports, votes, bans, what keepers do, and what the host sees."""
