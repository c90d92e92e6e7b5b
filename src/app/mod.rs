//! Floor 6: the window.
//!
//! [`App`] is everything in the window and needs no window to exist: tests drive it through
//! [`App::logic`] and [`App::frame`], and [`run()`] puts it into a window of the system.
//!
//! Panels and dialogs return what the user wants; it is done at one point after they have been
//! drawn, in `run.rs`.

pub mod catalogue;
mod celebration;
pub mod command;
pub mod dialogs;
mod display;
mod doorbell;
mod drawing;
pub mod errand;
pub mod files;
pub mod fonts;
pub mod form;
pub mod keys;
mod last_words;
pub mod lesson;
pub mod panels;
pub mod picker;
mod place;
mod plain;
pub mod run;
pub mod saving;
pub mod seating;
pub mod settings;
mod signals;
pub mod sound;
pub mod start;
pub mod table;
pub mod theme;
pub mod toasts;
mod welcome;
mod wheel;
pub mod widgets;
pub mod window;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Event, Rect, Ui};

use self::catalogue::{Catalogue, House};
use self::celebration::Celebration;
use self::command::{Command, Facts};
use self::dialogs::focus::{self, Focus};
use self::dialogs::{Dialog, new_game};
use self::doorbell::Visitors;
use self::last_words::LastWords;
use self::lesson::{Lesson, LessonState};
use self::panels::{Front, layout};
use self::picker::{FileDialogs, Picker};
use self::saving::GameId;
use self::signals::Summons;
use self::sound::{Speaker, Verdict};
use self::table::{FileLink, Found, News, Presentation, Table, TableCommand, TableState};
use self::toasts::{Toasts, Tone};
use self::welcome::Aside;
use crate::board::sound::{Cues, Sound};
use crate::board::{self, Look, Says};
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};
use crate::rules::Player;
use crate::session::Seat;
use crate::store::{EarlierGame, Keeper, Loaded, RecentFiles, SettingsWarning};

pub use self::errand::Errand;
pub use self::settings::Settings;
pub use self::start::StartError;
pub use self::window::{Start, run};

/// Everything in the window.
#[expect(clippy::struct_excessive_bools, reason = "independent states")]
pub struct App {
    texts: Texts,
    games: Catalogue,
    settings: Settings,
    /// The settings as they were written last.
    stored: Settings,
    /// What tells the game on the table from others.
    game: GameId,
    table: Box<dyn Table>,
    /// How things stood at the table when it was last looked at.
    state: TableState,
    /// No game has been begun: the panel offers some.
    welcome: bool,
    /// The game that was left for the welcome.
    aside: Option<Aside>,
    /// What is learnt in the place of the game on the table.
    lesson: Option<Box<dyn Lesson>>,
    dialog: Option<Dialog>,
    focus: Focus,
    toasts: Toasts,
    picker: Picker,
    /// The file that the game was opened from or saved to.
    file: FileLink,
    recent: RecentFiles,
    /// Other starts of the program that ring at this window.
    visitors: Visitors,
    keeper: Keeper,
    /// The revision of the game in that file.
    saved_revision: u64,
    /// The revision of the game that the keeper has; `None` if it has none of this game's.
    kept_revision: Option<u64>,
    /// The second that a running clock showed when the keeper got the game.
    kept_second: Option<u64>,
    /// The games that have left the table and can be opened again.
    earlier: Arc<[EarlierGame]>,
    /// Whether the user was at the window in the last frame, and whether a menu was open.
    attention: (bool, bool),
    /// The user does without what cannot be kept.
    leaving: bool,
    /// What the board has said last.
    says: Option<Says>,
    celebration: Celebration,
    /// What is heard goes there.
    speaker: Box<dyn Speaker>,
    verdict: Verdict,
    /// Where the board was drawn last.
    board: Rect,
    board_only: bool,
    /// The list of moves is shown over a narrow window.
    drawer: bool,
    /// The title the window has.
    title: String,
    /// Whether the system wants the program to end.
    summons: Summons,
    /// What is to be said when the window is closed.
    last_words: LastWords,
}

impl App {
    /// The program as it starts, with everything that was kept; `file` is opened.
    pub fn new(
        ctx: &Context,
        loaded: Loaded<Settings>,
        house: impl Into<House>,
        file: Option<&Path>,
    ) -> Self {
        theme::install(ctx);
        let House { texts, games } = house.into();
        let mut toasts = Toasts::default();
        for warning in &loaded.warnings {
            // What an older version of the program did not know of is no fault.
            if !matches!(warning, SettingsWarning::Missing(_)) {
                toasts.add(Tone::Error, texts.say(&warning.phrase()));
            }
        }
        match loaded.slot() {
            Some(1) => {}
            Some(_) => toasts.add(Tone::Info, texts.text("second-window")),
            None => toasts.add(Tone::Error, texts.text("nothing-kept")),
        }
        if loaded.cannot_lock() {
            toasts.add(Tone::Error, texts.text("cannot-lock"));
        }
        let restored = files::restore(ctx, games, &loaded);
        if let Some(told) = &restored.told {
            toasts.add(Tone::Error, texts.say(told));
        }
        let is_whole = restored.told.is_none();
        let recent = loaded.recent.clone();
        let wake = ctx.clone();
        let (keeper, settings) = loaded.keeper(move || wake.request_repaint());
        let folders: BTreeSet<&Path> = recent
            .paths()
            .iter()
            .filter_map(|file| file.parent())
            .collect();
        for folder in folders {
            keeper.sweep(folder.to_owned());
        }
        let welcome = restored.found.is_none();
        let found = restored.found.unwrap_or_else(|| {
            let draft = new_game::draft(games, &settings, &settings.game);
            Found::new(welcome::deal(ctx, draft.as_ref()))
        });
        let look = settings.look(theme::palette(ctx), Player::FIRST, true);
        let presentation = Presentation {
            look,
            thinking: false,
            texts: &texts,
        };
        let state = found.table.state(ctx, &presentation);
        let mut app = Self {
            saved_revision: saved_revision(&found.file, &state),
            texts,
            games,
            recent,
            stored: settings.clone(),
            settings,
            // What had to be put right has to be written anew.
            kept_revision: is_whole.then_some(state.revision),
            kept_second: None,
            earlier: keeper.earlier(),
            attention: (false, false),
            visitors: Visitors::default(),
            keeper,
            leaving: false,
            state,
            game: GameId::new(),
            table: found.table,
            file: found.file,
            welcome,
            aside: None,
            lesson: None,
            dialog: None,
            focus: Focus::default(),
            toasts,
            picker: Picker::default(),
            says: None,
            celebration: Celebration::default(),
            speaker: Box::new(sound::Silent),
            verdict: Verdict::default(),
            board: Rect::NOTHING,
            board_only: false,
            drawer: false,
            title: String::new(),
            summons: Summons::default(),
            last_words: LastWords::default(),
        };
        theme::choose(ctx, app.settings.theme);
        if !app.welcome {
            board::focus::give(ctx);
        }
        ctx.set_zoom_factor(app.settings.sound_zoom());
        if let Some(file) = file {
            // What was on the table is older than the wish to see this file, and is in its own
            // place if it had one; a game that never was saved is asked about.
            app.open_file(ctx, file);
        }
        app
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The settings, to be changed.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// How things stand at the table.
    pub fn state(&self) -> &TableState {
        &self.state
    }

    /// The game on the table.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// How things stand in the lesson, if one is under way.
    pub fn lesson(&self) -> Option<LessonState> {
        self.lesson.as_ref().map(|lesson| lesson.state())
    }

    /// Puts a table in the place of the present one, without asking.
    pub fn seat(&mut self, ctx: &Context, table: Box<dyn Table>) {
        self.put(ctx, Found::new(table));
    }

    /// What happens whether the window can be seen or not: listens to the computer, to the
    /// system's dialogs, and saves. Once a frame, before [`App::frame`].
    pub fn logic(&mut self, ctx: &Context) {
        let look = self.look(ctx);
        let news = match &mut self.lesson {
            Some(lesson) => {
                lesson.logic(ctx, &look);
                self.learn_step();
                Vec::new()
            }
            None => self.table.logic(ctx, &look, self.settings.allowance()),
        };
        self.look_at_table(ctx);
        self.withdraw_question();
        for news in &news {
            self.hear(news);
        }
        self.listen_to_dialog(ctx);
        self.earlier = self.keeper.earlier();
        self.keep_changes();
        self.mind_the_door(ctx);
        if self.state.thinking.is_some() && self.lesson.is_none() {
            ctx.request_repaint_after(Duration::from_secs(1));
        }
    }

    /// Draws the window and does what the user asks for. Once a frame, after [`App::logic`].
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        board::later::bring(&ctx);
        theme::choose(&ctx, self.settings.theme);
        let zoom = self.fitting_zoom(&ctx);
        if (ctx.zoom_factor() - zoom).abs() > 0.001 {
            ctx.set_zoom_factor(zoom);
        }
        let blocked = self.dialog.is_some();
        let learnt = self.keys_of_the_lesson(&ctx, blocked);
        let mut wanted = if blocked {
            focus::behind(&ctx, || self.panels(ui))
        } else {
            self.panels(ui)
        };
        self.look_around(&ctx);
        let welcome = self.welcome && self.lesson.is_none();
        let messages = layout::messages(ctx.content_rect(), welcome);
        self.toasts.show(&ctx, &self.texts, messages);
        self.show_dialog(&ctx);
        wanted.extend(keys::commands(&ctx, blocked, self.board, self.facts().over));
        self.take_files_and_text(&ctx, blocked);
        wanted.extend(learnt);
        for command in wanted {
            run::run(self, &ctx, command);
        }
        // Before the picture is shown, not a frame later.
        self.keep_changes();
        self.keep_settings();
        self.set_title(&ctx);
    }

    /// Opens the dialog for files that was asked for in this frame, if one was. After
    /// [`App::frame`].
    pub fn show_file_dialog(&mut self, ctx: &Context, dialogs: &dyn FileDialogs) {
        self.picker.begin(ctx, dialogs);
    }

    /// Writes what is to be remembered: the window is about to close.
    pub fn close(&mut self) {
        let is_agreed = self.leaving && !self.summons.is_heard();
        self.shelve();
        self.keep_changes();
        self.keep_clock();
        self.keep_settings();
        self.keeper.flush();
        if !is_agreed {
            self.rescue();
        }
        self.visitors.close(self.keeper.holding());
    }

    /// What can be asked for now.
    fn facts(&self) -> Facts {
        let table = if self.lesson.is_some() {
            Facts::default()
        } else {
            self.state.facts
        };
        Facts {
            welcome: self.welcome,
            left_a_game: self.aside.is_some(),
            lesson: self.lesson.is_some(),
            ..table
        }
    }

    /// Reads how things stand at the table.
    fn look_at_table(&mut self, ctx: &Context) {
        self.state = self.table.state(ctx, &self.presentation(ctx));
    }

    /// Lets the table do something.
    fn at_table(&mut self, ctx: &Context, command: TableCommand) {
        self.table.perform(command);
        self.look_at_table(ctx);
    }

    fn presentation(&self, ctx: &Context) -> Presentation<'_> {
        Presentation {
            look: self.look(ctx),
            thinking: self.settings.show_thinking,
            texts: &self.texts,
        }
    }

    /// The zoom that the user wants, or the largest that fits into the window.
    fn fitting_zoom(&self, ctx: &Context) -> f32 {
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        let largest = layout::largest_zoom(window).max(*settings::ZOOM.start());
        self.settings.sound_zoom().min(largest)
    }

    /// Makes everything larger or smaller by a factor, beginning at what is to be seen.
    fn zoom_by(&mut self, ctx: &Context, factor: f32) {
        let shown = self.fitting_zoom(ctx);
        if factor > 1.0 && shown < self.settings.sound_zoom() {
            return self.tell(Tone::Info, &Phrase::new("zoom-too-large"));
        }
        self.settings.zoom = shown;
        self.settings.zoom_by(factor);
        if self.fitting_zoom(ctx) < self.settings.zoom {
            self.tell(Tone::Info, &Phrase::new("zoom-too-large"));
        }
    }

    fn front<'a>(&'a self, ctx: &'a Context) -> Front<'a> {
        Front {
            games: self.games,
            table: self.table.as_ref(),
            state: &self.state,
            facts: self.facts(),
            settings: &self.settings,
            board_only: self.board_only,
            status: self.status(),
            lesson_at: self.lesson_at(),
            learnt: self.learnt(self.state.game),
            recent: self.recent.paths(),
            earlier: &self.earlier,
            volume: self.volume(),
            presentation: self.presentation(ctx),
            ctx,
        }
    }

    /// Files dropped on the window, and what the clipboard brings.
    fn take_files_and_text(&mut self, ctx: &Context, blocked: bool) {
        self.take_dropped(ctx, blocked);
        if blocked || ctx.text_edit_focused() {
            return;
        }
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Copy => run::run(self, ctx, Command::CopyGame),
                Event::Paste(text) => self.paste(ctx, &text),
                _ => {}
            }
        }
    }

    fn hear(&mut self, news: &News) {
        match news {
            News::Changed => self.says = None,
            News::Refused(why) => self.tell(Tone::Error, why),
            News::BotFailed { reason, moved } => {
                let key = if *moved {
                    "bot-failed-and-moved"
                } else {
                    "bot-failed"
                };
                let phrase = Phrase::new(key).with("reason", reason.clone());
                self.tell(Tone::Error, &phrase);
            }
            News::DrawAccepted => self.tell(Tone::Info, &Phrase::new("draw-accepted")),
            News::LittleTime => self.sound(&Cues::one(Sound::Tick)),
            News::OutOfTime(seat) => {
                let phrase = Phrase::new("out-of-time").with("seat", seat.clone());
                self.tell(Tone::Info, &phrase);
            }
            News::DrawDeclined => self.tell(Tone::Info, &Phrase::new("draw-declined")),
        }
    }

    fn tell(&mut self, tone: Tone, phrase: &Phrase) {
        self.toasts.add(tone, self.texts.say(phrase));
    }

    /// Puts a table in the place of the present one.
    fn put(&mut self, ctx: &Context, found: Found) {
        self.shelve();
        self.part_with_games();
        self.dialog.take_if(|dialog| dialog.is_about_the_game());
        self.game = GameId::new();
        self.table = found.table;
        self.look_at_table(ctx);
        self.celebration = Celebration::default();
        self.verdict = Verdict::default();
        self.sound(&Cues::silence());
        self.state.game.clone_into(&mut self.settings.game);
        self.saved_revision = saved_revision(&found.file, &self.state);
        self.file = found.file;
        self.welcome = false;
        self.aside = None;
        self.lesson = None;
        self.says = None;
        self.drawer = false;
        self.leaving = false;
        self.focus.forget();
        board::focus::give(ctx);
        self.keep_game();
        ctx.request_repaint();
    }

    /// Whether a game is going on that would be lost with the table.
    fn has_unsaved_game(&self) -> bool {
        !self.welcome
            && self.state.facts.moves > 0
            && self.state.ended.is_none()
            && self.state.revision != self.saved_revision
    }

    /// How boards look now.
    fn look(&self, ctx: &Context) -> Look {
        let seats = &self.state.seats;
        let humans = |seat: &Seat| seat.is_human();
        let mut viewer = Player::FIRST;
        if seats.iter().filter(|seat| humans(seat)).count() == 1 {
            viewer = Player::seat(seats.iter().position(humans).unwrap_or(0));
        }
        if self.settings.turned {
            viewer = viewer.next(seats.len());
        }
        let stores = layout::has_stores(ctx.content_rect().size());
        self.settings.look(theme::palette(ctx), viewer, stores)
    }

    fn set_title(&mut self, ctx: &Context) {
        let players: Vec<String> = (0..self.state.seats.len())
            .map(|seat| self.state.seat_title(Player::seat(seat), &self.texts))
            .collect();
        let game = self.texts.say(&self.state.title);
        let state = match &self.state.ended {
            _ if self.lesson.is_some() => Phrase::new("title-lesson"),
            _ if self.welcome => Phrase::new("title-welcome"),
            Some(_) => Phrase::new("title-over").with("players", players.join(" – ")),
            None => Phrase::new("title-turn")
                .with("players", players.join(" – "))
                .with("seat", self.state.seat_name(self.state.turn)),
        };
        let mut title = self.texts.say(&state.with("game", game));
        if let Some(file) = self.file.path.as_ref().filter(|_| self.lesson.is_none()) {
            title = format!("{} – {title}", files::file_name(file));
        }
        if title != self.title {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        // A screen reader does not ask the window's frame for it.
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| {
            node.set_label(self.title.as_str());
        });
    }
}

/// The revision that is in the game's file; none of the table's if it has gone on since, or has
/// no file at all.
fn saved_revision(file: &FileLink, state: &TableState) -> u64 {
    if file.path.is_some() && !file.unsaved {
        state.revision
    } else {
        u64::MAX
    }
}
