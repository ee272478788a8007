"""Lessons: records, loader, tasks and the learner's way through them. No words, no widgets."""

from __future__ import annotations
