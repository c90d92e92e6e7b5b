//! Lessons: every step by mouse, by keyboard alone and by labels alone.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Event, FontId, Key, Modifiers, Pos2, Vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::lesson::Remark;
use kuba::app::settings::MotionChoice;
use kuba::i18n::{Texts, catalogue};
use kuba::rules::cubulus::GameState as Cubulus;
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::GameState as Qubism;
use kuba::session::Seat;

use crate::common::lessons::{every_picture_can_be_drawn, every_step_can_be_done};
use crate::common::places::spoken;
use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// The input that completes each step of Kuba: pushes, an illegal push, or a stuck marble.
const KUBA: [&[&str]; 10] = [
    &["d4d5"],
    &["e3e4"],
    &["b4c4"],
    &["f2"],
    &["d4e4", "e4f4"],
    &["e4f4"],
    &["d4e4"],
    &["f3g3"],
    &["b4c4"],
    &["f6f7", "d4e4"],
];

/// The input that completes each step of Cubulus: openings by face and cell, or by cell alone.
const CUBULUS: [&[&str]; 11] = [
    &["Top, c33"],
    &["Top, c23"],
    &["Back, b31"],
    &["Top, a13"],
    &["Front, c11"],
    &["Right, c11"],
    &["Front, b12"],
    &["Right, c11"],
    &["Right, c13"],
    &["Front, c12"],
    &["Top, a33"],
];

/// The input that completes each step of Qubism: a move from square to square, a square and the orientation
/// of a new cube there, or a square that is rejected.
const QUBISM: [&[&str]; 9] = [
    &["c4 c5"],
    &["c1 c2"],
    &["c2 c4"],
    &["d2 c2"],
    &["c4 right"],
    &["a4 c4"],
    &["a3"],
    &["c4"],
    &["c2 down"],
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Mouse,
    Keyboard,
    Labels,
}

fn learning(home: &Path, size: Vec2, game: &str) -> Window {
    let mut window = Window::with(home, size, None);
    if game != "Kuba" {
        window.press(game);
    }
    if !window.shows("Learn to play") {
        window.press("Learn");
    }
    window.press("Learn to play");
    window
}

fn step(window: &Window) -> usize {
    window.app().lesson().expect("a lesson").step
}

fn remark(window: &Window) -> Option<Remark> {
    window.app().lesson().expect("a lesson").remark
}

fn is_done(window: &Window) -> bool {
    window.app().lesson().is_some_and(|lesson| lesson.is_done())
}

/// Clicks the first node whose label begins with `begins`, as a screen reader does.
fn choose(window: &mut Window, begins: &str) {
    let named = |label: String| label.starts_with(begins);
    let found = window.harness.query_all_by(|node| node.label().is_some_and(named));
    let node = found.last().unwrap_or_else(|| panic!("no {begins}"));
    node.click_accesskit();
    window.settle();
}

fn key(letter: char) -> Key {
    Key::from_name(&letter.to_ascii_uppercase().to_string()).expect("a key")
}

fn type_in(window: &mut Window, name: &str) {
    for letter in name.chars() {
        window.key(Modifiers::NONE, key(letter));
    }
}

/// The arrow key from a cell to its neighbour, and its word in labels.
fn way(from: &str, to: &str) -> (Key, &'static str) {
    match from.cmp(to) {
        _ if from[..1] == to[..1] && from < to => (Key::ArrowUp, "up"),
        _ if from[..1] == to[..1] => (Key::ArrowDown, "down"),
        std::cmp::Ordering::Less => (Key::ArrowRight, "right"),
        _ => (Key::ArrowLeft, "left"),
    }
}

/// Makes or tries a push. A cell alone asks why its marble is stuck.
fn kuba(window: &mut Window, by: By, push: &str) {
    let (from, to) = push.split_at(2);
    match (by, to) {
        (By::Mouse, "") => window.click(from),
        (By::Mouse, _) => window.drag(from, to),
        (By::Keyboard, "") => {
            type_in(window, from);
            window.harness.event(Event::Text("?".to_owned()));
            window.settle();
        }
        (By::Keyboard, _) => {
            type_in(window, from);
            window.key(Modifiers::SHIFT, way(from, to).0);
        }
        (By::Labels, "") => choose(window, &format!("{from}, ")),
        (By::Labels, _) => {
            choose(window, &format!("{from}, "));
            let way = way(from, to).1;
            let named = |label: String| {
                label == format!("Push {from} {way}")
                    || label.starts_with(&format!("{from} {way}: "))
            };
            window.harness.get_by(|node| node.label().is_some_and(named)).click_accesskit();
            window.settle();
        }
    }
}

fn cubulus(window: &mut Window, by: By, opening: &str) {
    let begins = spoken(opening);
    match by {
        By::Mouse => {
            let named = |label: String| label.starts_with(&begins);
            let at = window.harness.get_by(|node| node.label().is_some_and(named)).rect().center();
            press_at(window, at);
        }
        By::Keyboard => {
            let (face, cell) = opening.split_once(", ").expect("a face and a cell");
            type_in(window, cell);
            // Typing a cell moves the cursor to the face nearest to the viewer; an arrow leads over the edge.
            if face == "Right" {
                window.key(Modifiers::NONE, Key::ArrowRight);
            }
            window.key(Modifiers::NONE, Key::Enter);
        }
        By::Labels => choose(window, &begins),
    }
}

/// Moves a piece, places a cube, or presses a square that is rejected.
fn qubism(window: &mut Window, by: By, mv: &str) {
    let (from, to) = mv.split_once(' ').unwrap_or((mv, ""));
    let chip = format!("Place on {from}, arrow {to}, turns right");
    let is_place = to.len() > 2;
    match by {
        By::Mouse => {
            window.click(from);
            if is_place {
                let at = window.harness.get_by_label(&chip).rect().center();
                press_at(window, at);
            } else if !to.is_empty() {
                window.click(to);
            }
        }
        By::Keyboard => {
            type_in(window, from);
            window.key(Modifiers::NONE, Key::Enter);
            let arrow = match to {
                "right" => Key::ArrowRight,
                "down" => Key::ArrowDown,
                "" => return,
                _ => way(from, to).0,
            };
            window.key(Modifiers::NONE, arrow);
            // A cube moves on square by square until Enter; a pawn is done after one arrow.
            for _ in 0..2 {
                if !is_done(window) {
                    if !is_place && remark(window).is_none() {
                        window.key(Modifiers::NONE, arrow);
                    }
                    window.key(Modifiers::NONE, Key::Enter);
                }
            }
        }
        By::Labels => {
            choose(window, &format!("{from}, "));
            if is_place {
                choose(window, &chip);
            } else if !to.is_empty() {
                choose(window, &format!("{to}, "));
            }
        }
    }
}

fn press_at(window: &mut Window, at: Pos2) {
    window.harness.hover_at(at);
    window.harness.step();
    window.harness.drag_at(at);
    window.harness.step();
    window.harness.drop_at(at);
    window.settle();
}

fn go_on(window: &mut Window, by: By, button: &str) {
    match by {
        By::Mouse => window.press(button),
        By::Keyboard => window.key(Modifiers::NONE, Key::Enter),
        By::Labels => choose(window, button),
    }
}

/// Completes a lesson and starts the game it ends with.
fn learn(game: &str, steps: &[&[&str]], by: By, act: fn(&mut Window, By, &str)) {
    let home = home();
    let mut window = learning(home.path(), WIDE, game);
    for (index, moves) in steps.iter().enumerate() {
        assert_eq!(step(&window), index, "{by:?}");
        // Wait for the moves that are played before the user's turn.
        window.harness.run_steps(60);
        for mv in *moves {
            assert!(!is_done(&window), "{by:?}: step {} before {mv}", index + 1);
            act(&mut window, by, mv);
        }
        let said = remark(&window);
        assert!(is_done(&window), "{by:?}: step {}: {said:?}", index + 1);
        let last = index + 1 == steps.len();
        go_on(&mut window, by, if last { "Play a first game" } else { "Next" });
    }
    assert!(window.app().lesson().is_none());
    let seats = &window.app().state().seats;
    assert!(seats[0].is_human(), "{seats:?}");
    let levels: Vec<_> = seats.iter().filter_map(Seat::level).collect();
    assert!(levels.iter().all(|level| level.number() == 1), "{seats:?}");
    window.wait("a hint without a request", |window| window.says("Hint: "));
}

#[test]
fn kuba_is_learnt_by_mouse() {
    learn("Kuba", &KUBA, By::Mouse, kuba);
}

#[test]
fn kuba_is_learnt_by_keyboard_alone() {
    learn("Kuba", &KUBA, By::Keyboard, kuba);
}

#[test]
fn kuba_is_learnt_by_labels_alone() {
    learn("Kuba", &KUBA, By::Labels, kuba);
}

#[test]
fn cubulus_is_learnt_by_mouse() {
    learn("Cubulus", &CUBULUS, By::Mouse, cubulus);
}

#[test]
fn cubulus_is_learnt_by_keyboard_alone() {
    learn("Cubulus", &CUBULUS, By::Keyboard, cubulus);
}

#[test]
fn cubulus_is_learnt_by_labels_alone() {
    learn("Cubulus", &CUBULUS, By::Labels, cubulus);
}

#[test]
fn qubism_is_learnt_by_mouse() {
    learn("Qubism", &QUBISM, By::Mouse, qubism);
}

#[test]
fn qubism_is_learnt_by_keyboard_alone() {
    learn("Qubism", &QUBISM, By::Keyboard, qubism);
}

#[test]
fn qubism_is_learnt_by_labels_alone() {
    learn("Qubism", &QUBISM, By::Labels, qubism);
}

#[test]
fn every_step_of_every_lesson_can_be_done() {
    every_step_can_be_done::<Kuba>();
    every_step_can_be_done::<Cubulus>();
    every_step_can_be_done::<Qubism>();
}

#[test]
fn every_small_board_of_the_rules_shows_something() {
    every_picture_can_be_drawn::<Kuba>();
    every_picture_can_be_drawn::<Cubulus>();
    every_picture_can_be_drawn::<Qubism>();
}

#[test]
fn a_wrong_move_says_why_and_the_position_comes_back() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    window.press("Skip");
    window.drag("e3", "d3");
    assert!(window.says("That was not up."));
    assert!(!window.says("e3, White"), "the wrong move is visible");
    window.wait("the position from before", |window| window.says("e3, white, yours."));
    assert!(window.says("That was not up."), "why is still said");
    assert_eq!(step(&window), 1);
    window.drag("e3", "e4");
    assert!(is_done(&window) && !window.says("That was not up."));
}

#[test]
fn the_first_step_of_cubulus_shows_an_empty_cube() {
    let home = home();
    let window = learning(home.path(), WIDE, "Cubulus");
    let step = &<Cubulus as kuba::board::Teaching>::LESSON[step(&window)];
    assert!(step.position.starts_with("3/3/3/3/3/3/3/3/3 "), "{}", step.position);
}

#[test]
fn a_ball_in_the_gap_is_pushed_on_before_the_eyes_of_the_learner() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Cubulus");
    for _ in 0..10 {
        window.press("Skip");
    }
    let said = "A ball in the gap is pushed on. Push a black corner in.";
    for by in [By::Mouse, By::Labels] {
        cubulus(&mut window, by, "Top, c13");
        assert!(window.says(said));
        window.wait("Black pushes it on", |window| {
            window.says("Black put a ball in") || window.says("Black wins")
        });
        window.wait("the position from before", |window| {
            let label = spoken("Top, c13") + "empty";
            window.says(&label)
        });
        assert!(window.says(said), "why is still said");
    }
    cubulus(&mut window, By::Mouse, "Top, a33");
    assert!(is_done(&window));
}

#[test]
fn an_old_answer_goes_when_the_board_answers_a_new_press() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Cubulus");
    for _ in 0..9 {
        window.press("Skip");
    }
    cubulus(&mut window, By::Mouse, "Left, a22");
    let said = "No square yet. You have three at the front.";
    assert!(window.says(said));
    window.wait("the position from before", |window| {
        let label = spoken("Left, a22") + "empty";
        window.says(&label)
    });
    assert!(window.says(said), "why is still said");
    cubulus(&mut window, By::Mouse, "Bottom, c11");
    assert!(!window.says(said) && !is_done(&window));
    assert_eq!(remark(&window), None);
}

#[test]
fn a_refusal_alone_does_not_complete_what_is_about_a_move() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    window.press("Skip");
    window.drag("c3", "c4");
    assert!(window.says("c2 stands behind it."));
    assert_eq!(remark(&window), None);
}

#[test]
fn a_lesson_goes_on_where_it_was_left_even_after_a_restart() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    for _ in 0..2 {
        window.press("Skip");
    }
    window.press("Leave the lesson");
    assert!(window.shows("Easy"), "the welcome is there again");
    drop(window);
    let mut window = Window::open(home.path());
    assert!(window.settings().lessons.contains_key("kuba"));
    window.press("Learn to play");
    assert!(window.shows("Step 3 of 10") && window.shows("A row moves"));
    window.press("Back");
    assert_eq!(step(&window), 1);
    window.press("10. Two in one turn");
    assert_eq!(step(&window), 9);
    assert!(window.shows("Play a first game"), "it may be skipped, too");
}

/// Names of the steps that are ticked in the list.
fn ticked(window: &Window) -> Vec<String> {
    let nodes = window.harness.query_all_by(|node| node.description().as_deref() == Some("Done"));
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_step_that_was_skipped_is_not_ticked_off() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    window.press("Skip");
    assert!(ticked(&window).is_empty(), "{:?}", ticked(&window));
    window.press("Back");
    window.drag("d4", "d5");
    assert!(is_done(&window));
    window.press("Next");
    window.press("Skip");
    assert_eq!(ticked(&window), ["1. A push"]);
    drop(window);
    let mut window = Window::with(home.path(), WIDE, None);
    window.press("Learn to play");
    assert_eq!(ticked(&window), ["1. A push"], "after a restart");
}

#[test]
fn the_steps_before_where_an_older_version_was_left_count_as_done() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "(lessons: {\"kuba\": 2})").expect("settings");
    let mut window = Window::with(home.path(), WIDE, None);
    window.press("Learn to play");
    assert_eq!(ticked(&window), ["1. A push", "2. The space behind"]);
}

#[test]
fn no_more_steps_are_done_than_a_lesson_has() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    // With a few more zeros, counting steps would take all time and memory.
    let text = "(lessons: {\"kuba\": 70000, \"qubism\": 9})";
    std::fs::write(config.join("settings.ron"), text).expect("settings");
    let mut window = learning(home.path(), WIDE, "Kuba");
    assert_eq!(step(&window), 0, "it was finished");
    assert_eq!(ticked(&window).len(), 10);
    window.press("Skip");
    assert_eq!(window.settings().learnt["kuba"].len(), 10);
}

#[test]
fn the_game_on_the_table_is_as_it_was() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let before = window.app().table().record(None);
    window.press("Help");
    window.press("Learn to play");
    window.drag("d4", "d5");
    assert!(is_done(&window));
    for key in [Key::Z, Key::S, Key::N] {
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, key);
    }
    assert!(!window.shows("Path") && !window.shows("Start new game"));
    window.press("Leave the lesson");
    assert_eq!(window.app().table().record(None), before);
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.shows("Black’s turn"));
}

#[test]
fn the_computer_waits_during_a_lesson() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.harness.drag_at(window.cell("f1"));
    window.drag("f1", "f2");
    window.press("Help");
    window.press("Learn to play");
    let played = window.moves().len();
    window.harness.run_steps(100);
    assert_eq!(window.moves().len(), played);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().lesson().is_none());
    window.wait("the computer’s answer", |window| window.moves().len() == 2);
}

#[test]
fn escape_is_for_the_board_first() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    window.click("d4");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().lesson().is_some(), "a marble was chosen");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().lesson().is_none());
}

#[test]
fn a_finished_lesson_begins_anew() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    for _ in 0..9 {
        window.press("Skip");
    }
    window.press("Play a first game");
    assert_eq!(window.settings().lessons["kuba"], 10);
    window.press("Help");
    window.press("Learn to play");
    assert_eq!(step(&window), 0);
}

#[test]
fn hints_in_every_turn_can_be_had_and_left() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.press("Move");
    window.press("More");
    window.press("A hint every turn");
    window.wait("a hint", |window| window.says("Hint: "));
    window.drag("f1", "f2");
    window.wait("the next hint", |window| window.says("Hint: "));
    window.press("Move");
    window.press("More");
    window.press("A hint every turn");
    assert!(!window.says("Hint: "));
}

#[test]
fn the_rules_show_what_they_say_on_small_boards() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Help");
    window.press("Rules");
    let pictures = window.harness.query_all_by_role(Role::Image);
    let names: Vec<_> = pictures.filter_map(|node| node.accesskit_node().label()).collect();
    for caption in
        ["The start. White begins.", "Black cannot push, and loses.", "White pushes again."]
    {
        assert!(names.iter().any(|name| name == caption), "{names:?}");
    }
    assert!(window.says("a capture gives no further push."));
    window.press("Learn on the board");
    assert!(window.app().lesson().is_some());
}

fn lesson_texts() -> Vec<(String, String)> {
    let texts = Texts::new(&[]);
    let lines = catalogue()[0].sources.iter().flat_map(|source| source.lines());
    let keys = lines.filter_map(|line| line.split_once(" = "));
    let keys = keys.filter(|(key, _)| key.contains("-lesson-") && !key.ends_with("-title"));
    keys.map(|(key, _)| {
        let key: &'static str = key.to_owned().leak();
        (key.to_owned(), texts.text(key))
    })
    .collect()
}

#[test]
fn no_text_of_a_lesson_has_more_than_two_lines() {
    let home = home();
    let window = Window::open(home.path());
    let texts = lesson_texts();
    assert!(texts.len() > 30, "the texts are not found any more");
    // Widths of the text in panels of 312 and 236 points, with and without the icon.
    let mut long = Vec::new();
    for (key, text) in texts {
        for (width, size) in [(218.0, 16.0), (180.0, 14.5)] {
            let font = FontId::proportional(size);
            let rows = window.harness.ctx.fonts_mut(|fonts| {
                let galley = fonts.layout(text.clone(), font.clone(), egui::Color32::BLACK, width);
                galley.rows.len()
            });
            if rows > 2 {
                long.push(format!("{key} has {rows} lines of {width}: {text}"));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn everything_of_a_step_has_its_place_in_every_window() {
    for size in [WIDE, SMALL, LEAST, Vec2::new(640.0, 480.0)] {
        let home = home();
        let mut window = learning(home.path(), size, "Kuba");
        window.drag("d4", "d5");
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        let names = [
            "Back",
            "Next",
            "Leave the lesson",
            "Step 1 of 10",
            "A push",
            "One cell, in any of four directions.",
        ];
        let rects = names.map(|name| {
            let mut found = window.harness.query_all_by_label(name);
            found.next().expect("it is shown").rect()
        });
        for (index, rect) in rects.iter().enumerate() {
            assert!(screen.contains_rect(*rect), "{} in {size}", names[index]);
            let other = rects[..index].iter().any(|other| other.intersects(*rect));
            assert!(!other, "{} lies over another in {size}", names[index]);
        }
        assert!(screen.contains(window.cell("a1")) && screen.contains(window.cell("g7")));
    }
}

#[test]
fn a_move_on_the_welcome_begins_an_easy_game_against_the_computer() {
    let home = home();
    let mut window = Window::open(home.path());
    assert!(window.says("or just push a white marble: an easy game begins"));
    window.drag("f1", "f2");
    assert!(!window.shows("Easy"), "the game has begun");
    let level = window.app().state().seats[1].level();
    assert_eq!(level.map(kuba::bot::Level::number), Some(1));
    window.wait("the computer’s answer", |window| window.moves().len() == 2);
}

#[test]
fn the_welcome_asks_how_strong_the_computer_shall_be() {
    for (name, number) in [("Easy", 1), ("Medium", 4), ("Hard", 6)] {
        let home = home();
        let mut window = Window::open(home.path());
        window.press(name);
        let seats = &window.app().state().seats;
        assert_eq!(seats[1].level().map(kuba::bot::Level::number), Some(number));
        assert!(seats[0].is_human());
    }
}

#[test]
fn there_is_a_way_back_to_the_welcome_and_nothing_is_lost() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.press("Game");
    window.press("Start page");
    assert!(window.shows("Easy") && window.moves().is_empty());
    window.press("Back to the game");
    assert_eq!(window.moves(), ["f1f2"]);
    window.press("Game");
    window.press("Start page");
    // Every way of beginning another game archives the current one.
    let ways: [fn(&mut Window); 2] =
        [|window| window.press("Medium"), |window| window.drag("g1", "g2")];
    for begin in ways {
        begin(&mut window);
        assert_ne!(window.moves(), ["f1f2"]);
        window.wait("the game being kept", |window| window.shows("Back to it"));
        window.press("Back to it");
        assert_eq!(window.moves(), ["f1f2"]);
        window.press("Game");
        window.press("Start page");
    }
    window.press("Back to the game");
    assert!(window.shows("Black’s turn"), "two people still play");
    window.press("Game");
    window.press("Start page");
    drop(window);
    let window = Window::open(home.path());
    assert_eq!(window.moves(), ["f1f2"], "the next start finds the game");
}

/// Compares with the snapshot once all animation is over.
fn compare(window: &mut Window, name: &str) {
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn a_step_that_is_done() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "(theme: Dark)").expect("settings");
    let mut window = learning(home.path(), SMALL, "Kuba");
    for _ in 0..6 {
        window.press("Skip");
    }
    window.harness.run_steps(60);
    window.drag("d4", "e4");
    compare(&mut window, "lesson-ko-dark");
}

#[test]
fn the_first_page_of_the_rules() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "(theme: Light)").expect("settings");
    let mut window = Window::with(home.path(), SMALL, None);
    window.press("Help");
    window.press("Rules");
    window.wait_for_ratings();
    compare(&mut window, "rules-light");
}

fn cursor(window: &Window) -> String {
    let focused = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
    let mut labels = focused.filter_map(|node| node.accesskit_node().label());
    labels.next_back().unwrap_or_default().chars().take(2).collect()
}

/// Makes a push with Tab, arrows and Enter alone. A cell alone asks why its marble is stuck.
fn kuba_by_tab(window: &mut Window, _: By, push: &str) {
    let (from, to) = push.split_at(2);
    window.key(Modifiers::NONE, Key::Tab);
    for _ in 0..20 {
        if cursor(window) == from || to.is_empty() {
            break;
        }
        window.key(Modifiers::NONE, Key::Tab);
    }
    for _ in 0..14 {
        let here = cursor(window);
        if here == from {
            break;
        }
        let beside = format!("{}{}", &from[..1], &here[1..]);
        let next = if here == beside { from } else { &beside };
        window.key(Modifiers::NONE, way(&here, next).0);
    }
    assert_eq!(cursor(window), from);
    window.key(Modifiers::NONE, Key::Enter);
    if !to.is_empty() {
        window.key(Modifiers::NONE, way(from, to).0);
    }
}

fn tab_to(window: &mut Window, name: &str) {
    for _ in 0..20 {
        if window.harness.get_by_label(name).is_focused() {
            return;
        }
        window.key(Modifiers::NONE, Key::Tab);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn from_the_start_to_the_first_game_tab_arrows_and_enter_are_enough() {
    for size in [WIDE, LEAST] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        tab_to(&mut window, "Learn to play");
        window.key(Modifiers::NONE, Key::Enter);
        for (index, moves) in KUBA.iter().enumerate() {
            assert_eq!(step(&window), index);
            window.harness.run_steps(60);
            assert!(on_board(&window), "step {}", index + 1);
            for push in *moves {
                kuba_by_tab(&mut window, By::Keyboard, push);
            }
            let said = remark(&window);
            assert!(is_done(&window), "step {}: {said:?}", index + 1);
            window.key(Modifiers::NONE, Key::Enter);
        }
        assert!(window.app().lesson().is_none());
        assert!(on_board(&window));
    }
}

fn on_board(window: &Window) -> bool {
    let board = window
        .harness
        .get_by(|node| node.label().is_some_and(|label| label.starts_with("Kuba board")));
    board.is_focused()
        || window.harness.query_all_by(|node| node.is_focused() && node.label().is_some()).any(
            |node| {
                node.accesskit_node()
                    .label()
                    .is_some_and(|label| label.len() > 3 && label[2..].starts_with(", "))
            },
        )
}

#[test]
fn the_board_has_the_keyboard_wherever_a_lesson_goes_and_where_it_ends() {
    let home = home();
    let mut window = learning(home.path(), WIDE, "Kuba");
    assert!(on_board(&window));
    for button in ["Skip", "Back", "3. A row moves"] {
        window.press(button);
        assert!(on_board(&window), "{button}");
        assert!(window.app().lesson().is_some());
    }
    // A press outside everything takes the focus from the board.
    press_at(&mut window, Pos2::new(640.0, 15.0));
    window.key(Modifiers::NONE, Key::Tab);
    assert!(on_board(&window), "Tab leads to the board");
    for _ in 0..2 {
        window.key(Modifiers::NONE, Key::Escape);
    }
    assert!(window.app().lesson().is_none());
    assert!(on_board(&window));
}

#[test]
fn what_a_lesson_points_at_pulses_for_a_while_and_then_rests() {
    for (reduced, pulses) in [(false, true), (true, false)] {
        let home = home();
        let mut window = Window::with(home.path(), SMALL, None);
        let motion = if reduced { MotionChoice::Reduced } else { MotionChoice::Normal };
        window.settings().choose_motion(motion);
        window.press("Cubulus");
        window.harness.get_by_label("Learn to play").click();
        window.harness.run_steps(2);
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.harness.run_steps(14);
        let pale = window.harness.render().expect("a picture");
        window.settle();
        window.harness.run_steps(60);
        let rests = window.harness.render().expect("a picture");
        assert_eq!(pale != rests, pulses, "reduced motion: {reduced}");
        let output = &window.harness.output().viewport_output[&egui::ViewportId::ROOT];
        assert!(output.repaint_delay.as_millis() > 100, "frames at rest");
    }
}
