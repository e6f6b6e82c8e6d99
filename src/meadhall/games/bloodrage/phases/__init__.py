"""The phases of an Age: gifts, discard, quests, Ragnarök. The Action phase is in actions/."""
