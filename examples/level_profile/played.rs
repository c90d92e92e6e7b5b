//! Games between the program's own players, and what the ratings see of them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use kuba::board::Playable;
use kuba::bot::StopSignal;
use kuba::bot::rating::{RATING_NODES, RatedGame};
use kuba::random::Random;
use kuba::rules::set_option;
use kuba::tool::{
    GameStart, MatchConditions, MatchPlayer, PlayerChoice, RandomOpening, RatingSearch, tool,
};

use super::Trial;

/// Moves after which a game is a draw.
const LONGEST: usize = 400;

impl Trial {
    pub(super) fn rules<G: Playable>(&self) -> G::Rules {
        let mut rules = G::Rules::default();
        for (name, value) in self.options() {
            set_option::<G>(&mut rules, &name, &value).expect("a rule");
        }
        rules
    }

    fn options(&self) -> Vec<(String, String)> {
        let split = |option: &String| {
            let (name, value) = option.split_once('=').expect("NAME=VALUE");
            (name.to_owned(), value.to_owned())
        };
        self.options.iter().map(split).collect()
    }

    /// Start after this many random moves.
    pub(super) fn begin<G: Playable>(&self, moves: u32, seed: u64) -> GameStart {
        let mut game = G::start(&self.rules::<G>());
        let mut random = Random::new(seed);
        for _ in 0..moves {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            game.play(legal[random.below(legal.len())]);
        }
        GameStart {
            options: self.options(),
            position: (moves > 0).then(|| game.position_text()),
        }
    }
}

/// Plays a game and returns what the rating of these seats sees.
pub(super) fn rated<G: Playable>(
    begin: &GameStart,
    seated: &[MatchPlayer],
    seed: u64,
    seats: impl IntoIterator<Item = usize>,
) -> Vec<RatedGame> {
    let opening = RandomOpening {
        moves: 0,
        seed: 0,
        look: 0,
    };
    let conditions = MatchConditions {
        seated,
        seed,
        time: Duration::ZERO,
        longest: LONGEST,
        keeps_text: true,
        over: &AtomicBool::new(false),
    };
    let played = tool::<G>().play_match_game(begin, opening, &conditions);
    let text = played.expect("a start").expect("a game").text;
    let text = text.expect("a text");
    let rated = |seat| {
        let search = RatingSearch {
            who: PlayerChoice::Seat(seat),
            nodes: Some(RATING_NODES),
        };
        let record = tool::<G>().rated(&text, &search, &StopSignal::default());
        let record = record.expect("a game").expect("nothing stops it");
        record.players.into_iter().next().expect("a player")
    };
    seats.into_iter().map(rated).collect()
}
