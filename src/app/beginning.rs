//! How games come to the table: new ones, the next of a match, those of the start page, and any
//! other that was found.

use egui::Context;

use super::App;
use super::action::LeftGame;
use super::dialogs::Dialog;
use super::dialogs::new_game::NewGame;
use super::dialogs::setup::SetupChoice;
use super::opponent::Opponent;
use super::playing;
use super::seating::Strength;
use super::table::{Draft, Found, TableCommand};
use super::toasts::Tone;
use crate::board;
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::random::{self, Random};
use crate::rules::Player;
use crate::session::Seat;

/// New games.
impl App {
    /// Asks how the next game shall be.
    pub(super) fn open_new_game(&mut self) {
        let mut by_the_match = self.playing.match_seats();
        if self.state().ended.is_some() {
            by_the_match.seats = self.table().rematch(None).1;
        }
        let draft = self.shared.draft(self.state().game);
        let dialog = NewGame::new(draft, by_the_match);
        self.chrome.open(Dialog::NewGame(dialog));
    }

    pub(super) fn play_again(&mut self, ctx: &Context) {
        let (draft, seats) = self.table().again();
        self.start(ctx, draft.as_ref(), seats);
    }

    pub(super) fn start_as_set(&mut self, ctx: &Context) {
        let draft = self.shared.draft(self.state().game);
        let seated = self.playing.match_seats();
        let seats = seated.next(&self.shared.settings, &draft.state(), random::seed());
        self.start(ctx, draft.as_ref(), seats);
        if !self.chrome.is_blocked() {
            self.tell_clock();
        }
    }

    pub(super) fn start(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        self.begin(ctx, Found::new(draft.deal(ctx, seats)));
    }

    /// Plays against a computer of this strength, in the seats of last time.
    pub(super) fn play_computer(&mut self, ctx: &Context, strength: Strength) {
        let game = self.state().game;
        let draft = self.shared.draft(game).state();
        let settings = &mut self.shared.settings;
        let seats = settings.seats(game, draft.seat_names.len());
        let mut seats = Opponent::Computer.fill(&seats, settings);
        let level = strength.level(&draft);
        for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
            *seat = Seat::Computer(level);
        }
        settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// Plays without a computer.
    pub(super) fn play_friends(&mut self, ctx: &Context) {
        let game = self.state().game;
        let draft = self.shared.draft(game).state();
        let settings = &mut self.shared.settings;
        let seats = settings.seats(game, draft.seat_names.len());
        let seats = Opponent::Friend.fill(&seats, settings);
        settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// What a lesson ends in: a game at the easiest level, with a hint in every turn.
    pub(super) fn play_first_game(&mut self, ctx: &Context) {
        let mut draft = self.shared.draft(self.state().game);
        draft.set_clock(None);
        let seats = Strength::Easy.around(Player::FIRST, &draft.state());
        let mut table = draft.deal(ctx, seats);
        table.perform(TableCommand::Guide);
        self.begin(ctx, Found::new(table));
    }

    /// Plays the next game of the match, with the computers at this level if one is given.
    pub(super) fn rematch(&mut self, ctx: &Context, level: Option<Level>) {
        let (mut draft, seats) = self.table().rematch(level);
        let choice = draft.state();
        let chooser = choice.setup_chooser.index();
        let several = choice.setups.len() > 1;
        if several && !seats.get(chooser).is_some_and(Seat::is_computer) {
            let ended = self.state().ended.as_ref();
            let decided = ended.is_some_and(|ended| ended.result.winner().is_some());
            let choice = SetupChoice::new((draft, seats), level, decided);
            return self.chrome.open(Dialog::Setup(choice));
        }
        if let Some(level) = level {
            let game = self.state().game;
            self.shared.settings.choose_level_of(game, level);
        }
        if !several {
            return self.start(ctx, draft.as_ref(), seats);
        }
        let chosen = Random::new(random::seed()).below(choice.setups.len());
        draft.choose_setup(chosen);
        let told = Phrase::new("setup-chosen")
            .with("seat", choice.seat_names[chooser].clone())
            .with("setup", choice.setups[chosen].clone());
        self.chrome.tell(Tone::Info, &told);
        self.start(ctx, draft.as_ref(), seats);
    }

    pub(super) fn rematch_at_offer(&mut self, ctx: &Context) {
        if let Some(level) = self.state().facts.offered_level {
            self.rematch(ctx, Some(level));
        }
    }

    /// Says that the game which has just begun is played by a clock, where nobody has just chosen
    /// one.
    fn tell_clock(&mut self) {
        let clock = self.shared.settings.clock;
        if let Some(told) = self.playing.clock_in_words(clock) {
            self.chrome.tell(Tone::Info, &told);
        }
    }
}

/// One game in the place of another.
impl App {
    /// Puts a game on the table. The one that is there, or that was left for the start page, is kept
    /// among the earlier ones.
    pub(super) fn begin(&mut self, ctx: &Context, found: Found) {
        self.back_to_game(ctx);
        self.put(ctx, found);
    }

    /// Puts a table in the place of the present one.
    pub(super) fn put(&mut self, ctx: &Context, found: Found) {
        self.keep_typed_comment(ctx);
        self.shelf.leave(self.playing.on_table());
        self.part_with_games();
        self.chrome.forget_the_game();
        self.playing.put(ctx, &self.shared, found.table);
        self.shelf.put(found.links, self.playing.state());
        self.tell_nothing_is_left();
        self.learning.leave();
        self.put_set_up_aside();
        self.puzzling.leave();
        self.remember_game();
        self.chrome.begin_game(ctx, &self.shared.settings);
        self.shelf.keep_game(self.playing.on_table());
        ctx.request_repaint();
    }

    /// The game on the table goes for good, and so does one that was left for the start page:
    /// whoever is being asked for a file for it is to save it as it was.
    fn part_with_games(&mut self) {
        let files = || std::iter::once(self.shelf.file()).chain(self.shelf.suspended_file());
        for saving in self.chrome.savings_mut() {
            for ((id, name, table), file) in self.playing.games().zip(files()) {
                if id == saving.game {
                    saving.left = Some(Box::new(LeftGame::of(table, name, file)));
                }
            }
        }
    }

    /// The next game is to be of the kind on the table.
    fn remember_game(&mut self) {
        let game = self.playing.state().game;
        game.clone_into(&mut self.shared.settings.game);
    }
}

/// The start page.
impl App {
    /// Shows the ways to begin. The game on the table is suspended, where it is kept as before.
    pub(super) fn show_welcome(&mut self, ctx: &Context) {
        self.leave_lesson(ctx);
        self.leave_set_up(ctx);
        self.leave_puzzles(ctx);
        if self.playing.is_welcome() {
            return;
        }
        let (playing, shelf) = (&mut self.playing, &mut self.shelf);
        playing.perform(ctx, &self.shared, TableCommand::Rest);
        shelf.keep_changes(playing.on_table());
        shelf.keep_clock(playing.on_table());
        shelf.shelve_finished(playing.on_table());
        let goes_on = playing.goes_on();
        if !goes_on {
            self.part_with_games();
        }
        let draft = self.shared.draft(self.state().game);
        let table = playing::deal(ctx, draft.as_ref());
        self.playing.welcome(ctx, &self.shared, table);
        self.shelf.suspend(goes_on, self.playing.state());
        // The game that has just ended is among the earlier ones there.
        self.shelf.look_around();
        self.chrome.begin_welcome(ctx);
        ctx.request_repaint();
    }

    /// Shows the game again that was left for the start page, if one was.
    pub(super) fn back_to_game(&mut self, ctx: &Context) {
        self.leave_puzzles(ctx);
        if !self.playing.back(ctx, &self.shared) {
            return;
        }
        self.shelf.take_back();
        self.chrome.forget_says();
        board::focus::give(ctx);
        self.remember_game();
        ctx.request_repaint();
    }

    /// Shows another game on the start page.
    pub(super) fn choose_game(&mut self, ctx: &Context, index: usize) {
        let Some(entry) = self.shared.games.games().get(index) else {
            return;
        };
        entry.id.clone_into(&mut self.shared.settings.game);
        let draft = self.shared.draft(entry.id);
        let table = playing::deal(ctx, draft.as_ref());
        self.playing.offer(ctx, &self.shared, table);
    }

    /// Somebody has moved on the board of the start page: that game begins. Another one that
    /// was left for the page is kept as before any new game.
    pub(super) fn begin_on_the_welcome(&mut self, ctx: &Context) {
        let clock = self.shared.settings.clock;
        let use_clock = TableCommand::UseClock(clock);
        self.playing.perform(ctx, &self.shared, use_clock);
        if !self.playing.facts().left_a_game {
            self.playing.begin();
            return self.tell_clock();
        }
        let draft = self.shared.draft(self.state().game);
        let table = playing::deal(ctx, draft.as_ref());
        let begun = self.playing.offer(ctx, &self.shared, table);
        self.begin(ctx, Found::new(begun));
    }
}
