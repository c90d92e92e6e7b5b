//! The game as it was played: a tree of moves, the line of the game in it, and the cursor.

use std::time::Duration;

use super::tree::{NodeId, Tree};
use crate::phrase::{Phrase, Say};
use crate::rules::{Concession, Game, Outcome, Player};

/// The most moves that a game can have, so that every game can be kept and read again. Nobody
/// has ever played as many.
pub const MOST_MOVES: usize = 20_000;

/// Why a move was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal<I> {
    /// It is not legal.
    Illegal(I),
    /// The game has [`MOST_MOVES`] moves.
    TooLong,
}

impl<I: Say> Say for Refusal<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(why) => why.phrase(),
            Self::TooLong => Phrase::new("game-too-long").with("most", MOST_MOVES),
        }
    }
}

/// A game being played: a tree of moves, the line of the game in it with every position from the
/// start, and the position that is looked at.
///
/// Everything that belongs to a position (ko, extra turn, the count of repetitions) is inside
/// the position itself, so that looking back and going on from there needs no bookkeeping. The
/// time that a move took belongs to the move: whatever is taken back, replaced or played again,
/// what was used stays used on the line where it was.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(super) tree: Tree<G::Move>,
    /// The line of the game: the start, and the position after each move.
    line: Vec<NodeId>,
    /// The positions of the line.
    positions: Vec<G>,
    /// The moves between the positions: one fewer.
    moves: Vec<G::Move>,
    /// The newest position before the game was ended without a move, if it was.
    before_end: Option<G>,
    /// How many moves before the position looked at.
    pub(super) shown: usize,
    /// What was done, in order; and what of it was taken back, the next one to be redone first.
    pub(super) changes: Vec<Change>,
    /// How many of the changes are in force.
    pub(super) done: usize,
}

/// A change of the game, which can be taken back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) what: Step,
    /// The newest position before it.
    pub(super) tip: NodeId,
    /// Whether [`Session::redo_batch`] stops after it.
    pub(super) ends_batch: bool,
}

/// What has changed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// The move that leads to this position was played.
    Move(NodeId),
    /// The game was ended without a move.
    Concession(Concession),
}

impl<G: Game> Session<G> {
    /// A game from this position on.
    pub fn new(start: G) -> Self {
        Self {
            tree: Tree::new(),
            line: vec![NodeId::START],
            positions: vec![start],
            moves: Vec::new(),
            before_end: None,
            shown: 0,
            changes: Vec::new(),
            done: 0,
        }
    }

    /// The position looked at.
    pub fn shown(&self) -> &G {
        &self.positions[self.shown]
    }

    /// The newest position, where the game goes on.
    pub fn live(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    /// The player who is to move in the newest position, or was when the game was ended without a
    /// move.
    pub fn to_move(&self) -> Player {
        self.before_end.as_ref().unwrap_or(self.live()).turn()
    }

    /// The position the game began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// Whether the position looked at is the newest.
    pub fn is_live(&self) -> bool {
        self.shown == self.moves.len()
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

    /// All moves of the game.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// All positions: the start, and the one after each move.
    pub fn positions(&self) -> &[G] {
        &self.positions
    }

    /// How long each move of the game took, as far as that is known.
    pub fn times(&self) -> impl Iterator<Item = Duration> {
        let nodes = self.line[1..].iter().map(|&id| self.tree.node(id));
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
        for (&id, took) in self.line[1..].iter().zip(times) {
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
        match self.changes[..self.done].last()?.what {
            Step::Concession(concession) => Some(concession),
            Step::Move(_) => None,
        }
    }

    /// Looks at the position after `ply` moves (at most the newest).
    pub fn show(&mut self, ply: usize) {
        self.shown = ply.min(self.moves.len());
    }

    /// Plays a move from the position looked at, and looks at what comes of it. Moves that stood
    /// after that position leave the line; undoing this move brings them back. Nothing can be
    /// redone afterwards, unless this is the move that would have been redone.
    ///
    /// # Errors
    /// Why the move is not legal, or that the game is too long already; it is as before.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refusal<G::Illegal>> {
        self.shown().check(mv).map_err(Refusal::Illegal)?;
        if self.is_full() {
            return Err(Refusal::TooLong);
        }
        let here = self.line[self.shown];
        let redone = self.changes.get(self.done).is_some_and(|next| {
            let is_here = |node| self.tree.node(node).parent == here;
            matches!(next.what, Step::Move(node) if is_here(node) && self.tree.leading_to(node) == mv)
        });
        if redone {
            self.redo();
            return Ok(());
        }
        let node = self.tree.grow(here, mv);
        self.change(Step::Move(node));
        Ok(())
    }

    /// Takes the last move (or the concession) back. Returns whether there was one.
    ///
    /// Afterwards the newest position is looked at; or, if the move had been played from an
    /// earlier position and brings back what stood after it, that earlier position.
    pub fn undo(&mut self) -> bool {
        self.step_back(true).is_some()
    }

    /// Takes moves back until `human` has a decision to make again, and returns how many:
    /// everything since then and that decision itself. Without a person at the table it is one
    /// move; where no person has decided anything yet, none.
    pub fn undo_to_decision(&mut self, human: impl Fn(Player) -> bool) -> usize {
        let somebody = (0..self.start().seats()).any(|seat| human(Player::seat(seat)));
        if !somebody {
            return usize::from(self.undo());
        }
        let decides = |concession: Concession| match concession {
            Concession::Resign(player) | Concession::TimeOut(player) => human(player),
            Concession::AgreeDraw => true,
        };
        let decided = self.concession().is_some_and(decides)
            || self.positions[..self.moves.len()]
                .iter()
                .any(|position| human(position.turn()));
        if !decided {
            return 0;
        }
        let mut count = 0;
        while let Some(step) = self.step_back(count == 0) {
            count += 1;
            let is_decision = match step {
                Step::Move(_) => human(self.shown().turn()),
                Step::Concession(concession) => decides(concession),
            };
            if is_decision {
                break;
            }
        }
        count
    }

    /// Plays the move (or the concession) that was taken back last. Returns whether there was
    /// one.
    pub fn redo(&mut self) -> bool {
        self.step_forward().is_some()
    }

    /// Restores what one [`Session::undo`] or [`Session::undo_to_decision`] took back, and
    /// returns how many moves that was.
    pub fn redo_batch(&mut self) -> usize {
        let mut count = 0;
        while let Some(change) = self.step_forward() {
            count += 1;
            if change.ends_batch {
                break;
            }
        }
        count
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
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
        self.change(Step::Concession(concession));
    }

    /// The newest position in the tree.
    fn tip(&self) -> NodeId {
        self.line[self.moves.len()]
    }

    /// Changes the game; nothing can be redone any more.
    fn change(&mut self, what: Step) {
        self.changes.truncate(self.done);
        self.changes.push(Change {
            what,
            tip: self.tip(),
            ends_batch: true,
        });
        self.step_forward();
    }

    fn step_forward(&mut self) -> Option<Change> {
        let change = *self.changes.get(self.done)?;
        self.done += 1;
        match change.what {
            Step::Concession(concession) => self.end(concession),
            Step::Move(node) => {
                let parent = self.tree.node(node).parent;
                // What was thought before the move is the move's.
                let thought = std::mem::take(&mut self.tree.node_mut(parent).thought);
                let took = &mut self.tree.node_mut(node).took;
                *took = took.saturating_add(thought);
                self.branch_at(parent);
                self.append(node);
            }
        }
        self.shown = self.moves.len();
        Some(change)
    }

    fn step_back(&mut self, ends_batch: bool) -> Option<Step> {
        let last = self.done.checked_sub(1)?;
        self.done = last;
        self.changes[last].ends_batch = ends_batch;
        let Change { what, tip, .. } = self.changes[last];
        match what {
            Step::Concession(concession) => {
                if matches!(concession, Concession::TimeOut(_)) {
                    // Nobody could go on without any time.
                    self.tree.node_mut(tip).thought = Duration::ZERO;
                }
                let newest = self.moves.len();
                if let Some(before) = self.before_end.take() {
                    self.positions[newest] = before;
                }
                self.shown = newest;
            }
            Step::Move(node) => {
                let parent = self.tree.node(node).parent;
                self.branch_at(parent);
                self.shown = self.moves.len();
                for node in self.tree.way(parent, tip) {
                    self.append(node);
                }
                if let Some(concession) = self.concession() {
                    self.end(concession);
                }
            }
        }
        Some(what)
    }

    /// Cuts the line off after a position that is on it.
    fn branch_at(&mut self, node: NodeId) {
        let ply = self.line.iter().rposition(|&id| id == node);
        let ply = ply.expect("changes are done and taken back in order");
        if ply == self.moves.len() {
            return;
        }
        self.line.truncate(ply + 1);
        self.positions.truncate(ply + 1);
        self.moves.truncate(ply);
        // The newest position is gone, and with it how it was ended.
        self.before_end = None;
    }

    /// Appends a position of the tree to the line.
    fn append(&mut self, node: NodeId) {
        let mv = self.tree.leading_to(node);
        let mut next = self.live().clone();
        next.play(mv);
        self.line.push(node);
        self.positions.push(next);
        self.moves.push(mv);
    }

    /// Shows in the newest position that the game was ended there.
    fn end(&mut self, concession: Concession) {
        let newest = self.moves.len();
        self.before_end = Some(self.positions[newest].clone());
        self.positions[newest].concede(concession);
    }
}
