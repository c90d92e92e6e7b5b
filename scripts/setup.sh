#!/usr/bin/env bash
# Installs the missing packages for building, playing and testing. Prints nothing if there are none.
#   scripts/setup.sh play    a C compiler, and the libraries that the window loads at run time
#   scripts/setup.sh test    these, a virtual display for the tests in a real window, and tools that check the packaging
set -euo pipefail

packages=(gcc libc6-dev libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libegl1 libgl1 libgl1-mesa-dri)
if [ "${1:-play}" = test ]; then
    packages+=(xvfb x11-apps xdotool openbox weston procps strace desktop-file-utils appstream shared-mime-info libglib2.0-bin groff-base python3 zip)
fi

if command -v dpkg-query >/dev/null; then
    missing=()
    for package in "${packages[@]}"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    if [ "${#missing[@]}" -gt 0 ]; then
        root=()
        [ "$(id -u)" = 0 ] || root=(sudo)
        echo "Installing ${missing[*]}" >&2
        log=$(mktemp)
        if ! { "${root[@]}" apt-get update -qq &&
            "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
            cat "$log" >&2
            echo "Could not install: ${missing[*]}" >&2
            # Playing may work anyway: if something is missing, the compiler or the program will report it.
            [ "${1:-play}" = play ] || exit 1
        fi
        rm -f "$log"
    fi
elif ! command -v cc >/dev/null; then
    echo "A C compiler is needed (gcc or clang): please install one." >&2
    exit 1
fi

needed=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$(dirname "$0")/../Cargo.toml")
if ! command -v cargo >/dev/null; then
    echo "Rust $needed or newer is needed: see https://rustup.rs" >&2
    exit 1
fi
found=$(rustc --version | cut -d ' ' -f 2)
if [ "$(printf '%s\n' "$needed" "${found%%-*}" | sort -V | head -n 1)" != "$needed" ]; then
    echo "Rust $needed or newer is needed, this is $found: run \"rustup update\"." >&2
    exit 1
fi
