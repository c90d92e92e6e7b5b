//! Sound synthesis: struck wood is a sum of decaying tones, rolling and sliding are filtered noise.

use kuba::app::platform::sound::synth::MOST_NOTES;
use kuba::app::platform::sound::synth::RATE;
use kuba::app::platform::sound::synth::note;
use kuba::app::platform::sound::synth::render;
use kuba::board::sound::{Cue, Sound};

fn all() -> impl Iterator<Item = (Sound, Vec<f32>)> {
    Sound::ALL.into_iter().flat_map(|sound| {
        (0..4).map(move |seed| {
            let cue = Cue::now(sound).lasting(0.4);
            (sound, render(&cue, seed))
        })
    })
}

#[test]
fn every_sound_is_within_bounds_and_long_enough_to_be_heard() {
    for (sound, samples) in all() {
        let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        assert!(samples.iter().all(|sample| sample.is_finite()), "{sound:?}");
        assert!((0.05..=1.0).contains(&peak), "{sound:?}: {peak}");
        let seconds = samples.len() as f32 / RATE as f32;
        assert!((0.02..2.5).contains(&seconds), "{sound:?}: {seconds} s");
    }
}

#[test]
fn no_sound_clicks_at_its_ends_or_pushes_to_one_side() {
    for (sound, samples) in all() {
        let ends = [samples[0], samples[samples.len() - 1]];
        assert!(ends.iter().all(|end| end.abs() < 1e-4), "{sound:?}: {ends:?}");
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 1e-3, "{sound:?}: {mean}");
    }
}

#[test]
fn a_soft_touch_is_softer_than_a_hard_one() {
    let loudest = |strength| {
        let samples = render(&Cue::at(Sound::Contact, 0.0, strength), 1);
        samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()))
    };
    assert!(loudest(0.2) < 0.5 * loudest(1.0));
}

#[test]
fn what_lasts_is_as_long_as_it_shall_be() {
    for length in [0.22, 0.65] {
        let samples = render(&Cue::now(Sound::Roll).lasting(length), 3);
        assert_eq!(samples.len(), (length * 48_000.0) as usize);
    }
    assert!(render(&Cue::now(Sound::Roll), 3).is_empty());
    let endless = render(&Cue::now(Sound::Slide).lasting(f64::INFINITY), 3);
    assert_eq!(endless.len(), 4 * 48_000);
}

#[test]
fn each_capture_of_a_turn_sounds_higher_than_the_one_before() {
    let notes: Vec<f32> = (1..=MOST_NOTES).map(note).collect();
    assert!(notes.windows(2).all(|pair| pair[0] < pair[1]), "{notes:?}");
    assert!((notes[5] - 2.0 * notes[0]).abs() < 0.1, "an octave");
    assert!((note(u8::MAX) - note(MOST_NOTES)).abs() < 0.1);
}

#[test]
fn two_contacts_are_a_little_different() {
    let cue = Cue::now(Sound::Contact);
    assert_ne!(render(&cue, 1), render(&cue, 2));
    assert_eq!(render(&cue, 1), render(&cue, 1));
}
