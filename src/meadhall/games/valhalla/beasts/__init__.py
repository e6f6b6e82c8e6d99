"""Games against a beast: what solo play and play against it together have in common.   (spec: VAL-SOLO)

Not a module itself: a way of playing is a subclass of `AgainstBeast` in a folder of its own.
"""
