//! A position that waits for an answer.

use egui::{Label, Rect, RichText, Sense, TextStyle, Ui, Vec2, vec2};

use super::{BUTTON, Shown, WIDE, scope, signs};
use crate::app::archive::game_summaries;
use crate::app::exercise::puzzles::panel::card;
use crate::app::shell::command::{Command, GameCommand, PracticeCommand, PuzzleCommand};
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::theme;
use crate::phrase::Phrase;

const HINT: (Command, &str) = (Command::Game(GameCommand::Hint), "puzzle-hint-button");
const SOLUTION: (Command, &str) =
    (Command::Puzzle(PuzzleCommand::Solution), "puzzle-solution-button");
const TRY_AGAIN: Command = Command::Puzzle(PuzzleCommand::TryAgain);

pub(super) fn show(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let size = if ui.available_width() >= WIDE { TextStyle::Heading } else { theme::strong() };
    task(ui, shown, size, context);
    let rules = shown.exercise.rules.clone();
    if let Some(rules) = rules {
        let palette = theme::palette(ui.ctx());
        let rules = Phrase::new("puzzle-rules").with("rules", rules);
        let rules = RichText::new(context.texts().say(&rules)).color(palette.secondary);
        ui.add(Label::new(rules).wrap());
    }
    let mut wanted = row(ui, &[HINT, SOLUTION], context);
    ui.separator();
    card::words(ui, shown.exercise.remark.as_ref(), context);
    let corrections = corrections(shown);
    if !corrections.is_empty() {
        wanted = row(ui, &corrections, context).or(wanted);
        ui.separator();
    }
    notes(ui, shown, context);
    wanted
}

pub(super) fn show_low(
    ui: &mut Ui,
    foot: Rect,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    if shown.exercise.remark.is_some() {
        card::words(ui, shown.exercise.remark.as_ref(), context);
    } else {
        task(ui, shown, theme::bold(), context);
    }
    let mut buttons = corrections(shown);
    if buttons.is_empty() {
        buttons = vec![HINT, SOLUTION];
    }
    buttons.push((Command::Practice(PracticeCommand::Next), "puzzle-next-button"));
    let main = Some(TRY_AGAIN);
    scope(ui, foot, "practice buttons", |ui| button_row::show(ui, foot, &buttons, main, context))
}

fn task(ui: &mut Ui, shown: &Shown, size: TextStyle, context: &PanelContext) {
    let words = context.texts().say(&shown.exercise.task);
    ui.add(Label::new(RichText::new(words).text_style(size)).wrap());
    let about = context.texts().say(&shown.exercise.about);
    ui.add(Label::new(about).wrap());
}

fn corrections(shown: &Shown) -> Vec<(Command, &'static str)> {
    let mut buttons = Vec::new();
    if shown.exercise.can_try_again {
        buttons.push((TRY_AGAIN, "command-try-again"));
    }
    if shown.exercise.can_show_why {
        let key = if shown.exercise.shows_why { "puzzle-hide-why" } else { "command-show-why" };
        buttons.push((Command::Puzzle(PuzzleCommand::ShowWhy), key));
    }
    buttons
}

pub(super) fn row(
    ui: &mut Ui,
    buttons: &[(Command, &'static str)],
    context: &PanelContext,
) -> Option<Command> {
    let size = vec2(ui.available_width(), BUTTON);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let main = buttons.iter().map(|&(command, _)| command);
    let next = Command::Practice(PracticeCommand::Next);
    let main = main.into_iter().find(|&command| command == TRY_AGAIN || command == next);
    button_row::show(ui, row, buttons, main, context)
}

/// The move that was played then, and the game that the position comes from.
pub(super) fn notes(ui: &mut Ui, shown: &Shown, context: &PanelContext) {
    let then = Phrase::new("practice-then").with("move", shown.task.listed_played.clone());
    note(ui, signs::former, &[context.texts().say(&then)]);
    let source = game_summaries::source(&shown.task.saved.source, &context.today);
    note(ui, signs::history, &[context.texts().say(&source)]);
}

/// Lines after a sign; the lines after the first are smaller.
pub(super) fn note(ui: &mut Ui, sign: fn(&egui::Painter, Rect, egui::Color32), lines: &[String]) {
    let palette = theme::palette(ui.ctx());
    ui.horizontal_top(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::new(signs::SIGN - 8.0, 16.0), Sense::hover());
        sign(ui.painter(), place, palette.secondary);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for line in lines {
                let text = RichText::new(line).small().color(palette.secondary);
                ui.add(Label::new(text).wrap());
            }
        });
    });
}

pub(super) fn leave_out(ui: &mut Ui, context: &PanelContext) -> Option<Command> {
    let command = Command::Practice(PracticeCommand::LeaveOut);
    let name = RichText::new(context.name(command)).small();
    ui.link(name).clicked().then_some(command)
}
