//! Kills the real program at random moments and checks its files each time.
//!
//! ```text
//! cargo run -p kuba-lab -- kills 500 1 target/release/kuba
//! ```
//!
//! The program runs under its own X server and is played by keys; Xvfb, openbox and xdotool must be
//! installed. After each kill, the current game may lack only the push that was being made. A file that
//! was being saved must have its complete old or new content, and so must the settings. The program
//! must continue from there at the next start. Answers to practice tasks, own puzzles and runs are written by
//! processes of this tool: none that was reported as written may be lost, and none may count twice.

mod own_puzzles;
mod practice;
mod process;
mod settings;

use std::cell::RefCell;
use std::error::Error;
use std::fs;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use clap::Args;
use kuba_i18n::Texts;
use kuba_rules::Game;
use kuba_rules::kuba::{GameState, KubaRules, RuleSet, Setup};
use kuba_rules::phrase::ToPhrase;
use kuba_session::{Seat, Session};
use kuba_store::{Places, Record, read_game};

use self::settings::Settings;

/// Longer than any step takes on a slow machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// The repeated pushes of the game, each with the keys for its cell and its arrow.
const PUSHES: [(&str, [&str; 2], Arrow); 4] = [
    ("g1g2", ["g", "1"], Arrow::Up),
    ("a1a2", ["a", "1"], Arrow::Up),
    ("g3g2", ["g", "3"], Arrow::Down),
    ("a3a2", ["a", "3"], Arrow::Down),
];

type Outcome<T> = Result<T, Box<dyn Error>>;

#[derive(Clone, Copy)]
enum Arrow {
    Up,
    Down,
}

/// Moment of the kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Push,
    /// While the game is being saved to its own file.
    Save,
    /// While a setting is being changed.
    Settings,
    /// While two instances run and the second one is played.
    Two,
    /// While answers to practice tasks are being saved.
    Practice,
    /// While own puzzles and runs are being kept, and puzzles deleted.
    OwnPuzzles,
}

impl Phase {
    const ALL: [Self; 7] = [
        Self::Push,
        Self::Start,
        Self::Save,
        Self::Settings,
        Self::Two,
        Self::Practice,
        Self::OwnPuzzles,
    ];
}

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(default_value_t = 500)]
    kills: usize,
    #[arg(default_value_t = 0x2f6b_75ba)]
    seed: u64,
    #[arg(default_value = "target/release/kuba")]
    program: PathBuf,
    /// Writes answers to practice tasks below this folder until it is killed.
    #[arg(long, hide = true)]
    write_practice: Option<PathBuf>,
    /// Writes own puzzles below this folder until it is killed.
    #[arg(long, hide = true)]
    write_own_puzzles: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    if let Some(home) = &arguments.write_practice {
        practice::write(home);
        return ExitCode::SUCCESS;
    }
    if let Some(home) = &arguments.write_own_puzzles {
        own_puzzles::write(home);
        return ExitCode::SUCCESS;
    }
    let Arguments { kills, seed, program, .. } = arguments;
    println!("{kills} kills of {}, seed {seed}", program.display());
    match trial(*kills, *seed, program) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("the trial ended: {error}");
            ExitCode::FAILURE
        }
    }
}

fn trial(kills: usize, seed: u64, program: &Path) -> Outcome<usize> {
    let home = tempfile::tempdir()?;
    let screen = Screen::open()?;
    let trial = Trial {
        program: program.canonicalize()?,
        home: home.path().to_owned(),
        screen,
        dice: RefCell::new(seed | 1),
    };
    fs::write(trial.file(), start_file())?;
    fs::write(trial.other_file(), start_file())?;
    if let Err(error) = trial.begin() {
        trial.print_folder();
        return Err(error);
    }
    let begun = Instant::now();
    let mut tally = [(0_usize, 0_usize); Phase::ALL.len()];
    for number in 0..kills {
        let place = number % Phase::ALL.len();
        let phase = Phase::ALL[place];
        tally[place].0 += 1;
        if let Err(error) = trial.kill_once(phase) {
            tally[place].1 += 1;
            println!("kill {number}, {phase:?}: {error}");
            trial.print_folder();
            // The remaining files are useless now, so the next trial gets a new game.
            fs::remove_dir_all(trial.home.join("kuba"))?;
            trial.begin()?;
        }
    }
    println!("phase     kills  faults");
    for (phase, (kills, faults)) in Phase::ALL.into_iter().zip(tally) {
        println!("{:<9} {kills:>5} {faults:>7}", format!("{phase:?}"));
    }
    let faults = tally.iter().map(|(_, faults)| faults).sum();
    let left = trial.temporary_files().len();
    println!(
        "{faults} faults, {left} temporary files left, {:.1} s",
        begun.elapsed().as_secs_f64()
    );
    Ok(faults)
}

/// A game of two humans that no rule ends.
fn start_file() -> String {
    let rules = KubaRules {
        rules: RuleSet { repetition: false, ..RuleSet::LEAFLET },
        setup: Setup::Standard,
    };
    let session = Session::new(GameState::start(&rules));
    Record::of(&session, rules, vec![Seat::default(); 2]).to_ron()
}

struct Trial {
    program: PathBuf,
    home: PathBuf,
    screen: Screen,
    dice: RefCell<u64>,
}

impl Trial {
    /// Opens the game in the program.
    fn begin(&self) -> Outcome<()> {
        let mut copy = self.start(&[self.file()])?;
        self.wait_for_moves(1, moves_in(&self.file())?)?;
        self.wait_for_settings()?;
        copy.kill();
        Ok(())
    }

    fn kill_once(&self, phase: Phase) -> Outcome<()> {
        let before = self.moves(1)?;
        let settings = self.settings()?;
        match phase {
            Phase::Start => {
                let mut copy = self.spawn(&[])?;
                sleep(self.roll(900));
                copy.kill();
                self.expect_moves(1, before..=before)?;
                self.expect_settings(&[&settings])?;
            }
            Phase::Push => {
                let mut copy = self.start(&[])?;
                let keys = push_keys(before, settings.is_turned());
                let mut typing = self.screen.type_keys(&copy, &keys)?;
                sleep(self.roll(150));
                copy.kill();
                typing.wait()?;
                self.expect_moves(1, before..=before + 1)?;
                self.expect_settings(&[&settings])?;
            }
            Phase::Save => {
                let mut copy = self.start(&[])?;
                self.push(&copy, before, settings.is_turned())?;
                self.wait_for_moves(1, before + 1)?;
                let old = moves_in(&self.file())?;
                let mut typing = self.screen.type_keys(&copy, &["ctrl+s"])?;
                sleep(self.roll(100));
                copy.kill();
                typing.wait()?;
                self.expect_moves(1, before + 1..=before + 1)?;
                let new = moves_in(&self.file())?;
                if new != old && new != before + 1 {
                    return Err(format!("{new} moves in the file, {old} before").into());
                }
            }
            Phase::Settings => {
                let mut copy = self.start(&[])?;
                let mut typing = self.screen.type_keys(&copy, &["ctrl+t"])?;
                sleep(self.roll(150));
                copy.kill();
                typing.wait()?;
                self.expect_moves(1, before..=before)?;
                let turned = settings.turned_over();
                self.expect_settings(&[&settings, &turned])?;
            }
            Phase::Two => self.kill_two(before, &settings)?,
            Phase::Practice => practice::kill(&self.home.join("kuba"), self.roll(300))?,
            Phase::OwnPuzzles => own_puzzles::kill(&self.home.join("kuba"), self.roll(300))?,
        }
        let aside = self.files_put_aside();
        if aside.is_empty() { Ok(()) } else { Err(format!("put aside: {aside:?}").into()) }
    }

    /// Two instances with one home: each has its own game.
    fn kill_two(&self, before: usize, settings: &Settings) -> Outcome<()> {
        let mut first = self.start(&[])?;
        let (mut second, old) = if self.current(2).exists() {
            let old = self.moves(2)?;
            (self.start(&[])?, old)
        } else {
            let second = self.start(&[self.other_file()])?;
            self.wait_for_moves(2, 0)?;
            (second, 0)
        };
        self.push(&second, old, settings.is_turned())?;
        self.wait_for_moves(2, old + 1)?;
        let keys = push_keys(old + 1, settings.is_turned());
        let mut typing = self.screen.type_keys(&second, &keys)?;
        sleep(self.roll(150));
        if self.roll(2).as_millis() == 0 {
            first.kill();
            second.kill();
        } else {
            second.kill();
            first.kill();
        }
        typing.wait()?;
        self.expect_moves(1, before..=before)?;
        self.expect_moves(2, old + 1..=old + 2)?;
        self.expect_settings(&[settings])
    }

    /// Does not wait for the window.
    fn spawn(&self, files: &[PathBuf]) -> Outcome<Copy> {
        let log = fs::File::create(self.home.join("program.log"))?;
        let process = self
            .screen
            .command(&self.program)
            // Otherwise a second instance would pass its request to the first one.
            .arg("--new-window")
            .args(files)
            .env("KUBA_HOME", self.home.join("kuba"))
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        Ok(Copy { process, window: String::new() })
    }

    /// Waits until the window is visible.
    fn start(&self, files: &[PathBuf]) -> Outcome<Copy> {
        let mut copy = self.spawn(files)?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Some(window) = self.screen.window_of(copy.process.id())? {
                copy.window = window;
                return Ok(copy);
            }
            if let Some(status) = copy.process.try_wait()? {
                return Err(format!("the program has ended: {status}").into());
            }
            sleep(Duration::from_millis(10));
        }
        Err("no window".into())
    }

    fn push(&self, copy: &Copy, ply: usize, turned: bool) -> Outcome<()> {
        let keys = push_keys(ply, turned);
        self.screen.type_keys(copy, &keys)?.wait()?;
        Ok(())
    }

    fn file(&self) -> PathBuf {
        self.home.join("endless.kuba")
    }

    fn other_file(&self) -> PathBuf {
        self.home.join("other.kuba")
    }

    /// File of the current game of a window number.
    fn current(&self, slot: usize) -> PathBuf {
        let places = Places::at(&self.home.join("kuba"));
        places.current_game(slot).expect("a home has places")
    }

    fn moves(&self, slot: usize) -> Outcome<usize> {
        moves_in(&self.current(slot))
    }

    fn expect_moves(&self, slot: usize, wanted: std::ops::RangeInclusive<usize>) -> Outcome<()> {
        let found = self.moves(slot)?;
        if wanted.contains(&found) {
            return Ok(());
        }
        Err(format!("{found} moves in slot {slot}, {wanted:?} wanted").into())
    }

    fn wait_for_moves(&self, slot: usize, wanted: usize) -> Outcome<()> {
        let begun = Instant::now();
        loop {
            if self.moves(slot).is_ok_and(|found| found == wanted) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let found = self.moves(slot);
                return Err(format!("{found:?} moves in slot {slot}, not {wanted}").into());
            }
            sleep(Duration::from_millis(5));
        }
    }

    fn settings(&self) -> Outcome<Settings> {
        let places = Places::at(&self.home.join("kuba"));
        Settings::read(&places.settings().expect("a home has places"))
    }

    /// The program writes them when it has chosen its first game.
    fn wait_for_settings(&self) -> Outcome<()> {
        let begun = Instant::now();
        while let Err(error) = self.settings() {
            if begun.elapsed() > PATIENCE {
                return Err(error);
            }
            sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    fn expect_settings(&self, wanted: &[&Settings]) -> Outcome<()> {
        let found = self.settings()?;
        if wanted.contains(&&found) {
            return Ok(());
        }
        Err(format!("{found:?}\n    are none of {wanted:?}").into())
    }

    fn files(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let home = self.home.join("kuba");
        let folders = [home.join("data"), home.join("config"), self.home.clone()];
        folders
            .iter()
            .filter_map(|folder| fs::read_dir(folder).ok())
            .flatten()
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| wanted(name))
            .collect()
    }

    fn files_put_aside(&self) -> Vec<String> {
        self.files(|name| name.contains(".bad"))
    }

    fn temporary_files(&self) -> Vec<String> {
        self.files(|name| name.contains(".tmp"))
    }

    fn print_folder(&self) {
        println!("    files: {:?}", self.files(|_| true));
        let log = fs::read_to_string(self.home.join("program.log")).unwrap_or_default();
        for line in log.lines().take(5) {
            println!("    {line}");
        }
    }

    /// A random duration of less than `below` milliseconds.
    fn roll(&self, below: u64) -> Duration {
        let mut state = self.dice.borrow_mut();
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        Duration::from_millis((*state >> 33) % below)
    }
}

fn push_keys(ply: usize, turned: bool) -> [&'static str; 3] {
    let (_, [file, rank], arrow) = PUSHES[ply % PUSHES.len()];
    let arrow = match (arrow, turned) {
        (Arrow::Up, false) | (Arrow::Down, true) => "shift+Up",
        (Arrow::Down, false) | (Arrow::Up, true) => "shift+Down",
    };
    [file, rank, arrow]
}

/// Number of moves in a game file. Fails unless they are the first of [`PUSHES`].
fn moves_in(path: &Path) -> Outcome<usize> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let (session, _) = read_game::<GameState>(&text).map_err(|error| {
        let reason = Texts::new(&[]).say(&error.phrase());
        format!("{}: {reason}\n{text}", path.display())
    })?;
    for (mv, (push, ..)) in session.moves().iter().zip(PUSHES.iter().cycle()) {
        if mv.to_string() != *push {
            return Err(format!("{}: {mv} is not {push}", path.display()).into());
        }
    }
    Ok(session.moves().len())
}

/// A running instance of the program.
struct Copy {
    process: Child,
    /// X11 window id.
    window: String,
}

impl Copy {
    fn kill(&mut self) {
        // It may have ended by itself, which the files will show.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A virtual display.
struct Screen {
    server: Child,
    manager: Child,
    display: String,
}

impl Screen {
    fn open() -> Outcome<Self> {
        // Start above 100, because other servers search for a free number from 0.
        let first = 100 + std::process::id() % 800;
        for number in first..first + 20 {
            let socket = PathBuf::from(format!("/tmp/.X11-unix/X{number}"));
            if socket.exists() {
                continue;
            }
            let display = format!(":{number}");
            let mut server = Command::new("Xvfb")
                .args([&display, "-screen", "0", "1000x700x24"])
                .args(["-nolisten", "tcp", "-noreset"])
                .stderr(Stdio::null())
                .spawn()?;
            while server.try_wait()?.is_none() {
                // The socket exists before the server listens.
                if UnixStream::connect(&socket).is_ok() {
                    let manager = Command::new("openbox")
                        .env("DISPLAY", &display)
                        .stderr(Stdio::null())
                        .spawn()?;
                    let screen = Self { server, manager, display };
                    screen.wait_for_manager()?;
                    return Ok(screen);
                }
                sleep(Duration::from_millis(20));
            }
        }
        Err("no display server".into())
    }

    /// A window that opens before the window manager runs may stay hidden.
    fn wait_for_manager(&self) -> Outcome<()> {
        let begun = Instant::now();
        let mut asking = self.xdotool(&["get_num_desktops"]);
        while !asking.output()?.status.success() {
            if begun.elapsed() > PATIENCE {
                return Err("no window manager".into());
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY");
        command
    }

    fn xdotool(&self, arguments: &[&str]) -> Command {
        let mut command = self.command(Path::new("xdotool"));
        command.args(arguments).stderr(Stdio::null());
        command
    }

    /// The visible window of a process.
    fn window_of(&self, process: u32) -> Outcome<Option<String>> {
        let process = process.to_string();
        let search = ["search", "--onlyvisible", "--pid", &process];
        let found = self.xdotool(&search).output()?;
        let found = String::from_utf8_lossy(&found.stdout).into_owned();
        Ok(found.lines().last().map(str::to_owned))
    }

    fn type_keys(&self, copy: &Copy, keys: &[&str]) -> Outcome<Child> {
        let focus = ["windowfocus", "--sync", &copy.window];
        let typing = ["key", "--delay", "12"];
        let arguments = [&focus[..], &typing, keys].concat();
        Ok(self.xdotool(&arguments).spawn()?)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        for process in [&mut self.manager, &mut self.server] {
            // They may have ended by themselves.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
