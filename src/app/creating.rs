//! How the program comes to be as it starts.

use std::path::Path;
use std::sync::Arc;

use egui::Context;

use super::arranging::Arranging;
use super::catalogue::Dependencies;
use super::chrome::Chrome;
use super::frame_clock::FrameClock;
use super::learning::Learning;
use super::playing::{self, Playing};
use super::puzzling::Puzzling;
use super::restoring::restore;
use super::settings::Settings;
use super::shared::Shared;
use super::sharing::Sharing;
use super::shelf::Shelf;
use super::system::System;
use super::table::Found;
use super::taps::Taps;
use super::toasts::Tone;
use super::{App, theme};
use crate::board;
use crate::phrase::{Phrase, Say};
use crate::store::paths::shown;
use crate::store::{Loaded, SettingsWarning, today};

impl App {
    /// The program as it starts, with everything that was kept; `file` is opened.
    pub fn new(
        ctx: &Context,
        loaded: Loaded<Settings>,
        dependencies: impl Into<Dependencies>,
        file: Option<&Path>,
    ) -> Self {
        theme::install(ctx);
        ctx.add_plugin(Taps::default());
        let Dependencies { texts, games } = dependencies.into();
        let mut chrome = Chrome::default();
        tell_of_the_start(&mut chrome, &loaded);
        let restored = restore(ctx, games, &loaded);
        if let Some(warning) = &restored.warning {
            chrome.tell(Tone::Error, warning);
        }
        let recent = loaded.recent.clone();
        let progress = loaded.progress.clone();
        let wake = ctx.clone();
        let (writer, settings) = loaded.start_writer(move || wake.request_repaint());
        let shared = Shared {
            texts: Arc::new(texts),
            games,
            settings,
            calendar: Box::new(today),
            clock: FrameClock::default(),
        };
        let welcome = restored.found.is_none();
        let found = restored.found.unwrap_or_else(|| {
            let draft = shared.draft(&shared.settings.game);
            Found::new(playing::deal(ctx, draft.as_ref()))
        });
        let playing = Playing::new(ctx, &shared, found.table, welcome);
        // What had to be put right has to be written anew.
        let links_and_kept = (found.links, restored.warning.is_none());
        let (settings, state) = (&shared.settings, playing.state());
        let mut app = Self {
            shelf: Shelf::new((writer, recent, progress), settings, links_and_kept, state),
            playing,
            shared,
            learning: Learning::default(),
            arranging: Arranging::default(),
            puzzling: Puzzling::new(games),
            chrome,
            sharing: Sharing::default(),
            system: System::default(),
        };
        if app.shared.settings.set_up.is_some() {
            app.offer_way_back_to_set_up();
        }
        theme::choose(ctx, app.shared.settings.theme);
        board::focus::give(ctx);
        ctx.set_zoom_factor(app.shared.settings.sound_zoom());
        if let Some(file) = file {
            // What was on the table is older than the wish to see this file, and is kept among the
            // earlier games.
            app.open_file(ctx, file);
        }
        app
    }
}

/// What there is to say of what was kept.
fn tell_of_the_start(chrome: &mut Chrome, loaded: &Loaded<Settings>) {
    for warning in &loaded.warnings {
        // What an older version of the program did not know of is no fault.
        if !matches!(warning, SettingsWarning::Missing(_)) {
            chrome.tell(Tone::Error, &warning.phrase());
        }
    }
    if let Some(kept) = &loaded.damaged_progress {
        let told = Phrase::new("puzzles-damaged").with("file", shown(kept));
        chrome.tell(Tone::Error, &told);
    }
    match loaded.slot() {
        Some(1) => {}
        Some(_) => chrome.tell(Tone::Info, &Phrase::new("second-window")),
        None => chrome.tell(Tone::Error, &Phrase::new("nothing-kept")),
    }
    if loaded.cannot_lock() {
        chrome.tell(Tone::Error, &Phrase::new("cannot-lock"));
    }
}
