//! Explanation of why a Kuba move is worse than another.

use std::ops::ControlFlow;

use super::captures::{Captures, Turn, turns};
use crate::bot::Continuation;
use crate::bot::explanation::{Names, of_wins};
use crate::phrase::Phrase;
use crate::rules::kuba::{GameState, Move, colour};
use crate::rules::{Game, Player};

/// Smallest difference in pushes that is mentioned.
const MANY_PUSHES: usize = 3;

const NAMES: Names<GameState> = Names {
    player: colour,
    written: |_, mv| written(mv),
};

pub(super) fn sentence(
    game: &GameState,
    played: &Continuation<Move>,
    better: &Continuation<Move>,
) -> Option<Phrase> {
    if let ControlFlow::Break(said) = of_wins(game, played, better, &NAMES) {
        return said;
    }
    let lines = Lines {
        me: game.turn(),
        instead: written(better.first()?),
        played: turns(game, &played.moves),
        better: turns(game, &better.moves),
    };
    lines
        .takes()
        .or_else(|| lines.dangers())
        .or_else(|| lines.room())
}

fn written(mv: Move) -> Phrase {
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
        Self {
            mine: taken(true),
            theirs: taken(false),
        }
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

    /// Captures missed or allowed, if the balance becomes worse for good.
    fn takes(&self) -> Option<Phrase> {
        let comparable = self.comparable();
        let is_worse = |turns: usize| {
            let [played, better] = self.tallies(turns);
            played.balance() < better.balance()
        };
        let worse = (1..=comparable).rev().take_while(|&turns| is_worse(turns));
        let first = worse.last()?;
        // Includes the reply of the opponent.
        let turns = first.max(comparable.min(2));
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
            .fold(self.said(key), |said, (name, catch)| {
                said.with(name, catch.phrase())
            });
        Some(
            said.with("turns", turns - 1)
                .with("count", played.theirs.len()),
        )
    }

    fn said(&self, key: &'static str) -> Phrase {
        Phrase::new(key)
            .with("better", self.instead.clone())
            .with("colour", colour(self.me.next(2)))
    }

    /// Captures possible with the next push, where the lines do not show whether they happen.
    fn dangers(&self) -> Option<Phrase> {
        let (played, better) = (self.played.first()?, self.better.first()?);
        if !played.is_over() || !better.is_over() {
            return None;
        }
        let danger =
            |taker| [played, better].map(|turn| Captures::in_danger_from(&turn.after, taker));
        let ([feared, less_feared], [hoped, more_hoped]) =
            (danger(self.me.next(2)), danger(self.me));
        if self.comparable() < 2 && feared.worth() > less_feared.worth() {
            let key = if less_feared.len() > 0 {
                "kuba-why-leaves-more"
            } else {
                "kuba-why-leaves"
            };
            let said = self.said(key).with("theirs", feared.phrase());
            return Some(
                said.with("fewer", less_feared.phrase())
                    .with("count", feared.len()),
            );
        }
        let threatens = more_hoped.worth() > hoped.worth();
        threatens.then(|| {
            let key = if hoped.len() > 0 {
                "kuba-why-threatens-more"
            } else {
                "kuba-why-threatens"
            };
            let said = self.said(key).with("mine", more_hoped.phrase());
            said.with("less", hoped.phrase())
        })
    }

    /// Number of legal pushes next, for the player for whom it differs most.
    fn room(&self) -> Option<Phrase> {
        let pushes = |line: &[Turn], turn: usize| {
            let before = line.get(turn).filter(|turn| turn.is_over())?;
            let mut moves = Vec::new();
            before.after.legal_moves(&mut moves);
            Some(moves.len())
        };
        let both = |turn| Some([pushes(&self.played, turn)?, pushes(&self.better, turn)?]);
        let theirs = both(0).map(|[now, then]| (now.saturating_sub(then), now, then));
        let mine = both(1).map(|[now, then]| (then.saturating_sub(now), now, then));
        let (more, fewer) = (theirs.unwrap_or_default(), mine.unwrap_or_default());
        let (player, (by, now, then)) = if more.0 > fewer.0 {
            (self.me.next(2), more)
        } else {
            (self.me, fewer)
        };
        (by >= MANY_PUSHES).then(|| {
            Phrase::new("kuba-why-room")
                .with("better", self.instead.clone())
                .with("colour", colour(player))
                .with("now", now)
                .with("then", then)
        })
    }
}
