"""What a learner has done, by lesson and step id, and which rules were met when.

Ids that this version does not know are kept: a lesson may come back, a file may
come from a later version. Merging loses nothing: each value of the result is at
least that of either side, so merging twice, or in another order, is the same.
Only what was forgotten on purpose stays forgotten, whichever page still has it:
each time a lesson, a rule or a part is forgotten it is counted, and of two sides
the one with the higher count alone holds. `erased` counts the same for everything.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

import attrs

from chesslearn.course import _kept, progress_code, remembered
from chesslearn.course.problems import ProgressError
from chesslearn.course.step_record import StepRecord

VERSION: Final = 2
"""Version 1 had lessons alone; it is still read."""
MAX_JSON: Final = 512 * 1024


@attrs.define(eq=True)
class Progress:
    """One learner's progress. A session writes into it; copy it by `merge`."""

    records: dict[str, dict[str, StepRecord]] = attrs.field(factory=dict)
    """Lesson id to step id to record."""
    place: tuple[str, str] | None = None
    """The lesson and step last worked on."""
    clock: int = 0
    """How often anything was noted; the side of a merge with more keeps its place."""
    memory: dict[str, remembered.Log] = attrs.field(factory=dict)
    """Rule id to the days on which it was asked, with how well it was known."""
    known: dict[str, tuple[int, bool]] = attrs.field(factory=dict)
    """Part id to the day of the last placement, and whether the part was known then."""
    exams: dict[int, int] = attrs.field(factory=dict)
    """The day of an exam to the best number of right answers."""
    erased: int = 0
    """How often everything was forgotten."""
    forgotten: dict[str, int] = attrs.field(factory=dict)
    """How often each of these was forgotten: ``lesson:rook``, ``rule:rook.moves``, ``part:pieces``."""

    @property
    def empty(self) -> bool:
        """Whether nothing has been done yet."""
        return not (self.records or self.memory or self.known or self.exams)

    def steps(self, lesson: str) -> Mapping[str, StepRecord]:
        """Return the records of a lesson by step id."""
        return MappingProxyType(self.records.get(lesson, {}))

    def step(self, lesson: str, step: str) -> StepRecord | None:
        """Return the record of a step, or ``None`` when nothing was done there."""
        return self.records.get(lesson, {}).get(step)

    def is_solved(self, lesson: str, step: str) -> bool:
        """Whether a step was solved at any time."""
        record = self.step(lesson, step)
        return record is not None and record.solved

    def solved(self) -> dict[str, tuple[str, ...]]:
        """Return the ids of solved steps by lesson, sorted."""
        found = {
            lesson: tuple(sorted(step for step, record in steps.items() if record.solved))
            for lesson, steps in sorted(self.records.items())
        }
        return {lesson: steps for lesson, steps in found.items() if steps}

    def note_attempt(self, lesson: str, step: str, *, missed: bool, reasons: Iterable[str] = ()) -> None:
        """Note one attempt, whether it missed, and the reason codes it met."""
        record = self._record(lesson, step)
        counts = dict(record.reasons)
        for code in reasons:
            counts[code] = counts.get(code, 0) + 1
        self._put(
            lesson,
            step,
            attrs.evolve(record, attempts=record.attempts + 1, missed=record.missed + missed, reasons=counts),
        )

    def note_reasons(self, lesson: str, step: str, reasons: Iterable[str]) -> None:
        """Note reason codes that were met in a question about a step, elsewhere than in its lesson."""
        counts = Counter(reasons)
        if counts:
            record = self._record(lesson, step)
            met = Counter(record.reasons) + counts
            self.records.setdefault(lesson, {})[step] = attrs.evolve(record, reasons=met)
            self.clock += 1

    def note_hints(self, lesson: str, step: str, number: int) -> None:
        """Note that ``number`` hints of a step are shown."""
        record = self._record(lesson, step)
        self._put(lesson, step, attrs.evolve(record, hints=max(record.hints, number)))

    def note_solved(self, lesson: str, step: str) -> None:
        """Note that a step is solved."""
        self._put(lesson, step, attrs.evolve(self._record(lesson, step), solved=True))

    def note_review(self, rule: str, day: int, rating: int) -> None:
        """Note how well a rule was known on a day; the worst answer of the day counts."""
        remembered.merge(self.memory.setdefault(rule, {}), {day: rating}, min)
        self.clock += 1

    def note_known(self, part: str, day: int, known: bool) -> None:
        """Note whether a placement found that a part is known; the last one counts."""
        self.known[part] = (day, known)
        self.clock += 1

    def note_exam(self, day: int, right: int) -> None:
        """Note the result of an exam."""
        remembered.merge(self.exams, {day: right}, max)
        self.clock += 1

    def is_known(self, part: str) -> bool:
        """Whether the last placement found that a part is known."""
        return self.known.get(part, (0, False))[1]

    def forget(self, lessons: Iterable[str], rules: Iterable[str] = (), parts: Iterable[str] = ()) -> None:
        """Forget what was done in lessons, when rules were asked, and that parts are known."""
        names = [f"lesson:{each}" for each in lessons]
        names += [f"rule:{each}" for each in rules]
        names += [f"part:{each}" for each in parts]
        for name in names:
            self._drop(name)
            self.forgotten[name] = self.forgotten.get(name, 0) + 1
        self.clock += 1

    def forget_all(self) -> None:
        """Forget everything; no other page brings it back."""
        self._become(Progress(erased=self.erased + 1, clock=self.clock + 1))

    def update(self, other: Progress) -> None:
        """Take in all that ``other`` holds; nothing is lost but what either side has forgotten."""
        if other.erased != self.erased:
            if other.erased > self.erased:
                self._become(Progress(erased=other.erased))
                self.update(other)
            return
        for name, count in other.forgotten.items():
            if count > self.forgotten.get(name, 0):
                self._drop(name)
                self.forgotten[name] = count
        self._take(
            other.without(
                name for name, count in self.forgotten.items() if count > other.forgotten.get(name, 0)
            )
        )

    def restore(self, other: Progress) -> None:
        """Take in all that ``other`` holds, also what was forgotten here: it is brought back on purpose."""
        self.update(attrs.evolve(other, erased=self.erased, forgotten=dict(self.forgotten)))

    def without(self, names: Iterable[str]) -> Progress:
        """Return a copy that lacks what these names say, as in `forgotten`."""
        copy = Progress()
        copy._take(self)
        for name in names:
            copy._drop(name)
        return copy

    def _drop(self, name: str) -> None:
        kind, _, what = name.partition(":")
        tables: dict[str, dict[str, Any]] = {"lesson": self.records, "rule": self.memory, "part": self.known}
        tables.get(kind, {}).pop(what, None)
        if kind == "lesson" and self.place is not None and self.place[0] == what:
            self.place = None

    def _become(self, other: Progress) -> None:
        for field in attrs.fields(Progress):
            setattr(self, field.name, getattr(other, field.name))

    def _take(self, other: Progress) -> None:
        for lesson, steps in other.records.items():
            mine = self.records.setdefault(lesson, {})
            for step, record in steps.items():
                mine[step] = mine[step].merge(record) if step in mine else record
        remembered.merge_logs(self.memory, other.memory)
        remembered.merge(self.known, other.known, max)
        remembered.merge(self.exams, other.exams, max)
        later = (other.clock, other.place or ("", "")) > (self.clock, self.place or ("", ""))
        if later:
            self.clock, self.place = other.clock, other.place or self.place

    def merge(self, other: Progress) -> Progress:
        """Return a new progress that holds all of both."""
        both = Progress()
        both.update(self)
        both.update(other)
        return both

    def to_json(self) -> str:
        """Return everything as JSON, the same text for the same progress."""
        lessons = {
            lesson: {step: record.to_data() for step, record in sorted(steps.items())}
            for lesson, steps in sorted(self.records.items())
        }
        data: dict[str, Any] = {"version": VERSION, "lessons": lessons, "clock": self.clock}
        if self.place is not None:
            data["place"] = list(self.place)
        more: dict[str, Any] = {
            "memory": remembered.memory_data(self.memory),
            "known": remembered.known_data(self.known),
            "exams": remembered.exams_data(self.exams),
        }
        more |= {"erased": self.erased, "forgotten": dict(sorted(self.forgotten.items()))}
        data |= {key: value for key, value in more.items() if value}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Progress:
        """Return the progress of a JSON text; raises `ProgressError` for any other text."""
        if len(text) > MAX_JSON:
            raise ProgressError("broken", "too long")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise ProgressError("broken", "not JSON") from None
        return _progress(data)

    def to_code(self) -> str:
        """Return the solved steps as a code of at most `progress_code.MAX_CODE` characters.

        Steps of own lessons go along as far as they fit; a file holds everything.
        """
        return progress_code.encode(
            (lesson, step) for lesson, steps in self.solved().items() for step in steps
        )

    @classmethod
    def from_code(cls, code: str) -> Progress:
        """Return the progress of a code; raises `ProgressError` for anything else."""
        progress = cls()
        for lesson, step in progress_code.decode(code):
            progress.records.setdefault(lesson, {})[step] = StepRecord(solved=True)
        return progress

    def _record(self, lesson: str, step: str) -> StepRecord:
        return self.step(lesson, step) or StepRecord()

    def _put(self, lesson: str, step: str, record: StepRecord) -> None:
        self.records.setdefault(lesson, {})[step] = record
        self.place, self.clock = (lesson, step), self.clock + 1


def _progress(data: object) -> Progress:
    data = _kept.table(data)
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise ProgressError("broken", "no version")
    if version > VERSION:
        raise ProgressError("newer", f"version {version}")
    records = {
        _kept.name(lesson): {
            _kept.name(step): StepRecord.from_data(record) for step, record in _kept.table(steps).items()
        }
        for lesson, steps in _kept.table(data.get("lessons", {})).items()
    }
    place = data.get("place")
    if place is not None:
        if not isinstance(place, list) or len(place) != 2:
            raise ProgressError("broken", "place")
        place = (_kept.name(place[0]), _kept.name(place[1]))
    return Progress(
        records=records,
        place=place,
        clock=_kept.count(data.get("clock", 0)),
        memory=remembered.read_memory(data.get("memory", {})),
        known=remembered.read_known(data.get("known", {})),
        exams=remembered.read_exams(data.get("exams", {})),
        erased=_kept.count(data.get("erased", 0)),
        forgotten={
            _kept.name(what): _kept.count(times)
            for what, times in _kept.table(data.get("forgotten", {})).items()
        },
    )
