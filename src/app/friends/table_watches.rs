//! Tables in shared folders that are not on the board: who has moved there is told wherever the user is.

use std::sync::Arc;

use egui::Context;

use crate::app::App;
use crate::app::action::GameId;
use crate::app::activity::id::ActivityId;
use crate::app::archive::game_summaries;
use crate::app::archive::index::{KeptGame, KeptGames};
use crate::app::friends::{FolderNews, FolderWorker};
use crate::app::game::table::FriendStep;
use crate::app::shell::command::{Command, FriendCommand};
use crate::app::shell::toasts::Tone;
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::store::friends::{FriendMessage, SeatFile, SharedGame};

/// Most tables that are looked at.
const MOST: usize = 16;
const MOVED: &str = "friend-moved-there";
const ANSWERED: &str = "friend-answered-there";

/// Tables that are not on the board, and the games at them in which a friend has moved.
#[derive(Default)]
pub(crate) struct TableWatches {
    tables: Vec<WatchedTable>,
    chosen_by: Option<ChosenBy>,
    /// Ids of the games in which a friend has moved, the latest last.
    calls: Vec<String>,
}

/// The tables are chosen anew when one of these changes.
struct ChosenBy {
    kept: Arc<KeptGames>,
    suspended: Option<GameId>,
    /// Id of the friend's game on the board.
    here: Option<String>,
}

struct WatchedTable {
    known: KnownTable,
    worker: FolderWorker,
}

/// Knowledge of this seat about a table.
struct KnownTable {
    /// Id of the game.
    id: String,
    /// Name of the game in files.
    game: &'static str,
    shared: SharedGame,
    own: usize,
    /// Names of the players by seat.
    names: Vec<String>,
    heard: Vec<FriendMessage>,
    /// Number of moves.
    moves: usize,
}

impl TableWatches {
    /// Ids of the games in which a friend has moved, the latest last.
    pub(crate) fn calls(&self) -> &[String] {
        &self.calls
    }

    /// A friend has moved in this game, and the user does not see it.
    pub(crate) fn call(&mut self, id: &str) {
        self.calls.retain(|known| known != id);
        self.calls.push(id.to_owned());
    }

    /// Returns `true` if this game was called.
    fn answer(&mut self, id: &str) -> bool {
        let calls = self.calls.len();
        self.calls.retain(|known| known != id);
        self.calls.len() < calls
    }
}

impl KnownTable {
    /// The latest file of another seat that says more than is known.
    fn hear(&mut self, files: Vec<SeatFile>) -> Option<SeatFile> {
        let mut latest = None;
        for file in files {
            if file.message.seat != self.own && self.learn(&file.message) {
                latest = Some(file);
            }
        }
        latest
    }

    /// Returns `true` if a message says more than is known.
    fn learn(&mut self, message: &FriendMessage) -> bool {
        match self.heard.iter_mut().find(|known| known.seat == message.seat) {
            Some(known) if known.edition >= message.edition => false,
            Some(known) => {
                known.clone_from(message);
                true
            }
            None => {
                self.heard.push(message.clone());
                true
            }
        }
    }
}

impl App {
    /// Tells of the moves at tables that are not on the board.
    pub(crate) fn follow_tables(&mut self, ctx: &Context) {
        self.choose_tables(ctx);
        let is_at_board = self.activities.active().game().is_some();
        let here = self.friends.watches.chosen_by.as_ref().and_then(|by| by.here.clone());
        if let Some(here) = here.filter(|_| is_at_board)
            && self.friends.watches.answer(&here)
        {
            self.chrome.dismiss(&[MOVED, ANSWERED]);
        }
        let mut calls = Vec::new();
        for WatchedTable { known, worker } in &mut self.friends.watches.tables {
            for news in worker.poll() {
                // A drive that is not there is met when the game is opened.
                if let FolderNews::Changed(state) = news
                    && let Some(file) = known.hear(state.seats)
                {
                    let name = known.names.get(file.message.seat).cloned().unwrap_or_default();
                    let found = self.shared.games.read(ctx, &file.text);
                    let moves = found.map_or(0, |found| found.table.history().len());
                    calls.push((known.id.clone(), name, moves > known.moves));
                    known.moves = known.moves.max(moves);
                }
            }
        }
        for (id, name, has_moved) in calls {
            self.call(ctx, &id, &name, has_moved);
        }
    }

    /// Tells that a friend has moved, or has answered something, in a game that the user does not see.
    pub(crate) fn call(&mut self, ctx: &Context, id: &str, name: &str, has_moved: bool) {
        self.friends.watches.call(id);
        self.chrome.dismiss(&[MOVED, ANSWERED]);
        let told = Phrase::new(if has_moved { MOVED } else { ANSWERED }).with("name", name);
        self.chrome.offer(Tone::Info, &told, Command::Friend(FriendCommand::GoThere));
        self.attract(ctx);
    }

    /// Opens the game in which a friend has moved last.
    pub(crate) fn go_to_caller(&mut self, ctx: &Context) {
        let Some(id) = self.friends.watches.calls().last().cloned() else {
            return;
        };
        self.chrome.dismiss(&[MOVED, ANSWERED]);
        self.friends.watches.answer(&id);
        let suspended = self.activities.game.suspended();
        let suspended = suspended.and_then(|game| game.state.friend.as_ref());
        if self.goes_on_here(&id) {
            self.show_activity(ctx, ActivityId::Game);
        } else if suspended.is_some_and(|friend| friend.table == id) {
            self.back_to_game(ctx);
        } else if let Some(file) =
            self.shared.archive.games().find(&id).map(|game| game.file.clone())
        {
            self.open_kept(ctx, file.path, &file.kind);
        }
    }

    fn choose_tables(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let here = game.state().friend.as_ref().filter(|_| !game.is_welcome());
        let here = here.map(|friend| &friend.table);
        let suspended = game.suspended_id();
        let kept = self.shared.archive.games();
        let is_chosen_by = |by: &ChosenBy| {
            Arc::ptr_eq(&by.kept, kept) && by.suspended == suspended && by.here.as_ref() == here
        };
        if self.friends.watches.chosen_by.as_ref().is_some_and(is_chosen_by) {
            return;
        }
        let mut wanted: Vec<KnownTable> = Vec::new();
        let ongoing = kept.ongoing().iter().filter_map(|kept| self.kept_table(kept));
        for known in self.suspended_table().into_iter().chain(ongoing) {
            if Some(&known.id) != here && wanted.iter().all(|other| other.id != known.id) {
                wanted.push(known);
            }
        }
        wanted.truncate(MOST);
        let chosen_by = ChosenBy { kept: Arc::clone(kept), suspended, here: here.cloned() };
        let mut before = std::mem::take(&mut self.friends.watches.tables);
        let tables = wanted.into_iter().map(|mut known| {
            let same = before.iter().position(|table| {
                (&table.known.id, &table.known.shared) == (&known.id, &known.shared)
            });
            if let Some(table) = same.map(|place| before.swap_remove(place)) {
                for message in &table.known.heard {
                    known.learn(message);
                }
                known.moves = known.moves.max(table.known.moves);
                return WatchedTable { known, worker: table.worker };
            }
            let seats = self.shared.games.game_or_first(known.game).tool.seat_names();
            let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
            let table = (known.shared.clone(), known.id.clone());
            let worker = FolderWorker::begin(ctx, table, (seats, known.own));
            WatchedTable { known, worker }
        });
        self.friends.watches.tables = tables.collect();
        self.friends.watches.chosen_by = Some(chosen_by);
    }

    fn suspended_table(&self) -> Option<KnownTable> {
        let game = self.activities.game.suspended()?;
        let friend = game.table.friend_game().filter(|friend| !friend.is_lost)?;
        let seats = (0..friend.seats).map(Player::seat);
        let names = seats.map(|seat| game.state.seat_title(seat, &self.shared.texts));
        Some(KnownTable {
            id: friend.message.table.clone(),
            game: game.state.game,
            shared: friend.shared.clone()?,
            own: friend.message.seat,
            names: names.collect(),
            heard: friend.others.clone(),
            moves: game.table.history().len(),
        })
    }

    fn kept_table(&self, kept: &KeptGame) -> Option<KnownTable> {
        let summary = &kept.summary;
        let friend = summary.friend.as_ref().filter(|friend| friend.step != FriendStep::Lost)?;
        let seats = (0..summary.seats.len()).map(Player::seat);
        let names = seats.map(|seat| self.shared.texts.say(&game_summaries::name(summary, seat)));
        Some(KnownTable {
            id: friend.table.clone(),
            game: summary.game,
            shared: friend.shared.clone()?,
            own: friend.own.index(),
            names: names.collect(),
            heard: friend.heard.clone(),
            moves: friend.moves,
        })
    }
}
