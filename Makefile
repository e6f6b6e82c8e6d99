# Meadhall. `make play` plays, `make test` proves; `make help` lists the rest.

.DEFAULT_GOAL := help
.PHONY: help setup play test collect check check-python check-page check-page-here rules mutants meetings bench leaderboard compile compile-quick test-compiled exam ray container wheels release audit web art pictures docs golden clean

BIN := .venv/bin
FAST := .venv-compiled/bin
PLAY ?= serve --open
JOBS ?= 2
# `make compile GAMES=valhalla` compiles the core and this game only.
GAMES ?=
# `make mutants` tries all of them, or a sample of so many, or those of one rule, chapter or file.
SAMPLE ?= 0
ONLY ?=
SEARCH ?=
# Tests with a browser wait more than they work: four at a time keep two cores busy.
PYTEST ?= -q -n 4 --dist worksteal
# What the compiled engine is tested with: everything that plays games. The rest does not depend on the engine.
PLAYED := tests/house/test_engine.py $(wildcard tests/rules tests/exam tests/env/test_env.py)
# Every other test file that has more to do at night; looked up only when it is needed.
NIGHTLY = $(filter-out tests/exam/% tests/env/%,$(shell grep -rlw --include='test_*.py' NIGHTLY tests))
# A thousand processes start here. Without bytecode on disk each of them compiles everything anew.
unexport PYTHONDONTWRITEBYTECODE
COMPILER := gcc headers
BROWSER := chromium npm
SERVICES := postgresql redis
PINS := requirements/run.txt requirements/hall.txt requirements/play.txt pyproject.toml tools/setup.sh
PAGE_TOOLS := web/node_modules/.package-lock.json

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/stamp ## create .venv with everything pinned; nothing to do when it is current

.venv/stamp: requirements/dev.txt requirements/adapters.txt $(PINS)
	@tools/setup.sh .venv dev

.venv/stamp-play: $(PINS)
	@tools/setup.sh .venv play

play: .venv/stamp-play ## open the hall in the browser; `make play PLAY="play valhalla --players 3"` plays in the terminal
	@exec $$($(BIN)/python tools/compile.py --where)/meadhall $(PLAY)

# Where Node is there already, the page is checked while Python's packages are fetched.
PAGE_FIRST := $(if $(shell command -v npm),check-page)

# Checking types and translating the engine take one core each, so they go side by side. Tests are read meanwhile, once:
# what pytest makes of them is kept, so that its workers need not each do it again.
test: ## everything: checks, tests, and the same games on the compiled engine
	@$(MAKE) --no-print-directory -j 2 setup $(PAGE_FIRST)
	@$(BIN)/python tools/needs.py get $(COMPILER) $(BROWSER) $(SERVICES)
	@CI= $(BIN)/python tools/needs.py get headless # a comfort: without it nothing is left out
	@$(MAKE) --no-print-directory -j 3 check-python $(if $(PAGE_FIRST),,check-page-here) collect $$($(BIN)/python tools/needs.py has $(COMPILER) && echo compile-quick)
	MEADHALL_COMPILED_FOLLOWS=$$($(BIN)/python tools/needs.py has $(COMPILER) && echo yes) $(BIN)/python -m pytest $(PYTEST)
	@$(MAKE) --no-print-directory meetings
	@$(MAKE) --no-print-directory mutants SAMPLE=150
	@if $(BIN)/python tools/needs.py has $(COMPILER); then $(MAKE) --no-print-directory test-compiled; fi
	@$(BIN)/python tools/needs.py left-out $(COMPILER) $(BROWSER) $(SERVICES)
	@$(BIN)/python tools/release.py passed

collect: setup ## read all tests without running them
	@$(BIN)/python -m pytest --collect-only -q -n 0 | tail -n 1

$(PAGE_TOOLS): web/package-lock.json
	cd web && npm ci --ignore-scripts --no-audit --no-fund --silent

check: check-python check-page-here ## lint, strict types, rules and meetings of modules, and the page's own checks

check-python: setup ## Python alone: lint, strict types, rules and meetings of modules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	@$(BIN)/python tools/prose.py
	$(BIN)/mypy
	$(BIN)/python -m meadhall.law report --brief
	$(BIN)/meadhall rules meetings --brief

check-page-here: setup ## the page, where Node is there
	@if $(BIN)/python tools/needs.py has npm; then $(MAKE) --no-print-directory check-page; fi
	@$(BIN)/python tools/needs.py left-out npm

check-page: $(PAGE_TOOLS) ## the page: lint, format, types, unit tests
	cd web && npm run --silent lint && npm run --silent types && npm run --silent test

rules: setup ## for each chapter of the law: defined, implemented, proven, excused
	@$(BIN)/python -m meadhall.law report

mutants: setup ## break the code on purpose: do the tests that cite the rule notice? `SAMPLE=150`, `ONLY=VAL-BATTLE`
	@$(BIN)/python -m tools.mutants --sample $(SAMPLE) --only '$(ONLY)'

meetings: setup ## where modules meet: does each proof notice when one of them is not heard? `SEARCH=1` finds proofs
	@$(BIN)/python -m tools.meetings $(if $(SEARCH),--search)

compile: setup ## build the compiled wheel and install it into .venv-compiled (skipped when nothing changed)
	@JOBS=$(JOBS) $(BIN)/python tools/compile.py --games '$(GAMES)'

compile-quick: setup ## the same for tests: built in less time, a little slower
	@JOBS=$(JOBS) $(BIN)/python tools/compile.py --quick

test-compiled: compile-quick ## the games' tests on the compiled engine
	MEADHALL_ENGINE=compiled $(FAST)/python -m pytest $(PYTEST) $(PLAYED)

exam: compile ## the nightly exam: many thousand random games, compiled; and on the page every moment of the gallery and whole games
	MEADHALL_ENGINE=compiled MEADHALL_EXAM=nightly $(FAST)/python -m pytest $(PYTEST) $(PLAYED)
	MEADHALL_EXAM=nightly $(BIN)/python -m pytest $(PYTEST) $(NIGHTLY) tests/pocket
	MEADHALL_ENGINE=compiled MEADHALL_EXAM=nightly $(FAST)/python -m pytest $(PYTEST) tests/env/test_adapters.py
	@$(MAKE) --no-print-directory ray

.venv-ray/stamp: requirements/ray.txt tools/beside.sh .venv/stamp
	@tools/beside.sh .venv-ray ray

ray: .venv-ray/stamp ## series of games on a Ray cluster of two nodes, one of which is killed
	.venv-ray/bin/python -m pytest -q tests/lab/test_cluster.py

container: setup ## build the container and see that it opens; MEADHALL_BUILD="--build-arg BASE=…" where no registry is reached
	MEADHALL_CONTAINER=yes $(BIN)/python -m pytest -q -n 0 tests/server/test_container.py

wheels: setup ## an sdist, a pure wheel, and a compiled wheel for each Python of this machine, into dist/; `ONLY=3.12`
	@$(BIN)/python tools/needs.py get $(COMPILER)
	@JOBS=$(JOBS) $(BIN)/python tools/wheels.py --only '$(ONLY)'

release: setup ## check version, changelog, tree, tests and wheels; nothing is uploaded
	@$(BIN)/python tools/release.py

bench: compile ## speed of the engine, compiled and interpreted, and of the hall with 50 matches at once
	@$(BIN)/python tools/needs.py get valgrind
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/load.py
	@$(BIN)/python tools/needs.py left-out valgrind

leaderboard: compile ## play missing or old rows of bench/results/leaderboard.md, compiled; continues after an interruption
	@$(FAST)/python tools/leaderboard.py --jobs $(JOBS)

audit: setup ## known holes in everything pinned, for Python and for the page; says so where nobody can be asked
	@$(BIN)/python tools/audit.py

web: ## build the page in the browser anew (needs Node; whoever plays or hosts does not)
	cd web && npm ci --ignore-scripts && npm run types && npm run build

art: setup ## draw every picture of the games into web/art (a project apart, see art/README.md)
	$(BIN)/python -m art

pictures: setup ## take the README's pictures anew, from games of fixed seeds on the page as it is now
	@$(BIN)/python tools/needs.py get chromium
	$(BIN)/python -m tools.pictures

.venv-docs/stamp-docs: requirements/docs.txt $(PINS)
	@tools/setup.sh .venv-docs docs

docs: .venv-docs/stamp-docs ## build the documentation site into build/site
	@.venv-docs/bin/python tools/site.py

golden: setup ## renew the golden files after a change that is meant, and say what it means for players
	$(BIN)/python -m tests.exam.golden

clean: ## remove what was built
	rm -rf .venv .venv-compiled .venv-docs .venv-ray .venv-wheels build dist .mypy_cache .ruff_cache .pytest_cache
