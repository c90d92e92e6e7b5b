//! Playing by a clock in the window.

use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable;
use kuba::app::shell::command::{Command, GameCommand, StartCommand};
use kuba::rules::Player;
use kuba::session::{ClockRecord, GameTime, MOST_MOVES, Seat, TimeControl};
use kuba::store::Record;

use crate::common::shuffle::{endless, longest_shuffle};
use crate::common::window::{Window, home};

/// Window time that one step takes, in seconds.
const STEP: f64 = 0.05;

fn two_players(home: &Path, clock: TimeControl) -> Window {
    let mut window = Window::open(home);
    window.settings().clock = Some(clock);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press("Play");
    window
}

fn three_players(home: &Path) -> Window {
    let mut window = Window::open(home);
    window.settings().clock = Some(SHORT);
    window.press("Cubulus");
    window.key(Modifiers::COMMAND, Key::N);
    window.press("3 players");
    window.press("Two friends");
    window.press("Play");
    window.harness.get_by_label_contains("Top, back right corner").click();
    window.settle();
    window
}

/// Lets `seconds` of window time pass.
fn pass(window: &mut Window, seconds: f64) {
    window.harness.run_steps((seconds / STEP).round() as usize);
}

fn left(window: &Window, player: Player) -> f64 {
    let clock = window.app().state().clock.as_ref().expect("a clock");
    clock.left[player.index()].as_secs_f64()
}

fn ended(window: &Window) -> bool {
    window.app().state().ended.is_some()
}

const WHITE: Player = Player::FIRST;
const BLACK: Player = Player::SECOND;
const SHORT: TimeControl = TimeControl::Move { seconds: 5 };
const MINUTE: TimeControl = TimeControl::Game { minutes: 1, more: 0 };

#[test]
fn the_clock_stands_until_the_first_move_and_then_runs_for_who_is_to_move() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    pass(&mut window, 5.0);
    assert!((left(&window, WHITE) - 60.0).abs() < 1e-9);
    assert!(window.shows("White: 1:00 left"));
    window.drag("f1", "f2");
    let before = left(&window, BLACK);
    pass(&mut window, 5.0);
    assert!((before - left(&window, BLACK) - 5.0).abs() < 0.01);
    assert!((left(&window, WHITE) - 60.0).abs() < 1e-9);
}

#[test]
fn whose_time_runs_out_has_lost_and_an_undo_gives_the_time_back() {
    let home = home();
    let mut window = two_players(home.path(), SHORT);
    window.drag("f1", "f2");
    pass(&mut window, 6.0);
    window.settle();
    assert!(ended(&window));
    assert!(window.shows("White wins"));
    assert!(window.says("time ran out"));
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(!ended(&window));
    assert!(left(&window, BLACK) > 3.0, "{}", left(&window, BLACK));
    pass(&mut window, 6.0);
    assert!(ended(&window), "and it runs again");
}

#[test]
fn a_stopped_clock_stands_and_so_does_the_game() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    window.key(Modifiers::NONE, Key::P);
    let before = left(&window, BLACK);
    pass(&mut window, 20.0);
    assert!((before - left(&window, BLACK)).abs() < 1e-9);
    window.drag("a1", "a2");
    assert_eq!(window.moves().len(), 1);
    assert!(window.says("The clock is stopped."));
    window.press("Go on");
    window.drag("a1", "a2");
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn the_clock_runs_while_a_dialog_asks_and_while_the_past_is_looked_at() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    window.key(Modifiers::NONE, Key::Home);
    let before = left(&window, BLACK);
    pass(&mut window, 4.0);
    window.key(Modifiers::NONE, Key::F1);
    pass(&mut window, 4.0);
    assert!(before - left(&window, BLACK) >= 8.0);
}

#[test]
fn a_game_that_goes_on_after_a_restart_has_the_time_it_had_and_waits() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    pass(&mut window, 7.0);
    let before = left(&window, BLACK);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    assert!((left(&window, BLACK) - before).abs() < 0.1);
    pass(&mut window, 20.0);
    assert!((left(&window, BLACK) - before).abs() < 0.1, "it waits");
    window.key(Modifiers::NONE, Key::P);
    pass(&mut window, 2.0);
    assert!(left(&window, BLACK) < before - 1.5);
}

#[test]
fn computers_whose_clock_stands_after_a_restart_go_on_by_one_key() {
    let home = home();
    let mut window = Window::computers(home.path(), Some(MINUTE));
    window.wait("the second push", |window| window.moves().len() >= 2);
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    let mut window = Window::open(home.path());
    let played = window.moves().len();
    window.harness.run_steps(50);
    assert_eq!(window.moves().len(), played);
    assert!(window.shows("Go on") && !window.shows("Pause"));
    window.key(Modifiers::NONE, Key::P);
    window.wait("the next push", |window| window.moves().len() > played);
    assert!(window.shows("Pause"));
}

#[test]
fn the_computer_moves_within_its_clock() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().seconds = 60.0;
    window.settings().level = 10;
    window.settings().clock = Some(SHORT);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    window.drag("f1", "f2");
    // The search uses the machine's clock; the window's clock must not run ahead of it.
    for _ in 0..200 {
        if window.moves().len() == 2 || ended(&window) {
            break;
        }
        std::thread::sleep(Duration::from_secs_f64(STEP));
        window.harness.step();
    }
    assert_eq!(window.moves().len(), 2);
    assert!(!ended(&window));
}

#[test]
fn the_next_game_of_the_match_has_the_same_clock() {
    let home = home();
    let mut window = two_players(home.path(), SHORT);
    window.drag("f1", "f2");
    pass(&mut window, 6.0);
    window.settle();
    window.settings().clock = None;
    window.press("Rematch");
    window.press("Black at bottom right");
    let clock = window.app().state().clock.clone().expect("a clock");
    assert_eq!(clock.left, vec![Duration::from_secs(5); 2]);
    assert_eq!(clock.turn, None);
}

#[test]
fn without_a_clock_none_is_shown_and_nothing_can_be_stopped() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    assert!(window.app().state().clock.is_none());
    assert!(!window.says(":00 left"));
    window.key(Modifiers::NONE, Key::P);
    window.drag("a1", "a2");
    assert_eq!(window.moves().len(), 2);
}

#[test]
fn among_three_who_runs_out_of_time_is_out_and_the_others_play_on() {
    let home = home();
    let mut window = three_players(home.path());
    assert_eq!(window.moves().len(), 1);
    pass(&mut window, 6.0);
    let state = window.app().state();
    assert!(state.ended.is_none());
    assert_eq!(state.out, [false, true, false]);
    assert!(window.says("Black has run out of time, and is out."));
}

#[test]
fn the_clock_is_chosen_in_the_dialog() {
    let home = home();
    // Tall enough for the whole dialog.
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 1400.0), None);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    for (name, clock) in [
        ("For each move", Some(TimeControl::Move { seconds: 30 })),
        ("For the game", Some(TimeControl::Game { minutes: 10, more: 3 })),
    ] {
        window.press(name);
        assert_eq!(window.settings().clock, clock);
    }
    let none = window.harness.query_all_by(|node| {
        node.label().as_deref() == Some("None") && node.role() == egui::accesskit::Role::RadioButton
    });
    // Before it stands the one of the head start.
    none.last().expect("a choice").click();
    window.settle();
    assert_eq!(window.settings().clock, None);
}

/// Two seconds of tolerance for the time that the test itself takes.
fn has(window: &Window, player: Player, seconds: f64) -> bool {
    (0.0..2.0).contains(&(seconds - left(window, player)))
}

#[test]
fn no_key_gives_time_back_that_was_used_on_the_line_which_is_played() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    pass(&mut window, 12.0);
    window.drag("f7", "f6");
    pass(&mut window, 9.0);
    window.drag("f2", "f3");
    pass(&mut window, 5.0);
    let (white, black) = (left(&window, WHITE), left(&window, BLACK));
    // Play from an earlier position, then undo that.
    window.key(Modifiers::NONE, Key::Home);
    window.drag("g1", "g2");
    assert_eq!(window.moves(), ["g1g2"]);
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.moves().len(), 3);
    assert!(has(&window, WHITE, white), "{}", left(&window, WHITE));
    assert!(has(&window, BLACK, black), "{}", left(&window, BLACK));
    // Undo, then play the move again: by redo, or by hand.
    let black = left(&window, BLACK);
    window.key(Modifiers::COMMAND, Key::Z);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves().len(), 3);
    assert!(has(&window, WHITE, white) && has(&window, BLACK, black));
    window.key(Modifiers::COMMAND, Key::Z);
    window.key(Modifiers::COMMAND, Key::Z);
    window.key(Modifiers::NONE, Key::End);
    window.drag("f7", "f6");
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.moves().len(), 3);
    assert!(has(&window, WHITE, white), "{}", left(&window, WHITE));
    assert!(has(&window, BLACK, black - 2.0), "{}", left(&window, BLACK));
}

#[test]
fn who_takes_a_move_back_to_think_longer_pays_for_it() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    window.drag("f7", "f6");
    window.key(Modifiers::COMMAND, Key::Z);
    let before = left(&window, BLACK);
    pass(&mut window, 20.0);
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(before - left(&window, BLACK) >= 20.0);
}

#[test]
fn what_was_thought_is_on_the_disk_within_a_second() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    window.drag("f1", "f2");
    pass(&mut window, 20.0);
    let kept = home.path().join("data").join("current.kuba");
    let thought = |_: &Window| {
        let text = std::fs::read_to_string(&kept).unwrap_or_default();
        let (_, rest) = text.split_once("thought: ").unwrap_or_default();
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next();
        let thought: Option<u64> = digits.and_then(|digits| digits.parse().ok());
        thought.is_some_and(|thought| thought > 19_000)
    };
    window.wait("keeping the time", thought);
}

#[test]
fn among_three_the_last_time_that_runs_out_ends_the_game_as_that() {
    let home = home();
    let mut window = three_players(home.path());
    pass(&mut window, 6.0);
    assert!(!ended(&window));
    pass(&mut window, 6.0);
    window.settle();
    assert!(ended(&window));
    assert!(window.says("time ran out"), "no resignation");
    let record = window.app().table().record(None);
    assert!(record.contains("by: \"time\""), "{record}");
    // The player out of time shows 0:00; a player who is out shows no clock.
    assert!(window.shows("Red: 0:00 left") && !window.says("Black: 0:"));
    let file = home.path().join("three.cubulus");
    std::fs::write(&file, &record).expect("a file");
    let again = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    assert!(again.says("time ran out"));
}

#[test]
fn a_question_closes_if_the_time_of_its_player_runs_out() {
    let home = home();
    let mut window = three_players(home.path());
    for question in ["Resign…", "Offer a draw"] {
        window.press("Move");
        window.press("More");
        window.press(question);
        assert!(window.shows("Resign?") || window.shows("A draw?"), "{question}");
        let out = window.app().state().out.clone();
        pass(&mut window, 6.0);
        window.settle();
        assert_ne!(window.app().state().out, out, "the time of one has run out");
        assert!(!window.shows("Resign?") && !window.shows("A draw?"));
        if question == "Resign…" {
            assert!(!ended(&window));
        }
    }
}

#[test]
fn there_are_no_hints_while_the_clock_is_stopped() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    let is_helped =
        |window: &Window| window.says("Looking for a good push") || window.says("Hint: ");
    window.drag("f1", "f2");
    window.key(Modifiers::NONE, Key::P);
    window.key(Modifiers::NONE, Key::H);
    assert!(!is_helped(&window));
    assert!(!window.app().state().commands.can_hint);
    window.press("Move");
    window.press("More");
    window.press("A hint every turn");
    pass(&mut window, 3.0);
    assert!(!is_helped(&window));
    window.press("Go on");
    window.wait("the hint of this turn", is_helped);
}

#[test]
fn a_game_from_a_position_that_was_set_up_says_by_which_clock_it_is_played() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Two players");
    window.settings().clock = Some(MINUTE);
    window.press("Train");
    window.press("Set up a position");
    window.press("Play from here");
    assert!(window.app().state().clock.is_some());
    assert!(window.says("With a clock: one minute each."));
}

#[test]
fn a_quick_start_is_played_by_the_chosen_clock_and_says_so() {
    for start in ["Two players", "Easy", "Medium"] {
        let home = home();
        let mut window = Window::open(home.path());
        window.settings().clock = Some(MINUTE);
        window.press(start);
        assert!(window.app().state().clock.is_some(), "{start}");
        assert!(window.says("With a clock: one minute each."), "{start}");
    }
    // The same for a game that begins on the board of the start page.
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().clock = Some(SHORT);
    window.drag("f1", "f2");
    assert!(window.app().state().clock.is_some());
    assert!(window.says("With a clock: 5 seconds a push."));
}

#[test]
fn a_game_that_can_have_no_further_move_takes_no_time() {
    let home = home();
    let file = home.path().join("endless.kuba");
    let mut longest = longest_shuffle();
    longest.undo();
    let mut record = Record::of(&longest, endless(), Vec::new());
    record.clock = Some(ClockRecord::of(SHORT, &longest));
    std::fs::write(&file, record.to_ron()).expect("a file");
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    window.press("Go on");
    pass(&mut window, 1.0);
    assert!(left(&window, BLACK) < 4.5, "before the last move it runs");
    window.drag("a3", "a2");
    assert_eq!(window.moves().len(), MOST_MOVES);
    let before = left(&window, WHITE);
    pass(&mut window, 6.0);
    assert!(!ended(&window), "no player could move any more");
    assert!((before - left(&window, WHITE)).abs() < 1e-9);
}

#[test]
fn the_running_clock_is_large_and_has_what_stops_it() {
    let home = home();
    let mut window = two_players(home.path(), MINUTE);
    assert!(!window.shows("Stop the clock"), "it does not run yet");
    window.drag("f1", "f2");
    let clock = window.harness.get_by_label_contains("Black: 1:00").rect();
    assert!((22.0..=34.0).contains(&clock.height()), "{clock}");
    window.press("Stop the clock");
    let before = left(&window, BLACK);
    pass(&mut window, 5.0);
    assert!((before - left(&window, BLACK)).abs() < 1e-9);
    assert!(!window.shows("Stop the clock"));
}

#[test]
fn no_time_runs_while_a_game_against_the_computer_is_studied() {
    let home = home();
    let mut window = Window::open(home.path());
    window.settings().clock = Some(MINUTE);
    // The clock stands while the computer looks for a mistake.
    window.settings().warn_learners = false;
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    let end = window.cell("f2");
    window.hold("f1", end);
    window.harness.drop_at(end);
    window.harness.step();
    // The computer moves a moment after the board is at rest.
    window.key(Modifiers::COMMAND, Key::R);
    assert!(window.app().table().study().is_some());
    assert_eq!(window.app().state().to_move, BLACK, "the computer");
    let times =
        |window: &Window| window.app().state().clock.as_ref().map(|clock| clock.left.clone());
    let before = times(&window);
    for key in [Key::P, Key::Home, Key::P, Key::End, Key::P, Key::Space] {
        window.key(Modifiers::NONE, key);
        pass(&mut window, 4.0);
        assert_eq!(times(&window), before, "{key:?}");
    }
    assert!(!ended(&window));
    window.key(Modifiers::COMMAND, Key::R);
    pass(&mut window, 4.0);
    assert_eq!(times(&window), before, "it waits for the user");
    window.key(Modifiers::NONE, Key::P);
    pass(&mut window, 0.5);
    assert_ne!(times(&window), before);
}

#[test]
fn no_time_runs_while_a_game_between_people_is_studied() {
    let home = home();
    let mut window = two_players(home.path(), SHORT);
    window.drag("f1", "f2");
    window.key(Modifiers::SHIFT, Key::A);
    assert!(window.app().table().study().is_some(), "for its best lines");
    let before = left(&window, BLACK);
    for _ in 0..2 {
        window.key(Modifiers::NONE, Key::P);
        pass(&mut window, 6.0);
        assert!((left(&window, BLACK) - before).abs() < 1e-9);
        assert!(!ended(&window));
    }
}

#[test]
fn a_clock_that_has_run_out_stays_red() {
    let home = home();
    let mut window = two_players(home.path(), SHORT);
    window.drag("f1", "f2");
    pass(&mut window, 6.0);
    assert!(ended(&window));
    let clock = window.app().state().clock.as_ref().expect("a clock");
    assert!(clock.is_low(BLACK) && !clock.is_low(WHITE));
}

const fn minutes(minutes: u32) -> GameTime {
    GameTime { minutes, more: 0 }
}

/// A game of people with names, with clocks of their own.
fn own_clocks(home: &Path, own: &[(&str, GameTime)]) -> Window {
    let mut window = Window::open(home);
    let named = own.iter().map(|(name, time)| (Seat::human(name), *time));
    let game = if own.len() == 3 { "cubulus" } else { "kuba" };
    let settings = window.settings();
    settings.clock = Some(TimeControl::Game { minutes: 7, more: 2 });
    settings.players.insert(game.to_owned(), named.clone().map(|(seat, _)| seat).collect());
    settings.own_times.insert(game.to_owned(), named.collect());
    if own.len() == 3 {
        window.press("Cubulus");
    }
    window.key(Modifiers::COMMAND, Key::N);
    if own.len() == 3 {
        window.press("3 players");
    }
    window.press("Play");
    window
}

fn whole(window: &Window) -> Vec<u64> {
    let clock = window.app().state().clock.as_ref().expect("a clock");
    clock.left.iter().map(Duration::as_secs).collect()
}

#[test]
fn each_seat_gets_its_own_clock_in_the_dialog_and_a_file_keeps_it() {
    let home = home();
    let mut window = Window::with(home.path(), Vec2::new(1280.0, 1400.0), None);
    window.settings().clock = Some(TimeControl::Game { minutes: 10, more: 3 });
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press("Rules, clock, board, position");
    assert!(window.shows("Minutes each"));
    window.press("Each their own");
    assert!(!window.shows("Minutes each"), "each seat has its row");
    let slider = |window: &Window, name: &str| {
        let role = egui::accesskit::Role::Slider;
        window.harness.get_by_role_and_label(role, name).focus();
    };
    slider(&window, "Minutes: Black");
    window.settle();
    for _ in 0..5 {
        window.key(Modifiers::NONE, Key::ArrowLeft);
    }
    slider(&window, "Seconds a move: White");
    window.settle();
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.press("Play");
    let (white, black) = (left(&window, WHITE), left(&window, BLACK));
    assert!((white - 600.0).abs() < 1e-9 && black < 600.0, "{white} {black}");
    window.drag("f1", "f2");
    let file = home.path().join("own.kuba");
    let record = window.app().table().record(None);
    assert!(record.contains("control: Each([(minutes: 10, more: 4), "), "{record}");
    std::fs::write(&file, record).expect("a file");
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    for file in [None, Some(file.as_path())] {
        let again = Window::with(home.path(), Vec2::new(1280.0, 800.0), file);
        assert!((left(&again, WHITE) - 604.0).abs() < 1e-9, "with the increment");
        assert!((left(&again, BLACK) - black).abs() < 1.0);
    }
}

#[test]
fn a_flag_falls_by_the_time_of_its_own_seat() {
    for (black, falls) in [(1, true), (2, false)] {
        let home = home();
        let own = [("Ann", minutes(3 - black)), ("Ben", minutes(black))];
        let mut window = own_clocks(home.path(), &own);
        window.drag("f1", "f2");
        pass(&mut window, 61.0);
        window.settle();
        assert_eq!(ended(&window), falls, "{black} minutes");
    }
}

#[test]
fn three_players_have_three_clocks() {
    let home = home();
    let own = [("Ann", minutes(3)), ("Ben", minutes(1)), ("Cleo", minutes(2))];
    let mut window = own_clocks(home.path(), &own);
    assert_eq!(whole(&window), [180, 60, 120]);
    window.harness.get_by_label_contains("Top, back right corner").click();
    window.settle();
    pass(&mut window, 61.0);
    assert_eq!(window.app().state().out, [false, true, false]);
    pass(&mut window, 61.0);
    assert!(window.app().state().ended.is_none(), "two minutes");
    pass(&mut window, 60.0);
    window.settle();
    assert!(ended(&window));
}

#[test]
fn own_clocks_follow_their_players_to_other_seats() {
    let home = home();
    let own = [("Ann", minutes(10)), ("Ben", minutes(5))];
    let mut window = own_clocks(home.path(), &own);
    assert_eq!(whole(&window), [600, 300]);
    window.settings().confirm_resigning = false;
    window.settings().take_turns = Some(true);
    window.drag("f1", "f2");
    window.run(Command::Game(GameCommand::Resign));
    window.press("Rematch");
    window.press("Black at bottom right");
    let names: Vec<_> = window.app().state().seats.iter().map(|seat| seat.name()).collect();
    let expected = if names == [Some("Ann"), Some("Ben")] { [600, 300] } else { [300, 600] };
    assert_eq!(whole(&window), expected);
    // Whoever plays somebody else has the common clock.
    window.run(Command::Start(StartCommand::StartPage));
    window.press("Easy");
    assert_eq!(whole(&window), [420, 420]);
    assert!(window.says("With a clock: 7 minutes each"));
}

#[test]
fn a_quick_start_with_own_clocks_says_them() {
    let home = home();
    let own = [("Ann", minutes(10)), ("Ben", GameTime { minutes: 5, more: 3 })];
    let mut window = own_clocks(home.path(), &own);
    window.run(Command::Start(StartCommand::StartPage));
    window.press("Two players");
    assert!(window.says("With a clock: Ann 10 min, Ben 5 min + 3 s."));
}
