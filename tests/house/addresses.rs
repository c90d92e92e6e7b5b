//! No address, mail or repository is printed that may belong to nobody: those of the publisher stand in
//! `packaging/identity`, and all others are on the list below.

use std::fs;
use std::path::{Path, PathBuf};

/// The only file with names and addresses of the publisher.
const IDENTITY: &str = "packaging/identity";

/// Sites of others that exist.
const SITES: [&str; 18] = [
    "aka.ms",
    "crates.io",
    "deb.debian.org",
    "flatpak.org",
    "github.com/notofonts/noto-cjk",
    "github.com/rsms/inter",
    "lichess.org",
    "projectfluent.org",
    "rsms.me",
    "rustup.rs",
    "schemas.microsoft.com",
    "schemas.openxmlformats.org",
    "scripts.sil.org",
    "sh.rustup.rs",
    "www.adobe.com",
    "www.apache.org",
    "www.debian.org",
    "www.w3.org",
];

/// Names of document types, which nothing is loaded from.
const DOCUMENT_TYPES: [&str; 2] =
    ["www.apple.com/DTDs/", "www.freedesktop.org/standards/shared-mime-info"];

/// Files and folders that are printed, packed or published. Tests have made-up addresses to be refused.
const LOOKED_AT: [&str; 16] = [
    ".cargo",
    ".ci",
    ".github",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "Cargo.toml",
    "README.md",
    "SECURITY.md",
    "assets",
    "build.rs",
    "crates",
    "docs",
    "packaging",
    "scripts",
    "src",
];

/// Scripts that write identities of their own to try them.
const OWN_IDENTITIES: [&str; 2] = ["scripts/tamper.sh", "scripts/validate.sh"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.ends_with("tests") {
        return;
    }
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            files(&entry.expect("an entry").path(), found);
        }
    } else {
        found.push(path.to_owned());
    }
}

/// Text without the test module at its end, where addresses are made up.
fn printed<'a>(name: &str, text: &'a str) -> &'a str {
    let is_code = Path::new(name).extension().is_some_and(|end| end == "rs");
    let end = text.find("#[cfg(test)]").filter(|_| is_code);
    &text[..end.unwrap_or(text.len())]
}

/// `true` in the middle of the part of a mail address before or after its `@`.
fn is_of_mail(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "._+-".contains(sign)
}

/// Mail addresses of a line. Names such as `icon@2x.png` and version numbers are none.
fn mails(line: &str) -> Vec<&str> {
    let words = line.split(|sign: char| !is_of_mail(sign) && sign != '@');
    let is_mail = |word: &&str| {
        let Some((name, host)) = word.split_once('@') else {
            return false;
        };
        let end = host.trim_end_matches('.').rsplit_once('.');
        let is_host = end.is_some_and(|(_, end)| {
            end.len() > 1 && end != "png" && end.chars().all(|c| c.is_ascii_lowercase())
        });
        !name.is_empty() && is_host
    };
    words.filter(is_mail).collect()
}

/// Web addresses of a line, without the scheme.
fn links(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for scheme in ["http://", "https://"] {
        for (at, _) in line.match_indices(scheme) {
            let rest = &line[at + scheme.len()..];
            let end = rest
                .find(|c: char| c.is_whitespace() || "\"'<>)`]".contains(c))
                .unwrap_or(rest.len());
            found.push(&rest[..end]);
        }
    }
    found
}

fn exists(link: &str) -> bool {
    let link = link.trim_end_matches(['.', ',', ';', ':']);
    let is_of = |site: &&str| {
        let rest = link.strip_prefix(*site);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let is_filled_in = link.is_empty() || link.starts_with(['$', '{', '[', '*']);
    is_filled_in
        || SITES.iter().any(is_of)
        || DOCUMENT_TYPES.iter().any(|kind| link.starts_with(kind))
}

/// What is wrong with a line.
fn faults(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    for mail in mails(line) {
        found.push(format!("the mail address {mail}"));
    }
    for link in links(line) {
        if !exists(link) {
            found.push(format!("the address {link}"));
        }
    }
    // As the id of the program and as the name of a folder, the word is no address.
    let others = line.replace("org.kubagame", "").replace("\"kubagame\"", "");
    if others.contains("kubagame") {
        found.push("the name kubagame, which nobody owns".to_owned());
    }
    found
}

#[test]
fn addresses_of_the_publisher_stand_in_one_file() {
    let mut all = Vec::new();
    for name in LOOKED_AT {
        let path = root().join(name);
        assert!(path.exists(), "{name} is missing");
        files(&path, &mut all);
    }
    let mut found = Vec::new();
    for path in all {
        let name = path.strip_prefix(root()).expect("a path inside");
        let name = name.to_string_lossy().replace('\\', "/");
        if name == IDENTITY || OWN_IDENTITIES.contains(&name.as_str()) {
            continue;
        }
        // Pictures, fonts and learned weights are no text.
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        for (number, line) in printed(&name, &text).lines().enumerate() {
            for fault in faults(line) {
                found.push(format!("{name}:{}: {fault}", number + 1));
            }
        }
    }
    assert!(
        found.is_empty(),
        "{}\nMove addresses of the publisher to {IDENTITY}; add existing sites of others to the list in this test.",
        found.join("\n")
    );
}

#[test]
fn an_address_of_nobody_is_found_out() {
    for line in [
        "Maintainer: The authors <kuba@kubagame.org>",
        "mail kuba@example.org.",
        "repository = \"https://github.com/kubagame/kuba\"",
        "see https://kuba.example/help",
        "https://crates.io.example.org/",
        "buildhost: kubagame.org",
        "git clone git@github.com:kubagame/kuba",
    ] {
        assert!(!faults(line).is_empty(), "{line}");
    }
    for line in [
        "Icon=org.kubagame.Kuba",
        "ProjectDirs::from(\"org\", \"kubagame\", \"Kuba\")",
        "Rust from [rustup](https://rustup.rs), or https://rustup.rs.",
        "cp icon_16x16@2x.png",
        "uses: actions/checkout@v4",
        "Maintainer: @PUBLISHER@ <@MAIL@>",
        "date -d \"@$SOURCE_DATE_EPOCH\"",
        "egui@0.37.0",
        "${source:-https://crates.io/crates/$name}",
    ] {
        assert_eq!(faults(line), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn the_identity_says_that_it_has_placeholders() {
    let text = fs::read_to_string(root().join(IDENTITY)).expect("the identity");
    if text.contains("=https://example.org") || text.contains("@example.org") {
        assert!(text.contains("THESE ARE PLACEHOLDERS"));
    }
}
