//! Output to the default device on Windows and macOS, shared with other programs and at the system's volume.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::feed::Feed;
use super::output::Output;

/// Timeout for opening the device.
const OPEN_TIMEOUT: Duration = Duration::from_secs(2);

/// Open device; closes when dropped.
pub(super) struct Device {
    feed: Arc<Feed>,
    _stream: Stream,
}

impl Device {
    /// Opens the default device with its own channels and sample rate.
    pub(super) fn open() -> Option<Self> {
        let device = cpal::default_host().default_output_device()?;
        let default_config = device.default_output_config().ok()?;
        let config = default_config.config();
        let feed = Arc::new(Feed::new(config.sample_rate));
        let stream = match default_config.sample_format() {
            SampleFormat::I16 => stream::<i16>(&device, config, &feed),
            SampleFormat::I32 => stream::<i32>(&device, config, &feed),
            // All systems mix in `f32` and convert it to other formats.
            _ => stream::<f32>(&device, config, &feed),
        }?;
        stream.play().ok()?;
        Some(Self { feed, _stream: stream })
    }
}

fn stream<T>(device: &cpal::Device, config: StreamConfig, feed: &Arc<Feed>) -> Option<Stream>
where
    T: SizedSample + FromSample<f32>,
{
    let channels = usize::from(config.channels);
    let [fed, failed] = [feed, feed].map(Arc::clone);
    let fill = move |out: &mut [T], _: &_| fed.fill(out, channels, T::from_sample_);
    let fail = move |error: cpal::Error| {
        // The stream survives these errors.
        let is_harmless = [ErrorKind::DeviceChanged, ErrorKind::RealtimeDenied, ErrorKind::Xrun];
        if !is_harmless.contains(&error.kind()) {
            failed.lose();
        }
    };
    device.build_output_stream(config, fill, fail, Some(OPEN_TIMEOUT)).ok()
}

impl Output for Device {
    fn wanted(&mut self) -> io::Result<usize> {
        self.feed.wanted()
    }

    fn write(&mut self, samples: &[i16]) -> io::Result<()> {
        self.feed.write(samples);
        Ok(())
    }
}
