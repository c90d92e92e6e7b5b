//! Moves that players of other levels would play in a position that is studied.

use crate::level_style::Conditions;
use crate::search::{SearchControl, TranspositionTable};
use crate::{Evaluate, Level};

/// Number of positions for the strongest level, which thinks by the clock when it plays.
const CHAMPION_NODES: u64 = 200_000;
/// Size of the table of a search, in MiB.
const TABLE_MIB: usize = 8;

/// The move that a player of this level would choose; `None` if there is no legal one. The same on every machine
/// unless the control stops the search.
pub fn level_move<G: Evaluate>(
    game: &G,
    level: Level,
    seed: u64,
    control: &mut impl SearchControl<G::Move>,
) -> Option<G::Move> {
    let mut conditions = Conditions {
        // What an earlier search found would change the choice.
        table: &TranspositionTable::new(TABLE_MIB),
        seed,
        nodes: (level == Level::CHAMPION).then_some(CHAMPION_NODES),
        threads: 1,
    };
    let opinion = level.choose(game, &mut conditions, control)?;
    opinion.line.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::NoControl;
    use kuba_rules::{Game, cubulus, kuba, qubism};

    type Rules = <kuba::GameState as Game>::Rules;

    fn start<G: Evaluate>() -> G {
        G::start(&G::Rules::default())
    }

    fn is_repeated<G: Evaluate>(game: &G, level: Level) {
        let choose = || level_move(game, level, 7, &mut NoControl);
        let first = choose();
        assert!(first.is_some(), "{level:?}");
        assert_eq!(choose(), first, "{level:?}");
    }

    #[test]
    fn a_level_plays_the_same_move_whenever_the_seed_is_the_same() {
        let [learner, seasoned, champion] = Level::COMPARED;
        for level in [learner, seasoned] {
            is_repeated(&start::<kuba::GameState>(), level);
            is_repeated(&start::<cubulus::GameState>(), level);
            is_repeated(&start::<qubism::GameState>(), level);
        }
        let ending = "7/1W3B1/7/2R1R2/7/3B1W1/W6 w 5-5";
        let ending = kuba::GameState::from_text(ending, &Rules::default());
        is_repeated(&ending.expect("a position"), champion);
    }
}
