#!/usr/bin/env bash
# Kills the program at random moments and checks that at most the last push is lost.
#   scripts/kills.sh [KILLS] [SEED] [PROGRAM]     (needs xvfb, openbox and xdotool: scripts/setup.sh test)
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
# With a benchmark, and in the whole workspace, cargo selects the same crate features as for the tests, so dependencies
# are built only once.
cargo build --quiet --workspace --bin kuba --bin kuba-lab --bench perft
"$target/debug/kuba-lab" kills "${1:-500}" "${2:-$RANDOM}" "${3:-$target/debug/kuba}"
