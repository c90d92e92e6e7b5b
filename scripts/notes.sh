#!/usr/bin/env bash
# Prints what CHANGELOG.md says about a version: the notes of its release.
#   scripts/notes.sh [VERSION]     VERSION defaults to that of Cargo.toml
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
version=${1:-$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)}
# The title of the version, alone or with a date behind it, begins the notes; the next title ends them.
notes=$(awk -v "version=$version" '/^## /{ inside = $2 == version; next } inside' CHANGELOG.md)
[[ $notes == *[![:space:]]* ]] || { echo "CHANGELOG.md says nothing about version $version." >&2; exit 1; }
sed '/./,$!d' <<<"$notes"
