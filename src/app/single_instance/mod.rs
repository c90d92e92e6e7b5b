//! A single instance: a start of the program hands what it is for to the window that is open.
//!
//! [`Listener`] is the end of this window before anybody listens there, [`Channel`](channel::Channel)
//! the local socket that messages come by, [`Handoff`] hands a request over from the listening thread
//! to the window's, [`Requests`] are those that the window takes, each a [`LaunchAction`], and
//! [`hand_over`] is what a second instance does. On systems without local sockets each start has a
//! window of its own.
//!
//! Each window has a socket of its own beside the game that it keeps; holding that slot is what
//! allows it to bind the socket there. Nothing of it can be reached from another machine or by
//! another user.

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

/// Local sockets, by which a start finds an open window, are there.
pub(super) const IS_SUPPORTED: bool = cfg!(unix);

/// The longest message, in bytes: the longest path, with every byte written as three.
const LONGEST: usize = 16 * 1024;

/// The socket of this window, while nobody listens at it.
pub(super) struct Listener {
    channel: channel::Channel,
    path: PathBuf,
    places: Places,
    handoff: Arc<Handoff>,
}

impl Listener {
    /// Binds the socket of the window that holds this slot. `None` where that is not possible: then
    /// each start has a window of its own.
    pub(super) fn bind(places: &Places, number: usize, display: &str) -> Option<Self> {
        let (channel, path) = bind(places, number)?;
        Some(Self {
            channel,
            path,
            places: places.clone(),
            handoff: Arc::new(Handoff::new(display)),
        })
    }

    /// Listens from now on; `wake` wakes the window for a request.
    pub(super) fn listen(self, wake: impl Fn() + Send + Sync + 'static) -> Requests {
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

/// A channel to the window that holds this slot: beside its game, or where that is not possible (the
/// path may be too long for the system) in a private folder elsewhere.
fn bind(places: &Places, number: usize) -> Option<(channel::Channel, PathBuf)> {
    let at = |path: PathBuf| Some((channel::Channel::bind(&path)?, path));
    places.socket(number).and_then(at).or_else(|| {
        let name = short(places, number)?;
        // What goes with the session first.
        let mut shared = places.elsewhere.iter().rev();
        shared.find_map(|shared| at(private_folder::make_in(shared).ok()?.join(&name)))
    })
}

/// What the socket is called where those of other places may be, too.
fn short(places: &Places, number: usize) -> Option<String> {
    Some(format!("{}-{number}.bell", places.short_name()?))
}

/// Where this window can be reached.
struct Endpoint {
    path: PathBuf,
    places: Places,
    handoff: Arc<Handoff>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Endpoint {
    /// Listens there on a thread of its own.
    fn serve(&self, channel: channel::Channel) {
        let (handoff, wake) = (Arc::clone(&self.handoff), Arc::clone(&self.wake));
        // Where this fails, each start has a window of its own.
        let _ = std::thread::Builder::new()
            .name("single instance".to_owned())
            .spawn(move || {
                channel.serve(|message, answer| handoff.offer(message, answer, wake.as_ref()));
            });
    }
}

/// What other starts of the program ask of this window.
#[derive(Default)]
pub(super) struct Requests {
    endpoint: Option<Endpoint>,
    /// How often the window has had to take a slot again when its socket was bound.
    again: usize,
    /// A request has been taken, and the user has not come to the window since.
    pub(super) wants_attention: bool,
}

impl Requests {
    /// Takes the request that waits. One whose sender has gone elsewhere meanwhile, because this
    /// window stood still, is not taken.
    pub(super) fn next(&self) -> Option<LaunchAction> {
        self.endpoint.as_ref()?.handoff.take()
    }

    /// Binds the socket anew if the window had to take a slot again: somebody has removed it with
    /// everything that lay there.
    pub(super) fn rebind(&mut self, holding: WindowStatus) {
        let Some((endpoint, number)) = self.endpoint.as_mut().zip(holding.slot) else {
            return;
        };
        if self.again != holding.again {
            self.again = holding.again;
            if let Some((channel, path)) = bind(&endpoint.places, number) {
                endpoint.path = path;
                endpoint.serve(channel);
            }
        }
    }

    /// Removes the socket: the window is about to close, and still holds its place.
    pub(super) fn close(&mut self, holding: WindowStatus) {
        if let Some(endpoint) = self.endpoint.take()
            && self.again == holding.again
        {
            // What is left is replaced by the next window.
            let _ = fs::remove_file(endpoint.path);
        }
    }
}

/// Hands an action to the windows that are open on this display, one after the other. Says whether
/// one of them takes it.
pub(super) fn hand_over(places: &Places, display: &str, action: &LaunchAction) -> bool {
    let message = format!("{PROTOCOL}\n{display}\n{}", action.words());
    let folders = places.elsewhere.iter().rev();
    let folders: Vec<PathBuf> = folders
        .filter_map(|shared| private_folder::find_in(shared))
        .collect();
    message.len() <= LONGEST
        && (1..=window_lock::MAX_WINDOWS).any(|number| {
            let short = short(places, number);
            let elsewhere = folders.iter().zip(short.iter().cycle());
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

    /// A window in a place of its own that takes every request, and how many there were.
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
        // What has been taken is counted a moment later.
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
    fn a_socket_that_was_removed_is_bound_again_where_the_window_keeps_its_game_now() {
        let (home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let (wake, woken) = std::sync::mpsc::channel();
        let mut requests = listener.listen(move || {
            let _ = wake.send(());
        });
        fs::remove_dir_all(home.path().join("data")).expect("the folder");
        fs::create_dir_all(home.path().join("data")).expect("a folder");
        assert!(!hand_over(&places, ":7", &LaunchAction::Show));
        let holding = WindowStatus {
            slot: Some(2),
            again: 1,
        };
        requests.rebind(holding);
        let caller = thread::spawn(move || hand_over(&places, ":7", &LaunchAction::Show));
        woken.recv_timeout(TIMEOUT).expect("a request");
        assert_eq!(requests.next(), Some(LaunchAction::Show));
        assert!(caller.join().expect("an answer"));
        requests.close(holding);
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 0, "something is left");
    }

    #[test]
    fn a_socket_that_is_another_windows_by_now_is_left_alone() {
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
    fn a_home_whose_path_is_too_long_for_a_socket_has_one_elsewhere() {
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
    fn a_window_that_does_not_answer_keeps_nobody_waiting() {
        let (_home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        let requests = listener.listen(|| {});
        let begun = Instant::now();
        assert!(!hand_over(&places, ":7", &LaunchAction::NewGame));
        assert!(begun.elapsed() < 3 * TIMEOUT);
        // What was handed to another window is not taken later.
        assert_eq!(requests.next(), None);
    }

    #[test]
    fn what_others_have_done_meanwhile_is_not_done_by_a_window_that_stood_still() {
        let (_home, places) = places();
        let listener = Listener::bind(&places, 1, ":7").expect("a socket");
        // While a program is stopped, messages wait where it will find them.
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
        assert_eq!(requests.next(), None, "its writer has gone elsewhere");
    }
}
