//! The flow of games with somebody elsewhere: starting them, and messages that are copied and pasted.

use std::sync::Arc;

use egui::{Context, TextureHandle};

use super::folder_flow::OpenFolder;
use super::remote_choice::RemoteChoice;
use crate::app::App;
use crate::app::files::share::{Choice, ExportJob, ExportResult, Extent, Order, Subject};
use crate::app::friends::note_dialog::FriendNote;
use crate::app::friends::{MessageClipboard, MessagePreview};
use crate::app::game::table::{Draft, FriendStep, LoadedTable, Received};
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
    /// Message that is being drawn for the clipboard, and its text.
    copying: Option<(ExportJob, String)>,
    preview: MessagePreview,
    clipboard: Option<MessageClipboard>,
    pub(crate) folder: Option<OpenFolder>,
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
        choice: RemoteChoice,
    ) {
        let mut friend = FriendGame::new(choice.own, seats.len(), random::seed());
        friend.message.with_help = choice.with_help;
        friend.shared = choice.shared;
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
        let choice = RemoteChoice {
            own: place.map_or(friend.own, Player::seat),
            with_help: friend.with_help,
            shared: None,
        };
        self.start_with_friend(ctx, (draft, seats), choice);
    }

    /// Draws the message of the game on the table, to copy it.
    pub(crate) fn copy_message(&mut self, ctx: &Context) {
        let Some((sheet, (subject, choice))) = self.table().message().zip(self.message(ctx)) else {
            return;
        };
        let text = format!("{}\n\n{sheet}", self.greeting());
        let job = ExportJob::begin(ctx, subject, choice, Order::Picture(1.0));
        self.friends.copying = Some((job, text));
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
        self.friends.preview.texture(self.table().edition()?)
    }

    fn refresh_preview(&mut self, ctx: &Context) {
        let game = &self.activities.game;
        let step = game.state().friend.as_ref().map(|friend| friend.step);
        let is_due = step == Some(FriendStep::ToSend) && !game.is_welcome();
        match self.table().edition().filter(|_| is_due) {
            Some(edition) => {
                let mut preview = std::mem::take(&mut self.friends.preview);
                preview.refresh(ctx, edition, || self.message(ctx));
                self.friends.preview = preview;
            }
            None => self.friends.preview.clear(),
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

    pub(crate) fn poll_message(&mut self, ctx: &Context) {
        let Some(made) = self.friends.copying.as_ref().and_then(|(job, _)| job.poll()) else {
            return;
        };
        let Some((_, text)) = self.friends.copying.take() else {
            return;
        };
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
        self.activities.game.table_mut().set_sent();
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

    /// Opens or continues the game of a message. Returns `false` if the text is none.
    pub(crate) fn receive_message(&mut self, ctx: &Context, text: &str) -> bool {
        let Some(message) = FriendMessage::of_sheet(text) else {
            return false;
        };
        if !self.goes_on_here(&message.table) {
            let known = self.shared.archive.games().find(&message.table);
            if let Some(file) = known.map(|game| game.file.clone()) {
                self.open_kept(ctx, file.path, &file.kind);
            }
        }
        if !self.goes_on_here(&message.table) {
            return self.accept_invitation(ctx, &message, text);
        }
        let own = self.state().friend.as_ref().map(|friend| friend.own.index());
        if own == Some(message.seat) {
            let told = Phrase::new("friend-own-letter");
            self.chrome.toast(Tone::Info, &told);
            return true;
        }
        let received = self.activities.game.table_mut().receive(&[text.to_owned()]);
        self.activities.game.refresh(ctx, &self.shared);
        self.report_message(&received, text);
        true
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
            return self.report_received_moves(received.moves);
        }
        if !(received.has_ended || received.is_cut || received.talks) {
            let told = self.with_awaited(Phrase::new("friend-older"));
            self.chrome.toast(Tone::Info, &told);
        }
    }

    /// Fault in the moves or the tags of a message; `None` if there is none.
    pub(crate) fn fault_in(&self, text: &str) -> Option<RecordError> {
        self.shared.games.tool_of(text)?.check(text).err()
    }

    /// Looks at messages that are being copied and at the folder of the table on the board.
    pub(crate) fn poll_friends(&mut self, ctx: &Context) {
        self.poll_message(ctx);
        self.refresh_preview(ctx);
        self.follow_folder(ctx);
    }
}
