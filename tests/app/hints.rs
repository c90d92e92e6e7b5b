//! Hints that ask: against a weak computer, the first press names the idea, the second the piece, the third the move.

use egui::{Key, Modifiers};
use kuba::i18n::Texts;

use crate::common::window::{Window, home};

const LANGUAGES: [&str; 6] = ["en", "de", "es", "fr", "ja", "ro"];
/// White could take the red on g1.
const RED: &str = "7/7/7/7/2B4/7/5WR w 3-3";

fn ask(window: &mut Window) {
    window.key(Modifiers::NONE, Key::H);
}

#[test]
fn against_a_weak_computer_each_press_shows_more_of_the_hint() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.paste(RED);
    ask(&mut window);
    let idea = "A red can be taken. Where?";
    window.wait("the idea", |window| window.says(idea));
    assert!(!window.says("Look at the marble"), "not yet");
    ask(&mut window);
    assert!(window.says("Look at the marble on f1."));
    assert!(!window.says(idea));
    ask(&mut window);
    assert!(window.says("Hint: Push f1 right – takes a red."));
    ask(&mut window);
    assert!(window.says("Hint: Push f1 right – takes a red."), "all is told");
}

#[test]
fn the_idea_of_a_hint_is_told_in_every_language() {
    for language in LANGUAGES {
        let home = home();
        let mut window = Window::open(home.path());
        window.press("Easy");
        window.paste(RED);
        window.speak(language);
        ask(&mut window);
        let idea = Texts::in_language(Some(language)).text("kuba-ask-red");
        window.wait("the idea", |window| window.says(&idea));
    }
}

#[test]
fn against_a_strong_computer_the_hint_is_the_whole_move() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Hard");
    window.paste(RED);
    ask(&mut window);
    window.wait("the hint", |window| window.says("Hint: "));
    assert!(!window.says("Where?"));
    assert!(window.says("Hint: Push f1"));
}

#[test]
fn a_hint_in_every_turn_does_not_ask() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    window.paste(RED);
    window.press("Move");
    window.press("A hint every turn");
    window.wait("the hint", |window| window.says("Hint: Push f1 right"));
}
