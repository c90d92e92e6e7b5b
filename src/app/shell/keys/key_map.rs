//! Shortcuts of all commands as the user has them: the usual ones, with the changes in the settings.

use std::collections::BTreeMap;

use egui::{KeyboardShortcut, Modifiers};
use serde::{Deserialize, Serialize};

use super::cursor_keys::CursorKeys;
use super::shortcut::{self, Refusal};
use crate::app::shell::command::{Command, FileCommand};

/// Changes as the settings hold them: texts of shortcuts by name of the command. Names and texts that mean
/// nothing here may come from another version and stay.
type Changes = BTreeMap<String, Vec<String>>;

/// Name of the entry that holds the cursor keys.
const CURSOR: &str = "board.cursor";

/// Shortcuts of all commands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Changes", into = "Changes")]
pub struct KeyMap {
    changes: Changes,
    cursor: CursorKeys,
    commands: Vec<(Command, Vec<KeyboardShortcut>)>,
}

impl Default for KeyMap {
    fn default() -> Self {
        Self::from(Changes::new())
    }
}

impl From<KeyMap> for Changes {
    fn from(keys: KeyMap) -> Self {
        keys.changes
    }
}

/// Invalid and refused shortcuts are ignored, and so are second uses of the same one. Changes have precedence
/// over usual shortcuts, which a newer version may add.
impl From<Changes> for KeyMap {
    fn from(changes: Changes) -> Self {
        let named = changes.get(CURSOR).and_then(|names| names.first());
        let cursor = named.and_then(|name| CursorKeys::named(name));
        let mut keys = Self { changes, cursor: cursor.unwrap_or_default(), commands: Vec::new() };
        keys.resolve();
        keys
    }
}

impl KeyMap {
    fn resolve(&mut self) {
        let mut taken = Vec::new();
        let mut found: Vec<(Command, Vec<KeyboardShortcut>)> =
            Command::all().map(|command| (command, Vec::new())).collect();
        for pass_of_changes in [true, false] {
            for (command, shortcuts) in &mut found {
                let chosen = self.changes.get(&command.settings_name());
                if chosen.is_some() != pass_of_changes {
                    continue;
                }
                for shortcut in self.wanted(*command) {
                    if self.refusal_for(*command, shortcut).is_none() && !taken.contains(&shortcut)
                    {
                        taken.push(shortcut);
                        shortcuts.push(shortcut);
                    }
                }
            }
        }
        self.commands = found;
    }

    /// Shortcuts that a command would have if it were the only one.
    fn wanted(&self, command: Command) -> Vec<KeyboardShortcut> {
        let usual = command.usual_shortcuts();
        let Some(texts) = self.changes.get(&command.settings_name()) else {
            return usual.to_vec();
        };
        let chosen = texts.iter().filter_map(|text| shortcut::parse(text));
        // The clipboard's keys arrive as events of their own and cannot be taken away.
        let fixed = usual.iter().filter(|_| is_on_clipboard(command));
        chosen.chain(fixed.copied()).collect()
    }

    /// Returns the reason why a command cannot have a shortcut; its usual ones it can have.
    pub fn refusal_for(&self, command: Command, shortcut: KeyboardShortcut) -> Option<Refusal> {
        let is_usual = command.usual_shortcuts().contains(&shortcut);
        let refusal = self.refusal(shortcut);
        refusal.filter(|_| !is_usual || self.moves_cursor(shortcut))
    }

    fn moves_cursor(&self, shortcut: KeyboardShortcut) -> bool {
        let Modifiers { command, alt, .. } = shortcut.modifiers;
        !command && !alt && self.cursor.arrow(shortcut.logical_key).is_some()
    }

    fn refusal(&self, shortcut: KeyboardShortcut) -> Option<Refusal> {
        shortcut::refusal(shortcut, self.cursor)
    }

    /// Shortcuts of a command; menus show the first.
    pub fn shortcuts(&self, command: Command) -> &[KeyboardShortcut] {
        let found = self.commands.iter().find(|(one, _)| *one == command);
        found.map_or(&[], |(_, shortcuts)| shortcuts)
    }

    /// All commands with their shortcuts.
    pub fn all(&self) -> impl Iterator<Item = (Command, &[KeyboardShortcut])> {
        let all = self.commands.iter();
        all.map(|(command, shortcuts)| (*command, shortcuts.as_slice()))
    }

    /// Returns the command that has a shortcut.
    pub fn owner(&self, shortcut: &KeyboardShortcut) -> Option<Command> {
        let mut all = self.all();
        let owner = all.find(|(_, shortcuts)| shortcuts.contains(shortcut))?;
        Some(owner.0)
    }

    /// Returns `true` if the user has changed the keys of a command.
    pub fn is_changed(&self, command: Command) -> bool {
        self.changes.contains_key(&command.settings_name())
    }

    /// Returns `true` if the user has changed any keys.
    pub fn has_changes(&self) -> bool {
        self.cursor != CursorKeys::default() || Command::all().any(|one| self.is_changed(one))
    }

    /// Sets the shortcuts of a command; none for no key.
    pub fn set(&mut self, command: Command, shortcuts: &[KeyboardShortcut]) {
        let name = command.settings_name();
        let before = self.changes.remove(&name).unwrap_or_default();
        let unknown = before.into_iter().filter(|text| shortcut::parse(text).is_none());
        let unknown: Vec<String> = unknown.collect();
        if shortcuts != command.usual_shortcuts() || !unknown.is_empty() {
            let texts = shortcuts.iter().copied().map(shortcut::text).chain(unknown);
            self.changes.insert(name, texts.collect());
        }
        self.resolve();
    }

    /// Gives a command the shortcut of another, which gets the former one of the command if that is possible.
    pub fn exchange(&mut self, command: Command, shortcut: KeyboardShortcut, other: Command) {
        let mut former = self.shortcuts(command).iter().copied();
        let former = former.find(|&former| self.refusal(former).is_none());
        let mut others = self.shortcuts(other).to_vec();
        match (others.iter().position(|one| *one == shortcut), former) {
            (Some(place), Some(former)) => others[place] = former,
            (Some(place), None) => {
                others.remove(place);
            }
            (None, _) => {}
        }
        self.set(other, &others);
        self.set(command, &[shortcut]);
    }

    /// Gives a command its usual shortcuts back, and takes them from other commands.
    pub fn reset(&mut self, command: Command) {
        self.changes.remove(&command.settings_name());
        for usual in command.usual_shortcuts() {
            if let Some(other) = self.owner(usual).filter(|&other| other != command) {
                let rest = self.shortcuts(other).iter().filter(|one| *one != usual);
                let rest: Vec<KeyboardShortcut> = rest.copied().collect();
                self.set(other, &rest);
            }
        }
        self.resolve();
    }

    /// Gives all commands and the board their usual keys back.
    pub fn reset_all(&mut self) {
        for command in Command::all() {
            self.changes.remove(&command.settings_name());
        }
        self.set_cursor(CursorKeys::default());
    }

    /// Keys that move the cursor on the board.
    pub fn cursor(&self) -> CursorKeys {
        self.cursor
    }

    /// Sets the keys that move the cursor on the board.
    pub fn set_cursor(&mut self, cursor: CursorKeys) {
        self.cursor = cursor;
        if cursor == CursorKeys::default() {
            self.changes.remove(CURSOR);
        } else {
            let name = cursor.settings_name().to_owned();
            self.changes.insert(CURSOR.to_owned(), vec![name]);
        }
        self.resolve();
    }

    /// Commands that lose keys to the cursor, with the lost ones.
    pub fn lost_to_cursor(&self) -> impl Iterator<Item = (Command, KeyboardShortcut)> {
        Command::all().flat_map(|command| {
            let lost = self.wanted(command).into_iter();
            let lost = lost.filter(|&shortcut| self.moves_cursor(shortcut));
            lost.map(move |shortcut| (command, shortcut))
        })
    }
}

/// Returns `true` if the usual keys of a command arrive as events of the clipboard.
pub(crate) const fn is_on_clipboard(command: Command) -> bool {
    matches!(command, Command::File(FileCommand::CopyGame | FileCommand::Paste))
}
