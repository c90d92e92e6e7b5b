//! The list of all commands: what it lists, what typing finds, and what Enter does.

use std::collections::BTreeSet;

use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, Vec2, vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use kuba::app::shell::command::{AppCommand, Command, FileCommand, StudyCommand, ViewCommand};
use kuba::app::shell::dialogs::find::matching::{Rank, match_letters};
use kuba::app::shell::theme::ThemeChoice;
use kuba::i18n::{Texts, catalogue};

use crate::common::window::{Window, home};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const LEAST: Vec2 = vec2(480.0, 600.0);

/// A row of the list.
struct Row {
    name: String,
    /// Keys, reason and place.
    about: String,
    is_disabled: bool,
    is_chosen: bool,
}

fn rows(window: &Window) -> Vec<Row> {
    let nodes = window.harness.query_all_by_role(Role::ListBoxOption);
    let mut rows: Vec<(f32, Row)> = nodes
        .map(|node| {
            let top = node.rect().top();
            let node = node.accesskit_node();
            let row = Row {
                name: node.label().unwrap_or_default(),
                about: node.description().unwrap_or_default(),
                is_disabled: node.is_disabled(),
                is_chosen: node.is_selected() == Some(true)
                    || node.toggled() == Some(Toggled::True),
            };
            (top, row)
        })
        .collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, row)| row).collect()
}

fn names(window: &Window) -> Vec<String> {
    rows(window).into_iter().map(|row| row.name).collect()
}

fn chosen(window: &Window) -> String {
    let mut chosen = rows(window).into_iter().filter(|row| row.is_chosen);
    chosen.next().map(|row| row.name).unwrap_or_default()
}

fn open(window: &mut Window) {
    window.key(Modifiers::COMMAND, Key::K);
    assert!(is_open(window));
}

fn is_open(window: &Window) -> bool {
    window.harness.query_by_role(Role::Dialog).is_some()
}

fn has_focus(node: &AccessKitNode) -> bool {
    node.is_focused()
}

fn type_in(window: &mut Window, text: &str) {
    window.harness.event(Event::Text(text.to_owned()));
    window.settle();
}

#[test]
fn every_command_is_in_the_list_with_its_place() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    let listed = rows(&window);
    let texts = Texts::in_language(Some("en"));
    let names: BTreeSet<&str> = listed.iter().map(|row| row.name.as_str()).collect();
    for command in Command::all() {
        let is_drawer = command == Command::View(ViewCommand::MoveDrawer);
        let name =
            if is_drawer { "List of pushes".to_owned() } else { texts.text(command.text_key()) };
        // A switch may have its other name.
        let is_there = names.contains(name.as_str())
            || command.text_key() == "command-pause" && names.contains("Pause");
        assert!(is_there, "{command:?}: {name}");
    }
    assert!(names.contains("Theme: Dark") && names.contains("Contrast: High"));
    assert!(listed.iter().all(|row| !row.about.is_empty()));
}

#[test]
fn a_name_stands_there_once() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for study in [false, true] {
        if study {
            window.drag("f1", "f2");
            window.run(Command::Study(StudyCommand::Toggle));
        }
        open(&mut window);
        let listed = rows(&window);
        let names: BTreeSet<&str> = listed.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(names.len(), listed.len());
        window.key(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn the_menus_have_27_commands_in_the_open_and_few_submenus() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    let menus = ["Game", "Move", "View", "Train", "Help"];
    let mut in_the_open = 0;
    let mut below = BTreeSet::new();
    for row in rows(&window) {
        let place = row.about.rsplit(", ").next().unwrap_or_default().to_owned();
        let (menu, rest) = place.split_once(" › ").unwrap_or((&place, ""));
        if !menus.contains(&menu) {
            continue;
        }
        if rest.is_empty() {
            in_the_open += 1;
        } else {
            below.insert(rest.to_owned());
        }
    }
    assert_eq!(in_the_open, 27);
    assert_eq!(below, ["Copy", "Language", "Look", "More"].map(str::to_owned).into());
}

#[test]
fn names_that_begin_with_the_letters_come_first_and_then_letters_in_order() {
    let rank = |name: &str, typed: &str| match_letters(name, typed).map(|found| found.rank);
    assert_eq!(rank("Start page", "st"), Some(Rank::Start));
    assert_eq!(rank("Leave the study", "st"), Some(Rank::Word));
    assert_eq!(rank("Contrast", "st"), Some(Rank::Together));
    assert_eq!(rank("Settings…", "st"), Some(Rank::Apart));
    assert_eq!(rank("Undo", "st"), None);
    assert_eq!(rank("Set up a position", "setup"), Some(Rank::Start));
    assert_eq!(rank("Rückgängig", "RUCK"), Some(Rank::Start), "without case and accents");
    let letters = |name: &str, typed: &str| match_letters(name, typed).map(|found| found.letters);
    assert_eq!(letters("Settings…", "st"), Some(vec![0, 2]));
    assert_eq!(letters("Best lines", "st"), Some(vec![2, 3]));
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    type_in(&mut window, "st");
    let found = names(&window);
    let place = |name: &str| found.iter().position(|one| one == name).expect(name);
    assert_eq!(found[0], "Start page");
    assert_eq!(chosen(&window), "Start page");
    assert!(place("Study this game") < place("To the start"));
    assert!(place("To the start") < place("Best lines"));
    assert!(place("Best lines") < place("Settings…"));
}

#[test]
fn the_first_enabled_one_is_chosen_arrows_lead_on_and_enter_runs_it() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    type_in(&mut window, "flip");
    assert_eq!(chosen(&window), "Flip the board");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(!is_open(&window) && window.settings().turned);
    let focused = window.harness.query_by(has_focus);
    let focused = focused.and_then(|node| node.accesskit_node().label());
    assert!(focused.expect("a focus").starts_with("Kuba board"));
    open(&mut window);
    type_in(&mut window, "ke");
    assert_eq!(chosen(&window), "Keys");
    window.key(Modifiers::NONE, Key::ArrowDown);
    let second = chosen(&window);
    assert_ne!(second, "Keys");
    window.key(Modifiers::NONE, Key::ArrowUp);
    window.key(Modifiers::NONE, Key::ArrowUp);
    assert_eq!(chosen(&window), "Keys", "the first stays");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.says("Choose a command to change its keys."), "another dialog opens");
}

#[test]
fn the_commands_of_a_menu_are_found_by_its_name() {
    let home = home();
    let mut window = Window::open(home.path());
    open(&mut window);
    type_in(&mut window, "train");
    assert_eq!(chosen(&window), "Today’s five");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.shows("Train") && !is_open(&window));
}

#[test]
fn a_click_runs_a_command_and_escape_leaves() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!is_open(&window));
    window.press("Help");
    window.press("Find a command… Ctrl+K");
    assert!(is_open(&window), "from the menu");
    type_in(&mut window, "theme: dark");
    window.harness.get_by_role_and_label(Role::ListBoxOption, "Theme: Dark").click();
    window.settle();
    assert_eq!(window.settings().theme, ThemeChoice::Dark);
    assert!(!is_open(&window));
}

#[test]
fn a_disabled_command_stays_and_says_why() {
    let home = home();
    let mut window = Window::two_players(home.path());
    open(&mut window);
    assert!(window.shows("Enter runs it. Esc goes back."), "the status line");
    type_in(&mut window, "undo");
    let row = rows(&window).into_iter().find(|row| row.name == "Undo").expect("it stays");
    assert!(row.is_disabled && row.about.contains("nothing to undo"), "{}", row.about);
    window.key(Modifiers::NONE, Key::ArrowUp);
    assert!(window.shows("Not now: nothing to undo."));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(is_open(&window), "it does nothing");
    type_in(&mut window, "qqq");
    assert!(window.shows("No command is called that.") && rows(&window).is_empty());
}

#[test]
fn commands_are_found_in_the_users_language_and_in_english() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.run(Command::View(ViewCommand::Language(Some("de"))));
    for typed in ["about", "über", "uber"] {
        open(&mut window);
        type_in(&mut window, typed);
        assert_eq!(chosen(&window), "Über Kuba", "{typed}");
        window.key(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn every_reason_is_said_in_every_language() {
    let home = home();
    let mut window = Window::two_players(home.path());
    for language in catalogue() {
        window.run(Command::View(ViewCommand::Language(Some(language.tag))));
        window.run(Command::App(AppCommand::Find));
        window.settle();
        let raw = rows(&window).into_iter().find(|row| row.about.contains("disabled-"));
        assert!(
            raw.is_none(),
            "{}: {}",
            language.tag,
            raw.map(|row| row.about).unwrap_or_default()
        );
        window.key(Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn recent_files_are_found_by_name() {
    let home = home();
    let mut window = Window::two_players(home.path());
    window.drag("f1", "f2");
    let file = home.path().join("evening.kuba");
    std::fs::write(&file, window.app().table().record(None)).expect("a file");
    window.drop_files(&[&file]);
    window.run(Command::File(FileCommand::Open));
    window.key(Modifiers::NONE, Key::Escape);
    open(&mut window);
    type_in(&mut window, "evening");
    assert_eq!(chosen(&window), "Open recent: evening.kuba");
}

fn snapshot(size: Vec2, theme: ThemeChoice, name: &str) {
    let home = home();
    let mut window = Window::with(home.path(), size, None);
    window.settings().theme = theme;
    window.press("Two players");
    open(&mut window);
    type_in(&mut window, "st");
    window.harness.run_steps(8);
    let options = SnapshotOptions::new().max_failed_pixels(60);
    window.harness.snapshot_options(name, &options);
}

#[test]
fn the_list_looks_as_it_did() {
    snapshot(WIDE, ThemeChoice::Light, "find-command-light");
}

#[test]
fn the_list_in_the_dark_looks_as_it_did() {
    snapshot(WIDE, ThemeChoice::Dark, "find-command-dark");
}

#[test]
fn the_list_in_a_narrow_window_looks_as_it_did() {
    snapshot(LEAST, ThemeChoice::Light, "find-command-480");
}
