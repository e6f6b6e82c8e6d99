"""Disputed rulings: each is a module with an option; the ruling of the spec is the default.

Where the rulebook is silent and a card can be read in two ways, a host may choose (spec: BR-AMB). The texts of both
readings are in `words/` under `option-<key>-off` and `option-<key>-on`.
"""
