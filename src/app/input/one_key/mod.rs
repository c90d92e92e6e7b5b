//! Playing with one key: a highlight walks over what can be chosen, and one key, mouse button or touch chooses.
//!
//! It presses what screen readers can press, so it needs nothing of its own in panels, menus and dialogs. A board
//! tells its items (`board::scan`). `listener` takes the presses out of the input, `items` makes the levels of the
//! walk, `walk` measures its time, `ring` draws it. The bar below the board says where it is.

pub mod bar;
pub(crate) mod card;
mod items;
mod listener;
pub mod ring;
pub mod scanner;

use egui::accesskit::{Action, NodeId};
use egui::{Context, Id};

use self::items::{ItemWords, Pressable, ScanAction, ScanItem, Segment};
pub(crate) use self::listener::Listener;
use self::listener::{NodeName, Presses};
use self::scanner::StopWalk;
use crate::app::App;
use crate::app::activity::id::ActivityId;
use crate::app::input::one_key::bar::OneKeyShown;
use crate::app::shell::command::{Command, FriendCommand, GameCommand, ViewCommand};
use crate::app::shell::panels::{PanelContext, layout};
use crate::app::shell::toasts::Tone;
use crate::app::shell::{keys, theme, widgets};
use crate::board::HintPart;
use crate::board::scan::{self, BoardItems};
use crate::phrase::Phrase;

/// Commands that follow the board in a game, before the menu.
const IN_A_GAME: [Command; 6] = [
    Command::Friend(FriendCommand::Copy),
    Command::Friend(FriendCommand::Accept),
    Command::Friend(FriendCommand::Decline),
    Command::Game(GameCommand::EndTurn),
    Command::Game(GameCommand::Undo),
    Command::Game(GameCommand::Hint),
];
const PACES: [Command; 2] =
    [Command::View(ViewCommand::OneKeySlower), Command::View(ViewCommand::OneKeyFaster)];
/// Least time in seconds between two pictures of the ring that empties.
const FRAME: f32 = 1.0 / 15.0;
/// Points by which it becomes shorter.
const STEP: f32 = 4.0;
/// Parts in which it empties if motion is reduced or it is not in sight.
const PARTS: f32 = 4.0;

/// State of playing with one key.
#[derive(Default)]
pub(crate) struct OneKey {
    walk: StopWalk,
    /// Stops that were opened, from the outside in.
    path: Vec<u64>,
    /// The node that was scrolled into view.
    in_view: Option<NodeId>,
    /// Something on the board can be chosen.
    pub(crate) offers_board: bool,
    /// Words of the bar.
    pub(crate) shown: Option<OneKeyShown>,
}

/// The items of one level in a row, and the headings above them.
struct Level {
    items: Vec<ScanItem>,
    /// Name and number of items of each heading.
    headings: Vec<(String, usize)>,
}

impl Level {
    fn new(segments: Vec<Segment>) -> Self {
        let headings = segments.iter().map(|segment| (segment.name.clone(), segment.items.len()));
        Self {
            headings: headings.collect(),
            items: segments.into_iter().flat_map(|segment| segment.items).collect(),
        }
    }

    /// The heading of an item, and the places of the first item under it and of the first after it.
    fn heading(&self, at: usize) -> (usize, usize, usize) {
        let mut first = 0;
        for (place, (_, count)) in self.headings.iter().enumerate() {
            if at < first + count {
                return (place, first, first + count);
            }
            first += count;
        }
        (0, 0, self.items.len())
    }
}

impl App {
    /// Switches playing with one key on or off, and says how it works and ends.
    pub(crate) fn toggle_one_key(&mut self, ctx: &Context) {
        let choice = &mut self.shared.settings.one_key;
        choice.on ^= true;
        let told = "one-key-about";
        if choice.on {
            let toggle = Command::View(ViewCommand::OneKey);
            let (texts, map) = (&self.shared.texts, &self.shared.settings.keys);
            let keys = keys::name_of(ctx, texts, map, toggle);
            let told = Phrase::new(told).with("keys", keys.unwrap_or_default());
            self.chrome.toast(Tone::Info, &told);
        } else {
            self.chrome.dismiss(&[told]);
        }
    }

    /// Switches the listener as the settings want. Runs before anything is drawn.
    pub(crate) fn listen_to_one_key(&mut self, ctx: &Context) {
        let wanted = self.shared.settings.one_key;
        let listener = ctx.plugin::<Listener>();
        let mut listener = listener.lock();
        listener.second_key = wanted.second_key;
        if listener.is_on == wanted.on {
            return;
        }
        listener.is_on = wanted.on;
        drop(listener);
        scan::ask(ctx, wanted.on);
        if wanted.on {
            // The names of what can be pressed are those of screen readers.
            ctx.enable_accesskit();
        } else {
            self.one_key = OneKey::default();
        }
    }

    /// Lets the highlight walk, draws it and carries out a press. Returns the chosen command. Runs after everything
    /// is drawn.
    pub(crate) fn follow_one_key(&mut self, ctx: &Context) -> Option<Command> {
        let wanted = self.shared.settings.one_key;
        if !wanted.on {
            return None;
        }
        let listener = ctx.plugin::<Listener>();
        let (presses, level) = {
            let listener = listener.lock();
            let named = |node: NodeId| listener.named.get(&node).cloned();
            let board = scan::take(ctx);
            self.one_key.offers_board = !board.items.is_empty();
            let level = self.level(ctx, &board, named);
            (listener.presses, level)
        };
        let level = self.descend(level);
        let now = ctx.input(|input| input.time);
        let keys = level.items.iter().map(|item| item.key).collect();
        let pace = wanted.walking_pace().map(f64::from);
        let is_hint_whole = self.state().hint == Some(HintPart::Whole);
        let walk = &mut self.one_key.walk;
        if is_hint_whole {
            walk.leave(now);
        }
        walk.follow(keys, now, pace);
        let Presses { choose, next } = presses;
        if next {
            walk.go_on(now);
        }
        let chosen = choose.then(|| walk.choose(now)).flatten();
        self.show_one_key(ctx, &level, now);
        let item = chosen.and_then(|place| level.items.get(place))?;
        ctx.request_repaint();
        self.choose_item(ctx, item)
    }

    fn choose_item(&mut self, ctx: &Context, item: &ScanItem) -> Option<Command> {
        let listener = ctx.plugin::<Listener>();
        let path = &mut self.one_key.path;
        match item.action {
            ScanAction::Press(node) => {
                path.clear();
                listener.lock().act(node, Action::Click);
            }
            ScanAction::Change(node, is_more) => {
                let action = if is_more { Action::Increment } else { Action::Decrement };
                listener.lock().act(node, action);
            }
            ScanAction::Run(command) => {
                if !PACES.contains(&command) {
                    path.clear();
                }
                if command == Command::Game(GameCommand::Hint) {
                    self.one_key.walk.stay_at(item.key);
                }
                return Some(command);
            }
            ScanAction::Open(_) => path.push(item.key),
            ScanAction::Leave => drop(path.pop()),
            ScanAction::Close => listener.lock().escape(),
        }
        None
    }

    /// The outermost level: the open menu or dialog, or else the window.
    fn level(
        &self,
        ctx: &Context,
        board: &BoardItems,
        named: impl Fn(NodeId) -> Option<NodeName>,
    ) -> Level {
        let context = self.panel_context(ctx);
        let words = ItemWords {
            back: context.text("one-key-back"),
            more: context.text("one-key-more"),
            less: context.text("one-key-less"),
        };
        let mut found = items::pressables(ctx, &named);
        let buttons: Vec<NodeId> = board.buttons.iter().map(Id::accesskit_id).collect();
        found.retain(|found| !items::is_skipped(&found.named) && !buttons.contains(&found.node));
        let item_of = |found: &Pressable| items::item_of(found, &words);
        let main = widgets::main_of(ctx).as_ref().map(Id::accesskit_id);
        if let Some(layer) = items::top_layer(ctx, &found) {
            // As drawn, which scrolling does not change.
            let inside = found.iter().filter(|found| found.layer == layer);
            let mut items = items::main_first(inside.map(item_of).collect(), main);
            items.push(ScanItem::close(&words));
            let name = String::new();
            return Level::new(vec![Segment { name, items }]);
        }
        let mut segments = Vec::new();
        if !board.items.is_empty() {
            segments.push(Segment {
                name: context.text("one-key-board"),
                items: items::of_board(board, named),
            });
            if board.has_picks {
                return Level::new(segments);
            }
        }
        let bars = layout::MENU_HEIGHT..=ctx.content_rect().height() - layout::STATUS_HEIGHT;
        let (panel, bars): (Vec<_>, Vec<_>) = items::in_reading_order(found)
            .into_iter()
            .partition(|found| found.is_hidden || bars.contains(&found.rect.center().y));
        let panel: Vec<ScanItem> = panel.iter().map(item_of).collect();
        let mut rest: Vec<ScanItem> = bars.iter().map(item_of).collect();
        let one = |item: ScanItem| Segment { name: item.name.clone(), items: vec![item] };
        if goes_on(&context) {
            let commands = IN_A_GAME.into_iter();
            let commands = commands.filter(|&command| context.is_enabled(command));
            let commands = commands.map(|command| ScanItem::run(command, context.name(command)));
            segments.extend(commands.map(one));
            rest.splice(0..0, panel);
        } else if !panel.is_empty() {
            let choices = Segment {
                name: context.text("one-key-choices"),
                items: items::main_first(panel, main),
            };
            let at = if asks_for_a_move(&context) { segments.len() } else { 0 };
            segments.insert(at, choices);
        }
        if context.settings.one_key.walking_pace().is_some() {
            rest.extend(PACES.map(|command| ScanItem::run(command, context.name(command))));
        }
        let menu = ScanItem::open("menu", &context.text("one-key-menu"), items::grouped(rest));
        segments.push(one(menu));
        Level::new(segments)
    }

    /// The level that was opened last.
    fn descend(&mut self, mut level: Level) -> Level {
        for depth in 0..self.one_key.path.len() {
            let key = self.one_key.path[depth];
            let opened = level.items.iter().find(|item| item.key == key);
            let Some(ScanItem { action: ScanAction::Open(items), name, .. }) = opened else {
                self.one_key.path.truncate(depth);
                break;
            };
            let (name, mut items) = (name.clone(), items.clone());
            let back = self.shared.texts.text("one-key-back");
            items.push(ScanItem::leave(&back));
            level = Level::new(vec![Segment { name, items }]);
        }
        level
    }

    /// Draws the rings, keeps what the bar says, and asks for the next picture.
    fn show_one_key(&mut self, ctx: &Context, level: &Level, now: f64) {
        let wanted = self.shared.settings.one_key;
        let at = self.one_key.walk.at();
        let Some(item) = level.items.get(at) else {
            self.one_key.shown = None;
            return;
        };
        let look = self.shared.look(ctx, self.state().seen_from());
        let seconds = wanted.seconds();
        let rests = self.one_key.walk.is_resting();
        let outline = item.outline.as_ref().filter(|_| !item.is_hidden);
        let parts = match outline {
            Some(outline) if !look.reduce_motion => (ring::length(outline) / STEP).max(PARTS),
            _ => PARTS,
        };
        let left = if wanted.second_key || rests {
            1.0
        } else {
            // Drawn anew only when it has become shorter.
            ctx.request_repaint_after_secs((seconds / parts).max(FRAME));
            let spent = (self.one_key.walk.spent(now) as f32 / seconds).clamp(0.0, 1.0);
            ((1.0 - spent) * parts).ceil() / parts
        };
        let (heading, first, end) = level.heading(at);
        let painter = |item: &ScanItem| ring::painter(ctx, item.is_below_messages);
        let palette = theme::palette(ctx);
        let others = level.items[first..end].iter().zip(first..);
        for (other, _) in others.filter(|(_, place)| *place != at) {
            if let Some(outline) = other.outline.as_ref().filter(|_| !other.is_hidden) {
                ring::other(&painter(other), outline, palette);
            }
        }
        if let Some(outline) = outline {
            ring::present(&painter(item), outline, left, palette);
        }
        let node = match item.action {
            ScanAction::Press(node) => Some(node),
            _ => None,
        };
        if node != self.one_key.in_view {
            self.one_key.in_view = node;
            let in_dialog = self.chrome.is_blocked() || egui::Popup::is_any_open(ctx);
            if let Some(node) = node.filter(|_| in_dialog || item.is_hidden) {
                ctx.plugin::<Listener>().lock().act(node, Action::ScrollIntoView);
            }
        }
        let headings = level.headings.iter().enumerate();
        self.one_key.shown = Some(OneKeyShown {
            title: if rests { self.shared.texts.text("one-key-rests") } else { item.name.clone() },
            is_hint: item.is_hint && !rests,
            place: (at - first + 1, end - first),
            seconds: (!wanted.second_key && !rests).then(|| (left * seconds).ceil() as u8),
            headings: headings.map(|(place, (name, _))| (name.clone(), place == heading)).collect(),
        });
    }
}

/// Returns `true` in activities in which the board comes before the choices.
const fn asks_for_a_move(context: &PanelContext) -> bool {
    match context.commands.activity {
        ActivityId::Lesson
        | ActivityId::Puzzle
        | ActivityId::Practice
        | ActivityId::Run
        | ActivityId::Train => true,
        ActivityId::Game | ActivityId::Editor | ActivityId::You => false,
    }
}

/// Returns `true` while a game goes on and nothing else in the panel has to be answered.
fn goes_on(context: &PanelContext) -> bool {
    let state = &context.commands;
    state.activity == ActivityId::Game
        && !(state.welcome || state.ended || state.studied || state.warned)
}
