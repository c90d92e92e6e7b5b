//! Board on the screen: its view, and what was drawn when.

use std::time::Duration;

use crate::board::{BoardWidget as _, Playable};

/// From the end of the user's motion to the computer's move, in seconds.
const COMPUTER_DELAY: f64 = 0.35;
/// From one move of the computer to its next in the same turn, in seconds.
const COMPUTER_PAUSE: f64 = 0.45;
/// Pause between moves that take no thought, in seconds.
const AT_ONCE_PAUSE: f64 = 0.12;
/// Time in seconds without drawing after which a board counts as hidden; its animation is then skipped.
const HIDDEN_AFTER: f64 = 1.0;
/// Time between two checks of a board that was not drawn.
const RETRY: Duration = Duration::from_millis(50);

pub(super) struct BoardDisplay<G: Playable> {
    view: G::View,
    /// It was drawn since the last change.
    is_drawn: bool,
    /// The user has made a move that was not drawn yet.
    has_undrawn_move: bool,
    /// Another position was chosen: its moves make no sound.
    has_browsed: bool,
    /// Number of moves up to which those of a received game were shown.
    received_ply: Option<usize>,
    /// Time of the last motion of the board, in seconds.
    moved_at: f64,
    /// Time of the computer's last move, in seconds.
    computer_moved_at: f64,
}

/// Delay of the computer's move.
pub(super) enum MoveDelay {
    Over,
    /// The board moves and requests its own frames.
    Motion,
    Time(Duration),
}

impl<G: Playable> BoardDisplay<G> {
    pub(super) fn new() -> Self {
        Self {
            view: G::View::default(),
            is_drawn: false,
            has_undrawn_move: false,
            has_browsed: false,
            received_ply: None,
            moved_at: 0.0,
            computer_moved_at: f64::NEG_INFINITY,
        }
    }

    pub(super) const fn view(&self) -> &G::View {
        &self.view
    }

    pub(super) const fn view_mut(&mut self) -> &mut G::View {
        &mut self.view
    }

    /// The view for a frame, which [`BoardDisplay::finish_frame`] takes back.
    pub(super) fn take_view(&mut self) -> G::View {
        std::mem::take(&mut self.view)
    }

    /// Takes the view back after it was drawn. Returns `true` if another position was chosen before.
    pub(super) fn finish_frame(&mut self, view: G::View, now: f64) -> bool {
        self.view = view;
        self.has_undrawn_move = false;
        let is_first = !std::mem::replace(&mut self.is_drawn, true);
        if is_first || self.view.is_moving() {
            self.moved_at = now;
        }
        std::mem::take(&mut self.has_browsed)
    }

    pub(super) const fn is_drawn(&self) -> bool {
        self.is_drawn
    }

    /// Returns `true` if the present position was drawn and nothing moves.
    pub(super) fn is_at_rest(&self) -> bool {
        self.is_drawn && self.view.is_at_rest()
    }

    /// The position has changed.
    pub(super) const fn invalidate(&mut self) {
        self.is_drawn = false;
    }

    /// Makes the next change silent.
    pub(super) const fn set_browsed(&mut self) {
        self.has_browsed = true;
    }

    /// Number of moves up to which those of a received game were shown; `None` if all were.
    pub(super) const fn received_ply(&self) -> Option<usize> {
        self.received_ply
    }

    pub(super) const fn set_received_ply(&mut self, ply: Option<usize>) {
        self.received_ply = ply;
    }

    pub(super) const fn set_user_moved(&mut self, now: f64) {
        self.has_undrawn_move = true;
        self.moved_at = now;
    }

    pub(super) const fn set_computer_moved(&mut self, now: f64) {
        self.computer_moved_at = now;
    }

    /// Notes the motion between two frames.
    pub(super) fn update_motion(&mut self, now: f64) {
        if self.is_drawn && self.view.is_moving() {
            self.moved_at = now;
        }
    }

    /// Brings the board to rest in a hidden window: nothing that would be drawn is waited for.
    pub(super) fn settle_unseen(&mut self) {
        self.view.finish_motion();
        self.is_drawn = true;
        self.has_undrawn_move = false;
    }

    pub(super) fn finish_motion(&mut self) {
        self.view.finish_motion();
    }

    /// Delay of the computer's move. `pace` is 1 at the usual speed; a move that is played
    /// `at_once` takes no thought.
    pub(super) fn move_delay(&self, now: f64, pace: f64, at_once: bool) -> MoveDelay {
        let may_be_hidden = now - self.moved_at >= HIDDEN_AFTER;
        let is_moving = self.is_drawn && (self.has_undrawn_move || self.view.is_moving());
        if is_moving && !may_be_hidden {
            return MoveDelay::Motion;
        }
        if !self.is_drawn && !may_be_hidden {
            return MoveDelay::Time(RETRY);
        }
        let (delay, pause) =
            if at_once { (0.0, AT_ONCE_PAUSE) } else { (COMPUTER_DELAY, COMPUTER_PAUSE) };
        let due = (self.moved_at + delay * pace).max(self.computer_moved_at + pause * pace);
        if now < due {
            MoveDelay::Time(Duration::from_secs_f64(due - now))
        } else {
            MoveDelay::Over
        }
    }
}
