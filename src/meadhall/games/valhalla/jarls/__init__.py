"""Chapter 8. Jarls.   (spec: VAL-JARL)"""
