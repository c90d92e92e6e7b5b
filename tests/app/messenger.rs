//! Correspondence games: a pasted continuation is played on in the current game.

use egui::{Key, Modifiers};
use kuba::rules::Player;
use kuba::session::Seat;

use crate::common::window::{Window, home};

/// A score sheet of the same game, with names as another program writes them.
fn sheet(moves: &str) -> String {
    format!("[Game \"kuba\"]\n[White \"Stranger\"]\n[Black \"Other\"]\n\n{moves}")
}

#[test]
fn what_has_come_is_played_on_the_table_and_named() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("[Game \"kuba\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n\n1. f1-f2");
    assert_eq!(window.app().state().seats[0], Seat::human("Ann"));
    window.paste(&sheet("1. f1-f2 f7-f6"));
    assert_eq!(window.moves(), ["f1f2", "f7f6"]);
    let state = window.app().state();
    let names = [Seat::human("Ann"), Seat::human("Ben")];
    assert_eq!(state.seats, names, "who plays is known");
    assert!(window.says("The game goes on. Ben played f7-f6."));
    assert_eq!(state.commands.shown, 2, "it is shown to its end");
    assert!(!window.shows("Back to it"), "no game was left");
    window.press("Undo");
    assert_eq!(window.moves(), ["f1f2"]);
}

#[test]
fn the_move_that_came_is_seen_in_motion() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let text = sheet("1. f1-f2 f7-f6");
    window.harness.event(egui::Event::Paste(text));
    window.harness.step();
    assert_eq!(window.app().state().commands.shown, 1, "it begins where one was");
    let mut seen = Vec::new();
    for _ in 0..40 {
        window.harness.step();
        let state = window.app().state();
        seen.push((state.commands.shown, state.at_rest));
    }
    let moves = seen.iter().filter(|&&now| now == (2, false)).count();
    assert!(moves > 3, "it moves: {seen:?}");
    assert_eq!(seen.last(), Some(&(2, true)), "{seen:?}");
}

#[test]
fn the_score_of_the_match_stays() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("7/7/7/5WR/7/7/B6 w 6-0");
    window.drag("f4", "g4");
    assert!(window.app().state().ended.is_some());
    window.key(Modifiers::NONE, Key::Enter);
    window.press("White at bottom right");
    assert!(window.moves().is_empty());
    let wins = window.app().state().wins.clone();
    assert_eq!(wins.iter().sum::<u32>(), 1, "one game was won");
    let seats = window.app().state().seats.clone();
    window.drag("f1", "f2");
    window.paste(&sheet("1. f1-f2 f7-f6 2. f2-f3"));
    assert_eq!(window.moves().len(), 3);
    assert!(window.says(", after one other move."));
    assert_eq!(window.app().state().wins, wins);
    assert_eq!(window.app().state().seats, seats);
}

#[test]
fn another_game_opens_as_ever() {
    for other in ["1. g1-g2 f7-f6", "1. f1-f2 f7-f6", "1. f1-f2"] {
        let home = home();
        let mut window = Window::two_players(home.path());
        window.drag("f1", "f2");
        window.drag("f7", "f6");
        window.paste(&sheet(other));
        let seat = &window.app().state().seats[Player::FIRST.index()];
        assert_eq!(*seat, Seat::human("Stranger"), "{other}");
        assert!(!window.says("The game goes on"), "{other}");
    }
}
