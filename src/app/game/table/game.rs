//! A game being played: its parts, and what changes several of them.

use egui::Context;

use super::TableEvent;
use super::blunder_watch::BlunderWatch;
use super::board_display::BoardDisplay;
use super::clock::TableClock;
use super::engine::Engine;
use super::hints::Guide;
use super::job::EngineJob;
use super::levels::{offered_head_start, offered_level};
use super::move_list::MoveList;
use super::quick_pass::QuickPass;
use super::seats::Seats;
use super::study::Study;
use crate::app::shell::command::CommandState;
use crate::board::Playable;
use crate::phrase::{Phrase, ToPhrase as _};
use crate::rules::{GameResult, Player};
use crate::session::{MatchScore, Seat, Session};
use crate::store::friends::FriendGame;
use crate::store::today;

/// A game of `G` being played: its moves, its players, the computer, and the board on the screen.
pub struct GameTable<G: Playable> {
    /// The window.
    pub(super) ctx: Context,
    pub(super) session: Session<G>,
    /// Rules in force, with settings that a game does not store.
    pub(super) rules: G::Rules,
    /// Day of the game in the format of records; `None` if a record has none.
    pub(super) date: Option<String>,
    /// A person saw what the computer would play, during a game against one.
    pub(super) has_help: bool,
    /// The players of this table agreed to play without help; see [`Self::is_strict`].
    pub(super) is_agreed_strict: bool,
    pub(super) seats: Seats,
    pub(super) clock: TableClock,
    pub(super) engine: Engine<G>,
    pub(super) blunder_watch: BlunderWatch<G>,
    pub(super) moves: MoveList<G>,
    pub(super) board: BoardDisplay<G>,
    pub(super) study: Option<Study<G>>,
    pub(super) quick_pass: QuickPass<G>,
    /// Somebody elsewhere with whom the game is played.
    pub(super) friend: Option<FriendGame>,
    /// Help is off: a game without help that goes on elsewhere has come to the same position.
    pub(super) is_guarded: bool,
    /// Seconds of the window's clock.
    pub(super) now: f64,
    pub(super) revisions: Revisions,
    pub(super) events: Vec<TableEvent>,
}

/// Counters of changes.
#[derive(Default)]
pub(super) struct Revisions {
    /// Changes of the moves or the players.
    pub(super) moves: u64,
    /// Changes of anything else that is saved.
    pub(super) metadata: u64,
}

impl<G: Playable> GameTable<G> {
    /// A table for a game, for which these rules were requested.
    ///
    /// # Panics
    /// If the number of seats is not that of the game.
    pub fn new(ctx: &Context, session: Session<G>, requested: G::Rules, seats: Vec<Seat>) -> Self {
        let wake = ctx.clone();
        let count = session.live().seats();
        assert_eq!(seats.len(), count, "one player for each seat");
        let rules = session.start().effective_rules(requested);
        let mut table = Self {
            ctx: ctx.clone(),
            session,
            rules,
            date: Some(today()),
            has_help: false,
            is_agreed_strict: false,
            seats: Seats::new(seats),
            clock: TableClock::default(),
            engine: Engine::new(ctx),
            blunder_watch: BlunderWatch::new(move || wake.request_repaint()),
            moves: MoveList::new(),
            board: BoardDisplay::new(),
            study: None,
            quick_pass: QuickPass::new(),
            friend: None,
            is_guarded: false,
            now: ctx.input(|input| input.time),
            revisions: Revisions::default(),
            events: Vec::new(),
        };
        table.refresh_lists();
        table
    }

    /// The same table with the score of the match so far.
    #[must_use]
    pub fn with_score(mut self, score: MatchScore) -> Self {
        self.seats.set_score(score);
        self.seats.mark_result(self.result());
        self
    }

    fn result(&self) -> Option<GameResult> {
        self.session.outcome().map(|outcome| outcome.result)
    }

    /// Returns `true` if a person at this table plays this seat.
    pub(super) fn is_here(&self, player: Player) -> bool {
        !self.seats.is_computer(player) && !self.is_remote(player)
    }

    /// The player of the move with this number, from 0.
    pub(super) fn mover(&self, index: usize) -> Player {
        self.session.main_positions()[index].turn()
    }

    /// Updates the parts after a change of the moves.
    pub(super) fn changed(&mut self) {
        self.revisions.moves += 1;
        self.board.invalidate();
        self.engine.hints_mut().clear();
        self.seats.mark_result(self.result());
        self.apply_next_level();
        self.refresh_lists();
        self.events.push(TableEvent::Changed);
        self.offer_head_start();
    }

    /// Offers a smaller head start to whoever has won repeatedly with it.
    fn offer_head_start(&mut self) {
        let ahead = self.session.start().head_start();
        let offered = offered_head_start(&self.seats, &self.session);
        let Some((ahead, offered)) = ahead.zip(offered) else {
            return;
        };
        let seat = self.seats.as_slice().get(ahead.player.index());
        let name = seat.and_then(Seat::name).map(str::to_owned);
        let key = if offered == 0 { "head-start-less-none" } else { "head-start-less" };
        let told = Phrase::new(key).with("what", G::head_start_words(ahead.steps));
        let told = match name {
            Some(name) => told.with("name", name),
            None => told.with("name", G::seat_name(ahead.player)),
        };
        let told =
            if offered == 0 { told } else { told.with("less", G::head_start_words(offered)) };
        self.events.push(TableEvent::HeadStartOffered(told));
    }

    /// Gives the computers their next level, unless the game is over: its record keeps the level that it
    /// was played at.
    pub(super) fn apply_next_level(&mut self) {
        if self.session.outcome().is_some() || !self.seats.apply_next_level() {
            return;
        }
        if self.engine.has_turn() {
            self.engine.cancel();
        }
        self.revisions.moves += 1;
    }

    /// Updates the lists of moves after a change of the moves or of the position shown.
    pub(super) fn refresh_lists(&mut self) {
        self.moves.update_line(&self.session);
        if let Some(study) = &mut self.study {
            study.judge_moves(&self.session, self.seats.experience());
            study.refresh_now();
        }
        let judgements = self.study.as_ref().map(Study::judgements);
        self.moves.update_tree(&self.session, judgements);
    }

    /// Plays a move in the position shown, or reports why it is illegal.
    pub(super) fn play(&mut self, mv: G::Move) {
        self.engine.cancel();
        self.engine.drop_report_after(self.session.shown_ply());
        let before = self.session.main_moves().len();
        let known = &self.session.moves()[..self.session.shown_ply()];
        let is_hinted = !self.session.is_studied() && self.engine.hints().was_about(known);
        if self.session.main_moves().is_empty() {
            // The start page may have dealt the game on an earlier day.
            self.date = Some(today());
        }
        match self.session.play(mv) {
            Ok(()) => {
                if is_hinted {
                    self.session.set_hinted(self.session.cursor());
                }
                if !self.session.is_studied() {
                    self.tell_friend();
                }
                self.changed();
                if self.session.main_moves().len() <= before && !self.session.is_studied() {
                    self.events.push(TableEvent::Replaced);
                }
            }
            Err(why) => {
                // The computer would try the same move again.
                let turn = self.session.shown().turn();
                self.engine.set_paused(self.seats.is_computer(turn));
                self.events.push(TableEvent::Refused(why.phrase()));
            }
        }
    }

    /// Commands that are available.
    pub(super) fn command_state(&self) -> CommandState {
        let shown = self.session.shown();
        let moves = self.session.moves().len();
        let played = self.session.main_moves().len();
        let over = shown.outcome().is_some();
        let ended = self.session.outcome().is_some();
        let human_moved = || (0..played).any(|index| !self.seats.is_computer(self.mover(index)));
        let all_people = self.seats.people() == self.seats.len();
        let studied = self.session.is_studied();
        let human_to_move = !over && (studied || self.is_here(shown.turn()));
        let friend = self.running_friend().filter(|_| !studied);
        let no_help = self.is_without_help();
        let strict = self.is_agreed_strict && self.friend.is_none();
        CommandState {
            can_undo: match self.seats.people() {
                _ if self.session.undoes_study() => true,
                _ if studied || strict => false,
                _ if self.friend.is_some() => {
                    friend.is_some_and(|friend| self.can_undo_with(friend))
                }
                0 => played > 0,
                _ => self.session.concession().is_some() || human_moved(),
            },
            can_redo: self.session.can_redo() && self.friend.is_none(),
            can_hint: human_to_move
                && !(over && self.session.is_live() || no_help)
                && !self.clock.is_stopped(),
            human_to_move,
            can_end_turn: shown.end_turn().is_some(),
            thinking: self.engine.job() == Some(EngineJob::Choice)
                || self.warning().is_some()
                || self.engine.is_paused() && self.seats.people() > 0,
            warned: self.warning().is_some(),
            warning: BlunderWatch::<G>::levels(&self.seats).filter(|_| !studied),
            guided: self.engine.hints().guide() != Guide::Off,
            can_pause: !ended && !studied && self.seats.people() == 0,
            paused: self.engine.is_paused() || self.seats.people() == 0 && self.clock.is_stopped(),
            over: over && self.session.is_live(),
            ended,
            can_stop_clock: self.clock.can_toggle(&self.session),
            clock_stands: self.clock.is_stopped(),
            can_resign: !studied && self.resigning().is_some(),
            can_offer_draw: !ended
                && !studied
                && friend.is_none_or(FriendGame::may_act)
                && self.seats.people() > 0
                && (self.seats.len() == 2 || all_people),
            studied,
            shows_lines: self.study.as_ref().is_some_and(Study::shows_lines),
            has_mistakes: self.study.as_ref().is_some_and(Study::has_mistakes),
            at_fork: self.is_at_fork(),
            offered_level: offered_level(
                &self.seats,
                &self.session,
                self.blunder_watch.mean_chance(self.revisions.moves),
            ),
            offered_head_start: offered_head_start(&self.seats, &self.session),
            large_layers: G::large_layers(self.board.view()),
            no_help,
            strict,
            with_friend: self.friend.as_ref().is_some_and(|friend| !friend.is_lost),
            has_lost_seat: friend.is_some_and(|friend| friend.is_lost),
            sends_messages: self.friend.as_ref().is_some_and(|friend| friend.shared.is_none()),
            is_asked: friend
                .is_some_and(|friend| !friend.is_lost && friend.ask_of_others().is_some()),
            shown: self.session.shown_ply(),
            moves,
            ..CommandState::default()
        }
    }
}
