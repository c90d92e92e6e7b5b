//! Buffer of mixed samples for a device that pulls them by callback.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use kuba::app::platform::sound::feed::BUFFERED;
use kuba::app::platform::sound::feed::Feed;
use kuba::app::platform::sound::mixer::Mixer;
use kuba::app::platform::sound::synth::RATE;
use kuba::board::sound::{Cues, Sound};

fn whole(sample: f32) -> i16 {
    (sample * 32_768.0) as i16
}

#[test]
fn every_sample_plays_on_the_front_pair_only() {
    let feed = Feed::new(RATE);
    feed.write(&[100, -200]);
    let mut surround = [7; 3 * 6];
    feed.fill(&mut surround, 6, whole);
    let frames = [[100, 100, 0, 0, 0, 0], [-200, -200, 0, 0, 0, 0], [0; 6]];
    assert_eq!(surround, *frames.as_flattened());
}

#[test]
fn a_mono_device_with_float_samples_is_supported() {
    let feed = Feed::new(RATE);
    feed.write(&[16_384, -16_384]);
    let mut one = [0.0_f32; 3];
    feed.fill(&mut one, 1, |sample| sample);
    assert_eq!(one.map(whole), [16_384, -16_384, 0]);
}

#[test]
fn silence_is_converted_to_the_sample_type() {
    let mut out = [0_u8; 4];
    Feed::new(RATE).fill(&mut out, 2, |sample| (sample * 127.0 + 128.0) as u8);
    assert_eq!(out, [128; 4]);
}

#[test]
fn the_feed_wants_as_many_samples_as_the_device_has_taken() {
    for rate in [44_100, 48_000, 96_000] {
        let feed = Feed::new(rate);
        let first = feed.wanted().expect("a device");
        assert_eq!(first, (RATE * BUFFERED / 1000) as usize, "{rate}");
        feed.write(&vec![0; first]);
        assert!(feed.wanted().expect("a device") <= 2, "{rate}");
        // A hundredth of a second in stereo.
        feed.fill(&mut vec![0.0; rate as usize / 50], 2, |sample| sample);
        let more = feed.wanted().expect("a device");
        assert!(more.abs_diff(480) <= 2, "{rate}: {more}");
    }
}

#[test]
fn a_lost_device_ends_the_wait_for_samples() {
    let feed = Arc::new(Feed::new(RATE));
    feed.write(&vec![0; RATE as usize]);
    let theirs = Arc::clone(&feed);
    let device = thread::spawn(move || theirs.lose());
    let begun = Instant::now();
    while feed.wanted().is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
    device.join().expect("no failure");
}

#[test]
fn resampling_keeps_the_power_of_a_click() {
    let mixed = || {
        let mut mixer = Mixer::default();
        mixer.take(&Cues::one(Sound::Contact), 1.0);
        mixer.mix(RATE as usize / 10)
    };
    let power = |samples: &[f32]| {
        let squares = samples.iter().map(|sample| sample * sample);
        squares.sum::<f32>() / samples.len() as f32
    };
    let heard = |rate: u32| {
        let feed = Feed::new(rate);
        feed.write(&mixed());
        let mut out = vec![0.0; rate as usize / 10 * 2];
        feed.fill(&mut out, 2, |sample| sample);
        out
    };
    let usual = power(&heard(RATE));
    assert!(usual > 0.001, "{usual}");
    for rate in [44_100, 96_000] {
        let share = power(&heard(rate)) / usual;
        assert!((0.9..1.1).contains(&share), "{rate}: {share}");
    }
}
