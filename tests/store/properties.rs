//! The fuzzer's properties of saved texts, with random inputs.

use crate::common::kept::{pasted, recent, saved_game, settings};
use crate::common::tried::{Cubulus, Kuba, Qubism, Tried};
use kuba::app::Settings;
use kuba::store::settings_file::settings_from;
use kuba::store::{RecentFiles, read_game, read_pasted};
use proptest::prelude::{ProptestConfig, any, prop};
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

macro_rules! seeds {
    ($($name:literal),+ $(,)?) => {
        &[$(include_str!(concat!("../../fuzz/seeds/", $name))),+]
    };
}

const KUBA: &[&str] = seeds![
    "game/whole",
    "game/ended",
    "game/variations",
    "paste/variations",
];
const CUBULUS: &[&str] = seeds![
    "game/cubulus-two",
    "game/cubulus-three",
    "game/cubulus-other-size",
    "paste/cubulus-sheet",
];
const QUBISM: &[&str] = seeds!["game/qubism"];
/// Pasted texts that are no records.
const PASTED: &[&str] = seeds![
    "paste/moves",
    "paste/position",
    "paste/cubulus-moves",
    "paste/cubulus-two",
    "paste/cubulus-three",
    "paste/qubism-moves",
    "paste/qubism-position",
];
const SETTINGS: &[&str] = seeds!["settings/some", "settings/every-game"];
const RECENT: &str = include_str!("../../fuzz/seeds/recent/two");

/// Words from such texts, and some others.
const WORDS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "None",
    "Some(",
    "0",
    "7",
    "-1",
    "f1f2",
    "pass",
    "Computer(",
    "Superko",
    "Three",
    "Two(",
    "true",
    "a11",
    "b23-b22",
    "d3ER",
    "resign",
    "(at: 1, moves: \"g7g6\"),",
    "Delete(2), End(true),",
    "Vary(5)",
    "(2, \"0.35,52.1/47.9,9,-,\"),",
    "{",
    "}",
    "$4",
    "*",
    "[%eval ",
    " wb ",
    " wbr ",
    "1e400",
    "//",
    "/*",
    "\u{0}",
    "é",
    "game: \"chess\",",
];

/// The text after random deletions, duplications and insertions of words.
fn changed(text: &str, changes: &[(Index, Index, &str)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (from, len, word) in changes {
        if letters.is_empty() {
            break;
        }
        let from = from.index(letters.len());
        let end = (from + len.index(24)).min(letters.len());
        letters.splice(from..end, word.chars());
    }
    letters.into_iter().collect()
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1997),
        ..ProptestConfig::default()
    })]

    #[test]
    fn nearly_right_texts_are_read_or_refused(
        seed in select([KUBA, CUBULUS, QUBISM, PASTED, SETTINGS, &[RECENT]].concat()),
        changes in prop::collection::vec((any::<Index>(), any::<Index>(), select(WORDS)), 0..4),
    ) {
        let text = changed(seed, &changes);
        saved_game(&text);
        pasted(&text);
        settings(&text);
        recent(&text);
    }

    #[test]
    fn pasted_moves_are_played_or_refused(
        words in prop::collection::vec("[a-g][1-7]-?[a-g][1-7](x[WBR])?|[0-9]{1,3}\\.|pass", 0..12),
        balls in prop::collection::vec("[a-c][1-3][1-3](-[a-c][1-3][1-3])?|pass|resign", 0..30),
        cubes in prop::collection::vec("[a-e][1-5]([NESW][LR]|-[a-e][1-5])", 0..12),
    ) {
        for moves in [words, balls, cubes] {
            pasted(&moves.join(" "));
        }
    }
}

#[test]
fn the_texts_that_are_changed_are_sound_themselves() {
    fn read<G: Tried>(texts: &[&str]) {
        for text in texts {
            if let Err(error) = read_game::<G>(text) {
                panic!("{error}\n{text}");
            }
        }
    }
    fn is_read<G: Tried>(text: &str) -> bool {
        read_pasted::<G>(text, &G::Rules::default()).is_ok()
    }
    read::<Kuba>(KUBA);
    read::<Cubulus>(CUBULUS);
    read::<Qubism>(QUBISM);
    for text in PASTED {
        let is_read = is_read::<Kuba>(text) || is_read::<Cubulus>(text) || is_read::<Qubism>(text);
        assert!(is_read, "{text}");
    }
    for text in SETTINGS {
        let (settings, _) = settings_from::<Settings>(text).expect("settings");
        assert_ne!(settings, Settings::default());
    }
    assert_eq!(
        RecentFiles::from_text(RECENT).map(|files| files.paths().len()),
        Ok(2)
    );
}
