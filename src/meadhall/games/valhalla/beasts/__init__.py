"""Games against a beast: the common parts of solo and co-operative play.   (spec: VAL-SOLO)

This package is no module. Each way of playing is a subclass of `AgainstBeast` in another folder.
"""
