"""The commands of `meadhall`, a file for each: `add_arguments(parser)` describes it and sets what is run."""
