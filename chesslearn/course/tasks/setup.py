"""The task of setting up: put the men where they belong, from a tray or from wrong squares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

import attrs
import chess

from chesslearn.course._complaints import no_fen
from chesslearn.course._structure import Fault, Faults
from chesslearn.course.attempts import Attempt, DropAttempt, MoveAttempt
from chesslearn.course.notation import Placing, Text, is_square, man_name, side_name
from chesslearn.course.outcomes import Outcome
from chesslearn.course.problems import told
from chesslearn.course.state import StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved
from chesslearn.course.tasks.layouts import Layout, layout_of

_ORDER = "KQRBNP"


@attrs.frozen(kw_only=True, repr=False)
class SetupTask(Task[Scene]):
    """Put every man where it belongs; each is answered at once, and right ones stay.

    What the board lacks lies in the tray. A man on a wrong square that another
    one needs goes to the tray.
    """

    kind = "setup"
    needs_board = False
    empty_board = True
    any_position = True

    target: str
    """The FEN to be reached; its first field is enough. ``"chess960"``: any of its 960 arrays.

    ``"chess960-white"``: the same, and Black's men appear opposite White's.
    """
    wrong: Mapping[Placing, Text] = MappingProxyType({})
    """What is said of a man on a square that is not its own."""

    def __attrs_post_init__(self) -> None:
        try:
            layout_of(self.target)
        except ValueError as error:
            cure = told("Copy the FEN from a board editor")
            raise Faults([Fault(("target",), no_fen(error), cure)]) from None

    @property
    def layout(self) -> Layout:
        """What the men are to become."""
        return layout_of(self.target)

    def start(self, setting: Setting) -> Scene:
        return Scene(board=setting.board)

    def attempt(self, setting: Setting, scene: Scene, attempt: Attempt) -> tuple[Scene, Outcome]:
        if not trying.is_move(attempt) or not is_square(attempt.to):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        board = scene.board or setting.board
        if isinstance(attempt, DropAttempt):
            man = _man(attempt.piece)
            if man is None:
                return scene, nothing("not-here", setting)
            if man not in self.tray(board):
                return scene, nothing("setup-none-left", setting, piece=_letter(man), side=_side(man))
            return self._put(setting, scene, man, None, attempt.to)
        return self._move(setting, scene, board, attempt)

    def view(self, setting: Setting, scene: Scene) -> StepState:
        board = scene.board or setting.board
        total = len(self._open(setting.board))
        return attrs.evolve(
            base_view(setting, scene),
            turn=None,
            check=None,
            movable="none" if scene.solved else "any",
            pocket=tuple((man_name(man), count) for man, count in self.tray(board).items()),
            unit="placed",
            goal_count=total - len(self._open(board)),
            goal_total=total,
        )

    def solution(self, setting: Setting, scene: Scene) -> list[Attempt]:
        board, attempts = (scene.board or setting.board).copy(stack=False), list[Attempt]()
        goal = self.layout.goal(board)
        for square in self._open(board):
            man = goal.piece_at(square)
            assert man is not None
            astray = [each for each in self._astray(board) if board.piece_at(each) == man]
            to = chess.square_name(square)
            if astray:
                attempts.append(MoveAttempt(chess.square_name(astray[0]), to))
                self.layout.put(board, None, astray[0])
            else:
                attempts.append(DropAttempt(man_name(man), to))
            self.layout.put(board, man, square)
        return [] if scene.solved or self._astray(board) else attempts

    def tray(self, board: chess.BaseBoard) -> Counter[chess.Piece]:
        """Return the men that the board lacks, kings and queens first, White's first."""
        lacking = Counter(self._goal(board).values()) - Counter(board.piece_map().values())
        by_hand = [each for each in lacking.items() if self.layout.by_hand(each[0])]
        return Counter(dict(sorted(by_hand, key=lambda each: _rank(each[0]))))

    def surplus(self, board: chess.BaseBoard) -> list[str]:
        """Return the men of which the board has more than it should."""
        return sorted(
            map(man_name, Counter(board.piece_map().values()) - Counter(self._goal(board).values()))
        )

    def _goal(self, board: chess.BaseBoard) -> dict[chess.Square, chess.Piece]:
        return self.layout.goal(board).piece_map()

    def _open(self, board: chess.BaseBoard) -> list[chess.Square]:
        by_hand = self.layout.by_hand
        goal = sorted(self._goal(board).items())
        return [square for square, man in goal if board.piece_at(square) != man and by_hand(man)]

    def _astray(self, board: chess.BaseBoard) -> list[chess.Square]:
        goal = self._goal(board)
        return [square for square, man in sorted(board.piece_map().items()) if goal.get(square) != man]

    def _move(
        self, setting: Setting, scene: Scene, board: chess.Board, attempt: MoveAttempt
    ) -> tuple[Scene, Outcome]:
        if not is_square(attempt.from_) or attempt.from_ == attempt.to:
            return scene, nothing("same-square", setting)
        origin = chess.parse_square(attempt.from_)
        man = board.piece_at(origin)
        if man is None:
            return scene, nothing("setup-empty", setting, square=attempt.from_)
        stays = self.layout.fixed or not self.layout.by_hand(man)
        if stays and self._goal(board).get(origin) == man:
            return scene, nothing(
                "setup-right-there", setting, piece=_letter(man), side=_side(man), square=attempt.from_
            )
        return self._put(setting, scene, man, origin, attempt.to)

    def _put(
        self, setting: Setting, scene: Scene, man: chess.Piece, origin: chess.Square | None, to: str
    ) -> tuple[Scene, Outcome]:
        square = chess.parse_square(to)
        board = (scene.board or setting.board).copy(stack=False)
        if origin is not None:
            self.layout.put(board, None, origin)
        refusal = self.layout.refusal(board, man, square)
        if refusal is not None:
            return scene, Outcome(
                kind="wrong",
                code=refusal,
                params={"piece": _letter(man), "side": _side(man), "square": to},
                text=self.wrong.get(Placing(man_name(man) + to)),
                context=setting.context,
            )
        self.layout.put(board, man, square)
        left = len(self._open(board)) or len(self._astray(board))
        shown = chess.square_name(square if origin is None else origin)
        after = attrs.evolve(scene, board=board, last_move=(shown, to), solved=not left)
        if not left:
            code, params = self.layout.solved_code(board)
            return after, attrs.evolve(solved(setting), code=code, params=params)
        return after, Outcome(
            kind="progress",
            code="placed",
            params={"piece": _letter(man), "side": _side(man), "square": to, "left": left},
            context=setting.context,
        )


def _man(text: str) -> chess.Piece | None:
    if len(text) != 2 or text[0] not in "wb" or text[1] not in _ORDER:
        return None
    return chess.Piece.from_symbol(text[1] if text[0] == "w" else text[1].lower())


def _letter(man: chess.Piece) -> str:
    return man.symbol().upper()


def _side(man: chess.Piece) -> str:
    return side_name(man.color)


def _rank(man: chess.Piece) -> tuple[bool, int]:
    return not man.color, _ORDER.index(_letter(man))
