//! The bench number: the positions visited over fixed positions at a fixed depth. It changes
//! only when the search or the evaluation does, so it tells whether two builds search alike.

use std::time::{Duration, Instant};

use super::Out;
use super::options::Options;
use crate::bot::Limits;
use crate::bot::search::{Task, TranspositionTable, Unwatched};
use crate::rules::kuba::{GameState, Position, RuleSet};

/// The table's size in MiB, whatever the options say: the number must not depend on it.
const HASH: usize = 16;
/// The depth if none is asked for.
pub(super) const DEPTH: u32 = 9;

/// From the opening to the end, quiet and not.
const POSITIONS: [&str; 10] = [
    "WW3BB/WW1R1BB/2RRR2/1RRRRR1/2RRR2/BB1R1WW/BB3WW w",
    "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0",
    "WW3BB/1WWR1B1/2RRRB1/1RRRRR1/1BRRR2/B1BR1W1/B2WW1W w",
    "W4BB/1W1R1B1/1WRRR1B/R1RRRR1/2RRR1B/1BB1RWW/B5W w 0-0",
    "1W3B1/W2RB2/1RRR2B/2RRRR1/W1RR3/1B2R1W/B5W b 1-1",
    "3W1B1/1W1R3/2R1RB1/W1R1R2/1BRR3/4R1W/B4W1 w 2-1",
    "2W4/3RB2/1W1R1R1/3R2B/2B1R2/1W5/5W1 b 3-3",
    "W6/2R1B2/4R2/1R3W1/2B4/3R3/5BW w 4-4",
    "7/W1B4/3R3/2R1W2/5B1/1R5/4W1B b 5-4",
    "7/1W3B1/7/2R1R2/7/3B1W1/W6 w 5-5",
];

/// Searches every position to a depth and prints positions, time and speed.
pub(super) fn run(depth: u32, options: &Options, out: &Out) {
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for text in POSITIONS {
        let position: Position = match text.parse() {
            Ok(position) => position,
            Err(reason) => return out.error(&format!("{text}: {reason}")),
        };
        let game = GameState::from_position(position, RuleSet::LEAFLET);
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        let mut task = Task::new(&game, limits);
        task.threads = options.threads;
        let table = TranspositionTable::new(HASH);
        table.allocate();
        let start = Instant::now();
        let found = task.run(&table, &mut Unwatched);
        let visited = found.opinion.map_or(0, |opinion| opinion.nodes);
        let took = start.elapsed();
        out.say(&format!(
            "info string {visited} nodes {} ms {text}",
            took.as_millis()
        ));
        nodes += visited;
        time += took;
    }
    let speed = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    out.say(&format!("{nodes} nodes {speed} nps"));
}
