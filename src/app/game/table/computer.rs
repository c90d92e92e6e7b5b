//! The computer at a table: when the engine and the blunder watch may start, and when their results are
//! applied.

use std::time::Duration;

use egui::Context;

use super::blunder_watch::{Blunder, BlunderWatch};
use super::board_display::MoveDelay;
use super::engine::EngineEvent;
use super::job::EngineJob;
use super::{Allowance, GameTable, TableEvent, Warning};
use crate::app::shell::command::WarningLevels;
use crate::board::{BoardWidget as _, Look, Playable};
use crate::bot::Level;

impl<G: Playable> GameTable<G> {
    /// Returns `true` if a computer is to move and nothing prevents it.
    fn can_computer_move(&self) -> bool {
        let live = self.session.live();
        self.session.is_live()
            && !self.session.is_studied()
            && !self.engine.is_paused()
            && !self.is_held_by_blunder_watch()
            && !self.clock.is_stopped()
            && !self.session.is_full()
            && live.outcome().is_none()
            && self.seats.is_computer(live.turn())
    }

    pub(super) fn is_held_by_blunder_watch(&self) -> bool {
        self.blunder_watch.holds_computer(self.revisions.moves)
    }

    /// The blunder in the last turn, while the newest position is shown.
    pub(super) fn blunder(&self) -> Option<&Blunder<G::Move>> {
        let blunder = self.blunder_watch.blunder(self.revisions.moves);
        blunder.filter(|_| self.session.is_live())
    }

    pub(super) fn warning(&self) -> Option<&Warning> {
        self.blunder().map(|blunder| &blunder.warning)
    }

    fn keep_judged_turn(&mut self) {
        let turn = self.blunder_watch.take_judged_turn();
        let Some(turn) = turn.filter(|turn| turn.revision == self.revisions.moves) else {
            return;
        };
        let nodes = self.session.main_line()[turn.first..].to_vec();
        for (node, verdict) in nodes.into_iter().zip(turn.verdicts) {
            if self.session.verdict(node).is_none() {
                self.session.set_verdict(node, verdict);
            }
        }
    }

    pub(super) fn update_blunder_watch(&mut self, allowance: Allowance) {
        let wanted = match BlunderWatch::<G>::levels(&self.seats) {
            _ if self.is_without_help() => false,
            Some(WarningLevels::First) => allowance.warn_learners,
            Some(WarningLevels::Higher) => allowance.warn,
            None => false,
        };
        let revision = self.revisions.moves;
        if self.session.is_studied() {
            self.blunder_watch.stop();
            self.blunder_watch.clear_warning();
            return;
        }
        if !self.session.is_live() || self.engine.is_paused() {
            self.blunder_watch.stop();
        }
        self.blunder_watch.stop_outdated(revision);
        let (session, seats) = (&self.session, &self.seats);
        while let Some(reason) = self.blunder_watch.poll(session, seats, revision) {
            let moved = false;
            self.events.push(TableEvent::BotFailed { reason, moved });
        }
        self.keep_judged_turn();
        let (session, seats) = (&self.session, &self.seats);
        if !wanted {
            self.blunder_watch.clear_warning();
        }
        if self.blunder_watch.review(session, seats, revision) {
            return;
        }
        if wanted && self.engine.is_idle() && self.can_computer_move() {
            self.blunder_watch.judge_turn(&self.session, &self.seats, revision);
        }
    }

    /// Starts to choose the computer's move, within `most`.
    pub(super) fn start_choice(&mut self, most: Duration) {
        if !self.engine.is_idle() || !self.can_computer_move() {
            return;
        }
        let live = self.session.live();
        let ply = self.session.main_moves().len();
        let seed = self.engine.game_seed();
        if let Some(level) = self.seats.level_at(live.turn(), seed, ply) {
            let time = self.clock.thinking_time(&self.session, most);
            self.engine.start_choice(live, level, time, self.now);
        }
    }

    pub(super) fn poll_engine(&mut self) {
        let revision = self.revisions.moves;
        while let Some(event) = self.engine.poll(&self.session, revision, &self.seats) {
            match event {
                EngineEvent::Failed { reason, job } => {
                    let moved = job == EngineJob::Choice;
                    self.events.push(TableEvent::BotFailed { reason, moved });
                    if job == EngineJob::Draw {
                        self.events.push(TableEvent::DrawDeclined);
                    }
                }
                EngineEvent::DrawAnswered { accepts: true } => {
                    self.agree_draw(self.session.live().turn());
                    self.events.push(TableEvent::DrawAccepted);
                }
                EngineEvent::DrawAnswered { accepts: false } => {
                    self.events.push(TableEvent::DrawDeclined);
                }
            }
        }
    }

    /// Plays the computer's move once the board has been at rest long enough.
    pub(super) fn play_answer(&mut self, ctx: &Context, look: &Look) {
        let Some(mv) = self.engine.answer() else {
            return;
        };
        if !self.session.is_live() {
            return;
        }
        if self.engine.skips_delay() || self.clock.is_short(&self.session) {
            self.board.finish_motion();
        } else {
            let at_once = self.session.live().instant_move(0).is_some();
            let pace = look.speed.pace();
            match self.board.move_delay(self.now, pace, at_once) {
                MoveDelay::Over => {}
                MoveDelay::Motion => return,
                MoveDelay::Time(time) => return ctx.request_repaint_after(time),
            }
        }
        self.play(mv);
        self.board.set_computer_moved(self.now);
        ctx.request_repaint();
    }

    /// Returns `true` if a person is to move against a computer that time makes stronger: the other levels
    /// search a fixed number of positions. With more than two players, the next search looks from another
    /// seat and cannot use what was found.
    pub(super) fn may_ponder(&self) -> bool {
        let live = self.session.live();
        self.session.is_live()
            && !self.session.is_studied()
            && self.seats.len() == 2
            && !self.engine.is_paused()
            && !self.clock.is_stopped()
            && self.engine.answer().is_none()
            && live.outcome().is_none()
            && self.is_here(live.turn())
            && self.seats.levels().any(|level| level == Level::CHAMPION)
    }

    pub(super) fn ask_hint(&mut self) {
        let can_start = self.engine.is_free() && !self.clock.is_stopped();
        if can_start && self.command_state().human_to_move {
            let is_seen = self.board.view().shows_hint();
            self.board.view_mut().show_hint();
            self.engine.start_hint(&self.session, &self.seats, is_seen);
        }
    }

    /// Requests the hint that a person's turn begins with, if the user wants hints in every turn.
    pub(super) fn request_guide_hint(&mut self) {
        let revision = self.revisions.moves;
        let can_start = self.engine.is_free() && !self.clock.is_stopped();
        if can_start
            && self.engine.hints().should_request(revision)
            && self.board.is_drawn()
            && self.session.is_live()
            && self.command_state().human_to_move
        {
            self.engine.hints_mut().set_requested(revision);
            self.engine.start_hint(&self.session, &self.seats, false);
        }
    }

    pub(super) fn move_now(&mut self) {
        self.engine.move_now(self.warning().is_none());
        self.blunder_watch.dismiss(self.revisions.moves);
    }

    pub(super) fn offer_draw(&mut self) {
        if !self.command_state().human_to_move || !self.session.is_live() {
            self.events.push(TableEvent::DrawDeclined);
            return;
        }
        self.engine.start_draw(self.session.live());
    }
}
