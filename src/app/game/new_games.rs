//! Games that come to the table: new games, rematches and games started on the start page, with the way to
//! the start page and back.

use egui::Context;

use super::dialogs::new_game::NewGame;
use super::dialogs::setup::SetupChoice;
use super::opponent::Opponent;
use super::seats::Strength;
use super::table::{Draft, LoadedTable, TableCommand};
use crate::app::App;
use crate::app::action::GameSnapshot;
use crate::app::activity::id::ActivityId;
use crate::app::game::activity::deal_start_page;
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::bot::rating::FIRST_LEVEL;
use crate::bot::{FineLevel, Level};
use crate::phrase::Phrase;
use crate::random::{self, Random};
use crate::rules::{HeadStart, Player};
use crate::session::Seat;

/// Up to this level the user may still be learning the game.
const LEARNER: u8 = 4;

impl App {
    pub(crate) fn open_new_game(&mut self, elsewhere: bool) {
        let mut by_the_match = self.activities.game.match_seats();
        if self.state().ended.is_some() {
            by_the_match.seats = self.table().rematch(None).1;
        }
        let draft = self.shared.draft(self.state().game);
        let (again, seated) = self.table().again();
        let mut dialog = NewGame::new(draft, by_the_match).ahead(
            again.head_start(),
            &seated,
            &self.shared.settings,
        );
        if elsewhere {
            dialog.choose_remote();
            let friend = self.state().friend.as_ref();
            if let Some(table) = friend.and_then(|friend| friend.shared.as_ref()) {
                dialog.set_folder(table.folder.clone());
            }
        }
        self.chrome.open(Dialog::NewGame(Box::new(dialog)));
    }

    pub(crate) fn play_again(&mut self, ctx: &Context) {
        let (draft, seats) = self.table().again();
        if self.state().friend.is_some() {
            return self.play_friend_again(ctx, draft.as_ref(), seats);
        }
        self.start(ctx, draft.as_ref(), seats);
    }

    pub(crate) fn start_as_set(&mut self, ctx: &Context) {
        let mut draft = self.shared.draft(self.state().game);
        let seated = self.activities.game.match_seats();
        let seats = seated.next(&self.shared.settings, &draft.state(), random::seed());
        self.shared.settings.apply_conditions(draft.as_mut(), &seats);
        self.start(ctx, draft.as_ref(), seats);
        if !self.chrome.is_blocked() {
            self.tell_conditions();
        }
    }

    pub(crate) fn start(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        let seats = self.shared.named(self.shared.evened(draft.state().game, seats));
        self.begin(ctx, LoadedTable::new(draft.deal(ctx, seats)));
        self.chrome.sound_begun(&self.shared.settings);
    }

    pub(crate) fn play_strength(&mut self, ctx: &Context, strength: Strength) {
        let draft = self.shared.draft(self.state().game).state();
        self.play_computer(ctx, strength.level(&draft));
    }

    /// Starts a game against an opponent as strong as the user.
    pub(crate) fn play_even(&mut self, ctx: &Context) {
        self.play_opponent(ctx, &Seat::Even(FineLevel::nearest(FIRST_LEVEL)));
    }

    pub(crate) fn play_computer(&mut self, ctx: &Context, level: Level) {
        self.play_opponent(ctx, &Seat::Computer(level));
    }

    /// Keeps the people of the last game.
    fn play_opponent(&mut self, ctx: &Context, computer: &Seat) {
        let game = self.state().game;
        let draft = self.shared.draft(game).state();
        let settings = &mut self.shared.settings;
        let seats = settings.seats(game, draft.seat_names.len());
        let mut seats = Opponent::Computer.fill(&seats, settings);
        for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
            seat.clone_from(computer);
        }
        settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    pub(crate) fn play_friends(&mut self, ctx: &Context) {
        let game = self.state().game;
        let draft = self.shared.draft(game).state();
        let settings = &mut self.shared.settings;
        let seats = settings.seats(game, draft.seat_names.len());
        let mut seats = Opponent::Friend.fill(&seats, settings);
        let home = &self.shared.home;
        let rival = home.rival(game, self.shared.archive.games().duels());
        if let ([one, other], Some((rival, _)), Some(name)) = (&mut seats[..], rival, home.name()) {
            // Whoever moved first before moves second now.
            let was_first = one.name() == Some(name);
            (*one, *other) = (Seat::human(name), Seat::human(&rival.name));
            if was_first {
                std::mem::swap(one, other);
            }
        }
        self.shared.settings.seat(game, seats);
        self.start_as_set(ctx);
    }

    /// Starts the game that follows a lesson: easiest level, no clock, a hint every turn.
    pub(crate) fn play_first_game(&mut self, ctx: &Context) {
        let mut draft = self.shared.draft(self.state().game);
        draft.set_clock(None);
        draft.set_strict(false);
        let seats = Strength::Easy.around(Player::FIRST, &draft.state());
        let mut table = draft.deal(ctx, seats);
        table.perform(TableCommand::Guide);
        self.begin(ctx, LoadedTable::new(table));
        self.chrome.sound_begun(&self.shared.settings);
    }

    /// Starts the next game of the match; a given level applies to every computer.
    pub(crate) fn rematch(&mut self, ctx: &Context, level: Option<Level>) {
        self.rematch_with(ctx, level, None);
    }

    /// `steps`: new size of the head start, 0 for none.
    fn rematch_with(&mut self, ctx: &Context, level: Option<Level>, steps: Option<u8>) {
        let (mut draft, seats) = self.table().rematch(level);
        if let Some(steps) = steps {
            let head_start = draft.head_start().map(|ahead| HeadStart { steps, ..ahead });
            draft.set_head_start(head_start.filter(|ahead| ahead.steps > 0));
        }
        if self.state().friend.is_some() {
            return self.play_friend_again(ctx, draft.as_ref(), seats);
        }
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
        let levels = seats.iter().filter_map(Seat::level).map(Level::number);
        // Someone who learns the game would not know the start positions.
        if levels.max().is_none_or(|level| level > LEARNER) {
            let told = Phrase::new("setup-chosen")
                .with("seat", choice.seat_names[chooser].clone())
                .with("setup", choice.setups[chosen].clone());
            self.chrome.toast(Tone::Info, &told);
        }
        self.start(ctx, draft.as_ref(), seats);
    }

    pub(crate) fn rematch_at_offer(&mut self, ctx: &Context) {
        let commands = &self.state().commands;
        if let Some(steps) = commands.offered_head_start {
            self.rematch_with(ctx, None, Some(steps));
        } else if let Some(level) = commands.offered_level {
            self.rematch(ctx, Some(level));
        }
    }

    /// Reports clock and strictness of a game that started without a dialog in which they could be chosen.
    pub(crate) fn tell_conditions(&mut self) {
        let state = self.state();
        let control = self.shared.settings.control(state.game, &state.seats);
        let clock = self.activities.game.clock_in_words(control, &self.shared.texts);
        let strict = state.commands.strict.then(|| Phrase::new("strict-begins"));
        for told in clock.into_iter().chain(strict) {
            self.chrome.toast(Tone::Info, &told);
        }
    }
}

impl App {
    /// Replaces the game on the table, which is archived; so is a game suspended for the start page.
    pub(crate) fn begin(&mut self, ctx: &Context, found: LoadedTable) {
        self.back_to_game(ctx);
        self.replace_game(ctx, found);
    }

    /// Replaces the game on the table and drops a game suspended for the start page.
    pub(crate) fn replace_game(&mut self, ctx: &Context, found: LoadedTable) {
        self.show_activity(ctx, ActivityId::Game);
        self.keep_typed_comments(ctx);
        self.saves.leave(self.activities.game.on_table());
        self.snapshot_for_save_dialogs();
        self.chrome.forget_the_game();
        self.activities.game.put(ctx, &self.shared, found.table);
        self.saves.put(found.links, self.activities.game.state());
        self.withdraw_left_game_message();
        self.remember_game();
        self.chrome.begin_game(ctx, &self.shared.settings);
        self.saves.keep_game(self.activities.game.on_table());
        ctx.request_repaint();
    }

    /// Takes snapshots of the games about to leave, so that an open save dialog for one of them still saves
    /// it.
    fn snapshot_for_save_dialogs(&mut self) {
        let files = || std::iter::once(self.saves.file()).chain(self.saves.suspended_file());
        for saving in self.chrome.savings_mut() {
            for ((id, name, table), file) in self.activities.game.games().zip(files()) {
                if id == saving.game {
                    saving.left = Some(Box::new(GameSnapshot::of(table, name, file)));
                }
            }
        }
    }

    fn remember_game(&mut self) {
        let game = self.activities.game.state().game;
        game.clone_into(&mut self.shared.settings.game);
    }
}

impl App {
    /// Shows the start page and suspends an unfinished game on the table.
    pub(crate) fn show_start_page(&mut self, ctx: &Context) {
        self.show_activity(ctx, ActivityId::Game);
        if self.activities.game.is_welcome() {
            return;
        }
        self.keep_typed_comments(ctx);
        let (game, saves) = (&mut self.activities.game, &mut self.saves);
        game.perform_command(ctx, &self.shared, TableCommand::Rest);
        saves.keep_changes(game.on_table());
        saves.keep_clock(game.on_table());
        saves.archive_listed(game.on_table());
        let goes_on = game.goes_on();
        if !goes_on {
            self.snapshot_for_save_dialogs();
        }
        let draft = self.shared.draft(self.state().game);
        let table = deal_start_page(ctx, draft.as_ref());
        self.activities.game.welcome(ctx, &self.shared, table);
        self.saves.suspend(goes_on, self.activities.game.state());
        // The start page also lists the game that has just been archived.
        self.saves.refresh();
        self.chrome.begin_start_page(ctx);
        ctx.request_repaint();
    }

    /// Returns to the game suspended for the start page, if there is one.
    pub(crate) fn back_to_game(&mut self, ctx: &Context) {
        self.show_activity(ctx, ActivityId::Game);
        if !self.activities.game.back(ctx, &self.shared) {
            return;
        }
        self.saves.take_back();
        self.chrome.clear_status();
        board::focus::give(ctx);
        self.remember_game();
        ctx.request_repaint();
    }

    pub(crate) fn choose_game(&mut self, ctx: &Context, index: usize) {
        let Some(entry) = self.shared.games.games().get(index) else {
            return;
        };
        entry.id.clone_into(&mut self.shared.settings.game);
        let draft = self.shared.draft(entry.id);
        let table = deal_start_page(ctx, draft.as_ref());
        self.activities.game.offer(ctx, &self.shared, table);
    }

    /// Starts the game on whose board a move was made on the start page. A game suspended for the page is
    /// archived, as before any new game.
    pub(crate) fn begin_on_start_page(&mut self, ctx: &Context) {
        let (state, settings) = (self.state(), &self.shared.settings);
        let use_clock = TableCommand::UseClock(settings.control(state.game, &state.seats));
        let be_strict = TableCommand::BeStrict(settings.strict);
        for command in [use_clock, be_strict] {
            self.activities.game.perform_command(ctx, &self.shared, command);
        }
        if let Some(level) = self.shared.even_level(self.state()) {
            self.at_table(ctx, TableCommand::PlayEvenly(level));
        }
        if self.activities.game.has_suspended() {
            let draft = self.shared.draft(self.state().game);
            let table = deal_start_page(ctx, draft.as_ref());
            let begun = self.activities.game.offer(ctx, &self.shared, table);
            self.begin(ctx, LoadedTable::new(begun));
        } else {
            self.activities.game.begin();
        }
        self.chrome.sound_begun(&self.shared.settings);
        self.tell_conditions();
    }
}
