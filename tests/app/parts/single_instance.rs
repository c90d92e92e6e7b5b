//! Single instance: a second start of the program hands its [`LaunchAction`] to a window that is already open.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{fs, thread};

use kuba::app::platform::launch_action::LaunchAction;
use kuba::app::platform::single_instance::Listener;
use kuba::app::platform::single_instance::hand_over;
use kuba::app::platform::single_instance::handoff::TIMEOUT;
use kuba::store::{Places, WindowStatus};

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
    let status = WindowStatus { slot: Some(2), again: 1 };
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
    requests.close(WindowStatus { slot: Some(2), again: 1 });
    let left = fs::read_dir(home.path().join("data")).expect("the folder");
    assert_eq!(left.count(), 1);
}

#[test]
fn a_window_whose_path_is_too_long_for_a_socket_has_one_elsewhere() {
    let home = tempfile::tempdir().expect("a folder");
    let deep = home.path().join("d".repeat(120));
    let shared = home.path().join("shared");
    fs::create_dir_all(&shared).expect("a folder");
    let places = Places { elsewhere: vec![shared.clone()], ..Places::at(&deep) };
    fs::create_dir_all(deep.join("data")).expect("a folder");
    assert!(!hand_over(&places, ":7", &LaunchAction::Show), "no window is open");
    let count = window(&places);
    assert!(hand_over(&places, ":7", &LaunchAction::Show));
    let others = Places { elsewhere: vec![shared], ..Places::at(home.path()) };
    assert!(!hand_over(&others, ":7", &LaunchAction::Show), "another home");
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

/// On Windows such a message is gone together with its sender.
#[cfg(unix)]
#[test]
fn a_window_that_was_stopped_drops_requests_whose_senders_have_given_up() {
    use kuba::app::platform::single_instance::{channel, handoff};

    let (_home, places) = places();
    let listener = Listener::bind(&places, 1, ":7").expect("a socket");
    // Messages to a stopped program wait in the socket.
    let message = format!("{}\n:7\n{}", handoff::PROTOCOL, LaunchAction::TwoPlayers.words());
    let path = places.socket(1).expect("a place");
    assert!(!channel::send(&path, message.as_bytes(), TIMEOUT / 100));
    let (wake, woken) = std::sync::mpsc::channel();
    let requests = listener.listen(move || {
        let _ = wake.send(());
    });
    woken.recv_timeout(10 * TIMEOUT).expect("the message is found");
    assert_eq!(requests.next(), None, "the sender has given up");
}
