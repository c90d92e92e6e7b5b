//! Packaging files agree with the program.

use std::fs;
use std::path::Path;

use kuba::app::catalogue::CATALOGUE;
use kuba::i18n::catalogue;

/// Application id of the desktop files.
const ID: &str = "org.kubagame.Kuba";

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn linux(ending: &str) -> String {
    read(&format!("packaging/linux/{ID}.{ending}"))
}

fn holds(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}

#[test]
fn the_desktop_knows_the_program_by_one_name() {
    holds(&read("src/app/platform/window.rs"), &[&format!("APP_ID: &str = \"{ID}\"")]);
    let desktop = linux("desktop");
    holds(&desktop, &[&format!("\nIcon={ID}\n"), &format!("\nStartupWMClass={ID}\n")]);
    let metainfo = linux("metainfo.xml");
    holds(&metainfo, &[&format!("<id>{ID}</id>"), &format!(">{ID}.desktop</launchable>")]);
    for file in ["flatpak/org.kubagame.Kuba.yml", "macos/Info.plist"] {
        holds(&read(&format!("packaging/{file}")), &[ID]);
    }
}

#[test]
fn every_game_has_a_type_of_files_with_an_icon() {
    let (desktop, metainfo, types) = (linux("desktop"), linux("metainfo.xml"), linux("mime.xml"));
    for game in CATALOGUE {
        let mime = format!("application/x-{}", game.id);
        holds(&desktop, &[&format!("{mime};")]);
        holds(&metainfo, &[&format!("<mediatype>{mime}</mediatype>")]);
        let icon = format!("application-x-{}", game.id);
        let pattern = format!("<glob pattern=\"*.{}\"/>", game.id);
        let header = format!("value=\"game: &quot;{}&quot;\"", game.id);
        let kind = format!("type=\"{mime}\"");
        holds(&types, &[&kind, &format!("<icon name=\"{icon}\"/>"), &pattern, &header]);
        holds(&read(&format!("assets/icon/{icon}.svg")), &["<svg"]);
        holds(&read("packaging/windows/kuba.nsi"), &[&format!("\"{}\"", game.id)]);
        holds(&read("packaging/macos/Info.plist"), &[&format!("<string>{}</string>", game.id)]);
    }
}

#[test]
fn pictures_can_be_opened_with_the_program() {
    let (desktop, installer) = (linux("desktop"), read("packaging/windows/kuba.nsi"));
    let store = read("packaging/windows/msix.py");
    for kind in ["gif", "jpeg", "png", "webp"] {
        holds(&read("Cargo.toml"), &[&format!("\"{kind}\"")]);
        holds(&desktop, &[&format!("image/{kind};")]);
        holds(&installer, &[&format!("!insertmacro Offer \"{kind}\"")]);
        holds(&store, &[&format!("\"{kind}\"")]);
    }
}

#[test]
fn every_text_names_the_number_of_puzzles() {
    let lines = |game: &str| read(&format!("crates/bot/puzzles/{game}.txt")).lines().count();
    let count: usize = CATALOGUE.iter().map(|game| lines(game.id)).sum();
    let (thousands, rest) = (count / 1000, count % 1000);
    let number = format!("{thousands},{rest:03} ");
    for file in ["README.md", "CHANGELOG.md", "docs/manual.md", "packaging/linux/debian-control"] {
        holds(&read(file), &[&number]);
    }
    let metainfo = linux("metainfo.xml");
    holds(&metainfo, &[&format!("<li>Solve {number}puzzles")]);
    let translations = catalogue().len() - 1;
    assert_eq!(metainfo.matches(&count.to_string()).count(), translations, "{count}");
}

#[test]
fn every_released_version_is_told_of() {
    let changes = read("CHANGELOG.md");
    let metainfo = linux("metainfo.xml");
    let released: Vec<&str> = changes
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .filter(|title| title.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    assert_eq!(released.first(), Some(&env!("CARGO_PKG_VERSION")));
    for version in released {
        holds(&metainfo, &[&format!("<release version=\"{version}\"")]);
        let kept = format!("tests/data/released/{version}");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(&kept);
        assert!(folder.join("settings.ron").exists(), "{kept}: no settings");
        assert!(folder.join("kuba.kuba").exists(), "{kept}: no game");
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    let (inside, _) = rest.split_once(to).unwrap_or_else(|| panic!("no {to}"));
    inside
}

/// The libraries loaded to open a window: each file name with its Debian package.
fn libraries<'a>(source: &'a str, list: &str) -> Vec<(&'a str, &'a str)> {
    let list = between(source, &format!("const {list}:"), "];");
    let words: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    let (triples, rest) = words.as_chunks::<3>();
    assert!(!triples.is_empty() && rest.is_empty(), "{words:?}");
    triples.iter().map(|[_, file, package]| (*file, *package)).collect()
}

#[test]
fn packages_ask_for_the_libraries_of_the_window() {
    let source = read("src/app/platform/display/unix.rs");
    let debian = read("packaging/linux/debian-control");
    let depends = between(&debian, "\nDepends: ", "\n").replace(',', " ") + " ";
    let recommends = between(&debian, "\nRecommends: ", "\n").replace(',', " ") + " ";
    let other = read("packaging/linux/nfpm.yaml");
    let rpm = between(&other, "  rpm:\n", "  archlinux:\n");
    let (needed, _) = rpm.split_once("recommends:").expect("recommendations");
    for (file, package) in libraries(&source, "X11_LIBRARIES") {
        holds(&depends, &[&format!("{package} ")]);
        holds(needed, &[&format!("- {file}()(64bit)\n")]);
    }
    // These are needed on Wayland only.
    for (file, package) in libraries(&source, "WAYLAND_LIBRARIES") {
        holds(&(depends.clone() + &recommends), &[&format!("{package} ")]);
        holds(rpm, &[&format!("- {file}()(64bit)\n")]);
    }
}

#[test]
fn every_package_names_the_same_licence() {
    let licence = env!("CARGO_PKG_LICENSE");
    holds(&read("packaging/linux/nfpm.yaml"), &[&format!("\nlicense: {licence}\n")]);
    holds(&linux("metainfo.xml"), &[&format!("<project_license>{licence}</project_license>")]);
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn the_desktop_speaks_every_language_of_the_program() {
    let (desktop, metainfo, types) = (linux("desktop"), linux("metainfo.xml"), linux("mime.xml"));
    let named = ["GenericName", "Comment", "Keywords", "Name"];
    for language in catalogue() {
        let tag = language.tag;
        holds(&metainfo, &[&format!(">{tag}</lang>")]);
        if tag == "en" {
            continue;
        }
        for key in named {
            // The program's name is not translated.
            let own = usize::from(key == "Name");
            let there = count(&desktop, &format!("\n{key}[{tag}]="));
            assert_eq!(there, count(&desktop, &format!("\n{key}=")) - own, "{key}, {tag}");
        }
        for (text, elements) in
            [(&metainfo, &["summary", "p", "li", "caption"][..]), (&types, &["comment"])]
        {
            for element in elements {
                let there = count(text, &format!("<{element} xml:lang=\"{tag}\">"));
                assert_eq!(there, count(text, &format!("<{element}>")), "{element}, {tag}");
                assert!(there > 0, "{element}");
            }
        }
    }
    let store = read("packaging/windows/msix.py");
    for language in catalogue() {
        holds(&store, &[&format!("\"{}\"", language.tag)]);
    }
    let installer = read("packaging/windows/kuba.nsi");
    let languages = count(&installer, "!insertmacro MUI_LANGUAGE ");
    assert_eq!(languages, catalogue().len(), "the installer for Windows");
    for game in CATALOGUE {
        let names = count(&installer, &format!("LangString {} ", game.id));
        assert_eq!(names, languages, "the installer for Windows: {}", game.id);
    }
}
