//! Judgement of moves by the chances they lose.

use super::{Chance, Experience, Mark, Verdict};
use crate::Evaluate;
use crate::search::Node;
use kuba_rules::Player;

/// Loss by all other moves from which on the best move is the only good one, in tenths of a percent.
const ONLY: u16 = 200;
/// Chance below which there is nothing left to hold, in tenths of a percent.
const HELD: u16 = 300;
/// Chance of a player, or of all others, below which a position is decided, in tenths of a percent.
const DECIDED: u16 = 30;

/// Number of moves of each player that belong to the opening, in which only proofs are marked.
const OPENING: usize = 2;

/// Move to be judged, with the verdicts on the positions before and after it, as the players see them (see
/// [`Verdict::seen_by`]).
#[derive(Clone, Copy, Debug)]
pub struct JudgedMove<'a, G: Evaluate> {
    /// Game before the move.
    pub game: &'a G,
    /// The move.
    pub mv: G::Move,
    /// Number of moves before it.
    pub ply: usize,
    /// Verdict on the position before it.
    pub before: &'a Verdict<G::Move>,
    /// Verdict on the position after it.
    pub after: &'a Verdict<G::Move>,
}

impl<G: Evaluate> JudgedMove<'_, G> {
    /// Returns the game after the move.
    pub fn then(&self) -> G {
        let mut then = self.game.clone();
        then.play(self.mv);
        then
    }

    /// Returns `true` if there is no choice: it is the only move, or it is made at random.
    pub(super) fn is_forced(&self) -> bool {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.len() <= 1 || self.game.instant_move(0).is_some()
    }

    /// Returns `true` for a move that wins at once or takes something, as a player who takes whatever they
    /// can would play.
    pub(super) fn is_tempting(&self) -> bool {
        let mut tactical = Vec::new();
        self.game.node().tactical_moves(&mut tactical);
        tactical.contains(&self.mv)
    }

    /// Gap to the second best move, if this is the best one, in tenths of a percent.
    pub(super) fn lead(&self) -> Option<u16> {
        let second = self.before.second?;
        let kept = self.after.chance(self.game.turn());
        let is_best = self.before.line.first() == Some(&self.mv);
        is_best.then(|| kept.tenths().saturating_sub(second.tenths()))
    }

    pub(super) fn is_opening(&self) -> bool {
        self.ply < OPENING * self.game.seats()
    }
}

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
    /// Judges a move for players of this experience. The best move is never blamed. It is good (`!`) if it is
    /// the only one that keeps a chance worth keeping: the second best loses 20 points or more, it takes
    /// nothing, and it does not bring back an earlier position, as `recurs` says. A proved win that is given
    /// up is always blamed, by beginners one within five moves. In the opening only proofs are marked.
    pub fn of<G: Evaluate>(
        judged: &JudgedMove<'_, G>,
        experience: Experience,
        recurs: impl FnOnce() -> bool,
    ) -> Self {
        let player = judged.game.turn();
        let mut judgement = Self {
            player,
            before: judged.before.chance(player),
            after: judged.after.chance(player),
            mark: None,
            unjudged: None,
        };
        let is_best = judged.before.line.first() == Some(&judged.mv);
        if judged.is_forced() {
            judgement.unjudged = Some(Unjudged::Forced);
        } else if judgement.is_decided() {
            judgement.unjudged = Some(Unjudged::Decided);
        } else if judged.is_opening() && !judgement.is_proved() {
            // Nothing is certain yet.
        } else if is_best {
            let is_good = judgement.after.tenths() >= HELD
                && judged.lead().is_some_and(|lead| lead >= ONLY)
                && !judged.is_tempting()
                && !recurs();
            judgement.mark = is_good.then_some(Mark::Good);
        } else {
            let missed = judgement.misses_win() && experience.sees_win(judged.before.score);
            let missed = missed.then_some(Mark::Doubtful);
            judgement.mark = blame(judgement.loss(), experience).or(missed);
        }
        judgement
    }

    /// Returns the loss against the best move, in tenths of a percent; 0 for a forced move.
    pub fn loss(self) -> u16 {
        let loss = self.before.tenths().saturating_sub(self.after.tenths());
        if self.unjudged == Some(Unjudged::Forced) { 0 } else { loss }
    }

    fn is_decided(self) -> bool {
        let both = [self.before, self.after];
        both.iter().all(|chance| chance.tenths() < DECIDED)
            || both.iter().all(|chance| chance.complement().tenths() < DECIDED)
    }

    /// Only a proof is certain.
    fn misses_win(self) -> bool {
        self.before == Chance::WON && self.after < Chance::WON
    }

    fn is_proved(self) -> bool {
        self.before == Chance::WON || self.after == Chance::LOST
    }
}

fn blame(loss: u16, experience: Experience) -> Option<Mark> {
    if loss >= experience.blunder() {
        Some(Mark::Blunder)
    } else if loss >= experience.mistake() {
        Some(Mark::Mistake)
    } else if loss >= experience.doubtful() {
        Some(Mark::Doubtful)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;
    use kuba_rules::Game;
    use kuba_rules::kuba::{GameState, KubaRules, Move};

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

    struct Case {
        chances: [u16; 2],
        best: bool,
        second: Option<u16>,
        ply: usize,
        recurs: bool,
        experience: Experience,
    }

    const CASE: Case = Case {
        chances: [600, 600],
        best: false,
        second: None,
        ply: 20,
        recurs: false,
        experience: Experience::Advanced,
    };

    impl Case {
        /// White, to move, has the first chance, and the second one after the move; `second` is known if the
        /// move is the best.
        fn judged(&self) -> Judgement {
            let game = GameState::start(&KubaRules::default());
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let [before, after] = self.chances;
            let line = vec![moves[usize::from(!self.best)]];
            let judged = JudgedMove {
                game: &game,
                mv: moves[0],
                ply: self.ply,
                before: &verdict(before, line, self.second),
                after: &verdict(after, Vec::new(), None),
            };
            Judgement::of(&judged, self.experience, || self.recurs)
        }
    }

    fn judged(before: u16, after: u16) -> Judgement {
        let chances = [before, after];
        Case { chances, ..CASE }.judged()
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
            (999, 910, None),
        ] {
            let judgement = judged(before, after);
            assert_eq!(judgement.mark, mark, "{before} {after}");
            assert_eq!(judgement.unjudged, None);
        }
        let best = Case { chances: [600, 200], best: true, second: Some(100), ..CASE };
        assert_eq!(best.judged().mark, None, "it is the best");
    }

    #[test]
    fn beginners_are_marked_from_25_40_and_55_points() {
        for (before, after, mark) in [
            (600, 351, None),
            (600, 350, Some(Mark::Doubtful)),
            (600, 201, Some(Mark::Doubtful)),
            (600, 200, Some(Mark::Mistake)),
            (700, 151, Some(Mark::Mistake)),
            (700, 150, Some(Mark::Blunder)),
        ] {
            let case = Case { chances: [before, after], experience: Experience::Beginner, ..CASE };
            assert_eq!(case.judged().mark, mark, "{before} {after}");
        }
    }

    #[test]
    fn the_first_two_moves_of_each_player_are_marked_only_by_a_proof() {
        for (ply, chances, mark) in [
            (3, [600, 100], None),
            (4, [600, 100], Some(Mark::Blunder)),
            (0, [600, 0], Some(Mark::Blunder)),
            (0, [1000, 300], Some(Mark::Blunder)),
        ] {
            let case = Case { chances, ply, ..CASE };
            assert_eq!(case.judged().mark, mark, "{ply} {chances:?}");
        }
        let good = Case { best: true, second: Some(100), ply: 2, ..CASE };
        assert_eq!(good.judged().mark, None);
    }

    #[test]
    fn a_proved_win_that_is_given_up_is_blamed_if_the_player_could_see_it() {
        let game = GameState::start(&KubaRules::default());
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let mark = |plies, experience| {
            let judged = JudgedMove {
                game: &game,
                mv: moves[0],
                ply: 20,
                before: &Verdict {
                    score: Score::win_in(plies),
                    ..verdict(1000, vec![moves[1]], None)
                },
                after: &verdict(969, Vec::new(), None),
            };
            Judgement::of(&judged, experience, || false).mark
        };
        assert_eq!(mark(5, Experience::Beginner), Some(Mark::Doubtful));
        assert_eq!(mark(7, Experience::Beginner), None);
        assert_eq!(mark(7, Experience::Advanced), Some(Mark::Doubtful));
    }

    #[test]
    fn the_only_good_move_is_praised_unless_it_recurs_or_is_not_the_best() {
        for (kept, second, mark) in [
            (600, Some(400), Some(Mark::Good)),
            (600, Some(401), None),
            (600, None, None),
            (300, Some(100), Some(Mark::Good)),
            (299, Some(40), None),
        ] {
            let case = Case { chances: [kept, kept], best: true, second, ..CASE };
            assert_eq!(case.judged().mark, mark, "{kept}");
        }
        let second = Some(100);
        let recurring = Case { best: true, second, recurs: true, ..CASE };
        assert_eq!(recurring.judged().mark, None, "it brings back a position");
        let other = Case { second, ..CASE };
        assert_eq!(other.judged().mark, None, "not the best");
    }

    /// White could take the red on g1 at once.
    #[test]
    fn what_anybody_would_take_is_not_praised() {
        let game = GameState::from_text("7/7/7/7/2B4/7/5WR w 3-3", &KubaRules::default());
        let game = game.expect("a position");
        for (text, mark) in [("f1g1", None), ("f1f2", Some(Mark::Good))] {
            let mv = game.read_move(text).expect(text);
            let judged = JudgedMove {
                game: &game,
                mv,
                ply: 20,
                before: &verdict(600, vec![mv], Some(300)),
                after: &verdict(600, Vec::new(), None),
            };
            let judgement = Judgement::of(&judged, Experience::Advanced, || false);
            assert_eq!(judgement.mark, mark, "{text}");
        }
    }

    #[test]
    fn what_is_decided_before_and_after_is_not_judged() {
        for (before, after, decided) in
            [(29, 1, true), (30, 0, false), (1000, 971, true), (1000, 970, false), (980, 10, false)]
        {
            let judgement = judged(before, after);
            let expected = decided.then_some(Unjudged::Decided);
            assert_eq!(judgement.unjudged, expected, "{before} {after}");
        }
    }
}
