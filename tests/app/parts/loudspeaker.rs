//! The speaker of the program: a thread that opens an output for the first sound and closes it after a while
//! of silence.

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{io, thread};

use kuba::app::platform::sound::Speaker;
use kuba::app::platform::sound::loudspeaker::Loudspeaker;
use kuba::app::platform::sound::loudspeaker::MAX_AGE;
use kuba::app::platform::sound::loudspeaker::RETRY_PAUSE;
use kuba::app::platform::sound::loudspeaker::SoundRequest;
use kuba::app::platform::sound::loudspeaker::play;
use kuba::app::platform::sound::loudspeaker::serve;
use kuba::app::platform::sound::mixer::Mixer;
use kuba::app::platform::sound::output::Output;
use kuba::board::sound::{Cues, Sound};

/// Records samples; fails after `portions` requests.
struct Recorder {
    heard: Arc<Mutex<Vec<i16>>>,
    portions: usize,
}

impl Output for Recorder {
    fn wanted(&mut self) -> io::Result<usize> {
        if self.portions == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.portions -= 1;
        Ok(480)
    }

    fn write(&mut self, samples: &[i16]) -> io::Result<()> {
        let mut heard = self.heard.lock().expect("an unpoisoned lock");
        heard.extend(samples);
        Ok(())
    }
}

fn order(sound: Sound) -> SoundRequest {
    SoundRequest { cues: Cues::one(sound), loudness: 1.0, asked: Instant::now() }
}

#[test]
fn a_lost_output_is_opened_again_for_the_next_sound() {
    let heard = Arc::default();
    let mut opened = 0;
    let (send, orders) = channel();
    send.send(order(Sound::Contact)).expect("there is a thread");
    send.send(order(Sound::Contact)).expect("there is a thread");
    drop(send);
    let mut open = || -> Option<Box<dyn Output>> {
        opened += 1;
        let portions = if opened == 1 { 0 } else { 20 };
        let heard = Arc::clone(&heard);
        Some(Box::new(Recorder { heard, portions }))
    };
    // Each output is opened on a thread of its own.
    assert!(serve(&orders, &mut open), "the first output is lost");
    assert!(serve(&orders, &mut open), "the second output is closed");
    assert!(!serve(&orders, &mut open), "there is nothing more to play");
    assert_eq!(opened, 2);
    let heard = heard.lock().expect("an unpoisoned lock");
    assert_eq!(heard.len(), 20 * 480);
    assert!(heard.iter().any(|sample| sample.unsigned_abs() > 5000));
}

#[test]
fn a_failed_output_is_not_tried_again_for_every_sound() {
    let (send, orders) = channel();
    let later = SoundRequest { asked: Instant::now() + 2 * RETRY_PAUSE, ..order(Sound::Tip) };
    let at_once = (0..3).map(|_| order(Sound::Tip));
    for order in at_once.chain([later]) {
        send.send(order).expect("there is a thread");
    }
    drop(send);
    let mut asked = 0;
    let goes_on = serve(&orders, || {
        asked += 1;
        None
    });
    assert!(!goes_on);
    assert_eq!(asked, 2);
}

#[test]
fn stale_sounds_are_dropped() {
    let Some(long_ago) = Instant::now().checked_sub(2 * MAX_AGE) else {
        return;
    };
    let (send, orders) = channel();
    let late = SoundRequest { asked: long_ago, ..order(Sound::Tip) };
    let mut mixer = Mixer::default();
    late.give(&mut mixer);
    assert!(mixer.is_silent());
    send.send(late).expect("there is a thread");
    drop(send);
    assert!(!serve(&orders, || panic!("nothing is opened for it")));
}

/// Requests nothing until a time, then a few portions; records the loudest sample.
struct StalledOutput {
    until: Instant,
    portions: usize,
    loudest: u16,
}

impl StalledOutput {
    fn lasting(time: Duration) -> Self {
        Self { until: Instant::now() + time, portions: 20, loudest: 0 }
    }
}

impl Output for StalledOutput {
    fn wanted(&mut self) -> io::Result<usize> {
        if Instant::now() < self.until {
            thread::sleep(Duration::from_millis(10));
            return Ok(0);
        }
        let left = self.portions.checked_sub(1);
        self.portions = left.ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(480)
    }

    fn write(&mut self, samples: &[i16]) -> io::Result<()> {
        let heard = samples.iter().map(|sample| sample.unsigned_abs());
        self.loudest = heard.fold(self.loudest, u16::max);
        Ok(())
    }
}

fn played_on(output: &mut StalledOutput) -> io::Result<()> {
    let (_send, orders) = channel();
    let mut mixer = Mixer::default();
    order(Sound::Contact).give(&mut mixer);
    play(&orders, output, &mut mixer)
}

#[test]
fn an_output_that_stalled_does_not_play_stale_sounds() {
    for (time, is_heard) in [(MAX_AGE / 10, true), (MAX_AGE + MAX_AGE / 10, false)] {
        let mut output = StalledOutput::lasting(time);
        played_on(&mut output).expect_err("the output is lost at the end");
        assert_eq!(output.loudest > 5000, is_heard, "{time:?}");
    }
}

#[test]
fn a_stalled_output_is_given_up() {
    let mut output = StalledOutput::lasting(Duration::from_hours(1));
    played_on(&mut output).expect("the output reports no error");
    assert_eq!(output.portions, 20);
}

#[test]
fn silence_needs_no_thread() {
    let mut speaker = Loudspeaker::default();
    speaker.play(&Cues::silence(), 1.0);
    assert!(speaker.orders.is_none());
}
