"""Modules of the package that are loaded by themselves, where what the package needs is absent.

The build of the wheel reads two of them: they import the standard library only.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType


def module_at(path: Path) -> ModuleType:
    """Return the module of a file, and of nothing around it."""
    spec = importlib.util.spec_from_file_location(f"_alone_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise RuntimeError(f"{path} can not be loaded")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
