//! `kuba ugi`: the engine protocol of tournament managers (Universal Game Interface), over
//! standard input and output.
//!
//! A line is a command; answers are lines, too. What is wrong is answered with `info string
//! error …`, and nothing changes. Scores are in hundredths of a red marble (`score cp 130`) or
//! the pushes to a proved end, both players' counted (`score mate 5`, negative for a loss). The
//! first player is White.

mod bench;
mod clock;
mod options;
mod running;
mod search;

use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use self::clock::Go;
use self::options::Options;
use self::running::Running;
use self::search::Order;
use crate::bot::search::TranspositionTable;
use crate::phrase::excerpt;
use crate::rules::kuba::{GameState, Position};
use crate::rules::{Game, Player};

/// The answers' way out, shared with the thread that works.
#[derive(Clone)]
struct Out(Arc<Mutex<dyn Write + Send>>);

impl Out {
    /// Writes a line. If nobody reads any more, the end of the input will end the program.
    fn say(&self, line: &str) {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }

    /// Says what was wrong with a command.
    fn error(&self, reason: &str) {
        self.say(&format!("info string error {reason}"));
    }
}

/// The engine between two commands.
struct Engine {
    out: Out,
    options: Options,
    game: GameState,
    table: Arc<TranspositionTable>,
    running: Option<Running>,
    /// The number of moves chosen so far: seeds the lower levels' errors.
    chosen: u64,
}

/// Talks until `quit` or the end of the input.
///
/// # Errors
/// Reading failed.
pub fn run(input: impl BufRead, out: impl Write + Send + 'static) -> io::Result<()> {
    let options = Options::default();
    let mut engine = Engine {
        out: Out(Arc::new(Mutex::new(out))),
        game: GameState::start(&options.rules),
        table: Arc::new(TranspositionTable::new(options.hash)),
        options,
        running: None,
        chosen: 0,
    };
    let mut input = input;
    let mut line = Vec::new();
    loop {
        line.clear();
        // Lines of no known end are cut: nothing sensible is that long.
        let read = io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read == 0 || engine.obey(&String::from_utf8_lossy(&line)).is_break() {
            break;
        }
    }
    engine.stop();
    Ok(())
}

/// The longest line that is read as one, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

impl Engine {
    fn obey(&mut self, line: &str) -> ControlFlow<()> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return ControlFlow::Continue(());
        };
        let rest: Vec<&str> = words.collect();
        match command {
            "ugi" => self.introduce(),
            "isready" => self.get_ready(),
            "uginewgame" => self.new_game(),
            "setoption" => self.set_option(&rest),
            "position" => self.set_position(&rest),
            "go" => self.go(&rest),
            "stop" => self.stop(),
            "query" => self.query(&rest),
            "d" => self.draw(),
            "bench" => self.bench(&rest),
            "quit" => return ControlFlow::Break(()),
            other => self
                .out
                .error(&format!("unknown command: {}", excerpt(other))),
        }
        ControlFlow::Continue(())
    }

    fn introduce(&self) {
        self.out
            .say(&format!("id name Kuba {}", env!("CARGO_PKG_VERSION")));
        self.out.say("id author the Kuba authors");
        for line in Options::described() {
            self.out.say(&line);
        }
        self.out.say("ugiok");
    }

    /// Takes the memory that a search will need, so that none has to wait for it.
    fn get_ready(&self) {
        self.table.allocate();
        self.out.say("readyok");
    }

    fn new_game(&mut self) {
        self.stop();
        self.table = Arc::new(TranspositionTable::new(self.options.hash));
        self.game = GameState::start(&self.options.rules);
    }

    fn set_option(&mut self, words: &[&str]) {
        self.stop();
        let hash = self.options.hash;
        if let Err(reason) = self.options.set(words) {
            return self.out.error(&reason);
        }
        if self.options.hash != hash {
            self.table = Arc::new(TranspositionTable::new(self.options.hash));
        }
    }

    fn set_position(&mut self, words: &[&str]) {
        self.stop();
        match self.read_position(words) {
            Ok(game) => self.game = game,
            Err(reason) => self.out.error(&reason),
        }
    }

    fn read_position(&self, words: &[&str]) -> Result<GameState, String> {
        let end = words.iter().position(|&word| word == "moves");
        let (place, moves) = match end {
            Some(end) => (&words[..end], &words[end + 1..]),
            None => (words, &[][..]),
        };
        let mut game = match place {
            ["startpos"] => GameState::start(&self.options.rules),
            ["fen", fields @ ..] => {
                let position: Position = fields
                    .join(" ")
                    .parse()
                    .map_err(|error| format!("{error}"))?;
                GameState::from_position(position, self.options.rules.rules)
            }
            _ => return Err("position wants startpos or fen and a position".to_owned()),
        };
        for (number, text) in moves.iter().enumerate() {
            let mv = game.read_move(text).map_err(|reason| {
                let number = number + 1;
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
        let go = match Go::read(words, self.game.turn()) {
            Ok(go) => go,
            Err(reason) => return self.out.error(&reason),
        };
        if self.game.outcome().is_some() {
            self.out.error("the game is over");
            return self.out.say("bestmove 0000");
        }
        self.chosen += 1;
        let order = Order {
            game: self.game.clone(),
            go,
            options: self.options.clone(),
            seed: self.options.seed.wrapping_add(self.chosen),
        };
        let (table, out) = (Arc::clone(&self.table), self.out.clone());
        self.run(move |stop| search::answer(&order, &table, &out, stop));
    }

    fn perft(&mut self, depth: &str) {
        let Ok(depth @ 1..=20) = depth.parse::<u32>() else {
            return self.out.error("go perft wants a depth from 1 to 20");
        };
        let (game, out) = (self.game.clone(), self.out.clone());
        self.run(move |stop| {
            let nodes = game.perft_while(depth, &|| !stop.load(Relaxed));
            out.say(&match nodes {
                Some(nodes) => format!("info string perft {depth} nodes {nodes}"),
                None => format!("info string perft {depth} stopped"),
            });
        });
    }

    fn run(&mut self, work: impl FnOnce(&AtomicBool) + Send + 'static) {
        match Running::start(work) {
            Ok(running) => self.running = Some(running),
            Err(reason) => self.out.error(&format!("no thread to work in: {reason}")),
        }
    }

    /// Ends the work under way, and waits until its answer is out.
    fn stop(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        if running.stop().is_err() {
            // What the failed search has left behind is not trusted.
            self.table = Arc::new(TranspositionTable::new(self.options.hash));
        }
    }

    fn query(&self, words: &[&str]) {
        let answer = match words {
            ["gameover"] => self.game.outcome().is_some().to_string(),
            ["p1turn"] => (self.game.turn() == Player::FIRST).to_string(),
            ["result"] => match self.game.outcome() {
                None => "none",
                Some(outcome) => match outcome.winner {
                    None => "draw",
                    Some(Player::FIRST) => "p1win",
                    Some(_) => "p2win",
                },
            }
            .to_owned(),
            _ => return self.out.error("query wants gameover, p1turn or result"),
        };
        self.out.say(&format!("response {answer}"));
    }

    /// Prints the board, for people.
    fn draw(&self) {
        let text = self.game.position_text();
        for rank in text.split(' ').next().unwrap_or_default().split('/') {
            let row: String = rank
                .chars()
                .map(|c| match c.to_digit(10) {
                    Some(empty) => " .".repeat(empty as usize),
                    None => format!(" {c}"),
                })
                .collect();
            self.out.say(&format!("info string {row}"));
        }
        self.out.say(&format!("info string {text}"));
    }

    fn bench(&mut self, words: &[&str]) {
        self.stop();
        let depth = match words {
            [] => Some(bench::DEPTH),
            [depth] => depth.parse().ok().filter(|depth| (1..=40).contains(depth)),
            _ => None,
        };
        match depth {
            Some(depth) => bench::run(depth, &self.options, &self.out),
            None => self.out.error("bench wants a depth from 1 to 40"),
        }
    }
}
