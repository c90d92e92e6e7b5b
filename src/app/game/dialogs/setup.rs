//! Dialog for the start position of the next game of a match.

use egui::{Label, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::action::DialogAction;
use crate::app::game::table::{Draft, Presentation};
use crate::app::shell::dialogs::{DialogContext, DialogResult, focus};
use crate::app::shell::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::session::Seat;

/// Dialog with the setups of a game.
pub struct SetupChoice {
    draft: Option<Box<dyn Draft>>,
    seats: Vec<Seat>,
    /// Level that the new game gives the computers; `None` leaves it as it is.
    level: Option<Level>,
    /// `true` if the previous game had a loser.
    decided: bool,
}

impl SetupChoice {
    /// Creates the choice for the next game. `level`: new level of the computers, if it changes. `decided`:
    /// the previous game had a loser, who begins this one.
    pub fn new(
        (draft, seats): (Box<dyn Draft>, Vec<Seat>),
        level: Option<Level>,
        decided: bool,
    ) -> Self {
        Self { draft: Some(draft), seats, level, decided }
    }

    /// Draws the small boards; a click on one starts the game.
    pub fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> DialogResult {
        let Some(draft) = self.draft.as_mut() else {
            return DialogResult::Close;
        };
        let state = draft.state();
        let chooser = state.seat_names[state.setup_chooser.index()].clone();
        let alone = self.seats.iter().filter(|seat| seat.is_human()).count() == 1;
        let key = match (alone, self.decided) {
            (true, true) => "setup-you-and-loser",
            (true, false) => "setup-you",
            (false, _) => "setup-who",
        };
        let text = Phrase::new(key).with("seat", chooser);
        ui.add(Label::new(context.presentation.texts.say(&text)).wrap());
        let chosen = boards(ui, draft.as_mut(), &context.presentation, None);
        ui.add_space(6.0);
        let cancel = widgets::large_button(ui, &context.text("cancel"));
        if cancel.clicked() {
            return DialogResult::Close;
        }
        let Some(chosen) = chosen else {
            return DialogResult::Stay;
        };
        draft.choose_setup(chosen);
        if let Some(level) = self.level {
            context.settings.choose_level_of(context.game, level);
        }
        match self.draft.take() {
            Some(draft) => {
                DialogResult::Do(DialogAction::Start(draft, std::mem::take(&mut self.seats)))
            }
            None => DialogResult::Close,
        }
    }
}

/// Draws the setups as small boards side by side, with the chosen one in the accent colour. Returns the index
/// of the clicked one.
pub fn boards(
    ui: &mut Ui,
    draft: &mut dyn Draft,
    presentation: &Presentation,
    chosen: Option<usize>,
) -> Option<usize> {
    let palette = theme::palette(ui.ctx());
    let mut clicked = None;
    ui.horizontal(|ui| {
        let names = draft.state().setups;
        let count = names.len().max(1) as f32;
        ui.spacing_mut().item_spacing.x = 10.0;
        // Without a selection the boards are all there is to choose and get the whole room.
        let most = if chosen.is_some() { 190.0 } else { 260.0 };
        let side = ((ui.available_width() - 10.0 * (count - 1.0)) / count).clamp(0.0, most);
        for (index, name) in names.iter().enumerate() {
            let name = presentation.texts.say(name);
            let (rect, response) = ui.allocate_exact_size(vec2(side, side + 24.0), Sense::click());
            response.widget_info(|| {
                WidgetInfo::selected(Role::RadioButton, true, chosen == Some(index), &name)
            });
            if chosen.is_none() && index == 0 {
                focus::offer(ui, &response);
            }
            let picture = Rect::from_min_size(rect.min, vec2(side, side)).shrink(8.0);
            let builder = UiBuilder::new().max_rect(picture).id_salt(("picture", index));
            ui.scope_builder(builder, |ui| {
                // The button takes the clicks, and the board must not look disabled.
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
                // The button has a name for screen readers; the cells of its picture add nothing.
                ui.ctx().accesskit_node_builder(ui.unique_id(), egui::accesskit::Node::set_hidden);
                draft.setup_ui(index, ui, presentation);
            });
            let edge = if chosen == Some(index) {
                theme::focus_ring(palette)
            } else if response.hovered() || response.has_focus() {
                Stroke::new(2.0, palette.secondary)
            } else {
                palette.stroke(1.0, palette.hairline)
            };
            ui.painter().rect_stroke(rect, 8.0, edge, StrokeKind::Inside);
            let words = Rect::from_min_max(egui::pos2(rect.left(), picture.bottom()), rect.max);
            widgets::centred(ui, words, &name, egui::TextStyle::Small, palette.text);
            if response.clicked() {
                clicked = Some(index);
            }
        }
    });
    clicked
}
