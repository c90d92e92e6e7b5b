//! What the shell reads of a table and of a draft: plain data.

use std::time::Duration;

use crate::app::command::CommandState;
use crate::bot::study::Chance;
use crate::bot::{Level, Score};
use crate::i18n::Texts;
use crate::phrase::Phrase;
use crate::rules::{GameResult, Player};
use crate::session::Seat;

/// How things stand at a table. The shell reads it once a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct TableState {
    /// The game's name in files.
    pub game: &'static str,
    /// The game's name for people.
    pub title: Phrase,
    /// Who plays, by seat.
    pub seats: Vec<Seat>,
    /// What the seats are called.
    pub seat_names: Vec<Phrase>,
    /// The player to move in the position that is looked at.
    pub turn: Player,
    /// The player to move in the newest position.
    pub to_move: Player,
    /// Who could give the game up now.
    pub resigning: Option<Player>,
    /// Who is to move after that one, where more than two play and the game goes on.
    pub next: Option<Player>,
    /// What each seat could win by next, in words, where its card has a lamp for that.
    pub lamps: Vec<Option<Phrase>>,
    /// Who has left the game, by seat.
    pub out: Vec<bool>,
    /// Whether the cards of a narrow window stand in one row, however few they are.
    pub cards_in_a_row: bool,
    /// The width of the board, in its heights.
    pub breadth: f32,
    /// The word for an extra turn, if that player has one.
    pub extra_turn: Option<Phrase>,
    /// The state of play in a sentence.
    pub status: Phrase,
    /// What can be asked for now.
    pub facts: CommandState,
    /// How the game ended; `None` while it goes on.
    pub ended: Option<Ended>,
    /// Whether nothing on the board moves any more.
    pub at_rest: bool,
    /// The games won by each participant, in the order of the present seats.
    pub wins: Vec<u32>,
    /// The games drawn.
    pub draws: u32,
    /// For how long the computer has been choosing, in seconds.
    pub thinking: Option<f64>,
    /// What the computer has thought last, of a position not after the one that is looked at.
    pub thought: Option<Thought>,
    /// How the clock stands; `None` without one.
    pub clock: Option<ClockState>,
    /// What is said of the last move, while the computer waits for an answer to that.
    pub warning: Option<Warning>,
    /// Changes with every change of the line of moves, or of who plays.
    pub revision: u64,
}

/// How the clock stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// What each seat has left.
    pub left: Vec<Duration>,
    /// How much is little.
    pub little: Duration,
    /// Whose time passes; `None` while the clock stands.
    pub turn: Option<Player>,
}

impl ClockState {
    /// What a seat has left, as a clock shows it; `None` if there is no such seat.
    pub fn shown(&self, player: Player) -> Option<String> {
        let seconds = whole_seconds(*self.left.get(player.index())?);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        Some(match minutes / 60 {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{:02}:{seconds:02}", minutes % 60),
        })
    }

    /// The seconds that are shown of the player whose time passes.
    pub fn running_second(&self) -> Option<u64> {
        let left = self.left.get(self.turn?.index())?;
        Some(whole_seconds(*left))
    }

    /// Whether a seat has no time left.
    pub fn is_up(&self, player: Player) -> bool {
        self.left.get(player.index()) == Some(&Duration::ZERO)
    }

    /// Whether it is this seat whose time passes, and there is little left of it; or none any more.
    pub fn is_low(&self, player: Player) -> bool {
        let left = self.left.get(player.index());
        let is_little = left.is_some_and(|left| *left <= self.little);
        self.is_up(player) || self.turn == Some(player) && is_little
    }
}

/// What has been chosen for a game about to be played, and what there is to choose.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftState {
    /// The game's name in files.
    pub game: &'static str,
    /// What the seats are called, one for each.
    pub seat_names: Vec<Phrase>,
    /// The words for how many may play; empty where there is no choice.
    pub sizes: Vec<Phrase>,
    /// The number of the chosen one among them.
    pub size: Option<usize>,
    /// What the rules are called, if they are not the usual ones.
    pub rules_word: Option<Phrase>,
    /// The names of the set-ups.
    pub setups: Vec<Phrase>,
    /// The number of the chosen one among them.
    pub setup: usize,
    /// Who chooses the set-up in a match.
    pub setup_chooser: Player,
    /// Who moves first.
    pub first: Player,
    /// Whether the first game of a match has its seats by lot, where the players take turns.
    pub by_lot: bool,
    /// The levels for whoever does not know them yet: easy, medium, hard.
    pub strengths: [Level; 3],
}

/// A move as the list of moves shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The number of moves after which it has been played, from 1.
    pub ply: usize,
    /// Who played it.
    pub player: Player,
    /// The move in words of the game record.
    pub text: String,
    /// The move as it stands beside its mark.
    pub short: Phrase,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Who won.
    pub result: GameResult,
    /// What ended it.
    pub reason: Phrase,
    /// How long it was: "62 moves".
    pub length: Phrase,
    /// Whether a person was shown what the computer would play, against a computer.
    pub helped: bool,
}

/// That a turn has thrown much away: the chances of who had it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Before it.
    pub before: Chance,
    /// After it.
    pub after: Chance,
    /// What the others can play now, in words of the game record.
    pub answer: String,
    /// Whether that is shown.
    pub shown: bool,
}

/// What the computer thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// How many moves it has looked ahead.
    pub depth: u32,
    /// The player to move: the score is in the eyes of this one.
    pub player: Player,
    /// What the position is worth.
    pub score: Score,
    /// Each seat's share of the win.
    pub chances: Vec<Chance>,
    /// Positions looked at in a second; `None` if it was done too soon to tell.
    pub speed: Option<u64>,
    /// The play that it expects, in words of the game record.
    pub line: String,
}

impl TableState {
    /// Whether anything has been played, also if it has been taken back since.
    pub const fn has_moves(&self) -> bool {
        self.facts.moves > 0 || self.facts.can_redo
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|seat| seat.is_human()).count()
    }

    /// Whether somebody plays against the computer, or it against itself.
    pub fn has_computer(&self) -> bool {
        self.seats.iter().any(Seat::is_computer)
    }

    /// How the game ended, once the last piece has come to rest.
    pub fn result(&self) -> Option<&Ended> {
        self.ended.as_ref().filter(|_| self.at_rest)
    }

    /// Whether a person has won: against others, or against the computer.
    pub fn is_won_by_a_person(&self) -> bool {
        let winner = self.result().and_then(|ended| ended.result.winner());
        let seat = winner.and_then(|winner| self.seats.get(winner.index()));
        seat.is_some_and(Seat::is_human)
    }

    /// What a seat is called.
    ///
    /// # Panics
    /// If there is no such seat at the table.
    pub fn seat_name(&self, player: Player) -> Phrase {
        self.seat_names[player.index()].clone()
    }

    /// The words for who sits in a seat: a name, "You", the computer, or the seat's own name.
    /// Several computers are told apart by their levels, and where that is not enough by their
    /// seats.
    pub fn seat_title(&self, player: Player, texts: &Texts) -> String {
        let phrase = match self.seats.get(player.index()) {
            Some(Seat::Human(Some(name))) => return name.clone(),
            Some(seat @ Seat::Computer(level)) => {
                let computers = self.seats.len() - self.people();
                let alike = self.seats.iter().filter(|other| *other == seat).count();
                match (computers, alike) {
                    (1, _) => Phrase::new("seat-computer"),
                    (_, 1) => Phrase::new(level.name_key()),
                    _ => Phrase::new("seat-computer-named")
                        .with("name", Phrase::new(level.name_key()))
                        .with("seat", self.seat_name(player)),
                }
            }
            _ if self.people() == 1 => Phrase::new("seat-you"),
            _ => self.seat_name(player),
        };
        texts.say(&phrase)
    }

    /// Who plays whom: the words for everybody.
    pub fn players(&self, texts: &Texts) -> String {
        let all = (0..self.seats.len()).map(|seat| self.seat_title(Player::seat(seat), texts));
        let together = |one: String, other: String| {
            let both = Phrase::new("players-together").with("one", one);
            texts.say(&both.with("other", other))
        };
        all.reduce(together).unwrap_or_default()
    }

    /// The words for who sits in a seat where its level stands beside them: every computer is
    /// called so.
    pub fn seat_kind(&self, player: Player, texts: &Texts) -> String {
        match self.seats.get(player.index()) {
            Some(Seat::Computer(_)) => texts.text("seat-computer"),
            _ => self.seat_title(player, texts),
        }
    }
}

/// The seconds that a clock shows: the last one is over when there is nothing left.
pub(super) fn whole_seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_hours_only_where_there_are_any_and_zero_only_when_time_is_up() {
        for (milliseconds, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (9_999, "0:10"),
            (10_000, "0:10"),
            (299_001, "5:00"),
            (3_599_000, "59:59"),
            (3_600_000, "1:00:00"),
            (7_205_000, "2:00:05"),
        ] {
            let clock = ClockState {
                left: vec![Duration::from_millis(milliseconds)],
                little: Duration::ZERO,
                turn: None,
            };
            assert_eq!(clock.shown(Player::FIRST).as_deref(), Some(shown));
            assert_eq!(clock.shown(Player::SECOND), None);
        }
    }
}
