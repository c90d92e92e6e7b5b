//! Hints that ask: against a weak computer, the first press names the idea, the second the piece, the third the move.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kuba::board::HintPart;
use kuba::i18n::Texts;

use crate::common::window::{Window, drawn_texts, home};

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
    window.press("More");
    window.press("A hint every turn");
    window.wait("the hint", |window| window.says("Hint: Push f1 right"));
}

/// Middle of the target whose label begins with these words.
fn target(window: &Window, begins: &str) -> egui::Pos2 {
    let named = |label: String| label.starts_with(begins);
    let node = window.harness.get_by(|node| node.label().is_some_and(named));
    node.rect().center()
}

#[test]
fn a_hint_is_seen_under_the_pointer_and_an_unseen_one_does_not_go_on() {
    let cubulus = ["Top, front left corner", "Right, bottom back corner"];
    for (game, [first, other]) in [("Cubulus", cubulus), ("Qubism", ["b3, ", "d3, "])] {
        let home = home();
        let mut window = Window::open(home.path());
        window.press(game);
        window.press("Easy");
        window.wait("the turn", |window| {
            let state = window.app().state();
            state.turn == state.viewer && state.thinking.is_none() && state.at_rest
        });
        let [first, other] = [first, other].map(|label| target(&window, label));
        let hover = |window: &mut Window, at| {
            window.harness.hover_at(at);
            window.settle();
        };
        hover(&mut window, first);
        // "Where?", or "How?", but not the card.
        let is_question = |text: &str| text.ends_with('?') && text != "What happened?";
        let asks = |window: &Window| drawn_texts(window).iter().any(|(text, _)| is_question(text));
        ask(&mut window);
        window.wait("the question", asks);
        hover(&mut window, other);
        ask(&mut window);
        assert!(asks(&window), "{game}: the pointer had hidden it");
        ask(&mut window);
        assert!(!asks(&window), "{game}: it was seen");
        assert_eq!(window.app().state().hint, Some(HintPart::Beginning), "{game}");
    }
}
