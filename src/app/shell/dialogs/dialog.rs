//! The open dialog: its frame, title and content.

use egui::accesskit::Role;
use egui::{Align2, Color32, Context, Frame, Modal, Popup, RichText, TextStyle, Ui, UiKind, vec2};

use super::about::About;
use super::confirm::Confirm;
use super::find::{self, FindCommand};
use super::keys_form::KeysForm;
use super::path::PathField;
use super::settings_form::SettingsForm;
use super::{DialogContext, DialogResult, ORDER, accessibility, id, opens};
use crate::app::action::SaveRequest;
use crate::app::exercise::puzzles::keep_dialog::KeepPuzzle;
use crate::app::files::share::dialog::Share;
use crate::app::friends::note_dialog::FriendNote;
use crate::app::game::dialogs::comment::CommentField;
use crate::app::game::dialogs::new_game::NewGame;
use crate::app::game::dialogs::rules::RulesForm;
use crate::app::game::dialogs::setup::SetupChoice;
use crate::app::people::dialog::PeopleForm;
use crate::app::shell::theme;

/// Minimum width of a dialog, in points; a narrower window is unusable anyway.
const LEAST_WIDTH: f32 = 240.0;

/// The open dialog.
pub enum Dialog {
    /// Form for the next game.
    NewGame(Box<NewGame>),
    /// Settings.
    Settings(SettingsForm),
    /// Short rules of the game on the table, and what is often asked.
    Rules(RulesForm),
    /// Keys of the board and of all commands.
    Keys(KeysForm),
    /// Page on playing without seeing, hearing or moving well.
    Accessibility,
    /// List of all commands.
    Find(Box<FindCommand>),
    /// About page.
    About(About),
    /// Field for a path, used where the system has no file dialog.
    Path(PathField),
    /// Question that must be answered before an action runs.
    Confirm(Confirm),
    /// Field for a comment on a move.
    Comment(CommentField),
    /// Remark for somebody elsewhere.
    FriendNote(FriendNote),
    /// Name of a puzzle before it is kept.
    KeepPuzzle(Box<KeepPuzzle>),
    /// Choice of the start position for the next game of a match.
    Setup(SetupChoice),
    /// Export of a game as a picture or a film.
    Share(Box<Share>),
    /// List of the people who play here.
    People(Box<PeopleForm>),
}

impl Dialog {
    /// Draws the dialog over the window.
    pub fn show(&mut self, ctx: &Context, context: &mut DialogContext) -> DialogResult {
        let palette = theme::palette(ctx);
        let is_find = matches!(self, Self::Find(_));
        let frame = Frame::popup(&ctx.global_style())
            .inner_margin(if is_find { 0 } else { 20 })
            .corner_radius(12)
            .fill(palette.panel);
        let title = context.text(self.title_key());
        let role = match self {
            Self::Confirm(_) => Role::AlertDialog,
            _ => Role::Dialog,
        };
        let area = Modal::default_area(id()).order(ORDER).role(role).accessible_name(&title);
        let mut modal = Modal::new(id()).area(area).frame(frame);
        if opens(ctx) {
            // A menu that was used by keyboard stays open and would cover the dialog.
            Popup::close_all(ctx);
        }
        let content = ctx.content_rect().size();
        if is_find {
            // The game stays in sight, and so do the menus and the status line.
            let top = find::top(content.y);
            modal.area = modal.area.anchor(Align2::CENTER_TOP, vec2(0.0, top));
            modal.backdrop_color = Color32::TRANSPARENT;
        }
        let shown = modal.show(ctx, |ui| {
            name_as_modal(ui);
            if let Self::Find(find) = self {
                ui.set_width(find::WIDTH.min(content.x - 2.0 * find::MARGIN));
                return find.ui(ui, find::room(content.y), context);
            }
            ui.set_width(self.width().min((content.x - 60.0).max(LEAST_WIDTH)));
            ui.label(RichText::new(title).text_style(TextStyle::Heading));
            let body = (content.y - 190.0).max(160.0);
            self.ui(ui, body, context)
        });
        // The place of a dialog follows from its size in the frame before.
        let middle = shown.response.rect.center();
        if !is_find && (middle - ctx.content_rect().center()).length() > 1.0 {
            ctx.request_repaint();
        }
        match shown.inner {
            DialogResult::Stay if shown.should_close() && !self.stops() => DialogResult::Close,
            step => step,
        }
    }

    /// Stops work in progress instead of closing the dialog. Returns `true` if there was any.
    fn stops(&mut self) -> bool {
        match self {
            Self::Share(share) => share.stops(),
            _ => false,
        }
    }

    /// Returns `true` if the dialog decides about the game on the table.
    pub fn is_about_the_game(&self) -> bool {
        matches!(self, Self::Confirm(confirm) if confirm.is_about_the_game())
    }

    /// Returns the save request that waits for the dialog, if there is one.
    pub fn saving_mut(&mut self) -> Option<&mut SaveRequest> {
        match self {
            Self::Confirm(confirm) => confirm.saving_mut(),
            Self::Path(field) => field.saving_mut(),
            _ => None,
        }
    }

    fn width(&self) -> f32 {
        match self {
            Self::Settings(_) | Self::People(_) => 540.0,
            Self::NewGame(_) | Self::Share(_) => 720.0,
            Self::Rules(_) | Self::Accessibility => 480.0,
            Self::Keys(_) => 800.0,
            Self::Find(_) => find::WIDTH,
            Self::Path(_)
            | Self::Setup(_)
            | Self::About(_)
            | Self::Comment(_)
            | Self::KeepPuzzle(_)
            | Self::FriendNote(_) => 440.0,
            Self::Confirm(_) => 380.0,
        }
    }

    /// Returns the text key of the title.
    pub fn title_key(&self) -> &'static str {
        match self {
            Self::NewGame(_) => "new-game-title",
            Self::Settings(_) => "settings-title",
            Self::Rules(_) => "rules-title",
            Self::Keys(_) => "keys-title",
            Self::Accessibility => "accessibility-title",
            Self::Find(_) => "find-title",
            Self::About(_) => "about-title",
            Self::Path(field) => field.title_key(),
            Self::Confirm(confirm) => confirm.title_key(),
            Self::Setup(_) => "setup-title",
            Self::Share(_) => "share-title",
            Self::People(_) => "people-title",
            Self::Comment(_) => "comment-title",
            Self::KeepPuzzle(_) => "keep-puzzle-title",
            Self::FriendNote(_) => "friend-note-title",
        }
    }

    /// Draws what stands below the title; the part that scrolls gets `body` points of height.
    fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        match self {
            Self::NewGame(form) => form.ui(ui, body, context),
            Self::Settings(form) => form.ui(ui, body, context),
            Self::Rules(form) => form.ui(ui, body, context),
            Self::Keys(form) => form.ui(ui, body, context),
            Self::Accessibility => accessibility::ui(ui, body, context),
            Self::Find(find) => find.ui(ui, body, context),
            Self::About(page) => page.ui(ui, body, context),
            Self::Path(field) => field.ui(ui, context),
            Self::Confirm(confirm) => confirm.ui(ui, context),
            Self::Setup(choice) => choice.ui(ui, context),
            Self::Share(share) => share.ui(ui, body, context),
            Self::People(form) => form.ui(ui, body, context),
            Self::Comment(field) => field.ui(ui, context),
            Self::KeepPuzzle(form) => form.ui(ui, context),
            Self::FriendNote(form) => form.ui(ui, context),
        }
    }
}

/// Tells screen readers that only this dialog can be used while it is open.
fn name_as_modal(ui: &Ui) {
    let mut levels = ui.stack().iter();
    if let Some(dialog) = levels.find(|level| level.kind() == Some(UiKind::Modal)) {
        ui.ctx().accesskit_node_builder(dialog.unique_id, egui::accesskit::Node::set_modal);
    }
}
