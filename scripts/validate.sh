#!/usr/bin/env bash
# Checks the installed files: menu entry, metadata, file types and manual, that ./install --uninstall leaves nothing behind,
# and that scripts/verify.sh finds damaged packages.     (needs desktop-file-utils, appstream, shared-mime-info and groff: scripts/setup.sh test)
set -euo pipefail
cd "$(dirname "$0")/.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
fail() {
    echo "packaging: FAIL: $1" >&2
    exit 1
}

linux=packaging/linux/org.kubagame.Kuba
desktop-file-validate --warn-kde "$linux.desktop" || fail "the menu entry"
# The metadata as long as packaging/identity has placeholders, and with real names and addresses.
cat >"$home/identity" <<'IDENTITY'
PUBLISHER="Marbles & Sons"
MAIL=kuba@marbles.invalid
HOMEPAGE=https://marbles.invalid/kuba
ISSUES=https://marbles.invalid/kuba/issues
PICTURES=https://marbles.invalid/kuba/pictures
DOWNLOADS=https://marbles.invalid/kuba/releases
WINGET_ID=Marbles.Kuba
IDENTITY
for identity in packaging/identity "$home/identity"; do
    filled=$home/${linux##*/}.metainfo.xml
    KUBA_IDENTITY=$identity scripts/fill.sh "$linux.metainfo.xml" >"$filled"
    appstreamcli validate --no-net "$filled" >"$home/log" || { cat "$home/log" >&2 && fail "the metadata with the names of $identity"; }
done
for template in "$linux.metainfo.xml" packaging/linux/{copyright,debian-control,nfpm.yaml}; do
    KUBA_IDENTITY=$home/identity scripts/fill.sh "$template" >"$home/filled"
    ! grep -E '@\??(PUBLISHER|MAIL|HOMEPAGE|ISSUES|PICTURES)@|example\.org' "$home/filled" >&2 || fail "$template keeps placeholders"
    grep -q 'Marbles &\(amp;\)\? Sons' "$home/filled" || fail "$template does not name the publisher"
done

# The manual, formatted as for a terminal.
for page in packaging/linux/man/*.6; do
    LC_ALL=C.UTF-8 groff -k -man -Tutf8 -ww -z "$page" 2>"$home/log" || fail "$page"
    [ ! -s "$home/log" ] || { cat "$home/log" >&2 && fail "$page"; }
done

# A program that does nothing is sufficient here.
printf '#!/bin/sh\n' >"$home/program"
prefix="$home/some folder/local"
mkdir -p "$prefix/share/applications"
touch "$prefix/share/applications/other.desktop"
update-desktop-database -q "$prefix/share/applications"
before=$(cd "$prefix" && find . | sort)
HOME=$home ./install --prefix "$prefix" --program "$home/program" 2>/dev/null
desktop-file-validate "$prefix/share/applications/org.kubagame.Kuba.desktop" || fail "the installed menu entry"
grep -qF "Exec=\"$prefix/bin/kuba\" %f" "$prefix/share/applications/org.kubagame.Kuba.desktop" || fail "the menu entry does not find the program"
[ -x "$prefix/bin/kuba" ] || fail "the program is not installed"
# Signs with a meaning in a menu entry.
odd="$home/50%uff \"a\" \$b\\c"
HOME=$home ./install --prefix "$odd" --program "$home/program" 2>/dev/null
escaped="$home/50%%uff \\\\\"a\\\\\" \\\\\$b\\\\\\\\c"
entry=$odd/share/applications/org.kubagame.Kuba.desktop
desktop-file-validate "$entry" || fail "the menu entry in an odd folder"
grep -qF "Exec=env \"$escaped/bin/kuba\" %f" "$entry" || fail "the menu entry in an odd folder: $(grep ^Exec "$entry")"
HOME=$home ./install --uninstall --prefix "$odd" 2>/dev/null
# No address that belongs to nobody.
! grep -rIlE '@\??[A-Z]+@|example\.org' "$prefix" || fail "placeholders are installed"
installed=$prefix/share/man/man6/kuba.6.gz
zcat "$installed" | cmp -s - packaging/linux/man/kuba.6 || fail "the manual is not installed: $installed"

# The desktop recognises each game by file name and by content.
mime=$prefix/share/mime
[ -e "$mime/globs2" ] || fail "the types of files are not registered"
for game in kuba cubulus qubism; do
    printf 'GameRecord(\n    game: "%s",\n    version: 1,\n' "$game" >"$home/nameless"
    cp "$home/nameless" "$home/game.$game"
    for file in "$home/game.$game" "$home/nameless"; do
        found=$(XDG_DATA_HOME=$prefix/share XDG_DATA_DIRS=/usr/share gio info -a standard::content-type "$file" | sed -n 's/.*content-type: //p')
        [ "$found" = "application/x-$game" ] || fail "$(basename "$file") of $game is taken for $found"
    done
done

HOME=$home ./install --prefix "$prefix" --program "$home/program" 2>/dev/null
HOME=$home ./install --uninstall --prefix "$prefix" 2>/dev/null
after=$(cd "$prefix" && find . | sort)
[ "$before" = "$after" ] || { diff <(echo "$before") <(echo "$after") >&2 || true; fail "something is left after the removal"; }

# The package for the Store: its manifest is XML, and every block has its sum.
mkdir "$home/folder"
head -c 200000 "$(command -v bash)" >"$home/folder/kuba.exe"
packaging/windows/msix.py 1.2.3 Some.Kuba CN=Some "A & B" "$home/folder" "$home/kuba.msix"
python3 - "$home/kuba.msix" <<'PYTHON' || fail "the package for the Store"
import base64, hashlib, sys, zipfile
import xml.etree.ElementTree as ElementTree
SPACE = "{http://schemas.microsoft.com/appx/2010/blockmap}"
with zipfile.ZipFile(sys.argv[1]) as package:
    ElementTree.fromstring(package.read("AppxManifest.xml"))
    ElementTree.fromstring(package.read("[Content_Types].xml"))
    files = ElementTree.fromstring(package.read("AppxBlockMap.xml"))
    names = {entry.get("Name").replace("\\", "/") for entry in files}
    assert names == set(package.namelist()) - {"AppxBlockMap.xml", "[Content_Types].xml"}, names
    for entry in files:
        name = entry.get("Name").replace("\\", "/")
        content, header = package.read(name), package.getinfo(name)
        assert len(content) == int(entry.get("Size")), name
        blocks = [base64.b64decode(block.get("Hash")) for block in entry.findall(f"{SPACE}Block")]
        parts = [content[start : start + 65536] for start in range(0, len(content), 65536)]
        assert blocks == [hashlib.sha256(part).digest() for part in parts], name
        with open(sys.argv[1], "rb") as file:
            file.seek(header.header_offset + int(entry.get("LfhSize")))
            assert file.read(min(8, len(content))) == content[:8], name
PYTHON
scripts/tamper.sh
echo "packaging: PASS: entries are valid, games have types, nothing is left"
