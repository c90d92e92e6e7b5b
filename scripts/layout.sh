#!/usr/bin/env bash
# Lists the functions that run when the program starts: scripts/build.sh --release lays them side by side. The list lies in
# target/start.ld and belongs to the sources that it was made from. scripts/layout.py explains it.
#   scripts/layout.sh     (builds as --release does, so it takes as long; needs valgrind, binutils, xvfb, openbox and xdotool)
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
list=${CARGO_TARGET_DIR:-target}/start.ld
if [ -e "$list" ] && [ -z "$(find src assets build.rs Cargo.toml Cargo.lock .cargo -newer "$list" -print -quit)" ]; then
    exit
fi
for tool in valgrind nm Xvfb openbox xdotool; do
    command -v "$tool" >/dev/null || { echo "layout: $tool is missing" >&2; exit 1; }
done
# A list of other sources does not fit the program any more.
rm -f "$list"
program=$(scripts/build.sh --symbols)
. scripts/display.sh
# A window is shown, and tells the program of it, in another way where somebody manages windows.
manage
valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$home/trace" "$program" >"$home/program.log" 2>&1 &
traced=$!
jobs_to_stop+=("$traced")
timeout 120 xdotool search --sync --name Kuba >/dev/null || fail "no window within two minutes"
# A moment on the page that it opens with.
sleep 15
kill "$traced"
wait "$traced" || true
scripts/layout.py "$program" "$home/trace" "$list"
