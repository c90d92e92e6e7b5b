//! The game state that the three games have in common.

use std::fmt::Debug;

use super::position_history::PositionHistory;
use super::{Concession, Ending, GameResult, Outcome, Player};

/// A complete position: all pieces and the player to move.
pub trait PositionRules: Copy + Ord + Debug {
    /// Rule settings that matter once the game has begun.
    type Rules: Copy + Debug + PartialEq;
    /// Kind of win on the board.
    type Win: Copy + Debug + PartialEq;

    /// The player to move.
    fn turn(&self) -> Player;

    /// The player who has won on the board, and the kind of win.
    fn decided(&self, rules: &Self::Rules) -> Option<(Player, Ending<Self::Win>)>;

    /// Returns `true` if the third occurrence of a position is a draw.
    fn repetition(rules: &Self::Rules) -> bool;

    /// Returns `true` if the rules depend on earlier positions.
    fn remembers(rules: &Self::Rules) -> bool {
        Self::repetition(rules)
    }

    /// Removes a player from the game. Returns the player who wins by that; `None` if the others play on.
    fn leave(&mut self, player: Player) -> Option<Player> {
        Some(player.next(2))
    }
}

/// A game in progress: the position, the rules in force, as much of the past as they need, and the outcome if
/// it ended without a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardGame<B: PositionRules> {
    pub(super) position: B,
    pub(super) rules: B::Rules,
    pub(super) past: PositionHistory<B>,
    /// Occurrences of the present position in `past`.
    times: usize,
    plies: usize,
    conceded: Option<Outcome<Ending<B::Win>>>,
}

impl<B: PositionRules> BoardGame<B> {
    /// `before` is a position known to have preceded `position`.
    pub(super) fn begun(position: B, rules: B::Rules, before: Option<B>) -> Self {
        let mut game = Self {
            position,
            rules,
            past: before.into_iter().collect(),
            times: 0,
            plies: 0,
            conceded: None,
        };
        game.remember();
        game
    }

    /// A game for viewing only, at a position that the rules may not allow.
    pub fn laid_out(position: B, rules: B::Rules) -> Self {
        Self::begun(position, rules, None)
    }

    /// The current position.
    pub fn position(&self) -> &B {
        &self.position
    }

    /// The rules in force.
    pub fn rules(&self) -> B::Rules {
        self.rules
    }

    /// The positions that can still recur, the present one last. Empty where the rules do not need them.
    pub fn past(&self) -> Vec<B> {
        self.past.positions()
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// `irreversible`: no earlier position can recur.
    pub(super) fn go_on_at(&mut self, position: B, irreversible: bool) {
        self.position = position;
        self.plies += 1;
        if irreversible {
            self.past = PositionHistory::default();
        }
        self.remember();
    }

    fn remember(&mut self) {
        if B::remembers(&self.rules) {
            self.past.push(self.position);
            self.times = self.past.count(&self.position);
        }
    }

    /// `true` if the game ended by concession or repetition, not by a win on the board.
    pub(super) fn is_broken_off(&self) -> bool {
        self.conceded.is_some() || self.is_drawn_by_repetition()
    }

    fn is_drawn_by_repetition(&self) -> bool {
        B::repetition(&self.rules) && self.times >= 3
    }

    pub(super) fn ended(&self) -> Option<Outcome<Ending<B::Win>>> {
        if self.conceded.is_some() {
            return self.conceded;
        }
        if let Some((winner, ending)) = self.position.decided(&self.rules) {
            return Some(Outcome { result: GameResult::Won(winner), ending });
        }
        self.is_drawn_by_repetition()
            .then_some(Outcome { result: GameResult::Drawn, ending: Ending::Repetition })
    }

    /// Does nothing once the game is over. With three players the others may play on.
    pub(super) fn end_without_move(&mut self, concession: Concession) {
        if self.ended().is_some() {
            return;
        }
        let (leaver, ending) = match concession {
            Concession::Resign(player) => (player, Ending::Resignation),
            Concession::TimeOut(player) => (player, Ending::TimeOut),
            Concession::AgreeDraw => {
                self.conceded =
                    Some(Outcome { result: GameResult::Drawn, ending: Ending::Agreement });
                return;
            }
        };
        let before = self.position;
        let winner = self.position.leave(leaver);
        if self.position != before {
            self.past = PositionHistory::default();
            self.remember();
        }
        self.conceded = winner.map(|winner| Outcome { result: GameResult::Won(winner), ending });
    }
}
