#!/usr/bin/env bash
# Measures the program on a bare X server without a graphics card: time to the first picture (median of ten starts, also
# of GNOME Reversi if that is installed), memory at the start, after a hint and with the longest game (medians of five
# starts each), processor time in ten idle seconds, and program size. Takes about three minutes.
#   scripts/figures.sh [PROGRAM]     (needs xvfb, xdotool, openbox and python3; GNOME Reversi is Debian's iagno)
set -eu
program=$(readlink -f "${1:-target/release/kuba}")
cd "$(dirname "$0")/.."
. scripts/display.sh
export GSETTINGS_BACKEND=memory NO_AT_BRIDGE=1

# Starts a virtual display of this size and gives the program an empty home.
display() {
    KUBA_HOME=$(mktemp -d "$home/kuba.XXXX")
    serve "$1x24"
}

median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

# Prints the median of some values, and the values.
figures() {
    local what=$1 unit=$2
    shift 2
    echo "$what: $(printf '%s\n' "$@" | median) $unit (median of $#: $*)"
}

memory() { awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$1/smaps_rollup"; }
ticks() { awk '{ print $14 + $15 }' "/proc/$1/stat"; }

# Peak memory of a command, in MB.
most() {
    "$@" >/dev/null 2>&1 &
    local pid=$! peak=0 now
    while now=$(awk '/^VmHWM:/ { print $2 }' "/proc/$pid/status" 2>/dev/null) && [ -n "$now" ]; do
        peak=$now
    done
    wait $pid
    echo $((peak / 1024))
}

display 1280x800
beside=/usr/games/iagno
[ -x "$beside" ] || beside=
scripts/first_picture.py 10 "$program" $beside

# Four moves repeated up to the maximum game length of 20,000.
rules='(rules: (ko: StraightBack, extra: Must, repetition: false), setup: Standard)'
game() { echo "GameRecord(game: \"kuba\", version: 1, rules: $rules, moves: [$1])"; }
longest=$home/longest.kuba shortest=$home/shortest.kuba
game "$(for _ in $(seq 5000); do printf '"g1g2", "a1a2", "g3g2", "a3a2", '; done)" >"$longest"
game '"g1g2", "a1a2"' >"$shortest"
# A single short file would be checked before its memory could be read.
mapfile -t short < <(yes "$shortest" | head -n 5000)
"$program" check "$longest" "$shortest" >/dev/null
echo "check of a game of 20,000 pushes: $(most "$program" check "$longest") MB at most, of two pushes: $(most "$program" check "${short[@]}") MB"

# Starts the program with an empty home and a game, and waits until the game is shown.
open_game() {
    KUBA_HOME=$(mktemp -d "$home/kuba.XXXX")
    "$program" "$1" >/dev/null 2>&1 &
    pid=$!
    jobs_to_stop+=("$pid")
    window=$(timeout 60 xdotool search --sync --onlyvisible --class kuba | tail -n 1)
    xdotool windowfocus --sync "$window"
    sleep 2
}

end() { { kill "$1"; wait "$1"; } 2>/dev/null || true; sleep 0.5; }

# Memory depends on the random layout of the heap, so one start is not enough.
for size in 1280x800 800x600; do
    display "$size"
    manage
    short=() hinted=() long=()
    for turn in 1 2 3 4 5; do
        open_game "$shortest"
        short+=("$(memory $pid)")
        if [ "$turn" = 1 ]; then
            sleep 2
            before=$(ticks $pid)
            sleep 10
            idle=$(($(ticks $pid) - before))
        fi
        xdotool key h
        sleep 5
        hinted+=("$(memory $pid)")
        end $pid
        open_game "$longest"
        long+=("$(memory $pid)")
        end $pid
    done
    figures "memory at $size with a game of two pushes" "MB PSS" "${short[@]}"
    echo "10 idle seconds: $((idle * 1000 / $(getconf CLK_TCK))) ms of processor time"
    figures "memory at $size after a hint" "MB PSS" "${hinted[@]}"
    figures "memory at $size with a game of 20,000 pushes" "MB PSS" "${long[@]}"
done
echo "program: $(($(stat -c %s "$program") / 1000000)) MB"
