//! A lesson of some game: the only implementation of [`Lesson`].

use std::time::Duration;

use egui::{Context, Event, Ui};

use super::{Lesson, LessonState, Remark};
use crate::app::table::{BoardReply, Presentation};
use crate::board::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use crate::board::{BoardView as _, Hand, Look, Playable, Says, Scene};
use crate::phrase::Phrase;
use crate::rules::Player;

/// How long the board rests before what is played before the user's turn, in seconds.
const BEFORE_WATCHING: f64 = 0.6;
/// How long a wrong move is to be seen before it is taken back, in seconds.
const BEFORE_TAKING_BACK: f64 = 0.9;

/// A lesson of `G`: its step, the positions of that, and the board's memory.
pub struct GameLesson<G: Playable> {
    step: usize,
    /// The positions since the step began: one more than moves.
    positions: Vec<G>,
    moves: Vec<G::Move>,
    view: G::View,
    remark: Option<Remark>,
    /// A refusal that completes the step has been read while a button is still down.
    refused: bool,
    /// When the board was last seen changing or moving, in seconds; `None` before it was seen.
    moved_at: Option<f64>,
}

impl<G: Playable> GameLesson<G> {
    /// The lesson at its first step; `None` if the game has none.
    pub fn begin() -> Option<Self> {
        let mut lesson = Self {
            step: 0,
            positions: Vec::new(),
            moves: Vec::new(),
            view: G::View::default(),
            remark: None,
            refused: false,
            moved_at: None,
        };
        if G::lesson().is_empty() {
            return None;
        }
        lesson.go_to(0);
        Some(lesson)
    }

    fn present(&self) -> &'static LessonStep<G> {
        &G::lesson()[self.step]
    }

    fn game(&self) -> &G {
        self.positions.last().expect("a step has a position")
    }

    /// What is played before the user's turn and has not been played yet.
    fn next_before(&self) -> Option<&'static str> {
        self.present().before.get(self.moves.len()).copied()
    }

    fn is_done(&self) -> bool {
        matches!(self.remark, Some(Remark::Done(_)))
    }

    fn is_wrong(&self) -> bool {
        let begun = self.present().before.len();
        self.moves.len() > begun && matches!(self.remark, Some(Remark::Wrong(_)))
    }

    fn play(&mut self, mv: G::Move) {
        let mut next = self.game().clone();
        next.play(mv);
        self.positions.push(next);
        self.moves.push(mv);
        self.moved_at = None;
    }

    /// What the user's last move was worth.
    fn judge(&mut self) {
        let step = self.present();
        let begun = step.before.len();
        let judgement = match step.goal {
            Goal::Moves(judge) => judge(&Attempt {
                positions: &self.positions[begun..],
                moves: &self.moves[begun..],
            }),
            Goal::Refusal { allowed, .. } => LessonJudgement::Wrong(allowed),
        };
        self.remark = Some(match judgement {
            LessonJudgement::Done => Remark::Done(step.praise),
            LessonJudgement::GoOn(key) => Remark::GoOn(key),
            LessonJudgement::Wrong(key) => Remark::Wrong(key),
        });
    }

    /// Completes the step if the board refuses what the step is about, once the user has done with
    /// pressing.
    fn hear(&mut self, ui: &Ui, says: Option<&Says>) {
        let Goal::Refusal { reasons, .. } = self.present().goal else {
            return;
        };
        let refusal = says.filter(|says| says.refusal);
        let meant =
            refusal.is_some_and(|says| reasons.iter().any(|&reason| says.phrase.mentions(reason)));
        let (down, acted) = ui.input(|input| {
            let keys = |event: &Event| {
                matches!(
                    event,
                    Event::Key { pressed: true, .. }
                        | Event::Text(_)
                        | Event::AccessKitActionRequest(_)
                )
            };
            let acted = input.pointer.any_released() || input.events.iter().any(keys);
            (input.pointer.any_down(), acted)
        });
        self.refused |= meant && (down || acted);
        if self.refused && !down {
            self.remark = Some(Remark::Done(self.present().praise));
        }
        if !down {
            self.refused = false;
        }
    }

    fn hand(&self) -> Hand {
        match self.remark {
            Some(Remark::Done(_)) => Hand::Tied(Phrase::new("lesson-hand-done")),
            Some(Remark::Wrong(why)) if self.is_wrong() => Hand::Tied(Phrase::new(why)),
            _ if self.next_before().is_some() => Hand::Tied(Phrase::new("lesson-hand-watch")),
            _ => Hand::Free,
        }
    }

    /// The move that the step points at, until the user has moved.
    fn arrow(&self) -> Option<G::Move> {
        let step = self.present();
        let waiting = self.moves.len() == step.before.len() && !self.is_done();
        step.arrow
            .filter(|_| waiting)
            .and_then(|text| text.parse().ok())
    }

    /// The board at rest for this long, in seconds; asks for a frame when it will be.
    fn has_rested(&self, ctx: &Context, seconds: f64) -> bool {
        let Some(since) = self.moved_at.filter(|_| !self.view.is_moving()) else {
            return false;
        };
        let left = since + seconds - ctx.input(|input| input.time);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }
}

impl<G: Playable> Lesson for GameLesson<G> {
    fn state(&self) -> LessonState {
        LessonState {
            game: G::ID,
            title: G::title(),
            steps: G::lesson().iter().map(|step| step.title).collect(),
            step: self.step,
            task: self.present().task,
            remark: self.remark,
        }
    }

    fn go_to(&mut self, step: usize) {
        self.step = step.min(G::lesson().len() - 1);
        let begin = G::from_text(self.present().position, &G::Rules::default());
        self.positions = vec![begin.unwrap_or_else(|_| G::start(&G::Rules::default()))];
        self.moves.clear();
        self.view = G::View::default();
        self.remark = None;
        self.refused = false;
        self.moved_at = None;
    }

    fn logic(&mut self, ctx: &Context, look: &Look) {
        if self.is_wrong() && self.has_rested(ctx, BEFORE_TAKING_BACK) {
            let begun = self.present().before.len();
            self.positions.truncate(begun + 1);
            self.moves.truncate(begun);
            self.moved_at = None;
            ctx.request_repaint();
        } else if let Some(text) = self.next_before()
            && self.has_rested(ctx, BEFORE_WATCHING * look.speed.pace().max(0.5))
            && let Ok(mv) = self.game().read_move(text)
        {
            self.play(mv);
            ctx.request_repaint();
        }
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let look = Look {
            viewer: Player::FIRST,
            coordinates: true,
            ..presentation.look
        };
        let mut view = std::mem::take(&mut self.view);
        let scene = Scene {
            people: 1,
            hand: self.hand(),
            excerpt: true,
            hint: self.arrow(),
            teaches: true,
            ..Scene::picture(&self.positions, &self.moves, look, presentation.texts)
        };
        let reply = view.show(ui, &scene);
        self.view = view;
        let first_look = self.moved_at.is_none();
        if first_look || self.view.is_moving() {
            self.moved_at = Some(ui.input(|input| input.time));
        }
        let mut answer = BoardReply {
            says: reply.says,
            show_ply: None,
            moved: false,
            cues: reply.cues,
        };
        let before = self.remark;
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.play(mv);
            self.judge();
            answer.moved = true;
        } else if !self.is_done() && self.hand() == Hand::Free {
            self.hear(ui, answer.says.as_ref());
        }
        if answer.moved || first_look || self.remark != before {
            // Whoever waits for the board to come to rest has to look again.
            ui.ctx().request_repaint();
        }
        answer
    }

    fn is_busy(&self) -> bool {
        self.view.is_busy()
    }
}
