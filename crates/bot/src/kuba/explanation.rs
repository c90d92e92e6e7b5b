//! Explanation of why a Kuba move is worse than another.

use std::ops::ControlFlow;

use super::captures::{Captures, Turn, turns};
use crate::explanation::of_wins;
use crate::{Continuation, Evaluate, Shortcoming};
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

pub(super) fn allowed_gain(game: &GameState, line: &[Move]) -> Option<Phrase> {
    let turn = turns(game, line).into_iter().next()?;
    (turn.catch.len() > 0).then(|| {
        Phrase::new("kuba-lets-take")
            .with("colour", colour(turn.player))
            .with("theirs", turn.catch.phrase())
    })
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

    /// Captures missed or allowed: first those after which the balance stays worse, then those of this turn
    /// and the next that are made up for later.
    fn takes(&self) -> Vec<Shortcoming> {
        let comparable = self.comparable();
        let loss = |turns: usize| {
            let [played, better] = self.tallies(turns);
            better.balance() - played.balance()
        };
        // Includes the reply of the opponent.
        let soonest = comparable.min(2);
        let worse = (soonest.max(1)..=comparable).rev();
        let first = worse.take_while(|&turns| loss(turns) > 0).last();
        let for_good = first.map(|first| first..=comparable.min(LAST_TURN + 1));
        let later = for_good.into_iter().flatten();
        let all = later.chain((1..=soonest).rev());
        all.filter(|&turns| loss(turns) > 0)
            .map(|turns| self.counted(self.taken(turns), turns))
            .collect()
    }

    fn counted(&self, phrase: Phrase, turns: usize) -> Shortcoming {
        let lines = [&self.played, &self.better];
        Shortcoming::counted(phrase, lines.map(|line| line[turns - 1].after.node()), self.me)
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

    /// `true` if the opponent captures anything in the better line.
    fn loses_later(&self) -> bool {
        let mut theirs = self.better.iter().filter(|turn| turn.player != self.me);
        theirs.any(|turn| turn.catch.len() > 0)
    }

    fn said(&self, key: &'static str) -> Phrase {
        Phrase::new(key)
            .with("better", self.instead.clone())
            .with("colour", colour(self.me.next(2)))
    }

    /// Captures possible with the next push, where the lines do not show whether they happen.
    fn dangers(&self) -> Option<Shortcoming> {
        let (played, better) = (self.played.first()?, self.better.first()?);
        if !played.is_over() || !better.is_over() {
            return None;
        }
        let danger =
            |taker| [played, better].map(|turn| Captures::in_danger_from(&turn.after, taker));
        let ([feared, less_feared], [hoped, more_hoped]) =
            (danger(self.me.next(2)), danger(self.me));
        if self.comparable() < 2 && feared.worth() > less_feared.worth() {
            let key =
                if less_feared.len() > 0 { "kuba-why-leaves-more" } else { "kuba-why-leaves" };
            let said = self.said(key).with("theirs", feared.phrase());
            let said = said.with("fewer", less_feared.phrase()).with("count", feared.len());
            return Some(self.counted(said, 1));
        }
        let threatens = more_hoped.worth() > hoped.worth();
        threatens.then(|| {
            let key =
                if hoped.len() > 0 { "kuba-why-threatens-more" } else { "kuba-why-threatens" };
            let said = self.said(key).with("mine", more_hoped.phrase());
            let said = said.with("less", hoped.phrase());
            self.counted(said, 1)
        })
    }
}
