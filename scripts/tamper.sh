#!/usr/bin/env bash
# Checks that scripts/verify.sh accepts packages as they were made, and names what is wrong with altered ones. The packages
# are small files with the right names, so nothing is built.     (needs python3, zip and cargo)
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
fail() {
    echo "tamper: FAIL: $1" >&2
    exit 1
}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
triple=x86_64-unknown-linux-gnu
good=$home/good
dist=$home/dist
sbom=kuba-$version-linux.cdx.json
deb=kuba_${version}_amd64.deb
setup=kuba-$version-windows-x86_64-setup.exe

# Lists every file of a folder in SHA256SUMS.
sum_up() { (cd "$1" && rm -f SHA256SUMS && find . -type f -printf '%P\n' | sort | xargs -d '\n' sha256sum >"$home/sums" && mv "$home/sums" SHA256SUMS); }

# What cargo-cyclonedx writes, without what nobody compares.
scripts/sbom.sh --crates "$triple" >"$home/crates"
mkdir "$good"
echo "a package" >"$good/$deb"
echo "an archive" >"$good/kuba-$version-linux-x86_64.tar.gz"
python3 - "$version" "$triple" "$home/crates" >"$good/$sbom" <<'PYTHON'
import json, re, sys
version, triple, crates = sys.argv[1:]
sums = {}
for package in open("Cargo.lock", encoding="utf-8").read().split("[[package]]")[1:]:
    fields = dict(re.findall(r'^(name|version|checksum) = "(.*)"$', package, re.MULTILINE))
    sums[fields["name"], fields["version"]] = fields.get("checksum")
crates = [tuple(line.split()) for line in open(crates, encoding="utf-8")]
program = {"type": "application", "bom-ref": "kuba", "name": "kuba", "version": version}
components = [
    {
        "type": "library", "bom-ref": f"{name}@{number}", "name": name, "version": number,
        "hashes": [{"alg": "SHA-256", "content": sums[name, number]}], "purl": f"pkg:cargo/{name}@{number}",
    }
    for name, number in crates
]
json.dump({
    "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
    "metadata": {"component": program, "properties": [{"name": "cdx:rustc:sbom:target:triple", "value": triple}]},
    "components": components,
    "dependencies": [{"ref": part["bom-ref"]} for part in [program, *components]],
}, sys.stdout, indent=1)
PYTHON
sum_up "$good"

# cargo's answer is always the same, so it is asked only once.
mkdir "$home/bin"
sed 's/ / v/' "$home/crates" >"$home/tree"
printf '#!/bin/sh\ncat "%s"\n' "$home/tree" >"$home/bin/cargo"
chmod +x "$home/bin/cargo"
verify() { PATH=$home/bin:$PATH PYTHONPATH=$home/without scripts/verify.sh "$@" >"$home/log" 2>&1; }
# Hides the module that compares with the whole schema, which takes a minute.
mkdir -p "$home/without/cyclonedx"
echo 'raise ImportError' >"$home/without/cyclonedx/__init__.py"

verify "$good" || { cat "$home/log" >&2; fail "packages as they were made are refused"; }

# Alters a copy of the packages by a command, and expects faults with these words.
#   refused WHAT WORDS COMMAND...
refused() {
    local what=$1 words=$2 status=0
    shift 2
    rm -rf "$dist"
    cp -r "$good" "$dist"
    (cd "$dist" && "$@")
    verify "$dist" || status=$?
    [ "$status" = 1 ] || { cat "$home/log" >&2; fail "$what: the status is $status instead of 1"; }
    grep -qF -e "$words" "$home/log" || { cat "$home/log" >&2; fail "$what: nothing says \"$words\""; }
}
# Changes the list of crates by a line of Python about `bom`, and sums all up again: the sums do not show this change.
changed() {
    python3 -c 'import json, sys
bom = json.load(open(sys.argv[1]))
crates = bom["components"]
exec(sys.argv[2])
json.dump(bom, open(sys.argv[1], "w"))' "$sbom" "$1"
    sum_up .
}
append() { printf '%s' "$2" >>"$1"; }
flip() { printf 'A' | dd of="$1" conv=notrunc status=none; }
added() { echo "a guest" >"$1" && sum_up .; }
winget() {
    mkdir -p manifests && echo "an installer" >"$setup"
    printf -- '- Architecture: "x64"\n  InstallerUrl: "https://kuba.invalid/%s"\n  InstallerSha256: "%s"\n' "$setup" "$1" >manifests/K.installer.yaml
    zip -q -r -X "kuba-$version-winget.zip" manifests
    rm -r manifests
    sum_up .
}

refused "a changed byte" "$deb: has the sum" flip "$deb"
refused "a longer file" "$deb: has the sum" append "$deb" x
refused "a missing file" "$deb: is listed in SHA256SUMS, but missing" rm "$deb"
refused "an additional file" "extra.sh: is not listed in SHA256SUMS" touch extra.sh
refused "a hidden file" ".extra: is not listed in SHA256SUMS" touch .extra
refused "a folder" "folder: is not listed in SHA256SUMS" mkdir folder
refused "a link" "$deb: is listed in SHA256SUMS, but is no ordinary file" ln -sf "kuba-$version-linux-x86_64.tar.gz" "$deb"
refused "a listed stranger" "is of a kind that scripts/package.sh does not make" added "kuba-$version-extra.sh"
refused "another version" "is not named after version $version" added kuba_0.0.9_amd64.deb
refused "no sums" "SHA256SUMS: is missing" rm SHA256SUMS
refused "empty sums" "SHA256SUMS: is empty" truncate -s 0 SHA256SUMS
refused "a sum that is none" "SHA256SUMS: line 4 is not a sum" append SHA256SUMS "zzz $deb"
refused "a sum of a file elsewhere" "SHA256SUMS: line 4 is not a sum" append SHA256SUMS "$(printf '%064d  ../elsewhere' 0)"
refused "a file with two sums" "SHA256SUMS: line 4 names $deb a second time" append SHA256SUMS "$(printf '%064d  %s' 0 "$deb")"
refused "nothing but sums" "there is no package" find . -type f -delete

refused "a changed list of crates" "$sbom: has the sum" append "$sbom" ' '
refused "no list of crates" "$sbom: is missing" eval "rm $sbom; sum_up ."
refused "a list that is not JSON" "cannot be read as JSON" eval "echo '{' >$sbom; sum_up ."
refused "a list in another form" "is not CycloneDX" changed 'bom["bomFormat"] = "SPDX"'
refused "an unknown specification" "has the specification 9.9" changed 'bom["specVersion"] = "9.9"'
refused "a list of another version" "describes kuba 9.9.9, but Cargo.toml says kuba $version" changed 'bom["metadata"]["component"]["version"] = "9.9.9"'
refused "a list for another system" "does not say for which target of this system" changed 'bom["metadata"]["properties"][0]["value"] = "x86_64-pc-windows-gnu"'
refused "a crate that is left out" "lacks egui " changed 'bom["components"] = [crate for crate in crates if crate["name"] != "egui"]'
refused "an additional crate" "lists guest 1.0.0, which the program is not built from" changed 'crates.append({"type": "library", "bom-ref": "guest", "name": "guest", "version": "1.0.0", "purl": "pkg:cargo/guest@1.0.0"})'
refused "a crate of another version" "lists egui 0.0.1, which" changed 'next(crate for crate in crates if crate["name"] == "egui").update(version="0.0.1")'
refused "a crate listed twice" "twice" changed 'crates.append(crates[0])'
refused "another checksum" "but Cargo.lock says" changed 'crates[0]["hashes"][0]["content"] = "0" * 64'
refused "another crate under the name" "instead of pkg:cargo/" changed 'crates[0]["purl"] = "pkg:cargo/guest@1.0.0"'
refused "a dependency on nothing" "has a dependency on guest" changed 'bom["dependencies"][0]["dependsOn"] = ["guest"]'
refused "a folder of this machine" "names a folder of the machine" changed 'crates[0]["description"] = "path+file:///home/someone"'
refused "packages without a list" "kuba-$version-windows.cdx.json: is missing" added "$setup"
refused "a list without packages" "there is no package for this system" eval "cp $sbom kuba-$version-macos.cdx.json; sum_up ."
refused "a manifest with another sum" "says that $setup has the sum 0000" winget "$(printf '%064d' 0)"

# --publish refuses placeholders and missing systems.
cat >"$home/identity" <<'IDENTITY'
PUBLISHER="Marbles"
MAIL=kuba@example.org
IDENTITY
status=0
KUBA_IDENTITY=$home/identity verify --publish "$good" || status=$?
[ "$status" = 1 ] || fail "--publish: the status is $status instead of 1"
for words in "still has placeholders for MAIL:" "there is no package for windows" "there is no manifest for winget"; do
    grep -qF "$words" "$home/log" || { cat "$home/log" >&2; fail "--publish: nothing says \"$words\""; }
done
for arguments in "--nonsense" "$good $good" "$home/nowhere"; do
    status=0
    # shellcheck disable=SC2086
    verify $arguments || status=$?
    [ "$status" = 2 ] || fail "$arguments: the status is $status instead of 2"
done
echo "tamper: PASS: packages as they were made are accepted, altered ones are refused"
