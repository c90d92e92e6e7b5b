//! The user's own puzzles: keeping, deleting, copying, and adding those of others.

use egui::Context;

use crate::app::App;
use crate::app::exercise::puzzles::keep_dialog::KeepPuzzle;
use crate::app::exercise::puzzles::{
    ImportNews, ImportResult, PuzzleImport, PuzzleSource, PuzzleState,
};
use crate::app::shell::command::{Command, PuzzleCommand};
use crate::app::shell::dialogs::Dialog;
use crate::app::shell::toasts::Tone;
use crate::phrase::{Phrase, ToPhrase};
use crate::session::Seat;
use crate::store::{OwnPuzzle, OwnPuzzleChange};

const DELETED: &str = "own-puzzle-deleted";
const PROVING: &str = "own-puzzles-proving";
/// Bad lines of a text that are named; more are counted.
const MOST_NAMED: usize = 3;

impl App {
    /// Asks for the name of the puzzle in the editor.
    pub(crate) fn ask_to_keep_puzzle(&mut self) {
        let Some((state, editor)) = self.activities.editor.shown() else {
            return;
        };
        let Some(found) = editor.puzzle() else {
            let why = Phrase::new("own-puzzle-rules");
            return self.chrome.toast(Tone::Error, &why);
        };
        let own = self.saves.own_puzzles();
        if own.is_full() {
            return self.chrome.toast(Tone::Error, &Phrase::new("own-puzzles-full"));
        }
        let mut numbers = 1..;
        let name = numbers.find_map(|number: usize| {
            let name = Phrase::new("own-puzzle-name").with("number", number);
            let name = self.shared.texts.say(&name);
            let is_free = own.of(state.game).all(|known| known.name != name);
            is_free.then_some(name)
        });
        let puzzle = OwnPuzzle {
            game: state.game.to_owned(),
            name: name.unwrap_or_default(),
            grade: found.grade,
            goal: found.goal,
            rules: found.rules,
            position: found.position,
            solution: found.solution,
            author: self.own_name(),
        };
        let list = self.shared.entry(state.game).info.own_puzzle_list(&[&puzzle]);
        let dialog = KeepPuzzle::new(puzzle, list.task(0));
        self.chrome.open(Dialog::KeepPuzzle(Box::new(dialog)));
    }

    /// The name of the only person at the table, if it has one.
    fn own_name(&self) -> String {
        let seats = self.activities.game.state().seats.iter();
        let mut people = seats.filter(|seat| seat.is_human());
        match (people.next().and_then(Seat::name), people.next()) {
            (Some(name), None) => OwnPuzzle::clean_name(name),
            _ => String::new(),
        }
    }

    pub(crate) fn keep_puzzle(&mut self, ctx: &Context, puzzle: OwnPuzzle) {
        let told = Phrase::new("own-puzzle-kept").with("name", puzzle.name.as_str());
        self.change_own_puzzles(ctx, OwnPuzzleChange::Kept(puzzle));
        let show = Command::Puzzle(PuzzleCommand::Mine);
        self.chrome.offer(Tone::Info, &told, show);
    }

    /// Deletes the own puzzle on the board, with a way back.
    pub(crate) fn delete_puzzle(&mut self, ctx: &Context) {
        let Some(puzzle) = self.shown_own_puzzle().cloned() else {
            return;
        };
        let told = Phrase::new(DELETED).with("name", puzzle.name.as_str());
        self.change_own_puzzles(ctx, OwnPuzzleChange::Deleted(puzzle.id()));
        self.activities.puzzle.source.deleted = Some(puzzle);
        self.chrome.dismiss(&[DELETED]);
        let restore = Command::Puzzle(PuzzleCommand::Restore);
        self.chrome.offer(Tone::Info, &told, restore);
    }

    /// Takes back the last [`App::delete_puzzle`].
    pub(crate) fn restore_puzzle(&mut self, ctx: &Context) {
        if let Some(puzzle) = self.activities.puzzle.source.deleted.take() {
            self.chrome.dismiss(&[DELETED]);
            let id = puzzle.id();
            self.change_own_puzzles(ctx, OwnPuzzleChange::Kept(puzzle.clone()));
            self.show_own_puzzle(ctx, &puzzle.game, Some(&id));
        }
    }

    pub(crate) fn copy_puzzle(&mut self, ctx: &Context) {
        if let Some(puzzle) = self.shown_own_puzzle() {
            ctx.copy_text(puzzle.to_string());
            let told = Phrase::new("own-puzzle-copied");
            self.chrome.toast(Tone::Info, &told);
        }
    }

    /// Shows the own puzzles of the game of the shown puzzle, or else of the last one kept.
    pub(crate) fn begin_own_puzzles(&mut self, ctx: &Context) {
        let shown = self.puzzle().map(|state| state.game);
        let editor = self.activities.editor.state().map(|state| state.game);
        let game = shown.or(editor).unwrap_or(self.state().game);
        let has_some = self.activities.puzzle.list(game, PuzzleSource::Own).is_some();
        let last = self.saves.own_puzzles().last_game().filter(|_| !has_some);
        let game = last.unwrap_or(game).to_owned();
        self.show_own_puzzle(ctx, &game, None);
    }

    /// Proves the puzzles of a text, after those that are being proved, to add those that hold.
    pub(crate) fn import_puzzles(&mut self, ctx: &Context, text: &str) {
        let import = &mut self.activities.puzzle.source.import;
        let begun = match import {
            Some(import) => import.queue(text),
            None => {
                PuzzleImport::begin(ctx, self.shared.games, text).map(|begun| *import = Some(begun))
            }
        };
        match begun {
            Ok(()) => {
                self.chrome.dismiss(&[PROVING]);
                self.show_import();
            }
            Err(why) => {
                let told = Phrase::new("own-puzzles-refused").with("reason", why.phrase());
                self.chrome.toast(Tone::Error, &told);
            }
        }
    }

    fn show_import(&mut self) {
        if let Some(import) = &self.activities.puzzle.source.import {
            let (done, all) = import.progress();
            let told = Phrase::new(PROVING).with("done", done).with("all", all);
            let stop = Command::Puzzle(PuzzleCommand::StopProving);
            self.chrome.offer_meanwhile(&told, stop);
        }
    }

    /// Keeps each puzzle of a text once it is proved; called once a frame.
    pub(crate) fn poll_import(&mut self, ctx: &Context) {
        let Some(mut import) = self.activities.puzzle.source.import.take() else {
            return;
        };
        let before = import.progress();
        let mut is_over = false;
        while !is_over && let Some(news) = import.poll() {
            match news {
                ImportNews::Proved(puzzle) => {
                    let is_known = self.saves.own_puzzles().get(&puzzle.id()).is_some()
                        || self.saves.own_puzzles().is_full();
                    import.count(is_known);
                    if !is_known {
                        self.saves.keep_own_puzzle(OwnPuzzleChange::Kept(puzzle));
                    }
                }
                ImportNews::Checked(result) => {
                    is_over = !import.go_on(ctx);
                    self.report_import(&result);
                }
            }
        }
        let has_moved = import.progress() != before;
        if is_over {
            self.chrome.dismiss(&[PROVING]);
            return self.refresh_own_puzzles(ctx);
        }
        self.activities.puzzle.source.import = Some(import);
        if has_moved && self.chrome.has_message(PROVING) {
            self.show_import();
        }
    }

    /// Stops the proof of pasted puzzles. What is proved stays.
    pub(crate) fn stop_import(&mut self, ctx: &Context) {
        let Some(import) = self.activities.puzzle.source.import.take() else {
            return;
        };
        let (done, all) = import.progress();
        self.chrome.dismiss(&[PROVING]);
        let result = import.stop();
        self.report_import(&result);
        let told = Phrase::new("own-puzzles-stopped").with("count", all - done);
        self.chrome.toast(Tone::Info, &told);
        self.refresh_own_puzzles(ctx);
    }

    /// Returns `true`, and says why, if puzzles are still being proved; only the first time.
    pub(crate) fn import_delays_closing(&mut self) -> bool {
        let import = &mut self.activities.puzzle.source.import;
        let Some(import) = import.as_mut().filter(|import| !import.has_delayed_closing) else {
            return false;
        };
        import.has_delayed_closing = true;
        let (done, all) = import.progress();
        let told = Phrase::new("own-puzzles-delay-closing").with("count", all - done);
        self.chrome.toast(Tone::Info, &told);
        true
    }

    fn report_import(&mut self, result: &ImportResult) {
        let &ImportResult { added, known, .. } = result;
        let proved = added + known;
        if proved > 0 {
            let told = Phrase::new("own-puzzles-added").with("added", added).with("known", known);
            let show = Command::Puzzle(PuzzleCommand::Mine);
            self.chrome.offer(Tone::Info, &told, show);
        }
        if proved > added && self.saves.own_puzzles().is_full() {
            let full = Phrase::new("own-puzzles-full");
            self.chrome.toast(Tone::Error, &full);
        }
        for (line, reason) in result.faults.iter().take(MOST_NAMED) {
            let told =
                Phrase::new("own-puzzles-line").with("line", *line).with("reason", reason.clone());
            self.chrome.toast(Tone::Error, &told);
        }
        let more = result.faults.len().saturating_sub(MOST_NAMED);
        if more > 0 {
            let told = Phrase::new("own-puzzles-lines").with("count", more);
            self.chrome.toast(Tone::Error, &told);
        }
    }

    fn change_own_puzzles(&mut self, ctx: &Context, change: OwnPuzzleChange) {
        self.saves.keep_own_puzzle(change);
        self.refresh_own_puzzles(ctx);
    }

    /// Brings the lists up to date; if the own puzzle on the board is gone, shows the next one.
    pub(crate) fn refresh_own_puzzles(&mut self, ctx: &Context) {
        let own = self.saves.shared_own_puzzles();
        if !self.activities.puzzle.set_own(&self.shared, own) {
            return;
        }
        let Some(state) = self.puzzle() else {
            return;
        };
        if state.source == PuzzleSource::Own {
            self.activities.puzzle.forget_board();
            self.reopen_own_puzzle(ctx, &state);
        }
    }

    /// Returns `true` while new puzzles would restart the own puzzle on the board: they are shown once all are proved.
    pub(crate) fn awaits_own_puzzles(&self) -> bool {
        let is_own = |state: &PuzzleState| state.source == PuzzleSource::Own;
        self.activities.puzzle.source.import.is_some() && self.puzzle().as_ref().is_some_and(is_own)
    }

    fn shown_own_puzzle(&self) -> Option<&OwnPuzzle> {
        let state = self.puzzle()?;
        self.saves.own_puzzles().get(&state.id)
    }
}
