"""Meadhall in the words of others: PettingZoo, Gymnasium, OpenSpiel, language models. Each needs its own extra."""
