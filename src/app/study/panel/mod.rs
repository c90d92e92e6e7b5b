//! The panel of a studied game: head line, graph, a sentence about the shown position, move list, best lines
//! and what other levels would play.

pub mod bar;
pub mod graph;
mod head;
mod level_moves;
mod lines;
mod narrow;
mod sentence;

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::game::panels::{idea, moves};
use crate::app::game::table::StudyState;
use crate::app::shell::command::{Command, OfferedLine, StudyCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::bot::study::Chance;
use crate::phrase::Phrase;

pub(crate) use self::narrow::show as show_narrow;
pub(crate) use self::sentence::accuracy;

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
/// Minimum height of the list beside the moves of other levels, in points.
const LEAST_BESIDE_LEVELS: f32 = 4.0 * moves::ROW;
/// Space above and below the lines and the moves of other levels, in points.
const APART: f32 = 4.0;

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
    let (high, least_list) =
        if rect.height() < LOW { (LOW_GRAPH, LEAST_LOW_LIST) } else { (graph::HEIGHT, LEAST_LIST) };
    let is_at_start = context.commands.shown == 0;
    let idea = study.idea.as_ref().filter(|_| is_at_start);
    let said = idea.map_or(0.0, |idea| idea::sentence(ui, inner, head.bottom(), idea, context));
    let place = strip_of(inner, head.bottom() + said + BETWEEN, high);
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
    let stroke = palette.stroke(1.0, palette.hairline);
    ui.painter().hline(inner.x_range(), foot.round() + 0.5, stroke);
    let list = Rect::from_min_max(pos2(inner.left(), foot + 3.0), inner.max);
    let room = list.height() - moves::FOOT - LEAST_BESIDE_LINES;
    let count = study.line_count.min((room / lines::ROW) as usize);
    let listed = if count == 0 { 0.0 } else { lines::height(count) };
    let below = level_moves::ROW + APART;
    let compares = list.height() - moves::FOOT - listed - below >= LEAST_BESIDE_LEVELS;
    if count == 0 && !compares {
        return moves::show_in(ui, list, context).or(wanted);
    }
    let foot = list.bottom() - moves::FOOT;
    let compared = foot - if compares { below } else { 0.0 };
    let split = compared - listed;
    let above = list.with_max_y(split - 3.0);
    wanted = moves::show_moves(ui, above, context).or(wanted);
    let mut pointed = None;
    let mut part = |ui: &mut Ui, top: f32, bottom: f32, show: Part| {
        ui.painter().hline(inner.x_range(), top.round() + 0.5, stroke);
        let place = Rect::from_min_max(pos2(list.left(), top + APART), pos2(list.right(), bottom));
        let (line, command) = show(ui, place, study, context);
        pointed = pointed.or(line);
        command
    };
    if count > 0 {
        wanted = part(ui, split, compared, lines::show).or(wanted);
    }
    if compares {
        wanted = part(ui, compared, foot, level_moves::show).or(wanted);
    }
    let buttons = list.with_min_y(foot + 4.0);
    let wanted = moves::history_buttons(ui, buttons, context).or(wanted);
    wanted.or_else(|| point_at(ui, pointed))
}

/// Draws lines into a rectangle. Returns the line that is hovered or focused, and the chosen command.
type Part = fn(&mut Ui, Rect, &StudyState, &PanelContext) -> (Option<OfferedLine>, Option<Command>);

/// Command to preview a line on the board, or to end the preview; `None` if it is already previewed.
fn point_at(ui: &Ui, pointed: Option<OfferedLine>) -> Option<Command> {
    let memory = ui.scope_id().with("pointed");
    let before: Option<Option<OfferedLine>> = ui.data(|data| data.get_temp(memory));
    if before.flatten() == pointed {
        return None;
    }
    ui.data_mut(|data| data.insert_temp(memory, pointed));
    Some(Command::Study(StudyCommand::PointAtLine(pointed)))
}

fn show_graph(
    ui: &mut Ui,
    rect: Rect,
    study: &StudyState,
    context: &PanelContext,
) -> Option<Command> {
    let seats = context.state.seats.len();
    let colours = graph::colours(ui, seats, |seat| {
        context.table.seat_tone(seat, context.presentation.look.palette)
    });
    let name = context.text("study-graph");
    let words = |place: usize| point_words(study, place, context);
    let told = |place: usize| told_point(study, place, context);
    let idea = study.idea.as_ref();
    let ringed: Vec<usize> =
        idea.map_or_else(Vec::new, |idea| idea.plies.iter().map(|ply| ply + 1).collect());
    let graph = graph::Graph {
        points: &study.points,
        shown: study.shown,
        turning_point: study.turning_point,
        ringed: &ringed,
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

fn point_words(study: &StudyState, place: usize, context: &PanelContext) -> String {
    let Some(point) = study.points.get(place) else {
        return String::new();
    };
    let of = context.state.game;
    let at = match &point.mv {
        None => Phrase::new("study-point-start"),
        Some(mv) => Phrase::new("study-point")
            .with("of", of)
            .with("number", mv.number)
            .with("seat", context.state.seat_name(mv.player))
            .with("move", mv.short.clone())
            .with("mark", point.mark.map_or("", |mark| mark.sign())),
    };
    let mut words = context.texts().say(&at).trim_end().to_owned();
    if !point.chances.is_empty() {
        words += " · ";
        words += &chances_in_words(&point.chances, context);
    }
    words
}

/// "After push 7, a1-a2, White 62 %, Black 38 %".
fn told_point(study: &StudyState, place: usize, context: &PanelContext) -> String {
    let point = study.points.get(place);
    let Some(point) = point.filter(|point| !point.chances.is_empty()) else {
        return point_words(study, place, context);
    };
    let told = Phrase::new("study-point-told")
        .with("of", context.state.game)
        .with("number", point.mv.as_ref().map_or(0, |mv| mv.number))
        .with("chances", chances_in_words(&point.chances, context));
    let told = match &point.mv {
        Some(mv) => told.with("move", mv.short.clone()),
        None => told,
    };
    context.texts().say(&told)
}

/// "White 62 %, Black 38 %".
pub(crate) fn chances_in_words(chances: &[Chance], context: &PanelContext) -> String {
    let percents = Chance::percents(chances).into_iter();
    let parts = percents.zip(&context.state.seat_names).map(|(percent, name)| {
        let phrase =
            Phrase::new("study-chance").with("seat", name.clone()).with("percent", percent);
        context.texts().say(&phrase)
    });
    context.texts().list(parts)
}

fn strip_of(rect: Rect, top: f32, height: f32) -> Rect {
    Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), top + height))
}
