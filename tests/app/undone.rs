//! Undone and replaced moves survive a restart.

use egui::{Key, Modifiers};

use crate::common::window::{Window, home, lay_neutrals};

const REDO: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

fn restarted(mut window: Window, home: &std::path::Path) -> Window {
    let app = window.harness.state_mut().as_mut();
    app.expect("the window is open").close();
    drop(window);
    Window::open(home)
}

#[test]
fn what_was_taken_back_can_be_redone_after_a_restart() {
    for (game, text) in [
        ("Kuba", "f1f2 f7f6 f2f3 b1b2"),
        ("Cubulus", "a32 b23 c33 c13"),
        ("Qubism", "b3NR d3SL c1c2 c5c4"),
    ] {
        println!("{game}");
        let home = home();
        lay_neutrals(home.path());
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Two players");
        window.paste(text);
        let all = window.moves();
        assert_eq!(all.len(), 4);
        for _ in 0..3 {
            window.key(Modifiers::COMMAND, Key::Z);
        }
        let mut window = restarted(window, home.path());
        assert_eq!(window.moves(), all[..1]);
        window.key(REDO, Key::Z);
        assert_eq!(window.moves(), all[..2]);
        let mut window = restarted(window, home.path());
        window.key(REDO, Key::Z);
        window.key(REDO, Key::Z);
        assert_eq!(window.moves(), all);
        let mut window = restarted(window, home.path());
        assert_eq!(window.moves(), all, "and nothing more");
        window.key(REDO, Key::Z);
        assert_eq!(window.moves(), all);
    }
}

#[test]
fn what_a_move_from_the_past_has_replaced_comes_back_after_a_restart() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("f1f2 f7f6 f2f3 b1b2");
    let all = window.moves();
    window.key(Modifiers::NONE, Key::Home);
    window.drag("g1", "g2");
    assert_eq!(window.moves(), ["g1g2"]);
    let mut window = restarted(window, home.path());
    assert_eq!(window.moves(), ["g1g2"]);
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.moves(), all);
    let mut window = restarted(window, home.path());
    assert_eq!(window.moves(), all);
    window.key(REDO, Key::Z);
    assert_eq!(window.moves(), ["g1g2"]);
}

#[test]
fn a_saved_file_says_nothing_of_what_was_taken_back() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.paste("f1f2 f7f6");
    window.key(Modifiers::COMMAND, Key::Z);
    assert!(!window.app().table().record(None).contains("f7f6"));
}
