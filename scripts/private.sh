#!/usr/bin/env bash
# Traces a session in a real window, and the commands. The program must not open any network connection, not even to
# its own machine, and must not write outside its own folders.
#   scripts/private.sh [PROGRAM]     (needs strace, xvfb, openbox and xdotool: scripts/setup.sh test)
set -euo pipefail
program=$(readlink -f "${1:-target/debug/kuba}")
. "$(dirname "$0")/display.sh"
manage
# OpenGL drivers write their caches there.
export HOME="$home" XDG_CACHE_HOME="$home"
# A sound server that could only be reached over a network.
export PULSE_SERVER=tcp:127.0.0.1:4713

trace=(strace -f -qq -e "trace=socket,socketpair,connect,creat,open,openat,rename,renameat,renameat2,mkdir,mkdirat" -o)

# The desktop's file dialogs run in other processes.
mkdir -p "$KUBA_HOME/config"
echo "(system_dialogs: false)" >"$KUBA_HOME/config/settings.ron"
"${trace[@]}" "$home/window.trace" "$program" >/dev/null 2>&1 &
game=$!
jobs_to_stop+=("$game")
window=$(timeout 120 xdotool search --sync --onlyvisible --class kuba | tail -n 1) || fail "no window within 120 s"
xdotool windowfocus --sync "$window"
# A game against the computer, a hint, a file, settings, help pages, and sounds.
for key in Tab Return h ctrl+s Escape ctrl+comma Escape F1 Escape ctrl+m ctrl+m ctrl+n Return; do
    xdotool key --window "$window" "$key"
    sleep 0.7
done
# The program is the tracer's child.
pkill -TERM -P "$game"
wait "$game" || true
"${trace[@]}" "$home/match.trace" "$program" match --games 2 --movetime 5 >/dev/null
"${trace[@]}" "$home/bench.trace" "$program" bench 3 >/dev/null

for traced in "$home"/*.trace; do
    [ "$(wc -l <"$traced")" -gt 3 ] || fail "$(basename "$traced") says nothing"
    ! grep -E 'AF_INET|AF_PACKET|htons\(' "$traced" >&2 || fail "a connection to a network ($(basename "$traced"))"
    written=$(grep -E 'O_(WRONLY|RDWR)|rename|mkdir' "$traced" | grep -v ENOENT | grep -oE '"/[^"]*"' | grep -vE "^\"($home|/dev/|/proc/|/tmp/\.X11|/run/user/|/memfd)" | sort -u || true)
    [ -z "$written" ] || { echo "$written" >&2; fail "something is written elsewhere ($(basename "$traced"))"; }
done
grep -q 'AF_UNIX' "$home/window.trace" || fail "the trace does not even show the display"
echo "private: PASS: no network, and nothing is written outside the program's folders"
