#!/bin/sh
# Build dist/elios-desktop-VERSION.dmg: PyInstaller's application in a disk image. Needs Python 3.11 or newer.
# It has not been run yet: see docs/release.md. The application is signed for this machine only, and is for machines with
# this one's processor; to give it to others without their system's warning, sign it with a developer's identity:
# CODESIGN_IDENTITY="Developer ID Application: …", and have Apple notarise the image (xcrun notarytool submit --wait,
# xcrun stapler staple).
set -eu
cd "$(dirname "$0")/../.."

python=$(sh packaging/find_python.sh)
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' elios_desktop/__init__.py)
"$python" packaging/bundle.py

app="dist/Elios Desktop.app"
# From the inside out: what is within has to be signed before the whole is. Notarising wants the hardened runtime.
sign() { codesign --force --options runtime --timestamp --entitlements packaging/macos/entitlements.plist --sign "$@"; }
[ -n "${CODESIGN_IDENTITY:-}" ] || sign() { codesign --force --sign "$@"; }
identity="${CODESIGN_IDENTITY:--}"
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' -o -path '*.framework/Versions/*/Qt*' \) |
    while read -r part; do sign "$identity" "$part"; done
sign "$identity" "$app"
# It has to say that everything is there before it is packed.
QT_QPA_PLATFORM=offscreen "$app/Contents/MacOS/elios-desktop" --check

image="build/dmg"
rm -rf "$image"
mkdir -p "$image"
cp -R "$app" "$image/"
# Whose works come with it (Qt, PySide6, Python …), their licenses, and how Qt is replaced.
cp build/notices/NOTICES.txt "$image/"
ln -s /Applications "$image/Applications"
hdiutil create -volname "Elios Desktop" -srcfolder "$image" -ov -format UDZO "dist/elios-desktop-$version.dmg"
echo "dist/elios-desktop-$version.dmg"
