//! A whole game as one word of 44 signs, which fits the code of a picture: rules, start, players, date, every
//! move and the end. `docs/formats.md` describes the format.
//!
//! A move is its place among the legal moves, which are sorted by their notation; `digits` packs these numbers
//! by mixed radix. `fields` reads and writes everything before them, `word` turns bytes into signs and back.

mod code_fault;
mod decode;
mod digits;
mod encode;
mod fields;
mod word;

pub use self::code_fault::CodeFault;
pub use self::decode::{CodedGame, coded_game, read_code};
pub use self::encode::game_code;
pub use self::word::find_code;

use kuba_rules::Game;

/// First byte of a code; the newest that this program reads.
const VERSION: u8 = 2;
/// First byte of a game whose rules older programs know.
const WITHOUT_NEW_RULES: u8 = 1;

/// Moves of the longest game that is coded.
const MOST_MOVES: usize = 2_000;

/// Bytes of the checksum (CRC-32) at the end.
const CHECKSUM: usize = 4;

/// Parts that not every code has.
mod part {
    pub(super) const RULES: u8 = 1;
    pub(super) const START: u8 = 2;
    pub(super) const SEATS: u8 = 4;
    pub(super) const DATE: u8 = 8;
    pub(super) const END: u8 = 16;
    pub(super) const MESSAGE: u8 = 32;
    pub(super) const ALL: u8 = 63;
}

/// Legal moves in the order in which codes count them.
fn sorted_moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves.sort_by_cached_key(ToString::to_string);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, Recordable};
    use kuba_rules::random::Random;
    use kuba_rules::{Concession, Player, cubulus, kuba, qubism};
    use kuba_session::{Seat, Session};

    fn round_trip<G: Recordable>(rules: &G::Rules, seed: u64) {
        let mut random = Random::new(seed);
        let mut session = Session::new(G::start(rules));
        let length = random.below(120);
        for _ in 0..length {
            let moves = sorted_moves(session.live());
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            session.play(mv).expect("a legal move");
        }
        if random.below(3) == 0 && session.live().seats() == 2 {
            session.concede(Concession::Resign(Player::SECOND));
        }
        let seats = (0..session.live().seats()).map(|seat| match seat {
            0 => Seat::human("Žofie 李"),
            1 => Seat::at_level("4.5").expect("a level"),
            _ => Seat::default(),
        });
        let record = Record::of(&session, rules.clone(), seats.collect());
        let record = record.dated(Some("2026-11-27".to_owned()));
        let message = vec![("Table".to_owned(), "k3f9".to_owned())];
        let code = game_code(&session, &record, &message).expect("it fits");
        let text = format!("Hello {code}. Bye");
        let word = find_code(&text).expect("a code");
        assert_eq!(coded_game(word), Ok(G::CODE), "seed {seed}");
        let read = read_code::<G>(word).expect("the same game");
        assert_eq!(read.session.main_moves(), session.main_moves());
        assert_eq!(read.session.outcome(), session.outcome(), "seed {seed}");
        assert_eq!(read.record, record, "seed {seed}");
        assert_eq!(read.message, message);
    }

    #[test]
    fn every_game_comes_back_from_its_code() {
        for seed in 0..8 {
            round_trip::<kuba::GameState>(&kuba::KubaRules::default(), seed);
            round_trip::<cubulus::GameState>(&cubulus::CubulusRules::default(), seed);
            round_trip::<qubism::GameState>(&qubism::QubismRules::default(), seed);
        }
        for (_, rules) in kuba::GameState::named_rules() {
            round_trip::<kuba::GameState>(&rules, 9);
        }
        for extra in kuba::ExtraTurn::ALL {
            let rules = kuba::RuleSet { extra, ..kuba::RuleSet::LEAFLET };
            let rules = kuba::KubaRules { rules, ..kuba::KubaRules::default() };
            round_trip::<kuba::GameState>(&rules, 11);
        }
        let three = cubulus::CubulusRules {
            players: cubulus::Players::Three,
            ..cubulus::CubulusRules::default()
        };
        round_trip::<cubulus::GameState>(&three, 10);
    }

    #[test]
    fn only_a_code_of_new_rules_has_the_new_version() {
        let version = |extra| {
            let rules = kuba::RuleSet { extra, ..kuba::RuleSet::LEAFLET };
            let rules = kuba::KubaRules { rules, ..kuba::KubaRules::default() };
            let session = Session::new(kuba::GameState::start(&rules));
            let record = Record::of(&session, rules, Vec::new());
            let code = game_code(&session, &record, &[]).expect("it fits");
            word::bytes(&code).expect("a code")[0]
        };
        assert_eq!(kuba::ExtraTurn::ALL.map(version), [1, 1, 1, 2, 2]);
    }

    #[test]
    fn a_code_that_was_changed_is_damaged_and_never_another_game() {
        let session = Session::new(kuba::GameState::start(&kuba::KubaRules::default()));
        let record = Record::of(&session, kuba::KubaRules::default(), Vec::new());
        let code = game_code(&session, &record, &[]).expect("it fits");
        for place in "KUBA:".len()..code.len() {
            let mut changed: Vec<char> = code.chars().collect();
            changed[place] = if changed[place] == '0' { '1' } else { '0' };
            let changed: String = changed.into_iter().collect();
            let read = read_code::<kuba::GameState>(&changed);
            assert_eq!(read.err(), Some(CodeFault::Damaged), "{changed}");
        }
        let other = read_code::<qubism::GameState>(&code);
        assert_eq!(other.err(), Some(CodeFault::OtherGame));
    }
}
