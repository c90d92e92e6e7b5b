//! One game between two engines.

use super::engine::{Budget, Engine, EngineError};
use crate::bot::Limits;
use crate::bot::search::{Task, TranspositionTable, Unwatched};
use crate::rules::kuba::{GameState, KubaRules, RuleSet, Setup};
use crate::rules::{Game as _, Player};

/// A game is a draw after this many pushes.
const LONGEST: usize = 400;

/// How far ahead an opening is looked at, in plies.
const LOOK: u32 = 5;
/// An opening in which nobody is further ahead than this, in hundredths of a red, is level.
const LEVEL: i32 = 40;
/// So many openings are looked at for a level one.
const TRIES: u32 = 1000;

/// How a game is to be played.
pub(super) struct Game {
    pub(super) rules: RuleSet,
    /// The number of random pushes at the start.
    pub(super) opening: u32,
    /// Chooses the opening.
    pub(super) seed: u64,
    /// The second engine plays White.
    pub(super) swapped: bool,
}

/// A game that was played, in the eyes of the first engine.
pub(super) struct Played {
    /// The first engine's points: 1, ½ or 0, doubled.
    pub(super) points: u8,
    /// The same for White.
    pub(super) white_points: u8,
    /// It was broken off as a draw.
    pub(super) too_long: bool,
    /// An engine lost by a move that is not legal.
    pub(super) illegal: bool,
}

impl Game {
    /// Plays the game.
    pub(super) fn play(
        &self,
        engines: &mut [Engine; 2],
        budget: Budget,
    ) -> Result<Played, EngineError> {
        let (mut game, mut moves) = self.opened();
        for engine in engines.iter_mut() {
            engine.new_game()?;
        }
        while game.outcome().is_none() && game.plies() < LONGEST {
            let turn = game.turn().index();
            let text = engines[turn ^ usize::from(self.swapped)].choose(&moves, budget)?;
            let Ok(mv) = game.read_move(&text) else {
                return Ok(Played {
                    illegal: true,
                    ..self.result(Some(game.turn().next(2)))
                });
            };
            game.play(mv);
            moves.push(' ');
            moves.push_str(&mv.to_string());
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        Ok(Played {
            too_long: game.outcome().is_none(),
            ..self.result(winner)
        })
    }

    fn result(&self, winner: Option<Player>) -> Played {
        let points = |side: Player| match winner {
            None => 1,
            Some(winner) if winner == side => 2,
            Some(_) => 0,
        };
        let first = if self.swapped {
            Player::SECOND
        } else {
            Player::FIRST
        };
        Played {
            points: points(first),
            white_points: points(Player::FIRST),
            too_long: false,
            illegal: false,
        }
    }

    /// The position after the random pushes, and those pushes. It is not over, and if one is found
    /// in which neither side is far ahead, so that the better engine can win with either, it is such
    /// a one.
    fn opened(&self) -> (GameState, String) {
        let mut seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5bf0_3635;
        let tries = if self.opening == 0 { 1 } else { TRIES };
        let mut best = self.random_opening(&mut seed);
        let mut least = lead(&best.0);
        for _ in 1..tries {
            if least <= LEVEL {
                break;
            }
            let next = self.random_opening(&mut seed);
            let lead = lead(&next.0);
            if lead < least {
                (best, least) = (next, lead);
            }
        }
        best
    }

    fn random_opening(&self, seed: &mut u64) -> (GameState, String) {
        let mut game = GameState::start(&KubaRules {
            rules: self.rules,
            setup: Setup::Standard,
        });
        let mut moves = String::new();
        for _ in 0..self.opening {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            *seed ^= *seed << 13;
            *seed ^= *seed >> 7;
            *seed ^= *seed << 17;
            let mv = legal[(*seed % legal.len() as u64) as usize];
            game.play(mv);
            moves.push(' ');
            moves.push_str(&mv.to_string());
        }
        (game, moves)
    }
}

/// How far one side is ahead after a short look, in hundredths of a red; no limit if the game is over.
fn lead(game: &GameState) -> i32 {
    if game.outcome().is_some() {
        return i32::MAX;
    }
    let limits = Limits {
        depth: Some(LOOK),
        ..Limits::default()
    };
    let found = Task::new(game, limits).run(&TranspositionTable::new(1), &mut Unwatched);
    found
        .opinion
        .map_or(0, |opinion| opinion.score.centi().abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_taken_as_it_is() {
        let game = Game {
            rules: RuleSet::LEAFLET,
            opening: 0,
            seed: 1,
            swapped: false,
        };
        assert_eq!(game.opened().1, "");
    }

    #[test]
    fn an_opening_depends_on_its_seed_alone() {
        let game = |seed, swapped| Game {
            rules: RuleSet::LEAFLET,
            opening: 6,
            seed,
            swapped,
        };
        let moves = |seed, swapped| game(seed, swapped).opened().1;
        assert_eq!(moves(3, false), moves(3, true));
        assert_ne!(moves(3, false), moves(4, false));
        assert_eq!(moves(3, false).split_whitespace().count(), 6);
    }
}
