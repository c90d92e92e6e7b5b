//! The whole window by the labels of a screen reader: everything that a player does.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, SystemTheme, Vec2, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable};

use crate::common::shuffle::{endless, longest_shuffle};
use crate::common::window::{Window, home};
use kuba::app::shell::command::{Command, ViewCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::board::MarbleStyle;
use kuba::i18n::Texts;
use kuba::rules::Player;
use kuba::session::MOST_MOVES;
use kuba::store::Record;

#[test]
fn a_marble_is_pushed_by_dragging_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.shows("White: f1 up"));
}

#[test]
fn a_refused_push_says_why_and_nothing_moves() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "e1");
    assert!(window.moves().is_empty());
    assert!(window.says("g1 stands behind it."));
}

#[test]
fn the_status_line_says_whose_turn_it_is_again_when_a_refusal_has_faded_away() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let turn = window.app().state().status.clone();
    let turn = kuba::i18n::Texts::new(&[]).say(&turn);
    assert!(window.shows(&turn));
    window.drag("f1", "e1");
    assert!(window.says("g1 stands behind it.") && !window.shows(&turn));
    window.harness.hover_at(egui::Pos2::ZERO);
    window.harness.run_steps(60);
    assert!(!window.shows(&turn), "it is gone too soon");
    window.harness.run_steps(60);
    assert!(window.shows(&turn));
}

#[test]
fn a_game_can_be_played_with_the_keyboard_alone() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (file, rank, arrow) in [
        (Key::F, Key::Num1, Key::ArrowUp),
        (Key::A, Key::Num1, Key::ArrowUp),
        (Key::G, Key::Num1, Key::ArrowUp),
    ] {
        // Tab reaches the board from anywhere.
        let board = window
            .harness
            .get_by(|node| node.label().is_some_and(|label| label.starts_with("d4, ")));
        board.focus();
        window.settle();
        window.key(Modifiers::NONE, file);
        window.key(Modifiers::NONE, rank);
        window.key(Modifiers::SHIFT, arrow);
    }
    assert_eq!(window.moves().len(), 3, "{:?}", window.moves());
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.moves().len(), 2);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves().len(), 3);
    window.key(Modifiers::NONE, Key::Home);
    assert!(window.says("Start position."));
}

#[test]
fn undo_against_the_computer_goes_back_to_ones_own_decision() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.drag("f1", "f2");
    window.wait("the computer's answer", |window| window.moves().len() == 2);
    window.press("Undo");
    assert!(window.moves().is_empty());
    assert!(window.shows("Your turn"));
    window.press("Redo");
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn computers_play_each_other_until_someone_takes_a_move_back() {
    let home = home();
    let mut window = Window::computers(home.path(), None);
    window.wait("the third push", |window| window.moves().len() >= 3);
    window.press("Undo");
    let left = window.moves().len();
    window.harness.run_steps(100);
    assert_eq!(window.moves().len(), left);
    window.press("Go on");
    window.wait("the game going on", |window| window.moves().len() > left);
}

#[test]
fn computers_that_play_each_other_can_be_made_to_wait() {
    let home = home();
    let mut window = Window::computers(home.path(), None);
    window.wait("the second push", |window| window.moves().len() >= 2);
    window.press("Pause");
    let left = window.moves().len();
    window.harness.run_steps(100);
    assert_eq!(window.moves().len(), left);
    // Resuming from an earlier position continues from the newest one.
    window.key(Modifiers::NONE, Key::Home);
    window.key(Modifiers::NONE, Key::P);
    window.wait("the game going on", |window| window.moves().len() > left);
    assert!(window.shows("Pause"));
}

#[test]
fn the_list_shows_a_push_by_its_two_cells_and_a_capture_by_its_marble() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let game = "a6b6 a1b1 b6c6 b1c1 c6d6xB";
    window.harness.event(egui::Event::Paste(game.to_owned()));
    window.settle();
    let history = window.app().table().history();
    let last = history.last().expect("a push");
    assert_eq!(Texts::new(&[]).say(&last.short), "c6-d6");
    assert_eq!(last.text, "c6d6xB");
}

#[test]
fn a_game_at_the_limit_says_so_and_can_still_be_ended() {
    let home = home();
    let file = home.path().join("endless.kuba");
    let mut longest = longest_shuffle();
    longest.undo();
    let text = Record::of(&longest, endless(), Vec::new()).to_ron();
    std::fs::write(&file, text).unwrap();
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    window.drag("a3", "a2");
    assert_eq!(window.moves().len(), MOST_MOVES);
    window.drag("g1", "g2");
    assert_eq!(window.moves().len(), MOST_MOVES);
    assert!(window.says("the limit of 20000 moves"));
    window.press("Undo");
    assert_eq!(window.moves().len(), MOST_MOVES - 1);
    assert!(!window.says("has reached the limit"));
}

#[test]
fn a_capture_gives_another_push() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let position = "7/7/7/WB5/7/7/1W3WR w".to_owned();
    window.harness.event(egui::Event::Paste(position));
    window.settle();
    window.drag("f1", "g1");
    assert_eq!(window.moves().len(), 1);
    assert!(window.shows("Push again"));
}

/// Kings and Soldiers, with the extra turn after a capture.
fn extra_turn(home: &Path) -> Window {
    let mut window = Window::two_players(home);
    let rules = "[Rules \"(rules: (ko: PreviousPosition, extra: May, repetition: true), setup: Standard)\"]";
    window.paste(&format!("[Game \"kuba\"]\n{rules}\n[Start \"7/7/7/WB5/7/7/1W3WR w\"]\n\n"));
    window.drag("f1", "g1");
    assert_eq!(window.moves(), ["f1g1xR"]);
    window
}

#[test]
fn a_letter_alone_is_a_file_and_never_ends_a_turn() {
    let home = home();
    let mut window = extra_turn(home.path());
    window.key(Modifiers::NONE, Key::E);
    window.key(Modifiers::NONE, Key::Num4);
    let is_there = |label: String| label.starts_with("e4, ");
    let mut focused =
        window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
    assert!(focused.any(|node| node.accesskit_node().label().is_some_and(is_there)));
    drop(focused);
    assert_eq!(window.moves(), ["f1g1xR"]);
    assert!(window.says("End turn"));
    window.key(Modifiers::SHIFT, Key::E);
    assert_eq!(window.moves(), ["f1g1xR", "pass"]);
}

#[test]
fn a_turn_is_ended_with_control_too() {
    let home = home();
    let mut window = extra_turn(home.path());
    window.key(Modifiers::COMMAND, Key::E);
    assert_eq!(window.moves(), ["f1g1xR", "pass"]);
}

#[test]
fn a_marble_of_the_opponent_ends_the_turn_if_only_a_red_gives_another() {
    for (extra, status) in
        [("red-must", "Push again, any marble."), ("red-may", "Push again, or end the turn.")]
    {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.paste(&format!(
            "[Game \"kuba\"]\n[Extra \"{extra}\"]\n[Start \"7/7/7/4WBR/7/7/1B5 w\"]\n\n"
        ));
        window.drag("e4", "f4");
        assert!(window.says(status), "{extra}");
        assert_eq!(window.says("End turn"), extra == "red-may");
        window.drag("f4", "g4");
        assert_eq!(window.moves(), ["e4f4xR", "f4g4xB"], "{extra}");
        assert!(window.says("Black’s turn"), "{extra}");
        assert!(!window.says("End turn"), "{extra}");
    }
}

#[test]
fn text_that_is_no_game_leaves_the_game_alone() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.harness.event(egui::Event::Paste("no game".to_owned()));
    window.settle();
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(window.shows("Dismiss"));
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let home = home();
    let file = home.path().join("evening.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND, Key::S);
    let path = file.display().to_string();
    window.harness.get_by_label("Path").focus();
    window.settle();
    window.key(Modifiers::COMMAND, Key::A);
    window.harness.get_by_label("Path").type_text(&path);
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    assert!(file.is_file(), "nothing was saved");
    assert!(window.shows("Saved as evening.kuba."));

    window.drag("a1", "a2");
    assert_eq!(window.moves().len(), 2);
    window.key(Modifiers::COMMAND, Key::O);
    window.harness.get_by_label("Path").focus();
    window.settle();
    window.key(Modifiers::COMMAND, Key::A);
    window.harness.get_by_label("Path").type_text(&path);
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.moves(), ["f1f2"]);
}

#[test]
fn a_game_dropped_on_the_window_is_opened_and_listed_as_recent() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let file = home.path().join("dropped.kuba");
    std::fs::write(&file, window.app().table().record(None)).expect("a file for the test");
    window.press("Undo");
    window.drop_files(&[&file]);
    assert_eq!(window.moves(), ["f1f2"]);
    drop(window);
    let recent = std::fs::read_to_string(home.path().join("data/recent.ron"));
    assert!(recent.expect("a list").contains("dropped.kuba"));
}

#[test]
fn a_broken_file_is_named_with_its_line_and_the_game_stays() {
    let home = home();
    let file = home.path().join("broken.kuba");
    std::fs::write(&file, "this is no game\n").expect("a file for the test");
    let window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    assert!(window.says("broken.kuba"));
    assert!(window.shows("Easy"), "the welcome");
}

#[test]
fn a_game_that_is_going_on_is_left_without_a_question_and_is_back_at_a_press() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert!(window.moves().is_empty());
    let kept = "Your game is kept on the page You.";
    window.wait("the game being kept", |window| window.says(kept));
    window.press("Back to it");
    assert_eq!(window.moves(), ["f1f2"]);
    assert!(!window.says(kept), "nothing is left to go back to");
}

#[test]
fn the_frame_around_the_window_is_as_light_or_dark_as_the_window() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (choice, theme) in
        [(ThemeChoice::Dark, SystemTheme::Dark), (ThemeChoice::Light, SystemTheme::Light)]
    {
        window.settings().theme = choice;
        window.harness.step();
        assert!(window.asks_for(&ViewportCommand::SetTheme(theme)));
        window.harness.step();
        assert!(!window.asks_for(&ViewportCommand::SetTheme(theme)), "it is told once");
    }
}

#[test]
fn settings_survive_a_restart() {
    let home = home();
    let mut window = Window::open(home.path());
    window.run(Command::View(ViewCommand::Theme(ThemeChoice::Dark)));
    window.run(Command::View(ViewCommand::Pieces(MarbleStyle::Symbols)));
    window.key(Modifiers::COMMAND, Key::Comma);
    let computer = window.harness.get_by_role_and_label(Role::Tab, "Computer");
    computer.click();
    window.settle();
    for switch in [
        "Show what the computer thinks",
        "The Champion also thinks during your turn (uses more battery)",
    ] {
        window.press(switch);
    }
    window.settings().seconds = 7.5;
    window.settle();
    drop(window);
    let mut window = Window::open(home.path());
    let stored = ron::to_string(window.settings()).expect("settings are plain data");
    assert!(stored.contains("theme:Dark"), "{stored}");
    assert!(stored.contains("marbles:Symbols"), "{stored}");
    assert!(stored.contains("show_thinking:true"), "{stored}");
    assert!(stored.contains("ponder:true"), "{stored}");
    assert!(stored.contains("seconds:7.5"), "{stored}");
}

#[test]
fn a_time_a_push_that_cannot_be_costs_no_other_setting() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let text = "(seconds: 1000.0, show_thinking: true)";
    std::fs::write(config.join("settings.ron"), text).expect("settings");
    let mut window = Window::open(home.path());
    assert!(window.says("The setting “seconds” was not valid"));
    assert_eq!(window.settings().thinking_time(), Duration::from_secs(3));
    assert!(window.settings().show_thinking);
}

#[test]
fn settings_without_pondering_are_read_without_a_word() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    let text = "(seconds: 2.0, show_thinking: true)";
    std::fs::write(config.join("settings.ron"), text).expect("settings");
    let mut window = Window::open(home.path());
    assert!(!window.shows("Dismiss"));
    assert!(!window.settings().ponder);
    assert_eq!(window.settings().thinking_time(), Duration::from_secs(2));
    assert!(window.settings().show_thinking);
}

/// Lets the computer answer one push.
fn answered(home: &Path, show_thinking: bool) -> Window {
    let mut window = Window::open(home);
    window.settings().show_thinking = show_thinking;
    window.press("Easy");
    window.drag("f1", "f2");
    window.wait("the computer's answer", |window| window.moves().len() == 2);
    window
}

#[test]
fn what_the_computer_thinks_is_told_if_wanted() {
    let home = home();
    let mut window = answered(home.path(), true);
    assert!(window.says("Depth 1"));
    let thought = window.app().state().thought.clone().expect("a thought");
    assert_eq!(thought.player, Player::SECOND);
    assert!(thought.line.starts_with(&window.moves()[1]));
    // The thought belonged to a position that no longer exists.
    window.press("Undo");
    assert!(!window.says("Depth"));
    assert!(window.shows("The computer has not thought yet."));
}

#[test]
fn what_the_computer_thinks_is_not_told_unasked() {
    let home = home();
    let mut window = answered(home.path(), false);
    assert!(!window.says("Depth"));
    assert!(!window.says("Nothing thought"));
    window.settings().show_thinking = true;
    window.settle();
    assert!(window.says("Depth 1"));
}

#[test]
fn a_hint_is_thought_about_and_told_for_its_position_alone() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().show_thinking = true;
    window.settle();
    assert!(window.shows("The computer has not thought yet."));
    window.press("Hint");
    window.wait("the hint", |window| window.says("Hint: "));
    assert!(window.says("The computer thinks: "));
    window.drag("f1", "f2");
    assert!(!window.says("The computer thinks: "));
}

#[test]
fn a_hint_that_is_asked_for_again_is_the_same() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let status = |window: &Window| {
        let mut nodes = window.harness.query_all_by_label_contains("Hint: ");
        nodes.next().and_then(|node| node.accesskit_node().value())
    };
    window.press("Hint");
    window.wait("the hint", |window| window.says("Hint: "));
    let first = status(&window);
    assert!(first.as_ref().is_some_and(|text| text.starts_with("Hint: Push ")), "{first:?}");
    for _ in 0..3 {
        window.press("Hint");
        // The hint is known, so no new search starts.
        assert_eq!(status(&window), first);
    }
    window.key(Modifiers::NONE, Key::PageUp);
    assert_eq!(status(&window), None);
    window.key(Modifiers::NONE, Key::PageDown);
    window.press("Hint");
    assert_eq!(status(&window), first);
}

#[test]
fn a_win_in_sight_is_told_of_the_player_who_wins() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().show_thinking = true;
    for (position, told) in [
        ("7/2B4/7/W4WR/7/2R4/B6 w 6-2", "White wins in one push"),
        ("7/2W4/7/B4BR/7/2R4/W6 b 2-6", "Black wins in one push"),
        // White has one push, then Black wins.
        ("7/7/7/B4BR/7/2R4/W6 w 2-6", "Black wins in one push"),
        // Black has one push in between.
        ("7/7/7/4WR1/7/7/B6 w 6-0", "White wins in 2 pushes"),
    ] {
        window.harness.event(egui::Event::Paste(position.to_owned()));
        window.settle();
        window.press("Hint");
        window.wait(told, |window| window.says("Hint: "));
        assert!(window.says(told), "{told}");
    }
    // The hint counts pushes as the strip does.
    assert!(window.says("forces a win in 2 pushes"));
}

#[test]
fn a_game_survives_the_end_of_the_program() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("a1", "a2");
    drop(window);
    let window = Window::open(home.path());
    assert_eq!(window.moves(), ["f1f2", "a1a2"]);
    assert!(!window.shows("Two players"), "the welcome hides the game");
}

#[test]
fn resigning_ends_the_game_and_enter_begins_the_next() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.settings().confirm_resigning = false;
    window.drag("f1", "f2");
    window.press("Move");
    window.press("Resign…");
    assert!(window.shows("White wins"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.shows("Which start position?"));
}

#[test]
fn a_new_game_is_begun_with_enter_in_its_dialog() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.shows("White’s turn"));
}

#[test]
fn everything_has_its_place_in_small_windows() {
    for size in [Vec2::new(480.0, 600.0), Vec2::new(800.0, 600.0), Vec2::new(1280.0, 800.0)] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.press("Two players");
        let screen = egui::Rect::from_min_size(Pos2::ZERO, size);
        for name in ["Undo", "Redo", "Hint", "White’s turn"] {
            let rect = window.harness.get_by_label(name).rect();
            assert!(screen.contains_rect(rect), "{name} is at {rect:?} in {size:?}");
        }
        for cell in ["a1", "a7", "g1", "g7"] {
            assert!(screen.contains(window.cell(cell)), "{cell} in {size:?}");
        }
        let cell = window.cell("b1").x - window.cell("a1").x;
        let least = if size.x < 500.0 { 44.0 } else { 47.0 };
        assert!(cell >= least, "a cell is {cell} wide in {size:?}");
    }
}

#[test]
fn the_board_alone_hides_everything_else() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.key(Modifiers::NONE, Key::F9);
    assert!(!window.shows("Undo"));
    window.drag("f1", "f2");
    assert_eq!(window.moves(), ["f1f2"]);
    window.key(Modifiers::NONE, Key::F9);
    assert!(window.shows("Undo"));
}

#[test]
fn the_board_alone_says_the_way_back_and_escape_is_one() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let back = "F9 or Esc: back";
    for key in [Key::F9, Key::Escape] {
        window.key(Modifiers::NONE, Key::F9);
        assert!(window.shows(back) && !window.shows("Undo"));
        window.key(Modifiers::NONE, key);
        assert!(!window.shows(back) && window.shows("Undo"));
    }
    // The board gets the key first.
    window.key(Modifiers::NONE, Key::F9);
    window.click("f1");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.shows("Undo"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("Undo"));
}

#[test]
fn nothing_repaints_while_nothing_happens() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.harness.run();
    let steps = window.harness.run();
    assert!(steps <= 2, "{steps} frames without a reason");
}

/// The text of the current game, once the writer has saved a text that `holds`.
fn kept(home: &Path, holds: impl Fn(&str) -> bool) -> String {
    let path = home.join("data/current.kuba");
    let deadline = std::time::Instant::now() + Duration::from_mins(2);
    loop {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if holds(&text) {
            return text;
        }
        assert!(std::time::Instant::now() < deadline, "{text}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_push_is_on_its_way_to_the_disk_in_the_frame_in_which_it_is_made() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let end = window.cell("f2");
    window.hold("f1", end);
    window.harness.drop_at(end);
    while window.moves().is_empty() {
        window.harness.step();
    }
    // Saved although no further frame is drawn.
    kept(home.path(), |text| text.contains("\"f1f2\""));
}

#[test]
fn settings_that_cannot_be_read_are_told_once_with_the_name_of_the_kept_file() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "rubbish").expect("settings");
    let window = Window::open(home.path());
    assert!(window.says("settings.bad.ron"));
    drop(window);
    let window = Window::open(home.path());
    assert!(!window.shows("Dismiss"));
}

#[test]
fn a_wrong_setting_is_told_once_and_written_right() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    std::fs::write(config.join("settings.ron"), "(zoom: 70.0)").expect("settings");
    let window = Window::open(home.path());
    assert!(window.says("“zoom”"));
    drop(window);
    let window = Window::open(home.path());
    assert!(!window.shows("Dismiss"));
}

#[test]
fn a_second_window_says_so_and_both_games_come_back() {
    let home = home();
    let mut one = Window::two_players(home.path());
    one.drag("f1", "f2");
    let mut two = Window::open(home.path());
    assert!(two.says("another window"));
    two.press("Two players");
    two.drag("f1", "f2");
    two.drag("f7", "f6");
    drop((one, two));
    let one = Window::open(home.path());
    let two = Window::open(home.path());
    assert_eq!(one.moves(), ["f1f2"]);
    assert_eq!(two.moves(), ["f1f2", "f7f6"]);
}

#[test]
fn the_sound_pushes_of_a_damaged_game_in_progress_are_on_the_board() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    drop(window);
    let path = home.path().join("data/current.kuba");
    for (damaged, kept) in [("current.bad.kuba", 1), ("current.bad-2.kuba", 0)] {
        let text = std::fs::read_to_string(&path).expect("a game");
        let cut = text.find("\"f7f6\"").or_else(|| text.find("\"f1f2\""));
        std::fs::write(&path, &text[..cut.expect("a push") + 3]).expect("a file");
        let window = Window::open(home.path());
        assert_eq!(window.moves().len(), kept);
        assert!(window.says(damaged), "{damaged}");
        drop(window);
        let window = Window::open(home.path());
        assert_eq!(window.moves().len(), kept);
        assert!(!window.shows("Dismiss"));
    }
}

#[test]
fn a_file_with_a_wrong_push_offers_the_pushes_before_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    let file = home.path().join("wrong.kuba");
    let text = window.app().table().record(None);
    let wrong = text.replace("f7f6", "h8h7");
    std::fs::write(&file, &wrong).expect("a file");
    drop(window);
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    assert!(window.says("wrong.kuba, line 10"));
    window.press("Open that part");
    assert_eq!(window.moves(), ["f1f2"]);
    // The game in progress is archived, not dropped.
    window.wait("the game being kept", |window| window.shows("Back to it"));
    window.press("Back to it");
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), wrong);
}

#[test]
fn a_game_that_this_program_does_not_know_is_named_and_kept_aside_as_it_is() {
    let home = home();
    let data = home.path().join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    let text = "GameRecord(game: \"tablut\", version: 1, moves: [\"a1a2\"])";
    std::fs::write(data.join("current.kuba"), text).expect("a game");
    let window = Window::open(home.path());
    assert!(window.says("“tablut”"));
    let aside = std::fs::read_to_string(data.join("current.bad.kuba"));
    assert_eq!(aside.expect("the game"), text);
}

#[test]
fn an_old_game_keeps_its_date_and_its_players() {
    let home = home();
    let file = home.path().join("old.kuba");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let text = window.app().table().record(None);
    let today = kuba::store::today();
    assert!(text.contains(&today), "{text}");
    let text = text.replace(&today, "1997-05-06");
    let text = text.replace("[Human, Human]", "[Named(\"Ann\"), Named(\"Bob\")]");
    std::fs::write(&file, &text).expect("a file");
    drop(window);
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    window.drag("f7", "f6");
    let date = "1997-05-06";
    assert!(window.app().table().record(None).contains(date));
    kept(home.path(), |text| text.contains(date) && text.contains("f7f6"));
    window.key(Modifiers::COMMAND, Key::S);
    let saved = std::fs::read_to_string(&file).expect("the file");
    assert!(saved.contains(date) && saved.contains("Ann") && saved.contains("f7f6"), "{saved}");
}

#[test]
fn the_set_up_is_chosen_for_one_game_and_never_remembered() {
    let home = home();
    let config = home.path().join("config");
    std::fs::create_dir_all(&config).expect("a folder");
    // As an older version saved it after a rule was changed.
    let rules = "(rules: (ko: Superko, extra: Must, repetition: true), setup: Mirrored)";
    let text = format!("(rules: {{\"kuba\": \"{rules}\"}}, players: {{\"\": [Human, Human]}})");
    std::fs::write(config.join("settings.ron"), text).expect("settings");
    let mut window = Window::open(home.path());
    assert!(!window.shows("Dismiss"));
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    for choice in ["Black at bottom right", "Kubatoo"] {
        window.harness.get_by_label(choice).scroll_to_me();
        window.settle();
        window.press(choice);
    }
    window.press("Play");
    assert!(window.says("g1, black"), "chosen for this game");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    assert!(window.says("g1, white"), "and for no other");
    drop(window);
    let text = std::fs::read_to_string(config.join("settings.ron")).expect("settings");
    assert!(!text.contains("Mirrored") && text.contains("Standard"), "{text}");
    assert!(!text.contains("\\\""), "text inside text: {text}");
}

#[test]
fn a_finished_game_is_not_given_up_from_an_earlier_position() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let position = "7/2B4/7/W4WR/7/2R4/B6 w 6-2".to_owned();
    window.harness.event(egui::Event::Paste(position));
    window.settle();
    window.drag("f4", "g4");
    let before = window.app().state().revision;
    window.key(Modifiers::NONE, Key::Home);
    let facts = window.app().state().commands;
    assert!(!facts.can_resign && !facts.can_offer_draw && facts.can_undo);
    let record = window.app().table().record(None);
    assert!(record.contains("seven-reds"));
    assert_eq!(window.app().state().revision, before);
}
