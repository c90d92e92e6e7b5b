//! How the board shall lie in the next game of a match.

use egui::{Label, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2};

use super::{Deed, Room, Step, focus};
use crate::app::table::{Desk, Draft};
use crate::app::{theme, widgets};
use crate::phrase::Phrase;
use crate::session::Seat;

/// The choice between the set-ups.
pub struct SetupChoice {
    draft: Option<Box<dyn Draft>>,
    seats: Vec<Seat>,
}

impl SetupChoice {
    /// A choice for this game.
    pub fn new(draft: Box<dyn Draft>, seats: Vec<Seat>) -> Self {
        Self {
            draft: Some(draft),
            seats,
        }
    }

    /// Draws the small boards; a click on one begins the game.
    pub fn ui(&mut self, ui: &mut Ui, room: &mut Room) -> Step {
        let Some(draft) = self.draft.as_mut() else {
            return Step::Close;
        };
        let chooser = draft.seat_name(draft.setup_chooser());
        let text = Phrase::new("setup-who").with("seat", chooser);
        ui.add(Label::new(room.desk.texts.say(&text)).wrap());
        let chosen = boards(ui, draft.as_mut(), &room.desk, None);
        ui.add_space(6.0);
        let cancel = widgets::large_button(ui, &room.text("cancel"));
        focus::offer(ui, &cancel);
        if cancel.clicked() {
            return Step::Close;
        }
        let Some(chosen) = chosen else {
            return Step::Stay;
        };
        draft.choose_setup(chosen);
        match self.draft.take() {
            Some(draft) => Step::Do(Deed::Start(draft, std::mem::take(&mut self.seats))),
            None => Step::Close,
        }
    }
}

/// Draws the set-ups as small boards side by side, the chosen one in the accent colour. Returns
/// the one that was clicked.
pub fn boards(
    ui: &mut Ui,
    draft: &mut dyn Draft,
    desk: &Desk,
    chosen: Option<usize>,
) -> Option<usize> {
    let palette = theme::palette(ui.ctx());
    let mut clicked = None;
    ui.horizontal(|ui| {
        let names = draft.setups();
        let count = names.len().max(1) as f32;
        let side = ((ui.available_width() - 10.0 * (count - 1.0)) / count).min(190.0);
        for (index, name) in names.iter().enumerate() {
            let name = desk.texts.say(name);
            let (rect, response) = ui.allocate_exact_size(vec2(side, side + 24.0), Sense::click());
            response.widget_info(|| {
                WidgetInfo::selected(Role::RadioButton, true, chosen == Some(index), &name)
            });
            let picture = Rect::from_min_size(rect.min, vec2(side, side)).shrink(8.0);
            let builder = UiBuilder::new()
                .max_rect(picture)
                .id_salt(("picture", index));
            ui.scope_builder(builder, |ui| {
                ui.disable();
                // The picture is the button's, which has a name: its cells say nothing more.
                ui.ctx()
                    .accesskit_node_builder(ui.unique_id(), egui::accesskit::Node::set_hidden);
                draft.setup_ui(index, ui, desk);
            });
            let edge = if chosen == Some(index) {
                Stroke::new(2.0, palette.accent)
            } else if response.hovered() || response.has_focus() {
                Stroke::new(2.0, palette.secondary)
            } else {
                Stroke::new(1.0, palette.hairline)
            };
            ui.painter()
                .rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
            let words = Rect::from_min_max(egui::pos2(rect.left(), picture.bottom()), rect.max);
            widgets::centred(ui, words, &name, egui::TextStyle::Small, palette.text);
            if response.clicked() {
                clicked = Some(index);
            }
        }
    });
    clicked
}
