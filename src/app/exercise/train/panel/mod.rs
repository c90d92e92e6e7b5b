//! The panel of the page: today, runs, the puzzles by grade, and own ones.

mod grades;
mod today;

use egui::{
    Button, Frame, Label, Rect, RichText, ScrollArea, TextStyle, Ui, UiBuilder, pos2, vec2,
};

use crate::app::exercise::puzzles::ListedPuzzles;
use crate::app::shell::command::{Command, EditorCommand, PuzzleCommand, RunCommand, TrainCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::place_row::{self, PlaceRow, Ring, Sign};
use crate::app::shell::theme;
use crate::app::shell::widgets::{self, Glyph};
use crate::phrase::Phrase;
use crate::store::runs::RunKind;

/// Panel height, in points, below which its parts are lower.
const LOW: f32 = 640.0;
/// Height of the rows with a disc, in points, and in a low panel.
const ROW: f32 = 56.0;
const LOW_ROW: f32 = 44.0;
/// Width of the panel, in points, from which there is a button beside the last row, and the height of that button.
const NARROW: f32 = 230.0;
const MAKE: f32 = 34.0;
const TIGHT: f32 = 6.0;
/// Part of a narrow window for the page.
const SHEET: f32 = 0.58;

/// Draws the panel beside the board and returns the chosen command.
pub(super) fn beside(
    ui: &mut Ui,
    rect: Rect,
    unfolded: Option<u8>,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let margin = if rect.width() < 260.0 { 12.0 } else { 16.0 };
    let is_low = rect.height() < LOW;
    let builder = UiBuilder::new().max_rect(rect.shrink(margin)).id_salt("train");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = if is_low { 4.0 } else { 8.0 };
        let closed = head(ui, context);
        let scrolled = ScrollArea::vertical().id_salt("train").auto_shrink([false, false]);
        let chosen = scrolled.show(ui, |ui| page(ui, is_low, unfolded, context)).inner;
        chosen.or(closed)
    })
    .inner
}

/// Draws the page below the board of a narrow window. Returns the rectangle of the board and the chosen command.
pub(super) fn stacked(
    ui: &mut Ui,
    area: Rect,
    unfolded: Option<u8>,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let area = area.shrink2(vec2(GAP, TIGHT));
    let sheet = area.with_min_y(area.bottom() - SHEET * area.height());
    let board = Rect::from_min_max(area.min, pos2(area.right(), sheet.top() - TIGHT));
    (board, beside(ui, sheet, unfolded, context))
}

fn head(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    ui.horizontal(|ui| {
        let name = RichText::new(context.text("train-title")).text_style(TextStyle::Heading);
        ui.label(name);
        let right = egui::Layout::right_to_left(egui::Align::Center);
        let leave = Command::Train(TrainCommand::Leave);
        ui.with_layout(right, |ui| context.close_button(ui, leave)).inner
    })
    .inner
}

fn page(
    ui: &mut Ui,
    is_low: bool,
    unfolded: Option<u8>,
    context: &PanelContext,
) -> Option<Command> {
    let height = if is_low { LOW_ROW } else { ROW };
    let size = vec2(ui.available_width(), height);
    let palette = theme::palette(ui.ctx());
    let ground = theme::mix(palette.panel, palette.text, if palette.flat { 0.0 } else { 0.05 });
    let block =
        Frame::new().fill(ground).corner_radius(8.0).inner_margin(if is_low { 6.0 } else { 10.0 });
    let mut wanted = block.show(ui, |ui| today::show(ui, is_low, context)).inner;
    let run = Command::Run(RunCommand::Open);
    if context.is_enabled(run) && place_row::show(ui, size, &run_row(context)).clicked() {
        wanted = Some(run);
    }
    ui.separator();
    let mut lists = context.puzzle_lists.iter();
    if let Some(list) = lists.find(|list| list.game == context.state.game) {
        // In a low panel the rows are worth more than tiles that nobody has asked for.
        let unfolded = unfolded.or(is_low.then_some(0));
        wanted = grades::show(ui, list, unfolded, context).or(wanted);
        ui.separator();
    }
    mine(ui, height, context).or(wanted)
}

fn run_row(context: &PanelContext) -> PlaceRow {
    let runs = &context.progress.runs;
    let kinds = RunKind::ALL.into_iter();
    let best = kinds.filter_map(|kind| runs.best((context.state.game, kind), None)).max();
    let record = best.map(|score| Phrase::new("train-record").with("score", score));
    PlaceRow {
        sign: Sign::Glyph(Glyph::Clock),
        ring: Ring::None,
        name: context.text("command-run"),
        about: vec![context.text("train-run")],
        tail: record.map(|record| context.texts().say(&record)).unwrap_or_default(),
    }
}

/// The user's own puzzles, and the editor, in which they are made. A narrow panel has one of the two.
fn mine(ui: &mut Ui, height: f32, context: &PanelContext) -> Option<Command> {
    let mut lists = context.own_lists.iter();
    let list = lists.find(|list| list.game == context.state.game);
    let count = list.map_or(0, |list: &ListedPuzzles| list.puzzles.len());
    let make = Command::Editor(EditorCommand::Begin);
    let mine = if count > 0 { Command::Puzzle(PuzzleCommand::Mine) } else { make };
    let words = context.text("train-make");
    let is_narrow = ui.available_width() < NARROW;
    let about = Phrase::new("train-mine").with("count", count);
    let row = PlaceRow {
        sign: Sign::Glyph(Glyph::Plus),
        ring: Ring::None,
        name: if is_narrow && count == 0 { words.clone() } else { context.text("train-own") },
        about: vec![context.texts().say(&about)],
        tail: String::new(),
    };
    let mut wanted = None;
    ui.horizontal(|ui| {
        let button = widgets::text_width(ui, &words, TextStyle::Button) + 24.0;
        let beside = if is_narrow { 0.0 } else { button + ui.spacing().item_spacing.x };
        let size = vec2((ui.available_width() - beside).max(0.0), height);
        if place_row::show(ui, size, &row).clicked() {
            wanted = Some(mine);
        }
        if !is_narrow && ui.add(Button::new(words).min_size(vec2(button, MAKE))).clicked() {
            wanted = Some(make);
        }
    });
    wanted
}

/// A heading with words at its right.
fn heading(ui: &mut Ui, name: &str, words: &str) {
    let palette = theme::palette(ui.ctx());
    ui.horizontal(|ui| {
        ui.label(RichText::new(name).text_style(theme::bold()));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.add(Label::new(RichText::new(words).small().color(palette.secondary)));
        });
    });
}
