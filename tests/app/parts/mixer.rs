//! Mixer: turns overlapping sounds into one stream of samples.

use kuba::app::platform::sound::mixer::MAX_VOICES;
use kuba::app::platform::sound::mixer::Mixer;
use kuba::app::platform::sound::synth::RATE;
use kuba::board::sound::{Cue, Cues, Sound};

const SECOND: usize = RATE as usize;

fn loudest(samples: &[i16]) -> u16 {
    let loudness = samples.iter().map(|sample| sample.unsigned_abs());
    loudness.max().unwrap_or(0)
}

#[test]
fn a_cue_sounds_at_its_time_and_not_before() {
    let mut mixer = Mixer::default();
    let cues = Cues { hush: false, list: vec![Cue::at(Sound::Contact, 0.5, 1.0)] };
    mixer.take(&cues, 1.0);
    let heard = mixer.mix(SECOND);
    assert_eq!(loudest(&heard[..SECOND / 2]), 0);
    assert!(loudest(&heard[SECOND / 2..]) > 10_000);
    assert!(mixer.is_silent());
}

#[test]
fn the_size_of_the_portions_does_not_change_the_stream() {
    let cues = Cues {
        hush: false,
        list: vec![Cue::at(Sound::Contact, 0.01, 0.8), Cue::now(Sound::Roll).lasting(0.3)],
    };
    let [mut whole, mut pieces] = [Mixer::default(), Mixer::default()];
    whole.take(&cues, 0.7);
    pieces.take(&cues, 0.7);
    let whole = whole.mix(SECOND);
    let mut pieced = Vec::new();
    for portion in (0..SECOND).step_by(480) {
        pieced.extend(pieces.mix(480.min(SECOND - portion)));
    }
    assert_eq!(whole, pieced);
}

#[test]
fn hushing_drops_scheduled_sounds_and_fades_out_lasting_ones() {
    let mut mixer = Mixer::default();
    let cues = Cues {
        hush: false,
        list: vec![Cue::now(Sound::Roll).lasting(2.0), Cue::at(Sound::Drop, 1.0, 1.0)],
    };
    mixer.take(&cues, 1.0);
    assert!(loudest(&mixer.mix(SECOND / 10)) > 0);
    mixer.take(&Cues::silence(), 1.0);
    mixer.mix(SECOND / 50);
    assert_eq!(loudest(&mixer.mix(2 * SECOND)), 0);
    assert!(mixer.is_silent());
}

#[test]
fn the_number_of_voices_is_limited() {
    let mut mixer = Mixer::default();
    let list = vec![Cue::now(Sound::Tip); 500];
    mixer.take(&Cues { hush: false, list }, 1.0);
    assert!(mixer.voices.len() <= MAX_VOICES);
    mixer.mix(SECOND);
}

#[test]
fn half_the_volume_is_a_quarter_of_the_pressure() {
    let heard = |loudness| {
        let mut mixer = Mixer::default();
        mixer.take(&Cues::one(Sound::Leaf), loudness);
        f32::from(loudest(&mixer.mix(SECOND)))
    };
    let share = heard(0.5) / heard(1.0);
    assert!((share - 0.25).abs() < 0.01, "{share}");
}
