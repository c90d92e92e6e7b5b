//! Form rows for a clock of its own for each seat.

use std::iter::zip;

use egui::{Role, Slider, Ui};

use super::seat_rows;
use crate::app::game::conditions::own_time;
use crate::app::game::table::DraftState;
use crate::app::people::levels::level;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, widgets};
use crate::phrase::Phrase;
use crate::session::clock::{MINUTES, MORE_SECONDS};
use crate::session::{GameTime, Seat};

/// Width of a slider, in points: two stand in a row.
const SLIDER: f32 = 84.0;
/// Times as much time for each level that a player is weaker.
const FOR_A_LEVEL: f64 = 1.5;
/// Differences in level below this are none.
const LEAST_DIFFERENCE: f64 = 0.5;

/// Times of the seats, while they are chosen.
#[derive(Default)]
pub(crate) struct OwnClocks {
    /// Times that stay when the opponent changes.
    times: Option<Vec<GameTime>>,
}

impl OwnClocks {
    fn times(
        &self,
        context: &DialogContext,
        state: &DraftState,
        seats: &[Seat],
    ) -> Option<Vec<GameTime>> {
        let kept = context.settings.own_times(state.game, seats);
        kept.or_else(|| self.times.clone().filter(|times| times.len() == seats.len()))
    }

    /// Returns `true` if each seat has its own time.
    pub(crate) fn are_chosen(&self, context: &DialogContext, state: &DraftState) -> bool {
        self.times(context, state, &seats(context, state)).is_some()
    }

    /// Draws the switch and, while it is on, a row for each seat. `common` is the time of seats without one of their
    /// own.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        context: &mut DialogContext,
        state: &DraftState,
        common: GameTime,
    ) {
        let seats = seats(context, state);
        let mut times = self.times(context, state, &seats);
        let mut each = times.is_some();
        if form::tick(ui, true, &mut each, &context.text("clock-each")) {
            times = each.then(|| vec![common; seats.len()]);
        }
        if let Some(times) = &mut times {
            for (index, time) in times.iter_mut().enumerate() {
                seat_row(ui, context, state, (index, &seats[index]), time);
            }
            suggest(ui, context, state, &seats, times);
        }
        if times != context.settings.own_times(state.game, &seats) {
            context.settings.keep_own_times(state.game, &seats, times.as_deref());
        }
        self.times = times;
    }
}

/// Draws a button for the times that make players of known strength even.
fn suggest(
    ui: &mut Ui,
    context: &DialogContext,
    state: &DraftState,
    seats: &[Seat],
    times: &mut Vec<GameTime>,
) {
    let scale_id = (state.game, seats.len());
    let levels = seats.iter().map(|seat| level(context, scale_id, seats, seat));
    let Some(levels) = levels.collect::<Option<Vec<f64>>>() else {
        return;
    };
    let strongest = levels.iter().copied().fold(0.0, f64::max);
    let place = levels.iter().position(|&level| level >= strongest).unwrap_or(0);
    let suggested = suggested(times[place], &levels);
    let weakest = levels.iter().copied().fold(strongest, f64::min);
    if strongest - weakest < LEAST_DIFFERENCE || suggested == *times {
        return;
    }
    let texts = context.presentation.texts;
    let each = zip(&suggested, seats).enumerate().map(|(index, (time, seat))| {
        texts.say(&own_time(title(context, state, index, seat), *time))
    });
    let offer = Phrase::new("clock-suggested").with("times", texts.list(each));
    form::row(ui, "", |ui, _| {
        if ui.button(texts.say(&offer)).clicked() {
            *times = suggested;
        }
    });
    form::note(ui, &context.text("clock-suggested-about"));
}

fn seats(context: &DialogContext, state: &DraftState) -> Vec<Seat> {
    context.settings.seats(state.game, state.seat_names.len())
}

/// Name of a player, or else of the seat.
fn title(context: &DialogContext, state: &DraftState, index: usize, seat: &Seat) -> String {
    let texts = context.presentation.texts;
    match seat.name() {
        Some(name) => name.to_owned(),
        None if seat.is_computer() && computers(context, state) == 1 => texts.text("seat-computer"),
        None => texts.say(&state.seat_names[index]),
    }
}

fn computers(context: &DialogContext, state: &DraftState) -> usize {
    seats(context, state).iter().filter(|seat| seat.is_computer()).count()
}

fn seat_row(
    ui: &mut Ui,
    context: &DialogContext,
    state: &DraftState,
    (index, seat): (usize, &Seat),
    time: &mut GameTime,
) {
    let title = title(context, state, index, seat);
    form::row(ui, &title, |ui, _| {
        widgets::group(ui, Role::Group, &title, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().slider_width = SLIDER;
                seat_rows::icon(ui, context, state, index);
                let minutes = Slider::new(&mut time.minutes, MINUTES).logarithmic(true);
                slider(ui, context, minutes, ("clock-min", "clock-minutes-of"), &title);
                let more = Slider::new(&mut time.more, MORE_SECONDS);
                slider(ui, context, more, ("clock-s", "clock-more-of"), &title);
            });
        });
    });
}

fn slider(
    ui: &mut Ui,
    context: &DialogContext,
    slider: Slider,
    (unit, name): (&'static str, &'static str),
    seat: &str,
) {
    let slider = slider.suffix(format!(" {}", context.text(unit)));
    let named = context.presentation.texts.say(&Phrase::new(name).with("seat", seat));
    let slider = widgets::slider(ui, slider);
    ui.ctx().accesskit_node_builder(slider.id, |node| node.set_label(named));
}

/// Each player has one and a half times the time of the strongest for each level below that one, in whole minutes and
/// seconds.
fn suggested(of_strongest: GameTime, levels: &[f64]) -> Vec<GameTime> {
    let strongest = levels.iter().copied().fold(0.0, f64::max);
    let time = |level: &f64| {
        let factor = FOR_A_LEVEL.powf(strongest - level);
        let times = |count: u32, most: u32| ((f64::from(count) * factor).round() as u32).min(most);
        GameTime {
            minutes: times(of_strongest.minutes, *MINUTES.end()),
            more: times(of_strongest.more, *MORE_SECONDS.end()),
        }
    };
    levels.iter().map(time).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weaker_player_has_half_as_much_time_again_for_each_level() {
        let times = |levels: &[f64]| -> Vec<(u32, u32)> {
            let times = suggested(GameTime { minutes: 10, more: 4 }, levels);
            times.into_iter().map(|time| (time.minutes, time.more)).collect()
        };
        assert_eq!(times(&[3.0, 5.0]), [(23, 9), (10, 4)]);
        assert_eq!(times(&[5.0, 4.0, 5.0]), [(10, 4), (15, 6), (10, 4)]);
        assert_eq!(times(&[1.0, 12.0]), [(120, 60), (10, 4)]);
    }
}
