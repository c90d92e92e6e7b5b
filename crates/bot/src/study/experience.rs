//! Experience of the players at a table, by which chances and marks are measured.

use super::{Chance, Verdict};
use crate::{Evaluate, Level, Score};

/// Experience of the players at a table. Stored verdicts are those of [`Experience::Advanced`];
/// [`Verdict::shown_chances`] converts them.
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

    /// Returns the share of the win of each seat in a position as it is shown at the table, from its score for
    /// the player to move and the shares as advanced players have them.
    pub fn chances<G: Evaluate>(self, game: &G, score: Score, advanced: &[Chance]) -> Vec<Chance> {
        match (game.seats(), self) {
            _ if game.outcome().is_some() => advanced.to_vec(),
            (2, _) => {
                let turn = game.turn();
                let lead = game.progress(turn) - game.progress(turn.next(2));
                let own = game.chance_curve(self).shown(score, lead, self.horizon());
                Chance::of_two(own, turn)
            }
            (_, Self::Advanced) => advanced.to_vec(),
            (_, Self::Beginner) => Chance::flattened(advanced),
        }
    }
}

impl<M: Copy> Verdict<M> {
    /// Returns the chances of the seats as they are shown to players of this experience.
    pub fn shown_chances<G: Evaluate<Move = M>>(
        &self,
        game: &G,
        experience: Experience,
    ) -> Vec<Chance> {
        experience.chances(game, self.score, &self.chances)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kuba_rules::cubulus::{CubulusRules, GameState as Cubulus, Players};
    use kuba_rules::kuba::{GameState as Kuba, KubaRules};
    use kuba_rules::qubism::GameState as Qubism;
    use kuba_rules::{Game, Player};

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

    fn shown(text: &str, score: Score, experience: Experience) -> [u16; 2] {
        let game = Kuba::from_text(text, &KubaRules::default()).expect("a position");
        let own = game.chance_curve(Experience::Advanced).chance(score);
        let known = verdict::<Kuba>(Chance::of_two(own, game.turn()), score);
        let shown = known.shown_chances(&game, experience);
        [shown[0].tenths(), shown[1].tenths()]
    }

    const BOTH: [Experience; 2] = [Experience::Beginner, Experience::Advanced];

    #[test]
    fn six_to_one_stands_above_ninety_percent() {
        for experience in BOTH {
            for (text, score) in [
                ("W5W/7/2R4/3R2R/7/7/B2R2B w 6-1", 300),
                ("W5W/7/2R4/3R2R/7/7/B2R2B b 6-1", -300),
                ("W5W/7/2R4/3R2R/7/7/B2R2B b 1-6", 300),
            ] {
                let shown = shown(text, Score::estimate(score), experience);
                let [leader, other] =
                    if text.ends_with("6-1") { shown } else { [shown[1], shown[0]] };
                assert!(leader > 900 && leader + other == 1000, "{experience:?} {text}: {leader}");
            }
        }
    }

    #[test]
    fn progress_is_what_can_be_counted_on_the_board() {
        fn progress<G: Evaluate>(text: &str) -> [i32; 2] {
            let game = G::from_text(text, &G::Rules::default());
            let game = game.unwrap_or_else(|_| panic!("{text}"));
            [Player::FIRST, Player::SECOND].map(|player| game.progress(player))
        }
        assert_eq!(progress::<Kuba>("W5W/7/2R4/3R2R/7/7/B2R2B w 6-1"), [36, 1]);
        assert_eq!(progress::<Cubulus>("1RW/RBB/1WW/1R1/1W1/RBR/RBR/1RR/2W w wb -"), [3, 1]);
        let near = "1SR2WR/2EL2/2ELELWR/NR1WR2/4WR b3 b4 w";
        assert_eq!(progress::<Qubism>(near), [33, 33]);
    }

    #[test]
    fn the_same_lead_is_worth_less_to_beginners_and_a_near_proof_as_much() {
        let start = "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w";
        for lead in [100, 300, 900] {
            let [beginner, advanced] =
                BOTH.map(|experience| shown(start, Score::estimate(lead), experience)[0]);
            assert!(500 < beginner && beginner < advanced, "{lead}: {beginner}, {advanced}");
        }
        let proof =
            |plies| BOTH.map(|experience| shown(start, Score::win_in(plies), experience)[0]);
        assert_eq!(proof(5), [1000, 1000]);
        let [beginner, advanced] = proof(7);
        assert!(beginner < 900 && advanced == 1000, "{beginner}");
        assert_eq!(proof(11), [beginner, 970]);
    }

    #[test]
    fn a_finished_game_is_shown_as_it_ended() {
        let stuck = "7/7/7/7/7/7/W5B w 7-3";
        assert_eq!(shown(stuck, Score::win_in(0), Experience::Beginner), [1000, 0]);
    }

    #[test]
    fn among_three_beginners_shares_are_more_even_and_certain_ones_stay_certain() {
        let rules = CubulusRules { players: Players::Three, ..CubulusRules::default() };
        let game = Cubulus::start(&rules);
        let shares = |tenths: [u16; 3]| tenths.map(Chance::permille).to_vec();
        let known = verdict::<Cubulus>(shares([600, 300, 100]), Score::estimate(100));
        let seen = known.shown_chances(&game, Experience::Beginner);
        let sum: u16 = seen.iter().map(|chance| chance.tenths()).sum();
        assert_eq!(sum, 1000);
        assert!(seen[0] < known.chances[0] && known.chances[2] < seen[2]);
        let won = verdict::<Cubulus>(shares([0, 1000, 0]), Score::loss_in(3));
        assert_eq!(won.shown_chances(&game, Experience::Beginner), won.chances);
    }
}
