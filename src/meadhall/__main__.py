"""`python -m meadhall` is `meadhall`."""

import sys

from meadhall.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
