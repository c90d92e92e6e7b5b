//! Single instance: a second start of the program hands its [`LaunchAction`] to a window that is already open.
//!
//! Each window listens on a local socket beside its autosave, on Windows on a named pipe whose name is in a file in
//! that place; the lock of that slot gives it the right to bind the socket. Other users and machines cannot reach it.

pub mod handoff;
#[cfg(windows)]
pub mod pipe;
#[cfg(unix)]
pub mod socket;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use self::handoff::{Handoff, PROTOCOL, TIMEOUT};
use super::launch_action::LaunchAction;
use crate::store::{Places, WindowStatus, private_folder, window_lock};

#[cfg(unix)]
pub use self::socket as channel;

/// The pipe under the names of the socket.
#[cfg(windows)]
pub mod channel {
    pub use super::pipe::{PipeChannel as Channel, send};
}

/// Maximum message length, in bytes: the longest path with every byte percent-encoded.
pub const MAX_MESSAGE: usize = 16 * 1024;

/// Bound socket that no thread serves yet.
pub struct Listener {
    channel: channel::Channel,
    path: PathBuf,
    places: Places,
    handoff: Arc<Handoff>,
}

impl Listener {
    /// Binds the socket of the window with this slot; `None` if that fails, and other starts then open windows
    /// of their own.
    pub fn bind(places: &Places, number: usize, display: &str) -> Option<Self> {
        let (channel, path) = bind(places, number)?;
        Some(Self {
            channel,
            path,
            places: places.clone(),
            handoff: Arc::new(Handoff::new(display)),
        })
    }

    /// Starts listening. `wake` is called for every request, from another thread.
    pub fn listen(self, wake: impl Fn() + Send + Sync + 'static) -> Requests {
        let Self { channel, path, places, handoff } = self;
        let endpoint = Endpoint { path, places, handoff, wake: Arc::new(wake) };
        endpoint.serve(channel);
        Requests { endpoint: Some(endpoint), again: 0, wants_attention: false }
    }
}

/// Binds a socket beside the window's autosave, or in a private folder elsewhere if that fails, for example
/// because the path is too long.
fn bind(places: &Places, number: usize) -> Option<(channel::Channel, PathBuf)> {
    let at = |path: PathBuf| Some((channel::Channel::bind(&path)?, path));
    places.socket(number).and_then(at).or_else(|| {
        let name = socket_name(places, number)?;
        // Folders that end with the session come first.
        let mut shared = places.elsewhere.iter().rev();
        shared.find_map(|shared| at(private_folder::make_in(shared).ok()?.join(&name)))
    })
}

/// Name that is unique in a folder shared with other data folders.
fn socket_name(places: &Places, number: usize) -> Option<String> {
    Some(format!("{}-{number}.bell", places.short_name()?))
}

struct Endpoint {
    path: PathBuf,
    places: Places,
    handoff: Arc<Handoff>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Endpoint {
    fn serve(&self, channel: channel::Channel) {
        let (handoff, wake) = (Arc::clone(&self.handoff), Arc::clone(&self.wake));
        // If this fails, other starts open windows of their own.
        let _ = std::thread::Builder::new().name("single instance".to_owned()).spawn(move || {
            channel.serve(|message, answer| handoff.offer(message, answer, wake.as_ref()));
        });
    }
}

/// Requests of other starts of the program to this window.
#[derive(Default)]
pub struct Requests {
    endpoint: Option<Endpoint>,
    /// Value of [`WindowStatus::again`] when the socket was bound.
    again: usize,
    /// `true` after a request until the window gets the focus.
    pub(crate) wants_attention: bool,
}

impl Requests {
    /// Takes the pending request. A request whose sender has given up, because this window did not respond, is
    /// dropped.
    pub fn next(&self) -> Option<LaunchAction> {
        self.endpoint.as_ref()?.handoff.take()
    }

    /// Binds a new socket if the window had to lock a slot again, because the old socket was then removed
    /// together with the lock file.
    pub fn rebind(&mut self, status: WindowStatus) {
        let Some((endpoint, number)) = self.endpoint.as_mut().zip(status.slot) else {
            return;
        };
        if self.again != status.again {
            self.again = status.again;
            if let Some((channel, path)) = bind(&endpoint.places, number) {
                endpoint.path = path;
                endpoint.serve(channel);
            }
        }
    }

    /// Binds a socket in other folders instead; the window holds a slot there.
    pub(crate) fn move_to(&mut self, places: Places, status: WindowStatus) {
        let Some(endpoint) = &mut self.endpoint else {
            return;
        };
        // A leftover socket is replaced by the next window.
        let _ = fs::remove_file(&endpoint.path);
        self.again = status.again;
        endpoint.places = places;
        let bound = status.slot.and_then(|number| bind(&endpoint.places, number));
        if let Some((channel, path)) = bound {
            endpoint.path = path;
            endpoint.serve(channel);
        }
    }

    /// Removes the socket. The window must still hold its slot.
    pub fn close(&mut self, status: WindowStatus) {
        if let Some(endpoint) = self.endpoint.take()
            && self.again == status.again
        {
            // A leftover socket is replaced by the next window.
            let _ = fs::remove_file(endpoint.path);
        }
    }
}

/// Offers an action to each open window on this display in turn. Returns `true` if one takes it.
pub fn hand_over(places: &Places, display: &str, action: &LaunchAction) -> bool {
    let message = format!("{PROTOCOL}\n{display}\n{}", action.words());
    let folders = places.elsewhere.iter().rev();
    let folders: Vec<PathBuf> =
        folders.filter_map(|shared| private_folder::find_in(shared)).collect();
    message.len() <= MAX_MESSAGE
        && (1..=window_lock::MAX_WINDOWS).any(|number| {
            let socket_name = socket_name(places, number);
            let elsewhere = folders.iter().zip(socket_name.iter().cycle());
            let elsewhere = elsewhere.map(|(folder, name)| folder.join(name));
            let mut sockets = places.socket(number).into_iter().chain(elsewhere);
            sockets.any(|socket| send_to(&socket, &message))
        })
}

fn send_to(socket: &Path, message: &str) -> bool {
    channel::send(socket, message.as_bytes(), TIMEOUT + Duration::from_millis(500))
}
