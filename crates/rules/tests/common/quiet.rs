//! Long random games of Kuba.

use kuba_rules::Game;
use kuba_rules::kuba::{ExtraTurn, GameState, KoRule, KubaRules, Move, RuleSet, Setup};

/// Random numbers from a seed.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % sides
    }
}

/// Rules under which no game ends by itself and the whole history counts.
pub(crate) fn superko() -> KubaRules {
    KubaRules {
        rules: RuleSet { ko: KoRule::Superko, extra: ExtraTurn::May, repetition: true },
        setup: Setup::Standard,
    }
}

/// A random push that captures nothing, `None` if there is none.
pub(crate) fn quiet(game: &GameState, dice: &mut Dice) -> Option<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.retain(|&mv| !game.write_move(mv).contains('x'));
    (!moves.is_empty()).then(|| moves[dice.roll(moves.len())])
}
