#!/usr/bin/env bash
# Tries the package of Debian where nothing else of the program is: in a fresh small system it is installed by apt, started
# from its menu entry, opens a saved game by double click, and is removed; then the disk must be as it was before.
#   scripts/trial.sh PACKAGE [FOLDER]     (as root, with debootstrap; FOLDER keeps the system for the next time)
# A package of rpm or Arch is installed by rpm or pacman into a folder of its own, without what it depends on, and compared
# with what it says of its files; its program is asked for its version, and it is removed. (Debian: rpm, pacman-package-manager.)
set -euo pipefail
package=$(readlink -f "$1")

# Tries a package in a folder.
#   beside BEGIN INSTALL REMOVE     functions that work on the folder $root
beside() {
    root=$(mktemp -d)
    trap 'rm -rf "$root"' EXIT
    mkdir -p "$root"/etc "$root"/var/{cache/pacman/pkg,lib/pacman}
    listed() { find "$root" \( -path "$root/var/*" -o -path "$root/root" -o -path "$root/usr/lib/sysimage" \) -prune -o -printf '%y %m %u %P %l\n' | sort; }
    local before
    "$1"
    before=$(listed)
    "$2"
    echo "installed: $(find "$root/usr" -type f | wc -l) files; $("$root/usr/bin/kuba" --version)"
    "$3"
    diff <(echo "$before") <(listed) || { echo "something is left"; exit 1; }
    echo "nothing is left in the folder"
}

case $package in
    *.rpm)
        begin() { mkdir -p "$root"/usr/{bin,share/{applications,doc,icons,man/man6}} && rpm --root "$root" --initdb; }
        install() { rpm --root "$root" --nodeps -i "$package" 2>/dev/null && rpm --root "$root" --nodeps -V kuba; }
        remove() { rpm --root "$root" -e kuba 2>/dev/null; }
        beside begin install remove
        exit
        ;;
    *.pkg.tar.zst)
        pacman_here() { pacman --root "$root" --config "$root/etc/pacman.conf" --dbpath "$root/var/lib/pacman" --logfile "$root/var/log" --cachedir "$root/var/cache/pacman/pkg" --noconfirm "$@" >/dev/null; }
        begin() { printf '[options]\nArchitecture = auto\nLocalFileSigLevel = Never\n' >"$root/etc/pacman.conf"; }
        install() { pacman_here -Udd "$package" && pacman_here -Qkk kuba; }
        remove() { pacman_here -R kuba; }
        beside begin install remove
        exit
        ;;
esac

root=${2:-$(mktemp -d)}/root
if [ ! -e "$root/ready" ]; then
    debootstrap --variant=minbase stable "$root" http://deb.debian.org/debian >/dev/null
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod +x "$root/usr/sbin/policy-rc.d"
    # What a desktop has: a display, windows, launchers, and types of files.
    chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends xvfb openbox xdotool \
        x11-apps xdg-utils libgtk-3-bin desktop-file-utils shared-mime-info libglib2.0-bin procps >/dev/null
    chroot "$root" useradd -m -s /bin/bash player
    touch "$root/ready"
fi
mkdir -p "$root/trial"
chmod 777 "$root/trial"
cp "$package" "$root/trial/kuba.deb"

cat >"$root/trial/user.sh" <<'USER'
set -eu
export HOME=/home/player PATH=/usr/bin:/bin:/usr/games LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8 XDG_CURRENT_DESKTOP=GNOME
cd
mkfifo /trial/display
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>/trial/display >/dev/null 2>&1 &
server=$!
read -r number </trial/display
export DISPLAY=":$number"
openbox >/dev/null 2>&1 &
desktop=$!
# A window that comes before the desktop is ready may stay hidden.
for step in $(seq 100); do
    ! xdotool get_num_desktops >/dev/null 2>&1 || break
    sleep 0.1
done
sleep 1
xwd -root -silent >/trial/empty
window() { timeout 60 xdotool search --sync --onlyvisible --class kuba | tail -n 1; }
begun=$(date +%s%N)
gtk-launch org.kubagame.Kuba
while xwd -root -silent | cmp -s - /trial/empty; do
    [ $((($(date +%s%N) - begun) / 1000000000)) -lt 60 ] || { echo "no picture within 60 s"; exit 1; }
    sleep 0.02
done
echo "from the click to the first picture: $((($(date +%s%N) - begun) / 1000000)) ms"
window >/dev/null
pkill -TERM -u player -x kuba
sleep 3
printf 'GameRecord(game: "kuba", version: 1, rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard), moves: ["f1f2"])\n' >evening.kuba
xdg-open evening.kuba
title=$(xdotool getwindowname "$(window)")
sleep 3
title=$(xdotool getwindowname "$(window)")
[[ $title == *evening.kuba* ]] || { echo "the game was not opened: $title"; exit 1; }
echo "opened by double click: $title"
gtk-launch org.kubagame.Kuba "$HOME/evening.kuba"
sleep 3
[ "$(xdotool search --onlyvisible --class kuba | wc -l)" = 1 ] || { echo "a second start opens a second window"; exit 1; }
pkill -TERM -u player -x kuba
sleep 2
kill "$desktop" "$server"
USER

cat >"$root/trial/run.sh" <<'RUN'
set -eu
apt() { DEBIAN_FRONTEND=noninteractive apt-get -y -qq "$@" >/trial/apt.log 2>&1 || { cat /trial/apt.log; exit 1; }; }
# Everything but what apt notes of its own work.
snapshot() {
    local skipped=(-path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /trial -o -path /home -o -path /var/cache
        -o -path /var/lib/apt -o -path /var/log -o -path /var/lib/dpkg/status-old)
    find / -xdev \( "${skipped[@]}" \) -prune -o -printf '%y %m %u %p %l\n' | sort
    find / -xdev \( "${skipped[@]}" \) -prune -o -type f -print0 | sort -z | xargs -0 md5sum
}
! command -v gcc cc cargo || exit 1
snapshot >/trial/before
apt install --no-install-recommends /trial/kuba.deb
su player -c 'bash /trial/user.sh'
apt purge --autoremove kuba
snapshot >/trial/after
diff /trial/before /trial/after || { echo "something is left"; exit 1; }
echo "nothing is left on the disk"
RUN
unshare --pid --fork --mount-proc="$root/proc" chroot "$root" bash /trial/run.sh
rm -rf "$root/trial" "$root/home/player/"{.local,.config,.cache,evening.kuba}
[ -n "${2:-}" ] || rm -rf "$(dirname "$root")"
