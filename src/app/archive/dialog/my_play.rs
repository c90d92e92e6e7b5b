//! The user's strength in a game: its course, the results against each level, and the same in sentences.

use egui::{
    Painter, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo,
    pos2, vec2,
};

use super::skills;
use crate::app::action::DialogAction;
use crate::app::archive::history_plot;
use crate::app::archive::level_results::{LevelResults, Tally};
use crate::app::archive::ratings;
use crate::app::archive::ratings::{PastEstimate, Standing};
use crate::app::exercise::practice::SkillTasks;
use crate::app::game::table::ScaleId;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::form;
use crate::app::shell::form::Kind;
use crate::app::shell::{theme, widgets};
use crate::board::Palette;
use crate::bot::Level;
use crate::bot::rating::Estimate;
use crate::phrase::Phrase;
use crate::store::dates::date_of;

/// Height of the row of a level, in points; it is the same in the graph and in the results.
const ROW: f32 = 24.0;
/// Widths of the numbers, of a score and of the name of a level, in points.
const NUMBER: f32 = 24.0;
const SCORE: f32 = 56.0;
const NAME: f32 = 124.0;
/// Width of the page, in points, from which the levels have their names.
const WITH_NAMES: f32 = 520.0;
/// Part of the remaining width for the graph.
const GRAPH: f32 = 0.68;
const GAP: f32 = 12.0;
/// Games from which on a course says something.
const ENOUGH: usize = 10;

/// Positions to practise of a game and number of players, once they were sorted.
pub(super) type KnownTasks = Option<(ScaleId, SkillTasks)>;

/// Draws the page for a game. `players` is the number of players shown, which the user can change; `results` are
/// those against each level with that number of players, and `tasks` are the positions to practise. Returns the action of the
/// button that was pressed.
pub(super) fn show(
    ui: &mut Ui,
    game: &'static str,
    (players, results): (&mut usize, &dyn Fn(usize) -> LevelResults),
    tasks: &mut KnownTasks,
    context: &DialogContext,
) -> Option<DialogAction> {
    if !context.ratings.is_complete() {
        form::note(ui, &context.text("my-games-reading"));
        return None;
    }
    let texts = context.presentation.texts;
    let known = context.ratings.players(game);
    if !known.contains(players) {
        *players = known.first().copied().unwrap_or(2);
    }
    if known.len() > 1 {
        let choices = known.iter().map(|&count| {
            let players = Phrase::new("my-play-players").with("count", count);
            texts.say(&players)
        });
        let choices: Vec<String> = choices.collect();
        let chosen = known.iter().position(|count| count == players);
        let name = context.text("my-play-players-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &choices, chosen) {
            *players = known[place];
        }
    }
    let scale_id = (game, *players);
    let count = context.ratings.games(scale_id).count();
    let rated = rated(scale_id, context);
    heading(ui, rated, context);
    if count < ENOUGH {
        let missing = Phrase::new("my-play-missing").with("count", ENOUGH - count);
        form::note(ui, &texts.say(&missing));
    }
    ui.add_space(8.0);
    let level = rated.map(|(_, estimate)| estimate.level.round() as u8);
    let history = rated.map_or(&[][..], |(standing, _)| &standing.history);
    rows(ui, history, (level, &results(*players)), context);
    let skills = rated.map_or(&[][..], |(standing, _)| &standing.skills);
    if count < ENOUGH || skills.is_empty() {
        return None;
    }
    if !matches!(tasks, Some((known, _)) if *known == scale_id) {
        let entry = context.games.game_or_first(game);
        let files = context.ratings.files(scale_id);
        let found = SkillTasks::of(entry, (*players, files), context.practice);
        *tasks = Some((scale_id, found));
    }
    let (_, tasks) = tasks.as_ref()?;
    let skill = skills::show(ui, skills, tasks, context)?;
    Some(DialogAction::Practise(tasks.session(skill)))
}

fn rated<'a>(scale_id: ScaleId, context: &DialogContext<'a>) -> Option<(&'a Standing, Estimate)> {
    let standing = context.ratings.standing(scale_id)?;
    Some((standing, standing.estimate(&context.today)?))
}

fn heading(ui: &mut Ui, rated: Option<(&Standing, Estimate)>, context: &DialogContext) {
    let texts = context.presentation.texts;
    let Some((standing, estimate)) = rated else {
        let unknown = context.text("my-play-unknown");
        ui.label(RichText::new(unknown).text_style(TextStyle::Heading));
        return;
    };
    let level = ratings::tenths(estimate.level);
    let level = Phrase::new("my-play-level").with("level", level);
    ui.label(RichText::new(texts.say(&level)).text_style(theme::result()));
    let [low, high] = ratings::band(estimate).map(ratings::tenths);
    let band = Phrase::new("my-play-between").with("low", low).with("high", high);
    let change = standing.change(&context.today);
    let change = change.map(|change| texts.say(&ratings::change_in_words(change)));
    let parts = std::iter::once(texts.say(&band)).chain(change);
    form::note(ui, &parts.collect::<Vec<_>>().join(" · "));
}

/// The graph, with the levels and the results against them beside it, the strongest level at the top.
fn rows(
    ui: &mut Ui,
    history: &[PastEstimate],
    (level, results): (Option<u8>, &LevelResults),
    context: &DialogContext,
) {
    let texts = context.presentation.texts;
    let palette = theme::palette(ui.ctx());
    let height = ROW * f32::from(Level::COUNT);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let named = rect.width() >= WITH_NAMES;
    let name = if named { NAME } else { 0.0 };
    let room = rect.width() - NUMBER - name - SCORE - 2.0 * GAP;
    let graph = Rect::from_min_size(rect.min + vec2(NUMBER, 0.0), vec2(GRAPH * room, height));
    let name_left = graph.right() + GAP;
    let first = name_left + name;
    let counts = Level::all().map(|level| {
        let tally = results.against(level);
        tally.won + tally.lost + tally.drawn
    });
    let most = counts.max().unwrap_or(0).max(1);
    let unit = (rect.right() - SCORE - GAP - first) / most as f32;
    let painter = ui.painter();
    for level_here in Level::all() {
        let number = level_here.number();
        let y = level_y(rect, f64::from(number));
        let is_own = level == Some(number);
        let (colour, style, line) = if is_own {
            (palette.text, theme::bold(), palette.secondary)
        } else {
            (palette.secondary, TextStyle::Small, palette.hairline)
        };
        painter.hline(graph.x_range(), y, Stroke::new(1.0, line));
        let at = pos2(rect.left(), y - 9.0);
        widgets::line_of_text(ui, at, NUMBER, &number.to_string(), style.clone(), colour);
        if named {
            let words = texts.text(level_here.name_key());
            let at = pos2(name_left, y - 9.0);
            widgets::line_of_text(ui, at, NAME - 8.0, &words, style, colour);
        }
        let tally = results.against(level_here);
        paint_tally(painter, pos2(first, y), (unit, tally), palette);
        let score = score(tally);
        let width = widgets::text_width(ui, &score, TextStyle::Small);
        let at = pos2(rect.right() - width, y - 8.0);
        widgets::line_of_text(ui, at, width + 1.0, &score, TextStyle::Small, palette.text);
    }
    let steps = history.len().saturating_sub(1).max(1) as f32;
    history_plot::paint(painter, history, palette, |place, level| {
        let x = graph.left() + 6.0 + (graph.width() - 12.0) * place as f32 / steps;
        pos2(x, level_y(graph, level))
    });
    let said = sentences(results, context);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
    footer(ui, graph, history, context);
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
fn footer(ui: &mut Ui, graph: Rect, history: &[PastEstimate], context: &DialogContext) {
    const MARK: f32 = 12.0;
    let palette = theme::palette(ui.ctx());
    let size = vec2(ui.available_width(), ROW);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let y = rect.center().y;
    let write = |left: f32, words: &str| {
        let width = widgets::text_width(ui, words, TextStyle::Small) + 1.0;
        let at = pos2(left, y - 8.0);
        widgets::line_of_text(ui, at, width, words, TextStyle::Small, palette.secondary)
    };
    let [first, last] = [history.first(), history.last()].map(|past| {
        let day = past.and_then(|past| past.day);
        day.and_then(date_of).unwrap_or_default()
    });
    write(graph.left(), &first);
    if last != first {
        let width = widgets::text_width(ui, &last, TextStyle::Small);
        write(graph.right() - width, &last);
    }
    let mut left = graph.right() + GAP;
    for (key, is_won) in [("my-play-won", true), ("my-play-lost", false)] {
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

/// The results against every level that was played, as a screen reader says them.
fn sentences(results: &LevelResults, context: &DialogContext) -> String {
    let texts = context.presentation.texts;
    let played = Level::all().filter(|&level| results.against(level) != Tally::default());
    let said = played.map(|level| {
        let tally = results.against(level);
        let words = Phrase::new("my-games-level")
            .with("level", level.number())
            .with("name", Phrase::new(level.name_key()))
            .with("won", tally.won)
            .with("lost", tally.lost)
            .with("drawn", tally.drawn);
        texts.say(&words)
    });
    said.collect::<Vec<_>>().join(". ")
}
