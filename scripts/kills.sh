#!/usr/bin/env bash
# Kills the program at random moments and checks that at most the last push is lost.
#   scripts/kills.sh [KILLS] [SEED] [PROGRAM]     (needs xvfb, openbox and xdotool: scripts/setup.sh test)
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
# With an example, cargo selects the same crate features as for the tests, so dependencies are built only
# once.
[ -n "${3:-}" ] || cargo build --quiet --bin kuba --example kills
cargo run --quiet --example kills -- "${1:-500}" "${2:-$RANDOM}" "${3:-$target/debug/kuba}"
