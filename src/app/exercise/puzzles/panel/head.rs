//! The task of a puzzle, its buttons, and the progress so far.

use egui::{Align, Label, Layout, Rect, RichText, Sense, TextStyle, Ui, UiBuilder, Vec2, vec2};

use super::{Shown, card, stars, tiles};
use crate::app::exercise::puzzles as puzzle;
use crate::app::shell::command::{Command, PuzzleCommand};
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::{theme, widgets};
use crate::board::SCORE_HEIGHT;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::SolutionKind;

const BUTTON: f32 = 36.0;
const ICON: f32 = 18.0;
/// Width of the stars with the space around them, in points.
const STARS: f32 = 100.0;

pub(super) fn show(
    ui: &mut Ui,
    shown: &Shown,
    context: &PanelContext,
    wide: bool,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let state = &shown.state;
    let mut wanted = None;
    ui.horizontal(|ui| {
        let number = context.texts().say(&puzzle::number(state, shown.count()));
        let caption = captioned(number, shown, context);
        let right = Layout::right_to_left(Align::Center);
        ui.with_layout(right, |ui| {
            wanted = context.close_button(ui, Command::Puzzle(PuzzleCommand::Leave));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                widgets::line_label(ui, &caption, TextStyle::Small, palette.secondary);
            });
        });
    });
    let size = if wide { TextStyle::Heading } else { theme::strong() };
    let task = context.texts().say(&state.task);
    ui.add(Label::new(RichText::new(task).text_style(size)).wrap());
    let about = context.texts().say(&state.about);
    ui.add(Label::new(about).wrap());
    if let Some(rules) = &state.rules {
        let rules = Phrase::new("puzzle-rules").with("rules", rules.clone());
        let rules = RichText::new(context.texts().say(&rules)).color(palette.secondary);
        ui.add(Label::new(rules).wrap());
    }
    if let Some(grade) = state.grade {
        stars::show(ui, grade, context);
    }
    wanted
}

/// Variant for a low and wide area, with the remark.
pub(super) fn show_low(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let state = &shown.state;
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut wanted = None;
    ui.horizontal(|ui| {
        let task = context.texts().say(&state.task);
        ui.label(RichText::new(task).text_style(theme::strong()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            wanted = context.close_button(ui, Command::Puzzle(PuzzleCommand::Leave));
            let caption = Phrase::new("puzzle-number-low")
                .with("number", state.place + 1)
                .with("count", shown.count());
            let number = context.texts().say(&caption);
            let mut captions = vec![captioned(number.clone(), shown, context)];
            if tiles::is_todays(shown, context) {
                captions.push(context.text("puzzle-todays-low"));
            }
            captions.push(number);
            let room = ui.available_width() - STARS;
            let caption = widgets::fitting_text(ui, room, captions, &TextStyle::Small);
            ui.label(RichText::new(caption).small().color(palette.secondary));
            if let Some(grade) = state.grade {
                stars::show(ui, grade, context);
            }
        });
    });
    if state.remark.is_some() {
        card::words(ui, state.remark.as_ref(), context);
        return wanted;
    }
    let mut about = context.texts().say(&state.about);
    if let Some(rules) = &state.rules {
        let rules = Phrase::new("puzzle-rules").with("rules", rules.clone());
        about = format!("{about} {}", context.texts().say(&rules));
    }
    widgets::line_label(ui, &about, TextStyle::Small, palette.text);
    scores(ui, shown, context);
    wanted
}

/// The number of a puzzle, with a note if it is that of the day; the name and the author of an own one.
fn captioned(number: String, shown: &Shown, context: &PanelContext) -> String {
    if tiles::is_todays(shown, context) {
        return format!("{} · {number}", context.text("puzzle-is-todays"));
    }
    match &shown.state.attribution {
        Some(own) if own.author.is_empty() => own.name.clone(),
        Some(own) => format!("{} · {}", own.name, own.author),
        None => number,
    }
}

/// Scores of all seats, for boards that are too small to show them.
fn scores(ui: &mut Ui, shown: &Shown, context: &PanelContext) {
    if !shown.state.counts {
        return;
    }
    let puzzles = shown.board;
    let count = shown.state.seat_names.len();
    let size = vec2(ui.available_width(), SCORE_HEIGHT);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let width = row.width() / count as f32;
    for seat in 0..count {
        let player = Player::seat(seat);
        let left = row.left() + width * seat as f32;
        let middle = egui::pos2(left + ICON / 2.0, row.center().y);
        let icon = Rect::from_center_size(middle, Vec2::splat(ICON));
        let look = &context.presentation.look;
        puzzles.seat_icon(player, ui.painter(), icon, look);
        let place = Rect::from_min_max(
            egui::pos2(icon.right() + 4.0, row.top()),
            egui::pos2(left + width - 4.0, row.bottom()),
        );
        let builder = UiBuilder::new().max_rect(place).id_salt(("score", seat));
        ui.scope_builder(builder, |ui| {
            puzzles.score_ui(player, ui, &context.presentation);
        });
    }
}

pub(super) fn buttons(ui: &mut Ui, shown: &Shown, context: &PanelContext) -> Option<Command> {
    let size = vec2(ui.available_width(), BUTTON);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    button_row::show(ui, row, &card::USUAL, Some(card::main_of(shown)), context)
}

/// Number of solved puzzles of this grade, and the streak in days.
pub(super) fn so_far(ui: &mut Ui, shown: &Shown, context: &PanelContext) {
    let palette = theme::palette(ui.ctx());
    let Some(grade) = shown.state.grade else {
        return;
    };
    let puzzles = shown.list.map_or(&[][..], |list| &list.puzzles);
    let same = puzzles.iter().filter(|puzzle| puzzle.grade == grade);
    let solved = same.filter_map(|puzzle| context.progress.solved(&puzzle.id));
    let (mut count, mut first) = (0_usize, 0_usize);
    for how in solved {
        count += 1;
        first += usize::from(how == SolutionKind::AtFirst);
    }
    let mut lines = vec![
        Phrase::new("puzzle-so-far")
            .with("grade", usize::from(grade))
            .with("count", count)
            .with("first", first),
    ];
    let days = context.progress.streak(&context.training_day);
    if days > 0 {
        lines.push(Phrase::new("puzzle-days").with("days", days));
    }
    for line in lines {
        let words = RichText::new(context.texts().say(&line)).small();
        ui.add(Label::new(words.color(palette.secondary)).wrap());
    }
}
