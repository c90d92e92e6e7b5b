//! Board of a lesson or a puzzle: positions of its own, which the game on the table does not see.

use std::time::Duration;

use egui::{Context, Ui};

use crate::board::{BoardView as _, Playable};

/// Positions, moves and view of a lesson step or a puzzle.
pub(in crate::app) struct ScriptedBoard<G: Playable> {
    /// Positions since the start: one more than moves.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    pub(in crate::app) view: G::View,
    /// Time in seconds at which the board last changed or moved; `None` before it was drawn.
    moved_at: Option<f64>,
}

impl<G: Playable> ScriptedBoard<G> {
    pub(in crate::app) fn new(start: G) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            view: G::View::default(),
            moved_at: None,
        }
    }

    /// Goes back to a start with the view as it is.
    pub(in crate::app) fn restart(&mut self, start: G) {
        self.positions = vec![start];
        self.moves.clear();
        self.moved_at = None;
    }

    pub(in crate::app) fn positions(&self) -> &[G] {
        &self.positions
    }

    pub(in crate::app) fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// The position on the board.
    pub(in crate::app) fn game(&self) -> &G {
        &self.positions[self.moves.len()]
    }

    pub(in crate::app) fn play(&mut self, mv: G::Move) {
        let mut next = self.game().clone();
        next.play(mv);
        self.positions.push(next);
        self.moves.push(mv);
        self.moved_at = None;
    }

    /// Takes back all moves after the first `count`.
    pub(in crate::app) fn take_back_to(&mut self, count: usize) {
        self.positions.truncate(count + 1);
        self.moves.truncate(count);
        self.moved_at = None;
    }

    /// Takes the last move back.
    pub(in crate::app) fn take_back(&mut self) {
        self.take_back_to(self.moves.len().saturating_sub(1));
    }

    /// Stores the view after drawing. Returns `true` if the position was drawn for the first time.
    pub(in crate::app) fn put_view(&mut self, ui: &Ui, view: G::View) -> bool {
        self.view = view;
        let is_first = self.moved_at.is_none();
        if is_first || self.view.is_moving() {
            self.moved_at = Some(ui.input(|input| input.time));
        }
        is_first
    }

    /// Returns `true` if the board has been at rest for this long, in seconds; otherwise asks for a frame at
    /// the time when it will have been.
    pub(in crate::app) fn has_rested(&self, ctx: &Context, now: f64, seconds: f64) -> bool {
        let Some(since) = self.moved_at.filter(|_| !self.view.is_moving()) else {
            return false;
        };
        let left = since + seconds - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}
