//! The page: the level with its course and results, the skills, and the games, below each other.

mod chart;
mod games;
mod pip;
mod row;
mod skills;
mod standing;
mod with_friends;

use egui::{Align, Layout, Rect, RichText, ScrollArea, TextStyle, Ui, UiBuilder};

use super::command::YouCommand;
use super::state::You;
use crate::app::input::tab_key;
use crate::app::shell::command::Command;
use crate::app::shell::form::{self, Kind};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};

/// Greatest width of the page, in points.
const WIDTH: f32 = 1056.0;
/// Least space at its sides and between its parts, in points, and in a narrow window.
const MARGIN: f32 = 16.0;
const TIGHT: f32 = 8.0;
/// Height of a heading, in points.
const ROW: f32 = 36.0;
/// Width of the page, in points, below which what stands beside a heading stands below it.
const NARROW: f32 = 560.0;

/// Draws the page and returns the chosen command.
pub(super) fn show(ui: &mut Ui, area: Rect, you: &You, context: &PanelContext) -> Option<Command> {
    let builder = UiBuilder::new().max_rect(area).id_salt("you");
    ui.scope_builder(builder, |ui| {
        let scrolled = ScrollArea::vertical().id_salt(you.opened).auto_shrink([false, false]);
        scrolled
            .show(ui, |ui| {
                let gap = if ui.available_width() < NARROW { TIGHT } else { MARGIN };
                let width = (ui.available_width() - 2.0 * gap).min(WIDTH);
                let left = ui.max_rect().left() + (ui.available_width() - width) / 2.0;
                let mut place = ui.available_rect_before_wrap();
                place.min.x = left;
                place.max.x = left + width;
                let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
                ui.scope_builder(builder, |ui| {
                    ui.spacing_mut().item_spacing.y = gap;
                    ui.add_space(gap);
                    let mut wanted = head(ui, you, context);
                    wanted = standing::show(ui, you, context).or(wanted);
                    wanted = skills::show(ui, you, context).or(wanted);
                    let games = games::show(ui, you, context);
                    ui.add_space(gap);
                    games.or(wanted.map(Command::You))
                })
                .inner
            })
            .inner
    })
    .inner
}

/// The way back, the title and the choice of a game.
fn head(ui: &mut Ui, you: &You, context: &PanelContext) -> Option<YouCommand> {
    let entries = context.games.games();
    let titles = entries.iter().map(|entry| context.texts().say(&entry.info.title()));
    let titles: Vec<String> = titles.collect();
    let chosen = entries.iter().position(|entry| entry.id == you.scale_id.0);
    let name = context.text("you-which");
    let mut left = false;
    let game = beside(
        ui,
        &titles,
        |ui| {
            let leave = Command::You(YouCommand::Leave);
            let back = widgets::glyph_button(ui, Glyph::Previous, &context.name(leave));
            tab_key::offer(&back);
            left = widgets::tip(back, &context.tip(leave)).clicked();
            ui.label(RichText::new(context.text("you-title")).text_style(theme::result()));
        },
        |ui| form::segments(ui, (Kind::Values, &name), &titles, chosen),
    );
    left.then_some(YouCommand::Leave).or(game.map(YouCommand::Game))
}

/// Draws a heading, and choices with these names at its right end, or below it in a narrow page.
fn beside<R>(
    ui: &mut Ui,
    names: &[String],
    heading: impl FnOnce(&mut Ui),
    choices: impl FnOnce(&mut Ui) -> R,
) -> R {
    let widths =
        names.iter().map(|name| widgets::text_width(ui, name, theme::bold()).ceil() + 24.0);
    let width: f32 = widths.sum();
    ui.scope(|ui| {
        // The heading stands beside the middle of the choices.
        ui.spacing_mut().interact_size.y = ROW;
        if ui.available_width() < NARROW {
            ui.horizontal(heading);
            return choices(ui);
        }
        ui.horizontal(|ui| {
            heading(ui);
            ui.add_space((ui.available_width() - width).max(0.0));
            choices(ui)
        })
        .inner
    })
    .inner
}

/// Draws a part of the page as a card.
fn card<R>(ui: &mut Ui, is_first: bool, add: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = if ui.available_width() < NARROW { 12.0 } else { 16.0 };
    let frame = theme::card(theme::palette(ui.ctx()), is_first);
    // A thicker edge makes no card larger.
    let margin = margin - frame.stroke.width;
    let shown = frame.inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        add(ui)
    });
    shown.inner
}

/// Width of a line of small text, in points.
fn small(ui: &Ui, words: &str) -> f32 {
    widgets::text_width(ui, words, TextStyle::Small)
}
