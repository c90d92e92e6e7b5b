//! Praise on the result card: the person's best move with a way to see it.

use std::sync::Arc;

use egui::{
    Color32, Galley, Rect, Response, RichText, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2,
};

use super::lamp_signs;
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::bot::study::Praise;

/// Width of the star with the space after it, in points.
const STAR: f32 = 26.0;
/// Space above and below the words, and between them, in points.
const AROUND: f32 = 8.0;
const BETWEEN: f32 = 2.0;

/// Words of the praise, laid out.
struct Words {
    heading: Arc<Galley>,
    fact: Option<Arc<Galley>>,
    show: String,
    /// Width of the link, in points.
    link: f32,
}

impl Words {
    fn new(ui: &Ui, width: f32, praise: &Praise, context: &PanelContext) -> Self {
        let show = context.text("praise-show");
        let link = if praise.ply.is_some() { link_width(ui, &show) } else { 0.0 };
        let palette = theme::palette(ui.ctx());
        let lay_out = |words: String, style: TextStyle, colour: Color32, room: f32| {
            let font = style.resolve(ui.style());
            ui.painter().layout(words, font, colour, room)
        };
        let texts = context.texts();
        let heading = texts.sentence(&praise.heading);
        let room = width - STAR;
        let fact = praise.fact.as_ref().map(|fact| {
            let fact = texts.sentence(fact);
            lay_out(fact, TextStyle::Small, palette.secondary, room)
        });
        Self {
            heading: lay_out(heading, theme::bold(), palette.text, room - link),
            fact,
            show,
            link,
        }
    }

    fn height(&self) -> f32 {
        let fact = self.fact.as_ref();
        let fact = fact.map_or(0.0, |fact| fact.size().y + BETWEEN);
        self.heading.size().y + fact + 2.0 * AROUND
    }
}

/// Height for a content of this width, in points.
pub(crate) fn height(ui: &Ui, width: f32, praise: &Praise, context: &PanelContext) -> f32 {
    Words::new(ui, width, praise, context).height()
}

/// Draws the praise across a card with this margin, in points.
pub(crate) fn show(
    ui: &mut Ui,
    margin: f32,
    praise: &Praise,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let words = Words::new(ui, ui.available_width(), praise, context);
    let size = vec2(ui.available_width(), words.height());
    let (inner, response) = ui.allocate_exact_size(size, Sense::hover());
    let strip = inner.expand2(vec2(margin, 0.0));
    ui.painter().rect_filled(strip, 0.0, palette.window);
    for y in [strip.top(), strip.bottom()] {
        ui.painter().hline(strip.x_range(), y, palette.stroke(1.0, palette.hairline));
    }
    let top = inner.top() + AROUND;
    let star = egui::pos2(inner.left() + 9.0, top + 9.0);
    // Gold alone is too light on a light panel.
    let gold = theme::mix(palette.mark_colours.win.line, palette.text, 0.3);
    lamp_signs::star(ui.painter(), star, 9.0, gold);
    let said = words.fact.as_ref().map_or_else(String::new, |fact| format!(". {}", fact.text()));
    let said = format!("{}{said}", words.heading.text());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
    let left = inner.left() + STAR;
    let below = top + words.heading.size().y + BETWEEN;
    ui.painter().galley(egui::pos2(left, top), words.heading, palette.text);
    if let Some(fact) = words.fact {
        ui.painter().galley(egui::pos2(left, below), fact, palette.secondary);
    }
    let place = Rect::from_min_max(
        egui::pos2(inner.right() - words.link, top - 2.0),
        egui::pos2(inner.right(), top + 20.0),
    );
    let command = Command::Game(GameCommand::Show(praise.ply? + 1));
    let link = link(ui, place, "praise", &words.show);
    link.clicked().then_some(command)
}

/// Width of a link with the space before it, in points.
pub(crate) fn link_width(ui: &Ui, words: &str) -> f32 {
    widgets::text_width(ui, words, theme::bold()) + AROUND
}

/// Draws a link in the right top corner of a rectangle, for which the room was allocated.
pub(crate) fn link(ui: &mut Ui, place: Rect, id: &str, words: &str) -> Response {
    let builder = UiBuilder::new()
        .max_rect(place)
        .layout(egui::Layout::right_to_left(egui::Align::Min))
        .id_salt(id);
    let link = RichText::new(words).text_style(theme::bold());
    ui.new_child(builder).link(link)
}
