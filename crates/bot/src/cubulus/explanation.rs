//! Explanation of why a Cubulus move is worse than another.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::squares::threats;
use crate::explanation::{DECISIVE, LineEnd, deadline, of_wins};
use crate::{Continuation, Evaluate, Shortcoming};
use kuba_rules::cubulus::{Ball, Face, GameState, Move, Position};
use kuba_rules::phrase::{Phrase, ToPhrase};
use kuba_rules::{Game, Player};

/// Last move that a reason may be about, counted from the move itself.
const LAST_MOVE: usize = 3;
/// The same for what is counted in several moves together.
const LAST_COUNTED: usize = 4;

pub(super) fn reasons(
    game: &GameState,
    played: &Continuation<Move>,
    better: &Continuation<Move>,
) -> Vec<Shortcoming> {
    let positions = |line: &Continuation<Move>| {
        let walked = line.walk(game);
        walked.iter().map(|game| *game.position()).collect()
    };
    let first = better.first().filter(|_| played.first() != better.first());
    let Some(first) = first.filter(|_| !game.position().is_laying()) else {
        return Vec::new();
    };
    let lines = Lines {
        me: game.turn(),
        seats: game.seats(),
        instead: game.written_in_sentence(first),
        played: positions(played),
        better: positions(better),
    };
    let is_won = matches!(better.end(game), LineEnd::Won(win) if win.player == lines.me);
    let left = || lines.left_open().filter(|_| !is_won);
    if let Some(decides) = lines.gift().or_else(left) {
        return vec![Shortcoming::decisive(decides)];
    }
    let name = |player| Ball::of(player).phrase();
    if let ControlFlow::Break(said) = of_wins(game, played, better, name) {
        let forked = lines.fork(game, played).filter(|_| !is_won);
        let said = said.map(|said| forked.unwrap_or(said));
        return said.map(Shortcoming::decisive).into_iter().collect();
    }
    let reasons = [lines.threat(), lines.answer(), lines.later(), lines.pressure()];
    reasons.into_iter().flatten().collect()
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
            let key = if other == next { "cubulus-why-left" } else { "cubulus-why-left-later" };
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
            .with("deadline", deadline::<GameState>(win.moves))
            .with("reply", then.written_in_sentence(line.moves[1]));
        Some(said.with("faces", faces))
    }

    fn threat(&self) -> Option<Shortcoming> {
        let [played, better] = self.at_once()?;
        let made = threats(better, self.me);
        let more = made.len().checked_sub(threats(played, self.me).len());
        let more = more.filter(|&more| more > 0)?;
        let (phrase, units) = match made.into_iter().collect::<Vec<_>>()[..] {
            [face] => (self.said("cubulus-why-threatens").with("face", face.phrase()), 0),
            ref faces => (self.said("cubulus-why-threatens-many").with("faces", faces.len()), more),
        };
        Some(Shortcoming { phrase, units })
    }

    /// Threats of the next player after the answer, as far as none of their answers to the better move makes as many.
    fn answer(&self) -> Option<Shortcoming> {
        let [played, better] = self.at_once()?;
        let (answered, other) = (self.played.get(1)?, played.turn());
        if other == self.me || better.turn() != other || better.winner().is_some() {
            return None;
        }
        let now: Vec<Face> = threats(answered, other).into_iter().collect();
        let possible: Vec<_> =
            after_each_move(better).map(|after| threats(&after, other)).collect();
        let fewer = possible.iter().map(BTreeSet::len).max().unwrap_or(0);
        let (phrase, units) = match now[..] {
            [face] if possible.iter().all(|faces| !faces.contains(&face)) => {
                (self.said("cubulus-why-answer").with("face", face.phrase()), 0)
            }
            [one, two] if fewer < 2 => {
                let said = self.said("cubulus-why-then-two").with("fewer", fewer);
                (said.with("face", one.phrase()).with("other", two.phrase()), DECISIVE - fewer)
            }
            ref faces if faces.len() > 2 && fewer < faces.len() => {
                let said = self.said("cubulus-why-then-many").with("fewer", fewer);
                (said.with("faces", faces.len()), faces.len() - fewer)
            }
            _ => return None,
        };
        Some(Shortcoming { phrase: phrase.with("colour", Ball::of(other).phrase()), units })
    }

    /// Later threats on several faces at once: another player's, or missed own ones.
    fn later(&self) -> Option<Shortcoming> {
        let faces = |position, player| threats(position, player).len();
        let both = self.played.iter().zip(&self.better);
        let mut both = both.enumerate().take(LAST_MOVE + 1).skip(2);
        both.find_map(|(moves, (now, then))| {
            let said = |key, made: usize| self.said(key).with("faces", made).with("moves", moves);
            let is_prevented = |other| self.better.iter().all(|then| faces(then, other) < 2);
            let theirs = self.others().find(|&other| faces(now, other) > 1 && is_prevented(other));
            if let Some(other) = theirs {
                let made = faces(now, other);
                let phrase =
                    said("cubulus-why-later", made).with("colour", Ball::of(other).phrase());
                return Some(Shortcoming { phrase, units: made });
            }
            let made = faces(then, self.me);
            let is_missed = made > 1 && faces(now, self.me) < 2;
            let phrase = said("cubulus-why-missed-later", made);
            is_missed.then_some(Shortcoming { phrase, units: made })
        })
    }

    /// Moves among the next ones that threaten: more of another player's, or fewer own ones. A single one that the other
    /// line lacks is named by its face.
    fn pressure(&self) -> Option<Shortcoming> {
        let longest = self.played.len().min(self.better.len());
        let moves = longest.saturating_sub(1).min(LAST_COUNTED);
        if self.seats > 2 || moves < 2 {
            return None;
        }
        let other = self.me.next(2);
        let made = |line: &[Position], player| -> Vec<BTreeSet<Face>> {
            let own = line[..=moves].windows(2).filter(|pair| pair[0].turn() == player);
            let faces = own.map(|pair| threats(&pair[1], player));
            faces.filter(|faces| !faces.is_empty()).collect()
        };
        let [now, then] = [&self.played, &self.better]
            .map(|line| [self.me, other].map(|player| made(line, player)));
        let counts = |made: &[Vec<BTreeSet<Face>>; 2]| [made[0].len(), made[1].len()];
        let ([my_now, their_now], [my_then, their_then]) = (counts(&now), counts(&then));
        if their_now + my_then <= their_then + my_now {
            return None;
        }
        let is_theirs = their_now.saturating_sub(their_then) >= my_then.saturating_sub(my_now);
        let (keys, player) = if is_theirs {
            (["cubulus-why-soon", "cubulus-why-presses"], other)
        } else {
            (["cubulus-why-missed-soon", "cubulus-why-missed-presses"], self.me)
        };
        let place = usize::from(is_theirs);
        let phrase = match (&now[place][..], &then[place][..]) {
            ([faces], []) | ([], [faces]) => {
                self.said(keys[0]).with("face", faces.first()?.phrase())
            }
            (now, then) => self.said(keys[1]).with("now", now.len()).with("then", then.len()),
        };
        let phrase = phrase.with("colour", Ball::of(player).phrase()).with("moves", moves);
        Some(Shortcoming { phrase, units: 0 })
    }
}

fn after_each_move(position: &Position) -> impl Iterator<Item = Position> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let position = *position;
    moves.into_iter().map(move |mv| {
        let mut after = position;
        after.play(mv);
        after
    })
}
