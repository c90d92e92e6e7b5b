//! Floor 6: the window.
//!
//! [`App`] is everything in the window and needs no window to exist: tests drive it through
//! [`App::logic`] and [`App::frame`], and [`open()`] puts it into a window of the system.
//!
//! Panels and dialogs return what the user wants; it is done at one point after they have been
//! drawn, in `run.rs`.
//!
//! `App` owns four things, and nobody but the thing itself changes what is in it: the shelf
//! (`shelf.rs`: files, what is kept and saved), the seat at the table (`playing.rs`), the lesson
//! (`learning.rs`) and the chrome (`chrome.rs`: dialogs, messages, what is heard). What all may
//! look at is beside them (`shared.rs`), and so is the line to the outside (`system.rs`). Where a
//! wish concerns more than one of them, it is led through their doors here: `beginning.rs`,
//! `opening.rs`, `saving.rs`, `asking.rs`, `attending.rs`.

pub mod action;
mod asking;
mod attending;
mod beginning;
pub mod catalogue;
mod celebration;
mod chrome;
pub mod command;
pub mod dialogs;
mod display;
mod doorbell;
mod drawing;
pub mod errand;
pub mod fonts;
pub mod form;
pub mod keys;
mod learning;
pub mod lesson;
mod opening;
pub mod opponent;
pub mod panels;
pub mod picker;
mod place;
mod plain;
mod playing;
mod restoring;
pub mod run;
mod saving;
pub mod seating;
pub mod settings;
mod shared;
mod shelf;
mod signals;
pub mod sound;
pub mod start;
mod start_error;
mod system;
pub mod table;
pub mod theme;
pub mod toasts;
mod wheel;
pub mod widgets;
pub mod window;

use std::path::Path;
use std::time::Duration;

use egui::{Context, Ui};

use self::catalogue::Dependencies;
use self::chrome::Chrome;
use self::command::Facts;
use self::dialogs::focus;
use self::learning::Learning;
use self::lesson::LessonState;
use self::picker::FileDialogs;
use self::playing::Playing;
use self::restoring::restore;
use self::shared::Shared;
use self::shelf::Shelf;
use self::sound::Speaker;
use self::system::System;
use self::table::{Found, News, Table, TableState};
use self::toasts::Tone;
use crate::board;
use crate::board::sound::{Cues, Sound};
use crate::phrase::{Phrase, Say};
use crate::store::{Loaded, SettingsWarning};

pub use self::errand::Errand;
pub use self::settings::Settings;
pub use self::start_error::StartError;
pub use self::window::{Start, open};

/// Everything in the window.
pub struct App {
    /// What all may look at.
    shared: Shared,
    /// What is saved and kept.
    shelf: Shelf,
    /// The game on the table, and what waits aside.
    playing: Playing,
    /// What is learnt in the place of the game on the table.
    learning: Learning,
    /// What is around the board.
    chrome: Chrome,
    /// The lines to the outside.
    system: System,
}

impl App {
    /// The program as it starts, with everything that was kept; `file` is opened.
    pub fn new(
        ctx: &Context,
        loaded: Loaded<Settings>,
        dependencies: impl Into<Dependencies>,
        file: Option<&Path>,
    ) -> Self {
        theme::install(ctx);
        let Dependencies { texts, games } = dependencies.into();
        let mut chrome = Chrome::default();
        tell_of_the_start(&mut chrome, &loaded);
        let restored = restore(ctx, games, &loaded);
        if let Some(told) = &restored.told {
            chrome.tell(Tone::Error, told);
        }
        let recent = loaded.recent.clone();
        let wake = ctx.clone();
        let (keeper, settings) = loaded.keeper(move || wake.request_repaint());
        let shared = Shared {
            texts,
            games,
            settings,
        };
        let welcome = restored.found.is_none();
        let found = restored.found.unwrap_or_else(|| {
            let draft = shared.draft(&shared.settings.game);
            Found::new(playing::deal(ctx, draft.as_ref()))
        });
        let playing = Playing::new(ctx, &shared, found.table, welcome);
        // What had to be put right has to be written anew.
        let file_and_kept = (found.file, restored.told.is_none());
        let (settings, state) = (&shared.settings, playing.state());
        let mut app = Self {
            shelf: Shelf::new((keeper, recent), settings, file_and_kept, state),
            playing,
            shared,
            learning: Learning::default(),
            chrome,
            system: System::default(),
        };
        theme::choose(ctx, app.shared.settings.theme);
        if !welcome {
            board::focus::give(ctx);
        }
        ctx.set_zoom_factor(app.shared.settings.sound_zoom());
        if let Some(file) = file {
            // What was on the table is older than the wish to see this file, and is in its own
            // place if it had one; a game that never was saved is asked about.
            app.open_file(ctx, file);
        }
        app
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// The settings, to be changed.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.shared.settings
    }

    /// How things stand at the table.
    pub fn state(&self) -> &TableState {
        self.playing.state()
    }

    /// The game on the table.
    pub fn table(&self) -> &dyn Table {
        self.playing.table()
    }

    /// How things stand in the lesson, if one is under way.
    pub fn lesson(&self) -> Option<LessonState> {
        self.learning.state()
    }

    /// Puts a table in the place of the present one, without asking.
    pub fn seat(&mut self, ctx: &Context, table: Box<dyn Table>) {
        self.put(ctx, Found::new(table));
    }

    /// Plays what is to be heard from now on by this speaker.
    pub fn set_speaker(&mut self, speaker: Box<dyn Speaker>) {
        self.chrome.set_speaker(speaker);
    }

    /// What happens whether the window can be seen or not: listens to the computer, to the
    /// system's dialogs, and saves. Once a frame, before [`App::frame`].
    pub fn logic(&mut self, ctx: &Context) {
        let mut news = Vec::new();
        if self.learning.is_on() {
            let look = self.shared.look(ctx, &self.playing.state().seats);
            self.learning.logic(ctx, &mut self.shared, &look);
        } else {
            news = self.playing.logic(ctx, &self.shared);
        }
        self.playing.look(ctx, &self.shared);
        self.chrome.withdraw_question(self.playing.state());
        for news in &news {
            self.hear(news);
        }
        self.listen_to_picker(ctx);
        self.shelf.listen();
        self.keep_changes();
        self.mind_the_door(ctx);
        if self.state().thinking.is_some() && !self.learning.is_on() {
            ctx.request_repaint_after(Duration::from_secs(1));
        }
    }

    /// Draws the window and does what the user asks for. Once a frame, after [`App::logic`].
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        board::later::bring(&ctx);
        theme::choose(&ctx, self.shared.settings.theme);
        let zoom = self.shared.fitting_zoom(&ctx);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
        let blocked = self.chrome.is_blocked();
        let is_heard = !blocked && self.chrome.is_board_asked(&ctx);
        let learnt = is_heard.then(|| self.learning.keys(&ctx)).flatten();
        let mut wanted = if blocked {
            focus::behind(&ctx, || self.panels(ui))
        } else {
            self.panels(ui)
        };
        if self.chrome.is_looked_at_anew(&ctx) {
            self.shelf.look_around();
        }
        let welcome = self.playing.is_welcome() && !self.learning.is_on();
        self.chrome.show_toasts(&ctx, &self.shared.texts, welcome);
        self.show_dialog(&ctx);
        let over = self.facts().over;
        wanted.extend(keys::commands(&ctx, blocked, self.chrome.board(), over));
        let copied = self.take_files_and_text(&ctx, blocked);
        for command in copied.into_iter().chain(wanted).chain(learnt) {
            run::run(self, &ctx, command);
        }
        // Before the picture is shown, not a frame later.
        self.keep_changes();
        self.shelf.keep_settings(&self.shared.settings);
        self.chrome.set_title(&ctx, self.title());
    }

    /// Opens the dialog for files that was asked for in this frame, if one was. After
    /// [`App::frame`].
    pub fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.chrome.show_file_dialog(ctx, dialogs);
    }

    /// What can be asked for now.
    fn facts(&self) -> Facts {
        let mut facts = self.playing.facts();
        if self.learning.is_on() {
            facts = Facts {
                welcome: facts.welcome,
                left_a_game: facts.left_a_game,
                lesson: true,
                ..Facts::default()
            };
        }
        facts
    }

    fn hear(&mut self, news: &News) {
        let (tone, phrase) = match news {
            News::Changed => return self.chrome.forget_says(),
            News::LittleTime => {
                let tick = Cues::one(Sound::Tick);
                return self.chrome.sound(&self.shared.settings, &tick);
            }
            News::Refused(why) => (Tone::Error, why.clone()),
            News::BotFailed { reason, moved } => {
                let key = match moved {
                    true => "bot-failed-and-moved",
                    false => "bot-failed",
                };
                let phrase = Phrase::new(key).with("reason", reason.clone());
                (Tone::Error, phrase)
            }
            News::DrawAccepted => (Tone::Info, Phrase::new("draw-accepted")),
            News::DrawDeclined => (Tone::Info, Phrase::new("draw-declined")),
            News::OutOfTime(seat) => {
                let phrase = Phrase::new("out-of-time").with("seat", seat.clone());
                (Tone::Info, phrase)
            }
        };
        self.chrome.tell(tone, &phrase);
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
    match loaded.slot() {
        Some(1) => {}
        Some(_) => chrome.tell(Tone::Info, &Phrase::new("second-window")),
        None => chrome.tell(Tone::Error, &Phrase::new("nothing-kept")),
    }
    if loaded.cannot_lock() {
        chrome.tell(Tone::Error, &Phrase::new("cannot-lock"));
    }
}
