//! A position that has been answered: the reason, both chances, and the ways on.

use egui::accesskit::Live;
use egui::{Label, Rect, RichText, Sense, TextStyle, Ui, vec2};

use super::{Shown, scope, signs, task};
use crate::app::shell::command::{Command, PracticeCommand};
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::theme;
use crate::app::shell::widgets;
use crate::app::shell::widgets::Glyph;
use crate::phrase::Phrase;
use crate::store::day_number;

const NEXT: (Command, &str) = (Command::Practice(PracticeCommand::Next), "puzzle-next-button");
const PLAY: (Command, &str) =
    (Command::Practice(PracticeCommand::PlayFromHere), "command-play-from-here");
const STUDY: (Command, &str) =
    (Command::Practice(PracticeCommand::Study), "command-study-from-here");
/// Height of the two chances, in points.
const CHANCES: f32 = 54.0;

pub(super) fn show(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    verdict(ui, shown, context);
    if let Some(why) = &shown.task.why {
        ui.add(Label::new(context.texts().sentence(why)).wrap());
    }
    chances(ui, shown, context);
    let mut wanted = task::row(ui, &[NEXT], context);
    wanted = task::row(ui, &[PLAY, STUDY], context).or(wanted);
    ui.separator();
    task::note(ui, signs::clock, &returns(shown, context));
    task::notes(ui, shown, context);
    wanted
}

pub(super) fn show_low(
    ui: &mut Ui,
    foot: Rect,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    verdict(ui, shown, context);
    if let Some(why) = &shown.task.why {
        let why = RichText::new(context.texts().sentence(why)).small();
        ui.add(Label::new(why).wrap());
    }
    scope(ui, foot, "practice buttons", |ui| {
        button_row::show(ui, foot, &[NEXT, PLAY, STUDY], Some(NEXT.0), context)
    })
}

/// "Right" with a tick, or the solution in words; screen readers announce it.
fn verdict(ui: &mut Ui, shown: &Shown, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let key = if shown.exercise.is_solved { "practice-right" } else { "practice-solution" };
    let size = if shown.is_low { theme::bold() } else { TextStyle::Heading };
    ui.horizontal(|ui| {
        if shown.exercise.is_solved {
            let (icon, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            widgets::paint_glyph(ui.painter(), icon, Glyph::Tick, palette.ok);
        }
        let line = ui.label(RichText::new(context.text(key)).text_style(size));
        ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
    });
}

/// The chance with the move that was played then, and with the best one, side by side.
fn chances(ui: &mut Ui, shown: &Shown, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let size = vec2(ui.available_width(), CHANCES);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let width = (row.width() - 8.0) / 2.0;
    let mut better = Phrase::new("practice-chance-with");
    if let Some(best) = shown.task.listed_line.first() {
        better = better.with("move", best.clone());
    }
    let [then, now] = shown.task.chances;
    let cells = [
        (context.text("practice-chance-then"), then, palette.text),
        (context.texts().say(&better), now, palette.ok),
    ];
    for (index, (caption, chance, colour)) in cells.into_iter().enumerate() {
        let left = row.left() + (width + 8.0) * index as f32;
        let cell = Rect::from_min_size(egui::pos2(left, row.top()), vec2(width, row.height()));
        ui.painter().rect_filled(cell, 6.0, palette.window);
        let salt = ["practice then", "practice now"][index];
        scope(ui, cell.shrink2(vec2(10.0, 7.0)), salt, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            widgets::line_label(ui, &caption, TextStyle::Small, palette.secondary);
            let percent = Phrase::new("study-line-chance").with("percent", chance);
            let words = RichText::new(context.texts().say(&percent));
            ui.label(words.text_style(theme::strong()).color(colour));
        });
    }
    ui.advance_cursor_after_rect(row);
}

/// The day on which the position comes back, and why then.
fn returns(shown: &Shown, context: &PanelContext) -> Vec<String> {
    let id = &shown.task.saved.id;
    let state = context.practice.state(id);
    let day = day_number(&context.training_day);
    let when = match state.zip(day) {
        Some((state, _)) if state.is_done() => Phrase::new("practice-done"),
        Some((state, today)) => Phrase::new("practice-returns")
            .with("days", state.due.saturating_sub(today).max(1) as usize),
        None => Phrase::new("practice-returns").with("days", 1_usize),
    };
    vec![context.texts().say(&when)]
}
