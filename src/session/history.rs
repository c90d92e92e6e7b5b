//! The game as it was played: a tree of moves, the main line in it, and the cursor.

use std::time::Duration;

use super::line::Line;
use super::step::{Change, Step};
use super::tree::{NodeId, Tree};
use crate::phrase::{Phrase, Say};
use crate::rules::{Concession, Game, Outcome, Player};

/// The most moves that a game can have, so that every game can be kept and read again. Nobody
/// has ever played as many.
pub const MOST_MOVES: usize = 20_000;

/// The most moves that a game can have with all its variations.
pub const MOST_NODES: usize = 100_000;

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<I> {
    /// It is not legal.
    Illegal(I),
    /// The line has [`MOST_MOVES`] moves.
    TooLong,
    /// The game and its variations have [`MOST_NODES`] moves.
    TooMany,
}

impl<I: Say> Say for Refusal<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(why) => why.phrase(),
            Self::TooLong => Phrase::new("game-too-long").with("most", MOST_MOVES),
            Self::TooMany => Phrase::new("game-too-many-variations").with("most", MOST_NODES),
        }
    }
}

/// A game being played, and everything that was looked at in it: a tree of moves, the main line
/// in it, which is the game itself, and the position that is looked at, the cursor.
///
/// The game is [`Session::main_line`]: it has a result, a clock, and a newest position
/// ([`Session::live`]) where it goes on. What is looked at is [`Session::line`]: the same, or the line
/// of a variation; [`Session::moves`] and [`Session::positions`] are its moves and positions. Nothing
/// that was played is ever dropped: what is replaced stays as a variation.
///
/// Everything that belongs to a position (ko, extra turn, the count of repetitions) is inside
/// the position itself, so that looking back and going on from there needs no bookkeeping. The
/// time that a move took belongs to the move: whatever is taken back, replaced or played again,
/// what was used stays used on the line where it was.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(super) tree: Tree<G::Move>,
    /// The main line. Its last position shows how the game was ended without a move, if it was.
    pub(super) main: Line<G>,
    /// The newest position before the game was ended without a move, if it was.
    pub(super) before_end: Option<G>,
    /// How the game was ended without a move.
    pub(super) conceded: Option<Concession>,
    /// The line that is looked at, if it is another one.
    pub(super) aside: Option<Line<G>>,
    /// How many moves before the position looked at.
    pub(super) shown: usize,
    /// Whether the game is studied and not played.
    pub(super) studied: bool,
    /// What was done, in order; and what of it was taken back, the next one to be redone first.
    pub(super) changes: Vec<Change>,
    /// How many of the changes are in force.
    pub(super) done: usize,
}

impl<G: Game> Session<G> {
    /// A game from this position on.
    pub fn new(start: G) -> Self {
        Self {
            tree: Tree::new(),
            main: Line::new(start),
            before_end: None,
            conceded: None,
            aside: None,
            shown: 0,
            studied: false,
            changes: Vec::new(),
            done: 0,
        }
    }

    /// The line that is looked at.
    pub(super) fn looked_at(&self) -> &Line<G> {
        self.aside.as_ref().unwrap_or(&self.main)
    }

    /// The position looked at.
    pub fn shown(&self) -> &G {
        &self.looked_at().positions[self.shown]
    }

    /// The newest position of the game, where it goes on.
    pub fn live(&self) -> &G {
        self.main.last()
    }

    /// The player who is to move in the newest position, or was when the game was ended without a
    /// move.
    pub fn to_move(&self) -> Player {
        self.before_end.as_ref().unwrap_or(self.live()).turn()
    }

    /// The position the game began with, also if it was ended there.
    pub fn start(&self) -> &G {
        let ended_there = self.before_end.as_ref();
        let ended_there = ended_there.filter(|_| self.main.moves.is_empty());
        ended_there.unwrap_or(&self.main.positions[0])
    }

    /// Whether the position looked at is the newest of the game.
    pub fn is_live(&self) -> bool {
        self.cursor() == self.tip()
    }

    /// Whether there are [`MOST_MOVES`] moves before the position looked at: from there the game
    /// cannot go on.
    pub fn is_full(&self) -> bool {
        self.shown >= MOST_MOVES
    }

    /// The number of moves before the position looked at.
    pub fn shown_ply(&self) -> usize {
        self.shown
    }

    /// The moves of the line that is looked at.
    pub fn moves(&self) -> &[G::Move] {
        &self.looked_at().moves
    }

    /// The positions of the line that is looked at: the start, and the one after each move.
    pub fn positions(&self) -> &[G] {
        &self.looked_at().positions
    }

    /// The line that is looked at, as places in the tree: the start, and the one after each move.
    pub fn line(&self) -> &[NodeId] {
        &self.looked_at().nodes
    }

    /// All moves of the game.
    pub fn main_moves(&self) -> &[G::Move] {
        &self.main.moves
    }

    /// All positions of the game: the start, and the one after each move.
    pub fn main_positions(&self) -> &[G] {
        &self.main.positions
    }

    /// The game as places in the tree: the start, and the one after each move.
    pub fn main_line(&self) -> &[NodeId] {
        &self.main.nodes
    }

    /// How long each move of the game took, as far as that is known.
    pub fn times(&self) -> impl Iterator<Item = Duration> {
        let nodes = self.main.nodes[1..].iter().map(|&id| self.tree.node(id));
        nodes.map(|node| node.took)
    }

    /// How long the player to move has thought in the newest position.
    pub fn thought(&self) -> Duration {
        self.tree.node(self.tip()).thought
    }

    /// The player to move has thought for so long since the last call.
    pub fn think(&mut self, time: Duration) {
        let tip = self.tip();
        let thought = &mut self.tree.node_mut(tip).thought;
        *thought = thought.saturating_add(time);
    }

    /// Says how long each move of the game took, and how long the player to move has thought.
    pub fn set_times(&mut self, times: impl IntoIterator<Item = Duration>, thought: Duration) {
        for (&id, took) in self.main.nodes[1..].iter().zip(times) {
            self.tree.node_mut(id).took = took;
        }
        let tip = self.tip();
        self.tree.node_mut(tip).thought = thought;
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.live().outcome()
    }

    /// How the game was ended without a move, if it was.
    pub fn concession(&self) -> Option<Concession> {
        self.conceded
    }

    /// Looks at the position after `ply` moves (at most the last) of the line that is looked at.
    pub fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.looked_at().moves.len());
    }

    /// Looks at the newest position of the game.
    pub fn show_live(&mut self) {
        self.go(self.tip());
    }

    /// Plays a move from the position looked at, and looks at what comes of it. The line that
    /// leads there becomes the game; what stood there until now stays as a variation, and undoing
    /// this move makes it the game again. Nothing can be redone afterwards, unless this is the move
    /// that would have been redone; moves that could be redone stay as variations.
    ///
    /// While the game is studied, the move is added as a variation
    /// ([`Session::add_variation`]), and the game stays as it is.
    ///
    /// # Errors
    /// Why the move is not legal, or that there are too many already; the game is as before.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refusal<G::Illegal>> {
        if self.studied {
            return self.add_variation(mv).map(|_| ());
        }
        self.shown().check(mv).map_err(Refusal::Illegal)?;
        if self.is_full() {
            return Err(Refusal::TooLong);
        }
        let here = self.cursor();
        let redone = self.changes.get(self.done).is_some_and(|next| {
            let leads =
                |node| self.tree.node(node).parent == here && self.tree.leading_to(node) == mv;
            matches!(&next.what, Step::Play(lead) if leads(lead.to))
        });
        if redone {
            self.redo();
            return Ok(());
        }
        if self.tree.child(here, mv).is_none() && !self.has_room(1) {
            return Err(Refusal::TooMany);
        }
        self.change(|session| {
            // It may be one of those that could have been redone.
            let known = session.tree.child(here, mv);
            let node = known.unwrap_or_else(|| session.tree.grow(here, mv));
            Step::Play(session.lead(node))
        });
        Ok(())
    }

    /// Takes back what was done last: a move, a concession, or a change of the tree. Returns
    /// whether there was anything.
    ///
    /// Afterwards the newest position is looked at; or, if the move had been played from an
    /// earlier position and brings back what stood after it, that earlier position.
    pub fn undo(&mut self) -> bool {
        self.step_back(true)
    }

    /// Takes moves back until `human` has a decision to make again, and returns how many:
    /// everything since then and that decision itself. Without a person at the table it is one
    /// move; where no person has decided anything yet, none. What is no move and was done last is
    /// taken back alone.
    pub fn undo_to_decision(&mut self, human: impl Fn(Player) -> bool) -> usize {
        let somebody = (0..self.start().seats()).any(|seat| human(Player::seat(seat)));
        if !somebody || self.undoes_study() {
            return usize::from(self.undo());
        }
        let decides = |concession: Concession| match concession {
            Concession::Resign(player) | Concession::TimeOut(player) => human(player),
            Concession::AgreeDraw => true,
        };
        let decided = self.concession().is_some_and(decides)
            || self.main.positions[..self.main.moves.len()]
                .iter()
                .any(|position| human(position.turn()));
        if !decided {
            return 0;
        }
        let mut count = 0;
        while let Some(last) = self.done.checked_sub(1) {
            let conceded = match self.changes[last].what {
                Step::Concede(concession) => Some(concession),
                _ => None,
            };
            let is_move = matches!(self.changes[last].what, Step::Play(_));
            self.step_back(count == 0);
            count += 1;
            if conceded.is_some_and(decides) || is_move && human(self.shown().turn()) {
                break;
            }
        }
        count
    }

    /// Does again what was taken back last. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        self.step_forward().is_some()
    }

    /// Restores what one [`Session::undo`] or [`Session::undo_to_decision`] took back, and
    /// returns how many changes that was.
    pub fn redo_batch(&mut self) -> usize {
        let mut count = 0;
        while let Some(ends_batch) = self.step_forward() {
            count += 1;
            if ends_batch {
                break;
            }
        }
        count
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether what would be taken back next is no part of the game: a variation, a comment, or
    /// the like.
    pub fn undoes_study(&self) -> bool {
        let last = self.changes[..self.done].last();
        last.is_some_and(|change| !matches!(change.what, Step::Play(_) | Step::Concede(_)))
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.done < self.changes.len()
    }

    /// Ends the game without a move and looks at the newest position. Does nothing once the game
    /// is over, or where it would go on: there, leaving is a move.
    pub fn concede(&mut self, concession: Concession) {
        let mut ended = self.live().clone();
        ended.concede(concession);
        if self.outcome().is_some() || ended.outcome().is_none() {
            return;
        }
        self.change(|_| Step::Concede(concession));
    }

    /// The newest position of the game.
    pub(super) fn tip(&self) -> NodeId {
        self.main.tip()
    }
}
