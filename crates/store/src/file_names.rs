//! Names that the program proposes for files.

use kuba_rules::phrase::has_picture;

/// Longest proposed name without its extension, in bytes. File systems allow 255 bytes, and an extension may
/// follow.
const LONGEST: usize = 239;

/// Returns a name without an extension that every file system accepts and no file manager hides. `named` puts
/// the players into the name; if it is too long, they are cut.
pub fn proposed_name(players: &str, named: impl Fn(&str) -> String) -> String {
    let whole = fit(&named(players));
    if whole.len() <= LONGEST {
        return whole;
    }
    let room = LONGEST.saturating_sub(fit(&named("…")).len());
    let players = fit(players);
    let cut = &players[..players.floor_char_boundary(room)];
    fit(&named(&format!("{}…", cut.trim_end())))
}

/// A name that begins with a dot is hidden, and some systems reserve other signs or drop a dot at the end.
fn fit(name: &str) -> String {
    let visible: String = name.chars().filter(|&c| has_picture(c)).collect();
    let is_lost = |c: char| c == '.' || c.is_whitespace();
    visible
        .replace(['/', '\\', ':', '*', '?', '"', '<', '>', '|'], "-")
        .trim_matches(is_lost)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(players: &str) -> String {
        proposed_name(players, |players| format!("{players} 2026-11-25"))
    }

    #[test]
    fn a_proposed_name_is_seen_and_accepted() {
        for (players, proposed) in [
            ("Ada – Ben", "Ada – Ben 2026-11-25"),
            (".hidden", "hidden 2026-11-25"),
            (" . .. a/b", "a-b 2026-11-25"),
            ("\u{202e}abuk\u{2066}", "abuk 2026-11-25"),
            ("\u{200b}\u{2060}", "2026-11-25"),
            ("a\nb\u{0}", "ab 2026-11-25"),
        ] {
            assert_eq!(name(players), proposed, "{players:?}");
        }
    }

    #[test]
    fn long_names_of_players_are_cut_and_the_date_stays() {
        for players in ["桂".repeat(80), "é".repeat(119), "a".repeat(300), "🙂 ".repeat(60)] {
            let name = name(&players);
            assert!(name.ends_with("… 2026-11-25"), "{name}");
            assert!((LONGEST - 5..=LONGEST).contains(&name.len()), "{}", name.len());
        }
    }
}
