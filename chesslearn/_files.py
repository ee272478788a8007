"""The files of Jupyter's front end, packed once and kept: a page fetches a hundred of them.

Packing them anew for each page kept the server busier than all else it does for a
learner, who waits for it.
"""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from typing import Any, Final

_PACKED: Final = (".js", ".css", ".json", ".svg")
_MOST: Final = 8 * 2**20
"""Larger ones are not kept."""


class PackedFiles:
    """Put before a handler of files: what a browser takes packed comes from memory."""

    request: Any
    absolute_path: str | None

    def set_extra_headers(self, path: str) -> None:
        """Say that the file comes packed, and see to it: nothing has been read of it yet."""
        super().set_extra_headers(path)  # type: ignore[misc]  # the handler's own
        body = self._pack()
        if body is not None:
            self.set_header("Content-Encoding", "gzip")  # type: ignore[attr-defined]
            # For this request only: the class makes its marks of versions from the file as it is.
            self.get_content = lambda *_: body
            self.get_content_size = lambda: len(body)

    def _pack(self) -> bytes | None:
        headers, path = self.request.headers, self.absolute_path or ""
        if "gzip" not in headers.get("Accept-Encoding", "") or "Range" in headers:
            return None
        if not path.endswith(_PACKED) or os.path.getsize(path) > _MOST:
            return None
        return _packed(path, os.stat(path).st_mtime_ns)


@lru_cache(maxsize=400)
def _packed(path: str, _changed: int) -> bytes:
    with open(path, "rb") as file:
        return gzip.compress(file.read(), 6)
