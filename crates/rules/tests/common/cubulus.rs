//! Cubulus again, written from the rules alone: letters in a 3×3×3 array, slow and plain.
//!
//! It uses none of the program's own types, so a mistake in either shows up as a difference.

use std::collections::BTreeSet;

/// The cube as `cube[layer][rank][file]`, `.` for an empty cell.
pub(crate) type Array = [[[char; 3]; 3]; 3];

type At = (i32, i32, i32);

#[derive(Clone, Debug)]
pub(crate) struct Oracle {
    cube: Array,
    /// The players in turn order, `W B` or `W B R`.
    seats: Vec<char>,
    out: BTreeSet<char>,
    turn: char,
    repetition: bool,
    /// The cube before the last move, and the text of the shift that would restore it.
    last: Option<(Array, String)>,
    positions: Vec<String>,
    outcome: Option<(Option<char>, &'static str)>,
}

/// Name of a cell, such as "a11".
pub(crate) fn name((file, rank, layer): At) -> String {
    let letter = ['a', 'b', 'c'][file as usize];
    format!("{letter}{}{}", rank + 1, layer + 1)
}

/// All cells, a11 first.
pub(crate) fn cells() -> Vec<At> {
    let mut cells = Vec::new();
    for layer in 0..3 {
        for rank in 0..3 {
            for file in 0..3 {
                cells.push((file, rank, layer));
            }
        }
    }
    cells
}

fn inside(value: i32) -> bool {
    (0..3).contains(&value)
}

/// All directed lines, beginning with the cell at which they are entered.
fn lines() -> Vec<[At; 3]> {
    let steps = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)];
    let mut lines = Vec::new();
    for (file, rank, layer) in cells() {
        for (x, y, z) in steps {
            let line = [0, 1, 2].map(|n| (file + n * x, rank + n * y, layer + n * z));
            let (end_file, end_rank, end_layer) = line[2];
            if inside(end_file) && inside(end_rank) && inside(end_layer) {
                lines.push(line);
            }
        }
    }
    lines
}

/// `true` for the moves that are never generated.
pub(crate) fn is_leaving(text: &str) -> bool {
    ["resign", "timeout"].contains(&text)
}

/// Texts of all moves, legal or not.
pub(crate) fn all_texts() -> Vec<String> {
    let puts = cells().into_iter().map(name);
    let pushes = lines().into_iter().map(|line| name(line[0]) + &name(line[1]));
    let words = ["pass", "resign", "timeout"].map(String::from);
    puts.chain(pushes).chain(words).collect()
}

/// The nine cells of each face, row by row.
fn faces() -> Vec<[[At; 3]; 3]> {
    let mut faces = Vec::new();
    for end in [0, 2] {
        let grid = |cell: fn(i32, i32, i32) -> At| {
            [0, 1, 2].map(|row| [0, 1, 2].map(|column| cell(end, row, column)))
        };
        faces.push(grid(|end, row, column| (end, row, column)));
        faces.push(grid(|end, row, column| (row, end, column)));
        faces.push(grid(|end, row, column| (row, column, end)));
    }
    faces
}

/// All squares: the 2×2 squares, the corners and the edge middles of each face.
pub(crate) fn squares() -> Vec<[At; 4]> {
    let mut squares = Vec::new();
    for face in faces() {
        for row in 0..2 {
            for column in 0..2 {
                squares.push([
                    face[row][column],
                    face[row][column + 1],
                    face[row + 1][column],
                    face[row + 1][column + 1],
                ]);
            }
        }
        squares.push([face[0][0], face[0][2], face[2][0], face[2][2]]);
        squares.push([face[0][1], face[1][0], face[1][2], face[2][1]]);
    }
    squares
}

/// The line that a text names by its first two cells.
fn line(text: &str) -> [At; 3] {
    let wanted = |line: &[At; 3]| name(line[0]) + &name(line[1]) == text;
    lines().into_iter().find(wanted).expect(text)
}

fn at(cube: &Array, (file, rank, layer): At) -> char {
    cube[layer as usize][rank as usize][file as usize]
}

fn put(cube: &mut Array, (file, rank, layer): At, letter: char) {
    cube[layer as usize][rank as usize][file as usize] = letter;
}

impl Oracle {
    /// A game that starts from a cube.
    pub(crate) fn new(cube: Array, seats: &str, turn: char, repetition: bool) -> Self {
        let mut oracle = Self {
            cube,
            seats: seats.chars().filter(|&c| c != '.').collect(),
            out: BTreeSet::new(),
            turn,
            repetition,
            last: None,
            positions: Vec::new(),
            outcome: None,
        };
        oracle.positions.push(oracle.position());
        oracle
    }

    /// A game that starts from the text of a position.
    pub(crate) fn from_text(text: &str, repetition: bool) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut letters = String::new();
        for letter in fields[0].chars() {
            match letter.to_digit(10) {
                Some(empty) => letters += &".".repeat(empty as usize),
                None if letter != '/' => letters.push(letter),
                None => {}
            }
        }
        let letters: Vec<char> = letters.chars().collect();
        let mut cube = [[['.'; 3]; 3]; 3];
        for (row, letters) in letters.chunks(3).enumerate() {
            cube[2 - row / 3][2 - row % 3] = [letters[0], letters[1], letters[2]];
        }
        let turn = fields[1].to_ascii_uppercase().chars().next().expect(text);
        let all = &["W", "B", "R"][..fields[2].len()];
        let mut oracle = Self::new(cube, &all.concat(), turn, repetition);
        for (seat, letter) in fields[2].chars().enumerate() {
            if letter == '.' {
                let out = oracle.seats[seat];
                oracle.out.insert(out);
            }
        }
        if fields[3] != "-" {
            // The banned shift leads back to the cube before the last move.
            let before = oracle.shifted(line(fields[3]));
            oracle.last = Some((before, fields[3].into()));
        }
        oracle.positions = vec![oracle.position()];
        oracle
    }

    fn count(&self, letter: char) -> usize {
        let all = self.cube.iter().flatten().flatten();
        all.filter(|&&c| c == letter).count()
    }

    fn hand(&self) -> usize {
        9 - self.count(self.turn)
    }

    fn laying(&self) -> bool {
        self.seats.len() == 2 && self.count('R') < 9
    }

    fn shifted(&self, line: [At; 3]) -> Array {
        let mut cube = self.cube;
        let [one, two, three] = line.map(|cell| at(&self.cube, cell));
        put(&mut cube, line[0], three);
        put(&mut cube, line[1], one);
        put(&mut cube, line[2], two);
        cube
    }

    /// Reason why a move is illegal, as a word; `legal` if it is not.
    pub(crate) fn verdict(&self, text: &str) -> String {
        if self.outcome.is_some() {
            return "over".into();
        }
        match text {
            "pass" if self.can_act() => "no pass".into(),
            "resign" | "timeout" if self.seats.len() < 3 => "no resign".into(),
            "pass" | "resign" | "timeout" => "legal".into(),
            _ => self.action_verdict(text),
        }
    }

    fn can_act(&self) -> bool {
        all_texts()
            .iter()
            .filter(|text| !["pass", "resign", "timeout"].contains(&text.as_str()))
            .any(|text| self.action_verdict(text) == "legal")
    }

    fn action_verdict(&self, text: &str) -> String {
        let first = cells().into_iter().find(|&cell| text.starts_with(&name(cell)));
        let first = first.expect(text);
        let full = at(&self.cube, first) != '.';
        if text.len() == 3 {
            return match (full, self.laying()) {
                (true, _) => format!("{text} taken"),
                (false, false) if text == "b22" => "core".into(),
                (false, false) if self.hand() == 0 => "hand empty".into(),
                (false, _) => "legal".into(),
            };
        }
        match (full, self.laying()) {
            (true, true) => return format!("{} taken", name(first)),
            (false, true) => return "laying".into(),
            (false, false) => return format!("{} empty", name(first)),
            (true, false) => {}
        }
        let line = line(text);
        let letters = line.map(|cell| at(&self.cube, cell));
        if letters.contains(&'.') {
            return if self.hand() == 0 { "hand empty".into() } else { "legal".into() };
        }
        let after = self.shifted(line);
        if after == self.cube {
            "alike".into()
        } else if self.last.as_ref().is_some_and(|(before, _)| *before == after) {
            format!("take back by {}", self.before_turn())
        } else {
            "legal".into()
        }
    }

    /// All legal moves by which nobody leaves the game, sorted.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = all_texts();
        moves.retain(|text| !is_leaving(text) && self.verdict(text) == "legal");
        moves.sort();
        moves
    }

    fn left(&self) -> Vec<char> {
        let mut left = self.seats.clone();
        left.retain(|seat| !self.out.contains(seat));
        left
    }

    fn after_turn(&self) -> char {
        let seat = self.seats.iter().position(|&c| c == self.turn).expect("a seat");
        let round = self.seats.iter().cycle().skip(seat + 1);
        *round
            .take(self.seats.len())
            .find(|seat| !self.out.contains(seat))
            .expect("a remaining player")
    }

    fn before_turn(&self) -> char {
        let left = self.left();
        let place = left.iter().position(|&c| c == self.turn).expect("a seat");
        left[(place + left.len() - 1) % left.len()]
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, text: &str) {
        let before = self.cube;
        let mover = self.turn;
        self.last = None;
        if is_leaving(text) {
            self.turn = self.after_turn();
            self.out.insert(mover);
            if self.left().len() == 1 {
                self.outcome = Some((Some(self.turn), "resignation"));
            }
            self.positions.push(self.position());
            return;
        }
        let was_laying = self.laying();
        let cell = |name_of: &str| {
            let found = cells().into_iter().find(|&cell| name(cell) == name_of);
            found.expect(name_of)
        };
        if text.len() == 3 {
            let letter = if was_laying { 'R' } else { mover };
            put(&mut self.cube, cell(text), letter);
        } else if text != "pass" {
            let line = line(text);
            let [one, two, three] = line.map(|cell| at(&self.cube, cell));
            if two == '.' {
                put(&mut self.cube, line[1], one);
                put(&mut self.cube, line[0], mover);
            } else if three == '.' {
                put(&mut self.cube, line[2], two);
                put(&mut self.cube, line[1], one);
                put(&mut self.cube, line[0], mover);
            } else {
                self.cube = self.shifted(line);
                let back = name(line[2]) + &name(line[1]);
                self.last = Some((before, back));
            }
        }
        if !self.laying() {
            self.turn = if was_laying { 'W' } else { self.after_turn() };
        }
        self.positions.push(self.position());
        self.outcome = self.find_outcome(mover);
    }

    fn has_square(&self, letter: char) -> bool {
        squares().iter().any(|square| square.iter().all(|&cell| at(&self.cube, cell) == letter))
    }

    fn find_outcome(&self, mover: char) -> Option<(Option<char>, &'static str)> {
        // A square of the other players counts first, in turn order, then one of the mover.
        let mut order = self.left();
        let place = order.iter().position(|&c| c == mover).expect("a seat");
        order.rotate_left(place + 1);
        for player in order {
            if self.has_square(player) {
                let by = if player == mover { "square" } else { "gift" };
                return Some((Some(player), by));
            }
        }
        let now = self.position();
        let times = self.positions.iter().filter(|&past| *past == now).count();
        (self.repetition && times >= 3).then_some((None, "repetition"))
    }

    /// The winner (`None` for a draw) and the kind of ending once the game is over.
    pub(crate) fn outcome(&self) -> Option<(Option<char>, &'static str)> {
        self.outcome
    }

    /// The position as text with four fields.
    pub(crate) fn position(&self) -> String {
        let mut ranks = Vec::new();
        for layer in [2, 1, 0] {
            for rank in [2, 1, 0] {
                let letters: String = self.cube[layer][rank].iter().collect();
                let text = letters.replace("...", "3").replace("..", "2").replace('.', "1");
                ranks.push(text);
            }
        }
        let players: String = self
            .seats
            .iter()
            .map(|seat| if self.out.contains(seat) { '.' } else { seat.to_ascii_lowercase() })
            .collect();
        let turn = self.turn.to_ascii_lowercase();
        let ban = self.last.as_ref().map_or("-", |(_, shift)| shift);
        format!("{} {turn} {players} {ban}", ranks.join("/"))
    }
}
