"""Write the outlines of all lessons: ``python -m buildtools.outlines``.

The build of the wheel runs this where the package's own dependencies are absent,
so it needs the standard library only.
"""

from __future__ import annotations

import importlib.util
import json
import tomllib
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def write(root: Path = ROOT) -> Path:
    """Write ``content/outlines.json``; return its path."""
    rows, text = _by_path("_rows", root), _by_path("_text", root)
    content = Path(root, "chesslearn", "content")
    made = {}
    for path in sorted(content.joinpath("lessons").glob("*.toml")):
        data = path.read_bytes()
        made[rows.digest(data)] = rows.row(tomllib.loads(data.decode("utf-8")), text.normalise)
    target: Path = content / rows.NAME
    target.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    return target


def _by_path(name: str, root: Path) -> ModuleType:
    path = Path(root, "chesslearn", "course", f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"course{name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    print(f"wrote {write().relative_to(ROOT)}")
