#!/usr/bin/env bash
# Kills the real program at random moments and looks at what is left: at least the game without the push under way.
#   scripts/kills.sh [KILLS] [SEED] [PROGRAM]     (needs xvfb, openbox and xdotool: scripts/setup.sh test)
set -euo pipefail
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
# Together they are built with the same crates as the tests.
[ -n "${3:-}" ] || cargo build --quiet --bin kuba --example kills
cargo run --quiet --example kills -- "${1:-500}" "${2:-$RANDOM}" "${3:-$target/debug/kuba}"
