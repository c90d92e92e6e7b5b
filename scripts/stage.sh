#!/usr/bin/env bash
# Copies all files to install on Linux into a folder, laid out as on the disk after the installation.
#   scripts/stage.sh PROGRAM FOLDER PREFIX PROGRAMS     e.g. target/release/kuba /tmp/stage /usr /usr/games
# PREFIX and PROGRAMS are absolute paths after the installation; FOLDER stands for the root.
set -euo pipefail
program=$1 folder=$2 prefix=$3 programs=$4
cd "$(dirname "$0")/.."
linux=packaging/linux
share=$folder$prefix/share
id=org.kubagame.Kuba

put() { install -D -m 644 "$1" "$2"; }
# Installs a template with the names and addresses of packaging/identity.
put_filled() {
    install -D -m 644 /dev/null "$2"
    scripts/fill.sh "$1" >"$2"
}

install -D -m 755 "$program" "$folder$programs/kuba"
# With its full path, so that the desktop finds the program anywhere.
install -d "$share/applications"
command=$programs/kuba
if [[ $command =~ [^A-Za-z0-9/._+-] ]]; then
    # The escapes of a quoted argument, of field codes, and of a string, in this order.
    for sign in '\' '"' '`' '$'; do
        command=${command//"$sign"/"\\$sign"}
    done
    command=${command//%/%%}
    command="\"${command//'\'/'\\'}\""
    # GLib looks for a program without undoing the escape.
    [[ $command != *%* ]] || command="env $command"
fi
while IFS= read -r line; do
    [[ $line == "Exec=kuba"* ]] && line="Exec=$command${line#Exec=kuba}"
    printf '%s\n' "$line"
done <"$linux/$id.desktop" >"$share/applications/$id.desktop"
chmod 644 "$share/applications/$id.desktop"
put_filled "$linux/$id.metainfo.xml" "$share/metainfo/$id.metainfo.xml"
put "$linux/$id.mime.xml" "$share/mime/packages/$id.xml"

icons=$share/icons/hicolor
for size in 16 32 48 64 128 256 512; do
    put "assets/icon/kuba-$size.png" "$icons/${size}x$size/apps/$id.png"
done
put assets/icon/kuba.svg "$icons/scalable/apps/$id.svg"
put assets/icon/kuba-symbolic.svg "$icons/symbolic/apps/$id-symbolic.svg"
for game in kuba cubulus qubism; do
    put "assets/icon/application-x-$game.svg" "$icons/scalable/mimetypes/application-x-$game.svg"
done

pages=$share/man/man6
for page in "$linux"/man/*.6; do
    put "$page" "$pages/$(basename "$page")"
    gzip -9n "$pages/$(basename "$page")"
done
put "$linux/completions/kuba" "$share/bash-completion/completions/kuba"
put "$linux/completions/_kuba" "$share/zsh/site-functions/_kuba"
put "$linux/completions/kuba.fish" "$share/fish/vendor_completions.d/kuba.fish"
