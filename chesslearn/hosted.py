"""The course's page under a Jupyter Server, as on Binder.

``chesslearn serve`` is a server of its own. Where a Jupyter Server is there
already, a ``voila.py`` with these two lines in one of Jupyter's configuration
folders lets its ``/voila/render/notebooks/index.ipynb`` show the same page::

    from chesslearn.hosted import configure
    configure(get_config())

Such a server runs what a browser sends, so it is for one person, who has its token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from traitlets.config import Config


def configure(config: Config) -> None:
    """Give Voilà, as an extension of Jupyter Server, our template and settings.

    Raises `ServerError` with the cure when the installation is not complete.
    """
    from chesslearn import server
    from chesslearn._voila import page_config

    server.check_installation()
    server.show_templates()
    config.VoilaConfiguration.update(server.configuration(server.Options(pool=0)).VoilaConfiguration)
    config.VoilaConfiguration.page_config_hook = page_config
    config.VoilaConfiguration.prelaunch_hook = _give_cookie


def _give_cookie(handler: Any, **_: object) -> None:
    """Set the cookie without which the page could not stop its kernel when it goes away."""
    _ = handler.xsrf_token
