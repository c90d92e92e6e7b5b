//! Score, clock and mistakes of a run.

use egui::accesskit::Live;
use egui::{
    Align, Align2, FontId, Label, Layout, ProgressBar, Rect, RichText, Role, Sense, TextStyle, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::exercise::run::score::{MOST_MISTAKES, RunView, TIME};
use crate::app::shell::command::{Command, RunCommand};
use crate::app::shell::panels::PanelContext;
use crate::app::shell::widgets::{self, Glyph};
use crate::app::shell::{fonts, theme};
use crate::phrase::Phrase;
use crate::store::runs::RunKind;

/// Font sizes of the score and of the clock, in points.
const SCORE: f32 = 72.0;
const CLOCK: f32 = 40.0;
const LOW: f32 = 24.0;
/// Height of the line of both beyond the score, and of the line in a low window, in points.
const BELOW: f32 = 4.0;
const LOW_LINE: f32 = 28.0;
const RADIUS: f32 = 12.0;
/// Seconds left that a screen reader announces.
const ANNOUNCED: [u32; 3] = [60, 30, 10];

/// Draws the head of the panel; before a run its title, after it the result.
pub(super) fn show(
    ui: &mut Ui,
    view: &RunView,
    is_low: bool,
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let wanted = caption(ui, view, "", context);
    if !view.is_running {
        if view.has_ended {
            result(ui, view, context);
        }
        return wanted;
    }
    let (score, clock) = if is_low { (CLOCK, CLOCK) } else { (SCORE, CLOCK) };
    let size = vec2(ui.available_width(), score + BELOW);
    let (line, response) = ui.allocate_exact_size(size, Sense::hover());
    numbers(ui, line, (score, clock), view);
    let said = context.texts().say(&solved(view));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    ui.horizontal(|ui| {
        widgets::line_label(ui, &context.text("run-solved"), TextStyle::Small, palette.secondary);
        if view.left.is_some() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(context.text("run-left")).small().color(palette.secondary));
            });
        }
    });
    if let Some(left) = view.left {
        let part = f64::from(left) / TIME;
        let bar = ProgressBar::new(part as f32).fill(palette.accent);
        ui.add(bar.desired_height(8.0));
        announce(ui, left, context);
        mistakes(ui, view, context);
    }
    wanted
}

/// Variant for a low and wide area.
pub(super) fn show_low(ui: &mut Ui, view: &RunView, context: &PanelContext) -> Option<Command> {
    if !view.is_running {
        if !view.has_ended || !view.is_walked() {
            let wanted = caption(ui, view, "", context);
            if view.has_ended {
                result(ui, view, context);
            }
            return wanted;
        }
        // The puzzle that is looked at needs the lines.
        let mut words = context.texts().say(&solved(view));
        if view.is_record {
            words = format!("{words} · {}", context.text("run-new-record"));
        }
        return caption(ui, view, &words, context);
    }
    ui.horizontal(|ui| {
        let mut wanted = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            wanted = context.close_button(ui, Command::Run(RunCommand::End));
            let size = vec2(ui.available_width(), LOW_LINE);
            let (line, response) = ui.allocate_exact_size(size, Sense::hover());
            numbers(ui, line, (LOW, LOW), view);
            let said = context.texts().say(&solved(view));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            let middle = pos2(line.center().x - 2.5 * RADIUS, line.center().y);
            if view.kind == RunKind::Minutes {
                discs(ui, middle, RADIUS - 3.0, view);
            }
            if let Some(left) = view.left {
                announce(ui, left, context);
            }
        });
        wanted
    })
    .inner
}

/// Kind of the run, these words, and the cross that ends or leaves it.
fn caption(ui: &mut Ui, view: &RunView, words: &str, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let kind = Phrase::new(Command::Run(RunCommand::of(view.kind)).text_key());
    let caption = if !words.is_empty() {
        words.to_owned()
    } else if view.is_running || view.has_ended {
        context.texts().say(&Phrase::new("run-caption").with("kind", kind))
    } else {
        context.text("run-title")
    };
    let close = if view.is_running { RunCommand::End } else { RunCommand::Leave };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let wanted = context.close_button(ui, Command::Run(close));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                widgets::line_label(ui, &caption, TextStyle::Small, palette.secondary);
            });
            wanted
        })
        .inner
    })
    .inner
}

fn solved(view: &RunView) -> Phrase {
    let count = view.tries.iter().filter(|one| one.is_solved).count();
    Phrase::new("run-result").with("count", count)
}

fn result(ui: &mut Ui, view: &RunView, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let words = context.texts().say(&solved(view));
    let line = ui.add(Label::new(RichText::new(words).text_style(TextStyle::Heading)).wrap());
    ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
    if view.is_record {
        let words = RichText::new(context.text("run-new-record")).text_style(theme::bold());
        ui.label(words.color(palette.ok));
    }
    if view.waiting(context).is_some() {
        ui.label(context.text("run-waits"));
    }
}

/// The score on the left, the time on the right.
fn numbers(ui: &Ui, line: Rect, (score, clock): (f32, f32), view: &RunView) {
    let palette = theme::palette(ui.ctx());
    let solved = view.tries.iter().filter(|one| one.is_solved).count();
    let font = |size| FontId::new(size, fonts::semibold());
    let painter = ui.painter();
    let at = line.left_bottom();
    painter.text(at, Align2::LEFT_BOTTOM, solved.to_string(), font(score), palette.text);
    if let Some(left) = view.left {
        let time = format!("{}:{:02}", left / 60, left % 60);
        let colour = match left {
            ..=10 => palette.danger,
            _ => palette.text,
        };
        painter.text(line.right_bottom(), Align2::RIGHT_BOTTOM, time, font(clock), colour);
    }
}

/// A label that changes, and is read aloud, only when little time is left.
fn announce(ui: &Ui, left: u32, context: &PanelContext) {
    let passed = ANNOUNCED.iter().rev().find(|&&seconds| left <= seconds);
    let Some(&seconds) = passed else {
        return;
    };
    let said = Phrase::new("run-seconds-left").with("seconds", i64::from(seconds));
    let said = context.texts().say(&said);
    let place = Rect::from_min_size(ui.max_rect().min, Vec2::splat(1.0));
    let response = ui.interact(place, ui.scope_id().with("time left"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

fn mistakes(ui: &mut Ui, view: &RunView, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    ui.horizontal(|ui| {
        let size = vec2(MOST_MISTAKES as f32 * 2.6 * RADIUS, 2.0 * RADIUS + 4.0);
        let (row, response) = ui.allocate_exact_size(size, Sense::hover());
        discs(ui, row.left_center() + vec2(RADIUS, 0.0), RADIUS, view);
        let count = view.tries.iter().filter(|one| !one.is_solved).count();
        let words = Phrase::new("run-mistakes").with("count", count).with("most", MOST_MISTAKES);
        let words = context.texts().say(&words);
        if widgets::text_width(ui, &words, TextStyle::Body) <= ui.available_width() {
            ui.label(RichText::new(words).color(palette.secondary));
        } else {
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
        }
    });
}

/// A disc for each mistake that is allowed, from its middle on.
fn discs(ui: &Ui, first: egui::Pos2, radius: f32, view: &RunView) {
    let palette = theme::palette(ui.ctx());
    let count = view.tries.iter().filter(|one| !one.is_solved).count();
    for place in 0..MOST_MISTAKES {
        let at = first + vec2(2.6 * radius * place as f32, 0.0);
        if place < count {
            ui.painter().circle_filled(at, radius, palette.danger);
            let sign = Rect::from_center_size(at, Vec2::splat(1.2 * radius));
            widgets::paint_glyph(ui.painter(), sign, Glyph::Cross, palette.panel);
        } else {
            let ring = palette.stroke(1.5, palette.hairline);
            ui.painter().circle_stroke(at, radius - 0.8, ring);
        }
    }
}
