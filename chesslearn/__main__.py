"""``python -m chesslearn`` is the same as ``chesslearn``."""

import sys

from chesslearn.cli import main

if __name__ == "__main__":
    sys.exit(main())
