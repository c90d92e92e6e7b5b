//! Games between the program's own players, and what the ratings see of them.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use kuba_board::Playable;
use kuba_bot::StopSignal;
use kuba_bot::match_game::{MatchConditions, play_match_game};
use kuba_bot::match_player::MatchPlayer;
use kuba_bot::rating::{MoveLosses, RATING_NODES, RatedGame, judge_for_rating};
use kuba_bot::study::MoveLine;
use kuba_rules::Player;
use kuba_session::{Seat, Session};
use kuba_store::Record;
use kuba_store::rated_game::rated_game;

/// Moves after which a game is a draw.
const LONGEST: usize = 400;

/// Plays a game with a seed and returns what the rating of these seats sees.
pub(super) fn rated<G: Playable>(
    start: &G,
    rules: &G::Rules,
    seated: &[MatchPlayer],
    (seed, seats): (u64, impl IntoIterator<Item = usize>),
) -> Vec<RatedGame> {
    let conditions = MatchConditions {
        seated,
        seed,
        time: Duration::ZERO,
        longest: LONGEST,
        over: &AtomicBool::new(false),
    };
    let mut moves = Vec::new();
    play_match_game(&mut start.clone(), &mut moves, &conditions);
    let mut session = Session::new(start.clone());
    let mut positions = vec![start.clone()];
    for &mv in &moves {
        session.play(mv).expect("a legal move");
        positions.push(session.live().clone());
    }
    let names = seated.iter().map(|player| Seat::human(&player.to_string()));
    let record = Record::of(&session, rules.clone(), names.collect());
    let mut line = MoveLine::new(positions, moves);
    judge_for_rating(&mut line, RATING_NODES, &StopSignal::default());
    let rated = |seat| {
        let player = Player::seat(seat);
        RatedGame {
            losses: MoveLosses::of(&line, player, &[]),
            ..rated_game(&session, &record, player)
        }
    };
    seats.into_iter().map(rated).collect()
}
