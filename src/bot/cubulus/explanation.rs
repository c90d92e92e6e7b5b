//! Explanation of why a Cubulus move is worse than another.

use std::ops::ControlFlow;

use super::squares::{open, threats};
use crate::bot::Continuation;
use crate::bot::explanation::{LineEnd, Names, length, of_wins};
use crate::phrase::{Phrase, ToPhrase};
use crate::rules::cubulus::{Ball, GameState, Move, Position};
use crate::rules::{Game, Player};

/// Smallest difference in squares that is mentioned.
const MANY_SQUARES: usize = 2;

const NAMES: Names<GameState> = Names {
    player: |player| Ball::of(player).phrase(),
    written,
};

pub(super) fn sentence(
    game: &GameState,
    played: &Continuation<Move>,
    better: &Continuation<Move>,
) -> Option<Phrase> {
    let positions = |line: &Continuation<Move>| {
        let walked = line.walk(game);
        walked.iter().map(|game| *game.position()).collect()
    };
    let lines = Lines {
        me: game.turn(),
        seats: game.seats(),
        instead: written(game, better.first()?),
        played: positions(played),
        better: positions(better),
    };
    if game.position().is_laying() || played.first() == better.first() {
        return None;
    }
    let is_won = matches!(better.end(game), LineEnd::Won(win) if win.player == lines.me);
    if let Some(gift) = lines.gift() {
        return Some(gift);
    }
    if let Some(left) = lines.left_open().filter(|_| !is_won) {
        return Some(left);
    }
    if let ControlFlow::Break(said) = of_wins(game, played, better, &NAMES) {
        let forked = lines.fork(game, played).filter(|_| !is_won);
        return said.map(|said| forked.unwrap_or(said));
    }
    lines
        .threat()
        .or_else(|| lines.answer())
        .or_else(|| lines.later())
        .or_else(|| lines.squares())
}

fn written(game: &GameState, mv: Move) -> Phrase {
    Phrase::new("list-move").with("move", game.write_move(mv))
}

struct Lines {
    me: Player,
    seats: usize,
    /// The better move.
    instead: Phrase,
    played: Vec<Position>,
    better: Vec<Position>,
}

impl Lines {
    fn said(&self, key: &'static str) -> Phrase {
        Phrase::new(key).with("better", self.instead.clone())
    }

    fn others(&self) -> impl DoubleEndedIterator<Item = Player> {
        let (me, seats) = (self.me, self.seats);
        (1..seats).map(move |ahead| Player::seat((me.index() + ahead) % seats))
    }

    fn at_once(&self) -> Option<[&Position; 2]> {
        Some([self.played.first()?, self.better.first()?])
    }

    /// Square that the move itself completes for another player.
    fn gift(&self) -> Option<Phrase> {
        let after = self.played.first()?;
        let winner = after.winner().filter(|&winner| winner != self.me)?;
        let square = after.squares(Ball::of(winner)).next()?;
        let gift = Phrase::new("cubulus-why-gift").with("colour", Ball::of(winner).phrase());
        Some(gift.with("face", square.face.phrase()))
    }

    /// Square that the better move would have kept another player from completing.
    fn left_open(&self) -> Option<Phrase> {
        let [played, better] = self.at_once()?;
        if played.winner().is_some() {
            return None;
        }
        let next = played.turn();
        self.others().find_map(|other| {
            let key = if other == next {
                "cubulus-why-left"
            } else {
                "cubulus-why-left-later"
            };
            let is_stopped = !better.could_win(other);
            let face = threats(played, other).into_iter().next();
            let face = face.filter(|_| is_stopped)?;
            let said = self.said(key).with("colour", Ball::of(other).phrase());
            Some(said.with("face", face.phrase()))
        })
    }

    /// Win of another player by threats on several faces at once.
    fn fork(&self, game: &GameState, line: &Continuation<Move>) -> Option<Phrase> {
        let LineEnd::Won(win) = line.end(game) else {
            return None;
        };
        let [after, forked, ..] = &self.played[..] else {
            return None;
        };
        let faces = threats(forked, win.player).len();
        if after.turn() != win.player || faces < 2 || win.plies < 3 {
            return None;
        }
        let mut then = game.clone();
        then.play(line.moves[0]);
        let said = Phrase::new("cubulus-why-forks")
            .with("colour", Ball::of(win.player).phrase())
            .with("length", length::<GameState>(win.plies - 1))
            .with("reply", written(&then, line.moves[1]));
        Some(said.with("faces", faces))
    }

    fn threat(&self) -> Option<Phrase> {
        let [played, better] = self.at_once()?;
        let made = threats(better, self.me);
        if made.len() <= threats(played, self.me).len() {
            return None;
        }
        match made.into_iter().collect::<Vec<_>>()[..] {
            [face] => Some(
                self.said("cubulus-why-threatens")
                    .with("face", face.phrase()),
            ),
            ref faces => Some(
                self.said("cubulus-why-threatens-many")
                    .with("faces", faces.len()),
            ),
        }
    }

    /// Last positions after a full round, or within the common length of both lines.
    fn answered(&self) -> Option<[&Position; 2]> {
        let answered = self.played.len().min(self.better.len()).min(self.seats);
        let last = answered.checked_sub(1)?;
        Some([&self.played[last], &self.better[last]])
    }

    fn answer(&self) -> Option<Phrase> {
        let [now, then] = self.answered()?;
        self.others().find_map(|other| {
            let [made, anyway] = [now, then].map(|position| threats(position, other));
            let face = made.difference(&anyway).next()?;
            if made.len() <= anyway.len() {
                return None;
            }
            let said = if made.len() > 1 {
                let said = self.said("cubulus-why-answer-many");
                said.with("faces", made.len())
            } else {
                let said = self.said("cubulus-why-answer");
                said.with("face", face.phrase())
            };
            Some(said.with("colour", Ball::of(other).phrase()))
        })
    }

    /// Later threats on several faces at once: another player's, or missed own ones.
    fn later(&self) -> Option<Phrase> {
        let both = self.played.iter().zip(&self.better);
        both.enumerate().skip(1).find_map(|(after, (now, then))| {
            let faces = |position, player| threats(position, player).len();
            let forks = |here, there, player| faces(here, player) > 1 && faces(there, player) < 2;
            let said = |key, made| {
                let said = self.said(key).with("faces", made);
                said.with("length", length::<GameState>(after))
            };
            let theirs = self.others().find(|&other| forks(now, then, other));
            if let Some(other) = theirs {
                let said = said("cubulus-why-later", faces(now, other));
                return Some(said.with("colour", Ball::of(other).phrase()));
            }
            let missed = forks(then, now, self.me);
            missed.then(|| said("cubulus-why-missed-later", faces(then, self.me)))
        })
    }

    fn squares(&self) -> Option<Phrase> {
        let [now, then] = self.answered()?;
        let counted = |player| (open(now, player), open(then, player));
        let gained = self.others().rev().map(|other| {
            let (more, less) = counted(other);
            (more.saturating_sub(less), other)
        });
        let (gain, other) = gained.max_by_key(|(gain, _)| *gain)?;
        let (less, more) = counted(self.me);
        let loss = more.saturating_sub(less);
        let player = if gain > loss { other } else { self.me };
        let (now, then) = counted(player);
        let said = self
            .said("cubulus-why-squares")
            .with("now", now)
            .with("then", then);
        let said = said.with("colour", Ball::of(player).phrase());
        (gain.max(loss) >= MANY_SQUARES).then_some(said)
    }
}
