"""What a widget shows: the records that travel from Python to the browser.

They hold no answers and no locks; the browser only draws them. The TypeScript
types in ``frontend/src/protocol`` and ``docs/protocol.md`` are generated from
the modules of this package by ``python -m buildtools.protocol``. Each module is
imported by whoever needs it: a learner of a lesson does without most of them.

Text fields that end in ``_html`` hold safe HTML made from the small Markdown
subset of the lessons; every other text is plain.

The records are neither compared nor printed, and do without the methods for
it: those of two hundred records take megabytes in every learner's process.
"""
