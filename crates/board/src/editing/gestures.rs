//! Input of the position editor: the left button places, the right one removes, a drag moves, the wheel
//! rotates. Each action also has a key, applied at the keyboard cursor.

use egui::{
    CursorIcon, Event, InputState, Key, Modifiers, PointerButton, Pos2, Response, Ui, Vec2,
};

use super::editable::Editable;
use super::editor::Editor;
use super::editor_piece::EditorPiece as _;
use crate::controls::{self, BoardKeys};
use crate::face::{Access, BoardContext, BoardLayout as _, BoardMemo as _, HitTarget, target_at};
use crate::gesture::{Pointer, Press, PressPhase};
use crate::grammar::Rotate;
use crate::{cursor_navigation, focus, key_queue, reader};
use kuba_i18n::Texts;

impl<G: Editable> Editor<G> {
    pub(super) fn take_gestures(
        &mut self,
        (ui, response): (&Ui, &Response),
        cells: &[HitTarget<G::Cell>],
        at: &BoardContext<G>,
    ) {
        self.parts(ui, response, cells, at.scene.texts);
        self.keys(ui, response, cells);
        self.swing_round(ui, response, cells, at);
        self.pointer(ui, response, cells, at.geometry.unit());
        self.hover(ui, response, cells);
        if let Some(cell) = self.cursor.filter(|_| response.has_focus()) {
            reader::point_at(ui, response, response.id.with(cell));
        }
    }

    pub(super) fn dragged(&self) -> Option<&Press<G::Cell>> {
        let held = self.held.as_ref().filter(|held| held.has_begun())?;
        G::piece_at(self.position(), held.from).map(|_| held)
    }

    fn parts(&mut self, ui: &Ui, response: &Response, cells: &[HitTarget<G::Cell>], texts: &Texts) {
        for spot in cells.iter().filter(|spot| spot.access == Access::Part) {
            let id = response.id.with(spot.place);
            let words = || texts.say(&self.cell_words(spot.place));
            if reader::part(ui, id, spot.outline.rect(), words) {
                self.put(spot.place);
            }
        }
    }

    fn keys(&mut self, ui: &Ui, response: &Response, cells: &[HitTarget<G::Cell>]) {
        if !response.has_focus() {
            self.cursor = None;
        }
        match BoardKeys::read(ui, response, self.cursor.is_some()) {
            BoardKeys::Nothing => return,
            BoardKeys::Arrival => self.cursor = self.here.or_else(|| first(cells)),
            BoardKeys::Events(events) => key_queue::each(ui.ctx(), &events, |event| {
                if let Event::Key { key, physical_key, pressed: true, modifiers, repeat } = *event
                    && !(modifiers.command || modifiers.ctrl || modifiers.alt)
                {
                    let key = controls::board_key(key, physical_key);
                    let swings =
                        G::ViewState::CAN_SWING && self.swing.key(ui, key, modifiers, repeat);
                    if !swings {
                        self.key(response, (key, modifiers), cells);
                    }
                }
                false
            }),
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
        cells: &[HitTarget<G::Cell>],
    ) {
        if let Some(way) = controls::direction(key) {
            response.request_focus();
            self.refused = None;
            self.hovered = None;
            self.cursor = match self.cursor {
                Some(here) => cursor_navigation::beside(cells, here, way).or(Some(here)),
                None => self.here.or_else(|| first(cells)),
            };
            self.here = self.cursor;
            return;
        }
        // Without a cursor the keys act on the cell under the pointer.
        let cell = self.cursor.or(self.hovered);
        let lays = self.things.iter().position(|&thing| thing.key() == key);
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
                None => match controls::rotation(key, modifiers) {
                    Some(Rotate::Layers) => self.memo = self.memo.with_layers_switched(),
                    Some(twist) => {
                        self.turn(cell, twist);
                    }
                    None => {}
                },
            },
        }
    }

    /// The board does not swing back while a piece is held.
    fn swing_round(
        &mut self,
        ui: &Ui,
        response: &Response,
        cells: &[HitTarget<G::Cell>],
        at: &BoardContext<G>,
    ) {
        if !G::ViewState::CAN_SWING {
            return;
        }
        let handles = G::swing_handles(at, ui.painter());
        let is_free = |place| under(cells, place).is_none();
        self.swing.press((ui, response), &handles, at.scene.texts, is_free);
        if self.held.is_none() {
            self.swing.follow(ui, at.look(), at.geometry.unit());
        }
    }

    fn pointer(&mut self, ui: &Ui, response: &Response, cells: &[HitTarget<G::Cell>], unit: f32) {
        let pointer = Pointer::read(ui);
        let right = |input: &InputState| input.pointer.button_pressed(PointerButton::Secondary);
        if pointer.presses(response) {
            response.request_focus();
            self.cursor = None;
            self.refused = None;
            self.here = pointer.place.and_then(|place| under(cells, place));
            let pressed = pointer.place.zip(self.here);
            let pressed = pressed.filter(|_| !self.swing.is_pulled());
            self.held = pressed.map(|(place, cell)| Press::new(cell, place, &pointer));
        } else if self.held.is_none() && response.contains_pointer() && ui.input(right) {
            self.refused = None;
            if let Some(cell) = pointer.place.and_then(|place| under(cells, place)) {
                self.remove(cell);
            }
        }
        let Some(mut held) = self.held.take() else {
            return;
        };
        let phase = held.update(&pointer, unit);
        let to = under(cells, held.place);
        match phase {
            PressPhase::Down => {
                self.held = Some(held);
                if self.dragged().is_some() {
                    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
                }
            }
            PressPhase::Cancelled => {}
            PressPhase::Clicked => self.put(held.from),
            // A shaky hand on an empty cell still counts as a click.
            PressPhase::Dropped
                if to == Some(held.from) && G::piece_at(self.position(), held.from).is_none() =>
            {
                self.put(held.from);
            }
            // A drop between the cells removes nothing.
            PressPhase::Dropped if to.is_none() && response.rect.contains(held.place) => {}
            PressPhase::Dropped => self.carry(held.from, to),
        }
    }

    fn hover(&mut self, ui: &Ui, response: &Response, cells: &[HitTarget<G::Cell>]) {
        let moves = ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        let is_free = self.held.is_none() && !self.swing.is_pulled() && !self.swing.is_between();
        let point = response.hover_pos().filter(|_| is_free);
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
        for twist in controls::wheel_rotations(ui, &mut self.wheel) {
            self.turn(cell, twist);
        }
    }
}

fn first<C: Copy>(cells: &[HitTarget<C>]) -> Option<C> {
    let mut parts = cells.iter().filter(|spot| spot.access == Access::Part);
    parts.next().map(|spot| spot.place)
}

pub(super) fn under<C: Copy>(cells: &[HitTarget<C>], point: Pos2) -> Option<C> {
    target_at(cells, point, false).map(|spot| spot.place)
}
