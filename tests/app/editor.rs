//! The position editor: by mouse, by keyboard alone and by labels alone, in every game.

use std::path::Path;

use egui::accesskit::Role;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, OutputCommand, PointerButton, Pos2,
    TouchPhase, Vec2, vec2,
};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::board::editing::EditorState;
use kuba::board::face::MarkRole;
use kuba::board::palette::MAPLE;
use kuba::random::Random;

use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);

/// Opens the editor with no game in progress.
fn setting_up(home: &Path, size: Vec2, game: &str) -> Window {
    let mut window = Window::with(home, size, None);
    if game != "Kuba" {
        window.press(game);
    }
    set_up(&mut window);
    window
}

fn set_up(window: &mut Window) {
    window.press_first("Train");
    window.press("Set up a position");
    assert!(window.app().editor().is_some(), "the editor is there");
}

fn text(window: &Window) -> String {
    window.app().editor_text().expect("a position is set up")
}

fn state(window: &Window) -> &EditorState {
    window.app().editor().expect("a position is set up")
}

/// The board field of the position text.
fn board(window: &Window) -> String {
    text(window).split(' ').next().expect("a board").to_owned()
}

fn right_click(window: &mut Window, cell: &str) {
    let pos = window.cell(cell);
    window.harness.hover_at(pos);
    window.harness.step();
    for pressed in [true, false] {
        window.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.harness.step();
    }
    window.settle();
}

/// Scrolls one notch.
fn wheel(window: &mut Window, cell: &str, up: f32) {
    let pos = window.cell(cell);
    window.harness.hover_at(pos);
    window.harness.step();
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, up),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.settle();
}

fn keys(window: &mut Window, keys: &[Key]) {
    for &key in keys {
        window.key(Modifiers::NONE, key);
    }
}

/// Presses "Copy" and returns the text that is put onto the clipboard.
fn copy(window: &mut Window) -> String {
    window.harness.get_by_label("Copy").click();
    let mut copied = None;
    for _ in 0..4 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        copied = copied.or_else(|| {
            commands.iter().find_map(|command| match command {
                OutputCommand::CopyText(text) => Some(text.clone()),
                _ => None,
            })
        });
    }
    window.settle();
    copied.expect("text on the clipboard")
}

fn is_playable(window: &Window) -> bool {
    window.is_enabled("Play from here")
}

#[test]
fn marbles_are_laid_taken_off_and_moved_with_the_mouse() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    assert_eq!(text(&window), window.app().table().position_text());
    window.press("Clear");
    assert_eq!(board(&window), "7/7/7/7/7/7/7");
    window.press("Black marble");
    window.click("e5");
    window.press("Red marble");
    window.click("a1");
    window.click("a1");
    assert_eq!(board(&window), "7/7/4B2/7/7/7/R6");
    window.drag("e5", "g7");
    assert_eq!(board(&window), "6B/7/7/7/7/7/R6");
    window.drag("g7", "a1");
    assert_eq!(board(&window), "7/7/7/7/7/7/B6", "what was there is gone");
    right_click(&mut window, "a1");
    assert_eq!(board(&window), "7/7/7/7/7/7/7");
    window.press("Take off");
    window.press("Start");
    window.click("d4");
    assert_eq!(board(&window), "WW3BB/WW1R1BB/2RRR2/1RR1RR1/2RRR2/BB1R1WW/BB3WW");
}

#[test]
fn a_marble_that_is_dragged_off_the_board_is_taken_off_and_esc_lets_it_be() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    let before = board(&window);
    let end = Pos2::new(1200.0, 730.0);
    window.hold("a7", end);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().editor().is_some(), "Esc was for the drag");
    window.harness.drop_at(end);
    window.settle();
    assert_eq!(board(&window), before);
    window.hold("a7", end);
    window.harness.drop_at(end);
    window.settle();
    assert!(board(&window).starts_with("1W3BB/"), "{}", board(&window));
}

#[test]
fn wrong_counts_are_reported_and_cannot_be_played() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    assert!(is_playable(&window) && window.says("A game can begin here."));
    window.press("White marble");
    window.click("d7");
    assert!(window.says("9 white marbles; there are only 8."));
    assert!(!is_playable(&window));
    window.press("White took: more");
    let reds = "13 reds are on the board, White has taken 1 and Black 0: there are only 13.";
    assert!(window.says(reds));
    right_click(&mut window, "d7");
    right_click(&mut window, "d4");
    assert!(is_playable(&window), "{:?}", state(&window).faults);
    window.press("Clear");
    assert!(window.says("White has no marble on the board."));
    assert!(window.says("Black has no marble on the board."));
    assert!(!is_playable(&window));
    let wrong = copy(&mut window);
    assert_eq!(wrong, "7/7/7/7/7/7/7 w 0-0 - -", "it can be copied");
}

/// The number of red pixels around a place on the board.
fn reds(window: &mut Window, at: Pos2) -> usize {
    let picture = window.harness.render().expect("a picture");
    let ink = MarkRole::Refusal.tones(&MAPLE).line;
    let [x, y] = [at.x, at.y].map(|middle| (middle - 65.0).max(0.0) as u32);
    let part = image::imageops::crop_imm(&picture, x, y, 130, 130).to_image();
    let is_red = |pixel: &&image::Rgba<u8>| {
        let parts = pixel.0.iter().zip(ink.to_array());
        parts.take(3).all(|(&one, other)| one.abs_diff(other) < 10)
    };
    part.pixels().filter(is_red).count()
}

#[test]
fn what_is_wrong_is_outlined_in_red_on_the_board() {
    for (game, sound, wrong, cell, other) in [
        (
            "Kuba",
            "WW3BB/WW1R1BB/2RRR2/1RR1RR1/2RRR2/BB1R1WW/BB3WW w",
            "WW1W1BB/WW1R1BB/2RRR2/1RR1RR1/2RRR2/BB1R1WW/BB3WW w",
            "d7",
            "d4",
        ),
        ("Qubism", "5/5/5/5/5 c1 c5 b", "5/5/5/5/5 c3 c3 b", "c3", "c5"),
        ("Qubism", "5/5/5/5/5 c1 c5 b", "5/5/5/5/5 c5 c4 b", "c5", "c1"),
        ("Cubulus", "3/3/3/3/3/3/3/3/3 w wbr -", "3/WW1/WW1/3/3/3/3/3/3 w wbr -", "a13", "c11"),
    ] {
        let home = home();
        choose_theme(home.path(), "Light");
        let mut window = setting_up(home.path(), WIDE, game);
        window.paste(sound);
        assert!(is_playable(&window), "{game}: {:?}", state(&window).faults);
        window.harness.hover_at(egui::pos2(2.0, 2.0));
        window.settle();
        let [cell, other] = [cell, other].map(|name| window.cell(name));
        let before = reds(&mut window, cell);
        let apart = reds(&mut window, other);
        window.paste(wrong);
        assert!(!is_playable(&window));
        assert!(reds(&mut window, cell) > before + 40, "{game}");
        assert_eq!(reds(&mut window, other), apart, "{game}");
    }
}

#[test]
fn several_faults_are_shown_whole() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Cubulus");
    window.paste("WWW/WWW/WWW/WB1/BBB/BBB/BBB/3/3 w wb -");
    let faults = state(&window).faults.len();
    assert!(faults > 2, "{faults}");
    let texts = kuba::i18n::Texts::new(&[]);
    let said: Vec<String> =
        state(&window).faults.iter().map(|fault| texts.sentence(fault)).collect();
    let button = window.harness.get_by_label("Play from here").rect();
    let mut above = 0.0;
    for words in said {
        let line = window.harness.get_by_label(&words).rect();
        assert!(line.top() >= above && line.bottom() <= button.top(), "{words}");
        above = line.bottom();
    }
}

#[test]
fn what_is_said_of_a_pasted_text_covers_neither_the_faults_nor_the_buttons() {
    for size in [WIDE, LEAST] {
        let home = home();
        let mut window = setting_up(home.path(), size, "Kuba");
        window.paste("7/7/7/7/7/7/7 w");
        window.paste("7/7/7/7/7/7/6Q w");
        let words = "Board: “Q” in rank 1 is not a marble.";
        let message = window.harness.get_by_label(words).rect();
        let fault = window.harness.get_by_label("White has no marble on the board.").rect();
        let play = window.harness.get_by_label("Play from here").rect();
        // Its card has a margin.
        let message = message.expand(14.0);
        assert!(!message.intersects(fault) && !message.intersects(play), "{size}");
    }
}

#[test]
fn a_shift_that_cannot_be_forbidden_is_named_as_it_is_written() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Cubulus");
    window.paste("3/3/3/3/3/3/3/3/3 b wbr a13b13");
    assert!(window.says("a13b13") && !window.says("A13b13"));
    assert!(window.shows("Forbidden: a13b13"));
}

#[test]
fn everything_that_a_text_of_kuba_says_can_be_set_beside_the_board() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    window.press("Black");
    window.press("Yes");
    right_click(&mut window, "d4");
    right_click(&mut window, "d5");
    window.press("White took: more");
    window.press("Black took: more");
    window.press("Black took: fewer");
    assert!(text(&window).ends_with(" b 1-0 + -"), "{}", text(&window));
    window.press("No");
    window.press("Forbidden: Nothing");
    window.press("a1b1");
    assert!(text(&window).ends_with(" b 1-0 - a1b1"), "{}", text(&window));
    window.press("Rules: Original (1997)");
    window.press("Kubatoo");
    assert!(is_playable(&window));
    window.press("Play from here");
    let (draft, _) = window.app().table().again();
    assert!(draft.state().rules_word.is_some(), "not the usual rules");
}

#[test]
fn a_game_begins_at_the_position_with_everybody_in_the_seats_of_before() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let seats = window.app().state().seats.clone();
    set_up(&mut window);
    window.press("Clear");
    for (piece, cell) in [("White marble", "d1"), ("Black marble", "d7"), ("Red marble", "d2")] {
        window.press(piece);
        window.click(cell);
    }
    let wanted = text(&window);
    window.press("Play from here");
    let app = window.app();
    assert!(app.editor().is_none());
    assert_eq!(app.table().position_text(), wanted);
    assert_eq!((app.state().commands.moves, &app.state().seats), (0, &seats));
    window.drag("d1", "d2");
    assert_eq!(window.moves(), ["d1d2"]);
}

#[test]
fn a_position_is_studied_by_people_in_all_seats() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Qubism");
    window.click("a3");
    let wanted = text(&window);
    window.press("Study");
    let app = window.app();
    assert!(app.editor().is_none() && app.state().commands.studied);
    assert_eq!(app.table().position_text(), wanted);
    assert!(app.state().seats.iter().all(kuba::session::Seat::is_human));
}

#[test]
fn a_pasted_position_of_another_game_opens_its_editor_and_undo_returns() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Cubulus");
    let before = text(&window);
    for (game, position) in [("qubism", "5/2NR2/5/5/5 c2 c3 b"), ("kuba", "WWWWWWW/7/7/7/7/7/6B w")]
    {
        window.paste(position);
        assert_eq!(state(&window).game, game);
        assert!(text(&window).starts_with(position), "{}", text(&window));
    }
    for game in ["qubism", "cubulus"] {
        while state(&window).game != game {
            window.key(Modifiers::COMMAND, Key::Z);
        }
    }
    assert_eq!(text(&window), before);
}

#[test]
fn what_is_copied_is_pasted_again_and_a_text_that_is_none_changes_nothing() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    right_click(&mut window, "d4");
    let copied = copy(&mut window);
    assert_eq!(copied, text(&window));
    window.press("Clear");
    for (wrong, why) in [
        ("hello", "A position has 2 to 5 fields; this has 1."),
        ("7/7/7/7/7/7/6Q w", "Board: “Q” in rank 1 is not a marble."),
        ("7/7/7/7/7/7/8 w", "Board: rank 1 has 8 cells instead of 7."),
        ("5/5/5/5 c1 c5 b", "Board: 7 ranks are needed; this has 4."),
        ("5/5/5/5/6 c1 c5 b", "Board: rank 1 has 6 squares instead of 5."),
    ] {
        window.paste(wrong);
        assert!(window.says(why), "{wrong}");
        assert_eq!(board(&window), "7/7/7/7/7/7/7");
    }
    window.paste(&copied);
    assert_eq!(text(&window), copied);
    window.paste("WWWWWWW/WW5/7/7/7/7/6B w");
    assert!(window.says("9 white marbles; there are only 8."), "it is drawn");
    assert!(window.app().editor().is_some());
}

#[test]
fn changes_are_taken_back_and_done_again() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    let start = text(&window);
    right_click(&mut window, "d4");
    let without = text(&window);
    window.press("Mirror");
    let mirrored = text(&window);
    assert_eq!(mirrored.split(' ').next(), Some("BB3WW/BB1R1WW/2RRR2/1RR1RR1/2RRR2/WW1R1BB/WW3BB"));
    window.press("Black");
    let keys = [
        (Modifiers::COMMAND, Key::Z, &mirrored),
        (Modifiers::COMMAND, Key::Z, &without),
        (Modifiers::COMMAND, Key::Z, &start),
        (Modifiers::COMMAND, Key::Z, &start),
        (Modifiers::COMMAND, Key::Y, &without),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::Z, &mirrored),
    ];
    for (modifiers, key, wanted) in keys {
        window.key(modifiers, key);
        assert_eq!(text(&window), *wanted, "{key:?}");
    }
}

#[test]
fn esc_leaves_it_with_the_game_as_it_was_and_there_is_a_way_back() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    let before = window.app().table().position_text();
    set_up(&mut window);
    window.press("Clear");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.app().editor().is_none());
    assert_eq!(window.app().table().position_text(), before);
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    window.press("Back to it");
    assert_eq!(board(&window), "7/7/7/7/7/7/7");
    window.press("Leave the position");
    assert!(window.app().editor().is_none());
    window.drag("g1", "g2");
    assert_eq!(window.moves().len(), 3, "the game goes on");
}

#[test]
fn it_begins_with_the_position_that_is_looked_at_and_its_rules() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    window.key(Modifiers::NONE, Key::PageUp);
    let looked_at = window.app().table().position_text();
    set_up(&mut window);
    assert_eq!(text(&window), looked_at);
    assert!(looked_at.contains(" b "), "{looked_at}");
}

#[test]
fn everything_is_done_with_the_keyboard_alone() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    window.press("Clear");
    // The cursor starts at a1.
    keys(&mut window, &[Key::ArrowUp, Key::ArrowUp, Key::ArrowRight]);
    keys(&mut window, &[Key::B, Key::ArrowRight, Key::R, Key::ArrowRight, Key::W]);
    assert_eq!(board(&window), "7/7/7/7/7/1BRW3/7");
    keys(&mut window, &[Key::Delete, Key::ArrowDown, Key::Enter]);
    assert_eq!(board(&window), "7/7/7/7/7/1BR4/3W3");
    keys(&mut window, &[Key::ArrowLeft, Key::Backspace, Key::Space]);
    assert_eq!(board(&window), "7/7/7/7/7/1BR4/2WW3");
    // Tab leads to the palette, and from there to everything beside it.
    let mut reached = Vec::new();
    for _ in 0..45 {
        window.key(Modifiers::NONE, Key::Tab);
        let focused = window.harness.query_all_by(|node| node.is_focused() && !node.is_hidden());
        reached.extend(focused.filter_map(|node| node.accesskit_node().label()));
    }
    for name in [
        "White marble",
        "Take off",
        "Black",
        "White took: more",
        "Mirror",
        "Paste",
        "Play from here",
        "Study",
        "Leave the position",
    ] {
        assert!(reached.iter().any(|label| label == name), "{name}: {reached:?}");
    }
}

#[test]
fn a_screen_reader_hears_every_cell_and_what_was_laid() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Kuba");
    assert!(window.shows("a7, White marble") && window.shows("c7, empty"));
    window.press("Red marble");
    window.harness.get_by_label("c7, empty").click_accesskit();
    window.settle();
    assert!(window.shows("c7, Red marble"));
    assert!(window.shows("Red marble on c7."), "it is announced");
    let chosen = window.harness.get_by_role_and_label(Role::RadioButton, "Red marble");
    assert!(chosen.accesskit_node().toggled().is_some());
    assert_eq!(state(&window).chosen, 2);
}

#[test]
fn balls_are_laid_on_the_cube_and_in_its_layers_where_the_core_is() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Cubulus");
    window.press("Clear");
    assert!(is_playable(&window), "the neutral balls are laid first");
    window.press("Three");
    assert_eq!(text(&window), "3/3/3/3/3/3/3/3/3 b wbr -");
    window.press("Red ball");
    window.click("b22");
    assert_eq!(board(&window), "3/3/3/3/1R1/3/3/3/3");
    window.press("White ball");
    for cell in ["a13", "c13", "a33", "c33"] {
        window.click(cell);
    }
    assert!(window.says("White has a square (a13, c13, a33, c33): the game would be over."));
    assert!(!is_playable(&window));
    window.drag("c33", "b22");
    assert_eq!(board(&window), "W2/3/W1W/3/1W1/3/3/3/3");
    window.press("Gave up: None");
    let listed = window.harness.query_all_by_label("Black").last();
    listed.expect("a player").click();
    window.settle();
    assert!(text(&window).ends_with(" r w.r -"), "{}", text(&window));
    window.press("Play from here");
    assert_eq!(window.app().state().seats.len(), 3);
}

#[test]
fn a_shift_of_cubulus_is_forbidden_where_a_full_line_is() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Cubulus");
    window.paste("3/3/WBR/3/3/3/3/3/3 b wbr -");
    window.press("Forbidden: Nothing");
    window.press("a13b13");
    assert!(text(&window).ends_with("a13b13"));
    right_click(&mut window, "a13");
    assert!(text(&window).ends_with(" -"), "without the line nothing is");
}

#[test]
fn cubes_are_laid_and_turned_and_pawns_always_stand_somewhere() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Qubism");
    window.click("a3");
    assert_eq!(board(&window), "5/5/NR4/5/5");
    wheel(&mut window, "a3", -1.0);
    assert_eq!(board(&window), "5/5/ER4/5/5");
    wheel(&mut window, "a3", 1.0);
    wheel(&mut window, "a3", 1.0);
    assert_eq!(board(&window), "5/5/WR4/5/5");
    window.drag("a3", "e4");
    assert_eq!(board(&window), "5/4WR/5/5/5");
    right_click(&mut window, "c1");
    assert!(window.says("A pawn is always on the board: drag it elsewhere."));
    window.drag("c1", "c2");
    assert!(text(&window).ends_with(" c2 c5 b"), "{}", text(&window));
    window.drag("c5", "c1");
    assert!(window.says("White’s pawn on c1 is on the far side: the game would be over."));
    window.press("Black pawn");
    window.click("c1");
    assert!(window.says("Both pawns are on c1."));
    assert!(!is_playable(&window));
    window.click("b2");
    window.drag("c1", "c5");
    assert!(is_playable(&window), "{:?}", state(&window).faults);
}

#[test]
fn cubes_are_laid_and_turned_with_the_keyboard() {
    let home = home();
    let mut window = setting_up(home.path(), WIDE, "Qubism");
    // The cursor starts at a1.
    keys(&mut window, &[Key::ArrowUp, Key::ArrowUp, Key::C]);
    assert_eq!(board(&window), "5/5/5/NR4/5");
    keys(&mut window, &[Key::R, Key::F]);
    assert_eq!(board(&window), "5/5/5/EL4/5");
    window.key(Modifiers::SHIFT, Key::R);
    assert_eq!(board(&window), "5/5/5/NL4/5");
    keys(&mut window, &[Key::ArrowRight, Key::W, Key::ArrowUp, Key::B]);
    assert!(text(&window).ends_with(" b3 b2 b"), "{}", text(&window));
}

#[test]
fn another_game_or_the_start_page_takes_its_place() {
    let home = home();
    let mut window = Window::two_players(home.path());
    set_up(&mut window);
    window.press("Game");
    window.press("Start page");
    assert!(window.app().editor().is_none());
    set_up(&mut window);
    window.press("Help");
    window.press("Learn to play");
    assert!(window.app().lesson().is_some() && window.app().editor().is_none());
    set_up(&mut window);
    assert!(window.app().lesson().is_none());
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(window.app().editor().is_some(), "the table is covered");
}

/// Leaves the editor with `leave` and expects the menu to restore the position.
fn comes_back(name: &str, leave: impl FnOnce(&mut Window, &Path)) {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let file = home.path().join("other.kuba");
    std::fs::write(&file, window.app().table().record(None)).expect("a file");
    set_up(&mut window);
    window.press("Clear");
    right_click(&mut window, "d4");
    leave(&mut window, &file);
    assert!(window.app().editor().is_none(), "{name}");
    // Wait until the toast with its undo button is gone.
    window.harness.run_steps(300);
    window.press_first("Train");
    window.press("Set up a position");
    window.press("Go on with it");
    assert_eq!(board(&window), "7/7/7/7/7/7/7", "{name}");
}

#[test]
fn a_position_comes_back_whatever_took_its_place() {
    comes_back("another game", |window, _| {
        window.key(Modifiers::COMMAND, Key::N);
        window.press("Play");
    });
    comes_back("a file", |window, file| window.drop_files(&[file]));
    comes_back("another start", |window, file| {
        window.launch(kuba::app::LaunchAction::Open(file.to_owned()));
    });
    comes_back("the start page", |window, _| {
        window.press("Game");
        window.press("Start page");
    });
    comes_back("a puzzle", |window, _| {
        window.key(Modifiers::COMMAND, Key::P);
    });
    comes_back("a lesson", |window, _| {
        window.press("Help");
        window.press("Learn to play");
    });
    comes_back("the end of the window", |window, file| {
        let home = file.parent().expect("a folder");
        assert!(window.closes());
        let app = window.harness.state_mut().take();
        app.expect("the window is open").close();
        *window = Window::open(home);
    });
}

#[test]
fn a_kill_costs_nothing_of_a_position() {
    let home = home();
    let mut window = Window::two_players(home.path());
    set_up(&mut window);
    window.press("Clear");
    let settings = home.path().join("config/settings.ron");
    window.wait("keeping", |_| {
        std::fs::read_to_string(&settings).is_ok_and(|text| text.contains("7/7/7/7/7/7/7"))
    });
    // What a killed program leaves, without its lock.
    let left = crate::common::window::home();
    std::fs::create_dir(left.path().join("config")).expect("a folder");
    std::fs::copy(&settings, left.path().join("config/settings.ron")).expect("a copy");
    let mut window = Window::open(left.path());
    window.press("Back to it");
    assert_eq!(board(&window), "7/7/7/7/7/7/7");
}

#[test]
fn a_position_is_begun_anew_and_one_that_was_played_is_not_offered_again() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let start = window.app().table().position_text();
    set_up(&mut window);
    window.press("Mirror");
    window.press("Clear");
    window.key(Modifiers::NONE, Key::Escape);
    window.press_first("Train");
    window.press("Set up a position");
    window.press("Begin with this board");
    assert_eq!(text(&window), start);
    window.press("Mirror");
    window.press("Play from here");
    assert!(window.app().editor().is_none());
    set_up(&mut window);
}

#[test]
fn whatever_is_done_nothing_breaks() {
    let letters = [
        Key::W,
        Key::B,
        Key::R,
        Key::C,
        Key::F,
        Key::L,
        Key::Delete,
        Key::Enter,
        Key::ArrowUp,
        Key::ArrowLeft,
        Key::ArrowDown,
        Key::ArrowRight,
    ];
    for (game, seed) in [("Kuba", 3), ("Cubulus", 4), ("Qubism", 5)] {
        let home = home();
        let mut window = setting_up(home.path(), SMALL, game);
        let mut random = Random::new(seed);
        for step in 0..200 {
            let number = random.below(40);
            match number {
                0 => window.key(Modifiers::COMMAND, Key::Z),
                1 => window.key(Modifiers::COMMAND, Key::Y),
                2..5 => {
                    let names = ["Mirror", "Start", "Clear"];
                    window.harness.get_by_label(names[number - 2]).click();
                }
                5..9 => {
                    let to = Pos2::new(random.below(560) as f32, random.below(570) as f32);
                    let from = Pos2::new(random.below(560) as f32, 40.0 + random.below(520) as f32);
                    window.harness.drag_at(from);
                    window.harness.step();
                    window.harness.hover_at(to);
                    window.harness.step();
                    window.harness.drop_at(to);
                }
                9..30 => {
                    let at = Pos2::new(random.below(560) as f32, 40.0 + random.below(520) as f32);
                    window.harness.hover_at(at);
                    window.harness.drag_at(at);
                    window.harness.drop_at(at);
                }
                _ => {
                    let key = letters[random.below(letters.len())];
                    window.harness.key_press(key);
                }
            }
            window.harness.step();
            let state = state(&window);
            if state.faults.is_empty() {
                let text = text(&window);
                let entry =
                    kuba::app::catalogue::Catalogue::PROGRAM.game(state.game).expect("a game");
                let mut draft = entry.info.draft(None);
                assert_eq!(draft.begin_at(&text), Ok(()), "{game}, step {step}: {text}");
            }
        }
    }
}

/// Compares with the snapshot once all animation is over.
fn compare(window: &mut Window, name: &str) {
    window.harness.run_steps(40);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

fn choose_theme(home: &Path, theme: &str) {
    let config = home.join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let settings = format!("(theme: {theme})");
    std::fs::write(config.join("settings.ron"), settings).expect("settings");
}

/// Invalid positions.
const KUBA: (&str, &str) = ("Kuba", "WW4B/3WR1B/1RWRB2/1RRRR2/BBRRRB1/BB1RWR1/3R1WW w 1-0 - -");
const CUBULUS: (&str, &str) = ("Cubulus", "W2/1B1/W1W/RRR/RBR/RRR/1B1/R2/WWR w wb a22b22");
const QUBISM: (&str, &str) = ("Qubism", "SL4/1NRNR2/ER3WL/5/2WR1NR c2 c4 b");

fn picture(size: Vec2, is_dark: bool, (game, position): (&str, &str), name: &str) {
    let home = home();
    choose_theme(home.path(), if is_dark { "Dark" } else { "Light" });
    let mut window = setting_up(home.path(), size, game);
    window.paste(position);
    // The verdict takes as long as the machine needs.
    window.wait("a verdict", |window| {
        let verdict = state(window).verdict.as_ref();
        verdict.is_none_or(|verdict| verdict.is_settled)
    });
    compare(&mut window, name);
}

#[test]
fn a_position_of_kuba() {
    picture(WIDE, false, KUBA, "editor-kuba-light");
}

#[test]
fn a_position_of_kuba_in_a_small_dark_window() {
    picture(SMALL, true, KUBA, "editor-kuba-dark");
}

#[test]
fn a_position_of_kuba_in_the_least_window() {
    picture(LEAST, false, KUBA, "editor-kuba-least");
}

#[test]
fn a_position_of_cubulus() {
    picture(WIDE, false, CUBULUS, "editor-cubulus-light");
}

#[test]
fn a_position_of_cubulus_in_a_small_dark_window() {
    picture(SMALL, true, CUBULUS, "editor-cubulus-dark");
}

#[test]
fn a_position_of_cubulus_in_the_least_window() {
    picture(LEAST, false, CUBULUS, "editor-cubulus-least");
}

#[test]
fn a_position_of_qubism() {
    picture(WIDE, false, QUBISM, "editor-qubism-light");
}

#[test]
fn a_position_of_qubism_in_a_small_dark_window() {
    picture(SMALL, true, QUBISM, "editor-qubism-dark");
}

#[test]
fn a_position_of_qubism_in_the_least_window() {
    picture(LEAST, false, QUBISM, "editor-qubism-least");
}

#[test]
fn each_window_keeps_the_position_that_is_set_up_in_it() {
    let home = home();
    let (mut one, mut two) = (Window::open(home.path()), Window::open(home.path()));
    for (window, clears) in [(&mut one, true), (&mut two, false)] {
        window.press_first("Train");
        window.press("Set up a position");
        if clears {
            window.press("Clear");
        } else {
            window.drag("d4", "g7");
        }
    }
    for window in [&mut one, &mut two] {
        assert!(window.closes());
        window.harness.state_mut().as_mut().expect("the window is open").close();
    }
    drop((one, two));
    let (mut one, mut two) = (Window::open(home.path()), Window::open(home.path()));
    for (window, is_empty) in [(&mut one, true), (&mut two, false)] {
        window.press_first("Train");
        window.press("Set up a position");
        window.press("Go on with it");
        let text = window.app().editor_text().expect("the editor is there");
        assert_eq!(text.starts_with("7/7/7/7/7/7/7"), is_empty, "{text}");
    }
}
