"""The gifts of the gods, one file for each god; quests and troops have their own."""
