"""Two browsers without a window, driven by what each of them speaks itself: nothing is installed for it but they.

Chromium has its chromedriver (HTTP), Firefox its Marionette (a socket). Neither may reach anything: all that a page
asks for goes to a trap, which answers nothing and counts.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Protocol
from urllib.request import Request, urlopen

from PIL import Image

from tests.waiting import PATIENCE, until

_OWN = re.compile(r"[/ .](google|googleapis|gstatic|gvt1|mozilla|firefox|mozgcp)\.(com|net|org)[:/]")


class Browser(Protocol):
    """A browser with one page in it."""

    def open(self, address: str) -> None:
        """Show a page."""

    def run(self, script: str, *given: object) -> Any:
        """What a script in the page returns; it finds what is given in `arguments`."""


def path_in_canvas(browser: Browser) -> Image.Image:
    """What the page has drawn."""
    data = browser.run("return document.getElementById('table').toDataURL('image/png')")
    return Image.open(BytesIO(b64decode(data.partition(",")[2]))).convert("RGB")


class Trap:
    """A place to which a browser turns for everything that it wants from elsewhere."""

    def __init__(self) -> None:
        self._asked: list[str] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._listening.accept()
            except OSError:
                return  # it has been closed
            with caller:
                caller.settimeout(5)
                try:
                    line = caller.recv(4096).split(b"\r\n")[0].decode(errors="replace")
                except OSError:
                    line = "nothing"
                self._asked.append(line)

    def forget(self) -> None:
        """From now on."""
        self._asked.clear()

    @property
    def asked(self) -> list[str]:
        """What was asked for, but for what the browsers want from their makers themselves."""
        return [line for line in self._asked if not _OWN.search(line)]

    def close(self) -> None:
        """Nobody is heard any more."""
        self._listening.close()


class Chromium:
    """Debian's Chromium, asked through chromedriver."""

    def __init__(self, port: int, session: str) -> None:
        self._address = f"http://127.0.0.1:{port}/session/{session}"

    def open(self, address: str) -> None:
        _post(f"{self._address}/url", {"url": address})

    def run(self, script: str, *given: object) -> Any:
        return _post(f"{self._address}/execute/sync", {"script": script, "args": list(given)})

    def command(self, name: str, **values: object) -> Any:
        """One of Chromium's own commands."""
        return _post(f"{self._address}/goog/cdp/execute", {"cmd": name, "params": values})


class Firefox:
    """Debian's Firefox, asked through Marionette: messages with their length in front."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._count = 0
        self._held = b""

    def open(self, address: str) -> None:
        self.ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: object) -> Any:
        return self.ask("WebDriver:ExecuteScript", script=script, args=list(given))["value"]

    def read(self) -> Any:
        """The next message."""
        while b":" not in self._held:
            self._more()
        length, _, self._held = self._held.partition(b":")
        while len(self._held) < int(length):
            self._more()
        message, self._held = self._held[: int(length)], self._held[int(length) :]
        return json.loads(message)

    def ask(self, command: str, **values: object) -> Any:
        """What it answers."""
        self._count += 1
        data = json.dumps([0, self._count, command, values]).encode()
        self._line.sendall(b"%d:%s" % (len(data), data))
        _, number, error, result = self.read()
        assert number == self._count
        assert error is None, error
        return result

    def _more(self) -> None:
        more = self._line.recv(1 << 20)
        assert more, "Firefox has gone"
        self._held += more


@contextmanager
def chromium(folder: Path, trap: Trap) -> Iterator[Chromium]:
    """Chromium, for as long as it is needed."""
    port = _free_port()
    driver = subprocess.Popen(
        ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=_variables(folder)
    )
    try:
        _wait_for(port)
        options = {
            "args": [
                *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
                *("--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage"),
                *(
                    "--force-prefers-reduced-motion",
                    "--window-size=1400,1000",
                    f"--user-data-dir={folder / 'chromium'}",
                ),
                *(f"--proxy-server=127.0.0.1:{trap.port}", "--proxy-bypass-list=<-loopback>"),
            ],
            "binary": shutil.which("chromium"),
        }
        wanted = {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}}
        made = _post(f"http://127.0.0.1:{port}/session", wanted)
        browser = Chromium(port, made["sessionId"])
        yield browser
        _send("DELETE", f"http://127.0.0.1:{port}/session/{made['sessionId']}", None)
    finally:
        driver.terminate()
        driver.wait(PATIENCE)


@contextmanager
def firefox(folder: Path, trap: Trap) -> Iterator[Firefox]:
    """Firefox, for as long as it is needed."""
    port, profile = _free_port(), folder / "firefox"
    profile.mkdir()
    wishes = {
        "marionette.port": port, "network.proxy.type": 1, "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": trap.port, "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": trap.port,
        "network.proxy.allow_hijacking_localhost": True, "ui.prefersReducedMotion": 1,
        "app.update.enabled": False, "browser.shell.checkDefaultBrowser": False, "toolkit.telemetry.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False, "services.settings.server": "data:,",
        "extensions.update.enabled": False,
        "browser.safebrowsing.downloads.remote.enabled": False, "browser.region.update.enabled": False,
        "app.normandy.enabled": False, "dom.push.enabled": False, "browser.newtabpage.enabled": False,
        "browser.startup.homepage": "about:blank", "media.gmp-manager.url": "data:,",
    }  # fmt: skip
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wishes.items())
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile), "about:blank"]
    program = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=_variables(folder), start_new_session=True
    )
    try:
        _wait_for(port)
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            browser = Firefox(line)
            browser.read()
            browser.ask("WebDriver:NewSession", capabilities={})
            yield browser
    finally:
        program.terminate()
        program.wait(PATIENCE)


def _variables(folder: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", "TMPDIR": str(folder)}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def _wait_for(port: int) -> None:
    """Until somebody listens there."""

    def listens() -> bool:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        except OSError:
            return False
        return True

    until(listens, "the browser")


def _post(address: str, value: object) -> Any:
    return _send("POST", address, value)


def _send(method: str, address: str, value: object) -> Any:
    data = None if value is None else json.dumps(value).encode()
    with urlopen(
        Request(address, data, {"Content-Type": "application/json"}, method=method), timeout=PATIENCE
    ) as answer:
        return json.load(answer)["value"]
