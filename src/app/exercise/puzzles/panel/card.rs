//! The card with the remark on the user's play, and the buttons that follow from it.

use egui::accesskit::Live;
use egui::{Color32, Label, Rect, RichText, Ui, UiBuilder, pos2};

use super::Shown;
use crate::app::exercise::puzzles::PuzzleRemark;
use crate::app::shell::command::{Command, GameCommand, PuzzleCommand};
use crate::app::shell::panels::{PanelContext, button_row};
use crate::app::shell::theme;

const BUTTON: f32 = 36.0;

/// Buttons of every puzzle, with the text keys of their short names.
pub(super) const USUAL: [(Command, &str); 3] = [
    (Command::Game(GameCommand::Hint), "puzzle-hint-button"),
    (Command::Puzzle(PuzzleCommand::Solution), "puzzle-solution-button"),
    (Command::Puzzle(PuzzleCommand::Next), "puzzle-next-button"),
];

/// Draws the card if there is a remark.
pub(super) fn show(
    ui: &mut Ui,
    rect: Rect,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    shown.state.remark.as_ref()?;
    let palette = theme::palette(ui.ctx());
    ui.painter().add(theme::card(palette, false).paint(rect));
    let inner = rect.shrink(14.0);
    let builder = UiBuilder::new().max_rect(inner).id_salt("puzzle card");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        words(ui, shown.state.remark.as_ref(), context);
        if let Some(key) = more(shown) {
            let more = RichText::new(context.text(key)).color(palette.secondary);
            ui.add(Label::new(more).wrap());
        }
        let buttons = buttons(shown);
        if buttons.is_empty() {
            return None;
        }
        let row = Rect::from_min_max(pos2(inner.left(), inner.bottom() - BUTTON), inner.max);
        button_row::show(ui, row, &buttons, Some(main_of(shown)), context)
    })
    .inner
}

/// Draws the remark alone; screen readers announce its changes.
pub(crate) fn words(ui: &mut Ui, remark: Option<&PuzzleRemark>, context: &PanelContext) {
    let Some(remark) = remark else {
        return;
    };
    let words = context.texts().say(&remark.phrase());
    let words = RichText::new(words).text_style(theme::bold());
    let line = ui.add(Label::new(words.color(tone(remark, context))).wrap());
    ui.ctx().accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
}

/// Buttons below the board of a narrow window: those of the card, or those of every puzzle.
pub(super) fn buttons_low(
    ui: &mut Ui,
    row: Rect,
    shown: &Shown,
    context: &PanelContext,
) -> Option<Command> {
    let mut all = buttons(shown);
    if all.is_empty() {
        all = USUAL.to_vec();
    } else {
        all.push(USUAL[2]);
    }
    button_row::show(ui, row, &all, Some(main_of(shown)), context)
}

fn buttons(shown: &Shown) -> Vec<(Command, &'static str)> {
    let state = &shown.state;
    let mut buttons = Vec::new();
    if state.can_try_again {
        buttons.push((Command::Puzzle(PuzzleCommand::TryAgain), "command-try-again"));
    }
    if state.can_show_why {
        let key = if state.shows_why { "puzzle-hide-why" } else { "command-show-why" };
        buttons.push((Command::Puzzle(PuzzleCommand::ShowWhy), key));
    }
    buttons
}

/// The button that leads on.
pub(super) fn main_of(shown: &Shown) -> Command {
    Command::Puzzle(if shown.state.is_solved {
        PuzzleCommand::Next
    } else {
        PuzzleCommand::TryAgain
    })
}

fn more(shown: &Shown) -> Option<&'static str> {
    let state = &shown.state;
    match state.remark.as_ref()? {
        PuzzleRemark::Wrong(_) if state.shows_why => Some("puzzle-hand-why"),
        PuzzleRemark::Wrong(_) if state.is_open => Some("puzzle-went-back"),
        PuzzleRemark::Wrong(_) => Some("puzzle-going-back"),
        PuzzleRemark::Solved(_) => Some("puzzle-solved-about"),
        PuzzleRemark::Solution => Some("puzzle-solution-about"),
        PuzzleRemark::Hint(_) if !state.shows_whole_hint => Some("puzzle-hint-about"),
        PuzzleRemark::Hint(_) | PuzzleRemark::Right | PuzzleRemark::Failed => None,
    }
}

fn tone(remark: &PuzzleRemark, context: &PanelContext) -> Color32 {
    let palette = context.presentation.look.palette;
    match remark {
        PuzzleRemark::Right | PuzzleRemark::Solved(_) => palette.ok,
        PuzzleRemark::Wrong(_) | PuzzleRemark::Failed => palette.danger,
        PuzzleRemark::Hint(_) | PuzzleRemark::Solution => palette.text,
    }
}
