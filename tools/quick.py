"""Runs the tests of what differs from main, the nearest first: `make quick`.

Tests that prove a rule cited around a changed line come first. Then come test files by the number of imports between
them and a changed file; those far away, in a browser or of whole games wait for `make test`. On the page, vitest finds
the tests of the changed files.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "tests", "tools", "bench")
SLOW = ("tests/browser", "tests/exam", "tests/pocket")  # run only if a file of that folder has changed
FIRST = 4  # so many files run before the others, for an early result
MOST = 30  # test files that are reached by imports
BESIDE = {
    ".ftl": ("tests/house/test_words.py",),
    ".md": ("tests/house/test_docs.py", "tests/house/test_tidy.py", "tests/house/test_maps.py"),
}
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)

Graph = dict[str, set[str]]


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def changed_files(base: str) -> list[str]:
    """Return the files that differ from the commit where this branch left the base, new ones included."""
    start = git("merge-base", base, "HEAD").strip()
    names = git("diff", "--name-only", "--relative", start) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(names.splitlines()))


def changed_lines(file: str, base: str) -> set[int]:
    """Return the numbers of the lines that differ; a deletion counts as a change of the line before it."""
    diff = git("diff", "-U0", git("merge-base", base, "HEAD").strip(), "--", file)
    hunks = [(int(first), int(count or 1)) for first, count in HUNK.findall(diff)]
    return {line for first, count in hunks for line in range(first, first + max(count, 1))}


def module_name(file: str) -> str:
    """Return the dotted name: src/meadhall/core/match.py → meadhall.core.match."""
    parts = Path(file).with_suffix("").parts
    parts = parts[1:] if parts[0] in ("src", "bench") else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST, package: list[str]) -> Iterator[str]:
    """Yield every name that may be a module: `from a import b` names both a and a.b."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            stem = ".".join([*(package[: len(package) - node.level + 1] if node.level else []), node.module or ""])
            yield from (f"{stem.strip('.')}.{alias.name}" for alias in node.names)
            yield stem.strip(".")


def importers() -> Graph:
    """Return for each file the files that import it."""
    files = [file.relative_to(ROOT).as_posix() for folder in SOURCES for file in (ROOT / folder).rglob("*.py")]
    names = {module_name(file): file for file in files}
    graph: Graph = defaultdict(set)
    for file in files:
        package = module_name(file).split(".")[: None if file.endswith("__init__.py") else -1]
        for name in imported(ast.parse((ROOT / file).read_bytes()), package):
            if name in names:
                graph[names[name]].add(file)
    return graph


def neighbours(file: str) -> list[str]:
    """Return the Python files beside a data file, or those of the nearest folder above that has any."""
    for folder in Path(file).parents:
        found = sorted((ROOT / folder).glob("*.py"))
        if found or folder == Path("."):
            return [one.relative_to(ROOT).as_posix() for one in found]
    return []


def is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_")


def reached_tests(changed: list[str], graph: Graph) -> list[str]:
    """Return test files in the order of their distance from the changed files, without those that wait."""
    starts = [name for file in changed for name in ([file] if file.endswith(".py") else neighbours(file))]
    reached = by_distance(starts, graph)
    return [file for file in reached if is_test(file) and (ROOT / file).exists() and not waits(file, changed)]


def by_distance(starts: list[str], graph: Graph) -> list[str]:
    """Return the files that import these directly or through others, the nearest first."""
    queue = unique(starts)
    seen = set(queue)
    for file in queue:  # grows while it is read
        new = sorted(graph.get(file, set()) - seen)
        seen.update(new)
        queue += new
    return queue


def waits(file: str, changed: list[str]) -> bool:
    folder = next((folder for folder in SLOW if file.startswith(f"{folder}/")), None)
    return folder is not None and not any(name.startswith(f"{folder}/") for name in changed)


def cited_rules(changed: list[str], base: str) -> set[str]:
    """Return the rules cited by the functions and classes around the changed lines, and those changed in the spec."""
    from meadhall.law.citations import cited_in_code, scope_at, spans_of
    from meadhall.law.spec import prefixes

    ids: set[str] = set()
    for file in (ROOT / name for name in changed if name.startswith(("src/meadhall/games/", "spec/"))):
        if not file.is_file() or file.suffix not in (".py", ".toml", ".md"):
            continue
        lines = changed_lines(file.relative_to(ROOT).as_posix(), base)
        spans = spans_of(file, file.read_text(encoding="utf-8"))
        scopes = {scope_at(spans, line) for line in lines} - {""}
        found = [citation for prefix in prefixes().values() for citation in cited_in_code(file, ROOT, prefix)]
        ids |= {citation.id for citation in found if citation.line in lines or citation.scope in scopes}
    return ids


def proofs(rules: set[str]) -> list[str]:
    """Return the tests that prove these rules, as pytest names them."""
    from meadhall.law.citations import cited_by_tests
    from meadhall.law.spec import prefixes

    found = [citation for prefix in prefixes().values() for citation in cited_by_tests(ROOT, prefix)] if rules else []
    return sorted({"::".join([one.file, *one.scope.split(".")]) for one in found if one.id in rules and one.scope})


def run_python(what: str, tests: list[str]) -> int:
    """Run these tests; 5 says that pytest found none, which is no failure."""
    if not tests:
        return 0
    print(f"{what}: {len(tests)}", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], cwd=ROOT, check=False).returncode
    return 0 if code == 5 else code


def run_page(changed: list[str]) -> int:
    """Run the page's tests that import a changed file of web/."""
    files = [name.removeprefix("web/") for name in changed if name.startswith("web/") and (ROOT / name).exists()]
    if not files:
        return 0
    if not (ROOT / "web/node_modules").exists():
        print("the page's tests are left out: run `npm ci --ignore-scripts` in web/")
        return 0
    command = ["npx", "vitest", "related", "--run", "--config", "test/vitest.config.ts", "--root", ".", *files]
    return subprocess.run([*command, "--passWithNoTests"], cwd=ROOT / "web", check=False).returncode


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.quick", description=__doc__)
    parser.add_argument("--base", default="main", help="the commit to compare with (default: main)")
    parser.add_argument("--list", action="store_true", help="print the tests without running them")
    args = parser.parse_args()
    changed = changed_files(args.base)
    proving = proofs(cited_rules(changed, args.base))
    beside = [test for name in changed for test in BESIDE.get(Path(name).suffix, ())]
    near = unique([*reached_tests(changed, importers()), *beside])
    chosen, left = near[:MOST], near[MOST:]
    if args.list:
        print(*proving, *chosen, sep="\n")
        return 0
    print(f"{len(changed)} files differ from {args.base}", flush=True)
    runs = [("tests of changed rules", proving), ("nearest files", chosen[:FIRST]), ("other files", chosen[FIRST:])]
    codes = [run_python(what, tests) for what, tests in runs] + [run_page(changed)]
    if left:
        print(f"{len(left)} test files farther away are left for `make test`, the first is {left[0]}")
    print(f"one test: {Path(sys.executable)} -m pytest -q {(proving + chosen or ['FILE'])[0]} -k NAME")
    print("one test of the page: npm run test -- NAME in web/")
    return max(codes)


if __name__ == "__main__":
    raise SystemExit(main())
