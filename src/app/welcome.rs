//! The ways to begin: before the first game, and whenever somebody comes back to them.

use egui::Context;

use super::dialogs::new_game;
use super::saving::{GameId, Saving};
use super::seating::{Opponent, Strength};
use super::table::{Draft, FileLink, Found, Table, TableCommand};
use super::toasts::Tone;
use super::{App, saved_revision};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::{Seat, TimeControl};

/// A game that was left for the welcome, with its file.
pub(super) struct Aside {
    /// What tells it from other games.
    game: GameId,
    /// Its name in files.
    name: &'static str,
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

impl Aside {
    /// It goes for good: a wish to save it is to save it as it is now.
    pub(super) fn part_with(&self, saving: &mut Saving) {
        saving.part_with(self.game, self.table.as_ref(), &self.file, self.name);
    }
}

impl App {
    /// Whether this game was left for the welcome.
    pub(super) fn is_aside(&self, game: GameId) -> bool {
        self.aside.as_ref().is_some_and(|aside| aside.game == game)
    }

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
        if !goes_on {
            self.part_with_games();
        }
        let table = std::mem::replace(&mut self.table, deal(ctx, draft.as_ref()));
        let aside = Aside {
            game: std::mem::replace(&mut self.game, GameId::new()),
            name: self.state.game,
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
        self.game = aside.game;
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
        let clock = self.settings.clock;
        self.at_table(ctx, TableCommand::UseClock(clock));
        if self.aside.is_none() {
            self.welcome = false;
            return self.tell_clock();
        }
        let draft = new_game::draft(self.games, &self.settings, self.state.game);
        let begun = std::mem::replace(&mut self.table, deal(ctx, draft.as_ref()));
        self.begin(ctx, Found::new(begun));
    }

    /// Plays against a computer of this strength, in the seats of last time.
    pub(super) fn play_computer(&mut self, ctx: &Context, strength: Strength) {
        let game = self.state.game;
        let draft = new_game::draft(self.games, &self.settings, game).state();
        let seats = self.settings.seats(game, draft.seat_names.len());
        let mut seats = Opponent::Computer.fill(&seats, &self.settings);
        let level = strength.level(&draft);
        for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
            *seat = Seat::Computer(level);
        }
        self.settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// Plays without a computer.
    pub(super) fn play_friends(&mut self, ctx: &Context) {
        let game = self.state.game;
        let draft = new_game::draft(self.games, &self.settings, game).state();
        let seats = self.settings.seats(game, draft.seat_names.len());
        let seats = Opponent::Friend.fill(&seats, &self.settings);
        self.settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// Says that the game which has just begun is played by a clock, where nobody has just chosen
    /// one.
    pub(super) fn tell_clock(&mut self) {
        let told = match self.settings.clock.filter(|_| self.state.clock.is_some()) {
            Some(TimeControl::Game { minutes, more }) => Phrase::new("clock-begins-game")
                .with("minutes", minutes as usize)
                .with("more", more as usize),
            Some(TimeControl::Move { seconds }) => {
                Phrase::new("clock-begins-move").with("seconds", seconds as usize)
            }
            None => return,
        };
        self.tell(Tone::Info, &told);
    }

    /// What a lesson ends in: a game at the easiest level, with a hint in every turn.
    pub(super) fn play_first_game(&mut self, ctx: &Context) {
        let mut draft = new_game::draft(self.games, &self.settings, self.state.game);
        draft.set_clock(None);
        let seats = Strength::Easy.around(Player::FIRST, &draft.state());
        let mut table = draft.deal(ctx, seats);
        table.perform(TableCommand::Guide);
        self.begin(ctx, Found::new(table));
    }
}
