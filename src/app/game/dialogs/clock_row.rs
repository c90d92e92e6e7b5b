//! Form rows for the clock of the next game.

use egui::{Slider, Ui};

use super::own_clocks::OwnClocks;
use crate::app::game::table::DraftState;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, widgets};
use crate::session::clock::{MINUTES, MORE_SECONDS, MOVE_SECONDS};
use crate::session::{GameTime, TimeControl};

const GAME: TimeControl = TimeControl::Game { minutes: 10, more: 3 };
const MOVE: TimeControl = TimeControl::Move { seconds: 30 };

pub(crate) fn show(
    ui: &mut Ui,
    context: &mut DialogContext,
    state: &DraftState,
    own: &mut OwnClocks,
) {
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
    match context.settings.clock {
        None | Some(TimeControl::Each(_)) => return,
        Some(TimeControl::Game { mut minutes, mut more }) => {
            if !own.are_chosen(context, state) {
                let slider = Slider::new(&mut minutes, MINUTES).logarithmic(true);
                row(ui, &texts.text("clock-minutes"), slider);
                row(ui, &texts.text("clock-more"), Slider::new(&mut more, MORE_SECONDS));
                context.settings.clock = Some(TimeControl::Game { minutes, more });
            }
            own.ui(ui, context, state, GameTime { minutes, more });
        }
        Some(TimeControl::Move { mut seconds }) => {
            let slider = Slider::new(&mut seconds, MOVE_SECONDS).logarithmic(true);
            row(ui, &texts.text("clock-seconds"), slider);
            context.settings.clock = Some(TimeControl::Move { seconds });
        }
    }
    form::note(ui, &texts.text("clock-about"));
}

fn row(ui: &mut Ui, name: &str, slider: Slider) {
    form::row(ui, name, |ui, label| {
        widgets::slider(ui, slider).labelled_by(label);
    });
}
