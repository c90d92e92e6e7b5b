//! Controller of the lesson of a game, the only implementation of [`Lesson`].

use egui::{Context, Event, Ui};

use super::{Lesson, LessonState, Remark};
use crate::app::game::scripted_board::ScriptedBoard;
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::board::lesson::{Attempt, Goal, LessonJudgement, LessonStep};
use crate::board::{BoardWidget as _, Hand, Look, Playable, Says, Scene};
use crate::phrase::Phrase;
use crate::rules::{Game, Player};

/// Pause before each scripted move ahead of the user's turn, in seconds.
const BEFORE_WATCHING: f64 = 0.6;
/// Pause between a wrong move and the one that punishes it, in seconds.
const BEFORE_PUNISHING: f64 = 0.6;
/// Time for which a wrong move stays on the board, in seconds.
const BEFORE_TAKING_BACK: f64 = 0.9;

/// Lesson of `G`: the present step and its board.
pub struct GameLesson<G: Playable> {
    step: usize,
    board: ScriptedBoard<G>,
    remark: Option<Remark>,
    /// `true` until the move has been shown that punishes a wrong one.
    is_punished: bool,
    /// `true` if a rejection that completes the step was shown while a button is still down.
    refused: bool,
}

impl<G: Playable> GameLesson<G> {
    /// Starts the lesson at its first step; `None` if the game has no lesson.
    pub fn begin() -> Option<Self> {
        G::LESSON.first().map(|first| Self {
            step: 0,
            board: ScriptedBoard::new(start_of(first)),
            remark: None,
            is_punished: false,
            refused: false,
        })
    }

    fn present(&self) -> &'static LessonStep<G> {
        &G::LESSON[self.step]
    }

    /// Next scripted move ahead of the user's turn.
    fn next_before(&self) -> Option<&'static str> {
        self.present().before.get(self.board.moves().len()).copied()
    }

    fn is_done(&self) -> bool {
        matches!(self.remark, Some(Remark::Done(_)))
    }

    fn is_wrong(&self) -> bool {
        let begun = self.present().before.len();
        self.board.moves().len() > begun && matches!(self.remark, Some(Remark::Wrong(_)))
    }

    fn judge(&mut self) {
        let step = self.present();
        let begun = step.before.len();
        let judgement = match step.goal {
            Goal::Moves(judge) => judge(&Attempt {
                positions: &self.board.positions()[begun..],
                moves: &self.board.moves()[begun..],
            }),
            Goal::Refusal { allowed, .. } => LessonJudgement::Wrong(allowed),
        };
        self.is_punished = matches!(judgement, LessonJudgement::Loses(_));
        self.remark = Some(match judgement {
            LessonJudgement::Done => Remark::Done(step.praise),
            LessonJudgement::GoOn(key) => Remark::GoOn(key),
            LessonJudgement::Wrong(key) | LessonJudgement::Loses(key) => Remark::Wrong(key),
        });
    }

    /// Completes a step about a rejection once the board has rejected the move and no button is down any
    /// more.
    fn check_rejection(&mut self, ui: &Ui, says: Option<&Says>) {
        let Goal::Refusal { reasons, .. } = self.present().goal else {
            return;
        };
        let refusal = says.filter(|says| says.refusal);
        let meant =
            refusal.is_some_and(|says| reasons.iter().any(|&reason| says.phrase.mentions(reason)));
        let (down, acted) = (ui.input(|input| input.pointer.any_down()), has_acted(ui));
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

    /// Move that the step points at, until the user has moved.
    fn arrow(&self) -> Option<G::Move> {
        let step = self.present();
        let waiting = self.board.moves().len() == step.before.len() && !self.is_done();
        step.arrow.filter(|_| waiting).and_then(|text| text.parse().ok())
    }
}

/// Returns `true` if the user has pressed something in this frame.
fn has_acted(ui: &Ui) -> bool {
    ui.input(|input| {
        let keys = |event: &Event| {
            matches!(
                event,
                Event::Key { pressed: true, .. }
                    | Event::Text(_)
                    | Event::AccessKitActionRequest(_)
            )
        };
        input.pointer.any_released() || input.events.iter().any(keys)
    })
}

fn start_of<G: Playable>(step: &LessonStep<G>) -> G {
    let start = G::from_text(step.position, &G::Rules::default());
    start.unwrap_or_else(|_| G::start(&G::Rules::default()))
}

/// A move by which the player to move wins at once.
fn winning_move<G: Game>(game: &G) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.into_iter().find(|&mv| {
        let mut after = game.clone();
        after.play(mv);
        let winner = after.outcome().and_then(|end| end.winner());
        winner == Some(game.turn())
    })
}

impl<G: Playable> Lesson for GameLesson<G> {
    fn state(&self) -> LessonState {
        LessonState {
            game: G::ID,
            title: G::title(),
            steps: G::LESSON.iter().map(|step| step.title).collect(),
            step: self.step,
            task: self.present().task,
            remark: self.remark,
        }
    }

    fn go_to(&mut self, step: usize) {
        self.step = step.min(G::LESSON.len() - 1);
        self.board = ScriptedBoard::new(start_of(self.present()));
        self.remark = None;
        self.is_punished = false;
        self.refused = false;
    }

    fn poll(&mut self, ctx: &Context, tick: &Tick) {
        let has_rested = |seconds| self.board.has_rested(ctx, tick.moment.now, seconds);
        let punishes = self.is_wrong() && self.is_punished;
        if punishes && has_rested(BEFORE_PUNISHING) {
            self.is_punished = false;
            if let Some(reply) = winning_move(self.board.game()) {
                self.board.play(reply);
            }
            ctx.request_repaint();
        } else if !punishes && self.is_wrong() && has_rested(BEFORE_TAKING_BACK) {
            let begun = self.present().before.len();
            self.board.take_back_to(begun);
            ctx.request_repaint();
        } else if let Some(text) = self.next_before()
            && has_rested(BEFORE_WATCHING * tick.look.speed.pace().max(0.5))
            && let Ok(mv) = self.board.game().read_move(text)
        {
            self.board.play(mv);
            ctx.request_repaint();
        }
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let look = Look { viewer: Player::FIRST, coordinates: true, ..presentation.look };
        let mut view = std::mem::take(&mut self.board.view);
        let scene = Scene {
            people: 1,
            hand: self.hand(),
            excerpt: true,
            hint: self.arrow(),
            teaches: true,
            ..Scene::picture(self.board.positions(), self.board.moves(), look, presentation.texts)
        };
        let reply = view.show(ui, &scene);
        let first_look = self.board.put_view(ui, view);
        let mut answer =
            BoardReply { says: reply.says, show_ply: None, moved: false, cues: reply.cues };
        let before = self.remark;
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.board.play(mv);
            self.judge();
            answer.moved = true;
        } else if !self.is_done() && self.hand() == Hand::Free {
            self.check_rejection(ui, answer.says.as_ref());
            let is_rejected = answer.says.as_ref().is_some_and(|says| says.refusal);
            if is_rejected && has_acted(ui) && matches!(self.remark, Some(Remark::Wrong(_))) {
                // The board has answered.
                self.remark = None;
            }
        }
        if answer.moved || first_look || self.remark != before {
            // Code that waits for the board to come to rest has to check again.
            ui.ctx().request_repaint();
        }
        answer
    }

    fn board_aspect(&self) -> f32 {
        G::aspect_ratio(&self.board.view)
    }

    fn is_busy(&self) -> bool {
        self.board.view.is_busy()
    }
}
