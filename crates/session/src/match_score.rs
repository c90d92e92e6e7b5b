//! Match score over several games, and the seating of the next game.

use serde::{Deserialize, Serialize};

use kuba_rules::{GameResult, Player};

/// Match score over several games.
///
/// It belongs to the people at the table, who change seats between games. A person is identified by their
/// seat in the first game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "SavedMatchScore", try_from = "SavedMatchScore")]
pub struct MatchScore {
    /// By person; like `draws` and `streak`, without the current game.
    wins: Vec<u32>,
    draws: u32,
    /// The person in each seat of the current game.
    seating: Vec<usize>,
    streak: Option<Streak>,
    present: Option<GameResult>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Streak {
    person: usize,
    games: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "MatchScore")]
struct SavedMatchScore {
    wins: Vec<u32>,
    draws: u32,
    seating: Vec<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    streak: Option<Streak>,
}

impl MatchScore {
    /// A new match with this many seats.
    pub fn new(seats: usize) -> Self {
        Self {
            wins: vec![0; seats],
            draws: 0,
            seating: (0..seats).collect(),
            streak: None,
            present: None,
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.seating.len()
    }

    /// Sets the result of the current game; `None` while it goes on, or goes on again after an undo. May be
    /// called repeatedly: the game counts once.
    pub fn mark(&mut self, result: Option<GameResult>) {
        self.present = result;
    }

    /// The games won by the person in this seat, the current one included; 0 for a seat that does not exist.
    pub fn wins(&self, seat: Player) -> u32 {
        let Some(&person) = self.seating.get(seat.index()) else {
            return 0;
        };
        self.wins[person] + u32::from(self.present == Some(GameResult::Won(seat)))
    }

    /// The drawn games, the current one included.
    pub fn draws(&self) -> u32 {
        self.draws + u32::from(self.present == Some(GameResult::Drawn))
    }

    /// The games won in a row by the person in this seat up to now, the current one included; 0 for a seat
    /// that does not exist.
    pub fn won_in_a_row(&self, seat: Player) -> u32 {
        let before = match (self.streak, self.seating.get(seat.index())) {
            (Some(streak), Some(&person)) if streak.person == person => streak.games,
            _ => 0,
        };
        match self.present {
            Some(GameResult::Won(winner)) if winner == seat => before.saturating_add(1),
            Some(_) => 0,
            None => before,
        }
    }

    /// Ends every winning streak, for a match that goes on with another opponent.
    pub fn forget_the_row(&mut self) {
        self.streak = None;
    }

    /// The present seat of each player in the next game's seating. Between two players the loser begins (1997
    /// leaflet, §7); after a draw or an unfinished game all move on by one seat. Three players always move on
    /// by one seat.
    pub fn next_seating(&self) -> Vec<Player> {
        let seats = self.seats();
        let shift = match self.present {
            Some(GameResult::Won(winner)) if seats == 2 => winner.next(2).index(),
            _ => 1,
        };
        (0..seats).map(|seat| Player::seat((seat + shift) % seats)).collect()
    }

    /// Counts the current game and begins the next. Reorders `table`, which has one value per seat, like the
    /// seats.
    pub fn next_game<T: Clone>(&mut self, table: &mut Vec<T>) {
        let next = self.next_seating();
        self.count_present();
        let moved = |player: &Player| table.get(player.index()).cloned();
        if let Some(moved) = next.iter().map(moved).collect() {
            *table = moved;
        }
        self.seating = next.iter().map(|player| self.seating[player.index()]).collect();
    }

    /// Counts the current game and begins the next with the same seating.
    pub fn same_seats_again(&mut self) {
        self.count_present();
    }

    fn count_present(&mut self) {
        match self.present.take() {
            Some(GameResult::Drawn) => {
                self.draws = self.draws.saturating_add(1);
                self.streak = None;
            }
            Some(GameResult::Won(seat)) => {
                if let Some(&person) = self.seating.get(seat.index()) {
                    self.wins[person] = self.wins[person].saturating_add(1);
                    let before = self.streak.filter(|streak| streak.person == person);
                    let games = before.map_or(0, |streak| streak.games).saturating_add(1);
                    self.streak = Some(Streak { person, games });
                }
            }
            None => {}
        }
    }
}

impl From<MatchScore> for SavedMatchScore {
    fn from(score: MatchScore) -> Self {
        Self { wins: score.wins, draws: score.draws, seating: score.seating, streak: score.streak }
    }
}

impl TryFrom<SavedMatchScore> for MatchScore {
    type Error = &'static str;

    fn try_from(form: SavedMatchScore) -> Result<Self, &'static str> {
        const MOST: u32 = 1_000_000;
        const NONSENSE: &str = "the match score makes no sense";
        let seats = form.seating.len();
        if !(2..=3).contains(&seats) || form.wins.len() != seats {
            return Err(NONSENSE);
        }
        let everybody = (0..seats).all(|person| form.seating.contains(&person));
        let small = form.wins.iter().chain([&form.draws]).all(|&n| n <= MOST);
        let known = form.streak.is_none_or(|streak| streak.person < seats && streak.games <= MOST);
        if !everybody || !small || !known {
            return Err(NONSENSE);
        }
        Ok(Self {
            wins: form.wins,
            draws: form.draws,
            seating: form.seating,
            streak: form.streak,
            present: None,
        })
    }
}
