//! Training loop.

use kuba_rules::random::Random;

use super::record::Sample;
use super::subject::{Subject, Tables};

#[derive(Clone, Copy)]
pub(crate) struct Course {
    pub(crate) epochs: u32,
    /// Initial learning rate.
    pub(crate) rate: f32,
}

/// Trains on all positions several times with a falling rate and returns the bytes of the tables.
pub(crate) fn train<S: Subject>(
    mut tables: S::Tables,
    mut samples: Vec<Sample<S::Features>>,
    course: Course,
) -> Vec<u8> {
    let mut random = Random::new(11);
    let count = samples.len();
    // The last twentieth measures the error without being trained on.
    let unseen = samples.split_off(samples.len() - samples.len() / 20);
    println!("{count} positions, {} of them to test", unseen.len());
    let Course { epochs, rate } = course;
    for epoch in 0..epochs {
        let left = (1.0 - epoch as f32 / epochs as f32).max(S::Tables::LAST);
        random.shuffle(&mut samples);
        println!(
            "epoch {} error {:.5} unseen {:.5}",
            epoch + 1,
            error(&mut tables, samples.iter().rev(), rate * left),
            error(&mut tables, unseen.iter(), 0.0)
        );
    }
    tables.write()
}

/// Trains at this rate and returns the mean squared error before.
fn error<'a, T: Tables<Features: 'a>>(
    tables: &mut T,
    samples: impl ExactSizeIterator<Item = &'a Sample<T::Features>>,
    rate: f32,
) -> f64 {
    let count = samples.len().max(1);
    let errors = samples.map(|sample| tables.learn(&sample.features, sample.goal, rate));
    errors.map(f64::from).sum::<f64>() / count as f64
}
