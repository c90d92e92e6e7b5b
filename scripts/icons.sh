#!/usr/bin/env bash
# Makes the PNG icons from assets/icon/kuba.svg. Needs rsvg-convert (Debian: librsvg2-bin).
set -euo pipefail
cd "$(dirname "$0")/../assets/icon"
for size in 16 32 44 48 50 64 128 150 256 512; do
    rsvg-convert --width "$size" --height "$size" --output "kuba-$size.png" kuba.svg
done
