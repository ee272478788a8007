"""Write the outlines of all lessons: ``python -m buildtools.outlines``.

The build of the wheel runs this where the package's own dependencies are absent,
so it needs the standard library only.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from buildtools.by_path import module_at

ROOT = Path(__file__).resolve().parent.parent


def write(root: Path = ROOT) -> Path:
    """Write ``content/outlines.json``; return its path."""
    package = Path(root, "chesslearn")
    rows, text = (module_at(package / "course" / f"{name}.py") for name in ("_rows", "_text"))
    content = package / "content"
    made = {}
    for path in sorted(content.joinpath("lessons").glob("*.toml")):
        data = path.read_bytes()
        made[rows.digest(data)] = rows.row(tomllib.loads(data.decode("utf-8")), text.normalise)
    target: Path = content / rows.NAME
    target.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    return target


if __name__ == "__main__":
    print(f"wrote {write().relative_to(ROOT)}")
