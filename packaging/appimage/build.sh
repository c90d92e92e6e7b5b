#!/usr/bin/env bash
# Makes an AppImage of a program that is built. UNTESTED: needs appimagetool, which could not be had where this was
# written. The folder that it packs is the one that the other packages are made of.
#   packaging/appimage/build.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
program=$(realpath "${1:-$target/release/kuba}")
folder=$(mktemp -d)/Kuba.AppDir
trap 'rm -rf "$(dirname "$folder")"' EXIT
scripts/stage.sh "$program" "$folder" /usr /usr/bin
ln -s usr/bin/kuba "$folder/AppRun"
sed 's|^Exec=/usr/bin/kuba|Exec=kuba|' "$folder/usr/share/applications/org.kubagame.Kuba.desktop" >"$folder/org.kubagame.Kuba.desktop"
cp assets/icon/kuba.svg "$folder/org.kubagame.Kuba.svg"
mkdir -p "$target/dist"
ARCH=$(uname -m) appimagetool "$folder" "$target/dist/Kuba-$(uname -m).AppImage"
