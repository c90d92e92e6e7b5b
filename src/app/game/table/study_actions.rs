//! Actions of the user on a game being studied, and on the tree of its moves.

use egui::Context;

use super::study::{Refresh, Study};
use super::{GameTable, TableEvent};
use crate::app::shell::command::OfferedLine;
use crate::board::Playable;
use crate::bot::study::Mark;
use crate::phrase::ToPhrase as _;
use crate::session::NodeId;

impl<G: Playable> GameTable<G> {
    /// Starts to study the game, or leaves the study.
    pub(super) fn set_studied(&mut self, studied: bool) {
        if studied == self.study.is_some() {
            return;
        }
        self.engine.cancel();
        if studied {
            self.stop_clock();
            let goes_on = self.session.outcome().is_none();
            self.has_help |= goes_on && self.seats.has_people_and_computers();
            let revision = self.revisions.moves;
            let found = self.quick_pass.found(revision);
            let idea = found.and_then(|found| found.idea.clone());
            self.study = Some(Study::new(&self.ctx, &self.session, idea));
        } else {
            self.study = None;
            self.session.show_live();
            self.revisions.metadata += 1;
        }
        self.session.study(studied);
        self.board.invalidate();
        self.board.set_browsed();
        self.refresh_lists();
    }

    /// Handles what the study has found, and lets it go on.
    pub(super) fn update_study(&mut self, ctx: &Context) {
        let experience = self.seats.experience();
        let Some(study) = &mut self.study else { return };
        if self.engine.has_urgent_job() {
            study.cancel();
        } else {
            while let Some(reason) = study.poll(&mut self.session) {
                let moved = false;
                self.events.push(TableEvent::BotFailed { reason, moved });
            }
            if let Some(time) = study.start_search(&self.session, self.now) {
                ctx.request_repaint_after(time);
            }
        }
        match study.refresh(&self.session, experience, self.now) {
            Refresh::Nothing => {}
            Refresh::In(time) => ctx.request_repaint_after(time),
            Refresh::Done { should_save } => {
                self.moves.update_tree(&self.session, Some(study.judgements()));
                self.revisions.metadata += u64::from(should_save);
                ctx.request_repaint();
            }
        }
    }

    /// Plays a line as a variation, and shows the position after its first move.
    pub(super) fn enter_line(&mut self, line: OfferedLine) {
        let study = self.study.as_ref();
        let moves = study.and_then(|study| study.moves_to_play(self.session.cursor(), line));
        let Some(moves) = moves else { return };
        let ply = self.session.shown_ply();
        self.engine.cancel();
        if let Err(why) = self.session.add_line(&moves) {
            return self.events.push(TableEvent::Refused(why.phrase()));
        }
        self.session.show(ply + 1);
        self.changed();
    }

    /// Shows the position after the next mistake of the main line, or after the previous one.
    pub(super) fn show_mistake(&mut self, back: bool) {
        let study = self.study.as_ref();
        if let Some(node) = study.and_then(|study| study.next_mistake(back)) {
            self.go(node);
        }
    }

    pub(super) fn go(&mut self, node: NodeId) {
        if node == self.session.cursor() || !self.session.contains(node) {
            return;
        }
        self.engine.cancel();
        self.session.go(node);
        self.has_browsed();
    }

    /// Shows the alternative to the last move that is above it in the list, or below.
    pub(super) fn go_to_sibling(&mut self, above: bool) {
        let cursor = self.session.cursor();
        let Some(parent) = self.session.parent(cursor) else {
            return;
        };
        let siblings = self.session.children(parent);
        let here = siblings.iter().position(|&node| node == cursor);
        let next = here.and_then(|here| if above { here.checked_sub(1) } else { Some(here + 1) });
        if let Some(&node) = next.and_then(|next| siblings.get(next)) {
            self.go(node);
        }
    }

    /// Returns `true` if there is an alternative to the last move.
    pub(super) fn is_at_fork(&self) -> bool {
        let parent = self.session.parent(self.session.cursor());
        parent.is_some_and(|parent| self.session.children(parent).len() > 1)
    }

    /// Returns `true` if a study may change the main line. A game that is over stays as it was played, with
    /// its result.
    pub(super) fn has_open_main_line(&self) -> bool {
        self.session.outcome().is_none()
    }

    pub(super) fn promote(&mut self, node: NodeId) {
        if !self.has_open_main_line() {
            return;
        }
        self.engine.cancel();
        if self.session.promote(node) {
            self.changed();
        }
    }

    pub(super) fn delete_from(&mut self, node: NodeId) {
        if self.session.is_main(node) && !self.has_open_main_line() {
            return;
        }
        self.engine.cancel();
        if self.session.delete(node) {
            self.board.set_browsed();
            self.changed();
        }
    }

    pub(super) fn mark_move(&mut self, node: NodeId, mark: Option<Mark>) {
        if self.session.set_mark(node, mark) {
            self.changed();
        }
    }
}
