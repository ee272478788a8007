"""Placement, exam, review, cards and the account: the pages beside the lessons."""
