//! Random events: no panic, no invalid game, no memory leak.

use std::path::{Path, PathBuf};

use egui::{
    Event, Key, MissingGlyphPolicy, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton,
    Pos2, TouchPhase, Vec2, pos2,
};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::catalogue::CATALOGUE;
use kuba::store::{Places, game_id};

use super::{alone, megabytes, number};
use crate::common::nightly::nightly;
use crate::common::quiet::Dice;
use crate::common::window::{Window, home};

/// Greatest number of events before the window is closed and opened again.
const ROUND: u64 = 500;
/// Memory limit of an open window, in MB: search tables, textures and the move list.
const MOST_OPEN: f32 = 100.0;
/// Allowed growth of the memory after a closed window, compared with the second one, in MB.
const MOST_LEFT: f32 = 3.0;
/// Limit of textures at rest. A still image has one for each subpixel position.
const MOST_TEXTURES: usize = 128;

const KEYS: &[Key] = &[
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Enter,
    Key::Space,
    Key::Escape,
    Key::Tab,
    Key::PageUp,
    Key::PageDown,
    Key::Home,
    Key::End,
    Key::Backspace,
    Key::Comma,
    Key::Plus,
    Key::Minus,
    Key::Questionmark,
    Key::F1,
    Key::F9,
    Key::F10,
    Key::F11,
    Key::A,
    Key::B,
    Key::C,
    Key::D,
    Key::E,
    Key::F,
    Key::G,
    Key::H,
    Key::M,
    Key::N,
    Key::O,
    Key::Q,
    Key::S,
    Key::T,
    Key::V,
    Key::W,
    Key::X,
    Key::Z,
    Key::Num0,
    Key::Num1,
    Key::Num4,
    Key::Num7,
];

const TEXTS: &[&str] = &[
    "",
    "a",
    "no game",
    "f1f2 a1a2 g1g2",
    "1. f1f2 f7f6 2. f2f3",
    "7/7/7/WB5/7/7/1W3WR w",
    "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w 0-0 - -",
    "7/1R5/4B2/2R3B/3R3/1R3B1/W6 b 2-6",
    "WRRRRRW/R5R/R5R/R5R/B5R/B5B/WBBBBBW w 0-0 +",
    "GameRecord(game: \"kuba\", version: 1, rules: (rules: (ko: Superko, extra: May, repetition: false), setup: Mirrored), moves: [])",
    "GameRecord(game: \"chess\", version: 1, moves: [])",
    "GameRecord(game: \"kuba\", version: 99",
    "3/3/3/3/3/3/3/3/3 b wb -",
    "3/1R1/3/W2/1B1/2W/3/3/3 b wbr -",
    "4WR/2SR2/3ER1/3WRSR/5 c1 c5 w",
    "a11 b12 c13 a22 b23 c21 a33 b31 c32 b33 c33",
    "GameRecord(game: \"cubulus\", version: 1, rules: (players: Three, repetition: true), moves: [\"a32\", \"b23\", \"b23-b22\", \"resign\"])",
    "((((((((((((((((((((((((((((((((((((((((",
    "日本語 \u{0} \u{200b} é",
];

/// Positions of each game and number of players, from early in the game to nearly over.
const POSITIONS: &[&str] = &[
    "7/1R5/4B2/2R3B/3R3/1R3B1/W6 b 2-6",
    "7/7/7/5WR/7/7/B6 w 6-0",
    "3/3/3/3/3/3/3/3/3 b wb -",
    "3/3/3/RRR/RRR/RRR/3/3/3 w wb -",
    "3/3/3/RRR/RRR/RRR/W1W/3/W2 w wb -",
    "3/3/3/3/3/3/3/3/3 w wbr -",
    "3/1R1/3/W2/1B1/2W/3/3/3 b wbr -",
    "3/3/3/3/3/3/WBR/3/W2 b .br -",
    "3/3/3/3/3/3/3/WW1/W2 w wbr -",
    "5/5/5/5/5 c1 c5 b",
    "5/3WL1/5/5/5 c4 c2 b",
];

/// Window sizes in points that no window manager would choose.
const TINY: &[(f32, f32)] = &[
    (1.0, 1.0),
    (1.0, 700.0),
    (1000.0, 1.0),
    (10.0, 10.0),
    (60.0, 80.0),
    (80.0, 60.0),
    (100.0, 60.0),
    (160.0, 120.0),
];

/// Source of random input.
struct Monkey {
    dice: Dice,
    window: Window,
    folder: PathBuf,
    pointer: Pos2,
    /// Number of changes of the current game.
    changes: u64,
    revision: u64,
}

impl Monkey {
    fn act(&mut self) {
        match self.dice.roll(100) {
            0..=22 => self.click_something(),
            23..=33 => self.press_key(),
            34..=62 => self.push(),
            63..=67 => self.drag(),
            68..=70 => self.change_tables(),
            71..=73 => self.wheel(),
            74..=76 => self.type_text(),
            77..=78 => self.paste(),
            79 => self.resize(),
            80 => self.be_tiny(),
            81 => self.drop_file(),
            82..=83 => self.answer_dialog(),
            84 => self.window.harness.event(Event::Copy),
            85 => self.window.harness.event(Event::PointerGone),
            86 => self.window.harness.run_steps(20),
            // Otherwise open dialogs would stay open and cover most of the window.
            87..=93 => self.window.harness.key_press(Key::Escape),
            _ => self.window.harness.step(),
        }
        self.window.harness.step();
        let revision = self.window.app().state().revision;
        self.changes += u64::from(revision != self.revision);
        self.revision = revision;
    }

    fn anywhere(&mut self) -> Pos2 {
        let size = self.window.harness.ctx.content_rect().size();
        let mut share = || self.dice.roll(1000) as f32 / 1000.0;
        pos2(size.x * share(), size.y * share())
    }

    /// The centre of a random labelled node, or a random position.
    fn somewhere(&mut self) -> Pos2 {
        let places: Vec<Pos2> = self
            .window
            .harness
            .query_all_by(|node| node.label().is_some())
            .filter_map(|node| node.accesskit_node().bounding_box())
            .map(|area| (area.x0.midpoint(area.x1), area.y0.midpoint(area.y1)))
            .map(|(x, y)| pos2(x as f32, y as f32))
            .collect();
        if places.is_empty() || self.dice.roll(8) == 0 {
            return self.anywhere();
        }
        places[self.dice.roll(places.len())]
    }

    fn button(&mut self, pressed: bool) {
        let button = match self.dice.roll(8) {
            0 => PointerButton::Secondary,
            1 => PointerButton::Middle,
            _ => PointerButton::Primary,
        };
        self.window.harness.event(Event::PointerButton {
            pos: self.pointer,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }

    fn go_to(&mut self, place: Pos2) {
        self.pointer = place;
        self.window.harness.event(Event::PointerMoved(place));
        self.window.harness.step();
    }

    fn click_something(&mut self) {
        let place = self.somewhere();
        self.go_to(place);
        self.button(true);
        self.window.harness.step();
        self.button(false);
    }

    fn drag(&mut self) {
        let (from, to) = (self.somewhere(), self.somewhere());
        self.go_to(from);
        self.button(true);
        for step in 1_u8..=3 {
            self.go_to(from + (to - from) * (f32::from(step) / 3.0));
        }
        // Sometimes the button is not released.
        if self.dice.roll(6) > 0 {
            self.button(false);
        }
    }

    fn modifiers(&mut self) -> Modifiers {
        match self.dice.roll(8) {
            0..=3 => Modifiers::NONE,
            4 => Modifiers::SHIFT,
            5 | 6 => Modifiers::COMMAND,
            _ => Modifiers::COMMAND | Modifiers::SHIFT,
        }
    }

    fn press_key(&mut self) {
        let (modifiers, key) = (self.modifiers(), KEYS[self.dice.roll(KEYS.len())]);
        self.window.harness.key_press_modifiers(modifiers, key);
    }

    /// Tries a push from a random cell, because other random input rarely completes a move.
    fn push(&mut self) {
        let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        let arrow = arrows[self.dice.roll(arrows.len())];
        // Cells are widgets: one of them gets the focus, as by Tab.
        let file = ["a", "b", "c", "d", "e", "f", "g"][self.dice.roll(7)];
        let cell = format!("{file}{}, ", 1 + self.dice.roll(7));
        let cells = self
            .window
            .harness
            .query_all_by(|node| node.label().is_some_and(|label| label.starts_with(&cell)));
        if let Some(cell) = cells.into_iter().next() {
            cell.focus();
        }
        self.window.harness.step();
        self.window.harness.key_press_modifiers(Modifiers::SHIFT, arrow);
    }

    /// Clicks a part of the board whose label says what a press does.
    fn press_a_place(&mut self) {
        let says = |label: String| label.contains("Press: ");
        let places = self.window.harness.query_all_by(|node| node.label().is_some_and(says));
        let places: Vec<_> = places.collect();
        if !places.is_empty() {
            places[self.dice.roll(places.len())].click_accesskit();
        }
        self.window.harness.step();
    }

    fn play_on(&mut self) {
        for _ in 0..4 {
            match self.window.app().state().game {
                "cubulus" => self.press_a_place(),
                _ => self.push(),
            }
            self.window.harness.run_steps(2);
        }
    }

    /// Pastes a position of some game and number of players, and starts a new game from there in one of the
    /// possible ways.
    fn change_tables(&mut self) {
        // An open dialog would receive the text.
        for _ in 0..3 {
            self.window.harness.key_press(Key::Escape);
            self.window.harness.step();
        }
        let text = POSITIONS[self.dice.roll(POSITIONS.len())];
        self.window.harness.event(Event::Paste(text.to_owned()));
        self.window.harness.run_steps(2);
        self.play_on();
        let (modifiers, key) = match self.dice.roll(4) {
            // With the seats and rules of the dialog.
            0 => (Modifiers::COMMAND, Key::N),
            // The next game of the match, if this one is over.
            1 => (Modifiers::NONE, Key::Enter),
            _ => (Modifiers::COMMAND | Modifiers::SHIFT, Key::N),
        };
        self.window.harness.key_press_modifiers(modifiers, key);
        self.window.harness.run_steps(2);
        if key == Key::N && modifiers == Modifiers::COMMAND {
            self.window.harness.key_press(Key::Enter);
            self.window.harness.run_steps(2);
        }
        self.play_on();
    }

    fn wheel(&mut self) {
        let delta = Vec2::new(0.0, self.dice.roll(400) as f32 - 200.0);
        let modifiers = self.modifiers();
        self.window.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            phase: TouchPhase::Move,
            modifiers,
            source: MouseWheelSource::Wheel,
        });
    }

    fn text(&mut self) -> String {
        TEXTS[self.dice.roll(TEXTS.len())].to_owned()
    }

    fn type_text(&mut self) {
        let text = self.text();
        self.window.harness.event(Event::Text(text));
    }

    fn paste(&mut self) {
        let text = match self.dice.roll(20) {
            0 => "(".repeat(100_000),
            1 => "f1f2 ".repeat(30_000),
            _ => self.text(),
        };
        self.window.harness.event(Event::Paste(text));
    }

    fn resize(&mut self) {
        let size =
            Vec2::new(200.0 + self.dice.roll(1500) as f32, 200.0 + self.dice.roll(1000) as f32);
        self.window.harness.set_size(size);
    }

    /// Makes the window far too small and restores its size.
    fn be_tiny(&mut self) {
        let usual = self.window.harness.ctx.content_rect().size();
        let (width, height) = TINY[self.dice.roll(TINY.len())];
        self.window.harness.set_size(Vec2::new(width, height));
        self.window.harness.run_steps(2);
        self.play_on();
        self.window.harness.set_size(usual);
        self.window.harness.run_steps(2);
    }

    fn any_file(&mut self) -> PathBuf {
        let name = format!("odd-{}.kuba", self.dice.roll(6));
        let path = self.folder.join(name);
        match self.dice.roll(6) {
            0 => return self.folder.clone(),
            1 => return self.folder.join("not/there.kuba"),
            // As the last save left it.
            2 | 3 => {}
            4 => std::fs::write(&path, [0xff, 0xfe, 0, 1, 2]).expect("a file"),
            _ => std::fs::write(&path, self.text()).expect("a file"),
        }
        path
    }

    fn drop_file(&mut self) {
        let path = self.any_file();
        let dropped = std::sync::Arc::new(Dropped(path));
        self.window.harness.input_mut().dropped_files.push(dropped);
    }

    fn answer_dialog(&mut self) {
        if self.window.dialogs.open() == 0 {
            return;
        }
        let path = self.any_file();
        let path = (self.dice.roll(3) > 0).then_some(path.as_path());
        self.window.dialogs.answer(path);
    }

    /// Asserts that the current game is valid and that the saved game agrees with it.
    fn check(&self, home: &Path) {
        let facts = &self.window.app().state().commands;
        assert!(facts.shown <= facts.moves);
        let kept = Places::at(home).current_game(1).expect("a place");
        let Ok(text) = std::fs::read_to_string(kept) else {
            return;
        };
        moves_of(&text);
    }

    /// Closes the window and asserts that the saved game is the one that was open.
    fn close(mut self, home: &Path) {
        // The line that is shown may be a variation.
        let moves = moves_of(&self.window.app().table().record(None));
        let welcome = self.window.app().state().commands.moves == 0;
        let app = self.window.harness.state_mut().as_mut();
        app.expect("the window is open").close();
        if !welcome {
            let kept = Places::at(home).current_game(1).expect("a place");
            let text = std::fs::read_to_string(kept).expect("the game is kept");
            assert_eq!(moves_of(&text), moves);
        }
        self.check(home);
    }
}

/// Writes settings so that the next window shows the start page of a game.
fn begin_with(home: &Path, game: &str) {
    let places = Places::at(home);
    let settings = places.settings().expect("a place");
    let folder = settings.parent().expect("a folder");
    std::fs::create_dir_all(folder).expect("the folder");
    std::fs::write(&settings, format!("(game: \"{game}\")")).expect("the settings");
    let kept = places.current_game(1).expect("a place");
    if kept.exists() {
        std::fs::remove_file(kept).expect("the game goes");
    }
}

/// Number of moves of a saved game, each of which is replayed by the game's own rules.
fn moves_of(text: &str) -> usize {
    let id = game_id(text).expect("a header");
    let entry = CATALOGUE.iter().find(|entry| entry.id == id);
    let tool = entry.expect("a game of the program").tool;
    tool.check(text).expect("a game is kept that is one").moves
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

fn monkey(seed: u64, events: u64) {
    println!("seed {seed}, {events} events");
    let (home, folder) = (home(), home());
    // A typed file name without a folder is relative to the working directory.
    std::env::set_current_dir(folder.path()).expect("a folder");
    let mut dice = Dice(seed);
    let (mut left, mut changes) = (Vec::new(), 0);
    // Every game has a round.
    let events_per_round = ROUND.min(events.div_ceil(CATALOGUE.len() as u64));
    for round in 0..events.div_ceil(events_per_round) {
        let size = Vec2::new(1000.0, 700.0);
        let game = &CATALOGUE[round as usize % CATALOGUE.len()];
        begin_with(home.path(), game.id);
        let mut window = Window::with(home.path(), size, None);
        // As in the program: a missing glyph is drawn as a box.
        let ctx = &window.harness.ctx;
        ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
        // Short, because longer thinking does not improve this test.
        window.settings().seconds = 0.5;
        let mut monkey = Monkey {
            dice: Dice(1 + dice.roll(usize::MAX >> 33) as u64),
            window,
            folder: folder.path().to_owned(),
            pointer: Pos2::ZERO,
            changes: 0,
            revision: 0,
        };
        for event in 0..events_per_round.min(events - round * events_per_round) {
            monkey.act();
            if event % 100 == 99 {
                monkey.check(home.path());
            }
        }
        // Textures that are no longer shown are freed after a few frames.
        monkey.window.harness.run_steps(10);
        let textures = monkey.window.harness.ctx.tex_manager();
        let textures = textures.read().num_allocated();
        assert!(textures <= MOST_TEXTURES, "{textures} textures");
        let open = megabytes();
        assert!(open < MOST_OPEN, "{open} MB in round {round}");
        changes += monkey.changes;
        monkey.close(home.path());
        left.push(megabytes());
        println!(
            "round {round}: {changes} changes of the game so far, {textures} textures, {open:.1} MB open, {:.1} MB left",
            megabytes()
        );
    }
    assert!(changes > events / 50, "only {changes} changes of the game");
    std::env::set_current_dir(std::env::temp_dir()).expect("a folder");
    let growth = left.last().copied().unwrap_or_default() - left.get(1).copied().unwrap_or(0.0);
    assert!(left.len() < 3 || growth < MOST_LEFT, "grown by {growth} MB: {left:?}");
}

#[test]
fn whatever_is_done_the_game_stays_one_and_nothing_grows() {
    let _alone = alone();
    monkey(number("KUBA_SEED", 1997), number("KUBA_EVENTS", nightly(1500, 300)));
}
