//! The session: a tree of moves, the main line in it, and the cursor.

use std::time::Duration;

use super::change::{Change, Step};
use super::move_line::MoveLine;
use super::tree::{NodeId, Tree};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{Concession, Game, Outcome, Player, Rounds};

/// The maximum number of moves in a line, so that every game can be saved and read again. No real game comes
/// close.
pub const MOST_MOVES: usize = 20_000;

/// The maximum number of moves of a game with all its variations.
pub const MOST_NODES: usize = 100_000;

/// Reason a move was rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRejection<I> {
    /// The move is illegal.
    Illegal(I),
    /// The line has [`MOST_MOVES`] moves.
    TooLong,
    /// The game and its variations have [`MOST_NODES`] moves.
    TooMany,
}

impl<I: ToPhrase> ToPhrase for MoveRejection<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(illegal) => illegal.phrase(),
            Self::TooLong => Phrase::new("game-too-long").with("most", MOST_MOVES),
            Self::TooMany => Phrase::new("game-too-many-variations").with("most", MOST_NODES),
        }
    }
}

/// A game in progress and everything explored in it: a tree of moves, the main line in it, which is the game
/// itself, and the cursor at the displayed position.
///
/// The game is [`Session::main_line`]: it has a result, a clock, and a newest position ([`Session::live`])
/// where it goes on. The displayed line is [`Session::line`], which is the game or a variation;
/// [`Session::moves`] and [`Session::positions`] are its moves and positions. Played moves are never dropped:
/// replaced ones stay as a variation.
///
/// Everything that belongs to a position (ko, extra turn, the count of repetitions) is stored in the position
/// itself, so that navigating and continuing from any position needs no bookkeeping. The time of a move
/// belongs to the move: undoing, replacing or replaying moves does not give back the time used on their line.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    pub(super) tree: Tree<G::Move>,
    /// Its last position includes the concession, if there is one.
    pub(super) main: MoveLine<G>,
    /// The newest position before the concession, if there is one.
    pub(super) before_end: Option<G>,
    pub(super) conceded: Option<Concession>,
    /// The displayed line, if it is not the main line.
    pub(super) variation: Option<MoveLine<G>>,
    /// Number of moves before the cursor.
    pub(super) cursor_ply: usize,
    pub(super) studied: bool,
    /// The first `done` are in force; the others are undone, the next to redo first.
    pub(super) changes: Vec<Change>,
    pub(super) done: usize,
}

impl<G: Game> Session<G> {
    /// A game that starts at a position.
    pub fn new(start: G) -> Self {
        Self {
            tree: Tree::new(),
            main: MoveLine::new(start),
            before_end: None,
            conceded: None,
            variation: None,
            cursor_ply: 0,
            studied: false,
            changes: Vec::new(),
            done: 0,
        }
    }

    pub(super) fn displayed_line(&self) -> &MoveLine<G> {
        self.variation.as_ref().unwrap_or(&self.main)
    }

    /// The displayed position.
    pub fn shown(&self) -> &G {
        &self.displayed_line().positions[self.cursor_ply]
    }

    /// The newest position of the game, where it goes on.
    pub fn live(&self) -> &G {
        self.main.last()
    }

    /// The player to move in the newest position, or before it if a concession ended the game.
    pub fn to_move(&self) -> Player {
        self.before_end.as_ref().unwrap_or(self.live()).turn()
    }

    /// The starting position, without a concession even if the game ended there.
    pub fn start(&self) -> &G {
        let ended_there = self.before_end.as_ref();
        let ended_there = ended_there.filter(|_| self.main.moves.is_empty());
        ended_there.unwrap_or(&self.main.positions[0])
    }

    /// Returns `true` if the displayed position is the newest of the game.
    pub fn is_live(&self) -> bool {
        self.cursor() == self.tip()
    }

    /// Returns `true` if [`MOST_MOVES`] moves precede the displayed position, so that no move can follow it.
    pub fn is_full(&self) -> bool {
        self.cursor_ply >= MOST_MOVES
    }

    /// The number of moves before the displayed position.
    pub fn shown_ply(&self) -> usize {
        self.cursor_ply
    }

    /// The moves of the displayed line.
    pub fn moves(&self) -> &[G::Move] {
        &self.displayed_line().moves
    }

    /// The positions of the displayed line: the start, and the one after each move.
    pub fn positions(&self) -> &[G] {
        &self.displayed_line().positions
    }

    /// The nodes of the displayed line: the start, and the one after each move.
    pub fn line(&self) -> &[NodeId] {
        &self.displayed_line().nodes
    }

    /// The number of the round to which the last of the first `ply` moves of the displayed line belongs, from 1; 0 at
    /// the start.
    pub fn round(&self, ply: usize) -> usize {
        Rounds::of(self.positions()[..ply].iter().map(Game::turn))
    }

    /// All moves of the game.
    pub fn main_moves(&self) -> &[G::Move] {
        &self.main.moves
    }

    /// All positions of the game: the start, and the one after each move.
    pub fn main_positions(&self) -> &[G] {
        &self.main.positions
    }

    /// The nodes of the game: the start, and the one after each move.
    pub fn main_line(&self) -> &[NodeId] {
        &self.main.nodes
    }

    /// The time of each move of the game; zero where it is unknown.
    pub fn times(&self) -> impl Iterator<Item = Duration> {
        let nodes = self.main.nodes[1..].iter().map(|&id| self.tree.node(id));
        nodes.map(|node| node.took)
    }

    /// The time that the player to move has spent in the newest position.
    pub fn thought(&self) -> Duration {
        self.tree.node(self.tip()).thought
    }

    /// Adds to the time that the player to move has spent in the newest position.
    pub fn think(&mut self, time: Duration) {
        let tip = self.tip();
        let thought = &mut self.tree.node_mut(tip).thought;
        *thought = thought.saturating_add(time);
    }

    /// Sets the time of each move of the game, and the time spent in the newest position.
    pub fn set_times(&mut self, times: impl IntoIterator<Item = Duration>, thought: Duration) {
        for (&id, took) in self.main.nodes[1..].iter().zip(times) {
            self.tree.node_mut(id).took = took;
        }
        let tip = self.tip();
        self.tree.node_mut(tip).thought = thought;
    }

    /// The outcome of the game; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        self.live().outcome()
    }

    /// The concession that ended the game, if there is one.
    pub fn concession(&self) -> Option<Concession> {
        self.conceded
    }

    /// Moves the cursor to the position after `ply` moves of the displayed line, at most to its last.
    pub fn show(&mut self, ply: usize) {
        self.cursor_ply = ply.min(self.displayed_line().moves.len());
    }

    /// Moves the cursor to the newest position of the game.
    pub fn show_live(&mut self) {
        self.go(self.tip());
    }

    /// Plays a move at the cursor, and moves the cursor to the position after it. The line to that position
    /// becomes the game; the former continuation stays as a variation, and undoing the move makes it the game
    /// again. Clears the redo list, unless this is the next move to redo; the moves in it stay as variations.
    ///
    /// While the game is studied, the move is added as a variation ([`Session::add_variation`]), and the game
    /// does not change.
    ///
    /// # Errors
    /// The move is illegal, or a limit is reached; nothing changes.
    pub fn play(&mut self, mv: G::Move) -> Result<(), MoveRejection<G::Illegal>> {
        if self.studied {
            return self.add_variation(mv).map(|_| ());
        }
        self.shown().check(mv).map_err(MoveRejection::Illegal)?;
        if self.is_full() {
            return Err(MoveRejection::TooLong);
        }
        let here = self.cursor();
        let redone = self.changes.get(self.done).is_some_and(|next| {
            let is_played =
                |node| self.tree.node(node).parent == here && self.tree.move_leading_to(node) == mv;
            matches!(&next.step, Step::Play(line_change) if is_played(line_change.to))
        });
        if redone {
            self.redo();
            return Ok(());
        }
        if self.tree.child(here, mv).is_none() && !self.has_room_for(1) {
            return Err(MoveRejection::TooMany);
        }
        self.change(|session| {
            // The move may be one of those from the redo list, which are in the tree by now.
            let known = session.tree.child(here, mv);
            let node = known.unwrap_or_else(|| session.tree.new_node(here, mv));
            Step::Play(session.main_line_change(node))
        });
        Ok(())
    }

    /// Undoes the last change: a move, a concession, or a change of the tree. Returns `true` if there was
    /// one.
    ///
    /// The cursor goes to the newest position; but if the move was played from an earlier position and
    /// undoing it restores the former continuation, to that earlier position.
    pub fn undo(&mut self) -> bool {
        self.undo_change(true)
    }

    /// Undoes everything since the last decision of a `human` player and that decision itself, and returns
    /// the number of undone changes. Undoes one change if no human plays, or if the last change is not part
    /// of the game ([`Session::undoes_study`]); none if no human has decided anything yet.
    pub fn undo_to_decision(&mut self, human: impl Fn(Player) -> bool) -> usize {
        let has_human = (0..self.start().seats()).any(|seat| human(Player::seat(seat)));
        if !has_human || self.undoes_study() {
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
            let conceded = match self.changes[last].step {
                Step::Concede(concession) => Some(concession),
                _ => None,
            };
            let is_move = matches!(self.changes[last].step, Step::Play(_));
            self.undo_change(count == 0);
            count += 1;
            if conceded.is_some_and(decides) || is_move && human(self.shown().turn()) {
                break;
            }
        }
        count
    }

    /// Redoes the last undone change. Returns `true` if there was one.
    pub fn redo(&mut self) -> bool {
        self.redo_change().is_some()
    }

    /// Redoes what one [`Session::undo`] or [`Session::undo_to_decision`] undid, and returns the number of
    /// changes.
    pub fn redo_batch(&mut self) -> usize {
        let mut count = 0;
        while let Some(ends_batch) = self.redo_change() {
            count += 1;
            if ends_batch {
                break;
            }
        }
        count
    }

    /// Returns `true` if there is a change to undo.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Returns `true` if the next change to undo is not part of the game: a variation, a comment, or the
    /// like.
    pub fn undoes_study(&self) -> bool {
        let last = self.changes[..self.done].last();
        last.is_some_and(|change| !matches!(change.step, Step::Play(_) | Step::Concede(_)))
    }

    /// Returns `true` if there is a change to redo.
    pub fn can_redo(&self) -> bool {
        self.done < self.changes.len()
    }

    /// Ends the game without a move, and moves the cursor to the newest position. Does nothing once the game
    /// is over, or if it would go on: there, leaving is a move.
    pub fn concede(&mut self, concession: Concession) {
        let mut ended = self.live().clone();
        ended.concede(concession);
        if self.outcome().is_some() || ended.outcome().is_none() {
            return;
        }
        self.change(|_| Step::Concede(concession));
    }

    pub(super) fn tip(&self) -> NodeId {
        self.main.tip()
    }
}
