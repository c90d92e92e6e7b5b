//! The fuzzer's properties of positions and moves, with random inputs.

use crate::common::properties::{move_text, position_text};
use kuba_rules::cubulus::Opening;
use proptest::prelude::{Just, ProptestConfig, Strategy, prop, prop_oneof};
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// Removes about three of five marbles, because emptier boards are closer to those of real games.
fn thinned(board: &str) -> String {
    let letters = board.chars().zip((0..5).cycle());
    let thin = letters.map(|(letter, nth)| match letter {
        'W' | 'B' | 'R' if nth > 1 => '.',
        other => other,
    });
    thin.collect()
}

/// A cube with this many balls of each colour in random cells.
fn cube(white: usize, black: usize, red: usize) -> impl Strategy<Value = String> {
    let colours = [('W', white), ('B', black), ('R', red), ('.', 27)];
    let balls = colours.map(|(colour, count)| vec![colour; count]).concat();
    Just(balls[..27].to_vec())
        .prop_shuffle()
        .prop_map(|balls| balls.chunks(3).map(String::from_iter).collect::<Vec<_>>().join("/"))
}

/// A banned shift, or none. A position that it does not fit is invalid.
fn ban() -> impl Strategy<Value = String> {
    let openings = Opening::all().map(|opening| opening.to_string());
    select(openings.chain(vec!["-".to_owned(); 54]).collect::<Vec<_>>())
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(7),
        ..ProptestConfig::default()
    })]

    #[test]
    fn positions_of_kuba_come_back_as_they_were(
        board in "([WBR.]{7}/){6}[WBR.]{7}",
        rest in " [wb] [0-3]-[0-3] [-+] (-|[a-g][1-7][a-g][1-7])",
    ) {
        position_text(&(thinned(&board) + &rest));
    }

    #[test]
    fn positions_of_cubulus_come_back_as_they_were(
        cube in (0..=9_usize, 0..=9_usize, prop_oneof![Just(9_usize), 0..=10_usize])
            .prop_flat_map(|(white, black, red)| cube(white, black, red)),
        turn in "[wbr]",
        players in "wb|wb|wb|wbr|wbr|\\.br|w\\.r|wb\\.|[wb.r]{1,4}",
        ban in ban(),
    ) {
        position_text(&format!("{cube} {turn} {players} {ban}"));
    }

    #[test]
    fn positions_of_qubism_come_back_as_they_were(
        ranks in prop::collection::vec("([NESW][LR]|1|1|1){5}|5", 5),
        rest in " [a-e][1-5] [a-e][1-5] [bw]",
    ) {
        position_text(&(ranks.join("/") + &rest));
    }

    #[test]
    fn moves_of_kuba_come_back_as_they_were(
        text in "[a-h][0-8]-?[a-h][0-8](x[WBRé]?)?|pass|\\PC{0,8}",
    ) {
        move_text(&text);
    }

    #[test]
    fn moves_of_cubulus_come_back_as_they_were(
        text in "[a-d][0-4][1-3]([-=]?[a-c][1-3][0-4])?|pass|resign",
    ) {
        move_text(&text);
    }

    #[test]
    fn moves_of_qubism_come_back_as_they_were(
        text in "[a-f][0-6](-?[a-e][1-5])?([NESWX][LRé])?",
    ) {
        move_text(&text);
    }
}
