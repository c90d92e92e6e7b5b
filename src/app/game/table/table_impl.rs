//! State, commands and frames of a game being played.

use egui::Context;

use super::study::Study;
use super::{
    AfterGame, Ended, GameTable, Presentation, StudyState, Table, TableCommand, TableEvent,
    TableState, Tick,
};
use crate::board::{BoardWidget as _, Playable};
use crate::bot::study::Praise;
use crate::rules::Player;

impl<G: Playable> GameTable<G> {
    fn ended(&self) -> Option<Ended> {
        let outcome = self.session.outcome()?;
        let positions = self.session.main_positions();
        Some(Ended {
            result: outcome.result,
            reason: G::ending_words(positions, outcome),
            length: G::length(positions),
            helped: self.has_help,
            head_start: (self.session.start().head_start())
                .map(|ahead| (ahead.player, G::head_start_words(ahead.steps))),
            strict: self.is_strict(),
        })
    }

    fn with_study(&mut self, act: impl FnOnce(&mut Study<G>)) {
        if let Some(study) = &mut self.study {
            act(study);
        }
    }
}

impl<G: Playable> Table for GameTable<G> {
    fn state(&self, ctx: &Context, presentation: &Presentation) -> TableState {
        let shown = self.session.shown();
        let now = self.now.max(ctx.input(|input| input.time));
        let thought = self.engine.thought(self.session.shown_ply());
        let (seats, score) = (&self.seats, self.seats.score());
        TableState {
            game: G::ID,
            title: G::title(),
            seats: seats.as_slice().to_vec(),
            seat_names: seats.players().map(G::seat_name).collect(),
            viewer: match &self.friend {
                Some(friend) => friend.own(),
                None if seats.people() == 1 => seats.first_person().unwrap_or(Player::FIRST),
                None => Player::FIRST,
            },
            friend: self.friend_state(),
            hint: self.engine.hints().at(self.session.shown_ply()).map(|hint| hint.part),
            turn: shown.turn(),
            to_move: self.session.live().turn(),
            resigning: self.resigning(),
            next: self.next_player(),
            lamps: seats.players().map(|seat| self.lamp(seat)).collect(),
            out: seats.players().map(|seat| shown.is_out(seat)).collect(),
            cards_in_a_row: G::CARDS_IN_A_ROW,
            has_score_column: G::HAS_SCORE_COLUMN,
            aspect_ratio: G::aspect_ratio(self.board.view()),
            extra_turn: shown.is_extra_turn().then(G::extra_turn_word),
            status: self.status(presentation),
            commands: self.command_state(),
            ended: self.ended(),
            at_rest: self.board.is_at_rest(),
            wins: seats.players().map(|seat| score.wins(seat)).collect(),
            draws: score.draws(),
            thinking: self.engine.choice_began().map(|began| now - began),
            thought: thought.cloned(),
            clock: self.clock.state(&self.session, seats),
            warning: self.warning().cloned(),
            revision: self.revisions.moves + self.revisions.metadata,
        }
    }

    fn study(&self) -> Option<&StudyState> {
        Some(self.study.as_ref()?.state())
    }

    fn after_game(&self) -> Option<&AfterGame> {
        self.quick_pass.found(self.revisions.moves)
    }

    fn praise(&self) -> Option<&Praise> {
        let has_ended = self.session.outcome().is_some();
        self.quick_pass.praise(self.revisions.moves).filter(|_| has_ended)
    }

    fn awaits_findings(&self) -> bool {
        let has_ended = self.session.outcome().is_some();
        has_ended && self.seats.people() == 1 && self.quick_pass.is_awaited()
    }

    fn perform(&mut self, command: TableCommand) {
        self.quick_pass.interrupt(self.now);
        self.with_study(Study::interrupt);
        match command {
            TableCommand::Study(true)
            | TableCommand::Guide
            | TableCommand::Hint
            | TableCommand::ShowThreats
                if self.is_without_help() => {}
            TableCommand::Undo => self.undo(),
            TableCommand::Redo => self.redo(),
            TableCommand::Show(ply) => self.show(ply),
            TableCommand::ShowNewest => self.show_live(),
            TableCommand::Go(node) => self.go(node),
            TableCommand::GoAside { above } => self.go_to_sibling(above),
            TableCommand::Study(studied) => {
                self.board.view_mut().put_down();
                self.set_studied(studied);
            }
            TableCommand::LookAtGame => self.with_study(Study::toggle),
            TableCommand::ShowLines(count) => self.with_study(|study| study.show_lines(count)),
            TableCommand::PointAtLine(line) => {
                self.with_study(|study| study.point_at_line(line));
            }
            TableCommand::EnterLine(line) => self.enter_line(line),
            TableCommand::ShowMistake { back } => self.show_mistake(back),
            TableCommand::Promote(node) => self.promote(node),
            TableCommand::DeleteFrom(node) => self.delete_from(node),
            TableCommand::Mark(node, mark) => self.mark_move(node, mark),
            TableCommand::Hint => self.ask_hint(),
            TableCommand::Guide => self.engine.hints_mut().toggle_guide(),
            TableCommand::Rest => self.rest(),
            TableCommand::MoveNow => self.move_now(),
            TableCommand::ShowAnswer => self.blunder_watch.toggle_answer(),
            TableCommand::PlayAt(level) => self.play_at(level),
            TableCommand::PlayEvenly(level) => self.play_evenly(level),
            TableCommand::Pause => self.pause(),
            TableCommand::UseClock(control) => self.use_clock(control),
            TableCommand::BeStrict(strict) => self.be_strict(strict),
            TableCommand::SwitchLayers => G::switch_layers(self.board.view_mut()),
            TableCommand::ShowThreats => self.board.view_mut().show_threats(),
            TableCommand::Replay => self.replay(),
            TableCommand::EndTurn => self.end_turn(),
            TableCommand::Resign(player) => self.resign(player),
            TableCommand::OfferDraw => self.offer_draw(),
            TableCommand::AgreeDraw(player) => self.agree_draw(player),
        }
    }

    fn poll(&mut self, ctx: &Context, tick: &Tick) -> Vec<TableEvent> {
        let allowance = tick.allowance;
        self.now = tick.moment.now;
        if tick.moment.is_drawn {
            self.board.update_motion(self.now);
        } else {
            self.board.settle_unseen();
        }
        self.update_blunder_watch(allowance);
        self.show_next_received();
        self.pass_time(ctx);
        self.start_choice(allowance.time);
        self.poll_engine();
        self.play_answer(ctx, &tick.look);
        self.start_choice(allowance.time);
        self.request_guide_hint();
        let may_ponder = allowance.ponder && self.may_ponder();
        let revision = self.revisions.moves;
        self.engine.update_pondering(self.session.live(), may_ponder, revision);
        self.update_study(ctx);
        self.update_quick_pass(ctx);
        std::mem::take(&mut self.events)
    }
}
