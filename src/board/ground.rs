//! A board as a part of the window: what it answers to, and what screen readers hear of it.

use egui::{Rect, Response, Role, Sense, Ui, UiBuilder};

use super::{Hand, Scene, focus, reader};
use crate::phrase::Phrase;
use crate::rules::Game;

/// Where a board is drawn, and what the user does there.
pub struct Ground {
    /// The space within the board, for its parts.
    pub ui: Ui,
    /// The board itself, under the pointer and with the keyboard.
    pub response: Response,
}

impl Ground {
    /// A board in its place. `about` says what it is and how things stand on it, `event` what
    /// happened last. Where nobody plays it is a picture.
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
