#!/usr/bin/env bash
# Prints the figures of the program on a bare X server: time to the first picture (median of five starts), memory,
# processor time over ten idle seconds, size of the program.
#   scripts/figures.sh [PROGRAM]     (needs xvfb and x11-apps)
set -eu
program=$(readlink -f "${1:-target/release/kuba}")
home=$(mktemp -d)
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$home/display" >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; rm -rf "$home"' EXIT
read -r -t 20 number <"$home/display"
export DISPLAY=":$number" KUBA_HOME="$home/kuba" LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY

now() { date +%s%N; }
times=()
for start in 1 2 3 4 5 6; do
    begun=$(now)
    "$program" >/dev/null 2>&1 &
    pid=$!
    # The first picture is there when the middle of the screen is no longer black, as without a window.
    until middle=$(xwd -root -silent | tail -c 2050560 | head -c 4 | od -An -tx1) && [ "$middle" != " 00 00 00 00" ]; do
        [ $((($(now) - begun) / 1000000000)) -lt 30 ] || { echo "no picture within 30 s" >&2; exit 1; }
    done
    shown=$((($(now) - begun) / 1000000))
    [ "$start" = 1 ] || times+=("$shown")
    if [ "$start" -lt 6 ]; then
        kill $pid
        wait $pid 2>/dev/null || true
        sleep 0.5
    fi
done
median=$(printf '%s\n' "${times[@]}" | sort -n | sed -n 3p)
sleep 4
memory=$(awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$pid/smaps_rollup")
ticks() { awk '{ print $14 + $15 }' "/proc/$pid/stat"; }
before=$(ticks)
sleep 10
idle=$(($(ticks) - before))
kill $pid
echo "start to first picture: $median ms (median of 5: ${times[*]})"
echo "memory: $memory MB PSS"
echo "10 idle seconds: $((idle * 1000 / $(getconf CLK_TCK))) ms of processor time"
echo "program: $(($(stat -c %s "$program") / 1000000)) MB"
