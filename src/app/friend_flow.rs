//! The flow of games with somebody elsewhere: starting them, letters that are copied and pasted, and tables in a
//! shared folder.

use std::path::Path;
use std::sync::Arc;

use egui::{Context, TextureHandle, UserAttentionType, ViewportCommand};

use super::App;
use super::action::{DialogAction, GameId};
use super::dialogs::Dialog;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::friend_note::FriendNote;
use super::elsewhere_choice::ElsewhereChoice;
use super::friends::{FolderNews, FolderWorker, FriendGames, LetterClipboard, LetterPreview};
use super::share::{Choice, ExportResult, Extent, Job, Order, Subject};
use super::table::{Draft, FriendStep, LoadedTable, Received};
use super::toasts::Tone;
use crate::board::Look;
use crate::board::sound::{Cues, Sound};
use crate::phrase::{Phrase, ToPhrase};
use crate::random;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::dates::local_time;
use crate::store::friends::{
    FriendGame, Letter, OddFile, SeatFile, SharedTable, seat_file_name, tables_in,
};
use crate::store::{OpenError, RecordError};

/// Connections to people elsewhere.
#[derive(Default)]
pub(super) struct Elsewhere {
    /// Known games.
    pub(super) games: FriendGames,
    /// Letter that is being drawn for the clipboard, and its text.
    copying: Option<(Job, String)>,
    preview: LetterPreview,
    clipboard: Option<LetterClipboard>,
    folder: Option<OpenFolder>,
}

/// The folder of the table on the board.
struct OpenFolder {
    game: GameId,
    worker: FolderWorker,
    /// Edition that was written last.
    written: Option<u32>,
    /// Files that were reported.
    told: Vec<OddFile>,
    /// Another program holds this seat now.
    is_lost: bool,
}

impl App {
    /// Copies letters through the system's clipboard; otherwise only their text is copied.
    pub(super) fn set_letter_clipboard(&mut self, clipboard: LetterClipboard) {
        self.elsewhere.clipboard = Some(clipboard);
    }

    pub(super) fn start_with_friend(
        &mut self,
        ctx: &Context,
        (draft, seats): (&dyn Draft, Vec<Seat>),
        choice: ElsewhereChoice,
    ) {
        let mut friend = FriendGame::new(choice.own, seats.len(), random::seed());
        friend.letter.with_help = choice.with_help;
        friend.shared = choice.shared;
        let mut table = draft.deal(ctx, seats);
        table.seat_with_friend(friend);
        self.begin(ctx, LoadedTable::new(table));
        self.chrome.sound_begun(&self.shared.settings);
    }

    /// Starts another game with the same people by letters; for a table in a folder, asks for its name.
    pub(super) fn play_friend_again(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        let state = self.state();
        let Some(friend) = &state.friend else {
            return;
        };
        if friend.shared.is_some() {
            return self.open_new_game(true);
        }
        let own = state.seats.get(friend.own.index());
        let place = seats.iter().position(|seat| Some(seat) == own);
        let choice = ElsewhereChoice {
            own: place.map_or(friend.own, Player::seat),
            with_help: friend.with_help,
            shared: None,
        };
        self.start_with_friend(ctx, (draft, seats), choice);
    }

    /// Draws the letter of the game on the table, to copy it.
    pub(super) fn copy_letter(&mut self, ctx: &Context) {
        let Some((sheet, (subject, choice))) = self.table().letter().zip(self.letter(ctx)) else {
            return;
        };
        let text = format!("{}\n\n{sheet}", self.greeting());
        let job = Job::begin(ctx, subject, choice, Order::Picture(1.0));
        self.elsewhere.copying = Some((job, text));
    }

    /// The picture of the letter, to be drawn. The other player sees the board from their own side.
    fn letter(&self, ctx: &Context) -> Option<(Subject, Choice)> {
        let reel = self.table().letter_reel()?;
        let state = self.state();
        let viewer = state
            .friend
            .as_ref()
            .map_or(state.viewer, |friend| friend.awaited);
        let subject = Subject {
            ply: reel.moves(),
            reel,
            look: Look {
                viewer,
                ..self.shared.look(ctx, state.seen_from())
            },
            texts: Arc::clone(&self.shared.texts),
        };
        let choice = Choice {
            extent: Extent::Position,
            code: true,
            ..Choice::default()
        };
        Some((subject, choice))
    }

    /// The picture of the letter that is to be sent, once it is drawn.
    pub(super) fn letter_picture(&self) -> Option<&TextureHandle> {
        self.elsewhere.preview.texture(self.table().edition()?)
    }

    fn refresh_preview(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let step = game.state().friend.as_ref().map(|friend| friend.step);
        let is_due = step == Some(FriendStep::ToSend) && !game.is_welcome();
        match self.table().edition().filter(|_| is_due) {
            Some(edition) => {
                let mut preview = std::mem::take(&mut self.elsewhere.preview);
                preview.refresh(ctx, edition, || self.letter(ctx));
                self.elsewhere.preview = preview;
            }
            None => self.elsewhere.preview.clear(),
        }
    }

    /// "Kuba: Ana, your push. Paste this message into Kuba, or drop the picture on it."
    fn greeting(&self) -> String {
        let state = self.state();
        let texts = &self.shared.texts;
        let Some(friend) = &state.friend else {
            return String::new();
        };
        let greeting = Phrase::new("friend-greeting")
            .with("game", state.title.clone())
            .with("name", state.seat_title(friend.awaited, texts))
            .with("over", i64::from(state.ended.is_some()));
        texts.say(&greeting)
    }

    pub(super) fn poll_letter(&mut self, ctx: &Context) {
        let Some(made) = self
            .elsewhere
            .copying
            .as_ref()
            .and_then(|(job, _)| job.poll())
        else {
            return;
        };
        let Some((_, text)) = self.elsewhere.copying.take() else {
            return;
        };
        let is_copied = match (made, &mut self.elsewhere.clipboard) {
            (ExportResult::Picture(picture), Some(clipboard)) => clipboard.copy(&text, &picture),
            _ => false,
        };
        let key = if is_copied {
            "friend-copied"
        } else {
            ctx.copy_text(text);
            "friend-copied-text"
        };
        self.activities.game.table_mut().set_sent();
        self.activities.game.refresh(ctx, &self.shared);
        let told = self.with_awaited(Phrase::new(key));
        self.chrome.tell(Tone::Info, &told);
    }

    fn with_awaited(&self, phrase: Phrase) -> Phrase {
        let state = self.state();
        let name = state
            .friend
            .as_ref()
            .map(|friend| state.seat_title(friend.awaited, &self.shared.texts));
        phrase.with("name", name.unwrap_or_default())
    }

    pub(super) fn answer_friend(&mut self, ctx: &Context, yes: bool) {
        self.activities.game.table_mut().answer_friend(yes);
        self.activities.game.refresh(ctx, &self.shared);
    }

    pub(super) fn ask_friend_for_draw(&mut self, ctx: &Context) {
        self.activities.game.table_mut().ask_friend_for_draw();
        self.activities.game.refresh(ctx, &self.shared);
    }

    pub(super) fn ask_for_note(&mut self) {
        self.chrome.open(Dialog::FriendNote(FriendNote::default()));
    }

    pub(super) fn set_friend_note(&mut self, ctx: &Context, text: &str) {
        self.activities.game.table_mut().set_friend_note(text);
        self.activities.game.refresh(ctx, &self.shared);
    }

    /// Opens or continues the game of a letter. Returns `false` if the text is none.
    pub(super) fn take_letter(&mut self, ctx: &Context, text: &str) -> bool {
        let Some(letter) = Letter::of_sheet(text) else {
            return false;
        };
        if !self.goes_on_here(&letter.table) {
            let known = self.elsewhere.games.find(&letter.table);
            if let Some(file) = known.map(|game| game.file.clone()) {
                self.open_kept(ctx, file.path, &file.kind);
            }
        }
        if !self.goes_on_here(&letter.table) {
            return self.accept_invitation(ctx, &letter, text);
        }
        let own = self
            .state()
            .friend
            .as_ref()
            .map(|friend| friend.own.index());
        if own == Some(letter.seat) {
            let told = Phrase::new("friend-own-letter");
            self.chrome.tell(Tone::Info, &told);
            return true;
        }
        let received = self.activities.game.table_mut().hear(&[text.to_owned()]);
        self.activities.game.refresh(ctx, &self.shared);
        self.report_letter(&received, text);
        true
    }

    fn goes_on_here(&self, table: &str) -> bool {
        let friend = self.state().friend.as_ref();
        !self.activities.game.is_welcome() && friend.is_some_and(|friend| friend.table == table)
    }

    /// Sits down at the other side of a game that is new here. A finished game is opened like any other.
    fn accept_invitation(&mut self, ctx: &Context, letter: &Letter, text: &str) -> bool {
        let Ok(mut found) = self.shared.games.read(ctx, text) else {
            return false;
        };
        let seats = found.table.seats();
        if found.table.is_over() || seats != 2 {
            return false;
        }
        let own = Player::seat(letter.seat).next(seats);
        let mut friend = FriendGame::joined(letter, own, seats, random::seed());
        friend.moved = (!found.table.history().is_empty()).then(local_time);
        found.table.seat_with_friend(friend);
        found.table.hear(&[text.to_owned()]);
        self.begin(ctx, found);
        self.chrome.sound_begun(&self.shared.settings);
        let told = self.with_awaited(Phrase::new("friend-invited"));
        let told = told.with("help", i64::from(letter.with_help));
        self.chrome.tell(Tone::Info, &told);
        true
    }

    fn report_letter(&mut self, received: &Received, text: &str) {
        if let Some((_, problem)) = &received.problem {
            return self.chrome.tell(Tone::Error, problem);
        }
        if received.unread.is_some() {
            let wrong = self.fault_in(text).map(|error| error.phrase());
            let told = wrong.unwrap_or_else(|| Phrase::new("friend-other-game"));
            return self.chrome.tell(Tone::Error, &told);
        }
        if received.moves > 0 {
            return self.report_received_moves(received.moves);
        }
        if !(received.has_ended || received.is_cut || received.talks) {
            let told = self.with_awaited(Phrase::new("friend-older"));
            self.chrome.tell(Tone::Info, &told);
        }
    }

    /// Fault in the moves or the tags of a letter; `None` if there is none.
    fn fault_in(&self, text: &str) -> Option<RecordError> {
        self.shared.games.tool_of(text)?.check(text).err()
    }
}

impl App {
    /// Looks for games with people elsewhere, and at the folder of the table on the board.
    pub(super) fn poll_friends(&mut self, ctx: &Context) {
        let saves = &self.saves;
        let library = || {
            let (library, complete) = saves.library();
            (library.clone(), complete)
        };
        self.elsewhere
            .games
            .refresh(ctx, self.shared.games, (saves.earlier(), &library));
        self.poll_letter(ctx);
        self.refresh_preview(ctx);
        self.follow_folder(ctx);
    }

    fn follow_folder(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let friend = game.state().friend.as_ref().filter(|_| !game.is_welcome());
        let shared = friend.and_then(|friend| friend.shared.clone());
        let Some((shared, friend)) = shared.zip(friend) else {
            self.elsewhere.folder = None;
            return;
        };
        let id = game.id();
        if self
            .elsewhere
            .folder
            .as_ref()
            .is_none_or(|open| open.game != id)
        {
            let seats = self
                .shared
                .games
                .game_or_first(game.state().game)
                .tool
                .seat_names();
            let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
            let own = friend.own.index();
            let worker = FolderWorker::begin(ctx, (shared, friend.table.clone()), (seats, own));
            self.elsewhere.folder = Some(OpenFolder {
                game: id,
                worker,
                written: None,
                told: Vec::new(),
                is_lost: false,
            });
        }
        self.write_to_folder();
        let news: Vec<FolderNews> = self
            .elsewhere
            .folder
            .iter()
            .flat_map(|open| open.worker.poll())
            .collect();
        for news in news {
            match news {
                FolderNews::Changed(state) => self.hear_folder(ctx, &state.seats, state.odd),
                FolderNews::Fault(fault) => {
                    let told = Phrase::new("friend-folder-fault").with("fault", fault.phrase());
                    self.chrome.tell(Tone::Error, &told);
                }
                FolderNews::Back => self.chrome.unsay(&["friend-folder-fault"]),
            }
        }
        self.write_to_folder();
    }

    fn write_to_folder(&mut self) {
        let table = self.activities.game.table();
        let edition = table.edition();
        if let Some(open) = &mut self.elsewhere.folder
            && !open.is_lost
            && open.written != edition
            && let Some(text) = table.letter()
        {
            open.worker.write(text);
            open.written = edition;
        }
    }

    fn hear_folder(&mut self, ctx: &Context, seats: &[SeatFile], odd: Vec<OddFile>) {
        let Some(open) = &mut self.elsewhere.folder else {
            return;
        };
        let table = self.activities.game.table_mut();
        let is_other = |file: &&SeatFile| table.is_taken_over_by(&file.letter);
        if let Some(file) = seats.iter().find(is_other) {
            if !std::mem::replace(&mut open.is_lost, true) {
                let told = Phrase::new("friend-seat-lost").with("file", file.name.as_str());
                self.chrome.tell(Tone::Error, &told);
            }
            return;
        }
        let new: Vec<OddFile> = odd
            .into_iter()
            .filter(|odd| !open.told.contains(odd))
            .collect();
        for odd in &new {
            let (key, name) = match odd {
                OddFile::Copy(name) => ("friend-file-copy", name),
                OddFile::Damaged(name) => ("friend-file-damaged", name),
                OddFile::NotAFile(name) => ("friend-file-odd", name),
            };
            self.chrome
                .tell(Tone::Info, &Phrase::new(key).with("file", name.as_str()));
        }
        open.told.extend(new);
        let is_current = |file: &SeatFile| table.is_own_letter(&file.letter);
        if !seats.iter().any(is_current) {
            // The seat's own file is missing, damaged, or an old copy has come back.
            open.written = None;
        }
        let texts: Vec<String> = seats.iter().map(|file| file.text.clone()).collect();
        let received = table.hear(&texts);
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
            self.chrome.tell(Tone::Error, &told);
        }
        if let Some((place, problem)) = received.problem {
            let told = Phrase::new("file-fault")
                .with("file", seats[place].name.as_str())
                .with("reason", problem);
            self.chrome.tell(Tone::Error, &told);
        }
        if received.moves > 0 || received.has_ended || received.talks {
            if received.moves > 0 {
                self.report_received_moves(received.moves);
            }
            self.attract(ctx);
        }
    }

    /// Something has arrived that the user may not see.
    fn attract(&mut self, ctx: &Context) {
        self.chrome
            .sound(&self.shared.settings, &Cues::one(Sound::Begun));
        if ctx.input(|input| input.viewport().focused) != Some(true) {
            let wish = ViewportCommand::RequestUserAttention(UserAttentionType::Informational);
            ctx.send_viewport_cmd(wish);
        }
    }

    /// Opens the table of a seat's file in a shared folder: as the seat that already plays here, or in a free one,
    /// or in this one, if the user takes it over. Returns `false` if the file is none.
    pub(super) fn open_seat_file(&mut self, ctx: &Context, path: &Path, text: &str) -> bool {
        let Some(letter) = Letter::of_sheet(text) else {
            return false;
        };
        let file = path.file_name().and_then(|name| name.to_str());
        let file = file.unwrap_or_default();
        let table = file.rsplitn(3, '.').nth(2).unwrap_or_default();
        let tool = self.shared.games.tool_of(text);
        let seat = tool.and_then(|tool| tool.seat_names().get(letter.seat).copied());
        let is_named = seat.is_some_and(|seat| seat_file_name(table, seat) == file);
        let Some(folder) = path.parent().filter(|_| is_named) else {
            return false;
        };
        let name = table.to_owned();
        let shared = SharedTable {
            folder: folder.to_owned(),
            name,
        };
        self.sit_down(ctx, shared, (letter, text.to_owned()));
        true
    }

    /// Goes on with a table that is known here, sits down at a new one in a free seat, or asks whether to take over the seat of the letter.
    pub(super) fn sit_down(
        &mut self,
        ctx: &Context,
        shared: SharedTable,
        (letter, text): (Letter, String),
    ) {
        if self.goes_on_here(&letter.table) {
            return;
        }
        let known = self.elsewhere.games.find(&letter.table);
        if let Some(file) = known.map(|game| game.file.clone()) {
            return self.open_kept(ctx, file.path, &file.kind);
        }
        let found = match self.shared.games.read(ctx, &text) {
            Ok(found) => found,
            Err(error) => return self.chrome.tell(Tone::Error, &error.phrase()),
        };
        let tables = tables_in(&shared.folder).unwrap_or_default();
        let taken = tables.get(&shared.name).map_or(&[][..], Vec::as_slice);
        let is_free = |seat: &usize| !taken.iter().any(|file| file.letter.seat == *seat);
        if let Some(seat) = (0..found.table.seats()).find(is_free) {
            return self.take_seat(ctx, found, (shared, letter, Player::seat(seat)));
        }
        let about = Phrase::new("friend-take-over-text")
            .with("table", shared.name.as_str())
            .with("seat", found.table.seat_name(Player::seat(letter.seat)));
        let action = DialogAction::TakeOver(shared, Box::new((letter, text)));
        let question = Confirm::new(Question::TakeOver, about, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Goes on as the seat of a letter, from which its program up to now is told to stop.
    pub(super) fn take_over_seat(
        &mut self,
        ctx: &Context,
        shared: SharedTable,
        (letter, text): (Letter, String),
    ) {
        if let Ok(found) = self.shared.games.read(ctx, &text) {
            let own = Player::seat(letter.seat);
            self.take_seat(ctx, found, (shared, letter, own));
        }
    }

    fn take_seat(
        &mut self,
        ctx: &Context,
        mut found: LoadedTable,
        (shared, letter, own): (SharedTable, Letter, Player),
    ) {
        let mut friend = FriendGame::joined(&letter, own, found.table.seats(), random::seed());
        if letter.seat == own.index() {
            let writer = std::mem::take(&mut friend.letter.writer);
            friend.letter = Letter { writer, ..letter };
            friend.touch();
        }
        friend.shared = Some(shared);
        friend.moved = (!found.table.history().is_empty()).then(local_time);
        found.table.seat_with_friend(friend);
        self.begin(ctx, found);
        self.chrome.sound_begun(&self.shared.settings);
    }
}
