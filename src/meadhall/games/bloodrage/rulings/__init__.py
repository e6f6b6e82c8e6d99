"""Contested rulings: each is a module with a switch; the spec's ruling is the default.

Where the book is silent and the card can be read in two ways, a host may choose (spec: BR-AMB). The words of both
readings are in `words/` under `option-<key>-off` and `option-<key>-on`.
"""
