"""The phases of an Age: gifts, discard, quests, Ragnarök. What is done in the Action phase lies in actions/."""
