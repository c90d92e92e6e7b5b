//! The flow of practice: start, the next position, and the games and studies that follow from one.

use egui::Context;

use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::game::opponent::Opponent;
use crate::app::shell::command::{Command, PracticeCommand};
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::phrase::Phrase;
use crate::random;
use crate::session::Seat;
use crate::store::EarlierKind;
use crate::store::practice::{PracticeChange, SavedTask};

const LEFT_OUT: &str = "practice-left-out";

impl App {
    /// Starts a session with the positions that are due, and looks for more in games that have not been looked
    /// at.
    pub(crate) fn begin_practice(&mut self, ctx: &Context) {
        self.search_practice();
        self.begin_session(ctx);
    }

    /// Looks for positions in games that have not been looked at.
    pub(crate) fn search_practice(&mut self) {
        self.saves.archive_listed(self.activities.game.on_table());
        self.saves.refresh();
        self.shared.archive.read_again();
        self.activities.practice.search();
    }

    /// Starts a session with the positions that are due now.
    pub(crate) fn begin_session(&mut self, ctx: &Context) {
        let today = self.shared.training_day();
        let due = self.saves.practice().due(&today);
        let due = due.into_iter().cloned().collect();
        self.practise(ctx, due);
    }

    /// Starts a session with the positions from the game that has just ended.
    pub(crate) fn practise_game(&mut self, ctx: &Context) {
        let id = self.activities.game.id();
        let tasks = self.activities.practice.tasks_of(id).to_vec();
        if !tasks.is_empty() {
            self.practise(ctx, tasks);
        }
    }

    /// Starts a session with these positions.
    pub(crate) fn practise(&mut self, ctx: &Context, tasks: Vec<SavedTask>) {
        let begun = (self.state().game, tasks);
        self.activities.practice.begin(ctx, &self.shared, begun);
        self.show_activity(ctx, ActivityId::Practice);
        self.chrome.begin_activity();
        board::focus::give(ctx);
    }

    /// Stops the search for more positions, or resumes it.
    pub(crate) fn toggle_search(&mut self) {
        if !self.activities.practice.stop_search() {
            self.activities.practice.search();
        }
    }

    /// Looks for positions in the finished game on the table, after its moves were judged, while its result is
    /// shown.
    pub(crate) fn search_last_game(&mut self) {
        let game = &self.activities.game;
        let id = game.id();
        let is_shown = !game.is_welcome()
            && self.activities.active().game().is_some()
            && game.table().after_game().is_some()
            && !game.state().commands.studied;
        if !is_shown {
            return self.activities.practice.stop_last_game();
        }
        let practice = &mut self.activities.practice;
        if practice.has_searched(id) || practice.is_searching(id) {
            return;
        }
        self.saves.archive_listed(self.activities.game.on_table());
        practice.search_last_game(id, self.saves.archived_text());
    }

    /// Goes to the next position of the session; from its last page, to what is due by then.
    pub(crate) fn go_to_next_position(&mut self, ctx: &Context) {
        self.chrome.dismiss(&[LEFT_OUT]);
        self.chrome.clear_status();
        if self.activities.practice.view().is_over() {
            self.begin_session(ctx);
        } else {
            self.activities.practice.go_on(ctx, &self.shared);
            if self.activities.practice.view().is_over() && self.walk_on(ctx) {
                return;
            }
        }
        board::focus::give(ctx);
    }

    /// Leaves the position out for good, with a way back.
    pub(crate) fn leave_out(&mut self, ctx: &Context) {
        if let Some(id) = self.activities.practice.leave_out(ctx, &self.shared) {
            self.saves.keep_practice(PracticeChange::LeftOut { id });
            self.chrome.clear_status();
            self.chrome.dismiss(&[LEFT_OUT]);
            let take_in = Command::Practice(PracticeCommand::TakeIn);
            let told = Phrase::new(LEFT_OUT);
            self.chrome.offer(Tone::Info, &told, take_in);
            board::focus::give(ctx);
        }
    }

    /// Takes back the last [`App::leave_out`].
    pub(crate) fn take_in(&mut self, ctx: &Context) {
        if let Some(id) = self.activities.practice.take_in(ctx, &self.shared) {
            self.saves.keep_practice(PracticeChange::TakenIn { id });
        }
    }

    /// Starts a game from the position against the computer of the game that it comes from; if it has none, against
    /// one as strong as the user.
    pub(crate) fn play_position(&mut self, ctx: &Context) {
        let Some(task) = self.activities.practice.task().cloned() else {
            return;
        };
        let entry = self.shared.entry(&task.game);
        let Some(mut draft) = entry.info.draft_of(&task) else {
            return;
        };
        let chosen = draft.state();
        let seats =
            if let Some(seats) = task.source.seats_against_computers(chosen.seat_names.len()) {
                seats
            } else {
                let here = self.activities.game.match_seats();
                let mut seats = here.next(&self.shared.settings, &chosen, random::seed());
                self.play_evenly(entry.id, &mut seats);
                seats
            };
        self.shared.settings.apply_conditions(draft.as_mut(), &seats);
        self.start(ctx, draft.as_ref(), seats);
        self.tell_conditions();
    }

    /// Starts a game from the position of the study, against the computer of the studied game; if it has none,
    /// against one as strong as the user.
    pub(crate) fn play_shown_position(&mut self, ctx: &Context) {
        let (mut draft, mut seats) = self.table().again();
        let position = self.table().position_text();
        if let Err(why) = draft.begin_at(&position) {
            return self.chrome.toast(Tone::Error, &why);
        }
        if !seats.iter().any(Seat::is_computer) {
            let settings = &mut self.shared.settings;
            let usual = settings.seats(self.activities.game.state().game, seats.len());
            seats = Opponent::Computer.fill(&usual, settings);
            self.play_evenly(self.state().game, &mut seats);
        }
        self.shared.settings.apply_conditions(draft.as_mut(), &seats);
        self.start(ctx, draft.as_ref(), seats);
        self.tell_conditions();
    }

    /// Makes the computers as strong as the user, if that is known.
    fn play_evenly(&self, game: &'static str, seats: &mut [Seat]) {
        let scale_id = (game, seats.len());
        let wish = self.shared.settings.even;
        let Some(level) = self.shared.ratings.opponent(scale_id, wish) else {
            return;
        };
        for seat in seats.iter_mut().filter(|seat| seat.is_computer()) {
            *seat = Seat::Even(level);
        }
    }

    /// Studies the game that the position comes from, at the position; without the game, the position alone.
    pub(crate) fn study_position(&mut self, ctx: &Context) {
        let Some(task) = self.activities.practice.task().cloned() else {
            return;
        };
        let (library, _) = self.saves.library();
        let path = library.folder().map(|folder| folder.join(&task.source.file));
        if let Some(path) = path.filter(|path| path.is_file()) {
            if self.open_kept(ctx, path, &EarlierKind::Archived) {
                self.begin_study(ctx);
                self.show(ctx, task.source.ply);
            }
            return;
        }
        let entry = self.shared.entry(&task.game);
        if let Some(draft) = entry.info.draft_of(&task) {
            let seats = vec![Seat::Human(None); draft.state().seat_names.len()];
            self.start(ctx, draft.as_ref(), seats);
            self.begin_study(ctx);
        }
    }
}
