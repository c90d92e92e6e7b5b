//! A game being played: what there is at its table, and how things stand there.

use egui::Context;

use super::job::{Guide, Heard, Hint, Job, KnownHint};
use super::study::{ListedMove, Study};
use super::watch::Watch;
use super::{FileLink, Found, GameLinks, Listed, News, Presentation, Written};
use crate::app::command::CommandState;
use crate::board::{Hand, Look, Playable, Scene};
use crate::bot::{Level, Thinker};
use crate::phrase::{Phrase, Say};
use crate::random::{self, Random};
use crate::rules::{GameResult, Player};
use crate::session::{Clock, MOST_MOVES, MatchScore, Seat, Session};
use crate::store::Read;
use crate::store::{Record, today};

/// A game of `G` being played: its moves, its players, the computer, and the board's memory.
#[expect(clippy::struct_excessive_bools, reason = "independent states")]
pub struct GameTable<G: Playable> {
    /// The window.
    pub(super) ctx: Context,
    pub(super) session: Session<G>,
    /// The rules in force, with what of them a game does not remember.
    pub(super) rules: G::Rules,
    /// The day it was played, as records have it; `None` if a record does not say.
    date: Option<String>,
    pub(super) seats: Vec<Seat>,
    /// The level that the computers are to have next, where it is not theirs yet.
    pub(super) next_level: Option<Level>,
    pub(super) score: MatchScore,
    /// The clock, if it is played by one.
    pub(super) clock: Option<Clock>,
    /// The seconds that the clock showed last of the player to move.
    pub(super) ticked: Option<u64>,
    /// Now, in seconds of the window's clock.
    pub(super) now: f64,
    pub(super) view: G::View,
    pub(super) thinker: Thinker<G>,
    pub(super) job: Option<Job>,
    /// When the job began, in seconds of the window's clock.
    pub(super) job_began: Option<f64>,
    /// The computer's move, waiting for the board to come to rest.
    pub(super) answer: Option<G::Move>,
    pub(super) hint: Option<Hint<G::Move>>,
    pub(super) known_hint: Option<KnownHint<G::Move>>,
    /// Whether every turn of a person has its hint.
    pub(super) guide: Guide,
    /// What is thought of a person's turns.
    pub(super) watch: Watch<G>,
    /// What the computer has reported last.
    pub(super) heard: Option<Heard<G::Move>>,
    /// The revision of the line of moves whose last position has been pondered to the end.
    pub(super) pondered: Option<u64>,
    /// The computer waits for the user although it is to move.
    pub(super) paused: bool,
    /// The user wants the computer's move at once.
    pub(super) skip: bool,
    /// The board has been drawn since the last change.
    pub(super) drawn: bool,
    /// Another position of the game was asked for: its moves are not heard.
    pub(super) browsed: bool,
    /// The number of moves up to which those that came from elsewhere have been shown.
    pub(super) catching_up: Option<usize>,
    /// When the board was last seen moving, in seconds of the window's clock.
    pub(super) moved_at: f64,
    /// Whether the user has made a move that was not drawn yet.
    pub(super) undrawn: bool,
    /// When the computer last moved.
    pub(super) bot_moved_at: f64,
    /// Where the computer's human errors come from.
    pub(super) dice: Random,
    pub(super) written: Vec<Written>,
    /// The moves that are written there.
    written_moves: Vec<G::Move>,
    /// The tree as it is listed, and the moves of it.
    pub(super) listed: Vec<Listed>,
    pub(super) listed_moves: Vec<ListedMove<G>>,
    /// Changes with every change of the list.
    pub(super) listed_stamp: u64,
    /// A person was shown what the computer would play, while the game went on against one.
    pub(super) helped: bool,
    /// What is found out while the game is studied.
    pub(super) study: Option<Study<G>>,
    /// How often something was to be kept that is no change of the game.
    pub(super) noted: u64,
    pub(super) revision: u64,
    pub(super) news: Vec<News>,
}

impl<G: Playable> GameTable<G> {
    /// A table for this game, for which these rules were asked for.
    ///
    /// # Panics
    /// If there are not as many seats as the game has.
    pub fn new(ctx: &Context, session: Session<G>, asked: G::Rules, seats: Vec<Seat>) -> Self {
        let [wake, wake_for_watch] = [(); 2].map(|()| ctx.clone());
        let count = seats.len();
        assert_eq!(count, session.live().seats(), "everybody has a seat");
        let rules = session.start().rules_in_force(asked);
        let mut table = Self {
            ctx: ctx.clone(),
            session,
            rules,
            date: Some(today()),
            seats,
            next_level: None,
            score: MatchScore::new(count),
            clock: None,
            ticked: None,
            now: ctx.input(|input| input.time),
            view: G::View::default(),
            thinker: Thinker::new(move || wake.request_repaint()),
            job: None,
            job_began: None,
            answer: None,
            hint: None,
            known_hint: None,
            guide: Guide::Off,
            watch: Watch::new(move || wake_for_watch.request_repaint()),
            heard: None,
            pondered: None,
            paused: false,
            skip: false,
            drawn: false,
            browsed: false,
            catching_up: None,
            moved_at: 0.0,
            undrawn: false,
            bot_moved_at: f64::NEG_INFINITY,
            dice: Random::new(random::seed()),
            written: Vec::new(),
            written_moves: Vec::new(),
            listed: Vec::new(),
            listed_moves: Vec::new(),
            listed_stamp: 0,
            helped: false,
            study: None,
            noted: 0,
            revision: 0,
            news: Vec::new(),
        };
        table.seen_anew();
        table
    }

    /// The same table with the games already played in the match.
    #[must_use]
    pub fn with_score(mut self, score: MatchScore) -> Self {
        self.score = score;
        self.score.mark(self.result());
        self
    }

    /// A table for a game that was read, and its file if it was in progress. `seats` are taken if
    /// the record names nobody.
    pub fn read(ctx: &Context, (session, record): Read<G>, seats: &[Seat]) -> Found {
        let count = session.live().seats();
        let seats = match record.seats.len() {
            named if named == count => record.seats,
            _ if seats.len() == count => seats.to_vec(),
            _ => vec![Seat::default(); count],
        };
        let begun = !session.main_moves().is_empty();
        let mut table = Self::new(ctx, session, record.rules, seats);
        table.date = record.date;
        table.helped = record.helped;
        let clock = record.clock.as_ref();
        table.clock = clock.map(|clock| Clock::restored(clock.control, begun));
        let mut links = GameLinks::default();
        if let Some(in_progress) = record.in_progress {
            if in_progress.score.seats() == count {
                table = table.with_score(in_progress.score);
            }
            links.file = FileLink {
                path: in_progress.file,
                fingerprint: in_progress.fingerprint,
                unsaved: in_progress.unsaved,
                changed_elsewhere: false,
            };
            links.earlier = in_progress.earlier;
            table.watch.warned = in_progress.warned;
        }
        Found {
            table: Box::new(table),
            links,
        }
    }

    fn result(&self) -> Option<GameResult> {
        self.session.outcome().map(|outcome| outcome.result)
    }

    pub(super) fn is_computer(&self, player: Player) -> bool {
        self.seats
            .get(player.index())
            .is_some_and(Seat::is_computer)
    }

    /// How many people play.
    pub(super) fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_human()).count()
    }

    /// The player who made the move with this number, from 0.
    fn mover(&self, index: usize) -> Player {
        self.session.main_positions()[index].turn()
    }

    /// Who is to move after the player to move, where more than two play and the game goes on.
    pub(super) fn next(&self) -> Option<Player> {
        let (shown, count) = (self.session.shown(), self.seats.len());
        let turn = shown.turn();
        let after = (1..count).map(|steps| Player::seat((turn.index() + steps) % count));
        let next = after.into_iter().find(|&player| !shown.is_out(player));
        next.filter(|_| count > 2 && self.session.outcome().is_none())
    }

    /// What a player could win by next, in words, as long as nobody has won.
    pub(super) fn lamp(&self, player: Player) -> Option<Phrase> {
        let shown = self.session.shown();
        let goes_on = shown.outcome().is_none() && self.session.outcome().is_none();
        goes_on.then(|| shown.lamp(player)).flatten()
    }

    /// What follows from a change of the line of moves.
    pub(super) fn changed(&mut self) {
        self.revision += 1;
        self.drawn = false;
        self.hint = None;
        self.score.mark(self.result());
        if self.session.outcome().is_none() {
            self.change_level();
        }
        self.seen_anew();
        self.news.push(News::Changed);
    }

    /// Brings the written moves up to date, from the first that is another one.
    pub(super) fn write_history(&mut self) {
        let moves = self.session.moves();
        let known = self.written_moves.iter().zip(moves);
        let same = known.take_while(|(known, mv)| known == mv).count();
        self.written.truncate(same);
        self.written_moves.truncate(same);
        let news = moves.iter().zip(self.session.positions()).enumerate();
        for (index, (&mv, before)) in news.skip(same) {
            self.written_moves.push(mv);
            self.written.push(Written {
                ply: index + 1,
                player: before.turn(),
                text: before.write_move(mv),
                short: before.list_text(mv),
            });
        }
    }

    /// Plays a move from the position that is looked at, or tells why not.
    pub(super) fn play(&mut self, mv: G::Move) {
        self.cancel();
        self.forget_what_is_gone();
        let before = self.session.main_moves().len();
        match self.session.play(mv) {
            Ok(()) => {
                self.changed();
                if self.session.main_moves().len() <= before && !self.session.is_studied() {
                    self.news.push(News::Replaced);
                }
            }
            Err(why) => {
                // The computer would try the same again.
                self.paused = self.is_computer(self.session.shown().turn());
                self.news.push(News::Refused(why.phrase()));
            }
        }
    }

    pub(super) fn scene<'a>(&'a self, presentation: &Presentation<'a>) -> Scene<'a, G> {
        let shown = self.session.shown_ply();
        Scene {
            positions: &self.session.positions()[..=shown],
            moves: &self.session.moves()[..shown],
            people: self.people(),
            hand: self.hand(),
            excerpt: false,
            hint: self
                .hint
                .as_ref()
                .filter(|hint| hint.ply == shown)
                .map(|hint| hint.mv),
            begins_only: false,
            advice: self.advice(&presentation.look),
            line: match self.pointed_line().or(self.shown_answer()) {
                Some(line) => line,
                None if presentation.thinking => self.line(),
                None => &[],
            },
            plays_line: self.pointed_line().or(self.shown_answer()).is_some(),
            warns: self.shown_answer().is_some(),
            better: self.better().filter(|_| !self.shows_lines()),
            best: self.best_moves(),
            threats: presentation.threats,
            aim: presentation.aim,
            teaches: false,
            look: presentation.look,
            texts: presentation.texts,
        }
    }

    /// The hint in words, if there is one for the position shown.
    fn advice(&self, look: &Look) -> Option<Phrase> {
        let shown = self.session.shown_ply();
        let hint = self.hint.as_ref().filter(|hint| hint.ply == shown)?;
        let words = self.session.shown().advice(hint.mv, look);
        Some(match &hint.reason {
            Some(reason) => Phrase::new("advice-and-reason")
                .with("move", words)
                .with("reason", reason.clone()),
            None => words,
        })
    }

    pub(super) fn hand(&self) -> Hand {
        let shown = self.session.shown();
        if shown.outcome().is_some() {
            Hand::Tied(Phrase::new("hand-over"))
        } else if self.session.is_studied() && !self.session.is_full() {
            Hand::Free
        } else if self.session.is_full() {
            Hand::Tied(Phrase::new("game-too-long").with("most", MOST_MOVES))
        } else if self.is_clock_stopped() {
            Hand::Tied(Phrase::new("hand-clock-stands"))
        } else if self.paused && self.is_computer(shown.turn()) {
            let alone = self.people() == 0;
            Hand::Tied(Phrase::new(if alone {
                "hand-waits"
            } else {
                "hand-paused"
            }))
        } else if self.warning().is_some() {
            Hand::Tied(Phrase::new("hand-warned"))
        } else if self.is_computer(shown.turn()) && self.session.is_live() {
            Hand::Tied(Phrase::new("hand-thinking"))
        } else if self.is_computer(shown.turn()) {
            Hand::Tied(Phrase::new("hand-computers-turn").with("of", G::ID))
        } else {
            Hand::Free
        }
    }

    /// What can be asked for now.
    pub(super) fn facts(&self) -> CommandState {
        let shown = self.session.shown();
        let moves = self.session.moves().len();
        let played = self.session.main_moves().len();
        let over = shown.outcome().is_some();
        let ended = self.session.outcome().is_some();
        let human_moved = || (0..played).any(|index| !self.is_computer(self.mover(index)));
        let all_people = self.people() == self.seats.len();
        let studied = self.session.is_studied();
        let human_to_move = !over && (studied || !self.is_computer(shown.turn()));
        CommandState {
            can_undo: match self.people() {
                _ if self.session.undoes_study() => true,
                _ if studied => false,
                0 => played > 0,
                _ => self.session.concession().is_some() || human_moved(),
            },
            can_redo: self.session.can_redo(),
            can_hint: human_to_move
                && !(over && self.session.is_live())
                && !self.is_clock_stopped(),
            human_to_move,
            can_end_turn: shown.end_turn().is_some(),
            thinking: self.job == Some(Job::Choice)
                || self.warning().is_some()
                || self.paused && self.people() > 0,
            warned: self.warning().is_some(),
            can_warn: !studied && self.can_warn(),
            guided: self.guide != Guide::Off,
            can_pause: !ended && !studied && self.people() == 0,
            paused: self.paused || self.people() == 0 && self.is_clock_stopped(),
            over: over && self.session.is_live(),
            ended,
            can_stop_clock: self.can_stop_clock(),
            clock_stands: self.is_clock_stopped(),
            can_resign: !studied && self.resigning().is_some(),
            can_offer_draw: !ended
                && !studied
                && self.people() > 0
                && (self.seats.len() == 2 || all_people),
            studied,
            shows_lines: self.shows_lines(),
            has_mistakes: self.has_mistakes(),
            at_fork: self.is_at_fork(),
            offered_level: self.offered_level(),
            large_layers: G::large_layers(&self.view),
            shown: self.session.shown_ply(),
            moves,
            ..CommandState::default()
        }
    }

    pub(super) fn status(&self, presentation: &Presentation) -> Phrase {
        if self.job == Some(Job::Hint) {
            return Phrase::new("status-hint-thinking").with("of", G::ID);
        }
        if self.job == Some(Job::Draw) {
            return Phrase::new("status-draw-thinking");
        }
        if self.warning().is_some() {
            return Phrase::new("hand-warned");
        }
        let shown = self.session.shown_ply();
        if let Some(advice) = self.advice(&presentation.look) {
            return Phrase::new("status-hint").with("advice", advice);
        }
        if self.session.is_studied() && self.session.shown().outcome().is_none() {
            return Phrase::new("study-status")
                .with("of", G::ID)
                .with("ply", shown)
                .with("plies", self.session.moves().len());
        }
        if !self.session.is_live() {
            let free = self.hand() == Hand::Free;
            return G::earlier_status(shown, self.session.moves().len(), free);
        }
        G::status(&self.scene(presentation))
    }

    /// The game without its links.
    pub(super) fn plain_record(&self) -> Record<G::Rules> {
        let mut record = Record::of(&self.session, self.rules.clone(), self.seats.clone());
        record.date.clone_from(&self.date);
        record.helped = self.helped;
        record
    }
}
