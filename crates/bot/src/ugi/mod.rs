//! `kuba ugi`: the engine protocol of tournament managers (Universal Game Interface), over standard input and
//! output.
//!
//! Each command is a line, and so is each answer.
//!
//! * Errors are answered with `info string error …` and change nothing; after a wrong `go`, `bestmove 0000`
//!   follows, so that the other side does not wait for it.
//! * Scores are in hundredths of the game's unit, for Kuba a red marble (`score cp 130`), or the number of
//!   moves of all players to a proved end (`score mate 5`, negative for a loss).
//! * The first player is the one who begins. The protocol has words for two players; with more seats the
//!   numbers go on, which is an extension: `go p3time 60000 p3inc 1000`, `query p3turn`, `response p3win`.
//! * Long work runs in its own thread, and ends with `stop`, with the next command that needs the engine, and
//!   with the end of the input.

mod background;
mod bench;
mod clock;
mod conversation;
mod memory;
mod options;
mod out;
mod search;

use std::io;
use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use self::background::BackgroundWork;
pub use self::bench::{BENCH_DEPTH, DEEPEST_BENCH};
use self::clock::Go;
pub use self::conversation::Conversation;
use self::conversation::Line;
use self::options::{OptionEffect, Options};
use self::out::Out;
use self::search::Request;
use crate::Evaluate;
use crate::search::TranspositionTable;
use kuba_rules::Player;
use kuba_rules::phrase::excerpt;

/// Runs the protocol for a game until `quit` or the end of the input (`None`), or until another game is
/// requested (its name).
///
/// # Errors
/// The input cannot be read.
pub fn run<G: Evaluate>(conversation: &mut Conversation) -> io::Result<Option<String>> {
    let Conversation { input, out, games, options } = conversation;
    let rules = G::Rules::default();
    let mut engine = Engine {
        out: out.clone(),
        games,
        table: Arc::new(TranspositionTable::new(options.hash)),
        options,
        game: G::start(&rules),
        rules,
        running: None,
        chosen: 0,
    };
    let wanted = loop {
        let line = match input.line()? {
            Line::Command(line) => line,
            Line::TooLong => {
                engine.out.error("the line is too long");
                continue;
            }
            Line::End => break None,
        };
        if engine.out.is_closed() {
            break None;
        }
        if let Break(wanted) = engine.run_command(&line) {
            break wanted;
        }
    };
    engine.stop();
    Ok(wanted)
}

/// Searches the benchmark positions of a game to a depth and prints the number of positions visited.
pub fn bench<G: Evaluate>(conversation: &mut Conversation, depth: u32) {
    let threads = conversation.options.threads;
    bench::run::<G>(depth, threads, &conversation.out, &AtomicBool::new(false));
}

struct Engine<'a, G: Evaluate> {
    out: Out,
    games: &'a [&'static str],
    options: &'a mut Options,
    /// For the next position.
    rules: G::Rules,
    game: G,
    table: Arc<TranspositionTable>,
    running: Option<BackgroundWork>,
    /// Number of moves chosen so far; varies the seed of the lower levels' errors.
    chosen: u64,
}

impl<G: Evaluate> Engine<'_, G> {
    /// Breaks at the end, or when another game is requested.
    fn run_command(&mut self, line: &str) -> ControlFlow<Option<String>> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return Continue(());
        };
        let rest: Vec<&str> = words.collect();
        match command {
            "ugi" => self.introduce(),
            "isready" => self.get_ready(),
            "uginewgame" => self.new_game(),
            "setoption" => return self.set_option(&rest),
            "position" => self.set_position(&rest),
            "go" => self.go(&rest),
            "stop" => self.stop(),
            "query" => self.query(&rest),
            "d" => self.out.say(&format!("info string {}", self.game.position_text())),
            "bench" => self.bench(&rest),
            "quit" => return Break(None),
            other => self.out.error(&format!("unknown command: {}", excerpt(other))),
        }
        Continue(())
    }

    fn introduce(&self) {
        self.out.say(&format!("id name Kuba {}", env!("CARGO_PKG_VERSION")));
        self.out.say("id author the Kuba authors");
        for line in options::described::<G>(self.games) {
            self.out.say(&line);
        }
        self.out.say("ugiok");
    }

    /// Loads everything that a search needs, so that none has to wait for it.
    fn get_ready(&self) {
        self.table.allocate();
        self.game.prepare();
        self.out.say("readyok");
    }

    fn new_game(&mut self) {
        self.stop();
        self.forget();
        self.game = G::start(&self.rules);
    }

    fn set_option(&mut self, words: &[&str]) -> ControlFlow<Option<String>> {
        self.stop();
        match self.options.set::<G>(words, self.games, &mut self.rules, &self.out) {
            Ok(OptionEffect::Nothing) => {}
            Ok(OptionEffect::Memory) => self.forget(),
            Ok(OptionEffect::Game(game)) => return Break(Some(game)),
            Err(reason) => self.out.error(&reason),
        }
        Continue(())
    }

    fn set_position(&mut self, words: &[&str]) {
        self.stop();
        match self.read_position(words) {
            Ok(game) => self.game = game,
            Err(reason) => self.out.error(&reason),
        }
    }

    fn read_position(&self, words: &[&str]) -> Result<G, String> {
        let end = words.iter().position(|&word| word == "moves");
        let (place, moves) = match end {
            Some(end) => (&words[..end], &words[end + 1..]),
            None => (words, &[][..]),
        };
        let mut game = match place {
            ["startpos"] => G::start(&self.rules),
            ["fen", fields @ ..] => G::from_text(&fields.join(" "), &self.rules)
                .map_err(|error| self.out.in_words(&error))?,
            _ => return Err("position wants startpos or fen and a position".to_owned()),
        };
        for (number, text) in moves.iter().enumerate() {
            let mv = game.read_move(text).map_err(|error| {
                let (number, reason) = (number + 1, self.out.in_words(&error));
                format!("move {number}, {}: {reason}", excerpt(text))
            })?;
            game.play(mv);
        }
        Ok(game)
    }

    fn go(&mut self, words: &[&str]) {
        self.stop();
        if let ["perft", depth] = words {
            return self.perft(depth);
        }
        if let Err(reason) = self.search(words) {
            self.out.error(&reason);
            self.out.say("bestmove 0000");
        }
    }

    fn search(&mut self, words: &[&str]) -> Result<(), String> {
        let go = Go::read(words, self.game.turn())?;
        if self.game.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        self.chosen += 1;
        let request = Request {
            game: self.game.clone(),
            go,
            options: self.options.clone(),
            seed: self.options.seed.wrapping_add(self.chosen),
        };
        let (table, out) = (Arc::clone(&self.table), self.out.clone());
        self.run(move |stop| search::answer(&request, &table, &out, stop))
    }

    fn perft(&mut self, depth: &str) {
        let Ok(depth @ 1..=20) = depth.parse::<u32>() else {
            return self.out.error("go perft wants a depth from 1 to 20");
        };
        let (game, out) = (self.game.clone(), self.out.clone());
        self.run_or_say(move |stop| {
            let nodes = game.perft_while(depth, &|| !stop.load(Relaxed));
            out.say(&match nodes {
                Some(nodes) => format!("info string perft {depth} nodes {nodes}"),
                None => format!("info string perft {depth} stopped"),
            });
        });
    }

    fn bench(&mut self, words: &[&str]) {
        self.stop();
        let depth = match words {
            [] => Some(BENCH_DEPTH),
            [depth] => depth.parse().ok().filter(|depth| (1..=DEEPEST_BENCH).contains(depth)),
            _ => None,
        };
        let Some(depth) = depth else {
            let most = DEEPEST_BENCH;
            return self.out.error(&format!("bench wants a depth from 1 to {most}"));
        };
        let (threads, out) = (self.options.threads, self.out.clone());
        self.run_or_say(move |stop| bench::run::<G>(depth, threads, &out, stop));
    }

    fn run_or_say(&mut self, work: impl FnOnce(&AtomicBool) + Send + 'static) {
        if let Err(reason) = self.run(work) {
            self.out.error(&reason);
        }
    }

    fn run(&mut self, work: impl FnOnce(&AtomicBool) + Send + 'static) -> Result<(), String> {
        let running = BackgroundWork::start(work)
            .map_err(|reason| format!("no thread to work in: {reason}"))?;
        self.running = Some(running);
        Ok(())
    }

    /// Stops the running work, and waits until its answer is written.
    fn stop(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        if running.stop().is_err() {
            // The table may hold results of the search that failed.
            self.forget();
        }
    }

    fn forget(&mut self) {
        self.table = Arc::new(TranspositionTable::new(self.options.hash));
    }

    fn query(&self, words: &[&str]) {
        let answer = match words {
            ["gameover"] => Ok(self.game.outcome().is_some().to_string()),
            ["p1turn"] => Ok(self.is_turn_of(0)),
            ["p2turn"] => Ok(self.is_turn_of(1)),
            ["p3turn"] => Ok(self.is_turn_of(2)),
            ["result"] => Ok(self.result()),
            _ => Err("query wants gameover, p1turn, p2turn, p3turn or result".to_owned()),
        };
        match answer {
            Ok(answer) => self.out.say(&format!("response {answer}")),
            Err(reason) => self.out.error(&reason),
        }
    }

    fn is_turn_of(&self, seat: usize) -> String {
        (self.game.turn() == Player::seat(seat)).to_string()
    }

    fn result(&self) -> String {
        match self.game.outcome().map(|outcome| outcome.winner()) {
            None => "none".to_owned(),
            Some(None) => "draw".to_owned(),
            Some(Some(winner)) => format!("p{}win", winner.index() + 1),
        }
    }
}
