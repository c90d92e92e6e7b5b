//! Games without help that go on in other windows or among the kept games: their positions get no help in this
//! window, either.

use std::sync::Arc;

use egui::Context;

use crate::app::App;
use crate::app::action::GameId;
use crate::app::archive::game_summaries;
use crate::app::archive::index::KeptGames;
use crate::app::game::table::{GameSummary, GuardedGame};
use crate::app::platform::jobs::{Job, JobNews};
use crate::app::shell::toasts::Tone;
use crate::i18n::Texts;
use crate::phrase::Phrase;

/// The games without help.
#[derive(Default)]
pub(crate) struct HelpGuard {
    reading: Option<Job<Vec<GuardedGame>>>,
    of_windows: Vec<GuardedGame>,
    /// Games to compare with, and what they were compared with last: game on the board and its revision.
    games: Vec<GuardedGame>,
    compared: Option<(GameId, u64)>,
    kept: Option<Arc<KeptGames>>,
}

/// `None` if the game is over or the players may use help.
fn guarded_game(summary: &GameSummary, texts: &Texts) -> Option<GuardedGame> {
    let friend = summary.friend.as_ref()?;
    let position = friend.without_help_at.clone()?;
    let name = texts.say(&game_summaries::name(summary, friend.awaited));
    Some(GuardedGame { game: summary.game, position, friend: name })
}

impl App {
    /// Reads the games of the other windows again: one of them may have gone on.
    pub(crate) fn read_other_windows(&mut self, ctx: &Context) {
        let (library, games) = (self.saves.library().0.clone(), self.shared.games);
        let (window, texts) = (self.shared.window, Arc::clone(&self.shared.texts));
        self.friends.guard.reading = Some(Job::start(ctx, "other windows", move |reporter| {
            let found = library.games_of_other_windows(window).into_iter();
            let found = found.filter_map(|text| guarded_game(&games.summary(&text)?, &texts));
            reporter.report(found.collect());
        }));
    }

    /// Gives no help in a game without help that is on the board of another window, or among the kept games.
    pub(crate) fn guard_help(&mut self, ctx: &Context) {
        let (id, revision) = (self.activities.game.id(), self.state().revision);
        let is_other_game = self.friends.guard.compared.is_none_or(|(compared, _)| compared != id);
        if is_other_game && !self.activities.game.is_welcome() {
            self.read_other_windows(ctx);
        }
        let guard = &mut self.friends.guard;
        let mut is_new = guard.compared != Some((id, revision));
        if let Some(JobNews::Report(found)) = guard.reading.as_ref().map(Job::poll) {
            guard.of_windows = found;
            guard.reading = None;
            guard.kept = None;
        }
        let kept = self.shared.archive.games();
        if guard.kept.as_ref().is_none_or(|known| !Arc::ptr_eq(known, kept)) {
            let ongoing = kept.ongoing().iter();
            let texts = &self.shared.texts;
            let ongoing = ongoing.filter_map(|kept| guarded_game(&kept.summary, texts));
            guard.games = guard.of_windows.iter().cloned().chain(ongoing).collect();
            guard.kept = Some(Arc::clone(kept));
            is_new = true;
        }
        if !is_new {
            return;
        }
        guard.compared = Some((id, revision));
        let table = self.activities.game.table_mut();
        if let Some(friend) = table.keep_from_help(&guard.games) {
            let told = Phrase::new("friend-guarded").with("name", friend);
            self.chrome.toast(Tone::Info, &told);
        }
        self.activities.game.refresh(ctx, &self.shared);
    }
}
