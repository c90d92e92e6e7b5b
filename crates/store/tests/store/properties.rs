//! The fuzzer's properties of saved texts, with random inputs.

use crate::common::arrived::{messages, practice, puzzle_texts};
use crate::common::changed::{CUBULUS, KUBA, PASTED, QUBISM, RECENT, WORDS, changed, seeds};
use crate::common::kept::{pasted, people, recent, saved_game};
use kuba_rules::cubulus::GameState as Cubulus;
use kuba_rules::kuba::GameState as Kuba;
use kuba_rules::qubism::GameState as Qubism;
use kuba_store::people::MOST_PEOPLE;
use kuba_store::{RecentFiles, Recordable, read_game, read_pasted};
use proptest::prelude::{ProptestConfig, Strategy, any, prop};
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1997),
        ..ProptestConfig::default()
    })]

    #[test]
    fn nearly_right_texts_are_read_or_refused(
        seed in select(seeds()),
        changes in prop::collection::vec((any::<Index>(), any::<Index>(), select(WORDS)), 0..4),
    ) {
        let text = changed(seed, &changes);
        saved_game(&text);
        pasted(&text);
        recent(&text);
        people(&text);
        messages(&text);
        puzzle_texts(&text);
        practice(&text);
    }

    #[test]
    fn messages_that_contradict_each_other_are_agreed_on_at_once(
        told in prop::collection::vec(message_text(), 1..6),
    ) {
        messages(&told.concat());
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

/// A message of a game of two, with any requests, answers and moves.
fn message_text() -> impl Strategy<Value = String> {
    let list = |words: &'static [&'static str]| {
        prop::collection::vec(select(words), 0..3).prop_map(|words| words.join("; "))
    };
    let moves = select(&["", "f1-f2", "f1-f2 f7-f6", "f1-f2 f7-f6 f2-f3", "b1-b2", "f1-f2 b7-b6"]);
    let asks = list(&["draw", "undo 0", "undo 1", "undo 2"]);
    let answers = list(&["1.1 yes", "1.2 yes", "2.1 yes", "2.2 yes", "1.1 no", "2.1 no"]);
    let undone = list(&["1.1", "1.2", "2.1", "2.2"]);
    let parts = (1..3usize, 1..8u32, select(&["", "a", "b"]), asks, answers, undone, moves);
    parts.prop_map(|(seat, edition, writer, asks, answers, undone, moves)| {
        let tags = [
            ("Game", "kuba"),
            ("Result", "*"),
            ("Table", "aaaa-bbbb"),
            ("Seat", &seat.to_string()),
            ("Edition", &edition.to_string()),
            ("Writer", writer),
            ("Asks", &asks),
            ("Answers", &answers),
            ("Undone", &undone),
        ];
        let tags = tags.map(|(name, value)| format!("[{name} \"{value}\"]\n"));
        format!("{}\n1. {moves}\n\n", tags.concat())
    })
}

#[test]
fn every_list_of_people_is_made_sound() {
    let many: String = (1..=MOST_PEOPLE).rev().map(|number| line(number, "Ana")).collect();
    for lines in [
        String::new(),
        line(0, ""),
        line(0, "Ana") + &line(0, "Ben") + &line(3, "ANA"),
        line(2, "a \\u{7} b") + &line(3, "a b"),
        line(9, &"long".repeat(20)),
        many + &line(0, "Zoe"),
    ] {
        let whole = format!("(\n    last: 3,\n    people: [\n{lines}    ],\n)\n");
        people(&whole);
        people(whole.trim_end_matches(['(', ')', '\n']));
    }
}

fn line(number: usize, name: &str) -> String {
    format!("        (number:{number},name:\"{name}\",sign:{}),\n", number % 15)
}

#[test]
fn the_texts_that_are_changed_are_sound_themselves() {
    fn read<G: Recordable>(texts: &[&str]) {
        for text in texts {
            if let Err(error) = read_game::<G>(text) {
                panic!("{error}\n{text}");
            }
        }
    }
    fn is_read<G: Recordable>(text: &str) -> bool {
        read_pasted::<G>(text, &G::Rules::default()).is_ok()
    }
    read::<Kuba>(KUBA);
    read::<Cubulus>(CUBULUS);
    read::<Qubism>(QUBISM);
    for text in PASTED {
        let is_read = is_read::<Kuba>(text) || is_read::<Cubulus>(text) || is_read::<Qubism>(text);
        assert!(is_read, "{text}");
    }
    assert_eq!(RecentFiles::from_text(RECENT).map(|files| files.paths().len()), Ok(2));
}
