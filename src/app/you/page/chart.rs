//! The course of the level, and beside it the results against each level, the strongest level at the top.

use egui::{
    Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::super::command::YouCommand;
use super::super::state::You;
use super::small;
use crate::app::archive::game_summaries;
use crate::app::archive::history_plot;
use crate::app::archive::level_results::Tally;
use crate::app::archive::ratings::PastEstimate;
use crate::app::shell::form;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::board::Palette;
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::store::dates::date_of;

/// Height of the row of a level, in points; it is the same in the graph and in the results.
const ROW: f32 = 26.0;
/// Widths of the numbers, of a score and of the name of a level, in points.
const NUMBER: f32 = 24.0;
const SCORE: f32 = 56.0;
const NAME: f32 = 124.0;
/// Width of the chart, in points, from which the levels have their names.
const WITH_NAMES: f32 = 520.0;
/// Part of the remaining width for the graph.
const GRAPH: f32 = 0.68;
const GAP: f32 = 12.0;
/// Levels that are always shown.
const LEAST: u8 = 3;

/// Draws the chart. The levels above those that matter are one line that unfolds.
pub(super) fn show(
    ui: &mut Ui,
    history: &[PastEstimate],
    you: &You,
    context: &PanelContext,
) -> Option<YouCommand> {
    let top = top_level(you, context);
    let mut is_open = you.shows_all_levels;
    if top < Level::COUNT {
        let name = Phrase::new("you-no-games").with("from", top + 1).with("to", Level::COUNT);
        form::fold(ui, (&context.texts().say(&name), ""), &mut is_open);
    }
    let shown = if you.shows_all_levels { Level::COUNT } else { top };
    let level = rows(ui, history, shown, you, context);
    let folded = (is_open != you.shows_all_levels).then_some(YouCommand::AllLevels);
    level.map(YouCommand::Level).or(folded)
}

/// The highest level that was played, or that the user has had.
fn top_level(you: &You, context: &PanelContext) -> u8 {
    let played =
        Level::all().filter(|&level| you.listed.results.against(level) != Tally::default());
    let played = played.map(Level::number).max().unwrap_or(0);
    let highest = context.ratings.highest(you.scale_id).ceil();
    played.max(highest as u8).max(LEAST)
}

/// Draws the levels up to `top`. Returns the level that was clicked.
fn rows(
    ui: &mut Ui,
    history: &[PastEstimate],
    top: u8,
    you: &You,
    context: &PanelContext,
) -> Option<Level> {
    let palette = theme::palette(ui.ctx());
    let own = history.last().map(|past| past.estimate.level.floor() as u8);
    let height = ROW * f32::from(top);
    let size = vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let named = rect.width() >= WITH_NAMES;
    let name = if named { NAME } else { 0.0 };
    let room = rect.width() - NUMBER - name - SCORE - 2.0 * GAP;
    let graph = Rect::from_min_size(rect.min + vec2(NUMBER, 0.0), vec2(GRAPH * room, height));
    let name_left = graph.right() + GAP;
    let first = name_left + name;
    let counts = Level::all().map(|level| {
        let tally = you.listed.results.against(level);
        tally.won + tally.lost + tally.drawn
    });
    let most = counts.max().unwrap_or(0).max(1);
    let unit = (rect.right() - SCORE - GAP - first) / most as f32;
    let mut clicked = None;
    for level in Level::all().take(usize::from(top)) {
        let number = level.number();
        let y = level_y(rect, f64::from(number));
        let (colour, style, line) = if own == Some(number) {
            (palette.text, theme::bold(), palette.secondary)
        } else {
            (palette.secondary, TextStyle::Small, palette.hairline)
        };
        ui.painter().hline(graph.x_range(), y, Stroke::new(1.0, line));
        let at = pos2(rect.left(), y - 9.0);
        widgets::line_of_text(ui, at, NUMBER, &number.to_string(), style.clone(), colour);
        let from = pos2(name_left - 6.0, y - ROW / 2.0);
        let place = Rect::from_min_max(from, pos2(rect.right(), y + ROW / 2.0));
        let tally = you.listed.results.against(level);
        if level_button(ui, place, (level, tally), you, context) {
            clicked = Some(level);
        }
        if named {
            let words = context.text(level.name_key());
            let at = pos2(name_left, y - 9.0);
            widgets::line_of_text(ui, at, NAME - 8.0, &words, style, colour);
        }
        paint_tally(ui.painter(), pos2(first, y), (unit, tally), palette);
        let score = score(tally);
        let width = small(ui, &score);
        let at = pos2(rect.right() - width - 6.0, y - 8.0);
        widgets::line_of_text(ui, at, width + 1.0, &score, TextStyle::Small, palette.text);
    }
    let steps = history.len().saturating_sub(1).max(1) as f32;
    let inside = ui.painter().with_clip_rect(graph.intersect(ui.clip_rect()));
    history_plot::paint(&inside, history, palette, |place, level| {
        let x = graph.left() + 6.0 + (graph.width() - 12.0) * place as f32 / steps;
        pos2(x, level_y(graph, level))
    });
    footer(ui, graph, history, context);
    clicked
}

/// The name and the results of a level. Returns `true` if it was clicked, to list the games against it.
fn level_button(
    ui: &Ui,
    place: Rect,
    (level, tally): (Level, Tally),
    you: &You,
    context: &PanelContext,
) -> bool {
    let said = Phrase::new("you-against")
        .with("level", level.number())
        .with("name", Phrase::new(level.name_key()))
        .with("won", tally.won)
        .with("lost", tally.lost)
        .with("drawn", tally.drawn);
    let said = context.texts().say(&said);
    let is_chosen = you.level == Some(level);
    let id = ui.scope_id().with(("level", level.number()));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &said));
    widgets::lit_ground(ui, &response);
    if is_chosen {
        let palette = theme::palette(ui.ctx());
        let edge = palette.stroke(1.5, palette.accent);
        ui.painter().rect_stroke(place, 6.0, edge, StrokeKind::Inside);
    }
    widgets::tip(response, &said).clicked()
}

fn score(tally: Tally) -> String {
    match tally {
        Tally { won: 0, lost: 0, drawn: 0 } => "–".to_owned(),
        Tally { won, lost, drawn: 0 } => format!("{won} : {lost}"),
        Tally { won, lost, drawn } => format!("{won} : {drawn} : {lost}"),
    }
}

fn level_y(rect: Rect, level: f64) -> f32 {
    rect.bottom() - ROW * (level as f32 - 0.5)
}

/// A bar of the games won, then drawn, then lost: filled, empty, hatched.
fn paint_tally(painter: &Painter, at: Pos2, (unit, tally): (f32, Tally), palette: &Palette) {
    const HEIGHT: f32 = 12.0;
    const BETWEEN: f32 = 3.0;
    let mut left = at.x;
    let mut next = |count: usize| {
        let width = (unit * count as f32 - BETWEEN).max(2.0);
        let bar = Rect::from_min_size(pos2(left, at.y - HEIGHT / 2.0), vec2(width, HEIGHT));
        left += unit * count as f32;
        (count > 0).then_some(bar)
    };
    if let Some(bar) = next(tally.won) {
        painter.rect_filled(bar, 2.0, palette.ok);
    }
    if let Some(bar) = next(tally.drawn) {
        let edge = palette.stroke(1.5, palette.secondary);
        painter.rect_stroke(bar, 2.0, edge, StrokeKind::Inside);
    }
    if let Some(bar) = next(tally.lost) {
        hatch(painter, bar, palette);
    }
}

fn hatch(painter: &Painter, bar: Rect, palette: &Palette) {
    const STEP: f32 = 4.0;
    let edge = palette.stroke(1.5, palette.danger);
    let inside = painter.with_clip_rect(bar.intersect(painter.clip_rect()));
    let line = palette.stroke(1.0, palette.danger);
    let count = ((bar.width() + bar.height()) / STEP) as usize;
    for step in 0..count {
        let x = bar.left() - bar.height() + STEP * step as f32;
        let from = pos2(x, bar.bottom());
        inside.line_segment([from, from + vec2(bar.height(), -bar.height())], line);
    }
    painter.rect_stroke(bar, 2.0, edge, StrokeKind::Inside);
}

/// First and last day of the course, and what the bars mean.
fn footer(ui: &mut Ui, graph: Rect, history: &[PastEstimate], context: &PanelContext) {
    const MARK: f32 = 12.0;
    let palette = theme::palette(ui.ctx());
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let y = rect.center().y;
    let write = |left: f32, words: &str| {
        let width = small(ui, words) + 1.0;
        let at = pos2(left, y - 8.0);
        widgets::line_of_text(ui, at, width, words, TextStyle::Small, palette.secondary)
    };
    let [first, last] = [history.first(), history.last()].map(|past| {
        let day = past.and_then(|past| past.day);
        let words = day.and_then(date_of).as_deref().and_then(game_summaries::date_phrase);
        words.map_or_else(String::new, |words| context.texts().say(&words))
    });
    write(graph.left(), &first);
    if last != first {
        let width = small(ui, &last);
        write(graph.right() - width, &last);
    }
    let mut left = graph.right() + GAP;
    for (key, is_won) in [("you-won", true), ("you-lost", false)] {
        let mark = Rect::from_min_size(pos2(left, y - MARK / 2.0), vec2(MARK, MARK));
        if is_won {
            ui.painter().rect_filled(mark, 2.0, palette.ok);
        } else {
            hatch(ui.painter(), mark, palette);
        }
        left = mark.right() + 6.0;
        left += write(left, &context.text(key)) + 16.0;
    }
}
