/**
 * The closed list of words the front end shows, with an English draft.
 *
 * At run time every word comes from the `strings` trait; this file gives the
 * keys their type, and the tests and the development page their words. It is
 * never bundled. `{name}` is filled in by the front end.
 */
export const STRINGS = {
  // The name of the program, and the way past the header for keyboard users.
  "app.name": "chesslearn",
  "app.skip": "Skip to the board",

  // The names of the languages, each in its own language: the same in every catalog.
  "language.codes": "en ru uk",
  "language.en": "English",
  "language.ru": "Русский",
  "language.uk": "Українська",

  // The title of the browser's tab.
  "title.home": "{app}: the rules of chess",
  "title.lesson": "{title} · {lesson} · {app}",
  "title.page": "{title} · {app}",

  // Header.
  "header.home": "All lessons",
  "header.settings": "Settings",
  "header.language": "Language",

  // The board, as a screen reader names it.
  "board.label": "Chessboard",
  "board.help.move":
    "Arrow keys move across the board. Enter picks a piece up and puts it down, Escape lets it go.",
  "board.help.mark": "Arrow keys move across the board. Enter marks a square.",
  "board.help.look": "Arrow keys move across the board.",

  // One square: {square} is "e4", {piece} one of the names below, {label} one of
  // the first two, {mark} one of the marks below.
  "square.empty": "{square}, empty",
  "square.piece": "{square}, {piece}",
  "square.marked": "{label}, {mark}",
  "square.held": "{label}, picked up",
  "square.promoted": "{label}, promoted from a pawn",
  "square.check": "{label}, in check",

  "piece.wK": "white king",
  "piece.wQ": "white queen",
  "piece.wR": "white rook",
  "piece.wB": "white bishop",
  "piece.wN": "white knight",
  "piece.wP": "white pawn",
  "piece.bK": "black king",
  "piece.bQ": "black queen",
  "piece.bR": "black rook",
  "piece.bB": "black bishop",
  "piece.bN": "black knight",
  "piece.bP": "black pawn",

  // What a mark on a square means.
  "mark.refused": "not possible",
  "mark.attacked": "attacked",
  "mark.path": "on the way",
  "mark.piece": "this piece",
  "mark.hint": "hint",
  "mark.star": "star",
  "mark.found": "found",
  "mark.goal": "goal",
  "mark.here": "here",
  "mark.hill": "on the hill",

  // Said once when a piece is picked up or let go with the keyboard.
  "say.held": "{label}, picked up. Choose a square.",
  "say.released": "{label}, put back.",

  // The choice of a piece when a pawn reaches the last rank.
  "promotion.title": "What does the pawn become?",
  "promotion.Q": "Queen",
  "promotion.R": "Rook",
  "promotion.B": "Bishop",
  "promotion.N": "Knight",
  "promotion.cancel": "Take it back",

  // Typing instead of dragging. The examples use the language's own letters.
  "move.open": "Type a move",
  "move.label": "Your move",
  "move.example": "for example Nf3 or g1f3",
  "move.example.drop": "for example Nf3 or g1f3, and N@f3 to place a knight",
  "move.send": "Play it",
  "answer.move": "Write the move",
  "answer.square": "Name of the square",
  "answer.square.example": "for example e4",
  "answer.number": "How many?",
  "answer.number.example": "for example 8",
  "answer.send": "Answer",

  // Pieces beside the board that may be put on it.
  "pocket.label": "Pieces beside the board",
  "pocket.piece": "{piece}, {count} left",
  "pocket.white": "White's pocket",
  "pocket.black": "Black's pocket",
  "pocket.empty": "empty",

  // Three-check: how many checks each side still has to give.
  "checks.label": "Checks left",
  "checks.white": "White: {count}",
  "checks.black": "Black: {count}",

  // Buttons of a step.
  "button.next": "Next",
  "button.skip": "Skip",
  "button.finish": "Finish",
  "button.hint": "Hint",
  "button.undo": "Undo",
  "button.restart": "Start again",
  "button.close": "Close",

  // Headings of the parts of a step, for screen readers.
  "step.places": "Steps of this lesson",
  "step.task": "Task",
  "step.answer": "Answer",
  "step.hints": "Hints",
  "step.choices": "Possible answers",
  "step.solved": "Solved",

  // What stands behind a choice that was tried.
  "choice.right": "right",
  "choice.not": "not this one",
  "choice.taken": "your answer",

  // The answer of the judge.
  "feedback.rule": "Show me the rule",
  "feedback.more": "Other reasons",

  // Home.
  "home.try": "Move any piece and see what the board says.",
  "home.lessons": "Lessons",
  "home.meter": "{done} of {total} steps",
  "home.doors": "Beside the lessons",
  "home.unshown": "Own lessons with mistakes, not shown",

  // The end of a lesson.
  "recap.rules": "What this lesson taught",
  "recap.again": "Worth another look",
  "recap.step": "Show that step",
  "recap.home": "All lessons",
  "recap.repeat": "This lesson once more",

  // The end of a placement, an exam or a review.
  "result.parts": "By part",
  "result.answers": "Question by question",
  "result.step": "Play it in the lesson: {title}",

  // The certificate.
  "certificate.title": "Your certificate",
  "certificate.name": "Name on the certificate",
  "certificate.note": "The name stays on this page. It is not kept and not sent anywhere.",
  "certificate.paper": "Paper",
  "certificate.print": "Print",
  "certificate.save": "Save as a picture",
  "certificate.alt": "Certificate. {name}",

  // What the learner knows.
  "progress.reasons": "What the board told you most often",
  "progress.practise": "Practise",
  "progress.parts": "Part by part",
  "progress.rules": "The rules, and how well they stay",
  "progress.again": "Play it like new",
  "progress.whole": "The whole part",
  "progress.reset": "Reset: {title}",
  "progress.reset.short": "Reset",
  "progress.reset.sure": "Forget what you did in “{title}”? This cannot be undone.",
  "progress.take": "Your progress as a file or a code is in the settings: to take it along or to erase it all.",

  // Settings.
  "settings.title": "Settings",
  "settings.theme": "Colours",
  "settings.theme.system": "As on this device",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "settings.theme.contrast": "High contrast",
  "settings.board": "Board",
  "settings.coordinates": "Letters and numbers at the edge",
  "settings.letters": "English letters in moves: K Q R B N",
  // The letters of the pieces in this language: king, queen, rook, bishop, knight.
  "notation.letters": "K Q R B N",
  "settings.keyboard": "Keyboard",
  "settings.progress": "My progress",
  "settings.kept": "Your progress is kept in this browser.",
  "settings.notkept": "This browser keeps nothing. Save the code or the file to go on later.",
  "settings.code": "Progress code",
  "settings.code.help": "With this code you go on in another browser.",
  "settings.code.none": "Solve a step, and your code appears here.",
  "settings.code.copy": "Copy",
  "settings.code.copied": "Copied",
  "settings.link.copy": "Copy as a link",
  "settings.restore": "A code from another browser",
  "settings.restore.send": "Bring it here",
  "settings.file.save": "Save as a file",
  "settings.file.open": "Open a file",
  "settings.file.unreadable": "This file could not be read.",
  "settings.reset": "Erase my progress",
  "settings.reset.sure": "Erase all progress in this browser? This cannot be undone.",
  "settings.reset.yes": "Yes, erase it",
  "settings.reset.no": "No, keep it",

  // The free board: any position, any move, any question.
  "header.game": "Play",
  "header.explorer": "Free board",
  "explorer.status": "How the position stands",
  "explorer.ask": "What do you say of this position?",
  "explorer.moves": "Moves so far",
  "explorer.setup": "Another position",
  "explorer.preset": "Start from",
  "explorer.variant": "Rules",
  "explorer.set": "Set it up",
  "explorer.fen": "Position as text (FEN)",
  "button.flip": "Turn the board",

  // A game: the choices before it.
  "game.goes.on": "A game is going on.",
  "game.rival": "Against whom",
  "game.variant": "Kind of chess",
  "game.side": "Your colour",
  "game.clock": "Clock",
  "game.array": "Number of the first rank (0–959)",
  "game.array.drawn": "by lot",
  "game.from": "From a position or another game",
  "game.pgn": "A game as text (PGN)",
  "game.pgn.take": "Go on with this game",
  "game.begin": "Begin",

  // A game: the board, and what may be done beside moving.
  "game.turn": "Whose move it is",
  "game.players": "Players",
  "game.moves": "Moves so far",
  "game.number": "Move",
  "game.white": "White",
  "game.black": "Black",
  "game.undo": "Take back",
  "game.more": "More",
  "game.offer": "Offer a draw",
  "game.accept": "Accept the draw",
  "game.decline": "Play on",
  "game.sit": "Wait a move",
  "game.claim": "Claim a draw",
  "game.claim.help":
    "A draw may be claimed when the same position comes up for the third time, or after fifty moves without a pawn move or a capture.",
  "game.claim.help.drops":
    "A draw can be claimed when the same position, with the same pockets, has come up a third time. Quiet moves are not counted in crazyhouse.",
  "game.claim.now": "With the position on the board",
  "game.claim.with": "Or with your next move",
  "game.claim.send": "Claim with it",
  "game.resign": "Resign",
  "game.resign.sure": "Give this game up?",
  "game.resign.yes": "Yes, I resign",
  "game.resign.no": "No, play on",
  "game.coach": "Coach",
  "game.ask": "What threatens?",
  "game.met": "From the lessons, in this game",
  "game.why": "Why",
  "game.again": "Play again",
  "game.new": "New game",
  "game.analyse": "On the free board",
  "game.copy": "Copy the moves",
  "game.save": "Save as PGN",

  // When something does not work.
  "status.silent": "The course does not answer at the moment.",
  "status.offline": "There is no connection to the network.",
  "status.server": "The server of the course cannot be reached.",
  "status.ended": "The course has stopped on the server. It starts again when you go on.",
  "status.notebook": "Python does not answer. If it was restarted, run the cell again.",
  "status.kept": "What you have solved is kept, and you go on from the same place.",
  "status.code": "This browser keeps nothing. Write down this code to bring your progress back: {code}",
  "status.retry": "Try again",
  "status.go": "Go on",
  "status.trying": "Checking the connection …",
  "status.broken": "This part cannot be shown. Your progress is kept.",
} as const;

export type StringKey = keyof typeof STRINGS;
