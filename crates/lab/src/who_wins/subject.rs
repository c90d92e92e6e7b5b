//! The three games as subjects of the measurements.

use kuba_bot::Evaluate;
use kuba_bot::search::Node;
use kuba_rules::{Game, Player, cubulus, kuba, qubism, set_option};

use super::symmetry;
use crate::games::GameChoice;

pub(crate) struct Asked<G: Game> {
    rules: G::Rules,
}

impl<G: Game> Asked<G> {
    pub(crate) fn of(game: &GameChoice) -> Self {
        Self { rules: game.rules::<G>() }
    }

    /// The same game without the repetition rule.
    pub(crate) fn without_repetition(&self) -> Self {
        let mut rules = self.rules.clone();
        set_option::<G>(&mut rules, "Repetition", "false").expect("every game has this rule");
        Self { rules }
    }

    pub(crate) fn start(&self) -> G {
        G::start(&self.rules)
    }
}

pub(crate) trait Subject: Evaluate<Node: Node<Move = Self::Move>> {
    /// Name of the stages for a table heading.
    const STAGE: &'static str;

    /// Progress of the game.
    fn stage(&self) -> u32;

    /// Lower bound on the turns that the player needs to win, whatever the others do.
    fn fewest_turns(&self, player: Player) -> u32;

    /// Texts of all symmetric images. Equivalent positions have the same texts.
    fn views(&self) -> Vec<String>;

    /// Name of a class of moves, if there are too many to distinguish by symmetry.
    fn class(&self, mv: Self::Move) -> Option<&'static str> {
        let _ = mv;
        None
    }

    /// Plays the random moves before the first choice of a player.
    fn prepared(mut self, seed: u64) -> Self {
        let mut seed = seed;
        while let Some(mv) = self.instant_move(seed) {
            self.play(mv);
            seed = seed.wrapping_add(1);
        }
        self
    }
}

impl Subject for kuba::GameState {
    const STAGE: &'static str = "reds on the board";

    fn stage(&self) -> u32 {
        self.position().cells(kuba::Marble::Red).len()
    }

    fn fewest_turns(&self, _: Player) -> u32 {
        1
    }

    fn views(&self) -> Vec<String> {
        symmetry::views_of_kuba(self.position())
    }
}

impl Subject for cubulus::GameState {
    const STAGE: &'static str = "players' balls in the cube";

    fn stage(&self) -> u32 {
        let position = self.position();
        let laid = u32::from(cubulus::BALLS) - position.neutrals_to_lay();
        let neutral = if position.seats() == 2 { laid } else { 0 };
        position.occupied().len() - neutral
    }

    /// One ball per turn, four per square.
    fn fewest_turns(&self, player: Player) -> u32 {
        let own = self.position().cells(cubulus::Ball::of(player)).len();
        4_u32.saturating_sub(own)
    }

    fn views(&self) -> Vec<String> {
        symmetry::views_of_cubulus(self.position())
    }

    fn class(&self, mv: cubulus::Move) -> Option<&'static str> {
        let position = self.position();
        if position.seats() == 3 {
            return None;
        }
        let middles = |cell: cubulus::Cell| {
            [cell.file(), cell.rank(), cell.layer()].into_iter().filter(|&place| place == 1).count()
        };
        Some(match mv {
            cubulus::Move::Put(cell) => match middles(cell) {
                0 => "a ball in a corner",
                1 => "a ball on an edge",
                _ => "a ball in the middle of a face",
            },
            cubulus::Move::Push(opening) => match position.effect(opening).moved() {
                1 => "a ball that pushes one on",
                2 => "a ball that pushes two on",
                _ => "a shift",
            },
            _ => "nothing",
        })
    }
}

impl Subject for qubism::GameState {
    const STAGE: &'static str = "cubes on the board";

    fn stage(&self) -> u32 {
        self.position().cubes().len()
    }

    /// One rank per turn, two by a jump.
    fn fewest_turns(&self, player: Player) -> u32 {
        let rank = self.position().pawn(player).rank();
        let goal = qubism::Colour::of(player).goal_rank();
        u32::from(rank.abs_diff(goal)).div_ceil(2)
    }

    fn views(&self) -> Vec<String> {
        symmetry::views_of_qubism(self.position())
    }
}
