#!/usr/bin/env bash
# Lists the crates that the program for one target is built from, as CycloneDX (JSON).
#   scripts/sbom.sh TRIPLE FILE         e.g. x86_64-unknown-linux-gnu
#   scripts/sbom.sh --crates TRIPLE     prints name and version of these crates instead, one a line
# Uses cargo-cyclonedx of the version below; if it is missing, it is built into target/tools. Like the packages, the list is
# the same to the byte for the same commit, and names no folders of this machine.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
wanted=0.5.9

# Crates whose code, or the code they generate, is in the program: not those of tests and build scripts.
crates() {
    cargo tree --locked --quiet --edges normal --target "$1" --prefix none --format '{p}' |
        sed 's/^\([^ ]*\) v\([^ ]*\).*/\1 \2/' | grep -vE '^kuba(-[a-z0-9]+)? ' | LC_ALL=C sort -u
}
if [ "$1" = --crates ]; then
    crates "$2"
    exit
fi

tools=$(realpath -m "${CARGO_TARGET_DIR:-target}/tools")
PATH=$PATH:$tools/bin
# cargo runs what it finds first in PATH.
is_wanted() { [ "$(cargo cyclonedx --version 2>/dev/null)" = "cargo-cyclonedx-cyclonedx $wanted" ]; }
if ! is_wanted; then
    PATH=$tools/bin:$PATH
fi
if ! is_wanted; then
    echo "Installing cargo-cyclonedx $wanted into $tools; this takes a few minutes." >&2
    log=$(mktemp)
    if ! CARGO_TARGET_DIR=$tools/build cargo install cargo-cyclonedx --version "$wanted" --locked --root "$tools" >"$log" 2>&1; then
        cat "$log" >&2
        echo "Could not install cargo-cyclonedx $wanted." >&2
        exit 1
    fi
    rm -rf "$log" "$tools/build"
fi

made=kuba.sbom
trap 'rm -f "$made.json" crates/*/"$made.json"' EXIT
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} \
    cargo cyclonedx --quiet --format json --spec-version 1.5 --target "$1" --no-build-deps --override-filename "$made"
crates "$1" | python3 scripts/sbom.py reduce "$made.json" >"$2"
