//! Properties of a command: the row of the command table beside its variant.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::CommandState;
use crate::app::activity::id::ActivityId;

pub(crate) const NONE: Modifiers = Modifiers::NONE;
pub(crate) const SHIFT: Modifiers = Modifiers::SHIFT;
pub(crate) const CTRL: Modifiers = Modifiers::COMMAND;
pub(crate) const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub(crate) const ALT: Modifiers = Modifiers::ALT;

pub(crate) const GAME: &[ActivityId] = &[ActivityId::Game];
pub(crate) const GAME_AND_EDITOR: &[ActivityId] = &[ActivityId::Game, ActivityId::Editor];
pub(crate) const GAME_AND_PUZZLE: &[ActivityId] = &[ActivityId::Game, ActivityId::Puzzle];
pub(crate) const LESSON: &[ActivityId] = &[ActivityId::Lesson];
pub(crate) const PUZZLE: &[ActivityId] = &[ActivityId::Puzzle];
pub(crate) const PRACTICE: &[ActivityId] = &[ActivityId::Practice];
pub(crate) const RUN: &[ActivityId] = &[ActivityId::Run];
pub(crate) const EXERCISE: &[ActivityId] =
    &[ActivityId::Puzzle, ActivityId::Practice, ActivityId::Run];
pub(crate) const TRAIN: &[ActivityId] = &[ActivityId::Train];
pub(crate) const PUZZLE_AND_TRAIN: &[ActivityId] = &[ActivityId::Puzzle, ActivityId::Train];
pub(crate) const EDITOR: &[ActivityId] = &[ActivityId::Editor];

/// Text, shortcuts and conditions of a command.
#[derive(Clone, Copy)]
pub struct Spec {
    pub(super) text: &'static str,
    pub(super) other_text: fn(&CommandState) -> Option<&'static str>,
    pub(super) shortcuts: &'static [KeyboardShortcut],
    pub(super) belongs_to: Option<&'static [ActivityId]>,
    pub(super) is_enabled: fn(&CommandState) -> bool,
    pub(super) is_ticked: fn(&CommandState) -> Option<bool>,
}

impl Spec {
    /// Creates the row of a command without a shortcut that is always enabled; `text` is a message key.
    pub(crate) const fn new(text: &'static str) -> Self {
        Self {
            text,
            other_text: |_| None,
            shortcuts: &[],
            belongs_to: None,
            is_enabled: |_| true,
            is_ticked: |_| None,
        }
    }

    /// Adds another text for some states.
    pub(crate) const fn or_text(
        mut self,
        other_text: fn(&CommandState) -> Option<&'static str>,
    ) -> Self {
        self.other_text = other_text;
        self
    }

    /// Menus show the first shortcut.
    pub(crate) const fn keys(mut self, shortcuts: &'static [KeyboardShortcut]) -> Self {
        self.shortcuts = shortcuts;
        self
    }

    /// Limits the command to these activities.
    pub(crate) const fn during(mut self, activities: &'static [ActivityId]) -> Self {
        self.belongs_to = Some(activities);
        self
    }

    pub(crate) const fn enabled(mut self, is_enabled: fn(&CommandState) -> bool) -> Self {
        self.is_enabled = is_enabled;
        self
    }

    pub(crate) const fn ticked(mut self, is_ticked: fn(&CommandState) -> Option<bool>) -> Self {
        self.is_ticked = is_ticked;
        self
    }
}

pub(crate) const fn key(modifiers: Modifiers, logical_key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, logical_key)
}
