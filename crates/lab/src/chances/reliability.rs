//! Reliability table: predicted chances against actual results.

use kuba_bot::study::Chance;

const BINS: usize = 10;
/// Bins of leads in progress.
const LEADS: [&str; 8] = ["0", "1", "2", "3-4", "5-8", "9-16", "17-32", "33 and more"];

/// Predictions and results in ten bins, plus one bin for proved wins and one for proved losses.
pub(crate) struct Reliability {
    bins: [Bin; BINS],
    proved: [Bin; 2],
}

#[derive(Clone, Copy, Default)]
struct Bin {
    count: u32,
    predicted: f64,
    observed: f64,
}

impl Bin {
    fn count(&mut self, predicted: f64, observed: f64) {
        self.count += 1;
        self.predicted += predicted;
        self.observed += observed;
    }

    /// Mean prediction and mean result, in percent.
    fn means(&self) -> (f64, f64) {
        let count = f64::from(self.count.max(1));
        (100.0 * self.predicted / count, 100.0 * self.observed / count)
    }

    fn print(&self, name: &str) {
        let (predicted, observed) = self.means();
        println!("| {name} | {predicted:.1} | {observed:.1} | {} |", self.count);
    }
}

impl Reliability {
    /// `chances` are pairs of a chance in tenths of a percent and the result.
    pub(crate) fn of(chances: impl Iterator<Item = (u16, f64)>) -> Self {
        let mut reliability = Self { bins: [Bin::default(); BINS], proved: [Bin::default(); 2] };
        for (tenths, observed) in chances {
            let bin = match tenths {
                0 => &mut reliability.proved[0],
                1000.. => &mut reliability.proved[1],
                _ => &mut reliability.bins[usize::from(tenths) * BINS / 1000],
            };
            bin.count(f64::from(tenths) / 1000.0, observed);
        }
        reliability
    }

    /// Calibration error in percentage points: the difference between mean prediction and mean result of each
    /// bin, averaged by count. Proved positions do not count.
    fn error(&self) -> f64 {
        let all: u32 = self.bins.iter().map(|bin| bin.count).sum();
        let off = self.bins.iter().map(|bin| {
            let (predicted, observed) = bin.means();
            (predicted - observed).abs() * f64::from(bin.count)
        });
        off.sum::<f64>() / f64::from(all.max(1))
    }

    pub(crate) fn print(&self) {
        println!("| chance | predicted | observed | count |");
        println!("|---|---|---|---|");
        self.proved[0].print("lost");
        for (number, bin) in self.bins.iter().enumerate() {
            bin.print(&format!("{}-{}", number * 10, number * 10 + 10));
        }
        self.proved[1].print("won");
        println!("calibration error {:.2} points", self.error());
    }
}

/// Prints chances and results of leaders by their lead, in bins that double. Certain chances do not count.
pub(crate) fn print_by_lead(leaders: impl Iterator<Item = (u32, Chance, f64)>) {
    let mut bins = [Bin::default(); LEADS.len()];
    for (lead, chance, result) in leaders {
        if chance != Chance::LOST && chance != Chance::WON {
            let place = lead
                .checked_sub(1)
                .map_or(0, |less| 1 + less.checked_ilog2().map_or(0, |log| 1 + log));
            let bin = &mut bins[(place as usize).min(LEADS.len() - 1)];
            bin.count(f64::from(chance.tenths()) / 1000.0, result);
        }
    }
    println!("| lead | predicted | observed | count |");
    println!("|---|---|---|---|");
    for (name, bin) in LEADS.iter().zip(bins) {
        bin.print(name);
    }
}
