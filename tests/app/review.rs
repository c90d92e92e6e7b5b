//! Reviewing a game that is over: the keys of the walk, what a study may change, mistakes, and comments.

use std::path::Path;

use egui::{Event, Key, Modifiers, OutputCommand, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common::window::{Window, drawn_texts, home};

/// Black wins by pushing g6 to g7; after any other push, White wins by pushing f7 to g7.
const ON_THE_EDGE: &str = "5WR/6B/7/7/7/7/7 b 6-6";

fn begun(home: &Path, size: Vec2) -> Window {
    let mut window = Window::with(home, size, None);
    window.press("Two players");
    window.paste(ON_THE_EDGE);
    window
}

/// Black misses the win, White finds it, and the game is reviewed.
fn reviewed(home: &Path) -> Window {
    let mut window = begun(home, Vec2::new(1280.0, 800.0));
    window.drag("g6", "f6");
    window.drag("f7", "g7");
    window.press("Study");
    look(&mut window);
    window
}

fn look(window: &mut Window) {
    window.wait("the look at the game", |window| {
        let study = window.app().table().study().expect("the game is studied");
        study.points.iter().all(|point| !point.chances.is_empty())
    });
}

fn shown(window: &Window) -> usize {
    window.app().state().commands.shown
}

/// Pushes by keys: the cell, then Shift and an arrow.
fn push(window: &mut Window, cell: [Key; 2], arrow: Key) {
    for key in cell {
        window.key(Modifiers::NONE, key);
    }
    window.key(Modifiers::SHIFT, arrow);
}

fn open_menu(window: &mut Window, begins: &str) {
    let is_it = |label: Option<String>| label.is_some_and(|label| label.starts_with(begins));
    let mut nodes = window.harness.query_all_by(|node| is_it(node.label()));
    nodes.next().expect("a move").click_secondary();
    drop(nodes);
    window.settle();
}

#[test]
fn after_a_review_begins_the_keys_walk_even_if_the_game_was_played_by_keys() {
    let home = home();
    let mut window = begun(home.path(), Vec2::new(1280.0, 800.0));
    push(&mut window, [Key::G, Key::Num6], Key::ArrowLeft);
    push(&mut window, [Key::F, Key::Num7], Key::ArrowRight);
    assert!(window.app().state().ended.is_some());
    window.press("Study");
    look(&mut window);
    for expected in [1, 2] {
        window.key(Modifiers::NONE, Key::ArrowRight);
        assert_eq!(shown(&window), expected);
    }
    // The board's cursor is used again, and the keys of the mistakes still do not push.
    window.key(Modifiers::NONE, Key::Home);
    window.key(Modifiers::NONE, Key::G);
    window.key(Modifiers::NONE, Key::Num6);
    window.key(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(shown(&window), 1, "the mistake");
    window.key(Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(window.app().table().list().len(), 2, "no variation");
}

#[test]
fn enter_on_a_result_is_only_the_rematch_even_with_the_cursor_on_the_board() {
    let home = home();
    let mut window = begun(home.path(), Vec2::new(1280.0, 800.0));
    push(&mut window, [Key::G, Key::Num6], Key::ArrowLeft);
    push(&mut window, [Key::F, Key::Num7], Key::ArrowRight);
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.shows("White at bottom right"), "the rematch");
    assert!(!window.says("The game is over."));
}

#[test]
fn a_study_leaves_a_game_that_is_over_as_it_was_played() {
    let home = home();
    let mut window = reviewed(home.path());
    let ended = window.app().state().ended.clone();
    open_menu(&mut window, "White: f7 right");
    assert!(window.shows("Comment…"));
    assert!(!window.shows("Delete from here"), "a push that was played");
    window.key(Modifiers::NONE, Key::Escape);
    window.drag("g6", "g7");
    window.wait("the judgement", |window| window.says("Variation: Black"));
    open_menu(&mut window, "Variation: Black: g6 up");
    assert!(!window.shows("Make main line"));
    window.press("Delete from here");
    assert!(!window.says("Variation: Black"));
    window.press("Done");
    assert_eq!(window.moves(), ["g6f6", "f7g7xR"]);
    assert_eq!(window.app().state().ended, ended);
}

#[test]
fn what_is_deleted_is_counted_and_comes_back_by_the_button_of_the_message() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    window.key(Modifiers::COMMAND, Key::R);
    open_menu(&mut window, "Black: f7 down");
    window.press("Delete from here");
    assert!(window.shows("Deleted 2 pushes."));
    assert_eq!(window.moves(), ["f1f2"]);
    let message = window.harness.get_by_label("Deleted 2 pushes.").rect();
    let undo = window.harness.query_all_by_label("Undo");
    let near = |rect: egui::Rect| (rect.top() - message.bottom()).abs() < 20.0;
    let button = undo.into_iter().find(|node| near(node.rect()));
    button.expect("a button below the message").click();
    window.settle();
    assert_eq!(window.moves(), ["f1f2", "f7f6", "a7a6"]);
    assert!(!window.says("Deleted"));
}

#[test]
fn after_the_last_mistake_comes_none_and_it_is_said() {
    let home = home();
    let mut window = reviewed(home.path());
    window.key(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(shown(&window), 1);
    assert!(!window.says("mistake."));
    window.key(Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(shown(&window), 1);
    assert!(window.shows("That was the last mistake."));
    window.key(Modifiers::SHIFT, Key::ArrowLeft);
    assert!(window.shows("That was the first mistake."));
    assert!(!window.shows("That was the last mistake."));
}

/// Rings without a filling that are drawn in the graph.
fn rings(window: &Window) -> usize {
    let graph = window.harness.get_by_label("Chances in the course of the game").rect();
    let shapes = crate::common::window::drawn(window);
    let is_ring = |shape: &egui::Shape| match shape {
        egui::Shape::Circle(circle) => {
            circle.radius > 7.0
                && circle.fill == egui::Color32::TRANSPARENT
                && graph.contains(circle.center)
        }
        _ => false,
    };
    shapes.iter().filter(|shape| is_ring(shape)).count()
}

#[test]
fn the_turning_point_is_ringed_in_the_graph_wherever_one_walks() {
    let home = home();
    let mut window = reviewed(home.path());
    for key in [Key::Home, Key::ArrowRight, Key::ArrowRight] {
        window.key(Modifiers::NONE, key);
        assert_eq!(rings(&window), 1, "{key:?}");
    }
}

#[test]
fn a_screen_reader_hears_every_better_line_after_its_push_and_the_graph_in_words() {
    let home = home();
    let window = reviewed(home.path());
    let list: Vec<String> = window
        .harness
        .query_all_by(|node| {
            let is_in_list = |label: &str| {
                label.starts_with("Black: ")
                    || label.starts_with("White: ")
                    || label.starts_with("better: ")
            };
            node.label().is_some_and(|label| is_in_list(&label))
        })
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let begins = |prefix: &str| list.iter().position(|label| label.starts_with(prefix));
    let places = ["Black: g6 left", "better: g6-g7", "White: f7 right"].map(begins);
    assert!(places.is_sorted() && places[0].is_some(), "{list:?}");
    let graph = "Chances in the course of the game";
    let graph = window.harness.get_by_label(graph);
    let node = graph.accesskit_node();
    let told = "Start position, White 0 %, Black 100 %";
    assert_eq!(node.value().as_deref(), Some(told));
    assert_eq!(node.description().as_deref(), Some(told));
}

#[test]
fn show_me_is_never_broken_into_two_lines() {
    let home = home();
    let mut window = reviewed(home.path());
    window.key(Modifiers::NONE, Key::Home);
    for width in (1000..1320_u16).step_by(20) {
        window.harness.set_size(Vec2::new(f32::from(width), 800.0));
        window.settings().zoom = 1.0;
        window.settle();
        let link = window.harness.get_by_label("Show me").rect();
        assert!(link.height() < 26.0, "{width}: {link:?}");
    }
    window.press("Show me");
    assert_eq!(shown(&window), 1);
}

#[test]
fn enter_keeps_a_comment_and_shift_and_enter_begins_a_line() {
    let home = home();
    let mut window = reviewed(home.path());
    open_menu(&mut window, "Black: g6 left");
    window.press("Comment…");
    window.harness.event(Event::Text("Asleep".to_owned()));
    window.settle();
    window.key(Modifiers::SHIFT, Key::Enter);
    window.harness.event(Event::Text("again".to_owned()));
    window.settle();
    assert!(window.shows("Keep"), "still being typed");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(!window.shows("Keep"));
    let record = window.app().table().record(None);
    assert!(record.contains("Asleep\\nagain"), "{record}");
}

#[test]
fn a_comment_that_was_neither_kept_nor_cancelled_is_offered_again() {
    for leaves in [true, false] {
        let home = home();
        let mut window = reviewed(home.path());
        open_menu(&mut window, "Black: g6 left");
        window.press("Comment…");
        window.harness.event(Event::Text("Half a thought".to_owned()));
        window.settle();
        if leaves {
            window.key(Modifiers::NONE, Key::Escape);
        } else {
            window.press("Cancel");
        }
        assert!(!window.shows("Keep"));
        open_menu(&mut window, "Black: g6 left");
        window.press("Comment…");
        let drawn = drawn_texts(&window);
        let is_there = drawn.iter().any(|(text, _)| text == "Half a thought");
        assert_eq!(is_there, leaves);
    }
}

fn copied(window: &mut Window) -> String {
    window.harness.step();
    let commands = &window.harness.output().platform_output.commands;
    let copied = commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    window.settle();
    copied.expect("text on the clipboard")
}

#[test]
fn a_copied_game_is_plain_and_the_analysis_is_copied_only_if_one_asks_for_it() {
    let home = home();
    let mut window = reviewed(home.path());
    window.harness.event(Event::Copy);
    let plain = copied(&mut window);
    assert!(plain.contains("g6-f6"), "{plain}");
    assert!(!plain.contains("[%"), "{plain}");
    window.press("Game");
    window.press("Copy");
    window.harness.get_by_label("Copy with analysis").click();
    let whole = copied(&mut window);
    assert!(whole.contains("[%eval "), "{whole}");
}

#[test]
fn a_match_without_a_result_is_not_mentioned() {
    let home = home();
    let mut window = begun(home.path(), Vec2::new(1280.0, 800.0));
    window.drag("g6", "f6");
    window.drag("f7", "g7");
    assert!(window.says("Match: "));
    let file = home.path().join("over.kuba");
    std::fs::write(&file, window.app().table().record(None)).expect("a file");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window.drop_files(&[&file]);
    assert!(window.shows("White wins"));
    assert!(!window.says("Match: "));
}
