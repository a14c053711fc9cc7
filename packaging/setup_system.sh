#!/bin/sh
# What the program needs from the system, on Debian and Ubuntu: installed as root, named to everybody else.
# Usage: setup_system.sh play|test|access|web|deb|appimage|windows|packages
set -eu

command -v dpkg-query >/dev/null 2>&1 || exit 0 # another system: its own packages, see README.md

installed() {
    # Newer releases have renamed some of them: libglib2.0-0t64.
    dpkg-query -W -f '${db:Status-Status}\n' "$1" "${1}t64" 2>/dev/null | grep -qx installed
}

lacking() {
    for package in "$@"; do
        installed "$package" || printf ' %s' "$package"
    done
}

need() {
    missing=$(lacking "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" = 0 ]; then
        echo "Installing system packages:$missing"
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq -o Acquire::Retries=3 update
        # shellcheck disable=SC2086 # a list of words
        apt-get -qq -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 install -y --no-install-recommends $missing >/dev/null
    else
        # Who has to ask somebody asks once: what the tests need, too, is named with what is needed to play.
        # shellcheck disable=SC2086 # a list of words
        missing=$(lacking $(printf '%s\n' "$@" $test | awk '!seen[$0]++'))
        echo "Some system packages are missing. Please run this, then try again (it is enough for make test, too):" >&2
        echo "    sudo apt-get update && sudo apt-get install --no-install-recommends$missing" >&2
        echo "Where there is no sudo: log in as root (su -), and run it without the word sudo." >&2
        exit 1
    fi
}

test="fonts-dejavu-core xvfb xauth xdotool"
finder=$(dirname "$0")/find_python.sh
qt="libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libgssapi-krb5-2"
window="libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1"
wanted="$qt $window"

# Where there is no Python that is new enough, the system's own may be.
# shellcheck disable=SC2086 # a list of words
sh "$finder" >/dev/null 2>&1 || installed python3 || need python3 python3-venv $wanted
python=$(sh "$finder")

deb="binutils patchelf"
# PyInstaller puts Python itself into the folder; Debian's own Python has it in a package apart.
case $(command -v "$python") in
    /usr/bin/*) deb="$deb lib$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')" ;;
esac
appimage="gcc libc6-dev libsquashfuse-dev libfuse3-dev libzstd-dev squashfs-tools libxcb-image0 libxcb-render-util0"
case "${1:-play}" in
    test) wanted="$wanted $test" ;;
    access) wanted="$wanted $test at-spi2-core dbus dbus-x11 python3 python3-gi gir1.2-atspi-2.0 orca openbox" ;;
    web) wanted="$wanted fonts-dejavu-core chromium chromium-driver firefox-esr" ;;
    deb) wanted="$wanted $deb" ;;
    appimage) wanted="$wanted $deb $appimage" ;;
    windows) wanted="$wanted nsis wine64 binutils" ;;
    packages)
        wanted="$wanted $test $deb fuse3 debootstrap desktop-file-utils appstream lintian xdg-utils shared-mime-info pentobi" ;;
    *) # the program brings no font of its own for every letter: any font of the system will do
        if [ -z "$(find /usr/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" -name '*.[to]tf' 2>/dev/null | head -n 1)" ]
        then wanted="$wanted fonts-dejavu-core"
        fi ;;
esac
"$python" -c "import ensurepip, venv" 2>/dev/null || wanted="$wanted python3-venv"

# shellcheck disable=SC2086 # a list of words
need $wanted
