#!/usr/bin/env bash
# Tests the Windows installer in Wine: installs it for a new user, makes a push with the mouse and records its sound, saves
# the game, reads it in a terminal and in the window, opens another by a second start, and uninstalls. Then files and
# registry must be in their previous state.
#   packaging/windows/trial.sh SETUP [PICTURE]     (needs wine64, xvfb, openbox, xdotool, x11-apps and imagemagick; for
#                                                   sound pulseaudio and pulseaudio-utils; for a 32-bit installer
#                                                   wine32; PICTURE receives a screenshot)
set -euo pipefail
setup=$(readlink -f "$1")
picture=$(realpath "${2:-/dev/null}")
. "$(dirname "$0")/../../scripts/display.sh"
manage
for wine in wine64 /usr/lib/wine/wine64 wine ''; do
    command -v "$wine" >/dev/null && break
done
[ -n "$wine" ] || fail "there is no wine"
export WINEPREFIX=$home/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe=' KUBA_HOME=Z:$home/kuba
kept=$home/kuba
# As with a graphics card.
unset LIBGL_ALWAYS_SOFTWARE
# Wine's background work is done when its server has ended.
for server in wineserver /usr/lib/wine/wineserver /usr/lib/*/wine/wineserver ''; do
    command -v "$server" >/dev/null && break
done
[ -n "$server" ] || fail "there is no wineserver"
wine_server() { "$server" "$@"; }
settled() { wine_server -w; }
trap 'wine_server -k || true; cleanup' EXIT
# A private sound server with a silent device, whose output is recorded.
export PULSE_SERVER=unix:$home/sound
sound=
if command -v pulseaudio >/dev/null && command -v parec >/dev/null; then
    HOME=$home XDG_RUNTIME_DIR=$home pulseaudio -n --daemonize=no --exit-idle-time=-1 -L 'module-null-sink sink_name=nobody' \
        -L "module-native-protocol-unix auth-anonymous=1 socket=$home/sound" >"$home/sound.log" 2>&1 &
    sound=$!
    jobs_to_stop+=("$sound")
    for step in $(seq 100); do
        ! pactl info >/dev/null 2>&1 || break
        sleep 0.1
    done
    parec --device=nobody.monitor --raw --format=s16le --rate=48000 --channels=1 --latency-msec=10 >"$home/heard" 2>/dev/null &
    jobs_to_stop+=($!)
else
    echo "There is no pulseaudio, or no parec: nobody listens to the program." >&2
fi
# Number of bytes recorded so far.
now() { stat -c %s "$home/heard" 2>/dev/null || echo 0; }
# Fails unless there is sound of the right loudness within a second from a position.
#   heard FROM LEAST MOST WHAT
heard() {
    [ -n "$sound" ] || return 0
    sleep 1.2
    local loudest after
    read -r loudest after < <(tail -c +$(($1 + 1)) "$home/heard" | head -c 96000 | od -An -v -w2 -td2 |
        awk '{ size = $1 < 0 ? -$1 : $1 } size > 100 && !first { first = NR } size > most { most = size } END { print most + 0, int(first / 48) }')
    [ "$loudest" -ge "$2" ] && [ "$loudest" -le "$3" ] || fail "the loudest sample of $4 is $loudest"
    echo "heard of $4: loudest sample $loudest, after $after ms"
}
"$wine" wineboot -i >/dev/null 2>&1
settled
# Windows 10 and later have this library, from which Rust gets random numbers; Wine before version 9 lacks it.
system=$WINEPREFIX/drive_c/windows/system32
if [ ! -e "$system/bcryptprimitives.dll" ]; then
    printf '%s\n' 'int __stdcall SystemFunction036(void *, unsigned);' \
        'int __stdcall ProcessPrng(void *to, unsigned long long length) { return SystemFunction036(to, length); }' |
        x86_64-w64-mingw32-gcc -shared -x c -o "$system/bcryptprimitives.dll" - -ladvapi32
fi
user=$WINEPREFIX/drive_c/users/$(id -un)
folder=$user/AppData/Local/Programs/Kuba
menu=$user/AppData/Roaming/Microsoft/Windows/'Start Menu'/Programs

# All files, and the registry entries about the program without timestamps.
listed() {
    settled
    (cd "$WINEPREFIX" && find drive_c -path '*/Temp/*' -prune -o -print | sort)
    grep -v '^#time=' "$WINEPREFIX/user.reg" | grep -i kuba || true
}
before=$(listed)

"$wine" "$setup" /S
settled
for file in "$folder"/{kuba.exe,kuba.com,CHANGELOG.txt,LICENCES.txt,uninstall.exe} "$menu/Kuba.lnk"; do
    [ -s "$file" ] || fail "not installed: $file"
done
grep -q 'kuba.exe.*SupportedTypes' "$WINEPREFIX/user.reg" || fail "it is not offered for pictures"
grep -q '"DisplayVersion"="' "$WINEPREFIX/user.reg" || fail "the system's list of programs does not have it"
echo "installed: $(du -cb "$folder"/* | tail -n 1 | cut -f 1) bytes; $("$wine" "$folder/kuba.com" --version | tr -d '\r')"

# Number of colours on the display, at most 50.
colours() { xwd -root -silent | tail -c +4096 | od -An -v -w4 -tx4 | awk '!seen[$0]++ { count++ } count == 50 { exit } END { print count }'; }

# Starts the program and waits for its picture.
start() {
    local begun
    # Wine itself is started first, so that it is not measured.
    "$wine" "$folder/kuba.com" --version >/dev/null
    begun=$(date +%s%N)
    "$wine" "$folder/kuba.exe" "$@" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
    until [ "$(colours)" -ge 50 ]; do
        [ $((($(date +%s%N) - begun) / 1000000000)) -lt 60 ] || fail "no picture within 60 s"
        sleep 0.02
    done
    echo "from the start to the picture: $((($(date +%s%N) - begun) / 1000000)) ms"
    window=$(xdotool search --sync --onlyvisible --name Kuba | tail -n 1)
    xdotool windowsize --sync "$window" 1100 700 || true
    xdotool windowfocus --sync "$window" || true
    sleep 3
}

close() {
    xdotool key --clearmodifiers alt+F4
    settled
    wait "$game" || fail "the program ended with status $?"
}

mkdir -p "$kept/config"
echo '(volume: 0.4)' >"$kept/config/settings.ron"
start --two-players
# Pushes the white marble in the corner one cell up; the layout is that of scripts/smoke.sh.
eval "$(xdotool getwindowgeometry --shell "$window")"
cell=$((((WIDTH - 332) * 10 / 106) < ((HEIGHT - 78) * 10 / 106) ? ((WIDTH - 332) * 10 / 106) : ((HEIGHT - 78) * 10 / 106)))
x=$((X + (WIDTH - 312) / 2 + 3 * cell)) y=$((Y + 30 + (HEIGHT - 58) / 2 + 3 * cell))
xdotool mousemove "$x" "$y" sleep 0.3 mousedown 1
for step in 1 2 3 4 5; do
    xdotool mousemove "$x" $((y - step * cell / 5)) sleep 0.1
done
pushed=$(now)
xdotool mouseup 1
heard "$pushed" 600 4000 "the push"
for step in $(seq 20); do
    ! grep -qs '"g1g2' "$kept"/data/current.kuba || break
    sleep 0.5
done
[ "$picture" = /dev/null ] || import -window root "$picture"
grep -qs '"g1g2' "$kept"/data/current.kuba || fail "the push is not in the saved game"
echo "pushed with the mouse"

# Mutes and unmutes. A volume of 0.4 gives 0.16 of the pressure, and two touching marbles have half of that.
xdotool key --clearmodifiers ctrl+m sleep 1
muted=$(now)
xdotool key --clearmodifiers ctrl+z sleep 0.3 key --clearmodifiers ctrl+y
heard "$muted" 0 0 "what is muted"
unmuted=$(now)
xdotool key --clearmodifiers ctrl+m
heard "$unmuted" 2500 2700 "two marbles"
# The sound device disappears during playback and does not come back.
if [ -n "$sound" ]; then
    xdotool key --clearmodifiers ctrl+z
    kill "$sound"
fi
xdotool key --clearmodifiers ctrl+z sleep 1 key --clearmodifiers ctrl+y sleep 1 key --clearmodifiers ctrl+y sleep 1

# The system's save dialog.
xdotool key --clearmodifiers ctrl+s
sleep 5
eval "$(xdotool getwindowgeometry --shell "$(xdotool search --onlyvisible --name 'Save the game' | tail -n 1)")"
xdotool mousemove $((X + WIDTH * 57 / 100)) $((Y + HEIGHT - 42)) click 1 sleep 0.5 key Home sleep 0.2 key shift+End sleep 0.2
xdotool type --delay 60 'C:\evening.kuba'
sleep 1
xdotool key Return
sleep 5
[ -s "$WINEPREFIX/drive_c/evening.kuba" ] || fail "the game was not saved"
"$wine" "$folder/kuba.com" check 'C:\evening.kuba' | tr -d '\r'
close

rm -rf "$kept"
# And without a graphics card.
export LIBGL_ALWAYS_SOFTWARE=1
start 'C:\evening.kuba'
title=$(xdotool getwindowname "$window")
[[ $title == *evening* ]] || fail "the game was not opened: $title"
echo "opened: $title"
# A second start opens its file in the same window, and ends.
cp "$WINEPREFIX/drive_c"/{evening,morning}.kuba
timeout 30 "$wine" "$folder/kuba.exe" 'C:\morning.kuba' || fail "the second start ended with status $?"
sleep 1
title=$(xdotool getwindowname "$window")
[[ $title == *morning* ]] || fail "the second start did not open its game in the window: $title"
[ "$(xdotool search --onlyvisible --name Kuba | wc -l)" = 1 ] || fail "the second start opened a window"
echo "opened by a second start: $title"
# Without any sound device.
xdotool key --clearmodifiers ctrl+m sleep 1 key --clearmodifiers ctrl+m sleep 1
close
rm "$WINEPREFIX/drive_c"/{evening,morning}.kuba

"$wine" "$folder/uninstall.exe" /S
sleep 2
diff <(echo "$before") <(listed) || fail "something is left"
echo "nothing is left of the program"
