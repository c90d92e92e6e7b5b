//! The fuzzer's property of lines of moves, with random inputs.

use crate::common::line_of_moves::line_of_moves;
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
    fn games_are_what_their_moves_make_of_them(
        rules in 0..85_u8,
        bytes in prop::collection::vec(any::<u8>(), 0..60),
    ) {
        for game in 0..3 {
            line_of_moves(&[&[3 * rules + game], &bytes[..]].concat());
        }
    }
}
