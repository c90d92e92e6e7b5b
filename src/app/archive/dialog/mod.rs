//! Dialog with all games that were played here, and the results against each level.

mod my_play;
mod pip;
mod reached;
mod row;
mod skills;
mod with_friends;

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Label, RichText, Ui};

use self::row::Row;
use crate::app::action::DialogAction;
use crate::app::archive::index::{ArchiveIndex, KeptGame, KeptGames};
use crate::app::archive::level_results::{LevelResults, computer_level};
use crate::app::shell::dialogs::{DialogContext, DialogResult, buttons, scroll};
use crate::app::shell::form;
use crate::app::shell::form::Kind;
use crate::app::shell::theme;
use crate::bot::Level;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::paths::shown;
use crate::store::{ArchivedFile, Library};

/// Height of the choice of a page, in points.
const PAGES: f32 = 40.0;
/// Number of games listed at first, and added by each press of *More*.
const PAGE: usize = 100;

/// Dialog with the list of kept games.
pub struct MyGames {
    library: Library,
    listed: Listed,
    /// Filter by game; `None` lists all.
    game: Option<&'static str>,
    /// Filter by level of the computer; `None` lists all.
    level: Option<Level>,
    /// Maximum number of listed games.
    most: usize,
    /// Game that was removed last and its text, to put it back.
    removed: Option<(ArchivedFile, String)>,
    page: Page,
    /// Game and number of players of the page *My play*.
    play: Option<(&'static str, usize)>,
    tasks: my_play::KnownTasks,
}

/// Listed games and their results, for one state of the index and the filters.
#[derive(Default)]
struct Listed {
    of: Option<(Arc<KeptGames>, Filter)>,
    rows: Vec<Row>,
    reached: LevelResults,
}

/// Filters by game and by level of the computer, and the file that was removed last.
type Filter = (Option<&'static str>, Option<Level>, Option<PathBuf>);

/// Page of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    AllGames,
    WithFriends,
    MyPlay,
}

impl MyGames {
    /// Creates the dialog for the games of a library.
    pub fn new(library: Library) -> Self {
        Self {
            library,
            listed: Listed::default(),
            game: None,
            level: None,
            most: PAGE,
            removed: None,
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
                practised = with_friends::show(ui, context);
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
                RowAction::Open(file) => {
                    DialogResult::Do(DialogAction::OpenKept(file.path, file.kind))
                }
                RowAction::Remove(file) => self.remove(file, context),
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
        let titles: Vec<String> =
            titles.map(|title| context.presentation.texts.say(&title)).collect();
        let chosen = entries.iter().position(|entry| entry.id == game);
        let name = context.text("my-games-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &titles, chosen) {
            game = entries[place].id;
        }
        if !context.archive.lists_all() {
            form::note(ui, &context.text("my-games-reading"));
            self.play = Some((game, players));
            return None;
        }
        let kept = context.archive.games().games().iter();
        let summaries = kept.map(|kept| &kept.summary);
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

    /// Lists the games again if the index or a filter has changed.
    fn list_anew(&mut self, archive: &ArchiveIndex) {
        let kept = archive.games();
        let removed = self.removed.as_ref().map(|(file, _)| file.path.clone());
        let filter = (self.game, self.level, removed);
        let listed = self.listed.of.as_ref();
        if listed.is_some_and(|(of, by)| Arc::ptr_eq(of, kept) && *by == filter) {
            return;
        }
        let games = kept.games().iter();
        let games = games.filter(|kept| !archive.is_removed(&kept.file.path));
        let of_game = games.filter(|kept| self.game.is_none_or(|game| kept.summary.game == game));
        let of_game: Vec<&Arc<KeptGame>> = of_game.collect();
        let reached = LevelResults::of(of_game.iter().map(|kept| &kept.summary));
        let is_of_level = |kept: &&&Arc<KeptGame>| {
            let level = self.level;
            level.is_none_or(|level| computer_level(&kept.summary) == Some(level))
        };
        let games = of_game.iter().filter(is_of_level);
        self.listed = Listed {
            rows: games.map(|kept| Row::new(Arc::clone(kept))).collect(),
            reached,
            of: Some((Arc::clone(kept), filter)),
        };
    }

    fn filters(&mut self, ui: &mut Ui, context: &DialogContext) {
        let entries = context.games.games();
        let titles = entries.iter().map(|entry| entry.info.title());
        let titles = titles.map(|title| context.presentation.texts.say(&title));
        let choices: Vec<String> =
            std::iter::once(context.text("my-games-all")).chain(titles).collect();
        let place = entries.iter().position(|entry| Some(entry.id) == self.game);
        let chosen = place.map_or(0, |place| place + 1);
        let name = context.text("my-games-which");
        if let Some(place) = form::segments(ui, (Kind::Values, &name), &choices, Some(chosen)) {
            self.game = place.checked_sub(1).map(|place| entries[place].id);
            self.most = PAGE;
        }
        self.list_anew(context.archive);
        let lists_all = context.archive.lists_all();
        let reached = lists_all.then_some(&self.listed.reached);
        if let Some(level) = reached::show(ui, reached, self.level, context) {
            self.level = (self.level != Some(level)).then_some(level);
            self.most = PAGE;
        }
    }

    fn list(&mut self, ui: &mut Ui, context: &DialogContext) -> Option<RowAction> {
        self.list_anew(context.archive);
        let listed = &self.listed.rows;
        self.note(ui, listed.len(), context);
        let mut wanted = None;
        for row in listed.iter().take(self.most) {
            let pressed = row::show(ui, row, context);
            wanted = pressed
                .map(|pressed| match pressed {
                    row::Pressed::Open => RowAction::Open(row.kept.file.clone()),
                    row::Pressed::Remove => RowAction::Remove(row.kept.file.clone()),
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
        let key = match (context.archive.lists_all(), listed) {
            (false, _) => "my-games-reading",
            (true, 0) => "my-games-none",
            (true, _) => "my-games-count",
        };
        form::note(ui, &texts.say(&Phrase::new(key).with("count", listed)));
        let damaged = context.archive.games().damaged();
        if damaged > 0 {
            let folder = self.library.folder().map(shown).unwrap_or_default();
            let words =
                Phrase::new("my-games-damaged").with("count", damaged).with("folder", folder);
            let colour = theme::palette(ui.ctx()).danger;
            let words = RichText::new(texts.say(&words)).small().color(colour);
            ui.add(Label::new(words).wrap());
        }
    }

    /// The game can be put back as long as the dialog is open.
    fn remove(&mut self, file: ArchivedFile, context: &DialogContext) -> DialogResult {
        match self.library.remove(&file) {
            Ok(text) => {
                context.archive.set_removed(&file.path, true);
                self.removed = Some((file, text));
                DialogResult::Stay
            }
            Err(fault) => DialogResult::Do(DialogAction::TellFault(fault.phrase())),
        }
    }

    /// Offers to put back the game that was removed last.
    fn removed_line(&mut self, ui: &mut Ui, context: &DialogContext) {
        let Some((file, text)) = self.removed.take() else {
            return;
        };
        let mut back = false;
        ui.horizontal(|ui| {
            ui.label(context.text("my-games-removed"));
            back = ui.button(context.text("my-games-put-back")).clicked();
        });
        if back && self.library.put_back(&file, &text).is_ok() {
            context.archive.set_removed(&file.path, false);
        } else {
            self.removed = Some((file, text));
        }
    }
}

enum RowAction {
    Open(ArchivedFile),
    Remove(ArchivedFile),
}
