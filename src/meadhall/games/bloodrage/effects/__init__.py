"""Card effects, one small object for each card text, bound to the cards by the rule they name.

(spec: BR-FX)
"""
