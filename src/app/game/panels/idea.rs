//! The idea to take home from a game: on the result card with a way to its moves, and above the graph of the study.

use egui::{Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo, pos2};

use super::findings_strip as strip;
use crate::app::shell::command::{Command, GameCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{Glyph, paint_glyph};
use crate::bot::study::Idea;
use crate::phrase::Phrase;

/// Side of the sign, in points.
const SIGN: f32 = 18.0;

/// Draws the idea into its place, if there is one. The button walks through its moves.
pub(super) fn show(
    ui: &mut Ui,
    place: Rect,
    idea: Option<&Idea>,
    context: &PanelContext,
) -> Option<Command> {
    let idea = idea?;
    let palette = theme::palette(ui.ctx());
    let sign = Rect::from_center_size(strip::sign(place), Vec2::splat(SIGN));
    paint_glyph(ui.painter(), sign, Glyph::Hint, palette.accent);
    let show = context.text("praise-show");
    let button = strip::button_place(ui, place, &show);
    let right = button.left() - 8.0;
    let words = Rect::from_x_y_ranges(strip::left(place)..=right, place.y_range());
    let said = context.texts().sentence(&idea.phrase);
    strip::words(ui, words, &said, TextStyle::Body);
    let response = ui.interact(words, ui.scope_id().with("idea"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let button = strip::button(ui, button, &show);
    let told = Phrase::new("idea-show").with("idea", said);
    button.clone().accessible_name(context.texts().say(&told));
    button.clicked().then(|| Command::Game(GameCommand::Show(next(idea, context))))
}

/// Position after the next move of the idea: the first, and from there on to the next, round and round.
fn next(idea: &Idea, context: &PanelContext) -> usize {
    let after = || idea.plies.iter().map(|ply| ply + 1);
    let shown = context.commands.shown;
    let later = after().find(|&ply| context.reviews() && ply > shown);
    later.or_else(|| after().next()).unwrap_or(shown)
}

/// Draws the sentence across a rectangle from this height on. Returns its own height in points.
pub(crate) fn sentence(ui: &Ui, rect: Rect, top: f32, idea: &Idea, context: &PanelContext) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let colour = theme::palette(ui.ctx()).text;
    let said = context.texts().sentence(&idea.phrase);
    let words = ui.painter().layout(said.clone(), font, colour, rect.width());
    let size = words.size();
    let place = Rect::from_min_size(pos2(rect.left(), top), size);
    let response = ui.interact(place, ui.scope_id().with("idea"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    ui.painter().galley(place.min, words, colour);
    size.y
}
