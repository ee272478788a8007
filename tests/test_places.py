"""Whoever is let in has a place, from the request of the page until its process ends."""

from __future__ import annotations

import asyncio
from typing import Any

from chesslearn._places import Giver, Place, Places


class House:
    """A house for some learners, with processes that the test starts and ends."""

    def __init__(self, limit: int | None) -> None:
        self.running: list[str] = []
        self.places = Places(limit, lambda: self.running)

    def arrive(self, process: str) -> Place:
        place = self.places.take()
        self.running.append(process)
        place.process = process
        return place


def test_a_page_that_is_coming_has_a_place() -> None:
    places = House(1).places
    assert not places.is_full()
    place = places.take()
    assert places.is_full()
    places.give_back(place)
    assert not places.is_full()


def test_processes_that_wait_for_a_learner_take_no_place() -> None:
    house = House(2)
    house.running += ["waiting", "waiting too"]
    house.arrive("first")
    assert not house.places.is_full()
    house.arrive("second")
    assert house.places.is_full()


def test_the_end_of_a_process_frees_its_place() -> None:
    house = House(1)
    house.arrive("first")
    house.running.remove("first")
    assert not house.places.is_full()


def test_only_a_learner_may_take_another_page_in_a_full_house() -> None:
    house = House(1)
    house.running.append("waiting")
    house.arrive("first")
    assert not house.places.is_full("first")
    assert house.places.is_full("waiting")
    assert house.places.is_full("nobody's")
    assert house.places.is_full("")


def test_a_reader_who_did_not_wait_has_no_place() -> None:
    house = House(1)
    first = house.arrive("first")
    again = house.places.take()
    again.left = True  # pressed reload twice
    assert not house.places.is_full("first")
    first.left = True
    assert not house.places.is_full()


def test_without_a_limit_all_are_let_in() -> None:
    house = House(None)
    for number in range(3):
        house.arrive(str(number))
    assert not house.places.is_full()


def test_a_place_knows_the_process_of_its_page() -> None:
    class Manager:
        name = "Voilà's"

        async def start_kernel(self, **how: Any) -> str:
            return f"own, in {how['path']}"

        async def get_rendered_notebook(self, **_: Any) -> tuple[None, list[str], str]:
            return None, ["<p>"], "ready made"

    place = Place()
    giver = Giver(Manager(), place)
    assert giver.name == "Voilà's"
    assert asyncio.run(giver.start_kernel(path="here")) == place.process == "own, in here"
    assert asyncio.run(giver.get_rendered_notebook())[1:] == (["<p>"], "ready made")
    assert place.process == "ready made"
