//! A game being played: the only implementation of [`Table`].

mod pondering;
mod thinking;

use egui::{Context, Key, Painter, Rect, Ui};

use self::thinking::{Heard, Hint, Job};
use super::command::Facts;
use super::form::Form;
use super::table::{
    Allowance, BoardReply, Desk, Draft, Ended, FileLink, Found, News, Table, Thought, Written,
};
use crate::board::{Hand, Look, Playable, Scene};
use crate::bot::Thinker;
use crate::i18n::Texts;
use crate::phrase::{Phrase, Say};
use crate::rules::{Concession, Player};
use crate::session::{GameResult, MOST_MOVES, MatchScore, Seat, Session};
use crate::store::reading::Read;
use crate::store::{InProgress, Record, today};

/// A game of `G` being played: its moves, its players, the computer, and the board's memory.
pub struct Match<G: Playable> {
    session: Session<G>,
    rules: G::Rules,
    /// The day it was played, as records have it; `None` if the record does not say.
    date: Option<String>,
    seats: Vec<Seat>,
    score: MatchScore,
    view: G::View,
    thinker: Thinker<G>,
    job: Option<Job>,
    /// When the job began, in seconds of the window's clock.
    job_began: Option<f64>,
    /// The computer's move, waiting for the board to come to rest.
    answer: Option<G::Move>,
    hint: Option<Hint<G::Move>>,
    /// What the computer has reported last.
    heard: Option<Heard<G::Move>>,
    /// The revision of the line of moves whose last position has been pondered to the end.
    pondered: Option<u64>,
    /// The computer waits for the user although it is to move.
    paused: bool,
    /// The user wants the computer's move at once.
    skip: bool,
    /// The board has been drawn since the last change.
    drawn: bool,
    /// When the board was last seen moving, in seconds of the window's clock.
    moved_at: f64,
    /// When the computer last moved.
    bot_moved_at: f64,
    /// The seed of the computer's human errors.
    seed: u64,
    written: Vec<Written>,
    revision: u64,
    news: Vec<News>,
}

impl<G: Playable> Match<G> {
    /// A table for this game; one seat for each of the game's seats.
    pub fn new(ctx: &Context, session: Session<G>, rules: G::Rules, seats: Vec<Seat>) -> Self {
        let wake = ctx.clone();
        let count = seats.len();
        let seed = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0_u8);
        let mut table = Self {
            session,
            rules,
            date: Some(today()),
            seats,
            score: MatchScore::new(count),
            view: G::View::default(),
            thinker: Thinker::new(move || wake.request_repaint()),
            job: None,
            job_began: None,
            answer: None,
            hint: None,
            heard: None,
            pondered: None,
            paused: false,
            skip: false,
            drawn: false,
            moved_at: 0.0,
            bot_moved_at: f64::NEG_INFINITY,
            seed,
            written: Vec::new(),
            revision: 0,
            news: Vec::new(),
        };
        table.write_history();
        table
    }

    /// The same table with the games already played in the match.
    #[must_use]
    pub fn with_score(mut self, score: MatchScore) -> Self {
        self.score = score;
        self.score.mark(self.result());
        self
    }

    /// A table for a game that was saved. `seats` are taken if the file names nobody.
    pub fn open(ctx: &Context, (session, record): Read<G>, seats: &[Seat]) -> Found {
        let count = session.live().seats();
        let seats = match record.seats.len() {
            named if named == count => record.seats,
            _ if seats.len() == count => seats.to_vec(),
            _ => vec![Seat::default(); count],
        };
        let mut table = Self::new(ctx, session, record.rules, seats);
        table.date = record.date;
        let mut file = FileLink::default();
        if let Some(in_progress) = record.in_progress {
            if in_progress.score.seats() == count {
                table = table.with_score(in_progress.score);
            }
            file = FileLink {
                path: in_progress.file,
                fingerprint: in_progress.fingerprint,
                unsaved: in_progress.unsaved,
            };
        }
        Found {
            table: Box::new(table),
            file,
        }
    }

    fn result(&self) -> Option<GameResult> {
        let outcome = self.session.live().outcome()?;
        Some(outcome.winner.map_or(GameResult::Drawn, GameResult::Won))
    }

    fn record(&self) -> Record<G::Rules> {
        Record::of(&self.session, self.rules.clone(), self.seats.clone()).dated(self.date.clone())
    }

    fn is_computer(&self, player: Player) -> bool {
        matches!(self.seats.get(player.index()), Some(Seat::Computer(_)))
    }

    fn has_human(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat, Seat::Human(_)))
    }

    /// The player who made the move with this number, from 0.
    fn mover(&self, index: usize) -> Player {
        self.session.positions()[index].turn()
    }

    fn changed(&mut self) {
        self.revision += 1;
        self.drawn = false;
        self.hint = None;
        self.score.mark(self.result());
        self.write_history();
        self.news.push(News::Changed);
    }

    fn write_history(&mut self) {
        let positions = self.session.positions();
        self.written = self
            .session
            .moves()
            .iter()
            .zip(positions)
            .enumerate()
            .map(|(index, (&mv, before))| Written {
                ply: index + 1,
                player: before.turn(),
                text: before.write_move(mv),
            })
            .collect();
    }

    fn play(&mut self, mv: G::Move) {
        self.cancel();
        self.forget_what_is_gone();
        if self.session.play(mv).is_ok() {
            self.changed();
        }
    }

    fn scene<'a>(&'a self, desk: &Desk<'a>) -> Scene<'a, G> {
        let shown = self.session.shown_ply();
        Scene {
            positions: &self.session.positions()[..=shown],
            moves: &self.session.moves()[..shown],
            hand: self.hand(),
            hint: self
                .hint
                .as_ref()
                .filter(|hint| hint.ply == shown)
                .map(|hint| hint.mv),
            line: if desk.thinking { self.line() } else { &[] },
            look: desk.look,
            texts: desk.texts,
        }
    }

    fn hand(&self) -> Hand {
        let shown = self.session.shown();
        if shown.outcome().is_some() {
            Hand::Tied(Phrase::new("hand-over"))
        } else if self.session.is_full() {
            Hand::Tied(Phrase::new("game-too-long").with("most", MOST_MOVES))
        } else if self.paused && self.is_computer(shown.turn()) {
            Hand::Tied(Phrase::new("hand-paused"))
        } else if self.is_computer(shown.turn()) && self.session.is_live() {
            Hand::Tied(Phrase::new("hand-thinking"))
        } else if self.is_computer(shown.turn()) {
            Hand::Tied(Phrase::new("hand-computers-turn"))
        } else {
            Hand::Free
        }
    }

    fn form(&self) -> Form<G> {
        Form::new(self.rules.clone())
    }
}

impl<G: Playable> Table for Match<G> {
    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Phrase {
        G::title()
    }

    fn seats(&self) -> &[Seat] {
        &self.seats
    }

    fn seat_name(&self, player: Player) -> Phrase {
        G::seat_name(player)
    }

    fn rules_summary(&self) -> Phrase {
        G::rules_summary(&self.rules)
    }

    fn facts(&self) -> Facts {
        let shown = self.session.shown();
        let moves = self.session.moves().len();
        let human_moved = (0..moves).any(|index| !self.is_computer(self.mover(index)));
        let over = shown.outcome().is_some();
        let conceded = self.session.live().outcome().is_some();
        Facts {
            welcome: false,
            can_undo: if self.has_human() {
                human_moved || conceded
            } else {
                moves > 0
            },
            can_redo: self.session.can_redo(),
            human_to_move: !over && !self.is_computer(shown.turn()),
            can_end_turn: shown.end_turn().is_some(),
            thinking: self.job == Some(Job::Choice) || self.paused,
            over: over && self.session.is_live(),
            shown: self.session.shown_ply(),
            moves,
            any_human: self.has_human(),
        }
    }

    fn turn(&self) -> Player {
        self.session.shown().turn()
    }

    fn is_extra_turn(&self) -> bool {
        self.session.shown().is_extra_turn()
    }

    fn ended(&self) -> Option<Ended> {
        let outcome = self.session.live().outcome()?;
        Some(Ended {
            winner: outcome.winner,
            reason: outcome.ending.phrase(),
        })
    }

    fn score(&self) -> (Vec<u32>, u32) {
        let wins = (0..self.seats.len())
            .map(|seat| self.score.wins(Player::seat(seat)))
            .collect();
        (wins, self.score.draws())
    }

    fn thinking_time(&self, ctx: &Context) -> Option<f64> {
        if self.job != Some(Job::Choice) {
            return None;
        }
        Some(ctx.input(|input| input.time) - self.job_began?)
    }

    fn thought(&self) -> Option<&Thought> {
        self.standing_thought()
    }

    fn history(&self) -> &[Written] {
        &self.written
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn logic(&mut self, ctx: &Context, look: &Look, allowance: Allowance) -> Vec<News> {
        let now = ctx.input(|input| input.time);
        if self.drawn && G::is_moving(&self.view) {
            self.moved_at = now;
        }
        self.think(ctx, allowance.time);
        self.listen();
        self.answer(ctx, look);
        self.think(ctx, allowance.time);
        self.ponder(allowance.ponder);
        std::mem::take(&mut self.news)
    }

    fn board_ui(&mut self, ui: &mut Ui, desk: &Desk) -> BoardReply {
        let area = ui.available_rect_before_wrap();
        let mut view = std::mem::take(&mut self.view);
        let reply = G::board_ui(&mut view, ui, &self.scene(desk));
        self.view = view;
        let first_look = !std::mem::replace(&mut self.drawn, true);
        if first_look || G::is_moving(&self.view) {
            self.moved_at = ui.input(|input| input.time);
        }
        let mut answer = BoardReply {
            says: reply.says,
            show_ply: reply.show_ply,
            moved: false,
        };
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.paused = false;
            self.play(mv);
            answer.moved = true;
            ui.ctx().request_repaint();
        } else if self.answer.is_some() {
            self.skip |= ui.input(|input| {
                let clicked = input.pointer.primary_pressed()
                    && input
                        .pointer
                        .interact_pos()
                        .is_some_and(|pos| area.contains(pos));
                clicked || input.key_pressed(Key::Space)
            });
        }
        answer
    }

    fn status(&self, desk: &Desk) -> Phrase {
        if self.job == Some(Job::Hint) {
            return Phrase::new("status-hint-thinking");
        }
        if self.job == Some(Job::Draw) {
            return Phrase::new("status-draw-thinking");
        }
        let shown = self.session.shown_ply();
        if let Some(hint) = self.hint.as_ref().filter(|hint| hint.ply == shown) {
            let text = self.session.shown().write_move(hint.mv);
            return match &hint.reason {
                Some(reason) => Phrase::new("status-hint-reason")
                    .with("move", text)
                    .with("reason", reason.clone()),
                None => Phrase::new("status-hint").with("move", text),
            };
        }
        if !self.session.is_live() {
            return Phrase::new("status-earlier")
                .with("ply", shown)
                .with("plies", self.session.moves().len());
        }
        G::status(&self.scene(desk))
    }

    fn last_event(&self, desk: &Desk) -> Option<Phrase> {
        G::last_event(&self.scene(desk))
    }

    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look) {
        G::seat_icon(player, painter, rect, look);
    }

    fn score_ui(&self, player: Player, ui: &mut Ui, desk: &Desk) {
        G::score_ui(&self.view, player, ui, &self.scene(desk));
    }

    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look) {
        let (positions, moves) = (self.session.positions(), self.session.moves());
        if let (Some(before), Some(&mv)) = (positions.get(ply), moves.get(ply)) {
            before.move_mark(mv, painter, rect, look);
        }
    }

    fn undo(&mut self) {
        if !self.facts().can_undo {
            return;
        }
        self.cancel();
        let seats = std::mem::take(&mut self.seats);
        let human = |player: Player| seats.get(player.index()).is_some_and(Seat::is_human);
        self.session.undo_to_decision(human);
        self.seats = seats;
        self.paused = !self.has_human();
        self.forget_what_is_gone();
        self.changed();
    }

    fn redo(&mut self) {
        if !self.session.can_redo() {
            return;
        }
        self.cancel();
        self.session.redo_batch();
        self.changed();
    }

    fn show(&mut self, ply: usize) {
        if ply == self.session.shown_ply() {
            return;
        }
        self.cancel();
        self.session.show(ply);
        self.paused = !self.has_human();
        self.drawn = false;
    }

    fn ask_hint(&mut self) {
        if !self.facts().human_to_move || !matches!(self.job, None | Some(Job::Ponder)) {
            return;
        }
        self.think_of_hint();
    }

    fn move_now(&mut self) {
        self.paused = false;
        self.skip = true;
        if self.job == Some(Job::Choice) {
            self.thinker.move_now();
        }
    }

    fn end_turn(&mut self) {
        if !self.facts().human_to_move {
            return;
        }
        if let Some(mv) = self.session.shown().end_turn() {
            self.play(mv);
        }
    }

    fn resign(&mut self) {
        let turn = self.session.live().turn();
        let first_human = self
            .seats
            .iter()
            .position(|seat| matches!(seat, Seat::Human(_)));
        let loser = match first_human {
            Some(seat) if self.is_computer(turn) => Player::seat(seat),
            _ => turn,
        };
        self.cancel();
        self.session.concede(Concession::Resign(loser));
        self.changed();
    }

    fn offer_draw(&mut self) {
        if !self.facts().human_to_move || !self.session.is_live() {
            self.news.push(News::DrawDeclined);
            return;
        }
        self.think_of_draw();
    }

    fn agree_draw(&mut self) {
        self.cancel();
        self.session.concede(Concession::AgreeDraw);
        self.changed();
    }

    fn again(&self) -> Box<dyn Draft> {
        let mut score = self.score.clone();
        score.same_seats_again();
        Box::new(self.form().with_score(score))
    }

    fn rematch(&self) -> (Box<dyn Draft>, Vec<Seat>) {
        let mut score = self.score.clone();
        let mut seats = self.seats.clone();
        score.next_game(&mut seats);
        (Box::new(self.form().with_score(score)), seats)
    }

    fn game_text(&self) -> String {
        self.record().to_ron()
    }

    fn position_text(&self) -> String {
        self.session.shown().position_text()
    }

    fn kept_text(&self, file: &FileLink) -> String {
        let mut record = self.record();
        record.in_progress = Some(InProgress {
            score: self.score.clone(),
            file: file.path.clone(),
            fingerprint: file.fingerprint,
            unsaved: file.unsaved,
        });
        record.to_ron()
    }
}

/// The words for who sits in a seat: a name, "You", the computer, or the colour.
pub fn seat_title(table: &dyn Table, player: Player, texts: &Texts) -> String {
    let humans = table
        .seats()
        .iter()
        .filter(|seat| matches!(seat, Seat::Human(_)))
        .count();
    match table.seats().get(player.index()) {
        Some(Seat::Human(Some(name))) => name.clone(),
        Some(Seat::Computer(_)) => texts.text("seat-computer"),
        _ if humans == 1 => texts.text("seat-you"),
        _ => texts.say(&table.seat_name(player)),
    }
}
