#!/usr/bin/env bash
# Checks a folder of packages that scripts/package.sh made: every file has a sum in SHA256SUMS that fits, nothing is missing
# and nothing was added; the list of crates (SBOM) of each system is valid and names exactly the crates of the program;
# the manifest for winget has the sum of the installer.
#   scripts/verify.sh [--publish] [FOLDER]     FOLDER defaults to target/dist
# With --publish, packages for Linux and Windows and the manifest must be there, and packaging/identity must not have
# placeholders. Prints every fault; the status is 0 without faults, 1 with faults, 2 if the command line is wrong.
# Needs python3, and cargo with the crates of each system. If python3 has the module cyclonedx with its validation of JSON
# (pip install "cyclonedx-python-lib[json-validation]"), each list is compared with the whole schema, too.
set -euo pipefail
scripts=$(dirname "$(readlink -f "$0")")
publish=false
if [ "${1:-}" = --publish ]; then
    publish=true && shift
fi
if [ $# -gt 1 ] || [[ ${1:-} == -* ]]; then
    sed -n '2,10s/^# *//p' "$0" >&2
    exit 2
fi
folder=${1:-${CARGO_TARGET_DIR:-$scripts/../target}/dist}
[ -d "$folder" ] || { echo "verify: $folder is not a folder." >&2; exit 2; }
folder=$(realpath "$folder")
cd "$scripts/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
faults=0
# Reports a fault of a file.
#   fault FILE REASON
fault() {
    echo "verify: FAIL: $folder/$1: $2" >&2
    faults=$((faults + 1))
}

# Sums.
declare -A sums=()
if [ ! -f "$folder/SHA256SUMS" ]; then
    fault SHA256SUMS "is missing; \"scripts/package.sh sums\" makes it"
else
    number=0
    while IFS= read -r line || [ -n "$line" ]; do
        number=$((number + 1))
        if ! [[ $line =~ ^([0-9a-f]{64})\ [\ *]([^/]+)$ ]]; then
            fault SHA256SUMS "line $number is not a sum and the name of a file in this folder: $line"
        elif [ -n "${sums[${BASH_REMATCH[2]}]:-}" ]; then
            fault SHA256SUMS "line $number names ${BASH_REMATCH[2]} a second time"
        else
            sums[${BASH_REMATCH[2]}]=${BASH_REMATCH[1]}
        fi
    done <"$folder/SHA256SUMS"
    [ "$number" -gt 0 ] || fault SHA256SUMS "is empty"
fi
for name in "${!sums[@]}"; do
    if [ -L "$folder/$name" ] || { [ -e "$folder/$name" ] && [ ! -f "$folder/$name" ]; }; then
        fault "$name" "is listed in SHA256SUMS, but is no ordinary file"
    elif [ ! -e "$folder/$name" ]; then
        fault "$name" "is listed in SHA256SUMS, but missing"
    else
        found=$(sha256sum <"$folder/$name")
        [ "${found%% *}" = "${sums[$name]}" ] ||
            fault "$name" "has the sum ${found%% *}, but SHA256SUMS says ${sums[$name]}: it was changed or damaged after the packing"
    fi
done

# Files, by system.
declare -A packages=([linux]=0 [windows]=0 [macos]=0)
lists=() manifest=''
while IFS= read -r -d '' name; do
    [ "$name" != SHA256SUMS ] || continue
    [ -n "${sums[$name]:-}" ] || fault "$name" "is not listed in SHA256SUMS: it does not belong to these packages"
    [[ $name == kuba[-_]"$version"[-_.]* ]] || fault "$name" "is not named after version $version of Cargo.toml"
    case $name in
        *-linux.cdx.json | *-windows.cdx.json | *-macos.cdx.json) lists+=("$name") ;;
        *-winget.zip) manifest=$name ;;
        *.deb | *.rpm | *.pkg.tar.zst | *.flatpak | *-linux-*.tar.gz) packages[linux]=$((packages[linux] + 1)) ;;
        *-windows-*.exe | *-windows-*.msix | *-windows-*.zip) packages[windows]=$((packages[windows] + 1)) ;;
        *.dmg) packages[macos]=$((packages[macos] + 1)) ;;
        *) fault "$name" "is of a kind that scripts/package.sh does not make" ;;
    esac
done < <(find "$folder" -mindepth 1 -maxdepth 1 -printf '%P\0' | LC_ALL=C sort -z)
total=$((packages[linux] + packages[windows] + packages[macos]))
[ "$total" -gt 0 ] || fault . "there is no package"

# Lists of crates.
said=()
crates=$(mktemp)
trap 'rm -f "$crates"' EXIT
for system in linux windows macos; do
    list=kuba-$version-$system.cdx.json
    if [ "${packages[$system]}" -gt 0 ] && [ ! -e "$folder/$list" ]; then
        fault "$list" "is missing, but there are packages for this system; \"scripts/package.sh sbom\" makes it"
    fi
done
for list in "${lists[@]}"; do
    system=${list%.cdx.json} system=${system##*-}
    [ "${packages[$system]}" -gt 0 ] || fault "$list" "lists crates, but there is no package for this system"
    triple=$(python3 scripts/sbom.py triple "$folder/$list" 2>/dev/null) || triple=''
    case $system:$triple in
        linux:*-unknown-linux-gnu | windows:x86_64-pc-windows-gnu | macos:*-apple-darwin) ;;
        *)
            fault "$list" "does not say for which target of this system it was made, or cannot be read as JSON"
            continue
            ;;
    esac
    if ! scripts/sbom.sh --crates "$triple" >"$crates"; then
        fault "$list" "cannot be compared: cargo does not tell the crates of the program for $triple"
        continue
    fi
    if errors=$(python3 scripts/sbom.py check "$folder/$list" "$version" Cargo.lock <"$crates" 2>&1); then
        said+=("$system $(wc -l <"$crates") crates ($errors)")
    else
        while IFS= read -r line; do
            fault "$list" "$line"
        done <<<"$errors"
    fi
done

# Manifest for winget: every sum of an installer in it.
if [ -n "$manifest" ]; then
    named=$(python3 -c 'import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
for name in archive.namelist():
    if name.endswith(".installer.yaml"):
        print(archive.read(name).decode())' "$folder/$manifest" 2>/dev/null) || named=''
    file=$(sed -n 's|.*InstallerUrl: ".*/\([^/]*\)"$|\1|p' <<<"$named")
    sum=$(sed -n 's/.*InstallerSha256: "\(.*\)"$/\1/p' <<<"$named" | tr '[:upper:]' '[:lower:]')
    if [ -z "$file" ] || [ -z "$sum" ]; then
        fault "$manifest" "has no manifest with the name and the sum of an installer"
    elif [ "${sums[$file]:-}" != "$sum" ]; then
        fault "$manifest" "says that $file has the sum $sum, but SHA256SUMS says ${sums[$file]:-nothing}"
    fi
fi

placeholders=$(scripts/fill.sh --placeholders | paste -s -d ' ')
if $publish; then
    for system in linux windows; do
        [ "${packages[$system]}" -gt 0 ] || fault . "there is no package for $system"
    done
    [ -n "$manifest" ] || fault . "there is no manifest for winget"
    [ -z "$placeholders" ] || fault . "packaging/identity still has placeholders for $placeholders: nobody answers at these addresses"
fi
if [ "$faults" -gt 0 ]; then
    echo "verify: faults in $folder: $faults" >&2
    exit 1
fi
echo "verify: PASS: $total packages and ${#sums[@]} sums; $(printf '%s; ' "${said[@]}")version $version"
if [ -n "$placeholders" ]; then
    echo "verify: not to be published: packaging/identity has placeholders for $placeholders." >&2
fi
