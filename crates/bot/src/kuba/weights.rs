//! Learned evaluation of Kuba.
//!
//! Each of the fourteen lines of the board (see [`super::lines`]) and the score of captured reds adds a
//! vector from a table; an output layer turns the sum into a value. `kuba-lab learn` makes the tables from
//! games of the program against itself; they are built into the binary.

use std::sync::LazyLock;

use super::lines::{KINDS, PATTERNS, each_line, reversed};
use crate::output_layer::{self, OutputLayer, Vector, WIDTH};
use kuba_rules::Player;
use kuba_rules::kuba::{ExtraTurn, Position, REDS_TO_WIN};

/// Number of scores: 0 to 6 captured reds for each side.
pub const SCORES: usize = (REDS_TO_WIN as usize) * (REDS_TO_WIN as usize);
const MAGIC: &[u8; 8] = b"KUBANET2";

/// For games in which a capture grants another push.
static CHAINS: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in(&output_layer::built_in!("kuba.net")));
/// For games in which it does not.
static SINGLE: LazyLock<Weights> =
    LazyLock::new(|| Weights::built_in(&output_layer::built_in!("kubatoo.net")));

/// Weights of the evaluation.
pub struct Weights {
    /// By `kind * PATTERNS + pattern`.
    lines: Box<[Vector; KINDS * PATTERNS]>,
    /// By [`score`].
    scores: Vec<Vector>,
    output: OutputLayer,
}

impl Weights {
    /// Returns the built-in weights for games with this rule.
    #[inline]
    pub fn own(extra: ExtraTurn) -> &'static Self {
        match extra {
            ExtraTurn::Must | ExtraTurn::May | ExtraTurn::RedMust | ExtraTurn::RedMay => &CHAINS,
            ExtraTurn::None => &SINGLE,
        }
    }

    fn built_in(bytes: &[u8]) -> Self {
        Self::read(bytes).expect("the weights are part of the program")
    }

    /// Reads weights written by [`Weights::write`]; `None` if the bytes are not weights.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (output, mut vector) = output_layer::read(bytes, MAGIC)?;
        let scores: Vec<Vector> = (0..SCORES).map(|_| vector()).collect::<Option<_>>()?;
        let mut lines = vec![Vector::ZERO; KINDS * PATTERNS];
        for (kind, pattern) in canonical() {
            let vector = vector()?;
            lines[kind * PATTERNS + pattern] = vector;
            lines[kind * PATTERNS + reversed(pattern)] = vector;
        }
        let lines = lines.into_boxed_slice().try_into().ok()?;
        Some(Self { lines, scores, output })
    }

    /// Encodes learned weights: those of the output layer in hundredths, the vectors of each score, and those
    /// of each line in the order of [`canonical`].
    pub fn write<'a>(
        out: &[f32; WIDTH],
        vectors: impl Iterator<Item = &'a [f32; WIDTH]>,
    ) -> Vec<u8> {
        output_layer::write(MAGIC, out, vectors)
    }

    /// Decodes the arguments of [`Weights::write`]; `None` if the bytes are not weights.
    pub fn written(bytes: &[u8]) -> Option<([f32; WIDTH], Vec<[f32; WIDTH]>)> {
        output_layer::written(bytes, MAGIC)
    }

    /// Returns the value of a position for the player to move, in hundredths of a red.
    #[inline]
    pub fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = self.scores[score(position)];
        each_line(position, position.turn(), |_, line| sum += self.lines[line]);
        self.output.worth(sum)
    }
}

/// Returns the index of a position's score of captured reds; the mover's reds are the higher digit.
#[inline]
pub fn score(position: &Position) -> usize {
    let reds = |player: Player| usize::from(position.reds(player).min(REDS_TO_WIN - 1));
    let turn = position.turn();
    reds(turn) * usize::from(REDS_TO_WIN) + reds(turn.next(2))
}

/// Returns the kinds and patterns of lines; of a pattern and its reverse only the smaller one.
pub fn canonical() -> impl Iterator<Item = (usize, usize)> {
    (0..KINDS).flat_map(|kind| {
        (0..PATTERNS)
            .filter(|&pattern| pattern <= reversed(pattern))
            .map(move |pattern| (kind, pattern))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kuba::lines::lines;
    use kuba_rules::kuba::Setup;

    /// [`Weights::evaluate`] part by part and without rounding.
    fn slowly(net: &Weights, position: &Position) -> f32 {
        let lines = lines(position, position.turn()).map(|line| net.lines[usize::from(line)]);
        let score = net.scores[score(position)];
        net.output.exact_worth(lines.into_iter().chain([score]))
    }

    #[test]
    fn an_evaluation_in_whole_numbers_is_the_exact_one_but_for_rounding() {
        let texts = [
            "2W2B1/2WR1B1/1WRRR1B/RWRRB2/1RBRRR1/1B1RWRW/BB3WW b 0-0",
            "2W4/3RB2/1W1R1R1/3R2B/2B1R2/1W5/5W1 b 3-3",
            "7/1W3B1/7/2R1R2/7/3B1W1/W6 w 5-5",
            "7/7/7/5WR/7/7/B6 w 6-0",
        ];
        let positions = texts.map(|text| text.parse().expect("a position"));
        for position in positions.iter().chain([&Position::start(Setup::Standard)]) {
            for extra in [ExtraTurn::Must, ExtraTurn::None] {
                let net = Weights::own(extra);
                let (quick, slow) = (net.evaluate(position), slowly(net, position));
                assert!((quick as f32 - slow).abs() < 5.0, "{quick} {slow} {position}");
            }
        }
    }

    #[test]
    fn bytes_that_are_no_weights_are_refused() {
        assert!(Weights::read(b"").is_none());
        assert!(Weights::read(b"KUBANET1").is_none());
        assert!(Weights::read(MAGIC).is_none());
    }
}
