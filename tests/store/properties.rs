//! The properties that the fuzzer tries to break, with random inputs.

use crate::common::kept::{pasted, recent, saved_game, settings};
use proptest::prelude::{ProptestConfig, any, prop};
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

const GAME: &str = include_str!("../../fuzz/seeds/game/whole");
const ENDED: &str = include_str!("../../fuzz/seeds/game/ended");
const SETTINGS: &str = include_str!("../../fuzz/seeds/settings/some");
const RECENT: &str = include_str!("../../fuzz/seeds/recent/two");

/// What stands in such texts, and some that does not.
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
    "true",
    "1e400",
    "//",
    "/*",
    "\u{0}",
    "é",
    "game: \"chess\",",
];

/// A text with some of it cut out, doubled, or exchanged for a word.
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
        seed in select(&[GAME, ENDED, SETTINGS, RECENT][..]),
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
    ) {
        pasted(&words.join(" "));
    }
}

#[test]
fn the_texts_that_are_changed_are_sound_themselves() {
    assert!(kuba::store::read_game::<kuba::rules::kuba::GameState>(GAME).is_ok());
    assert!(kuba::store::read_game::<kuba::rules::kuba::GameState>(ENDED).is_ok());
    assert_eq!(
        kuba::store::RecentFiles::from_text(RECENT).map(|files| files.paths().len()),
        Ok(2)
    );
}
