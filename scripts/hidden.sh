#!/usr/bin/env bash
# Lets two computers play in a window that cannot be seen, drawn with and without OpenGL: minimised, covered, and on a
# Wayland screen that sleeps. Checks that the autosave of their game goes on.
#   scripts/hidden.sh [PROGRAM]     (needs xvfb, x11-apps, openbox and xdotool, for Wayland weston: scripts/setup.sh test)
set -euo pipefail
program=$(readlink -f "${1:-target/debug/kuba}")
. "$(dirname "$0")/display.sh"
manage
xlogo -geometry 300x200+0+0 >/dev/null 2>&1 &
jobs_to_stop+=($!)
cover=$(xdotool search --sync --class xlogo | tail -n 1)
cat >"$home/computers.kuba" <<'GAME'
GameRecord(game: "kuba", version: 1, rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard), seats: [Computer(1), Computer(2)], moves: [])
GAME

moves() { grep -cs '^        "' "$KUBA_HOME/data/current.kuba" || true; }

# Waits until the game has this many more moves.
#   goes_on MOVES WHERE
goes_on() {
    local before step
    before=$(moves)
    for step in $(seq 60); do
        sleep 0.5
        if [ "$(moves)" -ge $((before + $1)) ]; then return; fi
    done
    fail "the game stands still $2 (${before} moves, then $(moves))"
}

# Starts a game in a new home.
#   play NAME
play() {
    export KUBA_HOME="$home/$1"
    "$program" "$home/computers.kuba" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
}

end_game() {
    kill "$game"
    wait "$game" || true
}

for opengl in 0 1; do
    # Without a graphics card, drivers that draw with the processor are used only if they are asked for.
    export LIBGL_ALWAYS_SOFTWARE=$((1 - opengl))
    play "x11-$opengl"
    await_window
    [ "$opengl" = 0 ] || grep -q libGL "/proc/$game/maps" || echo "hidden: this system has no OpenGL" >&2
    goes_on 1 "in sight (OpenGL: $opengl)"
    xdotool windowminimize --sync "$window"
    sleep 1
    goes_on 4 "minimised (OpenGL: $opengl)"
    xdotool windowmap --sync "$window"
    xdotool windowmap --sync "$cover" windowmove "$cover" 0 0 windowsize "$cover" 1280 800 windowraise "$cover"
    sleep 1
    goes_on 4 "covered (OpenGL: $opengl)"
    xdotool windowunmap "$cover"
    end_game
done

if command -v weston >/dev/null; then
    export XDG_RUNTIME_DIR="$home/runtime"
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    # After two seconds without input the compositor asks for no more frames.
    weston --backend=headless-backend.so --socket=kuba-hidden --idle-time=2 >"$home/weston.log" 2>&1 &
    jobs_to_stop+=($!)
    for step in $(seq 50); do
        [ ! -S "$XDG_RUNTIME_DIR/kuba-hidden" ] || break
        sleep 0.1
    done
    export WAYLAND_DISPLAY=kuba-hidden
    for opengl in 0 1; do
        export LIBGL_ALWAYS_SOFTWARE=$((1 - opengl))
        play "wayland-$opengl"
        goes_on 1 "on Wayland (OpenGL: $opengl)"
        sleep 3
        goes_on 4 "on a sleeping Wayland screen (OpenGL: $opengl)"
        end_game
    done
fi
echo "hidden: the game goes on"
