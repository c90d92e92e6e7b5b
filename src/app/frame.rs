//! What happens in a frame.

use std::time::Duration;

use egui::{Context, Key, Ui};

use super::asking::REPLACED;
use super::command::{Command, Facts};
use super::dialogs::focus;
use super::panels::layout;
use super::picker::FileDialogs;
use super::table::News;
use super::toasts::Tone;
use super::{App, keys, run, theme};
use crate::board;
use crate::board::sound::{Cues, Sound};
use crate::phrase::Phrase;

impl App {
    /// What happens whether the window can be seen or not: listens to the computer, to the
    /// system's dialogs, and saves. Once a frame, before [`App::frame`].
    pub fn logic(&mut self, ctx: &Context) {
        let moment = self.shared.clock.moment(ctx);
        let mut news = Vec::new();
        if self.learning.is_on() {
            let look = self.shared.look(ctx, &self.playing.state().seats);
            self.learning.logic(ctx, &mut self.shared, &look);
        } else if self.puzzling.is_on() {
            self.think_about_the_puzzle(ctx);
        } else if !self.arranging.is_on() {
            news = self.playing.logic(ctx, &self.shared, moment);
        }
        self.playing.look(ctx, &self.shared);
        self.chrome.withdraw_question(self.playing.state());
        for news in &news {
            self.hear(news);
        }
        self.listen_to_picker(ctx);
        self.listen_to_copying(ctx);
        self.shelf.listen();
        self.tell_of_the_left();
        self.keep_changes();
        self.answer_close_request(ctx);
        if self.state().thinking.is_some() && !self.facts().is_covered() {
            ctx.request_repaint_after(Duration::from_secs(1));
        }
    }

    /// Draws the window and does what the user asks for. Once a frame, after [`App::logic`].
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        board::later::bring(&ctx);
        theme::choose(&ctx, self.shared.settings.theme);
        let zoom = self.shared.fitting_zoom(&ctx);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
        let blocked = self.chrome.is_blocked();
        let is_heard = !blocked && self.chrome.is_board_asked(&ctx);
        if !blocked {
            self.follow_tab(&ctx);
        }
        let left = is_heard.then(|| self.leaves_board_only(&ctx)).flatten();
        let mode = || self.learning.keys(&ctx).or(self.arranging.keys(&ctx));
        let learnt = is_heard.then(mode).flatten();
        let puzzled = is_heard.then(|| self.puzzling.keys(&ctx)).flatten();
        let facts = self.facts();
        // What is picked on the board, or where its cursor is, gets the keys.
        let is_free = !self.playing.table().is_busy();
        let walked = self.chrome.walk(&ctx, facts, is_heard && is_free);
        let mut wanted = if blocked {
            focus::behind(&ctx, || self.panels(ui))
        } else {
            self.panels(ui)
        };
        if self.chrome.is_looked_at_anew(&ctx) {
            self.shelf.look_around();
        }
        let welcome = self.playing.is_welcome() && !facts.is_covered();
        let place = layout::messages(ctx.content_rect(), welcome, self.breadth());
        wanted.extend(self.chrome.show_toasts(&ctx, &self.shared.texts, place));
        self.show_dialog(&ctx);
        let over = self.facts().over;
        wanted.extend(keys::commands(&ctx, blocked, self.chrome.board(), over));
        let copied = self.take_files_and_text(&ctx, blocked);
        let keys = learnt.into_iter().chain(puzzled).chain(left).chain(walked);
        for command in copied.into_iter().chain(wanted).chain(keys) {
            run::run(self, &ctx, command);
        }
        // Before the picture is shown, not a frame later.
        self.keep_changes();
        self.keep_set_up();
        self.shelf.keep_settings(&self.shared.settings);
        self.chrome.set_title(&ctx, self.title());
    }

    /// Esc shows everything again where the board is alone and has no use for it.
    fn leaves_board_only(&self, ctx: &Context) -> Option<Command> {
        let is_pressed =
            ctx.input(|input| input.modifiers.is_none() && input.key_pressed(Key::Escape));
        let leaves = self.chrome.board_only() && is_pressed && !self.playing.table().is_busy();
        leaves.then_some(Command::BoardOnly)
    }

    /// Opens the dialog for files that was asked for in this frame, if one was. After
    /// [`App::frame`].
    pub fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.chrome.show_file_dialog(ctx, dialogs);
    }

    /// What can be asked for now.
    pub(super) fn facts(&self) -> Facts {
        let mut facts = self.playing.facts();
        facts.can_go_back = self.shelf.has_left();
        if let Some(facts) = self.arranging.facts(facts) {
            return facts;
        }
        if self.learning.is_on() {
            facts = Facts {
                welcome: facts.welcome,
                left_a_game: facts.left_a_game,
                can_go_back: facts.can_go_back,
                lesson: true,
                ..Facts::default()
            };
        }
        if let Some(state) = self.puzzling.state() {
            facts = Facts {
                welcome: facts.welcome,
                left_a_game: facts.left_a_game,
                can_go_back: facts.can_go_back,
                puzzle: true,
                puzzle_open: state.is_open,
                can_try_again: state.can_try_again,
                can_show_why: state.can_show_why,
                ..Facts::default()
            };
        }
        facts
    }

    /// Passes on what has happened at the table.
    fn hear(&mut self, news: &News) {
        let (tone, phrase) = match news {
            News::Changed => {
                self.chrome.end_review();
                return self.chrome.forget_says();
            }
            News::LittleTime => {
                let tick = Cues::one(Sound::Tick);
                return self.chrome.sound(&self.shared.settings, &tick);
            }
            News::Replaced => (Tone::Info, Phrase::new(REPLACED)),
            News::Refused(why) => (Tone::Error, why.clone()),
            News::BotFailed { reason, moved } => {
                let key = match moved {
                    true => "bot-failed-and-moved",
                    false => "bot-failed",
                };
                let phrase = Phrase::new(key).with("reason", reason.clone());
                (Tone::Error, phrase)
            }
            News::DrawAccepted => (Tone::Info, Phrase::new("draw-accepted")),
            News::DrawDeclined => (Tone::Info, Phrase::new("draw-declined")),
            News::OutOfTime(seat) => {
                let phrase = Phrase::new("out-of-time").with("seat", seat.clone());
                (Tone::Info, phrase)
            }
        };
        self.chrome.tell(tone, &phrase);
    }
}
