"""Where a Jupyter Server shows the course, a dead process begins anew: empty, and deaf to the old page."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil

from tests.browser.conftest import NewLearner
from tests.browser.notices import TOLD, forgive, goes_on, solve_first, told
from tests.browser.serving import ROOT
from tests.notebooks.jupyter import Jupyter

# How often such a server looks after its processes, in milliseconds.
NOTICED = 3_000
PAGE = "voila/render/notebooks/index.ipynb"


def test_a_process_that_began_anew_is_told_and_one_click_goes_on(
    new_learner: NewLearner, tmp_path: Path
) -> None:
    config = tmp_path / "jupyter_config"
    config.mkdir()
    (config / "voila.py").write_text(
        "from chesslearn.hosted import configure\n\nconfigure(get_config())\n", "utf-8"
    )
    server = Jupyter([sys.executable, "-m", "jupyter_server"], root=ROOT, home=tmp_path)
    try:
        learner = new_learner("ru", address=server.address + PAGE)
        learner.page.goto(f"{learner.address}?token={server.token}")
        solve_first(learner)
        (process,) = psutil.Process(server.pid).children()
        process.kill()
        told(learner, "ended", within=NOTICED + TOLD)
        learner.button("status.go").click()
        goes_on(learner)
        learner.page.goto("about:blank")
        forgive(learner)
    finally:
        server.stop()
