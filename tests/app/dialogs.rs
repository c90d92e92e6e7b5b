//! Dialogs and menus as a player uses them: everything can be reached, and Enter loses nothing.

use std::fs;
use std::path::Path;
use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Popup, Pos2, Rect, Theme, Vec2, ViewportId, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use kuba::app::shell::command::{AppCommand, Command, FileCommand, GameCommand, StartCommand};
use kuba::app::shell::theme::ThemeChoice;
use kuba::board::MarbleStyle;
use kuba::bot::Level;
use kuba::rules::Player;
use kuba::session::{Seat, TimeControl};

use crate::common::nightly::nightly;
use crate::common::window::{Window, home};

const WIDE: Vec2 = Vec2::new(1280.0, 800.0);
const SMALL: Vec2 = Vec2::new(800.0, 600.0);
const LEAST: Vec2 = Vec2::new(480.0, 600.0);
/// A window of 800 × 600 at the largest zoom it allows, and one of 640 × 480.
const ZOOMED: Vec2 = Vec2::new(640.0, 480.0);

fn new_game(window: &mut Window) {
    window.key(Modifiers::COMMAND, Key::N);
}

fn escape(window: &mut Window) {
    window.key(Modifiers::NONE, Key::Escape);
}

fn press_as(window: &mut Window, role: Role, name: &str) {
    window.harness.get_by_role_and_label(role, name).click();
    window.settle();
}

fn ko(window: &Window) -> String {
    let lists = window.harness.query_all_by_role(Role::ComboBox);
    lists
        .filter_map(|list| list.accesskit_node().label())
        .find(|label| label.starts_with("Pushing back (ko): "))
        .expect("the choice of ko")
}

#[test]
fn a_drag_released_behind_a_dialog_plays_nothing() {
    for key in [Key::Comma, Key::N, Key::O] {
        let home = home();
        let mut window = Window::two_players(home.path());
        let end = window.cell("f2");
        window.hold("f1", end);
        window.harness.key_press_modifiers(Modifiers::COMMAND, key);
        window.harness.run_steps(2);
        window.harness.drop_at(end);
        window.settle();
        assert!(window.moves().is_empty(), "{key:?}");
    }
}

#[test]
fn a_list_of_choices_opens_over_its_dialog_however_often_that_was_open() {
    let home = home();
    let mut window = Window::with(home.path(), SMALL, None);
    let values = ["May not restore the last board", "May not push straight back"];
    for round in 0..6 {
        new_game(&mut window);
        window.press("Rules, clock, board, position");
        let list = ko(&window);
        window.harness.get_by_label(&list).scroll_to_me();
        window.settle();
        window.press(&list);
        escape(&mut window);
        assert!(window.shows("Play"), "the list goes first");
        escape(&mut window);
        assert!(!window.shows("Play"), "then the dialog");
        new_game(&mut window);
        window.press("Rules, clock, board, position");
        window.harness.get_by_label(&list).scroll_to_me();
        window.settle();
        window.press(&list);
        let value = values[round % 2];
        let items = window.harness.query_all_by_label(value);
        items.last().expect("an item").click();
        window.settle();
        assert_eq!(ko(&window), format!("Pushing back (ko): {value}"), "round {round}");
        escape(&mut window);
    }
}

#[test]
fn an_extra_turn_only_for_a_red_is_chosen_in_a_mix_of_ones_own_by_the_keyboard() {
    let home = home();
    let mut window = Window::with(home.path(), SMALL, None);
    let list = |value: &str| format!("After a capture: {value}");
    let mut now = "Push again";
    for value in ["Push again only after a red", "May push again only after a red"] {
        new_game(&mut window);
        if !window.shows(&list(now)) {
            window.press("Rules, clock, board, position");
        }
        window.harness.get_by_label(&list(now)).focus();
        window.settle();
        window.key(Modifiers::NONE, Key::Enter);
        window.harness.get_by_label(value).focus();
        window.settle();
        window.key(Modifiers::NONE, Key::Enter);
        assert!(window.shows(&list(value)), "{value}");
        let own = window.harness.get_by_role_and_label(Role::RadioButton, "Your own mix");
        assert_eq!(own.accesskit_node().toggled(), Some(Toggled::True), "{value}");
        window.press("Play");
        now = value;
    }
}

#[test]
fn a_menu_goes_when_a_dialog_is_chosen_in_it_by_the_keyboard() {
    let home = home();
    let mut window = Window::open(home.path());
    for name in ["Help", "About Kuba"] {
        window.harness.get_by_label(name).focus();
        window.settle();
        window.key(Modifiers::NONE, Key::Enter);
    }
    assert!(window.shows("Close"), "the dialog is open");
    assert!(!window.shows("About Kuba"), "the menu lies over it");
}

#[test]
fn a_menu_goes_when_something_is_switched_in_it_by_the_keyboard() {
    let home = home();
    let mut window = Window::open(home.path());
    for name in ["View", "Threats"] {
        window.harness.get_by_label(name).focus();
        window.settle();
        window.key(Modifiers::NONE, Key::Enter);
    }
    assert!(window.settings().show_threats);
    assert!(!window.shows("Threats"), "the menu is open");
}

#[test]
fn a_game_against_the_computer_is_three_rows() {
    let home = home();
    let mut window = Window::open(home.path());
    new_game(&mut window);
    for name in ["Opponent", "Level", "Colour"] {
        assert!(window.shows(name), "{name}");
    }
    for name in ["Ko", "Start position", "Name of White"] {
        assert!(!window.shows(name), "{name} is unfolded");
    }
    press_as(&mut window, Role::RadioButton, "Black");
    let slider = window.harness.get_by_role_and_label(Role::Slider, "Level");
    slider.focus();
    window.settle();
    let before = window.settings().level;
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(window.settings().level, before + 1);
    window.press("Play");
    let seats = window.app().state().seats.clone();
    assert_eq!(seats[0].level().map(Level::number), Some(before + 1));
    assert_eq!(seats[1], Seat::Human(None));
    window.key(Modifiers::COMMAND, Key::N);
    press_as(&mut window, Role::RadioButton, "Take turns");
    assert!(window.says("The loser is White"));
    assert_eq!(window.settings().take_turns, Some(true));
}

#[test]
fn friends_have_names_and_computers_have_levels() {
    let home = home();
    let mut window = Window::open(home.path());
    new_game(&mut window);
    window.press("A friend");
    window.harness.get_by_label("Name of Black").focus();
    window.settle();
    window.harness.event(egui::Event::Text("Bob".to_owned()));
    window.settle();
    assert!(!window.shows("Level"));
    window.press("Play");
    assert_eq!(window.app().state().seats[1], Seat::human("Bob"));
    new_game(&mut window);
    window.press("Computer against itself");
    let names = ["White", "Black"];
    for name in names {
        let slider = window.harness.get_by_role_and_label(Role::Slider, name);
        assert!(slider.accesskit_node().value().is_some(), "{name}");
    }
    press_as(&mut window, Role::RadioButton, "Computer");
    window.press("Rules, clock, board, position");
    window.harness.get_by_label("Name of White").scroll_to_me();
    window.settle();
    assert!(window.shows("Your name"));
}

fn parts(window: &Window) -> Vec<(Role, String)> {
    let kinds = [
        Role::RadioButton,
        Role::CheckBox,
        Role::Slider,
        Role::ComboBox,
        Role::TextInput,
        Role::Button,
        Role::Tab,
    ];
    let dialog = window.harness.get_by_role(Role::Dialog);
    let within = dialog.query_all_by(|node| kinds.contains(&node.role()) && !node.is_hidden());
    within
        .filter_map(|node| Some((node.accesskit_node().role(), node.accesskit_node().label()?)))
        .collect()
}

/// Scrolls to each control of the dialog and checks that it is inside the window and under the pointer.
fn all_can_be_reached(window: &mut Window, screen: Rect, place: &str) {
    let parts = parts(window);
    assert!(!parts.is_empty(), "{place}: nothing to press");
    for (role, name) in parts {
        let find = |window: &Window| {
            let dialog = window.harness.get_by_role(Role::Dialog);
            let found = dialog.query_all_by_role_and_label(role, &name);
            found.last().map(|node| node.rect())
        };
        let dialog = window.harness.get_by_role(Role::Dialog);
        let node = dialog.query_all_by_role_and_label(role, &name).last();
        node.expect("it was there").scroll_to_me();
        window.settle();
        let rect = find(window).expect("it is there");
        assert!(screen.expand(0.5).contains_rect(rect), "{place}: {name} is at {rect} in {screen}");
    }
}

#[test]
fn everything_in_the_dialogs_can_be_reached_in_every_window() {
    for &size in nightly(&[WIDE, SMALL, LEAST, ZOOMED][..], &[LEAST, ZOOMED]) {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for opponent in ["Computer", "A friend", "Somebody elsewhere", "Computer against itself"] {
            new_game(&mut window);
            press_as(&mut window, Role::RadioButton, opponent);
            window.scroll_to("Rules, clock, board, position");
            window.press("Rules, clock, board, position");
            all_can_be_reached(&mut window, screen, opponent);
            escape(&mut window);
        }
        window.key(Modifiers::COMMAND, Key::Comma);
        for tab in ["Game", "Computer", "Accessibility"] {
            press_as(&mut window, Role::Tab, tab);
            all_can_be_reached(&mut window, screen, tab);
        }
        escape(&mut window);
        window.key(Modifiers::NONE, Key::F1);
        all_can_be_reached(&mut window, screen, "Keys");
    }
}

/// Dialogs with the command that opens each.
fn dialogs() -> Vec<(&'static str, Command)> {
    vec![
        ("New game", Command::Start(StartCommand::NewGame)),
        ("Settings", Command::App(AppCommand::Settings)),
        ("Rules", Command::App(AppCommand::Rules)),
        ("Often asked", Command::App(AppCommand::OftenAsked)),
        ("Keys", Command::App(AppCommand::Keys)),
        ("Accessibility", Command::App(AppCommand::Accessibility)),
        ("About", Command::App(AppCommand::About)),
        ("Share", Command::File(FileCommand::Share)),
        ("Resign", Command::Game(GameCommand::Resign)),
        ("Open", Command::File(FileCommand::Open)),
    ]
}

/// Frames of a window that draws only what it asked for.
fn draw_what_is_asked_for(window: &mut Window) {
    for _ in 0..100 {
        window.harness.step();
        let output = &window.harness.output().viewport_output[&ViewportId::ROOT];
        if output.repaint_delay > Duration::from_secs(1) {
            return;
        }
    }
}

#[test]
fn every_dialog_stays_inside_the_window_when_its_size_changes() {
    let home = home();
    let mut window = Window::with(home.path(), WIDE, None);
    // A zoom that was chosen stays the same in every size.
    window.settings().zoom = 1.01;
    window.press("Two players");
    window.drag("f1", "f2");
    let sizes = [WIDE, vec2(1920.0, 1080.0), SMALL, vec2(1280.0, 1000.0), LEAST, WIDE, ZOOMED];
    let mut outside = Vec::new();
    for (name, command) in dialogs() {
        window.harness.set_size(WIDE);
        window.settle();
        window.run(command);
        for size in sizes {
            window.harness.set_size(size);
            draw_what_is_asked_for(&mut window);
            let is_dialog = |role: Role| matches!(role, Role::Dialog | Role::AlertDialog);
            let mut found = window.harness.query_all_by(|node| is_dialog(node.role()));
            let dialog = found.next().expect("a dialog");
            let title = dialog.query_all_by_role(Role::Label).next();
            let last = dialog.query_all_by_role(Role::Button).last();
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            for part in [title, last].into_iter().flatten() {
                if !screen.contains_rect(part.rect()) {
                    outside.push(format!("{name}: {} in {size}", part.rect()));
                }
            }
        }
        window.key(Modifiers::NONE, Key::Escape);
        window.settle();
    }
    assert!(outside.is_empty(), "{outside:?}");
}

#[test]
fn the_keys_of_a_game_are_on_one_page() {
    for size in [WIDE, SMALL] {
        let home = home();
        let mut window = Window::with(home.path(), size, None);
        window.key(Modifiers::NONE, Key::F1);
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        // In the small window the last commands scroll.
        let last = if size == WIDE { "Keys: F1" } else { "In a study" };
        for name in ["On the board", "New game: Ctrl+N", last, "Shift and an arrow"] {
            let nodes: Vec<Rect> = window
                .harness
                .query_all_by(|node| {
                    let words = node.value().or_else(|| node.label());
                    let is_shown = matches!(node.role(), Role::Label | Role::Button);
                    is_shown && words.as_deref() == Some(name)
                })
                .map(|node| node.rect())
                .collect();
            assert!(!nodes.is_empty(), "{name} is not there");
            let inside = nodes.iter().all(|rect| screen.contains_rect(*rect));
            assert!(inside, "{name} is at {nodes:?} in {size}");
        }
        let close = window.harness.get_by_label("Close").rect();
        let rows = window.harness.query_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.contains(": "))
        });
        let is_cut = |row: &Rect| row.bottom() > close.top() - 12.0;
        let cut: Vec<Rect> = rows.map(|row| row.rect()).filter(is_cut).collect();
        assert!(size != WIDE || cut.is_empty(), "{cut:?}");
    }
}

#[test]
fn a_dialog_opens_at_its_top_and_folded() {
    let home = home();
    let mut window = Window::with(home.path(), ZOOMED, None);
    new_game(&mut window);
    let top = |window: &Window| {
        let dialog = window.harness.get_by_role(Role::Dialog);
        dialog.get_by_label("Cubulus").rect().top()
    };
    let at_first = top(&window);
    window.scroll_to("Rules, clock, board, position");
    window.press("Rules, clock, board, position");
    window.harness.get_by_label("Paste a position here, or leave it empty").scroll_to_me();
    window.settle();
    assert!(top(&window) < at_first, "it has not scrolled");
    escape(&mut window);
    new_game(&mut window);
    assert!((top(&window) - at_first).abs() < 1.0);
    assert!(!window.shows("Start position"));
}

#[test]
fn a_page_opens_at_its_top() {
    let home = home();
    let mut window = Window::with(home.path(), SMALL, None);
    let open = |window: &mut Window| {
        window.press("Help");
        window.press("Rules");
    };
    let top = |window: &Window| window.harness.get_by_label("The aim").rect().top();
    open(&mut window);
    let at_first = top(&window);
    window.harness.get_by_label("Rule sets").scroll_to_me();
    window.settle();
    assert!(top(&window) < at_first, "it has not scrolled");
    escape(&mut window);
    open(&mut window);
    assert!((top(&window) - at_first).abs() < 1.0);
}

fn focused(window: &Window) -> String {
    let nodes = window.harness.query_all_by(|node| node.is_focused() && node.label().is_some());
    let mut names = nodes.filter_map(|node| node.accesskit_node().label());
    names.next_back().unwrap_or_default()
}

fn save_as(window: &mut Window, path: &Path) {
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    let path = path.display().to_string();
    window.harness.event(egui::Event::Text(path));
    window.settle();
    window.key(Modifiers::NONE, Key::Enter);
}

#[test]
fn enter_never_loses_anything() {
    let home = home();
    let precious = home.path().join("precious.kuba");
    fs::write(&precious, "precious").expect("a file");
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    save_as(&mut window, &precious);
    assert!(window.shows("Replace the file?"));
    assert_eq!(focused(&window), "Cancel");
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(fs::read_to_string(&precious).expect("a file"), "precious");
    assert!(!window.shows("Replace the file?"));
    window.press("Move");
    window.press("Resign…");
    assert_eq!(focused(&window), "Keep playing");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.app().state().ended.is_none());
}

#[test]
fn messages_at_the_start_cover_no_way_to_begin() {
    for size in [WIDE, SMALL] {
        let home = home();
        let config = home.path().join("config");
        fs::create_dir_all(&config).expect("a folder");
        fs::write(config.join("settings.ron"), "(seconds: 1000.0)").expect("settings");
        let window = Window::with(home.path(), size, None);
        let message = window.harness.get_by_label("Dismiss").rect();
        let games = ["Kuba", "Cubulus", "Qubism"];
        let ways = ["Easy", "Two players", "Learn to play", "Train", "You", "Learn"];
        for name in games.into_iter().chain(ways) {
            for way in window.harness.query_all_by_label(name) {
                assert!(!way.rect().intersects(message), "{name} in {size}");
            }
        }
        // The message lies beside the board if there is room.
        let beside = message.left() > window.cell("g1").x;
        assert_eq!(beside, size == WIDE);
    }
}

#[test]
fn the_view_menu_ticks_what_is_on_and_switches_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    let open = |window: &mut Window| {
        window.press("View");
        window.press("Look");
    };
    let ticked = |window: &Window, name: &str| {
        let item = window.harness.get_by_role_and_label(Role::MenuItemCheckBox, name);
        item.accesskit_node().toggled() == Some(Toggled::True)
    };
    open(&mut window);
    assert!(ticked(&window, "Coordinates") && ticked(&window, "Glass"));
    assert!(!ticked(&window, "Light") && !ticked(&window, "Dark"));
    window.press("Dark");
    assert_eq!(window.settings().theme, ThemeChoice::Dark);
    for (name, on) in [("Symbols", true), ("Coordinates", false)] {
        open(&mut window);
        window.press(name);
        open(&mut window);
        assert_eq!(ticked(&window, name), on, "{name}");
        escape(&mut window);
    }
    assert_eq!(window.settings().marbles, MarbleStyle::Symbols);
    assert!(!window.settings().coordinates);
}

fn begin(home: &Path, game: &str) -> Window {
    let mut window = Window::open(home);
    press_as(&mut window, Role::RadioButton, game);
    window.press("Two players");
    window
}

#[test]
fn what_threatens_is_switched_on_in_the_menu_and_by_the_button_and_kept() {
    for (game, name) in [("Kuba", "Threats"), ("Cubulus", "Threats"), ("Qubism", "Shortest ways")] {
        let home = home();
        let mut window = Window::open(home.path());
        assert!(!window.shows(name), "no game on the start page");
        window.press("View");
        press_as(&mut window, Role::MenuItemCheckBox, "Threats");
        drop(window);
        let mut window = begin(home.path(), game);
        assert!(window.settings().show_threats, "{game}: it is kept");
        press_as(&mut window, Role::Button, name);
        assert!(!window.settings().show_threats, "{game}: by the button");
        let bare = window.harness.render().expect("a picture");
        window.press("View");
        press_as(&mut window, Role::MenuItemCheckBox, name);
        assert!(window.settings().show_threats, "{game}: by the menu");
        let shown = window.harness.render().expect("a picture");
        assert!(shown != bare, "{game}: the picture changes");
    }
}

#[test]
fn the_layers_of_the_cube_are_large_by_menu_by_button_and_by_key() {
    let home = home();
    let mut window = begin(home.path(), "Cubulus");
    let name = "Large layers";
    let width = |window: &Window| {
        let layer = window
            .harness
            .get_by(|node| node.value().is_some_and(|words| words.starts_with("Layer 2, ")));
        layer.rect().width()
    };
    let small = width(&window);
    window.press("View");
    window.press("Look");
    press_as(&mut window, Role::MenuItemCheckBox, name);
    assert!(width(&window) > 1.5 * small, "by the menu");
    press_as(&mut window, Role::Button, name);
    assert!((width(&window) - small).abs() < 0.5, "by the button");
    window.key(Modifiers::NONE, Key::L);
    window.harness.run_steps(2);
    assert!(width(&window) > 1.5 * small, "by the key");
    window.press("View");
    window.press("Look");
    let item = window.harness.get_by_role_and_label(Role::MenuItemCheckBox, name);
    assert_eq!(item.accesskit_node().toggled(), Some(Toggled::True));
    let other = self::home();
    let mut window = begin(other.path(), "Kuba");
    window.press("View");
    window.press("Look");
    assert!(!window.shows(name), "only where there are layers");
}

#[test]
fn it_is_light_where_the_system_does_not_say() {
    let home = home();
    let window = Window::open(home.path());
    assert_eq!(window.harness.ctx.theme(), Theme::Light);
}

#[test]
fn your_turn_means_the_only_person_whichever_way_the_board_lies() {
    let home = home();
    let mut window = Window::open(home.path());
    window.press("Easy");
    assert!(window.says("You, White, Your turn"));
    window.key(Modifiers::COMMAND, Key::T);
    assert!(window.says("You, White, Your turn"));
    assert_eq!(window.app().state().turn, Player::FIRST);
    let home = crate::common::window::home();
    let mut window = Window::two_players(home.path());
    for turned in [false, true] {
        assert!(window.shows("White’s turn") && !window.shows("Your turn"));
        assert_eq!(window.settings().turned, turned);
        window.key(Modifiers::COMMAND, Key::T);
    }
}

#[test]
fn the_fold_of_a_new_game_names_what_is_not_as_usual() {
    let home = home();
    let mut window = Window::open(home.path());
    let fold = "Rules, clock, board, position";
    new_game(&mut window);
    press_as(&mut window, Role::Button, fold);
    window.press("Kings and Soldiers");
    escape(&mut window);
    window.settings().clock = Some(TimeControl::Move { seconds: 12 });
    new_game(&mut window);
    assert!(window.shows("Kings and Soldiers · 12 s a push"));
    let dialog = window.harness.get_by_role_and_label(Role::Dialog, "New game");
    let tiles = dialog.query_all_by_role_and_label(Role::RadioButton, "Qubism");
    tiles.last().expect("a tile").click();
    window.settle();
    window.settings().clock = Some(TimeControl::Game { minutes: 10, more: 3 });
    window.settle();
    assert!(window.shows("10 min each + 3 s a move"));
    window.settings().clock = None;
    window.settle();
    assert!(!window.says("3 s a move"), "everything is as usual");
}

#[test]
fn a_game_is_saved_under_the_names_of_its_players_and_the_day() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (game, extension) in [("Kuba", "kuba"), ("Qubism", "qubism")] {
        new_game(&mut window);
        window.press(game);
        press_as(&mut window, Role::RadioButton, "Computer");
        window.press("Play");
        window.key(Modifiers::COMMAND, Key::S);
        let field = window.harness.get_by_label("Path").value();
        let today = kuba::store::today();
        let names = ["You – Computer", "Computer – You"];
        let names = names.map(|names| format!("{names} {today}.{extension}"));
        assert!(names.contains(&field.unwrap_or_default()), "{names:?}");
        escape(&mut window);
    }
}

#[test]
fn a_message_about_the_zoom_goes_when_another_zoom_is_chosen() {
    let home = home();
    let mut window = Window::open(home.path());
    let told = "No larger zoom fits into this window.";
    for _ in 0..20 {
        window.key(Modifiers::COMMAND, Key::Plus);
    }
    assert!(window.says(told));
    window.key(Modifiers::COMMAND, Key::Num0);
    assert!(!window.says(told));
}

#[test]
fn in_a_small_window_there_is_one_message_at_a_time_and_none_over_the_games() {
    let home = home();
    let other = Window::open(home.path());
    let mut window = Window::with(home.path(), vec2(800.0, 600.0), None);
    let first = "Kuba is also open in another window.";
    assert!(window.says(first));
    let message = window.harness.get_by_label_contains(first).rect();
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let tile = window.harness.get_by_role_and_label(Role::RadioButton, game);
        assert!(!tile.rect().intersects(message), "{game}");
    }
    window.press("Two players");
    window.harness.event(egui::Event::Copy);
    window.settle();
    assert!(window.says("clipboard") || window.says("copied"));
    assert!(!window.says(first));
    drop(other);
}

#[test]
fn three_players_are_told_apart_by_name_and_level_and_no_name_is_cut() {
    let home = home();
    let mut window = Window::with(home.path(), SMALL, None);
    let level = |number| Seat::Computer(Level::new(number).expect("a level"));
    window.settings().take_turns = Some(false);
    let seats = vec![level(1), Seat::Human(None), level(5)];
    window.settings().players.insert("cubulus".to_owned(), seats);
    window.press("Cubulus");
    new_game(&mut window);
    window.press("3 players");
    window.press("Play");
    let state = window.app().state();
    let texts = kuba::i18n::Texts::new(&[]);
    let titles: Vec<String> =
        (0..3).map(|seat| state.seat_title(Player::seat(seat), &texts)).collect();
    let named = |number| texts.text(Level::new(number).expect("a level").name_key());
    assert_eq!(titles, [named(1), "You".to_owned(), named(5)]);
    let card = format!("Computer, White · Level 1: {}", named(1));
    assert!(window.says(&card), "the card says what it is");
    let twins = kuba::app::game::table::TableState {
        seats: vec![level(2), level(2), Seat::Human(None)],
        ..state.clone()
    };
    let title = twins.seat_title(Player::SECOND, &texts);
    assert!(title.starts_with(&named(2)) && title.ends_with("(Black)"), "{title}");
}

#[test]
fn the_menus_open_by_keys_and_give_the_keyboard_back() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for (modifiers, key, shown) in [
        (Modifiers::NONE, Key::F10, "New game…"),
        (Modifiers::ALT, Key::G, "New game…"),
        (Modifiers::ALT, Key::M, "Undo"),
        (Modifiers::ALT, Key::V, "Flip the board"),
        (Modifiers::ALT, Key::T, "Puzzles"),
        (Modifiers::ALT, Key::H, "About Kuba"),
    ] {
        window.key(modifiers, key);
        assert!(Popup::is_any_open(&window.harness.ctx), "{key:?}");
        assert!(window.says(shown), "{key:?}");
        window.key(Modifiers::NONE, Key::Escape);
        assert!(!Popup::is_any_open(&window.harness.ctx), "{key:?}");
        let focused = focused(&window);
        assert!(focused.starts_with("Kuba board"), "{key:?}: {focused}");
    }
    window.key(Modifiers::NONE, Key::F10);
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.key(Modifiers::NONE, Key::ArrowDown);
    let first = focused(&window);
    assert!(first.starts_with("Flip the board"), "{first}");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.settings().turned);
    assert!(focused(&window).starts_with("Kuba board"));
    assert!(window.moves().is_empty());
    // A dialog covers the menus.
    window.key(Modifiers::COMMAND, Key::Comma);
    window.key(Modifiers::NONE, Key::F10);
    assert!(!Popup::is_any_open(&window.harness.ctx));
}

/// Presses a key and lets the menu draw twice, as the pointer does.
fn arrow(window: &mut Window, key: Key) {
    window.key(Modifiers::NONE, key);
    window.harness.run_steps(2);
}

#[test]
fn the_arrow_keys_lead_to_the_neighbours_of_a_menu_however_it_was_opened() {
    let home = home();
    let mut window = Window::two_players(home.path());
    // By the mouse, which focuses nothing.
    window.press("Move");
    arrow(&mut window, Key::ArrowRight);
    assert!(window.says("Flip the board") && !window.shows("Resign…"));
    arrow(&mut window, Key::ArrowLeft);
    arrow(&mut window, Key::ArrowLeft);
    assert!(window.says("New game…") && !window.shows("Resign…"));
    arrow(&mut window, Key::ArrowLeft);
    assert!(window.shows("About Kuba"), "from the first to the last");
    escape(&mut window);
    // From a row of a menu.
    window.key(Modifiers::ALT, Key::V);
    arrow(&mut window, Key::ArrowDown);
    assert!(focused(&window).starts_with("Flip the board"));
    arrow(&mut window, Key::ArrowRight);
    assert!(window.shows("Set up a position"));
    arrow(&mut window, Key::ArrowLeft);
    // A submenu opens, and its rows lead back to it.
    for _ in 0..3 {
        arrow(&mut window, Key::ArrowDown);
    }
    assert_eq!(focused(&window), "Look");
    arrow(&mut window, Key::ArrowRight);
    assert!(window.shows("Coordinates"), "the submenu is open");
    assert!(focused(&window).starts_with("Coordinates"));
    arrow(&mut window, Key::ArrowLeft);
    assert_eq!(focused(&window), "Look");
    arrow(&mut window, Key::ArrowLeft);
    assert!(window.shows("Resign…"));
}

#[test]
fn a_disabled_item_of_a_menu_says_why() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.press("Move");
    let undo = window.harness.get_by_label("Undo Ctrl+Z");
    assert!(undo.accesskit_node().is_disabled());
    assert_eq!(undo.accesskit_node().description().as_deref(), Some("nothing to undo"));
    undo.hover();
    window.settle();
    window.harness.run_steps(40);
    assert!(window.shows("nothing to undo"), "and shows it");
}

#[test]
fn letters_are_for_a_menu_while_it_is_open_and_with_alt() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let is_asked =
        |window: &Window| window.says("Looking for a good push") || window.says("Hint: ");
    window.key(Modifiers::ALT, Key::H);
    assert!(Popup::is_any_open(&window.harness.ctx));
    assert!(!is_asked(&window), "Alt+H opens the help");
    window.key(Modifiers::NONE, Key::H);
    assert!(!is_asked(&window), "the menu has the letters");
    let shown = |window: &Window| window.app().state().commands.shown;
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(shown(&window), 1, "and whatever else is pressed alone");
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(shown(&window), 0, "they are heard again");
    window.key(Modifiers::NONE, Key::End);
    window.key(Modifiers::NONE, Key::H);
    window.wait("a hint", is_asked);
}

fn place(window: &Window, role: Role, name: &str) -> Rect {
    window.harness.get_by_role_and_label(role, name).rect()
}

#[test]
fn a_dialog_has_the_same_margin_at_both_sides() {
    let home = home();
    for size in [WIDE, SMALL, LEAST] {
        let mut window = Window::with(home.path(), size, None);
        new_game(&mut window);
        let dialog = window.harness.get_by_role(Role::Dialog);
        let nodes = dialog.children_recursive();
        let choices = nodes.filter(|node| node.accesskit_node().role() == Role::RadioButton);
        let mut tiles = choices.map(|choice| choice.rect()).filter(|choice| choice.height() > 60.0);
        let first = tiles.next().expect("a tile");
        let last = tiles.fold(first, Rect::union);
        let middle = f32::midpoint(first.left(), last.right());
        assert!((middle - size.x / 2.0).abs() <= 1.5, "{size}: {middle}");
    }
}

#[test]
fn the_labels_and_the_values_of_a_new_game_stand_in_one_column_each() {
    let home = home();
    let mut window = Window::open(home.path());
    new_game(&mut window);
    window.press("Rules, clock, board, position");
    let labels = ["Opponent", "Level", "Colour", "Pushing back (ko)", "Clock"];
    let left = place(&window, Role::Label, labels[0]).left();
    for name in labels {
        let label = place(&window, Role::Label, name);
        assert!((label.left() - left).abs() < 0.5, "{name}: {label}");
    }
    let column = place(&window, Role::RadioButton, "Computer").left();
    let is_there = |rect: Rect| (rect.left() - column).abs() <= 1.5;
    for name in ["White", "None"] {
        for value in window.harness.query_all_by_role_and_label(Role::RadioButton, name) {
            assert!(is_there(value.rect()), "{name}: {}", value.rect());
        }
    }
    let lists = window.harness.query_all_by_role(Role::ComboBox);
    let lists: Vec<Rect> = lists.map(|list| list.rect()).collect();
    assert_eq!(lists.len(), 2);
    assert!(lists.iter().copied().all(is_there), "{lists:?}");
    assert!((lists[0].width() - lists[1].width()).abs() < 0.5);
    for tick in window.harness.query_all_by_role(Role::CheckBox) {
        assert!(is_there(tick.rect()), "{}", tick.rect());
    }
}

#[test]
fn the_sets_of_rules_are_choices_as_all_others() {
    let home = home();
    let mut window = Window::open(home.path());
    new_game(&mut window);
    window.press("Rules, clock, board, position");
    press_as(&mut window, Role::RadioButton, "Kings and Soldiers");
    let role = Role::RadioButton;
    let is_chosen = |window: &Window, name: &str| {
        let node = window.harness.get_by_role_and_label(role, name);
        node.accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_chosen(&window, "Kings and Soldiers"));
    assert!(!is_chosen(&window, "Gering"));
}

#[test]
fn ticks_of_the_settings_stand_under_the_other_values() {
    let home = home();
    let mut window = Window::open(home.path());
    window.key(Modifiers::COMMAND, Key::Comma);
    window.press("Accessibility");
    let column = place(&window, Role::RadioButton, "System").left();
    let tick = place(&window, Role::CheckBox, "Play with one key");
    assert!((tick.left() - column).abs() <= 1.5, "{tick}");
}

#[test]
fn beside_every_picture_of_the_rules_there_is_something() {
    let home = home();
    for game in ["Kuba", "Cubulus", "Qubism"] {
        let mut window = Window::open(home.path());
        if game != "Kuba" {
            window.press(game);
        }
        window.press("Help");
        window.press("Rules");
        let nodes = |role| window.harness.query_all_by_role(role).map(|node| node.rect());
        let pictures: Vec<Rect> = nodes(Role::Image).collect();
        let texts: Vec<Rect> = nodes(Role::Label).collect();
        assert!(pictures.len() > 4, "{game}: {pictures:?}");
        for picture in &pictures {
            let is_beside = |other: &&Rect| {
                let apart = other.left() - picture.right();
                let aside = picture.left() - other.right();
                let near = (0.0..=30.0).contains(&apart) || (0.0..=30.0).contains(&aside);
                near && picture.y_range().intersects(other.y_range())
            };
            let mut others = pictures.iter().chain(&texts);
            assert!(others.any(|other| is_beside(&other)), "{game}: {picture}");
        }
    }
}

#[test]
fn a_tooltip_is_whole_in_the_smallest_window_and_goes_when_a_dialog_comes_over_it() {
    let home = home();
    let mut window = Window::with(home.path(), LEAST, None);
    window.settle();
    let words = "Four of a colour on one face of the cube win: a block, the corners or the middles of the \
                 edges.";
    let tile = window.harness.get_by_label("Cubulus").rect();
    window.harness.hover_at(tile.center());
    window.wait("the tooltip", |window| window.shows(words));
    let place = window.harness.get_by_label(words).rect();
    assert!(window.harness.ctx.content_rect().contains_rect(place), "{place}");
    window.key(Modifiers::NONE, Key::F1);
    assert!(window.shows("Close") && !window.shows(words));
}
