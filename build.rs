//! Build script: embeds the commit, and adds the icon on Windows.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// In pixels.
const ICON_SIZES: [u16; 6] = [16, 32, 48, 64, 128, 256];

fn main() {
    let root = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=KUBA_COMMIT");
    let mut version = variable("CARGO_PKG_VERSION");
    if let Some(commit) = commit(&root) {
        version = format!("{version} ({commit})");
    }
    println!("cargo:rustc-env=KUBA_VERSION={version}");
    if variable("CARGO_CFG_TARGET_OS") == "windows" {
        give_icon(&root);
    }
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_default()
}

/// The commit, from the packager, from the file that cargo adds to a published package, or from git. Git
/// counts only for releases, so that a commit does not rebuild the tests.
fn commit(root: &Path) -> Option<String> {
    let told = variable("KUBA_COMMIT");
    if !told.is_empty() {
        return Some(short(&told));
    }
    if let Ok(info) = fs::read_to_string(root.join(".cargo_vcs_info.json")) {
        let (_, rest) = info.split_once("\"sha1\": \"")?;
        return Some(short(rest));
    }
    if variable("PROFILE") != "release" || !root.join(".git").exists() {
        return None;
    }
    let head = git(root, &["rev-parse", "HEAD"])?;
    let branch = git(root, &["rev-parse", "--symbolic-full-name", "HEAD"])?;
    for name in ["HEAD", &branch] {
        let file = root.join(git(root, &["rev-parse", "--git-path", name])?);
        if file.exists() {
            println!("cargo:rerun-if-changed={}", file.display());
        }
    }
    Some(short(&head))
}

fn short(commit: &str) -> String {
    let digits = commit.chars().take_while(char::is_ascii_alphanumeric);
    digits.take(10).collect()
}

fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Without a resource compiler, the program is built without icon and file properties.
fn give_icon(root: &Path) {
    println!("cargo:rerun-if-changed=assets/icon");
    println!("cargo:rerun-if-changed=packaging/windows/kuba.rc");
    let out = PathBuf::from(variable("OUT_DIR"));
    if let Err(error) = write_icon(root, &out.join("kuba.ico")) {
        println!("cargo:warning=no icon: {error}");
        return;
    }
    let numbers =
        ["MAJOR", "MINOR", "PATCH"].map(|part| variable(&format!("CARGO_PKG_VERSION_{part}")));
    let object = out.join("resources.o");
    for compiler in ["x86_64-w64-mingw32-windres", "windres"] {
        let made = Command::new(compiler)
            .arg("--define")
            .arg(format!("VERSION_NUMBERS={},0", numbers.join(",")))
            .arg("--define")
            .arg(format!("VERSION_TEXT=\\\"{}\\\"", variable("CARGO_PKG_VERSION")))
            .arg("--include-dir")
            .arg(&out)
            .arg(root.join("packaging/windows/kuba.rc"))
            .arg(&object)
            .status();
        if made.is_ok_and(|status| status.success()) {
            println!("cargo:rustc-link-arg-bins={}", object.display());
            return;
        }
    }
    println!("cargo:warning=no windres was found: the program has no icon");
}

/// Windows wants one file: a table, then the pictures.
fn write_icon(root: &Path, file: &Path) -> std::io::Result<()> {
    let pictures: Vec<Vec<u8>> = ICON_SIZES
        .iter()
        .map(|size| fs::read(root.join(format!("assets/icon/kuba-{size}.png"))))
        .collect::<Result<_, _>>()?;
    let count = ICON_SIZES.len() as u16;
    let mut icon = Vec::new();
    for word in [0, 1, count] {
        icon.extend(u16::to_le_bytes(word));
    }
    let mut at = 6 + 16 * u32::from(count);
    for (size, picture) in ICON_SIZES.iter().zip(&pictures) {
        // A side of 256 is written as 0.
        let side = (size % 256) as u8;
        let length = picture.len() as u32;
        icon.extend([side, side, 0, 0, 1, 0, 32, 0]);
        icon.extend(length.to_le_bytes());
        icon.extend(at.to_le_bytes());
        at += length;
    }
    icon.extend(pictures.concat());
    fs::write(file, icon)
}
