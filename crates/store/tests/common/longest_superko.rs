//! A game of the maximum length whose positions all differ.

use kuba_rules::kuba::GameState;
use kuba_session::{MOST_MOVES, Session};

use super::quiet::{Dice, quiet, superko};

/// A Superko game of the maximum length without a capture.
pub(crate) fn longest_superko(seed: u64) -> Session<GameState> {
    let mut dice = Dice(seed);
    // A crowded board would soon run out of new positions that need no capture.
    let start = "W5B/7/2R4/W5B/4R2/7/W5B w".parse().expect("a position");
    let mut session = Session::new(GameState::from_position(start, superko().rules));
    for ply in 0..MOST_MOVES {
        let mv = quiet(session.live(), &mut dice).unwrap_or_else(|| panic!("stuck at {ply}"));
        session.play(mv).expect("a legal move");
    }
    session
}
