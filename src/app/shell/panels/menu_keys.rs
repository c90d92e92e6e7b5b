//! Keys of the menu bar: F10 opens the first menu, Alt with a letter of its title any other. While a menu is
//! open, the arrow keys lead to its neighbours.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Context, FocusDirection, FontSelection, Id, Key, Modifiers, Popup, Response, Stroke, TextStyle,
    Ui, WidgetText,
};

use crate::board;

#[derive(Default)]
pub(super) struct MenuKeys {
    /// Buttons drawn so far in this frame.
    drawn: Vec<Id>,
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
        let led = if was_open { selected_menu(ctx) } else { None };
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
        self.drawn.push(button.id);
        let letter = self.letter_of(name).map(|(_, letter)| letter);
        self.taken.extend(letter);
        let is_asked =
            self.number == Some(number) || self.letter.is_some() && self.letter == letter;
        if is_asked && !self.escape {
            button.request_focus();
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

/// Neighbour of the open menu that an arrow key leads to, counted from 0.
fn selected_menu(ctx: &Context) -> Option<usize> {
    let buttons: Vec<Id> = ctx.data(|data| data.get_temp(buttons()))?;
    let focused = ctx.memory(egui::Memory::focused)?;
    let here = buttons.iter().position(|&id| id == focused)?;
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let steps = match (pressed(Key::ArrowRight), pressed(Key::ArrowLeft)) {
        (true, _) => 1,
        (false, true) => buttons.len() - 1,
        (false, false) => return None,
    };
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some((here + steps) % buttons.len())
}
