"""python -m meadhall.server"""

from meadhall.server import main

raise SystemExit(main())
