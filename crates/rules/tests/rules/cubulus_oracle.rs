//! Cubulus against a second, slow implementation in random games of every kind.

use std::collections::BTreeSet;

use crate::common::cubulus::{Oracle, all_texts, is_leaving, squares};
use kuba_rules::cubulus::{
    Ball, CubulusRules, GameState, Illegal, Layout, Neutrals, Players, Position, Square, Win,
};
use kuba_rules::random::Random;
use kuba_rules::{Ending, Game, Player};

struct Pair {
    game: GameState,
    oracle: Oracle,
    texts: Vec<String>,
}

fn letter(player: Player) -> char {
    Ball::of(player).letter()
}

fn word(illegal: &Illegal) -> String {
    match illegal {
        Illegal::GameOver => "over".into(),
        Illegal::Taken(cell) => format!("{cell} taken"),
        Illegal::Empty(cell) => format!("{cell} empty"),
        Illegal::Core => "core".into(),
        Illegal::Laying => "laying".into(),
        Illegal::HandEmpty | Illegal::OnlyPass => "hand empty".into(),
        Illegal::Alike => "alike".into(),
        Illegal::TakeBack(player) => format!("take back by {}", letter(*player)),
        Illegal::NoPass => "no pass".into(),
        Illegal::NoResign => "no resign".into(),
        Illegal::Written(error) => error.to_string(),
    }
}

impl Pair {
    fn new(game: GameState) -> Self {
        let oracle = Oracle::from_text(&game.position_text(), game.rules().repetition);
        Self { game, oracle, texts: all_texts() }
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        let outcome = self.game.outcome()?;
        let ending = match outcome.ending {
            Ending::OnBoard(Win::Square) => "square",
            Ending::OnBoard(Win::Gift) => "gift",
            Ending::Repetition => "repetition",
            Ending::Resignation => "resignation",
            other => panic!("{other:?} is not on the board"),
        };
        Some((outcome.winner().map(letter), ending))
    }

    fn assert_agree(&self) {
        let here = self.game.position_text();
        assert_eq!(here, self.oracle.position());
        assert_eq!(self.outcome(), self.oracle.outcome(), "outcome of {here}");
        let moves = self.moves();
        assert_eq!(moves, self.oracle.moves(), "moves of {here}");
        let distinct: BTreeSet<_> = moves.iter().collect();
        assert_eq!(distinct.len(), moves.len(), "twice in {here}");
        if self.outcome().is_none() {
            let position: Position = here.parse().expect(&here);
            assert_eq!(&position, self.game.position());
            assert_eq!(position.move_count() as usize, moves.len(), "{here}");
        }
        for text in &self.texts {
            let mv = text.parse().expect(text);
            let said = match self.game.check(mv) {
                Ok(()) => "legal".to_owned(),
                Err(illegal) => word(&illegal),
            };
            assert_eq!(said, self.oracle.verdict(text), "{text} in {here}");
            let listed = moves.contains(text);
            let generated = said == "legal" && !is_leaving(text);
            assert_eq!(generated, listed, "{text} in {here}");
        }
    }

    fn play(&mut self, text: &str) {
        self.oracle.play(text);
        let mv = self.game.read_move(text).expect(text);
        let written = self.game.write_move(mv);
        assert_eq!(self.game.read_move(&written), Ok(mv), "{written}");
        self.game.play(mv);
    }

    /// Plays at random until the end or for `plies` moves. With `stubborn`, players prefer to enter at the
    /// same opening again, so that positions repeat.
    fn play_out(&mut self, dice: &mut Random, plies: usize, stubborn: bool, resigning: bool) {
        let mut last = String::new();
        for _ in 0..plies {
            self.assert_agree();
            let moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let again = stubborn && moves.contains(&last) && dice.below(12) > 0;
            if resigning && dice.below(20) == 0 {
                last = ["resign", "timeout"][dice.below(2)].into();
            } else if !again {
                last.clone_from(&moves[dice.below(moves.len())]);
            }
            let chosen = last.clone();
            self.play(&chosen);
        }
        self.assert_agree();
    }
}

/// Plays random games and returns the endings that occurred.
fn random_games(
    seed: u64,
    count: usize,
    start: impl Fn(&mut Random) -> GameState,
    stubborn: bool,
    resigning: bool,
) -> BTreeSet<&'static str> {
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut endings = BTreeSet::new();
    for _ in 0..count {
        let mut pair = Pair::new(start(&mut dice));
        pair.play_out(&mut dice, 90, stubborn, resigning);
        endings.extend(pair.outcome().map(|(_, ending)| ending));
    }
    endings
}

fn two(neutrals: Neutrals) -> GameState {
    GameState::start(&CubulusRules { players: Players::Two(neutrals), repetition: true })
}

fn three() -> GameState {
    GameState::start(&CubulusRules { players: Players::Three, repetition: true })
}

#[test]
fn games_of_two_with_neutrals_laid_agree() {
    random_games(1, 12, |_| two(Neutrals::LaidBySecond), false, false);
}

#[test]
fn games_of_two_with_neutrals_by_lot_agree() {
    let endings = random_games(
        2011,
        25,
        |dice| two(Neutrals::Laid(Layout::drawn(dice.below(1 << 20) as u64))),
        false,
        false,
    );
    assert!(endings.is_superset(&BTreeSet::from(["square", "gift"])));
}

#[test]
fn games_of_three_agree() {
    let endings = random_games(3, 20, |_| three(), false, false);
    assert!(endings.is_superset(&BTreeSet::from(["square", "gift"])));
}

#[test]
fn games_of_three_agree_when_players_give_up() {
    let endings = random_games(4, 30, |_| three(), false, true);
    let wanted = BTreeSet::from(["gift", "resignation"]);
    assert!(endings.is_superset(&wanted), "only {endings:?}");
}

#[test]
fn crowded_cubes_agree_and_repeat() {
    let crowded: Vec<&str> = include_str!("../data/cubulus-vectors.txt")
        .lines()
        .filter(|line| line.contains("full cube") || line.contains("empty hand"))
        .map(|line| line.split(" | ").nth(1).expect(line))
        .collect();
    assert!(crowded.len() > 15);
    let start = |dice: &mut Random| {
        let position = crowded[dice.below(crowded.len())];
        let rules = CubulusRules { repetition: dice.below(5) > 0, ..CubulusRules::default() };
        GameState::from_position(position.parse().expect(position), rules)
    };
    let endings = random_games(9, 30, start, true, false);
    assert!(endings.contains("repetition"), "only {endings:?}");
}

#[test]
fn the_36_squares_are_those_of_the_faces() {
    let mut plain: Vec<String> = squares()
        .iter()
        .map(|square| {
            let mut names = square.map(crate::common::cubulus::name);
            names.sort();
            names.concat()
        })
        .collect();
    let mut ours: Vec<String> = Square::ALL
        .iter()
        .map(|square| {
            let mut names: Vec<String> = square.cells.map(|cell| cell.to_string()).collect();
            names.sort();
            names.concat()
        })
        .collect();
    plain.sort();
    ours.sort();
    assert_eq!(ours, plain);
    assert_eq!(ours.len(), 36);
}
