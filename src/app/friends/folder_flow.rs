//! The flow of games at a table in a shared folder: what the files of the seats tell, and this seat's own file.

use egui::{Context, UserAttentionType, ViewportCommand};

use crate::app::App;
use crate::app::action::GameId;
use crate::app::friends::{FolderNews, FolderWorker};
use crate::app::shell::toasts::Tone;
use crate::board::sound::{Cues, Sound};
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::Player;
use crate::store::OpenError;
use crate::store::friends::{OddFile, SeatFile};

/// Most files that do not count and are named at once.
const MOST_ODD: usize = 3;

/// The folder of the table on the board.
pub(crate) struct OpenFolder {
    game: GameId,
    worker: FolderWorker,
    /// Edition that was written last.
    written: Option<u32>,
    /// Files that were reported.
    told: Vec<OddFile>,
}

impl App {
    /// Looks at the folder of the table on the board, and writes this seat's file.
    pub(crate) fn follow_folder(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let friend = game.state().friend.as_ref().filter(|_| !game.is_welcome());
        let shared = friend.and_then(|friend| friend.shared.clone());
        let Some((shared, friend)) = shared.zip(friend) else {
            self.friends.folder = None;
            return;
        };
        let id = game.id();
        if self.friends.folder.as_ref().is_none_or(|open| open.game != id) {
            let seats = self.shared.games.game_or_first(game.state().game).tool.seat_names();
            let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
            let own = friend.own.index();
            let worker = FolderWorker::begin(ctx, (shared, friend.table.clone()), (seats, own));
            self.friends.folder =
                Some(OpenFolder { game: id, worker, written: None, told: Vec::new() });
        }
        self.write_to_folder();
        let news: Vec<FolderNews> =
            self.friends.folder.iter().flat_map(|open| open.worker.poll()).collect();
        for news in news {
            match news {
                FolderNews::Changed(state) => self.hear_folder(ctx, &state.seats, state.odd),
                FolderNews::Fault(fault) => {
                    let told = Phrase::new("friend-folder-fault").with("fault", fault.phrase());
                    self.chrome.toast(Tone::Error, &told);
                }
                FolderNews::Back => self.chrome.dismiss(&["friend-folder-fault"]),
            }
        }
        self.write_to_folder();
    }

    /// Leaves the folder once this seat's last file is written.
    pub(crate) fn leave_folder(&mut self) {
        self.write_to_folder();
        if let Some(open) = self.friends.folder.take() {
            open.worker.finish();
        }
    }

    fn write_to_folder(&mut self) {
        let table = self.activities.game.table();
        if let Some(open) = &mut self.friends.folder
            && let Some(friend) = table.friend_game().filter(|friend| !friend.is_lost)
            && open.written != Some(friend.message.edition)
            && let Some(text) = table.message()
        {
            open.worker.write(text);
            open.written = Some(friend.message.edition);
        }
    }

    fn hear_folder(&mut self, ctx: &Context, seats: &[SeatFile], odd: Vec<OddFile>) {
        let Some(open) = &mut self.friends.folder else {
            return;
        };
        let table = self.activities.game.table_mut();
        let Some(friend) = table.friend_game() else {
            return;
        };
        let is_lost = friend.is_lost;
        if let Some(file) = seats.iter().find(|file| friend.is_taken_over_by(&file.message)) {
            let is_free = |seat: &usize| seats.iter().all(|file| file.message.seat != *seat);
            let free = (0..friend.seats).find(is_free).filter(|_| friend.yields_to(&file.message));
            if let Some(seat) = free.map(Player::seat) {
                table.take_seat(seat);
                let told = Phrase::new("friend-seat-changed").with("seat", table.seat_name(seat));
                self.friends.folder = None;
                self.chrome.toast(Tone::Info, &told);
                self.activities.game.refresh(ctx, &self.shared);
            } else if !is_lost {
                table.lose_seat();
                let told = Phrase::new("friend-seat-lost").with("file", file.name.as_str());
                self.chrome.toast(Tone::Error, &told);
                self.activities.game.refresh(ctx, &self.shared);
            }
            return;
        }
        let new: Vec<OddFile> = odd.into_iter().filter(|odd| !open.told.contains(odd)).collect();
        for odd in new.iter().take(MOST_ODD) {
            let (key, name) = match odd {
                OddFile::Copy(name) => ("friend-file-copy", name),
                OddFile::Damaged(name) => ("friend-file-damaged", name),
                OddFile::NotAFile(name) => ("friend-file-odd", name),
            };
            self.chrome.toast(Tone::Info, &Phrase::new(key).with("file", name.as_str()));
        }
        open.told.extend(new);
        // The moves below the tags may be missing.
        let own = table.message().unwrap_or_default();
        let is_current = |file: &SeatFile| file.text.trim_end() == own.trim_end();
        if !seats.iter().any(is_current) {
            // The seat's own file is missing, damaged, or an old copy has come back.
            open.written = None;
        }
        let texts: Vec<String> = seats.iter().map(|file| file.text.clone()).collect();
        let received = table.receive(&texts);
        self.activities.game.refresh(ctx, &self.shared);
        if let Some(place) = received.unread {
            let SeatFile { name, text, .. } = &seats[place];
            let told = match self.fault_in(text) {
                Some(error) => {
                    let path = name.into();
                    OpenError::Record { path, error }.phrase()
                }
                None => Phrase::new("friend-file-wrong").with("file", name.as_str()),
            };
            self.chrome.toast(Tone::Error, &told);
        }
        if let Some((place, problem)) = &received.problem {
            let told = Phrase::new("file-fault")
                .with("file", seats[*place].name.as_str())
                .with("reason", problem.clone());
            self.chrome.toast(Tone::Error, &told);
        }
        if received.moves > 0 || received.has_ended || received.talks {
            if self.activities.active().game().is_none()
                && let Some(friend) = &self.state().friend
            {
                let (id, mover) = (friend.table.clone(), friend.awaited);
                let name = self.state().seat_title(mover, &self.shared.texts);
                return self.call(ctx, &id, &name, received.moves > 0);
            }
            if received.moves > 0 {
                self.report_received_moves(&received);
            }
            self.attract(ctx);
        }
    }

    /// Something has arrived that the user may not see.
    pub(crate) fn attract(&mut self, ctx: &Context) {
        self.chrome.sound(&self.shared.settings, &Cues::one(Sound::Begun));
        if ctx.input(|input| input.viewport().focused) != Some(true) {
            let request = ViewportCommand::RequestUserAttention(UserAttentionType::Informational);
            ctx.send_viewport_cmd(request);
        }
    }
}
