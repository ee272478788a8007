"""The size of the front end, gzip, against chessground with its pieces alone.

Run ``python -m benchmarks.bundle``.
"""

from __future__ import annotations

import gzip
import subprocess
import tempfile
from pathlib import Path

from benchmarks._report import Row, show
from benchmarks._serving import ROOT
from buildtools import frontend

_FLOOR = """
import "@lichess-org/chessground/assets/chessground.base.css";
import "@lichess-org/chessground/assets/chessground.cburnett.css";
export { Chessground } from "@lichess-org/chessground";
"""


def kilobytes(*paths: Path) -> float:
    """Return the size of files, each packed by gzip."""
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / 1000


def rows() -> list[Row]:
    """Bundle chessground alone as our own bundle is made, and compare."""
    frontend.build()
    frontend.install()
    static = ROOT / "chesslearn" / "static"
    with tempfile.TemporaryDirectory(dir=ROOT / "frontend" / "node_modules") as folder:
        entry, out = Path(folder, "floor.js"), Path(folder, "out")
        entry.write_text(_FLOOR, "utf-8")
        esbuild = ROOT / "frontend" / "node_modules" / ".bin" / "esbuild"
        options = ["--bundle", "--minify", "--format=esm", "--loader:.svg=dataurl", f"--outdir={out}"]
        subprocess.run([str(esbuild), str(entry), *options], check=True, capture_output=True)
        floor = kilobytes(*sorted(out.iterdir()))
    ours = kilobytes(static / "widget.js", static / "widget.css")
    later = kilobytes(static / "pages.js")
    name = "chessground with its pieces"
    return [
        Row("bundle, gzip", name, floor, ours, "kB", 2),
        Row("the pages beside the lessons, loaded when needed", name, floor, later, "kB", None),
    ]


if __name__ == "__main__":
    show(rows())
