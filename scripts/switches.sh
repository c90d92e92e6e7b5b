#!/usr/bin/env bash
# Kills the program while one person of a household changes to another, and checks that nobody's game, settings or name
# is lost or mixed with another's.
#   scripts/switches.sh [PROGRAM] [KILLS] [SEED]     (needs xvfb, openbox, xdotool and python3)
set -euo pipefail
program=$(readlink -f "${1:-target/release/kuba}")
kills=${2:-100}
RANDOM=${3:-1}
. "$(dirname "$0")/display.sh"
manage
first=$KUBA_HOME
mkdir -p "$first/data/people/1" "$first/config"
printf '(\n    last: 0,\n    people: [\n        (number:0,name:"Ana",sign:0),\n        (number:1,name:"Ben",sign:1),\n    ],\n)\n' >"$first/data/people.ron"
# Each begins a game of two: Ana with f1-f2, Ben with g1-g2.
open() {
    "$program" "$@" >"$home/program.log" 2>&1 &
    game=$!
    await_window
}
begin() {
    open --person "$1" --two-players
    sleep 4
    xdotool windowfocus --sync "$window" key --delay 200 "$2" "$3" shift+Up
    sleep 3
    xdotool key ctrl+q
    wait "$game" || true
}
begin Ana f 1
begin Ben g 1
homes=("$first/data" "$first/data/people/1")
for folder in "${homes[@]}"; do [ -s "$folder/current.kuba" ] || fail "no game in ${folder#"$home"/}"; done
moves() { python3 -c 'import re, sys; print(re.search(r"moves: \[(.*?)\]", open(sys.argv[1]).read(), re.S).group(1).split())' "$1"; }
expected=("$(moves "${homes[0]}/current.kuba")" "$(moves "${homes[1]}/current.kuba")")
[ "${expected[0]}" != "${expected[1]}" ] || fail "both have the same game"
faults=0
for number in $(seq "$kills"); do
    open
    xdotool windowfocus --sync "$window" key ctrl+shift+u
    python3 -c "import time; time.sleep($((RANDOM % 400)) / 1000)"
    kill -9 "$game"
    wait "$game" 2>/dev/null || true
    for person in 0 1; do
        file=${homes[$person]}/current.kuba
        if ! found=$(moves "$file" 2>&1) || [ "$found" != "${expected[$person]}" ]; then
            faults=$((faults + 1))
            echo "kill $number: the game of person $person is now: $found"
        fi
    done
    names=$(grep -o 'name:"[^"]*"' "$first/data/people.ron" | tr '\n' ' ') || true
    if [ "$names" != 'name:"Ana" name:"Ben" ' ]; then
        faults=$((faults + 1))
        echo "kill $number: the people are now: $names"
    fi
done
echo "$kills kills while people changed, $faults faults"
[ "$faults" = 0 ]
