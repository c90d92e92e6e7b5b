//! Input of the position editor: the left button places, the right one removes, a drag moves, the wheel
//! rotates. Each action also has a key, applied at the keyboard cursor.

use egui::{
    CursorIcon, Event, InputState, Key, Modifiers, PointerButton, Pos2, Response, Ui, Vec2,
};

use super::editable::Editable;
use super::editor::{Editor, Held};
use crate::board::face::{Access, Spot};
use crate::board::gesture::{self, Hold, Pointer};
use crate::board::grammar::Twist;
use crate::board::{focus, reader, walk};
use crate::i18n::Texts;

/// Direction of an arrow key on the screen.
const fn way(key: Key) -> Option<Vec2> {
    match key {
        Key::ArrowUp => Some(Vec2::UP),
        Key::ArrowDown => Some(Vec2::DOWN),
        Key::ArrowLeft => Some(Vec2::LEFT),
        Key::ArrowRight => Some(Vec2::RIGHT),
        _ => None,
    }
}

impl<G: Editable> Editor<G> {
    /// `unit` is the width of a cell, in points.
    pub(super) fn take_gestures(
        &mut self,
        (ui, response): (&Ui, &Response),
        cells: &[Spot<G::Cell>],
        (unit, texts): (f32, &Texts),
    ) {
        self.parts(ui, response, cells, texts);
        self.keys(ui, response, cells);
        self.pointer(ui, response, cells, unit);
        self.hover(ui, response, cells);
        if let Some(cell) = self.cursor.filter(|_| response.has_focus()) {
            reader::point_at(ui, response, response.id.with(cell));
        }
    }

    pub(super) fn dragged(&self) -> Option<&Held<G::Cell>> {
        let held = self.held.as_ref().filter(|held| held.hold.has_begun())?;
        G::lying(self.position(), held.cell).map(|_| held)
    }

    fn parts(&mut self, ui: &Ui, response: &Response, cells: &[Spot<G::Cell>], texts: &Texts) {
        for spot in cells.iter().filter(|spot| spot.access == Access::Part) {
            let id = response.id.with(spot.place);
            let words = || texts.say(&self.cell_words(spot.place));
            if reader::part(ui, id, spot.outline.rect(), words) {
                self.put(spot.place);
            }
        }
    }

    fn keys(&mut self, ui: &Ui, response: &Response, cells: &[Spot<G::Cell>]) {
        if !response.has_focus() {
            self.cursor = None;
        }
        if !focus::hears_keys(ui, response) {
            return;
        }
        let pressed = ui.input(|input| input.pointer.any_down());
        if focus::has_come(ui, response) && !pressed && self.cursor.is_none() {
            self.cursor = self.here.or_else(|| first(cells));
        } else {
            for event in ui.input(|input| input.events.clone()) {
                if let Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } = event
                    && !(modifiers.command || modifiers.ctrl || modifiers.alt)
                {
                    self.key(response, (key, modifiers), cells);
                }
            }
        }
        if ui.memory(|memory| memory.has_focus(response.id)) {
            // Tab moves on to the palette.
            focus::ask_for_keys(ui, response, false);
        }
    }

    fn key(
        &mut self,
        response: &Response,
        (key, modifiers): (Key, Modifiers),
        cells: &[Spot<G::Cell>],
    ) {
        if let Some(way) = way(key) {
            response.request_focus();
            self.refused = None;
            self.hovered = None;
            self.cursor = match self.cursor {
                Some(here) => walk::beside(cells, here, way).or(Some(here)),
                None => self.here.or_else(|| first(cells)),
            };
            self.here = self.cursor;
            return;
        }
        // Without a cursor the keys act on the cell under the pointer.
        let cell = self.cursor.or(self.hovered);
        let lays = self
            .things
            .iter()
            .position(|&thing| G::thing_key(thing) == key);
        match (key, cell) {
            (Key::Enter | Key::Space, _) => {
                if let Some(cell) = self.cursor {
                    self.put(cell);
                }
            }
            (Key::Delete | Key::Backspace, Some(cell)) => self.remove(cell),
            (Key::Delete | Key::Backspace, None) => self.chosen = self.things.len(),
            _ => match lays {
                Some(number) => {
                    self.chosen = number;
                    if let Some(cell) = cell {
                        self.put(cell);
                    }
                }
                None => self.twist(key, modifiers, cell),
            },
        }
    }

    fn twist(&mut self, key: Key, modifiers: Modifiers, cell: Option<G::Cell>) {
        let back = modifiers.shift;
        match key {
            Key::R => {
                self.turn(cell, Twist::Quarter { back });
            }
            Key::F => {
                self.turn(cell, Twist::Flip);
            }
            Key::L => self.memo = G::with_layers_switched(self.memo),
            _ => {}
        }
    }

    fn pointer(&mut self, ui: &Ui, response: &Response, cells: &[Spot<G::Cell>], unit: f32) {
        let pointer = Pointer::read(ui);
        let right = |input: &InputState| input.pointer.button_pressed(PointerButton::Secondary);
        // A quick click goes down and up within one frame.
        let is_here = response.is_pointer_button_down_on() || response.clicked();
        if pointer.pressed && is_here {
            response.request_focus();
            self.cursor = None;
            self.refused = None;
            self.here = pointer.place.and_then(|place| under(cells, place));
            self.held = pointer.place.and_then(|place| {
                Some(Held {
                    cell: under(cells, place)?,
                    place,
                    hold: Hold::new(place, pointer.threshold),
                })
            });
        } else if self.held.is_none() && response.contains_pointer() && ui.input(right) {
            self.refused = None;
            if let Some(cell) = pointer.place.and_then(|place| under(cells, place)) {
                self.remove(cell);
            }
        }
        let Some(mut held) = self.held.take() else {
            return;
        };
        if pointer.cancelled {
            return;
        }
        if let Some(place) = pointer.place {
            held.place = place;
            held.hold.move_to(place, unit);
        }
        if pointer.down {
            self.held = Some(held);
            if self.dragged().is_some() {
                ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
            return;
        }
        let to = under(cells, held.place);
        // A shaky hand on an empty cell still counts as a click.
        let trembles = to == Some(held.cell) && G::lying(self.position(), held.cell).is_none();
        if !held.hold.has_begun() || trembles {
            self.put(held.cell);
            return;
        }
        // A drop between the cells removes nothing.
        if to.is_some() || !response.rect.contains(held.place) {
            self.carry(held.cell, to);
        }
    }

    fn hover(&mut self, ui: &Ui, response: &Response, cells: &[Spot<G::Cell>]) {
        let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        let point = response.hover_pos().filter(|_| self.held.is_none());
        let cell = point.and_then(|point| under(cells, point));
        // The cursor has priority until the pointer moves.
        if moves || self.cursor.is_none() || cell.is_none() {
            self.hovered = cell;
        }
        if cell.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        if point.is_none() || ui.input(|input| input.modifiers.command) {
            self.wheel = 0.0;
            return;
        }
        let notches = gesture::notches(ui, &mut self.wheel);
        for _ in 0..notches.abs() {
            let back = notches > 0;
            self.turn(cell, Twist::Quarter { back });
        }
    }
}

fn first<C: Copy>(cells: &[Spot<C>]) -> Option<C> {
    let mut parts = cells.iter().filter(|spot| spot.access == Access::Part);
    parts.next().map(|spot| spot.place)
}

fn under<C: Copy>(cells: &[Spot<C>], point: Pos2) -> Option<C> {
    let mut there = cells
        .iter()
        .filter(|spot| spot.outline.distance(point) <= 0.0);
    there.next().map(|spot| spot.place)
}
