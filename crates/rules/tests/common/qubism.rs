//! Qubism again, written from the rules alone: cubes with six faces that are rotated in space, on a
//! 5×5 board, slow and plain.
//!
//! It uses none of the program's own types, so a mistake in either shows up as a difference.

use std::collections::BTreeSet;

/// East, north, up.
type Vector = [i32; 3];
type At = (i32, i32);

const UP: Vector = [0, 0, 1];
/// The four directions with their letters.
const SIDES: [(char, Vector); 4] =
    [('N', [0, 1, 0]), ('E', [1, 0, 0]), ('S', [0, -1, 0]), ('W', [-1, 0, 0])];
/// Marking of a cube: each face, the direction of its arrow, and the side of its fin.
const MARKING: [[Vector; 3]; 6] = [
    [[0, 0, 1], [0, 1, 0], [-1, 0, 0]],
    [[0, -1, 0], [-1, 0, 0], [0, 0, -1]],
    [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
    [[0, 0, -1], [0, -1, 0], [1, 0, 0]],
    [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
    [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
];

/// A cube in its orientation: six faces with arrow and fin.
pub(crate) type Cube = [[Vector; 3]; 6];

fn dot(one: Vector, other: Vector) -> i32 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

fn cross(one: Vector, other: Vector) -> Vector {
    [
        one[1] * other[2] - one[2] * other[1],
        one[2] * other[0] - one[0] * other[2],
        one[0] * other[1] - one[1] * other[0],
    ]
}

fn minus(vector: Vector) -> Vector {
    vector.map(|part| -part)
}

/// The quarter turn that carries `from` to `to`.
fn turned(cube: &Cube, from: Vector, to: Vector) -> Cube {
    let axis = cross(from, to);
    let turn = |vector: Vector| {
        [0, 1, 2].map(|part| {
            dot(vector, from) * to[part] - dot(vector, to) * from[part]
                + dot(vector, axis) * axis[part]
        })
    };
    cube.map(|face| face.map(turn))
}

/// All orientations of a cube that look different.
pub(crate) fn orientations() -> Vec<Cube> {
    let mut found = vec![MARKING];
    let mut next = 0;
    while next < found.len() {
        for (from, to) in [(UP, [1, 0, 0]), (UP, [0, 1, 0]), ([1, 0, 0], [0, 1, 0])] {
            let mut cube = turned(&found[next], from, to);
            cube.sort_unstable();
            if !found.iter().any(|other| sorted(other) == cube) {
                found.push(cube);
            }
        }
        next += 1;
    }
    found
}

fn sorted(cube: &Cube) -> Cube {
    let mut faces = *cube;
    faces.sort_unstable();
    faces
}

/// The top face as text: `NL` to `WR`.
pub(crate) fn seen(cube: &Cube) -> String {
    let top = cube.iter().find(|face| face[0] == UP).expect("a top");
    let (letter, arrow) = SIDES.into_iter().find(|(_, side)| *side == top[1]).expect("an arrow");
    let fin = if top[2] == cross(UP, arrow) { 'L' } else { 'R' };
    format!("{letter}{fin}")
}

fn arrow(cube: &Cube) -> Vector {
    cube.iter().find(|face| face[0] == UP).expect("a top")[1]
}

/// The cube after it rolls in the direction of its arrow.
pub(crate) fn rolled(cube: &Cube) -> Cube {
    turned(cube, UP, arrow(cube))
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    /// `board[rank][file]`.
    board: [[Option<Cube>; 5]; 5],
    /// Black's pawn, then White's.
    pawns: [At; 2],
    turn: usize,
    repetition: bool,
    positions: Vec<String>,
    orientations: Vec<Cube>,
}

/// Name of a square, such as "a1".
pub(crate) fn name((file, rank): At) -> String {
    format!("{}{}", ['a', 'b', 'c', 'd', 'e'][file as usize], rank + 1)
}

/// All squares, a1 first.
pub(crate) fn squares() -> Vec<At> {
    (0..25).map(|number| (number % 5, number / 5)).collect()
}

fn square(text: &str) -> At {
    let letters: Vec<i32> = text.bytes().map(i32::from).collect();
    (letters[0] - 97, letters[1] - 49)
}

fn on_board((file, rank): At) -> bool {
    (0..5).contains(&file) && (0..5).contains(&rank)
}

fn beside((file, rank): At) -> Vec<At> {
    let all = [(file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)];
    all.into_iter().filter(|&at| on_board(at)).collect()
}

/// Texts of all moves, legal or not.
pub(crate) fn all_texts() -> Vec<String> {
    let mut texts = Vec::new();
    for from in squares() {
        for to in squares().into_iter().filter(|&to| to != from) {
            texts.push(name(from) + &name(to));
        }
        for (letter, _) in SIDES {
            for fin in ['L', 'R'] {
                texts.push(format!("{}{letter}{fin}", name(from)));
            }
        }
    }
    texts
}

impl Oracle {
    /// A game that starts from the text of a position.
    pub(crate) fn from_text(text: &str, repetition: bool) -> Self {
        let orientations = orientations();
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = [[None; 5]; 5];
        for (row, rank) in fields[0].split('/').enumerate() {
            let mut file = 0;
            let letters: Vec<char> = rank.chars().collect();
            let mut next = 0;
            while next < letters.len() {
                if let Some(empty) = letters[next].to_digit(10) {
                    file += empty as usize;
                    next += 1;
                } else {
                    let state: String = letters[next..next + 2].iter().collect();
                    let cube = orientations.iter().find(|cube| seen(cube) == state);
                    board[4 - row][file] = Some(*cube.expect(text));
                    file += 1;
                    next += 2;
                }
            }
        }
        let mut oracle = Self {
            board,
            pawns: [square(fields[1]), square(fields[2])],
            turn: usize::from(fields[3] == "w"),
            repetition,
            positions: Vec::new(),
            orientations,
        };
        oracle.positions.push(oracle.position());
        oracle
    }

    fn cube(&self, (file, rank): At) -> Option<Cube> {
        self.board[rank as usize][file as usize]
    }

    fn cubes(&self) -> Vec<At> {
        let mut all = squares();
        all.retain(|&at| self.cube(at).is_some());
        all
    }

    fn free(&self, at: At) -> bool {
        on_board(at) && self.cube(at).is_none() && !self.pawns.contains(&at)
    }

    /// The squares a pawn can reach without crossing a cube.
    fn reach(&self, player: usize) -> BTreeSet<At> {
        let mut reached = BTreeSet::new();
        let mut open = vec![self.pawns[player]];
        while let Some(at) = open.pop() {
            if reached.insert(at) {
                let next = beside(at).into_iter().filter(|&at| self.cube(at).is_none());
                open.extend(next);
            }
        }
        reached
    }

    fn has_way(&self, player: usize) -> bool {
        let goal = [4, 0][player];
        self.reach(player).iter().any(|&(_, rank)| rank == goal)
    }

    /// For a player whose way is closed: the player, the squares that the pawn can reach, and the cubes whose
    /// removal would open the way. `None` if both have a way.
    fn wall(&self) -> Option<String> {
        let player = (0..2).find(|&player| !self.has_way(player))?;
        let names = |squares: Vec<At>| squares.into_iter().map(name).collect::<Vec<_>>().join(",");
        let mut reach: Vec<At> = self.reach(player).into_iter().collect();
        reach.sort_by_key(|&(file, rank)| (rank, file));
        let mut closing = self.cubes();
        closing.retain(|&(file, rank)| {
            let mut less = self.clone();
            less.board[rank as usize][file as usize] = None;
            less.has_way(player)
        });
        Some(format!("wall {player} {} {}", names(reach), names(closing)))
    }

    /// Target squares of the pawn to move.
    pub(crate) fn pawn_targets(&self) -> Vec<At> {
        let own = self.pawns[self.turn];
        let other = self.pawns[1 - self.turn];
        let mut targets: Vec<At> = beside(own).into_iter().filter(|&at| self.free(at)).collect();
        if beside(own).contains(&other) {
            let (east, north) = (other.0 - own.0, other.1 - own.1);
            let behind = (other.0 + east, other.1 + north);
            if self.free(behind) {
                targets.push(behind);
            } else {
                let sides = [(other.0 + north, other.1 + east), (other.0 - north, other.1 - east)];
                targets.extend(sides.into_iter().filter(|&at| self.free(at)));
            }
        }
        targets
    }

    /// Reason why a move is illegal, in words; `legal` if it is not.
    pub(crate) fn verdict(&self, text: &str) -> String {
        if self.outcome().is_some() {
            return "over".into();
        }
        let from = square(&text[..2]);
        if text.ends_with(['L', 'R']) {
            return self.place_verdict(from, &text[2..]);
        }
        let to = square(&text[2..]);
        if from == self.pawns[self.turn] {
            return self.pawn_verdict(to);
        }
        if from == self.pawns[1 - self.turn] {
            return "not yours".into();
        }
        match self.cube(from) {
            Some(cube) => self.slide_verdict(from, &cube, to),
            None => "empty".into(),
        }
    }

    fn place_verdict(&self, at: At, state: &str) -> String {
        if self.cubes().len() == 9 {
            return "supply empty".into();
        }
        if !self.free(at) {
            return "taken".into();
        }
        let cube = self.orientations.iter().find(|cube| seen(cube) == state);
        let [east, north, _] = arrow(cube.expect(state));
        let target = (at.0 + east, at.1 + north);
        if !on_board(target) {
            return "arrow off".into();
        }
        if self.cube(target).is_some() {
            return format!("arrow at cube {}", name(target));
        }
        if self.pawns.contains(&target) {
            return format!("arrow at pawn {}", name(target));
        }
        let mut after = self.clone();
        after.board[at.1 as usize][at.0 as usize] = cube.copied();
        after.wall().unwrap_or_else(|| "legal".into())
    }

    fn slide_verdict(&self, from: At, cube: &Cube, to: At) -> String {
        let [east, north, _] = arrow(cube);
        let ahead: Vec<At> = (1..5)
            .map(|steps| (from.0 + steps * east, from.1 + steps * north))
            .filter(|&at| on_board(at))
            .collect();
        if !ahead.first().is_some_and(|&at| self.free(at)) {
            return "locked".into();
        }
        if !ahead.contains(&to) {
            return "off arrow".into();
        }
        for at in ahead {
            if !self.free(at) {
                return format!("not free {}", name(at));
            }
            if at == to {
                break;
            }
        }
        let mut after = self.clone();
        after.slide(from, to);
        after.wall().unwrap_or_else(|| "legal".into())
    }

    fn pawn_verdict(&self, to: At) -> String {
        let targets = self.pawn_targets();
        if targets.contains(&to) {
            return "legal".into();
        }
        let own = self.pawns[self.turn];
        let other = self.pawns[1 - self.turn];
        let faces = beside(own).contains(&other);
        let near = beside(own).contains(&to) || faces && beside(other).contains(&to);
        if !near {
            return "not a step".into();
        }
        if self.cube(to).is_some() {
            return format!("cube in the way {}", name(to));
        }
        if to == other {
            return "pawn in the way".into();
        }
        let behind = (2 * other.0 - own.0, 2 * other.1 - own.1);
        format!("jump straight {}", name(behind))
    }

    fn slide(&mut self, from: At, to: At) {
        let cube = self.board[from.1 as usize][from.0 as usize].take();
        self.board[to.1 as usize][to.0 as usize] = cube.map(|cube| rolled(&cube));
    }

    /// All legal moves, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = all_texts();
        moves.retain(|text| self.verdict(text) == "legal");
        moves.sort();
        moves
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        let from = square(&text[..2]);
        if text.ends_with(['L', 'R']) {
            let cube = self.orientations.iter().find(|cube| seen(cube) == text[2..]);
            self.board[from.1 as usize][from.0 as usize] = cube.copied();
        } else if from == self.pawns[self.turn] {
            self.pawns[self.turn] = square(&text[2..]);
        } else {
            self.slide(from, square(&text[2..]));
        }
        self.turn = 1 - self.turn;
        self.positions.push(self.position());
    }

    /// The winner (`None` for a draw) and the kind of ending once the game is over.
    pub(crate) fn outcome(&self) -> Option<(Option<usize>, &'static str)> {
        if self.pawns[0].1 == 4 {
            return Some((Some(0), "goal"));
        }
        if self.pawns[1].1 == 0 {
            return Some((Some(1), "goal"));
        }
        let now = self.position();
        let times = self.positions.iter().filter(|&past| *past == now).count();
        (self.repetition && times >= 3).then_some((None, "repetition"))
    }

    /// The position as text with four fields.
    pub(crate) fn position(&self) -> String {
        let mut ranks = Vec::new();
        for rank in self.board.iter().rev() {
            let squares = rank.map(|cube| cube.map_or(".".to_owned(), |cube| seen(&cube)));
            let mut text = squares.concat();
            for empty in (1..=5).rev() {
                text = text.replace(&".".repeat(empty), &empty.to_string());
            }
            ranks.push(text);
        }
        let [black, white] = self.pawns.map(name);
        let turn = ["b", "w"][self.turn];
        format!("{} {black} {white} {turn}", ranks.join("/"))
    }

    /// Returns `true` if each face of the marking and its opposite are of different kinds.
    pub(crate) fn opposite_faces_differ() -> bool {
        let kind = |face: &[Vector; 3]| face[2] == cross(face[0], face[1]);
        MARKING.iter().all(|face| {
            let opposite = MARKING.iter().find(|other| other[0] == minus(face[0]));
            opposite.is_some_and(|other| kind(face) != kind(other))
        })
    }
}
