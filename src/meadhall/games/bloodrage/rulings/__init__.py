"""Rulings that people argue about: each is a module with a switch, the ruling of the spec its default.

Where the book is silent and the card can be read in two ways, a host may choose (spec: BR-AMB). The words of both
readings stand in `words/` under `option-<key>-off` and `option-<key>-on`.
"""
