"""What the rooms need to know of order: who keeps it, who is banned, which words are not welcome."""
