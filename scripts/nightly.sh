#!/usr/bin/env bash
# Runs the slow tests in full, of which ./check runs a part, and many kills. For the night, and before a release.
#   scripts/nightly.sh [KILLS]
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
scripts/setup.sh test
KUBA_NIGHTLY=1 scripts/tests.sh
cargo build --quiet --bin kuba
scripts/frame.sh "${CARGO_TARGET_DIR:-target}/debug/kuba"
scripts/kills.sh "${1:-50}"
