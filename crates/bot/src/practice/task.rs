//! A task: a position in which a person made a mistake, and what would have been better.

use std::fmt;
use std::str::FromStr;

use super::judging::{judge, new_table, verdict_after};
use crate::puzzle::{Puzzle, PuzzleGoal, Solver};
use crate::search::Node;
use crate::study::{Chance, Experience, JudgedMove, Judgement, MoveLine, Verdict};
use crate::{Evaluate, StopSignal};
use kuba_rules::phrase::Phrase;
use kuba_rules::random::stable_hash;
use kuba_rules::{Player, option_values};

/// Longest win that is a goal of its own, in moves of both sides.
pub const LONGEST_WIN: u32 = 9;
/// Maximum number of first moves that are right, in boards that differ.
pub const MOST_ACCEPTED: usize = 12;
/// The same, unless a blunder is to be avoided.
pub(super) const FEW_ACCEPTED: usize = 3;
/// Number of positions to find the right moves of a puzzle that was missed.
const MISSED_NODES: u64 = 5_000_000;
/// Number of positions to find the reply to a wrong try.
const REPLY_NODES: u64 = 100_000;

/// Goal of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskGoal {
    /// Find one of the accepted first moves.
    Better,
    /// Win by force within this many moves of both sides; proved, with exactly one first move.
    Win(u32),
}

/// Formats the goal as files and commands have it: `better` or `win 5`.
impl fmt::Display for TaskGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Better => f.write_str("better"),
            Self::Win(plies) => PuzzleGoal::Win(plies).fmt(f),
        }
    }
}

impl FromStr for TaskGoal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match (text, text.parse()) {
            ("better", _) => Ok(Self::Better),
            (_, Ok(PuzzleGoal::Win(plies))) if plies <= LONGEST_WIN => Ok(Self::Win(plies)),
            _ => Err(()),
        }
    }
}

/// Position in which a person made a mistake, and what would have been better.
#[derive(Clone, Debug)]
pub struct Task<G: Evaluate> {
    /// The position, without its past.
    pub game: G,
    /// Number of moves before it in the game that it comes from.
    pub ply: usize,
    /// Goal of the task.
    pub goal: TaskGoal,
    /// First moves that are right, the best first: one for each board that they lead to. At least one.
    pub accepted: Vec<G::Move>,
    /// Best play from the position; for a win to its end.
    pub line: Vec<G::Move>,
    /// The mistake.
    pub played: G::Move,
    /// Experience of the players at the table.
    pub experience: Experience,
    /// Verdict on the position.
    pub before: Verdict<G::Move>,
    /// Verdict on the position after the mistake.
    pub after: Verdict<G::Move>,
}

impl<G: Evaluate> Task<G> {
    /// Returns the task of a puzzle that was missed: `moves` are those played, the last of which is wrong. `None` if
    /// more than three first moves are right there, or if it was stopped. `nodes` is the number of positions for
    /// each judgement.
    pub fn of_missed_puzzle(
        puzzle: &Puzzle<G>,
        moves: &[G::Move],
        nodes: u64,
        stop: &StopSignal,
    ) -> Option<Self> {
        let (&played, before) = moves.split_last()?;
        let mut game = puzzle.game.clone();
        for &mv in before {
            game.play(mv);
        }
        let signal = stop.clone();
        let mut solver = Solver::new(MISSED_NODES).stopping(move || signal.is_stopped());
        let accepted = puzzle.right_moves(before, &mut solver).ok()?;
        if !(1..=FEW_ACCEPTED).contains(&accepted.len()) {
            return None;
        }
        let goal = match puzzle.goal {
            PuzzleGoal::Win(plies @ ..=LONGEST_WIN) if before.is_empty() => TaskGoal::Win(plies),
            _ => TaskGoal::Better,
        };
        let rest = puzzle.line.strip_prefix(before);
        let line = rest.map_or_else(|| vec![accepted[0]], <[G::Move]>::to_vec);
        let mut then = game.clone();
        then.play(played);
        let table = new_table();
        let judge = judge(&table, nodes);
        let mut judged = MoveLine::new(vec![game.clone(), then], vec![played]);
        if !judged.judge(&judge, &mut || stop.is_stopped(), &mut |_, _| ()) {
            return None;
        }
        let after = judged.known.pop()??;
        let before = judged.known.pop()??;
        let experience = Experience::Beginner;
        let ply = moves.len() - 1;
        Some(Self { game, ply, goal, accepted, line, played, experience, before, after })
    }

    /// Returns the player who made the mistake and has to do better.
    pub fn player(&self) -> Player {
        self.game.turn()
    }

    /// Returns the chance that the mistake lost, in tenths of a percent.
    pub fn lost(&self) -> u16 {
        self.judgement().loss()
    }

    /// Returns the player's chances after the mistake and with the best move.
    pub fn chances(&self) -> [Chance; 2] {
        let judgement = self.judgement();
        [judgement.after, judgement.before]
    }

    /// Returns the reason why the best move is better than the mistake.
    pub fn why(&self) -> Option<Phrase> {
        self.judgement().why
    }

    fn judgement(&self) -> Judgement {
        let judged = JudgedMove {
            game: &self.game,
            mv: self.played,
            ply: self.ply,
            before: &self.before,
            after: &self.after,
            past: &[],
        };
        Judgement::of(&judged, self.experience, || true)
    }

    /// Name of the task: the same for the same game, rules and position, symmetry and exchange of colours
    /// included, in every version of the program. 16 hexadecimal digits.
    pub fn id(&self) -> String {
        // The set-up has no influence on a position.
        let rules = self.game.effective_rules(G::Rules::default());
        let rules = option_values::<G>(&rules);
        let text = format!("{} {rules:?} {}", G::ID, self.game.canonical_text());
        format!("{:016x}", stable_hash(text.as_bytes()))
    }

    /// Returns `true` if a legal first move is right: it leads to the same board as an accepted one.
    pub fn accepts(&self, mv: G::Move) -> bool {
        let board = board_after(&self.game, mv);
        let mut accepted = self.accepted.iter();
        accepted.any(|&right| board_after(&self.game, right) == board)
    }

    /// Returns the puzzle that a task with a win is played as; `None` for other tasks.
    pub fn puzzle(&self) -> Option<Puzzle<G>> {
        let TaskGoal::Win(plies) = self.goal else {
            return None;
        };
        Some(Puzzle {
            id: self.id(),
            grade: 1,
            goal: PuzzleGoal::Win(plies),
            game: self.game.clone(),
            line: self.line.clone(),
        })
    }

    /// Returns the best play of the others against a legal first move, which may be wrong; `None` if it was
    /// stopped. Takes about a tenth of a second for a move that was not played in the game.
    pub fn replies_to(&self, mv: G::Move, stop: &StopSignal) -> Option<Vec<G::Move>> {
        if mv == self.played {
            return Some(self.after.line.clone());
        }
        let table = new_table();
        let judge = judge(&table, REPLY_NODES);
        Some(verdict_after(&self.game, mv, &judge, stop)?.line)
    }
}

/// The board after a legal move, and the player to move there.
pub(super) fn board_after<G: Evaluate>(game: &G, mv: G::Move) -> (u64, Player) {
    let mut node = game.node();
    node.play(mv);
    (node.arrangement(), node.turn())
}
