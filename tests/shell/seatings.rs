//! Matches between the program's own players, for every number of seats.

use std::process::{Command, Output, Stdio};

/// The exit code, standard output and standard error.
fn play(arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kuba"));
    command.arg("match").args(arguments).stdin(Stdio::null());
    command.env("LC_ALL", "C.UTF-8").env("LANG", "C.UTF-8");
    let Output { status, stdout, stderr } = command.output().expect("the program runs");
    (
        status.code().expect("it is not killed"),
        String::from_utf8(stdout).expect("text"),
        String::from_utf8(stderr).expect("text"),
    )
}

/// The numbers of a line, without the words between them.
fn numbers(line: &str) -> Vec<f64> {
    line.split(' ').filter_map(|word| word.parse().ok()).collect()
}

const THREE: [&str; 6] = ["--game", "cubulus", "--option", "Players=3", "--opening", "3"];

#[test]
fn three_play_every_opening_in_all_six_seatings() {
    let arguments = [&THREE[..], &["--players", "4,random,taker", "--games", "18"]].concat();
    let (code, out, err) = play(&arguments);
    assert_eq!((code, err.as_str()), (0, ""));
    let lines: Vec<Vec<f64>> = out.lines().map(numbers).collect();
    let games: Vec<f64> = lines.iter().map(|line| line[0]).collect();
    assert_eq!(games, [6.0, 12.0, 18.0], "{out}");
    let last = lines.last().expect("a line");
    let [first, second, third] = [last[1], last[3], last[5]];
    assert!((first + second + third - 100.0).abs() < 0.2, "{out}");
    let seats: f64 = last[7..10].iter().sum();
    assert!((seats - 100.0).abs() < 0.2, "{out}");
    assert!(first > second + 20.0, "who looks ahead wins: {out}");
}

#[test]
fn the_same_seed_gives_the_same_match_however_many_games_are_played_at_once() {
    let games = ["--players", "3,2,1", "--games", "12", "--seed", "7"];
    let arguments = [&THREE[..], &games].concat();
    let last = |out: &str| out.lines().last().map(str::to_owned);
    let (_, one, _) = play(&arguments);
    let (_, same, _) = play(&arguments);
    assert_eq!(one, same);
    let (_, at_once, _) = play(&[&arguments[..], &["--concurrency", "3"]].concat());
    assert_eq!(last(&one), last(&at_once));
    let other = [&THREE[..], &games[..5], &["8"]].concat();
    assert_ne!(one, play(&other).1);
}

#[test]
fn the_players_of_any_game_may_be_the_programs_own() {
    for game in ["kuba", "cubulus", "qubism"] {
        let players = ["--players", "6:300,random", "--opening", "0"];
        let arguments = [&["--game", game, "--games", "4"][..], &players].concat();
        let (code, out, err) = play(&arguments);
        assert_eq!((code, err.as_str()), (0, ""), "{game}");
        let last = numbers(out.lines().last().expect("a line"));
        assert!(out.contains("\ngames 4 ") && last[1] >= 75.0, "{game}: {out}");
    }
}

#[test]
fn only_the_champion_without_positions_thinks_by_the_clock() {
    let players = ["--players", "12,random,random", "--movetime", "1"];
    let (code, out, err) = play(&[&THREE[..], &players, &["--games", "6"]].concat());
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with("games 6 "), "{out}");
}

#[test]
fn too_few_players_and_unknown_ones_are_named() {
    for (players, complaint) in [
        (&["--players", "5,4"][..], "3 seats here, but 2 players were"),
        (&["--players", "5,4,13"], "there is no player “13”"),
        (&["--players", "5,4,3:0"], "“3:0”"),
        (&["--players", "5,4,3", "--nodes", "100"], "--nodes"),
        (&["--players", "5,4,3", "--first", "engine"], "--first"),
        (&[], "“--players 3,2,1”"),
    ] {
        let (code, out, err) = play(&[&THREE[..], players].concat());
        assert_eq!((code, out.as_str()), (2, ""), "{players:?}");
        assert!(err.contains(complaint), "{players:?}: {err}");
    }
}
