"""The commands of `meadhall`, one file each: `add_arguments(parser)` defines the arguments and the function to run."""
