//! The ways to begin: before the first game, and whenever somebody comes back to them.

use egui::Context;

use super::dialogs::new_game;
use super::seating::{Opponent, Strength};
use super::table::{Draft, FileLink, Found, Table, TableCommand};
use super::{App, saved_revision};
use crate::rules::Player;
use crate::session::Seat;

/// A game that was left for the welcome, with its file.
pub(super) struct Aside {
    table: Box<dyn Table>,
    file: FileLink,
    saved_revision: u64,
    kept_revision: Option<u64>,
}

/// The table of the welcome: whoever moves there has begun an easy game against the computer.
pub(super) fn deal(ctx: &Context, draft: &dyn Draft) -> Box<dyn Table> {
    let state = draft.state();
    let seats = Strength::Easy.around(state.first, &state);
    draft.deal(ctx, seats)
}

impl App {
    /// Shows the ways to begin. The game on the table is put aside, where it is kept as before.
    pub(super) fn show_welcome(&mut self, ctx: &Context) {
        self.leave_lesson();
        if self.welcome {
            return;
        }
        self.at_table(ctx, TableCommand::Rest);
        self.keep_changes();
        self.keep_clock();
        self.shelve();
        let goes_on = self.state.facts.moves > 0 && self.state.ended.is_none();
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        let table = std::mem::replace(&mut self.table, deal(ctx, draft.as_ref()));
        let aside = Aside {
            table,
            file: std::mem::take(&mut self.file),
            saved_revision: self.saved_revision,
            kept_revision: self.kept_revision,
        };
        self.aside = goes_on.then_some(aside);
        self.welcome = true;
        self.drawer = false;
        self.says = None;
        self.look_at_table(ctx);
        self.saved_revision = saved_revision(&self.file, &self.state);
        self.kept_revision = None;
        ctx.request_repaint();
    }

    /// Shows the game again that was left for the welcome, if one was.
    pub(super) fn back_to_game(&mut self, ctx: &Context) {
        let Some(aside) = self.aside.take() else {
            return;
        };
        self.table = aside.table;
        self.file = aside.file;
        self.saved_revision = aside.saved_revision;
        self.kept_revision = aside.kept_revision;
        self.welcome = false;
        self.says = None;
        self.look_at_table(ctx);
        self.state.game.clone_into(&mut self.settings.game);
        ctx.request_repaint();
    }

    /// Shows another game on the welcome.
    pub(super) fn choose_game(&mut self, ctx: &Context, index: usize) {
        let Some(entry) = self.games.games().get(index) else {
            return;
        };
        entry.id.clone_into(&mut self.settings.game);
        let draft = new_game::draft(self.games, &self.settings, entry.id);
        self.table = deal(ctx, draft.as_ref());
        self.look_at_table(ctx);
    }

    /// Somebody has moved on the board of the welcome: that game begins. Where another one was left
    /// for the welcome, it is asked about as before any new game.
    pub(super) fn begin_on_the_welcome(&mut self, ctx: &Context) {
        if self.aside.is_none() {
            self.welcome = false;
            return;
        }
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        let begun = std::mem::replace(&mut self.table, deal(ctx, draft.as_ref()));
        self.begin(ctx, Found::new(begun));
    }

    /// Plays against a computer of this strength, in the seats of last time.
    pub(super) fn play_computer(&mut self, ctx: &Context, strength: Strength) {
        let (game, count) = (self.state.game, self.state.seats.len());
        let seats = self.settings.seats(game, count);
        let mut seats = Opponent::Computer.fill(&seats, &self.settings);
        let draft = new_game::draft(self.games, &self.settings, game);
        let level = strength.level(&draft.state());
        for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
            *seat = Seat::Computer(level);
        }
        self.settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// Plays without a computer.
    pub(super) fn play_friends(&mut self, ctx: &Context) {
        let (game, count) = (self.state.game, self.state.seats.len());
        let seats = self.settings.seats(game, count);
        let seats = Opponent::Friend.fill(&seats, &self.settings);
        self.settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// What a lesson ends in: a game at the easiest level, with a hint in every turn.
    pub(super) fn play_first_game(&mut self, ctx: &Context) {
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        let seats = Strength::Easy.around(Player::FIRST, &draft.state());
        let mut table = draft.deal(ctx, seats);
        table.perform(TableCommand::Guide);
        self.begin(ctx, Found::new(table));
    }
}
