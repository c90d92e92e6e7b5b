# Virtual display and temporary folder $home for one script. To be sourced. Everything is stopped and removed at the end.
#   Sets $home, $server (process of the display server) and DISPLAY.
#   `manage` starts a window manager.
#   `serve SCREEN` starts another display instead.
#   `await_window` waits for a window of the program and sets $window.
#   `jobs_to_stop+=(PID)` registers a process to stop at the end.
#   `fail WHAT` ends the script with an error and prints $home/program.log.
home=$(mktemp -d)
jobs_to_stop=()
cleanup() {
    local at
    # The last one first: a compositor hangs for a while when its display ends before it.
    for ((at = ${#jobs_to_stop[@]} - 1; at >= 0; at--)); do
        kill "${jobs_to_stop[at]}" 2>/dev/null && wait "${jobs_to_stop[at]}" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    rm -rf "$home"
}
trap cleanup EXIT
fail() {
    echo "$(basename "$0" .sh): FAIL: $1" >&2
    sed 's/^/    /' "$home/program.log" >&2 2>/dev/null || true
    exit 1
}

# Starts a display server with this screen size and depth. It keeps running after its last client disconnects.
#   serve WIDTHxHEIGHTxDEPTH [OPTION OF Xvfb...]
serve() {
    # The server chooses a free display number and writes it to the pipe. An earlier one may still have its pipe open.
    rm -f "$home/display"
    mkfifo "$home/display"
    Xvfb -displayfd 3 -noreset -screen 0 "$1" -nolisten tcp "${@:2}" 3>"$home/display" >"$home/xvfb.log" 2>&1 &
    server=$!
    jobs_to_stop+=("$server")
    read -r -t 20 number <"$home/display" || fail "no display server"
    export DISPLAY=":$number"
}
serve 1280x800x24
unset WAYLAND_DISPLAY WAYLAND_SOCKET
manage() {
    openbox >"$home/openbox.log" 2>&1 &
    jobs_to_stop+=($!)
    local step
    # A window that opens before the window manager is ready may stay hidden.
    for step in $(seq 100); do
        if xdotool get_num_desktops >/dev/null 2>&1; then return; fi
        sleep 0.1
    done
    fail "no window manager"
}
await_window() {
    local step
    # The search may fail if another window disappears meanwhile.
    for step in $(seq 120); do
        window=$(xdotool search --onlyvisible --class kuba 2>/dev/null | tail -n 1) || true
        if [ -n "$window" ]; then return; fi
        sleep 0.5
    done
    fail "no window within 60 s"
}
export KUBA_HOME="$home/kuba" LIBGL_ALWAYS_SOFTWARE=1
