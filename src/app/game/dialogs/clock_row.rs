//! Form rows for the clock of the next game.

use egui::{Slider, Ui};

use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, widgets};
use crate::session::TimeControl;
use crate::session::clock::{MINUTES, MORE_SECONDS, MOVE_SECONDS};

const GAME: TimeControl = TimeControl::Game { minutes: 10, more: 3 };
const MOVE: TimeControl = TimeControl::Move { seconds: 30 };

pub(crate) fn show(ui: &mut Ui, context: &mut DialogContext) {
    let texts = context.presentation.texts;
    let present = context.settings.clock;
    let kept = |usual: TimeControl| {
        let same =
            |clock: &TimeControl| std::mem::discriminant(clock) == std::mem::discriminant(&usual);
        Some(present.filter(same).unwrap_or(usual))
    };
    let choices = [
        (None, texts.text("clock-none")),
        (kept(GAME), texts.text("clock-game")),
        (kept(MOVE), texts.text("clock-move")),
    ];
    let name = texts.text("new-game-clock");
    form::choose(ui, &name, &mut context.settings.clock, &choices);
    match &mut context.settings.clock {
        None => return,
        Some(TimeControl::Game { minutes, more }) => {
            let slider = Slider::new(minutes, MINUTES).logarithmic(true);
            row(ui, &texts.text("clock-minutes"), slider);
            row(ui, &texts.text("clock-more"), Slider::new(more, MORE_SECONDS));
        }
        Some(TimeControl::Move { seconds }) => {
            let slider = Slider::new(seconds, MOVE_SECONDS).logarithmic(true);
            row(ui, &texts.text("clock-seconds"), slider);
        }
    }
    form::note(ui, &texts.text("clock-about"));
}

fn row(ui: &mut Ui, name: &str, slider: Slider) {
    form::row(ui, name, |ui, label| {
        widgets::slider(ui, slider).labelled_by(label);
    });
}
