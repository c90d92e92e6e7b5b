//! Every language in the window: chosen in the menu, spoken at once, and nothing that is said is cut.

use egui::epaint::{ClippedShape, TextShape};
use egui::{Key, Modifiers, Rect, Shape, Vec2};
use kuba::app::command::Command;
use kuba::app::run::run;
use kuba::i18n::{Texts, catalogue};

use crate::common::window::{Window, home};

/// The tags of all languages but English, which is looked at by other tests.
fn others() -> impl Iterator<Item = &'static str> {
    catalogue().iter().map(|language| language.tag).skip(1)
}

fn ask(window: &mut Window, command: Command) {
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut().as_mut();
    run(app.expect("the window is open"), &ctx, command);
    window.settle();
}

fn texts(tag: &str) -> Texts {
    Texts::in_language(Some(tag))
}

#[test]
fn a_language_is_chosen_in_the_menu_and_spoken_at_once() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("View");
    window.press("Language");
    window.press("Deutsch");
    let german = texts("de");
    assert!(window.shows(&german.text("menu-game")));
    assert!(!window.shows("Game"));
    assert_eq!(window.settings().language.as_deref(), Some("de"));
    for tag in others() {
        ask(&mut window, Command::Language(Some(tag)));
        assert!(window.shows(&texts(tag).text("menu-help")), "{tag}");
    }
    ask(&mut window, Command::Language(Some("en")));
    assert!(window.shows("Game"));
}

#[test]
fn a_language_that_the_program_does_not_have_is_that_of_the_system() {
    let unknown = Texts::in_language(Some("tlh")).text("menu-game");
    assert_eq!(unknown, Texts::for_system().text("menu-game"));
}

/// What is written in the window and cannot be read to its end.
fn cut(window: &Window) -> Vec<String> {
    let mut found = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in &window.harness.output().shapes
    {
        look(shape, *clip_rect, &mut found);
    }
    found.sort();
    found
}

fn look(shape: &Shape, clip: Rect, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                look(shape, clip, found);
            }
        }
        Shape::Text(TextShape { pos, galley, .. }) => {
            let place = galley.rect.translate(pos.to_vec2());
            let is_seen = clip.intersects(place) && !galley.text().trim().is_empty();
            let sticks_out = place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0;
            if is_seen && (galley.elided || sticks_out) {
                found.push(galley.text().to_owned());
            }
        }
        _ => {}
    }
}

/// The states of the window in which most is said, and what is cut in each.
fn walk(size: Vec2, tag: &'static str) -> Vec<(String, Vec<String>)> {
    let home = home();
    let mut window = Window::with(home.path(), size, None);
    window.settings().confirm_resigning = false;
    ask(&mut window, Command::Language(Some(tag)));
    let words = texts(tag);
    let mut seen = Vec::new();
    let mut see = |window: &Window, name: &str| seen.push((name.to_owned(), cut(window)));
    see(&window, "welcome");
    for game in 0..3 {
        ask(&mut window, Command::Welcome);
        ask(&mut window, Command::ChooseGame(game));
        see(&window, &format!("new game {game}"));
        window.press(&words.text("new-game-more"));
        see(&window, &format!("new game {game}, more"));
        window.key(Modifiers::NONE, Key::Escape);
        ask(&mut window, Command::TwoPlayers);
        see(&window, &format!("game {game}"));
        ask(&mut window, Command::Learn);
        see(&window, &format!("lesson {game}"));
        ask(&mut window, Command::LeaveLesson);
        ask(&mut window, Command::Study);
        see(&window, &format!("study {game}"));
        ask(&mut window, Command::Study);
        ask(&mut window, Command::Rules);
        see(&window, &format!("rules {game}"));
        window.key(Modifiers::NONE, Key::Escape);
        ask(&mut window, Command::Resign);
        see(&window, &format!("result {game}"));
    }
    for (command, name) in [
        (Command::Settings, "settings"),
        (Command::Keys, "keys"),
        (Command::About, "about"),
    ] {
        ask(&mut window, command);
        see(&window, name);
        window.key(Modifiers::NONE, Key::Escape);
    }
    seen
}

#[test]
fn nothing_is_cut_in_any_language() {
    for size in [Vec2::new(800.0, 600.0), Vec2::new(480.0, 600.0)] {
        let english = walk(size, "en");
        for tag in others() {
            for ((state, cut), (_, usual)) in walk(size, tag).iter().zip(&english) {
                println!("{tag} {size}: {state}: {cut:?}, in English {usual:?}");
                assert!(cut.len() <= usual.len(), "{tag} {size}: {state}: {cut:?}");
            }
        }
    }
}
