#!/usr/bin/env bash
# Looks at the frame of the window on Wayland, under a compositor that leaves it to the program as GNOME does: in each
# theme there is a bar with a readable title above the window, a double click maximises, and the size is the same after a
# restart.
#   scripts/frame.sh [PROGRAM]     (needs xvfb, x11-apps, openbox, xdotool, python3 and weston: scripts/setup.sh test)
set -euo pipefail
program=$(readlink -f "${1:-target/debug/kuba}")
if ! command -v weston >/dev/null; then
    echo "frame: no weston here" >&2
    exit 0
fi
. "$(dirname "$0")/display.sh"
serve 1600x1000x24
manage
export XDG_RUNTIME_DIR="$home/runtime"
mkdir -m 700 "$XDG_RUNTIME_DIR"
printf '[shell]\npanel-position=none\nbackground-color=0xff2040c0\nanimation=none\nstartup-animation=none\n' >"$home/weston.ini"
# Its renderer without OpenGL crashes at frames of the program.
weston --backend=x11-backend.so --socket=kuba-frame --config="$home/weston.ini" --width=1560 --height=960 \
    >"$home/weston.log" 2>&1 &
jobs_to_stop+=($!)
screen=$(xdotool search --sync --class weston | tail -n 1)

# Prints what the picture shows: place and size of the window, colours of bar and title. Fails with a reason if there is no
# window or no title.
seen() {
    xwd -silent -id "$screen" >"$home/screen.xwd"
    python3 "$(dirname "$0")/frame.py" "$home/screen.xwd"
}
# The same, for a window that must be there.
look() { seen || fail "$1"; }

# Starts the program in a theme, with the home of before. The compositor chooses a random place for the window, as if it had
# no bar: while that is cut off, the program starts again.
begin() {
    local step said
    mkdir -p "$KUBA_HOME/config"
    [ -e "$KUBA_HOME/config/settings.ron" ] || echo "(theme: $1)" >"$KUBA_HOME/config/settings.ron"
    launch
    for step in $(seq 120); do
        sleep 0.5
        if said=$(seen 2>&1); then
            # The frame follows the theme within a few pictures.
            sleep 1
            return
        fi
        case $said in
            *"cut off"*)
                end
                launch
                ;;
        esac
    done
    fail "$said ($1)"
}
launch() {
    WAYLAND_DISPLAY=kuba-frame "$program" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
}
# Moves the pointer. The compositor adds up its motions and may have missed the first ones; against two corners of the
# screen it comes to the right place again.
#   point X Y
point() {
    xdotool mousemove --window "$screen" 0 0 sleep 0.2 mousemove --window "$screen" 1559 959 sleep 0.2 \
        mousemove --window "$screen" "$1" "$2" sleep 0.5
}
# Succeeds if the window, with a title, becomes wider than this within ten seconds.
#   becomes_wider PIXELS
becomes_wider() {
    local step now
    for step in $(seq 20); do
        sleep 0.5
        read -r _ _ now _ < <(seen 2>/dev/null) || continue
        [ "$now" -le "$1" ] || return 0
    done
    return 1
}
end() {
    kill "$game"
    wait "$game" || true
}

for theme in Light Dark; do
    export KUBA_HOME="$home/$theme"
    begin "$theme"
    read -r left top width height bar title < <(look "no title ($theme)")
    case $theme in
        Light) [ "$bar" -gt 200 ] && [ "$title" -lt 120 ] || fail "the bar is $bar and the title $title in the light theme" ;;
        Dark) [ "$bar" -lt 80 ] && [ "$title" -gt 170 ] || fail "the bar is $bar and the title $title in the dark theme" ;;
    esac
    end
    begin "$theme"
    read -r again_left again_top again_width again_height _ _ < <(look "no title after a restart ($theme)")
    [ "$again_width $again_height" = "$width $height" ] || fail "$width x $height became $again_width x $again_height"
    # Beside the title, where there is neither a letter nor a button. The first press may only give the focus.
    for try in 1 2 3; do
        point $((again_left + width / 8)) $((again_top + 15))
        xdotool click --repeat 2 --delay 60 1
        if becomes_wider "$width"; then
            end
            continue 2
        fi
    done
    fail "a double click on the title does not maximise ($theme)"
done
echo "frame: there is a title"
