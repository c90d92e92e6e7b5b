//! The dialogs. At most one is open, and it returns the action to run when it closes.

pub mod about;
mod accessibility;
pub mod confirm;
pub mod focus;
pub mod keys_form;
mod keys_page;
pub mod path;
pub mod settings_form;
mod sound_rows;

use egui::accesskit::Role;
use egui::{
    Context, Frame, Id, Key, LayerId, Modal, Order, Popup, RichText, ScrollArea, TextStyle, Ui,
    UiBuilder, UiKind,
};

use self::about::About;
use self::confirm::Confirm;
use self::keys_form::KeysForm;
use self::path::PathField;
use self::settings_form::SettingsForm;
use super::{theme, widgets};
use crate::app::action::{DialogAction, SaveRequest};
use crate::app::archive::dialog::MyGames;
use crate::app::archive::ratings::Ratings;
use crate::app::catalogue::{Catalogue, GameEntry};
use crate::app::exercise::puzzles::keep_dialog::KeepPuzzle;
use crate::app::files::share::dialog::Share;
use crate::app::friends::note_dialog::FriendNote;
use crate::app::game::dialogs::comment::CommentField;
use crate::app::game::dialogs::new_game::NewGame;
use crate::app::game::dialogs::setup::SetupChoice;
use crate::app::game::table::Presentation;
use crate::app::settings::Settings;
use crate::i18n::Texts;
use crate::store::Practice;

/// The open dialog.
pub enum Dialog {
    /// Form for the next game.
    NewGame(Box<NewGame>),
    /// Settings.
    Settings(SettingsForm),
    /// Short rules of the game on the table.
    Rules,
    /// Keys of the board and of all commands.
    Keys(KeysForm),
    /// Page on playing without seeing, hearing or moving well.
    Accessibility,
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
    /// List of all games that were played here.
    MyGames(Box<MyGames>),
}

/// Outcome of a dialog in one frame.
pub enum DialogResult {
    /// The dialog stays open.
    Stay,
    /// The dialog closes without an action.
    Close,
    /// The dialog closes and the action runs.
    Do(DialogAction),
}

/// Everything that dialogs may read and change.
pub struct DialogContext<'a> {
    /// Settings; changes take effect at once.
    pub settings: &'a mut Settings,
    /// Catalogue of all games.
    pub games: Catalogue,
    /// Strength of the user in every game.
    pub ratings: &'a Ratings,
    /// Positions from the user's own games.
    pub practice: &'a Practice,
    /// Today's date, `YYYY-MM-DD`.
    pub today: String,
    /// Id of the game on the table, as in files.
    pub game: &'a str,
    /// Texts and the appearance of boards.
    pub presentation: Presentation<'a>,
}

impl DialogContext<'_> {
    /// Returns the catalogue entry of the game on the table.
    pub fn entry(&self) -> &'static GameEntry {
        self.games.game_or_first(self.game)
    }

    /// Returns the texts in the user's language.
    pub fn texts(&self) -> &Texts {
        self.presentation.texts
    }

    /// Returns a text without placeholders.
    pub fn text(&self, key: &'static str) -> String {
        self.presentation.texts.text(key)
    }
}

/// Minimum width of a dialog, in points; a narrower window is unusable anyway.
const LEAST_WIDTH: f32 = 240.0;

impl Dialog {
    /// Draws the dialog over the window.
    pub fn show(&mut self, ctx: &Context, context: &mut DialogContext) -> DialogResult {
        let palette = theme::palette(ctx);
        let frame = Frame::popup(&ctx.global_style())
            .inner_margin(20)
            .corner_radius(12)
            .fill(palette.panel);
        let title = context.text(self.title_key());
        let role = match self {
            Self::Confirm(_) => Role::AlertDialog,
            _ => Role::Dialog,
        };
        let area = Modal::default_area(id())
            .order(ORDER)
            .role(role)
            .accessible_name(&title);
        let modal = Modal::new(id()).area(area).frame(frame);
        if opens(ctx) {
            // A menu that was used by keyboard stays open and would cover the dialog.
            Popup::close_all(ctx);
        }
        let content = ctx.content_rect().size();
        let shown = modal.show(ctx, |ui| {
            name_as_modal(ui);
            ui.set_width(self.width().min((content.x - 60.0).max(LEAST_WIDTH)));
            ui.label(RichText::new(title).text_style(TextStyle::Heading));
            let body = (content.y - 190.0).max(160.0);
            self.ui(ui, body, context)
        });
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
            Self::NewGame(_) | Self::Settings(_) => 540.0,
            Self::Share(_) | Self::MyGames(_) => 720.0,
            Self::Rules | Self::Accessibility => 480.0,
            Self::Keys(_) => 800.0,
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
            Self::Rules => "rules-title",
            Self::Keys(_) => "keys-title",
            Self::Accessibility => "accessibility-title",
            Self::About(_) => "about-title",
            Self::Path(field) => field.title_key(),
            Self::Confirm(confirm) => confirm.title_key(),
            Self::Setup(_) => "setup-title",
            Self::Share(_) => "share-title",
            Self::MyGames(_) => "my-games-title",
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
            Self::Rules => crate::app::game::dialogs::rules::ui(ui, body, context),
            Self::Keys(form) => form.ui(ui, body, context),
            Self::Accessibility => accessibility::ui(ui, body, context),
            Self::About(page) => page.ui(ui, body, context),
            Self::Path(field) => field.ui(ui, context),
            Self::Confirm(confirm) => confirm.ui(ui, context),
            Self::Setup(choice) => choice.ui(ui, context),
            Self::Share(share) => share.ui(ui, body, context),
            Self::MyGames(games) => games.ui(ui, body, context),
            Self::Comment(field) => field.ui(ui, context),
            Self::KeepPuzzle(form) => form.ui(ui, context),
            Self::FriendNote(form) => form.ui(ui, context),
        }
    }
}

/// Above the panels and below all popups, so that a dialog never covers its own open list.
const ORDER: Order = Order::Middle;

/// Width of the scroll bar with the space beside it, in points.
const BAR: f32 = 14.0;

fn id() -> Id {
    Id::unique("dialog")
}

/// Returns `true` if no dialog was open in the previous frame.
fn opens(ctx: &Context) -> bool {
    let layer = LayerId::new(ORDER, id());
    !ctx.memory(|memory| memory.areas().visible_last_frame(&layer))
}

/// Draws content that scrolls if it is taller than `most` points, from its top whenever its dialog opens. The
/// scroll bar lies in the margin of the dialog, so that the content is as wide as everything else.
pub fn scroll<R>(ui: &mut Ui, most: f32, name: &'static str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let mut area = ScrollArea::vertical()
        .id_salt(name)
        .max_height(most)
        .min_scrolled_height(most)
        .auto_shrink([false, true]);
    if opens(ui.ctx()) {
        area = area.vertical_scroll_offset(0.0);
    }
    let mut place = ui.available_rect_before_wrap();
    let right = place.right();
    place.max.x += BAR;
    let mut with_bar = ui.new_child(UiBuilder::new().max_rect(place).id_salt(name));
    let shown = area.show(&mut with_bar, |ui| {
        ui.set_max_width((ui.available_width() - BAR).max(0.0));
        add(ui)
    });
    let used = with_bar.min_rect();
    ui.advance_cursor_after_rect(used.with_max_x(right.min(used.right())));
    shown.inner
}

/// Tells screen readers that only this dialog can be used while it is open.
fn name_as_modal(ui: &Ui) {
    let mut levels = ui.stack().iter();
    if let Some(dialog) = levels.find(|level| level.kind() == Some(UiKind::Modal)) {
        ui.ctx()
            .accesskit_node_builder(dialog.unique_id, egui::accesskit::Node::set_modal);
    }
}

/// Draws the bottom buttons of a dialog: the one that Enter presses, and an optional one that goes back.
/// Returns whether the first and whether the second was pressed.
pub fn buttons(ui: &mut Ui, yes: &str, no: Option<&str>) -> (bool, bool) {
    let others = no.as_slice();
    let (yes, other) = choice(ui, yes, others);
    (yes, other.is_some())
}

/// Draws the bottom buttons of a question whose *yes* would lose something, so that Enter presses *no*.
/// Returns whether *yes* and whether *no* was pressed.
pub fn careful_buttons(ui: &mut Ui, yes: &str, no: &str) -> (bool, bool) {
    let (no, yes) = choice(ui, no, &[yes]);
    (yes.is_some(), no)
}

/// Draws the bottom buttons of a dialog: the one that Enter presses, and others. Returns whether the first
/// was pressed, and the index of the pressed one among the others.
pub fn choice(ui: &mut Ui, first: &str, others: &[&str]) -> (bool, Option<usize>) {
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let main = widgets::primary_button(ui, first);
        focus::offer(ui, &main);
        let pressed = main.clicked();
        let mut other = None;
        for (index, name) in others.iter().enumerate() {
            if widgets::large_button(ui, name).clicked() {
                other = Some(index);
            }
        }
        // A focused widget handles Enter itself.
        let enter = ui.memory(|memory| memory.focused().is_none())
            && ui.input(|input| input.key_pressed(Key::Enter));
        (pressed || enter && other.is_none(), other)
    })
    .inner
}
