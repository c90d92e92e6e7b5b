//! Hovering, context menus by right click, and the menu key.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Popup, Pos2};
use egui_kittest::kittest::Queryable;

use crate::common::window::{Window, home};

fn right_click(window: &mut Window, at: Pos2) {
    for pressed in [true, false] {
        window.harness.hover_at(at);
        right_button(window, at, pressed);
        window.harness.step();
    }
    window.settle();
}

fn right_button(window: &mut Window, pos: Pos2, pressed: bool) {
    window.harness.event(Event::PointerButton {
        pos,
        button: PointerButton::Secondary,
        pressed,
        modifiers: Modifiers::NONE,
    });
}

fn menu_is_open(window: &Window) -> bool {
    Popup::is_any_open(&window.harness.ctx)
}

#[test]
fn a_button_says_its_key_while_the_pointer_rests_on_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    for (name, tip) in [
        ("Undo", "Undo (Ctrl+Z)"),
        ("Redo", "Redo (Ctrl+Shift+Z)"),
        ("Hint", "Hint (H)"),
        ("Back", "Back (PageUp)"),
        ("Threats", "Threats, on or off. The key T shows them for a moment."),
    ] {
        let at = window.harness.get_by_label(name).rect().center();
        window.harness.hover_at(at);
        window.harness.run_steps(30);
        assert!(window.shows(tip), "{tip}");
    }
}

#[test]
fn the_right_button_says_what_can_be_done_on_the_board() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let at = window.cell("d4");
    right_click(&mut window, at);
    assert!(menu_is_open(&window));
    for words in ["Hint", "Undo", "Copy position", "Paste game or position"] {
        assert!(window.says(words), "{words}");
    }
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!menu_is_open(&window));
    right_click(&mut window, at);
    let flip = window.harness.get_by_label_contains("Flip the board");
    flip.click();
    window.settle();
    assert!(window.settings().turned);
    assert!(!menu_is_open(&window));
}

#[test]
fn the_right_button_lets_go_of_what_the_left_one_holds_and_opens_nothing() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let half = window.cell("f1").lerp(window.cell("f2"), 0.7);
    window.hold("f1", half);
    for pressed in [true, false] {
        right_button(&mut window, half, pressed);
        window.harness.step();
    }
    window.harness.drop_at(half);
    window.settle();
    assert!(!menu_is_open(&window));
    assert!(window.moves().is_empty());
}

#[test]
fn the_menu_key_opens_the_menu_of_the_board_and_arrows_and_enter_choose_in_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (modifiers, key) in [(Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        let turned = window.settings().turned;
        window.key(modifiers, key);
        assert!(menu_is_open(&window), "{key:?}");
        for _ in 0..10 {
            let flip = window.harness.get_by_label_contains("Flip the board");
            if flip.is_focused() {
                break;
            }
            window.key(Modifiers::NONE, Key::ArrowDown);
        }
        window.key(Modifiers::NONE, Key::Enter);
        assert_ne!(window.settings().turned, turned, "{key:?}");
        assert!(!menu_is_open(&window), "{key:?}");
    }
    assert!(window.moves().is_empty());
    window.key(Modifiers::NONE, Key::Menu);
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::SHIFT, Key::ArrowUp);
    assert!(!menu_is_open(&window));
}

#[test]
fn a_move_in_the_list_has_a_menu() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    window.drag("a1", "b1");
    let at = window.harness.get_by_label_contains("White: f1 up").rect();
    right_click(&mut window, at.center());
    window.press("Go to this position");
    assert_eq!(window.app().state().commands.shown, 1);
    assert!(!menu_is_open(&window));
}

#[test]
fn a_tap_that_is_over_within_a_frame_moves_a_slider() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    let rail = window.harness.get_by_role(Role::Slider).rect();
    for (share, level) in [(0.95, 12), (0.05, 1)] {
        let pos = Pos2::new(rail.left() + share * rail.width(), rail.center().y);
        window.harness.hover_at(pos);
        window.harness.step();
        for pressed in [true, false] {
            let tap = Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            window.harness.input_mut().events.push(tap);
        }
        window.settle();
        assert_eq!(window.settings().level, level);
        assert!(!window.harness.ctx.input(|input| input.pointer.any_down()));
    }
}
