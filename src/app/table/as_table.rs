//! What the window may ask of a game being played: the only implementation of [`Table`].

use egui::{Color32, Context, Key, Painter, Rect, Ui};

use super::draft::GameDraft;
use super::game::GameTable;
use super::job::Job;
use super::levels::at_level;
use super::{
    BoardReply, Draft, Ended, GameLinks, Listed, News, Presentation, StudyState, Table,
    TableCommand, TableState, Tick, Written,
};
use crate::board::film::{Reel, ReelOf};
use crate::board::sound::{Cues, Sound};
use crate::board::{BoardView as _, Hand, Look, Palette, Playable};
use crate::bot::Level;
use crate::phrase::{Phrase, Say as _};
use crate::rules::Player;
use crate::session::{ClockRecord, MatchScore, NodeId, Seat};
use crate::store::{History, InProgress, score_sheet};

impl<G: Playable> GameTable<G> {
    fn draft(&self, score: MatchScore) -> GameDraft<G> {
        let mut draft = GameDraft::new(self.rules.clone()).with_score(score);
        draft.set_clock(self.time_control());
        draft
    }
}

/// What is heard when another position of the game is looked at, however far it is.
fn page_turn() -> Cues {
    Cues {
        hush: true,
        ..Cues::one(Sound::Leaf)
    }
}

impl<G: Playable> Table for GameTable<G> {
    fn state(&self, ctx: &Context, presentation: &Presentation) -> TableState {
        let seats = || (0..self.seats.len()).map(Player::seat);
        let shown = self.session.shown();
        let now = self.now.max(ctx.input(|input| input.time));
        let chooses = self.job == Some(Job::Choice);
        TableState {
            game: G::ID,
            title: G::title(),
            seats: self.seats.clone(),
            seat_names: seats().map(G::seat_name).collect(),
            turn: shown.turn(),
            to_move: self.session.live().turn(),
            resigning: self.resigning(),
            next: self.next(),
            lamps: seats().map(|seat| self.lamp(seat)).collect(),
            out: seats().map(|seat| shown.is_out(seat)).collect(),
            cards_in_a_row: G::cards_in_a_row(),
            breadth: G::breadth(&self.view),
            extra_turn: shown.is_extra_turn().then(G::extra_turn_word),
            status: self.status(presentation),
            facts: self.facts(),
            ended: self.session.outcome().map(|outcome| Ended {
                result: outcome.result,
                reason: G::ending_words(self.session.main_positions(), outcome),
                length: G::length(self.session.main_positions()),
                helped: self.helped,
            }),
            at_rest: self.drawn && self.view.is_at_rest(),
            wins: seats().map(|seat| self.score.wins(seat)).collect(),
            draws: self.score.draws(),
            thinking: self.job_began.filter(|_| chooses).map(|began| now - began),
            thought: self.standing_thought().cloned(),
            clock: self.clock_state(),
            warning: self.warning().cloned(),
            revision: self.revision + self.noted,
        }
    }

    fn history(&self) -> &[Written] {
        &self.written
    }

    fn list(&self) -> &[Listed] {
        &self.listed
    }

    fn list_stamp(&self) -> u64 {
        self.listed_stamp
    }

    fn node_after(&self, ply: usize) -> Option<NodeId> {
        self.session.line().get(ply).copied()
    }

    fn study(&self) -> Option<&StudyState> {
        Some(&self.study.as_ref()?.state)
    }

    fn comment(&self, node: NodeId) -> &str {
        self.session.comment(node)
    }

    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), Phrase> {
        let before = self.session.comment(node).to_owned();
        let written = self.session.set_comment(node, text);
        if self.session.comment(node) != before {
            self.changed();
        }
        written.map_err(|why| why.phrase())
    }

    fn perform(&mut self, command: TableCommand) {
        match command {
            TableCommand::Undo => self.undo(),
            TableCommand::Redo => self.redo(),
            TableCommand::Show(ply) => self.show(ply),
            TableCommand::ShowNewest => self.show_live(),
            TableCommand::Go(node) => self.go(node),
            TableCommand::GoAside { above } => self.go_aside(above),
            TableCommand::Study(studied) => self.study(studied),
            TableCommand::LookAtGame => self.toggle_look(),
            TableCommand::ShowLines(count) => self.show_lines(count),
            TableCommand::PointAtLine(line) => self.point_at_line(line),
            TableCommand::EnterLine(line) => self.enter_line(line),
            TableCommand::ShowMistake { back } => self.show_mistake(back),
            TableCommand::Promote(node) => self.promote(node),
            TableCommand::DeleteFrom(node) => self.delete_from(node),
            TableCommand::Mark(node, mark) => self.mark_move(node, mark),
            TableCommand::Hint => self.ask_hint(),
            TableCommand::Guide => self.toggle_guide(),
            TableCommand::Rest => {
                self.stop_clock();
                self.cancel();
                self.rest_study();
            }
            TableCommand::MoveNow => self.move_now(),
            TableCommand::ShowAnswer => self.show_answer(),
            TableCommand::PlayAt(level) => self.play_at(level),
            TableCommand::Pause => self.pause(),
            TableCommand::UseClock(control) => self.use_clock(control),
            TableCommand::SwitchLayers => G::switch_layers(&mut self.view),
            TableCommand::ShowThreats => self.view.show_threats(),
            TableCommand::EndTurn => self.end_turn(),
            TableCommand::Resign(player) => self.resign(player),
            TableCommand::OfferDraw => self.offer_draw(),
            TableCommand::AgreeDraw(player) => self.agree_draw(player),
        }
    }

    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<News> {
        let allowance = tick.allowance;
        self.now = tick.moment.now;
        if !tick.moment.is_drawn {
            self.settle_unseen();
        } else if self.drawn && self.view.is_moving() {
            self.moved_at = self.now;
        }
        self.watch(allowance.warn);
        self.show_what_came();
        self.keep_time(ctx);
        self.think(allowance.time);
        self.listen();
        self.answer(ctx, &tick.look);
        self.think(allowance.time);
        self.give_guidance();
        self.ponder(allowance.ponder);
        self.look_at_game(ctx);
        std::mem::take(&mut self.news)
    }

    fn board_ui(&mut self, ui: &mut Ui, presentation: &Presentation) -> BoardReply {
        let area = ui.available_rect_before_wrap();
        let mut view = std::mem::take(&mut self.view);
        let reply = view.show(ui, &self.scene(presentation));
        self.view = view;
        self.undrawn = false;
        let first_look = !std::mem::replace(&mut self.drawn, true);
        if first_look || self.view.is_moving() {
            self.moved_at = ui.input(|input| input.time);
        }
        let browsed = std::mem::take(&mut self.browsed);
        let mut answer = BoardReply {
            says: reply.says,
            show_ply: reply.show_ply,
            moved: false,
            cues: if browsed { page_turn() } else { reply.cues },
        };
        if let Some(mv) = reply.mv.filter(|_| self.hand() == Hand::Free) {
            self.paused = false;
            if self.session.outcome().is_some() {
                // What is tried once the game is over changes nothing of it.
                self.study(true);
            }
            self.play(mv);
            self.undrawn = true;
            self.moved_at = ui.input(|input| input.time);
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

    fn is_busy(&self) -> bool {
        self.view.is_busy()
    }

    fn seat_icon(&self, player: Player, painter: &Painter, rect: Rect, look: &Look) {
        G::seat_icon(player, painter, rect, look);
    }

    fn room_for_result(
        &self,
        place: Rect,
        height: f32,
        presentation: &Presentation,
    ) -> Option<Rect> {
        G::room_for_result(&self.view, &self.scene(presentation), place, height)
    }

    fn seat_tone(&self, player: Player, palette: &Palette) -> Color32 {
        G::seat_tone(player, palette)
    }

    fn score_ui(&self, player: Player, ui: &mut Ui, presentation: &Presentation) {
        G::score_ui(&self.view, player, ui, &self.scene(presentation));
    }

    fn move_words(&self, ply: usize, look: &Look) -> Option<Phrase> {
        let before = self.session.positions().get(ply)?;
        Some(before.move_words(*self.session.moves().get(ply)?, look))
    }

    fn move_mark(&self, ply: usize, painter: &Painter, rect: Rect, look: &Look) {
        let (positions, moves) = (self.session.positions(), self.session.moves());
        if let (Some(before), Some(&mv)) = (positions.get(ply), moves.get(ply)) {
            before.move_mark(mv, painter, rect, look);
        }
    }

    fn listed_words(&self, place: usize, look: &Look) -> Option<Phrase> {
        self.words_of_listed(place, look)
    }

    fn listed_mark(&self, place: usize, painter: &Painter, rect: Rect, look: &Look) {
        self.mark_of_listed(place, painter, rect, look);
    }

    fn record(&self, in_progress: Option<&GameLinks>) -> String {
        let mut record = self.plain_record();
        let control = self.time_control();
        record.clock = control.map(|control| ClockRecord::of(control, &self.session));
        record.in_progress = in_progress.map(|GameLinks { file, earlier }| InProgress {
            score: self.score.clone(),
            file: file.path.clone(),
            fingerprint: file.fingerprint,
            unsaved: file.unsaved,
            history: History::of(&self.session),
            cursor: record.study.cursor(),
            earlier: *earlier,
            warned: self.last_warned(),
        });
        record.to_ron()
    }

    fn score_sheet(&self) -> String {
        score_sheet(&self.session, &self.plain_record())
    }

    fn reel(&self) -> Box<dyn Reel> {
        let (positions, moves) = (self.session.positions(), self.session.moves());
        Box::new(ReelOf::new(positions, moves, self.seats.clone()))
    }

    fn catch_up(&mut self, text: &str) -> Option<usize> {
        self.catch_up(text)
    }

    fn position_text(&self) -> String {
        self.session.shown().position_text()
    }

    fn again(&self) -> (Box<dyn Draft>, Vec<Seat>) {
        let mut score = self.score.clone();
        score.same_seats_again();
        let (score, seats) = at_level(self.next_level, score, self.seats.clone());
        (Box::new(self.draft(score).with_the_same_lots()), seats)
    }

    fn rematch(&self, level: Option<Level>) -> (Box<dyn Draft>, Vec<Seat>) {
        let mut score = self.score.clone();
        let mut seats = self.seats.clone();
        score.next_game(&mut seats);
        let level = level.or(self.next_level);
        let (score, seats) = at_level(level, score, seats);
        (Box::new(self.draft(score)), seats)
    }
}
