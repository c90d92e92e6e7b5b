#!/usr/bin/env bash
# Makes the pictures of screenshots/ that show a study, a puzzle and practice, in a real window of 1280 x 800 points. The
# others come from "cargo test --test app screenshots -- --ignored".
#   scripts/pictures.sh [PROGRAM] [FOLDER]     (needs xvfb, x11-apps, xdotool and imagemagick)
set -euo pipefail
program=$(readlink -f "${1:-target/release/kuba}")
folder=$(realpath "${2:-$(dirname "$0")/../screenshots}")
# shellcheck source=scripts/display.sh
. "$(dirname "$0")/display.sh"
export LANG=C.UTF-8 LANGUAGE=en

# Starts the program with a window that fills the display.
start() {
    "$program" "$@" >"$home/program.log" 2>&1 &
    game=$!
    jobs_to_stop+=("$game")
    await_window
    xdotool windowmove "$window" 0 0 windowsize --sync "$window" 1280 800 windowfocus "$window" || true
    sleep 2
}
press() { for key; do xdotool key --clearmodifiers "$key" sleep 0.7; done; }
# Keeps the picture as soon as nothing has moved for three seconds.
picture() {
    local before='' now
    xdotool mousemove 1279 799
    while now=$(xwd -id "$window" -silent | sha256sum) && [ "$now" != "$before" ]; do
        before=$now
        sleep 3
    done
    import -window "$window" "PNG32:$folder/$1.png"
    kill "$game"
    wait "$game" || true
}

# A game in which a person makes mistakes.
mkdir -p "$KUBA_HOME/config" "$KUBA_HOME/data/finished"
echo '(theme: Light, system_dialogs: false)' >"$KUBA_HOME/config/settings.ron"
"$program" match --games 1 --players 3:400,5:600 --opening 0 --seed 4 --save "$home/games" >/dev/null 2>&1
sed "s/seats: .*/seats: [Named(\"Ana\"), Computer(5)],/; s/date: None/date: Some(\"$(date -d yesterday +%F)\")/" "$home/games/game-0001.kuba" >"$home/game.kuba"

start "$home/game.kuba"
press ctrl+r
sleep 60
press shift+Left shift+Left
picture study

rm -rf "$KUBA_HOME/data"
start
press ctrl+p
picture puzzle

mkdir -p "$KUBA_HOME/data/finished"
cp "$home/game.kuba" "$KUBA_HOME/data/finished/2026-01-01 10.00.00.kuba"
start
press ctrl+shift+p
sleep 90
picture practice
