"""Every page that may be shown round a board."""

from __future__ import annotations

from chesslearn.widgets.state.board import FreeScreen
from chesslearn.widgets.state.explorer import ExplorerScreen
from chesslearn.widgets.state.game import GameScreen
from chesslearn.widgets.state.home import HomeScreen
from chesslearn.widgets.state.progress import ProgressScreen
from chesslearn.widgets.state.recap import RecapScreen
from chesslearn.widgets.state.sitting import IntroScreen, ResultScreen, SittingScreen
from chesslearn.widgets.state.step import StepScreen

Screen = (
    HomeScreen
    | StepScreen
    | RecapScreen
    | FreeScreen
    | ExplorerScreen
    | GameScreen
    | IntroScreen
    | SittingScreen
    | ResultScreen
    | ProgressScreen
)
