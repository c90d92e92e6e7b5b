//! The idea to take home from a game: on the result card with a way to see its moves, and above the graph of the
//! study.

use std::sync::Arc;

use egui::{Galley, Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::praise;
use crate::app::shell::command::{Command, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::bot::study::Idea;
use crate::phrase::Phrase;

/// Words of the idea on the result card.
struct Words {
    sentence: Arc<Galley>,
    show: String,
    /// Width of the link, in points.
    link: f32,
}

impl Words {
    fn new(ui: &Ui, width: f32, idea: &Idea, context: &PanelContext) -> Self {
        let show = context.text("praise-show");
        let link = praise::link_width(ui, &show);
        let sentence = lay_out(ui, width - link, idea, context);
        Self { sentence, show, link }
    }
}

fn lay_out(ui: &Ui, width: f32, idea: &Idea, context: &PanelContext) -> Arc<Galley> {
    let font = TextStyle::Body.resolve(ui.style());
    let colour = theme::palette(ui.ctx()).text;
    let words = context.texts().sentence(&idea.phrase);
    ui.painter().layout(words, font, colour, width)
}

/// Height on a card with a content of this width, in points.
pub(crate) fn height(ui: &Ui, width: f32, idea: &Idea, context: &PanelContext) -> f32 {
    Words::new(ui, width, idea, context).sentence.size().y
}

/// Draws the idea across a card.
pub(crate) fn show(ui: &mut Ui, idea: &Idea, context: &PanelContext) -> Option<Command> {
    let words = Words::new(ui, ui.available_width(), idea, context);
    let size = vec2(ui.available_width(), words.sentence.size().y);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    let said = words.sentence.text().to_owned();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let colour = theme::palette(ui.ctx()).text;
    ui.painter().galley(place.min, words.sentence, colour);
    let right = pos2(place.right() - words.link, place.top());
    let link = praise::link(ui, Rect::from_min_max(right, place.max), "idea", &words.show);
    let told = Phrase::new("idea-show").with("idea", said);
    link.clone().accessible_name(context.texts().say(&told));
    link.clicked().then_some(Command::Study(StudyCommand::Review))
}

/// Draws the sentence across a rectangle from this height on. Returns its own height in points.
pub(crate) fn sentence(ui: &Ui, rect: Rect, top: f32, idea: &Idea, context: &PanelContext) -> f32 {
    let words = lay_out(ui, rect.width(), idea, context);
    let size = words.size();
    let place = Rect::from_min_size(pos2(rect.left(), top), size);
    let said = words.text().to_owned();
    let response = ui.interact(place, ui.scope_id().with("idea"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let colour = theme::palette(ui.ctx()).text;
    ui.painter().galley(place.min, words, colour);
    size.y
}
