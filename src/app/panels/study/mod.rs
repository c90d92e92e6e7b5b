//! The panel of a studied game: head line, graph, a sentence about the shown position, move list and best
//! lines.

pub mod bar;
mod graph;
mod head;
mod lines;
mod narrow;
mod sentence;

use egui::{Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use super::{PanelContext, moves};
use crate::app::command::{Command, StudyCommand};
use crate::app::table::StudyState;
use crate::app::theme;
use crate::bot::study::Chance;
use crate::phrase::Phrase;

pub(super) use self::narrow::show as show_narrow;
pub(super) use self::sentence::accuracy;

const BETWEEN: f32 = 6.0;
const MARGIN: f32 = 10.0;
/// Card height, in points, below which the graph is lower.
const LOW: f32 = 320.0;
const LOW_GRAPH: f32 = 48.0;
/// Minimum height of the list, in points; in a low card the sentence needs the room more.
const LEAST_LIST: f32 = 3.0 * moves::ROW;
const LEAST_LOW_LIST: f32 = 1.5 * moves::ROW;
/// Minimum height of the list above the best lines, in points.
const LEAST_BESIDE_LINES: f32 = 1.5 * moves::ROW;

/// Draws the panel and returns the chosen command.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink2(vec2(MARGIN, MARGIN - 2.0));
    let head = strip_of(inner, inner.top(), head::HEIGHT);
    let mut wanted = head::show(ui, head, context);
    let (high, least_list) = if rect.height() < LOW {
        (LOW_GRAPH, LEAST_LOW_LIST)
    } else {
        (graph::HEIGHT, LEAST_LIST)
    };
    let place = strip_of(inner, head.bottom() + BETWEEN, high);
    wanted = show_graph(ui, place, study, context).or(wanted);
    let room = Rect::from_min_max(
        pos2(inner.left(), place.bottom() + 4.0),
        pos2(inner.right(), inner.bottom() - least_list - moves::FOOT),
    );
    let mut foot = place.bottom() + BETWEEN;
    if room.height() > sentence::LINE {
        let (height, command) = sentence::show(ui, room, study, context);
        wanted = command.or(wanted);
        foot = room.top() + height + BETWEEN;
    }
    let stroke = Stroke::new(1.0, palette.hairline);
    ui.painter()
        .hline(inner.x_range(), foot.round() + 0.5, stroke);
    let list = Rect::from_min_max(pos2(inner.left(), foot + 3.0), inner.max);
    let room = list.height() - moves::FOOT - LEAST_BESIDE_LINES;
    let count = study.line_count.min((room / lines::ROW) as usize);
    if count == 0 {
        return moves::show_in(ui, list, context).or(wanted);
    }
    let split = list.bottom() - moves::FOOT - lines::height(count);
    let above = list.with_max_y(split - 3.0);
    wanted = moves::show_moves(ui, above, context).or(wanted);
    ui.painter()
        .hline(inner.x_range(), split.round() + 0.5, stroke);
    let place = Rect::from_min_max(
        pos2(list.left(), split + 4.0),
        pos2(list.right(), list.bottom() - moves::FOOT),
    );
    wanted = lines::show(ui, place, study, context).or(wanted);
    let buttons = list.with_min_y(list.bottom() - moves::FOOT + 4.0);
    moves::history_buttons(ui, buttons, context).or(wanted)
}

fn show_graph(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> Option<Command> {
    let seats = context.state.seats.len();
    let colours = graph::colours(ui, seats, |seat| {
        context
            .table
            .seat_tone(seat, context.presentation.look.palette)
    });
    let name = context.text("study-graph");
    let words = |number: usize| point_words(study, number, context);
    let told = |number: usize| told_point(study, number, context);
    let graph = graph::Graph {
        points: &study.points,
        shown: study.shown,
        turning_point: study.turning_point,
        colours: &colours,
        name: &name,
        words: &words,
        told: &told,
    };
    let builder = UiBuilder::new().max_rect(rect).id_salt("graph");
    let asked = ui.scope_builder(builder, |ui| graph.show(ui, rect)).inner?;
    let point = study.points.get(asked)?;
    Some(Command::Study(StudyCommand::Go(point.node)))
}

fn point_words(study: &StudyState, number: usize, context: &PanelContext) -> String {
    let Some(point) = study.points.get(number) else {
        return String::new();
    };
    let of = context.state.game;
    let at = match point.mover {
        None => Phrase::new("study-point-start"),
        Some(mover) => Phrase::new("study-point")
            .with("of", of)
            .with("ply", number)
            .with("seat", context.state.seat_name(mover))
            .with(
                "move",
                point
                    .short
                    .clone()
                    .unwrap_or_else(|| Phrase::new("list-move")),
            )
            .with("mark", point.mark.map_or("", |mark| mark.sign())),
    };
    let mut words = context.texts().say(&at).trim_end().to_owned();
    if !point.chances.is_empty() {
        words += " · ";
        words += &chances_in_words(&point.chances, context);
    }
    words
}

/// "After push 7, White 62 %, Black 38 %".
fn told_point(study: &StudyState, number: usize, context: &PanelContext) -> String {
    let point = study.points.get(number);
    let Some(point) = point.filter(|point| !point.chances.is_empty()) else {
        return point_words(study, number, context);
    };
    let told = Phrase::new("study-point-told")
        .with("of", context.state.game)
        .with("ply", number)
        .with("chances", chances_in_words(&point.chances, context));
    context.texts().say(&told)
}

/// "White 62 %, Black 38 %".
pub(super) fn chances_in_words(chances: &[Chance], context: &PanelContext) -> String {
    let percents = Chance::percents(chances).into_iter();
    let parts = percents
        .zip(&context.state.seat_names)
        .map(|(percent, name)| {
            let phrase = Phrase::new("study-chance")
                .with("seat", name.clone())
                .with("percent", percent);
            context.texts().say(&phrase)
        });
    context.texts().list(parts)
}

fn strip_of(rect: Rect, top: f32, height: f32) -> Rect {
    Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), top + height))
}
