//! How the next game shall be.

use egui::{ComboBox, Label, RichText, Role, ScrollArea, TextEdit, Ui};

use super::{Deed, Room, Step, buttons, setup};
use crate::app::catalogue::{CATALOGUE, Entry};
use crate::app::settings::{Colour, Opponent, Settings};
use crate::app::table::Draft;
use crate::app::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Seat;

/// The dialog.
pub struct NewGame {
    draft: Option<Box<dyn Draft>>,
    /// Who sat where in the game before, for the match.
    by_the_match: Vec<Seat>,
    position: String,
    problem: Option<Phrase>,
}

/// The game's entry that the settings name, else the first.
pub fn entry(settings: &Settings) -> &'static Entry {
    CATALOGUE
        .iter()
        .find(|entry| entry.id == settings.game)
        .unwrap_or(&CATALOGUE[0])
}

/// A form filled in as last time.
pub fn draft(settings: &Settings) -> Box<dyn Draft> {
    let entry = entry(settings);
    let rules = settings.rules.get(entry.id).map_or("", String::as_str);
    (entry.draft)(rules)
}

/// Who sits where, as the settings say; `by_the_match` is the seating that the match would have.
pub fn seats(settings: &Settings, count: usize, by_the_match: &[Seat]) -> Vec<Seat> {
    let level = settings.level();
    match settings.opponent {
        Opponent::Friend => vec![Seat::Human(None); count],
        Opponent::ComputersOnly => (0..count)
            .map(|seat| {
                Seat::Computer(if seat == 0 {
                    level
                } else {
                    settings.other_level()
                })
            })
            .collect(),
        Opponent::Computer => {
            let human = match settings.colour {
                Colour::First => 0,
                Colour::Second => 1,
                Colour::ByTheMatch => by_the_match
                    .iter()
                    .position(|seat| matches!(seat, Seat::Human(_)))
                    .unwrap_or(0),
            };
            (0..count)
                .map(|seat| {
                    if seat == human {
                        Seat::Human(None)
                    } else {
                        Seat::Computer(level)
                    }
                })
                .collect()
        }
    }
}

impl NewGame {
    /// The dialog, filled in as last time.
    pub fn new(settings: &Settings, by_the_match: Vec<Seat>) -> Self {
        Self {
            draft: Some(draft(settings)),
            by_the_match,
            position: String::new(),
            problem: None,
        }
    }

    /// Draws the form.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, room: &mut Room) -> Step {
        ScrollArea::vertical()
            .max_height(body)
            .min_scrolled_height(body)
            .auto_shrink([false, true])
            .show(ui, |ui| self.form(ui, room));
        if let Some(problem) = &self.problem {
            let words = room.desk.texts.say(problem);
            let danger = theme::palette(ui.ctx()).danger;
            ui.add(Label::new(RichText::new(words).color(danger)).wrap());
        }
        let (play, back) = buttons(ui, &room.text("new-game-play"), Some(&room.text("cancel")));
        if back {
            return Step::Close;
        }
        if !play {
            return Step::Stay;
        }
        let Some(mut draft) = self.draft.take() else {
            return Step::Close;
        };
        if let Err(problem) = draft.begin_at(&self.position) {
            self.problem = Some(problem);
            self.draft = Some(draft);
            return Step::Stay;
        }
        let seats = seats(room.settings, draft.seat_count(), &self.by_the_match);
        Step::Do(Deed::Start(draft, seats))
    }

    fn form(&mut self, ui: &mut Ui, room: &mut Room) {
        let Some(draft) = self.draft.as_mut() else {
            return;
        };
        heading(ui, room, "new-game-opponent");
        radios(ui, &room.text("new-game-opponent"), |ui| {
            for (opponent, key) in [
                (Opponent::Computer, "opponent-computer"),
                (Opponent::Friend, "opponent-friend"),
                (Opponent::ComputersOnly, "opponent-computers"),
            ] {
                let name = room.text(key);
                ui.radio_value(&mut room.settings.opponent, opponent, name);
            }
        });
        let opponent = room.settings.opponent;
        if opponent != Opponent::Friend {
            let mut level = room.settings.level();
            let key = match opponent {
                Opponent::ComputersOnly => "level-first",
                _ => "level-label",
            };
            levels(ui, room, key, &mut level);
            room.settings.level = level.number();
        }
        if opponent == Opponent::ComputersOnly {
            let mut level = room.settings.other_level();
            levels(ui, room, "level-second", &mut level);
            room.settings.other_level = level.number();
        }
        if opponent == Opponent::Computer {
            heading(ui, room, "new-game-colour");
            radios(ui, &room.text("new-game-colour"), |ui| {
                let first = room.desk.texts.say(&draft.seat_name(Player::FIRST));
                let second = room.desk.texts.say(&draft.seat_name(Player::SECOND));
                let by_the_match = room.desk.texts.say(
                    &Phrase::new("colour-by-the-match")
                        .with("first", draft.seat_name(Player::FIRST)),
                );
                let colour = &mut room.settings.colour;
                ui.radio_value(colour, Colour::First, first);
                ui.radio_value(colour, Colour::Second, second);
                ui.radio_value(colour, Colour::ByTheMatch, by_the_match);
            });
        }
        heading(ui, room, "new-game-rules");
        let name = room.text("new-game-rules");
        let texts = room.desk.texts;
        if widgets::group(ui, Role::Group, &name, |ui| draft.rules_ui(ui, texts)) {
            let rules = draft.rules_text();
            room.settings
                .rules
                .insert(draft.game_id().to_owned(), rules);
        }
        if draft.setups().len() > 1 {
            heading(ui, room, "new-game-setup");
            let chosen = draft.setup();
            let name = room.text("new-game-setup");
            let clicked = widgets::group(ui, Role::RadioGroup, &name, |ui| {
                setup::boards(ui, draft.as_mut(), &room.desk, Some(chosen))
            });
            if let Some(setup) = clicked {
                draft.choose_setup(setup);
            }
        }
        heading(ui, room, "new-game-position");
        let name = ui.label(room.text("new-game-position-label"));
        let field = ui
            .add(TextEdit::singleline(&mut self.position).desired_width(f32::INFINITY))
            .labelled_by(name.id);
        if field.changed() {
            self.problem = draft.begin_at(&self.position).err();
        }
    }
}

fn heading(ui: &mut Ui, room: &Room, key: &'static str) {
    ui.add_space(4.0);
    ui.label(RichText::new(room.text(key)).text_style(theme::strong()));
}

/// A choice of which one part is chosen, with a name for screen readers.
fn radios(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    widgets::group(ui, Role::RadioGroup, name, |ui| ui.horizontal_wrapped(add));
}

/// A choice between the levels.
pub fn levels(ui: &mut Ui, room: &Room, key: &'static str, level: &mut Level) {
    let texts = room.desk.texts;
    let name = |level: Level| {
        let phrase = Phrase::new("level-item")
            .with("number", level.number())
            .with("name", Phrase::new(level.name_key()));
        texts.say(&phrase)
    };
    ui.horizontal(|ui| {
        ui.label(texts.text(key));
        let chosen = Phrase::new("choice")
            .with("name", Phrase::new(key))
            .with("value", name(*level));
        ComboBox::from_id_salt(key)
            .width(220.0)
            .selected_text(name(*level))
            .show_ui(ui, |ui| {
                for item in Level::all() {
                    ui.selectable_value(level, item, name(item));
                }
            })
            .response
            .accessible_name(texts.say(&chosen));
    });
}
