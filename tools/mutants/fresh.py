"""`python -m tools.mutants.fresh KEY TESTS…`: runs the tests of one mutant in a process that imports the changed file.

The exit code is 0 if no test notices. Add `--show` to see the output of the tests.
"""

from __future__ import annotations

import os
import resource
import sys

import pytest

from tools.forks import NO_PLUGINS, OPTIONS
from tools.mutants.apply import on_import
from tools.mutants.mutants import mutant_of_key

SECONDS = 120


def main() -> int:
    key, tests = sys.argv[1], [name for name in sys.argv[2:] if name != "--show"]
    mutant = mutant_of_key(key)
    if mutant is None:
        print(f"there is no mutant {key!r}; `make mutants` names them", file=sys.stderr)
        return 2
    sys.dont_write_bytecode = True
    os.environ.update([NO_PLUGINS])
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))  # a change that hangs counts as noticed
    on_import(mutant)
    options = ["-x", "-q"] if "--show" in sys.argv else [*OPTIONS, "-x"]
    return int(pytest.main([*options, *tests]))


if __name__ == "__main__":
    raise SystemExit(main())
