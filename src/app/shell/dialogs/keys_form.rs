//! The keys dialog: a list of all keys, and a field in which the keys of the chosen command are pressed.

use egui::accesskit::Live;
use egui::{
    Event, EventFilter, Id, Key, KeyboardShortcut, Label, Response, RichText, Role, Sense, Stroke,
    StrokeKind, TextStyle, Ui, WidgetInfo, vec2,
};
use strum::IntoEnumIterator;

use super::{DialogContext, DialogResult, buttons, keys_page, scroll};
use crate::app::shell::command::Command;
use crate::app::shell::form::{self, Kind};
use crate::app::shell::keys::cursor_keys::CursorKeys;
use crate::app::shell::keys::shortcut::{self, Refusal};
use crate::app::shell::{keys, theme, widgets};
use crate::phrase::Phrase;

/// Width of the field for new keys, and the least height of what stands above the list, in points.
const FIELD: f32 = 200.0;
const HEAD: f32 = 70.0;
/// Height of the field and of the buttons beside it, in points.
const ROW: f32 = 36.0;

/// Dialog with all keys, and what is changed in it.
#[derive(Default)]
pub struct KeysForm {
    /// Lists also the commands without keys.
    lists_all: bool,
    choice: Option<Rebinding>,
    /// Last change in words.
    told: String,
}

/// Command whose keys are changed.
struct Rebinding {
    command: Command,
    /// Row of the command in the list, which gets the focus back.
    row: Id,
    /// The field has yet to get the focus.
    is_new: bool,
    problem: Option<Problem>,
}

#[derive(Clone, Copy)]
enum Problem {
    /// The shortcut belongs to another command.
    Clash(KeyboardShortcut, Command),
    /// The keys cannot be chosen; `None` for those that arrive as events of the clipboard.
    Refused(Option<KeyboardShortcut>, Refusal),
}

/// End of a choice.
enum RebindResult {
    /// Everything stays as it is.
    Left,
    /// The command has other keys now, and so may this one.
    Changed(Option<Command>),
}

impl KeysForm {
    /// Draws the dialog; changes take effect at once. `body` is the available height in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        let top = ui.cursor().top();
        let head = ui.vertical(|ui| match &mut self.choice {
            None => {
                self.head(ui, context);
                None
            }
            Some(choice) => choice.ui(ui, context),
        });
        ui.add_space((top + HEAD - ui.cursor().top()).max(0.0));
        if let Some(outcome) = head.inner {
            self.end_choice(ui, context, &outcome);
        }
        form::divider(ui);
        let body = (body - (ui.cursor().top() - top)).max(80.0);
        let chosen = self.choice.as_ref().map(|choice| choice.command);
        let pressed = scroll(ui, body, "keys-title", |ui| {
            keys_page::show(ui, context, self.lists_all, chosen)
        });
        if let Some((command, row)) = pressed {
            self.choice = Some(Rebinding { command, row, is_new: true, problem: None });
            ui.ctx().request_repaint();
        }
        let has_changes = context.settings.keys.has_changes();
        let reset = has_changes.then(|| context.text("keys-reset-all"));
        match buttons(ui, &context.text("close"), reset.as_deref()) {
            (true, _) => return DialogResult::Close,
            (false, true) => {
                context.settings.keys.reset_all();
                self.choice = None;
                self.told = context.text("keys-reset-done");
            }
            (false, false) => {}
        }
        DialogResult::Stay
    }

    /// Draws the choice of the list, the keys of the cursor, and the buttons.
    fn head(&mut self, ui: &mut Ui, context: &mut DialogContext) {
        ui.horizontal_wrapped(|ui| {
            let pages = ["keys-with-keys", "keys-all"].map(|key| context.text(key));
            let name = context.text("keys-shown");
            let now = Some(usize::from(self.lists_all));
            if let Some(index) = form::segments(ui, (Kind::Pages, &name), &pages, now) {
                self.lists_all = index == 1;
            }
            ui.add_space(6.0);
            let words =
                if self.told.is_empty() { context.text("keys-choose") } else { self.told.clone() };
            say(ui, &words, false);
        });
        let mut cursor = context.settings.keys.cursor();
        let choices: Vec<(CursorKeys, String)> =
            CursorKeys::iter().map(|keys| (keys, context.text(keys.text_key()))).collect();
        form::choose(ui, &context.text("keys-cursor"), &mut cursor, &choices);
        if cursor != context.settings.keys.cursor() {
            context.settings.keys.set_cursor(cursor);
        }
    }

    fn end_choice(&mut self, ui: &Ui, context: &DialogContext, outcome: &RebindResult) {
        let Some(choice) = self.choice.take() else {
            return;
        };
        ui.memory_mut(|memory| memory.request_focus(choice.row));
        if let RebindResult::Changed(other) = *outcome {
            let changed = [Some(choice.command), other].into_iter().flatten();
            let changed = changed.map(|command| keys_page::row_name(ui.ctx(), context, command));
            self.told = changed.collect::<Vec<_>>().join(" · ");
        }
    }
}

impl Rebinding {
    fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext) -> Option<RebindResult> {
        let mut outcome = None;
        ui.horizontal_wrapped(|ui| {
            // The name stands beside the middle of the buttons.
            ui.spacing_mut().interact_size.y = ROW;
            let name = context.text(self.command.text_key());
            ui.label(RichText::new(&name).text_style(theme::bold()));
            let field = field(ui, (&name, &context.text("keys-press")));
            if std::mem::take(&mut self.is_new) {
                field.request_focus();
            }
            if field.has_focus() {
                outcome = self.listen(ui, &field, context);
            }
            if let Some(Problem::Clash(shortcut, other)) = self.problem
                && widgets::primary_button(ui, &context.text("keys-exchange")).clicked()
            {
                let keys = &mut context.settings.keys;
                keys.exchange(self.command, shortcut, other);
                outcome = Some(RebindResult::Changed(Some(other)));
            }
            let keys = &mut context.settings.keys;
            let has_keys = !keys.shortcuts(self.command).is_empty();
            let texts = context.presentation.texts;
            if has_keys && widgets::large_button(ui, &texts.text("keys-remove")).clicked() {
                keys.set(self.command, &[]);
                outcome = Some(RebindResult::Changed(None));
            }
            if keys.is_changed(self.command)
                && widgets::large_button(ui, &texts.text("keys-reset")).clicked()
            {
                keys.reset(self.command);
                outcome = Some(RebindResult::Changed(None));
            }
        });
        let words = self.words(ui, context);
        say(ui, &words, self.problem.is_some());
        let leaves = ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
        outcome.or(leaves.then_some(RebindResult::Left))
    }

    /// Takes the keys pressed in the field, except Tab, which leaves it.
    fn listen(
        &mut self,
        ui: &Ui,
        field: &Response,
        context: &mut DialogContext,
    ) -> Option<RebindResult> {
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(field.id, filter));
        let is_taken = |event: &Event| match event {
            Event::Key { key, .. } => *key != Key::Tab,
            Event::Text(_) | Event::Copy | Event::Cut | Event::Paste(_) | Event::PasteImage(_) => {
                true
            }
            _ => false,
        };
        let taken: Vec<Event> = ui.input_mut(|input| {
            let all = std::mem::take(&mut input.events);
            let (taken, rest) = all.into_iter().partition(is_taken);
            input.events = rest;
            taken
        });
        taken.iter().find_map(|event| self.take(event, context))
    }

    fn take(&mut self, event: &Event, context: &mut DialogContext) -> Option<RebindResult> {
        let keys = &mut context.settings.keys;
        let (key, modifiers) = match *event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. }
                if !shortcut::is_modifier(key) =>
            {
                (key, modifiers)
            }
            Event::Copy | Event::Cut | Event::Paste(_) | Event::PasteImage(_) => {
                self.problem = Some(Problem::Refused(None, Refusal::Clipboard));
                return None;
            }
            _ => return None,
        };
        match key {
            Key::Escape => return Some(RebindResult::Left),
            Key::Backspace | Key::Delete if modifiers.is_none() => {
                keys.set(self.command, &[]);
                return Some(RebindResult::Changed(None));
            }
            _ => {}
        }
        let shortcut = shortcut::of_keys(key, modifiers);
        let refusal = keys.refusal_for(self.command, shortcut);
        let other = keys.owner(&shortcut).filter(|&other| other != self.command);
        self.problem = match (refusal, other) {
            (Some(refusal), _) => Some(Problem::Refused(Some(shortcut), refusal)),
            (None, Some(other)) => Some(Problem::Clash(shortcut, other)),
            (None, None) => {
                keys.set(self.command, &[shortcut]);
                return Some(RebindResult::Changed(None));
            }
        };
        None
    }

    fn words(&self, ui: &Ui, context: &DialogContext) -> String {
        let name = |shortcut| keys::name(ui.ctx(), context.texts(), shortcut);
        let phrase = match &self.problem {
            None => Phrase::new("keys-press-about"),
            Some(Problem::Clash(shortcut, other)) => Phrase::new("keys-clash")
                .with("keys", name(shortcut))
                .with("command", context.text(other.text_key())),
            Some(Problem::Refused(shortcut, refusal)) => {
                let keys = shortcut.as_ref().map(name);
                Phrase::new(refusal.text_key()).with("keys", keys.unwrap_or_default())
            }
        };
        context.texts().say(&phrase)
    }
}

/// The field in which keys are pressed.
fn field(ui: &mut Ui, (command, words): (&str, &str)) -> Response {
    let palette = theme::palette(ui.ctx());
    let size = vec2(FIELD.min(ui.available_width()), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = format!("{command}: {words}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.clicked() {
        response.request_focus();
    }
    let (width, colour) = if response.has_focus() {
        (theme::FOCUS_WIDTH, palette.accent)
    } else {
        (1.0, palette.hairline)
    };
    let edge = Stroke::new(width, colour);
    ui.painter().rect(rect, 6.0, palette.window, edge, StrokeKind::Inside);
    let place = rect.shrink2(vec2(8.0, 0.0));
    widgets::centred(ui, place, words, TextStyle::Button, palette.secondary);
    response
}

/// A line that screen readers read when it changes.
fn say(ui: &mut Ui, words: &str, is_problem: bool) {
    let palette = theme::palette(ui.ctx());
    let colour = if is_problem { palette.danger } else { palette.secondary };
    let line = ui.add(Label::new(RichText::new(words).color(colour)).wrap());
    ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
}
