#!/usr/bin/env bash
# Sends random keys, clicks, drags, copies and pastes, later starts with files, and sizes to the window, with a screen
# reader's bus if there is one, and prints the program's memory (PSS) before, after, and after a minute's rest.
#   scripts/memory.sh [PROGRAM] [EVENTS] [SEED]     (needs xvfb, openbox, xdotool and python3)
set -euo pipefail
if [ -z "${KUBA_READER-}" ] && command -v dbus-run-session >/dev/null; then
    KUBA_READER=1 exec dbus-run-session -- "$0" "$@"
fi
program=$(readlink -f "${1:-target/release/kuba}")
cases=$(readlink -f "$(dirname "$0")/../tests/data/cases")
. "$(dirname "$0")/display.sh"
export KUBA_HOME="$home/kuba"
# The random keys also save what was opened.
games=$home/cases
cp -r "$cases" "$games"
manage
reader=$(command -v at-spi-bus-launcher || ls /usr/libexec/at-spi-bus-launcher 2>/dev/null || true)
if [ -n "$reader" ] && [ -n "${KUBA_READER-}" ]; then
    "$reader" >"$home/reader.log" 2>&1 &
    jobs_to_stop+=($!)
    dbus-send --session --dest=org.a11y.Bus --print-reply /org/a11y/bus org.freedesktop.DBus.Properties.Set \
        string:org.a11y.Status string:ScreenReaderEnabled variant:boolean:true >>"$home/reader.log" 2>&1 ||
        echo "no screen reader's bus"
fi
"$program" --two-players >"$home/program.log" 2>&1 &
game=$!
jobs_to_stop+=("$game")
xdotool search --sync --onlyvisible --class kuba >/dev/null
sleep 4
pss() { awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$game/smaps_rollup"; }
echo "at the start: $(pss) MB"
python3 - "${2:-4000}" "${3:-1}" "$program" "$games" >"$home/events" <<'EVENTS'
import random
import sys
from pathlib import Path

KEYS = """ctrl+p Escape Return h ctrl+z ctrl+y ctrl+r a Home End Left Right Up Down space Tab t ctrl+t F1 ctrl+comma
ctrl+n ctrl+m n p v y x 1 2 3 4 5 b c d e f g question Delete ctrl+shift+n ctrl+plus ctrl+minus ctrl+0 F9 ctrl+c ctrl+v
ctrl+shift+c ctrl+shift+i ctrl+shift+p ctrl+shift+r ctrl+s ctrl+o shift+a s m Prior Next F11 F10""".split()
SIZES = [(480, 600), (800, 600), (1280, 800), (1000, 700)]
chance = random.Random(int(sys.argv[2]))
files = sorted(str(file) for file in Path(sys.argv[4]).iterdir() if file.suffix in (".kuba", ".txt", ".png", ".webp"))
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
    elif kind < 0.66:
        print("exec", sys.argv[3], f'"{chance.choice(files)}"')
    elif kind < 0.67:
        print("search --onlyvisible --class kuba windowsize %1", *chance.choice(SIZES))
    else:
        print("key", chance.choice(KEYS))
    print("sleep 0.03")
EVENTS
xdotool - <"$home/events" >"$home/xdotool.log" 2>&1 || true
kill -0 "$game" || fail "the program has ended"
echo "after ${2:-4000} events: $(pss) MB"
sleep 65
echo "after a minute's rest: $(pss) MB"
