//! Construction of [`App`] at startup from the loaded settings and games.

use std::path::Path;
use std::sync::Arc;

use egui::Context;

use super::App;
use super::activity::Activities;
use super::catalogue::Dependencies;
use super::settings::Settings;
use super::shared::Shared;
use crate::app::archive::index::ArchiveIndex;
use crate::app::archive::ratings::Ratings;
use crate::app::exercise::puzzles::source::PuzzleActivity;
use crate::app::files::restore::restore;
use crate::app::files::save_state::SaveState;
use crate::app::files::share::flow::Sharing;
use crate::app::friends::flow::RemoteGames;
use crate::app::game::activity::{GameActivity, deal_start_page};
use crate::app::game::table::LoadedTable;
use crate::app::input::one_key::{Listener, OneKey};
use crate::app::input::system_preferences::SystemPreferences;
use crate::app::input::tap_delay::Taps;
use crate::app::input::touch::Touches;
use crate::app::people::home::Home;
use crate::app::platform::frame_clock::FrameClock;
use crate::app::platform::system::System;
use crate::app::shell::chrome::Chrome;
use crate::app::shell::fonts::TidyFonts;
use crate::app::shell::theme;
use crate::app::shell::toasts::Tone;
use crate::board;
use crate::phrase::{Phrase, ToPhrase};
use crate::store::paths::shown;
use crate::store::{SavedState, SettingsWarning, local_time};

impl App {
    /// Creates the program with everything that was saved, and opens `file` if given.
    pub fn new(
        ctx: &Context,
        loaded: SavedState<Settings>,
        dependencies: impl Into<Dependencies>,
        file: Option<&Path>,
    ) -> Self {
        theme::install(ctx);
        ctx.add_plugin(TidyFonts::default());
        ctx.add_plugin(Taps::default());
        // Before touches, which are presses for it and nothing else.
        ctx.add_plugin(Listener::default());
        ctx.add_plugin(Touches::default());
        let Dependencies { texts, games } = dependencies.into();
        let mut chrome = Chrome::default();
        report_start(&mut chrome, &loaded);
        let restored = restore(ctx, games, &loaded);
        if let Some(warning) = &restored.warning {
            chrome.toast(Tone::Error, warning);
        }
        let recent = loaded.recent.clone();
        let crash = loaded.crash.clone();
        let crashes = crash.crashes();
        let progress = loaded.progress.clone();
        let wake = ctx.clone();
        let home = loaded.household();
        let home = Home::new(home.0.clone(), home.1, home.2.clone());
        let window = loaded.slot().unwrap_or(1);
        let left = loaded.settings.left_elsewhere(window, |number| loaded.is_open(number));
        let (writer, mut settings) = loaded.start_writer(move || wake.request_repaint());
        if let Some(left) = left {
            settings.take_over_set_up(window, left);
        }
        let shared = Shared {
            texts: Arc::new(texts),
            games,
            settings,
            window,
            home,
            archive: ArchiveIndex::default(),
            ratings: Ratings::default(),
            calendar: Box::new(local_time),
            clock: FrameClock::default(),
            wishes: Box::new(SystemPreferences::default),
        };
        let welcome = restored.found.is_none();
        let found = restored.found.unwrap_or_else(|| {
            let draft = shared.draft(&shared.settings.game);
            LoadedTable::new(deal_start_page(ctx, draft.as_ref()))
        });
        let game = GameActivity::new(ctx, &shared, found.table, welcome);
        // A game that was repaired while loading has to be saved again.
        let links_and_kept = (found.links, restored.warning.is_none());
        let (settings, state) = (&shared.settings, game.state());
        let mut app = Self {
            saves: SaveState::new((writer, recent, progress), settings, links_and_kept, state),
            activities: Activities::new(game, PuzzleActivity::new(games)),
            shared,
            chrome,
            sharing: Sharing::default(),
            friends: RemoteGames::default(),
            one_key: OneKey::default(),
            removed_person: None,
            crash,
            system: System::default(),
        };
        if crashes > 0 {
            app.recover_from_crash(ctx, crashes);
        }
        if app.shared.settings.set_up(window).is_some() {
            app.offer_position();
        }
        if app.shared.home.is_shared() {
            app.remember_person();
        }
        app.shared.choose_theme(ctx);
        board::focus::give(ctx);
        ctx.set_zoom_factor(app.shared.settings.sound_zoom());
        if let Some(file) = file {
            // Opened like any other file, so that the restored game is archived.
            app.open_file(ctx, file);
        } else if app.activities.game.is_done() {
            app.show_start_page(ctx);
        }
        app
    }
}

impl App {
    /// Resets the view after a start that ended with a panic while drawing; after a second one, also begins
    /// on the start page, so that the game on the table is not drawn.
    fn recover_from_crash(&mut self, ctx: &Context, crashes: u32) {
        self.shared.settings.reset_view();
        if crashes > 1 {
            self.show_start_page(ctx);
        }
        self.chrome.toast(Tone::Error, &Phrase::new("start-after-crash"));
    }
}

fn report_start(chrome: &mut Chrome, loaded: &SavedState<Settings>) {
    for warning in &loaded.warnings {
        // A setting that an older version did not have is not an error.
        if !matches!(warning, SettingsWarning::Missing(_)) {
            chrome.toast(Tone::Error, &warning.phrase());
        }
    }
    if let Some(kept) = &loaded.damaged_progress {
        let told = Phrase::new("puzzles-damaged").with("file", shown(kept));
        chrome.toast(Tone::Error, &told);
    }
    match loaded.slot() {
        Some(1) => {}
        Some(_) => chrome.toast(Tone::Info, &Phrase::new("second-window")),
        None => chrome.toast(Tone::Error, &Phrase::new("nothing-kept")),
    }
    if loaded.cannot_lock() {
        chrome.toast(Tone::Error, &Phrase::new("cannot-lock"));
    }
}
