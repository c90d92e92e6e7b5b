//! How the next game shall be.

use egui::{ComboBox, Label, RichText, Role, ScrollArea, TextEdit, Ui};

use super::{Deed, Progress, Room, buttons, setup};
use crate::app::catalogue::Catalogue;
use crate::app::settings::{Colour, Opponent, Settings};
use crate::app::table::Draft;
use crate::app::{theme, widgets};
use crate::bot::Level;
use crate::phrase::Phrase;
use crate::session::Seat;

/// The dialog.
pub struct NewGame {
    draft: Option<Box<dyn Draft>>,
    /// Who sat where in the game before, for the match.
    by_the_match: Vec<Seat>,
    position: String,
    problem: Option<Phrase>,
}

/// A form filled in as last time.
pub fn draft(games: Catalogue, settings: &Settings) -> Box<dyn Draft> {
    let entry = games.game_or_first(&settings.game);
    (entry.draft)(settings.rules.get(entry.id))
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
    pub fn new(games: Catalogue, settings: &Settings, by_the_match: Vec<Seat>) -> Self {
        Self {
            draft: Some(draft(games, settings)),
            by_the_match,
            position: String::new(),
            problem: None,
        }
    }

    /// Draws the form.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, room: &mut Room) -> Progress {
        ScrollArea::vertical()
            .max_height(body)
            .min_scrolled_height(body)
            .auto_shrink([false, true])
            .show(ui, |ui| self.form(ui, room));
        if let Some(problem) = &self.problem {
            let words = room.presentation.texts.say(problem);
            let danger = theme::palette(ui.ctx()).danger;
            ui.add(Label::new(RichText::new(words).color(danger)).wrap());
        }
        let (play, back) = buttons(ui, &room.text("new-game-play"), Some(&room.text("cancel")));
        if back {
            return Progress::Close;
        }
        if !play {
            return Progress::Stay;
        }
        let Some(mut draft) = self.draft.take() else {
            return Progress::Close;
        };
        if let Err(problem) = draft.begin_at(&self.position) {
            self.problem = Some(problem);
            self.draft = Some(draft);
            return Progress::Stay;
        }
        let count = draft.state().seat_names.len();
        let seats = seats(room.settings, count, &self.by_the_match);
        Progress::Do(Deed::Start(draft, seats))
    }

    fn form(&mut self, ui: &mut Ui, room: &mut Room) {
        let Some(draft) = self.draft.as_mut() else {
            return;
        };
        let state = draft.state();
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
                let texts = room.presentation.texts;
                let first = texts.say(&state.seat_names[0]);
                let second = texts.say(&state.seat_names[1]);
                let by_the_match =
                    Phrase::new("colour-by-the-match").with("first", state.seat_names[0].clone());
                let by_the_match = texts.say(&by_the_match);
                let colour = &mut room.settings.colour;
                ui.radio_value(colour, Colour::First, first);
                ui.radio_value(colour, Colour::Second, second);
                ui.radio_value(colour, Colour::ByTheMatch, by_the_match);
            });
        }
        heading(ui, room, "new-game-rules");
        let name = room.text("new-game-rules");
        let texts = room.presentation.texts;
        if widgets::group(ui, Role::Group, &name, |ui| draft.rules_ui(ui, texts)) {
            let game = state.game.to_owned();
            room.settings.rules.insert(game, draft.rules());
        }
        if state.setups.len() > 1 {
            heading(ui, room, "new-game-setup");
            let chosen = draft.state().setup;
            let name = room.text("new-game-setup");
            let clicked = widgets::group(ui, Role::RadioGroup, &name, |ui| {
                setup::boards(ui, draft.as_mut(), &room.presentation, Some(chosen))
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
    let texts = room.presentation.texts;
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
