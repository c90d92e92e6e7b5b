//! Records of a kind of run: the best ever, the best of today, and the last one.

use egui::{Align, Layout, RichText, TextStyle, Ui};

use crate::app::exercise::run::score::RunView;
use crate::app::shell::panels::PanelContext;
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;
use crate::store::runs::{PuzzleRun, RunKind};

/// Names and values, `None` without such a run: of the kind that is shown, or before a run the record of each.
fn records(view: &RunView, context: &PanelContext) -> Vec<(String, Option<usize>)> {
    let runs = view.before.unwrap_or(&context.progress.runs);
    if !view.is_running && !view.has_ended {
        return both(view, context);
    }
    let kind = (view.game, view.kind);
    let last = runs.of(view.game, view.kind).next_back();
    vec![
        (context.text("run-record"), runs.best(kind, None)),
        (context.text("run-today"), runs.best(kind, Some(&context.training_day))),
        (context.text("run-last"), last.map(PuzzleRun::score)),
    ]
}

/// The record of each kind.
fn both(view: &RunView, context: &PanelContext) -> Vec<(String, Option<usize>)> {
    let kinds = RunKind::ALL.into_iter().zip(["run-minutes", "run-streak"]);
    let record = |(kind, name)| {
        let words = Phrase::new("run-record-of").with("kind", Phrase::new(name));
        let best = context.progress.runs.best((view.game, kind), None);
        (context.texts().say(&words), best)
    };
    kinds.map(record).collect()
}

fn written(score: Option<usize>) -> String {
    score.map_or_else(|| "–".to_owned(), |score| score.to_string())
}

/// Draws a row for each; in a low panel only the first during a run.
pub(super) fn show(ui: &mut Ui, view: &RunView, is_low: bool, context: &PanelContext) {
    let is_short = is_low && view.is_running;
    let most = if is_short { 1 } else { usize::MAX };
    for (place, (name, score)) in records(view, context).into_iter().take(most).enumerate() {
        if !is_short && (place > 0 || !view.tries.is_empty()) {
            ui.separator();
        }
        ui.horizontal(|ui| {
            ui.label(name);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(written(score)).text_style(theme::bold()));
            });
        });
    }
}

/// The record of each kind in a line.
pub(super) fn show_low(ui: &mut Ui, view: &RunView, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    for (name, score) in both(view, context) {
        let words = format!("{name} · {}", written(score));
        widgets::line_label(ui, &words, TextStyle::Small, palette.secondary);
    }
}
