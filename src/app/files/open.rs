//! Opening games: files, earlier games, pasted text and dropped files, with the file dialogs.

use std::path::{Path, PathBuf};

use egui::{Context, Event};

use super::paste::{Pasted, is_pasted};
use super::picker::{FileRequest, PickerEvent};
use super::save_state::file_name;
use super::share::Incoming;
use crate::app::App;
use crate::app::action::{DialogAction, FileTask, Purpose};
use crate::app::activity::PasteResult;
use crate::app::catalogue::PasteDefaults;
use crate::app::game::table::{FileLink, GameLinks, Received};
use crate::app::shell::command::{Command, FileCommand, StartCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::dialogs::confirm::{Confirm, Question};
use crate::app::shell::dialogs::path::PathField;
use crate::app::shell::toasts::Tone;
use crate::bot::puzzle::looks_like_puzzles;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::files::{FileFault, read_own, read_text};
use crate::store::paths::{absolute, copied_files};
use crate::store::picture::picture_file;
use crate::store::{EarlierKind, Fingerprint, OpenError, TextHash, find_code, game_id};

/// Messages about the fate of the game that was left.
const LEFT: [&str; 2] = ["left-kept", "left-not-kept"];

impl App {
    pub(crate) fn open_recent(&mut self, ctx: &Context, index: usize) {
        if let Some(path) = self.saves.recent().get(index).cloned() {
            self.open_file(ctx, &path);
        }
    }

    /// Opens a game. On failure the game on the table stays; if some moves are valid, offers those before the
    /// faulty one.
    pub(crate) fn open_file(&mut self, ctx: &Context, path: &Path) {
        let path = absolute(path);
        if let Some(bytes) = picture_file(&path) {
            return self.read_picture(ctx, Incoming::File(path, bytes));
        }
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) => {
                let damaged = matches!(error.fault, FileFault::NotUtf8(_));
                let text = damaged.then(|| read_own(&path).ok()).flatten();
                return self.offer_sound_moves(ctx, &text.unwrap_or_default(), &error.into());
            }
        };
        if looks_like_puzzles(&text) {
            return self.import_puzzles(ctx, &text);
        }
        if self.open_seat_file(ctx, &path, &text) || self.receive_message(ctx, &text) {
            return;
        }
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                found.links = GameLinks::of(FileLink {
                    fingerprint: Fingerprint::of(&path),
                    path: Some(path.clone()),
                    unsaved: false,
                    changed_elsewhere: false,
                });
                self.saves.remember(&path);
                self.begin(ctx, found);
                self.tell_left_out(&text);
            }
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
            }
        }
    }

    pub(crate) fn open_earlier(&mut self, ctx: &Context, index: usize) {
        let Some(game) = self.saves.earlier().get(index) else {
            return;
        };
        let (path, kind) = (game.path.clone(), game.kind.clone());
        self.open_kept(ctx, path, &kind);
    }

    /// Opens a game that the program itself saved. Returns `true` if it is on the table now.
    pub(crate) fn open_kept(&mut self, ctx: &Context, path: PathBuf, kind: &EarlierKind) -> bool {
        let text = match read_own(&path) {
            Ok(text) => text,
            Err(error) => {
                self.chrome.toast(Tone::Error, &error.phrase());
                return false;
            }
        };
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                // The record of another window's game already says which archived game it continues.
                if *kind == EarlierKind::Archived {
                    found.links.earlier = Some(TextHash::of(&text));
                }
                self.begin(ctx, found);
                true
            }
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
                false
            }
        }
    }

    /// Reopens the game that left the table last.
    pub(crate) fn open_left(&mut self, ctx: &Context) {
        let Some(text) = self.saves.take_left() else {
            return;
        };
        self.chrome.dismiss(&LEFT);
        let text = self.as_archived(text);
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                found.links.earlier = Some(TextHash::of(&text));
                self.begin(ctx, found);
            }
            Err(error) => self.chrome.toast(Tone::Error, &error.phrase()),
        }
    }

    /// The text of the same game in the archive, which may have been judged since it was left.
    fn as_archived(&self, left: String) -> String {
        let hash = TextHash::of(&left);
        let kept = self.shared.archive.games().archived_as(hash);
        let text = kept.and_then(|(_, kept)| read_own(&kept.file.path).ok());
        text.filter(|text| TextHash::of(text) == hash).unwrap_or(left)
    }

    /// Reports the fate of the game that was left as soon as it is known, with a way back to it.
    pub(crate) fn report_left_game(&mut self) {
        let Some((tone, words)) = self.saves.left_game_message() else {
            return;
        };
        self.chrome.dismiss(&LEFT);
        self.chrome.offer(tone, &words, Command::Start(StartCommand::BackToLeft));
    }

    /// Removes the message about a game that was left once there is no such game.
    pub(crate) fn withdraw_left_game_message(&mut self) {
        if !self.saves.has_left() {
            self.chrome.dismiss(&LEFT);
        }
    }

    /// Reports the error, or asks whether to open the valid moves if there are any.
    fn offer_sound_moves(&mut self, ctx: &Context, text: &str, error: &OpenError) {
        let salvaged = self.shared.games.salvage(ctx, text);
        let Some(mut found) = salvaged.filter(|found| !found.table.history().is_empty()) else {
            return self.chrome.toast(Tone::Error, &error.phrase());
        };
        found.links = GameLinks::default();
        let text = Phrase::new("salvage-text")
            .with("fault", error.phrase())
            .with("moves", found.table.history().len());
        let action = DialogAction::Begin(found);
        let question = Confirm::new(Question::Salvage, text, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Passes the content of the clipboard on as if it had been pasted now.
    pub(crate) fn poll_paste(&mut self, ctx: &Context) {
        let reader = self.system.paste.as_mut();
        match reader.and_then(|reader| reader.poll(ctx)) {
            Some(Pasted::Text(text)) => {
                ctx.input_mut(|input| input.events.push(Event::Paste(text)));
            }
            Some(Pasted::Picture(picture)) => {
                ctx.input_mut(|input| input.events.push(Event::PasteImage(picture)));
            }
            Some(Pasted::PictureFile(_)) if ctx.text_edit_focused() => self.tell_text_only(),
            Some(Pasted::PictureFile(_)) if self.chrome.is_blocked() => {
                self.chrome.toast(Tone::Error, &Phrase::new("paste-blocked"));
            }
            Some(Pasted::PictureFile(bytes)) => self.read_picture(ctx, Incoming::Content(bytes)),
            Some(Pasted::Other) => {
                self.chrome.toast(Tone::Error, &Phrase::new("clipboard-other"));
            }
            Some(Pasted::Silence) => {
                let words = Phrase::new("clipboard-silent");
                self.chrome.toast(Tone::Error, &words);
            }
            None => {}
        }
    }

    /// Opens the file if the text is its path or address; otherwise opens a game or position from text, or continues
    /// the game on the table if the text does. On failure the game stays. In the editor the text replaces the position.
    /// Puzzles are proved and added. The text may be the code of a game.
    pub(crate) fn paste(&mut self, ctx: &Context, text: &str) {
        if let Some(files) = copied_files(text) {
            return self.open_first(ctx, &files);
        }
        let code = find_code(text).filter(|_| game_id(text).is_none());
        match code.map(|code| self.shared.games.sheet_of_code(code)) {
            None => self.paste_text(ctx, text),
            Some(Ok(sheet)) => self.paste_text(ctx, &sheet),
            Some(Err(fault)) => self.chrome.toast(Tone::Error, &fault.phrase()),
        }
    }

    fn paste_text(&mut self, ctx: &Context, text: &str) {
        if self.receive_message(ctx, text) {
            return;
        }
        if looks_like_puzzles(text) {
            return self.import_puzzles(ctx, text);
        }
        if self.offer_moves(text) {
            return;
        }
        match self.activities.active_mut().paste(&self.shared, text) {
            PasteResult::Refused => {}
            PasteResult::Taken(Ok(())) => return,
            PasteResult::Taken(Err(problem)) => return self.chrome.toast(Tone::Error, &problem),
            PasteResult::Continued(moves) => {
                self.activities.game.refresh(ctx, &self.shared);
                return self.report_received_moves(&Received { moves, ..Received::default() });
            }
        }
        let place = PasteDefaults {
            game: self.activities.game.state().game,
            seats: self.activities.game.seated(),
            rules: &self.shared.settings.rules,
        };
        match self.shared.games.paste(ctx, text, &place) {
            Ok(found) => {
                self.begin(ctx, found);
                self.tell_left_out(text);
            }
            Err(problem) => self.chrome.toast(Tone::Error, &problem),
        }
    }

    /// Reports what the game on the table does not have of its score sheet.
    fn tell_left_out(&mut self, text: &str) {
        let words = self.shared.games.left_out(text);
        if !words.is_empty() {
            let told = Phrase::new("left-out").with("words", words.join(", "));
            self.chrome.toast(Tone::Info, &told);
        }
    }

    /// Names only the moves of the last turn.
    pub(crate) fn report_received_moves(&mut self, received: &Received) {
        let came = received.moves;
        self.chrome.clear_status();
        let history = self.table().history();
        let new = &history[history.len().saturating_sub(came)..];
        let Some(last) = new.last() else { return };
        let turn = new.iter().rev().take_while(|mv| mv.player == last.player);
        let mut moves: Vec<String> = turn.map(|mv| self.shared.texts.say(&mv.short)).collect();
        moves.reverse();
        let key = if received.has_ended { "moves-came-and-end" } else { "moves-came" };
        let words = Phrase::new(key)
            .with("name", self.state().seat_title(last.player, &self.shared.texts))
            .with("moves", moves.join(" "))
            .with("others", came - moves.len());
        self.chrome.toast(Tone::Info, &words);
    }

    pub(crate) fn pick(&mut self, ctx: &Context, task: FileTask) {
        if !self.shared.settings.system_dialogs {
            return self.ask_for_path(task.purpose(), Some(task));
        }
        let suggestion = self.suggested_file(Some(&task));
        let (texts, games) = (&self.shared.texts, self.shared.games);
        let request = FileRequest::new(texts, games, task.purpose(), &suggestion);
        if let Some(task) = self.chrome.pick(ctx, request, task) {
            self.ask_for_path(task.purpose(), Some(task));
        }
    }

    pub(crate) fn poll_picker(&mut self, ctx: &Context) {
        match self.chrome.poll_picker(ctx) {
            Some(PickerEvent::File(FileTask::Open, path)) => self.open_file(ctx, &path),
            Some(PickerEvent::File(FileTask::Save(saving), path)) => {
                self.save_to(ctx, saving, &path, true);
            }
            Some(PickerEvent::File(FileTask::Share(request), path)) => {
                self.share_to(ctx, request, &path, true);
            }
            Some(PickerEvent::File(FileTask::Folder, path)) => self.chrome.choose_folder(path),
            Some(PickerEvent::Nothing(FileTask::Share(request))) => self.open_request(*request),
            // A folder can be typed in the form.
            Some(
                PickerEvent::Late(Purpose::Folder)
                | PickerEvent::Failed(FileTask::Folder)
                | PickerEvent::Nothing(_),
            )
            | None => {}
            Some(PickerEvent::Late(purpose)) => self.ask_for_path(purpose, None),
            Some(PickerEvent::Failed(task)) => self.ask_for_path(task.purpose(), Some(task)),
        }
    }

    /// Asks for a path in a text field; without a task, the answer is for the system dialog that is still
    /// open.
    fn ask_for_path(&mut self, purpose: Purpose, task: Option<FileTask>) {
        let suggestion = self.suggested_file(task.as_ref().or(self.chrome.task()));
        let field = PathField::new(purpose, task, &suggestion);
        self.chrome.open(Dialog::Path(field));
    }

    fn suggested_file(&self, task: Option<&FileTask>) -> PathBuf {
        match task {
            Some(FileTask::Save(saving)) => self.saves.suggested_file(Some(saving)),
            Some(FileTask::Share(request)) => {
                self.saves.suggested_file(None).join(request.file_name())
            }
            Some(FileTask::Open | FileTask::Folder) | None => self.saves.suggested_file(None),
        }
    }

    /// Opens dropped files and pastes from the clipboard. Returns the commands of other clipboard events.
    pub(crate) fn take_files_and_text(&mut self, ctx: &Context, blocked: bool) -> Vec<Command> {
        self.take_dropped(ctx, blocked);
        let mut wanted = Vec::new();
        if ctx.text_edit_focused() {
            let is_picture = |event: &Event| matches!(event, Event::PasteImage(_));
            if ctx.input(|input| input.events.iter().any(is_picture)) {
                self.tell_text_only();
            }
            return wanted;
        }
        if blocked {
            let takes_keys = matches!(self.chrome.dialog(), Some(Dialog::Keys(_)));
            if !takes_keys && is_pasted(ctx) {
                self.chrome.toast(Tone::Error, &Phrase::new("paste-blocked"));
            }
            return wanted;
        }
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => wanted.push(Command::File(FileCommand::CopyGame)),
                Event::Paste(text) => self.paste(ctx, &text),
                Event::PasteImage(image) => self.read_picture(ctx, Incoming::Pixels(image)),
                _ => {}
            }
        }
        wanted
    }

    fn tell_text_only(&mut self) {
        self.chrome.toast(Tone::Error, &Phrase::new("paste-no-text"));
    }

    /// Opens the first dropped file and names the others.
    fn take_dropped(&mut self, ctx: &Context, blocked: bool) {
        let dropped: Vec<PathBuf> = ctx.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        if blocked && !dropped.is_empty() {
            return self.chrome.toast(Tone::Error, &Phrase::new("drop-blocked"));
        }
        self.open_first(ctx, &dropped);
    }

    fn open_first(&mut self, ctx: &Context, files: &[PathBuf]) {
        let Some((first, others)) = files.split_first() else {
            return;
        };
        self.open_file(ctx, first);
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|path| file_name(path)).collect();
            let told = Phrase::new("drop-others")
                .with("file", file_name(first))
                .with("others", names.join(", "));
            self.chrome.toast(Tone::Info, &told);
        }
    }
}
