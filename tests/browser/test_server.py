"""The server as its host sees it: kernels, limits, headers, and how it ends."""

from __future__ import annotations

import gzip
import re
import socket
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import expect

from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.serving import PATIENCE, Server


def fetch(address: str, *, data: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(address, data=data, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


def test_reloads_and_closed_pages_leave_no_kernel(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        learner = new_learner(address=server.address).open("?lesson=rook")
        for _ in range(3):
            before = server.kernels()
            learner.reload()
            _, left = psutil.wait_procs(before, PATIENCE)
            assert left == []
        assert len(server.kernels()) == 1
        last = server.kernels()
        learner.page.goto("about:blank")
        assert psutil.wait_procs(last, PATIENCE)[1] == []


def test_a_page_fetches_what_it_needs_while_its_process_starts(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    with Server("--port", "0", "--pool", "0", folder=tmp_path) as server:
        new_learner(address=server.address).open().page.goto("about:blank")
        learner = new_learner(address=server.address).open()
        early = """performance.getEntriesByType("resource").filter(each => each.initiatorType === "link"
            && each.startTime < performance.getEntriesByType("navigation")[0].responseEnd).length"""
        assert learner.page.evaluate(early) > 50
        assert learner.page.locator("link[rel=preload]").count() < 150
        learner.page.goto("about:blank")


def test_ctrl_c_ends_the_server_and_every_kernel(new_learner: NewLearner, tmp_path: Path) -> None:
    server = Server("--port", "0", folder=tmp_path)
    learner = new_learner(address=server.address).open()
    kernels = server.kernels()
    assert kernels
    status = server.interrupt()
    assert (status, psutil.wait_procs(kernels, PATIENCE)[1]) == (0, [])
    assert "Traceback" not in server.said
    learner.faults.clear()  # the page rightly complains that the server has gone


def test_no_more_learners_than_allowed_are_let_in(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", "--max-learners", "1", folder=tmp_path) as server:
        first = new_learner(address=server.address).open()
        status, headers, page = fetch(server.address, **{"Accept-Language": "en"})
        assert (status, headers["Retry-After"]) == (503, "60")
        assert b"All boards are taken" in page
        kernels = server.kernels()
        first.page.goto("about:blank")
        assert psutil.wait_procs(kernels, PATIENCE)[1] == []
        new_learner(address=server.address).open().page.goto("about:blank")


@pytest.mark.parametrize("pool", [0, 1])
def test_two_who_come_at_once_do_not_share_a_place(tmp_path: Path, pool: int) -> None:
    with Server("--port", "0", "--pool", str(pool), "--max-learners", "1", folder=tmp_path) as server:
        with ThreadPoolExecutor(3) as together:
            answers = list(together.map(fetch, [server.address] * 3))
        assert sorted(status for status, _, _ in answers) == [200, 503, 503]


def test_who_does_not_wait_for_the_page_leaves_no_process(new_learner: NewLearner, tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", "--max-learners", "1", folder=tmp_path) as server:
        where = urlsplit(server.address)
        with socket.create_connection((where.hostname, where.port or 0)) as hasty:
            hasty.sendall(f"GET / HTTP/1.1\r\nHost: {where.netloc}\r\n\r\n".encode())
            begun = server.wait_for_kernels(psutil.Process.is_running)
        learner = new_learner(address=server.address).open()
        assert psutil.wait_procs(begun, PATIENCE)[1] == []
        learner.page.goto("about:blank")
        assert "Traceback" not in server.said


def test_a_taken_port_is_named(server: Server) -> None:
    port = server.address.rstrip("/").rpartition(":")[2]
    with pytest.raises(AssertionError, match=f"port {port} cannot be opened on 127.0.0.1"):
        Server("--port", port, folder=Path.cwd())


def test_the_server_speaks_the_language_that_it_is_told(tmp_path: Path) -> None:
    with Server("--port", "0", "--pool", "0", "--lang", "uk", folder=tmp_path, PYTHONUTF8="1") as server:
        server.wait_for(re.compile("Ctrl-C"))
    assert server.said == (f"Курс відкрито за адресою {server.address}\nЩоб закінчити, натисніть Ctrl-C.\n")


def test_nothing_but_the_course_is_served(server: Server) -> None:
    for path in (
        "nothing", "index.ipynb", "voila/files/index.ipynb", "voila/files/../pyproject.toml", "api/kernels",
        "voila/tree", "voila/render/index.ipynb",
    ):  # fmt: skip
        assert fetch(server.address + path)[0] in (403, 404), path


def test_a_page_that_is_not_there_is_said_in_the_readers_language(learner: Learner, server: Server) -> None:
    _, _, page = fetch(server.address + "nothing", **{"Accept-Language": "uk-UA,uk;q=0.9"})
    assert b'<html lang="uk">' in page
    learner.page.goto(server.address + "nothing")
    with learner.page.expect_navigation():
        learner.page.get_by_role("link").click()
    learner.wait()
    learner.faults.clear()  # the browser notes the 404 itself


def test_the_page_is_compressed_and_may_fetch_from_us_only(server: Server) -> None:
    status, headers, page = fetch(server.address, **{"Accept-Encoding": "gzip"})
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert headers["Referrer-Policy"] == "no-referrer"
    text = gzip.decompress(page).decode()
    assert not re.search(r"https?://", text.replace("http://www.w3.org", ""))


def test_the_address_does_not_choose_the_template(server: Server) -> None:
    page = fetch(server.address + "?template=lab&theme=dark")[2]
    assert b"<title>chesslearn</title>" in page
    assert b"jp-Notebook" not in page


def test_a_kernel_is_not_stopped_by_a_stranger(learner: Learner, server: Server) -> None:
    learner.open("?lesson=rook&step=first-move")
    config = learner.page.locator("#jupyter-config-data").evaluate("script => JSON.parse(script.textContent)")
    status, _, _ = fetch(f"{server.address}voila/api/shutdown/{config['kernelId']}", data=b"")
    assert status == 403
    learner.move("a1", "a6")


def test_the_words_before_the_widget_are_the_readers(new_learner: NewLearner) -> None:
    learner = new_learner("uk")
    learner.page.route("**/voila.js", lambda route: route.abort())
    learner.page.goto(learner.address)
    status = learner.page.get_by_role("status")
    expect(status).not_to_be_empty()
    assert learner.page.locator("html").get_attribute("lang") == "uk"
    learner.faults.clear()  # the script that was held back


GIVE_UP = """
const place = document.querySelector("#course div");
place.textContent = "Error displaying widget: model not found";
place.className = "jp-OutputArea-output jupyter-widgets";
"""
"""What Jupyter's front end does when the widget's state comes too late."""


def test_a_page_that_gave_up_on_the_widget_begins_again_by_itself(learner: Learner) -> None:
    learner.page.route(
        "**/voila.js", lambda route: route.fulfill(body=GIVE_UP, content_type="text/javascript"), times=2
    )
    learner.open("?lesson=rook&step=first-move").move("a1", "a6")
    assert learner.piece_on("a6") == "wR"


def test_a_page_that_gives_up_again_and_again_says_so(learner: Learner) -> None:
    learner.page.route(
        "**/voila.js", lambda route: route.fulfill(body=GIVE_UP, content_type="text/javascript")
    )
    learner.page.goto(learner.address)
    slow = translator("en").gettext("The board is not there yet. If it stays away, reload the page.")
    learner.page.get_by_role("status").filter(has_text=slow).wait_for()


def test_without_javascript_a_sentence_says_so(new_learner: NewLearner) -> None:
    learner = new_learner(java_script_enabled=False)
    learner.page.goto(learner.address)
    assert learner.page.locator("noscript p").count() == 3 or "JavaScript" in learner.page.content()


OWN_LESSON = """
id = "mine"
part = "own"
title = "My own lesson"
aim = "Move the rook."
minutes = 1
needs = []
icon = "wR"

[[step]]
id = "only"
title = "Only step"
text = "Move it."
ask = "Move the rook from a1 to a6."
task = "move"
goal = { kind = "reach", squares = ["a6"] }
fen = "8/8/8/8/8/8/8/R7 w - - 0 1"
kings = "none"
solutions = ["a1a6"]
hints = ["Look up the file.", { squares = ["a6"] }, { arrows = ["a1a6"] }]
done = "Done."
"""


def test_a_teachers_own_lesson_is_served(new_learner: NewLearner, tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "mine.toml").write_text(OWN_LESSON, "utf-8")
    with Server("--port", "0", "--pool", "0", "--lessons", "lessons", folder=tmp_path) as server:
        learner = new_learner(address=server.address).open()
        with learner.answered():
            learner.page.get_by_role("link", name="My own lesson").click()
        learner.move("a1", "a6")
        assert learner.button("button.finish").is_visible()
        learner.page.goto("about:blank")
