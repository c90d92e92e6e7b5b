//! Explanation of why a Kuba move is worse than another.

use std::ops::ControlFlow;

use super::captures::{Captures, Row, Turn, turns};
use crate::explanation::of_wins;
use crate::{Continuation, Shortcoming};
use kuba_rules::kuba::{GameState, Move, colour};
use kuba_rules::phrase::Phrase;
use kuba_rules::{Game, Player};

/// Last turn that a reason may be about, counted from the move itself.
const LAST_TURN: usize = 4;

pub(super) fn reasons(
    game: &GameState,
    played: &Continuation<Move>,
    better: &Continuation<Move>,
) -> Vec<Shortcoming> {
    if let ControlFlow::Break(said) = of_wins(game, played, better, colour) {
        return said.map(Shortcoming::decisive).into_iter().collect();
    }
    let Some(first) = better.first() else {
        return Vec::new();
    };
    let lines = Lines {
        me: game.turn(),
        instead: written(first),
        played: turns(game, &played.moves),
        better: turns(game, &better.moves),
    };
    let mut reasons = lines.takes();
    reasons.extend(lines.dangers());
    reasons
}

pub(super) fn written(mv: Move) -> Phrase {
    match mv {
        Move::Push(push) => match push.to() {
            Some(to) => Phrase::new("list-move").with("move", format!("{}-{to}", push.from)),
            None => Phrase::new("list-move").with("move", push.to_string()),
        },
        Move::Pass => Phrase::new("kuba-why-pass"),
    }
}

struct Lines {
    me: Player,
    /// The better move.
    instead: Phrase,
    played: Vec<Turn>,
    better: Vec<Turn>,
}

#[derive(Clone, Copy)]
struct Tally {
    mine: Captures,
    theirs: Captures,
}

impl Tally {
    fn of(turns: &[Turn], me: Player) -> Self {
        let taken = |by_me: bool| {
            let turns = turns.iter().filter(|turn| (turn.player == me) == by_me);
            turns.fold(Captures::default(), |sum, turn| sum.and(turn.catch))
        };
        Self { mine: taken(true), theirs: taken(false) }
    }

    /// Positive if it is good for the player who moved.
    fn balance(self) -> isize {
        self.mine.worth().cast_signed() - self.theirs.worth().cast_signed()
    }
}

impl Lines {
    /// Number of turns that can be compared. The captures of a turn that the line cuts short are a lower
    /// bound.
    fn comparable(&self) -> usize {
        let pairs = self.played.iter().zip(&self.better);
        let is_comparable = |(played, better): &(&Turn, &Turn)| {
            let is_mine = played.player == self.me;
            played.player == better.player
                && (played.is_over() || !is_mine)
                && (better.is_over() || is_mine)
        };
        pairs.take_while(is_comparable).count()
    }

    fn tallies(&self, turns: usize) -> [Tally; 2] {
        [&self.played, &self.better].map(|line| Tally::of(&line[..turns], self.me))
    }

    /// Captures missed or allowed within so many turns, the soonest first, as far as the balance stays worse. This
    /// turn counts with the reply, if that is known.
    fn takes(&self) -> Vec<Shortcoming> {
        let loss = |turns: usize| {
            let [played, better] = self.tallies(turns);
            usize::try_from(better.balance() - played.balance()).unwrap_or(0)
        };
        let (mut lasting, mut soonest) = (usize::MAX, 0);
        let mut takes = Vec::new();
        for turns in (1..=self.comparable().min(LAST_TURN + 1)).rev() {
            lasting = lasting.min(loss(turns));
            let units = Captures::units(lasting);
            if units > 0 {
                takes.push(Shortcoming::after(turns - 1, self.taken(turns), units));
                soonest = turns;
            }
        }
        takes.reverse();
        if takes.len() > 1 && soonest == 1 {
            takes.rotate_left(1);
        }
        takes
    }

    fn taken(&self, turns: usize) -> Phrase {
        let [played, better] = self.tallies(turns);
        let missed = better.mine.worth() > played.mine.worth();
        let lost = played.theirs.worth() > better.theirs.worth();
        let key = match (missed, lost) {
            (true, true) => "kuba-why-takes-and-loses",
            (true, false) if better.theirs.worth() > played.theirs.worth() => "kuba-why-for",
            (true, false) if played.mine.len() > 0 => "kuba-why-takes-less",
            (true, false) => "kuba-why-takes",
            (false, _) if played.mine.worth() > better.mine.worth() => "kuba-why-dear",
            (false, _) if let Some(row) = self.row(turns) => {
                return self.along(row, turns, played.theirs, better.theirs);
            }
            (false, _) if better.theirs.len() > 0 => "kuba-why-loses-more",
            (false, _) if self.loses_later() => "kuba-why-delays",
            (false, _) => "kuba-why-loses",
        };
        let catches = [
            ("mine", better.mine),
            ("less", played.mine),
            ("theirs", played.theirs),
            ("fewer", better.theirs),
        ];
        let said = catches
            .into_iter()
            .filter(|(_, catch)| catch.len() > 0)
            .fold(self.said(key), |said, (name, catch)| said.with(name, catch.phrase()));
        said.with("turns", turns - 1).with("count", played.theirs.len())
    }

    /// Row along which the opponent captures everything that they capture, if it is more than one marble.
    fn row(&self, turns: usize) -> Option<Row> {
        let theirs = self.played[..turns].iter().filter(|turn| turn.player != self.me);
        let rows: Vec<Row> = theirs.flat_map(|turn| turn.rows.iter().copied()).collect();
        let &row = rows.first().filter(|_| rows.len() > 1)?;
        rows.iter().all(|&other| other == row).then_some(row)
    }

    fn along(&self, row: Row, turns: usize, theirs: Captures, fewer: Captures) -> Phrase {
        let said = if fewer.len() > 0 {
            self.said("kuba-why-row-more").with("fewer", fewer.phrase())
        } else if self.loses_later() {
            self.said("kuba-why-row-delays")
        } else {
            self.said("kuba-why-row")
        };
        let said = said.with("row", row.phrase()).with("theirs", theirs.phrase());
        said.with("turns", turns - 1)
    }

    /// `true` if the opponent captures anything in the better line.
    fn loses_later(&self) -> bool {
        let mut theirs = self.better.iter().filter(|turn| turn.player != self.me);
        theirs.any(|turn| turn.catch.len() > 0)
    }

    fn said(&self, key: &'static str) -> Phrase {
        Phrase::new(key)
            .with("better", self.instead.clone())
            .with("me", colour(self.me))
            .with("colour", colour(self.me.next(2)))
    }

    /// Captures possible with the push after the turns that can be compared, where the lines do not show whether
    /// they happen.
    fn dangers(&self) -> Option<Shortcoming> {
        // After a turn of the player who moved.
        let last = (self.comparable().clamp(1, LAST_TURN) - 1) / 2 * 2;
        let (played, better) = (self.played.get(last)?, self.better.get(last)?);
        if !played.is_over() || !better.is_over() {
            return None;
        }
        let danger =
            |taker| [played, better].map(|turn| Captures::in_danger_from(&turn.after, taker));
        let ([feared, less_feared], [hoped, more_hoped]) =
            (danger(self.me.next(2)), danger(self.me));
        let more = |most: Captures, less: Captures| {
            Captures::units(most.worth().saturating_sub(less.worth()))
        };
        let (exposed, missed) = (more(feared, less_feared), more(more_hoped, hoped));
        let (key, units) = match (exposed, missed) {
            (0, 0) => return None,
            (0, missed) if hoped.len() > 0 => ("kuba-why-threatens-more", missed),
            (0, missed) => ("kuba-why-threatens", missed),
            (exposed, _) if less_feared.len() > 0 => ("kuba-why-leaves-more", exposed),
            (exposed, _) => ("kuba-why-leaves", exposed),
        };
        let phrase = if exposed > 0 {
            let said = self.said(key).with("theirs", feared.phrase());
            said.with("fewer", less_feared.phrase()).with("count", feared.len())
        } else {
            let said = self.said(key).with("mine", more_hoped.phrase());
            said.with("less", hoped.phrase())
        };
        // One move meets a threat to one marble.
        Some(Shortcoming { phrase: phrase.with("turns", last), units: units - 1 })
    }
}
