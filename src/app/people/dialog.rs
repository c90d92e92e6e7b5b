//! The list of the people who play here: names, signs, who joins and who leaves.

use egui::{Label, Popup, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, vec2};

use super::home::Home;
use super::sign;
use crate::app::action::DialogAction;
use crate::app::shell::command::Command;
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::widgets::Glyph;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;
use crate::store::people::{LONGEST_NAME, SIGNS};

use super::command::PeopleCommand;

/// Radius of a sign in the list, and side of its button, in points.
const RADIUS: f32 = 14.0;
const SIDE: f32 = 36.0;
/// Smallest and largest height of the list, and height of what stands below it, in points.
const LEAST: f32 = 90.0;
const MOST: f32 = 420.0;
const BELOW: f32 = 210.0;

/// The list of people.
#[derive(Default)]
pub struct PeopleForm {
    /// Typed names by number, and the name of somebody new.
    typed: Vec<(u32, String)>,
    new: String,
    new_sign: Option<u8>,
    /// Reason for which the last change was refused, with the number of the person; `None` for somebody new.
    fault: Option<(Option<u32>, Phrase)>,
    /// The user is asked whether to start afresh.
    asks_afresh: bool,
}

impl PeopleForm {
    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        let palette = theme::palette(ui.ctx());
        let about = RichText::new(context.text("people-about")).color(palette.secondary);
        ui.add(Label::new(about).wrap());
        ui.add_space(8.0);
        let mut result = DialogResult::Stay;
        scroll(ui, (body - BELOW).clamp(LEAST, MOST), "people", |ui| {
            for person in context.home.people().all().to_vec() {
                if let Some(action) = self.person(ui, person.number, context) {
                    result = DialogResult::Do(action);
                }
            }
        });
        ui.separator();
        self.somebody_new(ui, context);
        ui.separator();
        if self.afresh(ui, context) {
            return DialogResult::Do(DialogAction::StartAfresh);
        }
        if !matches!(result, DialogResult::Stay) {
            return result;
        }
        match buttons(ui, &context.text("close"), None) {
            (true, _) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }

    fn person(
        &mut self,
        ui: &mut Ui,
        number: u32,
        context: &mut DialogContext,
    ) -> Option<DialogAction> {
        let person = context.home.person(number)?.clone();
        let index = self.typed.iter().position(|(known, _)| *known == number);
        let index = index.unwrap_or_else(|| {
            self.typed.push((number, person.name.clone()));
            self.typed.len() - 1
        });
        let mut action = None;
        ui.horizontal(|ui| {
            if let Some(sign) = sign_button(ui, ("sign", number), person.sign, context) {
                self.rename(number, index, sign, context.home);
            }
            let label = context.text("people-name");
            let width = (ui.available_width() - 190.0).max(110.0);
            let field = name_field(ui, &mut self.typed[index].1, width, &label);
            let is_changed = self.typed[index].1.trim() != person.name;
            if field.lost_focus() && is_changed {
                self.rename(number, index, person.sign, context.home);
            }
            if number == context.home.number() {
                ui.add(Label::new(context.text("people-plays")).truncate());
                return;
            }
            if ui.button(context.text("people-become")).clicked() {
                action =
                    Some(DialogAction::Command(Command::People(PeopleCommand::Become(number))));
            }
            let remove = Phrase::new("people-remove").with("name", person.name.as_str());
            let remove = context.texts().say(&remove);
            if number != 0 && widgets::glyph_button(ui, Glyph::Cross, &remove).clicked() {
                action = Some(DialogAction::RemovePerson(number));
            }
        });
        self.show_fault(ui, Some(number), context);
        action
    }

    fn rename(&mut self, number: u32, index: usize, sign: u8, home: &mut Home) {
        let name = self.typed[index].1.clone();
        let renamed = home.rename(number, &name, sign);
        self.fault = renamed.err().map(|fault| (Some(number), fault));
        if self.fault.is_none() {
            self.typed.remove(index);
            let name = home.person(number).map(|person| person.name.clone());
            self.typed.insert(index, (number, name.unwrap_or_default()));
        }
    }

    fn somebody_new(&mut self, ui: &mut Ui, context: &mut DialogContext) {
        ui.horizontal(|ui| {
            let sign = self.new_sign.unwrap_or_else(|| context.home.people().free_sign());
            if let Some(chosen) = sign_button(ui, ("new sign", 0), sign, context) {
                self.new_sign = Some(chosen);
            }
            let label = context.text("people-new");
            let width = (ui.available_width() - 190.0).max(110.0);
            let field = name_field(ui, &mut self.new, width, &label);
            let enter = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let is_named = !self.new.trim().is_empty();
            let add = ui.add_enabled(is_named, egui::Button::new(context.text("people-add")));
            if add.clicked() || enter && is_named {
                match context.home.add(&self.new, sign) {
                    Ok(_) => {
                        self.new.clear();
                        self.new_sign = None;
                        self.fault = None;
                    }
                    Err(fault) => self.fault = Some((None, fault)),
                }
            }
        });
        self.show_fault(ui, None, context);
    }

    /// The way to start afresh, which asks first. Returns `true` if the user wants it.
    fn afresh(&mut self, ui: &mut Ui, context: &DialogContext) -> bool {
        if !self.asks_afresh {
            self.asks_afresh = ui.button(context.text("people-afresh")).clicked();
            return false;
        }
        ui.add(Label::new(context.text("people-afresh-ask")).wrap());
        ui.horizontal(|ui| {
            let is_wanted = ui.button(context.text("people-afresh-yes")).clicked();
            let is_kept = ui.button(context.text("people-afresh-no")).clicked();
            self.asks_afresh &= !is_kept;
            is_wanted
        })
        .inner
    }

    fn show_fault(&self, ui: &mut Ui, of: Option<u32>, context: &DialogContext) {
        if let Some((_, fault)) = self.fault.as_ref().filter(|(place, _)| *place == of) {
            let palette = theme::palette(ui.ctx());
            let words = RichText::new(context.texts().say(fault)).color(palette.danger);
            ui.add(Label::new(words).wrap());
        }
    }
}

fn name_field(ui: &mut Ui, text: &mut String, width: f32, label: &str) -> egui::Response {
    let field = TextEdit::singleline(text).char_limit(LONGEST_NAME).desired_width(width);
    let field = ui.add(field.hint_text(label));
    ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(label));
    field
}

/// A sign that opens the choice of all. Returns the chosen one.
fn sign_button(
    ui: &mut Ui,
    id: (&'static str, u32),
    sign: u8,
    context: &DialogContext,
) -> Option<u8> {
    let name = |sign: u8| context.text(sign::name_key(sign));
    let said = context.text("people-sign");
    let button = ui.push_id(id, |ui| one_sign(ui, sign, &format!("{said}: {}", name(sign)))).inner;
    let mut chosen = None;
    Popup::menu(&button).show(|ui| {
        for row in 0..3 {
            ui.horizontal(|ui| {
                for column in 0..SIGNS / 3 {
                    let sign = row * (SIGNS / 3) + column;
                    if one_sign(ui, sign, &name(sign)).clicked() {
                        chosen = Some(sign);
                        ui.close();
                    }
                }
            });
        }
    });
    chosen
}

fn one_sign(ui: &mut Ui, sign: u8, name: &str) -> egui::Response {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    widgets::lit_ground(ui, &response);
    sign::paint(ui.painter(), rect.center(), RADIUS, sign, palette);
    widgets::tip(response, name)
}
