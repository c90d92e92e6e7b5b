#!/usr/bin/env bash
# Makes a single-file Flatpak bundle from a staged folder. scripts/package.sh flatpak calls it. The manifest in this folder
# defines runtime and permissions. Needs flatpak and faketime (the Debian packages have these names), and no network.
#   packaging/flatpak/build.sh FOLDER FILE     FOLDER is the later content of /app
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
folder=$(readlink -f "$1")
file=$(realpath "$2")
id=org.kubagame.Kuba
manifest=$here/$id.yml
# The value of a key in the manifest.
said() { sed -n "s/^$1: *//p" "$manifest" | tr -d '"'; }
arch=$(flatpak --default-arch)
branch=stable
runtime=$(said runtime)/$arch/$(said runtime-version)
sdk=$(said sdk)/$arch/$(said runtime-version)
mapfile -t permissions < <(sed -n '/^finish-args:/,/^[a-z]/s/^ *- //p' "$manifest")

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Keeps the builder's own settings out of the bundle.
export HOME=$work XDG_DATA_HOME=$work/data FLATPAK_USER_DIR=$work/flatpak
mkdir -p "$work/app"
cp -a "$folder" "$work/app/files"
printf '[Application]\nname=%s\nruntime=%s\nsdk=%s\n' "$id" "$runtime" "$sdk" >"$work/app/metadata"
flatpak build-finish "$work/app" --command="$(said command)" "${permissions[@]}"
flatpak build-export --disable-sandbox --no-update-summary --no-summary-index --timestamp="$(date -u -d "@${SOURCE_DATE_EPOCH:-0}" +%Y-%m-%dT%H:%M:%SZ)" \
    "$work/repository" "$work/app" "$branch" >/dev/null
# Otherwise the bundle would contain the current time.
TZ=UTC DONT_FAKE_MONOTONIC=1 faketime -f "$(date -u -d "@${SOURCE_DATE_EPOCH:-0}" '+%Y-%m-%d %H:%M:%S')" \
    flatpak build-bundle --arch="$arch" "$work/repository" "$file" "$id" "$branch"
