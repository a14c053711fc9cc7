"""One program at a time: a second start hands its request to the first and ends.

The first listens on a local socket whose name belongs to the user and to the data folder, so that a portable copy
doesn't talk to an installed one.
"""

import os
from pathlib import Path
from time import monotonic, sleep

from PySide6 import QtCore, QtNetwork

from elios_desktop.start_request import END, StartRequest

_WAIT_MS = 800
_ANSWER_MS = 5000
_AGAIN_AFTER = 0.05
_MOST_BYTES = 1 << 20
_ANSWER = b"ok\n"


def server_name(data: Path) -> str:
    """Return the address for one user's data folder."""
    owner = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    # Python's own would bring OpenSSL: 3 MB, which home needs for nothing else.
    digest = QtCore.QCryptographicHash.hash(f"{owner}:{data}".encode(), QtCore.QCryptographicHash.Algorithm.Sha256)
    return "elios-desktop-" + bytes(digest.toHex().data()).decode("ascii")[:16]


def hand_over(name: str, request: StartRequest, patience: float = 3.0) -> bool:
    """Give a request to the program that is already running; False if none answers.

    It may have been started a moment ago and not listen yet: so there is some patience (in seconds).
    """
    until = monotonic() + patience
    socket = QtNetwork.QLocalSocket()
    socket.connectToServer(name)
    while not socket.waitForConnected(_WAIT_MS):
        if monotonic() > until:
            return False
        sleep(_AGAIN_AFTER)
        socket.connectToServer(name)
    if not _is_ours(socket.fullServerName()):
        return False
    socket.write(request.to_bytes())
    # It is there. If it is busy (a slow machine, a big game being opened), it does so a little later: a second
    # window would do so, too.
    answered = socket.waitForBytesWritten(_WAIT_MS) and socket.waitForReadyRead(_ANSWER_MS)
    ok = answered and bytes(socket.readAll().data()).startswith(_ANSWER)
    socket.disconnectFromServer()
    return ok


def _is_ours(server: str) -> bool:
    """Tell whether this user listens there: in the folder for passing files somebody else may have taken the name."""
    if not hasattr(os, "getuid"):
        return True  # a pipe of Windows is no file
    try:
        return os.lstat(server).st_uid == os.getuid()
    except OSError:
        return False


class Instance(QtCore.QObject):
    """Listens for later starts."""

    requested = QtCore.Signal(object)
    """A StartRequest."""

    def __init__(self, name: str, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QtNetwork.QLocalServer(self)
        self._server.setSocketOptions(QtNetwork.QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_connection)
        self.listening = self._server.listen(name)
        if not self.listening:
            # Nobody answered before (see `hand_over`), so what is in the way was left by a program that was killed.
            QtNetwork.QLocalServer.removeServer(name)
            self.listening = self._server.listen(name)

    def close(self) -> None:
        """Stop listening."""
        self._server.close()

    def _on_connection(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setReadBufferSize(_MOST_BYTES)
            socket.readyRead.connect(self._on_text)
            socket.disconnected.connect(socket.deleteLater)

    def _on_text(self) -> None:
        socket = self.sender()
        if not isinstance(socket, QtNetwork.QLocalSocket):
            return
        data = bytes(socket.peek(_MOST_BYTES).data())
        if data != END and not data.endswith(END + END):
            return  # more is on its way
        socket.readAll()
        socket.write(_ANSWER)
        socket.flush()
        self.requested.emit(StartRequest.from_bytes(data))
