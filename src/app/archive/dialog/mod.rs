//! Dialog with all games that were played here, and the results against each level.

mod my_play;
mod pip;
mod reached;
mod row;
mod skills;
mod with_friends;

use egui::{Label, RichText, Ui};

use crate::app::action::DialogAction;
use crate::app::archive::my_games::{LevelResults, Reader, SeenGame, computer_level};
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::form;
use crate::app::shell::form::Kind;
use crate::app::shell::theme;
use crate::bot::Level;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::Library;
use crate::store::paths::shown;

/// Height of the choice of a page, in points.
const PAGES: f32 = 40.0;
/// Number of games listed at first, and added by each press of *More*.
const PAGE: usize = 100;

/// Dialog with the list of kept games.
pub struct MyGames {
    reader: Option<Reader>,
    /// Readable games, latest first.
    games: Vec<SeenGame>,
    damaged: usize,
    library: Library,
    /// Filter by game; `None` lists all.
    game: Option<&'static str>,
    /// Filter by level of the computer; `None` lists all.
    level: Option<Level>,
    /// Maximum number of listed games.
    most: usize,
    /// Game that was removed last and its text, to put it back.
    removed: Option<(SeenGame, String)>,
    reached: LevelResults,
    page: Page,
    /// Game and number of players of the page *My play*.
    play: Option<(&'static str, usize)>,
    tasks: my_play::KnownTasks,
}

/// Page of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    AllGames,
    WithFriends,
    MyPlay,
}

impl MyGames {
    /// Creates the dialog for the games of a library, which are still being read.
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
            reached: LevelResults::default(),
            page: Page::default(),
            play: None,
            tasks: None,
        }
    }

    /// The same dialog on the page of games with people elsewhere.
    #[must_use]
    pub fn with_friends(mut self) -> Self {
        self.page = Page::WithFriends;
        self
    }

    /// Draws the dialog; `body` is the height available to its scrolling part in points.
    pub fn ui(&mut self, ui: &mut Ui, body: f32, context: &mut DialogContext) -> DialogResult {
        self.hear();
        self.choose_page(ui, context);
        let body = (body - 40.0 - PAGES).max(120.0);
        let mut practised = None;
        let opened = scroll(ui, body, "kept games", |ui| match self.page {
            Page::AllGames => {
                self.filters(ui, context);
                form::divider(ui);
                self.list(ui, context)
            }
            Page::WithFriends => {
                practised = with_friends::show(ui, self, context);
                None
            }
            Page::MyPlay => {
                practised = self.my_play(ui, context);
                None
            }
        });
        if let Some(action) = practised {
            return DialogResult::Do(action);
        }
        self.removed_line(ui, context);
        if let Some(action) = opened {
            return match action {
                RowAction::Open(number) => {
                    let game = &self.games[number].game;
                    let (path, kind) = (game.path.clone(), game.kind.clone());
                    DialogResult::Do(DialogAction::OpenKept(path, kind))
                }
                RowAction::Remove(number) => self.remove(number),
            };
        }
        match buttons(ui, &context.text("close"), None) {
            (true, _) => DialogResult::Close,
            _ => DialogResult::Stay,
        }
    }

    fn choose_page(&mut self, ui: &mut Ui, context: &DialogContext) {
        let pages = [Page::AllGames, Page::WithFriends, Page::MyPlay];
        let names = ["my-games-list", "with-friends", "my-play"].map(|key| context.text(key));
        let chosen = pages.iter().position(|&page| page == self.page);
        let name = context.text("my-games-pages");
        if let Some(place) = form::segments(ui, (Kind::Pages, &name), &names, chosen) {
            self.page = pages[place];
        }
    }

    fn my_play(&mut self, ui: &mut Ui, context: &DialogContext) -> Option<DialogAction> {
        let entries = context.games.games();
        let (mut game, mut players) = self.play.unwrap_or((context.entry().id, 2));
        let titles = entries.iter().map(|entry| entry.info.title());
        let titles: Vec<String> = titles
            .map(|title| context.presentation.texts.say(&title))
            .collect();
        let chosen = entries.iter().position(|entry| entry.id == game);
        let name = context.text("my-games-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &titles, chosen) {
            game = entries[place].id;
        }
        if self.reader.is_some() {
            form::note(ui, &context.text("my-games-reading"));
            self.play = Some((game, players));
            return None;
        }
        let summaries = self.games.iter().filter_map(|seen| seen.summary.as_ref());
        let results = |players: usize| {
            LevelResults::of(
                summaries
                    .clone()
                    .filter(move |summary| summary.game == game && summary.seats.len() == players),
            )
        };
        let wanted = my_play::show(ui, game, (&mut players, &results), &mut self.tasks, context);
        self.play = Some((game, players));
        wanted
    }

    fn hear(&mut self) {
        let Some(reader) = &self.reader else {
            return;
        };
        let (new, all) = reader.poll();
        if !new.is_empty() {
            for seen in new {
                if seen.summary.is_some() {
                    self.games.push(seen);
                } else {
                    self.damaged += 1;
                }
            }
            self.games
                .sort_by(|one, other| other.game.when.cmp(&one.game.when));
        }
        if all {
            self.reader = None;
            self.count();
        }
    }

    /// Counts the results once all games have been read.
    fn count(&mut self) {
        if self.reader.is_some() {
            return;
        }
        let summaries = self.games.iter().filter_map(|seen| seen.summary.as_ref());
        let own = summaries.filter(|summary| self.game.is_none_or(|game| summary.game == game));
        self.reached = LevelResults::of(own);
    }

    fn filters(&mut self, ui: &mut Ui, context: &DialogContext) {
        let entries = context.games.games();
        let titles = entries.iter().map(|entry| entry.info.title());
        let titles = titles.map(|title| context.presentation.texts.say(&title));
        let choices: Vec<String> = std::iter::once(context.text("my-games-all"))
            .chain(titles)
            .collect();
        let place = entries.iter().position(|entry| Some(entry.id) == self.game);
        let chosen = place.map_or(0, |place| place + 1);
        let name = context.text("my-games-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &choices, Some(chosen)) {
            self.game = place.checked_sub(1).map(|place| entries[place].id);
            self.most = PAGE;
            self.count();
        }
        let reached = self.reader.is_none().then_some(&self.reached);
        if let Some(level) = reached::show(ui, reached, self.level, context) {
            self.level = (self.level != Some(level)).then_some(level);
            self.most = PAGE;
        }
    }

    fn is_listed(&self, seen: &SeenGame) -> bool {
        let Some(summary) = &seen.summary else {
            return false;
        };
        let of_game = self.game.is_none_or(|game| summary.game == game);
        of_game
            && self
                .level
                .is_none_or(|level| computer_level(summary) == Some(level))
    }

    fn list(&mut self, ui: &mut Ui, context: &DialogContext) -> Option<RowAction> {
        let listed: Vec<usize> = (0..self.games.len())
            .filter(|&number| self.is_listed(&self.games[number]))
            .collect();
        self.note(ui, listed.len(), context);
        let mut wanted = None;
        for &number in listed.iter().take(self.most) {
            wanted = row::show(ui, &self.games[number], context)
                .map(|pressed| match pressed {
                    row::Pressed::Open => RowAction::Open(number),
                    row::Pressed::Remove => RowAction::Remove(number),
                })
                .or(wanted);
        }
        if listed.len() > self.most && ui.button(context.text("my-games-more")).clicked() {
            self.most += PAGE;
        }
        wanted
    }

    fn note(&self, ui: &mut Ui, listed: usize, context: &DialogContext) {
        let texts = context.presentation.texts;
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

    /// The game can be put back as long as the dialog is open.
    fn remove(&mut self, number: usize) -> DialogResult {
        match self.library.remove(&self.games[number].game) {
            Ok(text) => {
                self.removed = Some((self.games.remove(number), text));
                self.count();
                DialogResult::Stay
            }
            Err(fault) => DialogResult::Do(DialogAction::TellFault(fault.phrase())),
        }
    }

    /// Offers to put back the game that was removed last.
    fn removed_line(&mut self, ui: &mut Ui, context: &DialogContext) {
        let Some((seen, text)) = self.removed.take() else {
            return;
        };
        let mut back = false;
        ui.horizontal(|ui| {
            ui.label(context.text("my-games-removed"));
            back = ui.button(context.text("my-games-put-back")).clicked();
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

enum RowAction {
    Open(usize),
    Remove(usize),
}
