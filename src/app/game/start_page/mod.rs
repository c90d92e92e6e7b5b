//! The start page: the games, the ways to begin one, and the places of the program. The filled button is an even
//! game, the lesson for a user who has not played yet, or an easy game after the lesson.
//!
//! `ways` says how a game can begin, `news` tells of the last game, `places` are the ways to everything else.

mod buttons;
pub(crate) mod command;
mod news;
mod places;
mod ways;

use egui::{Label, Rect, RichText, Role, Ui, UiBuilder, vec2};

use self::buttons::{BESIDE, Strength, link_row, strength_buttons, strength_widths, way};
use self::ways::{EVEN, STRENGTHS, fitting_about, has_played, main_way, rows};
use crate::app::game::dialogs::new_game::{Tiles, tiles};
use crate::app::people::row;
use crate::app::shell::command::{Command, StartCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{form, theme, widgets};
use crate::phrase::Phrase;

/// Heights of the main button in a panel of middle height, in a tall and in a low one, in points.
const WAY: f32 = 52.0;
const MAIN: f32 = 64.0;
const LOW_WAY: f32 = 38.0;

/// Heights of a row with and without a second line, in points.
const ROW: f32 = 46.0;
const LOW_ROW: f32 = 32.0;

/// Largest and smallest height of a place, in points.
const PLACE: f32 = 72.0;
const LOW_PLACE: f32 = 38.0;

/// Panel heights, in points, from which there is room for everything, and below which only names are left.
const TALL: f32 = 560.0;
const LOW: f32 = 470.0;

/// Space at the edges of the sheet below the board, and between its parts, in points.
const EDGE: f32 = 12.0;
const TIGHT: f32 = 8.0;
/// Heights of the parts of the sheet, in points.
const SHEET_TILE: f32 = 44.0;
const SHEET_PLACE: f32 = 56.0;
const LINE: f32 = 9.0;

/// Draws the start page into a panel and returns the chosen command.
pub fn show(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let margin = if rect.width() < 260.0 { 12.0 } else { 16.0 };
    let above = if context.home.is_shared() { row::LOW_HEIGHT + LINE } else { 0.0 };
    let height = rect.height() - above;
    let (is_tall, is_low) = (height >= TALL, height < LOW);
    let builder = UiBuilder::new().max_rect(rect.shrink(margin)).id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        let gap = if is_tall { 8.0 } else { 6.0 };
        ui.spacing_mut().item_spacing.y = gap;
        let mut wanted = people(ui, !is_tall, context);
        wanted = choose_game(ui, false, context).or(wanted);
        if !is_low {
            wanted = news_or_pitch(ui, is_tall, context).or(wanted);
        }
        let height = match (is_tall, is_low) {
            (true, _) => MAIN,
            (false, false) => WAY,
            (false, true) => LOW_WAY,
        };
        wanted = main_button(ui, height, context).or(wanted);
        if !is_low && (main_way(context) != EVEN || players(context).is_some()) {
            ui.label(heading(context));
        }
        wanted = strengths(ui, context).or(wanted);
        let mut rows = rows(context);
        let room = ui.available_height() - LINE - 3.0 * gap;
        let fits = |count: usize| room >= ROW * count as f32 + 3.0 * SHEET_PLACE;
        let row = if fits(rows.len()) { ROW } else { LOW_ROW };
        let mut most = PLACE;
        if let Some(somebody_else) = ways::somebody_else(context).filter(|_| fits(rows.len() + 1)) {
            let below = rows.len() - 1;
            rows.insert(below, somebody_else);
            // The places end where they do without this row: below them messages come.
            most -= ROW / 3.0;
        }
        let needed = |row: f32, place: f32| row * rows.len() as f32 + 3.0 * place;
        let place = (room - needed(row, 0.0)) / 3.0;
        ui.spacing_mut().item_spacing.y = 0.0;
        for row_of in rows {
            let size = vec2(ui.available_width(), row);
            wanted = link_row(ui, size, &row_of, context).or(wanted);
        }
        ui.add_space(gap);
        form::divider(ui);
        ui.add_space(gap);
        let size = vec2(ui.available_width(), place.clamp(LOW_PLACE, most));
        places::show(ui, size, context).or(wanted)
    })
    .inner
}

/// Height of the sheet with the start page below the board of a narrow window, in points.
pub(crate) fn sheet_height(context: &PanelContext) -> f32 {
    let tiles = if context.games.games().len() > 1 { SHEET_TILE + TIGHT } else { 0.0 };
    let heading = if main_way(context) == EVEN { 0.0 } else { 26.0 };
    let people = if context.home.is_shared() { row::LOW_HEIGHT + TIGHT } else { 0.0 };
    let rows = rows(context).len().div_ceil(2) as f32;
    let fixed = WAY + LOW_WAY + 2.0 * TIGHT + LINE + SHEET_PLACE;
    2.0 * EDGE + people + tiles + heading + fixed + rows * LOW_ROW
}

/// Draws the start page into a sheet below the board and returns the chosen command.
pub fn show_sheet(ui: &mut Ui, rect: Rect, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let builder = UiBuilder::new().max_rect(rect.shrink(EDGE)).id_salt("welcome");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = TIGHT;
        let mut wanted = if context.home.is_shared() { row::show(ui, true, context) } else { None };
        wanted = choose_game(ui, true, context).or(wanted);
        wanted = main_button(ui, WAY, context).or(wanted);
        if main_way(context) != EVEN {
            ui.label(heading(context));
        }
        wanted = strengths(ui, context).or(wanted);
        ui.spacing_mut().item_spacing.y = 0.0;
        for pair in rows(context).chunks(2) {
            ui.horizontal(|ui| {
                let gap = 2.0 * TIGHT;
                ui.spacing_mut().item_spacing.x = gap;
                let count = pair.len() as f32;
                let width = (ui.available_width() - gap * (count - 1.0)) / count;
                for row in pair {
                    wanted = link_row(ui, vec2(width, LOW_ROW), row, context).or(wanted);
                }
            });
        }
        form::divider(ui);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = TIGHT;
            let width = (ui.available_width() - 2.0 * TIGHT) / 3.0;
            places::show(ui, vec2(width, SHEET_PLACE), context)
        })
        .inner
        .or(wanted)
    })
    .inner
}

/// Draws who plays here, if several do.
fn people(ui: &mut Ui, is_low: bool, context: &PanelContext) -> Option<Command> {
    if !context.home.is_shared() {
        return None;
    }
    let wanted = row::show(ui, is_low, context);
    form::divider(ui);
    wanted
}

fn main_button(ui: &mut Ui, height: f32, context: &PanelContext) -> Option<Command> {
    let main = main_way(context);
    if main == STRENGTHS[0] {
        // The buttons of the strengths have it.
        return None;
    }
    let size = vec2(ui.available_width(), height);
    let width = size.x - 2.0 * BESIDE;
    let about = (height > LOW_WAY).then(|| fitting_about(ui, width, main, context));
    way(ui, size, &context.name(main), about).then_some(main)
}

/// Draws the news for a returning user, or a sentence about the game.
fn news_or_pitch(ui: &mut Ui, is_tall: bool, context: &PanelContext) -> Option<Command> {
    let lines = news::lines(context);
    if has_played(context) || !lines.is_empty() {
        let most = if is_tall { lines.len() } else { 1 };
        return news::show(ui, &lines[..most.min(lines.len())], is_tall);
    }
    if !is_tall && rows(context).len() > 2 {
        // The game that waits needs the room.
        return None;
    }
    let palette = theme::palette(ui.ctx());
    let pitch = context.texts().say(&context.entry().info.pitch());
    ui.add(Label::new(RichText::new(pitch).color(palette.secondary)).wrap());
    None
}

fn choose_game(ui: &mut Ui, is_low: bool, context: &PanelContext) -> Option<Command> {
    let low = is_low.then_some(SHEET_TILE);
    let shown = Tiles { texts: context.texts(), look: &context.presentation.look, low };
    let chosen = tiles(ui, context.games, context.state.game, &shown)?;
    let mut games = context.games.games().iter();
    let index = games.position(|entry| entry.id == chosen.id)?;
    Some(Command::Start(StartCommand::ChooseGame(index)))
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
    let players = Phrase::new("you-players").with("count", count);
    (count != 2).then(|| context.texts().say(&players))
}

/// A click on a strength starts the game.
fn strengths(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let name = context.text("welcome-computer");
    let main = main_way(context);
    let buttons = |is_short: bool| {
        STRENGTHS.map(|command| Strength {
            name: context.name(command),
            prospect: prospect(command, is_short, context),
            is_main: command == main,
        })
    };
    widgets::group(ui, Role::Group, &name, |ui| {
        ui.horizontal(|ui| {
            let gap = 6.0;
            ui.spacing_mut().item_spacing.x = gap;
            let room = ui.available_width() - gap * (STRENGTHS.len() - 1) as f32;
            let [long, short] = [false, true].map(buttons);
            let (shown, widths) = if let Some(widths) = strength_widths(ui, &long, room) {
                (long, widths)
            } else {
                let each = room.max(0.0) / STRENGTHS.len() as f32;
                let widths = strength_widths(ui, &short, room);
                (short, widths.unwrap_or_else(|| vec![each; STRENGTHS.len()]))
            };
            let buttons = strength_buttons(ui, (&shown, &widths), LOW_WAY);
            let mut wanted = None;
            for (button, command) in buttons.into_iter().zip(STRENGTHS) {
                if widgets::tip(button, &strength_tip(command, context)).clicked() {
                    wanted = Some(command);
                }
            }
            wanted
        })
        .inner
    })
}

/// Words for the share of games that a beginner wins, in a game of two.
fn prospect(command: Command, is_short: bool, context: &PanelContext) -> Option<String> {
    let key = ["welcome-wins-most", "welcome-wins-half", "welcome-wins-few"];
    let index = STRENGTHS.iter().position(|&strength| strength == command)?;
    let words = Phrase::new(key[index]).with("short", i64::from(is_short));
    players(context).is_none().then(|| context.texts().say(&words))
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
