//! Ways between the menus of the bar: F10 opens the first menu, Alt with a letter of its title any other. While
//! a menu is open, the arrow keys and the moving pointer lead to the others.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Context, FocusDirection, FontSelection, Id, Key, Modifiers, Popup, Response, Stroke, TextStyle,
    Ui, Vec2, WidgetText,
};

use crate::board;

#[derive(Default)]
pub(super) struct MenuKeys {
    /// Buttons drawn so far in this frame, each with its menu.
    drawn: Vec<(Id, Id)>,
    was_open: bool,
    number: Option<usize>,
    /// Upper-case letter of the menu to open.
    letter: Option<char>,
    /// Letters of the menus drawn so far in this frame.
    taken: Vec<char>,
    /// `true` if the open menu must close.
    escape: bool,
}

fn buttons() -> Id {
    Id::unique("the buttons of the menus")
}

impl MenuKeys {
    /// Consumes the keys of the menus, unless a dialog covers them.
    pub(super) fn read(ui: &Ui) -> Self {
        let ctx = ui.ctx();
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return Self::default();
        }
        let was_open = Popup::is_any_open(ctx);
        // Shift+F10 opens the context menu of the focused widget.
        let first = ui.input_mut(|input| {
            !input.modifiers.shift && input.consume_key(Modifiers::NONE, Key::F10)
        });
        let led = if was_open { neighbour(ctx) } else { None };
        ui.input_mut(|input| Self {
            drawn: Vec::new(),
            taken: Vec::new(),
            was_open,
            number: if first { Some(0) } else { led },
            letter: Key::ALL
                .iter()
                .filter(|key| key.name().len() == 1)
                .find(|&&key| input.consume_key(Modifiers::ALT, key))
                .and_then(|key| key.name().chars().next()),
            escape: input.key_pressed(Key::Escape) || first && was_open,
        })
    }

    /// Title of the next menu, with the letter that opens it underlined while Alt is held.
    pub(super) fn underlined(&self, ui: &Ui, name: &str) -> WidgetText {
        let held = ui.input(|input| input.modifiers.alt);
        let Some((at, _)) = self.letter_of(name).filter(|_| held) else {
            return name.into();
        };
        let colour = ui.visuals().widgets.inactive.text_color();
        let font = FontSelection::from(TextStyle::Button).resolve(ui.style());
        let plain = TextFormat::simple(font, colour);
        let lined = TextFormat { underline: Stroke::new(1.0, colour), ..plain.clone() };
        let mut job = LayoutJob::default();
        job.append(&name[..at], 0.0, plain.clone());
        job.append(&name[at..=at], 0.0, lined);
        job.append(&name[at + 1..], 0.0, plain);
        job.into()
    }

    /// First Latin letter of a title that opens none of the menus before it, with its byte offset. Titles in
    /// other scripts end with a Latin letter.
    fn letter_of(&self, name: &str) -> Option<(usize, char)> {
        let letters = name.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
        letters
            .map(|(at, letter)| (at, letter.to_ascii_uppercase()))
            .find(|(_, letter)| !self.taken.contains(letter))
    }

    /// Records the button of a menu, and opens the menu if it is requested.
    pub(super) fn follow(&mut self, button: &Response, name: &str) {
        let ctx = &button.ctx;
        let number = self.drawn.len();
        self.drawn.push((button.id, Popup::default_response_id(button)));
        let letter = self.letter_of(name).map(|(_, letter)| letter);
        self.taken.extend(letter);
        let is_asked =
            self.number == Some(number) || self.letter.is_some() && self.letter == letter;
        if is_asked && !self.escape {
            button.request_focus();
        }
        if is_asked && !self.escape || is_pointed_at(button) {
            Popup::open_id(ctx, Popup::default_response_id(button));
            ctx.request_repaint();
        }
    }

    /// Returns the keyboard to the board when Esc or F10 has closed the menu.
    pub(super) fn leave(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(buttons(), self.drawn));
        if self.was_open && self.escape {
            Popup::close_all(ctx);
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            board::focus::give(ctx);
        }
    }
}

/// Returns `true` if the pointer has moved to the button while another menu of the bar is open.
fn is_pointed_at(button: &Response) -> bool {
    let ctx = &button.ctx;
    let moves = button.hovered() && ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
    let drawn: Vec<(Id, Id)> = ctx.data(|data| data.get_temp(buttons())).unwrap_or_default();
    let is_open = |&(other, menu): &(Id, Id)| other != button.id && Popup::is_id_open(ctx, menu);
    moves && drawn.iter().any(is_open)
}

/// Menu beside the open one that an arrow key leads to, counted from 0. egui handles the keys that lead into
/// submenus and out of them.
fn neighbour(ctx: &Context) -> Option<usize> {
    let drawn: Vec<(Id, Id)> = ctx.data(|data| data.get_temp(buttons()))?;
    let here = drawn.iter().position(|&(_, menu)| Popup::is_id_open(ctx, menu))?;
    let (button, menu) = drawn[here];
    let focused = ctx.memory(egui::Memory::focused);
    let layer = focused.and_then(|id| ctx.read_response(id)).map(|response| response.layer_id.id);
    let is_inside = focused.is_none() || focused == Some(button) || layer == Some(menu);
    let opens = focused.is_some_and(|id| is_submenu(ctx, id));
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let steps = if !opens && pressed(Key::ArrowRight) {
        1
    } else if is_inside && pressed(Key::ArrowLeft) {
        drawn.len() - 1
    } else {
        return None;
    };
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some((here + steps) % drawn.len())
}

/// Marks the button of a submenu, which the right arrow key opens.
pub(super) fn note_submenu(button: &Response) {
    button.ctx.data_mut(|data| data.insert_temp(button.id.with("submenu button"), ()));
}

fn is_submenu(ctx: &Context, id: Id) -> bool {
    ctx.data(|data| data.get_temp::<()>(id.with("submenu button"))).is_some()
}
