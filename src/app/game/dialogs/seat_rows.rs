//! Form rows for the players. With two seats: the opponent, the level and the colour. With more: a row for
//! each seat.

use egui::{ComboBox, Rect, Sense, TextEdit, Ui, Vec2, vec2};

use crate::app::game::opponent::Opponent;
use crate::app::game::table::DraftState;
use crate::app::people::row::chip;
use crate::app::shell::dialogs::DialogContext;
use crate::app::shell::{form, widgets};
use crate::bot::rating::{FIRST_LEVEL, Wish};
use crate::bot::{FineLevel, Level};
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::Player;
use crate::session::Seat;

const ICON: f32 = 22.0;
/// Width of the choice between a person and the levels, in points.
const WHO: f32 = 190.0;
const FIELD: f32 = 200.0;

/// Form rows with the names as typed so far.
#[derive(Default)]
pub(crate) struct SeatRows {
    names: Vec<String>,
    /// The others play elsewhere.
    is_remote: bool,
}

/// Kind of opponents, as the form offers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Here(Opponent),
    Remote,
}

impl SeatRows {
    pub(crate) fn is_remote(&self) -> bool {
        self.is_remote
    }

    pub(crate) fn choose_remote(&mut self) {
        self.is_remote = true;
    }

    /// The same choice for another game.
    pub(crate) fn without_names(self) -> Self {
        Self { names: Vec::new(), ..self }
    }

    pub(crate) fn ui(&mut self, ui: &mut Ui, context: &mut DialogContext, state: &DraftState) {
        self.change(context, state, |rows, context, seats| {
            if rows.is_remote {
                *seats = Opponent::Friend.fill(seats, context.settings);
            }
            let mut opponent = Opponent::of(seats);
            let keys = match seats.len() {
                2 => ["opponent-computer", "opponent-friend", "opponent-computers"],
                _ => ["opponent-two-computers", "opponent-two-friends", "opponent-computers-only"],
            };
            let choices = [
                (Kind::Here(Opponent::Computer), keys[0]),
                (Kind::Here(Opponent::Friend), keys[1]),
                (Kind::Remote, "opponent-elsewhere"),
                (Kind::Here(Opponent::ComputersOnly), keys[2]),
            ];
            let choices = choices.map(|(kind, key)| (kind, context.text(key)));
            let label = context.text("new-game-opponent");
            let mut kind = if rows.is_remote { Kind::Remote } else { Kind::Here(opponent) };
            if form::choose(ui, &label, &mut kind, &choices) {
                rows.is_remote = kind == Kind::Remote;
                opponent = match kind {
                    Kind::Here(opponent) => opponent,
                    Kind::Remote => Opponent::Friend,
                };
                *seats = opponent.fill(seats, context.settings);
            }
            match (opponent, seats.len()) {
                _ if rows.is_remote => {
                    for seat in seats.iter_mut().enumerate() {
                        rows.name(ui, context, state, seat);
                    }
                }
                (Opponent::Computer, 2) => against_the_computer(ui, context, state, seats),
                (Opponent::Friend, 2) => {
                    household(ui, context, seats);
                    for seat in seats.iter_mut().enumerate() {
                        rows.name(ui, context, state, seat);
                    }
                    turns(ui, context, state);
                }
                (Opponent::ComputersOnly, 2) => {
                    levels_by_seat(ui, context, state, seats);
                    turns(ui, context, state);
                }
                _ => rows.by_seat(ui, context, state, seats),
            }
        });
    }

    /// Row for the name of the only person at a board for two.
    pub(crate) fn own_name(
        &mut self,
        ui: &mut Ui,
        context: &mut DialogContext,
        state: &DraftState,
    ) {
        self.change(context, state, |rows, context, seats| {
            if seats.len() != 2 || Opponent::of(seats) != Opponent::Computer {
                return;
            }
            let index = usize::from(!seats[0].is_human());
            let label = context.text("new-game-own-name");
            form::row(ui, &label, |ui, _| {
                rows.field(ui, context, state, (index, &mut seats[index]));
            });
        });
    }

    /// Lets a form change the seats that the settings keep for the next game.
    fn change(
        &mut self,
        context: &mut DialogContext,
        state: &DraftState,
        form: impl FnOnce(&mut Self, &mut DialogContext, &mut Vec<Seat>),
    ) {
        let before = context.settings.seats(state.game, state.seat_names.len());
        let mut seats = before.clone();
        self.names.resize(seats.len(), String::new());
        for (name, seat) in self.names.iter_mut().zip(&seats) {
            // Typed text may end in a space, which no name does.
            if Seat::human(name) != *seat {
                seat.name().unwrap_or_default().clone_into(name);
            }
        }
        form(self, context, &mut seats);
        if seats != before {
            let level = seats.iter().find_map(|seat| match seat {
                Seat::Computer(level) => Some(level.number()),
                Seat::Human(_) | Seat::Even(_) => None,
            });
            if let Some(level) = level {
                context.settings.level = level;
            }
            context.settings.seat(state.game, seats);
        }
    }

    fn name(
        &mut self,
        ui: &mut Ui,
        context: &DialogContext,
        state: &DraftState,
        seat: (usize, &mut Seat),
    ) {
        let label = context.presentation.texts.say(&state.seat_names[seat.0]);
        form::row(ui, &label, |ui, _| {
            icon(ui, context, state, seat.0);
            self.field(ui, context, state, seat);
        });
    }

    fn field(
        &mut self,
        ui: &mut Ui,
        context: &DialogContext,
        state: &DraftState,
        (index, seat): (usize, &mut Seat),
    ) {
        let typed = &mut self.names[index];
        let field = TextEdit::singleline(typed).hint_text(context.text("seat-name"));
        let width = ui.available_width().min(FIELD);
        let field = ui.add(field.desired_width(width));
        let named = Phrase::new("seat-name-of").with("seat", state.seat_names[index].clone());
        let named = context.presentation.texts.say(&named);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(named));
        if field.changed() {
            *seat = Seat::human(typed);
        }
    }

    fn by_seat(
        &mut self,
        ui: &mut Ui,
        context: &mut DialogContext,
        state: &DraftState,
        seats: &mut [Seat],
    ) {
        for (index, seat) in seats.iter_mut().enumerate() {
            ui.horizontal(|ui| {
                icon(ui, context, state, index);
                let name = context.presentation.texts.say(&state.seat_names[index]);
                let width = form::LABEL - ICON - ui.spacing().item_spacing.x;
                let (rect, _) = ui.allocate_exact_size(vec2(width, ICON), Sense::hover());
                label(ui, rect, &name);
                who(ui, context, state, (index, seat));
                if seat.is_human() {
                    self.field(ui, context, state, (index, seat));
                }
            });
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(context.text("new-game-change-seats")).clicked() {
                seats.rotate_right(1);
                self.names.rotate_right(1);
            }
            let mut turns = context.settings.takes_turns(state.by_lot);
            let text = context.text(if state.by_lot {
                "new-game-lot-then-on"
            } else {
                "new-game-move-on"
            });
            if ui.checkbox(&mut turns, text).changed() {
                context.settings.take_turns = Some(turns);
            }
        });
    }
}

/// Buttons for the other people who play here.
fn household(ui: &mut Ui, context: &DialogContext, seats: &mut [Seat]) {
    let Some(name) = context.home.name() else {
        return;
    };
    let own = seats.iter().position(|seat| seat.name() == Some(name)).unwrap_or(0);
    form::row(ui, &context.text("new-game-with"), |ui, _| {
        ui.horizontal_wrapped(|ui| {
            for person in context.home.others() {
                let is_chosen = seats[1 - own].name() == Some(person.name.as_str());
                if chip(ui, person, is_chosen).clicked() {
                    seats[own] = Seat::human(name);
                    seats[1 - own] = Seat::human(&person.name);
                }
            }
        });
    });
}

/// The level, and the colour of the person: fixed, or another one in every game.
fn against_the_computer(
    ui: &mut Ui,
    context: &mut DialogContext,
    state: &DraftState,
    seats: &mut [Seat],
) {
    let texts = context.presentation.texts;
    let person = usize::from(!seats[0].is_human());
    let computer = 1 - person;
    strength(ui, context, state, &mut seats[computer]);
    let names: Vec<String> = state.seat_names.iter().map(|name| texts.say(name)).collect();
    let choices = [
        (Some(0), names[0].clone()),
        (Some(1), names[1].clone()),
        (None, context.text("new-game-take-turns")),
    ];
    let mut colour = Some(person).filter(|_| !context.settings.takes_turns(state.by_lot));
    if form::choose(ui, &context.text("new-game-colour"), &mut colour, &choices) {
        context.settings.take_turns = Some(colour.is_none());
        if colour == Some(computer) {
            seats.swap(0, 1);
        }
    }
    explain_turns(ui, context, state);
}

/// The strength of the only computer: that of the user, or a level.
fn strength(ui: &mut Ui, context: &mut DialogContext, state: &DraftState, computer: &mut Seat) {
    let mut is_even = matches!(computer, Seat::Even(_));
    let choices = [(true, context.text("new-game-even")), (false, context.text("new-game-level"))];
    if form::choose(ui, &context.text("new-game-strength"), &mut is_even, &choices) {
        *computer =
            if is_even { even(context, state) } else { Seat::Computer(context.settings.level()) };
    }
    if !is_even {
        let mut level = computer.level().unwrap_or_default();
        let label = context.text("level-label");
        if form::level(ui, &label, context.presentation.texts, &mut level) {
            *computer = Seat::Computer(level);
        }
        return;
    }
    let wishes = [
        (Wish::Easier, context.text("new-game-easier")),
        (Wish::Even, context.text("new-game-as-strong")),
        (Wish::Harder, context.text("new-game-harder")),
    ];
    let label = context.text("new-game-for-you");
    form::choose(ui, &label, &mut context.settings.even, &wishes);
    let scale_id = (state.game, state.seat_names.len());
    let about = match context.ratings.opponent(scale_id, context.settings.even) {
        _ if !context.ratings.is_complete() => Phrase::new("you-reading"),
        Some(level) => Phrase::new("new-game-even-about").with("level", level.in_halves()),
        None => Phrase::new("welcome-even-new"),
    };
    form::note(ui, &context.presentation.texts.say(&about));
}

/// An opponent as strong as the user.
fn even(context: &DialogContext, state: &DraftState) -> Seat {
    let scale_id = (state.game, state.seat_names.len());
    let level = context.ratings.opponent(scale_id, context.settings.even);
    Seat::Even(level.unwrap_or_else(|| FineLevel::nearest(FIRST_LEVEL)))
}

fn levels_by_seat(
    ui: &mut Ui,
    context: &mut DialogContext,
    state: &DraftState,
    seats: &mut [Seat],
) {
    let texts = context.presentation.texts;
    for (seat, name) in seats.iter_mut().zip(&state.seat_names) {
        let mut level = seat.level().unwrap_or_else(|| context.settings.level());
        if form::level(ui, &texts.say(name), texts, &mut level) {
            *seat = Seat::Computer(level);
        }
    }
}

/// Choice whether two players of the same kind change colours from game to game.
fn turns(ui: &mut Ui, context: &mut DialogContext, state: &DraftState) {
    let choices =
        [(false, context.text("new-game-stay")), (true, context.text("new-game-take-turns"))];
    let mut turns = context.settings.takes_turns(state.by_lot);
    if form::choose(ui, &context.text("new-game-colours"), &mut turns, &choices) {
        context.settings.take_turns = Some(turns);
    }
    explain_turns(ui, context, state);
}

fn explain_turns(ui: &mut Ui, context: &DialogContext, state: &DraftState) {
    if context.settings.takes_turns(state.by_lot) {
        let about = if state.by_lot { "new-game-lot-then-loser" } else { "new-game-turns-about" };
        let about = Phrase::new(about).with("first", state.seat_names[0].clone());
        form::note(ui, &context.presentation.texts.say(&about));
    }
}

pub(super) fn icon(ui: &mut Ui, context: &DialogContext, state: &DraftState, index: usize) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(ICON), Sense::hover());
    if let Some(entry) = context.games.game(state.game) {
        let player = Player::seat(index);
        entry.info.seat_icon(player, ui.painter(), place, &context.presentation.look);
    }
}

fn who(
    ui: &mut Ui,
    context: &DialogContext,
    state: &DraftState,
    (index, seat): (usize, &mut Seat),
) {
    let texts = context.presentation.texts;
    let words = |level: Option<Level>| match level {
        None => texts.text("seat-person"),
        Some(level) => texts.say(&form::computer(level)),
    };
    let value = match seat {
        Seat::Even(level) => texts.say(&level.phrase()),
        _ => words(seat.level()),
    };
    let chosen = Phrase::new("choice")
        .with("name", state.seat_names[index].clone())
        .with("value", value.as_str());
    ComboBox::from_id_salt(("who", index))
        .width(WHO)
        .selected_text(value)
        .show_ui(ui, |ui| {
            let is_person = seat.is_human();
            if ui.selectable_label(is_person, words(None)).clicked() && !is_person {
                *seat = Seat::Human(None);
            }
            let even = even(context, state);
            let is_even = matches!(seat, Seat::Even(_));
            let as_strong = texts.text("new-game-even");
            if ui.selectable_label(is_even, as_strong).clicked() {
                *seat = even;
            }
            for level in Level::all() {
                let item = Seat::Computer(level);
                ui.selectable_value(seat, item, words(Some(level)));
            }
        })
        .response
        .accessible_name(texts.say(&chosen));
}

fn label(ui: &Ui, rect: Rect, text: &str) {
    let colour = ui.visuals().text_color();
    let at = rect.min + vec2(0.0, 2.0);
    widgets::line_of_text(ui, at, rect.width(), text, egui::TextStyle::Body, colour);
}
