#!/usr/bin/env bash
# Builds the program and prints its path. Playing, installing and packaging all use this script with the same flags, so
# none of them rebuilds what another has built. The program does not contain folder names of this machine.
#   scripts/build.sh              fast build; reuses the release build if that exists and is up to date
#   scripts/build.sh --release    build for packages: takes twice as long, and the program is smaller
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
target=${CARGO_TARGET_DIR:-target}
home=${CARGO_HOME:-$HOME/.cargo}
# Only packages have this date. A crate that reads it, and all its dependents, would be rebuilt for every
# date.
unset SOURCE_DATE_EPOCH

# Succeeds if the release build is up to date.
is_there() {
    local program=$target/release/kuba moved
    moved=$(git rev-parse --git-path logs/HEAD 2>/dev/null) && [ -e "$moved" ] || moved=
    [ -e "$program" ] && [ -z "$(find src crates assets build.rs Cargo.toml Cargo.lock .cargo ${moved:+"$moved"} -newer "$program" -print -quit)" ]
}

way=(build --profile play) end=() program=$target/play/kuba minutes=9
if [ "${1:-}" = --release ]; then
    # A lower inlining threshold makes the program a tenth smaller and not slower.
    way=(rustc --release) end=(-- -C llvm-args=-inline-threshold=60) program=$target/release/kuba minutes=15
elif is_there; then
    realpath "$target/release/kuba"
    exit
fi
if [ ! -e "$program" ]; then
    cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
    echo "Building Kuba. This happens once and takes about $((1 + minutes / cores)) minutes; the line below says how far it is." >&2
fi
cargo "${way[@]}" --locked --bin kuba \
    --config "target.'cfg(all())'.rustflags = ['--remap-path-prefix=$home=/cargo', '--remap-path-prefix=$PWD=/kuba']" "${end[@]}" >&2
realpath "$program"
