//! Judgement of moves by the chances they lose.

use super::{Chance, Mark, Verdict};
use crate::bot::Evaluate;
use crate::rules::Player;

/// Loss from which on a move is doubtful, in tenths of a percent of chance.
pub const DOUBTFUL: u16 = 100;
/// Loss from which on a move is a mistake, in tenths of a percent of chance.
pub const MISTAKE: u16 = 200;
/// Loss from which on a move is a blunder, in tenths of a percent of chance.
pub const BLUNDER: u16 = 300;
/// Loss by all other moves from which on the best move is the only one that holds, in tenths of a percent.
const ONLY: u16 = 200;
/// Chance below which there is nothing left to hold, in tenths of a percent.
const HELD: u16 = 300;
/// Chance of a player, or of all others, below which a position is decided, in tenths of a percent.
const DECIDED: u16 = 30;

/// Reason why a move is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unjudged {
    /// The move was the only one, or it is made at random.
    Forced,
    /// The game was decided before and after the move.
    Decided,
}

/// Judgement of a move. The chances are those of the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Player who made the move.
    pub player: Player,
    /// Chance that the best move would have kept.
    pub before: Chance,
    /// Chance that the move has kept.
    pub after: Chance,
    /// Mark of the move, if it deserves one.
    pub mark: Option<Mark>,
    /// Reason why the move is not judged; `None` if it is.
    pub unjudged: Option<Unjudged>,
}

impl Judgement {
    /// Judges a move by the verdicts on the positions before and after it. The best move is never blamed. It
    /// is good (`!`) if it is the only one that holds: the second best loses at least 20 points of chance,
    /// and there was something to hold. A proved win that is given up is always blamed.
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
        if moves.len() <= 1 || game.instant_move(0).is_some() {
            judgement.unjudged = Some(Unjudged::Forced);
        } else if judgement.is_decided() {
            judgement.unjudged = Some(Unjudged::Decided);
        } else if before.line.first() == Some(&mv) {
            judgement.mark = judgement.praise(before.second);
        } else {
            let missed = judgement.misses_win().then_some(Mark::Doubtful);
            judgement.mark = blame(judgement.loss()).or(missed);
        }
        judgement
    }

    /// Returns the loss against the best move, in tenths of a percent; 0 for a forced move.
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

    /// Only a proof is certain.
    fn misses_win(self) -> bool {
        self.before == Chance::WON && self.after < Chance::WON
    }

    fn praise(self, second: Option<Chance>) -> Option<Mark> {
        let kept = self.after.tenths();
        let is_only = kept >= HELD && second.is_some_and(|second| second.tenths() + ONLY <= kept);
        is_only.then_some(Mark::Good)
    }
}

fn blame(loss: u16) -> Option<Mark> {
    match loss {
        BLUNDER.. => Some(Mark::Blunder),
        MISTAKE.. => Some(Mark::Mistake),
        DOUBTFUL.. => Some(Mark::Doubtful),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Score;
    use crate::rules::Game;
    use crate::rules::kuba::{GameState, KubaRules, Move};

    fn verdict(own: u16, line: Vec<Move>, second: Option<u16>) -> Verdict<Move> {
        let own = Chance::permille(own);
        Verdict {
            score: Score::DRAW,
            chances: vec![own, own.complement()],
            nodes: 1,
            line,
            second: second.map(Chance::permille),
        }
    }

    /// White, to move, has the chance `before`, and `after` the move the other one; `second` is known if the
    /// move is the best.
    fn judged(before: u16, after: u16, best: bool, second: Option<u16>) -> Judgement {
        let game = GameState::start(&KubaRules::default());
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let line = vec![moves[usize::from(!best)]];
        let before = verdict(before, line, second);
        Judgement::of(&game, moves[0], &before, &verdict(after, Vec::new(), None))
    }

    #[test]
    fn a_move_is_marked_by_what_it_loses() {
        for (before, after, mark) in [
            (600, 501, None),
            (600, 500, Some(Mark::Doubtful)),
            (600, 401, Some(Mark::Doubtful)),
            (600, 400, Some(Mark::Mistake)),
            (600, 301, Some(Mark::Mistake)),
            (600, 300, Some(Mark::Blunder)),
            (1000, 0, Some(Mark::Blunder)),
            (600, 700, None),
            // A proved win that is given up.
            (1000, 910, Some(Mark::Doubtful)),
            (1000, 969, Some(Mark::Doubtful)),
            (999, 910, None),
        ] {
            let judgement = judged(before, after, false, None);
            assert_eq!(judgement.mark, mark, "{before} {after}");
            assert_eq!(judgement.unjudged, None);
        }
        assert_eq!(
            judged(600, 200, true, Some(100)).mark,
            None,
            "it is the best"
        );
    }

    #[test]
    fn the_only_move_that_holds_is_good() {
        for (kept, second, mark) in [
            (600, Some(400), Some(Mark::Good)),
            (600, Some(401), None),
            (600, None, None),
            (300, Some(100), Some(Mark::Good)),
            (299, Some(40), None),
        ] {
            assert_eq!(judged(kept, kept, true, second).mark, mark, "{kept}");
        }
        assert_eq!(
            judged(600, 600, false, Some(100)).mark,
            None,
            "not the best"
        );
    }

    #[test]
    fn what_is_decided_before_and_after_is_not_judged() {
        for (before, after, decided) in [
            (29, 1, true),
            (30, 0, false),
            (1000, 971, true),
            (1000, 970, false),
            (980, 10, false),
        ] {
            let judgement = judged(before, after, false, None);
            let expected = decided.then_some(Unjudged::Decided);
            assert_eq!(judgement.unjudged, expected, "{before} {after}");
        }
    }
}
