//! The head line of a study: the result of the game, or a heading while it has none.

use egui::{Rect, RichText, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::app::game::panels::result;
use crate::app::shell::command::{Command, StartCommand, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};

pub(super) const HEIGHT: f32 = 28.0;
/// Width of *Rematch*, in points.
const REMATCH: f32 = 84.0;
/// Width of the button that plays from the position shown, in points.
const PLAY: f32 = 24.0;

pub(super) fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let mut wanted = None;
    let mut right = rect.right();
    if context.commands.ended {
        let place = Rect::from_min_max(pos2(right - REMATCH, rect.top()), rect.max);
        right = place.left() - 8.0;
        let name = context.name(Command::Start(StartCommand::Rematch));
        let rematch = widgets::main_button(ui, place, &name);
        if widgets::tip(rematch, &context.tip(Command::Start(StartCommand::Rematch))).clicked() {
            wanted = Some(Command::Start(StartCommand::Rematch));
        }
    }
    let play = Command::Study(StudyCommand::PlayFromHere);
    let place = Rect::from_min_max(pos2(right - PLAY, rect.top()), pos2(right, rect.bottom()));
    let builder = UiBuilder::new().max_rect(place).id_salt("study play");
    let button =
        ui.scope_builder(builder, |ui| widgets::glyph_button(ui, Glyph::Play, &context.name(play)));
    if widgets::tip(button.inner, &context.tip(play)).clicked() {
        wanted = Some(play);
    }
    let right = place.left() - 8.0;
    let words = Rect::from_min_max(rect.min, pos2(right, rect.bottom()));
    let builder = UiBuilder::new().max_rect(words).id_salt("study head");
    ui.scope_builder(builder, |ui| {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            let (heading, more) = match &context.state.ended {
                Some(ended) => (
                    context.texts().say(&result::short_heading(ended, context)),
                    result::reason(ended, context),
                ),
                None => (context.text("study-heading"), String::new()),
            };
            let heading = widgets::line_label(ui, &heading, theme::bold(), palette.text);
            if !more.is_empty() {
                widgets::tip(heading, &more);
                let room = ui.available_width();
                if widgets::text_width(ui, &more, TextStyle::Small) <= room {
                    ui.label(RichText::new(more).small().color(palette.secondary));
                }
            }
        });
    });
    wanted
}
