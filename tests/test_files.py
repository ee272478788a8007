"""Files of the front end come packed, once made and then from memory, and are the files they were."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
import tornado.httpclient
import tornado.testing
import tornado.web

from chesslearn import _files

SCRIPT = b"export const answer = 42;\n" * 400


class Files(_files.PackedFiles, tornado.web.StaticFileHandler):
    """What the server makes of a handler of files."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "script.js").write_bytes(SCRIPT)
    (tmp_path / "picture.png").write_bytes(SCRIPT)
    return tmp_path


class Serving(tornado.testing.AsyncHTTPTestCase):
    """A server of one folder."""

    @pytest.fixture(autouse=True)
    def _folder(self, folder: Path) -> None:
        self.folder = folder

    def get_app(self) -> tornado.web.Application:
        return tornado.web.Application(
            [(r"/(.*)", Files, {"path": str(self.folder)})], compress_response=True
        )

    def ask(self, name: str, **headers: str) -> tornado.httpclient.HTTPResponse:
        return self.fetch(f"/{name}", headers=headers, decompress_response=False)

    def test_a_script_comes_packed(self) -> None:
        response = self.ask("script.js", **{"Accept-Encoding": "gzip, br"})
        assert response.headers["Content-Encoding"] == "gzip"
        assert response.headers["Vary"] == "Accept-Encoding"
        assert gzip.decompress(response.body) == SCRIPT
        assert int(response.headers["Content-Length"]) == len(response.body)

    def test_it_is_packed_once_and_again_when_it_changes(self) -> None:
        _files._packed.cache_clear()
        for _ in range(3):
            self.ask("script.js", **{"Accept-Encoding": "gzip"})
        assert _files._packed.cache_info().misses == 1
        (self.folder / "script.js").write_bytes(SCRIPT + b"// new")
        response = self.ask("script.js", **{"Accept-Encoding": "gzip"})
        assert gzip.decompress(response.body) == SCRIPT + b"// new"

    def test_who_takes_nothing_packed_or_a_part_gets_the_file(self) -> None:
        assert self.ask("script.js").body == SCRIPT
        part = self.ask("script.js", **{"Accept-Encoding": "gzip", "Range": "bytes=0-9"})
        assert part.code == 206
        assert "export con" in (part.body if "Content-Encoding" not in part.headers
                                else gzip.decompress(part.body)).decode()  # fmt: skip

    def test_a_picture_stays_as_it_is(self) -> None:
        assert self.ask("picture.png", **{"Accept-Encoding": "gzip"}).body == SCRIPT

    def test_what_the_browser_has_is_not_sent_again(self) -> None:
        mark = self.ask("script.js", **{"Accept-Encoding": "gzip"}).headers["Etag"]
        again = self.ask("script.js", **{"Accept-Encoding": "gzip", "If-None-Match": mark})
        assert (again.code, again.body) == (304, b"")
        assert self.ask("script.js").headers["Etag"] == mark
