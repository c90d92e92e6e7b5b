#!/usr/bin/env bash
# Lists the functions that run when the program starts, so that scripts/build.sh --release can place them side by side.
# The list, target/start.ld, is valid only for the sources it was made from. See scripts/layout.py for details.
#   scripts/layout.sh     (builds as --release does, so it takes as long; needs valgrind, binutils, xvfb, openbox and xdotool)
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
list=${CARGO_TARGET_DIR:-target}/start.ld
if [ -e "$list" ] && [ -z "$(find src crates assets build.rs Cargo.toml Cargo.lock .cargo -newer "$list" -print -quit)" ]; then
    exit
fi
for tool in valgrind nm Xvfb openbox xdotool; do
    command -v "$tool" >/dev/null || { echo "layout: $tool is missing" >&2; exit 1; }
done
# A list made from other sources does not fit the program.
rm -f "$list"
program=$(scripts/build.sh --symbols)
. scripts/display.sh
# With a window manager the program shows its window in a different way.
manage
valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$home/trace" "$program" >"$home/program.log" 2>&1 &
traced=$!
jobs_to_stop+=("$traced")
timeout 120 xdotool search --sync --name Kuba >/dev/null || fail "no window within two minutes"
# Time for the start page.
sleep 15
kill "$traced"
wait "$traced" || true
scripts/layout.py "$program" "$home/trace" "$list"
