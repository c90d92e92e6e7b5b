#!/usr/bin/env bash
# Somebody does everything at random in the window, and computers play each other: no panic, no game that is not one,
# no growth.
#   scripts/monkey.sh [EVENTS] [SEED] [GAMES]
set -euo pipefail
cd "$(dirname "$0")/.."
export KUBA_EVENTS=${1:-10000} KUBA_SEED=${2:-$RANDOM} KUBA_GAMES=${3:-1000}
cargo test --quiet --test monkey -- --nocapture
