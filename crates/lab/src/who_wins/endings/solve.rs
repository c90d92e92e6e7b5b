//! Retrograde analysis that makes the tables.
//!
//! Round *n* finds the results that take at most *n* pushes of both sides. It examines a board again only
//! if the previous round changed a board that a push leads to, or if a capture leads to an ending of just
//! that length. Results of a round do not affect the same round, so neither the order of boards nor the
//! number of threads matters.

use std::collections::BTreeSet;
use std::thread;

use kuba_rules::kuba::{Direction, Position, Push, RuleSet};

use super::board::{Material, each_before, position_of, push_number};
use super::entry::{Entry, Verdict};
use super::table::{Table, Tables};

/// Number of boards examined before their results are stored.
const PORTION: usize = 1 << 18;

/// A board of one of the sides that are solved together.
#[derive(Clone, Copy)]
struct Place {
    side: u32,
    index: u32,
}

/// A board's new entry, and the rounds in which captures will change it.
struct Look {
    place: Place,
    entry: Entry,
    /// Rounds in which the board must be examined again.
    rounds: Vec<u16>,
}

/// Boards to examine, by round.
struct Agenda {
    /// Rest of this round: one bit per board, for each side.
    now: Vec<Vec<u64>>,
    next: Vec<Vec<u64>>,
    /// Boards with captures of known length, by round.
    later: Vec<Vec<Place>>,
}

impl Tables {
    /// Makes the tables of a material from both players' views, and of all materials that captures lead to.
    pub(crate) fn solve(&mut self, material: Material, threads: usize) {
        if self.tables.contains_key(&material) {
            return;
        }
        let sides: BTreeSet<Material> = [material, material.turned()].into();
        for after in sides.iter().copied().flat_map(captures) {
            self.solve(after, threads);
        }
        let sides: Vec<Material> = sides.into_iter().collect();
        for &side in &sides {
            let len = self.numbers.len(side);
            self.tables.insert(side, Table::new(len));
        }
        let mut agenda = Agenda::whole(sides.iter().map(|side| self.tables[side].len()));
        for round in 0.. {
            loop {
                let places = agenda.portion();
                if places.is_empty() {
                    break;
                }
                for look in self.look_at(&sides, &places, round, threads) {
                    self.write_down(&sides, look, &mut agenda);
                }
            }
            if agenda.is_done(round) {
                break;
            }
            agenda.begin(round + 1);
        }
    }

    /// Number of entries that contradict the pushes of their boards. Anything but 0 is a bug.
    pub(crate) fn faults(&self, material: Material) -> usize {
        let table = &self.tables[&material];
        let is_wrong = |&index: &usize| {
            let entry = table.entry(index);
            let found = self.entry_now(material, index, u16::MAX);
            found.is_some_and(|found| [found.best, found.second] != [entry.best, entry.second])
        };
        (0..table.len()).filter(is_wrong).count()
    }

    /// Result of a push, from the view of its player.
    pub(crate) fn after(&self, position: &Position, push: Push) -> Option<Verdict> {
        let mover = position.turn();
        let mut after = *position;
        after.push(push, RuleSet::LEAFLET);
        if after.winner() == Some(mover) {
            return Some(Verdict::win_in(1));
        }
        let verdict = self.verdict(&after)?;
        Some(verdict.a_push_earlier(after.turn() == mover))
    }

    fn look_at(
        &self,
        sides: &[Material],
        places: &[Place],
        round: u16,
        threads: usize,
    ) -> Vec<Look> {
        let part = places.len().div_ceil(threads.max(1)).max(1);
        let look = |&place: &Place| {
            let side = sides[place.side as usize];
            let index = place.index as usize;
            let entry = self.entry_now(side, index, round)?;
            let mut rounds = Vec::new();
            if round == 0 {
                self.each_capture(side, index, |plies| rounds.push(plies));
            }
            let is_news = entry != self.tables[&side].entry(index);
            is_news.then_some(Look { place, entry, rounds })
        };
        thread::scope(|scope| {
            let workers: Vec<_> = places
                .chunks(part)
                .map(|part| scope.spawn(|| part.iter().filter_map(look).collect::<Vec<_>>()))
                .collect();
            let looks = workers.into_iter().flat_map(|worker| worker.join().expect("a look"));
            looks.collect()
        })
    }

    fn write_down(&mut self, sides: &[Material], look: Look, agenda: &mut Agenda) {
        let Place { side, index } = look.place;
        for round in look.rounds {
            agenda.add_later(round, look.place);
        }
        let material = sides[side as usize];
        let Some(table) = self.tables.get_mut(&material) else {
            return;
        };
        let before = table.entry(index as usize);
        table.set(index as usize, look.entry);
        if look.entry.known() == before.known() {
            return;
        }
        let turned = sides.len() as u32 - 1 - side;
        if let Some(board) = self.numbers.board(index as usize, material) {
            each_before(board, |board| {
                let index = self.numbers.index(board).0;
                agenda.next[turned as usize][index / 64] |= 1 << (index % 64);
            });
        }
    }

    /// Entry computed from the pushes of a board, with results of at most `most` pushes. `None` if the number
    /// is unused.
    fn entry_now(&self, side: Material, index: usize, most: u16) -> Option<Entry> {
        let board = self.numbers.board(index, side)?;
        let position = position_of(board, side.taken);
        let mut entry = Entry::STUCK;
        each_push(&position, |push| {
            let verdict = self.after(&position, push).expect("what follows is in a table");
            let number = push_number(push, |cell| cell).unwrap_or(u8::MAX);
            entry = entry.and(number, verdict.within(most));
        });
        Some(entry)
    }

    /// Calls `tell` with the length of the result of each capture that decides the game.
    fn each_capture(&self, side: Material, index: usize, mut tell: impl FnMut(u16)) {
        let Some(board) = self.numbers.board(index, side) else {
            return;
        };
        let position = position_of(board, side.taken);
        each_push(&position, |push| {
            if position.falls(push).is_some() {
                let verdict = self.after(&position, push);
                verdict.and_then(Verdict::plies).into_iter().for_each(&mut tell);
            }
        });
    }
}

impl Agenda {
    /// All boards of all sides.
    fn whole(lens: impl Iterator<Item = usize>) -> Self {
        let (mut now, mut next) = (Vec::new(), Vec::new());
        for len in lens {
            let mut words = vec![u64::MAX; len.div_ceil(64)];
            if let Some(last) = words.last_mut()
                && !len.is_multiple_of(64)
            {
                *last = (1 << (len % 64)) - 1;
            }
            next.push(vec![0; words.len()]);
            now.push(words);
        }
        Self { now, next, later: Vec::new() }
    }

    /// Call only when nothing of the previous round is left.
    fn begin(&mut self, round: u16) {
        std::mem::swap(&mut self.now, &mut self.next);
        let scheduled = self.later.get_mut(usize::from(round)).map(std::mem::take);
        for Place { side, index } in scheduled.unwrap_or_default() {
            self.now[side as usize][index as usize / 64] |= 1 << (index % 64);
        }
    }

    /// Takes up to about [`PORTION`] boards of this round.
    fn portion(&mut self) -> Vec<Place> {
        let mut places = Vec::new();
        for (side, words) in self.now.iter_mut().enumerate() {
            for (number, word) in words.iter_mut().enumerate() {
                if places.len() >= PORTION {
                    return places;
                }
                while *word != 0 {
                    places.push(Place {
                        side: side as u32,
                        index: (number * 64) as u32 + word.trailing_zeros(),
                    });
                    *word &= *word - 1;
                }
            }
        }
        places
    }

    fn add_later(&mut self, round: u16, place: Place) {
        let round = usize::from(round);
        if self.later.len() <= round {
            self.later.resize(round + 1, Vec::new());
        }
        self.later[round].push(place);
    }

    /// `true` if no later round has any boards.
    fn is_done(&self, round: u16) -> bool {
        let rest = self.later.get(usize::from(round) + 1..).unwrap_or_default();
        rest.iter().all(Vec::is_empty) && self.next.iter().flatten().all(|&word| word == 0)
    }
}

fn each_push(position: &Position, mut tell: impl FnMut(Push)) {
    for direction in Direction::ALL {
        for from in position.pushable(direction) {
            tell(Push::new(from, direction));
        }
    }
}

/// Materials after captures that do not end the game, from the view of the capturing player.
fn captures(from: Material) -> impl Iterator<Item = Material> {
    let marble = (from.other > 1).then(|| Material { other: from.other - 1, ..from });
    let taken = [from.taken[0] + 1, from.taken[1]];
    let red =
        (from.reds > 0 && taken[0] < 7).then(|| Material { reds: from.reds - 1, taken, ..from });
    marble.into_iter().chain(red)
}
