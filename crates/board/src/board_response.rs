//! The egui widget of a board, with its node for screen readers.

use egui::{Rect, Response, Role, Sense, Ui, UiBuilder};

use super::{Hand, Scene, focus, reader};
use kuba_rules::Game;
use kuba_rules::phrase::Phrase;

/// The widget of a board in one frame.
pub struct BoardResponse {
    /// The `Ui` inside the board, for its parts.
    pub ui: Ui,
    /// The response of the board to pointer and keyboard.
    pub response: Response,
}

impl BoardResponse {
    /// Creates the widget of a board in `place`. `about` describes the board and the state of play, `event`
    /// the last event. A board that is only a picture gets no interaction.
    pub fn new<G: Game>(
        ui: &mut Ui,
        scene: &Scene<G>,
        place: Rect,
        about: &Phrase,
        event: impl FnOnce() -> Option<Phrase>,
    ) -> Self {
        let id = ui.scope_id().with(G::ID);
        let about = scene.texts.say(about);
        if scene.hand == Hand::Away {
            let response = ui.interact(place, id, Sense::hover());
            reader::describe(&response, Role::Image, &about);
            let ui = ui.new_child(UiBuilder::new().max_rect(place));
            return Self { ui, response };
        }
        let sense = Sense::click_and_drag() | Sense::FOCUSABLE;
        let response = ui.interact(place, id, sense);
        focus::take(&response);
        reader::describe(&response, Role::Group, &about);
        let ui = reader::inside(ui, &response);
        if let Some(event) = event() {
            reader::announce(&ui, &response, "event", &scene.texts.say(&event));
        }
        Self { ui, response }
    }
}
