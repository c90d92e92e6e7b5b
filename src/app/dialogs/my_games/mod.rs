//! All games that were played here, and what one has reached in them.

mod pip;
mod reached;
mod row;

use egui::{Label, RichText, Ui};

use super::{Progress, Room, buttons, scroll};
use crate::app::action::DialogAction;
use crate::app::form::{self, Kind};
use crate::app::my_games::{Reached, Reader, SeenGame, computer_level};
use crate::app::theme;
use crate::bot::Level;
use crate::phrase::{Phrase, Say};
use crate::store::Library;
use crate::store::paths::shown;

/// How many games are listed before one asks for more.
const PAGE: usize = 100;

/// The dialog.
pub struct MyGames {
    reader: Option<Reader>,
    /// What has been read and is sound, the latest first.
    games: Vec<SeenGame>,
    /// The number of games that are damaged.
    damaged: usize,
    library: Library,
    /// Only games of this kind are listed.
    game: Option<&'static str>,
    /// Only games against this level are listed.
    level: Option<Level>,
    /// So many games are listed.
    most: usize,
    /// The game that was removed last, and its text.
    removed: Option<(SeenGame, String)>,
    reached: Reached,
}

impl MyGames {
    /// A dialog about the games of a library, which are being read.
    pub fn new(reader: Reader, library: Library) -> Self {
        Self {
            reader: Some(reader),
            games: Vec::new(),
            damaged: 0,
            library,
            game: None,
            level: None,
            most: PAGE,
            removed: None,
            reached: Reached::default(),
        }
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, room: &mut Room) -> Progress {
        self.hear();
        let opened = scroll(ui, (body - 40.0).max(120.0), "kept games", |ui| {
            self.filters(ui, room);
            form::divider(ui);
            self.list(ui, room)
        });
        self.removed_line(ui, room);
        if let Some(action) = opened {
            return match action {
                RowAction::Open(number) => {
                    let game = &self.games[number].game;
                    let (path, kind) = (game.path.clone(), game.kind.clone());
                    Progress::Do(DialogAction::OpenKept(path, kind))
                }
                RowAction::Remove(number) => self.remove(number),
            };
        }
        match buttons(ui, &room.text("close"), None) {
            (true, _) => Progress::Close,
            _ => Progress::Stay,
        }
    }

    /// Listens to what is being read.
    fn hear(&mut self) {
        let Some(reader) = &self.reader else {
            return;
        };
        let (new, all) = reader.poll();
        if !new.is_empty() {
            for seen in new {
                if seen.glance.is_some() {
                    self.games.push(seen);
                } else {
                    self.damaged += 1;
                }
            }
            self.games
                .sort_by(|one, other| other.game.when.cmp(&one.game.when));
            self.count();
        }
        if all {
            self.reader = None;
        }
    }

    /// Counts anew what has been reached.
    fn count(&mut self) {
        let glances = self.games.iter().filter_map(|seen| seen.glance.as_ref());
        let own = glances.filter(|glance| self.game.is_none_or(|game| glance.game == game));
        self.reached = Reached::of(own);
    }

    /// Draws which games are listed, and what has been reached in them.
    fn filters(&mut self, ui: &mut Ui, room: &Room) {
        let entries = room.games.games();
        let titles = entries.iter().map(|entry| entry.info.title());
        let titles = titles.map(|title| room.presentation.texts.say(&title));
        let choices: Vec<String> = std::iter::once(room.text("my-games-all"))
            .chain(titles)
            .collect();
        let place = entries.iter().position(|entry| Some(entry.id) == self.game);
        let chosen = place.map_or(0, |place| place + 1);
        let name = room.text("my-games-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &choices, Some(chosen)) {
            self.game = place.checked_sub(1).map(|place| entries[place].id);
            self.most = PAGE;
            self.count();
        }
        if let Some(level) = reached::show(ui, &self.reached, self.level, room) {
            self.level = (self.level != Some(level)).then_some(level);
            self.most = PAGE;
        }
    }

    /// Whether a game is listed.
    fn is_listed(&self, seen: &SeenGame) -> bool {
        let Some(glance) = &seen.glance else {
            return false;
        };
        let of_game = self.game.is_none_or(|game| glance.game == game);
        of_game
            && self
                .level
                .is_none_or(|level| computer_level(glance) == Some(level))
    }

    /// Draws the games.
    fn list(&mut self, ui: &mut Ui, room: &Room) -> Option<RowAction> {
        let listed: Vec<usize> = (0..self.games.len())
            .filter(|&number| self.is_listed(&self.games[number]))
            .collect();
        self.note(ui, listed.len(), room);
        let mut wanted = None;
        for &number in listed.iter().take(self.most) {
            wanted = row::show(ui, &self.games[number], room)
                .map(|pressed| match pressed {
                    row::Pressed::Open => RowAction::Open(number),
                    row::Pressed::Remove => RowAction::Remove(number),
                })
                .or(wanted);
        }
        if listed.len() > self.most && ui.button(room.text("my-games-more")).clicked() {
            self.most += PAGE;
        }
        wanted
    }

    /// Says how many games there are, and what could not be read.
    fn note(&self, ui: &mut Ui, listed: usize, room: &Room) {
        let texts = room.presentation.texts;
        let key = match (&self.reader, listed) {
            (Some(_), _) => "my-games-reading",
            (None, 0) => "my-games-none",
            (None, _) => "my-games-count",
        };
        form::note(ui, &texts.say(&Phrase::new(key).with("count", listed)));
        if self.damaged > 0 {
            let folder = self.library.folder().map(shown).unwrap_or_default();
            let words = Phrase::new("my-games-damaged")
                .with("count", self.damaged)
                .with("folder", folder);
            let colour = theme::palette(ui.ctx()).danger;
            let words = RichText::new(texts.say(&words)).small().color(colour);
            ui.add(Label::new(words).wrap());
        }
    }

    /// Removes a game, which can be put back as long as the dialog is open.
    fn remove(&mut self, number: usize) -> Progress {
        match self.library.remove(&self.games[number].game) {
            Ok(text) => {
                self.removed = Some((self.games.remove(number), text));
                self.count();
                Progress::Stay
            }
            Err(fault) => Progress::Do(DialogAction::TellFault(fault.phrase())),
        }
    }

    /// Says what was removed last, and offers to put it back.
    fn removed_line(&mut self, ui: &mut Ui, room: &Room) {
        let Some((seen, text)) = self.removed.take() else {
            return;
        };
        let mut back = false;
        ui.horizontal(|ui| {
            ui.label(room.text("my-games-removed"));
            back = ui.button(room.text("my-games-put-back")).clicked();
        });
        if back && self.library.put_back(&seen.game, &text).is_ok() {
            self.games.push(seen);
            self.games
                .sort_by(|one, other| other.game.when.cmp(&one.game.when));
            self.count();
        } else {
            self.removed = Some((seen, text));
        }
    }
}

/// What is to be done with the game of this number.
enum RowAction {
    Open(usize),
    Remove(usize),
}
