//! The engine protocol as a tournament manager uses it.

use crate::common::engine::Engine;

/// An engine with a small hash table.
fn engine() -> Engine {
    let mut engine = Engine::start();
    engine.say("setoption name Hash value 1");
    engine
}

#[test]
fn it_introduces_itself_with_its_options() {
    let mut engine = engine();
    let heard = engine.answers("ugi");
    assert!(heard[0].starts_with("id name Kuba "), "{heard:?}");
    assert_eq!(heard.last().map(String::as_str), Some("ugiok"));
    for option in ["Hash", "Threads", "Ko", "Extra", "Level"] {
        let named = format!("option name {option} type ");
        assert!(heard.iter().any(|line| line.starts_with(&named)));
    }
}

#[test]
fn it_plays_a_legal_push_and_tells_what_it_thinks() {
    let mut engine = engine();
    engine.say("position startpos moves f1f2 b1b2");
    engine.say("go depth 5");
    let info = engine.wait("info depth 5 ");
    for part in [" score cp ", " nodes ", " nps ", " pv "] {
        assert!(info.contains(part), "{info}");
    }
    let best = engine.wait("bestmove ");
    let heard = engine.answers(&format!("position startpos moves f1f2 b1b2 {}", &best[9..]));
    assert!(heard.is_empty(), "{heard:?}");
}

#[test]
fn a_win_is_told_in_pushes() {
    let mut engine = engine();
    engine.say("position fen 7/7/7/5WR/7/7/B6 w 6-0");
    engine.say("go depth 4");
    assert!(engine.wait("info depth").contains("score mate 1 "));
    assert_eq!(engine.wait("bestmove"), "bestmove f4g4");
}

#[test]
fn an_extra_turn_is_seen_by_who_asks_whose_turn_it_is() {
    let mut engine = engine();
    let position = "position fen 7/7/7/WB5/7/7/1W3WR w";
    engine.say(position);
    assert_eq!(engine.query("p1turn"), "response true");
    engine.say(&format!("{position} moves f1g1xR"));
    assert_eq!(engine.query("p1turn"), "response true");
    engine.say("setoption name Extra value none");
    engine.say(&format!("{position} moves f1g1"));
    assert_eq!(engine.query("p1turn"), "response false");
    engine.say("setoption name Extra value red-must");
    for (row, response) in [("7/7/7/WB5/7/7/1W3WR", "true"), ("R6/7/7/WB5/7/7/1W3WB", "false")] {
        engine.say(&format!("position fen {row} w moves f1g1"));
        assert_eq!(engine.query("p1turn"), format!("response {response}"), "{row}");
    }
}

#[test]
fn the_end_and_its_result_are_told() {
    let mut engine = engine();
    assert_eq!(engine.query("gameover"), "response false");
    assert_eq!(engine.query("result"), "response none");
    engine.say("position fen 7/7/7/5WR/7/7/B6 w 6-0 moves f4g4");
    assert_eq!(engine.query("gameover"), "response true");
    assert_eq!(engine.query("result"), "response p1win");
    let heard = engine.answers("go depth 3");
    assert_eq!(heard, ["info string error the game is over", "bestmove 0000"]);
    engine.say("position fen 7/7/7/7/7/7/W5B b 0-0 moves g1g2 a1a2 g2g1 a2a1 g1g2 a1a2 g2g1 a2a1");
    assert_eq!(engine.query("result"), "response draw");
}

#[test]
fn a_wrong_position_is_named_and_the_old_one_stays() {
    let mut engine = engine();
    engine.say("position startpos moves f1f2");
    let before = engine.answers("d");
    for (line, reason) in [
        ("position startpos moves f1f2 f2f1", "error move 2, f2f1: You play Black."),
        ("position startpos moves h9", "error move 1, h9: “h9” is not a move."),
        ("position fen 7/7 w", "error Board: 7 ranks are needed; this has 2."),
        ("position", "startpos or fen"),
        ("position nowhere", "startpos or fen"),
    ] {
        let heard = engine.answers(line);
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string error "), "{heard:?}");
        assert!(heard[0].contains(reason), "{heard:?}");
    }
    assert_eq!(engine.answers("d"), before);
}

#[test]
fn stop_ends_an_endless_search() {
    let mut engine = engine();
    engine.say("setoption name Threads value 2");
    engine.say("go infinite");
    engine.wait("info depth 2 ");
    engine.say("stop");
    engine.wait("bestmove ");
    engine.say("go infinite");
    engine.wait("info depth");
    // Any other command stops the search too.
    engine.say("position startpos");
    engine.wait("bestmove ");
}

#[test]
fn as_many_lines_are_told_as_are_asked_for() {
    let mut engine = engine();
    engine.say("setoption name MultiPV value 3");
    engine.say("go depth 4");
    let mut firsts = Vec::new();
    for number in 1..=3 {
        let line = engine.wait(&format!("info depth 4 multipv {number} score cp "));
        let moves = line.split(" pv ").nth(1).expect(&line);
        firsts.push(moves.split(' ').next().map(str::to_owned));
    }
    firsts.dedup();
    assert_eq!(firsts.len(), 3, "{firsts:?}");
    let best = firsts.swap_remove(0).expect("a move");
    assert_eq!(engine.wait("bestmove "), format!("bestmove {best}"));
}

#[test]
fn options_out_of_range_are_refused_in_words() {
    let mut engine = engine();
    for line in [
        "setoption name Threads value 0",
        "setoption name Threads value 10000",
        "setoption name Hash value 99999999999999999999",
        "setoption name Level value 13",
        "setoption name MultiPV value 6",
        "setoption",
        "go perft 99",
        "bench 0",
        "query the weather",
    ] {
        let heard = engine.answers(line);
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string error "), "{heard:?}");
    }
    for (option, said) in [
        ("Ko value chess", "Ko is one of straight-back, "),
        ("Colour value red", "There is no option “Colour”. There are "),
        ("Game value chess", "Game is one of kuba, "),
    ] {
        let heard = engine.answers(&format!("setoption name {option}"));
        assert_eq!(heard.len(), 1, "{option}: {heard:?}");
        let begins = format!("info string error {said}");
        assert!(heard[0].starts_with(&begins), "{heard:?}");
    }
}

#[test]
fn an_invalid_go_is_answered_at_once() {
    let mut engine = engine();
    for line in ["go depth", "go sideways 3", "go mate 3", "go movetime soon"] {
        let heard = engine.answers(line);
        assert_eq!(heard.len(), 2, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string error "), "{heard:?}");
        assert_eq!(heard[1], "bestmove 0000");
    }
}

#[test]
fn a_clock_of_the_other_side_or_an_overdrawn_one_lets_a_search_end() {
    let mut engine = engine();
    engine.say("position startpos moves f1f2");
    for clock in ["p1time 60000", "p1inc 5", "p2time -100", "p2time 0 p2inc 0"] {
        engine.say(&format!("go {clock}"));
        let best = engine.wait("bestmove ");
        assert_ne!(best, "bestmove 0000", "{clock}");
    }
}

#[test]
fn the_rest_of_an_endless_line_is_no_command() {
    let mut engine = engine();
    let heard = engine.answers(&format!("{}quit", "x".repeat(1 << 20)));
    assert_eq!(heard, ["info string error the line is too long"]);
    let heard = engine.answers(&"x".repeat((1 << 20) - 1));
    assert!(heard[0].contains("unknown command"), "{heard:?}");
}

#[test]
fn hash_is_limited_by_the_memory_of_the_machine() {
    let mut engine = engine();
    let heard = engine.answers("ugi");
    let hash = heard.iter().find(|line| line.contains(" Hash "));
    let hash = hash.expect("the option");
    let most: u64 = hash.rsplit(' ').next().and_then(|n| n.parse().ok()).expect(hash);
    let memory = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let total = memory.split_whitespace().nth(1).and_then(|kib| kib.parse::<u64>().ok());
    if let Some(total) = total {
        assert!(most <= total / 1024, "{most} of {total} KiB");
    }
    let heard = engine.answers(&format!("setoption name Hash value {}", most + 1));
    assert!(heard[0].contains("Hash"), "{heard:?}");
}

#[test]
fn a_rule_that_is_changed_forgets_what_was_found_by_the_other() {
    let mut engine = engine();
    let nodes = |engine: &mut Engine| {
        engine.say("position startpos moves f1f2");
        engine.say("go depth 6");
        let last = engine.wait("info depth 6 ");
        engine.wait("bestmove ");
        let (_, nodes) = last.split_once(" nodes ").expect("the nodes");
        nodes.split(' ').next().map(str::to_owned)
    };
    let first = nodes(&mut engine);
    assert_ne!(nodes(&mut engine), first, "the table remembers");
    for value in ["false", "true"] {
        engine.say(&format!("setoption name Repetition value {value}"));
        assert_eq!(nodes(&mut engine), first, "{value}");
    }
}

#[test]
fn the_first_search_does_not_pay_for_getting_ready() {
    let mut engine = Engine::start();
    engine.say("setoption name Hash value 512");
    engine.say("go depth 1");
    let info = engine.wait("info depth 1 ");
    let (_, time) = info.split_once(" time ").expect("the time");
    let time: u64 = time.split(' ').next().and_then(|ms| ms.parse().ok()).expect(&info);
    assert!(time < 100, "{info}");
}

#[test]
fn whatever_takes_long_can_be_stopped() {
    for long in ["bench 40", "go perft 20", "go infinite"] {
        let mut engine = engine();
        engine.say(long);
        let heard = engine.answers("query gameover");
        assert!(heard.iter().any(|line| line == "response false"), "{heard:?}");
        engine.say("stop");
        engine.answers("query gameover");
        engine.say(long);
        engine.say("quit");
        assert!(engine.process.wait().expect("an end").success(), "{long}");

        let mut engine = self::engine();
        engine.say(long);
        engine.end_input();
        assert!(engine.process.wait().expect("an end").success(), "{long}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_search_ends_when_its_reader_is_gone() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let mut process = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let tasks = format!("/proc/{}/task", process.id());
    let searches = || {
        let threads = std::fs::read_dir(&tasks).expect("its threads");
        // A thread may end while its name is read.
        let names = threads
            .filter_map(|thread| std::fs::read_to_string(thread.ok()?.path().join("comm")).ok());
        names.filter(|name| name.trim() == "ugi").count()
    };
    let mut input = process.stdin.take().expect("an input");
    input.write_all(b"go infinite\n").expect("it listens");
    let mut output = BufReader::new(process.stdout.take().expect("an output"));
    let mut heard = String::new();
    output.read_line(&mut heard).expect("it searches");
    assert!(heard.starts_with("info depth 1 "), "{heard}");
    assert_eq!(searches(), 1);
    drop(output);
    let begun = Instant::now();
    while searches() > 0 {
        // Longer than the search needs for its next line of output on any machine.
        assert!(begun.elapsed() < Duration::from_mins(1), "it goes on");
        std::thread::sleep(Duration::from_millis(5));
    }
    input.write_all(b"isready\n").expect("it listens");
    assert!(process.wait().expect("an end").success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_search_ends_when_its_listener_goes_away() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    let mut process = Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = process.stdin.take().expect("an input");
    input.write_all(b"go infinite\n").expect("it listens");
    // Search until the next depth, and with it the next line of output, is far away.
    let mut lines = BufReader::new(process.stdout.take().expect("an output")).lines();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(3) {
        lines.next().expect("a line").expect("text");
    }
    drop(lines);
    let id = process.id();
    let used = || {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("its figures");
        let words: Vec<&str> = stat.split(' ').collect();
        words[13].parse::<u64>().expect("its time") + words[14].parse::<u64>().expect("its time")
    };
    sleep(Duration::from_millis(500));
    let before = used();
    sleep(Duration::from_millis(400));
    let ticks = used() - before;
    process.kill().expect("it is there");
    process.wait().expect("an end");
    assert!(ticks < 5, "{ticks} ticks in less than half a second");
}

#[test]
fn no_line_kills_it() {
    let mut engine = engine();
    for line in [
        String::new(),
        " ".repeat(5000),
        "x".repeat(3_000_000),
        "position fen \u{0} \u{fffd}".to_owned(),
        "position startpos moves".to_owned(),
        "go movetime 1 nodes 1 depth 1".to_owned(),
        "go p1time 0 p2time 0".to_owned(),
        "go nodes 0".to_owned(),
        "setoption name name value value".to_owned(),
        "query".to_owned(),
    ] {
        engine.answers(&line);
    }
    engine.bytes(b"\xff\xfe\x00 go depth 1\n");
    assert!(!engine.answers("d").is_empty());
}

#[test]
fn positions_are_counted() {
    let mut engine = engine();
    engine.say("go perft 4");
    assert_eq!(engine.wait("info string perft"), "info string perft 4 nodes 6384");
    engine.say("go perft 20");
    engine.say("stop");
    assert_eq!(engine.wait("info string perft"), "info string perft 20 stopped");
}

/// Node count of `bench`. It changes only with the search and the evaluation, and only intentionally.
const BENCH: &str = "59327";

#[test]
fn the_bench_number_is_the_one_that_is_known_each_time() {
    let mut engine = engine();
    let mut bench = || {
        engine.say("bench");
        loop {
            let line = engine.hear();
            if line.ends_with(" nps") {
                return line.split(' ').next().map(str::to_owned);
            }
        }
    };
    assert_eq!(bench().as_deref(), Some(BENCH));
    assert_eq!(bench().as_deref(), Some(BENCH));
    // The same from a shell.
    let bench = std::process::Command::new(env!("CARGO_BIN_EXE_kuba"))
        .arg("bench")
        .output()
        .expect("the program runs");
    let out = String::from_utf8(bench.stdout).expect("text");
    let last = out.lines().last().expect("a line");
    assert_eq!(last.split(' ').next(), Some(BENCH));
}

#[test]
fn every_level_plays_under_every_mix_of_rules() {
    let mut engine = engine();
    for ko in ["straight-back", "previous-position", "superko"] {
        for extra in ["must", "may", "none"] {
            engine.say(&format!("setoption name Ko value {ko}"));
            engine.say(&format!("setoption name Extra value {extra}"));
            for level in [1, 7, 11] {
                engine.say(&format!("setoption name Level value {level}"));
                engine.say("position startpos");
                engine.say("go nodes 300");
                let best = engine.wait("bestmove ");
                let heard = engine.answers(&format!("position startpos moves {}", &best[9..]));
                assert!(heard.is_empty(), "{heard:?}");
            }
        }
    }
}

#[test]
fn the_end_of_the_input_ends_it() {
    let mut engine = engine();
    engine.say("go infinite");
    engine.say("quit");
    assert!(engine.process.wait().expect("an end").success());
}
