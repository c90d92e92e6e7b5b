//! The state of the position editor, with undo and redo.

use std::any::Any;

use egui::{Context, Painter, Rect, Sense, Ui};

use super::editable::{Editable, Fault};
use super::editor_piece::EditorPiece as _;
use super::editor_state::{
    Edit, EditorReply, EditorState, EditorThing, PositionEditor, SetUpPuzzle,
};
use super::verdict;
use crate::board_response::BoardResponse;
use crate::face::{BoardContext, BoardFace, BoardLayout as _, BoardMemo as _, SpeechTopic};
use crate::gesture::Press;
use crate::grammar::Rotate;
use crate::sound::{Cue, Cues, Sound};
use crate::swing_control::SwingControl;
use crate::{Hand, Look, Says, Scene, reader};
use kuba_bot::puzzle::{Composer, Puzzle};
use kuba_i18n::Texts;
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{EditablePosition, Game, Player};

const MOST_CHANGES: usize = 1000;

type Laid<G> = (<G as BoardFace>::Position, <G as Game>::Rules);

/// A position editor for the game `G`.
pub struct Editor<G: Editable> {
    now: Laid<G>,
    past: Vec<Laid<G>>,
    future: Vec<Laid<G>>,
    /// The pieces of the palette, each in its last orientation.
    pub(super) things: Vec<G::Thing>,
    pub(super) chosen: usize,
    pub(super) memo: G::ViewState,
    pub(super) cursor: Option<G::Cell>,
    /// The cell where the keyboard resumes: the last one of the cursor or the pointer.
    pub(super) here: Option<G::Cell>,
    pub(super) held: Option<Press<G::Cell>>,
    pub(super) hovered: Option<G::Cell>,
    /// Remainder of the wheel below one notch, in points.
    pub(super) wheel: f32,
    /// The last event, for screen readers.
    pub(super) event: Option<Phrase>,
    pub(super) refused: Option<Phrase>,
    pub(super) cues: Cues,
    pub(super) viewer: Player,
    pub(super) swing: SwingControl,
    /// `None` before the first poll and while the examination is paused.
    composer: Option<Composer<G>>,
    examined: Option<Laid<G>>,
    /// Index of the move of the verdict that is shown.
    pointed: Option<usize>,
}

impl<G: Editable> Editor<G> {
    /// Opens an editor with the position in `text`, or with the starting position if the text is invalid.
    pub fn open(text: &str, rules: &G::Rules) -> Self {
        let position = G::Position::read(text).unwrap_or_else(|_| *G::start(rules).shown());
        Self {
            now: Self::fitted(position, rules.clone()),
            past: Vec::new(),
            future: Vec::new(),
            things: G::Thing::all(),
            chosen: 0,
            memo: G::ViewState::default(),
            cursor: None,
            here: None,
            held: None,
            hovered: None,
            wheel: 0.0,
            event: None,
            refused: None,
            cues: Cues::default(),
            viewer: Player::FIRST,
            swing: SwingControl::default(),
            composer: None,
            examined: None,
            pointed: None,
        }
    }

    /// The move of the verdict that is shown on the board.
    pub(super) fn advised(&self) -> Option<G::Move> {
        let is_examined = self.examined.as_ref() == Some(&self.now) && self.dragged().is_none();
        let composer = self.composer.as_ref().filter(|_| is_examined)?;
        let reached = verdict::told(composer)?;
        verdict::moves(reached).get(self.pointed?).copied()
    }

    pub(super) const fn position(&self) -> &G::Position {
        &self.now.0
    }

    /// The selected piece; `None` for the eraser.
    pub(super) fn in_hand(&self) -> Option<G::Thing> {
        self.things.get(self.chosen).copied()
    }

    /// Pairs a position with the rules that are in force for it.
    fn fitted(position: G::Position, rules: G::Rules) -> Laid<G> {
        let rules = G::drawn(position, &rules).effective_rules(rules);
        (position, rules)
    }

    fn change(&mut self, position: G::Position, rules: G::Rules) -> bool {
        let next = Self::fitted(position, rules);
        if next == self.now {
            return false;
        }
        let before = std::mem::replace(&mut self.now, next);
        self.past.push(before);
        if self.past.len() > MOST_CHANGES {
            self.past.remove(0);
        }
        self.future.clear();
        true
    }

    fn change_board(&mut self, position: G::Position, event: Phrase) {
        if self.change(position, self.now.1.clone()) {
            self.refused = None;
            self.event = Some(event);
            self.cues.list.push(Cue::now(Sound::Rest));
        }
    }

    fn happens(&self, key: &'static str, cell: G::Cell, thing: G::Thing) -> Phrase {
        Phrase::new(key).with("cell", cell.to_string()).with("thing", thing.name(self.viewer))
    }

    /// Places the selected piece, or removes the piece there. A piece that is there already is rotated.
    pub(super) fn put(&mut self, cell: G::Cell) {
        let Some(thing) = self.in_hand() else {
            return self.remove(cell);
        };
        let mut after = *self.position();
        G::lay(&mut after, cell, thing);
        if after == *self.position() {
            self.turn(Some(cell), Rotate::Quarter { back: false });
        } else {
            let event = self.happens("editor-laid", cell, thing);
            self.change_board(after, event);
        }
    }

    pub(super) fn remove(&mut self, cell: G::Cell) {
        let Some(thing) = G::piece_at(self.position(), cell) else {
            return;
        };
        let mut after = *self.position();
        match G::take(&mut after, cell) {
            Ok(()) => {
                let event = self.happens("editor-taken", cell, thing);
                self.change_board(after, event);
            }
            Err(why) => {
                self.refused = Some(why);
                self.cues.refuse();
            }
        }
    }

    /// Drops the piece of one cell on another; outside the board it is removed.
    pub(super) fn carry(&mut self, from: G::Cell, to: Option<G::Cell>) {
        let Some(thing) = G::piece_at(self.position(), from) else {
            return;
        };
        let Some(to) = to else {
            return self.remove(from);
        };
        let mut after = G::lifted(self.position(), from);
        G::lay(&mut after, to, thing);
        let event = self.happens("editor-laid", to, thing);
        self.change_board(after, event);
    }

    /// Rotates the piece in a cell, or the selected piece if that one has no orientation. Returns whether
    /// anything was rotated.
    pub(super) fn turn(&mut self, cell: Option<G::Cell>, twist: Rotate) -> bool {
        let lying = cell.and_then(|cell| Some((cell, G::piece_at(self.position(), cell)?)));
        let turned = lying.and_then(|(cell, thing)| Some((cell, thing.rotated(twist)?)));
        if let Some((cell, thing)) = turned {
            let mut after = *self.position();
            G::lay(&mut after, cell, thing);
            let event = self.happens("editor-laid", cell, thing);
            self.change_board(after, event);
            return true;
        }
        let turned = |thing: G::Thing| thing.rotated(twist);
        let Some(thing) = self.in_hand().and_then(turned) else {
            return false;
        };
        self.things[self.chosen] = thing;
        true
    }

    pub(super) fn objections(&self) -> Vec<Fault<G::Cell>> {
        let (position, rules) = &self.now;
        let faults = G::faults(position);
        if !faults.is_empty() {
            return faults;
        }
        let game = match G::from_text(&position.to_string(), rules) {
            Ok(game) => game,
            Err(error) => return vec![Fault::whole(error.phrase())],
        };
        let over = game.outcome().map(|outcome| match outcome.winner() {
            Some(winner) => Phrase::new("editor-won")
                .with("seat", G::seat_name(winner))
                .with("ending", outcome.ending.phrase()),
            None => Phrase::new("editor-drawn").with("ending", outcome.ending.phrase()),
        });
        over.into_iter().map(Fault::whole).collect()
    }

    fn about(&self) -> Phrase {
        let lying = G::counted(self.position()).into_iter();
        let tally = lying
            .reduce(|first, next| Phrase::new("list-and").with("first", first).with("next", next));
        let about = Phrase::new("editor-board").with("game", G::title());
        match tally {
            Some(tally) => about.with("tally", tally),
            None => about.with("tally", ""),
        }
    }

    pub(super) fn cell_words(&self, cell: G::Cell) -> Phrase {
        match G::piece_at(self.position(), cell) {
            Some(thing) => self.happens("editor-cell", cell, thing),
            None => Phrase::new("editor-cell-empty").with("cell", cell.to_string()),
        }
    }

    fn facing(&self, at: &BoardContext<G>) -> Option<Phrase> {
        G::words(at, &SpeechTopic::Facing(self.swing.angle()?))
    }

    /// `facing` is the side in front of a board that is swung round.
    fn says(&self, facing: Option<Phrase>) -> Option<Says> {
        if let Some(why) = &self.refused {
            return Some(Says { phrase: why.clone(), refusal: true });
        }
        let meant = self.hovered.or(self.cursor);
        let words = meant.map(|cell| self.cell_words(cell));
        Some(Says { phrase: words.or(facing).or_else(|| self.event.clone())?, refusal: false })
    }
}

impl<G: Editable> PositionEditor for Editor<G> {
    fn state(&self) -> EditorState {
        let (position, rules) = &self.now;
        let things = self
            .things
            .iter()
            .map(|&thing| EditorThing { name: thing.name(self.viewer), key: thing.key() });
        let faults = self.objections();
        let wrong = faults.iter().filter_map(|fault| fault.count);
        let composer = self.composer.as_ref();
        EditorState {
            verdict: composer.and_then(|composer| verdict::of(composer, self.pointed)),
            game: G::ID,
            title: G::title(),
            things: things.collect(),
            chosen: self.chosen,
            wrong: wrong.collect(),
            tally: G::counted(position),
            fields: G::fields(position, rules),
            faults: faults.into_iter().map(|fault| fault.words).collect(),
            help: Phrase::new(G::EDITOR_HELP),
            can_undo: !self.past.is_empty(),
            can_redo: !self.future.is_empty(),
            large_layers: self.memo.large_layers(),
            aspect_ratio: self.memo.aspect_ratio(),
        }
    }

    fn poll(&mut self, ctx: &Context) {
        if self.examined.as_ref() != Some(&self.now) {
            self.examined = Some(self.now.clone());
            self.pointed = None;
            let (position, rules) = &self.now;
            let is_sound = self.objections().is_empty();
            let game = is_sound.then(|| G::from_text(&position.to_string(), rules).ok());
            let composer = self.composer.get_or_insert_with(|| {
                let wake = ctx.clone();
                Composer::new(move || wake.request_repaint())
            });
            composer.examine(game.flatten());
        }
        if let Some(composer) = &mut self.composer {
            composer.poll();
        }
    }

    fn pause(&mut self) {
        self.composer = None;
        self.examined = None;
    }

    fn puzzle(&self) -> Option<SetUpPuzzle> {
        let composer = self.composer.as_ref()?;
        let (game, grade) = (composer.game()?, composer.grade()?);
        let reached = composer.findings().reached.as_ref()?;
        let solution: Vec<String> = reached.line.iter().map(ToString::to_string).collect();
        Some(SetUpPuzzle {
            grade,
            goal: reached.goal,
            rules: Puzzle::<G>::rules_text(&self.now.1)?,
            position: game.position_text(),
            solution: solution.join(" "),
        })
    }

    fn perform(&mut self, edit: Edit) {
        match edit {
            Edit::PointAt(index) => {
                self.pointed = index;
                return;
            }
            Edit::LookFurther => {
                if let Some(composer) = &mut self.composer {
                    composer.toggle_further();
                }
                return;
            }
            _ => {}
        }
        let (position, rules) = self.now.clone();
        self.held = None;
        self.refused = None;
        match edit {
            Edit::Choose(number) if number == self.chosen => {
                self.turn(None, Rotate::Quarter { back: false });
            }
            Edit::Choose(number) => self.chosen = number.min(self.things.len()),
            Edit::Set(field, value) => {
                let (mut position, mut rules) = (position, rules);
                G::set_field(&mut position, &mut rules, field, value);
                self.change(position, rules);
            }
            Edit::Start => {
                let start = *G::start(&rules).shown();
                self.change(start, rules);
            }
            Edit::Clear => {
                self.change(position.cleared(), rules);
            }
            Edit::Mirror => {
                self.change(position.mirrored(), rules);
            }
            Edit::Undo => {
                if let Some(before) = self.past.pop() {
                    self.future.push(std::mem::replace(&mut self.now, before));
                }
            }
            Edit::Redo => {
                if let Some(next) = self.future.pop() {
                    self.past.push(std::mem::replace(&mut self.now, next));
                }
            }
            Edit::SwitchLayers => self.memo = self.memo.with_layers_switched(),
            Edit::PointAt(_) | Edit::LookFurther => {}
        }
        if !matches!(edit, Edit::Choose(_) | Edit::SwitchLayers) {
            self.event = None;
        }
    }

    fn text(&self) -> String {
        self.position().to_string()
    }

    fn paste(&mut self, text: &str) -> Result<(), Phrase> {
        let position = G::Position::read(text.trim()).map_err(|fault| fault.phrase())?;
        self.held = None;
        self.refused = None;
        self.event = None;
        self.change(position, self.now.1.clone());
        Ok(())
    }

    fn rules(&self) -> &dyn Any {
        &self.now.1
    }

    fn board_ui(&mut self, ui: &mut Ui, look: Look, texts: &Texts) -> EditorReply {
        let space = ui.available_rect_before_wrap();
        ui.allocate_rect(space, Sense::hover());
        self.viewer = look.viewer;
        let dragged = self.dragged().map(|held| held.from);
        let shown = dragged.map_or(*self.position(), |cell| G::lifted(self.position(), cell));
        let positions = [G::drawn(shown, &self.now.1)];
        let scene = Scene { hand: Hand::Free, ..Scene::picture(&positions, &[], look, texts) };
        if G::ViewState::CAN_SWING {
            self.memo = self.memo.swung(self.swing.next(ui, &look));
        }
        let geometry = G::lay_out(space, &scene, self.memo);
        let at = BoardContext { scene: &scene, geometry: &geometry, memo: self.memo, touch: false };
        let place = geometry.board().intersect(space);
        let event = || self.event.clone();
        let BoardResponse { ui, response } =
            BoardResponse::new(ui, &scene, place, &self.about(), event);
        let cells = G::cells(&at);
        let before = self.now.clone();
        let facing = self.facing(&at);
        if let Some(words) = &facing {
            reader::announce(&ui, &response, "facing", &texts.say(words));
        }
        self.take_gestures((&ui, &response), &cells, &at);
        self.draw(&ui, &response, &at, &cells);
        if self.now != before {
            ui.ctx().request_repaint();
        }
        EditorReply { says: self.says(facing), cues: std::mem::take(&mut self.cues) }
    }

    fn paint_thing(&self, number: usize, painter: &Painter, rect: Rect, look: &Look) {
        if let Some(&thing) = self.things.get(number) {
            thing.paint(painter, rect, look);
        }
    }

    fn is_busy(&self) -> bool {
        self.dragged().is_some() || self.swing.is_held()
    }
}
