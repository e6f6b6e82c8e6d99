"""Learning who will win from games that bots play among themselves: `meadhall learn`."""
