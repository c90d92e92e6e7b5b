#!/usr/bin/env bash
# Writes the licence notice of all crates and fonts in the program, with each licence text once.
#   scripts/notice.sh [TARGET] >FILE     TARGET defaults to this machine's
set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:-$(rustc -vV | sed -n 's/^host: //p')}
registry=${CARGO_HOME:-$HOME/.cargo}/registry/src
texts=$(mktemp -d)
trap 'rm -rf "$texts"' EXIT

cargo tree --locked --quiet -e normal --target "$target" --prefix none --format '{p}|{l}|{r}' |
    sed 's/ (\*)$//; s/ (proc-macro)//' | LC_ALL=C sort -u >"$texts/crates"
cat <<'TEXT'
Kuba is built from three fonts and from these crates of other authors. Each is followed by its licence and where it comes
from; the texts of the licences stand below, each once, with what they came with.

Inter: OFL-1.1, https://rsms.me/inter
Noto Sans JP: OFL-1.1, https://github.com/notofonts/noto-cjk
Cantarell (in sctk-adwaita): OFL-1.1, Copyright (c) 2009-2011 Understanding Limited, 2010-2011 Jakub Steiner
TEXT
cp assets/fonts/OFL.txt "$texts/inter.text"
echo Inter >"$texts/inter.crates"
while IFS='|' read -r crate licence source; do
    read -r name version _ <<<"$crate"
    version=${version#v}
    [[ $name != kuba && $name != kuba-* ]] || continue
    echo "$name $version: $licence, ${source:-https://crates.io/crates/$name}"
    for file in "$registry"/*/"$name-$version"/{LICENSE,LICENCE,COPYING,NOTICE,UNLICENSE,license}* "$registry"/*/"$name-$version"/{LICENSES,fonts}/*{.txt,.md,LICENSE*}; do
        [ -f "$file" ] || continue
        # Texts that differ only in line endings count as equal.
        sum=$(tr -d '\r' <"$file" | sha256sum | cut -c 1-16)
        [ -e "$texts/$sum.text" ] || tr -d '\r' <"$file" >"$texts/$sum.text"
        echo "$name $version" >>"$texts/$sum.crates"
    done
done <"$texts/crates"
# Sort the texts by their crates, so that the output is the same on every machine.
for crates in "$texts"/*.crates; do
    printf '%s|%s\n' "$(sort -u "$crates" | paste -s -d '|' | sed 's/|/, /g')" "${crates%.crates}"
done | LC_ALL=C sort | while IFS='|' read -r crates text; do
    printf '\n%s\n%s\n\n' "$(printf '%0.s-' $(seq 100))" "$crates"
    cat "$text.text"
done
