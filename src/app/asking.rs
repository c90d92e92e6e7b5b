//! What the players at the table are asked, and what they learn beside it.

use egui::Context;

use super::App;
use super::action::{DialogAction, GameId};
use super::dialogs::Dialog;
use super::dialogs::comment::CommentField;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::pages::Page;
use super::table::TableCommand;
use super::toasts::Tone;
use crate::board;
use crate::board::editing::Edit;
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::session::NodeId;

/// What is said where the window is too small for a zoom.
const TOO_LARGE: &str = "zoom-too-large";

/// How many of the best lines are shown at first.
const LINES: usize = 3;

/// What is said where moves have been replaced by another one.
pub(super) const REPLACED: &str = "moves-replaced";

/// What a game at the table is told.
impl App {
    /// Lets the table do something.
    pub(super) fn at_table(&mut self, ctx: &Context, command: TableCommand) {
        self.playing.perform(ctx, &self.shared, command);
    }

    /// Takes the last move back, or the last change of the position that is set up.
    pub(super) fn undo(&mut self, ctx: &Context) {
        if self.arranging.perform(Edit::Undo) {
            return;
        }
        self.chrome.unsay(&[REPLACED]);
        self.at_table(ctx, TableCommand::Undo);
    }

    /// Plays what was taken back, or changes the position that is set up once more.
    pub(super) fn redo(&mut self, ctx: &Context) {
        if !self.arranging.perform(Edit::Redo) {
            self.at_table(ctx, TableCommand::Redo);
        }
    }

    /// Makes the layers of the board large, or small again.
    pub(super) fn switch_layers(&mut self, ctx: &Context) {
        if !self.arranging.perform(Edit::SwitchLayers) {
            self.at_table(ctx, TableCommand::SwitchLayers);
        }
    }

    /// Does something to the position that is set up.
    pub(super) fn edit(&mut self, edit: Edit) {
        self.chrome.forget_says();
        self.arranging.perform(edit);
    }

    pub(super) fn show(&mut self, ctx: &Context, ply: usize) {
        self.at_table(ctx, TableCommand::Show(ply));
    }

    /// Begins to walk through the game on the table from its start, and to study it.
    pub(super) fn review(&mut self, ctx: &Context) {
        self.begin_study(ctx);
        self.show(ctx, 0);
    }

    /// Begins to study the game on the table, or leaves it as it goes on.
    pub(super) fn toggle_study(&mut self, ctx: &Context) {
        if self.facts().studied {
            self.at_table(ctx, TableCommand::Study(false));
            self.chrome.end_review();
            board::focus::give(ctx);
        } else {
            self.begin_study(ctx);
        }
    }

    /// Shows what the computer would play, which studies the game, or stops doing so.
    pub(super) fn toggle_lines(&mut self, ctx: &Context) {
        if !self.facts().studied {
            self.begin_study(ctx);
        }
        let count = if self.facts().shows_lines { 0 } else { LINES };
        self.at_table(ctx, TableCommand::ShowLines(count));
    }

    pub(super) fn begin_study(&mut self, ctx: &Context) {
        self.chrome.begin_review(ctx);
        self.chrome.forget_says();
        self.at_table(ctx, TableCommand::Study(true));
    }

    /// Shows the newest position: while the game is studied, the end of the line.
    pub(super) fn back_to_the_end(&mut self, ctx: &Context) {
        self.chrome.end_review();
        if self.facts().studied {
            self.show(ctx, self.facts().moves);
        } else {
            self.at_table(ctx, TableCommand::ShowNewest);
        }
    }

    /// Asks for words about a move.
    pub(super) fn ask_for_comment(&mut self, node: NodeId) {
        let text = self.playing.table().comment(node).to_owned();
        let field = CommentField::new(self.playing.id(), node, text);
        self.chrome.open(Dialog::Comment(field));
    }

    /// Writes something about a move of a game, unless that game has left the table.
    pub(super) fn comment(&mut self, ctx: &Context, game: GameId, (node, text): (NodeId, &str)) {
        if !self.playing.is_at_table(game) {
            return;
        }
        if let Err(why) = self.playing.comment(ctx, &self.shared, node, text) {
            self.chrome.tell(Tone::Error, &why);
        }
    }

    /// Keeps a comment that is being typed: its game is about to leave, or the window to close.
    pub(super) fn keep_typed_comment(&mut self, ctx: &Context) {
        if let Some((game, node, text)) = self.chrome.take_typed_comment() {
            self.comment(ctx, game, (node, &text));
        }
    }

    pub(super) fn ask_to_resign(&mut self, ctx: &Context) {
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

    pub(super) fn offer_draw(&mut self, ctx: &Context) {
        let state = self.state();
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

    /// Copies the game as text; while a position is set up, that.
    pub(super) fn copy_game(&mut self, ctx: &Context) {
        if self.arranging.is_on() {
            return self.copy_position(ctx);
        }
        self.copy(ctx, self.table().score_sheet(), "copied-game");
    }

    /// Copies the position that is looked at, or the one that is set up.
    pub(super) fn copy_position(&mut self, ctx: &Context) {
        let arranged = self.arranging.text();
        let text = arranged.unwrap_or_else(|| self.table().position_text());
        self.copy(ctx, text, "copied-position");
    }

    fn copy(&mut self, ctx: &Context, text: String, told: &'static str) {
        ctx.copy_text(text);
        self.chrome.tell(Tone::Info, &Phrase::new(told));
    }

    /// Makes everything larger or smaller by a factor.
    pub(super) fn zoom_by(&mut self, ctx: &Context, factor: f32) {
        self.chrome.unsay(&[TOO_LARGE]);
        if !self.shared.zoom_by(ctx, factor) {
            self.chrome.tell(Tone::Info, &Phrase::new(TOO_LARGE));
        }
    }

    /// Makes everything as large as it was meant.
    pub(super) fn reset_zoom(&mut self) {
        self.chrome.unsay(&[TOO_LARGE]);
        self.shared.settings.zoom = 1.0;
    }

    /// Switches the sound off, or on again.
    pub(super) fn toggle_sound(&mut self) {
        self.shared.settings.muted ^= true;
        self.chrome.sound_settings(&self.shared.settings);
    }

    /// Says everything in the language with this tag, or in the system's.
    pub(super) fn speak(&mut self, tag: Option<&'static str>) {
        self.shared.settings.language = tag.map(str::to_owned);
        self.shared.texts = Texts::in_language(tag).into();
    }

    /// Makes everything this loud, in percent, and lets it be heard.
    pub(super) fn set_volume(&mut self, percent: u8) {
        self.shared.settings.set_volume(percent);
        self.chrome.sound_settings(&self.shared.settings);
    }
}

/// The lesson.
impl App {
    /// Begins the lesson of the game at the table where it was left, or explains the rules where
    /// there is none.
    pub(super) fn learn(&mut self, ctx: &Context) {
        if self.learning.is_on() {
            return;
        }
        self.leave_set_up(ctx);
        self.puzzling.leave();
        if self.learning.begin(&self.shared, self.playing.state().game) {
            self.playing.rest();
            self.chrome.begin_lesson();
            board::focus::give(ctx);
        } else {
            self.chrome.open(Dialog::Page(Page::Rules));
        }
    }

    /// Goes to a step of the lesson, from 0. The button that was pressed may be another one there:
    /// the board gets the keys.
    pub(super) fn go_to_step(&mut self, ctx: &Context, step: usize) {
        self.learning.go_to(&mut self.shared, step);
        self.chrome.forget_says();
        board::focus::give(ctx);
    }

    pub(super) fn step_back(&mut self, ctx: &Context) {
        if let Some(lesson) = self.lesson() {
            self.go_to_step(ctx, lesson.step.saturating_sub(1));
        }
    }

    /// Goes on, after the last step to a first game.
    pub(super) fn step_on(&mut self, ctx: &Context) {
        let Some(lesson) = self.lesson() else {
            return;
        };
        if !lesson.is_last() {
            return self.go_to_step(ctx, lesson.step + 1);
        }
        self.learning.finish(&mut self.shared);
        self.chrome.forget_says();
        self.play_first_game(ctx);
    }

    /// Shows the game on the table again.
    pub(super) fn leave_lesson(&mut self, ctx: &Context) {
        if self.learning.leave() {
            self.chrome.forget_says();
            board::focus::give(ctx);
        }
    }
}
