//! Qubism against a second, slow implementation with real cubes in random games.

use std::collections::BTreeSet;

use crate::common::nightly::nightly;
use crate::common::qubism::{Oracle, all_texts, orientations, rolled, seen};
use kuba_rules::qubism::{Cube, GameState, Illegal, Position, QubismRules, Squares, Wall, Win};
use kuba_rules::random::Random;
use kuba_rules::{Ending, Game, Player};

struct Pair {
    game: GameState,
    oracle: Oracle,
    texts: Vec<String>,
}

fn names(squares: Squares) -> String {
    let names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.join(",")
}

fn word(illegal: &Illegal) -> String {
    match illegal {
        Illegal::GameOver => "over".into(),
        Illegal::Empty(_) => "empty".into(),
        Illegal::NotYours(_) => "not yours".into(),
        Illegal::NotAStep => "not a step".into(),
        Illegal::CubeInTheWay(square) => format!("cube in the way {square}"),
        Illegal::PawnInTheWay(_) => "pawn in the way".into(),
        Illegal::JumpStraight(square) => format!("jump straight {square}"),
        Illegal::Locked(_) | Illegal::PointsOff => "locked".into(),
        Illegal::OffArrow(_) => "off arrow".into(),
        Illegal::NotFree(square) => format!("not free {square}"),
        Illegal::Taken(_) => "taken".into(),
        Illegal::SupplyEmpty => "supply empty".into(),
        Illegal::ArrowOff => "arrow off".into(),
        Illegal::ArrowAtCube(square) => format!("arrow at cube {square}"),
        Illegal::ArrowAtPawn(square) => format!("arrow at pawn {square}"),
        Illegal::NoWay(Wall { player, reach, closing }) => {
            format!("wall {} {} {}", player.index(), names(*reach), names(*closing))
        }
        Illegal::Written(error) => error.to_string(),
    }
}

impl Pair {
    fn new(text: &str, rules: QubismRules) -> Self {
        let position: Position = text.parse().expect(text);
        Self {
            game: GameState::from_position(position, rules),
            oracle: Oracle::from_text(text, rules.repetition),
            texts: all_texts(),
        }
    }

    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    fn outcome(&self) -> Option<(Option<usize>, &'static str)> {
        let outcome = self.game.outcome()?;
        let ending = match outcome.ending {
            Ending::OnBoard(Win::Goal) => "goal",
            Ending::Repetition => "repetition",
            other => panic!("{other:?} is not on the board"),
        };
        Some((outcome.winner().map(Player::index), ending))
    }

    fn assert_agree(&self) {
        let here = self.game.position_text();
        assert_eq!(here, self.oracle.position());
        assert_eq!(self.outcome(), self.oracle.outcome(), "outcome of {here}");
        let moves = self.moves();
        assert_eq!(moves, self.oracle.moves(), "moves of {here}");
        let distinct: BTreeSet<_> = moves.iter().collect();
        assert_eq!(distinct.len(), moves.len(), "twice in {here}");
        let position = self.game.position();
        if self.outcome().is_none() {
            assert_eq!(here.parse().as_ref(), Ok(position));
            assert_eq!(position.move_count() as usize, moves.len(), "{here}");
            assert!(!position.pawn_targets().is_empty(), "no pawn move in {here}");
        }
        for text in &self.texts {
            let mv = text.parse().expect(text);
            let said = match self.game.check(mv) {
                Ok(()) => "legal".to_owned(),
                Err(illegal) => word(&illegal),
            };
            assert_eq!(said, self.oracle.verdict(text), "{text} in {here}");
            assert_eq!(said == "legal", moves.contains(text), "{text} in {here}");
        }
    }

    fn play(&mut self, text: &str) {
        self.oracle.play(text);
        let mv = self.game.read_move(text).expect(text);
        let written = self.game.write_move(mv);
        assert_eq!(self.game.read_move(&written), Ok(mv), "{written}");
        self.game.play(mv);
    }

    /// Plays at random, cubes and pawns about equally often, until the end or for `plies` moves.
    fn play_out(&mut self, dice: &mut Random, plies: usize) {
        for _ in 0..plies {
            self.assert_agree();
            let mut moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let kind = dice.below(3);
            let from = |text: &str| self.game.becomes(text.parse().expect(text)).is_some();
            let chosen: Vec<String> = moves
                .iter()
                .filter(|text| match kind {
                    0 => text.ends_with(['L', 'R']),
                    1 => from(text),
                    _ => !text.ends_with(['L', 'R']) && !from(text),
                })
                .cloned()
                .collect();
            if !chosen.is_empty() {
                moves = chosen;
            }
            let text = moves[dice.below(moves.len())].clone();
            self.play(&text);
        }
        self.assert_agree();
    }
}

#[test]
fn random_games_from_the_start_agree() {
    let seed = 2018;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    for _ in 0..nightly(8, 4) {
        Pair::new("5/5/5/5/5 c1 c5 b", QubismRules::default()).play_out(&mut dice, 50);
    }
}

#[test]
fn random_games_from_crowded_boards_agree() {
    let seed = 9;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut endings = BTreeSet::new();
    let vectors = include_str!("../data/qubism-vectors.txt").lines().skip(3);
    for line in vectors.step_by(nightly(1, 2)) {
        let position = line.split(" | ").nth(1).expect(line);
        let rules = QubismRules { repetition: dice.below(4) > 0 };
        let mut pair = Pair::new(position, rules);
        pair.play_out(&mut dice, 10);
        endings.extend(pair.outcome());
    }
    let wins = [(Some(0), "goal"), (Some(1), "goal")];
    assert!(wins.iter().all(|win| endings.contains(win)), "{endings:?}");
}

#[test]
fn a_cube_turned_in_space_shows_what_the_table_says() {
    let all = orientations();
    // A third of a turn about the corner where three faces of a kind meet leaves the cube unchanged.
    assert_eq!(all.len(), 8);
    assert!(Oracle::opposite_faces_differ());
    for cube in Cube::all() {
        let state = cube.to_string();
        let real: Vec<_> = all.iter().filter(|other| seen(other) == state).collect();
        assert_eq!(real.len(), 1, "{state} can be placed, and what is below follows from it");
        assert_eq!(seen(&rolled(real[0])), cube.rolled().to_string(), "{state}");
    }
}

/// Random boards, as crowded as the path rule permits.
#[test]
fn no_position_is_without_a_pawn_move() {
    let seed = 25;
    println!("seed {seed}");
    let mut dice = Random::new(seed);
    let mut sound = 0;
    for _ in 0..40_000 {
        let mut ranks = [const { String::new() }; 5];
        let mut left = 9;
        for (number, rank) in (0..25).map(|number| (number, number / 5)) {
            let state = ["NL", "ER", "SL", "WR"][dice.below(4)];
            let cube = left > 0 && dice.below(25 - number) < left;
            left -= usize::from(cube);
            ranks[rank] += if cube { state } else { "1" };
        }
        let mut pawn =
            || format!("{}{}", ["a", "b", "c", "d", "e"][dice.below(5)], dice.below(5) + 1);
        let text = format!("{} {} {}", ranks.join("/"), pawn(), pawn());
        for turn in ["b", "w"] {
            if let Ok(position) = format!("{text} {turn}").parse::<Position>() {
                assert!(!position.pawn_targets().is_empty(), "{position}");
                sound += 1;
            }
        }
    }
    assert!(sound > 5_000, "{sound}");
}
