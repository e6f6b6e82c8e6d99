"""The four clans: emblem, leader, warrior and ship, each in the clan's colour."""
