//! The panel of runs: the score and the clock, the present puzzle, the tries, and the records.

mod records;
mod score;
mod tries;

use egui::{Label, Rect, RichText, TextStyle, Ui, UiBuilder, pos2, vec2};

use crate::app::exercise::puzzles::PuzzleState;
use crate::app::exercise::puzzles::panel::{card, stars};
use crate::app::exercise::run::score::RunView;
use crate::app::shell::command::{Command, GameCommand, PuzzleCommand, RunCommand};
use crate::app::shell::panels::layout::GAP;
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::{theme, widgets};
use crate::phrase::Phrase;

/// Panel width, in points, from which its text is large.
const WIDE: f32 = 260.0;
/// Panel height, in points, below which less is shown during a run.
const LOW: f32 = 640.0;
/// Height of the buttons, in points.
const BUTTON: f32 = 36.0;
/// Heights of the card above the board of a narrow window and of the row of tries below it, in points.
const HEAD: f32 = 86.0;
const TRIES: f32 = 36.0;
const TIGHT: f32 = 6.0;

const END: (Command, &str) = (Command::Run(RunCommand::End), "run-end");
const STARTS: [(Command, &str); 2] = [
    (Command::Run(RunCommand::Minutes), "run-minutes"),
    (Command::Run(RunCommand::Streak), "run-streak"),
];
const HELP: [(Command, &str); 2] = [
    (Command::Game(GameCommand::Hint), "puzzle-hint-button"),
    (Command::Puzzle(PuzzleCommand::Solution), "puzzle-solution-button"),
];
const TRY_AGAIN: (Command, &str) = (Command::Puzzle(PuzzleCommand::TryAgain), "command-try-again");

/// Draws the panel beside the board and returns the chosen command.
pub(crate) fn beside(
    ui: &mut Ui,
    rect: Rect,
    view: &RunView,
    context: &PanelContext,
) -> Option<Command> {
    let margin = if rect.width() >= WIDE { 16 } else { 12 };
    let is_low = rect.height() < LOW;
    let palette = theme::palette(ui.ctx());
    let builder = UiBuilder::new().max_rect(rect).id_salt("run");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        let mut wanted = None;
        let mut in_card = |ui: &mut Ui, draw: &mut dyn FnMut(&mut Ui) -> Option<Command>| {
            let frame = theme::card(palette, false).inner_margin(margin);
            let chosen = frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 6.0;
                draw(ui)
            });
            wanted = chosen.inner.or(wanted);
        };
        in_card(ui, &mut |ui| {
            let chosen = score::show(ui, view, is_low, context);
            if view.is_running {
                return chosen;
            }
            starts(ui, view, context).or(chosen)
        });
        if let Some(exercise) = &view.exercise {
            in_card(ui, &mut |ui| task(ui, (view, exercise), context));
        }
        in_card(ui, &mut |ui| {
            let bottom = rect.bottom() - f32::from(margin);
            let chosen = tries::show(ui, view, is_low, context);
            records::show(ui, view, is_low, context);
            if view.is_running {
                ui.add_space((bottom - BUTTON - ui.cursor().top()).max(0.0));
                return row(ui, &[END], None, context).or(chosen);
            }
            ui.add_space((bottom - ui.cursor().top()).max(0.0));
            chosen
        });
        wanted
    })
    .inner
}

/// Draws the parts above and below the board of a narrow window. Returns the rectangle of the board and the
/// chosen command.
pub(crate) fn stacked(
    ui: &mut Ui,
    area: Rect,
    view: &RunView,
    context: &PanelContext,
) -> (Rect, Option<Command>) {
    let palette = theme::palette(ui.ctx());
    let area = area.shrink2(vec2(GAP, TIGHT));
    let top = area.with_max_y(area.top() + HEAD);
    let foot = area.with_min_y(area.bottom() - BUTTON);
    let between = Rect::from_min_max(
        pos2(area.left(), foot.top() - TIGHT - TRIES),
        pos2(area.right(), foot.top() - TIGHT),
    );
    ui.painter().add(theme::card(palette, false).paint(top));
    let inner = top.shrink2(vec2(12.0, 6.0));
    let wanted = scope(ui, inner, "run", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let wanted = score::show_low(ui, view, context);
        match &view.exercise {
            Some(exercise) if exercise.remark.is_some() => {
                card::words(ui, exercise.remark.as_ref(), context);
            }
            Some(exercise) => {
                let task = context.texts().say(&exercise.task);
                widgets::line_label(ui, &task, theme::bold(), palette.text);
                let about = context.texts().say(&exercise.about);
                widgets::line_label(ui, &about, TextStyle::Small, palette.text);
            }
            None => records::show_low(ui, view, context),
        }
        wanted
    });
    let chosen = scope(ui, between, "run tries", |ui| tries::row(ui, view, context));
    let buttons = match view.is_walked() {
        _ if view.is_running => vec![END],
        false => STARTS.to_vec(),
        true => STARTS
            .into_iter()
            .filter(|(command, _)| *command == Command::Run(RunCommand::of(view.kind)))
            .chain(help(view).iter().copied())
            .collect(),
    };
    let main = buttons.first().map(|&(command, _)| command);
    let main = main.filter(|_| !view.is_running && !view.is_walked());
    let pressed = button_row::show(ui, foot, &buttons, main, context);
    let board = Rect::from_min_max(
        pos2(area.left(), top.bottom() + TIGHT),
        pos2(area.right(), between.top() - TIGHT),
    );
    (board, wanted.or(chosen).or(pressed))
}

/// The two kinds of runs, with what they mean.
fn starts(ui: &mut Ui, view: &RunView, context: &PanelContext) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let mut wanted = None;
    let main = RunCommand::of(view.kind);
    for (start, about) in STARTS.iter().zip(["run-about-minutes", "run-about-streak"]) {
        let chosen = row(ui, &[*start], Some(Command::Run(main)), context);
        wanted = wanted.or(chosen);
        let waiting = view.waiting(context).filter(|_| *start == STARTS[1]);
        let about = match waiting {
            Some(solved) => Phrase::new("run-goes-on").with("solved", solved),
            None => Phrase::new(about),
        };
        let about = RichText::new(context.texts().say(&about)).small();
        ui.add(Label::new(about.color(palette.secondary)).wrap());
    }
    wanted
}

/// The present puzzle; after a run also what helps with it.
fn task(
    ui: &mut Ui,
    (view, exercise): (&RunView, &PuzzleState),
    context: &PanelContext,
) -> Option<Command> {
    let palette = theme::palette(ui.ctx());
    let number = view.present.map_or(1, |present| present + 1);
    ui.horizontal(|ui| {
        if let Some(grade) = exercise.grade {
            stars::show(ui, grade, context);
        }
        let number = context.texts().say(&Phrase::new("run-puzzle").with("number", number));
        widgets::line_label(ui, &number, TextStyle::Small, palette.secondary);
    });
    let size =
        if ui.available_width() >= WIDE - 32.0 { TextStyle::Heading } else { theme::strong() };
    let task = context.texts().say(&exercise.task);
    ui.add(Label::new(RichText::new(task).text_style(size)).wrap());
    if exercise.remark.is_some() {
        card::words(ui, exercise.remark.as_ref(), context);
    } else {
        let about = context.texts().say(&exercise.about);
        ui.add(Label::new(about).wrap());
    }
    if !view.is_walked() {
        return None;
    }
    row(ui, help(view), None, context)
}

fn help(view: &RunView) -> &'static [(Command, &'static str)] {
    let can_try_again = view.exercise.as_ref().is_some_and(|state| state.can_try_again);
    if can_try_again { &[TRY_AGAIN] } else { &HELP }
}

fn row(
    ui: &mut Ui,
    buttons: &[(Command, &'static str)],
    main: Option<Command>,
    context: &PanelContext,
) -> Option<Command> {
    let size = vec2(ui.available_width(), BUTTON);
    let (row, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    button_row::show(ui, row, buttons, main, context)
}

fn scope<R>(ui: &mut Ui, rect: Rect, salt: &str, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().max_rect(rect).id_salt(salt);
    ui.scope_builder(builder, draw).inner
}
