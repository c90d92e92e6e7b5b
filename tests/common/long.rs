//! Games of the maximum length.

use kuba::rules::Game;
use kuba::rules::kuba::{ExtraTurn, GameState, KoRule, KubaRules, Move, RuleSet, Setup};
use kuba::session::{MOST_MOVES, Session};

/// Random numbers from a seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }
}

/// Rules under which no game ends by itself and the whole history counts.
pub fn superko() -> KubaRules {
    KubaRules {
        rules: RuleSet {
            ko: KoRule::Superko,
            extra: ExtraTurn::May,
            repetition: true,
        },
        setup: Setup::Standard,
    }
}

/// Rules under which marbles can go back and forth for ever.
pub fn endless() -> KubaRules {
    KubaRules {
        rules: RuleSet {
            repetition: false,
            ..RuleSet::LEAFLET
        },
        setup: Setup::Standard,
    }
}

/// A random push that captures nothing, `None` if there is none.
pub fn quiet(game: &GameState, dice: &mut Dice) -> Option<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.retain(|&mv| !game.write_move(mv).contains('x'));
    (!moves.is_empty()).then(|| moves[dice.roll(moves.len())])
}

/// A Superko game of the maximum length without a capture.
pub fn longest_superko(seed: u64) -> Session<GameState> {
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

/// A game of the maximum length that repeats the same four moves.
pub fn longest_shuffle() -> Session<GameState> {
    let mut session = Session::new(GameState::start(&endless()));
    for text in ["g1g2", "a1a2", "g3g2", "a3a2"]
        .iter()
        .cycle()
        .take(MOST_MOVES)
    {
        let mv = session.live().read_move(text).expect(text);
        session.play(mv).expect(text);
    }
    session
}
