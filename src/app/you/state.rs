//! What the page shows: a game, filters, and the games that they leave.

use std::cell::OnceCell;
use std::path::PathBuf;
use std::sync::Arc;

use super::command::{GameList, YouCommand};
use crate::app::archive::index::{ArchiveIndex, KeptGame, KeptGames};
use crate::app::archive::level_results::{LevelResults, computer_level};
use crate::app::exercise::practice::SkillTasks;
use crate::app::game::table::ScaleId;
use crate::app::shared::Shared;
use crate::bot::Level;
use crate::store::{ArchivedFile, Practice};

/// Number of games listed at first, and added by each press of *More*.
const PAGE: usize = 100;

/// State of the page.
#[derive(Default)]
pub(crate) struct You {
    /// Number of times that the page was opened; it begins at its top each time.
    pub(super) opened: usize,
    pub(super) scale_id: ScaleId,
    /// Filter by level of the computer; `None` lists all.
    pub(super) level: Option<Level>,
    pub(super) list: GameList,
    pub(super) shows_all_levels: bool,
    /// Maximum number of listed games.
    pub(super) most: usize,
    pub(super) listed: Listed,
    /// Positions to practise, once all numbers are known.
    pub(super) tasks: Option<(ScaleId, SkillTasks)>,
    /// Game that was deleted last and its text.
    pub(super) deleted: Option<(ArchivedFile, String)>,
}

/// Listed games and the results against each level, for one state of the index and the filters.
#[derive(Default)]
pub(super) struct Listed {
    of: Option<Filter>,
    pub(super) kept: Arc<KeptGames>,
    /// No game that was left is missing.
    pub(super) is_complete: bool,
    pub(super) rows: Vec<Row>,
    pub(super) results: LevelResults,
}

/// Game and number of players, level of the computer, and the file that was deleted last.
type Filter = (ScaleId, Option<Level>, Option<PathBuf>);

/// A listed game with its index among the kept ones.
pub(super) struct Row {
    pub(super) index: usize,
    pub(super) kept: Arc<KeptGame>,
    pub(super) words: OnceCell<Words>,
}

/// Description of a listed game.
pub(super) struct Words {
    pub(super) outcome: String,
    pub(super) about: String,
    /// In one line.
    pub(super) said: String,
    pub(super) delete: String,
}

impl You {
    /// Shows the games of this scale from the top.
    pub(super) fn begin(&mut self, scale_id: ScaleId, list: GameList) {
        let opened = self.opened + 1;
        *self = Self { opened, scale_id, list, most: PAGE, ..Self::default() };
    }

    /// Applies a choice of the user.
    pub(super) fn choose(&mut self, shared: &Shared, choice: YouCommand) {
        match choice {
            YouCommand::Game(index) => {
                let entry = shared.games.games().get(index);
                let game = entry.map_or(self.scale_id.0, |entry| entry.id);
                (self.scale_id, self.level) = ((game, 2), None);
            }
            YouCommand::Players(players) => self.scale_id.1 = players,
            YouCommand::AllLevels => return self.shows_all_levels ^= true,
            YouCommand::Level(level) => {
                self.level = Some(level).filter(|_| self.level != Some(level));
                self.list = GameList::All;
            }
            YouCommand::List(list) => (self.list, self.level) = (list, None),
            YouCommand::More => return self.most += PAGE,
            _ => return,
        }
        self.most = PAGE;
    }

    /// The kept game with this index.
    pub(super) fn kept(&self, index: usize) -> Option<&Arc<KeptGame>> {
        self.listed.kept.games().get(index)
    }

    /// Lists the games again if the index or a filter has changed.
    pub(crate) fn refresh(&mut self, shared: &Shared, practice: &Practice) {
        let ratings = &shared.ratings;
        let known = ratings.players(self.scale_id.0);
        if !known.contains(&self.scale_id.1) {
            self.scale_id.1 = known.first().copied().unwrap_or(2);
        }
        self.list_anew(&shared.archive);
        let is_known = self.tasks.as_ref().is_some_and(|(known, _)| *known == self.scale_id);
        if ratings.is_complete() && !is_known {
            let entry = shared.entry(self.scale_id.0);
            let files = ratings.files(self.scale_id);
            let tasks = SkillTasks::of(entry, (self.scale_id.1, files), practice);
            self.tasks = Some((self.scale_id, tasks));
        }
    }

    fn list_anew(&mut self, archive: &ArchiveIndex) {
        self.listed.is_complete = archive.lists_all();
        let kept = archive.games();
        let deleted = self.deleted.as_ref().map(|(file, _)| file.path.clone());
        let filter = (self.scale_id, self.level, deleted);
        if Arc::ptr_eq(&self.listed.kept, kept) && self.listed.of.as_ref() == Some(&filter) {
            return;
        }
        let (game, players) = self.scale_id;
        let games = kept.games().iter().enumerate().filter(|(_, kept)| kept.summary.game == game);
        let games = games.filter(|(_, kept)| !archive.is_removed(&kept.file.path));
        let with_players = games.clone().map(|(_, kept)| &kept.summary);
        let results =
            LevelResults::of(with_players.filter(|summary| summary.seats.len() == players));
        let is_of_level = |kept: &KeptGame| {
            let level = self.level;
            level.is_none_or(|level| computer_level(&kept.summary) == Some(level))
        };
        let rows = games.filter(|(_, kept)| is_of_level(kept)).map(|(index, kept)| Row {
            index,
            kept: Arc::clone(kept),
            words: OnceCell::new(),
        });
        self.listed.rows = rows.collect();
        self.listed.results = results;
        self.listed.of = Some(filter);
        self.listed.kept = Arc::clone(kept);
    }
}
