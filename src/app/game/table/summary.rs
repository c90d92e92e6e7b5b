//! Summary of a saved game, without a table for it.

use super::FriendStep;
use super::friend::next_step;
use crate::board::Playable;
use crate::bot::rating::{RatedGame, Scale};
use crate::phrase::Phrase;
use crate::rules::{GameResult, Player};
use crate::session::{Seat, Session};
use crate::store::friends::{FriendMessage, SharedGame};
use crate::store::rated_game::{only_person, rated_game};
use crate::store::read_game;

/// Summary of a saved game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
    /// Name of the game in files.
    pub game: &'static str,
    /// Players by seat; people without names if none are known.
    pub seats: Vec<Seat>,
    /// Names of the seats.
    pub seat_names: Vec<Phrase>,
    /// Winner, or a draw; `None` if the game is not over.
    pub result: Option<GameResult>,
    /// `true` unless the game was already over when it was opened from elsewhere.
    pub is_own: bool,
    /// Tally of each seat; empty if the game has none.
    pub tally: Vec<u32>,
    /// Length of the game: "31 turns".
    pub length: Phrase,
    /// Game with somebody elsewhere, if it is one.
    pub friend: Option<FriendSummary>,
    /// Chance of the first seat in each judged position of the game, in tenths of a percent.
    pub curve: Box<[u16]>,
    /// What the game says about its only person; `None` if several people or none played it here.
    pub played: Option<Box<PlayedGame>>,
}

/// Id and number of players of a game. The levels are measured for each, so a person has one strength for each,
/// whichever rules are chosen.
pub type ScaleId = (&'static str, usize);

/// A game of one person against computers.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The scale on which it counts.
    pub scale_id: ScaleId,
    /// The scale.
    pub scale: Scale,
    /// Facts for the rating, without the losses of the moves.
    pub facts: RatedGame,
}

/// Moves from which on a position is recognised: other games may have begun in the same way.
const FIRST_RECOGNISED: usize = 6;

/// What a list tells of a game with somebody elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendSummary {
    /// Id of the game.
    pub table: String,
    /// Table in a shared folder; `None` for messages.
    pub shared: Option<SharedGame>,
    /// Seat that plays here.
    pub own: Player,
    /// Player who is waited for, or who moved last.
    pub awaited: Player,
    /// Next step.
    pub step: FriendStep,
    /// Local time of the last move; `None` before it.
    pub moved: Option<String>,
    /// The last that was received from each of the others.
    pub heard: Vec<FriendMessage>,
    /// Number of moves.
    pub moves: usize,
    /// The position, as text, while the game goes on without help; `None` for its first moves.
    pub without_help_at: Option<String>,
}

impl GameSummary {
    /// Returns `true` if the user is to act in a game with people elsewhere.
    pub fn is_users_turn(&self) -> bool {
        let step = self.friend.as_ref().map(|friend| friend.step);
        matches!(step, Some(FriendStep::YourTurn | FriendStep::Asked(..)))
    }

    /// Returns `true` if another program plays the user's seat.
    pub fn is_lost_seat(&self) -> bool {
        let step = self.friend.as_ref().map(|friend| friend.step);
        step == Some(FriendStep::Lost)
    }
}

/// Summary of a saved game of `G`; `None` if the text cannot be read.
pub fn game_summary<G: Playable>(text: &str) -> Option<GameSummary> {
    let (session, record) = read_game::<G>(text).ok()?;
    let live = session.live();
    let count = live.seats();
    let is_own = !(record.in_progress.as_ref()).is_some_and(|state| state.opened);
    let person = only_person(&record.seats).filter(|_| is_own);
    let played = person.map(|person| {
        Box::new(PlayedGame {
            scale_id: (G::ID, record.seats.len()),
            scale: Scale::of::<G>(session.start().seats()),
            facts: rated_game(&session, &record, person),
        })
    });
    let seats = match record.seats.len() {
        named if named == count => record.seats,
        _ => vec![Seat::default(); count],
    };
    let players = || (0..count).map(Player::seat);
    let saved = record.in_progress.as_ref();
    let friend = saved.and_then(|saved| saved.friend.as_ref());
    let friend = friend.filter(|friend| friend.is_sound(count)).map(|friend| {
        let (own, turn) = (friend.own(), live.turn());
        let moves = session.main_moves().len();
        let is_over = session.outcome().is_some();
        let goes_without_help = !friend.message.with_help && !is_over && moves >= FIRST_RECOGNISED;
        FriendSummary {
            table: friend.message.table.clone(),
            shared: friend.shared.clone(),
            own,
            awaited: if turn == own { own.next(count) } else { turn },
            step: next_step(friend, turn, is_over),
            moved: friend.moved.clone(),
            heard: friend.others.clone(),
            moves,
            without_help_at: goes_without_help.then(|| live.position_text()),
        }
    });
    Some(GameSummary {
        game: G::ID,
        seats,
        is_own,
        seat_names: players().map(G::seat_name).collect(),
        result: session.outcome().map(|outcome| outcome.result),
        tally: players().filter_map(|player| live.tally(player)).collect(),
        length: G::length(session.main_positions()),
        friend,
        curve: curve(&session),
        played,
    })
}

fn curve<G: Playable>(session: &Session<G>) -> Box<[u16]> {
    let line = session.main_line().iter();
    let judged = line.filter_map(|&node| session.verdict(node));
    judged.map(|verdict| verdict.chance(Player::FIRST).tenths()).collect()
}
