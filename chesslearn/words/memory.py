"""The words of the pages beside the lessons: placement, exam, review and the account of what is known."""

from __future__ import annotations

from collections.abc import Sequence

from chesslearn.i18n import Translator
from chesslearn.words import cards
from chesslearn.words.said import fill

# ── Doors on the home page ────────────────────────────────────────────────


def placement_door(t: Translator) -> str:
    """Return the label of the button for who does not begin from nothing."""
    return t.pgettext("button", "I know some chess")


def review_door(t: Translator, rules: int, minutes: int) -> str:
    """Return what is due today: "Today: 6 rules, about 3 minutes"."""
    amount = fill(t, t.ngettext("{n} rule", "{n} rules", rules), {"n": rules})
    time = fill(t, t.ngettext("about {n} minute", "about {n} minutes", minutes), {"n": minutes})
    return fill(t, t.gettext("Today: {amount}, {time}"), {"amount": amount, "time": time})


def review_note(t: Translator) -> str:
    """Return the sentence beside what is due today."""
    return fill(t, t.gettext("A few questions, so that what you have learnt stays."))


def review_start(t: Translator) -> str:
    """Return the label of the button that begins the review."""
    return t.pgettext("button", "Review now")


def exam_door(t: Translator) -> str:
    """Return the label of the link to the exam."""
    return t.pgettext("page", "The exam")


def exam_note(t: Translator, best: int | None, total: int) -> str:
    """Return the sentence beside the link to the exam: the best result so far, or what it is."""
    if best is None:
        return fill(t, t.gettext("Twenty questions about everything, and a certificate."))
    return fill(t, t.gettext("Your best result: {right} of {total}."), {"right": best, "total": total})


def progress_door(t: Translator) -> str:
    """Return the label of the link to the learner's account."""
    return t.pgettext("page", "What you know")


def progress_note(t: Translator) -> str:
    """Return the sentence beside the link to the learner's account."""
    return fill(t, t.gettext("Every rule, and how well it stays with you."))


def part_known(t: Translator) -> str:
    """Return what is said of a part that the placement found to be known."""
    return fill(t, t.gettext("You know this part. It stays open to play."))


# ── Before a placement or an exam ─────────────────────────────────────────


def intro(t: Translator, page: str) -> tuple[str, str, list[str]]:
    """Return title, lead and points of the page before a placement or an exam."""
    if page == "placement":
        return (
            t.gettext("Where do you want to begin?"),
            fill(t, t.gettext("Answer a few questions, and the course finds the place for you.")),
            [
                fill(t, t.gettext("Twelve questions at most, five minutes at most.")),
                fill(t, t.gettext("If you don't know an answer, just say so: no harm is done.")),
                fill(t, t.gettext("Nothing is locked afterwards. You can play every lesson.")),
            ],
        )
    return (
        exam_door(t),
        fill(t, t.gettext("Twenty questions about everything in this course.")),
        [
            fill(t, t.gettext("There are no hints, and each question takes one answer.")),
            fill(t, t.gettext("At the end you see each answer, and why.")),
            fill(t, t.gettext("Sixteen right answers earn a certificate.")),
            fill(t, t.gettext("You can take it as often as you like: the questions change.")),
        ],
    )


def start(t: Translator) -> str:
    """Return the label of the button that begins a placement or an exam."""
    return t.pgettext("button", "Show the first question")


def resume(t: Translator, number: int) -> str:
    """Return the label of the button that goes on with a placement or an exam at a question."""
    return fill(t, t.pgettext("button", "Go on with question {number}"), {"number": number})


def later(t: Translator) -> str:
    """Return the label of the link away from a placement or an exam."""
    return t.pgettext("button", "Not now")


# ── During a sitting ──────────────────────────────────────────────────────


def sitting_title(t: Translator, kind: str) -> str:
    """Return the name of a sitting."""
    titles = {
        "placement": t.pgettext("page", "Finding your place"),
        "exam": exam_door(t),
        "review": t.pgettext("page", "Today's review"),
        "practice": t.pgettext("page", "Practice"),
        "quiz": cards.door(t),
    }
    return titles[kind]


def question_title(t: Translator, number: int) -> str:
    """Return the title of a question, which does not give the answer away."""
    return fill(t, t.gettext("Question {number}"), {"number": number})


def question_of(t: Translator, number: int, count: int) -> str:
    """Return "Question 3 of 20"."""
    return fill(t, t.gettext("Question {number} of {count}"), {"number": number, "count": count})


def dont_know(t: Translator) -> str:
    """Return the label of the button for who does not know."""
    return t.pgettext("button", "I don't know")


def leave(t: Translator) -> str:
    """Return the label of the button that ends a sitting early."""
    return t.pgettext("button", "Stop here")


def noted(t: Translator, kind: str) -> tuple[str, str]:
    """Return headline and sentence after an answer in a test, which say nothing of it."""
    if kind == "placement":
        return t.pgettext("headline", "Thank you"), fill(
            t, t.gettext("Your answer counts. On to the next one.")
        )
    return t.pgettext("headline", "Noted"), fill(t, t.gettext("You will see at the end how it was, and why."))


# ── Afterwards ────────────────────────────────────────────────────────────


def placement_result(t: Translator, known: int, lesson: str | None) -> tuple[str, str]:
    """Return title and lead after a placement: how many parts are known, and where to begin."""
    if lesson is None:
        return (
            t.gettext("You know your chess!"),
            fill(t, t.gettext("Everything we asked you know. How about the exam?")),
        )
    if not known:
        return (
            t.gettext("Your place is found"),
            fill(t, t.gettext("The best place to begin is the lesson “{lesson}”."), {"lesson": lesson}),
        )
    text = t.ngettext(
        "You know {n} part already. The best place to go on is the lesson “{lesson}”.",
        "You know {n} parts already. The best place to go on is the lesson “{lesson}”.",
        known,
    )
    return t.gettext("Your place is found"), fill(t, text, {"n": known, "lesson": lesson})


def begin_with(t: Translator, lesson: str) -> str:
    """Return the label of the button that opens the lesson to begin with."""
    return fill(t, t.gettext("Open “{lesson}”"), {"lesson": lesson})


def exam_result(t: Translator, right: int, total: int, passed: bool) -> tuple[str, str]:
    """Return title and lead after an exam."""
    score = fill(t, t.gettext("{right} of {total} right."), {"right": right, "total": total})
    if passed:
        return t.gettext("Passed!"), " ".join((score, fill(t, t.gettext("The certificate below is yours."))))
    needed = fill(t, t.gettext("Practise what is marked below, and try again: the questions will be new."))
    return t.gettext("Not quite there yet"), f"{score} {needed}"


def review_result(t: Translator, right: int, total: int) -> tuple[str, str]:
    """Return title and lead after a review or a practice."""
    if right == total:
        return t.gettext("All remembered!"), fill(t, t.gettext("These rules will come again, but not soon."))
    text = t.ngettext(
        "{n} answer was right at once. What was not comes again soon.",
        "{n} answers were right at once. What was not comes again soon.",
        right,
    )
    return t.gettext("Done for now"), fill(t, text, {"n": right})


def nothing_due(t: Translator, days: int | None) -> tuple[str, str]:
    """Return title and lead when no rule is due; ``days`` until one is, if any was learnt."""
    if days is None:
        return (
            t.gettext("Nothing to review yet"),
            fill(t, t.gettext("Solve a few steps. Their rules come back here when it is time.")),
        )
    if days == 1:
        when = t.gettext("The next rules come tomorrow. Until then, play something new.")
    else:
        when = t.ngettext(
            "The next rules come in {n} day. Until then, play something new.",
            "The next rules come in {n} days. Until then, play something new.",
            days,
        )
    return t.gettext("Nothing is due today"), fill(t, when, {"n": days})


def part_score(t: Translator, right: int, total: int) -> str:
    """Return the result of a part."""
    return fill(t, t.gettext("{right} of {total}"), {"right": right, "total": total})


def part_found(t: Translator, known: bool) -> str:
    """Return what a placement found of a part."""
    return t.pgettext("a part", "known") if known else t.pgettext("a part", "worth playing")


def mark(t: Translator, right: bool, answered: bool) -> str:
    """Return what became of an answer."""
    if right:
        return t.pgettext("an answer", "right")
    return t.pgettext("an answer", "not this time") if answered else t.pgettext("an answer", "not known")


def right_answer(t: Translator, answer: str) -> str:
    """Return the right answer of a question."""
    return fill(t, t.gettext("Answer: {answer}"), {"answer": answer})


def squares(t: Translator, names: Sequence[str]) -> str:
    """Return squares as an answer."""
    return ", ".join(names)


def practise(t: Translator) -> str:
    """Return the label of the button that practises what was missed."""
    return t.pgettext("button", "Practise these")


def again(t: Translator, page: str) -> str:
    """Return the label of the button that begins anew."""
    if page == "exam":
        return t.pgettext("button", "Take the exam again")
    return t.pgettext("button", "Find my place again")


# ── The account ───────────────────────────────────────────────────────────


def account_lead(t: Translator, known: int, total: int) -> str:
    """Return the lead of the account: how many rules were met."""
    if not known:
        return fill(t, t.gettext("Here you will see which rules you know. Play a lesson, and it fills."))
    text = t.ngettext("You have met {n} rule of {total}.", "You have met {n} rules of {total}.", known)
    return fill(t, text, {"n": known, "total": total})


def strength(t: Translator, name: str) -> str:
    """Return how well a rule is known."""
    names = {
        "new": t.pgettext("a rule", "not met yet"),
        "fresh": t.pgettext("a rule", "just met"),
        "steady": t.pgettext("a rule", "stays for days"),
        "strong": t.pgettext("a rule", "stays for weeks"),
    }
    return names[name]


def met_times(t: Translator, count: int) -> str:
    """Return how often a reason was met."""
    return fill(t, t.ngettext("met {n} time", "met {n} times", count), {"n": count})


def steps_done(t: Translator, done: int, total: int) -> str:
    """Return how many steps of a part are solved."""
    return fill(t, t.gettext("{done} of {total} steps"), {"done": done, "total": total})


def exam_best(t: Translator, right: int, total: int) -> str:
    """Return the best result of an exam."""
    return fill(t, t.gettext("Your best exam: {right} of {total}."), {"right": right, "total": total})


def forgotten(t: Translator, what: str) -> str:
    """Return what is said after a lesson or a part was reset."""
    return fill(t, t.gettext("“{what}” is like new. You can play it from the beginning."), {"what": what})
