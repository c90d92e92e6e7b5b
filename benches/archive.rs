//! The page *You* of a window with many kept games: the time until its first rows and until all of them, the
//! longest frame of the window's own thread, and the memory.
//!
//! `cargo bench --bench archive -- 3000` keeps so many games; without a number 300, 3,000 and 20,000.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use egui::{Context, Event, Key, Modifiers, Pos2, RawInput, Rect, Vec2};
use kuba::app::App;
use kuba::app::catalogue::Catalogue;
use kuba::app::run::run;
use kuba::app::shell::command::{Command, YouCommand};
use kuba::board::raster::Raster;
use kuba::bot::study::{Chance, Verdict};
use kuba::bot::{Level, Score};
use kuba::i18n::Texts;
use kuba::random::Random;
use kuba::rules::Game;
use kuba::rules::kuba::{GameState, KubaRules};
use kuba::session::{Seat, Session};
use kuba::store::{Places, Record, load};

/// In points.
const SIZE: Vec2 = Vec2::new(1280.0, 800.0);
const COUNTS: [usize; 3] = [300, 3_000, 20_000];
/// Frames are not drawn more often than this.
const FRAME: Duration = Duration::from_millis(16);
/// Moves of a kept game.
const MOVES: usize = 50;

fn main() {
    let asked = env::args().filter_map(|word| word.parse().ok());
    let asked: Vec<usize> = asked.collect();
    let counts = if asked.is_empty() { &COUNTS[..] } else { &asked };
    let text = game(&mut Random::new(1), 1);
    let begun = Instant::now();
    for _ in 0..1000 {
        assert!(Catalogue::PROGRAM.summary(&text).is_some());
    }
    let each = begun.elapsed() / 1000;
    println!("a game of {} kB is read in {each:?}", text.len() / 1000);
    println!(
        "{:>7} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        "games", "first", "all", "again", "frame", "of list", "idle", "open", "closed"
    );
    for &count in counts {
        measure(count);
    }
}

fn measure(count: usize) {
    let home = tempfile::tempdir().expect("a folder");
    keep(home.path(), count);
    let before = memory();
    let begun = Instant::now();
    let mut window = Window::open(home.path());
    window.frame();
    window.open_you();
    let mut first = None;
    let mut longest = Duration::ZERO;
    let all = loop {
        longest = longest.max(window.frame());
        let index = window.app.archive();
        if first.is_none() && !index.games().games().is_empty() {
            // These rows stand in the next frame.
            window.frame();
            first = Some(begun.elapsed());
        }
        if window.app.archive().is_complete() {
            break begun.elapsed();
        }
    };
    longest = longest.max(window.frame());
    let open = memory() - before;
    window.close();
    let closed = memory() - before;
    let again = Instant::now();
    window.open_you();
    let drawn = window.frame();
    let again = again.elapsed();
    drop(window);
    let mut window = Window::open(home.path());
    window.frame();
    let idle = loop {
        let frame = window.frame();
        if window.app.archive().is_complete() {
            break frame;
        }
    };
    let ms = |time: Duration| format!("{:.1} ms", 1000.0 * time.as_secs_f64());
    let mb = |bytes: i64| format!("{:.1} MB", bytes as f64 / 1e6);
    println!(
        "{count:>7} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9}",
        ms(first.unwrap_or_default()),
        ms(all),
        ms(again),
        ms(longest),
        ms(drawn),
        ms(idle),
        mb(open),
        mb(closed),
    );
}

/// Archives games of one person against the levels, most of them judged.
fn keep(home: &Path, count: usize) {
    let folder = home.join("data/finished");
    fs::create_dir_all(&folder).expect("a folder");
    let mut random = Random::new(1);
    let texts: Vec<String> = (0..60).map(|number| game(&mut random, number)).collect();
    for number in 0..count {
        let (hours, seconds) = (number / 3600, number % 3600);
        let (day, hour) = (1 + hours / 24 % 28, hours % 24);
        let name =
            format!("2026-02-{day:02} {hour:02}.{:02}.{:02}.kuba", seconds / 60, seconds % 60);
        fs::write(folder.join(name), &texts[number % texts.len()]).expect("a game");
    }
}

fn game(random: &mut Random, number: u8) -> String {
    let rules = KubaRules::default();
    let mut session: Session<GameState> = Session::new(GameState::start(&rules));
    let mut moves = Vec::new();
    for _ in 0..MOVES {
        moves.clear();
        session.live().legal_moves(&mut moves);
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else {
            break;
        };
        session.play(mv).expect("legal");
    }
    let line = session.main_line().to_vec();
    for (place, &node) in line.iter().enumerate() {
        let chance = Chance::permille(10 * place as u16);
        let verdict = Verdict {
            score: Score::estimate(10 * place as i32),
            chances: vec![chance, chance.complement()],
            nodes: 20_000,
            line: session.main_moves().get(place).copied().into_iter().collect(),
            second: Some(chance),
        };
        session.set_verdict(node, Some(verdict));
    }
    let level = Level::new(number % Level::COUNT + 1).expect("a level");
    let seats = vec![Seat::Human(None), Seat::Computer(level)];
    Record::of(&session, rules, seats).to_ron()
}

/// The program's window without a window system.
struct Window {
    raster: Raster,
    ctx: Context,
    app: App,
    events: Vec<Event>,
    begun: Instant,
}

impl Window {
    fn open(home: &Path) -> Self {
        let ctx = Context::default();
        let app = App::new(&ctx, load(Places::at(home)), Texts::new(&[]), None);
        let begun = Instant::now();
        Self { raster: Raster::default(), ctx, app, events: Vec::new(), begun }
    }

    fn open_you(&mut self) {
        run(&mut self.app, &self.ctx, Command::You(YouCommand::Open));
    }

    /// Closes the dialog.
    fn close(&mut self) {
        let press = |pressed| Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.events = vec![press(true), press(false)];
        for _ in 0..3 {
            self.frame();
        }
    }

    /// Time of one frame in the window's own thread.
    fn frame(&mut self) -> Duration {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, SIZE)),
            time: Some(self.begun.elapsed().as_secs_f64()),
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        };
        let app = &mut self.app;
        let begun = Instant::now();
        let mut output = self.ctx.run_ui(input, |ui| {
            let ctx = ui.ctx().clone();
            app.logic(&ctx);
            app.frame(ui);
        });
        self.raster.take_textures(&mut output.textures_delta);
        drop(self.ctx.tessellate(output.shapes, output.pixels_per_point));
        let frame = begun.elapsed();
        thread::sleep(FRAME.saturating_sub(frame));
        frame
    }
}

/// Memory of this process in bytes, without what it shares with others.
fn memory() -> i64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<i64>().ok());
    1024 * kilobytes.unwrap_or_default()
}
