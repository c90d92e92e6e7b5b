//! Clicks of a newcomer to the first things, and the number of controls on each page.

use egui::accesskit::Role;
use egui_kittest::kittest::{By, NodeT, Queryable};

use crate::common::window::{Window, home};

/// Opens the first start and presses these controls one after the other. Where a menu has the same name, the one on
/// the page is meant.
fn after(clicks: &[&str]) -> Window {
    let home = home();
    let mut window = Window::open(home.path());
    for name in clicks {
        window.wait(name, |window| window.shows(name));
        let on_page = window.harness.query_all_by_label(name).last();
        on_page.expect("it is shown").click();
        window.settle();
    }
    window
}

#[test]
fn each_first_thing_is_one_or_two_clicks_from_the_start_page() {
    let is_played = |window: &Window| !window.app().state().commands.welcome;
    let mut window = after(&[]);
    window.drag("f1", "f2");
    assert!(is_played(&window) && window.moves()[0] == "f1f2", "a drag on the start page");
    assert!(is_played(&after(&["Easy"])));
    assert!(is_played(&after(&["Two players"])));
    assert!(after(&["Learn to play"]).app().lesson().is_some());
    assert!(after(&["Learn", "Rules"]).says("Seven reds"));
    assert!(after(&["Train", "Start"]).app().puzzle().is_some());
    assert!(after(&["Train", "Puzzle run"]).shows("Three minutes"));
    assert!(after(&["You"]).says("level"));
}

/// Number of things that can be pressed, typed into or drawn along, without squares of a board and tiles of puzzles.
fn controls(window: &Window) -> usize {
    let is_control = |role| {
        matches!(
            role,
            Role::Button
                | Role::CheckBox
                | Role::ComboBox
                | Role::Link
                | Role::MenuItem
                | Role::RadioButton
                | Role::Slider
                | Role::SpinButton
                | Role::Tab
                | Role::TextInput
        )
    };
    let is_one_of_many = |name: &str| {
        matches!(name.as_bytes(), [b'a'..=b'g', b'1'..=b'7', b',', ..])
            || name.starts_with("Puzzle ")
    };
    let by = By::new().recursive(true).predicate(move |node| is_control(node.role()));
    let names = window.harness.query_all(by).map(|node| node.accesskit_node().label());
    names.flatten().filter(|name| !is_one_of_many(name)).count()
}

#[test]
fn each_page_has_few_controls() {
    for (clicks, most) in [
        (&[][..], 18),
        (&["Easy"], 16),
        (&["Train"], 18),
        (&["You"], 18),
        (&["Learn"], 23),
        (&["Train", "Start"], 12),
    ] {
        let count = controls(&after(clicks));
        println!("{clicks:?}: {count}");
        assert!(count <= most, "{clicks:?}: {count}");
    }
}
