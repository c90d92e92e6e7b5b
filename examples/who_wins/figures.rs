//! What is counted, and how sure it is.

use kuba::rules::Player;

/// Of a normal distribution 95 % lie within so many standard deviations.
const SURE: f64 = 1.96;

/// How games between some seats ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    won: [u32; 3],
    drawn: u32,
}

impl Tally {
    /// Counts a game.
    pub(crate) fn add(&mut self, winner: Option<Player>) {
        match winner {
            Some(player) => self.won[player.index()] += 1,
            None => self.drawn += 1,
        }
    }

    /// The number of games.
    pub(crate) fn games(&self) -> u32 {
        self.won.iter().sum::<u32>() + self.drawn
    }

    /// Those that a seat won.
    pub(crate) fn won(&self, seat: usize) -> u32 {
        self.won[seat]
    }

    /// Those that nobody won.
    pub(crate) fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The share of the games that a seat of so many won; a draw is shared by all.
    pub(crate) fn share(&self, seat: usize, seats: usize) -> f64 {
        let won = f64::from(self.won[seat]) + f64::from(self.drawn) / seats as f64;
        won / f64::from(self.games())
    }

    /// By how much that may be wrong, 19 times out of 20.
    pub(crate) fn doubt(&self, seat: usize, seats: usize) -> f64 {
        let games = f64::from(self.games());
        let share = self.share(seat, seats);
        let drawn = 1.0 / seats as f64;
        let squares = f64::from(self.won[seat]) * (1.0 - share).powi(2)
            + f64::from(self.drawn) * (drawn - share).powi(2)
            + f64::from(self.games() - self.won[seat] - self.drawn) * share.powi(2);
        SURE * (squares / (games - 1.0).max(1.0) / games).sqrt()
    }

    /// Both as text, `58 % ± 6`.
    pub(crate) fn score(&self, seat: usize, seats: usize) -> String {
        format!(
            "{:.0} % ± {:.0}",
            100.0 * self.share(seat, seats),
            100.0 * self.doubt(seat, seats)
        )
    }
}

impl FromIterator<Option<Player>> for Tally {
    fn from_iter<T: IntoIterator<Item = Option<Player>>>(winners: T) -> Self {
        let mut tally = Self::default();
        for winner in winners {
            tally.add(winner);
        }
        tally
    }
}

/// A share in percent; a dash for a share of nothing.
pub(crate) fn percent(part: u64, whole: u64) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    format!("{:.0} %", 100.0 * part as f64 / whole as f64)
}

/// A number with a comma after every three digits.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Prints the head of a table.
pub(crate) fn head(columns: &[&str]) {
    println!("| {} |", columns.join(" | "));
    println!("|{}", "---|".repeat(columns.len()));
}

/// Prints a row of a table.
pub(crate) fn row(cells: &[String]) {
    println!("| {} |", cells.join(" | "));
}
