//! The end of a game, and playing on from an earlier position.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, Vec2, vec2};
use egui_kittest::kittest::Queryable;

use crate::common::window::{Window, home};

/// White wins by pushing f4 to g4.
const NEARLY_WON: &str = "7/7/7/5WR/7/7/B6 w 6-0";
/// Black wins by pushing f4 to g4.
const NEARLY_LOST: &str = "7/7/7/5BR/7/7/W6 b 0-6";

#[test]
fn between_two_people_it_is_said_who_has_won_by_what_and_after_how_many_turns() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    assert!(window.shows("White wins"));
    assert!(window.shows("Seven red marbles, after one turn."));
}

#[test]
fn who_wins_against_the_computer_is_told_so() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    assert!(window.shows("You win!"));
}

#[test]
fn a_victory_of_the_computer_is_called_so_and_not_celebrated() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    window.paste(NEARLY_LOST);
    window.wait("the computer's win", |window| window.shows("The computer wins"));
}

#[test]
fn a_learner_is_not_told_which_start_the_computer_picked_for_the_rematch() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    window.paste(NEARLY_LOST);
    window.wait("the computer's win", |window| window.shows("Rematch"));
    window.press("Rematch");
    assert!(window.app().state().ended.is_none());
    assert!(!window.says("at random"));
}

#[test]
fn the_result_comes_when_the_last_marble_lies_in_its_hollow() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste(NEARLY_WON);
    let end = window.cell("g4");
    window.hold("f4", end);
    window.harness.drop_at(end);
    window.harness.run_steps(4);
    assert!(window.app().state().ended.is_some());
    assert!(!window.shows("White wins"), "the marble is still rolling");
    window.settle();
    assert!(window.shows("White wins"));
}

#[test]
fn an_earlier_position_has_a_way_back_to_the_game() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    assert!(!window.shows("Back to the game"));
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(window.app().state().commands.shown, 0);
    window.press("Back to the game");
    assert_eq!(window.app().state().commands.shown, 3);
    assert!(!window.shows("Back to the game"));
}

fn turn_wheel(window: &mut Window, lines: f32, modifiers: Modifiers) {
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, lines),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers,
    });
    window.settle();
}

#[test]
fn the_wheel_over_the_list_walks_through_the_history() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    let row = window.harness.get_by_label("White: f1 up").rect();
    window.harness.hover_at(row.center());
    window.settle();
    let shown = |window: &Window| window.app().state().commands.shown;
    turn_wheel(&mut window, 1.0, Modifiers::NONE);
    assert_eq!(shown(&window), 2);
    turn_wheel(&mut window, 5.0, Modifiers::NONE);
    assert_eq!(shown(&window), 0);
    turn_wheel(&mut window, -2.0, Modifiers::NONE);
    assert_eq!(shown(&window), 2);
}

#[test]
fn the_wheel_with_ctrl_zooms_the_window() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let before = window.app().settings().zoom;
    turn_wheel(&mut window, 1.0, Modifiers::COMMAND);
    assert!(window.app().settings().zoom > before);
    turn_wheel(&mut window, -1.0, Modifiers::COMMAND);
    assert!((window.app().settings().zoom - before).abs() < 0.001);
}

/// A game of two players with three pushes, resigned.
fn given_up(home: &std::path::Path) -> Window {
    let mut window = Window::two_players(home);
    window.settings().confirm_resigning = false;
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    window.press("Move");
    window.press("Resign…");
    window
}

fn shown(window: &Window) -> usize {
    window.app().state().commands.shown
}

#[test]
fn the_result_covers_nothing_of_the_board_in_a_narrow_window() {
    let home = home();
    let mut window = Window::with(home.path(), Vec2::new(480.0, 600.0), None);
    window.press("Two players");
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    let corners = |window: &Window| ["a1", "g7"].map(|cell| window.cell(cell));
    let [low, high] = corners(&window);
    let cell = (high.x - low.x) / 6.0;
    let title = window.harness.get_by_label("White wins").rect();
    let rematch = window.harness.get_by_label("Rematch").rect();
    assert!(low.y + cell / 2.0 < title.top() && title.bottom() < rematch.top());
    window.press("Study");
    window.press("Done");
    assert_eq!(corners(&window), [low, high]);
    assert!(window.shows("White wins") && window.shows("Rematch"));
}

#[test]
fn arrows_walk_through_a_game_that_is_reviewed_and_no_cursor_is_in_the_way() {
    let home = home();
    let mut window = given_up(home.path());
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), 3, "the arrows are the board's");
    window.press("Study");
    assert_eq!(shown(&window), 0);
    for expected in [1, 2, 3, 3] {
        window.key(Modifiers::NONE, Key::ArrowRight);
        assert_eq!(shown(&window), expected);
        assert!(window.harness.ctx.memory(egui::Memory::focused).is_none());
    }
    window.key(Modifiers::NONE, Key::Home);
    window.key(Modifiers::NONE, Key::End);
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), 2, "End only looks at the end");
    window.press("Done");
    assert!(window.shows("Study"), "the whole result is back");
    assert_eq!(shown(&window), 3);
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), 3, "the arrows are the board's again");
}

#[test]
fn space_plays_a_reviewed_game_at_a_move_a_second_until_a_key_is_pressed() {
    let home = home();
    let mut window = given_up(home.path());
    window.press("Study");
    window.harness.key_press(Key::Space);
    window.harness.run_steps(2);
    assert_eq!(shown(&window), 1);
    window.harness.run_steps(10);
    assert_eq!(shown(&window), 1);
    window.harness.run_steps(10);
    assert_eq!(shown(&window), 2);
    window.harness.key_press(Key::Space);
    window.harness.run_steps(60);
    assert_eq!(shown(&window), 2, "it goes on although it was stopped");
    window.harness.key_press(Key::Space);
    window.harness.run_steps(60);
    assert_eq!(shown(&window), 3, "it does not play to the end");
    window.key(Modifiers::NONE, Key::Home);
    window.harness.key_press(Key::Space);
    window.harness.run_steps(2);
    window.harness.key_press(Key::F);
    window.harness.run_steps(60);
    assert_eq!(shown(&window), 1);
}

#[test]
fn a_space_bar_that_is_held_plays_a_reviewed_game_and_does_not_stop_it_again() {
    let home = home();
    let mut window = given_up(home.path());
    window.press("Study");
    let space = |window: &Window, pressed| {
        window.harness.event(Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    };
    // One step is 1/20 s.
    for _ in 0..25 {
        space(&window, true);
        window.harness.step();
    }
    assert_eq!(shown(&window), 2, "the second move comes after a second");
    space(&window, false);
    window.harness.run_steps(30);
    assert_eq!(shown(&window), 3);
}

#[test]
fn enter_is_the_rematch_in_a_review_too_stepped_or_played() {
    for plays in [false, true] {
        let home = home();
        let mut window = given_up(home.path());
        window.press("Study");
        if plays {
            window.harness.key_press(Key::Space);
            window.harness.run_steps(2);
        }
        window.key(Modifiers::NONE, Key::Enter);
        assert!(window.shows("White at bottom right"), "{plays}");
        window.press("White at bottom right");
        assert!(window.moves().is_empty());
    }
}

/// The message after a move from an earlier position has replaced later moves.
const KEPT: &str = "The old line is kept below. Undo goes back to it.";

#[test]
fn an_earlier_position_says_that_one_may_push_there_and_that_undo_brings_the_rest_back() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (from, to) in [("f1", "f2"), ("f7", "f6"), ("a7", "a6")] {
        window.drag(from, to);
    }
    window.key(Modifiers::NONE, Key::PageUp);
    window.key(Modifiers::NONE, Key::PageUp);
    assert!(window.shows("After push 1 of 2, f1-f2. Push to go on from here, or End to return."));
    assert!(!window.says(KEPT));
    window.drag("b1", "b2");
    assert_eq!(window.moves().len(), 2);
    assert!(window.shows(KEPT));
    assert!(window.shows("Variation: Black: f7 down"));
    window.press("Undo");
    assert_eq!(window.moves(), ["f1f2", "f7f6", "a7a6"]);
    assert!(!window.shows(KEPT));
}

#[test]
fn a_rematch_says_which_colour_one_has_now_and_the_keyboard_is_at_the_boards() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.paste(NEARLY_WON);
    window.drag("f4", "g4");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.says("You play Black now: the loser begins."));
    assert!(window.harness.get_by_label("White at bottom right").is_focused());
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.app().state().ended.is_none(), "a new game has begun");
    assert!(window.app().state().seats[1].is_human());
}

/// `last` is the beginning of the move's name. In sight means above the buttons of the list.
fn is_in_sight(window: &Window, last: &str) -> bool {
    let is_last = |label: Option<String>| label.is_some_and(|label| label.starts_with(last));
    let row = window.harness.get_by(|node| is_last(node.label())).rect();
    let buttons = window.harness.get_by_label("To the start").rect();
    let screen = window.harness.ctx.content_rect();
    screen.contains_rect(row) && row.bottom() <= buttons.top()
}

#[test]
fn the_newest_move_is_in_sight_after_a_restart_and_after_opening_a_game_that_is_over() {
    let moves = "f1f2 b1b2 f2f3 a1b1 g2f2 g7g6 f2e2 f7f6 e2e3 g6g5 a7b7 f6f5 b7c7 a2b2";
    for size in [Vec2::new(1280.0, 800.0), Vec2::new(800.0, 600.0)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        window.settings().confirm_resigning = false;
        window.paste(moves);
        let last = "Black: a2 right";
        window.press("Move");
        window.press("Resign…");
        assert!(is_in_sight(&window, last), "at the end: {size}");
        let file = home.path().join("over.kuba");
        std::fs::write(&file, window.app().table().record(None)).expect("a file");
        drop(window);
        let mut window = Window::with(home.path(), size, None);
        window.open_last_game();
        assert!(is_in_sight(&window, last), "after a restart: {size}");
        window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
        window.drop_files(&[&file]);
        assert!(is_in_sight(&window, last), "opened: {size}");
    }
}

#[test]
fn a_finished_game_has_left_the_table_at_the_next_start() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().confirm_resigning = false;
    window.drag("f1", "f2");
    window.press("Move");
    window.press("Resign…");
    assert!(window.app().state().ended.is_some());
    assert!(window.closes());
    drop(window);
    let mut window = Window::open(home.path());
    assert!(window.moves().is_empty() && window.shows("Two players"));
    assert!(!window.says("Back to the game"));
    window.open_last_game();
    assert_eq!(window.moves().len(), 1);
    assert!(window.app().state().ended.is_some());
}

#[test]
fn the_start_page_leads_back_to_the_game_that_has_just_ended() {
    for size in [egui::Vec2::new(1280.0, 800.0), egui::Vec2::new(800.0, 600.0)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        window.settings().confirm_resigning = false;
        window.drag("f1", "f2");
        window.press("Move");
        window.press("Resign…");
        window.press("Game");
        window.press("Start page");
        window.wait("the way back", |window| window.says("Today: "));
        window.harness.get_by_label_contains("Today: ").click();
        window.settle();
        assert_eq!(window.moves(), ["f1f2"], "{size}");
    }
}

/// After the opening White leaves the red on g1 to Black three times, and Black does not see it.
pub(crate) const ALIKE: &str = r#"GameRecord(
    game: "kuba",
    version: 2,
    date: None,
    rules: (rules: (ko: StraightBack, extra: Must, repetition: true), setup: Standard),
    start: Some("1B5/7/2RRR2/2RRR2/7/6B/W4WR w 3-3"),
    seats: [Human, Computer(6)],
    moves: ["a1a2", "b7b6", "a2a3", "b6b7", "a3a4", "b7b6", "a4a5", "b6b7", "a5a6", "b7c7"],
    result: None,
    verdicts: [
        (0, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
        (1, "0.90,30.0/70.0,400000,-,g2g1 g1g2 f1f2"),
        (2, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
        (3, "0.90,30.0/70.0,400000,-,g2g1 g1g2 f1f2"),
        (4, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
        (5, "0.90,30.0/70.0,400000,-,g2g1 g1g2 f1f2"),
        (6, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
        (7, "0.90,30.0/70.0,400000,-,g2g1 g1g2 f1f2"),
        (8, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
        (9, "0.90,30.0/70.0,400000,-,g2g1 g1g2 f1f2"),
        (10, "0.90,62.0/38.0,400000,38.0,f1g1 g1f1 g2f2"),
    ],
)"#;

#[test]
fn mistakes_that_are_alike_give_one_idea_on_the_card_and_have_rings_in_the_study() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().confirm_resigning = false;
    window.paste(ALIKE);
    window.press("Move");
    window.press("Resign…");
    window.wait("the pass", |window| window.app().table().after_game().is_some());
    let after = window.app().table().after_game().expect("it is done");
    let idea = after.idea.clone().expect("an idea");
    let sentence = "Three times there was more to take.";
    assert_eq!(idea.plies, [4, 6, 8]);
    let practise = "Practise 3 positions";
    window.wait("the positions", |window| window.shows(practise));
    let place = |label| window.harness.get_by_label(label).rect();
    let button = place(practise);
    assert!(place(sentence).bottom() <= button.top(), "{button}");
    window.press("Study");
    let study = |window: &Window| window.app().table().study().cloned();
    assert_eq!(study(&window).expect("a study").idea, Some(idea.clone()));
    assert_eq!(shown(&window), 0);
    assert!(window.shows(sentence));
    window.key(egui::Modifiers::NONE, egui::Key::ArrowRight);
    assert!(!window.shows(sentence), "only at the start");
    window.drag("f1", "f2");
    let kept = study(&window).expect("a study").idea;
    assert_eq!(kept, Some(idea), "a variation changes nothing");
}
