#!/usr/bin/env bash
# Builds the program, and prints where it is. What is played, installed and packed is built here and in one way, so that
# none of them builds anew what another has built; and without the names of this machine's folders in it.
#   scripts/build.sh              the quick way; the one for packages, if that is there and nothing has changed since
#   scripts/build.sh --release    the way for packages that others get: it takes twice as long, and the program is smaller;
#                                 with target/start.ld, the list of scripts/layout.sh, its start needs less memory
#   scripts/build.sh --symbols    as that, with the names of its functions as they are compiled: scripts/layout.sh looks which of them run
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
target=${CARGO_TARGET_DIR:-target}
home=${CARGO_HOME:-$HOME/.cargo}
# What is packed has this date, the program has none; a crate that asks for it would be built anew, and all that rests on it.
unset SOURCE_DATE_EPOCH

# The list of what runs at the start, if there is one. build.rs tells cargo of it.
unset KUBA_START_LIST
list=
[ ! -e "$target/start.ld" ] || list=$(realpath "$target/start.ld")

# Whether the program for packages is of what lies here.
is_there() {
    local program=$target/release/kuba moved
    moved=$(git rev-parse --git-path logs/HEAD 2>/dev/null) && [ -e "$moved" ] || moved=
    [ -e "$program" ] && [ -z "$(find src assets build.rs Cargo.toml Cargo.lock .cargo ${list:+"$list"} ${moved:+"$moved"} -newer "$program" -print -quit)" ]
}

way=(build --profile play) end=() program=$target/play/kuba minutes=9
if [ "${1:-}" = --release ] || [ "${1:-}" = --symbols ]; then
    # What is called from many places is put into few of them: a tenth less of the program, as fast.
    way=(rustc --release) end=(-- -C llvm-args=-inline-threshold=60) program=$target/release/kuba minutes=15
    if [ "$1" = --symbols ]; then
        # Not by another profile: in that the functions would have other names.
        end+=(-C strip=none)
    elif [ -n "$list" ]; then
        # What runs at the start lies side by side: a third less of the program is brought into memory. scripts/layout.py says how.
        export KUBA_START_LIST=$list
        end+=(-C "link-arg=-Wl,-T,$list")
    fi
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
