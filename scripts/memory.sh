#!/usr/bin/env bash
# Sends random keys, clicks and drags to the window and prints its memory (PSS) before, after, and after a minute's rest.
#   scripts/memory.sh [PROGRAM] [EVENTS] [SEED]     (needs xvfb, openbox, xdotool and python3)
set -euo pipefail
program=$(readlink -f "${1:-target/release/kuba}")
. "$(dirname "$0")/display.sh"
manage
"$program" --two-players >"$home/program.log" 2>&1 &
game=$!
jobs_to_stop+=("$game")
xdotool search --sync --onlyvisible --class kuba >/dev/null
sleep 4
pss() { awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$game/smaps_rollup"; }
echo "at the start: $(pss) MB"
python3 - "${2:-4000}" "${3:-1}" >"$home/events" <<'EVENTS'
import random
import sys

KEYS = """ctrl+p Escape Return h ctrl+z ctrl+y ctrl+r a Home End Left Right Up Down space Tab t ctrl+t F1 ctrl+comma
ctrl+n ctrl+m n p v y x 1 2 3 4 5 b c d e f g question Delete ctrl+shift+n ctrl+plus ctrl+minus ctrl+0 F9""".split()
chance = random.Random(int(sys.argv[2]))
place = lambda: f"mousemove {chance.randrange(1280)} {chance.randrange(800)}"
for _ in range(int(sys.argv[1])):
    kind = chance.random()
    if kind < 0.45:
        print(place(), "click 1")
    elif kind < 0.5:
        print(place(), "click 3")
    elif kind < 0.6:
        print(place(), "mousedown 1", place(), "mouseup 1")
    elif kind < 0.65:
        print("click", chance.choice([4, 5]))
    else:
        print("key", chance.choice(KEYS))
    print("sleep 0.03")
EVENTS
xdotool - <"$home/events"
kill -0 "$game" || fail "the program has ended"
echo "after ${2:-4000} events: $(pss) MB"
sleep 65
echo "after a minute's rest: $(pss) MB"
