//! A game being played as text, from text, and as the model of the next game.

use egui::Context;

use super::clock::TableClock;
use super::draft::GameDraft;
use super::{Draft, FileLink, GameLinks, GameTable, LoadedTable, TableRecord};
use crate::board::Playable;
use crate::board::film::{GameReplay, Replay};
use crate::bot::Level;
use crate::rules::{HeadStart, Player};
use crate::session::{ClockRecord, MatchScore, Seat, TimeControl};
use crate::store::{
    History, InProgress, LoadedGame, Record, game_code, plain_score_sheet, read_game, score_sheet,
};

impl<G: Playable> GameTable<G> {
    /// A table for a saved game, with its file if it was in progress. `seats` are used if the record has
    /// no players.
    pub fn read(ctx: &Context, (session, record): LoadedGame<G>, seats: &[Seat]) -> LoadedTable {
        let count = session.live().seats();
        let seats = match record.seats.len() {
            named if named == count => record.seats,
            _ if seats.len() == count => seats.to_vec(),
            _ => vec![Seat::default(); count],
        };
        let has_begun = !session.main_moves().is_empty();
        let mut table = Self::new(ctx, session, record.rules, seats);
        table.date = record.date;
        table.has_help = record.helped;
        table.is_agreed_strict = record.strict;
        if let Some(clock) = record.clock {
            table.clock = TableClock::restored(clock.control, has_begun);
        }
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
            links.opened = in_progress.opened;
            table.quick_pass.is_due = !in_progress.opened;
            table.blunder_watch.set_last_warned(in_progress.warned);
            table.friend = in_progress.friend.filter(|friend| friend.is_sound(count));
        }
        LoadedTable { table: Box::new(table), links }
    }

    /// The record without the links of a game in progress.
    pub(super) fn plain_record(&self) -> Record<G::Rules> {
        let seats = self.seats.as_slice().to_vec();
        let mut record = Record::of(&self.session, self.rules.clone(), seats);
        record.date.clone_from(&self.date);
        record.helped = self.has_help;
        record.strict = self.is_agreed_strict && self.friend.is_none();
        record
    }

    fn draft(&self, score: MatchScore, control: Option<TimeControl>) -> GameDraft<G> {
        let mut draft = GameDraft::new(self.rules.clone()).with_score(score);
        draft.set_clock(control);
        draft.set_strict(self.is_agreed_strict);
        draft
    }
}

impl<G: Playable> TableRecord for GameTable<G> {
    fn record(&self, in_progress: Option<&GameLinks>) -> String {
        let mut record = self.plain_record();
        let control = self.clock.control();
        record.clock = control.map(|control| ClockRecord::of(control, &self.session));
        record.in_progress = in_progress.map(|links| InProgress {
            score: self.seats.score().clone(),
            file: links.file.path.clone(),
            fingerprint: links.file.fingerprint,
            unsaved: links.file.unsaved,
            opened: links.opened,
            history: History::of(&self.session),
            cursor: record.study.cursor(),
            earlier: links.earlier,
            warned: self.blunder_watch.last_warned(self.revisions.moves),
            friend: self.friend.clone(),
        });
        record.to_ron()
    }

    fn score_sheet(&self) -> String {
        plain_score_sheet(&self.session, &self.plain_record())
    }

    fn analysed_sheet(&self) -> String {
        score_sheet(&self.session, &self.plain_record())
    }

    fn reel(&self) -> Box<dyn Replay> {
        let (positions, moves) = (self.session.positions(), self.session.moves());
        let seats = self.seats.as_slice().to_vec();
        let code = game_code(&self.session, &self.plain_record(), &[]);
        Box::new(GameReplay::new(positions, moves, seats).with_code(code.as_deref()))
    }

    fn position_text(&self) -> String {
        self.session.shown().position_text()
    }

    fn catch_up(&mut self, text: &str) -> Option<usize> {
        self.play_received(text)
    }

    fn take_verdicts(&mut self, text: &str) {
        let Ok((judged, _)) = read_game::<G>(text) else {
            return;
        };
        let is_same = judged.main_moves() == self.session.main_moves();
        if !is_same || !self.session.take_deeper(judged.judged_line().known) {
            return;
        }
        self.revisions.metadata += 1;
        self.quick_pass.find_again(&self.session, self.seats.experience());
        if let Some(study) = &mut self.study {
            study.cancel();
        }
        self.refresh_lists();
    }

    fn again(&self) -> (Box<dyn Draft>, Vec<Seat>) {
        let (score, seats) = self.seats.another_game();
        let draft = self.draft(score, self.clock.control()).with_the_same_lots();
        (Box::new(draft.ahead(self.session.start().head_start())), seats)
    }

    fn rematch(&self, level: Option<Level>) -> (Box<dyn Draft>, Vec<Seat>) {
        let seating = self.seats.score().next_seating();
        // Whoever has the head start keeps it in another seat.
        let ahead = self.session.start().head_start().and_then(|ahead| {
            let seat = seating.iter().position(|player| *player == ahead.player)?;
            Some(HeadStart { player: Player::seat(seat), ..ahead })
        });
        let (score, seats) = self.seats.next_game(level);
        // Own times follow their players.
        let control = self.clock.control().map(|control| control.reseated(&seating));
        (Box::new(self.draft(score, control).ahead(ahead)), seats)
    }
}
