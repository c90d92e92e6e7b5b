#!/usr/bin/env bash
# Writes packaging/linux/start.ld anew: which functions run when the program starts. scripts/layout.py explains it.
#   scripts/build.sh --symbols
#   scripts/layout.sh [PROGRAM]     (needs valgrind, binutils, xvfb, openbox and xdotool)
set -euo pipefail
program=$(readlink -f "${1:-target/release/kuba}")
layout=$(dirname "$(readlink -f "$0")")/layout.py
. "$(dirname "$0")/display.sh"
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
"$layout" "$program" "$home/trace"
