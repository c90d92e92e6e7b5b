//! What is thought of a move.

use super::{Chance, Mark, Verdict};
use crate::bot::Evaluate;
use crate::rules::Player;

/// A move that loses so much is doubtful, in tenths of a percent.
pub const DOUBTFUL: u16 = 100;
/// A move that loses so much is a mistake.
pub const MISTAKE: u16 = 200;
/// A move that loses so much is a blunder.
pub const BLUNDER: u16 = 300;
/// If whatever else could be done loses so much, the best move is the only one that holds.
const ONLY: u16 = 200;
/// Who has less than this has nothing left to hold.
const HELD: u16 = 300;
/// A position is decided in which a player has less than this, or everybody else has.
const DECIDED: u16 = 30;

/// Why a move is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// There was no other.
    Forced,
    /// The game was decided, before the move and after it.
    Decided,
}

/// What is thought of a move. The chances are in the eyes of the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Who made the move.
    pub player: Player,
    /// What the best move would have kept.
    pub before: Chance,
    /// What the move has kept.
    pub after: Chance,
    /// What is thought of it, if there is anything to be said.
    pub mark: Option<Mark>,
    /// Why it is not judged; `None` if it is.
    pub unjudged: Option<Unjudged>,
}

impl Judgement {
    /// What is thought of a move in a position, by what was found out about the position before it
    /// and the one after it. The best move is never blamed; it is good (`!`) if it is the only one
    /// that holds: if the second best loses 20 points or more of chance, and there was something to
    /// hold.
    pub fn of<G: Evaluate>(
        game: &G,
        mv: G::Move,
        before: &Verdict<G::Move>,
        after: &Verdict<G::Move>,
    ) -> Self {
        let player = game.turn();
        let mut judgement = Self {
            player,
            before: before.chance(player),
            after: after.chance(player),
            mark: None,
            unjudged: None,
        };
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        if moves.len() <= 1 {
            judgement.unjudged = Some(Unjudged::Forced);
        } else if judgement.is_decided() {
            judgement.unjudged = Some(Unjudged::Decided);
        } else if before.line.first() == Some(&mv) {
            judgement.mark = judgement.praise(before.second);
        } else {
            judgement.mark = blame(judgement.loss());
        }
        judgement
    }

    /// What the move has lost against the best, in tenths of a percent.
    pub fn loss(self) -> u16 {
        let loss = self.before.tenths().saturating_sub(self.after.tenths());
        if self.unjudged == Some(Unjudged::Forced) {
            0
        } else {
            loss
        }
    }

    fn is_decided(self) -> bool {
        let both = [self.before, self.after];
        both.iter().all(|chance| chance.tenths() < DECIDED)
            || both
                .iter()
                .all(|chance| chance.complement().tenths() < DECIDED)
    }

    /// The mark of the best move.
    fn praise(self, second: Option<Chance>) -> Option<Mark> {
        let kept = self.after.tenths();
        let is_only = kept >= HELD && second.is_some_and(|second| second.tenths() + ONLY <= kept);
        is_only.then_some(Mark::Good)
    }
}

/// The mark of a move that loses so much.
fn blame(loss: u16) -> Option<Mark> {
    match loss {
        BLUNDER.. => Some(Mark::Blunder),
        MISTAKE.. => Some(Mark::Mistake),
        DOUBTFUL.. => Some(Mark::Doubtful),
        _ => None,
    }
}
