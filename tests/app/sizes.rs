//! Windows that are far too small, or were.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::settings::MotionChoice;

use crate::common::nightly::nightly;
use crate::common::window::{Window, home, lay_neutrals};

/// A window manager need not honour the minimum size of a window.
const TINY: [Vec2; 8] = [
    vec2(1.0, 1.0),
    vec2(10.0, 10.0),
    vec2(60.0, 45.0),
    vec2(80.0, 60.0),
    vec2(100.0, 60.0),
    vec2(160.0, 120.0),
    vec2(400.0, 20.0),
    vec2(20.0, 400.0),
];

/// Keys that open something over the board or change what it shows.
const KEYS: [(Modifiers, Key); 8] = [
    (Modifiers::COMMAND, Key::N),
    (Modifiers::COMMAND, Key::O),
    (Modifiers::COMMAND, Key::Comma),
    (Modifiers::COMMAND, Key::M),
    (Modifiers::NONE, Key::F1),
    (Modifiers::NONE, Key::F9),
    (Modifiers::NONE, Key::H),
    (Modifiers::NONE, Key::Home),
];

fn look_around(window: &mut Window) {
    for (modifiers, key) in KEYS {
        window.harness.key_press_modifiers(modifiers, key);
        window.harness.run_steps(3);
        window.harness.render().expect("a picture");
        window.harness.key_press_modifiers(Modifiers::NONE, Key::Escape);
        window.harness.run_steps(3);
    }
    window.key(Modifiers::NONE, Key::End);
    // First the pointer is somewhere on the board, then the cursor.
    let size = window.harness.ctx.content_rect().size();
    for (across, down) in [(0.5, 0.5), (0.3, 0.6), (0.2, 0.4), (0.7, 0.5)] {
        let at = egui::pos2(across * size.x, down * size.y);
        window.harness.hover_at(at);
        window.harness.run_steps(2);
    }
    for key in [Key::ArrowUp, Key::ArrowLeft, Key::Tab, Key::Tab] {
        window.harness.key_press(key);
        window.harness.run_steps(2);
    }
}

#[test]
fn a_window_that_is_far_too_small_opens_with_every_game() {
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        drop(window);
        for size in TINY {
            let mut window = Window::with(home.path(), size, None);
            window.harness.render().expect("a picture");
            look_around(&mut window);
        }
    }
}

#[test]
fn a_game_goes_on_when_its_window_was_far_too_small() {
    for (game, moves) in [
        ("Kuba", "f1f2 a1a2 f2f3 a2a3 f3f4"),
        ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
        ("Qubism", "b3NR d3NR c1c2"),
    ] {
        let home = home();
        lay_neutrals(home.path());
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.harness.event(Event::Paste(moves.to_owned()));
        window.settle();
        let played = window.moves();
        assert!(played.len() > 2, "{game}: {played:?}");
        for size in TINY {
            window.harness.set_size(size);
            window.harness.run_steps(3);
            window.harness.render().expect("a picture");
            look_around(&mut window);
        }
        window.harness.set_size(vec2(1280.0, 800.0));
        window.settle();
        assert_eq!(window.moves(), played, "{game}");
    }
}

#[test]
fn a_lesson_goes_on_when_its_window_was_far_too_small() {
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let home = home();
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Learn to play");
        for size in TINY {
            window.harness.set_size(size);
            window.harness.run_steps(3);
            window.harness.render().expect("a picture");
        }
        window.harness.set_size(vec2(1280.0, 800.0));
        window.settle();
        assert!(window.app().lesson().is_some(), "{game}");
    }
}

fn row(window: &Window, name: &str) -> Rect {
    window.harness.get_by_label(name).rect()
}

#[test]
fn the_list_of_moves_has_its_place_again_after_the_window_was_small() {
    let home = home();
    let mut window = Window::with(home.path(), vec2(900.0, 640.0), None);
    window.press("Two players");
    let moves = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7 a2b2";
    window.harness.event(Event::Paste(moves.to_owned()));
    window.settle();
    assert_eq!(window.moves().len(), 14);
    let first = row(&window, "White: f1 up");
    for small in [vec2(480.0, 600.0), vec2(640.0, 480.0), vec2(900.0, 500.0)] {
        window.harness.set_size(small);
        window.settle();
        window.harness.set_size(vec2(900.0, 640.0));
        for when in ["at once", "after a while"] {
            window.harness.step();
            assert_eq!(row(&window, "White: f1 up"), first, "{when}: {small}");
            window.settle();
        }
    }
}

/// The left and right edge of the board including its frame.
fn board_of_kuba(window: &Window) -> [f32; 2] {
    let (left, right) = (window.cell("a1").x, window.cell("g1").x);
    let beyond = (10.6 - 6.0) / 2.0 * (right - left) / 6.0;
    [left - beyond, right + beyond]
}

#[test]
fn on_a_large_screen_the_panel_stands_next_to_the_board_and_both_are_in_the_middle() {
    for (zoom, size) in
        [(1.02, vec2(2560.0, 1440.0)), (1.25, vec2(2560.0, 1440.0)), (1.02, vec2(2560.0, 1080.0))]
    {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.settings().zoom = zoom;
        window.press("Two players");
        let [left, right] = board_of_kuba(&window);
        let first = window.harness.get_by_label("Undo").rect();
        let last = window.harness.get_by_label("Hint").rect();
        let gap = first.left() - right;
        assert!((36.0..=52.0).contains(&gap), "{size} at {zoom}: {gap}");
        let beyond = window.harness.ctx.content_rect().right() - last.right();
        let aside = (left - beyond).abs();
        assert!(aside < 12.0, "{size} at {zoom}: {left} and {beyond}");
    }
}

const GAMES: [(&str, &str); 3] = [
    ("Kuba", "f1f2 a1a2 f2f3 a2a3 f3f4"),
    ("Cubulus", "a11 a33 c33 c11 a13 b33 a31 b13 c13"),
    ("Qubism", "b3NR d3NR c1c2"),
];

/// Places of the nodes with these names.
fn needed(window: &Window, names: &[&str]) -> Vec<(String, Rect)> {
    let buttons = names.iter().map(|name| {
        let mut nodes = window.harness.query_all_by_role_and_label(Role::Button, name);
        let node = nodes.next();
        let node = node.unwrap_or_else(|| panic!("{name} is not there"));
        (name.to_string(), node.rect())
    });
    buttons.collect()
}

/// Checks that all rectangles are inside the window and none overlap.
fn have_places(window: &Window, things: &[(String, Rect)]) {
    let inside = window.harness.ctx.content_rect().expand(0.5);
    for (index, (name, rect)) in things.iter().enumerate() {
        assert!(inside.contains_rect(*rect), "{name} at {rect} in {inside}");
        assert!(rect.width() > 10.0 && rect.height() > 10.0, "{name}: {rect}");
        for (other, there) in &things[..index] {
            let common = rect.shrink(1.0).intersect(there.shrink(1.0));
            assert!(!common.is_positive(), "{name} at {rect}, {other} at {there}");
        }
    }
}

/// Smallest first.
const SIZES: [Vec2; 6] = [
    vec2(480.0, 600.0),
    vec2(640.0, 480.0),
    vec2(800.0, 600.0),
    vec2(768.0, 1024.0),
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
];

/// Buttons on the result of a game, and for the way through it.
const BUTTONS: [&str; 4] = ["To the start", "Back", "Forward", "Rematch"];

/// Buttons for navigation while reviewing a game.
const IN_STUDY: [&str; 6] = ["To the start", "Back", "Forward", "Undo", "Redo", "Done"];

/// Resigns until the game is over; with three players that takes two resignations.
fn resign(window: &mut Window) {
    window.settings().confirm_resigning = false;
    while window.app().state().ended.is_none() {
        window.press("Move");
        window.press("Resign…");
    }
    window.settle();
}

/// Texts on the players' cards, with their places.
fn cards(window: &Window) -> Vec<(String, Rect)> {
    let names = window.app().state().seat_names.iter();
    let texts = kuba::i18n::Texts::new(&[]);
    let cards = names.map(|name| {
        let name = texts.say(name);
        let is_it = |label: &str| label == name || label.starts_with(&format!("{name},"));
        let card = window.harness.get_by(|node| {
            node.role() == Role::Group && node.label().is_some_and(|label| is_it(&label))
        });
        let mut on_card = card.children_recursive();
        let score = on_card.find(|node| node.accesskit_node().raw_bounds().is_some());
        (name.clone(), score.expect("something on a card").rect())
    });
    cards.collect()
}

/// A finished game of each kind between humans, with its name.
fn finished(home: &std::path::Path) -> Vec<(String, Window)> {
    let mut all = Vec::new();
    for (index, (game, moves)) in GAMES.into_iter().enumerate() {
        let home = home.join(index.to_string());
        lay_neutrals(&home);
        let mut window = Window::open(&home);
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.paste(moves);
        resign(&mut window);
        all.push((game.to_owned(), window));
    }
    let mut window = Window::open(&home.join("three"));
    window.press("Cubulus");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("3 players");
    window.press("Two friends");
    window.press("Play");
    resign(&mut window);
    all.push(("Cubulus for three".to_owned(), window));
    all
}

#[test]
fn after_the_end_everything_is_there_to_walk_through_the_game_in_every_window_at_every_zoom() {
    let home = home();
    for (game, mut window) in finished(home.path()) {
        window.settings().choose_motion(MotionChoice::Reduced);
        for size in SIZES.into_iter().step_by(nightly(1, 2)) {
            let mut before = None;
            for zoom in [1.0, 1.1, 1.21, 1.331, 1.4641, 3.0] {
                window.harness.set_size(size);
                window.settings().zoom = zoom;
                window.settle();
                let points = window.harness.ctx.content_rect();
                if before.replace(points) == Some(points) {
                    // The zoom reached its limit.
                    break;
                }
                println!("{game}, {size}, {zoom}");
                let mut things = cards(&window);
                things.extend(needed(&window, &BUTTONS));
                things.extend(needed(&window, &["Study"]));
                have_places(&window, &things);
                window.press("Study");
                assert_eq!(window.app().state().commands.shown, 0);
                let mut things = needed(&window, &IN_STUDY);
                // In an upright window the graph replaces the cards.
                if window.shows("Rematch") {
                    things.extend(cards(&window));
                }
                have_places(&window, &things);
                window.press("Forward");
                assert_eq!(window.app().state().commands.shown, 1);
                window.press("Done");
            }
        }
    }
}

/// Sizes at which the board is above the cards, smallest first.
const UPRIGHT: [Vec2; 8] = [
    vec2(480.0, 600.0),
    vec2(500.0, 620.0),
    vec2(520.0, 600.0),
    vec2(560.0, 700.0),
    vec2(600.0, 640.0),
    vec2(630.0, 900.0),
    vec2(700.0, 900.0),
    vec2(800.0, 900.0),
];

/// Parts of the board that can be pressed or read: cells, openings, layers.
fn parts_of_the_board(window: &Window) -> Vec<(String, Rect)> {
    const BEGINNINGS: [&str; 7] =
        ["Top, ", "Front, ", "Right, ", "Left, ", "Back, ", "Bottom, ", "Layer "];
    let is_cell = |label: &str| {
        let mut letters = label.chars();
        let first = letters.next().is_some_and(|file| ('a'..='g').contains(&file));
        first && letters.next().is_some_and(|rank| rank.is_ascii_digit())
    };
    let is_part =
        |label: &str| is_cell(label) || BEGINNINGS.iter().any(|begin| label.starts_with(begin));
    let nodes =
        window.harness.query_all_by(|node| node.label().is_some_and(|label| is_part(&label)));
    nodes.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

/// The area of the result's buttons, with the margin of the card.
fn result(window: &Window) -> Rect {
    let buttons = ["Rematch", "Study", "To the start"];
    let there = buttons.into_iter().flat_map(|name| {
        let nodes = window.harness.query_all_by_role_and_label(Role::Button, name);
        nodes.map(|node| node.rect()).collect::<Vec<_>>()
    });
    let all = there.fold(Rect::NOTHING, Rect::union);
    assert!(all.is_positive(), "no result");
    all.expand(4.0)
}

#[test]
fn the_result_lies_over_no_part_of_the_board_in_an_upright_window() {
    let home = home();
    for (game, mut window) in finished(home.path()) {
        window.settings().choose_motion(MotionChoice::Reduced);
        for large_layers in [false, true] {
            if large_layers && !game.starts_with("Cubulus") {
                continue;
            }
            if large_layers {
                window.press("Large layers");
            }
            for size in UPRIGHT {
                window.harness.set_size(size);
                window.settle();
                let result = result(&window);
                let inside = window.harness.ctx.content_rect();
                assert!(inside.contains_rect(result), "{game}, {size}: {result}");
                let parts = parts_of_the_board(&window);
                assert!(parts.len() > 20, "{game}: {} parts", parts.len());
                for (part, there) in parts {
                    let common = result.intersect(there.shrink(1.0));
                    assert!(
                        !common.is_positive(),
                        "{game}, {size}, large layers {large_layers}: {result} over {part} at {there}"
                    );
                }
            }
        }
    }
}
