//! Controller of the puzzles of a game, the only implementation of [`PuzzleBoard`].

use std::collections::{BTreeSet, VecDeque};
use std::time::Duration;

use egui::{Context, Painter, Rect, Ui};

use super::item::Item;
use super::pending::{self, PendingJudgement, PendingVerdict};
use super::{
    PuzzleAction, PuzzleBoard, PuzzleEvent, PuzzleRemark, PuzzleSource, PuzzleState, Solve,
};
use crate::app::game::scripted_board::ScriptedBoard;
use crate::app::game::table::{BoardReply, Presentation, Tick};
use crate::board::film::{GameReplay, Replay};
use crate::board::{BoardWidget as _, Hand, HintPart, Look, Playable, Scene};
use crate::bot::puzzle::{Judge, JudgeReport, Refutation, TryVerdict};
use crate::phrase::Phrase;
use crate::rules::Player;
use crate::session::Session;
use crate::store::practice::SavedTask;
use crate::store::{OwnPuzzle, Record, SolutionKind};

/// Pause before the answer to a move, in seconds.
const BEFORE_ANSWERING: f64 = 0.35;
/// Pause before the next move of a solution, in seconds.
const BEFORE_SHOWING: f64 = 0.7;
/// Time for which a wrong move and its refutation stay on the board, in seconds.
const BEFORE_TAKING_BACK: f64 = 1.0;
/// Pause between two moves that are taken back, in seconds.
const BETWEEN: f64 = 0.05;

/// Puzzles of `G`, one of them on the board.
pub struct GamePuzzles<G: Playable> {
    items: Vec<Item<G>>,
    place: usize,
    board: ScriptedBoard<G>,
    /// Repainted when a verdict arrives.
    ctx: Context,
    judge: Judge<G>,
    stage: Stage<G::Move>,
    hint: Option<Hint<G::Move>>,
    wrong: Option<Wrong<G::Move>>,
    remark: Option<PuzzleRemark>,
    /// Indices of the puzzles in which the user went wrong or asked for help since they were opened.
    helped: BTreeSet<usize>,
    /// `true` if help with the puzzle on the board has not been reported yet.
    has_new_help: bool,
    /// `true` if the user has asked for the solution since the last poll.
    has_asked: bool,
    /// Verdicts on last moves that the user did not wait for.
    pending: Vec<PendingJudgement<G>>,
}

fn judge<G: Playable>(ctx: &Context) -> Judge<G> {
    let wake = ctx.clone();
    Judge::new(move || wake.request_repaint())
}

#[derive(Clone, Debug, PartialEq)]
enum Stage<M> {
    Open,
    Judging,
    /// The move was right: these answers are played, and then the puzzle is solved if the flag is set.
    Answering(VecDeque<M>, bool),
    /// The move was wrong: these answers are played, and then all of it is taken back.
    Refuting(VecDeque<M>),
    GoingBack,
    Showing(VecDeque<M>),
    /// The puzzle is solved, or its solution was shown.
    Over,
}

/// Hint for the position after `ply` moves.
struct Hint<M> {
    ply: usize,
    /// `None` until the move is known.
    mv: Option<M>,
    part: HintPart,
}

struct Wrong<M> {
    /// Number of moves before the wrong one.
    ply: usize,
    mv: M,
    refutation: Refutation<M>,
    /// `true` while the refutation is shown.
    shown: bool,
}

impl<G: Playable> GamePuzzles<G> {
    /// Starts with the first puzzle of the game; `None` if the game has none.
    pub fn begin(ctx: &Context) -> Option<Self> {
        Self::with(ctx, Item::puzzles())
    }

    /// Starts with the first of these own puzzles; `None` if none can be read.
    pub fn mine(ctx: &Context, own: &[&OwnPuzzle]) -> Option<Self> {
        Self::with(ctx, Item::mine(own))
    }

    /// The start of the game, without a task.
    pub fn idle_board(ctx: &Context) -> Option<Self> {
        let mut still = Self::with(ctx, vec![Item::start()])?;
        still.stage = Stage::Over;
        Some(still)
    }

    /// A task from the user's own games; `None` if it cannot be read.
    pub fn practise(ctx: &Context, task: &SavedTask) -> Option<Self> {
        Self::with(ctx, vec![Item::task(task)?])
    }

    fn with(ctx: &Context, items: Vec<Item<G>>) -> Option<Self> {
        let first = items.first()?;
        Some(Self {
            board: ScriptedBoard::new(first.exercise.start().clone()),
            ctx: ctx.clone(),
            judge: judge(ctx),
            items,
            place: 0,
            stage: Stage::Open,
            hint: None,
            wrong: None,
            remark: None,
            helped: BTreeSet::new(),
            has_new_help: false,
            has_asked: false,
            pending: Vec::new(),
        })
    }

    fn item(&self) -> &Item<G> {
        &self.items[self.place]
    }

    fn start(&self) -> &G {
        self.item().exercise.start()
    }

    fn player(&self) -> Player {
        self.start().turn()
    }

    fn go_to(&mut self, place: usize) {
        self.detach_judgement();
        self.place = place.min(self.items.len() - 1);
        self.board = ScriptedBoard::new(self.start().clone());
        self.forget_progress();
    }

    fn restart(&mut self) {
        self.detach_judgement();
        let start = self.start().clone();
        self.board.restart(start);
        self.forget_progress();
    }

    fn forget_progress(&mut self) {
        self.judge.cancel();
        self.stage = Stage::Open;
        self.hint = None;
        self.wrong = None;
        self.remark = None;
    }

    /// Lets the judge of the last move finish: a move that solves the puzzle counts although the user has
    /// gone on.
    fn detach_judgement(&mut self) {
        if self.stage == Stage::Judging {
            let next = judge(&self.ctx);
            self.pending.push(PendingJudgement {
                judge: std::mem::replace(&mut self.judge, next),
                solve: self.solve(),
            });
        }
    }

    fn try_move(&mut self, mv: G::Move) {
        self.hint = None;
        self.wrong = None;
        self.board.play(mv);
        self.stage = Stage::Judging;
        self.remark = None;
        let exercise = &self.items[self.place].exercise;
        self.judge.judge(exercise, self.board.moves());
    }

    /// Returns the solve if the last move solves the puzzle.
    fn apply_report(&mut self, finding: JudgeReport<G::Move>, look: &Look) -> Option<Solve> {
        match finding {
            JudgeReport::Judged(TryVerdict::Right { answers, solved }) => {
                self.remark = None;
                self.stage = Stage::Answering(answers.into(), solved);
                return solved.then(|| self.solve());
            }
            JudgeReport::Judged(TryVerdict::Wrong(refutation)) => self.refute(refutation, look),
            JudgeReport::Next(mv) => {
                if let Some(hint) = &mut self.hint {
                    hint.mv = mv;
                }
                self.tell_hint(look);
            }
            JudgeReport::Failed => {
                self.hint = None;
                self.remark = Some(PuzzleRemark::Failed);
                if self.stage == Stage::Judging {
                    self.wrong = None;
                    self.stage = Stage::GoingBack;
                }
            }
        }
        None
    }

    fn refute(&mut self, refutation: Refutation<G::Move>, look: &Look) {
        let Some(&mv) = self.board.moves().last() else {
            return;
        };
        self.count_help();
        let me = self.player();
        let mut game = self.board.game().clone();
        let mut answers = VecDeque::new();
        let mut words = None;
        let is_turn = refutation.taken.is_some();
        for &answer in refutation.line.iter().filter(|_| !is_turn) {
            let answered = game.turn() != me;
            if !answered && words.is_some() {
                break;
            }
            if answered && words.is_none() {
                words = Some(game.sentence(answer, look));
            }
            game.play(answer);
            answers.push_back(answer);
        }
        let words = self.words(&refutation, words);
        self.wrong =
            Some(Wrong { ply: self.board.moves().len() - 1, mv, refutation, shown: false });
        self.remark = Some(PuzzleRemark::Wrong(words));
        self.stage = Stage::Refuting(answers);
    }

    /// Reason why a move is wrong, with the answer to it if that is known.
    fn words(&self, refutation: &Refutation<G::Move>, answer: Option<Phrase>) -> Phrase {
        if let Some([taken, wanted]) = refutation.taken {
            return Phrase::new("puzzle-no-take")
                .with("taken", taken as usize)
                .with("goal", wanted as usize);
        }
        let Some(answer) = answer else {
            return Phrase::new("puzzle-no");
        };
        let key = if refutation.loses { "puzzle-no-loses" } else { "puzzle-no-answer" };
        let other = G::seat_name(self.player().next(2));
        Phrase::new(key).with("answer", answer).with("seat", other)
    }

    fn ask_for_hint(&mut self) {
        self.hide_why();
        self.wrong = None;
        self.count_help();
        let ply = self.board.moves().len();
        let is_visible = self.board.view.shows_hint();
        self.board.view.show_hint();
        match &mut self.hint {
            Some(hint) if hint.ply == ply => {
                if hint.mv.is_some() && is_visible {
                    hint.part = hint.part.next();
                }
                return;
            }
            _ => {}
        }
        let asks = ply == 0 && self.item().question.is_some();
        self.hint = Some(Hint {
            ply,
            mv: None,
            part: if asks { HintPart::Area } else { HintPart::Beginning },
        });
        let exercise = &self.items[self.place].exercise;
        self.judge.find_next(exercise, self.board.moves());
    }

    fn tell_hint(&mut self, look: &Look) {
        let Some(hint) = &self.hint else {
            return;
        };
        let Some(mv) = hint.mv else {
            return;
        };
        let game = self.board.game();
        let words = match (hint.part, &self.item().question) {
            (HintPart::Area, Some(question)) => question.clone(),
            (HintPart::Whole, _) => Phrase::new("puzzle-hint").with("move", game.advice(mv, look)),
            _ => game.beginning(mv),
        };
        self.remark = Some(PuzzleRemark::Hint(words));
    }

    fn show_solution(&mut self) {
        self.restart();
        self.count_help();
        self.has_asked = true;
        self.remark = Some(PuzzleRemark::Solution);
        self.stage = Stage::Showing(self.item().exercise.solution().to_vec().into());
    }

    fn toggle_why(&mut self) {
        if self.shows_why() {
            return self.hide_why();
        }
        let Some(wrong) = &mut self.wrong else {
            return;
        };
        if self.stage != Stage::Open || self.board.moves().len() != wrong.ply {
            return;
        }
        wrong.shown = true;
        let mv = wrong.mv;
        self.board.play(mv);
    }

    fn hide_why(&mut self) {
        if self.shows_why() {
            self.board.take_back();
        }
        if let Some(wrong) = &mut self.wrong {
            wrong.shown = false;
        }
    }

    fn shows_why(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| wrong.shown)
    }

    fn try_again(&mut self) {
        if self.stage == Stage::Over || matches!(self.stage, Stage::Showing(_)) {
            return self.restart();
        }
        self.hide_why();
        self.wrong = None;
        self.remark = None;
    }

    fn count_help(&mut self) {
        self.has_new_help |= self.helped.insert(self.place);
    }

    /// The solve if the last move is right.
    fn solve(&self) -> Solve {
        let how = if self.helped.contains(&self.place) {
            SolutionKind::WithHelp
        } else {
            SolutionKind::AtFirst
        };
        let id = self.item().id.clone();
        Solve { id, how }
    }

    /// Plays or takes back the next move when it is due. Returns `true` when a solved puzzle comes to rest.
    fn go_on(&mut self, ctx: &Context, tick: &Tick) -> bool {
        let pace = tick.look.speed.pace();
        let rest = match &self.stage {
            Stage::Open | Stage::Judging | Stage::Over => return false,
            Stage::Answering(..) => BEFORE_ANSWERING * pace,
            Stage::Showing(_) => BEFORE_SHOWING * pace.max(0.5),
            Stage::Refuting(left) if left.is_empty() => BEFORE_TAKING_BACK * pace.max(0.5),
            Stage::Refuting(_) => BEFORE_ANSWERING * pace.max(0.5),
            Stage::GoingBack => BETWEEN,
        };
        if !self.board.has_rested(ctx, tick.moment.now, rest) {
            return false;
        }
        ctx.request_repaint();
        let next = match &mut self.stage {
            Stage::Answering(left, _) | Stage::Refuting(left) | Stage::Showing(left) => {
                left.pop_front()
            }
            _ => None,
        };
        if let Some(mv) = next {
            self.board.play(mv);
            return false;
        }
        match self.stage {
            Stage::Answering(_, true) => {
                self.stage = Stage::Over;
                self.remark = Some(PuzzleRemark::Solved(self.solve().how));
                return true;
            }
            Stage::Answering(_, false) => {
                self.stage = Stage::Open;
                self.remark = Some(PuzzleRemark::Right);
            }
            Stage::Showing(_) => self.stage = Stage::Over,
            _ => {
                let right = self.wrong.as_ref().map(|wrong| wrong.ply);
                let right = right.unwrap_or(self.board.moves().len().saturating_sub(1));
                if self.wrong.is_none() || self.board.moves().len() <= right + 1 {
                    self.stage = Stage::Open;
                } else {
                    self.stage = Stage::GoingBack;
                }
                self.board.take_back();
            }
        }
        false
    }

    fn hand(&self) -> Hand {
        let why = match self.stage {
            Stage::Open if self.shows_why() => "puzzle-hand-why",
            Stage::Open => return Hand::Free,
            Stage::Judging => "puzzle-checking",
            Stage::Over if self.remark == Some(PuzzleRemark::Solution) => "puzzle-solution",
            Stage::Over if self.item().grade.is_none() => "practice-hand-over",
            Stage::Over => "puzzle-hand-over",
            _ => "puzzle-hand-watch",
        };
        Hand::Tied(Phrase::new(why))
    }

    fn pointed(&self) -> Option<&Hint<G::Move>> {
        let hint = self.hint.as_ref()?;
        (hint.ply == self.board.moves().len() && self.stage == Stage::Open).then_some(hint)
    }

    fn look(&self, look: Look) -> Look {
        let viewer = self.player();
        Look { viewer, ..look }
    }

    fn scene<'a>(&'a self, presentation: &Presentation<'a>) -> Scene<'a, G> {
        let hint = self.pointed();
        let shown = self.wrong.as_ref().filter(|wrong| wrong.shown);
        Scene {
            people: 1,
            hand: self.hand(),
            hint: hint.and_then(|hint| hint.mv),
            hint_part: hint.map_or(HintPart::Whole, |hint| hint.part),
            former: self.item().former,
            line: shown.map_or(&[], |wrong| &wrong.refutation.line),
            warns: shown.is_some(),
            ..Scene::picture(
                self.board.positions(),
                self.board.moves(),
                self.look(presentation.look),
                presentation.texts,
            )
        }
    }
}

impl<G: Playable> PuzzleBoard for GamePuzzles<G> {
    fn state(&self) -> PuzzleState {
        let item = self.item();
        let seats = (0..self.start().seats()).map(Player::seat);
        let wrong = self.wrong.as_ref().filter(|_| self.stage == Stage::Open);
        let is_shown = self.remark == Some(PuzzleRemark::Solution);
        PuzzleState {
            game: G::ID,
            title: G::title(),
            id: item.id.clone(),
            place: self.place,
            source: match item.attribution {
                Some(_) => PuzzleSource::Own,
                None => PuzzleSource::Program,
            },
            attribution: item.attribution.clone(),
            grade: item.grade,
            task: item.task.clone(),
            about: item.about.clone(),
            player: self.player(),
            seat_names: seats.map(G::seat_name).collect(),
            rules: item.rules.clone(),
            remark: self.remark.clone(),
            is_open: self.stage == Stage::Open,
            is_solved: self.stage == Stage::Over && !is_shown,
            can_try_again: wrong.is_some() || is_shown,
            can_show_why: wrong.is_some_and(|wrong| !wrong.refutation.line.is_empty()),
            shows_whole_hint: self.pointed().is_some_and(|hint| hint.part == HintPart::Whole),
            shows_why: self.shows_why(),
            counts: self.board.game().tally(self.player()).is_some(),
            aspect_ratio: G::aspect_ratio(&self.board.view),
        }
    }

    fn perform(&mut self, command: PuzzleAction) {
        match command {
            PuzzleAction::GoTo(place) => self.go_to(place),
            PuzzleAction::Hint if self.stage == Stage::Open => self.ask_for_hint(),
            PuzzleAction::Hint => {}
            PuzzleAction::Solution => self.show_solution(),
            PuzzleAction::TryAgain => self.try_again(),
            PuzzleAction::ShowWhy => self.toggle_why(),
        }
    }

    fn close(&mut self) -> Option<Box<dyn PendingVerdict>> {
        self.detach_judgement();
        self.forget_progress();
        self.stage = Stage::Over;
        let pending = self.pending.pop()?;
        Some(Box::new(pending))
    }

    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<PuzzleEvent> {
        let look = self.look(tick.look);
        let mut events = Vec::new();
        if std::mem::take(&mut self.has_new_help) {
            events.push(PuzzleEvent::Helped(self.item().id.clone()));
        }
        if std::mem::take(&mut self.has_asked) {
            events.push(PuzzleEvent::SolutionShown);
        }
        while let Some(finding) = self.judge.poll() {
            let solve = self.apply_report(finding, &look);
            events.extend(solve.map(PuzzleEvent::Solved));
        }
        if self.pointed().is_some() {
            self.tell_hint(&look);
        }
        if self.go_on(ctx, tick) {
            events.push(PuzzleEvent::AtRest);
        }
        events
    }

    fn mistake(&self) -> Option<Vec<String>> {
        let wrong = self.wrong.as_ref()?;
        let moves = self.board.moves().get(..=wrong.ply)?;
        Some(moves.iter().map(ToString::to_string).collect())
    }

    fn set_helped(&mut self, ids: &BTreeSet<String>) {
        let items = self.items.iter().enumerate();
        let helped = items.filter(|(_, item)| ids.contains(&item.id));
        self.helped.extend(helped.map(|(place, _)| place));
    }

    fn poll_pending(&mut self) -> Vec<Solve> {
        pending::poll(&mut self.pending)
    }

    fn wait_pending(&mut self, most: Duration) -> Vec<Solve> {
        pending::wait(&mut self.pending, most)
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let mut view = std::mem::take(&mut self.board.view);
        let reply = view.show(ui, &self.scene(presentation));
        let first_look = self.board.put_view(ui, view);
        let mut answer =
            BoardReply { says: reply.says, show_ply: None, moved: false, cues: reply.cues };
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.try_move(mv);
            answer.moved = true;
        }
        if answer.moved || first_look {
            // Code that waits for the board to come to rest has to check again.
            ui.ctx().request_repaint();
        }
        answer
    }

    fn reel(&self) -> Box<dyn Replay> {
        let session = Session::new(self.start().clone());
        let rules = session.start().effective_rules(G::Rules::default());
        let record = Record::of(&session, rules, Vec::new());
        Box::new(GameReplay::of_game(&session, &record, &[]))
    }

    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look) {
        G::seat_icon(player, painter, rect, look);
    }

    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation) {
        G::score_ui(&self.board.view, player, ui, &self.scene(presentation));
    }

    fn is_busy(&self) -> bool {
        self.board.view.is_busy()
    }
}
