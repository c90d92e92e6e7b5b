//! The fuzzer's properties of the engine protocol, with random inputs.

use crate::common::engine_lines::engine_lines;
use proptest::prelude::{ProptestConfig, prop};
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// Words of the protocol, valid and invalid.
const WORDS: &[&str] = &[
    "ugi",
    "isready",
    "uginewgame",
    "setoption",
    "name",
    "value",
    "Ko",
    "Superko",
    "Level",
    "Game",
    "kuba",
    "cubulus",
    "qubism",
    "Players",
    "Neutrals",
    "middle-layer",
    "3",
    "position",
    "startpos",
    "fen",
    "7/7/7/WB5/7/7/1W3WR w 0-0 - -",
    "moves",
    "3/1R1/3/W2/1B1/2W/3/3/3 b wbr -",
    "3/3/3/RRR/RRR/RRR/3/3/3 w wb -",
    "4WR/2SR2/3ER1/3WRSR/5 c1 c5 w",
    "f1f2",
    "a1a2",
    "b33",
    "d3ER",
    "pass",
    "resign",
    "go",
    "nodes",
    "movetime",
    "p1time",
    "p2inc",
    "depth",
    "infinite",
    "mate",
    "-100",
    "10",
    "99999999999999999999",
    "stop",
    "query",
    "gameover",
    "p1turn",
    "p3turn",
    "p3time",
    "result",
    "d",
    "bench",
    "nonsense",
    "\n",
    "\n",
    "\n",
    "\nisready\n",
    "\nsetoption name Game value cubulus\n",
    "\nsetoption name Players value 3\n",
    "\nsetoption name Game value qubism\n",
    "\nposition startpos\n",
    "\ngo nodes 10\n",
];

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 90,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(8),
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_engine_answers_whatever_it_is_told(
        words in prop::collection::vec(select(WORDS), 0..60),
    ) {
        engine_lines(&words.join(" ").replace("\n ", "\n"));
    }
}
