//! The window as a screen reader sees it: labels, roles, focus and actions.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use crate::common::window::{Window, home};

fn names(window: &Window, role: Role) -> Vec<String> {
    let nodes = window.harness.query_all_by_role(role);
    nodes.filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn what_is_chosen_is_said_with_the_name_of_the_choice() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    let chosen: Vec<String> = window
        .harness
        .query_all_by(|node| node.toggled() == Some(Toggled::True) && node.label().is_some())
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    for choice in ["Kuba", "Computer", "White"] {
        assert!(chosen.iter().any(|name| name == choice), "{chosen:?}");
    }
    let level =
        window.harness.get_by_role_and_label(Role::Slider, "Level").accesskit_node().value();
    assert_eq!(level.as_deref(), Some("1: Newcomer"));
    window.press("Rules, clock, board, position");
    let choices = names(&window, Role::ComboBox);
    for choice in ["Pushing back (ko): May not push straight back", "After a capture: Push again"] {
        assert!(choices.iter().any(|name| name == choice), "{choices:?}");
    }
}

#[test]
fn the_window_has_the_name_that_stands_in_its_frame() {
    let home = home();
    let mut window = Window::open(home.path());
    let name = |window: &Window| window.harness.root().accesskit_node().label();
    assert_eq!(name(&window).as_deref(), Some("Kuba"));
    window.press("Two players");
    let playing = name(&window).unwrap_or_default();
    assert!(playing.contains("White’s turn"), "{playing}");
}

#[test]
fn arrow_keys_are_for_the_board_when_nothing_has_the_keyboard() {
    for key in [Key::ArrowRight, Key::ArrowLeft, Key::ArrowUp, Key::ArrowDown] {
        let home = home();
        let mut window = Window::open(home.path());
        window.harness.get_by_label("Two players").focus();
        window.settle();
        window.key(Modifiers::NONE, Key::Enter);
        window.key(Modifiers::NONE, key);
        let focused = focused(&window).unwrap_or_default();
        assert!(focused.contains("white, yours"), "{key:?}: {focused}");
    }
}

#[test]
fn a_player_is_a_group_that_says_who_plays_and_whose_turn_it_is() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Medium");
    let groups = names(&window, Role::Group);
    assert!(groups.contains(&"You, White, Your turn".to_owned()), "{groups:?}");
    let computer = "Computer, Black · Level 4: Casual player";
    assert!(groups.contains(&computer.to_owned()), "{groups:?}");
    for seat in ["White", "Black"] {
        assert!(window.says(&format!("{seat}: 0 of 7 reds")), "{seat}");
    }
}

#[test]
fn radio_buttons_are_in_groups_with_names() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::Comma);
    window.press("Accessibility");
    let groups = names(&window, Role::RadioGroup);
    assert_eq!(groups, ["Choose a game", "Motion"]);
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::COMMAND, Key::N);
    // The start page behind the dialog has this choice of a game too.
    assert_eq!(names(&window, Role::RadioGroup).len(), 6);
    let nodes = window.harness.query_all_by_role(Role::RadioButton);
    for radio in nodes {
        let grouped = is_in(&radio.accesskit_node(), Role::RadioGroup);
        assert!(grouped, "{:?}", radio.accesskit_node().label());
    }
}

fn is_in(node: &AccessKitNode<'_>, role: Role) -> bool {
    node.parent().is_some_and(|parent| parent.role() == role || is_in(&parent, role))
}

#[test]
fn a_dialog_has_a_name_and_lies_over_everything_else() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::Comma);
    let dialog = window.harness.get_by_role_and_label(Role::Dialog, "Settings");
    assert!(dialog.accesskit_node().is_modal());
    window.key(Modifiers::NONE, Key::Escape);

    window.press("Two players");
    window.drag("f1", "f2");
    window.press("Move");
    window.press("Resign…");
    assert_eq!(names(&window, Role::AlertDialog).len(), 1);
}

#[test]
fn what_lies_behind_a_dialog_cannot_be_pressed() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::Comma);
    window.harness.get_by_label("Two players").click_accesskit();
    window.settle();
    assert!(window.shows("Easy"), "a game has begun");
    let asks = window.harness.get_by_label("Ask before resigning");
    asks.click_accesskit();
    window.settle();
    assert!(!window.settings().confirm_resigning);
    window.harness.get_by_label("Close").click_accesskit();
    window.settle();
    window.harness.get_by_label("Two players").click_accesskit();
    window.settle();
    assert!(!window.shows("Easy"), "no game has begun");
}

fn focused(window: &Window) -> Option<String> {
    let nodes = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
    nodes.filter_map(|node| node.accesskit_node().label()).next_back()
}

#[test]
fn the_focus_goes_into_a_dialog_and_back() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.harness.get_by_label("Hint").focus();
    window.settle();
    assert_eq!(focused(&window).as_deref(), Some("Hint"));
    window.key(Modifiers::COMMAND, Key::Comma);
    assert_eq!(focused(&window).as_deref(), Some("Close"));
    window.key(Modifiers::NONE, Key::Escape);
    assert_eq!(focused(&window).as_deref(), Some("Hint"));
}

#[test]
fn the_board_has_the_keyboard_after_the_start_a_new_game_and_a_dialog() {
    let on_board = |window: &Window| {
        let label = focused(window).unwrap_or_default();
        assert!(label.starts_with("Kuba board"), "{label:?} has the focus");
    };
    let home = home();
    let mut window = Window::open(home.path());
    on_board(&window);
    window.key(Modifiers::NONE, Key::Tab);
    assert_eq!(focused(&window).as_deref(), Some("Learn to play"));
    window.key(Modifiers::COMMAND, Key::N);
    window.press("A friend");
    window.press("Play");
    on_board(&window);
    window.key(Modifiers::COMMAND, Key::Comma);
    window.key(Modifiers::NONE, Key::Escape);
    on_board(&window);
    window.settings().confirm_resigning = false;
    window.press("Move");
    window.press("Resign…");
    window.press("Rematch");
    window.press("White at bottom right");
    on_board(&window);
}

#[test]
fn the_small_boards_of_a_new_game_are_one_button_each() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::N);
    window.press("Rules, clock, board, position");
    let cells = window.harness.query_all_by(|node| {
        let is_cell = node.label().is_some_and(|label| label.starts_with("a1, "));
        is_cell && !hidden(node)
    });
    assert_eq!(cells.count(), 1, "only the board behind has cells");
}

/// `true` if the node or an ancestor is hidden from screen readers.
fn hidden(node: &AccessKitNode<'_>) -> bool {
    node.is_hidden() || node.parent().is_some_and(|parent| hidden(&parent))
}

#[test]
fn nothing_is_there_to_be_pressed_without_a_name() {
    let home = home();
    let mut window = Window::open(home.path());
    for key in [Key::N, Key::Comma] {
        window.key(Modifiers::COMMAND, key);
        let labels = window.harness.query_all_by_role(Role::Label);
        for label in labels {
            let words = label.value().or_else(|| label.accesskit_node().label());
            assert!(words.is_some_and(|words| !words.trim().is_empty()));
        }
        window.key(Modifiers::NONE, Key::Escape);
    }
}

/// Resizes as the system does: a zoomed window has fewer points.
fn zoomed(window: &mut Window, screen: Vec2, zoom: f32) {
    window.settings().zoom = zoom;
    for _ in 0..10 {
        window.harness.step();
        let shown = window.harness.ctx.zoom_factor();
        window.harness.set_size(screen / shown);
    }
    window.settle();
}

#[test]
fn a_zoom_that_does_not_fit_is_made_as_large_as_fits() {
    let home = home();
    let screen = Vec2::new(800.0, 600.0);
    let mut window = Window::with(home.path(), screen, None);
    window.press("Two players");
    for zoom in [2.0, 3.0] {
        zoomed(&mut window, screen, zoom);
        let shown = window.harness.ctx.zoom_factor();
        assert!((shown - 1.25).abs() < 0.001, "{shown}");
        let width = (window.cell("g1").x - window.cell("a1").x) * shown;
        assert!(width > 250.0, "{width}");
        window.key(Modifiers::COMMAND, Key::Minus);
        let wished = window.settings().zoom;
        assert!(wished < 1.25, "smaller is smaller than what is shown: {wished}");
    }
    zoomed(&mut window, screen, 3.0);
    window.key(Modifiers::COMMAND, Key::Num0);
    let wished = window.settings().zoom;
    zoomed(&mut window, screen, wished);
    assert!((window.harness.ctx.zoom_factor() - 1.0).abs() < 0.001);
}

#[test]
fn a_large_window_zooms_by_itself_unless_a_zoom_was_chosen() {
    let home = home();
    let screen = Vec2::new(1920.0, 1080.0);
    let mut window = Window::with(home.path(), screen, None);
    let shown = |window: &Window| window.harness.ctx.zoom_factor();
    zoomed(&mut window, screen, 1.0);
    assert!((shown(&window) - 1.35).abs() < 0.001, "{}", shown(&window));
    window.key(Modifiers::COMMAND, Key::Minus);
    let wished = window.settings().zoom;
    zoomed(&mut window, screen, wished);
    assert!((shown(&window) - 1.35 / 1.1).abs() < 0.001, "smaller than what was shown: {wished}");
    zoomed(&mut window, Vec2::new(1280.0, 800.0), 1.0);
    assert!((shown(&window) - 1.0).abs() < 0.001);
}

#[test]
fn an_impossible_scale_of_the_system_leaves_a_window_that_can_be_used() {
    let home = home();
    let scale = 50.0;
    let screen = Vec2::new(1280.0, 720.0) / scale;
    let mut window = Window::with(home.path(), screen, None);
    let viewports = &mut window.harness.input_mut().viewports;
    let root = viewports.get_mut(&egui::ViewportId::ROOT).expect("the window");
    root.native_pixels_per_point = Some(scale);
    zoomed(&mut window, screen, 1.0);
    let shown = scale * window.harness.ctx.zoom_factor();
    assert!((shown - 1.5).abs() < 0.001, "{shown} pixels per point");
    window.press("Two players");
    window.drag("f1", "f2");
    assert_eq!(window.moves(), ["f1f2"]);
}

#[test]
fn the_items_of_the_longest_menu_move_together_where_they_would_not_fit() {
    let home = home();
    let heights = [800.0, 799.0, 721.0].map(|height| {
        let mut window = Window::with(home.path(), Vec2::new(1280.0, height), None);
        window.press("View");
        window.press("Look");
        let last = window.harness.get_by_label_contains("Normal size").rect();
        let bottom = window.harness.ctx.content_rect().bottom();
        assert!(last.bottom() <= bottom, "{last} in a window of {bottom}: the menu scrolls");
        last.height()
    });
    assert!(heights[1] < heights[0], "{heights:?}");
    assert!(heights[1] - heights[2] < 0.5, "{heights:?}");
}

#[test]
fn a_zoomed_window_has_room_for_the_welcome_and_for_a_result() {
    let home = home();
    let screen = Vec2::new(800.0, 600.0);
    let mut window = Window::with(home.path(), screen, None);
    zoomed(&mut window, screen, 2.0);
    let in_sight = |window: &Window, names: &[&str]| {
        let content = window.harness.ctx.content_rect();
        let rects: Vec<egui::Rect> =
            names.iter().map(|name| window.harness.get_by_label(name).rect()).collect();
        for (index, rect) in rects.iter().enumerate() {
            assert!(content.contains_rect(*rect), "{} is at {rect}", names[index]);
            let other = rects[..index].iter().position(|other| other.intersects(rect.shrink(0.5)));
            assert!(other.is_none(), "{} lies over another", names[index]);
        }
    };
    in_sight(&window, &["Easy", "Medium", "Hard", "Two players", "Learn to play", "You", "Learn"]);
    window.press("Two players");
    in_sight(&window, &["Undo", "Redo", "Hint", "White’s turn"]);
    window.settings().confirm_resigning = false;
    window.drag("f1", "f2");
    window.press("Move");
    window.press("Resign…");
    zoomed(&mut window, screen, 2.0);
    let white = "White: 0 of 7 reds, 0 of the opponent’s marbles";
    in_sight(&window, &["Rematch", "Study", "More", white]);
}

#[test]
fn the_list_is_told_in_words_and_in_the_order_of_play() {
    let home = home();
    let mut window = Window::two_players(home.path());
    // White moves twice in a row, so its second push has no push of Black beside it.
    window.paste("7/7/7/WB5/7/WB3WR/1W3WR w");
    window.drag("f1", "g1");
    window.drag("f2", "g2");
    window.drag("a2", "b2");
    window.drag("b4", "b5");
    let told = |label: &String| label.starts_with("White: ") || label.starts_with("Black: ");
    let list: Vec<String> = names(&window, Role::Button).into_iter().filter(told).collect();
    assert_eq!(
        list,
        [
            "White: f1 right, takes a red marble",
            "White: f2 right, takes a red marble",
            "White: a2 right",
            "Black: b4 up",
        ]
    );
}

#[test]
fn a_list_without_a_move_says_so_and_against_an_easy_computer_what_the_game_is_about() {
    let home = home();
    let mut window = Window::open(home.path());
    let aim = "Push rows of marbles off the board. Seven reds win.";
    window.press("Easy");
    assert!(window.shows("No push yet.") && window.shows(aim));
    window.drag("f1", "f2");
    assert!(!window.shows("No push yet.") && !window.shows(aim));
    let home = crate::common::window::home();
    let window = Window::two_players(home.path());
    assert!(window.shows("No push yet.") && !window.shows(aim));
}
