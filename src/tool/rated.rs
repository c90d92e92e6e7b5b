//! Facts of a saved game for the rating of its players, with the moves judged.

use super::judged_text::judged_text;
use super::practice::PlayerChoice;
use crate::board::Playable;
use crate::bot::StopSignal;
use crate::bot::rating::{MoveLosses, RatedGame, Scale, judge_for_rating};
use crate::rules::Player;
use crate::session::{Seat, Session};
use crate::store::practice::rules_text;
use crate::store::rated_game::{only_person, rated_game};
use crate::store::{RecordError, read_game};

/// A saved game as the ratings of its players see it.
#[derive(Clone, Debug)]
pub struct RatedRecord {
    /// Id of the game.
    pub game: &'static str,
    /// Every rule of the game with its value.
    pub rules: String,
    /// Number of players.
    pub seats: usize,
    /// Day of the game as `YYYY-MM-DD`, if known.
    pub date: Option<String>,
    /// `true` unless the game was already over when it was opened from elsewhere.
    pub is_own: bool,
    /// Scale of strength of the game.
    pub scale: Scale,
    /// Facts for each of the wanted players.
    pub players: Vec<RatedGame>,
    /// Text of the game with the verdicts, if there are new ones.
    pub judged: Option<String>,
}

/// Players to rate, and the judgement of their moves.
#[derive(Clone, Debug)]
pub struct RatingSearch {
    /// Wanted players. [`PlayerChoice::People`] is the only person of a game; games of several people have none.
    pub who: PlayerChoice,
    /// Number of positions for the judgement of a position; see [`RATING_NODES`](crate::bot::rating::RATING_NODES).
    /// `None` judges no moves, which takes next to no time.
    pub nodes: Option<u64>,
}

/// `Ok(None)` if it was stopped.
pub(super) fn rated<G: Playable>(
    text: &str,
    search: &RatingSearch,
    stop: &StopSignal,
) -> Result<Option<RatedRecord>, RecordError> {
    let (session, record) = read_game::<G>(text)?;
    let mut players = players(&search.who, &record.seats);
    players.retain(|&player| has_moved(&session, player));
    let mut rated = RatedRecord {
        game: G::ID,
        rules: rules_text::<G>(&record.rules),
        seats: record.seats.len(),
        date: record.date.clone(),
        is_own: !(record.in_progress.as_ref()).is_some_and(|state| state.opened),
        scale: Scale::of::<G>(session.start().seats()),
        players: Vec::new(),
        judged: None,
    };
    if players.is_empty() {
        return Ok(Some(rated));
    }
    let facts = |&player: &Player| rated_game(&session, &record, player);
    rated.players = players.iter().map(facts).collect();
    let Some(nodes) = search.nodes else {
        return Ok(Some(rated));
    };
    let mut line = session.judged_line();
    line.keep_from(nodes);
    if !judge_for_rating(&mut line, nodes, stop) {
        return Ok(None);
    }
    let nodes = session.main_line().iter().enumerate().skip(1);
    let hinted = nodes.filter(|&(_, &node)| session.is_hinted(node));
    let excused: Vec<usize> = hinted.map(|(place, _)| place - 1).collect();
    for (facts, &player) in rated.players.iter_mut().zip(&players) {
        facts.losses = MoveLosses::of(&line, player, &excused);
    }
    rated.judged = judged_text(session, record, line);
    Ok(Some(rated))
}

/// A game in which a player made no move says nothing about that player.
fn has_moved<G: Playable>(session: &Session<G>, player: Player) -> bool {
    let mut game = session.start().clone();
    session.main_moves().iter().any(|&mv| {
        let is_mover = game.turn() == player;
        game.play(mv);
        is_mover
    })
}

fn players(who: &PlayerChoice, seats: &[Seat]) -> Vec<Player> {
    let is_wanted = |&seat: &usize| match who {
        PlayerChoice::Seat(wanted) => seat == *wanted,
        PlayerChoice::People => only_person(seats) == Some(Player::seat(seat)),
        PlayerChoice::Named(name) => seats[seat].name() == Some(name),
    };
    (0..seats.len()).filter(is_wanted).map(Player::seat).collect()
}
