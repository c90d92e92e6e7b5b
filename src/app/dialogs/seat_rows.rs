//! Who plays: a row for each seat.

use egui::{ComboBox, Rect, Role, Sense, TextEdit, Ui, Vec2, vec2};

use super::Room;
use super::new_game::heading;
use crate::app::seating::Opponent;
use crate::app::table::DraftState;
use crate::app::widgets;
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;

/// The width of a seat's name in points.
const NAME: f32 = 64.0;
/// The width of the choice of who sits there, in points.
const WHO: f32 = 190.0;

/// The rows, and the names as they have been typed so far.
#[derive(Default)]
pub(super) struct SeatRows {
    names: Vec<String>,
}

impl SeatRows {
    /// Draws the quick choices and the rows, and remembers what is chosen.
    pub(super) fn ui(&mut self, ui: &mut Ui, room: &mut Room, state: &DraftState) {
        let count = state.seat_names.len();
        let before = room.settings.seats(state.game, count);
        let mut seats = before.clone();
        self.names.resize(count, String::new());
        for (name, seat) in self.names.iter_mut().zip(&seats) {
            // What is typed may end in a space, which no name does.
            if Seat::human(name) != *seat {
                seat.name().unwrap_or_default().clone_into(name);
            }
        }
        heading(ui, room, "new-game-opponent");
        quick_choices(ui, room, &mut seats);
        let rows = state.seat_names.iter().zip(&mut seats);
        for (index, ((name, seat), typed)) in rows.zip(&mut self.names).enumerate() {
            let row = Row {
                player: Player::seat(index),
                name: name.clone(),
                game: state.game,
            };
            row.ui(ui, room, seat, typed);
        }
        ui.horizontal(|ui| {
            if ui.button(room.text("new-game-change-seats")).clicked() {
                seats.rotate_right(1);
                self.names.rotate_right(1);
            }
            let text = match (count, state.by_lot) {
                (2, true) => "new-game-lot-then-loser",
                (2, false) => "new-game-take-turns",
                (_, true) => "new-game-lot-then-on",
                (_, false) => "new-game-move-on",
            };
            let text = Phrase::new(text).with("first", state.seat_names[0].clone());
            let mut turns = room.settings.takes_turns(state.by_lot);
            let text = room.presentation.texts.say(&text);
            if ui.checkbox(&mut turns, text).changed() {
                room.settings.take_turns = Some(turns);
            }
        });
        if seats != before {
            if let Some(level) = seats.iter().find_map(Seat::level) {
                room.settings.level = level.number();
            }
            room.settings.seat(state.game, seats);
        }
    }
}

fn quick_choices(ui: &mut Ui, room: &Room, seats: &mut Vec<Seat>) {
    let present = Opponent::of(seats);
    let name = room.text("new-game-opponent");
    widgets::group(ui, Role::RadioGroup, &name, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (opponent, key) in [
                (Opponent::Computer, "opponent-computer"),
                (Opponent::Friend, "opponent-friend"),
                (Opponent::ComputersOnly, "opponent-computers"),
            ] {
                if ui.radio(present == opponent, room.text(key)).clicked() {
                    *seats = opponent.fill(seats, room.settings);
                }
            }
        });
    });
}

/// A seat in the form.
struct Row {
    player: Player,
    name: Phrase,
    game: &'static str,
}

impl Row {
    fn ui(&self, ui: &mut Ui, room: &Room, seat: &mut Seat, typed: &mut String) {
        let texts = room.presentation.texts;
        ui.horizontal(|ui| {
            let (icon, _) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::hover());
            if let Some(entry) = room.games.game(self.game) {
                (entry.seat_icon)(self.player, ui.painter(), icon, &room.presentation.look);
            }
            let name = texts.say(&self.name);
            let (rect, _) = ui.allocate_exact_size(vec2(NAME, 22.0), Sense::hover());
            label(ui, rect, &name);
            self.who(ui, room, seat);
            if seat.is_human() {
                let hint = room.text("seat-name");
                let field = TextEdit::singleline(typed).hint_text(hint);
                let field = ui.add(field.desired_width(f32::INFINITY));
                let named = Phrase::new("seat-name-of").with("seat", self.name.clone());
                let named = texts.say(&named);
                ui.ctx()
                    .accesskit_node_builder(field.id, |node| node.set_label(named));
                if field.changed() {
                    *seat = Seat::human(typed);
                }
            }
        });
    }

    /// The choice between a person and the levels of the computer.
    fn who(&self, ui: &mut Ui, room: &Room, seat: &mut Seat) {
        let texts = room.presentation.texts;
        let words = |level: Option<Level>| match level {
            None => texts.text("seat-person"),
            Some(level) => texts.say(&Phrase::new("seat-level").with("level", level_item(level))),
        };
        let value = words(seat.level());
        let chosen = Phrase::new("choice")
            .with("name", self.name.clone())
            .with("value", value.as_str());
        ComboBox::from_id_salt(("who", self.player))
            .width(WHO)
            .selected_text(value)
            .show_ui(ui, |ui| {
                let is_person = seat.is_human();
                if ui.selectable_label(is_person, words(None)).clicked() && !is_person {
                    *seat = Seat::Human(None);
                }
                for level in Level::all() {
                    let item = Seat::Computer(level);
                    ui.selectable_value(seat, item, words(Some(level)));
                }
            })
            .response
            .accessible_name(texts.say(&chosen));
    }
}

fn label(ui: &Ui, rect: Rect, text: &str) {
    let colour = ui.visuals().text_color();
    let at = rect.min + vec2(0.0, 2.0);
    widgets::line_of_text(ui, at, rect.width(), text, egui::TextStyle::Body, colour);
}

/// A level in words: "5: Club player".
fn level_item(level: Level) -> Phrase {
    Phrase::new("level-item")
        .with("number", level.number())
        .with("name", Phrase::new(level.name_key()))
}

/// A choice between the levels.
pub(super) fn levels(ui: &mut Ui, room: &Room, key: &'static str, level: &mut Level) {
    let texts = room.presentation.texts;
    ui.horizontal(|ui| {
        ui.label(texts.text(key));
        let chosen = Phrase::new("choice")
            .with("name", Phrase::new(key))
            .with("value", level_item(*level));
        ComboBox::from_id_salt(key)
            .width(220.0)
            .selected_text(texts.say(&level_item(*level)))
            .show_ui(ui, |ui| {
                for item in Level::all() {
                    ui.selectable_value(level, item, texts.say(&level_item(item)));
                }
            })
            .response
            .accessible_name(texts.say(&chosen));
    });
}
