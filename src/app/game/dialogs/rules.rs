//! The rules of the game on the table and the questions that are often asked, with small boards.

use egui::{Label, Rect, RichText, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::app::action::DialogAction;
use crate::app::shell::command::{Command, LessonCommand};
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::form::{self, Kind};
use crate::app::shell::theme;
use crate::board::rules_page::{RulesPicture, RulesSection};

/// Maximum width of a small board, in points.
const BOARD: f32 = 240.0;
const GAP: f32 = 14.0;

/// Height of the tabs with the line below them, in points.
const TABS: f32 = 57.0;

/// The rules page, or the questions that are often asked.
#[derive(Debug, Default)]
pub struct RulesForm {
    shows_asked: bool,
}

impl RulesForm {
    /// The page with the questions.
    pub fn often_asked() -> Self {
        Self { shows_asked: true }
    }

    /// Draws the page; `body` is the height of its scrolling part in points.
    pub fn ui(&mut self, ui: &mut Ui, mut body: f32, context: &DialogContext) -> DialogResult {
        let entry = context.entry();
        if !entry.often_asked.is_empty() {
            let pages = ["rules-title", "command-asked"].map(|key| context.text(key));
            let name = context.text("rules-title");
            let chosen = Some(usize::from(self.shows_asked));
            if let Some(index) = form::segments(ui, (Kind::Pages, &name), &pages, chosen) {
                self.shows_asked = index == 1;
            }
            form::divider(ui);
            body -= TABS;
        }
        let (page, sections) = if self.shows_asked && !entry.often_asked.is_empty() {
            ("command-asked", entry.often_asked)
        } else {
            ("rules-title", entry.rules_page)
        };
        scroll(ui, body, page, |ui| show(ui, sections, context));
        let (yes, no) = if entry.lesson_steps > 0 {
            (context.text("rules-learn"), Some(context.text("close")))
        } else {
            (context.text("close"), None)
        };
        match buttons(ui, &yes, no.as_deref()) {
            (true, _) if no.is_some() => {
                DialogResult::Do(DialogAction::Command(Command::Lesson(LessonCommand::Begin)))
            }
            (true, _) | (_, true) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }
}

fn show(ui: &mut Ui, sections: &[RulesSection], context: &DialogContext) {
    for section in sections {
        let title = RichText::new(context.text(section.title)).text_style(theme::strong());
        ui.add(Label::new(title).wrap());
        let text = Label::new(context.text(section.text)).wrap();
        let width = ((ui.available_width() - GAP) / 2.0).clamp(0.0, BOARD);
        if let [picture] = section.pictures {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                show_picture(ui, width, (section.title, 0), picture, context);
                ui.vertical(|ui| ui.add(text));
            });
        } else {
            ui.add(text);
            ui.add_space(2.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for (index, picture) in section.pictures.iter().enumerate() {
                    show_picture(ui, width, (section.title, index), picture, context);
                }
            });
        }
        ui.add_space(12.0);
    }
}

fn show_picture(
    ui: &mut Ui,
    width: f32,
    id: (&str, usize),
    picture: &RulesPicture,
    context: &DialogContext,
) {
    let palette = theme::palette(ui.ctx());
    ui.vertical(|ui| {
        ui.set_width(width);
        // On whole points the cached picture is reused while the page scrolls.
        let side = width.floor();
        let (space, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let words =
            Some(picture.caption).filter(|key| !key.is_empty()).map(|key| context.text(key));
        if let Some(words) = &words {
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, words));
        }
        let place =
            Rect::from_min_size(pos2(space.left().round(), space.top().round()), space.size());
        if ui.is_rect_visible(place) {
            let builder = UiBuilder::new().max_rect(place).id_salt(("picture", id));
            ui.scope_builder(builder, |ui| {
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
                // The words describe the picture.
                ui.ctx().accesskit_node_builder(ui.unique_id(), egui::accesskit::Node::set_hidden);
                context.entry().info.rules_picture(picture, ui, &context.presentation);
            });
        }
        if let Some(words) = words {
            let caption = RichText::new(words).text_style(TextStyle::Small);
            ui.add(Label::new(caption.color(palette.secondary)).wrap());
        }
    });
}
