#!/usr/bin/env bash
# Measures how soon a new user's first push in the lesson has come to rest, and how smoothly a push is drawn without a
# graphics card: by the program's own renderer and by software OpenGL (the program uses OpenGL if there is a card).
#   scripts/motion.sh [PROGRAM]     (needs xvfb, x11-apps, openbox, xdotool and strace: scripts/setup.sh test)
set -euo pipefail
program=$(readlink -f "${1:-target/release/kuba}")
. "$(dirname "$0")/display.sh"
manage

open_window() {
    rm -rf "$KUBA_HOME"
    "$program" "$@" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
    while [ -z "$(xdotool search --onlyvisible --class kuba 2>/dev/null)" ]; do :; done
    window=$(xdotool search --onlyvisible --class kuba | tail -n 1)
    until [ "$(xdotool getwindowfocus 2>/dev/null)" = "$window" ]; do :; done
    eval "$(xdotool getwindowgeometry --shell "$window")"
    # Centre of d4 and width of a cell in the layout: menu 30, status bar 28, panel 312, margins 10, and 10.6
    # cells along the board.
    middle_x=$((X + (WIDTH - 312) / 2)) middle_y=$((Y + 30 + (HEIGHT - 58) / 2))
    cell=$((((WIDTH - 332) * 10 / 106) < ((HEIGHT - 78) * 10 / 106) ? ((WIDTH - 332) * 10 / 106) : ((HEIGHT - 78) * 10 / 106)))
}
close_window() {
    kill "$game"
    wait "$game" 2>/dev/null || true
}
# Waits until two consecutive screenshots are equal.
still() {
    until xwd -root -silent | cmp -s - "$home/seen"; do xwd -root -silent >"$home/seen"; done
}
# Drags a marble one cell up.
#   drag X Y
drag() {
    local step
    xdotool mousemove "$1" "$2" mousedown 1
    for step in 1 2 3 4 5; do
        xdotool mousemove "$1" $(($2 - step * cell / 5))
        sleep 0.02
    done
    xdotool mouseup 1
}

times=()
for _ in 1 2 3 4 5; do
    begun=$(date +%s%N)
    open_window
    # The button "Learn to play" on the start page.
    xdotool mousemove $((X + WIDTH - 158)) $((Y + 489)) click 1
    still
    sleep 0.15
    drag "$middle_x" "$middle_y"
    still
    times+=($((($(date +%s%N) - begun) / 1000000)))
    close_window
done
echo "start, Learn to play, first push at rest: ${times[*]} ms"

for way in 1 0; do
    export LIBGL_ALWAYS_SOFTWARE=$way
    open_window --two-players
    drag $((middle_x + 2 * cell)) $((middle_y + 3 * cell))
    sleep 1
    xdotool mousemove $((X + 5)) $((Y + HEIGHT - 5))
    (for _ in 1 2 3 4 5 6; do
        xdotool key ctrl+z
        sleep 0.35
        xdotool key ctrl+y
        sleep 0.35
    done) &
    before=$(awk '{ print $14 + $15 }' "/proc/$game/stat")
    timeout 4 strace -f -ttt -e trace=writev,sendmsg -p "$game" -o "$home/trace" 2>/dev/null || true
    used=$(($(awk '{ print $14 + $15 }' "/proc/$game/stat") - before))
    wait $!
    # Each frame is sent with a request of 40 bytes, sometimes 44; no frames are sent without motion.
    gaps=$(awk '/= (40|44)$/ { if (last && $2 - last < 0.1) print ($2 - last) * 1000; last = $2 }' "$home/trace" | sort -n)
    name=$([ "$way" = 1 ] && echo "without OpenGL" || echo "by software OpenGL")
    echo "$gaps" | awk -v name="$name" -v used="$used" -v second="$(getconf CLK_TCK)" '
        { all[NR] = $1 }
        END { printf "%s: %d ms between two pictures of a moving row (median of %d), %d ms of processor time in 4 s\n", name, all[int((NR + 1) / 2)] + 0.5, NR, used * 1000 / second }'
    close_window
done
