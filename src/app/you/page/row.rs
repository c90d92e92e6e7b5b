//! A row in the list of games.

use egui::{
    Key, Rect, Role, Sense, Shape, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::super::command::YouCommand;
use super::super::state::{Row, Words};
use super::pip;
use crate::app::archive::game_summaries;
use crate::app::archive::index::KeptGame;
use crate::app::game::table::GameSummary;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets;
use crate::app::shell::widgets::Glyph;
use crate::board::Palette;

const HEIGHT: f32 = 44.0;
const GRAPH: f32 = 84.0;
const REMOVE: f32 = 30.0;
const WITH_GRAPH: f32 = 380.0;

/// Describes a game, once.
fn words<'a>(row: &'a Row, context: &PanelContext) -> &'a Words {
    row.words.get_or_init(|| {
        let texts = context.texts();
        let KeptGame { file, summary, .. } = &*row.kept;
        let (outcome, about) = game_summaries::two_lines(file, summary, texts);
        let said = game_summaries::line(file, summary, texts);
        let delete = format!("{}: {said}", context.text("you-delete"));
        Words { outcome, about, said, delete }
    })
}

/// Draws a row, and returns what is to be done with the game.
pub(super) fn show(ui: &mut Ui, row: &Row, context: &PanelContext) -> Option<YouCommand> {
    let words = words(row, context);
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let field = rect.with_max_x(rect.right() - REMOVE - 4.0);
    let id = ui.scope_id().with(&row.kept.file.path);
    let response = ui.interact(field, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words.said));
    let mut pressed = response.clicked().then_some(YouCommand::Play(row.index));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let removes = response.has_focus() && ui.input(|input| input.key_pressed(Key::Delete));
    if ui.is_rect_visible(rect) {
        let colour = widgets::lit_ground(ui, &response);
        contents(ui, field, (&row.kept.summary, words), colour);
    }
    let corner = pos2(rect.right() - REMOVE, rect.center().y - REMOVE / 2.0);
    let place = Rect::from_min_size(corner, vec2(REMOVE, REMOVE));
    // A child `Ui` does not move the cursor, so the next row begins below this one.
    let builder = UiBuilder::new().max_rect(place).id_salt(("remove", id));
    let mut beside = ui.new_child(builder);
    let button = widgets::glyph_button(&mut beside, Glyph::Cross, &words.delete);
    let removed = widgets::tip(button, &context.text("you-delete")).clicked();
    if removed || removes {
        pressed = Some(YouCommand::Delete(row.index));
    }
    pressed
}

fn contents(ui: &Ui, field: Rect, (summary, words): (&GameSummary, &Words), colour: egui::Color32) {
    let palette = theme::palette(ui.ctx());
    let at = field.left_center() + vec2(18.0, 0.0);
    pip::paint(ui.painter(), at, summary, palette);
    let mut right = field.right() - 8.0;
    if field.width() >= WITH_GRAPH && summary.curve.len() > 1 {
        let corner = pos2(right - GRAPH, field.top() + 9.0);
        let place = Rect::from_min_size(corner, vec2(GRAPH, field.height() - 18.0));
        graph(ui, place, &summary.curve, palette);
        right = place.left() - 8.0;
    }
    let left = at.x + 21.0;
    let at = pos2(left, field.top() + 3.0);
    widgets::line_of_text(ui, at, right - left, &words.outcome, theme::bold(), colour);
    let at = pos2(left, field.top() + 23.0);
    let secondary = palette.secondary;
    widgets::line_of_text(ui, at, right - left, &words.about, TextStyle::Small, secondary);
}

/// Draws the chances of the player who began, in thousandths, over the whole game. The area below the line is
/// theirs.
fn graph(ui: &Ui, place: Rect, curve: &[u16], palette: &Palette) {
    let painter = ui.painter().with_clip_rect(place);
    painter.rect_filled(place, 3.0, theme::mix(palette.panel, palette.text, 0.25));
    let step = place.width() / (curve.len() - 1) as f32;
    let height =
        |tenths: u16| place.bottom() - place.height() * f32::from(tenths.min(1000)) / 1000.0;
    let points: Vec<_> = (curve.iter().enumerate())
        .map(|(number, &tenths)| pos2(place.left() + step * number as f32, height(tenths)))
        .collect();
    for pair in points.windows(2) {
        let below = |point: egui::Pos2| pos2(point.x, place.bottom());
        let part = vec![pair[0], pair[1], below(pair[1]), below(pair[0])];
        let fill = theme::mix(palette.panel, palette.text, 0.04);
        painter.add(Shape::convex_polygon(part, fill, Stroke::NONE));
    }
    painter.add(Shape::line(points, palette.stroke(1.5, palette.text)));
}
