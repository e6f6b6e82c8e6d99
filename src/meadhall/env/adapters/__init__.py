"""Adapters for PettingZoo, Gymnasium, OpenSpiel and language models. Each needs its own extra."""
