"""The lobby: tables that wait for players, matchmaking, and presence."""
