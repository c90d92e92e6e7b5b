#!/usr/bin/env bash
# Makes target/dist/Kuba.app and a disk image of it. UNTESTED: follows the documentation but was never run on a Mac.
# The window library does not report files opened from the Finder: open them from the menu or by dropping them.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${CARGO_TARGET_DIR:-target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
program=$(scripts/build.sh --release)
bundle=$target/dist/Kuba.app
rm -rf "$bundle"
mkdir -p "$bundle/Contents/MacOS" "$bundle/Contents/Resources"
cp "$program" "$bundle/Contents/MacOS/kuba"
sed "s/@VERSION@/$version/" packaging/macos/Info.plist >"$bundle/Contents/Info.plist"
cp LICENSE-MIT LICENSE-APACHE CHANGELOG.md "$bundle/Contents/Resources"
scripts/notice.sh >"$bundle/Contents/Resources/third-party.txt"
icons=$(mktemp -d)/Kuba.iconset
mkdir "$icons"
for size in 16 32 128 256 512; do
    cp "assets/icon/kuba-$size.png" "$icons/icon_${size}x$size.png"
done
cp assets/icon/kuba-32.png "$icons/icon_16x16@2x.png"
cp assets/icon/kuba-64.png "$icons/icon_32x32@2x.png"
cp assets/icon/kuba-256.png "$icons/icon_128x128@2x.png"
cp assets/icon/kuba-512.png "$icons/icon_256x256@2x.png"
iconutil --convert icns --output "$bundle/Contents/Resources/Kuba.icns" "$icons"
codesign --force --sign - "$bundle"
hdiutil create -volname Kuba -srcfolder "$bundle" -ov -format UDZO "$target/dist/kuba-$version-macos.dmg"
