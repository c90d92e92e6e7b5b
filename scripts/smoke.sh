#!/usr/bin/env bash
# Plays in a real window on a virtual display: drags a marble with the mouse and checks that the autosave has the push.
# Then it kills the program, starts it again and plays on.
#   scripts/smoke.sh [PROGRAM]     (needs xvfb, x11-apps, openbox and xdotool, for Wayland weston: scripts/setup.sh test)
set -euo pipefail
program=$(readlink -f "${1:-target/debug/kuba}")
. "$(dirname "$0")/display.sh"
# The compositor does not exist, so the window must open on the X display.
export WAYLAND_DISPLAY=wayland-that-is-gone

# Number of colours in the window, at most 50.
colours() { xwd -silent -id "$window" | tail -c +4096 | head -c 1500000 | od -An -v -w4 -tx4 | awk '!seen[$0]++ { count++ } count == 50 { exit } END { print count }'; }

# Waits until the window has a picture.
#   painted WHEN
painted() {
    local step
    for step in $(seq 20); do
        [ "$(colours)" -lt 50 ] || return 0
        sleep 0.25
    done
    fail "the window is empty $1"
}

# Starts the program and waits for its window.
open() {
    "$program" "$@" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
    await_window
    painted "after the start"
}

# The same, with a window of fixed size that has the focus.
start() {
    open "$@"
    xdotool windowsize --sync "$window" 1100 700 2>/dev/null || true
    xdotool windowfocus --sync "$window" 2>/dev/null || true
    sleep 1.5
}

# Drags the marble on a file of rank 1 (a is 0) one cell up, until the push is in the saved game.
#   push FILE TEXT
push() {
    # Centre of the cell in the layout: menu 30, status bar 28, panel 312, margins 10, and 10.6 cells along
    # the board.
    eval "$(xdotool getwindowgeometry --shell "$window")"
    local panel=312 cell x y attempt step
    cell=$((((WIDTH - panel - 20) * 10 / 106) < ((HEIGHT - 78) * 10 / 106) ? ((WIDTH - panel - 20) * 10 / 106) : ((HEIGHT - 78) * 10 / 106)))
    x=$((X + (WIDTH - panel) / 2 + ($1 - 3) * cell))
    y=$((Y + 30 + (HEIGHT - 58) / 2 + 3 * cell))
    for attempt in 1 2 3; do
        xdotool mousemove "$x" "$y"
        sleep 0.3
        xdotool mousedown 1
        for step in 1 2 3 4 5; do
            xdotool mousemove "$x" $((y - step * cell / 5))
            sleep 0.05
        done
        xdotool mouseup 1
        for step in 1 2 3 4 5 6 7 8 9 10; do
            sleep 0.3
            if grep -qs "\"$2" "$KUBA_HOME"/data/current.kuba; then
                return
            fi
        done
    done
    fail "the push $2 is not in the saved game"
}

# Without a window manager nothing asks the window to draw a second time.
start
kill "$game"
wait "$game" 2>/dev/null || true
manage
# If OpenGL is requested but no driver works, the window is drawn without it.
LIBGL_ALWAYS_SOFTWARE=0 LIBGL_DRIVERS_PATH=/none __EGL_VENDOR_LIBRARY_FILENAMES=/none __GLX_VENDOR_LIBRARY_NAME=none start
kill "$game"
wait "$game" 2>/dev/null || true

# Two players, so that no computer answers the pushes.
start --two-players
# A hidden window must be drawn again when it reappears, even without changes.
xdotool windowunmap --sync "$window" windowmap --sync "$window"
painted "after it was hidden"
push 5 f1f2
# The game must survive a kill.
kill -9 "$game"
wait "$game" 2>/dev/null || true
start
push 0 a1a2
grep -q '"f1f2' "$KUBA_HOME"/data/current.kuba || fail "the game was lost with the program"

# Waits until the program ends by itself and checks its exit status.
#   ended WANTED WHAT
ended() {
    local status=0 step
    for step in $(seq 300); do
        kill -0 "$game" 2>/dev/null || break
        sleep 0.1
    done
    ! kill -0 "$game" 2>/dev/null || fail "still there after $2"
    wait "$game" || status=$?
    [ "$1" = any ] || [ "$status" = "$1" ] || fail "exit status $status after $2, not $1"
    [ "$status" -lt 128 ] || fail "killed by signal $((status - 128)) after $2"
}
# The program must end cleanly on every log-out signal, and its window must reopen at the same place.
for signal in TERM HUP INT; do
    kill -s "$signal" "$game"
    ended 0 "SIG$signal"
    grep -q 'size:' "$KUBA_HOME"/config/settings.ron || fail "SIG$signal: the window's place was not kept"
    start
done
# Some systems send two signals in a row; the second must not interrupt the work of the first.
for signals in "TERM HUP" "HUP TERM" "INT INT"; do
    for signal in $signals; do kill -s "$signal" "$game"; done
    ended 0 "SIG${signals/ / and SIG}"
    grep -q '"f1f2' "$KUBA_HOME"/data/current.kuba || fail "SIG$signals: the game was lost"
    start
done
xdotool windowminimize --sync "$window"
kill -s TERM "$game"
ended 0 "SIGTERM while minimised"
start

# If the game cannot be written at the end, it must be saved elsewhere and come back.
rm -r "$KUBA_HOME"/data
touch "$KUBA_HOME"/data
kill -s TERM "$game"
ended 0 "SIGTERM without a place for the game"
grep -q 'It is kept as' "$home/program.log" || fail "it is not said where the game is"
rm "$KUBA_HOME"/data
start
for step in 1 2 3 4 5 6 7 8 9 10; do
    grep -qs '"f1f2' "$KUBA_HOME"/data/current.kuba && break
    [ "$step" != 10 ] || fail "the game that was kept elsewhere does not come back"
    sleep 0.3
done

# A suspended window must not repeat a request that another start has handled meanwhile.
kill -s TERM "$game"
ended 0 "SIGTERM"
start
kill -s STOP "$game"
timeout 30 "$program" --two-players >"$home/second.log" 2>&1 &
second=$!
jobs_to_stop+=("$second")
for step in $(seq 40); do
    [ "$(xdotool search --onlyvisible --class kuba | wc -l)" = 1 ] || break
    [ "$step" != 40 ] || fail "a start beside a window that stands still opens no window"
    sleep 0.5
done
kill -s TERM "$second"
wait "$second" || fail "the window beside one that stood still does not end well"
kill -s CONT "$game"
sleep 2
grep -q '"f1f2' "$KUBA_HOME"/data/current.kuba || fail "a window that stood still has done what another start had done"
kill -s TERM "$game"
ended 0 "SIGTERM after it stood still"
start
# A log-out does not wait for a film that is being saved, and nothing of it is left.
kill -s TERM "$game"
ended 0 "SIGTERM before the film"
mkdir "$home/film"
{
    printf '[Game "kuba"]\n[White "A"]\n[Black "B"]\n\n'
    sed '/^#/d; s/ .*//; 200q' "$(dirname "$0")/../tests/data/games/straight-back-must.txt"
} >"$home/film/long.kuba"
usual_home=$KUBA_HOME
export KUBA_HOME="$home/kuba-film"
mkdir -p "$KUBA_HOME"/config
echo '(keys: {"file.share": ["F6"]})' >"$KUBA_HOME"/config/settings.ron
start "$home/film/long.kuba"
xdotool key --delay 150 F6
sleep 2
# The whole game, then back to the button that saves: the one beside it is off, because a film cannot be copied.
xdotool key --delay 150 Tab Tab Tab Tab Tab space
sleep 0.5
xdotool key --delay 150 shift+Tab shift+Tab shift+Tab shift+Tab Return
sleep 1
xdotool type --delay 20 "$home/film/all.gif"
xdotool key --delay 150 Return
# The thread that draws the preview has the same name, but is done long before.
seen=0
for step in $(seq 100); do
    if grep -qs pictures /proc/"$game"/task/*/comm; then seen=$((seen + 1)); else seen=0; fi
    [ "$seen" -lt 10 ] || break
    [ "$step" != 100 ] || fail "the film is not being saved"
    sleep 0.1
done
begun=$(date +%s%N)
kill -s TERM "$game"
ended 0 "SIGTERM while a film is saved"
took=$((($(date +%s%N) - begun) / 1000000))
[ "$took" -lt 2000 ] || fail "it took $took ms to end while a film is saved"
[ "$(ls -A "$home/film")" = long.kuba ] || fail "something of the film is left: $(ls -A "$home/film")"
grep -q '"f1f2' "$KUBA_HOME"/data/current.kuba || fail "the game was lost with the film"
export KUBA_HOME="$usual_home"

# If no file may be as large as a picture of the window, OpenGL draws it.
ulimit -S -f 8
start
ulimit -S -f unlimited
kill -s TERM "$game"
ended any "SIGTERM with a limit for files"
start
# The key is lost if the window manager has not given the window the focus yet.
for step in 1 2 3 4 5; do
    xdotool windowfocus --sync "$window" key alt+F4 2>/dev/null || true
    sleep 2
    kill -0 "$game" 2>/dev/null || break
done
ended 0 "its window was closed"
start

# Another start must activate this window in any state, open its game there, and exit. This must also work
# with the stale socket of a killed program.
kill -9 "$game"
wait "$game" 2>/dev/null || true
start
cp "$KUBA_HOME"/data/current.kuba "$home/other.kuba"
xdotool windowminimize --sync "$window"
(cd "$home" && timeout 20 "$program" other.kuba) || fail "the second start does not end well"
for step in 1 2 3 4 5 6 7 8 9 10; do
    [ "$(xdotool getactivewindow 2>/dev/null)" = "$window" ] && grep -q 'other.kuba' "$KUBA_HOME"/data/recent.ron 2>/dev/null && break
    [ "$step" != 10 ] || fail "the second start does not bring the window to the front with its game"
    sleep 0.5
done
[ "$(xdotool search --onlyvisible --class kuba | wc -l)" = 1 ] || fail "the second start opens a window of its own"
timeout 20 "$program" --new-window >"$home/second.log" 2>&1 &
second=$!
jobs_to_stop+=("$second")
for step in $(seq 20); do
    [ "$(xdotool search --onlyvisible --class kuba | wc -l)" = 1 ] || break
    [ "$step" != 20 ] || fail "--new-window opens no window"
    sleep 0.5
done
kill -s TERM "$second"
wait "$second" || fail "the second window does not end well"
# The window asks before it closes, because its game is in no file, so it stays open.
xdotool windowfocus --sync "$window" key Escape

push 6 g1g2
{ kill -9 "$server" && wait "$server"; } 2>/dev/null || true
ended 1 "the X server was killed"
# The X11 library may notice first; then it prints the last message.
[ "$(grep -cE '^(kuba: Kuba lost its connection to the display|X connection to .* broken)' "$home/program.log")" = "$(wc -l <"$home/program.log")" ] || fail "other words than that the display is gone"
grep -q '"g1g2' "$KUBA_HOME"/data/current.kuba || fail "the game was lost with the X server"

# The same on Wayland, if a headless compositor is available.
if command -v weston >/dev/null; then
    runtime=$home/runtime
    mkdir -m 700 "$runtime"
    XDG_RUNTIME_DIR=$runtime weston --backend=headless-backend.so --socket=kuba-smoke --idle-time=0 >"$home/weston.log" 2>&1 &
    server=$!
    jobs_to_stop+=("$server")
    for step in $(seq 100); do
        [ ! -S "$runtime/kuba-smoke" ] || break
        [ "$step" != 100 ] || fail "no Wayland display"
        sleep 0.1
    done
    rm "$KUBA_HOME"/data/current.kuba
    env -u DISPLAY XDG_RUNTIME_DIR="$runtime" WAYLAND_DISPLAY=kuba-smoke "$program" "$home/other.kuba" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
    for step in $(seq 120); do
        [ ! -f "$KUBA_HOME"/data/current.kuba ] || break
        [ "$step" != 120 ] || fail "no game on Wayland"
        sleep 0.5
    done
    sleep 1
    { kill -9 "$server" && wait "$server"; } 2>/dev/null || true
    ended 1 "the Wayland display was killed"
    grep -q '^kuba: Kuba lost its connection to the display' "$home/program.log" && [ "$(wc -l <"$home/program.log")" = 1 ] || fail "other words than that the Wayland display is gone"
    grep -q '"f1f2' "$KUBA_HOME"/data/current.kuba || fail "the game was lost with the Wayland display"
fi

# At these colour depths the display rejects the program's own pictures, so OpenGL draws the window.
for depth in 15 16 30; do
    serve "1280x800x$depth"
    open
    kill "$game"
    ended 0 "SIGTERM at a depth of $depth"
done
# No renderer supports 8 bits.
serve 1280x800x8
"$program" >"$home/program.log" 2>&1 &
game=$!
ended 1 "it was started at a depth of 8"
grep -q '^kuba: Kuba cannot open its window because the display has 8 bits of colour' "$home/program.log" && [ "$(wc -l <"$home/program.log")" = 1 ] || fail "no word about the colours"

# A display without shared memory, as over ssh.
serve 1280x800x24 -extension MIT-SHM
manage
rm -rf "$KUBA_HOME"
start --two-players
push 5 f1f2
xdotool windowunmap --sync "$window" windowmap --sync "$window"
painted "after it was hidden on a display without shared memory"
kill "$game"
ended 0 "SIGTERM on a display without shared memory"

# At a scale factor of 2 the window must still fit on the screen.
serve 1920x1080x24
manage
WINIT_X11_SCALE_FACTOR=2 open
eval "$(xdotool getwindowgeometry --shell "$window")"
[ "$HEIGHT" -le 1000 ] || fail "at 200 % the window is $HEIGHT pixels high"
xdotool windowsize --sync "$window" 1200 930
eval "$(xdotool getwindowgeometry --shell "$window")"
[ "$HEIGHT" = 930 ] || fail "at 200 % the window cannot be made lower than $HEIGHT pixels"
kill "$game"
ended 0 "SIGTERM at 200 %"
echo "smoke test: PASS: f1f2 was dragged in the window and saved; after a kill the game went on; signals end the program well; a second start finds the first"
