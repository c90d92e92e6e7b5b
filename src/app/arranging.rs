//! A position that is set up in the place of the game on the table, which stays as it is.

use egui::{Context, Event, Key, Ui};

use super::App;
use super::action::DialogAction;
use super::command::{Command, Facts};
use super::dialogs::Dialog;
use super::dialogs::confirm::{Confirm, Question};
use super::settings::KeptPosition;
use super::shared::Shared;
use super::table::{BoardReply, KeptRules, Presentation};
use super::toasts::Tone;
use crate::board;
use crate::board::editing::{Edit, EditorState, PositionEditor};
use crate::phrase::Phrase;
use crate::random;
use crate::session::Seat;

/// What is said of a position that was left.
const LEFT: &str = "editor-left";

/// The editor, if a position is being set up.
#[derive(Default)]
pub(super) struct Arranging {
    editor: Option<OpenEditor>,
    /// The one that was left before anything became of its position.
    left: Option<OpenEditor>,
}

/// An editor, and how things stood there when it was last looked at.
struct OpenEditor {
    editor: Box<dyn PositionEditor>,
    state: EditorState,
    /// It began with a position that was set up before.
    resumed: bool,
}

impl OpenEditor {
    fn look(&mut self) {
        self.state = self.editor.state();
    }
}

impl Arranging {
    /// Whether a position is being set up.
    pub(super) fn is_on(&self) -> bool {
        self.editor.is_some()
    }

    /// How things stand there, and the editor itself.
    pub(super) fn shown(&self) -> Option<(&EditorState, &dyn PositionEditor)> {
        let OpenEditor { editor, state, .. } = self.editor.as_ref()?;
        Some((state, editor.as_ref()))
    }

    /// How things stand there.
    pub(super) fn state(&self) -> Option<&EditorState> {
        self.editor.as_ref().map(|arranged| &arranged.state)
    }

    /// What can be asked for while a position is set up.
    pub(super) fn facts(&self, table: Facts) -> Option<Facts> {
        let state = self.state()?;
        Some(Facts {
            welcome: table.welcome,
            left_a_game: table.left_a_game,
            can_go_back: table.can_go_back,
            editor: true,
            playable: state.faults.is_empty(),
            can_undo: state.can_undo,
            can_redo: state.can_redo,
            large_layers: state.large_layers,
            ..Facts::default()
        })
    }

    /// What the status line says while the board says nothing.
    pub(super) fn status(&self) -> Option<Phrase> {
        self.is_on().then(|| Phrase::new("editor-status"))
    }

    /// Begins with a position of a game, as text. Says whether that game can be set up.
    fn begin(&mut self, shared: &Shared, game: &str, (text, rules): (&str, &KeptRules)) -> bool {
        let Some(editor) = (shared.entry(game).editor)(text, rules) else {
            return false;
        };
        let state = editor.state();
        self.editor = Some(OpenEditor {
            editor,
            state,
            resumed: false,
        });
        self.left = None;
        true
    }

    /// Goes on with the position that was left in this window or, at a new start, before. Returns
    /// `false` if there is none, or its game is not there.
    fn go_on(&mut self, shared: &Shared) -> bool {
        if let Some(left) = self.left.take() {
            self.editor = Some(left);
            return true;
        }
        let Some(kept) = &shared.settings.set_up else {
            return false;
        };
        let known = shared.games.game(&kept.game).is_some();
        let begun = known && self.begin(shared, &kept.game, (&kept.text, &kept.rules));
        if let Some(editor) = self.editor.as_mut().filter(|_| begun) {
            editor.resumed = true;
        }
        begun
    }

    /// Does something to the position. Says whether one is being set up.
    pub(super) fn perform(&mut self, edit: Edit) -> bool {
        let Some(arranged) = &mut self.editor else {
            return false;
        };
        arranged.editor.perform(edit);
        arranged.look();
        true
    }

    /// Lays out what a pasted text says; `None` if no position is being set up.
    pub(super) fn paste(&mut self, text: &str) -> Option<Result<(), Phrase>> {
        let arranged = self.editor.as_mut()?;
        let pasted = arranged.editor.paste(text);
        arranged.look();
        Some(pasted)
    }

    /// The position as text.
    pub(super) fn text(&self) -> Option<String> {
        Some(self.editor.as_ref()?.editor.text())
    }

    /// Leaves the position for good: a game begins there.
    fn finish(&mut self) {
        self.editor = None;
        self.left = None;
    }

    /// Leaves the position. Returns `true` if it was changed and can be gone on with.
    fn put_aside(&mut self) -> bool {
        let Some(editor) = self.editor.take() else {
            return false;
        };
        let is_changed = editor.state.can_undo || editor.resumed;
        self.left = Some(editor).filter(|_| is_changed);
        is_changed
    }

    /// The position as the settings keep it, once something was done to it.
    fn kept(&self, shared: &Shared) -> Option<KeptPosition> {
        let OpenEditor { editor, state, .. } =
            self.editor.as_ref().filter(|open| open.state.can_undo)?;
        Some(KeptPosition {
            game: state.game.to_owned(),
            text: editor.text(),
            rules: (shared.entry(state.game).editor_rules)(editor.as_ref()),
        })
    }

    /// Draws the board, if a position is being set up.
    pub(super) fn board_ui(
        &mut self,
        ui: &mut Ui,
        presentation: &Presentation,
    ) -> Option<BoardReply> {
        let arranged = self.editor.as_mut()?;
        let (look, texts) = (presentation.look, presentation.texts);
        let reply = arranged.editor.board_ui(ui, look, texts);
        arranged.look();
        Some(BoardReply {
            says: reply.says,
            cues: reply.cues,
            ..BoardReply::default()
        })
    }

    /// The key that is for the editor and not for its board: Esc when it means nothing there.
    pub(super) fn keys(&self, ctx: &Context) -> Option<Command> {
        let arranged = self.editor.as_ref()?;
        let is_escape = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    key: Key::Escape,
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        };
        let pressed =
            ctx.input(|input| input.modifiers.is_none() && input.events.iter().any(is_escape));
        (pressed && !arranged.editor.is_busy()).then_some(Command::LeaveSetUp)
    }
}

impl App {
    /// Sets up a position: asks first whether to go on with the one that was left.
    pub(super) fn ask_to_set_up(&mut self, ctx: &Context) {
        if self.shared.settings.set_up.is_none() {
            return self.set_up(ctx);
        }
        let text = Phrase::new("set-up-again-text");
        let action = DialogAction::Command(Command::BackToSetUp);
        let question = Confirm::new(Question::SetUpAgain, text, action);
        self.chrome.open(Dialog::Confirm(question));
    }

    /// Sets up a position, beginning with the one that is looked at.
    pub(super) fn set_up(&mut self, ctx: &Context) {
        let text = self.table().position_text();
        let (draft, _) = self.table().again();
        let begin = (text.as_str(), &draft.rules());
        let game = self.state().game;
        if self.arranging.begin(&self.shared, game, begin) {
            self.show_set_up(ctx);
        }
    }

    /// Goes on with the position that was left half set up.
    pub(super) fn back_to_set_up(&mut self, ctx: &Context) {
        if self.arranging.go_on(&self.shared) {
            self.show_set_up(ctx);
        } else {
            self.shared.settings.set_up = None;
            self.chrome.tell(Tone::Error, &Phrase::new("editor-gone"));
        }
    }

    fn show_set_up(&mut self, ctx: &Context) {
        self.learning.leave();
        self.puzzling.leave();
        self.playing.rest();
        self.chrome.begin_lesson();
        self.chrome.unsay(&[LEFT]);
        board::focus::give(ctx);
    }

    /// Shows the game on the table again.
    pub(super) fn leave_set_up(&mut self, ctx: &Context) {
        if !self.arranging.is_on() {
            return;
        }
        self.put_set_up_aside();
        self.chrome.forget_says();
        board::focus::give(ctx);
    }

    /// Puts the position away that is being set up, and offers the way back.
    pub(super) fn put_set_up_aside(&mut self) {
        if self.arranging.put_aside() {
            self.offer_way_back_to_set_up();
        }
    }

    /// Offers the way back to a position that was left.
    pub(super) fn offer_way_back_to_set_up(&mut self) {
        let told = Phrase::new(LEFT);
        self.chrome.offer(Tone::Info, &told, Command::BackToSetUp);
    }

    /// Writes the position into the settings as it is now: not even a kill loses it.
    pub(super) fn keep_set_up(&mut self) {
        if let Some(kept) = self.arranging.kept(&self.shared) {
            self.shared.settings.set_up = Some(kept);
        }
    }

    /// Plays a game from the position that is set up, everybody in the seats of now.
    pub(super) fn play_from_here(&mut self, ctx: &Context) {
        self.begin_from_here(ctx, false);
    }

    /// Studies the position that is set up.
    pub(super) fn study_from_here(&mut self, ctx: &Context) {
        if self.begin_from_here(ctx, true) {
            self.begin_study(ctx);
        }
    }

    /// Begins a game at the position that is set up; for a study with people in all seats. Says
    /// whether the rules allow that.
    fn begin_from_here(&mut self, ctx: &Context, for_study: bool) -> bool {
        let Some((state, editor)) = self.arranging.shown() else {
            return false;
        };
        let entry = self.shared.entry(state.game);
        let mut draft = match (entry.set_up)(editor) {
            Ok(draft) => draft,
            Err(why) => {
                self.chrome.tell(Tone::Error, &why);
                return false;
            }
        };
        let chosen = draft.state();
        let seats = if for_study {
            vec![Seat::Human(None); chosen.seat_names.len()]
        } else {
            draft.set_clock(self.shared.settings.clock);
            let here = self.playing.match_seats();
            if here.seats.len() == chosen.seat_names.len() {
                here.seats
            } else {
                here.next(&self.shared.settings, &chosen, random::seed())
            }
        };
        self.arranging.finish();
        self.shared.settings.set_up = None;
        self.start(ctx, draft.as_ref(), seats);
        true
    }
}
