#!/usr/bin/env bash
# The compiler for the crates of this repository, which looks at them strictly at the same time: with clippy, and the library
# with rustdoc, too, where every warning is an error. Both rest on what was compiled of the crates of others; "cargo clippy" and
# "cargo doc" would go through all of these once more, each in its own way.
#   RUSTC_WORKSPACE_WRAPPER=scripts/strict.sh cargo build
set -uo pipefail
# What cargo asks of the compiler itself, and what is nothing of the other two's business.
compiles=no library=no strict=()
for ((next = 2; next <= $#; next++)); do
    case ${!next} in
    --emit=*) compiles=yes ;;
    --error-format=* | --json=* | --diagnostic-width=*) ;;
    --out-dir) next=$((next + 1)) ;;
    lib) library=yes && strict+=("${!next}") ;;
    *) strict+=("${!next}") ;;
    esac
done
[ "$compiles" = yes ] || exec "$@"

found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
clippy-driver "${strict[@]}" -D warnings --emit=metadata --out-dir "$found/clippy" >"$found/by_clippy" 2>&1 &
looks=($!)
if [ "$library" = yes ]; then
    rustdoc "${strict[@]}" -D warnings --out-dir "$found/doc" >"$found/by_rustdoc" 2>&1 &
    looks+=($!)
fi
# Its own warnings are among those of clippy.
"$@" --cap-lints allow
status=$?
for look in "${looks[@]}"; do
    wait "$look" || status=1
done
cat "$found"/by_* >&2
exit "$status"
