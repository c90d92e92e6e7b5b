//! Experience of the players at a table, by which chances and marks are measured.

use super::{Chance, Verdict};
use crate::{Evaluate, Level, Score};

/// Experience of the players at a table. Stored verdicts are those of [`Experience::Advanced`];
/// [`Verdict::seen_by`] converts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Experience {
    /// Levels 1 to 5, people who play against them, and people among themselves.
    Beginner,
    /// Levels 6 to 12 and people who play against them.
    #[default]
    Advanced,
}

/// Strongest level of beginners.
const LAST_BEGINNER: u8 = 5;

impl Experience {
    /// Returns the experience at a table with computers of these levels: that of the strongest one.
    pub fn at_table(levels: impl IntoIterator<Item = Level>) -> Self {
        let mut levels = levels.into_iter();
        if levels.any(|level| level.number() > LAST_BEGINNER) {
            Self::Advanced
        } else {
            Self::Beginner
        }
    }

    /// Returns the longest win by force that the players foresee, in moves of the winner. Longer ones count as a clear
    /// lead and are not spoken of.
    pub const fn horizon(self) -> usize {
        match self {
            Self::Beginner => 3,
            Self::Advanced => 5,
        }
    }

    /// Returns the share of the win of each seat in a position, from its score for the player to move and the
    /// shares as advanced players have them.
    pub fn chances<G: Evaluate>(self, game: &G, score: Score, advanced: &[Chance]) -> Vec<Chance> {
        match self {
            Self::Advanced => advanced.to_vec(),
            Self::Beginner if game.seats() == 2 => {
                let own = game.chance_curve(self).chance(score);
                Chance::of_two(own, game.turn())
            }
            Self::Beginner => Chance::flattened(advanced),
        }
    }

    fn chance<G: Evaluate>(self, game: &G, advanced: Chance) -> Chance {
        match self {
            Self::Advanced => advanced,
            Self::Beginner if game.seats() == 2 => {
                let score = game.chance_curve(Self::Advanced).score(advanced);
                game.chance_curve(self).chance(score)
            }
            Self::Beginner => {
                let others = game.seats() as u16 - 1;
                let other = Chance::permille(advanced.complement().tenths() / others);
                let mut all = vec![other; game.seats()];
                all[0] = advanced;
                Chance::flattened(&all)[0]
            }
        }
    }
}

impl<M: Copy> Verdict<M> {
    /// Returns the verdict with the chances as they are for players of this experience.
    #[must_use]
    pub fn seen_by<G: Evaluate<Move = M>>(&self, game: &G, experience: Experience) -> Self {
        Self {
            chances: experience.chances(game, self.score, &self.chances),
            second: self.second.map(|second| experience.chance(game, second)),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_rules::Game;
    use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus, Players};
    use kuba_rules::kuba::{GameState as Kuba, KubaRules};

    fn verdict<G: Game>(chances: Vec<Chance>, score: Score) -> Verdict<G::Move> {
        Verdict { score, chances, nodes: 1, line: Vec::new(), second: None }
    }

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    #[test]
    fn the_strongest_computer_says_who_plays() {
        assert_eq!(Experience::at_table([]), Experience::Beginner);
        assert_eq!(Experience::at_table([level(5)]), Experience::Beginner);
        assert_eq!(Experience::at_table([level(6)]), Experience::Advanced);
        let both = [level(8), level(2)];
        assert_eq!(Experience::at_table(both), Experience::Advanced);
    }

    #[test]
    fn the_same_lead_is_worth_less_to_beginners_and_a_proof_as_much() {
        let game = Kuba::start(&KubaRules::default());
        for lead in [100, 300, 900] {
            let score = Score::estimate(lead);
            let own = game.chance_curve(Experience::Advanced).chance(score);
            let known = Verdict {
                second: Some(own),
                ..verdict::<Kuba>(Chance::of_two(own, game.turn()), score)
            };
            assert_eq!(known.seen_by(&game, Experience::Advanced), known);
            let seen = known.seen_by(&game, Experience::Beginner);
            let [first, second] = seen.chances[..] else {
                panic!("two seats");
            };
            assert!(Chance::EVEN < first && first < own, "{first:?}");
            assert_eq!(second, first.complement());
            // The chance after the second best move follows the same curve.
            let away = seen.second.expect("a second").tenths().abs_diff(first.tenths());
            assert!(away <= 2, "{lead}: {away}");
        }
        let won = verdict::<Kuba>(vec![Chance::WON, Chance::LOST], Score::win_in(9));
        assert_eq!(won.seen_by(&game, Experience::Beginner), won);
    }

    #[test]
    fn among_three_beginners_shares_are_more_even_and_certain_ones_stay_certain() {
        let rules = CubulusRules { players: Players::Three, ..CubulusRules::default() };
        let game = Cubulus::start(&rules);
        let shares = |tenths: [u16; 3]| tenths.map(Chance::permille).to_vec();
        let known = verdict::<Cubulus>(shares([600, 300, 100]), Score::estimate(100));
        let seen = known.seen_by(&game, Experience::Beginner).chances;
        let sum: u16 = seen.iter().map(|chance| chance.tenths()).sum();
        assert_eq!(sum, 1000);
        assert!(seen[0] < known.chances[0] && known.chances[2] < seen[2]);
        let won = verdict::<Cubulus>(shares([0, 1000, 0]), Score::loss_in(3));
        assert_eq!(won.seen_by(&game, Experience::Beginner), won);
    }
}
