//! The one key: presses taken out of the input, actions put into it, and the names of what can be pressed.

use std::collections::HashMap;

use egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId};
use egui::{Context, Event, FullOutput, Key, Modifiers, Plugin, PointerButton, RawInput};

/// Name and role for screen readers of something that can be pressed.
#[derive(Clone, Debug)]
pub(super) struct NodeName {
    pub(super) name: String,
    pub(super) role: Role,
}

/// Presses of one frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Presses {
    pub(super) choose: bool,
    pub(super) next: bool,
}

/// Listens for the key while it is on.
#[derive(Default)]
pub(crate) struct Listener {
    pub(super) is_on: bool,
    /// A second key moves on.
    pub(super) second_key: bool,
    pub(super) presses: Presses,
    is_shifted: bool,
    pub(super) named: HashMap<NodeId, NodeName>,
    /// Events for the next frame.
    actions: Vec<Event>,
}

impl Listener {
    /// Presses, changes or shows a node in the next frame.
    pub(super) fn act(&mut self, target_node: NodeId, action: Action) {
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        self.actions.push(Event::AccessKitActionRequest(request));
    }

    /// Presses Escape in the next frame.
    pub(super) fn escape(&mut self) {
        self.actions.extend([true, false].map(|pressed| Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        }));
    }

    /// Returns `false` for an event that nothing else may see. The key chooses in text fields, too, so that nobody is
    /// trapped in one; with Shift it types a blank there.
    fn hear(&mut self, event: &Event) -> bool {
        if let Event::Key { modifiers, .. } = event {
            self.is_shifted = modifiers.shift;
        }
        match event {
            Event::Key { key, pressed, repeat, modifiers, .. } if modifiers.is_none() => {
                let is_next = self.second_key && *key == Key::Enter;
                let is_press = *pressed && !repeat;
                self.presses.choose |= is_press && *key == Key::Space;
                self.presses.next |= is_press && is_next;
                *key != Key::Space && !is_next
            }
            Event::Text(text) => text != " " || self.is_shifted,
            Event::PointerButton { button, pressed, .. } => match button {
                PointerButton::Primary => {
                    self.presses.choose |= *pressed;
                    false
                }
                PointerButton::Secondary if self.second_key => {
                    self.presses.next |= *pressed;
                    false
                }
                _ => true,
            },
            // Nothing is hovered, and a finger is no more than a press.
            Event::PointerMoved(_) | Event::MouseMoved(_) | Event::Touch { .. } => false,
            _ => true,
        }
    }
}

impl Plugin for Listener {
    fn debug_name(&self) -> &'static str {
        "one key"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        self.presses = Presses::default();
        if !self.is_on {
            return;
        }
        let mut events = std::mem::take(&mut input.events);
        events.retain(|event| self.hear(event));
        events.append(&mut self.actions);
        input.events = events;
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        if !self.is_on {
            return;
        }
        if let Some(update) = &output.platform_output.accesskit_update {
            let nodes: HashMap<NodeId, &Node> =
                update.nodes.iter().map(|(id, node)| (*id, node)).collect();
            let named =
                nodes.iter().filter_map(|(id, node)| Some((*id, named_node(node, &nodes)?)));
            self.named = named.collect();
        }
    }
}

fn named_node(node: &Node, nodes: &HashMap<NodeId, &Node>) -> Option<NodeName> {
    let is_pressable =
        node.supports_action(Action::Click) || node.supports_action(Action::Increment);
    let mut labels = node.labelled_by().iter().filter_map(|id| nodes.get(id));
    let label = labels.find_map(|label| label.label().or_else(|| label.value()));
    let name = node.label().or(label).or_else(|| node.value());
    let name = name.unwrap_or_default();
    (is_pressable && !node.is_disabled() && !name.is_empty())
        .then(|| NodeName { name: name.to_owned(), role: node.role() })
}
