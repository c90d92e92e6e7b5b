//! Properties of a command: the row of the command table beside its variant.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::state::CommandState;
use crate::app::activity::id::ActivityId;

pub(crate) const NONE: Modifiers = Modifiers::NONE;
pub(crate) const SHIFT: Modifiers = Modifiers::SHIFT;
pub(crate) const CTRL: Modifiers = Modifiers::COMMAND;
pub(crate) const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub(crate) const ALT: Modifiers = Modifiers::ALT;

pub(crate) const GAME: Scope = Scope(&[ActivityId::Game], "disabled-game");
pub(crate) const GAME_AND_EDITOR: Scope =
    Scope(&[ActivityId::Game, ActivityId::Editor], "disabled-game-or-editor");
pub(crate) const GAME_AND_PUZZLE: Scope =
    Scope(&[ActivityId::Game, ActivityId::Puzzle], "disabled-game-or-puzzle");
pub(crate) const LESSON: Scope = Scope(&[ActivityId::Lesson], "disabled-lesson");
pub(crate) const PUZZLE: Scope = Scope(&[ActivityId::Puzzle], "disabled-puzzle");
pub(crate) const PRACTICE: Scope = Scope(&[ActivityId::Practice], "disabled-practice");
pub(crate) const RUN: Scope = Scope(&[ActivityId::Run], "disabled-run");
pub(crate) const EXERCISE: Scope =
    Scope(&[ActivityId::Puzzle, ActivityId::Practice, ActivityId::Run], "disabled-exercise");
pub(crate) const YOU: Scope = Scope(&[ActivityId::You], "disabled-you");
pub(crate) const TRAIN: Scope = Scope(&[ActivityId::Train], "disabled-train");
pub(crate) const PUZZLE_AND_TRAIN: Scope =
    Scope(&[ActivityId::Puzzle, ActivityId::Train], "disabled-puzzle");
pub(crate) const EDITOR: Scope = Scope(&[ActivityId::Editor], "disabled-editor");

/// Most conditions of a command.
const CONDITIONS: usize = 3;

type Holds = fn(&CommandState) -> bool;

/// Activities in which a command exists, and the message key of why it is disabled in others.
#[derive(Clone, Copy)]
pub(crate) struct Scope(&'static [ActivityId], &'static str);

/// Text, shortcuts and conditions of a command.
#[derive(Clone, Copy)]
pub struct Spec {
    pub(super) text: &'static str,
    pub(super) other_text: fn(&CommandState) -> Option<&'static str>,
    pub(super) shortcuts: &'static [KeyboardShortcut],
    scope: Option<Scope>,
    /// Conditions, each with the message key of why the command is disabled without it.
    conditions: [Option<(Holds, &'static str)>; CONDITIONS],
    pub(super) is_ticked: fn(&CommandState) -> Option<bool>,
}

impl Spec {
    /// Creates the row of a command without a shortcut that is always enabled; `text` is a message key.
    pub(crate) const fn new(text: &'static str) -> Self {
        Self {
            text,
            other_text: |_| None,
            shortcuts: &[],
            scope: None,
            conditions: [None; CONDITIONS],
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
    pub(crate) const fn during(mut self, scope: Scope) -> Self {
        self.scope = Some(scope);
        self
    }

    /// Adds a condition, with the message key of why the command is disabled without it.
    pub(crate) const fn needs(mut self, reason: &'static str, holds: Holds) -> Self {
        let mut place = 0;
        while self.conditions[place].is_some() {
            place += 1;
        }
        self.conditions[place] = Some((holds, reason));
        self
    }

    /// Message key of why the command is disabled; `None` if it is enabled.
    pub(super) fn disabled_reason(&self, state: &CommandState) -> Option<&'static str> {
        if let Some(Scope(activities, reason)) = self.scope
            && !activities.contains(&state.activity)
        {
            return Some(reason);
        }
        let conditions = self.conditions.iter().flatten();
        let mut unmet = conditions.filter(|(holds, _)| !holds(state));
        unmet.next().map(|(_, reason)| *reason)
    }

    pub(crate) const fn ticked(mut self, is_ticked: fn(&CommandState) -> Option<bool>) -> Self {
        self.is_ticked = is_ticked;
        self
    }
}

pub(crate) const fn key(modifiers: Modifiers, logical_key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, logical_key)
}
