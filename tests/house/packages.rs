//! What is installed beside the program says the same as the program.

use std::fs;
use std::path::Path;

use kuba::app::catalogue::CATALOGUE;

/// The program's name for the desktop.
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
    holds(
        &read("src/app/window.rs"),
        &[&format!("APP_ID: &str = \"{ID}\"")],
    );
    let desktop = linux("desktop");
    holds(
        &desktop,
        &[
            &format!("\nIcon={ID}\n"),
            &format!("\nStartupWMClass={ID}\n"),
        ],
    );
    let metainfo = linux("metainfo.xml");
    holds(
        &metainfo,
        &[
            &format!("<id>{ID}</id>"),
            &format!(">{ID}.desktop</launchable>"),
        ],
    );
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
        holds(
            &types,
            &[
                &kind,
                &format!("<icon name=\"{icon}\"/>"),
                &pattern,
                &header,
            ],
        );
        holds(&read(&format!("assets/icon/{icon}.svg")), &["<svg"]);
        holds(
            &read("packaging/windows/kuba.nsi"),
            &[&format!("\"{}\"", game.id)],
        );
        holds(
            &read("packaging/macos/Info.plist"),
            &[&format!("<string>{}</string>", game.id)],
        );
    }
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
