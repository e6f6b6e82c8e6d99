"""A step of every build of the wheel: compile the engine into it, where a compiler is there. (hatchling calls this)

    MEADHALL_COMPILE=no      a wheel for every Python and machine, interpreted
    MEADHALL_COMPILE=must    no wheel at all where compiling fails

`make compile` builds with the same steps, but into .venv-compiled and only what has changed.
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
        """Before the wheel is put together."""
        if version == "editable" or WISH == "no":
            return
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-"))
        try:
            self.add(compiled(self.folder), build_data)
        except (OSError, subprocess.CalledProcessError) as error:
            if WISH == "must":
                raise
            self.app.display_warning(f"the engine stays interpreted: {error}")

    def add(self, files: dict[Path, str], build_data: dict[str, Any]) -> None:
        build_data["force_include"].update({str(file): place for file, place in files.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Afterwards."""
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)


def compiled(folder: Path) -> dict[Path, str]:
    """The compiled modules, and where they belong in the wheel."""
    check_tools()
    steps, tree, out = compile_steps(), folder / "tree", folder / "out"
    steps.copy_tree(tree)
    steps.prepare(tree)
    command = [sys.executable, "-W", "ignore", "setup.py", "-q", "build_ext", "--build-lib", str(out)]
    environment = {"OBJECTS": str(steps.OBJECTS), **os.environ}
    subprocess.run(command, cwd=tree, env=environment, check=True)
    return {file: file.relative_to(out).as_posix() for file in out.rglob("*") if file.is_file()}


def check_tools() -> None:
    """Say early what is missing."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    compiler = (
        os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    )  # Windows has none of these, yet may have one
    missing += ["a C compiler"] if compiler and shutil.which(compiler.split()[0]) is None else []
    if missing:
        raise OSError(f"missing: {', '.join(missing)}")


def compile_steps() -> ModuleType:
    """tools/compile.py, which is no package here."""
    spec = importlib.util.spec_from_file_location("meadhall_compile", TOOLS / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
