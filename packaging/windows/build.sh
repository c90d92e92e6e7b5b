#!/usr/bin/env bash
# Builds the program for Windows on Linux (or in an MSYS2 shell) and packs it: a portable archive, an MSIX for the Store,
# and an installer if makensis is available. scripts/package.sh windows calls it.
# Needs: rustup target add x86_64-pc-windows-gnu, and gcc and binutils of mingw-w64 (Debian: gcc-mingw-w64-x86-64 nsis zip python3).
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."
triple=x86_64-pc-windows-gnu
target=${CARGO_TARGET_DIR:-target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
# shellcheck source=/dev/null
. "${KUBA_IDENTITY:-packaging/identity}"
objcopy=$(command -v x86_64-w64-mingw32-objcopy || command -v objcopy)
# A path in the form that the compiler expects.
native() { if command -v cygpath >/dev/null; then cygpath -w "$1"; else echo "$1"; fi; }
if [ -z "${KUBA_WINDOWS_PROGRAM:-}" ]; then
    # Keeps folder names of this machine out of the program.
    home=$(native "${CARGO_HOME:-$HOME/.cargo}") here=$(native "$PWD")
    cargo build --release --locked --bin kuba --target "$triple" \
        --config "target.'cfg(all())'.rustflags = ['--remap-path-prefix=$home=/cargo', '--remap-path-prefix=$here=/kuba']"
fi
program=${KUBA_WINDOWS_PROGRAM:-$target/$triple/release/kuba.exe}

name=kuba-$version-windows-x86_64
folder=$target/dist/$name
rm -rf "$folder"
mkdir -p "$folder"
cp "$program" "$folder/kuba.exe"
# A Windows program belongs to either the GUI or the console subsystem. In a terminal, "kuba" runs kuba.com
# first.
"$objcopy" --subsystem console "$program" "$folder/kuba.com"
sed 's/$/\r/' CHANGELOG.md >"$folder/CHANGELOG.txt"
{ cat LICENSE-MIT; echo; cat LICENSE-APACHE; echo; scripts/notice.sh "$triple"; } | sed 's/$/\r/' >"$folder/LICENCES.txt"
find "$folder" -exec touch -d "@${SOURCE_DATE_EPOCH:-0}" {} +
rm -f "$folder.zip"
packaging/windows/msix.py "$version" "$MSIX_NAME" "$MSIX_PUBLISHER" "$PUBLISHER" "$folder" "$folder.msix"
(cd "$target/dist" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$name.zip")
if command -v makensis >/dev/null; then
    # A 64-bit installer if available, because it needs no 32-bit part of Windows.
    bits=()
    [ ! -e "$(makensis -HDRINFO | sed -n 's/.*NSISDIR=\([^,]*\).*/\1/p')/Stubs/lzma_solid-amd64-unicode" ] || bits=(-DTARGET=amd64-unicode)
    makensis -V2 -INPUTCHARSET UTF8 "${bits[@]}" -DVERSION="$version" -DPUBLISHER="$PUBLISHER" -DFOLDER="$(realpath "$folder")" -DOUTPUT="$(realpath "$target/dist")/$name-setup.exe" packaging/windows/kuba.nsi
else
    echo "makensis is not here: no installer." >&2
fi
rm -r "$folder"
