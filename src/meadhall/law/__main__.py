"""`python -m meadhall.law report` is `meadhall rules report`, without the rest of the command line."""

from meadhall.law.commands import main

raise SystemExit(main())
