"""The memory of one learner: his kernel, against a kernel with ipywidgets imported.

Run ``python -m benchmarks.memory``. Pages that several processes share count in parts (PSS).
"""

from __future__ import annotations

from jupyter_client.manager import start_new_kernel

from benchmarks import _serving as serving
from benchmarks._report import Row, show
from benchmarks._timing import Attempts

_TRIES = 10


def megabytes(pid: int) -> float:
    """Return the proportional set size of a process."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) / 1024


def rows() -> list[Row]:
    """Measure both kernels while both are there."""
    manager, client = start_new_kernel(kernel_name="python3")
    client.execute_interactive(serving.SLIDER, silent=True)
    assert manager.provisioner is not None
    floor = int(manager.provisioner.pid)  # type: ignore[attr-defined]  # the local provisioner has one
    with serving.course() as ours, serving.browser() as browser:
        attempts = Attempts(serving.open_page(browser, ours.address + Attempts.QUERY, serving.OURS))
        for _ in range(_TRIES):
            attempts.one()
        learner = ours.kernels()[-1].pid
        row = Row(
            "memory of one learner",
            "a kernel with ipywidgets imported",
            megabytes(floor),
            megabytes(learner),
            "MB",
            1.3,
        )
    client.stop_channels()
    manager.shutdown_kernel(now=True)
    return [row]


if __name__ == "__main__":
    show(rows())
