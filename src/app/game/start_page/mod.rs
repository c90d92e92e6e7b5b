//! The start page: ways to begin a game, a lesson or puzzles. One of them is the main one: a game against an
//! opponent as strong as the user, the lesson for a user who has not played yet, an easy game after the lesson.
//!
//! `ways` says which there are and describes them, `buttons` draws them, `news` are lines for a user who comes back.

mod buttons;
pub(crate) mod command;
mod news;
mod ways;

use egui::{Align, Label, Layout, Rect, RichText, Role, Sense, TextStyle, Ui, UiBuilder, vec2};

use self::buttons::{BESIDE, FOOT, foot, foot_line, foot_lines, row, way};
use self::ways::{
    EVEN, LEARN, STRENGTHS, about, even_in_short, fitting_about, has_played, low_name, main_way,
    others, short_about, ways,
};
use crate::app::game::dialogs::new_game::{Tiles, tiles};
use crate::app::input::tab_key;
use crate::app::shell::command::{Command, StartCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Heights of a button with and without a description, in points.
const WAY: f32 = 52.0;

const LOW_WAY: f32 = 38.0;

/// Height of the main button in a tall panel, in points.
const MAIN: f32 = 64.0;

/// Panel height, in points, from which there is room for a title and a large main button.
const TALL: f32 = 560.0;

/// Panel height, in points, below which only names are left.
const LOW: f32 = 440.0;

/// Button width, in points, below which descriptions are short.
const NARROW_WAY: f32 = 190.0;

/// Width of a row, in points, below which four buttons take two rows.
const NARROW_ROW: f32 = 640.0;

const MOST_IN_NARROW_ROW: usize = 3;

/// Space at the edges of a wide page, in points.
const EDGE: f32 = 12.0;

/// Part of a wide row for the main button.
const MAIN_SHARE: f32 = 0.4;

/// Draws the start page into a panel and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let margin = if rect.width() < 260.0 { 12.0 } else { 16.0 };
    let inner = rect.shrink(margin);
    let tall = rect.height() >= TALL;
    let low = rect.height() < LOW;
    let mut wanted = None;
    let lines = foot_lines(context);
    let foot_top = inner.bottom() - FOOT * lines.len() as f32;
    let body_bottom = foot_top - ui.spacing().item_spacing.y;
    let builder = UiBuilder::new().max_rect(inner.with_max_y(body_bottom)).id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        if !tall {
            ui.spacing_mut().item_spacing.y = 6.0;
        }
        if tall {
            let title = context.texts().say(&context.state.title);
            ui.label(RichText::new(title).text_style(theme::result()));
        }
        wanted = choose_game(ui, context).or(wanted);
        if !low {
            pitch(ui, context);
        }
        if tall {
            ui.add_space(6.0);
        }
        let main = main_way(context);
        if main != STRENGTHS[0] {
            let height = match (tall, low) {
                (true, _) => MAIN,
                (false, false) => WAY,
                (false, true) => LOW_WAY,
            };
            let size = vec2(ui.available_width(), height);
            let (name, about) = if low {
                (low_name(main, false, context), None)
            } else {
                (context.name(main), Some(fitting_about(ui, size.x - 2.0 * BESIDE, main, context)))
            };
            if way(ui, size, &name, (about, true)) {
                wanted = Some(main);
            }
        }
        if main != EVEN || players(context).is_some() {
            ui.label(heading(context));
        }
        wanted = strengths(ui, context).or(wanted);
        if tall {
            ui.add_space(6.0);
        }
        wanted = rows(ui, context).or(wanted);
    });
    foot(ui, inner.with_min_y(foot_top), lines, context).or(wanted)
}

/// Draws the ways besides the main one below each other, and the news as far as there is room.
fn rows(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let ways = ways(context);
    let mut news = news::lines(context);
    let line = news::LINE + ui.spacing().item_spacing.y;
    ui.spacing_mut().item_spacing.y = 0.0;
    let news_height = line * news.len() as f32;
    let room = ui.available_height() - news_height;
    let height = if room >= WAY * ways.len() as f32 { WAY } else { LOW_WAY };
    let mut wanted = None;
    for command in ways {
        let about = (height == WAY).then(|| about(command, context));
        if row(ui, height, (command, about), context) {
            wanted = Some(command);
        }
    }
    ui.add_space(8.0);
    news.truncate((ui.available_height() / news::LINE).max(0.0) as usize);
    news::show(ui, &news).or(wanted)
}

/// Draws the start page into a wide and low rectangle and returns the chosen command.
pub fn show_wide(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new().max_rect(rect.shrink(EDGE)).id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let mut wanted = choose_game(ui, context);
        if has_foot(context) {
            wanted = foot_line(ui, others(context), context).or(wanted);
        } else {
            pitch(ui, context);
        }
        let main = main_way(context);
        let align = if main == EVEN { Align::Min } else { Align::Center };
        let size = vec2(ui.available_width(), LOW_WAY);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(align), |ui| {
            if main == EVEN {
                let size = vec2(MAIN_SHARE * ui.available_width(), LOW_WAY);
                let name = even_in_short(context);
                if way(ui, size, &name, (None, true)) {
                    wanted = Some(main);
                }
                if let Some(players) = players(context) {
                    ui.add_sized(vec2(0.0, LOW_WAY), Label::new(players));
                }
            } else {
                let name = ui.label(heading(context)).rect.width();
                ui.add_space((150.0 - name).max(0.0));
            }
            wanted = strengths(ui, context).or(wanted);
        });
        let cards = cards(context);
        let in_a_row = cards_in_a_row(ui.available_width(), cards.len());
        let is_crowded = in_a_row < cards.len();
        for row in cards.chunks(in_a_row) {
            ui.horizontal(|ui| {
                let count = in_a_row as f32;
                let width = (ui.available_width() - 8.0 * (count - 1.0)).max(0.0) / count;
                for &command in row {
                    let (height, about) = match width < NARROW_WAY {
                        _ if is_crowded => (LOW_WAY, None),
                        true => (WAY, Some(short_about(command, context))),
                        false => (WAY, Some(about(command, context))),
                    };
                    let name = low_name(command, about.is_some(), context);
                    if way(ui, vec2(width, height), &name, (about, command == main)) {
                        wanted = Some(command);
                    }
                }
            });
        }
        let news = news::lines(context);
        if !news.is_empty() {
            wanted = news::show_in_row(ui, &news).or(wanted);
        }
        wanted
    })
    .inner
}

/// Returns `true` if a wide page has quiet buttons instead of words about the game.
fn has_foot(context: &PanelContext) -> bool {
    has_played(context) || !context.earlier.is_empty()
}

fn cards_in_a_row(width: f32, count: usize) -> usize {
    if width < NARROW_ROW && count > MOST_IN_NARROW_ROW { 2 } else { count.max(1) }
}

/// The ways of a wide page, with the lesson first if it is the main one.
fn cards(context: &PanelContext) -> Vec<Command> {
    let main = Some(main_way(context)).filter(|&main| main == LEARN);
    main.into_iter().chain(ways(context)).collect()
}

/// Additional height of a wide start page whose words or buttons take two rows, or which has news, in points.
/// `width` includes its edges.
pub(crate) fn more_rows(ui: &Ui, width: f32, context: &PanelContext) -> f32 {
    let count = cards(context).len();
    let cards = match cards_in_a_row(width, count) {
        _ if count == 0 => -WAY - 8.0,
        in_a_row if in_a_row < count => 2.0 * LOW_WAY + 8.0 - WAY,
        _ => 0.0,
    };
    let has_news = !news::lines(context).is_empty();
    let news = if has_news { news::LINE + 8.0 } else { 0.0 };
    let pitch = context.texts().say(&context.entry().info.pitch());
    let is_long = widgets::text_width(ui, &pitch, TextStyle::Body) > width - 2.0 * EDGE;
    let pitch =
        if is_long && !has_foot(context) { ui.text_style_height(&TextStyle::Body) } else { 0.0 };
    cards + news + pitch
}

fn choose_game(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let shown = Tiles { texts: context.texts(), look: &context.presentation.look };
    let chosen = tiles(ui, context.games, context.state.game, &shown)?;
    let mut games = context.games.games().iter();
    let index = games.position(|entry| entry.id == chosen.id)?;
    Some(Command::Start(StartCommand::ChooseGame(index)))
}

fn pitch(ui: &mut Ui, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let pitch = context.texts().say(&context.entry().info.pitch());
    ui.add(Label::new(RichText::new(pitch).color(palette.secondary)).wrap());
}

fn heading(context: &PanelContext) -> RichText {
    let mut words = context.text("welcome-computer");
    if let Some(players) = players(context) {
        words = format!("{words} · {players}");
    }
    RichText::new(words).text_style(theme::strong())
}

/// The number of players in the next game, if it is not two.
fn players(context: &PanelContext) -> Option<String> {
    let count = context.state.seats.len();
    let players = Phrase::new("my-play-players").with("count", count);
    (count != 2).then(|| context.texts().say(&players))
}

/// A click on a strength starts the game.
fn strengths(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let name = context.text("welcome-computer");
    let main = main_way(context);
    widgets::group(ui, Role::Group, &name, |ui| {
        ui.horizontal(|ui| {
            let count = STRENGTHS.len() as f32;
            let gap = 6.0;
            ui.spacing_mut().item_spacing.x = gap;
            let width = (ui.available_width() - gap * (count - 1.0)).max(0.0) / count;
            let mut wanted = None;
            for command in STRENGTHS {
                let (rect, _) = ui.allocate_exact_size(vec2(width, LOW_WAY), Sense::hover());
                let name = context.name(command);
                let clicked = if command == main {
                    let button = widgets::main_button(ui, rect, &name);
                    tab_key::offer(&button);
                    button
                } else {
                    widgets::icon_button(ui, rect, None, &name)
                };
                if widgets::tip(clicked, &strength_tip(command, context)).clicked() {
                    wanted = Some(command);
                }
            }
            wanted
        })
        .inner
    })
}

fn strength_tip(command: Command, context: &PanelContext) -> String {
    let index = STRENGTHS.iter().position(|&strength| strength == command);
    let level = context.entry().info.strengths()[index.unwrap_or(0)];
    let tip = Phrase::new("welcome-strength")
        .with("level", level.number())
        .with("name", Phrase::new(level.name_key()))
        .with("new", context.name(Command::Start(StartCommand::NewGame)).trim_end_matches('…'));
    context.texts().say(&tip)
}
