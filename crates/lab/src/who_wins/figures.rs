//! Counts and their confidence intervals.

use kuba_rules::Player;

/// 95 % of a normal distribution lie within this many standard deviations.
const SURE: f64 = 1.96;

/// Results of games between the same seats.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    won: [u32; 3],
    drawn: u32,
}

impl Tally {
    pub(crate) fn add(&mut self, winner: Option<Player>) {
        match winner {
            Some(player) => self.won[player.index()] += 1,
            None => self.drawn += 1,
        }
    }

    pub(crate) fn games(&self) -> u32 {
        self.won.iter().sum::<u32>() + self.drawn
    }

    pub(crate) fn won(&self, seat: usize) -> u32 {
        self.won[seat]
    }

    pub(crate) fn drawn(&self) -> u32 {
        self.drawn
    }

    /// Share of a seat; a draw is divided among all seats.
    pub(crate) fn share(&self, seat: usize, seats: usize) -> f64 {
        let won = f64::from(self.won[seat]) + f64::from(self.drawn) / seats as f64;
        won / f64::from(self.games())
    }

    /// Half width of the 95 % confidence interval of the share.
    pub(crate) fn doubt(&self, seat: usize, seats: usize) -> f64 {
        let games = f64::from(self.games());
        let share = self.share(seat, seats);
        let drawn = 1.0 / seats as f64;
        let squares = f64::from(self.won[seat]) * (1.0 - share).powi(2)
            + f64::from(self.drawn) * (drawn - share).powi(2)
            + f64::from(self.games() - self.won[seat] - self.drawn) * share.powi(2);
        SURE * (squares / (games - 1.0).max(1.0) / games).sqrt()
    }

    /// Share and interval as text: `58 % ± 6`.
    pub(crate) fn score(&self, seat: usize, seats: usize) -> String {
        format!("{:.0} % ± {:.0}", 100.0 * self.share(seat, seats), 100.0 * self.doubt(seat, seats))
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

/// Percentage as text, a dash if `whole` is 0.
pub(crate) fn percent(part: u64, whole: u64) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    format!("{:.0} %", 100.0 * part as f64 / whole as f64)
}

/// Number with thousands separated by commas.
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

/// Prints the header of a Markdown table.
pub(crate) fn head(columns: &[&str]) {
    println!("| {} |", columns.join(" | "));
    println!("|{}", "---|".repeat(columns.len()));
}

/// Prints a row of a Markdown table.
pub(crate) fn row(cells: &[String]) {
    println!("| {} |", cells.join(" | "));
}
