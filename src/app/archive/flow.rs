//! The flow of the kept games: their index, the search for positions in them and the strength of the user.

use egui::Context;

use crate::app::App;
use crate::app::activity::ActivityEvent;
use crate::app::people::levels::key;
use crate::app::shell::dialogs::Dialog;

impl App {
    /// Brings the index up to date, and everything that is found out from it.
    pub(crate) fn refresh_archive(&mut self, ctx: &Context) -> Vec<ActivityEvent> {
        let shared = &mut self.shared;
        if shared.archive.take_changed() {
            self.saves.refresh();
        }
        let library = || {
            let (library, complete) = self.saves.library();
            (library.clone(), complete)
        };
        let listed = self.saves.earlier_list();
        shared.archive.refresh(ctx, shared.games, listed, library);
        for change in shared.ratings.poll() {
            self.saves.keep_practice(change);
        }
        if shared.archive.is_complete() {
            let afresh = shared.settings.afresh.as_deref();
            shared.ratings.take(shared.archive.games(), self.saves.practice(), afresh);
        } else {
            shared.ratings.await_games();
        }
        let game = &self.activities.game;
        let is_asked = self.activities.shows_strength()
            || matches!(self.chrome.dialog(), Some(Dialog::NewGame(_)));
        let is_idle = is_asked || game.is_welcome() || game.state().ended.is_some();
        let is_idle = is_idle && shared.archive.is_complete();
        shared.ratings.judge(ctx, shared.games, is_idle);
        if shared.home.is_shared() && shared.ratings.is_complete() {
            let games = shared.games.games().iter().map(|entry| entry.id);
            let scales = games.flat_map(|id| [(id, 2), (id, 3)]);
            let strengths =
                scales.filter_map(|scale| Some((key(scale), shared.ratings.tenths(scale)?)));
            shared.home.note_strengths(strengths.collect());
        }
        let practice = self.saves.practice();
        self.activities.refresh_you(shared, practice);
        let searches = &mut self.activities.practice;
        searches.poll_searches(ctx, shared, practice)
    }
}
