//! When the quick pass over a finished game starts, waits and ends.

use std::time::Duration;

use egui::Context;

use super::quick_pass::{QuickPass, RunningPass};
use super::{GameTable, TableEvent};
use crate::board::Playable;

/// Time without any input before the pass begins or goes on, in seconds.
const QUIET: f64 = 0.3;

impl<G: Playable> GameTable<G> {
    pub(super) fn update_quick_pass(&mut self, ctx: &Context) {
        self.run_quick_pass(ctx);
        self.revisions.metadata += u64::from(self.quick_pass.take_unsaved());
    }

    fn run_quick_pass(&mut self, ctx: &Context) {
        let (revision, now) = (self.revisions.moves, self.now);
        let quick = &mut self.quick_pass;
        if self.session.outcome().is_none() {
            *quick = QuickPass { is_due: true, ..QuickPass::new() };
            return;
        }
        if quick.revision != revision
            && !quick.is_due
            && (quick.pass.is_some() || quick.found.is_some())
        {
            // A variation has come. The verdicts on the game are still known.
            *quick = QuickPass { is_due: true, ..QuickPass::new() };
        }
        if ctx.input(|input| !input.events.is_empty()) {
            quick.interrupt(now);
        }
        if let Some(person) = self.seats.first_person().filter(|_| self.seats.people() == 1) {
            quick.find_deed(&self.session, person);
        }
        let can_run = self.session.is_live()
            && !self.session.is_studied()
            && self.seats.people() == 1
            && self.engine.is_idle()
            && !self.blunder_watch.is_searching()
            && self.board.is_at_rest();
        let person = self.seats.first_person().filter(|_| can_run);
        let Some(person) = person else {
            return quick.interrupt(now);
        };
        if std::mem::take(&mut quick.is_due) {
            quick.pass = Some(RunningPass::new(&self.ctx, &self.session, person));
            quick.revision = revision;
            quick.input_at = now;
        }
        let Some(pass) = &mut quick.pass else { return };
        let (is_done, failure) = pass.poll(&mut self.session, now);
        if is_done && quick.found.is_none() {
            pass.interrupt(now);
            quick.found = Some(pass.found(&self.session, self.seats.experience()));
            ctx.request_repaint();
        } else if quick.found.is_none() && pass.started.is_none() {
            let quiet = now - quick.input_at;
            if quiet >= QUIET {
                pass.start(now);
            } else {
                ctx.request_repaint_after(Duration::from_secs_f64(QUIET - quiet));
            }
        }
        if let Some(reason) = failure {
            let moved = false;
            self.events.push(TableEvent::BotFailed { reason, moved });
        }
    }
}
