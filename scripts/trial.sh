#!/usr/bin/env bash
# Tests a Debian package in a fresh minimal system: installs it with apt, starts it from its menu entry, opens a saved
# game by double click, and removes it. Then the disk must be in its previous state.
#   scripts/trial.sh PACKAGE [FOLDER]     (as root, with debootstrap; FOLDER keeps the system for the next time)
# For rpm and Arch it installs the package with rpm or pacman into an empty folder, without dependencies, verifies its
# files, asks the program for its version, and removes it. (Debian: rpm, pacman-package-manager.)
# For Flatpak it installs the bundle for a user of the same minimal system and repeats the test of the Debian package.
# The real runtime would have to be downloaded, so a runtime of the same name with Debian's libraries replaces it. This
# tests the sandbox, the menu entry and the files, but not the contents of the real runtime.
set -euo pipefail
package=$(readlink -f "$1")

# Tests a package in a folder.
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
    # Parts of a desktop: a display, a window manager, launchers and file types.
    chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends xvfb openbox xdotool \
        x11-apps xdg-utils libgtk-3-bin desktop-file-utils shared-mime-info libglib2.0-bin procps >/dev/null
    chroot "$root" useradd -m -s /bin/bash player
    touch "$root/ready"
fi
mkdir -p "$root/trial"
chmod 777 "$root/trial"
kind=${package##*.}
cp "$package" "$root/trial/kuba.$kind"

cat >"$root/trial/user.sh" <<'USER'
set -eu
export HOME=/home/player PATH=/usr/bin:/bin:/usr/games LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8 XDG_CURRENT_DESKTOP=GNOME
cd
if [ "${1:-}" = flatpak ]; then
    export XDG_DATA_DIRS=$HOME/.local/share/flatpak/exports/share:/usr/local/share:/usr/share
    . /trial/flatpak.sh
fi
mkfifo /trial/display
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>/trial/display >/dev/null 2>&1 &
server=$!
read -r number </trial/display
export DISPLAY=":$number"
openbox >/dev/null 2>&1 &
desktop=$!
# A window that opens before the window manager is ready may stay hidden.
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
[ "${1:-}" != flatpak ] || remove
kill "$desktop" "$server"
USER

cat >"$root/trial/flatpak.sh" <<'FLATPAK'
id=org.kubagame.Kuba
flatpak --user remote-add --no-gpg-verify standin file:///trial/repository
flatpak --user install --noninteractive standin "$(sed -n 's/^runtime=//p' /trial/wanted)" >/dev/null
flatpak --user install --noninteractive --bundle /trial/kuba.flatpak >/dev/null
version=$(flatpak run $id --version)
echo "installed: $(flatpak --user info --show-size $id | tr -d '\240\302') bytes; $version"
flatpak --user info --show-permissions $id | grep -A9 '^\[Context\]'
exported=$HOME/.local/share/flatpak/exports/share
for file in applications/$id.desktop icons/hicolor/scalable/apps/$id.svg icons/hicolor/scalable/mimetypes/$id.application-x-kuba.svg mime/application/x-kuba.xml; do
    [ -s "$exported/$file" ] || { echo "not for the desktop: $file"; exit 1; }
done
gzip -t "$HOME/.local/share/flatpak/app/$id/current/active/files/share/licenses/$id/third-party.txt.gz"
! flatpak run --command=ls $id /home/player/evening.kuba 2>/dev/null || { echo "the program sees the user's files"; exit 1; }
remove() {
    flatpak --user uninstall --noninteractive --delete-data $id >/dev/null
    left=$(find / -xdev \( -path /trial -o -path /proc -o -path '*/flatpak/repo' \) -prune -o -iname '*kuba*' ! -name evening.kuba -print 2>/dev/null || true)
    [ -z "$left" ] || { echo "something is left: $left"; exit 1; }
    echo "nothing is left of the program"
}
FLATPAK

# A replacement for the runtime: the libraries of a window, from Debian packages.
cat >"$root/trial/standin.sh" <<'STANDIN'
set -eu
export DEBIAN_FRONTEND=noninteractive
[ -e /ready-flatpak ] || {
    apt-get install -y -qq --no-install-recommends flatpak dbus-daemon xdg-desktop-portal xdg-desktop-portal-gtk fuse3 >/dev/null
    touch /ready-flatpak
}
# The bundle names its runtime in its first bytes.
strings() { tr -c '[:print:]' '\n' <"$1"; }
strings /trial/kuba.flatpak | grep -m 2 '^runtime=\|^sdk=' >/trial/wanted
wanted=$(sed -n 's/^runtime=//p' /trial/wanted)
[ ! -e /standin/"$wanted" ] || { ln -s /standin /trial/repository; exit 0; }
mkdir -p /trial/standin/{files,usr} /trial/debs
cd /trial/debs
apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances coreutils libc-bin \
    libx11-6 libx11-xcb1 libxcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 libdbus-1-3 |
    grep '^[a-z]' | sort -u | xargs apt-get download -qq 2>/dev/null
for deb in *.deb; do dpkg -x "$deb" /trial/all; done
cp -a /trial/all/usr/. /trial/standin/usr/
for folder in lib lib64; do [ ! -d /trial/all/$folder ] || cp -a /trial/all/$folder/. /trial/standin/usr/$folder/; done
mkdir -p /trial/standin/usr/etc
cp -a /trial/standin/usr/sbin/ldconfig /trial/standin/usr/bin/
rm -rf /trial/standin/usr/share/{doc,man,locale}
printf '[Runtime]\nname=%s\n' "${wanted%%/*}" >/trial/standin/metadata
cat /trial/wanted >>/trial/standin/metadata
flatpak build-export --runtime /standin /trial/standin "${wanted##*/}" >/dev/null
# Desktops have a system-wide repository.
flatpak --system remote-add --if-not-exists --no-gpg-verify everybody file:///standin
mkdir -p "/standin/$wanted"
ln -s /standin /trial/repository
STANDIN

if [ "$kind" = flatpak ]; then
    # A new root by pivot_root, because a sandbox cannot be created inside a chroot.
    cat >"$root/trial/enter.sh" <<'ENTER'
set -eu
mount --bind "$1" "$1"
[ -e "$1/dev/fuse" ] || mknod -m 666 "$1/dev/fuse" c 10 229
mount --bind /sys "$1/sys"
mount -t proc proc "$1/proc"
for folder in run tmp dev/shm; do mount -t tmpfs -o mode=1777 tmpfs "$1/$folder"; done
mkdir -p "$1/trial/old"
cd "$1"
pivot_root . trial/old
umount -l /trial/old
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
bash /trial/standin.sh
mkdir -p /run/dbus
dbus-daemon --system --fork
mkdir /run/user
install -d -m 700 -o player "/run/user/$(id -u player)"
su player -c 'XDG_RUNTIME_DIR=/run/user/$(id -u) dbus-run-session -- bash /trial/user.sh flatpak'
ENTER
    unshare --mount --pid --fork bash "$root/trial/enter.sh" "$root"
    rm -rf "$root/trial" "$root/home/player/"{.local,.config,.cache,.var,evening.kuba}
    [ -n "${2:-}" ] || rm -rf "$(dirname "$root")"
    exit
fi

cat >"$root/trial/run.sh" <<'RUN'
set -eu
apt() { DEBIAN_FRONTEND=noninteractive apt-get -y -qq "$@" >/trial/apt.log 2>&1 || { cat /trial/apt.log; exit 1; }; }
# Everything but apt's own records.
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
