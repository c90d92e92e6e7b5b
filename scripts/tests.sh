#!/usr/bin/env bash
# Runs all tests that need no display: first those of the window, which are the longest, on all cores, then as many other
# test programs at a time as there are cores. Prints a line for each program, and the whole output of those that fail.
#   scripts/tests.sh [ARGUMENT...]     arguments for each test program, for example a part of a test's name
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
cargo test --workspace --no-run --tests --message-format=json-render-diagnostics >"$results/built"

# Lines of name, package folder and program, longest first. Programs that are not named take a few seconds.
python3 - "$results/built" >"$results/programs" <<'PYTHON'
import json, os, sys
LONGEST = ["app", "shell", "board", "rules", "monkey", "bot", "store", "house"]
programs = []
for line in open(sys.argv[1], encoding="utf-8"):
    message = json.loads(line)
    if message.get("executable") and message.get("profile", {}).get("test"):
        target, folder = message["target"], os.path.dirname(message["manifest_path"])
        name = target["name"] if target["kind"] == ["test"] else f"{target['name']} (unit tests)"
        place = LONGEST.index(name) if name in LONGEST else len(LONGEST)
        programs.append((place, f"{name}\t{folder}\t{message['executable']}"))
for _, line in sorted(programs):
    print(line)
PYTHON

# Takes a line of the list, the number of threads, and the arguments. Cargo, too, runs tests in their package folder.
run() {
    local name folder program
    IFS=$'\t' read -r name folder program <<<"$1"
    local output=$results/${program##*/} start=$SECONDS
    if (cd "$folder" && CARGO_MANIFEST_DIR=$folder RUST_TEST_THREADS=$2 "$program" "${@:3}") >"$output" 2>&1; then
        echo "$name: $(sed -n 's/^test result: ok. \(.*\); finished.*/\1/p' "$output"); $((SECONDS - start)) s"
    else
        # The lock keeps the outputs of two failed programs apart.
        flock "$results/programs" cat "$output"
        echo "tests: $name failed" >&2
        return 1
    fi
}
export -f run
export results

failed=0
run "$(head -n 1 "$results/programs")" "$cores" "$@" || failed=1
tail -n +2 "$results/programs" | xargs -d '\n' -P "$cores" -I '{}' bash -c 'run "$@"' run '{}' 1 "$@" || failed=1
exit "$failed"
