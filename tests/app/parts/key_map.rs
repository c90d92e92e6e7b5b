//! Shortcuts of all commands as the user has them: the usual ones, with the changes in the settings.

use egui::KeyboardShortcut;
use kuba::app::shell::command::Command;
use kuba::app::shell::command::FileCommand;
use kuba::app::shell::command::GameCommand;
use kuba::app::shell::command::StudyCommand;
use kuba::app::shell::keys::cursor_keys::CursorKeys;
use kuba::app::shell::keys::key_map::KeyMap;
use kuba::app::shell::keys::shortcut;

const UNDO: Command = Command::Game(GameCommand::Undo);
const HINT: Command = Command::Game(GameCommand::Hint);

fn key(text: &str) -> KeyboardShortcut {
    shortcut::parse(text).expect("a shortcut")
}

fn texts(keys: &KeyMap, command: Command) -> Vec<String> {
    let all = keys.shortcuts(command).iter().copied();
    all.map(shortcut::text).collect()
}

fn read(changes: &str) -> KeyMap {
    ron::from_str(changes).expect("changes")
}

fn written(keys: &KeyMap) -> String {
    ron::to_string(keys).expect("plain values")
}

#[test]
fn without_changes_every_command_has_its_usual_keys() {
    let keys = KeyMap::default();
    for command in Command::all() {
        assert_eq!(keys.shortcuts(command), command.usual_shortcuts());
    }
    assert_eq!(written(&keys), "{}");
    assert!(!keys.has_changes());
}

#[test]
fn every_command_has_a_name_of_its_own_in_the_settings() {
    let mut names: Vec<String> = Command::all().map(Command::settings_name).collect();
    assert!(names.contains(&"game.undo".to_owned()));
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
}

#[test]
fn names_and_texts_that_mean_nothing_here_survive() {
    let text =
        r#"{"board.cursor":["Dvorak"],"game.fly":["Ctrl+J"],"game.undo":["Hyper+U","Ctrl+U"]}"#;
    let mut keys = read(text);
    assert_eq!(written(&keys), text);
    assert_eq!(texts(&keys, UNDO), ["Ctrl+U"]);
    keys.set(UNDO, &[key("F5")]);
    keys.set(HINT, &[]);
    keys.reset(HINT);
    let after = text.replace(r#"["Hyper+U","Ctrl+U"]"#, r#"["F5","Hyper+U"]"#);
    assert_eq!(written(&keys), after);
    keys.reset_all();
    assert_eq!(written(&keys), r#"{"game.fly":["Ctrl+J"]}"#);
}

#[test]
fn refused_and_double_keys_of_a_file_are_ignored() {
    let keys = read(r#"{"game.hint":["Escape","Ctrl+U","A"],"game.undo":["Ctrl+U","Ctrl+N"]}"#);
    let new_game = Command::all().next().expect("a command");
    assert_eq!(texts(&keys, UNDO), ["Ctrl+U", "Ctrl+N"]);
    assert_eq!(keys.shortcuts(HINT), []);
    assert_eq!(keys.shortcuts(new_game), [], "a change has precedence");
}

#[test]
fn an_exchange_gives_the_other_command_the_former_key() {
    let mut keys = KeyMap::default();
    keys.exchange(HINT, key("Ctrl+Z"), UNDO);
    assert_eq!(texts(&keys, HINT), ["Ctrl+Z"]);
    assert_eq!(texts(&keys, UNDO), ["H"]);
    keys.reset(UNDO);
    assert_eq!(texts(&keys, UNDO), ["Ctrl+Z"]);
    assert_eq!(keys.shortcuts(HINT), [], "the key went back");
    keys.reset(HINT);
    assert!(!keys.has_changes());
}

#[test]
fn the_keys_of_the_clipboard_stay_with_their_commands() {
    let mut keys = KeyMap::default();
    let paste = Command::File(FileCommand::Paste);
    keys.set(paste, &[key("F6")]);
    assert_eq!(texts(&keys, paste), ["F6", "Ctrl+V"]);
    keys.set(paste, &[]);
    assert_eq!(texts(&keys, paste), ["Ctrl+V"]);
}

#[test]
fn keys_of_the_cursor_are_taken_from_commands() {
    let mut keys = KeyMap::default();
    keys.set_cursor(CursorKeys::Hjkl);
    assert_eq!(keys.shortcuts(HINT), []);
    let lost: Vec<_> = keys.lost_to_cursor().collect();
    assert_eq!(lost, [(HINT, key("H"))]);
    assert_eq!(written(&keys), r#"{"board.cursor":["Hjkl"]}"#);
    keys.set_cursor(CursorKeys::Wasd);
    let lines = Command::Study(StudyCommand::ToggleLines);
    assert_eq!(keys.shortcuts(lines), []);
    keys.set(lines, &[key("Ctrl+L")]);
    assert_eq!(texts(&keys, lines), ["Ctrl+L"]);
    keys.reset_all();
    assert_eq!(texts(&keys, HINT), ["H"]);
    assert!(!keys.has_changes());
}
