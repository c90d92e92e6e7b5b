//! The panel of the position editor: the palette, the settings of the position, its faults, and the buttons
//! that start a game from it.

mod fields;
mod pieces;
mod verdict;

use egui::accesskit::Live;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Color32, Label, Rect, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, pos2, vec2,
};

use crate::app::shell::command::{Command, EditorCommand, FileCommand, GameCommand};
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::panels::{PanelContext, bar};
use crate::app::shell::widgets::{self, Glyph, glyph_button, icon_button, main_button};
use crate::app::shell::{form, theme};
use crate::board::editing::{Edit, EditorState, PositionEditor};

/// Heights of the buttons at the bottom, in points: in a panel, and below the board of a narrow window.
const BUTTON: f32 = 36.0;
const LOW_BUTTON: f32 = 32.0;
/// Panel width, in points, from which the heading is large.
const WIDE: f32 = 260.0;
/// Panel height, in points, from which the keys have a card of their own.
const TALL: f32 = 640.0;
/// Height of that card, in points.
const HELP: f32 = 82.0;
/// Height of the card above the board of a narrow window, in points.
const HEAD: f32 = 46.0;
const LEAST_FOOT: f32 = 124.0;
const TIGHT: f32 = 6.0;
/// Height of the other buttons, and the width from which they stand in one row, in points.
const ACTION: f32 = 32.0;
const ONE_ROW: f32 = 330.0;
const ACTION_GAP: f32 = 6.0;
const ACTION_BESIDE: f32 = 18.0;
/// Maximum height of the list of faults, in points or as a share of the panel, whichever is more; a longer
/// list scrolls.
const MOST_FAULTS: f32 = 66.0;
const FAULTS_SHARE: f32 = 0.45;
/// Share of the first button in the width of the bottom row.
const FIRST: f32 = 0.62;

type Shown<'a> = (&'a EditorState, &'a dyn PositionEditor);

/// Draws the panel beside the board, and the verdict below it. Returns the rectangle that is left for the board
/// and the chosen command.
pub fn beside(
    ui: &mut Ui,
    (board, panel): (Rect, Rect),
    arranged: Shown,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let (state, _) = arranged;
    let (board, bar) = bar::divide(board, bar::BAR, state.aspect_ratio);
    let command = verdict::show(ui, bar, state, context);
    (board, beside_board(ui, panel, arranged, context).or(command))
}

fn beside_board(
    ui: &mut Ui,
    rect: Rect,
    arranged: Shown,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let (state, _) = arranged;
    let mut card = rect;
    let tall = rect.height() >= TALL;
    if tall {
        let place = rect.with_min_y(rect.bottom() - HELP);
        card.set_bottom(place.top() - GAP);
        ui.painter().add(theme::card(palette, false).paint(place));
        let builder = UiBuilder::new().max_rect(place.shrink2(vec2(16.0, 10.0)));
        ui.scope_builder(builder, |ui| help(ui, state, context));
    }
    ui.painter().add(theme::card(palette, false).paint(card));
    let wide = card.width() >= WIDE;
    let inner = card.shrink(if wide { 16.0 } else { 11.0 });
    let foot = inner.with_min_y(inner.bottom() - BUTTON);
    let body = inner.with_max_y(foot.top() - TIGHT);
    let builder = UiBuilder::new().max_rect(body).id_salt("editor");
    let chosen = ui
        .scope_builder(builder, |ui| {
            let mut wanted = None;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                let size = if wide { TextStyle::Heading } else { theme::bold() };
                ui.label(RichText::new(context.text("editor-title")).text_style(size));
                let right = egui::Layout::right_to_left(egui::Align::Center);
                ui.with_layout(right, |ui| wanted = tools(ui, context));
            });
            wanted = pieces::show(ui, arranged, context).or(wanted);
            let rest = ui.available_size();
            let said = fault_lines(ui, state, context);
            let most = MOST_FAULTS.max(FAULTS_SHARE * rest.y);
            let height = height_of(ui, &said).min(most);
            ScrollArea::vertical()
                .max_height(rest.y - height - TIGHT)
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = if tall { 8.0 } else { 4.0 };
                    tally(ui, state, context);
                    wanted = fields::show(ui, !tall, state, context).or(wanted);
                    if tall {
                        form::divider(ui);
                    } else {
                        ui.add_space(3.0);
                    }
                    wanted = actions(ui, context).or(wanted);
                    if !tall {
                        help(ui, state, context);
                    }
                });
            // The faults stay visible however far the rest is scrolled.
            let place = body.with_min_y(body.bottom() - height);
            let builder = UiBuilder::new().max_rect(place).id_salt("faults");
            ui.scope_builder(builder, |ui| {
                ScrollArea::vertical().show(ui, |ui| faults(ui, said));
            });
            wanted
        })
        .inner;
    leave_for(ui, foot, state, context).or(chosen)
}

/// Draws the cards above and below the board of a narrow window. Returns the rectangle of the board and the
/// chosen command.
pub fn stacked(
    ui: &mut Ui,
    area: Rect,
    arranged: Shown,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let (state, _) = arranged;
    let area = area.shrink2(vec2(GAP, TIGHT));
    let head = area.with_max_y(area.top() + HEAD);
    let bar_height = bar::LOW_BAR + TIGHT;
    let left = area.height() - HEAD - area.width() - 2.0 * TIGHT - bar_height;
    let foot = area.with_min_y(area.bottom() - left.max(LEAST_FOOT));
    for card in [head, foot] {
        ui.painter().add(theme::card(palette, false).paint(card));
    }
    let inner = head.shrink2(vec2(8.0, 3.0));
    let builder = UiBuilder::new().max_rect(inner).id_salt("editor");
    let mut wanted = ui
        .scope_builder(builder, |ui| {
            let pieces = inner.with_max_x(inner.right() - 36.0);
            let builder = UiBuilder::new().max_rect(pieces);
            let chosen = ui.scope_builder(builder, |ui| pieces::show(ui, arranged, context)).inner;
            let cross = Rect::from_center_size(
                pos2(inner.right() - 14.0, inner.center().y),
                vec2(24.0, 24.0),
            );
            let builder = UiBuilder::new().max_rect(cross).id_salt("close");
            ui.scope_builder(builder, |ui| close(ui, context)).inner.or(chosen)
        })
        .inner;
    let inner = foot.shrink2(vec2(10.0, 6.0));
    let buttons = inner.with_max_y(inner.top() + LOW_BUTTON);
    wanted = leave_for(ui, buttons, state, context).or(wanted);
    let body = inner.with_min_y(buttons.bottom() + TIGHT);
    let builder = UiBuilder::new().max_rect(body).id_salt("below");
    ui.scope_builder(builder, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            faults(ui, fault_lines(ui, state, context));
            wanted = actions(ui, context).or(wanted);
            tally(ui, state, context);
            wanted = fields::show(ui, false, state, context).or(wanted);
            help(ui, state, context);
        });
    });
    let bar = Rect::from_min_max(
        pos2(area.left(), foot.top() - bar_height),
        pos2(area.right(), foot.top() - TIGHT),
    );
    wanted = verdict::show(ui, bar, state, context).or(wanted);
    let board = Rect::from_min_max(
        pos2(area.left(), head.bottom() + TIGHT),
        pos2(area.right(), bar.top() - TIGHT),
    );
    (board, wanted)
}

fn tools(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let mut wanted = close(ui, context);
    for (command, glyph) in [
        (Command::Game(GameCommand::Redo), Glyph::Redo),
        (Command::Game(GameCommand::Undo), Glyph::Undo),
    ] {
        ui.add_enabled_ui(context.is_enabled(command), |ui| {
            let button = glyph_button(ui, glyph, &context.name(command));
            if widgets::tip(button, &context.tip(command)).clicked() {
                wanted = Some(command);
            }
        });
    }
    wanted
}

fn close(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let name = context.name(Command::Editor(EditorCommand::Leave));
    let button = glyph_button(ui, Glyph::Cross, &name);
    let button = widgets::tip(button, &name);
    button.clicked().then_some(Command::Editor(EditorCommand::Leave))
}

fn tally(ui: &mut Ui, state: &EditorState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let mut line = LayoutJob::default();
    for (index, words) in state.tally.iter().enumerate() {
        // A line breaks between the counts only.
        let count = context.texts().say(words).replace(' ', "\u{a0}");
        let colour = if state.wrong.contains(&index) { palette.danger } else { palette.secondary };
        if index > 0 {
            let between = TextFormat::simple(font.clone(), palette.secondary);
            line.append("\u{a0}· ", 0.0, between);
        }
        line.append(&count, 0.0, TextFormat::simple(font.clone(), colour));
    }
    ui.add(Label::new(line).wrap());
}

fn help(ui: &mut Ui, state: &EditorState, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let words = RichText::new(context.texts().say(&state.help)).small();
    ui.add(Label::new(words.color(palette.secondary)).wrap());
}

fn fault_lines(ui: &Ui, state: &EditorState, context: &PanelContext) -> Vec<(String, Color32)> {
    let palette = theme::palette(ui.ctx());
    if state.faults.is_empty() {
        return vec![(context.text("editor-sound"), palette.secondary)];
    }
    let faults = state.faults.iter();
    faults.map(|fault| (context.texts().sentence(fault), palette.danger)).collect()
}

/// Height of wrapped lines in the available width, in points.
fn height_of(ui: &Ui, lines: &[(String, Color32)]) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let width = ui.available_width();
    let between = ui.spacing().item_spacing.y;
    let heights = lines.iter().map(|(words, colour)| {
        let galley = ui.painter().layout(words.clone(), font.clone(), *colour, width);
        galley.size().y + between
    });
    heights.sum()
}

/// Screen readers announce new faults.
fn faults(ui: &mut Ui, lines: Vec<(String, Color32)>) {
    for (words, colour) in lines {
        let line = ui.add(Label::new(RichText::new(words).color(colour)).wrap());
        ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
    }
}

fn actions(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let mut wanted = None;
    let whole = [Edit::Start, Edit::Clear, Edit::Mirror]
        .map(|edit| Command::Editor(EditorCommand::Edit(edit)));
    let whole = whole.map(|command| (command, context.name(command)));
    let clipboard = [
        (Command::File(FileCommand::CopyPosition), context.text("editor-copy")),
        (Command::File(FileCommand::Paste), context.text("editor-paste")),
    ];
    let one_row = ui.available_width() >= ONE_ROW;
    let rows = if one_row {
        vec![[&whole[..], &clipboard].concat()]
    } else {
        vec![whole.to_vec(), clipboard.to_vec()]
    };
    for row in rows {
        let (commands, names): (Vec<Command>, Vec<String>) = row.into_iter().unzip();
        let widths = action_widths(ui, &names);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = ACTION_GAP;
            for (command, (name, width)) in commands.into_iter().zip(names.iter().zip(widths)) {
                let size = vec2(width, ACTION);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let button = icon_button(ui, rect, None, name);
                let button = match context.key_of(command) {
                    None => button,
                    Some(_) => widgets::tip(button, &context.tip_of(name, command)),
                };
                if button.clicked() {
                    wanted = Some(command);
                }
            }
        });
    }
    wanted
}

/// Widths that fit the texts if there is room; otherwise the available width is shared.
fn action_widths(ui: &Ui, names: &[String]) -> Vec<f32> {
    let room = ui.available_width() - ACTION_GAP * (names.len() - 1) as f32;
    let width = |name: &String| widgets::text_width(ui, name, TextStyle::Button) + ACTION_BESIDE;
    let usual: Vec<f32> = names.iter().map(width).collect();
    if usual.iter().sum::<f32>() <= room {
        return usual;
    }
    widgets::shared_widths(ui, names, &TextStyle::Button, room)
}

/// Buttons that start a game or a study from the position.
fn leave_for(
    ui: &mut Ui,
    rect: Rect,
    state: &EditorState,
    context: &PanelContext,
) -> Option<Command> {
    let split = rect.left() + (FIRST * rect.width()).round();
    let play = rect.with_max_x(split - 4.0);
    let study = rect.with_min_x(split + 4.0);
    let builder = UiBuilder::new().max_rect(rect).id_salt("leave for");
    ui.scope_builder(builder, |ui| {
        if !context.is_enabled(Command::Editor(EditorCommand::PlayFromHere)) {
            ui.disable();
        }
        let name = context.name(Command::Editor(EditorCommand::PlayFromHere));
        let is_puzzle = state.verdict.as_ref().is_some_and(|verdict| verdict.can_keep);
        let played = if is_puzzle {
            icon_button(ui, play, None, &name).clicked()
        } else {
            main_button(ui, play, &name).clicked()
        };
        let name = context.text("command-study-from-here");
        let studied = icon_button(ui, study, None, &name).clicked();
        match (played, studied) {
            (true, _) => Some(Command::Editor(EditorCommand::PlayFromHere)),
            (_, true) => Some(Command::Editor(EditorCommand::StudyFromHere)),
            _ => None,
        }
    })
    .inner
}
