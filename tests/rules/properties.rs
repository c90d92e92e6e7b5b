//! The properties that the fuzzer tries to break, with random inputs.

use crate::common::properties::{line_of_moves, move_text, position_text};
use proptest::prelude::{ProptestConfig, any, prop};
use proptest::test_runner::RngSeed;

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(7),
        ..ProptestConfig::default()
    })]

    #[test]
    fn positions_come_back_as_they_were(
        board in "([WBR.]{7}/){6}[WBR.]{7}",
        rest in " [wb] [0-3]-[0-3] [-+] (-|[a-g][1-7][a-g][1-7])",
    ) {
        // Emptier boards are nearer to those of real games.
        let thin: String = board.chars().zip((0..5).cycle()).map(|(letter, nth)| match letter {
            'W' | 'B' | 'R' if nth > 1 => '.',
            other => other,
        }).collect();
        position_text(&(thin + &rest));
    }

    #[test]
    fn moves_come_back_as_they_were(text in "[a-h][0-8]-?[a-h][0-8](x[WBRé]?)?|pass|\\PC{0,8}") {
        move_text(&text);
    }

    #[test]
    fn games_are_what_their_moves_make_of_them(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        line_of_moves(&bytes);
    }
}
