#!/usr/bin/env bash
# Random input in the window, and games between computers: no panic, no invalid game, no growth of memory. At normal
# speed in the window, 1,000 games (about 85,000 pushes) would take more than twelve hours.
#   scripts/monkey.sh [EVENTS] [SEED] [GAMES]
set -euo pipefail
cd "$(dirname "$0")/.."
export KUBA_EVENTS=${1:-10000} KUBA_SEED=${2:-$RANDOM} KUBA_GAMES=${3:-1000}
cargo test --quiet --test monkey -- --nocapture
