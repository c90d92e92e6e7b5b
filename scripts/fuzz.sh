#!/usr/bin/env bash
# Fuzzes everything that reads input, guided by coverage, for SECONDS per target in fuzz/.
#   scripts/fuzz.sh [SECONDS] [TARGET...]     (needs a nightly Rust and cargo-fuzz: cargo install cargo-fuzz)
# Without these tools the normal tests still check the same properties with random inputs.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
shift || true
export RUSTUP_TOOLCHAIN=${RUSTUP_TOOLCHAIN:-nightly}
if ! cargo fuzz --version >/dev/null 2>&1; then
    echo "fuzz: no nightly Rust with cargo-fuzz here; the ordinary suite tries the same with random inputs" >&2
    exit 0
fi
targets=("$@")
[ "${#targets[@]}" -gt 0 ] || mapfile -t targets < <(cargo fuzz list)
found=0
for target in "${targets[@]}"; do
    mkdir -p "fuzz/corpus/$target"
    log=$(mktemp)
    # The program has no unsafe code, so it runs without sanitizers, which is faster.
    # Relevant inputs are short.
    if cargo fuzz run --sanitizer none "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
        -max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 >"$log" 2>&1; then
        executed=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        echo "$target: $executed inputs, nothing found"
    else
        found=1
        echo "$target: FOUND"
        tail -n 40 "$log"
    fi
    rm -f "$log"
done
exit "$found"
