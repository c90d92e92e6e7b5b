//! Conversion of the sample rate.

use std::f32::consts::TAU;

use kuba::app::platform::sound::resampler::Resampler;

fn resampled(from: u32, to: u32, samples: impl IntoIterator<Item = f32>) -> Vec<f32> {
    let mut resampler = Resampler::new(from, to);
    let mut made = Vec::new();
    for sample in samples {
        resampler.take(sample, |sample| made.push(sample));
    }
    made
}

fn tone(rate: u32, pitch: f32) -> impl Iterator<Item = f32> {
    (0..rate).map(move |at| (TAU * pitch * at as f32 / rate as f32).sin())
}

/// Number of rising zero crossings.
fn turns(samples: &[f32]) -> usize {
    let rises = samples.windows(2).filter(|two| two[0] < 0.0 && two[1] >= 0.0);
    rises.count()
}

#[test]
fn at_the_same_rate_nothing_changes() {
    let samples = [0.5, -0.25, 1.0, 0.0];
    assert_eq!(resampled(48_000, 48_000, samples), samples);
}

#[test]
fn doubling_the_rate_interpolates_one_sample_between_two() {
    let made = resampled(24_000, 48_000, [0.5, 1.0, -1.0]);
    assert_eq!(made, [0.5, 0.75, 1.0, 0.0, -1.0]);
}

#[test]
fn a_second_stays_a_second_and_a_tone_keeps_its_pitch_and_loudness() {
    for rate in [16_000, 22_050, 44_100, 88_200, 96_000, 192_000] {
        let made = resampled(48_000, rate, tone(48_000, 1000.0));
        let difference = made.len().abs_diff(rate as usize);
        assert!(difference <= 4, "{rate}: {} samples", made.len());
        let turns = turns(&made);
        assert!(turns.abs_diff(1000) <= 1, "{rate}: {turns} turns");
        let loudest = made.iter().fold(0.0_f32, |most, sample| most.max(*sample));
        assert!((0.98..=1.0).contains(&loudest), "{rate}: {loudest}");
    }
}
