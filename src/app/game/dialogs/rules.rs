//! The rules page of the game on the table, with small boards.

use egui::{Label, Rect, RichText, Sense, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::app::action::DialogAction;
use crate::app::shell::command::{Command, LessonCommand};
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::theme;
use crate::board::rules_page::RulesPicture;

/// Maximum width of a small board, in points.
const BOARD: f32 = 240.0;
const GAP: f32 = 14.0;

/// Draws the page; `body` is the height of its scrolling part in points.
pub(crate) fn ui(ui: &mut Ui, body: f32, context: &DialogContext) -> DialogResult {
    scroll(ui, body, "rules-title", |ui| show(ui, context));
    let has_lesson = context.entry().lesson_steps > 0;
    let (yes, no) = if has_lesson {
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

fn show(ui: &mut Ui, context: &DialogContext) {
    for section in context.entry().rules_page {
        ui.label(RichText::new(context.text(section.title)).text_style(theme::strong()));
        let text = Label::new(context.text(section.text)).wrap();
        let width = ((ui.available_width() - GAP) / 2.0).clamp(0.0, BOARD);
        if let [picture] = section.pictures {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                show_picture(ui, width, picture, context);
                ui.vertical(|ui| ui.add(text));
            });
        } else {
            ui.add(text);
            ui.add_space(2.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for picture in section.pictures {
                    show_picture(ui, width, picture, context);
                }
            });
        }
        ui.add_space(12.0);
    }
}

fn show_picture(ui: &mut Ui, width: f32, picture: &RulesPicture, context: &DialogContext) {
    let palette = theme::palette(ui.ctx());
    ui.vertical(|ui| {
        ui.set_width(width);
        // On whole points the cached picture is reused while the page scrolls.
        let side = width.floor();
        let (space, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let words = context.text(picture.caption);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &words));
        let place =
            Rect::from_min_size(pos2(space.left().round(), space.top().round()), space.size());
        if ui.is_rect_visible(place) {
            let builder = UiBuilder::new().max_rect(place).id_salt(("picture", picture.caption));
            ui.scope_builder(builder, |ui| {
                ui.visuals_mut().disabled_alpha = 1.0;
                ui.disable();
                // The caption describes the picture.
                ui.ctx().accesskit_node_builder(ui.unique_id(), egui::accesskit::Node::set_hidden);
                context.entry().info.rules_picture(picture, ui, &context.presentation);
            });
        }
        let caption = RichText::new(words).text_style(TextStyle::Small);
        ui.add(Label::new(caption.color(palette.secondary)).wrap());
    });
}
