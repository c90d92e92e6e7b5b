//! One window, many starts (a *single instance*): a start rings at the window that is open, which
//! then does what the start was for.
//!
//! [`Doorbell`] is the listener of this instance and its path, [`Wire`](wire::Wire) the channel that
//! it listens on (a local socket, or a file where there are none), [`Porch`] hands a request over
//! from the listening thread to the window's, [`Visitors`] are the requests that the window takes
//! in, each an [`Errand`], and [`ring`] is what a second instance does.
//!
//! Each window has a bell of its own beside the game that it keeps; holding that place is what
//! allows it to hang the bell there. Nothing of it can be reached from another machine or by
//! another user.

#[cfg(any(not(unix), test))]
mod note;
mod porch;
#[cfg(unix)]
mod socket;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use self::porch::{GREETING, PATIENCE, Porch};
use super::errand::Errand;
use crate::store::{Holding, Places, private, slot};

#[cfg(not(unix))]
use self::note as wire;
#[cfg(unix)]
use self::socket as wire;

/// The longest letter, in bytes: the longest path, with every byte written as three.
const LONGEST: usize = 16 * 1024;

/// The bell of this window.
pub(super) struct Doorbell {
    wire: wire::Wire,
    path: PathBuf,
    places: Places,
    porch: Arc<Porch>,
}

impl Doorbell {
    /// Hangs the bell of the window that holds this slot. `None` where that is not possible: then
    /// each start has a window of its own.
    pub(super) fn hang(places: &Places, number: usize, display: &str) -> Option<Self> {
        let (wire, path) = lay(places, number)?;
        Some(Self {
            wire,
            path,
            places: places.clone(),
            porch: Arc::new(Porch::new(display)),
        })
    }

    /// Listens from now on; `wake` calls the window to the door.
    pub(super) fn listen(self, wake: impl Fn() + Send + Sync + 'static) -> Visitors {
        let Self {
            wire,
            path,
            places,
            porch,
        } = self;
        let door = Door {
            path,
            places,
            porch,
            wake: Arc::new(wake),
        };
        door.attend(wire);
        Visitors {
            door: Some(door),
            again: 0,
            called: false,
        }
    }
}

/// Lays a wire for the window that holds this slot: beside its game, or where that is not possible
/// (the path may be too long for the system) in a private folder elsewhere.
fn lay(places: &Places, number: usize) -> Option<(wire::Wire, PathBuf)> {
    let at = |path: PathBuf| Some((wire::Wire::lay(&path)?, path));
    places.bell(number).and_then(at).or_else(|| {
        let name = short(places, number)?;
        // What goes with the session first.
        let mut shared = places.elsewhere.iter().rev();
        shared.find_map(|shared| at(private::make_in(shared).ok()?.join(&name)))
    })
}

/// What the bell is called where those of other places may hang, too.
fn short(places: &Places, number: usize) -> Option<String> {
    Some(format!("{}-{number}.bell", places.short_name()?))
}

/// Where the bell hangs.
struct Door {
    path: PathBuf,
    places: Places,
    porch: Arc<Porch>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Door {
    /// Listens there on a thread of its own.
    fn attend(&self, wire: wire::Wire) {
        let (porch, wake) = (Arc::clone(&self.porch), Arc::clone(&self.wake));
        // Where this fails, whoever rings gets a window of its own.
        let _ = std::thread::Builder::new()
            .name("doorbell".to_owned())
            .spawn(move || {
                wire.attend(|letter, answer| porch.announce(letter, answer, wake.as_ref()));
            });
    }
}

/// Those who have rung at this window.
#[derive(Default)]
pub(super) struct Visitors {
    door: Option<Door>,
    /// How often the window has had to take a slot again when the bell was hung.
    again: usize,
    /// Somebody has been let in, and the user has not come to the window since.
    pub(super) called: bool,
}

impl Visitors {
    /// Lets in who waits at the door. Whoever has gone elsewhere meanwhile, because this window
    /// stood still, is not let in.
    pub(super) fn next(&self) -> Option<Errand> {
        self.door.as_ref()?.porch.let_in()
    }

    /// Hangs the bell anew if the window had to take a slot again: somebody has removed it with
    /// everything that lay there.
    pub(super) fn follow(&mut self, holding: Holding) {
        let Some((door, number)) = self.door.as_mut().zip(holding.slot) else {
            return;
        };
        if self.again != holding.again {
            self.again = holding.again;
            if let Some((wire, path)) = lay(&door.places, number) {
                door.path = path;
                door.attend(wire);
            }
        }
    }

    /// Takes the bell down: the window is about to close, and still holds its place.
    pub(super) fn close(&mut self, holding: Holding) {
        if let Some(door) = self.door.take()
            && self.again == holding.again
        {
            // What is left is replaced by the next window.
            let _ = fs::remove_file(door.path);
        }
    }
}

/// Rings at the windows that are open on this display, one after the other. Says whether one of
/// them takes the errand on.
pub(super) fn ring(places: &Places, display: &str, errand: &Errand) -> bool {
    let letter = format!("{GREETING}\n{display}\n{}", errand.words());
    let folders = places.elsewhere.iter().rev();
    let folders: Vec<PathBuf> = folders
        .filter_map(|shared| private::find_in(shared))
        .collect();
    letter.len() <= LONGEST
        && (1..=slot::MOST).any(|number| {
            let short = short(places, number);
            let elsewhere = folders.iter().zip(short.iter().cycle());
            let elsewhere = elsewhere.map(|(folder, name)| folder.join(name));
            let mut bells = places.bell(number).into_iter().chain(elsewhere);
            bells.any(|bell| ring_at(&bell, &letter))
        })
}

fn ring_at(bell: &Path, letter: &str) -> bool {
    wire::ring(
        bell,
        letter.as_bytes(),
        PATIENCE + Duration::from_millis(500),
    )
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Instant;

    use super::*;

    /// A window in a place of its own that lets in everybody, and how many there were.
    fn window(places: &Places) -> Arc<AtomicUsize> {
        let bell = Doorbell::hang(places, 1, ":7").expect("a bell");
        let (wake, woken) = std::sync::mpsc::channel();
        let visitors = bell.listen(move || {
            let _ = wake.send(());
        });
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        thread::spawn(move || {
            while woken.recv().is_ok() {
                while visitors.next().is_some() {
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
        let errand = Errand::Open(PathBuf::from("/games/a.kuba"));
        assert!(!ring(&places, ":7", &errand), "nobody is at home");
        let count = window(&places);
        assert!(ring(&places, ":7", &errand));
        assert!(ring(&places, ":7", &Errand::Show));
        // Whoever has been let in is counted a moment later.
        let begun = Instant::now();
        while count.load(Ordering::SeqCst) < 2 && begun.elapsed() < 10 * PATIENCE {
            thread::yield_now();
        }
        assert_eq!(count.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn a_window_that_closes_takes_its_bell_down() {
        let (home, places) = places();
        let bell = Doorbell::hang(&places, 1, ":7").expect("a bell");
        let mut visitors = bell.listen(|| {});
        visitors.close(Holding::default());
        assert!(!ring(&places, ":7", &Errand::Show));
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 0, "something is left");
    }

    #[test]
    fn a_bell_that_was_removed_is_hung_again_where_the_window_keeps_its_game_now() {
        let (home, places) = places();
        let bell = Doorbell::hang(&places, 1, ":7").expect("a bell");
        let (wake, woken) = std::sync::mpsc::channel();
        let mut visitors = bell.listen(move || {
            let _ = wake.send(());
        });
        fs::remove_dir_all(home.path().join("data")).expect("the folder");
        fs::create_dir_all(home.path().join("data")).expect("a folder");
        assert!(!ring(&places, ":7", &Errand::Show));
        let holding = Holding {
            slot: Some(2),
            again: 1,
        };
        visitors.follow(holding);
        let caller = thread::spawn(move || ring(&places, ":7", &Errand::Show));
        woken.recv_timeout(PATIENCE).expect("somebody rings");
        assert_eq!(visitors.next(), Some(Errand::Show));
        assert!(caller.join().expect("an answer"));
        visitors.close(holding);
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 0, "something is left");
    }

    #[test]
    fn a_bell_that_is_another_windows_by_now_is_left_alone() {
        let (home, places) = places();
        let bell = Doorbell::hang(&places, 1, ":7").expect("a bell");
        let mut visitors = bell.listen(|| {});
        visitors.close(Holding {
            slot: Some(2),
            again: 1,
        });
        let left = fs::read_dir(home.path().join("data")).expect("the folder");
        assert_eq!(left.count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_home_whose_path_is_too_long_for_a_bell_has_one_elsewhere() {
        let home = tempfile::tempdir().expect("a folder");
        let deep = home.path().join("d".repeat(120));
        let shared = home.path().join("shared");
        fs::create_dir_all(&shared).expect("a folder");
        let places = Places {
            elsewhere: vec![shared.clone()],
            ..Places::at(&deep)
        };
        fs::create_dir_all(deep.join("data")).expect("a folder");
        assert!(!ring(&places, ":7", &Errand::Show), "nobody is at home");
        let count = window(&places);
        assert!(ring(&places, ":7", &Errand::Show));
        let others = Places {
            elsewhere: vec![shared],
            ..Places::at(home.path())
        };
        assert!(!ring(&others, ":7", &Errand::Show), "another home");
        assert!(count.load(Ordering::SeqCst) <= 1);
    }

    #[test]
    fn a_window_on_another_display_does_not_answer() {
        let (_home, places) = places();
        let count = window(&places);
        assert!(!ring(&places, ":8", &Errand::Show));
        assert!(!ring(&places, ":", &Errand::Show));
        assert_eq!(count.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn a_window_that_hangs_keeps_nobody_waiting() {
        let (_home, places) = places();
        let bell = Doorbell::hang(&places, 1, ":7").expect("a bell");
        let visitors = bell.listen(|| {});
        let begun = Instant::now();
        assert!(!ring(&places, ":7", &Errand::NewGame));
        assert!(begun.elapsed() < 3 * PATIENCE);
        // Whoever went to another window is not let in later.
        assert_eq!(visitors.next(), None);
    }

    #[test]
    fn what_others_have_done_meanwhile_is_not_done_by_a_window_that_stood_still() {
        let (_home, places) = places();
        let bell = Doorbell::hang(&places, 1, ":7").expect("a bell");
        // While a program is stopped, letters wait where it will find them.
        let letter = format!("{GREETING}\n:7\n{}", Errand::TwoPlayers.words());
        let path = places.bell(1).expect("a place");
        assert!(!wire::ring(
            &path,
            letter.as_bytes(),
            Duration::from_millis(10)
        ));
        let (wake, woken) = std::sync::mpsc::channel();
        let visitors = bell.listen(move || {
            let _ = wake.send(());
        });
        woken
            .recv_timeout(10 * PATIENCE)
            .expect("the letter is found");
        assert_eq!(visitors.next(), None, "its writer has gone elsewhere");
    }
}
