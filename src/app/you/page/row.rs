//! A row in the list of games.

use std::path::Path;

use egui::{
    Id, Key, Rect, Response, Role, Sense, Shape, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
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
use crate::phrase::Phrase;

const HEIGHT: f32 = 44.0;
const GRAPH: f32 = 84.0;
const REMOVE: f32 = 30.0;
/// Widths of a row, in points, from which it has a graph, and words at its end; and the width of those.
const WITH_GRAPH: f32 = 380.0;
const WITH_TAIL: f32 = 560.0;
const TAIL: f32 = 150.0;

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

/// Draws a row, and returns what is to be done with the game. `waiting` positions of it wait.
pub(super) fn show(
    ui: &mut Ui,
    row: &Row,
    waiting: usize,
    context: &PanelContext,
) -> Option<YouCommand> {
    let words = words(row, context);
    let summary = &row.kept.summary;
    let (command, tail) = match summary.result {
        None => (YouCommand::Play(row.index), context.text("you-play-on")),
        Some(_) if waiting == 0 => (YouCommand::Study(row.index), String::new()),
        Some(_) => {
            let waiting = Phrase::new("welcome-waiting").with("count", waiting);
            (YouCommand::Study(row.index), context.texts().say(&waiting))
        }
    };
    let shown = ShownRow {
        outcome: &words.outcome,
        about: &words.about,
        said: &words.said,
        tail: &tail,
        summary,
    };
    let mut pressed = None;
    let id = ui.scope_id().with(&row.kept.file.path);
    let rect = space(ui, |ui, rect| {
        let field = rect.with_max_x(rect.right() - REMOVE - 4.0);
        let response = button(ui, (field, id), &shown);
        let removes = response.has_focus() && ui.input(|input| input.key_pressed(Key::Delete));
        pressed = response.clicked().then_some(command);
        if removes {
            pressed = Some(YouCommand::Delete(row.index));
        }
    });
    let corner = pos2(rect.right() - REMOVE, rect.center().y - REMOVE / 2.0);
    let place = Rect::from_min_size(corner, vec2(REMOVE, REMOVE));
    // A child `Ui` does not move the cursor, so the next row begins below this one.
    let builder = UiBuilder::new().max_rect(place).id_salt(("remove", id));
    let mut beside = ui.new_child(builder);
    let button = widgets::glyph_button(&mut beside, Glyph::Cross, &words.delete);
    if widgets::tip(button, &context.text("you-delete")).clicked() {
        pressed = Some(YouCommand::Delete(row.index));
    }
    pressed
}

/// Words of a row about a game.
pub(super) struct ShownRow<'a> {
    pub(super) outcome: &'a str,
    pub(super) about: &'a str,
    /// Both in one line, for screen readers.
    pub(super) said: &'a str,
    /// The way on or the number of positions that wait; may be empty.
    pub(super) tail: &'a str,
    pub(super) summary: &'a GameSummary,
}

/// Draws a row without a button for its removal. Returns `true` if it was clicked.
pub(super) fn plain(ui: &mut Ui, file: &Path, row: &ShownRow) -> bool {
    let id = ui.scope_id().with(file);
    let mut clicked = false;
    space(ui, |ui, rect| clicked = button(ui, (rect, id), row).clicked());
    clicked
}

/// Room for a row, with a line below it.
fn space(ui: &mut Ui, add: impl FnOnce(&mut Ui, Rect)) -> Rect {
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    add(ui, rect);
    let hairline = Stroke::new(1.0, theme::palette(ui.ctx()).hairline);
    let below = rect.bottom() + ui.spacing().item_spacing.y / 2.0;
    ui.painter().hline(rect.x_range(), below, hairline);
    rect
}

fn button(ui: &Ui, (field, id): (Rect, Id), row: &ShownRow) -> Response {
    let response = ui.interact(field, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.said));
    if !row.tail.is_empty() {
        let tail = row.tail.to_owned();
        ui.ctx().accesskit_node_builder(id, |node| node.set_description(tail));
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(field) {
        let colour = widgets::lit_ground(ui, &response);
        contents(ui, field, row, colour);
    }
    response
}

fn contents(ui: &Ui, field: Rect, row: &ShownRow, colour: egui::Color32) {
    let palette = theme::palette(ui.ctx());
    let at = field.left_center() + vec2(18.0, 0.0);
    pip::paint(ui.painter(), at, row.summary, palette);
    let secondary = palette.secondary;
    let is_wide = field.width() >= WITH_TAIL;
    let mut right = field.right() - 8.0;
    let mut about = row.about.to_owned();
    if !row.tail.is_empty() {
        let width = widgets::text_width(ui, row.tail, TextStyle::Small);
        if is_wide {
            let at = pos2(right - width, field.center().y - 8.0);
            widgets::line_of_text(ui, at, width + 1.0, row.tail, TextStyle::Small, secondary);
        } else {
            about = format!("{} · {about}", row.tail);
        }
    }
    if is_wide {
        right -= TAIL;
    }
    let curve = &row.summary.curve;
    if field.width() >= WITH_GRAPH && curve.len() > 1 {
        let corner = pos2(right - GRAPH, field.top() + 9.0);
        let place = Rect::from_min_size(corner, vec2(GRAPH, field.height() - 18.0));
        graph(ui, place, curve, palette);
        right = place.left() - 8.0;
    }
    let left = at.x + 21.0;
    let at = pos2(left, field.top() + 3.0);
    widgets::line_of_text(ui, at, right - left, row.outcome, theme::bold(), colour);
    let at = pos2(left, field.top() + 23.0);
    widgets::line_of_text(ui, at, right - left, &about, TextStyle::Small, secondary);
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
