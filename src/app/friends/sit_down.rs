//! Sitting down at a table in a shared folder: as the seat that already plays here, in a free one, or in one that the
//! user takes over.

use std::path::Path;

use egui::Context;

use crate::app::App;
use crate::app::action::DialogAction;
use crate::app::friends::waiting::Waiting;
use crate::app::game::table::LoadedTable;
use crate::app::platform::jobs::{Job, JobNews};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::toasts::Tone;
use crate::phrase::{Phrase, ToPhrase};
use crate::random;
use crate::rules::Player;
use crate::store::dates::local_time;
use crate::store::friends::{
    FriendGame, FriendMessage, SeatFile, SharedGame, list_games, seat_file_name, seat_files,
    table_in,
};

/// A seat's file that was opened, while the files of the others are read.
pub(crate) struct SeatSearch {
    /// Name of the table, and its files.
    job: Job<(String, Vec<SeatFile>)>,
    shared: SharedGame,
    message: FriendMessage,
    text: String,
}

impl App {
    /// Opens the table of a seat's file in a shared folder: as the seat that already plays here, or in a free one,
    /// or in this one, if the user takes it over. Returns `false` if the file is none.
    pub(crate) fn open_seat_file(&mut self, ctx: &Context, path: &Path, text: &str) -> bool {
        let Some(message) = FriendMessage::of_sheet(text) else {
            return false;
        };
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let tool = self.shared.games.tool_of(text);
        let seat = tool.and_then(|tool| tool.seat_names().get(message.seat).copied());
        let is_named = seat.is_some_and(|seat| file.ends_with(&seat_file_name("", seat)));
        let folder = path.parent().filter(|_| is_named);
        let Some((folder, name)) = folder.zip(table_in(file)) else {
            return false;
        };
        if self.waits_for_archive(&message.table) {
            let waiting = Waiting::File(path.to_owned(), text.to_owned());
            self.friends.waiting = Some((message.table, waiting));
            return true;
        }
        let shared = SharedGame { folder: folder.to_owned(), name };
        self.look_for_seat(ctx, shared, (message, text.to_owned()));
        true
    }

    /// Reads the files of a table in the background, and then sits down.
    pub(crate) fn look_for_seat(
        &mut self,
        ctx: &Context,
        shared: SharedGame,
        (message, text): (FriendMessage, String),
    ) {
        let (folder, id) = (shared.folder.clone(), message.table.clone());
        let job = Job::start(ctx, "seats", move |reporter| {
            let is_it = |file: &SeatFile| file.message.table == id;
            let tables = list_games(&folder).unwrap_or_default();
            let found = tables.into_iter().find(|(_, files)| files.iter().any(is_it));
            reporter.report(found.unwrap_or_default());
        });
        self.friends.seat_search = Some(SeatSearch { job, shared, message, text });
    }

    pub(crate) fn poll_seat_search(&mut self, ctx: &Context) {
        let news = self.friends.seat_search.as_ref().map(|search| search.job.poll());
        let (name, files) = match news {
            Some(JobNews::Report(found)) => found,
            Some(JobNews::Ended) => Default::default(),
            Some(JobNews::Running) | None => return,
        };
        if let Some(SeatSearch { mut shared, message, text, .. }) = self.friends.seat_search.take()
        {
            if !files.is_empty() {
                shared.name = name;
            }
            self.join(ctx, (shared, &files), (message, text));
        }
    }

    /// Continues a game that is known here, takes a free seat in a new one, or asks whether to take over the seat of
    /// the message.
    fn join(
        &mut self,
        ctx: &Context,
        (shared, files): (SharedGame, &[SeatFile]),
        (message, text): (FriendMessage, String),
    ) {
        let is_lost = self.table().friend_game().is_some_and(|friend| friend.is_lost);
        if self.goes_on_here(&message.table) && !is_lost {
            return self.move_to_folder(ctx, shared);
        }
        let known = self.shared.archive.games().find(&message.table);
        let known = known.filter(|game| !game.summary.is_lost_seat());
        if let Some(file) = known.map(|game| game.file.clone()) {
            self.open_kept(ctx, file.path, &file.kind);
            return self.move_to_folder(ctx, shared);
        }
        let found = match self.shared.games.read(ctx, &text) {
            Ok(found) => found,
            Err(error) => return self.chrome.toast(Tone::Error, &error.phrase()),
        };
        let is_taken = |seat: usize| files.iter().any(|file| file.message.seat == seat);
        let is_free = |seat: &usize| *seat != message.seat && !is_taken(*seat);
        if let Some(seat) = (0..found.table.seats()).find(is_free) {
            return self.write_seat_file(ctx, found, (shared, message, Player::seat(seat)));
        }
        let seat = found.table.seat_name(Player::seat(message.seat));
        self.ask_to_take_over(shared, (message, text), seat);
    }

    /// The folder of the table on the board is the one in which its file was opened now.
    fn move_to_folder(&mut self, ctx: &Context, shared: SharedGame) {
        let friend = self.state().friend.as_ref();
        let known = friend.and_then(|friend| friend.shared.as_ref());
        if known.is_some_and(|known| known.folder != shared.folder) {
            self.activities.game.table_mut().move_to_folder(shared);
            self.friends.folder = None;
            self.activities.game.refresh(ctx, &self.shared);
        }
    }

    /// Asks whether to take over the seat of the game on the board again.
    pub(crate) fn ask_for_own_seat(&mut self) {
        let Some((shared, own)) = self.own_seat() else {
            return;
        };
        let table = self.state().friend.as_ref().map(|friend| friend.table.clone());
        let files = match seat_files(&shared.folder, &table.unwrap_or_default()) {
            Ok(files) => files,
            Err(error) => {
                let told = Phrase::new("friend-folder-fault").with("fault", error.phrase());
                return self.chrome.toast(Tone::Error, &told);
            }
        };
        let mut files = files.into_iter().filter(|file| file.message.seat == own.index());
        if let Some(SeatFile { message, text, .. }) = files.next() {
            let seat = self.table().seat_name(own);
            self.ask_to_take_over(shared, (message, text), seat);
        }
    }

    fn own_seat(&self) -> Option<(SharedGame, Player)> {
        let friend = self.state().friend.as_ref()?;
        Some((friend.shared.clone()?, friend.own))
    }

    fn ask_to_take_over(
        &mut self,
        shared: SharedGame,
        (message, text): (FriendMessage, String),
        seat: Phrase,
    ) {
        let about = Phrase::new("friend-take-over-text")
            .with("table", shared.name.as_str())
            .with("seat", seat);
        let action = DialogAction::TakeOver(shared, Box::new((message, text)));
        let question = Confirm::new(Question::TakeOver, about, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Takes over the seat of a message; the other program sees this and stops.
    pub(crate) fn take_over_seat(
        &mut self,
        ctx: &Context,
        shared: SharedGame,
        (message, text): (FriendMessage, String),
    ) {
        if let Ok(found) = self.shared.games.read(ctx, &text) {
            let own = Player::seat(message.seat);
            self.write_seat_file(ctx, found, (shared, message, own));
        }
    }

    fn write_seat_file(
        &mut self,
        ctx: &Context,
        mut found: LoadedTable,
        (shared, message, own): (SharedGame, FriendMessage, Player),
    ) {
        let mut friend = FriendGame::joined(&message, own, found.table.seats(), random::seed());
        if message.seat == own.index() {
            let writer = std::mem::take(&mut friend.message.writer);
            friend.message = FriendMessage { writer, ..message };
            friend.touch();
        }
        friend.shared = Some(shared);
        friend.moved = (!found.table.history().is_empty()).then(local_time);
        found.table.seat_with_friend(friend);
        self.begin(ctx, found);
        self.chrome.sound_begun(&self.shared.settings);
    }
}
