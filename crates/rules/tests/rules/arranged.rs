//! Positions set up by hand, with any pieces anywhere.

use kuba_rules::cubulus::{
    Ball, Cell as CubeCell, CubulusRules, GameState as Cubulus, Opening,
    Position as CubulusPosition,
};
use kuba_rules::kuba::{
    Cell, Direction, GameState as Kuba, KubaRules, Marble, Position as KubaPosition, Push, RuleSet,
    Setup,
};
use kuba_rules::phrase::ToPhrase;
use kuba_rules::qubism::{
    Cube, GameState as Qubism, Position as QubismPosition, QubismRules, Square,
};
use kuba_rules::{EditablePosition, Game, Player};
use proptest::prelude::{ProptestConfig, any, prop};
use proptest::test_runner::RngSeed;

/// A valid position survives a round trip through text and starts a game; an invalid one is rejected for its
/// first fault. Either can be displayed and has a mirror image.
fn is_accepted_if_it_is_sound<G: Game, P: EditablePosition>(
    position: P,
    drawn: &G,
    rules: &G::Rules,
) {
    let text = position.to_string();
    let read = P::read(&text).unwrap_or_else(|_| panic!("{text} can be read"));
    assert_eq!(read.to_string(), text);
    assert_eq!(position.mirrored().mirrored(), position, "{text}");
    let faults = position.faults();
    assert_eq!(position.mirrored().faults().len(), faults.len(), "{text}");
    assert!(position.cleared().mirrored().faults().is_empty());
    let first = faults.first().map(ToPhrase::phrase);
    match (G::from_text(&text, rules), first) {
        (Ok(game), None) => {
            assert_eq!(read, position, "{text}");
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            assert!(game.outcome().is_some() || !moves.is_empty(), "{text}");
        }
        (Err(error), Some(first)) => {
            assert_eq!(error.phrase(), first, "{text}");
        }
        (read, first) => panic!("{text}: {:?}, but {first:?}", read.err()),
    }
    let _ = (drawn.outcome(), drawn.position_text());
}

proptest::proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(11),
        ..ProptestConfig::default()
    })]

    #[test]
    fn whatever_is_laid_on_kubas_board_is_accepted_if_nothing_is_wrong(
        laid in prop::collection::vec((0..49_usize, 0..4_usize), 0..30),
        start in any::<bool>(),
        (turn, extra, reds, ko) in (0..2_usize, any::<bool>(), (0..8_u8, 0..8_u8), 0..196_usize),
    ) {
        let mut position = KubaPosition::start(Setup::Standard);
        if !start {
            position = position.cleared();
        }
        let cells: Vec<Cell> = Cell::all().collect();
        for (cell, what) in laid {
            position.lay(cells[cell], Marble::ALL.get(what).copied());
        }
        position.give_turn(Player::seat(turn));
        position.grant(extra);
        position.score(Player::FIRST, reds.0);
        position.score(Player::SECOND, reds.1);
        position.forbid(Some(Push::new(cells[ko / 4], Direction::ALL[ko % 4])));
        let drawn = Kuba::laid_out(position, RuleSet::default());
        is_accepted_if_it_is_sound(position, &drawn, &KubaRules::default());
    }

    #[test]
    fn whatever_is_laid_in_the_cube_is_accepted_if_nothing_is_wrong(
        laid in prop::collection::vec((0..27_usize, 0..4_usize), 0..40),
        (seats, turn, out, ban) in (2..4_usize, 0..3_usize, 0..4_usize, 0..54_usize),
    ) {
        let mut position = CubulusPosition::read("3/3/3/RRR/RRR/RRR/3/3/3 w wb").expect("a text");
        position.seat(seats);
        let cells: Vec<CubeCell> = CubeCell::all().collect();
        for (cell, what) in laid {
            position.lay(cells[cell], Ball::ALL.get(what).copied());
        }
        if turn < seats {
            position.give_turn(Player::seat(turn));
        }
        if seats == 3 {
            position.send_out(out.checked_sub(1).map(Player::seat));
        }
        position.forbid(Opening::all().nth(ban));
        let rules = CubulusRules::default();
        is_accepted_if_it_is_sound(position, &Cubulus::from_position(position, rules), &rules);
    }

    #[test]
    fn whatever_is_laid_on_qubisms_board_is_accepted_if_nothing_is_wrong(
        laid in prop::collection::vec((0..25_usize, 0..11_usize), 0..16),
        turn in 0..2_usize,
    ) {
        let mut position = QubismPosition::start();
        let squares: Vec<Square> = Square::all().collect();
        for (square, what) in laid {
            match what.checked_sub(8) {
                None => position.lay(squares[square], Cube::all().nth(what)),
                Some(pawn @ 0..2) => position.stand(Player::seat(pawn), squares[square]),
                Some(_) => position.lay(squares[square], None),
            }
        }
        position.give_turn(Player::seat(turn));
        let rules = QubismRules::default();
        is_accepted_if_it_is_sound(position, &Qubism::laid_out(position, rules), &rules);
    }
}
