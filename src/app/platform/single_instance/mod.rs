//! Single instance: a second start of the program hands its [`LaunchAction`] to a window that is already open.
//!
//! Each window listens on a local socket beside its autosave; the lock of that slot gives it the right to bind
//! the socket. Other users and machines cannot reach it. On systems without local sockets every start opens a
//! window of its own.

mod handoff;
#[cfg(not(unix))]
mod no_channel;
#[cfg(unix)]
mod socket;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use self::handoff::{Handoff, PROTOCOL, TIMEOUT};
use super::launch_action::LaunchAction;
use crate::store::{Places, WindowStatus, private_folder, window_lock};

#[cfg(not(unix))]
use self::no_channel as channel;
#[cfg(unix)]
use self::socket as channel;

/// `true` if the system has local sockets.
pub(crate) const IS_SUPPORTED: bool = cfg!(unix);

/// Maximum message length, in bytes: the longest path with every byte percent-encoded.
const MAX_MESSAGE: usize = 16 * 1024;

/// Bound socket that no thread serves yet.
pub(crate) struct Listener {
    channel: channel::Channel,
    path: PathBuf,
    places: Places,
    handoff: Arc<Handoff>,
}

impl Listener {
    /// Binds the socket of the window with this slot; `None` if that fails, and other starts then open windows
    /// of their own.
    pub(crate) fn bind(places: &Places, number: usize, display: &str) -> Option<Self> {
        let (channel, path) = bind(places, number)?;
        Some(Self {
            channel,
            path,
            places: places.clone(),
            handoff: Arc::new(Handoff::new(display)),
        })
    }

    /// Starts listening. `wake` is called for every request, from another thread.
    pub(crate) fn listen(self, wake: impl Fn() + Send + Sync + 'static) -> Requests {
        let Self {
            channel,
            path,
            places,
            handoff,
        } = self;
        let endpoint = Endpoint {
            path,
            places,
            handoff,
            wake: Arc::new(wake),
        };
        endpoint.serve(channel);
        Requests {
            endpoint: Some(endpoint),
            again: 0,
            wants_attention: false,
        }
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
        let _ = std::thread::Builder::new()
            .name("single instance".to_owned())
            .spawn(move || {
                channel.serve(|message, answer| handoff.offer(message, answer, wake.as_ref()));
            });
    }
}

/// Requests of other starts of the program to this window.
#[derive(Default)]
pub(crate) struct Requests {
    endpoint: Option<Endpoint>,
    /// Value of [`WindowStatus::again`] when the socket was bound.
    again: usize,
    /// `true` after a request until the window gets the focus.
    pub(crate) wants_attention: bool,
}

impl Requests {
    /// Takes the pending request. A request whose sender has given up, because this window did not respond, is
    /// dropped.
    pub(crate) fn next(&self) -> Option<LaunchAction> {
        self.endpoint.as_ref()?.handoff.take()
    }

    /// Binds a new socket if the window had to lock a slot again, because the old socket was then removed
    /// together with the lock file.
    pub(crate) fn rebind(&mut self, status: WindowStatus) {
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

    /// Removes the socket. The window must still hold its slot.
    pub(crate) fn close(&mut self, status: WindowStatus) {
        if let Some(endpoint) = self.endpoint.take()
            && self.again == status.again
        {
            // A leftover socket is replaced by the next window.
            let _ = fs::remove_file(endpoint.path);
        }
    }
}

/// Offers an action to each open window on this display in turn. Returns `true` if one takes it.
pub(crate) fn hand_over(places: &Places, display: &str, action: &LaunchAction) -> bool {
    let message = format!("{PROTOCOL}\n{display}\n{}", action.words());
    let folders = places.elsewhere.iter().rev();
    let folders: Vec<PathBuf> = folders
        .filter_map(|shared| private_folder::find_in(shared))
        .collect();
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
    channel::send(
        socket,
        message.as_bytes(),
        TIMEOUT + Duration::from_millis(500),
    )
}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Instant;

    use super::*;

    /// Opens a window that takes every request; returns their number.
    fn window(places: &Places) -> Arc<AtomicUsize> {
        let listener = Listener::bind(places, 1, ":7").expect("a socket");
        let (wake, woken) = std::sync::mpsc::channel();
        let requests = listener.listen(move || {
            let _ = wake.send(());
        });
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        thread::spawn(move || {
            while woken.recv().is_ok() {
                while requests.next().is_some() {
                    counted.fetch_add(1, Ordering::SeqCst);
                }
            }
        });
        count
    }

    fn places() -> (tempfile::TempDir, Places) {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::at(home.path());
        fs::create_dir_all(home.path().join("data")).expect("a folder");
        (home, places)
    }

    #[test]
    fn a_start_finds_the_window_that_is_open() {
        let (_home, places) = places();
        let action = LaunchAction::Open(PathBuf::from("/games/a.kuba"));
        assert!(!hand_over(&places, ":7", &action), "no window is open");
        let count = window(&places);
        assert!(hand_over(&places, ":7", &action));
        assert!(hand_over(&places, ":7", &LaunchAction::Show));
        // The count lags behind the acknowledgement.
        let begun = Instant::now();
        while count.load(Ordering::SeqCst) < 2 && begun.elapsed() < 10 * TIMEOUT {
            thread::yield_now();
        }
        assert_eq!(count.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn a_window_that_closes_removes_its_socket() {
        let (home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let mut requests = listener.listen(|| {});
        requests.close(WindowStatus::default());
        assert!(!hand_over(&places, ":7", &LaunchAction::Show));
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 0, "something is left");
    }

    #[test]
    fn a_removed_socket_is_bound_again_at_the_new_slot_of_the_window() {
        let (home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let (wake, woken) = std::sync::mpsc::channel();
        let mut requests = listener.listen(move || {
            let _ = wake.send(());
        });
        fs::remove_dir_all(home.path().join("data")).expect("the folder");
        fs::create_dir_all(home.path().join("data")).expect("a folder");
        assert!(!hand_over(&places, ":7", &LaunchAction::Show));
        let status = WindowStatus {
            slot: Some(2),
            again: 1,
        };
        requests.rebind(status);
        let caller = thread::spawn(move || hand_over(&places, ":7", &LaunchAction::Show));
        woken.recv_timeout(TIMEOUT).expect("a request");
        assert_eq!(requests.next(), Some(LaunchAction::Show));
        assert!(caller.join().expect("an answer"));
        requests.close(status);
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 0, "something is left");
    }

    #[test]
    fn a_socket_that_now_belongs_to_another_window_is_kept() {
        let (home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let mut requests = listener.listen(|| {});
        requests.close(WindowStatus {
            slot: Some(2),
            again: 1,
        });
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 1);
    }

    #[test]
    fn a_window_whose_path_is_too_long_for_a_socket_has_one_elsewhere() {
        let home = tempfile::tempdir().expect("a folder");
        let deep = home.path().join("d".repeat(120));
        let shared = home.path().join("shared");
        fs::create_dir_all(&shared).expect("a folder");
        let places = Places {
            elsewhere: vec![shared.clone()],
            ..Places::at(&deep)
        };
        fs::create_dir_all(deep.join("data")).expect("a folder");
        assert!(
            !hand_over(&places, ":7", &LaunchAction::Show),
            "no window is open"
        );
        let count = window(&places);
        assert!(hand_over(&places, ":7", &LaunchAction::Show));
        let others = Places {
            elsewhere: vec![shared],
            ..Places::at(home.path())
        };
        assert!(
            !hand_over(&others, ":7", &LaunchAction::Show),
            "another home"
        );
        assert!(count.load(Ordering::SeqCst) <= 1);
    }

    #[test]
    fn a_window_on_another_display_does_not_answer() {
        let (_home, places) = places();
        let count = window(&places);
        assert!(!hand_over(&places, ":8", &LaunchAction::Show));
        assert!(!hand_over(&places, ":", &LaunchAction::Show));
        assert_eq!(count.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn a_start_does_not_wait_long_for_a_window_that_does_not_answer() {
        let (_home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let requests = listener.listen(|| {});
        let begun = Instant::now();
        assert!(!hand_over(&places, ":7", &LaunchAction::NewGame));
        assert!(begun.elapsed() < 3 * TIMEOUT);
        // The sender may have gone to another window.
        assert_eq!(requests.next(), None);
    }

    #[test]
    fn a_window_that_was_stopped_drops_requests_whose_senders_have_given_up() {
        let (_home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        // Messages to a stopped program wait in the socket.
        let message = format!("{PROTOCOL}\n:7\n{}", LaunchAction::TwoPlayers.words());
        let path = places.socket(1).expect("a place");
        assert!(!channel::send(
            &path,
            message.as_bytes(),
            Duration::from_millis(10)
        ));
        let (wake, woken) = std::sync::mpsc::channel();
        let requests = listener.listen(move || {
            let _ = wake.send(());
        });
        woken
            .recv_timeout(10 * TIMEOUT)
            .expect("the message is found");
        assert_eq!(requests.next(), None, "the sender has given up");
    }
}
