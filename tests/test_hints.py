"""What the first page fetched is told to the next one, and nothing else ever is."""

from __future__ import annotations

from chesslearn._hints import ScriptHints

HEAD = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>x</title>'


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_scripts_of_the_first_page_stand_in_the_head_of_the_next() -> None:
    hints = ScriptHints(Clock())
    assert hints.put_in(HEAD) == HEAD
    for address in ("/voila/static/voila.js", "/voila/static/1.voila.js?v=1&w", "/voila/static/voila.js"):
        hints.note(address, 200)
    assert hints.put_in(HEAD) == HEAD.replace(
        'utf-8">',
        'utf-8">\n<link rel="preload" as="script" href="/voila/static/voila.js">'
        '\n<link rel="preload" as="script" href="/voila/static/1.voila.js?v=1&amp;w">',
    )


def test_only_scripts_that_are_there_count() -> None:
    hints = ScriptHints(Clock())
    hints.note("/voila/static/none.js", 404)
    hints.note("/voila/static/style.css?x.js", 200)
    assert hints.put_in(HEAD) == HEAD


def test_later_nobody_can_add_to_the_list() -> None:
    clock = Clock()
    hints = ScriptHints(clock)
    hints.note("/a.js", 200)
    clock.now += 61
    hints.note("/b.js", 200)
    assert "/b.js" not in hints.put_in(HEAD)
    assert "/a.js" in hints.put_in(HEAD)


def test_the_list_has_an_end() -> None:
    hints = ScriptHints(Clock())
    for number in range(1000):
        hints.note(f"/{number}.js", 304)
    assert hints.put_in(HEAD).count("preload") == 150
