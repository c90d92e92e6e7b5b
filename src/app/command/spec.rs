//! Properties of a command: the row of the command table beside its variant.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::CommandState;
use crate::app::activity_id::ActivityId;

pub(super) const NONE: Modifiers = Modifiers::NONE;
pub(super) const SHIFT: Modifiers = Modifiers::SHIFT;
pub(super) const CTRL: Modifiers = Modifiers::COMMAND;
pub(super) const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub(super) const ALT: Modifiers = Modifiers::ALT;

pub(super) const GAME: &[ActivityId] = &[ActivityId::Game];
pub(super) const GAME_AND_EDITOR: &[ActivityId] = &[ActivityId::Game, ActivityId::Editor];
pub(super) const GAME_AND_PUZZLE: &[ActivityId] = &[ActivityId::Game, ActivityId::Puzzle];
pub(super) const LESSON: &[ActivityId] = &[ActivityId::Lesson];
pub(super) const PUZZLE: &[ActivityId] = &[ActivityId::Puzzle];
pub(super) const PRACTICE: &[ActivityId] = &[ActivityId::Practice];
pub(super) const RUN: &[ActivityId] = &[ActivityId::Run];
pub(super) const EXERCISE: &[ActivityId] =
    &[ActivityId::Puzzle, ActivityId::Practice, ActivityId::Run];
pub(super) const EDITOR: &[ActivityId] = &[ActivityId::Editor];

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
    pub(super) const fn new(text: &'static str) -> Self {
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
    pub(super) const fn or_text(
        mut self,
        other_text: fn(&CommandState) -> Option<&'static str>,
    ) -> Self {
        self.other_text = other_text;
        self
    }

    /// Menus show the first shortcut.
    pub(super) const fn keys(mut self, shortcuts: &'static [KeyboardShortcut]) -> Self {
        self.shortcuts = shortcuts;
        self
    }

    /// Limits the command to these activities.
    pub(super) const fn during(mut self, activities: &'static [ActivityId]) -> Self {
        self.belongs_to = Some(activities);
        self
    }

    pub(super) const fn enabled(mut self, is_enabled: fn(&CommandState) -> bool) -> Self {
        self.is_enabled = is_enabled;
        self
    }

    pub(super) const fn ticked(mut self, is_ticked: fn(&CommandState) -> Option<bool>) -> Self {
        self.is_ticked = is_ticked;
        self
    }
}

pub(super) const fn key(modifiers: Modifiers, logical_key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, logical_key)
}
