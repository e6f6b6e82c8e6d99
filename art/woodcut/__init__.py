"""A woodcut drawn by programs: splines with corners, tapered limbs, shade as comb-shaped polygons, compact SVG."""
