//! A game of the maximum length that goes back and forth.

use kuba_rules::Game;
use kuba_rules::kuba::{GameState, KubaRules, RuleSet, Setup};
use kuba_session::{MOST_MOVES, Session};

/// Rules under which marbles can go back and forth for ever.
pub(crate) fn endless() -> KubaRules {
    KubaRules { rules: RuleSet { repetition: false, ..RuleSet::LEAFLET }, setup: Setup::Standard }
}

/// A game of the maximum length that repeats the same four moves.
pub(crate) fn longest_shuffle() -> Session<GameState> {
    let mut session = Session::new(GameState::start(&endless()));
    for text in ["g1g2", "a1a2", "g3g2", "a3a2"].iter().cycle().take(MOST_MOVES) {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    session
}
