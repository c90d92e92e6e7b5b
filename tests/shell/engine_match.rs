//! Matches with engines that violate the protocol.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Answers of every engine before its turn.
const POLITE: &str = r#"
while read -r word rest; do
    case "$word" in
        ugi) echo "id name fake"; echo ugiok ;;
        isready) echo readyok ;;
        quit) exit 0 ;;
        go) on_go ;;
    esac
done
"#;

/// An engine that executes `on_go` when it is to move.
fn engine(folder: &Path, name: &str, on_go: &str) -> PathBuf {
    let file = folder.join(name);
    let script = format!("#!/bin/sh\non_go() {{ {on_go}; }}\n{POLITE}");
    fs::write(&file, script).expect("the script is written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).expect("it may run");
    file
}

fn play_match(first: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
    command.args(["match", "--first"]).arg(first);
    command.args(["--opening", "2", "--second-option", "Hash=1"]);
    command.args(more).stdin(Stdio::null());
    command.env("LC_ALL", "C.UTF-8").env("LANG", "C.UTF-8");
    command
}

/// The exit code, standard output and standard error.
fn play(first: &Path, more: &[&str]) -> (i32, String, String) {
    let done = play_match(first, more).output();
    let done = done.expect("the program runs");
    (
        done.status.code().expect("it is not killed"),
        String::from_utf8(done.stdout).expect("text"),
        String::from_utf8(done.stderr).expect("text"),
    )
}

#[test]
fn an_engine_that_fails_loses_that_game_and_plays_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, on_go, fault) in [
        ("dies", "exit 3", "dead"),
        ("hangs", "sleep 60", "late"),
        ("is-late", "sleep 2; echo bestmove f1f2", "late"),
        ("chatters", "while :; do echo info string still here; done", "late"),
        ("floods", "tr '\\0' x </dev/zero", "flood"),
        ("cheats", "echo bestmove a1a9", "illegal"),
        ("mutters", r"printf 'info pens\351e\nbestmove \351\n'", "illegal"),
        ("complains", "echo info string error no idea", "error"),
    ] {
        let first = engine(folder.path(), name, on_go);
        let start = Instant::now();
        let limits = ["--games", "2", "--movetime", "20", "--grace", "700"];
        let (code, out, err) = play(&first, &limits);
        assert_eq!((code, err.as_str()), (0, ""), "{name}");
        let forfeits: Vec<&str> = out.lines().filter(|line| line.starts_with("forfeit")).collect();
        assert_eq!(forfeits, vec![format!("forfeit first {fault}"); 2], "{name}: {out}");
        let last = out.lines().last().expect("a score");
        assert!(last.starts_with("games 2 won 0 drawn 0 lost 2 "), "{last}");
        assert!(last.contains(" pairs 1 0 0 0 0 "), "{last}");
        assert!(last.contains(" forfeits 2 0"), "{last}");
        assert!(start.elapsed() < Duration::from_mins(1), "{name}");
    }
}

#[test]
fn an_engine_that_always_fails_ends_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = engine(folder.path(), "dies", "exit 3");
    let (code, out, err) = play(&first, &["--games", "40", "--nodes", "50"]);
    assert_eq!(code, 1, "{out}");
    assert!(err.contains("dies") && err.contains("has ended"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
    let mut never = Command::new(env!("CARGO_BIN_EXE_kuba"));
    never.args(["match", "--first", "true"]).stdin(Stdio::null());
    let never = never.output().expect("the program runs");
    assert_eq!(never.status.code(), Some(1));
}

#[test]
fn what_an_engine_says_without_end_is_not_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let on_go = "yes info string without end";
    let first = engine(folder.path(), "chatters", on_go);
    let limits = ["--games", "2", "--movetime", "20", "--grace", "2500"];
    let mut running = play_match(&first, &limits).stdout(Stdio::null()).spawn().expect("it starts");
    let mut most = 0;
    while running.try_wait().expect("its state").is_none() {
        let status = fs::read_to_string(format!("/proc/{}/status", running.id()));
        let resident = status.ok().and_then(|status| {
            let (_, rest) = status.split_once("VmRSS:")?;
            rest.split_whitespace().next()?.parse::<u64>().ok()
        });
        most = most.max(resident.unwrap_or(0));
        sleep(Duration::from_millis(50));
    }
    assert!(most < 200 * 1024, "{most} KiB");
}

#[test]
fn engines_end_with_the_match() {
    for signal in ["-TERM", "-HUP", "-INT"] {
        ends_its_engines(signal);
    }
}

#[test]
fn engines_that_do_not_listen_end_with_a_match_that_is_killed() {
    ends_its_engines("-KILL");
}

fn ends_its_engines(signal: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let note = folder.path().join("pid");
    // It closes the inherited standard error; otherwise waiting for the output of the match would also wait
    // for the engine.
    let on_go =
        format!("exec 2>/dev/null; echo $$ >{}; while :; do sleep 0.1; done", note.display());
    let first = engine(folder.path(), "hangs", &on_go);
    let running = play_match(&first, &["--games", "2", "--movetime", "60000"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let deadline = Instant::now() + Duration::from_mins(1);
    let pid = loop {
        let noted = fs::read_to_string(&note).unwrap_or_default();
        if noted.ends_with('\n') {
            break noted.trim().to_owned();
        }
        assert!(Instant::now() < deadline, "the engine is never asked");
        sleep(Duration::from_millis(20));
    };
    let is_there = |pid: &str| {
        let signal = Command::new("kill").args(["-0", pid]).stderr(Stdio::null()).status();
        signal.expect("kill runs").success()
    };
    assert!(is_there(&pid));
    let id = running.id().to_string();
    let killed = Command::new("kill").args([signal, &id]).status();
    assert!(killed.expect("kill runs").success());
    let done = running.wait_with_output().expect("it ends");
    if signal == "-KILL" {
        // The killed match cannot end the engine itself.
        let deadline = Instant::now() + Duration::from_mins(2);
        while is_there(&pid) && Instant::now() < deadline {
            sleep(Duration::from_millis(20));
        }
    } else {
        assert_eq!(done.status.code(), Some(1), "{signal}");
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(said.contains("broken off"), "{said}");
    }
    assert!(!is_there(&pid), "the engine is still there after {signal}");
}
