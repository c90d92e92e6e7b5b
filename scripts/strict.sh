#!/usr/bin/env bash
# Compiler wrapper for the crates of this repository that also runs clippy, and for the library rustdoc, with warnings as
# errors. Both reuse the compiled dependencies; "cargo clippy" and "cargo doc" would each check all of these again.
#   RUSTC_WORKSPACE_WRAPPER=scripts/strict.sh cargo build
set -uo pipefail
# Leaves out cargo's own queries of the compiler, and arguments that clippy and rustdoc do not need.
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
# Clippy reports these warnings too.
"$@" --cap-lints allow
status=$?
for look in "${looks[@]}"; do
    wait "$look" || status=1
done
cat "$found"/by_* >&2
exit "$status"
