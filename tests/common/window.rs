//! The program's window in a test, without a window system.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{
    ColorImage, Event, Key, Modifiers, OutputCommand, Pos2, Rect, Shape, Vec2, ViewportCommand,
    ViewportEvent, ViewportId,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::catalogue::{Catalogue, Dependencies};
use kuba::app::files::picker::{Answer, FileDialogs, FileRequest};
use kuba::app::run::run;
use kuba::app::shell::command::{Command, FileCommand, ViewCommand, YouCommand};
use kuba::app::{App, LaunchAction, Settings};
use kuba::i18n::Texts;
use kuba::session::TimeControl;
use kuba::store::disk::Disk;
use kuba::store::load::load_on;
use kuba::store::{Places, SavedState, load};

use super::pictures::Pictures;

/// A window with its files in a folder of its own.
pub(crate) struct Window {
    pub(crate) harness: Harness<'static, Option<App>>,
    /// System dialogs, used if the setting is on.
    pub(crate) dialogs: Rc<Dialogs>,
}

/// System dialogs whose answers come from the test.
#[derive(Default)]
pub(crate) struct Dialogs(RefCell<Vec<(FileRequest, Sender<Option<PathBuf>>)>>);

impl Dialogs {
    /// Number of dialogs without an answer.
    pub(crate) fn open(&self) -> usize {
        self.0.borrow().len()
    }

    /// Request of the dialog opened last.
    pub(crate) fn asked(&self) -> FileRequest {
        let open = self.0.borrow();
        open.last().expect("a dialog is open").0.clone()
    }

    /// Answers the dialog opened last.
    pub(crate) fn answer(&self, path: Option<&Path>) {
        let (_, answer) = self.0.borrow_mut().pop().expect("a dialog is open");
        // The receiver may be gone.
        let _ = answer.send(path.map(Path::to_owned));
    }
}

/// Step limit for the end of an animation.
const MOST_STEPS: usize = 200;
/// A shorter delay before the next frame means that something is animated.
const A_FRAME: Duration = Duration::from_millis(20);

impl FileDialogs for Dialogs {
    fn ask(&self, request: &FileRequest) -> Answer {
        let (send, answer) = channel();
        self.0.borrow_mut().push((request.clone(), send));
        Box::pin(async move { answer.recv().ok().flatten() })
    }
}

impl Window {
    pub(crate) fn open(home: &Path) -> Self {
        Self::with(home, Vec2::new(1280.0, 800.0), None)
    }

    pub(crate) fn with(home: &Path, size: Vec2, file: Option<&Path>) -> Self {
        Self::of(Catalogue::PROGRAM, home, size, file)
    }

    /// A window of a program with these games.
    pub(crate) fn of(games: Catalogue, home: &Path, size: Vec2, file: Option<&Path>) -> Self {
        Self::with_loaded(games, load(Places::at(home)), size, file)
    }

    /// A window with its files on a disk that may fail.
    pub(crate) fn on(disk: Arc<dyn Disk>, home: &Path) -> Self {
        Self::in_places(disk, Places::at(home))
    }

    /// The same with explicit places.
    pub(crate) fn in_places(disk: Arc<dyn Disk>, places: Places) -> Self {
        let loaded = load_on(disk, places);
        Self::with_loaded(Catalogue::PROGRAM, loaded, Vec2::new(1280.0, 800.0), None)
    }

    fn with_loaded(
        games: Catalogue,
        loaded: SavedState<Settings>,
        size: Vec2,
        file: Option<&Path>,
    ) -> Self {
        let mut loaded = Some(loaded);
        let file = file.map(Path::to_owned);
        let dialogs = Rc::new(Dialogs::default());
        let asked = Rc::clone(&dialogs);
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(0.05)
            .with_max_steps(200)
            .renderer(Pictures::default())
            .build_ui_state(
                move |ui, app: &mut Option<App>| {
                    let ctx = ui.ctx().clone();
                    let app = app.get_or_insert_with(|| {
                        let dependencies = Dependencies { texts: Texts::new(&[]), games };
                        let loaded = loaded.take().expect("the window is opened once");
                        let mut app = App::new(&ctx, loaded, dependencies, file.as_deref());
                        app.settings_mut().system_dialogs = false;
                        app
                    });
                    // The window opens within a frame here, so this frame still has the old style.
                    ui.set_style(ctx.global_style());
                    app.logic(&ctx);
                    app.frame(ui);
                    app.show_file_dialog(&ctx, asked.as_ref());
                },
                None,
            );
        let mut window = Self { harness, dialogs };
        window.settle();
        window
    }

    /// A game between two computers of level 1.
    pub(crate) fn computers(home: &Path, clock: Option<TimeControl>) -> Self {
        let mut window = Self::open(home);
        window.settings().level = 1;
        window.settings().clock = clock;
        window.key(Modifiers::COMMAND, Key::N);
        window.press("Computer against itself");
        window.press("Play");
        window
    }

    /// A new game between two humans.
    pub(crate) fn two_players(home: &Path) -> Self {
        let mut window = Self::open(home);
        window.press("Two players");
        window
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state().as_ref().expect("the window is open")
    }

    pub(crate) fn settings(&mut self) -> &mut Settings {
        let app = self.harness.state_mut().as_mut();
        app.expect("the window is open").settings_mut()
    }

    pub(crate) fn moves(&self) -> Vec<String> {
        let history = self.app().table().history();
        history.iter().map(|written| written.text.clone()).collect()
    }

    pub(crate) fn settle(&mut self) {
        let _ = self.harness.try_run();
        // Animations end by themselves; after that only the computer can cause frames.
        for _ in 0..MOST_STEPS {
            let output = &self.harness.output().viewport_output[&ViewportId::ROOT];
            if output.repaint_delay > A_FRAME {
                break;
            }
            self.harness.step();
        }
        self.harness.run_steps(3);
    }

    /// Scrolls to a widget, as a user does before pressing it.
    pub(crate) fn scroll_to(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.settle();
    }

    /// Presses a widget, and waits for it first: a message comes when a file has been written.
    pub(crate) fn press(&mut self, name: &str) {
        self.step_until(name, |window| window.shows(name));
        self.harness.get_by_label(name).click();
        self.settle();
    }

    /// Presses the first widget of a name, such as a menu whose name a button below it shares.
    pub(crate) fn press_first(&mut self, name: &str) {
        self.step_until(name, |window| window.shows(name));
        let first = self.harness.query_all_by_label(name).next();
        first.expect("it is shown").click();
        self.settle();
    }

    pub(crate) fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Returns `true` if the widget of this name can be pressed.
    pub(crate) fn is_enabled(&self, name: &str) -> bool {
        let widget = self.harness.get_by_label(name);
        !widget.accesskit_node().is_disabled()
    }

    /// Returns `true` if the game on the table allows the command.
    pub(crate) fn can(&self, command: Command) -> bool {
        command.is_enabled(&self.app().state().commands)
    }

    pub(crate) fn says(&self, words: &str) -> bool {
        self.harness.query_all_by_label_contains(words).next().is_some()
    }

    pub(crate) fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.settle();
    }

    /// Pastes a text.
    pub(crate) fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.settle();
    }

    /// Sends a request as another start of the program does.
    pub(crate) fn launch(&mut self, action: LaunchAction) {
        let ctx = self.harness.ctx.clone();
        let app = self.harness.state_mut().as_mut();
        app.expect("the window is open").launch(&ctx, action);
        self.settle();
    }

    pub(crate) fn cell(&self, name: &str) -> Pos2 {
        let start = format!("{name}, ");
        let cell =
            self.harness.get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)));
        cell.rect().center()
    }

    /// Drags the marble on `from` towards `to`.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        let end = self.cell(to);
        self.hold(from, end);
        self.harness.drop_at(end);
        self.settle();
    }

    /// Clicks a cell.
    pub(crate) fn click(&mut self, name: &str) {
        let at = self.cell(name);
        self.hold(name, at);
        self.harness.drop_at(at);
        self.settle();
    }

    /// Presses on a cell and drags to a position without releasing.
    pub(crate) fn hold(&mut self, name: &str, end: Pos2) {
        let start = self.cell(name);
        self.harness.hover_at(start);
        self.harness.step();
        self.harness.drag_at(start);
        self.harness.step();
        for step in 1_u8..=10 {
            self.harness.hover_at(start + (end - start) * (f32::from(step) / 10.0));
            self.harness.step();
        }
    }

    /// Switches the language.
    pub(crate) fn speak(&mut self, tag: &'static str) {
        self.run(Command::View(ViewCommand::Language(Some(tag))));
    }

    /// Runs a command as a button does, and waits until nothing moves.
    pub(crate) fn run(&mut self, command: Command) {
        self.request(command);
        self.settle();
    }

    /// Runs a command as a button does.
    pub(crate) fn request(&mut self, command: Command) {
        let ctx = self.harness.ctx.clone();
        let app = self.harness.state_mut().as_mut();
        run(app.expect("the window is open"), &ctx, command);
    }

    /// Drops files on the window.
    pub(crate) fn drop_files(&mut self, paths: &[&Path]) {
        let dropped = &mut self.harness.input_mut().dropped_files;
        for path in paths {
            dropped.push(Arc::new(Dropped(path.to_path_buf())));
        }
        self.settle();
    }

    /// Requests the window to close. Returns `true` if it allows that.
    pub(crate) fn closes(&mut self) -> bool {
        self.request_close();
        let stays = self.asks_for(&ViewportCommand::CancelClose);
        self.settle();
        !stays
    }

    /// Requests the window to close and draws a frame.
    pub(crate) fn request_close(&mut self) {
        let viewports = &mut self.harness.input_mut().viewports;
        let root = viewports.get_mut(&ViewportId::ROOT).expect("the window");
        root.events.push(ViewportEvent::Close);
        self.harness.step();
    }

    /// Returns `true` if the last frame sent this to the window system.
    pub(crate) fn asks_for(&self, command: &ViewportCommand) -> bool {
        let output = &self.harness.output().viewport_output[&ViewportId::ROOT];
        output.commands.contains(command)
    }

    /// Waits until `holds` returns `true`, at most two minutes: machines may be busy.
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        self.step_until(what, holds);
        self.settle();
    }

    /// Waits until all kept games have been read.
    pub(crate) fn wait_for_archive(&mut self) {
        self.wait("the games being read", |window| window.app().archive().is_complete());
    }

    /// Opens the page "You". An open menu looks for games of other windows.
    pub(crate) fn open_you(&mut self) {
        self.press("Game");
        self.key(Modifiers::NONE, Key::Escape);
        self.run(Command::You(YouCommand::Open));
    }

    /// Waits until the user's strength is known from all archived games.
    pub(crate) fn wait_for_ratings(&mut self) {
        self.wait("the games being judged", |window| window.app().ratings().is_complete());
    }

    /// What is copied in a minute, of the kind that `found` tells.
    pub(crate) fn copied<T>(&mut self, found: impl Fn(&OutputCommand) -> Option<T>) -> T {
        let deadline = Instant::now() + Duration::from_mins(1);
        loop {
            let commands = &self.harness.output().platform_output.commands;
            if let Some(copied) = commands.iter().find_map(&found) {
                self.settle();
                return copied;
            }
            assert!(Instant::now() < deadline, "nothing is copied");
            sleep(Duration::from_millis(2));
            self.harness.step();
        }
    }

    /// Opens the game that ended last from the start page.
    pub(crate) fn open_last_game(&mut self) {
        self.wait("the last game", |window| window.says("Today: "));
        self.run(Command::File(FileCommand::Earlier(0)));
    }

    /// The picture that is copied.
    pub(crate) fn copied_picture(&mut self) -> ColorImage {
        self.copied(|command| match command {
            OutputCommand::CopyImage(image) => Some(image.clone()),
            _ => None,
        })
    }

    fn step_until(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + Duration::from_mins(2);
        while !holds(self) {
            assert!(Instant::now() < deadline, "{what} does not happen");
            self.harness.step();
            sleep(Duration::from_millis(2));
        }
    }
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Writes settings by which players place the neutral balls of Cubulus, so that the available moves are the
/// same in every game.
pub(crate) fn lay_neutrals(home: &Path) {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let rules = "(rules: {\"cubulus\": (players: Two(LaidBySecond), repetition: true)})";
    std::fs::write(config.join("settings.ron"), rules).expect("settings");
}

/// Everything that was drawn in the last frame.
pub(crate) fn drawn(window: &Window) -> Vec<Shape> {
    let mut found = Vec::new();
    let shapes = window.harness.output().shapes.iter();
    let mut open: Vec<Shape> = shapes.map(|clipped| clipped.shape.clone()).collect();
    while let Some(shape) = open.pop() {
        match shape {
            Shape::Vec(inner) => open.extend(inner),
            other => found.push(other),
        }
    }
    found
}

/// Texts that were drawn in the last frame, with their places.
pub(crate) fn drawn_texts(window: &Window) -> Vec<(String, Rect)> {
    let texts = drawn(window).into_iter().filter_map(|shape| match shape {
        Shape::Text(text) => {
            let place = text.visual_bounding_rect();
            Some((text.galley.text().to_owned(), place))
        }
        _ => None,
    });
    texts.collect()
}

/// A new temporary folder.
pub(crate) fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for the test")
}
