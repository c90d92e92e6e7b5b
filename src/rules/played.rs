//! A game as it is being played: what the three games have in common.

use std::fmt::Debug;

use super::past::Past;
use super::{Concession, Ending, GameResult, Outcome, Player};

/// What a game is played on: everything that stands on the table and whose turn it is.
pub trait Board: Copy + Ord + Debug {
    /// What the rules leave open, as far as it matters once the game has begun.
    type Rules: Copy + Debug + PartialEq;
    /// How somebody wins.
    type Win: Copy + Debug + PartialEq;

    /// The player to move.
    fn turn(&self) -> Player;

    /// Who has won by what is on the board, and how.
    fn decided(&self, rules: &Self::Rules) -> Option<(Player, Ending<Self::Win>)>;

    /// Whether the third time of a position is a draw.
    fn repetition(rules: &Self::Rules) -> bool;

    /// Whether the rules ask which positions there were.
    fn remembers(rules: &Self::Rules) -> bool {
        Self::repetition(rules)
    }

    /// This player leaves the game. Returns who has won thereby; nobody, if others play on.
    fn leave(&mut self, player: Player) -> Option<Player> {
        Some(player.next(2))
    }
}

/// A game being played: the position, the rules in force, as much of the past as they need, and
/// how it ended if it did so without a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<B: Board> {
    pub(super) position: B,
    pub(super) rules: B::Rules,
    /// The positions that could still come back, the present one included. Empty where the rules do
    /// not ask for them.
    pub(super) past: Past<B>,
    /// How many times the present position is among them.
    times: usize,
    /// The number of moves played.
    plies: usize,
    conceded: Option<Outcome<Ending<B::Win>>>,
}

impl<B: Board> Played<B> {
    /// A game that begins at a position, before which this is known to have been.
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

    /// A game to be looked at, at a position that may be none that the rules allow. Nobody plays on.
    pub fn laid_out(position: B, rules: B::Rules) -> Self {
        Self::begun(position, rules, None)
    }

    /// The position on the table.
    pub fn position(&self) -> &B {
        &self.position
    }

    /// The rules in force.
    pub fn rules(&self) -> B::Rules {
        self.rules
    }

    /// The positions that could still come back, the present one last; older ones never can. None
    /// where the rules do not ask for them.
    pub fn past(&self) -> Vec<B> {
        self.past.positions()
    }

    /// The number of moves played.
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The game goes on at a position; `irreversible`: none from before can come back.
    pub(super) fn go_on_at(&mut self, position: B, irreversible: bool) {
        self.position = position;
        self.plies += 1;
        if irreversible {
            self.past = Past::default();
        }
        self.remember();
    }

    /// Adds the present position to the past, if the rules ever ask for it.
    fn remember(&mut self) {
        if B::remembers(&self.rules) {
            self.past.push(self.position);
            self.times = self.past.count(&self.position);
        }
    }

    /// Whether the game ended otherwise than on the board.
    pub(super) fn is_broken_off(&self) -> bool {
        self.conceded.is_some() || self.is_drawn_by_repetition()
    }

    fn is_drawn_by_repetition(&self) -> bool {
        B::repetition(&self.rules) && self.times >= 3
    }

    /// How the game ended, or `None` while it goes on.
    pub(super) fn ended(&self) -> Option<Outcome<Ending<B::Win>>> {
        if self.conceded.is_some() {
            return self.conceded;
        }
        if let Some((winner, ending)) = self.position.decided(&self.rules) {
            return Some(Outcome {
                result: GameResult::Won(winner),
                ending,
            });
        }
        self.is_drawn_by_repetition().then_some(Outcome {
            result: GameResult::Drawn,
            ending: Ending::Repetition,
        })
    }

    /// Ends the game without a move, unless it is over, or others play on.
    pub(super) fn end_without_move(&mut self, concession: Concession) {
        if self.ended().is_some() {
            return;
        }
        let (leaver, ending) = match concession {
            Concession::Resign(player) => (player, Ending::Resignation),
            Concession::TimeOut(player) => (player, Ending::TimeOut),
            Concession::AgreeDraw => {
                self.conceded = Some(Outcome {
                    result: GameResult::Drawn,
                    ending: Ending::Agreement,
                });
                return;
            }
        };
        let before = self.position;
        let winner = self.position.leave(leaver);
        if self.position != before {
            self.past = Past::default();
            self.remember();
        }
        self.conceded = winner.map(|winner| Outcome {
            result: GameResult::Won(winner),
            ending,
        });
    }
}
