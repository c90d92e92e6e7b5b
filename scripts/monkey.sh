#!/usr/bin/env bash
# Somebody does everything at random in the window, and computers play each other: no panic, no game that is not one,
# no growth. 1,000 games (some 85,000 pushes) would take more than twelve hours in the window at the usual speed.
#   scripts/monkey.sh [EVENTS] [SEED] [GAMES]
set -euo pipefail
cd "$(dirname "$0")/.."
export KUBA_EVENTS=${1:-10000} KUBA_SEED=${2:-$RANDOM} KUBA_GAMES=${3:-1000}
cargo test --quiet --test monkey -- --nocapture
