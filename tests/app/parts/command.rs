//! Commands: everything that menus, shortcuts and buttons can request.

use egui::KeyboardShortcut;
use kuba::app::shell::command::Command;
use kuba::app::shell::command::CommandState;
use kuba::app::shell::command::GameCommand;
use kuba::app::shell::command::StartCommand;
use kuba::i18n::Texts;

#[test]
fn no_two_commands_share_a_shortcut() {
    let mut taken: Vec<(KeyboardShortcut, Command)> = Vec::new();
    for command in Command::all() {
        for &shortcut in command.usual_shortcuts() {
            if let Some((_, other)) = taken.iter().find(|(used, _)| *used == shortcut) {
                panic!("{command:?} and {other:?} share {shortcut:?}");
            }
            taken.push((shortcut, command));
        }
    }
    assert!(taken.len() > 20, "the list of commands has lost its keys");
}

#[test]
fn every_command_has_a_name() {
    let texts = Texts::new(&[]);
    for command in Command::all() {
        let key = command.text_key();
        assert_ne!(texts.text(key), key, "{command:?} has no name");
    }
}

#[test]
fn a_finished_game_allows_a_rematch_and_no_resignation() {
    let state = CommandState { over: true, ended: true, ..CommandState::default() };
    let is_enabled = |command: Command| command.is_enabled(&state);
    assert!(is_enabled(Command::Start(StartCommand::Rematch)));
    assert!(!is_enabled(Command::Game(GameCommand::Resign)));
    assert!(!is_enabled(Command::Game(GameCommand::Undo)));
}
