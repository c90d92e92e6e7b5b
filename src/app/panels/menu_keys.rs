//! The keys that open the menus: F10 the first, Alt and a letter of its name each. While one is open,
//! the arrows lead to the others.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Context, FocusDirection, FontSelection, Id, Key, Modifiers, Popup, Response, Stroke, TextStyle,
    Ui, WidgetText,
};

use crate::board;

/// What the keyboard asks of the menus in this frame.
#[derive(Default)]
pub(super) struct MenuKeys {
    /// The buttons that have been drawn in this frame.
    drawn: Vec<Id>,
    /// A menu was open when the frame began.
    was_open: bool,
    /// The menu with this number is asked for, from 0.
    number: Option<usize>,
    /// The menu with this letter is asked for.
    letter: Option<char>,
    /// The letters of the menus that have been drawn in this frame.
    taken: Vec<char>,
    /// An open menu is left.
    escape: bool,
}

/// Where the buttons of the last frame are remembered.
fn buttons() -> Id {
    Id::unique("the buttons of the menus")
}

impl MenuKeys {
    /// Takes the keys that are for the menus, unless a dialog covers them.
    pub(super) fn read(ui: &Ui) -> Self {
        let ctx = ui.ctx();
        if ui.memory(|memory| memory.top_modal_layer().is_some()) {
            return Self::default();
        }
        let was_open = Popup::is_any_open(ctx);
        // With Shift it asks for the menu of what has the keyboard.
        let first = ui.input_mut(|input| {
            !input.modifiers.shift && input.consume_key(Modifiers::NONE, Key::F10)
        });
        let led = if was_open { led(ctx) } else { None };
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

    /// The name of the next menu; while Alt is held, the letter that opens it is underlined.
    pub(super) fn underlined(&self, ui: &Ui, name: &str) -> WidgetText {
        let held = ui.input(|input| input.modifiers.alt);
        let Some((at, _)) = self.letter_of(name).filter(|_| held) else {
            return name.into();
        };
        let colour = ui.visuals().widgets.inactive.text_color();
        let font = FontSelection::from(TextStyle::Button).resolve(ui.style());
        let plain = TextFormat::simple(font, colour);
        let lined = TextFormat {
            underline: Stroke::new(1.0, colour),
            ..plain.clone()
        };
        let mut job = LayoutJob::default();
        job.append(&name[..at], 0.0, plain.clone());
        job.append(&name[at..=at], 0.0, lined);
        job.append(&name[at + 1..], 0.0, plain);
        job.into()
    }

    /// The first letter in a menu's name that opens none of those before it, and where it stands. Names
    /// that are not in Latin letters end with one that is.
    fn letter_of(&self, name: &str) -> Option<(usize, char)> {
        let letters = name
            .char_indices()
            .filter(|(_, letter)| letter.is_ascii_alphabetic());
        letters
            .map(|(at, letter)| (at, letter.to_ascii_uppercase()))
            .find(|(_, letter)| !self.taken.contains(letter))
    }

    /// Opens the menu of this button if it is asked for.
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

    /// Gives the keyboard back to the board when Esc, or F10 once more, has closed the menu.
    pub(super) fn leave(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(buttons(), self.drawn));
        if self.was_open && self.escape {
            Popup::close_all(ctx);
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
            board::focus::give(ctx);
        }
    }
}

/// The menu to which an arrow leads from the button of an open one.
fn led(ctx: &Context) -> Option<usize> {
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
