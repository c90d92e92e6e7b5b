//! The flow of games with somebody elsewhere: starting them, and messages that are copied and pasted.

use std::sync::Arc;

use egui::{Context, TextureHandle};

use super::folder_flow::OpenFolder;
use super::help_guard::HelpGuard;
use super::remote_choice::RemoteChoice;
use super::sit_down::SeatSearch;
use super::table_watches::TableWatches;
use super::waiting::Waiting;
use crate::app::App;
use crate::app::files::share::{Choice, ExportJob, ExportResult, Extent, Order, Subject};
use crate::app::friends::note_dialog::FriendNote;
use crate::app::friends::{MessageClipboard, MessagePreview};
use crate::app::game::table::{Draft, FriendStep, LoadedTable, Received};
use crate::app::shell::command::{Command, FriendCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::toasts::Tone;
use crate::board::Look;
use crate::phrase::{Phrase, ToPhrase};
use crate::random;
use crate::rules::Player;
use crate::session::Seat;
use crate::store::RecordError;
use crate::store::dates::local_time;
use crate::store::friends::{FriendGame, FriendMessage};

/// Connections to people elsewhere.
#[derive(Default)]
pub(crate) struct RemoteGames {
    /// Message that is being drawn for the clipboard.
    copying: Option<CopiedMessage>,
    preview: MessagePreview,
    /// Text with moves that the user may play for the friend of a table.
    offered: Option<(String, String)>,
    pub(crate) clipboard: Option<MessageClipboard>,
    /// Table of a message that arrived before all kept games were read, and the message.
    pub(crate) waiting: Option<(String, Waiting)>,
    pub(crate) folder: Option<OpenFolder>,
    pub(crate) seat_search: Option<SeatSearch>,
    pub(crate) watches: TableWatches,
    pub(crate) guard: HelpGuard,
}

struct CopiedMessage {
    job: ExportJob,
    text: String,
    table: String,
    edition: u32,
    /// Number of moves in it.
    moves: usize,
}

impl App {
    /// Copies messages through the system's clipboard; otherwise only their text is copied.
    pub(crate) fn set_message_clipboard(&mut self, clipboard: MessageClipboard) {
        self.friends.clipboard = Some(clipboard);
    }

    pub(crate) fn start_with_friend(
        &mut self,
        ctx: &Context,
        (draft, seats): (&dyn Draft, Vec<Seat>),
        friend: FriendGame,
    ) {
        let mut table = draft.deal(ctx, seats);
        table.seat_with_friend(friend);
        self.begin(ctx, LoadedTable::new(table));
        self.chrome.sound_begun(&self.shared.settings);
    }

    /// Starts another game with the same people by messages; for a table in a folder, asks for its name.
    pub(crate) fn play_friend_again(&mut self, ctx: &Context, draft: &dyn Draft, seats: Vec<Seat>) {
        let state = self.state();
        let Some(friend) = &state.friend else {
            return;
        };
        if friend.shared.is_some() {
            return self.open_new_game(true);
        }
        let own = state.seats.get(friend.own.index());
        let place = seats.iter().position(|seat| Some(seat) == own);
        let own = place.map_or(friend.own, Player::seat);
        let Some(mut next) = self.table().friend_game().map(|friend| friend.rematch(own)) else {
            return;
        };
        let known = self.shared.archive.games().find(&next.message.table);
        let known = known.map(|game| (game.file.clone(), game.summary.result.is_some()));
        match known {
            // The friend has begun it already.
            Some((file, false)) => {
                self.open_kept(ctx, file.path, &file.kind);
                return;
            }
            Some((_, true)) => {
                let with_help = next.message.with_help;
                next = RemoteChoice { own, with_help, shared: None }.begin(seats.len());
            }
            None => {}
        }
        self.start_with_friend(ctx, (draft, seats), next);
    }

    /// Draws the message of the game on the table, to copy it.
    pub(crate) fn copy_message(&mut self, ctx: &Context) {
        let Some((sheet, (subject, choice))) = self.table().message().zip(self.message(ctx)) else {
            return;
        };
        let Some(friend) = self.table().friend_game() else {
            return;
        };
        self.friends.copying = Some(CopiedMessage {
            text: format!("{}\n\n{sheet}", self.greeting()),
            table: friend.message.table.clone(),
            edition: friend.message.edition,
            moves: self.table().history().len(),
            job: ExportJob::begin(ctx, subject, choice, Order::Picture(1.0)),
        });
    }

    /// The picture of the message, to be drawn. The other player sees the board from their own side.
    fn message(&self, ctx: &Context) -> Option<(Subject, Choice)> {
        let reel = self.table().message_reel()?;
        let state = self.state();
        let viewer = state.friend.as_ref().map_or(state.viewer, |friend| friend.awaited);
        let subject = Subject {
            ply: reel.moves(),
            reel,
            look: Look { viewer, ..self.shared.look(ctx, state.seen_from()) },
            texts: Arc::clone(&self.shared.texts),
        };
        let choice = Choice { extent: Extent::Position, code: true, ..Choice::default() };
        Some((subject, choice))
    }

    /// The picture of the message that is to be sent, once it is drawn.
    pub(crate) fn message_picture(&self) -> Option<&TextureHandle> {
        self.friends.preview.texture(self.table().friend_game()?.message.edition)
    }

    fn refresh_preview(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let step = game.state().friend.as_ref().map(|friend| friend.step);
        let is_due = step == Some(FriendStep::ToSend) && !game.is_welcome();
        let friend = self.table().friend_game().filter(|_| is_due);
        match friend.map(|friend| friend.message.edition) {
            Some(edition) => {
                let mut preview = std::mem::take(&mut self.friends.preview);
                preview.refresh(ctx, edition, || self.message(ctx));
                self.friends.preview = preview;
            }
            None => self.friends.preview.clear(),
        }
    }

    /// "Kuba: Ana, your push. Paste this message into Kuba, or open the picture there."
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
        let example = self.table().example_move().filter(|_| state.ended.is_none());
        let answer = example.map(|mv| Phrase::new("friend-answer-by-hand").with("move", mv));
        let lines = [Some(greeting), answer].into_iter().flatten().map(|line| texts.say(&line));
        lines.collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn poll_message(&mut self, ctx: &Context) {
        let Some(made) = self.friends.copying.as_ref().and_then(|copied| copied.job.poll()) else {
            return;
        };
        let Some(copied) = self.friends.copying.take() else {
            return;
        };
        let text = copied.text;
        let is_copied = match (made, &mut self.friends.clipboard) {
            (ExportResult::Picture(picture), Some(clipboard)) => clipboard.copy(&text, &picture),
            _ => false,
        };
        let key = if is_copied {
            "friend-copied"
        } else {
            ctx.copy_text(text);
            "friend-copied-text"
        };
        let sent = (copied.edition, copied.moves);
        self.activities.game.table_mut().set_sent(&copied.table, sent);
        self.activities.game.refresh(ctx, &self.shared);
        let told = self.with_awaited(Phrase::new(key));
        self.chrome.toast(Tone::Info, &told);
    }

    fn with_awaited(&self, phrase: Phrase) -> Phrase {
        let state = self.state();
        let name = state
            .friend
            .as_ref()
            .map(|friend| state.seat_title(friend.awaited, &self.shared.texts));
        phrase.with("name", name.unwrap_or_default())
    }

    pub(crate) fn answer_friend(&mut self, ctx: &Context, yes: bool) {
        self.activities.game.table_mut().answer_friend(yes);
        self.activities.game.refresh(ctx, &self.shared);
    }

    pub(crate) fn ask_friend_for_draw(&mut self, ctx: &Context) {
        self.activities.game.table_mut().ask_friend_for_draw();
        self.activities.game.refresh(ctx, &self.shared);
    }

    pub(crate) fn ask_for_note(&mut self) {
        self.chrome.open(Dialog::FriendNote(FriendNote::default()));
    }

    pub(crate) fn set_friend_note(&mut self, ctx: &Context, text: &str) {
        self.activities.game.table_mut().set_friend_note(text);
        self.activities.game.refresh(ctx, &self.shared);
    }

    /// Opens or continues the game of a message. Of several in a text, that of the game on the board counts, or of
    /// one that is known; of those the newest of another seat. Returns `false` if the text has none.
    pub(crate) fn receive_message(&mut self, ctx: &Context, text: &str) -> bool {
        let messages = FriendMessage::all(text);
        let kept = self.shared.archive.games();
        let on_board = messages.iter().find(|(message, _)| self.goes_on_here(&message.table));
        let known = || messages.iter().find(|(message, _)| kept.find(&message.table).is_some());
        let Some((first, _)) = on_board.or_else(known).or(messages.first()) else {
            return false;
        };
        let table = first.table.clone();
        if self.waits_for_archive(&table) {
            self.friends.waiting = Some((table, Waiting::Message(text.to_owned())));
            return true;
        }
        if !self.goes_on_here(&table)
            && let Some(file) = kept.find(&table).map(|game| game.file.clone())
        {
            self.open_kept(ctx, file.path, &file.kind);
        }
        let goes_on_here = self.goes_on_here(&table);
        let of_table = || messages.iter().filter(|(message, _)| message.table == table);
        let friend = self.state().friend.as_ref().filter(|_| goes_on_here);
        let own = friend.map(|friend| friend.own.index());
        let others = of_table().filter(|(message, _)| own != Some(message.seat));
        let newest = others.max_by_key(|(message, _)| message.edition);
        let Some((message, sheet)) = newest.or_else(|| of_table().next()) else {
            return false;
        };
        if !goes_on_here {
            return self.accept_invitation(ctx, message, sheet);
        }
        let received = self.activities.game.table_mut().receive(std::slice::from_ref(sheet));
        self.activities.game.refresh(ctx, &self.shared);
        if own == Some(message.seat) && received.is_without_news() {
            let told = Phrase::new("friend-own-letter");
            self.chrome.toast(Tone::Info, &told);
        } else {
            self.report_message(&received, sheet);
        }
        true
    }

    /// Returns `true` if the game of a table is not known, but may be once all kept games are read.
    pub(crate) fn waits_for_archive(&self, table: &str) -> bool {
        let archive = &self.shared.archive;
        !self.goes_on_here(table) && archive.games().find(table).is_none() && !archive.is_complete()
    }

    /// Opens what has arrived once its game is found, or is known to be new.
    fn take_waiting(&mut self, ctx: &Context) {
        let waiting = self.friends.waiting.take();
        match waiting {
            Some((table, waiting)) if self.waits_for_archive(&table) => {
                self.friends.waiting = Some((table, waiting));
            }
            Some((_, Waiting::Message(text))) => {
                self.receive_message(ctx, &text);
            }
            Some((_, Waiting::File(path, text))) => {
                self.open_seat_file(ctx, &path, &text);
            }
            None => {}
        }
    }

    pub(crate) fn goes_on_here(&self, table: &str) -> bool {
        let friend = self.state().friend.as_ref();
        !self.activities.game.is_welcome() && friend.is_some_and(|friend| friend.table == table)
    }

    /// Sits down at the other side of a game that is new here. A finished game is opened like any other.
    fn accept_invitation(&mut self, ctx: &Context, message: &FriendMessage, text: &str) -> bool {
        let Ok(mut found) = self.shared.games.read(ctx, text) else {
            return false;
        };
        let seats = found.table.seats();
        if found.table.is_over() || seats != 2 {
            return false;
        }
        let own = Player::seat(message.seat).next(seats);
        let mut friend = FriendGame::joined(message, own, seats, random::seed());
        friend.moved = (!found.table.history().is_empty()).then(local_time);
        found.table.seat_with_friend(friend);
        found.table.receive(&[text.to_owned()]);
        self.begin(ctx, found);
        self.chrome.sound_begun(&self.shared.settings);
        let told = self.with_awaited(Phrase::new("friend-invited"));
        let told = told.with("help", i64::from(message.with_help));
        self.chrome.toast(Tone::Info, &told);
        true
    }

    fn report_message(&mut self, received: &Received, text: &str) {
        if let Some((_, problem)) = &received.problem {
            return self.chrome.toast(Tone::Error, problem);
        }
        if received.unread.is_some() {
            let wrong = self.fault_in(text).map(|error| error.phrase());
            let told = wrong.unwrap_or_else(|| Phrase::new("friend-other-game"));
            return self.chrome.toast(Tone::Error, &told);
        }
        if received.moves > 0 {
            return self.report_received_moves(received);
        }
        if received.is_without_news() {
            let told = self.with_awaited(Phrase::new("friend-older"));
            self.chrome.toast(Tone::Info, &told);
        }
    }

    /// Offers to play the moves of a text for the friend that is waited for. Returns `false` if it has none.
    pub(crate) fn offer_moves(&mut self, text: &str) -> bool {
        let is_shown =
            self.activities.active().game().is_some() && !self.activities.game.is_welcome();
        let friend = self.state().friend.as_ref().filter(|_| is_shown);
        let Some((friend, offered)) = friend.zip(self.table().offered_moves(text)) else {
            return false;
        };
        self.friends.offered = Some((friend.table.clone(), text.to_owned()));
        self.chrome.offer(Tone::Info, &offered, Command::Friend(FriendCommand::PlayTyped));
        true
    }

    /// Plays the moves that were offered.
    pub(crate) fn play_for_friend(&mut self, ctx: &Context) {
        let Some((table, text)) = self.friends.offered.take() else {
            return;
        };
        if self.goes_on_here(&table) {
            self.activities.game.table_mut().play_for_friend(&text);
            self.activities.game.refresh(ctx, &self.shared);
        }
    }

    /// Fault in the moves or the tags of a message; `None` if there is none.
    pub(crate) fn fault_in(&self, text: &str) -> Option<RecordError> {
        self.shared.games.tool_of(text)?.check(text).err()
    }

    /// Looks at messages that are being copied and at the folder of the table on the board.
    pub(crate) fn poll_friends(&mut self, ctx: &Context) {
        self.poll_message(ctx);
        self.take_waiting(ctx);
        self.poll_seat_search(ctx);
        self.refresh_preview(ctx);
        self.follow_folder(ctx);
        self.follow_tables(ctx);
        self.guard_help(ctx);
    }
}
