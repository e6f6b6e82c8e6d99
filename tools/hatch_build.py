"""A build hook of hatchling: compiles the engine into the wheel if a compiler is available.

    MEADHALL_COMPILE=no      a wheel for every Python and machine, interpreted
    MEADHALL_COMPILE=must    an error if compiling fails

`make compile` uses the same steps, but installs into .venv-compiled and compiles only changed modules.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = Path(__file__).resolve().parent
WISH = os.environ.get("MEADHALL_COMPILE", "")
NEEDED = ("mypy", "setuptools")


class Compiled(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is built."""
        if version == "editable" or WISH == "no":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
        try:
            self.add(compile_modules(self.folder), build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if WISH == "must":
                raise
            self.app.display_warning(f"the engine stays interpreted: {error}")

    def add(self, files: dict[Path, str], build_data: dict[str, Any]) -> None:
        build_data["force_include"].update({str(file): place for file, place in files.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files after the wheel is built."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def compile_modules(folder: Path) -> dict[Path, str]:
    """Return the compiled modules and their paths in the wheel."""
    check_tools()
    steps, tree, out = compile_steps(), folder / "tree", folder / "out"
    steps.copy_tree(tree)
    steps.prepare(tree)
    command = [sys.executable, "-W", "ignore", "setup.py", "-q", "build_ext", "--build-lib", str(out)]
    environment = {"OBJECTS": str(steps.OBJECTS), **os.environ}
    subprocess.run(command, cwd=tree, env=environment, check=True)
    return {file: file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file()}


def check_tools() -> None:
    """Raise an error early if a tool is missing."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    compiler = (
        os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    )  # Windows has none of these, but may still have a compiler
    missing += ["a C compiler"] if compiler and shutil.which(compiler.split()[0]) is None else []
    if missing:
        raise OSError(f"missing: {', '.join(missing)}")


def compile_steps() -> ModuleType:
    """Import tools/compile.py, which is not part of a package here."""
    spec = importlib.util.spec_from_file_location("meadhall_compile", TOOLS / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
