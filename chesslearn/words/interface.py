"""Every string that the front end shows, by the key under which it asks for it."""

from __future__ import annotations

from chesslearn.i18n import LANGUAGES, Translator, letters_of, polish


def strings(t: Translator) -> dict[str, str]:
    """Return all strings of the front end; placeholders stay for the browser to fill."""
    return {key: polish(text, t.language) for key, text in _strings(t).items()}


def program_fault(t: Translator) -> str:
    """Return what is shown when the program itself has failed."""
    return polish(
        t.gettext("Something went wrong in the program. Your progress is kept: reload the page and go on."),
        t.language,
    )


def _strings(t: Translator) -> dict[str, str]:
    return {
        # The name of the program, and the way past the header for keyboard users.
        "app.name": "chesslearn",
        "app.skip": t.pgettext("app.skip", "Skip to the board"),
        # The names of the languages, each in its own language: the same in every catalog.
        "language.codes": " ".join(LANGUAGES),
        **{f"language.{code}": name for code, name in LANGUAGES.items()},
        # The title of the browser's tab.
        "title.home": t.pgettext("title.home", "{app}: the rules of chess"),
        "title.lesson": t.pgettext("title.lesson", "{title} · {lesson} · {app}"),
        "title.page": t.pgettext("title.page", "{title} · {app}"),
        # Header.
        "header.home": t.pgettext("header.home", "All lessons"),
        "header.settings": t.pgettext("header.settings", "Settings"),
        "header.language": t.pgettext("header.language", "Language"),
        # The board, as a screen reader names it.
        "board.label": t.pgettext("board.label", "Chessboard"),
        "board.help.move": t.pgettext(
            "board.help.move",
            "Arrow keys move across the board. Enter picks a piece up and puts it down, Escape lets it go.",
        ),
        "board.help.mark": t.pgettext(
            "board.help.mark", "Arrow keys move across the board. Enter marks a square."
        ),
        "board.help.look": t.pgettext("board.help.look", "Arrow keys move across the board."),
        # One square: {square} is "e4", {piece} one of the names below, {label} one of
        # the first two, {mark} one of the marks below.
        "square.empty": t.pgettext("square.empty", "{square}, empty"),
        "square.piece": t.pgettext("square.piece", "{square}, {piece}"),
        "square.marked": t.pgettext("square.marked", "{label}, {mark}"),
        "square.held": t.pgettext("square.held", "{label}, picked up"),
        "square.promoted": t.pgettext("square.promoted", "{label}, promoted from a pawn"),
        "square.check": t.pgettext("square.check", "{label}, in check"),
        "piece.wK": t.pgettext("piece.wK", "white king"),
        "piece.wQ": t.pgettext("piece.wQ", "white queen"),
        "piece.wR": t.pgettext("piece.wR", "white rook"),
        "piece.wB": t.pgettext("piece.wB", "white bishop"),
        "piece.wN": t.pgettext("piece.wN", "white knight"),
        "piece.wP": t.pgettext("piece.wP", "white pawn"),
        "piece.bK": t.pgettext("piece.bK", "black king"),
        "piece.bQ": t.pgettext("piece.bQ", "black queen"),
        "piece.bR": t.pgettext("piece.bR", "black rook"),
        "piece.bB": t.pgettext("piece.bB", "black bishop"),
        "piece.bN": t.pgettext("piece.bN", "black knight"),
        "piece.bP": t.pgettext("piece.bP", "black pawn"),
        # What a mark on a square means.
        "mark.refused": t.pgettext("mark.refused", "not possible"),
        "mark.attacked": t.pgettext("mark.attacked", "attacked"),
        "mark.path": t.pgettext("mark.path", "on the way"),
        "mark.piece": t.pgettext("mark.piece", "this piece"),
        "mark.hint": t.pgettext("mark.hint", "hint"),
        "mark.star": t.pgettext("mark.star", "star"),
        "mark.found": t.pgettext("mark.found", "found"),
        "mark.goal": t.pgettext("mark.goal", "goal"),
        "mark.here": t.pgettext("mark.here", "here"),
        "mark.hill": t.pgettext("mark.hill", "on the hill"),
        # Said once when a piece is picked up or let go with the keyboard.
        "say.held": t.pgettext("say.held", "{label}, picked up. Choose a square."),
        "say.released": t.pgettext("say.released", "{label}, put back."),
        # The choice of a piece when a pawn reaches the last rank.
        "promotion.title": t.pgettext("promotion.title", "What does the pawn become?"),
        "promotion.Q": t.pgettext("promotion.Q", "Queen"),
        "promotion.R": t.pgettext("promotion.R", "Rook"),
        "promotion.B": t.pgettext("promotion.B", "Bishop"),
        "promotion.N": t.pgettext("promotion.N", "Knight"),
        "promotion.cancel": t.pgettext("promotion.cancel", "Take it back"),
        # Typing instead of dragging. The examples use the language's own letters.
        "move.open": t.pgettext("move.open", "Type a move"),
        "move.label": t.pgettext("move.label", "Your move"),
        "move.example": t.pgettext("move.example", "for example Nf3 or g1f3"),
        "move.example.drop": t.pgettext(
            "move.example.drop", "for example Nf3 or g1f3, and N@f3 to place a knight"
        ),
        "move.send": t.pgettext("move.send", "Play it"),
        "answer.move": t.pgettext("answer.move", "Write the move"),
        "answer.square": t.pgettext("answer.square", "Name of the square"),
        "answer.square.example": t.pgettext("answer.square.example", "for example e4"),
        "answer.number": t.pgettext("answer.number", "How many?"),
        "answer.number.example": t.pgettext("answer.number.example", "for example 8"),
        "answer.send": t.pgettext("answer.send", "Answer"),
        # Pieces beside the board that may be put on it.
        "pocket.label": t.pgettext("pocket.label", "Pieces beside the board"),
        "pocket.piece": t.pgettext("pocket.piece", "{piece}, {count} left"),
        "pocket.white": t.pgettext("pocket.white", "White's pocket"),
        "pocket.black": t.pgettext("pocket.black", "Black's pocket"),
        "pocket.empty": t.pgettext("pocket.empty", "empty"),
        # Three-check: how many checks each side still has to give.
        "checks.label": t.pgettext("checks.label", "Checks left"),
        "checks.white": t.pgettext("checks.white", "White: {count}"),
        "checks.black": t.pgettext("checks.black", "Black: {count}"),
        # Buttons of a step.
        "button.next": t.pgettext("button.next", "Next"),
        "button.skip": t.pgettext("button.skip", "Skip"),
        "button.finish": t.pgettext("button.finish", "Finish"),
        "button.hint": t.pgettext("button.hint", "Hint"),
        "button.undo": t.pgettext("button.undo", "Undo"),
        "button.restart": t.pgettext("button.restart", "Start again"),
        "button.close": t.pgettext("button.close", "Close"),
        # Headings of the parts of a step, for screen readers.
        "step.places": t.pgettext("step.places", "Steps of this lesson"),
        "step.task": t.pgettext("step.task", "Task"),
        "step.answer": t.pgettext("step.answer", "Answer"),
        "step.hints": t.pgettext("step.hints", "Hints"),
        "step.choices": t.pgettext("step.choices", "Possible answers"),
        "step.solved": t.pgettext("step.solved", "Solved"),
        # What stands behind a choice that was tried.
        "choice.right": t.pgettext("choice.right", "right"),
        "choice.not": t.pgettext("choice.not", "not this one"),
        "choice.taken": t.pgettext("choice.taken", "your answer"),
        # The answer of the judge.
        "feedback.rule": t.pgettext("feedback.rule", "Show me the rule"),
        "feedback.more": t.pgettext("feedback.more", "Other reasons"),
        # Home.
        "home.try": t.pgettext("home.try", "Move any piece and see what the board says."),
        "home.lessons": t.pgettext("home.lessons", "Lessons"),
        "home.meter": t.pgettext("home.meter", "{done} of {total} steps"),
        "home.doors": t.pgettext("home.doors", "Beside the lessons"),
        # Above a list, in English, of what is wrong in the files of a teacher's own lessons.
        "home.unshown": t.pgettext("home.unshown", "Own lessons with mistakes, not shown"),
        # The end of a lesson.
        "recap.rules": t.pgettext("recap.rules", "What this lesson taught"),
        "recap.again": t.pgettext("recap.again", "Worth another look"),
        "recap.step": t.pgettext("recap.step", "Show that step"),
        "recap.home": t.pgettext("recap.home", "All lessons"),
        "recap.repeat": t.pgettext("recap.repeat", "This lesson once more"),
        # The end of a placement, an exam or a review.
        "result.parts": t.pgettext("result.parts", "By part"),
        "result.answers": t.pgettext("result.answers", "Question by question"),
        "result.step": t.pgettext("result.step", "Play it in the lesson: {title}"),
        # The certificate.
        "certificate.title": t.pgettext("certificate.title", "Your certificate"),
        "certificate.name": t.pgettext("certificate.name", "Name on the certificate"),
        "certificate.note": t.pgettext(
            "certificate.note", "The name stays on this page. It is not kept and not sent anywhere."
        ),
        "certificate.paper": t.pgettext("certificate.paper", "Paper"),
        "certificate.print": t.pgettext("certificate.print", "Print"),
        "certificate.save": t.pgettext("certificate.save", "Save as a picture"),
        "certificate.alt": t.pgettext("certificate.alt", "Certificate. {name}"),
        # What the learner knows.
        "progress.reasons": t.pgettext("progress.reasons", "What the board told you most often"),
        "progress.practise": t.pgettext("progress.practise", "Practise"),
        "progress.parts": t.pgettext("progress.parts", "Part by part"),
        "progress.rules": t.pgettext("progress.rules", "The rules, and how well they stay"),
        "progress.again": t.pgettext("progress.again", "Play it like new"),
        "progress.whole": t.pgettext("progress.whole", "The whole part"),
        "progress.reset": t.pgettext("progress.reset", "Reset: {title}"),
        "progress.reset.short": t.pgettext("progress.reset.short", "Reset"),
        "progress.reset.sure": t.pgettext(
            "progress.reset.sure", "Forget what you did in “{title}”? This cannot be undone."
        ),
        "progress.take": t.pgettext(
            "progress.take",
            "Your progress as a file or a code is in the settings: to take it along or to erase it all.",
        ),
        # Settings.
        "settings.title": t.pgettext("settings.title", "Settings"),
        "settings.theme": t.pgettext("settings.theme", "Colours"),
        "settings.theme.system": t.pgettext("settings.theme.system", "As on this device"),
        "settings.theme.light": t.pgettext("settings.theme.light", "Light"),
        "settings.theme.dark": t.pgettext("settings.theme.dark", "Dark"),
        "settings.theme.contrast": t.pgettext("settings.theme.contrast", "High contrast"),
        "settings.board": t.pgettext("settings.board", "Board"),
        "settings.coordinates": t.pgettext("settings.coordinates", "Letters and numbers at the edge"),
        "settings.letters": t.pgettext("settings.letters", "English letters in moves: K Q R B N"),
        "notation.letters": " ".join(letters_of(t.language)[piece] for piece in "KQRBN"),
        "settings.keyboard": t.pgettext("settings.keyboard", "Keyboard"),
        "settings.progress": t.pgettext("settings.progress", "My progress"),
        "settings.kept": t.pgettext("settings.kept", "Your progress is kept in this browser."),
        "settings.notkept": t.pgettext(
            "settings.notkept", "This browser keeps nothing. Save the code or the file to go on later."
        ),
        "settings.code": t.pgettext("settings.code", "Progress code"),
        "settings.code.help": t.pgettext(
            "settings.code.help", "With this code you go on in another browser."
        ),
        "settings.code.none": t.pgettext("settings.code.none", "Solve a step, and your code appears here."),
        "settings.code.copy": t.pgettext("settings.code.copy", "Copy"),
        "settings.code.copied": t.pgettext("settings.code.copied", "Copied"),
        "settings.link.copy": t.pgettext("settings.link.copy", "Copy as a link"),
        "settings.restore": t.pgettext("settings.restore", "A code from another browser"),
        "settings.restore.send": t.pgettext("settings.restore.send", "Bring it here"),
        "settings.file.save": t.pgettext("settings.file.save", "Save as a file"),
        "settings.file.open": t.pgettext("settings.file.open", "Open a file"),
        "settings.file.unreadable": t.pgettext("settings.file.unreadable", "This file could not be read."),
        "settings.reset": t.pgettext("settings.reset", "Erase my progress"),
        "settings.reset.sure": t.pgettext(
            "settings.reset.sure", "Erase all progress in this browser? This cannot be undone."
        ),
        "settings.reset.yes": t.pgettext("settings.reset.yes", "Yes, erase it"),
        "settings.reset.no": t.pgettext("settings.reset.no", "No, keep it"),
        # When something does not work.
        "status.silent": t.pgettext("status.silent", "The course does not answer at the moment."),
        "status.offline": t.pgettext("status.offline", "There is no connection to the network."),
        "status.server": t.pgettext("status.server", "The server of the course cannot be reached."),
        "status.ended": t.pgettext(
            "status.ended", "The course has stopped on the server. It starts again when you go on."
        ),
        "status.notebook": t.pgettext(
            "status.notebook", "Python does not answer. If it was restarted, run the cell again."
        ),
        "status.kept": t.pgettext(
            "status.kept", "What you have solved is kept, and you go on from the same place."
        ),
        "status.code": t.pgettext(
            "status.code",
            "This browser keeps nothing. Write down this code to bring your progress back: {code}",
        ),
        "status.retry": t.pgettext("status.retry", "Try again"),
        "status.go": t.pgettext("status.go", "Go on"),
        "status.trying": t.pgettext("status.trying", "Checking the connection …"),
        "status.broken": t.pgettext("status.broken", "This part cannot be shown. Your progress is kept."),
        # The free board: any position, any move, any question.
        "header.game": t.pgettext("header.game", "Play"),
        "header.explorer": t.pgettext("header.explorer", "Free board"),
        "explorer.status": t.pgettext("explorer.status", "How the position stands"),
        "explorer.ask": t.pgettext("explorer.ask", "What do you say of this position?"),
        "explorer.moves": t.pgettext("explorer.moves", "Moves so far"),
        "explorer.setup": t.pgettext("explorer.setup", "Another position"),
        "explorer.preset": t.pgettext("explorer.preset", "Start from"),
        "explorer.variant": t.pgettext("explorer.variant", "Rules"),
        "explorer.set": t.pgettext("explorer.set", "Set it up"),
        "explorer.fen": t.pgettext("explorer.fen", "Position as text (FEN)"),
        "button.flip": t.pgettext("button.flip", "Turn the board"),
        # A game: the choices before it.
        "game.goes.on": t.pgettext("game.goes.on", "A game is going on."),
        "game.rival": t.pgettext("game.rival", "Against whom"),
        "game.variant": t.pgettext("game.variant", "Kind of chess"),
        "game.side": t.pgettext("game.side", "Your colour"),
        "game.clock": t.pgettext("game.clock", "Clock"),
        "game.array": t.pgettext("game.array", "Number of the first rank (0–959)"),
        "game.array.drawn": t.pgettext("game.array.drawn", "by lot"),
        "game.from": t.pgettext("game.from", "From a position or another game"),
        "game.pgn": t.pgettext("game.pgn", "A game as text (PGN)"),
        "game.pgn.take": t.pgettext("game.pgn.take", "Go on with this game"),
        "game.begin": t.pgettext("game.begin", "Begin"),
        # A game: the board, and what may be done beside moving.
        "game.turn": t.pgettext("game.turn", "Whose move it is"),
        "game.players": t.pgettext("game.players", "Players"),
        "game.moves": t.pgettext("game.moves", "Moves so far"),
        "game.number": t.pgettext("game.number", "Move"),
        "game.white": t.pgettext("game.white", "White"),
        "game.black": t.pgettext("game.black", "Black"),
        "game.undo": t.pgettext("game.undo", "Take back"),
        "game.more": t.pgettext("game.more", "More"),
        "game.offer": t.pgettext("game.offer", "Offer a draw"),
        "game.accept": t.pgettext("game.accept", "Accept the draw"),
        "game.decline": t.pgettext("game.decline", "Play on"),
        "game.sit": t.pgettext("game.sit", "Wait a move"),
        "game.claim": t.pgettext("game.claim", "Claim a draw"),
        "game.claim.help": t.pgettext(
            "game.claim.help",
            "A draw may be claimed when the same position comes up for the third time, "
            "or after fifty moves without a pawn move or a capture.",
        ),
        "game.claim.help.drops": t.pgettext(
            "game.claim.help.drops",
            "A draw can be claimed when the same position, with the same pockets, has come up a third time. "
            "Quiet moves are not counted in crazyhouse.",
        ),
        "game.claim.now": t.pgettext("game.claim.now", "With the position on the board"),
        "game.claim.with": t.pgettext("game.claim.with", "Or with your next move"),
        "game.claim.send": t.pgettext("game.claim.send", "Claim with it"),
        "game.resign": t.pgettext("game.resign", "Resign"),
        "game.resign.sure": t.pgettext("game.resign.sure", "Give this game up?"),
        "game.resign.yes": t.pgettext("game.resign.yes", "Yes, I resign"),
        "game.resign.no": t.pgettext("game.resign.no", "No, play on"),
        "game.coach": t.pgettext("game.coach", "Coach"),
        "game.ask": t.pgettext("game.ask", "What threatens?"),
        "game.met": t.pgettext("game.met", "From the lessons, in this game"),
        "game.why": t.pgettext("game.why", "Why"),
        "game.again": t.pgettext("game.again", "Play again"),
        "game.new": t.pgettext("game.new", "New game"),
        "game.analyse": t.pgettext("game.analyse", "On the free board"),
        "game.copy": t.pgettext("game.copy", "Copy the moves"),
        "game.save": t.pgettext("game.save", "Save as PGN"),
    }
