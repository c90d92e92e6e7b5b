//! Requests to the game on the table (undo, study, comments, resigning, draw offers), the clipboard, and the
//! settings that menus change.

use egui::Context;

use super::dialogs::comment::CommentField;
use super::table::TableCommand;
use crate::app::App;
use crate::app::action::{DialogAction, GameId};
use crate::app::activity::BoardCommand;
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::session::NodeId;

const TOO_LARGE: &str = "zoom-too-large";

/// Number of engine lines shown at first.
const LINES: usize = 3;

pub(crate) const REPLACED: &str = "moves-replaced";
const DELETED: &str = "moves-deleted";
/// Messages that there is no mistake further on, and none further back.
const MISTAKES_OVER: [&str; 2] = ["study-last-mistake", "study-first-mistake"];

impl App {
    pub(crate) fn at_table(&mut self, ctx: &Context, command: TableCommand) {
        self.activities.game.perform_command(ctx, &self.shared, command);
    }

    pub(crate) fn on_board(&mut self, ctx: &Context, command: BoardCommand) {
        self.activities.active_mut().perform(ctx, command);
        self.activities.game.refresh(ctx, &self.shared);
    }

    pub(crate) fn undo(&mut self, ctx: &Context) {
        self.chrome.dismiss(&[REPLACED, DELETED]);
        self.on_board(ctx, BoardCommand::Undo);
    }

    pub(crate) fn show(&mut self, ctx: &Context, ply: usize) {
        self.at_table(ctx, TableCommand::Show(ply));
    }

    /// Starts studying the game at its first position.
    pub(crate) fn review(&mut self, ctx: &Context) {
        self.begin_study(ctx);
        self.show(ctx, 0);
    }

    pub(crate) fn toggle_study(&mut self, ctx: &Context) {
        if self.state().commands.studied {
            self.at_table(ctx, TableCommand::Study(false));
            self.chrome.end_review();
            board::focus::give(ctx);
        } else {
            self.begin_study(ctx);
        }
    }

    /// Toggles the engine lines; showing them starts the study.
    pub(crate) fn toggle_lines(&mut self, ctx: &Context) {
        if !self.state().commands.studied {
            self.begin_study(ctx);
        }
        let count = if self.state().commands.shows_lines { 0 } else { LINES };
        self.at_table(ctx, TableCommand::ShowLines(count));
    }

    pub(crate) fn begin_study(&mut self, ctx: &Context) {
        self.chrome.begin_review(ctx);
        self.chrome.clear_status();
        self.at_table(ctx, TableCommand::Study(true));
    }

    /// Shows the position after the next mistake, or the previous one; says so if there is none.
    pub(crate) fn show_mistake(&mut self, ctx: &Context, back: bool) {
        let shown = |app: &Self| {
            let study = app.table().study().map(|study| study.shown);
            (app.state().commands.shown, study)
        };
        self.chrome.dismiss(&MISTAKES_OVER);
        let before = shown(self);
        self.at_table(ctx, TableCommand::ShowMistake { back });
        if shown(self) == before {
            let told = Phrase::new(MISTAKES_OVER[usize::from(back)]);
            self.chrome.toast(Tone::Info, &told);
        }
    }

    /// Deletes a move of the tree and everything after it, and offers to undo that.
    pub(crate) fn delete_from(&mut self, ctx: &Context, node: NodeId) {
        let size = |app: &Self| app.table().list().len();
        let before = size(self);
        self.at_table(ctx, TableCommand::DeleteFrom(node));
        let deleted = before.saturating_sub(size(self));
        if deleted > 0 {
            let told = Phrase::new(DELETED).with("of", self.state().game).with("count", deleted);
            self.chrome.dismiss(&[DELETED]);
            self.chrome.offer(Tone::Info, &told, Command::Game(GameCommand::Undo));
        }
    }

    /// Shows the newest position; in a study, the end of the current line.
    pub(crate) fn back_to_the_end(&mut self, ctx: &Context) {
        self.chrome.end_review();
        if self.state().commands.studied {
            self.show(ctx, self.state().commands.moves);
        } else {
            self.at_table(ctx, TableCommand::ShowNewest);
        }
    }

    pub(crate) fn ask_for_comment(&mut self, node: NodeId) {
        let game = self.activities.game.id();
        let draft = self.chrome.take_comment_draft(game, node);
        let kept = || self.activities.game.table().comment(node).to_owned();
        let field = CommentField::new(game, node, draft.unwrap_or_else(kept));
        self.chrome.open(Dialog::Comment(field));
    }

    /// Ignored if the game has left the table.
    pub(crate) fn comment(&mut self, ctx: &Context, game: GameId, (node, text): (NodeId, &str)) {
        if !self.activities.game.is_at_table(game) {
            return;
        }
        if let Err(why) = self.activities.game.comment(ctx, &self.shared, node, text) {
            self.chrome.toast(Tone::Error, &why);
        }
    }

    /// Saves the comments that were typed, before their game leaves the table or the window closes.
    pub(crate) fn keep_typed_comments(&mut self, ctx: &Context) {
        for (game, node, text) in self.chrome.take_typed_comments() {
            self.comment(ctx, game, (node, &text));
        }
    }

    pub(crate) fn ask_to_resign(&mut self, ctx: &Context) {
        let Some(player) = self.state().resigning else {
            return;
        };
        if !self.shared.settings.confirm_resigning {
            return self.at_table(ctx, TableCommand::Resign(player));
        }
        let others = self.state().seats.len() - 1;
        self.chrome.open(Dialog::Confirm(Confirm::new(
            Question::Resign,
            Phrase::new("resign-text").with("others", others),
            DialogAction::Resign(player),
        )));
    }

    pub(crate) fn offer_draw(&mut self, ctx: &Context) {
        let state = self.state();
        if state.friend.is_some() {
            return self.ask_friend_for_draw(ctx);
        }
        if state.has_computer() {
            return self.at_table(ctx, TableCommand::OfferDraw);
        }
        let player = state.to_move;
        let text = Phrase::new("draw-text")
            .with("seat", state.seat_name(player))
            .with("others", state.seats.len() - 1);
        let action = DialogAction::AgreeDraw(player);
        let question = Confirm::new(Question::Draw, text, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// In the editor, copies the position instead.
    pub(crate) fn copy_game(&mut self, ctx: &Context) {
        let activity = self.activities.active();
        match activity.game_text() {
            Some(text) => self.copy(ctx, text, "copied-game"),
            None => self.copy_position(ctx),
        }
    }

    pub(crate) fn copy_analysis(&mut self, ctx: &Context) {
        let text = self.table().analysed_sheet();
        self.copy(ctx, text, "copied-game");
    }

    pub(crate) fn copy_position(&mut self, ctx: &Context) {
        if let Some(text) = self.activities.active().position_text() {
            self.copy(ctx, text, "copied-position");
        }
    }

    fn copy(&mut self, ctx: &Context, text: String, told: &'static str) {
        ctx.copy_text(text);
        self.chrome.toast(Tone::Info, &Phrase::new(told));
    }

    pub(crate) fn zoom_by(&mut self, ctx: &Context, factor: f32) {
        self.chrome.dismiss(&[TOO_LARGE]);
        if !self.shared.zoom_by(ctx, factor) {
            self.chrome.toast(Tone::Info, &Phrase::new(TOO_LARGE));
        }
    }

    pub(crate) fn reset_zoom(&mut self) {
        self.chrome.dismiss(&[TOO_LARGE]);
        self.shared.settings.zoom = 1.0;
    }

    pub(crate) fn toggle_sound(&mut self) {
        self.shared.settings.muted ^= true;
        self.chrome.sound_settings(&self.shared.settings);
    }

    /// `None` is the system's language.
    pub(crate) fn set_language(&mut self, tag: Option<&'static str>) {
        self.shared.settings.language = tag.map(str::to_owned);
        self.shared.texts = Texts::in_language(tag).into();
    }

    /// In percent; also unmutes.
    pub(crate) fn set_volume(&mut self, percent: u8) {
        self.shared.settings.set_volume(percent);
        self.chrome.sound_settings(&self.shared.settings);
    }
}
