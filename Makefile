# Meadhall. `make play` plays, `make test` proves; `make help` lists the rest.

.DEFAULT_GOAL := help
.PHONY: help setup play test test-rules test-interpreted collect quick lint format prose types law page-lint page-types page-tests check check-python check-page check-page-here rules mutants meetings bench leaderboard compile compile-quick test-compiled exam ray container wheels release audit web art pictures docs golden clean

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
# The other tests, interpreted; and the golden games again, which prove that both engines play alike.
BOTH := tests/exam/test_golden.py
REST := tests --ignore tests/rules --ignore tests/env/test_env.py $(addprefix --ignore ,$(filter-out $(BOTH),$(wildcard tests/exam/test_*.py)))
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
	@$(STAGE) setup tools/setup.sh .venv dev

.venv/stamp-play: $(PINS)
	@tools/setup.sh .venv play

play: .venv/stamp-play ## open the hall in the browser; `make play PLAY="play valhalla --players 3"` plays in the terminal
	@exec $$($(BIN)/python tools/compile.py --where)/meadhall $(PLAY)

# Where Node is there already, the page is checked while Python's packages are fetched.
PAGE_FIRST := $(if $(shell command -v npm),check-page)
# Each stage of `make test` notes its times; `make test` prints them at its end.
STAGE := python3 tools/stages.py run
HAS_COMPILER = $(shell $(BIN)/python tools/needs.py has $(COMPILER) && echo yes)

# Checking types and translating the engine take one core each, so they go side by side. Tests are read meanwhile, once:
# what pytest makes of them is kept, so that its workers need not each do it again.
test: ## everything: checks, the rules on the compiled engine, and all other tests
	@python3 tools/stages.py clear
	@$(MAKE) --no-print-directory -j 2 setup $(PAGE_FIRST)
	@$(BIN)/python tools/needs.py get $(COMPILER) $(BROWSER) $(SERVICES)
	@CI= $(BIN)/python tools/needs.py get headless # a comfort: without it nothing is left out
	@$(MAKE) --no-print-directory -j 3 check-python $(if $(PAGE_FIRST),,check-page-here) collect $$($(BIN)/python tools/needs.py has $(COMPILER) && echo compile-quick)
	@$(MAKE) --no-print-directory test-rules
	$(STAGE) 'other tests' $(BIN)/python -m pytest $(PYTEST) $(REST)
	@$(STAGE) 'meetings, a sample' $(BIN)/python -m tools.meetings --sample 40
	@$(STAGE) 'mutants, a sample' $(BIN)/python -m tools.mutants --sample 30
	@$(BIN)/python tools/needs.py left-out $(COMPILER) $(BROWSER) $(SERVICES)
	@$(BIN)/python tools/release.py passed
	@python3 tools/stages.py report

# The rules are played once: by the compiled engine, or by the interpreted one where there is no compiler.
test-rules: setup ## the games' tests, compiled where there is a compiler
	@$(MAKE) --no-print-directory $(if $(HAS_COMPILER),test-compiled,test-interpreted)

test-interpreted: setup ## the games' tests on the interpreted engine
	$(STAGE) 'rules, interpreted' $(BIN)/python -m pytest $(PYTEST) $(PLAYED)

collect: setup ## read all tests without running them
	@$(STAGE) 'reading tests' $(BIN)/python -m pytest --collect-only -q -n 0 $(REST) | tail -n 1

quick: setup ## the tests of what differs from main, the nearest first; `BASE=HEAD~1` compares with another commit
	@$(BIN)/python -m tools.quick $(if $(BASE),--base $(BASE))

$(PAGE_TOOLS): web/package-lock.json
	@cd web && python3 ../tools/stages.py run 'page: packages' npm ci --ignore-scripts --no-audit --no-fund --silent

check: ## lint, strict types, rules and meetings of modules, and the page's own checks; shows all complaints
	@$(MAKE) --no-print-directory --keep-going check-python check-page-here

check-python: lint format prose types law ## Python alone: lint, strict types, rules and meetings of modules

lint: setup ## ruff's lint
	@$(STAGE) lint $(BIN)/ruff check .

format: setup ## is everything formatted?
	@$(STAGE) format $(BIN)/ruff format --check --quiet .

prose: setup ## words that do not belong into docstrings, documents and commits
	@$(STAGE) prose $(BIN)/python tools/prose.py

types: setup ## strict types
	@$(STAGE) types $(BIN)/mypy

law: setup ## every rule has code and a test, every meeting of modules a proof
	@$(STAGE) 'law' $(BIN)/python -m meadhall.law report --brief
	@$(STAGE) 'meetings of modules' $(BIN)/meadhall rules meetings --brief

check-page-here: setup ## the page, where Node is there
	@if $(BIN)/python tools/needs.py has npm; then $(MAKE) --no-print-directory --keep-going check-page; fi
	@$(BIN)/python tools/needs.py left-out npm

check-page: page-lint page-types page-tests ## the page: lint, format, types, unit tests

page-lint: $(PAGE_TOOLS) ## the page: lint and format
	@cd web && python3 ../tools/stages.py run 'page: lint' npm run --silent lint

page-types: $(PAGE_TOOLS) ## the page: types
	@cd web && python3 ../tools/stages.py run 'page: types' npm run --silent types

page-tests: $(PAGE_TOOLS) ## the page: unit tests
	@cd web && python3 ../tools/stages.py run 'page: tests' npm run --silent test

rules: setup ## for each chapter of the law: defined, implemented, proven, excused
	@$(BIN)/python -m meadhall.law report

mutants: setup ## break the code on purpose: do the tests that cite the rule notice? `SAMPLE=150`, `ONLY=VAL-BATTLE`
	@$(BIN)/python -m tools.mutants --sample $(SAMPLE) --only '$(ONLY)'

meetings: setup ## where modules meet: does each proof notice when one of them is not heard? `SEARCH=1` finds proofs
	@$(BIN)/python -m tools.meetings $(if $(SEARCH),--search)

compile: setup ## build the compiled wheel and install it into .venv-compiled (skipped when nothing changed)
	@JOBS=$(JOBS) $(BIN)/python tools/compile.py --games '$(GAMES)'

compile-quick: setup ## the same for tests: built in less time, a little slower
	@JOBS=$(JOBS) $(STAGE) compiling $(BIN)/python tools/compile.py --quick

test-compiled: compile-quick ## the games' tests on the compiled engine
	MEADHALL_ENGINE=compiled $(STAGE) 'rules, compiled' $(FAST)/python -m pytest $(PYTEST) $(PLAYED)

exam: compile ## the nightly exam: many thousand random games, compiled; all mutants and meetings; every moment of the gallery and whole games on the page
	MEADHALL_ENGINE=compiled MEADHALL_EXAM=nightly $(FAST)/python -m pytest $(PYTEST) $(PLAYED)
	MEADHALL_EXAM=nightly $(BIN)/python -m pytest $(PYTEST) $(NIGHTLY) tests/pocket
	MEADHALL_ENGINE=compiled MEADHALL_EXAM=nightly $(FAST)/python -m pytest $(PYTEST) tests/env/test_adapters.py
	@$(MAKE) --no-print-directory meetings
	@$(MAKE) --no-print-directory mutants
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
