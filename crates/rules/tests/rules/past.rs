//! The position history of a game against a plain list of all its positions.

use crate::common::kuba_mixes::kuba_mixes;
use crate::common::quiet::{Dice, quiet, superko};
use kuba_rules::Game;
use kuba_rules::kuba::{
    Cell, Direction, GameState, Illegal, KoRule, Marble, Position, Push, RuleSet, Setup,
};

const SEED: u64 = 0x005e_7e4e_d5ff;

/// A game with all its positions since the last capture.
#[derive(Clone)]
struct Watched {
    game: GameState,
    past: Vec<Position>,
}

impl Watched {
    fn new(rules: RuleSet) -> Self {
        let game = GameState::new(rules, Setup::Standard);
        let past = vec![*game.position()];
        Self { game, past }
    }

    /// Plays a random move, usually not a capture. Returns `false` if there was none.
    fn play(&mut self, dice: &mut Dice) -> bool {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        if moves.is_empty() {
            return false;
        }
        let any = moves[dice.roll(moves.len())];
        let mv = match quiet(&self.game, dice) {
            Some(mv) if dice.roll(40) > 0 => mv,
            _ => any,
        };
        if self.game.try_play(mv).expect("a legal move").is_some() {
            self.past.clear();
        }
        self.past.push(*self.game.position());
        true
    }

    fn assert_remembers(&self) {
        let rules = self.game.rules();
        let remembers = rules.repetition || rules.ko == KoRule::Superko;
        let past = if remembers { &self.past[..] } else { &[] };
        assert_eq!(self.game.past(), past, "{rules:?}");
        let here = self.game.position();
        let times = self.past.iter().filter(|past| *past == here).count();
        if rules.repetition && times >= 3 {
            assert!(self.game.outcome().is_some(), "{here} {times} times");
        }
        if rules.ko == KoRule::Superko && self.game.outcome().is_none() {
            self.assert_superko();
        }
    }

    fn assert_superko(&self) {
        let here = self.game.position();
        let since = self.game.plies() + 1 - self.past.len();
        for from in Cell::all() {
            for direction in Direction::ALL {
                let push = Push::new(from, direction);
                let back = match self.game.check_push(push) {
                    Ok(()) => None,
                    Err(Illegal::Superko(ply)) => Some(ply - since),
                    Err(_) => continue,
                };
                assert_eq!(back, self.brought_back(push), "{push} in {here}");
            }
        }
    }

    /// Index in the history of the first board that a push would repeat.
    fn brought_back(&self, push: Push) -> Option<usize> {
        let board = |position: &Position| Marble::ALL.map(|marble| position.cells(marble));
        let mut after = *self.game.position();
        after.push(push, self.game.rules());
        self.past.iter().position(|past| board(past) == board(&after))
    }
}

#[test]
fn a_game_remembers_what_a_plain_list_does() {
    println!("seed {SEED}");
    let mut dice = Dice(SEED);
    for rules in kuba_mixes()
        .chain(kuba_mixes().map(with_repetition(true)))
        .chain(kuba_mixes().map(with_repetition(false)))
    {
        for _ in 0..4 {
            let mut watched = Watched::new(rules);
            while watched.past.len() < 200 && watched.play(&mut dice) {
                watched.assert_remembers();
            }
        }
    }
}

fn with_repetition(repetition: bool) -> impl Fn(RuleSet) -> RuleSet {
    move |rules| RuleSet { repetition, ..rules }
}

#[test]
fn games_that_part_ways_remember_each_their_own() {
    let mut dice = Dice(SEED);
    for rules in kuba_mixes().map(with_repetition(true)) {
        let mut trunk = Watched::new(rules);
        for _ in 0..40 {
            let mut branch = trunk.clone();
            for _ in 0..dice.roll(20) {
                branch.play(&mut dice);
                branch.assert_remembers();
            }
            trunk.assert_remembers();
            trunk.play(&mut dice);
        }
    }
}

#[test]
fn the_same_moves_make_the_same_game() {
    let mut dice = Dice(SEED);
    let mut one = GameState::start(&superko());
    let mut other = one.clone();
    for _ in 0..300 {
        let Some(mv) = quiet(&one, &mut dice) else {
            break;
        };
        let before = one.clone();
        one.play(mv);
        assert_ne!(one, before);
        other.play(mv);
        assert_eq!(one, other);
    }
    // The same board reached by other moves is a different game.
    let [mut one, mut other] = [(); 2].map(|()| GameState::start(&superko()));
    for (game, moves) in [(&mut one, "f1f2 a1a2 g1g2 b1b2"), (&mut other, "g1g2 b1b2 f1f2 a1a2")] {
        for text in moves.split(' ') {
            let mv = game.read_move(text).expect(text);
            game.play(mv);
        }
    }
    assert_eq!(one.position(), other.position());
    assert_ne!(one, other);
}
