//! Kuba against a second, slow implementation in random games under every mix of rules.

use std::collections::BTreeSet;

use crate::common::nightly::nightly;
use crate::common::oracle::{Oracle, STEPS, push_text};
use crate::common::quiet::{Dice, quiet};
use kuba_rules::kuba::{
    Cell, Direction, ExtraTurn, GameState, Illegal, KoRule, Marble, Move, Position, Push, RuleSet,
    Win,
};
use kuba_rules::{Ending, Game, Player};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

const SEED: [u8; 32] = *b"seven reds off the board win it!";
const START: [&str; 7] =
    ["WW...BB", "WW.R.BB", "..RRR..", ".RRRRR.", "..RRR..", "BB.R.WW", "BB...WW"];
const KO: [(&str, KoRule); 3] = [
    ("straight-back", KoRule::StraightBack),
    ("previous-position", KoRule::PreviousPosition),
    ("superko", KoRule::Superko),
];
const EXTRA: [(&str, ExtraTurn); 5] = [
    ("must", ExtraTurn::Must),
    ("may", ExtraTurn::May),
    ("none", ExtraTurn::None),
    ("red-must", ExtraTurn::RedMust),
    ("red-may", ExtraTurn::RedMay),
];
/// Combinations of ko rule and extra turn.
const MIXES: usize = KO.len() * EXTRA.len();

struct Pair {
    game: GameState,
    oracle: Oracle,
}

fn pair(mix: usize, repetition: bool, ranks: [&str; 7], reds: [u32; 2]) -> Pair {
    let (ko, extra) = (KO[mix % KO.len()], EXTRA[mix / KO.len()]);
    let rules = RuleSet { ko: ko.1, extra: extra.1, repetition };
    let text = format!("{} w {}-{}", ranks.join("/"), reds[0], reds[1]);
    let position: Position = text.parse().expect(&text);
    Pair {
        game: GameState::from_position(position, rules),
        oracle: Oracle::new((ko.0, extra.0, repetition), ranks, 'W', reds),
    }
}

fn word(illegal: &Illegal) -> String {
    match illegal {
        Illegal::GameOver => "over".into(),
        Illegal::Empty(_) => "empty".into(),
        Illegal::Neutral(_) => "neutral".into(),
        Illegal::NotYours(_) => "not yours".into(),
        Illegal::Blocked(_) => "blocked".into(),
        Illegal::OwnMarbleOff => "own marble off".into(),
        Illegal::StraightBack => "straight back".into(),
        Illegal::PreviousPosition(_) => "previous position".into(),
        Illegal::Superko(ply) => format!("superko {ply}"),
        Illegal::NoPass => "no pass".into(),
        Illegal::Written(error) => error.to_string(),
    }
}

impl Pair {
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort();
        texts
    }

    fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        let outcome = self.game.outcome()?;
        let winner = outcome.winner().map(|player| Marble::of(player).letter());
        let ending = match outcome.ending {
            Ending::OnBoard(Win::SevenReds) => "seven reds",
            Ending::OnBoard(Win::NoMarbles) => "no marbles",
            Ending::OnBoard(Win::NoPush) => "no push",
            Ending::Repetition => "repetition",
            other => panic!("{other:?} is not on the board"),
        };
        Some((winner, ending))
    }

    fn assert_agree(&self) {
        let here = self.game.position_text();
        assert_eq!(self.outcome(), self.oracle.outcome(), "outcome of {here}");
        let moves = self.moves();
        assert_eq!(moves, self.oracle.moves(), "moves of {here}");
        assert_eq!(self.game.check(Move::Pass).is_ok(), self.oracle.may_pass(), "pass in {here}");
        if self.outcome().is_none() {
            assert_eq!(here, self.oracle.position());
        }
        for cell in Cell::all() {
            for (direction, step) in Direction::ALL.into_iter().zip(STEPS) {
                let push = Push::new(cell, direction);
                let at = (i32::from(cell.file()), i32::from(cell.rank()));
                let said = match self.game.check_push(push) {
                    Ok(()) => "legal".to_owned(),
                    Err(illegal) => word(&illegal),
                };
                assert_eq!(said, self.oracle.verdict(at, step), "{push} in {here}");
                let listed = moves.contains(&push_text(at, step));
                assert_eq!(said == "legal", listed, "{push} in {here}");
            }
        }
    }

    fn play(&mut self, text: &str) {
        self.oracle.play(text);
        let mv = self.game.read_move(text).expect(text);
        self.game.play(mv);
    }

    /// Plays at random until the end or for `plies` moves. Captures are twice as likely.
    fn play_out(&mut self, dice: &mut Dice, plies: usize) {
        for _ in 0..plies {
            self.assert_agree();
            let mut moves = self.moves();
            if moves.is_empty() {
                return;
            }
            let captures: Vec<String> =
                moves.iter().filter(|text| self.captures(text)).cloned().collect();
            moves.extend(captures.iter().cloned());
            moves.extend(captures);
            let chosen = moves[dice.roll(moves.len())].clone();
            self.play(&chosen);
        }
        self.assert_agree();
    }

    fn captures(&self, text: &str) -> bool {
        let mv = text.parse().expect(text);
        self.game.write_move(mv).contains('x')
    }
}

/// A random board with these numbers of marbles per colour.
fn deal(dice: &mut Dice, counts: [usize; 3]) -> [String; 7] {
    let mut letters = ['.'; 49];
    for (letter, count) in ['W', 'B', 'R'].into_iter().zip(counts) {
        for _ in 0..count {
            let free: Vec<usize> = (0..49).filter(|&cell| letters[cell] == '.').collect();
            letters[free[dice.roll(free.len())]] = letter;
        }
    }
    std::array::from_fn(|rank| letters[rank * 7..rank * 7 + 7].iter().collect())
}

fn runner(cases: u32) -> TestRunner {
    println!("seed {:?}", std::str::from_utf8(&SEED));
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &SEED))
}

#[test]
fn whole_games_agree_under_every_mix() {
    for mix in 0..MIXES {
        runner(8)
            .run(&(proptest::bool::ANY, 1..u64::MAX), |(mirrored, seed)| {
                let swapped = START.map(|rank| {
                    let swap = |letter| match letter {
                        'W' => 'B',
                        'B' => 'W',
                        other => other,
                    };
                    rank.chars().map(swap).collect::<String>()
                });
                let ranks = if mirrored { swapped.each_ref().map(String::as_str) } else { START };
                pair(mix, true, ranks, [0, 0]).play_out(&mut Dice(seed), 220);
                Ok(())
            })
            .expect("both agree");
    }
}

#[test]
fn long_games_without_captures_agree() {
    for mix in 0..MIXES {
        for repetition in [false, true] {
            let mut dice = Dice(0x00c0_ffee + mix as u64);
            let mut pair = pair(mix, repetition, START, [0, 0]);
            for _ in 0..120 {
                pair.assert_agree();
                let Some(mv) = quiet(&pair.game, &mut dice) else {
                    break;
                };
                pair.play(&mv.to_string());
            }
        }
    }
}

#[test]
fn short_endings_agree_and_reach_every_ending() {
    let endings = std::cell::RefCell::new(BTreeSet::new());
    for mix in 0..MIXES {
        runner(nightly(120, 60))
            .run(&(1..u64::MAX, 0..7_u32, 0..7_u32), |(seed, white, black)| {
                let mut dice = Dice(seed);
                let most_reds = 13 - (white + black) as usize;
                let counts = [1 + dice.roll(3), 1 + dice.roll(3), dice.roll(most_reds.min(6) + 1)];
                let ranks = deal(&mut dice, counts);
                let repetition = dice.roll(4) > 0;
                let ranks = ranks.each_ref().map(String::as_str);
                let mut pair = pair(mix, repetition, ranks, [white, black]);
                pair.play_out(&mut dice, 60);
                endings.borrow_mut().extend(pair.outcome().map(|end| end.1));
                Ok(())
            })
            .expect("both agree");
    }
    let wanted = BTreeSet::from(["seven reds", "no marbles", "repetition"]);
    let endings = endings.into_inner();
    assert!(wanted.is_subset(&endings), "only {endings:?} came up");
}

#[test]
fn crowded_edges_agree() {
    // With rings of marbles around the edge, players run out of pushes.
    for mix in 0..MIXES {
        runner(40)
            .run(&(1..u64::MAX), |seed| {
                let mut dice = Dice(seed);
                let mut letters = [['.'; 7]; 7];
                let mut left = [('W', 7), ('B', 8), ('R', 13)];
                for (file, rank) in [(0, 0), (6, 0), (0, 6), (6, 6)] {
                    letters[rank][file] = 'W';
                    left[0].1 -= usize::from((file, rank) != (6, 6));
                }
                for cell in 0..49 {
                    let (file, rank) = (cell % 7, cell / 7);
                    let inside = (1..6).contains(&file) && (1..6).contains(&rank);
                    let (letter, count) = &mut left[1 + dice.roll(2)];
                    if !inside && letters[rank][file] == '.' && *count > 0 {
                        letters[rank][file] = *letter;
                        *count -= 1;
                    }
                }
                let ranks = letters.map(|rank| rank.iter().collect::<String>());
                let ranks = ranks.each_ref().map(String::as_str);
                pair(mix, true, ranks, [0, 0]).play_out(&mut dice, 12);
                Ok(())
            })
            .expect("both agree");
    }
}

#[test]
fn a_player_without_a_push_loses() {
    let ranks = ["WRRRRRW", "R.....R", "R.....R", "R.....R", "B.....R", "B.....B", "WBBBBBW"];
    for mix in 0..MIXES {
        let pair = pair(mix, true, ranks, [0, 0]);
        pair.assert_agree();
        assert_eq!(pair.outcome(), Some((Some('B'), "no push")));
    }
}

#[test]
fn an_extra_turn_without_a_push_goes_to_the_opponent() {
    let text = "WRRRRRW/R5R/R5R/R5R/B5R/B5B/WBBBBBW w 0-0 +";
    let position: Position = text.parse().expect(text);
    for extra in ExtraTurn::ALL {
        let rules = RuleSet { extra, ..RuleSet::LEAFLET };
        let game = GameState::from_position(position, rules);
        assert_eq!(game.outcome(), None);
        assert_eq!(game.turn(), Player::SECOND);
    }
}
