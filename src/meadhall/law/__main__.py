"""Runs `python -m meadhall.law report` as `meadhall rules report`, without the rest of the command line."""

from meadhall.law.commands import main

raise SystemExit(main())
