//! The dialogs. At most one is open, and it returns the action to run when it closes.

pub mod about;
mod accessibility;
pub mod confirm;
mod dialog;
pub mod find;
pub mod focus;
pub mod keys_form;
pub(crate) mod keys_page;
pub mod path;
pub mod settings_form;

use egui::{Context, Id, Key, LayerId, Order, ScrollArea, Ui, UiBuilder};

use super::widgets;
use crate::app::action::DialogAction;
use crate::app::archive::ratings::Ratings;
use crate::app::catalogue::{Catalogue, GameEntry};
use crate::app::game::table::Presentation;
use crate::app::people::home::Home;
use crate::app::settings::Settings;
use crate::i18n::Texts;

pub use self::dialog::Dialog;

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
    /// The home that is open, and everybody who plays here; changes take effect at once.
    pub home: &'a mut Home,
    /// Strength of the user in every game.
    pub ratings: &'a Ratings,
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
