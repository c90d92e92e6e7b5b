//! Phases of a frame: polling, drawing, running commands, saving.

use egui::{Context, Key, Ui};

use super::activity::ActivityEvent;
use super::{App, run};
use crate::app::activity::id::ActivityId;
use crate::app::files::picker::FileDialogs;
use crate::app::game::requests::REPLACED;
use crate::app::game::table::{TableEvent, Tick};
use crate::app::input::touch;
use crate::app::platform::jobs::take_start_fault;
use crate::app::shell::command::{Command, CommandState, StartCommand, ViewCommand};
use crate::app::shell::dialogs::focus;
use crate::app::shell::keys;
use crate::app::shell::panels::layout;
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::board::sound::{Cues, Sound};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::store::TextHash;

impl App {
    /// Polls workers, clocks and system dialogs, and saves changes. Runs once per frame before
    /// [`App::frame`], also while the window is hidden.
    pub fn logic(&mut self, ctx: &Context) {
        let _guard = self.crash.guard();
        let tick = Tick {
            moment: self.shared.clock.moment(ctx),
            look: self.shared.look(ctx, self.state().seen_from()),
            allowance: self.shared.settings.allowance(),
        };
        if self.shared.home.is_shared() {
            self.saves.set_others(self.shared.home.archives());
        }
        self.saves.poll_writer();
        let mut events = self.activities.poll(ctx, &mut self.shared, &tick);
        events.extend(self.refresh_archive(ctx));
        self.chrome.withdraw_question(self.activities.game.state());
        for event in events {
            self.handle(ctx, event);
        }
        self.poll_run(ctx);
        self.search_last_game();
        self.celebrate_level(ctx);
        if let Some(reason) = take_start_fault(ctx) {
            let told = Phrase::new("no-thread").with("reason", reason);
            self.chrome.toast(Tone::Error, &told);
        }
        self.poll_picker(ctx);
        self.poll_copying(ctx);
        self.poll_reading(ctx);
        self.poll_friends(ctx);
        self.poll_export(ctx);
        if let Some(told) = self.saves.damaged_practice() {
            self.chrome.toast(Tone::Error, &told);
        }
        if let Some(told) = self.saves.damaged_own_puzzles() {
            self.chrome.toast(Tone::Error, &told);
        }
        if !self.awaits_own_puzzles() {
            self.refresh_own_puzzles(ctx);
        }
        self.poll_import(ctx);
        self.report_left_game();
        self.keep_changes();
        self.answer_close_request(ctx);
    }

    /// Draws the window and runs the commands of the user. Runs once per frame after [`App::logic`].
    pub fn frame(&mut self, ui: &mut Ui) {
        let _guard = self.crash.guard();
        let ctx = ui.ctx().clone();
        board::key_queue::bring(&ctx);
        self.poll_paste(&ctx);
        self.listen_to_one_key(&ctx);
        let pinched = touch::follow(&ctx);
        if self.shared.choose_theme(&ctx) {
            // This frame began with the former style.
            ui.set_style(ctx.global_style());
        }
        let zoom = self.shared.fitting_zoom(&ctx);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
        let blocked = self.chrome.is_blocked();
        let is_heard = !blocked && self.chrome.has_board_keys(&ctx);
        keys::translate(&ctx, &self.shared.settings.keys, is_heard);
        if !blocked {
            self.follow_tab(&ctx);
        }
        let leaves_board_only = is_heard.then(|| self.leaves_board_only(&ctx)).flatten();
        let key = is_heard.then(|| self.activities.active().keys(&ctx)).flatten();
        // Selection and cursor on the board take keys first.
        let is_free = !self.activities.active().is_busy();
        let state = self.command_state(&ctx);
        let walked =
            self.chrome.walk(&ctx, (&state, &self.shared.settings.keys), is_heard, is_free);
        let mut wanted =
            if blocked { focus::behind(&ctx, || self.panels(ui)) } else { self.panels(ui) };
        if self.chrome.has_regained_attention(&ctx) {
            self.saves.refresh();
            self.read_other_windows(&ctx);
        }
        let activity = self.activities.active();
        let (start_page, aspect) = (activity.is_start_page(), activity.board_aspect());
        let mut place = layout::messages(ctx.content_rect(), start_page, aspect);
        // The faults of a position stand at the foot of the editor.
        place.from_top |= state.activity == ActivityId::Editor;
        wanted.extend(self.chrome.show_toasts(&ctx, &self.shared.texts, place));
        self.show_dialog(&ctx);
        wanted.extend(self.follow_one_key(&ctx));
        let map = &self.shared.settings.keys;
        wanted.extend(keys::commands(&ctx, map, blocked, self.chrome.board()));
        let copied = self.take_files_and_text(&ctx, blocked);
        let keys = key.into_iter().chain(leaves_board_only).chain(walked);
        let wanted = pinched.into_iter().chain(wanted);
        for command in copied.into_iter().chain(wanted).chain(keys) {
            run::run(self, &ctx, command);
        }
        // Saves before the frame is shown, so that nothing visible is unsaved.
        self.keep_changes();
        self.keep_position();
        self.saves.keep_settings(&self.shared.settings);
        self.chrome.set_title(&ctx, self.title());
        self.chrome.set_frame_theme(&ctx, self.shared.settings.theme);
        self.crash.clear();
    }

    /// Esc leaves the board-only view unless the board uses the key.
    fn leaves_board_only(&self, ctx: &Context) -> Option<Command> {
        let is_pressed =
            ctx.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Escape));
        let leaves = self.chrome.board_only() && is_pressed && !self.activities.active().is_busy();
        leaves.then_some(Command::View(ViewCommand::BoardOnly))
    }

    /// Opens the file dialog requested in this frame, if any. Runs after [`App::frame`].
    pub fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.chrome.show_file_dialog(ctx, dialogs);
    }

    pub(crate) fn command_state(&self, ctx: &Context) -> CommandState {
        let game = &self.activities.game;
        let full_screen = ctx.input(|input| input.viewport().fullscreen);
        CommandState {
            board_only: self.chrome.board_only(),
            full_screen: full_screen == Some(true),
            one_key: self.shared.settings.one_key.on,
            welcome: game.is_welcome(),
            has_people: self.shared.home.is_shared(),
            has_removed_person: self.removed_person.is_some(),
            left_a_game: game.has_suspended(),
            is_called: !self.friends.watches.calls().is_empty(),
            can_go_back: self.saves.has_left(),
            has_own_puzzles: !self.saves.own_puzzles().is_empty(),
            is_proving: self.activities.puzzle.source.import.is_some(),
            can_restore_puzzle: self.activities.puzzle.source.deleted.is_some(),
            practisable: self.activities.practice.tasks_of(game.id()).len(),
            seeks_positions: self.seeks_positions(),
            level_passed: self.level_passed(),
            ..self.activities.active().command_state()
        }
    }

    /// Returns `true` if it is not known yet which positions of the finished game can be practised.
    fn seeks_positions(&self) -> bool {
        let game = &self.activities.game;
        let is_judged = game.table().after_game().is_some();
        let is_sought = is_judged && !self.activities.practice.has_searched(game.id());
        !game.is_welcome() && (is_sought || game.table().awaits_findings())
    }

    /// Level of the user that the finished game on the table, the latest in the archive, has passed.
    fn level_passed(&self) -> Option<Level> {
        let game = &self.activities.game;
        let state = game.state();
        game.table().after_game().filter(|_| !game.is_welcome())?;
        let (_, latest) = self.shared.archive.games().archived().next()?;
        let standing = self.shared.ratings.standing((state.game, state.seats.len()))?;
        standing.passed().filter(|_| self.saves.archived_text() == Some(latest.hash))
    }

    /// Celebrates a level that was passed with the game that has just ended.
    fn celebrate_level(&mut self, ctx: &Context) {
        if self.level_passed().is_some() && self.activities.game.take_news() {
            self.handle(ctx, ActivityEvent::Celebrate);
        }
    }

    fn handle(&mut self, ctx: &Context, event: ActivityEvent) {
        match event {
            ActivityEvent::Table(news) => self.announce(&news),
            ActivityEvent::Progress(change) => self.saves.keep_progress(change),
            ActivityEvent::Practised(change) => {
                self.saves.keep_practice(change);
                if self.activities.awaits_positions() {
                    self.begin_session(ctx);
                }
            }
            ActivityEvent::Judged(text) => {
                if self.saves.archived_text() == Some(TextHash::of(&text)) {
                    self.activities.game.table_mut().take_verdicts(&text);
                }
            }
            ActivityEvent::Celebrate => {
                let look = self.shared.look(ctx, self.state().seen_from());
                let settings = &self.shared.settings;
                self.chrome.celebrate_puzzle(ctx, settings, &look);
            }
        }
    }

    fn announce(&mut self, news: &TableEvent) {
        let (tone, phrase) = match news {
            TableEvent::Changed => {
                self.chrome.end_review();
                return self.chrome.clear_status();
            }
            TableEvent::LittleTime => {
                let tick = Cues::one(Sound::Tick);
                return self.chrome.sound(&self.shared.settings, &tick);
            }
            TableEvent::Replaced => (Tone::Info, Phrase::new(REPLACED)),
            TableEvent::Refused(why) => (Tone::Error, why.clone()),
            TableEvent::BotFailed { reason, moved } => {
                let key = match moved {
                    true => "bot-failed-and-moved",
                    false => "bot-failed",
                };
                let phrase = Phrase::new(key).with("reason", reason.clone());
                (Tone::Error, phrase)
            }
            TableEvent::HeadStartOffered(told) => {
                let rematch = Command::Start(StartCommand::RematchAtOffer);
                return self.chrome.offer(Tone::Info, told, rematch);
            }
            TableEvent::DrawAccepted => (Tone::Info, Phrase::new("draw-accepted")),
            TableEvent::DrawDeclined => (Tone::Info, Phrase::new("draw-declined")),
            TableEvent::OutOfTime(seat) => {
                let phrase = Phrase::new("out-of-time").with("seat", seat.clone());
                (Tone::Info, phrase)
            }
        };
        self.chrome.toast(tone, &phrase);
    }
}
