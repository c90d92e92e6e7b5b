//! A program with two games: everything works with either, and neither knows of the other.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::catalogue::{Catalogue, GameEntry};
use kuba::app::shell::command::{Command, GameCommand};
use kuba::bot::Level;
use kuba::rules::Game;
use kuba::rules::cubulus::{CubulusRules, GameState as Cubulus, Neutrals, Players};
use kuba::rules::kuba::GameState as Kuba;
use kuba::rules::qubism::{GameState as Qubism, QubismRules};
use kuba::session::{Seat, Session};
use kuba::store::Record;

use crate::common::nim::Nim;
use crate::common::suite::every_rule_holds;
use crate::common::window::{Window, home};

const GAMES: Catalogue = Catalogue::new(&[GameEntry::of::<Kuba>(), GameEntry::of::<Nim>()]);

fn open(home: &Path) -> Window {
    Window::of(GAMES, home, Vec2::new(1280.0, 800.0), None)
}

/// Chooses three human players, without starting the game.
fn three_people(home: &Path) -> Window {
    let mut window = open(home);
    window.press("Heaps");
    window.press("With friends");
    window
}

fn computer(level: u8) -> Seat {
    Seat::Computer(Level::new(level).expect("a level"))
}

fn with_seats(home: &Path, seats: Vec<Seat>) -> Window {
    let mut window = open(home);
    window.press("Heaps");
    window.settings().seat(Nim::ID, seats);
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    window
}

fn game(window: &Window) -> &'static str {
    window.app().state().game
}

fn take(window: &mut Window, moves: &[&str]) {
    for mv in moves {
        window.press(&format!("Take {mv}"));
    }
}

fn command(window: &mut Window, name: &str) {
    window.press("Move");
    window.press(name);
}

#[test]
fn the_welcome_offers_each_game_by_its_tile() {
    let home = home();
    let mut window = open(home.path());
    assert!(window.says("Push rows of marbles off the board."));
    window.press("Heaps");
    assert!(window.shows("Take stones."));
    assert!(window.shows("Easy"), "it is still the welcome");
    window.press("With friends");
    assert_eq!(game(&window), "nim");
    assert!(window.shows("White’s turn"));
    drop(window);
    // Without a saved game, the start page offers the game played last.
    fs::remove_file(home.path().join("data/current.kuba")).expect("the game");
    let window = open(home.path());
    assert_eq!(game(&window), "nim");
    assert!(window.shows("Easy"), "the welcome");
}

#[test]
fn a_game_of_the_last_entry_survives_a_restart_and_no_file_is_renamed() {
    let home = home();
    let mut window = three_people(home.path());
    take(&mut window, &["1:3", "2:1"]);
    drop(window);
    for _ in 0..2 {
        let window = open(home.path());
        assert_eq!(game(&window), "nim");
        assert_eq!(window.moves(), ["1:3", "2:1"]);
        assert!(!window.shows("Dismiss"));
    }
    let files = fs::read_dir(home.path().join("data")).expect("a folder");
    for file in files {
        let name = file.expect("an entry").file_name();
        assert!(!name.to_string_lossy().contains("bad"), "{name:?}");
    }
    // Kuba has its own saved game.
    let mut window = open(home.path());
    window.paste("f1f2 f7f6");
    drop(window);
    let window = open(home.path());
    assert_eq!((game(&window), window.moves().len()), ("kuba", 2));
}

#[test]
fn a_tile_in_the_dialog_brings_the_games_own_rows_and_rules() {
    let home = home();
    let mut window = open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    assert!(window.shows("Colour") && !window.says("Red: "));
    window.press("Rules, clock, board, position");
    assert!(window.says("Pushing back (ko):"));
    // The start page behind the dialog has such tiles too, so the last one is the dialog's.
    let tile = window.harness.query_all_by_label("Heaps").last();
    tile.expect("a tile").click();
    window.settle();
    assert!(!window.says("Pushing back (ko):"));
    window.press("Small heaps");
    window.press("Two friends");
    assert!(window.shows("Name of Red"));
    window.press("Play");
    assert_eq!(game(&window), "nim");
    assert!(window.shows("[1, 1, 1, 1] left"));
    drop(window);
    let text = fs::read_to_string(home.path().join("config/settings.ron")).expect("settings");
    let packed: String = text.split_whitespace().collect();
    assert!(packed.contains("\"nim\":(1,1,1,1)"), "{text}");
    let mut window = open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Play");
    assert!(window.shows("[1, 1, 1, 1] left"), "the rules are remembered");
}

#[test]
fn a_file_is_opened_by_the_game_that_its_header_names() {
    let home = home();
    let mut window = three_people(home.path());
    take(&mut window, &["1:3"]);
    window.key(Modifiers::COMMAND, Key::S);
    let field = window.harness.get_by_label("Path");
    let suggested = field.accesskit_node().value().expect("a path");
    let today = kuba::store::today();
    assert!(
        suggested.ends_with(&format!(" {today}.nim")) && suggested.contains("White"),
        "{suggested}"
    );
    window.key(Modifiers::NONE, Key::Escape);
    // The name of the file does not matter.
    let file = home.path().join("evening.kuba");
    fs::write(&file, window.app().table().record(None)).expect("a file");
    let home = crate::common::window::home();
    let mut window = Window::of(GAMES, home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    assert_eq!((game(&window), window.moves()), ("nim", vec!["1:3".to_owned()]));
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert_eq!((game(&window), window.moves().len()), ("nim", 0));
    window.press("Game");
    window.press("More");
    window.press("evening.kuba");
    assert_eq!(window.moves(), ["1:3"]);
}

#[test]
fn a_file_of_an_unknown_game_is_named_and_left_alone() {
    let home = home();
    let file = home.path().join("strange.cubulus");
    let text = "GameRecord(game: \"cubulus\", version: 1, moves: [])";
    fs::write(&file, text).expect("a file");
    let window = Window::of(GAMES, home.path(), Vec2::new(1280.0, 800.0), Some(&file));
    assert!(window.says("“cubulus”"));
    assert_eq!(fs::read_to_string(&file).expect("the file"), text);
}

#[test]
fn pasted_text_goes_to_the_game_at_the_table_and_then_to_the_others() {
    let home = home();
    let mut window = three_people(home.path());
    window.paste("1. 1:3 2:2 3:2");
    assert_eq!((game(&window), window.moves().len()), ("nim", 3));
    window.paste("f1f2 f7f6");
    assert_eq!((game(&window), window.moves().len()), ("kuba", 2));
    window.paste("0,2,2,1 1...");
    assert_eq!(game(&window), "nim");
    assert!(window.shows("[0, 2, 2, 1] left"));
    let mut session = Session::new(Kuba::start(&kuba::rules::kuba::KubaRules::default()));
    session.play("f1f2".parse().expect("a move")).expect("legal");
    let rules = kuba::rules::kuba::KubaRules::default();
    window.paste(&Record::of(&session, rules, Vec::new()).to_ron());
    assert_eq!((game(&window), window.moves().len()), ("kuba", 1));
    // Text that no game can read is explained by the current game.
    window.paste("WW3BB/WW1R1BB/2RRR2 w");
    assert!(window.says("7 ranks are needed"));
    assert_eq!(window.moves(), ["f1f2"]);
}

#[test]
fn the_result_counts_in_the_rematch_and_everybody_moves_on_a_seat() {
    let home = home();
    let seats = vec![Seat::human("Ann"), Seat::human("Bob"), Seat::human("Cy")];
    let mut window = with_seats(home.path(), seats);
    // Ann, Bob and Cy take a heap each, and Ann takes the last stone.
    take(&mut window, &["1:3", "2:2", "3:2"]);
    take(&mut window, &["4:1"]);
    assert!(window.shows("Ann wins"));
    assert!(window.says("Ann 1, Bob 0, Cy 0"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.moves().is_empty());
    let names: Vec<_> = window.app().state().seats.iter().map(Seat::name).collect();
    assert_eq!(names, [Some("Bob"), Some("Cy"), Some("Ann")]);
    assert_eq!(window.app().state().wins, [0, 0, 1]);
}

#[test]
fn an_extra_turn_is_told_in_the_games_own_column() {
    let home = home();
    let mut window = three_people(home.path());
    take(&mut window, &["4:1"]);
    assert_eq!(window.app().state().turn.index(), 0, "White has another turn");
    take(&mut window, &["1:3"]);
    assert!(window.shows("White: 1:3"));
    assert!(window.shows("Black’s turn"));
}

#[test]
fn undo_with_two_people_and_a_computer_goes_back_to_the_last_persons_decision() {
    let home = home();
    let seats = vec![Seat::Human(None), Seat::Human(None), computer(1)];
    let mut window = with_seats(home.path(), seats);
    take(&mut window, &["1:1", "1:1"]);
    window.wait("the computer’s answer", |window| {
        window.moves().len() >= 3 && window.app().state().turn.index() != 2
    });
    let played = window.moves();
    window.press("Undo");
    assert_eq!(window.moves(), ["1:1"]);
    window.press("Redo");
    assert_eq!(window.moves(), played);
    assert!(!window.shows("You"), "two people are not one");
    assert!(window.shows("White’s turn") || window.app().state().ended.is_some());
}

#[test]
fn who_gives_up_among_three_leaves_and_the_others_play_on() {
    let home = home();
    let mut window = three_people(home.path());
    window.settings().confirm_resigning = false;
    take(&mut window, &["1:1"]);
    command(&mut window, "Resign…");
    assert_eq!(window.moves(), ["1:1", "leave"]);
    assert!(window.app().state().ended.is_none());
    assert!(window.shows("Red’s turn") && window.shows("out"));
    window.press("Undo");
    assert!(!window.shows("out"));
    window.press("Redo");
    command(&mut window, "Resign…");
    assert!(window.shows("White wins"));
}

#[test]
fn only_the_player_to_move_can_resign() {
    let home = home();
    let seats = vec![Seat::Human(None), Seat::Human(None), computer(1)];
    let mut window = with_seats(home.path(), seats);
    assert!(window.app().state().commands.can_resign);
    take(&mut window, &["1:1"]);
    assert!(window.app().state().commands.can_resign);
    window.harness.get_by_label("Take 1:1").click();
    // The computer may have answered when the wait is over.
    window.wait("the computer’s turn", |window| {
        let state = window.app().state();
        state.turn.index() == 2 && !state.commands.can_resign
    });
}

#[test]
fn a_draw_is_for_people_alone_or_for_two() {
    let home = home();
    let mut window = three_people(home.path());
    window.run(Command::Game(GameCommand::OfferDraw));
    assert!(window.says("Do the others agree?"));
    window.press("Agree");
    assert!(window.shows("A draw"));
    let seats = vec![Seat::Human(None), Seat::Human(None), computer(1)];
    let other = crate::common::window::home();
    let window = with_seats(other.path(), seats);
    assert!(!window.app().state().commands.can_offer_draw);
}

#[test]
fn each_of_several_computers_is_called_by_its_seat_and_its_level() {
    let home = home();
    let seats = vec![Seat::Human(None), computer(1), computer(2)];
    let window = with_seats(home.path(), seats);
    assert!(window.says("Computer, Black · Level 1") && window.says("Computer, Red · Level 2"));
    assert!(window.shows("Your turn"));
}

#[test]
fn what_a_computer_among_three_thinks_is_told() {
    let home = home();
    let seats = vec![Seat::Human(None), computer(3), computer(3)];
    let mut window = with_seats(home.path(), seats);
    window.settings().show_thinking = true;
    take(&mut window, &["1:1"]);
    window.wait("a thought", |window| window.says("The computer thinks: "));
}

#[test]
fn the_pages_are_those_of_the_game_at_the_table() {
    let home = home();
    let mut window = three_people(home.path());
    window.key(Modifiers::NONE, Key::F1);
    assert!(window.shows("Tab") && window.shows("the next heap"));
    window.key(Modifiers::NONE, Key::Escape);
    window.press("Help");
    window.press("Rules");
    assert!(window.shows("Take the very last stone."));
    assert!(!window.says("marbles"));
}

#[test]
fn every_part_has_its_place_with_three_seats() {
    for size in [Vec2::new(480.0, 600.0), Vec2::new(800.0, 600.0), Vec2::new(1280.0, 800.0)] {
        let home = home();
        let mut window = Window::of(GAMES, home.path(), size, None);
        window.press("Heaps");
        window.press("With friends");
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        for name in ["Undo", "Redo", "Hint", "Take 1:3"] {
            let rect = window.harness.get_by_label(name).rect();
            assert!(screen.contains_rect(rect), "{name}: {rect:?} in {size:?}");
        }
    }
}

#[test]
fn every_game_of_the_list_keeps_to_what_the_house_asks_of_games() {
    every_rule_holds::<Kuba>(&kuba::rules::kuba::KubaRules::default(), 11, 6);
    every_rule_holds::<Nim>(&[0; 4], 12, 30);
    every_rule_holds::<Qubism>(&QubismRules::default(), 15, 4);
    for (seed, players) in [(13, Players::Two(Neutrals::LaidBySecond)), (14, Players::Three)] {
        let rules = CubulusRules { players, repetition: true };
        every_rule_holds::<Cubulus>(&rules, seed, 6);
    }
}
