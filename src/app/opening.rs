//! How games are opened: from files, from text, from what is dropped on the window.

use std::path::{Path, PathBuf};

use egui::{Context, Event};

use super::App;
use super::action::{DialogAction, Purpose, Wish};
use super::catalogue::Surroundings;
use super::command::Command;
use super::dialogs::Dialog;
use super::dialogs::confirm::{Confirm, Question};
use super::dialogs::my_games::MyGames;
use super::dialogs::path::PathField;
use super::my_games::Reader;
use super::picker::{FileRequest, Picked};
use super::shelf::file_name;
use super::table::{FileLink, GameLinks};
use super::toasts::Tone;
use crate::phrase::{Phrase, Say};
use crate::store::files::read_text;
use crate::store::paths::absolute;
use crate::store::{EarlierKind, Fingerprint, KeptGame, OpenError, TextMark};

/// What is said of a game that was left.
const LEFT: [&str; 2] = ["left-kept", "left-not-kept"];

impl App {
    pub(super) fn open_recent(&mut self, ctx: &Context, index: usize) {
        if let Some(path) = self.shelf.recent().get(index).cloned() {
            self.open_file(ctx, &path);
        }
    }

    /// Opens a game from a file. If that fails, the game on the table stays; if only some move is
    /// wrong, the moves before it are offered.
    pub(super) fn open_file(&mut self, ctx: &Context, path: &Path) {
        let path = absolute(path);
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) => return self.chrome.tell(Tone::Error, &error.phrase()),
        };
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                found.links = GameLinks::of(FileLink {
                    fingerprint: Fingerprint::of(&path),
                    path: Some(path.clone()),
                    unsaved: false,
                    changed_elsewhere: false,
                });
                self.shelf.remember(&path);
                self.begin(ctx, found);
            }
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
            }
        }
    }

    /// Opens a game that has left the table.
    pub(super) fn open_earlier(&mut self, ctx: &Context, index: usize) {
        let Some(game) = self.shelf.earlier().get(index) else {
            return;
        };
        let (path, kind) = (game.path.clone(), game.kind.clone());
        self.open_kept(ctx, path, &kind);
    }

    /// Opens the list of all games that were played here.
    pub(super) fn open_my_games(&mut self, ctx: &Context) {
        let (library, complete) = self.shelf.library();
        let library = library.clone();
        let of_windows = self.shelf.earlier().iter();
        let of_windows = of_windows.filter(|game| game.kind != EarlierKind::Kept);
        let first = of_windows.map(KeptGame::from).collect();
        let reader = Reader::begin(ctx, self.shared.games, first, (library.clone(), complete));
        let dialog = MyGames::new(reader, library);
        self.chrome.open(Dialog::MyGames(Box::new(dialog)));
    }

    /// Opens the game that was kept in a file of the program's own.
    pub(super) fn open_kept(&mut self, ctx: &Context, path: PathBuf, kind: &EarlierKind) {
        let text = match read_text(&path) {
            Ok(text) => text,
            Err(error) => return self.chrome.tell(Tone::Error, &error.phrase()),
        };
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                // Another window's game knows by itself what it was here.
                if *kind == EarlierKind::Kept {
                    found.links.earlier = Some(TextMark::of(&text));
                }
                self.begin(ctx, found);
            }
            Err(error) => {
                let error = OpenError::Record { path, error };
                self.offer_sound_moves(ctx, &text, &error);
            }
        }
    }

    /// Opens the game again that was left last.
    pub(super) fn open_left(&mut self, ctx: &Context) {
        let Some(text) = self.shelf.take_left() else {
            return;
        };
        self.chrome.unsay(&LEFT);
        match self.shared.games.read(ctx, &text) {
            Ok(mut found) => {
                found.links.earlier = Some(TextMark::of(&text));
                self.begin(ctx, found);
            }
            Err(error) => self.chrome.tell(Tone::Error, &error.phrase()),
        }
    }

    /// Says what has become of a game that was left, as soon as that is known.
    pub(super) fn tell_of_the_left(&mut self) {
        let Some((tone, words)) = self.shelf.news_of_the_left() else {
            return;
        };
        self.chrome.unsay(&LEFT);
        self.chrome.offer(tone, &words, Command::BackToLeft);
    }

    /// Takes back what was said of a game that was left, if there is none any more.
    pub(super) fn tell_nothing_is_left(&mut self) {
        if !self.shelf.has_left() {
            self.chrome.unsay(&LEFT);
        }
    }

    /// Says why a game cannot be opened; if some of its moves are sound, asks whether to open
    /// those.
    fn offer_sound_moves(&mut self, ctx: &Context, text: &str, error: &OpenError) {
        let salvaged = self.shared.games.salvage(ctx, text);
        let Some(mut found) = salvaged.filter(|found| !found.table.history().is_empty()) else {
            return self.chrome.tell(Tone::Error, &error.phrase());
        };
        found.links = GameLinks::default();
        let text = Phrase::new("salvage-text")
            .with("fault", error.phrase())
            .with("moves", found.table.history().len());
        let action = DialogAction::Begin(found);
        let question = Confirm::new(Question::Salvage, text, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Opens a game or a position from text, or goes on with the game on the table if the text does.
    /// If that fails, the game on the table stays. While a position is set up, the text is one.
    pub(super) fn paste(&mut self, ctx: &Context, text: &str) {
        if let Some(pasted) = self.arranging.paste(text) {
            if let Err(problem) = pasted {
                self.chrome.tell(Tone::Error, &problem);
            }
            return;
        }
        if !self.facts().is_covered()
            && let Some(came) = self.playing.catch_up(ctx, &self.shared, text)
        {
            return self.tell_what_came(came);
        }
        let place = Surroundings {
            game: self.playing.state().game,
            seats: self.playing.seated(),
            rules: &self.shared.settings.rules,
        };
        match self.shared.games.paste(ctx, text, &place) {
            Ok(found) => self.begin(ctx, found),
            Err(problem) => self.chrome.tell(Tone::Error, &problem),
        }
    }

    /// Names the moves that have just come from elsewhere: those of the last turn.
    fn tell_what_came(&mut self, came: usize) {
        self.chrome.forget_says();
        let history = self.table().history();
        let new = &history[history.len().saturating_sub(came)..];
        let Some(last) = new.last() else { return };
        let turn = new.iter().rev().take_while(|mv| mv.player == last.player);
        let mut moves: Vec<String> = turn.map(|mv| self.shared.texts.say(&mv.short)).collect();
        moves.reverse();
        let words = Phrase::new("moves-came")
            .with(
                "name",
                self.state().seat_title(last.player, &self.shared.texts),
            )
            .with("moves", moves.join(" "))
            .with("others", came - moves.len());
        self.chrome.tell(Tone::Info, &words);
    }

    /// Asks the user for a file.
    pub(super) fn pick(&mut self, ctx: &Context, wish: Wish) {
        if !self.shared.settings.system_dialogs {
            return self.ask_for_path(wish.purpose(), Some(wish));
        }
        let suggestion = self.suggested_file(Some(&wish));
        let (texts, games) = (&self.shared.texts, self.shared.games);
        let request = FileRequest::new(texts, games, wish.purpose(), &suggestion);
        if let Some(wish) = self.chrome.pick(ctx, request, wish) {
            self.ask_for_path(wish.purpose(), Some(wish));
        }
    }

    /// Listens to the system's dialog for files.
    pub(super) fn listen_to_picker(&mut self, ctx: &Context) {
        match self.chrome.listen_to_picker(ctx) {
            Some(Picked::File(Wish::Open, path)) => self.open_file(ctx, &path),
            Some(Picked::File(Wish::Save(saving), path)) => self.save_to(ctx, saving, &path, true),
            Some(Picked::File(Wish::Share(request), path)) => {
                self.share_to(ctx, request, &path, true);
            }
            Some(Picked::Nothing(Wish::Share(request))) => self.open_request(*request),
            Some(Picked::Late(purpose)) => self.ask_for_path(purpose, None),
            Some(Picked::Failed(wish)) => self.ask_for_path(wish.purpose(), Some(wish)),
            Some(Picked::Nothing(_)) | None => {}
        }
    }

    /// Offers a field for the path of a file: for this wish, or for the one of the system's dialog
    /// that is open all the same.
    fn ask_for_path(&mut self, purpose: Purpose, wish: Option<Wish>) {
        let suggestion = self.suggested_file(wish.as_ref().or(self.chrome.wish()));
        let field = PathField::new(purpose, wish, &suggestion);
        self.chrome.open(Dialog::Path(field));
    }

    /// The file that is suggested where one is to be chosen for this wish.
    fn suggested_file(&self, wish: Option<&Wish>) -> PathBuf {
        match wish {
            Some(Wish::Save(saving)) => self.shelf.suggested_file(Some(saving)),
            Some(Wish::Share(request)) => self.shelf.suggested_file(None).join(request.file_name()),
            Some(Wish::Open) | None => self.shelf.suggested_file(None),
        }
    }

    /// Files dropped on the window, and what the clipboard brings. Returns what is wanted besides.
    pub(super) fn take_files_and_text(&mut self, ctx: &Context, blocked: bool) -> Vec<Command> {
        self.take_dropped(ctx, blocked);
        let mut wanted = Vec::new();
        if blocked || ctx.text_edit_focused() {
            return wanted;
        }
        for event in ctx.input(|input| input.events.clone()) {
            match event {
                Event::Copy => wanted.push(Command::CopyGame),
                Event::Paste(text) => self.paste(ctx, &text),
                _ => {}
            }
        }
        wanted
    }

    /// Opens what is dropped on the window, if that is possible now.
    fn take_dropped(&mut self, ctx: &Context, blocked: bool) {
        let dropped: Vec<PathBuf> = ctx.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        let Some((first, others)) = dropped.split_first() else {
            return;
        };
        if blocked {
            return self.chrome.tell(Tone::Error, &Phrase::new("drop-blocked"));
        }
        self.open_file(ctx, first);
        if !others.is_empty() {
            let names: Vec<String> = others.iter().map(|path| file_name(path)).collect();
            let told = Phrase::new("drop-others")
                .with("file", file_name(first))
                .with("others", names.join(", "));
            self.chrome.tell(Tone::Info, &told);
        }
    }
}
